package cardquery

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Cards are the cards of a library, ready to be asked about. Several
// goroutines may use them.
type Cards struct {
	library *rulesdb.Library
	entries []entry
	// vocabulary is what operators take for values, by operator.
	sets, traits, keywords, formats []term
	// What takes longer to prepare than to ask about is prepared when it is
	// first asked about.
	legality func() map[*rulesdb.Card][]rulesdb.Legality
	texts    func() map[*rulesdb.Card]string
}

// entry is a card with its words folded (spelling.Fold).
type entry struct {
	card   *rulesdb.Card
	place  int      // in the order of sets and numbers
	names  []string // full names
	titles []string
	others []string // its type, traits, keywords and number
}

// has reports whether folded words begin somewhere in the card's names, or in
// its type, traits, keywords or number.
func (e *entry) has(words string) bool {
	begins := func(text string) bool { return hasWords(text, words) }
	return slices.ContainsFunc(e.names, begins) || slices.ContainsFunc(e.others, begins)
}

// face reports whether something holds of one of the card's faces.
func (e *entry) face(holds func(*card.Face) bool) bool {
	for i := range e.card.Faces {
		if holds(&e.card.Faces[i]) {
			return true
		}
	}
	return false
}

// Over makes the cards of a library ready.
func Over(library *rulesdb.Library) *Cards {
	c := &Cards{library: library}
	traits, keywords := make(map[string]bool), make(map[string]bool)
	for i, printed := range library.Cards {
		c.entries = append(c.entries, newEntry(printed, i))
		for j := range printed.Faces {
			for _, trait := range printed.Faces[j].Traits {
				traits[trait] = true
			}
			for _, k := range printed.Faces[j].Keywords {
				keywords[k.Name] = true
			}
		}
	}
	c.traits, c.keywords, c.sets = terms(traits), terms(keywords), setTerms(library.Cards)
	for _, f := range library.Formats {
		c.formats = append(c.formats, newTerm(f.ID, f.Name))
	}
	c.legality = sync.OnceValue(c.prepareLegality)
	c.texts = sync.OnceValue(c.prepareTexts)
	return c
}

func newEntry(printed *rulesdb.Card, place int) entry {
	e := entry{card: printed, place: place, others: []string{spelling.Fold(printed.Number)}}
	add := func(list *[]string, text string) {
		if folded := spelling.Fold(text); !slices.Contains(*list, folded) {
			*list = append(*list, folded)
		}
	}
	for i := range printed.Faces {
		face := &printed.Faces[i]
		add(&e.names, face.Name())
		add(&e.titles, face.Title)
		add(&e.others, face.Type.String())
		for _, trait := range face.Traits {
			add(&e.others, trait)
		}
		for _, k := range face.Keywords {
			add(&e.others, k.Name)
		}
	}
	return e
}

func (c *Cards) prepareLegality() map[*rulesdb.Card][]rulesdb.Legality {
	standings := make(map[*rulesdb.Card][]rulesdb.Legality, len(c.entries))
	for _, e := range c.entries {
		standings[e.card] = c.library.Legality(e.card)
	}
	return standings
}

// prepareTexts folds the texts of the cards whose texts are known.
func (c *Cards) prepareTexts() map[*rulesdb.Card]string {
	texts := make(map[*rulesdb.Card]string)
	for _, e := range c.entries {
		if e.card.Text != nil {
			texts[e.card] = spelling.Fold(strings.Join(e.card.Text, "\n"))
		}
	}
	return texts
}

var setCode = regexp.MustCompile(`^[A-Z]+`)

// setTerms names the sets in their order, each with the letters that most of
// its numbers begin with.
func setTerms(cards []*rulesdb.Card) []term {
	var names []string
	codes := make(map[string]map[string]int)
	for _, c := range cards {
		if codes[c.Set] == nil {
			codes[c.Set] = make(map[string]int)
			names = append(names, c.Set)
		}
		codes[c.Set][setCode.FindString(c.Number)]++
	}
	taken := make(map[string]bool)
	var sets []term
	for _, name := range names {
		t := newTerm(name)
		if code := mostFrequent(codes[name]); code != "" && !taken[code] {
			taken[code] = true
			t.aliases = append(t.aliases, code)
		}
		sets = append(sets, t)
	}
	return sets
}

func mostFrequent(count map[string]int) string {
	best := ""
	for word, n := range count {
		if order := cmp.Compare(n, count[best]); order > 0 || order == 0 && word < best {
			best = word
		}
	}
	return best
}

var numberInSet = regexp.MustCompile(`[0-9]+$`)

// collectorNumber is a card's number within its set (213.2); false where it
// has none that is a number.
func collectorNumber(c *rulesdb.Card) (int, bool) {
	n, err := strconv.Atoi(numberInSet.FindString(c.Number))
	return n, err == nil
}
