package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/source"
)

// readAbilitiesOfCards reads which abilities all copies of cards have: by their
// names, {"Holly Dash, Flighty Filly": ["…"]}.
func (r *Reader) readAbilitiesOfCards(v source.Value) {
	r.refuseIgnored(v)
	for _, e := range v.Entries(`cards with their abilities, such as {"Holly Dash, Flighty Filly": ` +
		`["AddPower(This, 1)"]}`) {
		print := r.print(e.At, e.Key)
		r.Prints[print-1] = r.withAbilities(e.Value, r.Prints[print-1])
		delete(r.Scenario.unread, print)
	}
}

// ownText gives the print of a card whose entry in the setup says which
// abilities or keywords it has: one of its own with the same facts.
func (r *Reader) ownText(m *source.Mapping, print board.Print) board.Print {
	abilities, hasAbilities := m.Get("abilities")
	keywords, hasKeywords := m.Get("keywords")
	if !hasAbilities && !hasKeywords || print == board.Unknown {
		if print == board.Unknown && (hasAbilities || hasKeywords) {
			m.Refuse("the text of an unknown card", "a card that is known, or no text")
		}
		return print
	}
	own := r.Prints[print-1]
	if hasAbilities {
		r.refuseIgnored(abilities)
		own = r.withAbilities(abilities, own)
	}
	if hasKeywords {
		r.refuseIgnored(keywords)
		own.Faces = slices.Clone(own.Faces)
		own.Faces[0].Keywords = readKeywords(keywords)
	}
	variant := r.addVariant(print, own)
	if r.Scenario.unread[print] && !hasAbilities {
		r.Scenario.unread[variant] = true
	}
	return variant
}

// plain gives the print of a card that the scenario doesn't speak of: it has no
// text, so that nothing happens which the file doesn't show.
func (r *Reader) plain(print board.Print) board.Print {
	if r.Scenario.TextIgnored {
		return print
	}
	return r.addVariant(print, withoutText(r.Prints[print-1 : print])[0])
}

// addVariant adds a print of single cards that are called as another is.
func (r *Reader) addVariant(print board.Print, own card.Card) board.Print {
	r.Prints = append(r.Prints, own)
	names := &r.Scenario.Names
	names.fullNames = append(names.fullNames, own.Name())
	variant := board.Print(len(r.Prints))
	if names.Variants == nil {
		names.Variants = map[board.Print]board.Print{}
	}
	names.Variants[variant] = print
	return variant
}

// refuseIgnored refuses text where text is ignored.
func (r *Reader) refuseIgnored(v source.Value) {
	if r.Scenario.TextIgnored {
		v.Refuse("text of a card, where text is ignored", `no abilities and no keywords, or no "text: ignored"`)
	}
}

// withAbilities gives a card with other abilities: a list of them, for a Mane
// Character with two sides one for each.
func (r *Reader) withAbilities(v source.Value, c card.Card) card.Card {
	c.Faces = slices.Clone(c.Faces)
	if _, sides := v.Node.(*ast.MappingNode); !sides && len(c.Faces) == 1 {
		c.Faces[0].Abilities = readAbilities(v)
		return c
	}
	if len(c.Faces) == 1 {
		v.Refuse("abilities by side", "a list of abilities, as "+c.Name()+" has only one side here")
	}
	m := v.Mapping("the abilities of a Mane Character, by side", "start", "boosted")
	for i, side := range []string{"start", "boosted"} {
		if abilities, found := m.Get(side); found {
			c.Faces[i].Abilities = readAbilities(abilities)
		}
	}
	return c
}

// readAbilities reads abilities in notation, one for each paragraph.
func readAbilities(v source.Value) []string {
	var all []string
	for _, item := range v.OneOrList() {
		all = append(all, notationIn(item, readAbility))
	}
	return all
}

// readAbility reads an ability, for its mistakes.
func readAbility(text string) error {
	_, err := ability.Read(text)
	return err
}

// placeInText gives where in the file a place of the value's text stands. For
// texts that YAML folds it is where the text begins.
func placeInText(v source.Value, p ability.Position) source.Position {
	at := v.Position()
	switch n := v.Node.(type) {
	case *ast.LiteralNode:
		if strings.HasPrefix(n.Start.Value, "|") {
			return placeInBlock(v.In, at.Line+1, p)
		}
	case *ast.StringNode:
		return placeInLine(v.In, at, p)
	}
	return at
}

// placeInBlock gives where a place stands of a text that is a block of lines,
// which begins in the line or after it.
func placeInBlock(d *source.Document, first int, p ability.Position) source.Position {
	for first < len(d.Lines) && strings.TrimSpace(d.Lines[first-1]) == "" {
		first++
	}
	indent := len(d.Lines[first-1]) - len(strings.TrimLeft(d.Lines[first-1], " "))
	line := min(first+p.Line-1, len(d.Lines))
	text := d.Lines[line-1]
	return source.Position{Line: line, Column: letters(text, indent+p.Column-1) + 1}
}

// placeInLine gives where a place stands of a text that stands in one line,
// quoted or not.
func placeInLine(d *source.Document, at source.Position, p ability.Position) source.Position {
	raw := string([]rune(d.Lines[at.Line-1])[at.Column-1:])
	quote := byte(0)
	if raw != "" && (raw[0] == '"' || raw[0] == '\'') {
		quote = raw[0]
	}
	i := 0
	if quote != 0 {
		i = 1
	}
	for line, column := 1, 1; i < len(raw); i, column = i+1, column+1 {
		switch {
		case line == p.Line && column == p.Column:
			return source.Position{Line: at.Line, Column: at.Column + letters(raw, i)}
		case quote == '"' && strings.HasPrefix(raw[i:], `\n`):
			line, column, i = line+1, 0, i+1
		case quote == '"' && raw[i] == '\\', quote == '\'' && strings.HasPrefix(raw[i:], "''"):
			i++
		}
	}
	return at
}

// letters counts the letters in so many bytes of a text.
func letters(text string, bytes int) int { return utf8.RuneCountInString(text[:min(bytes, len(text))]) }

// readKeywords reads keywords, with their number where they have one.
func readKeywords(v source.Value) []card.Keyword {
	var keywords []card.Keyword
	for _, item := range v.List(`a list of keywords, such as [Swift, "Calming 1"]`) {
		k, err := PhraseOf(item.Text("a keyword")).keyword()
		if err != nil {
			item.RefuseText(err)
		}
		keywords = append(keywords, k)
	}
	return keywords
}

// keyword reads a keyword, such as "Swift" or "Calming 1".
func (p phrase) keyword() (card.Keyword, error) {
	name, number := p, phrase{}
	if head, tail, found := p.cutLast(" "); found {
		name, number = head, tail
	}
	var words []string
	for _, k := range ability.Keywords() {
		words = append(words, k.Name)
		if !name.Is(k.Name) {
			continue
		}
		x, err := strconv.Atoi(number.Text)
		switch {
		case !k.HasNumber && number.Text != "":
			return card.Keyword{}, number.wrong(strconv.Quote(number.Text), "nothing: "+k.Name+" has no number")
		case k.HasNumber && (err != nil || x < 1 || x > mostOfAnything):
			return card.Keyword{}, p.wrong(strconv.Quote(p.Text), fmt.Sprintf("its number, such as %s 1", k.Name))
		}
		return card.Keyword{Name: k.Name, X: x}, nil
	}
	return card.Keyword{}, p.notOneOf("a keyword", words)
}
