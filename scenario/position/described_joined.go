package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description joins without the words that others have for it.

// namesJoined parts names of cards that a sign joins: "Falcon+Gyro" is "Falcon and Gyro", and "Falcon+hat" is "Falcon
// with hat".
func (d *describer) namesJoined() {
	for i := 0; i < len(d.words); i++ {
		at := strings.IndexByte(d.words[i].text, '+')
		if at < 1 || at+1 >= len(d.words[i].text) {
			continue
		}
		first, second := d.words[i].slice(0, at), d.words[i].slice(at+1, len(d.words[i].text))
		one, other := d.r.cards.faceOf(first.text), d.r.cards.faceOf(strings.TrimRight(second.text, ".,"))
		if one == nil || other == nil || !d.names(spelling.Fold(first.text)) || !d.names(spelling.Fold(second.text)) {
			continue
		}
		join := "and"
		if other.Type == card.Resource && one.Type.IsCharacter() {
			join = "with"
		}
		d.setWords(slices.Replace(slices.Clone(d.words), i, i+1, first, piece{join, first.at + at}, second))
	}
}

// listFollows reads that as many cards are named next as were counted last, right behind them: "two Friends Falcon and
// Gyro".
func (d *describer) listFollows() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at || d.isListed || d.cards[last].isListed || !d.listedBehind() {
		return false
	}
	d.isListed, d.cards[last].isListed = true, true
	return true
}

// someBear reads what some of the copies bear that were counted last: "two Falcons, one with a Hard Hat".
func (d *describer) someBear() bool {
	n, ok := d.number(0)
	last, words := len(d.cards)-1, 1
	for slices.Contains([]string{"of", "them", "which"}, d.word(words)) {
		words++
	}
	if !ok || n < 1 || last < 0 || d.cards[last].count <= n || d.cards[last].isOver || d.cards[last].name.is(Unknown) ||
		!slices.Contains([]string{"with", "has", "wearing", "wears"}, d.word(words)) || !d.bearsNext(words+1) {
		return false
	}
	some := d.cards[last]
	d.cards[last].count -= n
	some.count, some.bears = n, true
	d.cards = append(d.cards, some)
	d.goOn(words + 1)
	return true
}

// isNowSomebodys reads who controls the card by now that was named as the other player's: "his Falcon is now mine".
func (d *describer) isNowSomebodys() bool {
	last, n := len(d.cards)-1, 0
	if d.word(0) == "is" {
		n++
	}
	if last < 0 || d.word(n) != "now" || n == 0 && d.word(-1) != "is" || d.cardEnd != d.at && d.placeEnd < d.at-1 ||
		d.cards[last].isOver {
		return false
	}
	n++
	side, words, ok := d.whoseSaid(n)
	c := &d.cards[last]
	if !ok || !d.isOwner(n, words) || !d.isOver(n+words) && !d.isAtPlace(n+words) || !c.spoken || len(c.sides) != 1 {
		return false
	}
	if c.sides[0] != side {
		c.marks = append(slices.Clone(c.marks), piece{"of " + c.sides[0].Letter(), d.words[d.at].at})
	}
	c.sides = []Side{side}
	d.goOn(n + words)
	return true
}
