package cardtext

// First words: with what a template can begin, so that those that can't begin with the
// word that stands in a text aren't tried.

// starts are what a construction can begin with: words by their numbers, and categories
// that are no constructions.
type starts struct {
	words    bits
	builtins bits
}

// bits is a set of small numbers.
type bits []uint64

func (b *bits) add(i int) (isNew bool) {
	for len(*b) <= i/64 {
		*b = append(*b, 0)
	}
	isNew = (*b)[i/64]&(1<<(i%64)) == 0
	(*b)[i/64] |= 1 << (i % 64)
	return isNew
}

func (b bits) has(i int) bool { return i >= 0 && i/64 < len(b) && b[i/64]&(1<<(i%64)) != 0 }

func (b bits) meets(other bits) bool {
	for i := range min(len(b), len(other)) {
		if b[i]&other[i] != 0 {
			return true
		}
	}
	return false
}

// addAll adds the other set and reports whether anything is new.
func (b *bits) addAll(other bits) (isNew bool) {
	for len(*b) < len(other) {
		*b = append(*b, 0)
	}
	for i, w := range other {
		isNew = isNew || w&^(*b)[i] != 0
		(*b)[i] |= w
	}
	return isNew
}

// wordNumbers numbers the words with which templates begin; builtinCategories are the
// categories that are no constructions, in the order of their numbers.
var (
	wordNumbers       = map[string]int{}
	builtinCategories []*category
)

// findStarts finds what each template and category can begin with: a hole begins as its
// category does, so it looks again until nothing is new.
func findStarts(all []*category) {
	for _, c := range all {
		if c.builtin != nil {
			c.number = len(builtinCategories)
			builtinCategories = append(builtinCategories, c)
			c.starts.builtins.add(c.number)
		}
	}
	for isNew := true; isNew; {
		isNew = false
		for _, c := range all {
			for _, t := range c.templates {
				t.begin()
				isNew = c.starts.words.addAll(t.starts.words) || isNew
				isNew = c.starts.builtins.addAll(t.starts.builtins) || isNew
			}
		}
	}
}

// begin adds what the template can begin with, as far as its holes' categories know.
func (c *compiled) begin() {
	for _, it := range c.items {
		switch {
		case it.words != nil:
			for _, w := range it.words {
				if _, is := wordNumbers[w]; !is {
					wordNumbers[w] = len(wordNumbers)
				}
				c.starts.words.add(wordNumbers[w])
			}
			if !it.optional {
				return
			}
		default:
			h := c.holes[it.hole]
			c.starts.words.addAll(h.category.starts.words)
			c.starts.builtins.addAll(h.category.starts.builtins)
			if !h.repeats {
				return
			}
		}
	}
}

// startsAt gives the number of the word at a place, -1 for one with which nothing begins,
// and which categories that are no constructions stand there.
func (p *parser) startsAt(at int) (word int, builtins bits) {
	if p.begins == nil {
		p.begins = make([]*beginning, len(p.tokens))
	}
	if p.begins[at] == nil {
		b := &beginning{word: -1}
		p.begins[at] = b
		if n, is := wordNumbers[p.tokens[at].word]; is {
			b.word = n
		}
		for _, c := range builtinCategories {
			if len(p.parse(c, at)) > 0 {
				b.builtins.add(c.number)
			}
		}
	}
	return p.begins[at].word, p.begins[at].builtins
}

// beginning is what stands at a place of a text.
type beginning struct {
	word     int
	builtins bits
}
