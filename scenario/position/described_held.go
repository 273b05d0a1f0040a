package position

import (
	"slices"
	"strings"
)

// What people say in a hurry of hands, piles, points and flips: how many more cards there are, what was revealed, a
// flip by its power.

// othersHeld reads cards that nobody knows beside those that are named: "Duck and Cover plus two others in hand".
func (d *describer) othersHeld() bool {
	number, isNumber := d.number(0)
	if !isNumber || number < 1 || d.word(1) != "others" && d.word(1) != "other" || d.word(2) != "in" {
		return false
	}
	if at, isPlace := d.placeNamed(3); !isPlace || at.zone != Hand {
		return false
	}
	d.add(item{count: number, name: piece{Unknown, d.words[d.at+1].at}})
	d.cardEnd = d.at + 2
	d.goOn(2)
	return true
}

// bothPilesEmpty reads that neither has cards in a discard pile, but for those that are named behind.
func (d *describer) bothPilesEmpty() bool {
	n := 0
	for slices.Contains([]string{"both", "our", "the"}, d.word(n)) {
		n++
	}
	if n == 0 || d.word(n) != "discard" || d.word(n+1) != "piles" {
		return false
	}
	n += 2
	for slices.Contains([]string{"are", ":", "is"}, d.word(n)) {
		n++
	}
	if d.word(n) != "empty" {
		return false
	}
	n++
	isBut := n
	for slices.Contains([]string{",", "except", "but", "for", "besides"}, d.word(isBut)) &&
		!endsSentence(d.words[d.at+isBut-1]) {
		isBut++
	}
	side, words, ok := d.whoseSaid(isBut)
	if isBut > n+1 && ok && d.isCardAt(isBut+words) {
		d.heading, d.zone, d.whose, d.subject, d.spoken = nil, Discard, side, side, true
		n = isBut
	}
	d.goOn(n)
	return true
}

// flippedPower reads that a player flipped a card of which only the power is said: "I flipped a 3, he flipped a 2".
func (d *describer) flippedPower() bool {
	side, n, ok := d.whoseOrSubject()
	if isListed := ok && d.zone == Flipped && !slices.Contains([]string{"my", "her", "their"}, d.word(n-1)); isListed &&
		(piece{d.word(n), 0}).isDigits() { // flips: me 3, him 5
		n--
	} else if !ok && !d.spoken || !slices.Contains([]string{"flipped", "flips", "flip"}, d.word(n)) {
		return false
	}
	if n++; d.word(n) == "a" || d.word(n) == "an" {
		n++
	}
	number, isNumber := piece{d.word(n), 0}.number()
	if !isNumber || number > 9 {
		return false
	}
	said := d.words[d.at+n]
	if n++; !endsSentence(said) && d.word(n) == "power" {
		n++
	}
	if !d.isEnd(n) && !d.isOver(n) {
		return false
	}
	said.text = strings.TrimRight(said.text, ".!?")
	d.subject, d.spoken, d.both = side, true, false
	d.cards = append(d.cards, describedCard{item: item{count: 1, name: piece{"friend " + said.text, said.at}},
		said:  said,
		sides: []Side{side}, zone: Flipped, spoken: true, isOver: true, sentence: d.sentence})
	d.r.assume(said, "taken to be an invented Friend with that power")
	d.goOn(n)
	return true
}

// revealed goes over it that a hand or deck is revealed whose cards are named: "his hand is revealed: Yoink!".
func (d *describer) revealed() bool {
	n := 0
	if d.word(0) == "is" {
		n++
	}
	if !slices.Contains([]string{"revealed", "known", "shown", "face-up"}, d.word(n)) || d.word(n+1) != ":" {
		return false
	}
	noun := -1
	if d.word(noun) == "is" {
		noun--
	}
	kind, isPlace := nounsOfPlaces[d.word(noun)]
	whose, _, isWhose := d.whoseSaid(noun - 1)
	if !isPlace || kind.zone == InPlay || !isWhose {
		return false
	}
	d.heading, d.zone, d.whose, d.subject, d.spoken = nil, kind.zone, whose, whose, true
	d.goOn(n + 2)
	return true
}

// bothAreAt reads that both have as many points: "points even at 10".
func (d *describer) bothAreAt() bool {
	n, isPoints := 0, false
	if unitsSaid[d.word(n)] == "p" {
		n, isPoints = 1, true
	}
	for slices.Contains([]string{"is", "are", "we're", "we", "'re"}, d.word(n)) {
		n++
	}
	if !slices.Contains([]string{"even", "tied", "level"}, d.word(n)) || d.word(n+1) != "at" || n == 0 {
		return false
	}
	number, isNumber := d.number(n + 2)
	if !isNumber || !isPoints && unitsSaid[d.word(n+3)] != "p" {
		return false
	}
	for side := range d.r.position.Players {
		d.r.position.Players[side].Score = number
	}
	d.goOn(n + 3)
	d.takes("points", "pts", "each", "all")
	return true
}

// lookedAt goes over it that a player looked at a hand or deck whose cards are named: "he looked at my hand: Falcon".
func (d *describer) lookedAt() bool {
	_, n, ok := d.whoseSaid(0)
	if !ok {
		n = 0
	}
	if !slices.Contains([]string{"looked", "peeked", "saw"}, d.word(n)) {
		return false
	}
	if n++; d.word(n) == "at" {
		n++
	}
	at, isPlace := d.placeNamed(n)
	if !isPlace || at.zone == InPlay || d.word(n+at.words) != ":" {
		return false
	}
	d.goOn(n)
	return true
}

// bothFlippedOne gives each player the one card of which it is said that both flipped it: "we both flipped Yay!". Of
// several each could have flipped some.
func (d *describer) bothFlippedOne() {
	for i := range d.cards {
		c := &d.cards[i]
		if !c.areBoths {
			continue
		}
		isOther := func(other describedCard) bool { return other.zone == Flipped && other.sentence == c.sentence }
		if slices.ContainsFunc(d.cards[:i], isOther) || slices.ContainsFunc(d.cards[i+1:], isOther) {
			d.r.assume(c.said, "taken to be flipped by "+c.sides[0].String()+", as are those behind it; "+
				"say who flipped which")
			continue
		}
		c.sides = []Side{Avery, Blake}
	}
}
