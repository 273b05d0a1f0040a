package rulesdb

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// abilitiesFormat is the format of the files in data/abilities.
const abilitiesFormat = 1

// cardAbilities is what data/abilities says about a card: either its faces, or
// why its abilities can't be said.
type cardAbilities struct {
	Number  string          `yaml:"number"` // set and collector number (213.2)
	Name    string          `yaml:"name"`   // of its first face
	Faces   []faceAbilities `yaml:"faces"`
	Missing string          `yaml:"missing"`
	Remarks string          `yaml:"remarks"` // what was hard to say in notation, for readers of the file
	at      string          // file and line where it was read from the files, for errors
}

// faceAbilities is what data/abilities adds to a face.
type faceAbilities struct {
	Keywords  []card.Keyword  `yaml:"keywords"` // those that the facts don't have
	Abilities []placedAbility `yaml:"abilities"`
}

// placedAbility is the notation of one ability and where its first character
// stands in the file.
type placedAbility struct {
	Notation     string
	line, column int
}

// UnmarshalYAML implements yaml.NodeUnmarshaler.
func (p *placedAbility) UnmarshalYAML(node ast.Node) error {
	start := node.GetToken().Position
	p.line, p.column = start.Line, start.Column
	block, ok := node.(*ast.LiteralNode)
	if !ok {
		if err := yaml.NodeToValue(node, &p.Notation); err != nil {
			return err
		}
		if strings.ContainsAny(strings.TrimSpace(node.GetToken().Origin)[:1], `"'`) {
			p.column++
		}
		return nil
	}
	if !strings.HasPrefix(block.Start.Value, "|") {
		return fmt.Errorf("[%d:%d] found the block scalar %s; expected | for an ability, which keeps its lines",
			start.Line, start.Column, block.Start.Value)
	}
	p.Notation = block.Value.Value
	p.line++
	p.column = 1 + indentation(block.Value.GetToken().Origin) - indentation(p.Notation)
	return nil
}

// indentation counts the spaces before the first character of a text that is
// none.
func indentation(text string) int {
	text = strings.TrimLeft(text, "\n")
	return len(text) - len(strings.TrimLeft(text, " "))
}

// read reads the notation; every error has its place in the file.
func (p placedAbility) read(file string) (*ability.Ability, error) {
	a, err := ability.Read(p.Notation)
	var mistakes ability.Errors
	if !errors.As(err, &mistakes) {
		return a, err
	}
	var placed []error
	for _, m := range mistakes {
		placed = append(placed, fmt.Errorf("%s: %s", userfile.At("data/"+file, p.line+m.Line-1, p.column+m.Column-1),
			m.Message))
	}
	return nil, errors.Join(placed...)
}

// shippedAbilities reads the abilities of cards in data/abilities, in the order of
// the files.
func shippedAbilities(files fs.FS) ([]cardAbilities, error) {
	names, err := fs.Glob(files, "abilities/*.yaml")
	if err != nil {
		return nil, err
	}
	var cards []cardAbilities
	seen := map[string]string{} // where each number stands
	for _, name := range names {
		var file struct {
			Format int                     `yaml:"format"`
			Cards  []placed[cardAbilities] `yaml:"cards"`
		}
		if err := readYAMLFile(files, name, &file); err != nil {
			return nil, err
		}
		if file.Format != abilitiesFormat {
			return nil, fmt.Errorf("data/%s: found format %d; expected format %d", name, file.Format, abilitiesFormat)
		}
		for _, entry := range file.Cards {
			c := entry.value
			c.at = entry.at(name)
			if err := c.check(name); err != nil {
				return nil, err
			}
			if first := seen[c.Number]; first != "" {
				return nil, fmt.Errorf("%s: found %s again; it stands at %s already: expected each card once", c.at,
					c.Number, first)
			}
			seen[c.Number] = c.at
			cards = append(cards, c)
		}
	}
	return cards, nil
}

// check checks what can be checked without the card's facts.
func (c *cardAbilities) check(file string) error {
	switch {
	case c.Name == "" || !numberParts.MatchString(c.Number):
		return fmt.Errorf("%s: found the card %q with the number %q; expected its full name, and its number as PR13",
			c.at, c.Name, c.Number)
	case (len(c.Faces) == 0) == (c.Missing == ""):
		return fmt.Errorf("%s: found %d faces of %s, missing %q; expected either its faces or why they are missing",
			c.at, len(c.Faces), c.Name, c.Missing)
	}
	var problems []error
	for _, face := range c.Faces {
		for _, p := range face.Abilities {
			if _, err := p.read(file); err != nil {
				problems = append(problems, err)
			}
		}
	}
	return errors.Join(problems...)
}

// isOf reports whether the abilities are those of the card: numbers can be
// shared, and an imported set may use a number for another card.
func (c *cardAbilities) isOf(printed *Card) bool {
	return strings.EqualFold(c.Number, printed.Number) && spelling.Fold(c.Name) == spelling.Fold(printed.Name())
}

// addAbilities gives the library's cards their keywords and abilities. What is
// said of cards that the library doesn't have is left out.
func (l *Library) addAbilities(abilities []cardAbilities) {
	byNumber := map[string]*cardAbilities{}
	for i := range abilities {
		byNumber[strings.ToUpper(abilities[i].Number)] = &abilities[i]
	}
	for _, printed := range l.Cards {
		c := byNumber[strings.ToUpper(printed.Number)]
		if c == nil || !c.isOf(printed) || len(c.Faces) != len(printed.Faces) {
			continue
		}
		printed.AbilitiesKnown, printed.AbilitiesMissing = c.Missing == "", c.Missing
		for i, from := range c.Faces {
			face := &printed.Faces[i]
			for _, k := range from.Keywords {
				if !slices.Contains(face.Keywords, k) {
					face.Keywords = append(face.Keywords, k)
				}
			}
			face.Abilities = nil
			for _, p := range from.Abilities {
				face.Abilities = append(face.Abilities, strings.TrimSpace(p.Notation))
			}
		}
	}
}
