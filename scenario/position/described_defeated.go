package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What a description says in a word that rules settle: who defeated a Troublemaker, and that requirements are met.

// defeated reads that a player defeated a Troublemaker, which is dismissed by that (514.5a): "he defeated my
// Timberwolf". The points for it are among those that the player has.
func (d *describer) defeated() bool {
	side, n, ok := d.whoseOrSubject()
	for slices.Contains([]string{"has", "have", "'ve", "already", "just"}, d.word(n)) {
		n++
	}
	if d.word(n) != "defeated" && d.word(n) != "beat" || !ok && !d.spoken {
		return false
	}
	ahead := *d
	ahead.at += n + 1
	owner, long, isWhose := ahead.whoseSaid(0)
	if isWhose {
		ahead.at += long
	} else {
		owner = side.Other()
		ahead.takes("the", "a")
	}
	words := max(ahead.wholeName(), 1)
	if ahead.nextType() != card.Troublemaker {
		return false
	}
	isThisTurn := d.saysThisTurn()
	name := ahead.text(words)
	name.text = strings.TrimRight(name.text, ".,!")
	c := describedCard{item: item{count: 1, name: name}, said: name, sides: []Side{owner}, zone: Discard, spoken: true,
		isOver: true, sentence: d.sentence}
	if isThisTurn {
		c.did = []deedDone{{word: "dismissed", befell: true}}
	}
	d.r.assume(name, "taken to be in "+owner.String()+"’s discard pile, as it was defeated; the points for it are "+
		"among those that are said")
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(ahead.at - d.at + words)
	d.cards = append(d.cards, c)
	d.takes("this turn", "last turn", "before", "earlier")
	if at, isPlace := d.placeNamed(1); isPlace && at.zone == InPlay && d.word(0) == "at" { // where that was
		d.r.there = at.areas[0]
		d.goOn(1 + at.words)
		d.takes("this turn")
	}
	return true
}

// requirementsMet leaves out that requirements are met, which follows from who is there: "requirements met on both
// sides".
func (d *describer) requirementsMet() bool {
	from, n := d.at, 0
	for slices.Contains([]string{"all", "the", "both", "confront"}, d.word(n)) {
		n++
	}
	if !strings.HasPrefix(d.word(n), "requirement") && !strings.HasPrefix(d.word(n), "req") {
		return false
	}
	for n++; slices.Contains([]string{"are", "is", "all", "already"}, d.word(n)); {
		n++
	}
	if d.word(n) != "met" {
		return false
	}
	d.goOn(n + 1)
	if !endsSentence(d.words[d.at-1]) {
		d.takes("on both sides", "for both sides", "by both", "for both", "by both players",
			"for both players", "there")
	}
	said := d.wordsBetween(from, d.at-from)
	said.text = strings.TrimRight(said.text, ".,!")
	d.r.assume(said, "left out: whether requirements are met follows from who is there")
	return true
}
