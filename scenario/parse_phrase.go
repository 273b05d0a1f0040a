package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"canterlaw/engine/board"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/source"
)

// phrase is a part of a short text, and where in the text it stands.
type phrase struct {
	whole string
	Text  string
	from  int // the byte of whole at which it begins
}

// PhraseOf makes a phrase of a whole text.
func PhraseOf(text string) phrase { return phrase{whole: text, Text: text}.trim() }

// trim takes white space off both ends.
func (p phrase) trim() phrase {
	left := strings.TrimLeft(p.Text, " \t\n")
	p.from += len(p.Text) - len(left)
	p.Text = strings.TrimRight(left, " \t\n")
	return p
}

// Is reports whether the phrase consists of the words.
func (p phrase) Is(words string) bool { return strings.EqualFold(p.Text, words) }

// After gives what follows words at the beginning of the phrase.
func (p phrase) After(words string) (rest phrase, found bool) {
	if len(p.Text) <= len(words) || !strings.EqualFold(p.Text[:len(words)], words) || p.Text[len(words)] != ' ' {
		return p, false
	}
	p.from, p.Text = p.from+len(words), p.Text[len(words):]
	return p.trim(), true
}

// before gives what stands before words at the end of the phrase.
func (p phrase) before(words string) (rest phrase, found bool) {
	at := len(p.Text) - len(words)
	if at <= 0 || !strings.EqualFold(p.Text[at:], words) || p.Text[at-1] != ' ' {
		return p, false
	}
	p.Text = p.Text[:at]
	return p.trim(), true
}

// cutLast cuts the phrase at the last of a separator.
func (p phrase) cutLast(separator string) (head, tail phrase, found bool) {
	i := strings.LastIndex(p.Text, separator)
	if i < 0 {
		return p, phrase{}, false
	}
	head, tail = p, p
	head.Text = p.Text[:i]
	tail.from, tail.Text = p.from+i+len(separator), p.Text[i+len(separator):]
	return head.trim(), tail.trim(), true
}

// wrong makes an error about the phrase.
func (p phrase) wrong(found, expected string) error {
	return &source.TextError{Text: p.whole, Letter: utf8.RuneCountInString(p.whole[:p.from]), Found: found,
		Expected: expected}
}

// notOneOf makes an error about a phrase that is none of the words expected.
func (p phrase) notOneOf(what string, words []string) error {
	return p.wrong(strconv.Quote(p.Text), what+": "+source.Alternatives(words)+source.Suggestion(p.Text, words))
}

// parsePlayer finds a player by name or letter.
func (s *Scenario) parsePlayer(p phrase) (board.Player, error) {
	player, found := s.Names.Player(p.Text)
	if !found {
		return 0, p.wrong(strconv.Quote(p.Text), "a player: "+source.Alternatives(s.Names.playerWords()))
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
	area, found := s.Names.Area(p.Text)
	if !found {
		return 0, p.notOneOf("an area", append(s.Names.areaNames(), "dilemma ALIAS"))
	}
	return area, nil
}

// ParseCard finds a card of the scenario: by its alias, by the full name or number printed on
// it, or by its place in the game, tokens last: "Holly Dash, Flighty Filly #7". It is an error
// if no card of the scenario is called so, or several are and the text doesn't say which.
func (s *Scenario) ParseCard(p phrase) (CardName, error) {
	if id, found := s.Names.Cards[p.Text]; found {
		return CardName{Card: id, Text: p.Text}, nil
	}
	if _, number, found := p.cutLast(" #"); found {
		if id, err := strconv.ParseUint(number.Text, 10, 16); err == nil && id > 0 {
			return CardName{Card: board.CardID(id), Text: p.Text}, nil
		}
	}
	switch prints := s.Names.printed(p.Text); len(prints) {
	case 1:
		return CardName{Print: prints[0], Text: p.Text}, nil
	case 0:
		return CardName{}, p.wrong(fmt.Sprintf("%q, which is no card of this scenario", p.Text), s.cardExpected(p.Text))
	default:
		return CardName{}, p.wrong(fmt.Sprintf("%q, which is the name of several cards of this scenario", p.Text),
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
	if near := spelling.Nearest(name, known); len(near) > 0 {
		expected += "; did you mean " + source.Alternatives(near) + "?"
	}
	return expected
}
