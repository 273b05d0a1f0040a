package engine

import (
	"fmt"
	"slices"

	"canterlaw/engine/card"
)

// What continuous modifiers make of cards, worked out straight from the words of 711 and from
// nothing of the engine: each modifier is tried with and without each other one as often as need
// be, and all of it is done anew every time.

// look is a description, said of a card by another one that has the text.
type look struct {
	text string
	fits func(w *world, c, this int) bool
}

// asking is a condition.
type asking struct {
	text  string
	holds func(w *world, this int) bool
}

// doing is what a modifier does.
type doing struct {
	text string
	does func(w *world, this int) []effectOn
}

// effectOn is one thing done to a card, or to a number of a player.
type effectOn struct {
	what   string
	card   int
	n      int
	word   string
	colors card.Colors
	gives  *modifier
}

// modifier is a statement of a continuous ability.
type modifier struct {
	text string
	of   doing
	when *asking // nil for always
}

// had is an ability that a card has.
type had struct {
	*modifier
	nth   int // how many like it the card has already
	given bool
}

// applying is a modifier that is to be applied.
type applying struct {
	had
	card  int // that has the ability
	lasts bool
	stamp int
	// where dependence is tested once, those on which it depends by their numbers, and its own
	number int
	waits  []int
}

// thing is a card as modifiers make it.
type thing struct {
	isFriend, isHidden   bool
	stamp                int
	controller, area     int
	isExhausted          bool
	printed              card.Colors
	base, added          int
	keeps, colorless     bool
	abilityless          bool
	colors               card.Colors
	traits, names, types []string
	abilities            []had
}

// world is all that modifiers look at.
type world struct {
	things        []thing // by the numbers of cards; the first is none
	hands, limits [2]int
	tokens        [2]int
}

func (w *world) clone() *world {
	c := *w
	c.things = slices.Clone(w.things)
	for i := range c.things {
		t := &c.things[i]
		t.traits, t.names, t.types = slices.Clone(t.traits), slices.Clone(t.names), slices.Clone(t.types)
		t.abilities = slices.Clone(t.abilities)
	}
	return &c
}

func (t *thing) power() int {
	if t.keeps {
		return t.base
	}
	return t.base + t.added
}

func (t *thing) has(word string) bool { return slices.Contains(t.traits, word) && !t.isHidden }

func (t *thing) shown() card.Colors {
	if t.isHidden {
		return 0
	}
	return t.colors
}

// result is what a modifier does as things are: nothing if its ability has been lost or its
// condition doesn't hold.
func (w *world) result(a *applying) []effectOn {
	if !a.lasts && !slices.Contains(w.things[a.card].abilities, a.had) {
		return nil
	}
	if a.when != nil && !a.when.holds(w, a.card) {
		return nil
	}
	return a.of.does(w, a.card)
}

// do does something to a card.
func (w *world) do(o effectOn) {
	t := &w.things[o.card]
	switch o.what {
	case "hand":
		w.hands[o.card] += o.n
	case "limit":
		w.limits[o.card] += o.n
	case "add":
		t.added += o.n
	case "set":
		t.base, t.added = o.n, 0
	case "keep":
		t.keeps = true
	case "color":
		if !t.colorless {
			t.colors |= o.colors
		}
	case "only color":
		if !t.colorless {
			t.colors = o.colors
		}
	case "no color":
		t.colors, t.colorless = 0, true
	case "trait":
		t.traits = append(slices.DeleteFunc(t.traits, func(s string) bool { return s == o.word }), o.word)
	case "no trait":
		t.traits = slices.DeleteFunc(t.traits, func(s string) bool { return o.word == "" || s == o.word })
	case "name":
		t.names = append(t.names, o.word)
	case "type":
		t.types = append(t.types, o.word)
	case "ability":
		if !t.abilityless && !t.isHidden {
			n := 0
			for _, h := range t.abilities {
				if h.modifier == o.gives {
					n++
				}
			}
			t.abilities = append(t.abilities, had{o.gives, n, true})
		}
	case "no ability":
		t.abilities, t.abilityless = nil, true
	case "not keyword":
		t.abilities = slices.DeleteFunc(t.abilities, func(h had) bool { return h.modifier == o.gives })
	}
}

// with gives the world in which a modifier has been applied.
func (w *world) with(a *applying) *world {
	c := w.clone()
	for _, o := range w.result(a) {
		c.do(o)
	}
	return c
}

// applyAll applies modifiers (711.3 to 711.5). Dependence is tested again after each has been
// applied or, of those that there are, once before any is.
func (w *world) applyAll(left []applying, once bool) {
	if once {
		slices.SortStableFunc(left, func(a, b applying) int { return a.stamp - b.stamp })
		for i := range left {
			left[i].number, left[i].waits = i+1, []int{}
			for _, j := range w.dependsOnEach(left, i) {
				left[i].waits = append(left[i].waits, j+1)
			}
		}
	}
	spawned := map[string]bool{}
	for len(left) > 0 {
		slices.SortStableFunc(left, func(a, b applying) int { return a.stamp - b.stamp })
		depends := make([][]int, len(left))
		for i := range left {
			depends[i] = w.dependsOn(left, i)
		}
		next := firstToApply(depends)
		a := left[next]
		for _, o := range w.result(&a) {
			w.do(o)
		}
		left = slices.Delete(left, next, next+1)
		for c := range w.things { // abilities that cards have gained
			for _, h := range w.things[c].abilities {
				if id := fmt.Sprint(c, " ", h.text, " ", h.nth); h.given && !spawned[id] {
					spawned[id] = true // created once the card is there that gains it (711.3a)
					left = append(left, applying{had: h, card: c, stamp: max(a.stamp, w.things[c].stamp)})
				}
			}
		}
	}
}

// firstToApply gives the first modifier in the order of timestamps that depends on none that is
// left (711.3, 711.4), or that is the earliest of some that depend on each other and on no
// others (711.5).
func firstToApply(depends [][]int) int {
	reach := func(from int) map[int]bool {
		seen := map[int]bool{}
		var visit func(i int)
		visit = func(i int) {
			for _, j := range depends[i] {
				if !seen[j] {
					seen[j] = true
					visit(j)
				}
			}
		}
		visit(from)
		return seen
	}
	for i := range depends {
		all := true
		for j := range reach(i) {
			all = all && reach(j)[i]
		}
		if all {
			return i
		}
	}
	panic("each depends on another one beyond")
}

// dependsOnEach lists the modifiers whose presence by itself changes the result of one (711.3b).
func (w *world) dependsOnEach(left []applying, i int) (on []int) {
	was := fmt.Sprint(w.result(&left[i]))
	for j := range left {
		if j != i && fmt.Sprint(w.with(&left[j]).result(&left[i])) != was {
			on = append(on, j)
		}
	}
	return on
}

// dependsOn lists the modifiers on which one depends (711.3b): on each by itself or, if on none
// so, on each of all the others without which its result would be another one.
func (w *world) dependsOn(left []applying, i int) (on []int) {
	if left[i].waits != nil {
		for j := range left {
			if slices.Contains(left[i].waits, left[j].number) {
				on = append(on, j)
			}
		}
		return on
	}
	was := fmt.Sprint(w.result(&left[i]))
	if on = w.dependsOnEach(left, i); len(on) > 0 {
		return on
	}
	without := func(out int) string {
		c, applied := w.clone(), make([]bool, len(left))
		for more := true; more; {
			more = false
			for j := range left {
				if j == i || j == out || applied[j] {
					continue
				}
				if done := c.result(&left[j]); len(done) > 0 {
					for _, o := range done {
						c.do(o)
					}
					applied[j], more = true, true
				}
			}
		}
		return fmt.Sprint(c.result(&left[i]))
	}
	all := without(-1)
	if all == was {
		return nil
	}
	for j := range left {
		if j != i && without(j) != all {
			on = append(on, j)
		}
	}
	return on
}
