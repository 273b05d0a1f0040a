package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// phrase is a part of a short text, and where in the text it stands.
type phrase struct {
	whole string
	text  string
	from  int // the byte of whole at which it begins
}

// phraseOf makes a phrase of a whole text.
func phraseOf(text string) phrase { return phrase{whole: text, text: text}.trim() }

// trim takes white space off both ends.
func (p phrase) trim() phrase {
	left := strings.TrimLeft(p.text, " \t\n")
	p.from += len(p.text) - len(left)
	p.text = strings.TrimRight(left, " \t\n")
	return p
}

// is reports whether the phrase consists of the words.
func (p phrase) is(words string) bool { return strings.EqualFold(p.text, words) }

// after gives what follows words at the beginning of the phrase.
func (p phrase) after(words string) (rest phrase, found bool) {
	if len(p.text) <= len(words) || !strings.EqualFold(p.text[:len(words)], words) || p.text[len(words)] != ' ' {
		return p, false
	}
	p.from, p.text = p.from+len(words), p.text[len(words):]
	return p.trim(), true
}

// before gives what stands before words at the end of the phrase.
func (p phrase) before(words string) (rest phrase, found bool) {
	at := len(p.text) - len(words)
	if at <= 0 || !strings.EqualFold(p.text[at:], words) || p.text[at-1] != ' ' {
		return p, false
	}
	p.text = p.text[:at]
	return p.trim(), true
}

// cutLast cuts the phrase at the last of a separator.
func (p phrase) cutLast(separator string) (head, tail phrase, found bool) {
	i := strings.LastIndex(p.text, separator)
	if i < 0 {
		return p, phrase{}, false
	}
	head, tail = p, p
	head.text = p.text[:i]
	tail.from, tail.text = p.from+i+len(separator), p.text[i+len(separator):]
	return head.trim(), tail.trim(), true
}

// wrong makes an error about the phrase.
func (p phrase) wrong(found, expected string) error {
	return &TextError{Text: p.whole, Letter: utf8.RuneCountInString(p.whole[:p.from]), Found: found, Expected: expected}
}

// notOneOf makes an error about a phrase that is none of the words expected.
func (p phrase) notOneOf(what string, words []string) error {
	return p.wrong(strconv.Quote(p.text), what+": "+list(words)+meant(p.text, words))
}

// parsePlayer finds a player by name or letter.
func (s *Scenario) parsePlayer(p phrase) (board.Player, error) {
	player, found := s.Names.player(p.text)
	if !found {
		return 0, p.wrong(strconv.Quote(p.text), "a player: "+list(s.Names.playerWords()))
	}
	return player, nil
}

// playerWords lists how players can be named.
func (n *Names) playerWords() []string {
	var words []string
	for _, name := range n.Players {
		words = append(words, name+" ("+name[:1]+" for short)")
	}
	return words
}

// parseArea finds an area by its name.
func (s *Scenario) parseArea(p phrase) (board.AreaID, error) {
	area, found := s.Names.area(p.text)
	if !found {
		return 0, p.notOneOf("an area", append(s.Names.areaNames(), "dilemma ALIAS"))
	}
	return area, nil
}

// parseCard finds a card of the scenario: by its alias, by the full name or number
// printed on it, or by its place in the game, tokens last: "Holly Dash, Flighty Filly #7".
func (s *Scenario) parseCard(p phrase) (CardName, error) {
	if id, found := s.Names.Cards[p.text]; found {
		return CardName{Card: id, Text: p.text}, nil
	}
	if _, number, found := p.cutLast(" #"); found {
		if id, err := strconv.ParseUint(number.text, 10, 16); err == nil && id > 0 {
			return CardName{Card: board.CardID(id), Text: p.text}, nil
		}
	}
	switch prints := s.Names.printed(p.text); len(prints) {
	case 1:
		return CardName{Print: prints[0], Text: p.text}, nil
	case 0:
		return CardName{}, p.wrong(fmt.Sprintf("%q, which is no card of this scenario", p.text), s.cardExpected(p.text))
	default:
		return CardName{}, p.wrong(fmt.Sprintf("%q, which is the name of several cards of this scenario", p.text),
			"an alias, given to the card with as:, or the card's number")
	}
}

// cardExpected says how cards are named, and which may have been meant.
func (s *Scenario) cardExpected(name string) string {
	expected := "an alias, or the full name or number of a card that the scenario names"
	var known []string
	for alias := range s.Names.Cards {
		known = append(known, alias)
	}
	known = append(known, s.Names.fullNames...)
	slices.Sort(known)
	if near := rulesdb.Nearest(name, known); len(near) > 0 {
		expected += "; did you mean " + list(near) + "?"
	}
	return expected
}
