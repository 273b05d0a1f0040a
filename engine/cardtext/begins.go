package cardtext

// With what categories begin, so that none is tried at a word with which it can't.

// beginnings are the words with which a category begins, by their numbers, and the categories of names and
// numbers, each a bit.
type beginnings struct {
	words    []uint64
	builtins uint64
	isAny    bool // it may have no words at all
}

// add adds a word, and reports whether it is new.
func (b *beginnings) add(word int) (isNew bool) {
	bit := uint64(1) << (word % 64)
	isNew = b.words[word/64]&bit == 0
	b.words[word/64] |= bit
	return isNew
}

// addAll adds what another category begins with, and reports whether something of it is new.
func (b *beginnings) addAll(other *beginnings) (isNew bool) {
	for i, words := range other.words {
		isNew = isNew || words&^b.words[i] != 0
		b.words[i] |= words
	}
	isNew = isNew || other.builtins&^b.builtins != 0 || other.isAny && !b.isAny
	b.builtins |= other.builtins
	b.isAny = b.isAny || other.isAny
	return isNew
}

// addFork adds what the templates of a fork begin with, and reports whether something of it is new.
func (l *language) addFork(b *beginnings, f *fork) (isNew bool) {
	if len(f.ends) > 0 && !b.isAny {
		b.isAny, isNew = true, true
	}
	for _, w := range f.words {
		isNew = b.add(w.number) || isNew
	}
	for _, w := range f.others {
		for _, word := range w.item.words {
			isNew = b.add(l.wordNumber(word)) || isNew
		}
		canBeLeftOut := w.item.words != nil
		if !canBeLeftOut {
			h := w.of.holes[w.item.hole]
			isNew = b.addAll(&h.category.begins) || isNew
			if h.one != nil {
				isNew = b.addAll(&h.one.begins) || isNew
			}
			canBeLeftOut = h.repeats
		}
		if canBeLeftOut {
			isNew = l.addFork(b, &w.next) || isNew
		}
	}
	return isNew
}

// findBeginnings finds with what each category begins; what it begins with itself is found by going over all
// until nothing is new.
func (l *language) findBeginnings() {
	for _, c := range l.categories {
		if c.builtin != nil && !c.isTokens() {
			c.begins.builtins = 1 << len(l.builtins)
			l.builtins = append(l.builtins, c)
		}
		c.begins.words = make([]uint64, len(l.wordNumbers)/64+1)
	}
	for isNew := true; isNew; {
		isNew = false
		for _, c := range l.categories {
			if c.isTokens() {
				isNew = c.begins.addAll(&l.named("Trait").begins) || isNew
			}
			isNew = l.addFork(&c.begins, &c.fork) || isNew
		}
	}
}

// isTokens reports whether a category is of what tokens are, which begins with a trait.
func (c *category) isTokens() bool { return c.name == "TokenWords" || c.name == "TokenWordsMany" }

// canBegin reports whether a category can begin with a token.
func (p *parser) canBegin(c *category, at int) bool {
	t, b := &p.tokens[at], &c.begins
	if b.isAny || t.number >= 0 && b.words[t.number/64]>>(t.number%64)&1 != 0 {
		return true
	}
	return b.builtins != 0 && b.builtins&p.builtinsAt(at) != 0
}

// builtinsAt gives the names and numbers that a token begins, each category of them a bit.
func (p *parser) builtinsAt(at int) (bits uint64) {
	t := &p.tokens[at]
	if !t.isNamed {
		t.isNamed = true
		for i, c := range p.reader.language.builtins {
			if len(c.builtin(p, at)) > 0 {
				t.builtins |= 1 << i
			}
		}
	}
	return t.builtins
}
