package cardtext

import (
	"cmp"
	"slices"

	"canterlaw/engine/ability"
)

// Forks: the templates of a category as they are read, those that begin alike together, so that
// what they share is read once, and those of which a text doesn't have the words aren't tried.

// fork is a place in templates that are alike up to it: which of them end there, and the ways on
// from there.
type fork struct {
	ends []*compiled
	// words are the ways on by a word that must stand there, each at every number of its words, in
	// their order; how many ways these are.
	words []wordWay
	ways  int
	// others are the ways on by a hole, or by a word that may be left out.
	others []*way
}

type wordWay struct {
	number int
	way    *way
}

// way is a word or a hole of templates that are alike up to it.
type way struct {
	of   *compiled // one of them
	i    int       // which of its items
	item *item
	next fork
}

// fork makes the forks of a category's templates.
func (l *language) fork(c *category) {
	for order, t := range c.templates {
		t.order = order
		c.mostHoles = max(c.mostHoles, len(t.holes))
		at := &c.fork
		for i := range t.items {
			at = &l.way(at, t, i).next
		}
		at.ends = append(at.ends, t)
	}
	c.fork.sort()
}

// way gives the way on by an item of a template, which is made unless there is one.
func (l *language) way(from *fork, t *compiled, i int) *way {
	for _, w := range from.others {
		if w.isAlike(t, i) {
			return w
		}
	}
	for _, w := range from.words {
		if w.way.isAlike(t, i) {
			return w.way
		}
	}
	w := &way{of: t, i: i, item: t.items[i]}
	if w.item.words == nil || w.item.optional {
		from.others = append(from.others, w)
		for _, word := range w.item.words {
			l.wordNumber(word)
		}
		return w
	}
	from.ways++
	for _, word := range w.item.words {
		from.words = append(from.words, wordWay{l.wordNumber(word), w})
	}
	return w
}

// sort orders the ways on by the numbers of their words.
func (f *fork) sort() {
	for _, w := range f.others {
		w.next.sort()
	}
	for _, w := range f.words {
		w.way.next.sort()
	}
	slices.SortStableFunc(f.words, func(a, b wordWay) int { return cmp.Compare(a.number, b.number) })
}

// on gives the ways on by a word.
func (f *fork) on(number int) []wordWay {
	from, _ := slices.BinarySearchFunc(f.words, number, func(w wordWay, n int) int { return cmp.Compare(w.number, n) })
	to := from
	for to < len(f.words) && f.words[to].number == number {
		to++
	}
	return f.words[from:to]
}

// isAlike reports whether a template that is alike before one of its items goes on the same way: with the same
// words, or a hole that takes the same.
func (w *way) isAlike(t *compiled, i int) bool {
	a, b := w.item, t.items[i]
	if a.words != nil || b.words != nil {
		return a == b
	}
	first, second := w.of.holes[a.hole], t.holes[b.hole]
	return first.category == second.category && first.repeats == second.repeats && first.one == second.one &&
		slices.Equal(w.of.unless, t.unless) && w.of.sentence(first) == t.sentence(second) &&
		w.of.doneBy(first) == t.doneBy(second)
}

// sentence says what a hole takes of sentences: one, all that belong to the one before, or any.
func (c *compiled) sentence(h hole) string {
	switch c.oneSentence {
	case "":
		return "any"
	case h.name:
		return "one"
	}
	return "what belongs to it"
}

// doneBy gives who does what a hole says, where the template says it: in notation, or which hole names them.
func (c *compiled) doneBy(h hole) any {
	switch {
	case !c.leavesOpen(h):
		return nil
	case c.holeNamed(c.means.by) >= 0:
		return c.holeNamed(c.means.by)
	}
	return c.who
}

// holeNamed gives the hole that a name stands for; -1 if it stands for none.
func (c *compiled) holeNamed(n *ability.Node) int {
	return slices.IndexFunc(c.holes, func(h hole) bool { return n.Op == ability.Bound && h.name == n.Text })
}

// wordNumber gives a word's number.
func (l *language) wordNumber(word string) int {
	n, is := l.wordNumbers[word]
	if !is {
		n = len(l.wordNumbers)
		l.wordNumbers[word] = n
	}
	return n
}
