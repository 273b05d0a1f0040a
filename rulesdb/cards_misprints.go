package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// misprintsFile lists the facts that set files have wrong; it stands among the files of
// cards.
const misprintsFile = "cards/misprints.yaml"

// misprint is a fact of a card's first face that set files lack, and what it is; or what stands wrong in the
// text of one, and what should stand there, which is nothing if it is left out.
type misprint struct {
	Number    string `yaml:"number"`
	Name      string `yaml:"name"`
	HomeLimit *int   `yaml:"home limit"`
	Owner     string `yaml:"owner"` // the requirements, as tables of cards have them
	Text      string `yaml:"text"`
	ShouldBe  string `yaml:"should be"`
	Because   string `yaml:"because"`
}

var misprints = sync.OnceValues(func() ([]misprint, error) { return readMisprints(data.FS) })

func readMisprints(files fs.FS) ([]misprint, error) {
	var file struct {
		Format    int                `yaml:"format"`
		Misprints []placed[misprint] `yaml:"misprints"`
	}
	if err := readYAMLFile(files, misprintsFile, &file); err != nil {
		return nil, err
	}
	if file.Format != cardsFormat {
		return nil, fmt.Errorf("data/%s has format %d; this program reads format %d", misprintsFile,
			file.Format, cardsFormat)
	}
	var all []misprint
	for _, m := range file.Misprints {
		facts := 0
		for _, is := range []bool{m.value.HomeLimit != nil, m.value.Owner != "", m.value.Text != ""} {
			if is {
				facts++
			}
		}
		if m.value.Because == "" || facts != 1 {
			return nil, fmt.Errorf("%s: found no reason or not one fact; expected one of each", m.at(misprintsFile))
		}
		all = append(all, m.value)
	}
	return all, nil
}

// correct gives a card the facts that the list of misprints has for it, where the
// set file still lacks them.
func (s *setReader) correct(c *Card, at *userfile.XMLElement) error {
	listed, err := misprints()
	if err != nil {
		return err
	}
	face := &c.Faces[0]
	for _, m := range listed {
		if m.Number != c.Number || spelling.Fold(m.Name) != spelling.Fold(c.Name()) {
			continue
		}
		switch {
		case m.HomeLimit != nil && face.Type == card.ManeCharacter && face.HomeLimit == nil:
			face.HomeLimit = m.HomeLimit
			s.odd(c, at, "its home limit is read as %d: %s", *m.HomeLimit, m.Because)
		case m.Owner != "" && face.Problem != nil && slices.ContainsFunc(face.Problem.Owner, isUnreadable):
			row := cardRow{fields: []string{m.Owner}}
			if face.Problem.Owner = row.confrontRequirements(); row.wrong != nil {
				return fmt.Errorf("data/%s: %w", misprintsFile, row.wrong)
			}
			s.odd(c, at, "its owner's requirements are read as %s: %s", m.Owner, m.Because)
		case m.Text != "":
			s.correctText(c, &m, at)
		}
	}
	return nil
}

// correctText corrects what stands wrong in a card's text, where the set file still has it so.
func (s *setReader) correctText(c *Card, m *misprint, at *userfile.XMLElement) {
	for i, text := range c.Text {
		if strings.Count(text, m.Text) != 1 {
			continue
		}
		c.Text[i] = strings.Replace(text, m.Text, m.ShouldBe, 1)
		should := "“" + m.ShouldBe + "”"
		if m.ShouldBe == "" {
			should = "nothing"
		}
		s.odd(c, at, "“%s” in its text is read as %s: %s", strings.TrimSpace(m.Text), should, m.Because)
	}
}

func isUnreadable(r card.ConfrontRequirement) bool { return r.Kind == card.Unreadable }
