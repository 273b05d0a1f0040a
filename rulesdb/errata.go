package rulesdb

import (
	"fmt"
	"io/fs"
	"strings"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// errataFile lists the errata within data.FS.
const errataFile = "errata.yaml"

// Erratum is what was changed about a card since it was printed. One that only
// an imported document has is without Changes and Source.
type Erratum struct {
	Set     string // under which the document lists the card; its own, but for promotional cards
	Card    string // its full name
	Number  string // its set and collector number (213.2); its name as printed where the library doesn't know the card
	Changes []ErratumChange
	Source  official.Source // the document that issues it
	// Official is the imported text, as Markdown; "" where not imported.
	// OfficialSource is the document that it comes from.
	Official       string
	OfficialSource official.Source
}

// ErratumKind says what an erratum changes about a card.
type ErratumKind string

// The kinds of changes.
const (
	TextChanged   ErratumKind = "text"
	TraitAdded    ErratumKind = "trait added"
	SubtitleAdded ErratumKind = "subtitle added"
)

// ErratumChange is one change of an Erratum, in our own words.
type ErratumChange struct {
	Kind ErratumKind `yaml:"kind" json:"kind"`
	// Alters names the ability whose text is changed.
	Alters string `yaml:"alters" json:"alters,omitempty"`
	// Was and Now are what is different about the text. Was is "" where the
	// document doesn't let the old wording be read; Now then is what it prints.
	Was string `yaml:"was" json:"was,omitempty"`
	Now string `yaml:"now" json:"now,omitempty"`
	// Added is the trait or subtitle, a fact of the card.
	Added string `yaml:"added" json:"added,omitempty"`
	// Note says what is doubtful.
	Note string `yaml:"note" json:"note,omitempty"`
	// Runs says which text the abilities follow, and why, where the document doesn't settle it
	// or set files lack the change.
	Runs string `yaml:"runs" json:"runs,omitempty"`
}

// WasIllegible stands for the old wording where the document doesn't let it be
// read.
const WasIllegible = "The old wording is not legible in the document."

// Lines says the change in a line or more: what it is about, and from what to
// what.
func (c *ErratumChange) Lines() []string {
	var lines []string
	switch c.Kind {
	case TraitAdded:
		lines = append(lines, "Trait added: "+c.Added)
	case SubtitleAdded:
		lines = append(lines, "Subtitle added: "+c.Added)
	default:
		was := "Was: " + c.Was
		if c.Was == "" {
			was = WasIllegible
		}
		lines = append(lines, c.Alters, was, "Now: "+c.Now)
	}
	if c.Note != "" {
		lines = append(lines, "Note: "+c.Note)
	}
	if c.Runs != "" {
		lines = append(lines, "What runs: "+c.Runs)
	}
	return lines
}

// ErratumOf gives a card's erratum; nil if it has none.
func (l *Library) ErratumOf(c *Card) *Erratum {
	e := l.Erratum(c.Number)
	if e == nil || !strings.HasPrefix(spelling.Fold(e.Card), spelling.Fold(c.Faces[0].Title)) {
		return nil
	}
	return e
}

// Erratum finds the erratum of the card with a set and collector number; nil
// if there is none.
func (l *Library) Erratum(number string) *Erratum {
	for _, e := range l.Errata {
		if strings.EqualFold(e.Number, number) {
			return e
		}
	}
	return nil
}

// ErrataSets lists the sets that have errata in the order of the document.
func (l *Library) ErrataSets() []string {
	var sets []string
	for _, e := range l.Errata {
		if len(sets) == 0 || sets[len(sets)-1] != e.Set {
			sets = append(sets, e.Set)
		}
	}
	return sets
}

// ErrataOfSet lists a set's errata in the order of the document.
func (l *Library) ErrataOfSet(set string) []*Erratum {
	var errata []*Erratum
	for _, e := range l.Errata {
		if e.Set == set {
			errata = append(errata, e)
		}
	}
	return errata
}

type errataEntry struct {
	Card    string                  `yaml:"card"`
	Number  string                  `yaml:"number"`
	Changes []placed[ErratumChange] `yaml:"changes"`
}

// shippedErrata reads the errata, by set.
func shippedErrata(files fs.FS) ([]*Erratum, error) {
	var file struct {
		Format int                  `yaml:"format"`
		Source placed[sourceInFile] `yaml:"source"`
		Sets   []struct {
			Set   placed[string]        `yaml:"set"`
			Cards []placed[errataEntry] `yaml:"cards"`
		} `yaml:"sets"`
	}
	if err := readYAMLFile(files, errataFile, &file); err != nil {
		return nil, err
	}
	if err := checkFormat(errataFile, file.Format); err != nil {
		return nil, err
	}
	source, err := readSource(errataFile, file.Source)
	if err != nil {
		return nil, err
	}
	var errata []*Erratum
	seen := map[string]string{}
	for _, set := range file.Sets {
		if err := checkSet(errataFile, set.Set); err != nil {
			return nil, err
		}
		for _, entry := range set.Cards {
			at := entry.at(errataFile)
			e := &Erratum{Set: set.Set.value, Card: entry.value.Card, Number: entry.value.Number, Source: source}
			switch {
			case e.Card == "" || !numberParts.MatchString(e.Number):
				return nil,
					fmt.Errorf("%s: found the card %q with the number %q; expected its full name, and its number as "+
						"PR13", at, e.Card, e.Number)
			case seen[e.Number] != "":
				return nil, fmt.Errorf("%s: found %s again; it stands at %s already: expected each card once", at,
					e.Number, seen[e.Number])
			case len(entry.value.Changes) == 0:
				return nil, fmt.Errorf("%s: found no changes of %s; expected one or more", at, e.Card)
			}
			seen[e.Number] = at
			for _, change := range entry.value.Changes {
				if err := change.value.check(); err != nil {
					return nil, fmt.Errorf("%s: %w", change.at(errataFile), err)
				}
				e.Changes = append(e.Changes, change.value)
			}
			errata = append(errata, e)
		}
	}
	return errata, nil
}

// check refuses a change that says too little, or what its kind has no use for.
func (c *ErratumChange) check() error {
	switch c.Kind {
	case TextChanged:
		if c.Alters == "" || c.Now == "" || c.Added != "" {
			return fmt.Errorf("found a change of text with alters %q, now %q and added %q; expected the first two, "+
				"and added only for traits and subtitles", c.Alters, c.Now, c.Added)
		}
	case TraitAdded, SubtitleAdded:
		if c.Added == "" || c.Alters != "" || c.Was != "" || c.Now != "" {
			return fmt.Errorf("found a %s with added %q, alters %q, was %q and now %q; expected added and nothing of "+
				"the others", c.Kind, c.Added, c.Alters, c.Was, c.Now)
		}
	default:
		return fmt.Errorf("found the kind %q; expected %s, %s or %s", c.Kind, TextChanged, TraitAdded, SubtitleAdded)
	}
	return nil
}
