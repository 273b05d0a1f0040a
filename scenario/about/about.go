// Package about knows what rulings are about: the cards, the words of abilities, the
// rules, the readings and the edition that each uses. From these it finds what is known
// about a position, the nearest first, and puts scenarios into folders by topic.
//
// It reads scenarios and compares them. It draws nothing, and what is found is opened
// by others.
package about

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"

	"canterlaw/data"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario"
	"canterlaw/scenario/rulings"
)

// Ruling is what a scenario, or a ruling of somebody's own, uses and says it is about.
type Ruling struct {
	ID    string
	Title string
	File  string // of a scenario that ships; "" for others
	// Says are its title, question and ruling.
	Says    string
	Rules   []string // by their numbers
	Edition string
	// Disputed are the points of which it chooses a reading, by their ids.
	Disputed []string
	Cards    []string // in it, by their full names, the invented ones too
	CardIDs  []string // of the same cards
	Keywords []string // on the cards in it
	// Words are the keywords on the cards in it, and the words of their abilities in
	// notation.
	Words []string
}

// Of says what a scenario is about.
func Of(c *scenario.Scenario) Ruling {
	r := Ruling{
		ID: c.ID.String(), Title: c.Title, File: c.File, Says: c.Title + "\n" + c.Question + "\n" +
			c.Ruling, Edition: c.Edition,
		Disputed: slices.Sorted(maps.Keys(c.Disputed)),
	}
	for _, number := range c.Rules {
		r.Rules = append(r.Rules, number.String())
	}
	for _, printed := range c.PrintedCards() {
		r.Cards = append(r.Cards, printed.Name())
		r.CardIDs = append(r.CardIDs, printed.ID)
		keywords := keywordsOf(printed)
		r.Keywords = append(r.Keywords, keywords...)
		r.Words = append(append(r.Words, keywords...), notationOf(printed)...)
	}
	r.Keywords, r.Words = once(r.Keywords), once(r.Words)
	return r
}

// once sorts words and leaves each once.
func once(words []string) []string {
	slices.Sort(words)
	return slices.Compact(words)
}

// notationWord is a word of the notation: those that a card binds for itself, such as it
// and mine, begin with a small letter.
var notationWord = regexp.MustCompile(`\b[A-Z][A-Za-z]+`)

// keywordsOf names the keywords of a card.
func keywordsOf(c *card.Card) (names []string) {
	for i := range c.Faces {
		for _, k := range c.Faces[i].Keywords {
			names = append(names, k.Name)
		}
	}
	return names
}

// notationOf gives the words of a card's abilities.
func notationOf(c *card.Card) (words []string) {
	for i := range c.Faces {
		for _, notation := range c.Faces[i].Abilities {
			words = append(words, notationWord.FindAllString(notation, -1)...)
		}
	}
	return words
}

// Own is the edition of a ruling of the user's own, which names none.
const Own = "own"

// OfOwn says what a ruling of the user's own is about.
func OfOwn(r *rulings.Ruling) Ruling {
	return Ruling{ID: r.ID, Title: r.Title, Says: r.Title + "\n" + r.Question + "\n" + r.Ruling, Edition: Own,
		Rules: r.Rules, Cards: r.Cards}
}

// Shipped says what the scenarios that ship with the program are about. Reading them all takes
// seconds, and between is called before each; the program keeps what it has read. It is an error
// if one of them can't be read.
func Shipped(lib *rulesdb.Library, between func()) ([]Ruling, error) {
	rulings, err := data.Kept("about", func(fs.FS) ([]Ruling, error) {
		heads, err := scenario.Heads()
		if err != nil {
			return nil, err
		}
		rulings := make([]Ruling, len(heads))
		for i, head := range heads {
			between()
			c, err := scenario.ReadShipped(lib, head)
			if err != nil {
				return nil, err
			}
			rulings[i] = Of(c)
		}
		return rulings, nil
	})
	if err != nil {
		return nil, fmt.Errorf("looking for what scenarios are about: %w", err)
	}
	return rulings, nil
}

// Index finds what is known. It may be used by several goroutines.
type Index struct {
	rulings []Ruling
	uses    [][]*use // of each ruling
	known   map[used]*use
}

// use is one thing that rulings use.
type use struct {
	used
	among int // how many rulings have it
}

type used struct{ kind, name string }

// The kinds of use, with how much each weighs: what a judge is asked about is a card, and
// then a rule.
const (
	byCard = "card"
	byRule = "rule"
	byWord = "word"
)

var weights = map[string]float64{byCard: 3, byRule: 2, byWord: 0.5}

// NewIndex makes an index over rulings.
func NewIndex(rulings []Ruling) *Index {
	x := &Index{rulings: rulings, known: map[used]*use{}}
	for i := range rulings {
		uses := x.usesOf(&rulings[i])
		x.uses = append(x.uses, uses)
		for _, u := range uses {
			x.known[u.used] = u
			u.among++
		}
	}
	return x
}

// usesOf gives what a ruling uses, each once.
func (x *Index) usesOf(r *Ruling) []*use {
	var all []used
	for _, name := range r.Cards {
		all = append(all, used{byCard, spelling.Fold(name)})
	}
	for _, number := range r.Rules {
		all = append(all, used{byRule, number})
	}
	for _, word := range r.Words {
		all = append(all, used{byWord, word})
	}
	slices.SortFunc(all, func(a, b used) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.name, b.name))
	})
	all = slices.Compact(all)
	uses := make([]*use, len(all))
	for i, u := range all {
		if uses[i] = x.known[u]; uses[i] == nil {
			uses[i] = &use{used: u}
		}
	}
	return uses
}

// Found is a ruling near to a position.
type Found struct {
	Ruling
	// Nearness is 1 for one that uses the same things, and the less the fewer, and the more
	// common, they are.
	Nearness float64
	// SharedCards and SharedRules are what both use, the rarest first.
	SharedCards, SharedRules []string
}

// rareEnough is how large a part of all rulings may share something that makes one of
// them near: the Mane Character that stands there by default makes none.
const rareEnough = 0.05

// Near gives at most so many of the rulings that concern the cards, words and rules of
// what is given, the nearest first; not that itself.
func (x *Index) Near(to Ruling, most int) []Found {
	uses, wanted := x.usesOf(&to), map[*use]bool{}
	for _, u := range uses {
		wanted[u] = true
	}
	whole := x.length(uses)
	var found []Found
	for i := range x.rulings {
		if x.rulings[i].ID == to.ID {
			continue
		}
		shared, rare := 0.0, false
		for _, u := range x.uses[i] {
			if wanted[u] {
				shared += x.weight(u) * x.weight(u)
				rare = rare || u.kind != byWord && x.isRare(u)
			}
		}
		if rare {
			f := Found{Ruling: x.rulings[i], Nearness: shared / (whole * x.length(x.uses[i]))}
			f.SharedCards, f.SharedRules = x.shared(f.Cards, byCard, wanted), x.shared(f.Rules, byRule, wanted)
			found = append(found, f)
		}
	}
	slices.SortStableFunc(found, func(a, b Found) int {
		return cmp.Or(cmp.Compare(b.Nearness, a.Nearness), cmp.Compare(a.Title, b.Title))
	})
	return found[:min(most, len(found))]
}

// isRare reports whether what is shared tells something.
func (x *Index) isRare(u *use) bool {
	return float64(u.among) <= max(2, rareEnough*float64(len(x.rulings)))
}

// weight is how much it tells that something is used: the less, the more rulings do.
func (x *Index) weight(u *use) float64 {
	return weights[u.kind] * math.Log(float64(2+len(x.rulings))/float64(1+u.among))
}

// length is that of uses as a vector of their weights.
func (x *Index) length(uses []*use) float64 {
	sum := 0.0
	for _, u := range uses {
		sum += x.weight(u) * x.weight(u)
	}
	return math.Sqrt(sum)
}

// shared gives those of some names that are wanted too, the rarest first.
func (x *Index) shared(names []string, kind string, wanted map[*use]bool) []string {
	of := func(name string) *use {
		if kind == byCard {
			name = spelling.Fold(name)
		}
		return x.known[used{kind, name}]
	}
	var both []string
	for _, name := range names {
		if u := of(name); wanted[u] && x.isRare(u) {
			both = append(both, name)
		}
	}
	slices.SortStableFunc(both, func(a, b string) int { return cmp.Compare(of(a).among, of(b).among) })
	return both
}

// speaks reports whether a ruling's words speak of something, a word of its own.
func (r *Ruling) speaks(of string) bool {
	for rest, from := r.Says, 0; ; {
		at := strings.Index(rest[from:], of)
		if at < 0 {
			return false
		}
		at += from
		end := at + len(of)
		if (at == 0 || !isLetter(rest[at-1])) && (end == len(rest) || !isLetter(rest[end])) {
			return true
		}
		from = end
	}
}

func isLetter(b byte) bool { return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80 }
