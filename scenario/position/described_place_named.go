package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// By which words a description names a place.

// wordsOfOwn is by how many words, so many on, it is said of both players that each's own Problem is meant: "our own
// problem", "their problems"; 0 if it isn't.
func (d *describer) wordsOfOwn(n int) int {
	words := 1
	if d.word(n+1) == "own" || d.word(n+1) == "respective" {
		words = 2
	}
	isWhose := slices.Contains([]string{"our", "their"}, d.word(n)) ||
		words == 2 && slices.Contains([]string{"his", "her", "the"}, d.word(n))
	if !isWhose || !strings.HasPrefix(d.word(n+words), "problem") {
		return 0
	}
	return words + 1
}

// placeNamed reads a place so many words on: with whose it is, by its letters, or "there".
func (d *describer) placeNamed(n int) (at describedPlace, ok bool) {
	word := d.word(n)
	if word == "there" && slices.Contains([]string{"is", "are"}, d.word(n+1)) {
		_, words, isWhose := d.whoseSaid(n + 2) // Timberwolf there is mine
		_, mark := d.markAt(n + 2)
		isOfCards := isWhose && d.isOwner(n+2, words) && d.isOver(n+2+words) || mark > 0 && d.isOver(n+2+mark)
		return areasSaid(1, d.r.there.Of, d.r.there), isOfCards && d.hasPending() && d.r.there.Kind != NoArea
	}
	if d.isManesFlip(n) {
		return at, false
	}
	if area, isDilemma := d.dilemmaAt(n); isDilemma {
		return areasSaid(1, area.Of, area), slices.Contains(append(beforeProblems, "to", "in"), d.word(n-1))
	}
	if area, known := areasByName[strings.ToUpper(word)]; known {
		return areasSaid(1, area.Of, area), true
	}
	if d.word(n-1) == "to" || slices.Contains(beforeProblems, d.word(n-1)) {
		if at, ok := d.problemCalled(n); ok {
			return at, true
		}
	}
	switch {
	case word == "it" && len(d.r.at) == 1 && d.word(n-1) == "in":
		return areasSaid(1, d.r.at[0].Of, d.r.at[0]), true
	case d.r.there.Kind == Problem && word == "it" && slices.Contains([]string{"at", "on"}, d.word(n-1)) &&
		(d.word(n+1) == ":" || d.isOver(n+1)) && !(d.word(n-1) == "on" && d.isOnAnother()):
		return areasSaid(1, d.r.there.Of, d.r.there), true
	case d.r.there.Kind == DilemmaArea && word == "it":
		return areasSaid(1, d.r.there.Of, d.r.there), true
	case (word == "there" || word == "here") && !d.isSlipOfTheir(n):
		return areasSaid(1, d.r.there.Of, d.r.there), d.r.there.Kind != NoArea
	case word == "with" && n == 0 && d.isOver(2) && d.r.there.Kind != NoArea && d.hasPending() &&
		slices.Contains([]string{"it", "him", "her", "them"}, d.word(1)): // two Critters with her
		return areasSaid(2, d.r.there.Of, d.r.there), true
	case word == "next" && d.word(n+1) == "to" && d.r.there.Kind != NoArea &&
		slices.Contains([]string{"it", "him", "her", "them"}, d.word(n+2)):
		return areasSaid(3, d.r.there.Of, d.r.there), true
	case d.both && d.wordsOfOwn(n) > 0:
		at = areasSaid(d.wordsOfOwn(n), d.subject, bothProblems()...)
		at.isEachs = true
		return at, true
	case d.word(n+1) == "problems" && (word == "both" || word == "the"), word == "each" && d.word(n+1) == "problem":
		both := bothProblems()
		return areasSaid(2, d.subject, both...), true
	case (word == "each" || word == "both") && slices.Contains([]string{"at", "on", "@"}, d.word(n-1)) &&
		d.isOver(n+1) && (d.kind == nil || d.kind.area == Problem):
		return areasSaid(1, d.subject, Area{Of: Avery, Kind: Problem}, Area{Of: Blake, Kind: Problem}), true
	case d.r.there.Kind == Problem && (word == "same" || word == "that" || word == "this") &&
		slices.Contains([]string{"problem", "place"}, d.word(n+1)):
		return areasSaid(2, d.r.there.Of, d.r.there), true
	case d.r.there.Kind == Problem && word == "the" && d.word(n+1) == "same" && d.word(n+2) == "problem":
		return areasSaid(3, d.r.there.Of, d.r.there), true
	case d.r.there.Kind == DilemmaArea && slices.Contains([]string{"same", "that", "this", "the"}, word) &&
		d.word(n+1) == "dilemma":
		return areasSaid(2, d.r.there.Of, d.r.there), true
	case d.r.there.Kind == Problem && word == "the" && d.word(n+1) == "other" && (d.word(n+2) == "problem" ||
		d.word(n+2) == "one" || d.isOver(n+2)) && slices.Contains([]string{"at", "on", "to"}, d.word(n-1)):
		words := 2
		if !d.isOver(n + 2) {
			words = 3
		}
		other := d.r.there.Of.Other()
		return areasSaid(words, other, Area{Of: other, Kind: Problem}), true
	case word == "problem" && d.at+n+1 < len(d.words) && (d.words[d.at+n+1].text == "A" ||
		d.words[d.at+n+1].text == "B"):
		side := Side(d.word(n + 1)[0] - 'a')
		return areasSaid(2, side, Area{Of: side, Kind: Problem}), true
	case word == "problem" && (d.word(n+1) == "1" || d.word(n+1) == "2"):
		side := Side(d.word(n + 1)[0] - '1')
		return areasSaid(2, side, Area{Of: side, Kind: Problem}), true
	}
	whose, words, isWhose := d.whoseSaid(n)
	if !isWhose {
		whose, words = d.subject, 0
		if word == "the" {
			words = 1
		}
	}
	if i := d.at + n + words - 1; words > 0 && i >= 0 && i < len(d.words) && endsSentence(d.words[i]) {
		return at, false // a Hard Hat on her. Problem: …
	}
	for _, long := range []int{2, 1} {
		noun := d.word(n + words)
		if long == 2 && d.at+n+words >= 0 && d.at+n+words < len(d.words) && endsSentence(d.words[d.at+n+words]) {
			continue // at my problem. Deck: 10
		}
		if long == 2 {
			noun += " " + d.word(n+words+1)
		}
		known, isKnown := nounsOfPlaces[noun]
		if _, isNumber := d.number(n + words - 1); noun == "problems" && (isNumber ||
			!isWhose && d.word(n+words+1) == ":" && d.startsWithProblem(n+words+2)) { // two Problems
			continue
		}
		isFor := d.isForAt(n + words + long)
		if !isKnown || noun == "problem" && !isWhose && !isFor && d.word(n+words+1) != "of" && !d.isHeadAt(n+words+1) &&
			!(words == 0 && d.spoken && slices.Contains([]string{"at", "on", "@"}, d.word(n-1)) && d.isEnd(n+1)) &&
			!(n == 0 && words == 0 && d.hasPending() && d.cardEnd == d.at && d.isOver(1)) &&
			!(d.headed && n == 0 && words == 0 && d.isCardAt(1) && (d.word(-1) == "," || d.word(-1) == ":")) ||
			noun == "mane" && !isWhose && d.cardEnd > 0 && d.cardEnd == d.at+n ||
			strings.HasPrefix(noun, "mane") && (d.isMane(n+words+long+d.wordsOfMark(n+words+long)) ||
				d.word(n+words+long) == "," && d.isMane(n+words+long+1) || noun == "mane" &&
				d.word(n+words+1) == "character") {
			continue
		}
		words += long
		if d.word(n+words) == "of" || isFor { // the problem of Avery
			if side, more, isSide := d.whoseSaid(n + words + 1); isSide {
				whose, words, isWhose = side, words+1+more, true
			}
		}
		at = known.of(whose, words)
		at.isOwn, at.ofMane = !isWhose, strings.HasPrefix(noun, "mane")
		if !strings.HasPrefix(noun, "mane") {
			at.kind = &known
		}
		return at, true
	}
	return at, false
}

// isOnAnother reports whether the card that was named last is a Resource that is played on cards, behind another card
// of its sentence: with a Hard Hat on it; or behind one of the sentence before: my Hard Hat is on it.
func (d *describer) isOnAnother() bool {
	last := len(d.cards) - 1
	isOn := d.cardEnd > 0 && d.cardEnd == d.at-1 && d.word(-1) == "is"
	if last < 1 || d.cardEnd != d.at && !isOn || d.cards[last-1].sentence != d.sentence &&
		!(isOn && d.cards[last-1].sentence == d.sentence-1) {
		return false
	}
	face := d.r.cards.faceOf(d.cards[last].name.text)
	return face != nil && face.Type == card.Resource && isPlayed(face, "PlayOn(")
}

// eachAtItsPlace reads that two cards are at a place each, the one that was read and another behind "and": "Flam and
// Flim are at my problem and his problem". With other numbers of cards it can't be told which is where.
func (d *describer) eachAtItsPlace(at describedPlace) bool {
	n := 1
	if slices.Contains([]string{"at", "on", "in"}, d.word(n)) {
		n++
	}
	other, isPlace := d.placeNamed(n)
	if !isPlace {
		other, isPlace = d.samePlace(n)
	}
	end := n + other.words
	for d.word(end) == "respectively" || d.word(end) == "," && d.word(end+1) == "respectively" {
		end++
	}
	if d.word(0) != "and" || !isPlace || other.zone != InPlay || at.zone != InPlay || len(at.areas) != 1 ||
		len(other.areas) != 1 || slices.Equal(at.areas, other.areas) || !d.isOver(end) {
		return false
	}
	var pending []int
	for i := range d.cards {
		if c := &d.cards[i]; c.zone == "" && !c.isOver {
			pending = append(pending, i)
		}
	}
	if len(pending) == 0 {
		return false
	}
	if i := pending[0]; len(pending) == 1 && d.cards[i].count == 2 { // two Red Galas, one at each
		c := d.cards[i]
		c.marks = slices.Clone(c.marks)
		d.cards = slices.Insert(d.cards, i+1, c)
		d.cards[i].count, d.cards[i+1].count = 1, 1
		pending = []int{i, i + 1}
	}
	if len(pending) != 2 || d.cards[pending[0]].count != 1 || d.cards[pending[1]].count != 1 {
		d.loseAll()
		for range end {
			d.unreadOne()
		}
		d.stop()
		return true
	}
	for i, areas := range [][]Area{at.areas, other.areas} {
		c := &d.cards[pending[i]]
		c.zone, c.areas = InPlay, areas
	}
	if said := d.wordsBetween(d.at, end); d.word(end-1) != "respectively" {
		said.text = strings.TrimRight(said.text, ".!,")
		d.r.assume(said, "taken to be where the second of both is, and the first at the place before it")
	}
	d.named = append(d.named, append(slices.Clone(at.areas), other.areas...)...)
	d.goOn(end)
	d.placeEnd = d.at
	return true
}

// takesTopCards takes "the top two cards of".
func (d *describer) takesTopCards() bool {
	n := 0
	if d.word(0) == "the" {
		n = 1
	}
	_, isNumber := d.number(n + 1)
	if d.word(n) != "top" || !isNumber || d.word(n+2) != "cards" || d.word(n+3) != "of" {
		return false
	}
	d.topSaid = d.words[d.at+n+1]
	d.at += n + 4
	return true
}
