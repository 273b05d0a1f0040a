package position

import (
	"slices"
	"strings"
)

// How many more points or tokens one has than the other.

// moreThan reads so many more than the other has: "I have one token more than Blake", "two points behind". What the
// other has must be said.
func (d *describer) moreThan() bool {
	isTwice := d.saysAt(0, "twice as many") || d.saysAt(0, "half as many")
	number, isNumber := d.number(0)
	if !isNumber && !isTwice || d.both {
		return false
	}
	if next := d.word(2); strings.HasPrefix(d.word(1), "card") && (next == "more" || next == "fewer") &&
		d.word(3) == "than" { // how many there are isn't said
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	unit, sign, n := "", 1, 1
	if isTwice {
		n = 3
	}
	for {
		if of, words := d.unitAt(n); of != "" && unit == "" {
			unit, n = of, n+words
			continue
		}
		if sign != 1 && unit == "" && d.word(n) == "at" && d.word(n+1) == "than" { // one more at than him
			unit, n = "t", n+1
			continue
		}
		if sign == 1 && slices.Contains([]string{"more", "less", "fewer"}, d.word(n)) && !isTwice {
			if sign = 2; d.word(n) != "more" {
				sign = -2
			}
			n++
			continue
		}
		break
	}
	side := d.subject
	other := side.Other()
	switch {
	case isTwice && (d.isOver(n) || d.word(n) == "as"):
		if of, words, ok := d.whoseSaid(n + 1); d.word(n) == "as" && ok {
			other, n = of, n+1+words
		}
	case sign != 1 && d.word(n) == "than":
		of, words, ok := d.whoseSaid(n + 1)
		if !ok {
			return false
		}
		other, n = of, n+1+words
	case sign == 1 && unit == "p" && slices.Contains([]string{"behind", "ahead", "up", "down"}, d.word(n)) &&
		d.isOver(n+1):
		if sign = 2; d.word(n) == "behind" || d.word(n) == "down" {
			sign = -2
		}
		n++
	default:
		return false
	}
	if unit == "" && d.counted.end > 0 {
		unit = d.counted.unit
	}
	if unit == "" || other == side || !d.isOver(n) && d.word(n) != "and" {
		return false
	}
	said, isHalf := d.text(n), isTwice && d.word(0) == "half"
	if base, isSaid := d.number(n + 3); d.saysAt(n, ", who has") && isSaid && d.isOver(n+4) {
		if n += 4; unit == "p" {
			d.r.position.Players[other].Score = base
		} else {
			d.r.position.Players[other].Tokens = base
		}
	}
	d.goOn(n)
	if !slices.Contains(d.units, unit) {
		d.units = append(d.units, unit)
	}
	d.r.later = append(d.r.later, func() {
		of, to := &d.r.position.Players[other], &d.r.position.Players[side]
		base, more := &of.Tokens, &to.Tokens
		if unit == "p" {
			base, more = &of.Score, &to.Score
		}
		switch {
		case *base == 0 || isHalf && *base%2 != 0 || sign < 0 && *base+sign/2*number < 0:
			d.r.fault(said, "how many each player has: A 3t 4p; B 2t 4p")
		case isHalf:
			*more = *base / 2
		case isTwice:
			*more = *base * 2
		default:
			*more = *base + sign/2*number
		}
	})
	return true
}
