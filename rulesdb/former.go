package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"canterlaw/data"
)

// formerFile lists within data.FS what cards did before their errata.
const formerFile = "former-wordings.yaml"

// Former is what a card did before its erratum, in notation.
type Former struct {
	Number, Name string
	// Same is why the old wording does in play what the new one does, and Missing why it
	// can't be said; "" where Card has it.
	Same, Missing string
	Card          *Card
}

// formerEntry is an entry of the file.
type formerEntry struct {
	Number  string          `yaml:"number"`
	Name    string          `yaml:"name"`
	Faces   []faceAbilities `yaml:"faces"`
	Same    string          `yaml:"same"`
	Missing string          `yaml:"missing"`
}

// formerEntries reads the file.
var formerEntries = sync.OnceValues(func() ([]placed[formerEntry], error) { return readFormer(data.FS) })

func readFormer(files fs.FS) ([]placed[formerEntry], error) {
	var file struct {
		Format int                   `yaml:"format"`
		Cards  []placed[formerEntry] `yaml:"cards"`
	}
	if err := readYAMLFile(files, formerFile, &file); err != nil {
		return nil, err
	}
	if err := checkFormat(formerFile, file.Format); err != nil {
		return nil, err
	}
	for _, entry := range file.Cards {
		said := 0
		for _, is := range []bool{len(entry.value.Faces) > 0, entry.value.Same != "", entry.value.Missing != ""} {
			if is {
				said++
			}
		}
		if said != 1 {
			return nil, fmt.Errorf("%s: found %s with %d of faces, same and missing; expected one of them",
				entry.at(formerFile), entry.value.Name, said)
		}
		for _, face := range entry.value.Faces {
			for _, p := range face.Abilities {
				if _, err := p.read(formerFile); err != nil {
					return nil, err
				}
			}
		}
	}
	return file.Cards, nil
}

// FormerOf gives what a card did before its erratum; nil where the document doesn't let the
// old wording be read, or there is none. An error means that the shipped file is wrong.
func (l *Library) FormerOf(e *Erratum) (*Former, error) {
	entries, err := formerEntries()
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(entries, func(f placed[formerEntry]) bool {
		return strings.EqualFold(f.value.Number, e.Number)
	})
	if i < 0 {
		return nil, nil
	}
	entry := entries[i].value
	former := &Former{Number: entry.Number, Name: entry.Name, Same: entry.Same, Missing: entry.Missing}
	if len(entry.Faces) == 0 {
		return former, nil
	}
	cards := l.CardsByNumber(entry.Number)
	if len(cards) != 1 || len(cards[0].Faces) != len(entry.Faces) {
		return nil, fmt.Errorf("%s: found %d faces of %s; expected those of the card", entries[i].at(formerFile),
			len(entry.Faces), entry.Number)
	}
	card := *cards[0]
	card.Faces = slices.Clone(card.Faces)
	for side, face := range entry.Faces {
		if face.Abilities == nil {
			continue
		}
		card.Faces[side].Abilities = nil
		for _, p := range face.Abilities {
			card.Faces[side].Abilities = append(card.Faces[side].Abilities, strings.TrimSpace(p.Notation))
		}
	}
	card.Text, card.AbilitiesKnown, card.AbilitiesMissing, card.AbilitiesRead = nil, true, "", false
	former.Card = &card
	return former, nil
}

// SaysOld reports whether the document lets an old wording of the erratum be read.
func (e *Erratum) SaysOld() bool {
	return slices.ContainsFunc(e.Changes, func(c ErratumChange) bool { return c.Kind == TextChanged && c.Was != "" })
}
