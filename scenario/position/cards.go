package position

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Cards knows which card is meant by words. Several goroutines may use it.
type Cards struct {
	lib    *rulesdb.Library
	named  []namedCard
	traits map[string]string // of its cards, by their names in lower case
	nick   map[string]string // what players call a character, by its folded name: "rd"

	whole            map[string]bool // their Titles and full names, folded
	subtitles        map[string]bool // their subtitles of several words, folded
	words            map[string]bool // all of which these consist
	titleWords       map[string]bool // those of Titles
	titleWordsSorted []string
	tokens           map[string]*rulesdb.Card // what tokens are printed with, by their Titles, folded

	// What was asked before: with each letter that is typed a whole line is read again.
	near    remembered[string, []*rulesdb.Card]
	sure    remembered[string, bool]
	isWhole remembered[string, bool]
}

type namedCard struct {
	card   *rulesdb.Card
	titles []string // of its faces, folded, and their full names
	names  []string
	words  []string // of all of these
}

// NewCards makes the words of a library's cards known, and those words of players
// that stand for a card's Title: "rd" for "rainbow dash".
func NewCards(lib *rulesdb.Library, playersWords map[string][]string) *Cards {
	cards := &Cards{lib: lib, nick: map[string]string{}, traits: map[string]string{}, whole: map[string]bool{},
		words:     map[string]bool{},
		subtitles: map[string]bool{}, titleWords: map[string]bool{}, tokens: map[string]*rulesdb.Card{}}
	for _, c := range lib.Cards {
		for i := range c.Faces {
			for _, trait := range c.Faces[i].Traits {
				cards.traits[strings.ToLower(trait)] = trait
			}
		}
		if c.Token {
			cards.tokens[spelling.Fold(c.Faces[0].Title)] = c
			continue
		}
		named := namedCard{card: c}
		for i := range c.Faces {
			if subtitle := spelling.Fold(c.Faces[i].Subtitle); strings.Contains(subtitle, " ") {
				cards.subtitles[subtitle] = true
			}
			title, name := spelling.Fold(c.Faces[i].Title), spelling.Fold(c.Faces[i].Name())
			if !slices.Contains(named.names, name) {
				named.titles, named.names = append(named.titles, title), append(named.names, name)
				named.words = append(named.words, strings.Fields(name)...)
			}
		}
		cards.named = append(cards.named, named)
		cards.index(&named)
	}
	cards.titleWordsSorted = slices.Sorted(maps.Keys(cards.titleWords))
	for said, meanings := range playersWords {
		name := spelling.Fold(meanings[0])
		if slices.ContainsFunc(cards.named, func(c namedCard) bool { return slices.Contains(c.titles, name) }) {
			cards.nick[spelling.Fold(said)] = name
		}
	}
	return cards
}

// index notes the names of a card, and the words in them.
func (cards *Cards) index(c *namedCard) {
	for i, name := range c.names {
		cards.whole[name], cards.whole[c.titles[i]] = true, true
		for _, word := range strings.Fields(c.titles[i]) {
			cards.titleWords[word] = true
		}
		for _, word := range strings.Fields(name) {
			cards.words[word] = true
		}
	}
}

// How well words name a card, the best first.
const (
	byName  = iota // its full name, or its number
	byTitle        // its whole Title
	byBeginnings
	byAnyBeginnings // in another order
	notNamed
)

// Named lists the cards that words may mean at a place, the likeliest first: by its
// number or full name, its Title, the beginnings of words of its name, or with a slip
// in them. Of several, Mane Characters come first where a character can be, then the
// oldest printing.
func (cards *Cards) Named(text string, place Place) []*rulesdb.Card {
	return cards.Near(text, place)
}

// Near lists the cards that words may mean at the first of some places at which they
// mean any: a name without a slip at a later one comes before one with a slip at the
// first.
func (cards *Cards) Near(text string, places ...Place) []*rulesdb.Card {
	key := text
	for _, place := range places {
		key += fmt.Sprint("\n", place.Zone, place.Area.Kind)
	}
	return slices.Clone(cards.near.get(key, func() []*rulesdb.Card { return cards.lookFor(text, places) }))
}

func (cards *Cards) lookFor(text string, places []Place) []*rulesdb.Card {
	folded := spelling.Fold(text)
	for _, place := range places {
		if found := cards.lib.CardsByNumber(text); len(found) == 1 && place.takes(found[0]) {
			return found
		}
	}
	if folded == "" || folded == "nothing" || folded == "nobody" {
		return nil
	}
	if name, known := cards.nick[folded]; known {
		folded = name
	}
	words := strings.Fields(folded)
	for _, named := range []func(*namedCard) int{
		func(c *namedCard) int { return c.namedBy(folded, words) },
		func(c *namedCard) int { return c.misspelledBy(words) },
	} {
		for _, place := range places {
			if hits := cards.by(place, named); len(hits) > 0 {
				return hits
			}
		}
		if slices.Contains(words, "mane") { // no slip for Mare
			return nil
		}
	}
	return nil
}

// by lists the cards that can be at a place by how well they are named.
func (cards *Cards) by(place Place, named func(*namedCard) int) []*rulesdb.Card {
	type hit struct {
		card *rulesdb.Card
		how  int
	}
	var hits []hit
	for i := range cards.named {
		c := &cards.named[i]
		if how := named(c); how < notNamed && place.takes(c.card) {
			hits = append(hits, hit{c.card, how})
		}
	}
	later := func(h hit) int {
		if place.isArea() && h.card.Faces[0].Type == card.ManeCharacter {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(a.how, b.how), cmp.Compare(later(a), later(b)))
	})
	found := make([]*rulesdb.Card, len(hits))
	for i, h := range hits {
		found[i] = h.card
	}
	return found
}

// isNamed reports whether a text is exactly the full name of a card, or the number of
// one.
func (cards *Cards) isNamed(text string) bool {
	if len(cards.lib.CardsByNumber(text)) == 1 {
		return true
	}
	folded := spelling.Fold(text)
	return folded != "" && slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return slices.Contains(c.names, folded)
	})
}

// isNamedInCommas reports whether words with commas are the full name of a card that has as many: "yellow, parasprite"
// are two cards.
func (cards *Cards) isNamedInCommas(text string) bool {
	folded := spelling.Fold(text)
	return folded != "" && slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return slices.Contains(c.names, folded) && slices.ContainsFunc(c.card.Faces, func(f card.Face) bool {
			commas := strings.Count(f.Title+f.Subtitle, ",")
			if f.Subtitle != "" {
				commas++
			}
			return commas >= strings.Count(text, ",")
		})
	})
}

func (c *namedCard) namedBy(folded string, words []string) int {
	switch {
	case slices.Contains(c.names, folded):
		return byName
	case slices.Contains(c.titles, folded):
		return byTitle
	case beginInOrder(words, c.words):
		return byBeginnings
	case c.hasAll(words, func(w, of string) bool { return strings.HasPrefix(of, w) }):
		return byAnyBeginnings
	default:
		return notNamed
	}
}

func (c *namedCard) misspelledBy(words []string) int {
	if c.hasAll(words, isSlip) {
		return byAnyBeginnings
	}
	return notNamed
}

// hasAll reports whether each of the words fits a word of the name, none of which two fit.
func (c *namedCard) hasAll(words []string, fits func(word, of string) bool) bool {
	taken := uint64(0) // the words of the name that one fits, as bits; asked of every card with every letter
	for _, w := range words {
		at := 0
		for at < len(c.words) && (taken>>at&1 == 1 || !fits(w, c.words[at])) {
			at++
		}
		if at == len(c.words) {
			return false
		}
		taken |= 1 << at
	}
	return true
}

// beginInOrder reports whether words begin words of a name, in its order.
func beginInOrder(words, name []string) bool {
	for _, of := range name {
		if len(words) > 0 && strings.HasPrefix(of, words[0]) {
			words = words[1:]
		}
	}
	return len(words) == 0
}

// isSlip reports whether a word is meant for one of a name: its beginning, or with
// one letter wrong in words of four letters or more, in beginnings of five or more.
func isSlip(word, of string) bool {
	letters := utf8.RuneCountInString(word)
	if word[0] != of[0] {
		return false
	}
	return strings.HasPrefix(of, word) || letters > 3 && isOneOff(word, of) ||
		letters > 4 && len(of) > len(word) && isOneOff(word, of[:len(word)])
}

// isOneOff reports whether a word is another but for one letter that is wrong, missing or
// too much, or two that have changed places.
func isOneOff(word, another string) bool {
	if levenshtein.ComputeDistance(word, another) == 1 {
		return true
	}
	if len(word) != len(another) || word == another {
		return false
	}
	i := 0
	for word[i] == another[i] {
		i++
	}
	return i+1 < len(word) && word[i] == another[i+1] && word[i+1] == another[i] && word[i+2:] == another[i+2:]
}

// FileName is what a file calls a card: its full name, or its number where others
// have that name.
func (cards *Cards) FileName(c *rulesdb.Card) string {
	if same := cards.lib.CardByName(c.Name()); len(same) == 1 && same[0] == c {
		return c.Name()
	}
	if same := cards.lib.CardsByNumber(c.Number); len(same) == 1 {
		return c.Number
	}
	return c.ID
}

// find gives the card that a file names so; nil if it is not the library's.
func (cards *Cards) find(fileName string) *rulesdb.Card { return cards.lib.CardCalled(fileName) }

// isDilemma reports whether a card makes an area of its own (522.2).
func (cards *Cards) isDilemma(c *Card) bool {
	known := cards.find(c.Name)
	return known != nil && known.Faces[0].HasTrait(card.TraitDilemma)
}

// Place is where a card is put.
type Place struct {
	Zone Zone
	Area Area // in play
	Side Side // whose pile it is, or who controls what is in play
}

// isArea reports whether it is an area of the play zone.
func (at Place) isArea() bool { return at.Zone == InPlay }

// hasUnknown reports whether there can be cards there that nobody knows: in hands and decks
// (402.2, 403.2, 404.1).
func (at Place) hasUnknown() bool {
	return at.Zone == Hand || at.Zone == Deck || at.Zone == ProblemDeck
}

// takes reports whether a card can be at the place.
func (at Place) takes(c *rulesdb.Card) bool { return at.takesType(c.Faces[0].Type) }

// takesType reports whether cards of a type can be at the place.
func (at Place) takesType(t card.Type) bool {
	switch at.Zone {
	case InPlay:
		return t != card.Event && (t != card.ProblemType || at.Area.Kind == Problem) &&
			(t != card.Troublemaker || at.Area.Kind != Home)
	case ProblemDeck:
		return t == card.ProblemType
	case Hand, Deck, Flipped:
		return t != card.ManeCharacter && t != card.ProblemType
	default:
		return t != card.ManeCharacter
	}
}
