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

// findStarts finds what each template and category can begin with: a hole begins as its
// category does, so it looks again until nothing is new.
func (l *language) findStarts(all []*category) {
	for _, c := range all {
		if c.builtin != nil {
			c.number = len(l.builtins)
			l.builtins = append(l.builtins, c)
			c.starts.builtins.add(c.number)
		}
	}
	for isNew := true; isNew; {
		isNew = false
		for _, c := range all {
			for _, t := range c.templates {
				l.begin(t)
				isNew = c.starts.words.addAll(t.starts.words) || isNew
				isNew = c.starts.builtins.addAll(t.starts.builtins) || isNew
			}
		}
	}
	for _, c := range all {
		l.indexByStarts(c)
	}
}

// begin adds what the template can begin with, as far as its holes' categories know.
func (l *language) begin(c *compiled) {
	for _, it := range c.items {
		switch {
		case it.words != nil:
			for _, w := range it.words {
				if _, is := l.wordNumbers[w]; !is {
					l.wordNumbers[w] = len(l.wordNumbers)
				}
				c.starts.words.add(l.wordNumbers[w])
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

// beginningWith gives the templates that can begin with a word or with one of some categories
// that are no constructions, in their order.
func (c *category) beginningWith(word int, builtins bits) []*compiled {
	var all []*compiled
	if word >= 0 {
		all = c.byWord[word]
	}
	for i, with := range c.byBuiltin {
		if builtins.has(i) {
			all = inOrder(all, with)
		}
	}
	return all
}

// inOrder joins two lists of templates in the order that they were made in, each once.
func inOrder(a, b []*compiled) []*compiled {
	if len(a) == 0 || len(b) == 0 {
		return append(a[:len(a):len(a)], b...)
	}
	all := make([]*compiled, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0] == b[0]:
			b = b[1:]
		case a[0].order < b[0].order:
			all, a = append(all, a[0]), a[1:]
		default:
			all, b = append(all, b[0]), b[1:]
		}
	}
	return append(append(all, a...), b...)
}

// indexByStarts lists a category's templates by what they can begin with.
func (l *language) indexByStarts(c *category) {
	c.byWord = make([][]*compiled, len(l.wordNumbers))
	c.byBuiltin = make([][]*compiled, len(l.builtins))
	for order, t := range c.templates {
		t.order = order
		c.mostHoles = max(c.mostHoles, len(t.holes))
		for word := range c.byWord {
			if t.starts.words.has(word) {
				c.byWord[word] = append(c.byWord[word], t)
			}
		}
		for i := range c.byBuiltin {
			if t.starts.builtins.has(i) {
				c.byBuiltin[i] = append(c.byBuiltin[i], t)
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
		if n, is := p.reader.language.wordNumbers[p.tokens[at].word]; is {
			b.word = n
		}
		for _, c := range p.reader.language.builtins {
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
