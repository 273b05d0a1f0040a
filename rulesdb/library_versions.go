package rulesdb

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// showVersion lays the text of an imported version over the rest of the
// library: of the newest for "".
func (l *Library) showVersion(version string) error {
	switch i := slices.IndexFunc(l.Versions, func(d *official.Document) bool { return d.Source.Version == version }); {
	case i >= 0:
		l.Shown = l.Versions[i]
	case version == l.Rules.Digested.Version, version == "" && len(l.Versions) == 0:
		return nil
	case version == "":
		l.Shown = l.Versions[0]
	default:
		return &VersionError{Version: version, Known: l.versionNumbers()}
	}
	if err := l.addRules(l.Shown); err != nil {
		return fmt.Errorf("show version %s of the rules: %w", l.Shown.Source.Version, err)
	}
	if digested := l.Version(l.Rules.Digested.Version); digested != nil && digested != l.Shown {
		l.moveDigests(official.Compare(digested, l.Shown))
	}
	l.addErrata(l.Shown)
	l.addSections(LimitedPlay, l.Shown.Limited, l.Shown.SourceOf(official.LimitedReference))
	l.addSections(FloorRules, l.Shown.Floor, l.Shown.SourceOf(official.FloorReference))
	l.addFormats(l.Shown)
	return nil
}

// Version finds an imported version of the rules; nil if it isn't imported.
func (l *Library) Version(version string) *official.Document {
	for _, d := range l.Versions {
		if d.Source.Version == version {
			return d
		}
	}
	return nil
}

// versionNumbers lists the versions that can be shown.
func (l *Library) versionNumbers() []string {
	var known []string
	for _, d := range l.Versions {
		known = append(known, d.Source.Version)
	}
	if shipped := l.Rules.Digested.Version; !slices.Contains(known, shipped) {
		known = append(known, shipped+" (in our own words)")
	}
	return known
}

// moveDigests brings our words for the rules of the version that they restate
// to where these rules stand in the version shown.
func (l *Library) moveDigests(c *official.Comparison) {
	digests := map[string]string{}
	for _, rule := range l.Rules.inOrder() {
		digests[rule.Number] = rule.Digest
	}
	for _, rule := range l.Shown.Rules {
		if ours := l.Rules.Rule(rule.Number); ours != nil {
			ours.Digest = c.Citing(digests[c.Was(rule.Number)])
		}
	}
}

// addRules lays the official text over the tree and the glossary. Rules that
// only the document has are added.
func (l *Library) addRules(document *official.Document) error {
	l.Rules.renumberGlossary(document.Rules[len(document.Rules)-1].Number)
	for _, theirs := range document.Rules {
		rule := l.Rules.Rule(theirs.Number)
		if rule == nil {
			added, err := l.Rules.add(theirs.Number, theirs.Title)
			if err != nil {
				return err
			}
			rule = added
		}
		rule.Official = theirs.Text
		if theirs.Title != "" {
			rule.Title = theirs.Title
		}
	}
	for _, theirs := range document.Glossary {
		entry := entryOf(l.Glossary, theirs.Term)
		if entry == nil {
			entry = &GlossaryEntry{Term: theirs.Term}
			l.Glossary = append(l.Glossary, entry)
		}
		entry.Official = theirs.Text
	}
	sortGlossary(l.Glossary)
	l.Rules.Source = document.Source
	return nil
}

// renumberGlossary gives the glossary, which is the last chapter, the number that
// it has in the version shown.
func (r *Rules) renumberGlossary(number string) {
	glossary := r.Chapters[len(r.Chapters)-1]
	delete(r.byNumber, glossary.Number)
	glossary.Number = number
	r.byNumber[number] = glossary
}

// addErrata puts the official errata beside ours. One that ours lack stands
// after those of its set.
func (l *Library) addErrata(document *official.Document) {
	source := document.SourceOf(official.CardReference)
	for _, theirs := range document.Errata {
		e := l.ourErratum(theirs)
		if e == nil {
			e = l.addErratum(theirs)
		}
		e.Official, e.OfficialSource = theirs.Text, source
	}
}

// ourErratum finds the erratum of ours that an official one is: that of the
// same set and name, which the document may misspell by a few letters or give
// without the subtitle; nil if there is none.
func (l *Library) ourErratum(theirs *official.Erratum) *Erratum {
	const misspelled = 2 // letters at most
	name := spelling.Fold(theirs.Card)
	var found *Erratum
	best := misspelled + 1
	for _, e := range l.ErrataOfSet(theirs.Set) {
		ours := spelling.Fold(e.Card)
		distance := levenshtein.ComputeDistance(ours, name)
		if distance > 0 && strings.HasPrefix(ours, name+" ") {
			distance = misspelled
		}
		if e.Official == "" && distance < best {
			found, best = e, distance
		}
	}
	return found
}

// addErratum adds an erratum that ours lack.
func (l *Library) addErratum(theirs *official.Erratum) *Erratum {
	e := &Erratum{Set: theirs.Set, Card: theirs.Card, Number: theirs.Card}
	name := spelling.Fold(theirs.Card)
	for _, c := range l.Cards {
		if spelling.Fold(c.Name()) == name && l.Erratum(c.Number) == nil {
			e.Card, e.Number = c.Name(), c.Number
			break
		}
	}
	at := len(l.Errata)
	for i, other := range l.Errata {
		if other.Set == e.Set {
			at = i + 1
		}
	}
	l.Errata = slices.Insert(l.Errata, at, e)
	return e
}

// addSections puts the official sections of a document beside ours, which are
// found by their titles in the order of the document. Sections that ours lack
// stand at its end.
func (l *Library) addSections(kind DocumentKind, theirs []*official.LaterSection, source official.Source) {
	i := slices.IndexFunc(l.Documents, func(d *Document) bool { return d.Kind == kind })
	if i < 0 || len(theirs) == 0 {
		return
	}
	d := l.Documents[i]
	d.OfficialSource = source
	sections := d.Sections()
	last := 0
	for _, from := range theirs {
		at := sectionTitled(sections, from.Title, last)
		if at < 0 {
			d.addSection(from)
			continue
		}
		sections[at].Official, last = from.Text, at
	}
}

// sectionTitled gives the place of a section by its title: of several, the
// first after the last one that was found, and of those before it the first
// without official text. It is -1 if there is none.
func sectionTitled(sections []*DocumentSection, title string, last int) int {
	name := spelling.Fold(title)
	titled := func(s *DocumentSection) bool { return spelling.Fold(s.Title) == name && s.Official == "" }
	if at := slices.IndexFunc(sections[last:], titled); at >= 0 {
		return last + at
	}
	return slices.IndexFunc(sections[:last], titled)
}

// addSection adds a section that only the official document has.
func (d *Document) addSection(from *official.LaterSection) {
	id := d.Root.ID + "/" + strings.ReplaceAll(spelling.Fold(from.Title), " ", "-")
	for n := 2; slices.ContainsFunc(d.Root.Children, func(s *DocumentSection) bool { return s.ID == id }); n++ {
		id = fmt.Sprintf("%s/%s-%d", d.Root.ID, strings.ReplaceAll(spelling.Fold(from.Title), " ", "-"), n)
	}
	d.Root.Children = append(d.Root.Children, &DocumentSection{
		ID: id, Title: from.Title, Official: from.Text, Document: d, Parent: d.Root,
	})
}

// addFormats puts the official text on the legality of cards beside ours: the
// section of each format, or of its kind, and the banlist with the format that
// has one.
func (l *Library) addFormats(document *official.Document) {
	for _, f := range l.Formats {
		f.OfficialSource = document.Source
		for _, s := range document.Formats {
			name := spelling.Fold(s.Title)
			block := f.Sets != nil && strings.HasPrefix(name, "block")
			if block || spelling.Fold(f.Name) == name {
				f.Official = s.Text
			}
		}
		if f.BannedIn != f || len(document.Bans) == 0 {
			continue
		}
		lines := make([]string, len(document.Bans))
		for i, ban := range document.Bans {
			lines[i] = fmt.Sprintf("- %s #%s: %s, from %s", ban.Set, ban.Number, ban.Card, ban.From)
		}
		f.Official = strings.TrimSpace(f.Official + "\n\n" + strings.Join(lines, "\n"))
	}
}
