package position

import (
	"slices"
	"strings"
)

// What of the turn a description says in passing: that a card came into play, what was paid, and that nothing was
// confronted.

// enteredPlay reads that the card named last entered play this turn: "Falcon entered play this turn".
func (d *describer) enteredPlay() bool {
	last, n := len(d.cards)-1, 0
	if last < 0 || d.cards[last].isOver && d.word(-1) != "it" && d.word(-1) != "she" && d.word(-1) != "he" {
		return false
	}
	for slices.Contains([]string{"just", "only", "has", "already", "which", "who", "it", "she"}, d.word(n)) {
		n++
	}
	switch {
	case d.saysAt(n, "entered play"), d.saysAt(n, "came in"):
		n += 2
	case d.saysAt(n, "came into play"):
		n += 3
	default:
		return false
	}
	if !d.saysThisTurn() && !d.saysAt(n-3, "just entered") {
		return false
	}
	did := deedDone{word: "entered play", befell: true}
	d.cards[last].did = append(slices.Clone(d.cards[last].did), did)
	d.cardEnd = d.at + n
	d.goOn(n)
	return true
}

// atItsCost leaves out what was paid for what has been done: "she moved Gyro to my problem this turn for 2", or
// "paying 2".
func (d *describer) atItsCost() bool {
	last := len(d.cards) - 1
	if d.word(0) != "for" && d.word(0) != "paying" || last < 0 || len(d.cards[last].did) == 0 ||
		d.cards[last].sentence != d.sentence {
		return false
	}
	_, isNumber := d.number(1)
	n := 2
	if d.word(n) == "action" {
		n++
	}
	if _, words := d.unitAt(n); unitsSaid[d.word(n)] != "" || slices.Contains([]string{"at", "ats"}, d.word(n)) &&
		d.isOver(n+1) {
		n += max(words, 1)
	}
	if !isNumber || !d.isOver(n) && d.word(n) != "and" {
		return false
	}
	said := d.wordsBetween(d.at, n)
	said.text = strings.TrimRight(said.text, ".,!")
	d.goOn(n)
	d.r.assume(said, "left out: what was paid is no longer there")
	return true
}

// noneConfronted reads that no Problem has been confronted in this turn, as none has unless it is said.
func (d *describer) noneConfronted() bool {
	n := 0
	switch w := d.word(0); {
	case w == "no" && strings.HasPrefix(d.word(1), "problem"), w == "no" && d.word(1) == "one":
		n = 2
	case w == "nobody" || w == "none" || w == "nothing":
		n = 1
	default:
		return false
	}
	for slices.Contains([]string{"has", "have", "was", "were", "been", "is"}, d.word(n)) {
		n++
	}
	if d.word(n) != "confronted" {
		return false
	}
	for n++; slices.Contains([]string{"anything", "any", "a", "problem", "problems", "yet", "this", "turn", "so", "far",
		"before"}, d.word(n)) && !endsSentence(d.words[d.at+n-1]); {
		n++
	}
	if !d.isOver(n) && d.word(n) != "and" {
		return false
	}
	d.goOn(n)
	return true
}
