package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What a description says of each of several cards that it named together, of the former or the latter of two, and of
// what the one has that was named last.

// eachOf are cards of which the same is said.
type eachOf struct {
	said            piece
	others          []int // where they were named, but for the last one
	marks, attached int   // how many that one had before
}

// eachHas reads that each of the cards that were named together has what is named next: counters, or a Resource that
// is attached: "Falcon and Gyro, both wearing a Hard Hat", "each of them has a +1 counter".
func (d *describer) eachHas() bool {
	n := 0
	for _, who := range []string{"each of them", "each of those", "each of which", "both of them", "both of which",
		"all of them", "all of which", "they both", "they all", "they each", "each", "both", "all"} {
		if d.saysAt(0, who) {
			n = len(strings.Fields(who))
			break
		}
	}
	isOne := n > 0 && strings.HasPrefix(d.word(0), "each") || d.word(1) == "each"
	said := d.text(n)
	for n > 0 && slices.Contains([]string{"is", "are"}, d.word(n)) {
		n++
	}
	if n == 0 || !slices.Contains([]string{"has", "have", "with", "having", "wear", "wears", "wearing", "bear", "bears",
		"bearing", "carry", "carries", "carrying"}, d.word(n)) || !d.isCounterOrResource(n+1) {
		return false
	}
	group := d.namedTogether()
	if len(group) == 0 || !isOne && d.word(0) == "both" && len(group) > 2 ||
		len(group) == 1 && d.cards[group[0]].count < 2 && len(d.cards[group[0]].sides) < 2 {
		return false
	}
	last := len(d.cards) - 1
	of := eachOf{said: said, marks: len(d.cards[last].marks), attached: len(d.cards[last].attached)}
	for _, i := range group[1:] {
		of.others = append(of.others, d.cards[i].said.at)
	}
	d.goOn(n + 1)
	d.bearsIfResource()
	d.ofEach = &of
	return true
}

// isCounterOrResource reports whether counters, or a Resource, are named so many words on.
func (d *describer) isCounterOrResource(n int) bool {
	for i := n; i < n+5 && d.word(i) != "" && d.word(i) != ","; i++ {
		if strings.HasPrefix(d.word(i), "counter") {
			return true
		}
		if endsSentence(d.words[d.at+i]) {
			break
		}
	}
	return d.isResourceAt(n)
}

// isResourceAt reports whether a Resource is named so many words on.
func (d *describer) isResourceAt(n int) bool {
	for slices.Contains([]string{"a", "an", "the", "one"}, d.word(n)) {
		n++
	}
	ahead := *d
	ahead.at += n
	return ahead.nextType() == card.Resource
}

// bearsIfResource notes that a Resource which is named next is attached to the card that was named last.
func (d *describer) bearsIfResource() {
	if d.isResourceAt(0) {
		d.cards[len(d.cards)-1].bears = true
	} else {
		d.cardEnd = d.at
	}
}

// namedTogether are the places of the cards that were named last with nothing but "and" between, the last one first.
func (d *describer) namedTogether() (group []int) {
	last := len(d.cards) - 1
	if last < 0 || d.cards[last].name.is(Unknown) || d.cards[last].sentence+1 < d.sentence {
		return nil
	}
	group = []int{last}
	for i := last; i > 0; i-- {
		one, next := d.cards[i-1], d.cards[i]
		end := one.name.at + len(one.name.text)
		if one.sentence != next.sentence || end > next.name.at || next.name.at > len(d.line()) {
			break
		}
		between := strings.Fields(strings.ToLower(strings.ReplaceAll(d.line()[end:next.name.at], ",", " ")))
		if slices.ContainsFunc(between, func(word string) bool {
			return !slices.Contains([]string{"and", "&", "a", "an", "the", "my", "his", "her", "their"}, word)
		}) {
			break
		}
		group = append(group, i-1)
	}
	return group
}

// settleEach gives what was said of each to the others as well, once it has been read of the last one.
func (d *describer) settleEach() {
	last := len(d.cards) - 1
	if d.ofEach == nil || last < 0 {
		return
	}
	of, c := d.ofEach, &d.cards[last]
	if len(c.marks) == of.marks && len(c.attached) == of.attached {
		return
	}
	for i := range d.cards[:last] {
		if other := &d.cards[i]; slices.Contains(of.others, other.said.at) {
			other.marks = append(slices.Clone(other.marks), c.marks[of.marks:]...)
			other.attached = append(slices.Clone(other.attached), c.attached[of.attached:]...)
		}
	}
	d.ofEach = nil
}

// tellEach tells that something was said of each, where it could not be read what.
func (d *describer) tellEach() {
	if d.ofEach != nil {
		d.r.fault(d.ofEach.said, "what each of them has: counters, or a Resource that is attached")
	}
	d.ofEach = nil
}

// formerLatter reads that what follows is said of the former, or of the latter, of the two cards that were named last.
func (d *describer) formerLatter() bool {
	n := 0
	if d.word(0) == "the" {
		n++
	}
	which := d.word(n)
	if which != "former" && which != "latter" {
		return false
	}
	if n++; d.word(n) == "one" {
		n++
	}
	last := len(d.cards) - 1
	if last < 1 || d.cards[last].count != 1 || d.cards[last-1].count != 1 || d.cards[last].name.is(Unknown) ||
		d.cards[last-1].name.is(Unknown) || d.cards[last-1].sentence != d.cards[last].sentence {
		return false
	}
	if _, mark := d.markAt(n); mark == 0 && !slices.Contains([]string{"is", "has", "'s", "wears", "bears", "with"},
		d.word(n)) {
		return false
	}
	i := last // of both, as they were named
	if (d.cards[last-1].said.at > d.cards[last].said.at) == (which == "latter") {
		i--
	}
	c := d.cards[i]
	c.isOver = c.zone != ""
	d.cards = append(slices.Delete(d.cards, i, i+1), c)
	d.goOn(n)
	d.cardEnd = d.at
	if slices.Contains([]string{"has", "with", "wears", "bears"}, d.word(0)) && d.isResourceAt(1) {
		d.goOn(1)
		d.bearsIfResource()
	}
	return true
}

// itHas reads what the card has that was named last: counters, or a Resource that is attached: "It has two +1 power
// counters".
func (d *describer) itHas() bool {
	last := len(d.cards) - 1
	isIt := slices.Contains([]string{"it", "which"}, d.word(0))
	if last < 0 || !isIt && !slices.Contains([]string{"she", "he"}, d.word(0)) || d.cards[last].count != 1 ||
		d.cards[last].name.is(Unknown) || d.cards[last].sentence+1 < d.sentence || d.word(1) != "has" ||
		!d.isCounterOrResource(2) || !isIt && d.isResourceAt(2) {
		return false
	}
	d.cards[last].isOver = d.cards[last].zone != ""
	d.goOn(1)
	d.cardEnd = d.at
	if d.isResourceAt(1) {
		d.goOn(1)
		d.bearsIfResource()
	}
	return true
}

// copyAt reads that something is said of one of the copies that are at several places: "Blake controls Flim at both
// Problems. The copy at Avery's is exhausted".
func (d *describer) copyAt() bool {
	n := 2
	if d.word(0) != "the" || !slices.Contains([]string{"copy", "one"}, d.word(1)) || !d.isAt(n) {
		return false
	}
	at, isPlace := d.placeNamed(n + 1)
	if !isPlace {
		at, isPlace = d.samePlace(n + 1)
	}
	n += 1 + at.words
	if !isPlace || at.zone != InPlay || len(at.areas) != 1 {
		return false
	}
	if _, mark := d.markAt(n); mark == 0 && !slices.Contains([]string{"is", "has", "'s", "wears", "bears"}, d.word(n)) {
		return false
	}
	for i := len(d.cards) - 1; i >= 0; i-- {
		c := d.cards[i]
		if c.count != 1 || c.zone != InPlay || !slices.Contains(c.areas, at.areas[0]) {
			continue
		}
		isThere := func(a Area) bool { return a == at.areas[0] }
		if rest := slices.DeleteFunc(slices.Clone(c.areas), isThere); len(rest) > 0 {
			d.cards[i].areas = rest
		} else {
			d.cards = slices.Delete(d.cards, i, i+1)
		}
		c.areas, c.marks, c.isOver = at.areas, slices.Clone(c.marks), true
		d.cards = append(d.cards, c)
		d.goOn(n)
		d.cardEnd = d.at
		return true
	}
	return false
}

// isAt reports whether the word so many on says that something is at what follows.
func (d *describer) isAt(n int) bool {
	return slices.Contains([]string{"at", "in", "on", "@"}, d.word(n))
}
