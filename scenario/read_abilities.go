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
)

// readAbilitiesOfCards reads which abilities all copies of cards have: by their
// names, {"Holly Dash, Flighty Filly": ["…"]}.
func (r *reader) readAbilitiesOfCards(v value) {
	r.refuseIgnored(v)
	for _, e := range v.entries(`cards with their abilities, such as {"Holly Dash, Flighty Filly": ["AddPower(This, 1)"]}`) {
		print := r.print(e.at, e.key)
		r.prints[print-1] = r.withAbilities(e.value, r.prints[print-1])
		delete(r.scenario.unread, print)
	}
}

// ownText gives the print of a card whose entry in the setup says which
// abilities or keywords it has: one of its own with the same facts.
func (r *reader) ownText(m *mapping, print board.Print) board.Print {
	abilities, hasAbilities := m.get("abilities")
	keywords, hasKeywords := m.get("keywords")
	if !hasAbilities && !hasKeywords || print == board.Unknown {
		if print == board.Unknown && (hasAbilities || hasKeywords) {
			m.refuse("the text of an unknown card", "a card that is known, or no text")
		}
		return print
	}
	own := r.prints[print-1]
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
	if r.scenario.unread[print] && !hasAbilities {
		r.scenario.unread[variant] = true
	}
	return variant
}

// plain gives the print of a card that the scenario doesn't speak of: it has no
// text, so that nothing happens which the file doesn't show.
func (r *reader) plain(print board.Print) board.Print {
	if r.scenario.TextIgnored {
		return print
	}
	return r.addVariant(print, withoutText(r.prints[print-1 : print])[0])
}

// addVariant adds a print of single cards that are called as another is.
func (r *reader) addVariant(print board.Print, own card.Card) board.Print {
	r.prints = append(r.prints, own)
	names := &r.scenario.Names
	names.fullNames = append(names.fullNames, own.Name())
	variant := board.Print(len(r.prints))
	if names.variants == nil {
		names.variants = map[board.Print]board.Print{}
	}
	names.variants[variant] = print
	return variant
}

// refuseIgnored refuses text where text is ignored.
func (r *reader) refuseIgnored(v value) {
	if r.scenario.TextIgnored {
		v.refuse("text of a card, where text is ignored", `no abilities and no keywords, or no "text: ignored"`)
	}
}

// withAbilities gives a card with other abilities: a list of them, for a Mane
// Character with two sides one for each.
func (r *reader) withAbilities(v value, c card.Card) card.Card {
	c.Faces = slices.Clone(c.Faces)
	if _, sides := v.node.(*ast.MappingNode); !sides && len(c.Faces) == 1 {
		c.Faces[0].Abilities = readAbilities(v)
		return c
	}
	if len(c.Faces) == 1 {
		v.mismatch("a list of abilities, each in notation: " + c.Name() + " has only one side here")
	}
	m := v.mapping("the abilities of a Mane Character, by side", "start", "boosted")
	for i, side := range []string{"start", "boosted"} {
		if abilities, found := m.get(side); found {
			c.Faces[i].Abilities = readAbilities(abilities)
		}
	}
	return c
}

// readAbilities reads abilities in notation, one for each paragraph.
func readAbilities(v value) []string {
	var all []string
	for _, item := range v.oneOrList() {
		all = append(all, item.notation(readAbility))
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
func (v value) placeInText(p ability.Position) Position {
	at := v.position()
	switch n := v.node.(type) {
	case *ast.LiteralNode:
		if strings.HasPrefix(n.Start.Value, "|") {
			return v.in.placeInBlock(at.Line+1, p)
		}
	case *ast.StringNode:
		return v.in.placeInLine(at, p)
	}
	return at
}

// placeInBlock gives where a place stands of a text that is a block of lines,
// which begins in the line or after it.
func (d *document) placeInBlock(first int, p ability.Position) Position {
	for first < len(d.lines) && strings.TrimSpace(d.lines[first-1]) == "" {
		first++
	}
	indent := len(d.lines[first-1]) - len(strings.TrimLeft(d.lines[first-1], " "))
	line := min(first+p.Line-1, len(d.lines))
	text := d.lines[line-1]
	return Position{line, letters(text, indent+p.Column-1) + 1}
}

// placeInLine gives where a place stands of a text that stands in one line,
// quoted or not.
func (d *document) placeInLine(at Position, p ability.Position) Position {
	raw := string([]rune(d.lines[at.Line-1])[at.Column-1:])
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
			return Position{at.Line, at.Column + letters(raw, i)}
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
func readKeywords(v value) []card.Keyword {
	var keywords []card.Keyword
	for _, item := range v.list(`a list of keywords, such as [Swift, "Calming 1"]`) {
		k, err := phraseOf(item.text("a keyword")).keyword()
		if err != nil {
			item.refuseText(err)
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
		if !name.is(k.Name) {
			continue
		}
		x, err := strconv.Atoi(number.text)
		switch {
		case !k.HasNumber && number.text != "":
			return card.Keyword{}, number.wrong(strconv.Quote(number.text), "nothing: "+k.Name+" has no number")
		case k.HasNumber && (err != nil || x < 1 || x > mostOfAnything):
			return card.Keyword{}, p.wrong(strconv.Quote(p.text), fmt.Sprintf("its number, such as %s 1", k.Name))
		}
		return card.Keyword{Name: k.Name, X: x}, nil
	}
	return card.Keyword{}, p.notOneOf("a keyword", words)
}
