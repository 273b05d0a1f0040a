package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// What a description says beside what it has just said, with words of that left out: of the other player's cards behind
// a place, of the other player's pile, what a second card bears, and which card alone is as it is said.

// aside reads such words where they stand next.
func (d *describer) aside() bool {
	return d.othersPile() || d.onAnotherToo() || d.onlyOf() || d.onlyOneIs() || d.ownCopyHas() ||
		d.otherIsSomebodys()
}

// tellAtHeading tells a card between commas of which it is said whose it is, and no place, and that is put where the
// other player's card before it is: "I have Falcon at home, his Gyro exhausted".
func (d *describer) tellAtHeading() {
	if d.zone != InPlay || len(d.heading) != 1 || d.placeEnd == 0 {
		return
	}
	place := d.words[d.placeEnd-1].at
	for i := range d.cards {
		c := &d.cards[i]
		if c.zone != "" || c.isOver || len(c.sides) != 1 || c.said.at < place || !d.isOwnedBehindComma(c.name) {
			continue
		}
		isThere := func(of describedCard) bool {
			return of.sentence == c.sentence && of.said.at < place && of.isOthersThan(c) &&
				slices.Equal(of.areas, d.heading)
		}
		at := d.heading[0]
		if at.Kind == Home {
			at.Of = c.sides[0]
		}
		if slices.ContainsFunc(d.cards, isThere) {
			d.r.assume(c.said, "taken to be at "+at.String()+", as no place is said")
		}
	}
}

// isOwnedBehindComma reports whether a comma stands before a name, and between them nothing but whose the cards are,
// and how many.
func (d *describer) isOwnedBehindComma(name piece) bool {
	n := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= name.at }) - d.at - 1
	for {
		_, isNumber := d.number(n)
		if _, mark := d.markAt(n); d.at+n < 1 || !isNumber && mark == 0 {
			break
		}
		n--
	}
	return d.at+n >= 1 && d.isOwnerOf(n, 1) && d.isWhose(n) && d.word(n-1) == ","
}

// othersPile reads how many cards the other player has in the pile of which it was just said how many there are: "my
// hand 3, his 4".
func (d *describer) othersPile() bool {
	n := 0
	if d.word(0) == "," || d.word(0) == "and" {
		n++
	}
	side, words, ok := d.whoseSaid(n)
	number, isNumber := d.number(n + words)
	last := len(d.cards) - 1
	if !ok || !isNumber || !d.isOwner(n, words) || last < 0 || !d.cards[last].name.is(Unknown) ||
		d.cards[last].sentence != d.sentence || !slices.Equal(d.cards[last].sides, []Side{side.Other()}) {
		return false
	}
	before, zone := d.cards[last].name.at, d.cards[last].zone
	if zone == "" {
		zone = d.zone
	}
	isBehind := func(w piece) bool { return w.at > before }
	first := slices.IndexFunc(d.words, isBehind)
	isNearWord := func(w string) bool {
		return slices.Contains([]string{"cards", "card", "left", "unknown", ",", "and", "in", "hand", "deck", "my",
			"his", "her", "their"}, w)
	}
	if zone != Hand && zone != Deck || first < 0 || first > d.at ||
		slices.ContainsFunc(d.plain[first:d.at], func(w string) bool { return !isNearWord(w) }) {
		return false
	}
	for n += words + 1; d.word(n) == "cards" || d.word(n) == "card"; {
		n++
	}
	if _, isMore := d.number(n + 1); !d.isOver(n) && (d.word(n) != "and" || isMore) {
		return false
	}
	d.placePending(zone, nil)
	said := d.words[d.at]
	if number > 0 {
		d.cards = append(d.cards, describedCard{item: item{count: number, name: piece{Unknown, said.at}}, said: said,
			sides: []Side{side}, zone: zone, spoken: true, isOver: true, sentence: d.sentence})
	} else if zone == Deck {
		d.r.position.Players[side].NoDeck = true
	}
	d.subject, d.spoken = side, true
	d.goOn(n)
	return true
}

// isCountOfOther reports whether it is said so many words on whose a pile is, and how many cards it has: "his 4".
func (d *describer) isCountOfOther(n int) bool {
	_, words, _ := d.whoseSaid(n)
	_, isNumber := d.number(n + words)
	return isNumber && d.isOwner(n, words) && (d.isOver(n+words+1) || d.isEnd(n+words+1))
}

// onAnotherToo reads that a card bears another copy of the Resource that was said to be on the one before, and tells
// it: "a Hard Hat on Falcon at my problem and on Gyro at home".
func (d *describer) onAnotherToo() bool {
	n := 0
	if d.word(0) == "one" || d.word(0) == "another" {
		n++
	}
	on := n + 1
	for slices.Contains([]string{"a", "an", "the", "my", "his", "her", "their"}, d.word(on)) {
		on++
	}
	if d.word(n) != "on" || !slices.Contains([]string{"and", ","}, d.word(-1)) || d.isPlace(n+1) || !d.isCardAt(on) {
		return false
	}
	var worn *item
	for i := range d.cards {
		for j := range d.cards[i].attached {
			if it := &d.cards[i].attached[j]; worn == nil || it.name.at > worn.name.at {
				worn = it
			}
		}
	}
	if worn == nil || worn.name.at < d.words[d.sentenceBegin()].at || worn.name.at > d.words[d.at].at ||
		!d.r.cards.isResource(worn.name) {
		return false
	}
	d.placePending(d.zone, d.heading)
	c := describedCard{item: item{count: 1, name: worn.name}, said: worn.name, sides: d.sides(false), onNext: true,
		sentence: d.sentence}
	d.r.assume(d.wordsBetween(d.at, n+1), "taken to be another "+strings.TrimRight(worn.name.text, ".")+
		", as one is on a single card")
	d.cards = append(d.cards, c)
	d.goOn(n + 1)
	return true
}

// onlyOneIs reads which of the cards that were named before is alone as it is said: "both are at home, and only Rarity
// is boosted". What the others are like follows for no mark of which there are two that cards have otherwise.
func (d *describer) onlyOneIs() bool {
	n := d.wordsOfNamed(1)
	if d.word(0) != "only" || n == 0 || d.word(1+n) != "is" {
		return false
	}
	mark, words := d.markAt(2 + n)
	i := d.namedBefore(d.wordsBetween(d.at+1, n).text)
	isSo := func(c describedCard) bool {
		return slices.ContainsFunc(c.marks, func(of piece) bool { return of.is(mark.text) })
	}
	if words == 0 || mark.is("ready") || mark.is("start side") || mark.is("uncovered") || !d.isOver(2+n+words) ||
		d.cards[i].count != 1 || slices.ContainsFunc(d.cards, isSo) {
		return false
	}
	d.cards[i].marks = append(slices.Clone(d.cards[i].marks), mark)
	d.goOn(2 + n + words)
	return true
}

// isManeNamed reports whether a Mane Character stands so many words on with its name: "Mane (Twilight Sparkle)".
func (d *describer) isManeNamed(n int) bool {
	if d.word(n) != "mane" {
		return false
	}
	if n++; d.word(n) == "character" {
		n++
	}
	return d.namesMane(n)
}

// ownCopyHas reads what the copy of one player has, where both have one: "we both have Falcon, mine has a Hard Hat".
func (d *describer) ownCopyHas() bool {
	side, words, ok := d.whoseSaid(0)
	last := len(d.cards) - 1
	isBearing := slices.Contains(bearsSaid, d.word(words))
	if !ok || last < 0 || !d.isOwner(0, words) || d.word(words) != "has" && !isBearing ||
		!d.isCounterOrResource(words+1) || d.cards[last].count != 1 {
		return false
	}
	name := spelling.Fold(d.cards[last].name.text)
	i, isBoths := -1, false
	for j := range d.cards {
		c := &d.cards[j]
		if c.count != 1 || spelling.Fold(c.name.text) != name {
			continue
		}
		if slices.Contains(c.sides, side) {
			i = j
		}
		isBoths = isBoths || slices.Contains(c.sides, side.Other())
	}
	if i < 0 || !isBoths {
		return false
	}
	c := d.cards[i]
	c.marks, c.attached = slices.Clone(c.marks), slices.Clone(c.attached)
	if len(c.sides) == 2 {
		d.cards[i].sides = []Side{side.Other()}
	} else {
		d.cards = slices.Delete(d.cards, i, i+1)
	}
	if c.zone == "" && d.zone == InPlay {
		c.zone, c.areas = d.zone, d.heading
	}
	c.sides, c.spoken, c.isOver = []Side{side}, true, c.zone != ""
	d.cards = append(d.cards, c)
	d.goOn(words)
	d.cardEnd = d.at
	if d.isResourceAt(1) {
		d.goOn(1)
		d.bearsIfResource()
	}
	return true
}

// otherIsSomebodys reads whose the other one of two copies is: "two Falcons at my problem: one is mine, the other is
// his".
func (d *describer) otherIsSomebodys() bool {
	last := len(d.cards) - 1
	n := 0
	for slices.Contains([]string{",", "and", "while", "but"}, d.word(n)) {
		n++
	}
	if d.word(n) == "the" {
		n++
	}
	if last < 1 || d.word(n) != "other" || d.cards[last-1].name.at != d.cards[last].name.at ||
		d.cards[last-1].count != 1 || d.cards[last].count != 1 {
		return false
	}
	if n++; d.word(n) == "one" {
		n++
	}
	if d.word(n) == "is" {
		n++
	}
	side, words, ok := d.whoseSaid(n)
	if !ok || !d.isOwner(n, words) || !d.isOver(n+words) && d.word(n+words) != "and" {
		return false
	}
	d.cards[last-1], d.cards[last] = d.cards[last], d.cards[last-1]
	c := &d.cards[last]
	c.sides, c.spoken, c.isWhose = []Side{side}, true, false
	d.goOn(n + words)
	return true
}

// areBoth reports whether a card and the one that was named before it are those of which "both" speaks: one is a
// player's, and the other the other's.
func (d *describer) areBoth(i int) bool {
	if i < 1 {
		return false
	}
	one, other := &d.cards[i-1], &d.cards[i]
	return one.count == 1 && other.count == 1 && one.isOthersThan(other) && one.sentence+1 >= other.sentence &&
		d.mayBeInFaceoff(one) && d.mayBeInFaceoff(other)
}

// onlyOf leaves unread which of several cards alone is as it is said, where they are named behind: "only Falcon of my
// three Friends, Falcon, Gyro and Octavia, is exhausted".
func (d *describer) onlyOf() bool {
	if d.word(0) != "only" || !d.isCardAt(1) {
		return false
	}
	ahead := *d
	ahead.at++
	n := 1 + max(ahead.wholeName(), 1)
	if d.word(n) != "of" || !d.isWhose(n+1) && d.word(n+1) != "the" {
		return false
	}
	for range n + 1 {
		d.unreadOne()
	}
	return true
}
