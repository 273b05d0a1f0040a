package rulesdb

import (
	"fmt"
	"io"
	"os"

	"canterlaw/data"
	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// ImportRules reads a user's own copies of the Comprehensive Rules into a
// library folder, a file for each version, in place of what was imported of
// that version before. The reports, in the order of the files, tell what was
// repaired and what was left out. If any file is no whole rules document, it
// is refused with a *userfile.Error; if the folder can't be written to, the
// error is a *FolderError. Either way the folder stays as it was.
func ImportRules(folder string, files ...string) ([]Report, error) {
	var documents []*official.Document
	var reports []Report
	from := map[string]string{} // the file of each version
	for _, file := range files {
		document, report, err := ReadRulesFile(file)
		if err != nil {
			return nil, err
		}
		version := document.Source.Version
		if first, ok := from[version]; ok {
			return nil, &userfile.Error{File: file,
				Found:    fmt.Sprintf("version %s, which %s holds too", version, first),
				Expected: "one file for each version"}
		}
		from[version] = file
		documents = append(documents, document)
		reports = append(reports, report)
	}
	if err := Changing(folder, func() error { return storeRules(folder, documents) }); err != nil {
		return nil, fmt.Errorf("store the rules: %w", err)
	}
	return reports, nil
}

// ReadRulesFile is ReadRules with a file, which it opens. It is a *userfile.Error if that can't
// be opened; otherwise it fails as ReadRules does.
func ReadRulesFile(file string) (*official.Document, Report, error) {
	source, err := os.Open(file)
	if err != nil {
		return nil, Report{File: file}, &userfile.Error{File: file, Expected: official.WholeDocument, Err: err}
	}
	defer source.Close()
	return ReadRules(file, source)
}

// ReadRules reads the Comprehensive Rules from a PDF, from text or from Markdown, as
// [official.Read] does, with what ships as what is known. It fails as that does, and if what
// ships can't be read.
func ReadRules(name string, r io.Reader) (*official.Document, Report, error) {
	known, err := knownRules()
	if err != nil {
		return nil, Report{File: name}, err
	}
	document, read, err := official.Read(name, r, known)
	return document, Report{File: name, Read: read.Read, Odd: read.Odd}, err
}

// knownRules is what ships of the rules: their numbers, the cards in our errata, and the titles of the
// sections after the glossary, as far as we know them: the sets of the errata, and our sections of the
// other documents.
func knownRules() (official.Known, error) {
	var known official.Known
	var err error
	if known.Numbers, err = readNumbers(data.FS); err != nil {
		return known, err
	}
	errata, err := shippedErrata(data.FS)
	if err != nil {
		return known, err
	}
	for _, e := range errata {
		known.Errata = append(known.Errata, e.Card)
	}
	sets, err := knownSets()
	if err != nil {
		return known, err
	}
	for _, set := range sets {
		known.Titles = append(known.Titles, set.Name)
	}
	for name, kind := range map[string]DocumentKind{floorFile: FloorRules, limitedFile: LimitedPlay} {
		d, err := readDocument(data.FS, name, kind)
		if err != nil {
			return known, err
		}
		for _, s := range d.Sections() {
			known.Titles = append(known.Titles, s.Title)
		}
	}
	return known, nil
}
