package position

import "slices"

// Where a description corrects itself: "I have Falcon at home, sorry, at my problem", "3 tokens, no, 4 tokens".

// corrections are words by which one takes back what was said last.
var corrections = []string{"no wait", "no", "wait no", "wait", "sorry", "oops", "correction", "actually", "i mean",
	"i meant", "or rather", "rather", "make that", "scratch that", "my mistake", "my bad"}

// corrected reads that what was said last is said anew: a place of the only card that was put there, or a number
// of points or tokens.
func (d *describer) corrected() bool {
	from := d.at
	if from == 0 {
		return false
	}
	before := d.words[from-1]
	if !isSign(before.text) && !endsSentence(before) && !d.takes("make that", "or rather", "i mean", "i meant") {
		return false
	}
	end := from // of what was said before the signs
	for end > 0 && isSign(d.words[end-1].text) {
		end--
	}
	for d.takesCorrection() {
		d.takes(",", "-", "–", "it's", "it is", "she's", "he's", "is")
	}
	if d.at == from || d.at >= len(d.words) {
		d.at = from
		return false
	}
	if d.isCountOrMomentAt() {
		return true // what is said later holds
	}
	if d.numberInstead(end) || d.cardInstead(end) {
		return true
	}
	n := 0
	if slices.Contains([]string{"at", "in", "on", "@"}, d.word(0)) {
		n = 1
	}
	at, isPlace := d.placeNamed(n)
	last := len(d.cards) - 1
	if !isPlace || last < 0 || d.cards[last].zone == "" || !d.isOver(n+at.words) ||
		last > 0 && d.cards[last-1].sentence == d.cards[last].sentence &&
			slices.Equal(d.cards[last-1].areas, d.cards[last].areas) { // which of them are meant?
		d.at = from
		return false
	}
	c := &d.cards[last]
	c.zone, c.areas = at.zone, at.areas
	if at.zone != InPlay {
		c.sides = []Side{at.whose}
	} else {
		d.speakOf(at.areas, false)
	}
	d.heading, d.zone, d.whose = at.areas, at.zone, at.whose
	d.takePlace(at, n)
	return true
}

// takesCorrection takes words of a correction that aren't what is told next: no points.
func (d *describer) takesCorrection() bool {
	at := d.at
	if d.word(0) == "no" && !isSign(d.words[min(at+1, len(d.words)-1)].text) && d.word(1) != "wait" {
		return false
	}
	words := slices.Clone(corrections)
	slices.SortFunc(words, func(a, b string) int { return len(b) - len(a) })
	for _, w := range words {
		if d.takes(w) {
			return true
		}
	}
	return false
}

// isCountOrMomentAt reports whether points or tokens are counted next, or it is said where in the turn it is.
func (d *describer) isCountOrMomentAt() bool {
	ahead := *d
	ahead.r, ahead.cards, ahead.units = d.r.tried(), slices.Clone(d.cards), slices.Clone(d.units)
	return ahead.count() || ahead.turn()
}

// lastCount is what was counted last: points or tokens, whose, and behind which word.
type lastCount struct {
	unit  string
	sides []Side
	end   int
}

// setCounted says anew how many those are that were counted last.
func (d *describer) setCounted(n int) {
	for _, side := range d.counted.sides {
		if d.counted.unit == "p" {
			d.r.position.Players[side].Score = n
		} else {
			d.r.position.Players[side].Tokens = n
		}
	}
}

// numberInstead reads another number for what was said last, up to a word: 3 tokens, make that 4.
func (d *describer) numberInstead(end int) bool {
	n, ok := d.number(0)
	last := len(d.cards) - 1
	switch {
	case !ok || !d.isOver(1) && d.word(1) != "and":
		return false
	case d.counted.end == end && end > 0:
		d.setCounted(n)
	case n > 0 && last >= 0 && (d.cardEnd == end || d.placeEnd == end && d.cards[last].name.is(Unknown)):
		d.cards[last].count = n
	default:
		return false
	}
	d.goOn(1)
	d.counted.end = d.at
	return true
}

// cardInstead reads another card for the one that was said last, up to a word: Falcon, or rather Gyro, at home.
func (d *describer) cardInstead(end int) bool {
	last := len(d.cards) - 1
	if last < 0 || d.cards[last].count != 1 || d.cardEnd != end && d.placeEnd != end && !d.cards[last].isOver {
		return false
	}
	ahead := *d
	ahead.r, ahead.cards = d.r.tried(), slices.Clone(d.cards)
	ahead.takes("a", "an", "the")
	if !ahead.fullName() && !ahead.card() || len(ahead.cards) != len(d.cards)+1 {
		return false
	}
	named := ahead.cards[last+1].item
	at := d.at
	d.at = ahead.cardEnd
	if behind := d.at; !d.isOver(0) && (d.cardEnd != end || !slices.Contains([]string{"at", "in", "on", "@"},
		d.word(0))) || named.count != 1 || behind <= at {
		d.at = at
		return false
	}
	c := &d.cards[last]
	if facts, isFacts := d.r.cards.factsOf(named.name.text); isFacts && d.toType(c, facts.Type) {
		// no, the Troublemaker
		if c.zone, c.areas = "", nil; d.cardEnd < len(d.words) {
			d.heading, d.zone = nil, ""
		}
		return true
	}
	c.name, c.said = named.name, named.name
	c.marks, c.attached = append(slices.Clone(c.marks), named.marks...), append(slices.Clone(c.attached),
		named.attached...)
	d.cardEnd = d.at
	d.stop()
	return true
}
