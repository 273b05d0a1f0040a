package position

import "slices"

// What a description says of a faceoff that is over.

// wonFaceoff reads who won the Problem faceoff at a Problem this turn, and by how much: "I won
// the faceoff at my problem by 6". Where it isn't said by how much, that is told.
func (d *describer) wonFaceoff() bool {
	side, words, ok := d.whoseSaid(0)
	if !ok {
		side, words = d.subject, 0
	}
	for slices.Contains([]string{"has", "have", "'ve", "just", "already"}, d.word(words)) {
		words++
	}
	winner := side
	switch d.word(words) {
	case "won":
	case "lost":
		winner = side.Other()
	default:
		return false
	}
	n := words + 1
	for slices.Contains([]string{"the", "a", "that", "problem"}, d.word(n)) {
		n++
	}
	if d.word(n) != "faceoff" {
		return false
	}
	at, before := describedPlace{}, 0
	if n++; d.word(n) == "there" && d.r.there.Kind == Problem {
		at = areasSaid(1, d.r.there.Of, d.r.there)
	} else if at, ok = d.placeOf(side, words, n+1); d.word(n) != "at" || !ok || at.zone != InPlay || len(at.areas) != 1 ||
		at.areas[0].Kind != Problem {
		return false
	}
	if d.word(n) == "at" {
		before = 1
	}
	said, where := d.words[d.at+words], at.areas[0]
	d.subject, d.spoken, d.both = side, true, false
	d.r.there = where
	d.takePlace(at, n+before)
	margin := 1
	if by, isNumber := d.number(1); d.word(0) == "by" && isNumber {
		isEnd := endsSentence(d.words[d.at+1])
		if margin = by; !isEnd && d.word(2) == "power" {
			d.goOn(1)
		}
		d.goOn(2)
	} else {
		d.r.assume(said, "taken to be by 1 power, as it isn’t said by how much")
	}
	d.r.later = append(d.r.later, func() { d.r.position.SetWon(winner, where, true, margin) })
	return true
}
