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
	if !isSign(before.text) && !endsSentence(before) {
		return false
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
	d.goOn(n + at.words)
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
