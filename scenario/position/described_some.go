package position

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// What a description says of some of several cards that it named together.

// someMarked reads a mark of some of the copies that were named: "two red galas, one exhausted", "two red
// galas and a Parasprite, one of them exhausted".
func (d *describer) someMarked() bool {
	n, ok := d.number(0)
	if !ok || n < 1 {
		return false
	}
	words, ofThem := 1, d.word(1) == "of" && (d.word(2) == "them" || d.word(2) == "which")
	for _, of := range []string{"of", "them", "which", "is", "are", "'s"} {
		if d.word(words) == of {
			words++
		}
	}
	last := d.severalOf(n, ofThem)
	mark, long := d.markAt(words)
	if last < 0 {
		return long > 0 && (ofThem || !d.isCardAt(words+long)) && d.restMarked(n, mark, words+long)
	}
	bears := d.someBears(n, last, words)
	if d.word(words) == "has" && d.countersAt(words+1) || bears > 0 { // one has two +1 power counters, one wears a hat
		some := d.cards[last]
		d.cards[last].count -= n
		some.count, some.bears = n, bears > 0
		d.cards = slices.Insert(d.cards, last+1, some)
		d.goOn(words + max(bears, 1))
		return true
	}
	if long == 0 && words > 1 && d.cards[last].name.is(Unknown) { // one of which is known
		if d.cards[last].count -= n; d.word(words) == "known" {
			words++
		}
		d.goOn(words)
		d.copiesKnown(n)
		return true
	}
	if usual := d.isAsUsual(words); usual > 0 && (d.isOver(words+usual) || d.word(words+usual) == "and") {
		// one ready, one exhausted
		d.goOn(words + usual)
		return true
	}
	if long == 0 || !ofThem && d.isCardAt(words+long) { // two red galas and a face-down Parasprite
		return false
	}
	some := d.cards[last]
	d.cards[last].count -= n
	some.count, some.marks = n, append(slices.Clone(some.marks), mark)
	d.cards = slices.Insert(d.cards, last+1, some)
	d.goOn(words + long)
	return true
}

// copiesKnown reads the card of which all of those are copies that were said to be known: "four of which are Yay! and
// two are Stand Still!".
func (d *describer) copiesKnown(n int) {
	ahead := *d
	ahead.r, ahead.cards = d.r.tried(), slices.Clone(d.cards)
	unknown := len(d.cards) - 1
	if n < 2 || !ahead.isCardAt(0) || !ahead.fullName() && !ahead.card() || len(ahead.cards) != len(d.cards)+1 {
		return
	}
	m, isNumber := ahead.number(1)
	isMore := isNumber && ahead.word(0) == "and" && ahead.word(2) == "are" && m <= d.cards[unknown].count
	if !isMore && (!ahead.isOver(0) || ahead.word(0) == "," || ahead.word(0) == "and") { // Yay! and Gyro
		return
	}
	if !d.fullName() {
		d.card()
	}
	if d.cards[len(d.cards)-1].count = n; !isMore {
		return
	}
	d.goOn(3)
	d.cards[unknown].count -= m
	if d.fullName() || d.card() {
		d.cards[len(d.cards)-1].count = m
	}
}

// someBears is in how many words it is said, so many words on, that one of the copies bears what is named next.
func (d *describer) someBears(n, last, words int) int {
	if n != 1 || last != len(d.cards)-1 {
		return 0
	}
	for _, bears := range append([]string{"has", "with"}, bearsSaid...) {
		ahead := *d
		ahead.cards = slices.Clone(d.cards)
		ahead.cards[last].isOver = false
		if long := len(strings.Fields(bears)); d.saysAt(words, bears) && ahead.bearsNext(words+long) {
			return long
		}
	}
	return 0
}

// restMarked reads a mark of those copies of which others have one by now: "two Big Macs, one exhausted and one
// frightened".
func (d *describer) restMarked(n int, mark piece, words int) bool {
	for i := len(d.cards) - 1; i > 0 && d.cards[i].name.at == d.cards[i-1].name.at; i-- {
		c := &d.cards[i-1]
		if c.sentence != d.sentence || c.count < n || slices.ContainsFunc(c.marks, isLikeSome) {
			continue
		}
		some := *c
		some.count, some.marks = n, append(slices.Clone(some.marks), mark)
		if c.count -= n; c.count == 0 {
			*c = some
		} else {
			d.cards = slices.Insert(d.cards, i, some)
		}
		d.goOn(words)
		return true
	}
	return false
}

// someNamedMarked reads a mark of some of the copies that were named before, by their name: "One Red Gala is
// exhausted".
func (d *describer) someNamedMarked() bool {
	if d.oneNamedMarked() {
		return true
	}
	n, ok := d.number(0)
	if !ok || n < 1 || d.at == 0 || !endsSentence(d.words[d.at-1]) && d.word(-1) != "," && d.word(-1) != "and" {
		return false
	}
	words := 2
	for words < longestName && d.word(words) != "is" && d.word(words) != "are" {
		words++
	}
	mark, long := d.markAt(words + 1)
	if long == 0 || d.word(words) == "" || !d.isOver(words+1+long) {
		return false
	}
	ahead := *d
	ahead.at++
	said := strings.Fields(spelling.Fold(strings.TrimSuffix(ahead.text(words-1).text, "s")))
	for i := len(d.cards) - 1; i >= 0 && len(said) > 0; i-- {
		if d.cards[i].count <= n || !fitWithin(said, strings.Fields(spelling.Fold(d.cards[i].name.text))) {
			continue
		}
		some := d.cards[i]
		d.cards[i].count -= n
		some.count, some.marks = n, append(slices.Clone(some.marks), mark)
		d.cards = slices.Insert(d.cards, i+1, some)
		d.goOn(words + 1 + long)
		return true
	}
	return false
}

// oneNamedMarked reads a mark of one of the copies that were counted last, by their name: "two Big Macs at home, Big
// Mac cutie marked".
func (d *describer) oneNamedMarked() bool {
	last, words := len(d.cards)-1, max(d.wholeName(), 1)
	if last < 0 || d.cards[last].count < 2 || d.cards[last].sentence != d.sentence || d.word(-1) != "," ||
		d.at+words > len(d.words) || slices.ContainsFunc(d.cards[last].marks, isLikeSome) {
		return false
	}
	said := strings.Fields(spelling.Fold(d.text(words).text))
	name, isPlural := oneOf(d.cards[last].name.text)
	if !isPlural {
		name = d.cards[last].name.text
	}
	mark, long := d.markAt(words)
	if long == 0 || len(said) == 0 || !d.isOver(words+long) || !fitWithin(said, strings.Fields(spelling.Fold(name))) {
		return false
	}
	some := d.cards[last]
	d.cards[last].count--
	some.count, some.marks = 1, append(slices.Clone(some.marks), mark)
	d.cards = append(d.cards, some)
	d.goOn(words + long)
	return true
}

// someOfLast reports whether it is said so many words on what some of the copies are like that were named last.
func (d *describer) someOfLast(n int) bool {
	last := len(d.cards) - 1
	some, ok := d.number(n)
	_, long := d.markAt(n + 1)
	return ok && last >= 0 && !d.cards[last].isOver && d.cards[last].count >= max(2, some) && !d.endsInFacts(true) &&
		(long > 0 || d.isAsUsual(n+1) > 0)
}

// ofPower reads which power some of the cards have that were counted: "three Friends, one with power 2 and two with
// power 1".
func (d *describer) ofPower() bool {
	n, ok := d.number(0)
	last := len(d.cards) - 1
	if !ok || n < 1 || last < 0 || d.word(1) != "with" || d.cards[last].count < n {
		return false
	}
	power, isPower := d.number(3)
	if d.word(2) != "power" {
		power, isPower = d.number(2)
		isPower = isPower && d.word(3) == "power" && !strings.HasPrefix(d.word(4), "counter")
	}
	facts, isFacts := d.r.cards.factsOf(d.cards[last].name.text)
	if !isPower || !isFacts || facts.Power != 1 {
		return false
	}
	some := d.cards[last]
	some.count, some.name.text = n, some.name.text+" "+strconv.Itoa(power)
	if d.cards[last].count -= n; d.cards[last].count == 0 {
		d.cards = d.cards[:last]
		last--
	}
	d.cards = slices.Insert(d.cards, max(last, 0), some)
	d.goOn(4)
	return true
}

// partAt reads where some of the copies are that were named: "three Red Galas, two exhausted at home and one at my
// problem".
func (d *describer) partAt() bool {
	n, ok := d.number(0)
	words := 1
	if d.saysAt(0, "the other") && d.toPart(1, false) >= 0 && d.cards[d.toPart(1, false)].isParted {
		if n, ok, words = 1, true, 2; d.word(2) == "one" {
			words++
		}
	}
	if !ok || n < 1 {
		return false
	}
	for _, of := range []string{"of", "them", "which", "is", "are"} {
		if d.word(words) == of {
			words++
		}
	}
	mark, long := d.markAt(words)
	if words += long; long == 0 {
		words += d.isAsUsual(words)
	}
	at, isPlace := d.placeNamed(words + 1)
	if !isPlace && d.kind != nil && d.word(words+1) != "" {
		at, isPlace = d.samePlace(words + 1)
	}
	if !isPlace || at.zone != InPlay || !slices.Contains([]string{"at", "in", "on", "@"}, d.word(words)) {
		return false
	}
	if last := len(d.cards) - 1; len(at.areas) == 2 && last >= 0 && d.cards[last].count == 2*n &&
		d.cards[last].zone == "" && long == 0 { // two Falcons, one at each Problem
		d.cards[last].count, d.cards[last].zone, d.cards[last].areas = n, at.zone, at.areas
		d.named = append(d.named, at.areas...)
		d.takePlace(at, words+1)
		return true
	}
	i := d.toPart(n, d.word(1) == "of")
	if i < 0 {
		return false
	}
	d.cards[i].isOver, d.cards[i].sentence = false, d.sentence
	if d.cards[i].count > n {
		some := d.cards[i]
		d.cards[i].count -= n
		d.cards[i].isParted = true
		some.count, some.marks = n, slices.Clone(some.marks)
		d.cards = slices.Insert(d.cards, i+1, some)
		i++
	}
	part := d.cards[i] // it is the one that was spoken of last
	d.cards = append(slices.Delete(d.cards, i, i+1), part)
	c := &d.cards[len(d.cards)-1]
	if c.zone, c.areas, c.isParted = at.zone, at.areas, false; long > 0 {
		c.marks = append(c.marks, mark)
	}
	d.speakOf(at.areas, false)
	d.takePlace(at, words+1)
	return true
}

// toPart is the place of the copies of which n are somewhere: those that were named last, or those of which some
// are somewhere already; -1 if there are none.
func (d *describer) toPart(n int, ofThem bool) int {
	last := len(d.cards) - 1
	for i := last; i >= 0 && d.cards[i].sentence == d.sentence && !d.cards[i].isOver; i-- {
		if d.cards[i].isParted && d.cards[i].count >= n {
			return i
		}
	}
	if last < 0 || d.cards[last].name.is(Unknown) || d.cards[last].isOver && (d.cards[last].zone != "" ||
		d.cards[last].sentence+1 < d.sentence) {
		return -1
	}
	if c := &d.cards[last]; c.count > n && (c.zone == "" || ofThem) {
		return last
	}
	return -1
}

// otherIs reads that one is named of several of which the others were spoken of: "two Troublemakers, one
// face-down, the other is Timberwolf".
func (d *describer) otherIs() bool {
	last := len(d.cards) - 1
	if last >= 1 && d.otherOfListed() {
		return true
	}
	if last < 1 || d.cards[last-1].name.at != d.cards[last].name.at || d.cards[last-1].count != 1 {
		return false
	}
	if d.otherIsLike() {
		return true
	}
	if !d.takes("the other one is", "the other is", "other is", "and the other is") {
		return false
	}
	d.isListed, d.cards[last-1].isListed = true, true
	return true
}

// severalOf gives the place of the cards of which n are spoken of: those that were named last, or those of
// several before where they are "n of them"; -1 if there are none.
func (d *describer) severalOf(n int, ofThem bool) int {
	for i := len(d.cards) - 1; i >= 0; i-- {
		if c := &d.cards[i]; c.count > n && !slices.ContainsFunc(c.marks, isLikeSome) {
			return i
		}
		if !ofThem || d.cards[i].sentence != d.sentence {
			break
		}
	}
	return -1
}

// countersAt reports whether counters are counted so many words on: "two +1 power counters".
func (d *describer) countersAt(n int) bool {
	_, isNumber := d.number(n)
	return isNumber && (strings.HasPrefix(d.word(n+1), "+1") || strings.HasPrefix(d.word(n+2), "counter"))
}

// otherIsLike reads of the other one of several what it is like: "one is exhausted, the other has a +1 counter".
func (d *describer) otherIsLike() bool {
	last, from := len(d.cards)-1, d.at
	d.takes("and", "while", "but")
	if !d.takes("the other one", "the other", "other one", "other") {
		d.at = from
		return false
	}
	d.takes("is ready and", "is")
	d.takes(append([]string{"has", "with"}, bearsSaid...)...)
	_, mark := d.markAt(0)
	wasOver := d.cards[last].isOver
	d.cards[last].isOver = false
	bears := mark == 0 && d.bearsNext(0)
	d.cards[last].isOver = wasOver
	if mark == 0 && !d.countersAt(0) && !bears {
		d.at = from
		return false
	}
	d.cards[last-1], d.cards[last] = d.cards[last], d.cards[last-1]
	d.cards[last].bears = bears
	d.cards[last].isOver = d.cards[last].zone != "" && d.cards[last].isOver
	return true
}

// isLikeSome reports whether a mark may be of some of several cards: not that they are tokens.
func isLikeSome(mark piece) bool { return !mark.is("token") && !mark.is("tokens") }

// otherOfListed reads that the other one of two is named, of which one was: "two Friends: one is X, the other is Y".
func (d *describer) otherOfListed() bool {
	for i := len(d.cards) - 2; i >= 0 && d.cards[i].sentence == d.sentence; i-- {
		if c := &d.cards[i]; c.isListed && c.count == 1 {
			from := d.at
			isOther := d.takes("the other one is", "the other is", "and the other is", "other is", "the other")
			if !isOther || !d.isCardAt(0) && !d.isCardAt(1) {
				d.at = from
				return false
			}
			if d.isListed = true; d.placeEnd > d.cardEnd { // where the first one is was said
				c.zone, c.areas = "", nil
			}
			return true
		}
	}
	return false
}
