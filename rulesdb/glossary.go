package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// shippedGlossary reads our own words for the terms of the glossary:
// "# Glossary", then "## Calming X" for each term, followed by what it means.
func shippedGlossary(files fs.FS) ([]*GlossaryEntry, error) {
	source, err := fs.ReadFile(files, glossaryFile)
	if err != nil {
		return nil, err
	}
	parts, err := passages(source)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", glossaryFile, err)
	}
	var glossary []*GlossaryEntry
	for _, part := range parts {
		if part.level == 1 {
			continue
		}
		at := userfile.At(glossaryFile, part.line, 0)
		switch {
		case entryOf(glossary, part.heading) != nil:
			return nil, fmt.Errorf("%s: found the term %q again; expected each term once", at, part.heading)
		case part.body == "":
			return nil, fmt.Errorf("%s: found nothing under %q; expected what the term means", at, part.heading)
		}
		glossary = append(glossary, &GlossaryEntry{Term: part.heading, Digest: part.body})
	}
	sortGlossary(glossary)
	return glossary, nil
}

// entryOf finds a term, whichever way its letters are cased; nil if it isn't
// there.
func entryOf(glossary []*GlossaryEntry, term string) *GlossaryEntry {
	i := slices.IndexFunc(glossary, func(entry *GlossaryEntry) bool { return strings.EqualFold(entry.Term, term) })
	if i < 0 {
		return nil
	}
	return glossary[i]
}

func sortGlossary(glossary []*GlossaryEntry) {
	slices.SortFunc(glossary, func(x, y *GlossaryEntry) int {
		return strings.Compare(strings.ToLower(x.Term), strings.ToLower(y.Term))
	})
}
