package position

import (
	"slices"
	"strings"
)

// What a description says of a faceoff that is over.

// wonFaceoff reads who won the Problem faceoff at a Problem this turn, and by how much: "I won
// the faceoff at my problem by 6". Where it isn't said by how much, that is told.
func (d *describer) wonFaceoff() bool {
	side, words, _ := d.whoseOrSubject()
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
	for slices.Contains([]string{"the", "a", "that", "problem", "last", "previous", "first"}, d.word(n)) {
		n++
	}
	if by := n - words - 1; (d.word(n) == "faceoff" || by == 0) && d.wonSomewhere(side, winner, words, n) {
		return true
	}
	at, ok, before := describedPlace{}, false, 0
	behind, isBehind := d.wonAtBehind(words + 2)
	isIt := d.word(words+1) == "it" && (d.r.there.isProblem() || isBehind) // I have Falcon at my problem. I won it by 3
	if !isIt && d.word(n) != "faceoff" {
		return false
	}
	if isIt {
		if n, at = words+1, areasSaid(1, d.r.there.Of, d.r.there); isBehind {
			at = areasSaid(1, behind.Of, behind)
		}
	} else if _, long, _ := d.marginAt(n + 1); long > 0 && d.isWonAtBehind(n+1) {
		behind, _ := d.wonAtBehind(n + 1)
		at = areasSaid(1, behind.Of, behind) // won the faceoff by 5 at my problem
	} else if n++; d.word(n) == "there" && d.r.there.isProblem() {
		at = areasSaid(1, d.r.there.Of, d.r.there)
	} else if at, ok = d.placeOf(side, words, n+1); d.word(n) != "at" || !ok || at.zone != InPlay ||
		len(at.areas) != 1 || !at.areas[0].isProblem() {
		return false
	}
	if d.word(n) == "at" {
		before = 1
	}
	end := n + before + at.words
	margin, long, isSaid := d.marginAt(end)
	if isSaid && long == 0 {
		return false // by how much is said otherwise
	}
	said, where := d.words[d.at+words], at.areas[0]
	d.subject, d.spoken, d.both = side, true, false
	d.r.there = where
	d.takePlace(at, n+before)
	if long > 0 {
		d.goOn(long)
	}
	if !isSaid {
		d.r.assume(said, "taken to be by 1 power, as it isn’t said by how much")
	}
	d.r.later = append(d.r.later, func() { d.r.position.SetWon(winner, where, true, margin) })
	return true
}

// wonAtBehind is the Problem that is named behind by how much a faceoff was won: "it by 3, at my problem".
func (d *describer) wonAtBehind(n int) (Area, bool) {
	_, long, _ := d.marginAt(n)
	if n += long; d.word(n) == "," {
		n++
	}
	at, ok := d.placeNamed(n + 1)
	if d.word(n) != "at" || !ok || at.zone != InPlay || len(at.areas) != 1 || !at.areas[0].isProblem() {
		return Area{}, false
	}
	return at.areas[0], true
}

// marginAt reads by how much a faceoff was won, so many words on: "by 6 power", "9 to 5". It is
// 1 where nothing is said of it, and no words are it that can't be read.
func (d *describer) marginAt(n int) (margin, words int, isSaid bool) {
	if d.at+n > 0 && d.at+n <= len(d.words) && endsSentence(d.words[d.at+n-1]) {
		return 1, 0, false
	}
	if d.word(n) == "by" {
		by, isNumber := d.number(n + 1)
		switch {
		case !isNumber:
			return 0, 0, true
		case d.word(n+2) == "power" && !endsSentence(d.words[d.at+n+1]):
			return by, 3, true
		}
		return by, 2, true
	}
	if points := pointsSaid.FindStringSubmatch(d.word(n)); points != nil { // 4-7
		one, _ := piece{points[1], 0}.number()
		other, _ := piece{points[2], 0}.number()
		if one == other {
			return 0, 0, true
		}
		return max(one-other, other-one), 1, true
	}
	one, isNumber := d.number(n)
	if !isNumber {
		return 1, 0, false
	}
	other, isNumber := d.number(n + 2)
	if !isNumber || one == other || !slices.Contains([]string{"to", "against", "vs", "-"}, d.word(n+1)) {
		return 0, 0, true
	}
	return max(one-other, other-one), 3, true
}

// wonSomewhere reads who won a faceoff of which nobody says at which Problem it was: it is taken for one at the Problem
// that is spoken of, or else at the winner's, which is told.
func (d *describer) wonSomewhere(side, winner Side, verb, n int) bool {
	if d.word(n) == "faceoff" {
		n++
	}
	margin, long, isSaid := d.marginAt(n)
	if _, isBehind := d.wonAtBehind(n); !isSaid || long == 0 || isBehind ||
		!d.isOver(n+long) && d.word(n+long) != "and" {
		return false
	}
	said := d.wordsBetween(d.at+verb, n+long-verb)
	said.text = strings.TrimRight(said.text, ".,!")
	there := d.r.there
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(n + long)
	d.r.later = append(d.r.later, func() {
		where, isKnown := d.r.cards.whereBothAre(d.r.position)
		switch {
		case there.Kind == Problem: // which was spoken of before
			where = there
		case !isKnown:
			where = Area{Of: winner, Kind: Problem}
		}
		d.r.assume(said, "taken to be at "+where.String()+", as no Problem is said")
		d.r.position.SetWon(winner, where, true, margin)
	})
	return true
}

func (d *describer) isWonAtBehind(n int) bool {
	_, ok := d.wonAtBehind(n)
	return ok
}
