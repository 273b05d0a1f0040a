package position

import (
	"slices"

	"canterlaw/engine/card"
)

// What a description says of a Mane Character before it is named, or of both.

// hasFriendOf reports whether words name another card than a Mane Character, where a player has one.
func (r *lineReader) hasFriendOf(words string, at Place) bool {
	found := r.named(words, at, nil)
	return len(found) > 0 && found[0].Faces[0].Type != card.ManeCharacter
}

// markOfMane is the mark that stands so many words on, as people say it of a Mane Character: it is flipped when it
// is boosted.
func (d *describer) markOfMane(n int) (mark piece, words int) {
	if d.word(n) == "flipped" || d.word(n) == "boosted" && d.word(n+1) != "side" {
		return piece{"boosted", d.words[d.at+n].at}, 1
	}
	return d.markAt(n)
}

// marksOfMane reads marks so many words on, joined by commas and "and".
func (d *describer) marksOfMane(n int) (marks []piece, words int) {
	for {
		m := n + words
		for words > 0 && slices.Contains([]string{",", "and", "but", "still"}, d.word(m)) {
			m++
		}
		mark, long := d.markOfMane(m)
		if long == 0 {
			return marks, words
		}
		marks, words = append(marks, mark), m+long-n
		if endsSentence(d.words[d.at+m+long-1]) {
			return marks, words
		}
	}
}

// mane reads what is said of a Mane Character before its name: "my boosted mane Rarity", "flipped my mane (Rarity)",
// "my mane is boosted: Rarity", "both manes are boosted".
func (d *describer) mane() bool {
	if last := len(d.cards) - 1; d.isManesFlip(0) && last >= 0 && !d.cards[last].isOver { // Rarity (mane, flipped)
		d.cards[last].marks = append(d.cards[last].marks, piece{"boosted", d.words[d.at].at})
		d.goOn(1)
		return true
	}
	return d.endsFlips() || d.boostedBefore() || d.markedBefore() || d.bothManes() || d.manesMark()
}

// isManesFlip reports whether it is said so many words on that a Mane Character is flipped, and no card in a faceoff.
func (d *describer) isManesFlip(n int) bool {
	before := d.word(n - 1)
	if slices.Contains([]string{",", "is", "'s", "and"}, before) {
		before = d.word(n - 2)
	}
	if d.word(n) != "flipped" {
		return false
	}
	_, words, ok := d.whoseSaid(n + 1)
	return before == "mane" || before == "character" || ok && d.word(n+1+words) == "mane"
}

func (d *describer) manesMark() bool {
	if d.ofMane && d.placeEnd == d.at && !d.hasPending() { // my mane is boosted: Rarity
		n := 0
		if d.word(0) == "'s" {
			n = 1
		}
		if marks, words := d.marksOfMane(n); words > 0 && d.namesMane(n+words) {
			d.ofNext, d.subject, d.spoken = marks, d.whose, true
			d.goOn(n + words)
			d.takes(":", ",")
			return true
		} else if words > 0 && !marks[0].is("start side") {
			return d.manesPlace(marks, n+words)
		}
		return false
	}
	marks, n := d.marksOfMane(0)
	if n == 0 {
		return false
	}
	if endsSentence(d.words[d.at+n-1]) { // Rarity is boosted. My mane is …
		return false
	}
	if side, words, ok := d.whoseSaid(n); ok && d.word(n+words) == "mane" { // flipped my mane
		d.subject, d.spoken = side, true
		n += words
	}
	if d.word(n) != "mane" {
		return false
	}
	if n++; d.word(n) == "character" {
		n++
	}
	if d.saysAt(n, "this turn") && !endsSentence(d.words[d.at+n+1]) { // flipped my mane this turn - Rarity
		n += 2
	}
	m := n
	if d.at+m < len(d.words) && inBrackets.MatchString(d.words[d.at+m].text) && d.saysAt(m+1, "this turn") {
		d.words = slices.Delete(slices.Clone(d.words), d.at+m+1, d.at+m+3) // my mane (Rarity) this turn
		d.setWords(d.words)
	}
	if !d.namesMane(n) {
		return false
	}
	d.ofNext = marks
	d.goOn(n)
	return true
}

// manesPlace reads where a Mane Character is that is named behind: "my mane is boosted and at his problem: Rarity".
// What the marks before are of can't be read otherwise.
func (d *describer) manesPlace(marks []piece, n int) bool {
	m := n
	for slices.Contains([]string{"and", ",", "at", "on", "in"}, d.word(m)) {
		m++
	}
	at, isPlace := d.placeNamed(m)
	if isPlace && at.zone == InPlay && m > n && d.word(m+at.words) == ":" && d.namesMane(m+at.words) {
		d.ofNext, d.subject, d.spoken = marks, d.whose, true
		d.heading, d.zone = at.areas, InPlay
		d.takePlace(at, m)
		d.takes(":")
		return true
	}
	for range n {
		d.unreadOne()
	}
	d.stop()
	return true
}

// namesMane reports whether a Mane Character is named so many words on, in brackets or behind a sign too.
func (d *describer) namesMane(n int) bool {
	for slices.Contains([]string{",", ":", "is", "it's", "she's", "he's", "called", "-", "–", "—"}, d.word(n)) {
		n++
	}
	if d.at+n >= len(d.words) {
		return false
	}
	if inBrackets.MatchString(d.words[d.at+n].text) {
		return d.r.cards.isManes(d.words[d.at+n].text) || d.hasManeIn(d.words[d.at+n])
	}
	return d.isMane(n)
}

// hasManeIn reports whether a Mane Character is named first in brackets.
func (d *describer) hasManeIn(brackets piece) bool {
	ahead := *d
	ahead.setWords(wordsOf(brackets.slice(1, len(brackets.text)-1)))
	ahead.at = 0
	return len(ahead.words) > 0 && ahead.isMane(0)
}

// bothManes reads what both Mane Characters are like, which are named before or behind.
func (d *describer) bothManes() bool {
	n := 0
	for slices.Contains([]string{"both", "our", "the", "of", "players", "players'"}, d.word(n)) {
		n++
	}
	isBare := n == 0
	switch {
	case d.word(n) == "manes":
		n++
	case d.word(n) == "mane" && d.word(n+1) == "characters":
		n += 2
	default:
		return false
	}
	isHead := d.word(n) == ":"
	if isBare && !isHead {
		return false
	}
	for slices.Contains([]string{"are", "still"}, d.word(n)) {
		n++
	}
	marks, words := d.marksOfMane(n)
	n += words
	for n > 0 && !d.isOver(n) && slices.Contains([]string{"and", "at", "home", ","}, d.word(n)) {
		n++
	}
	if !isHead && words == 0 && d.word(n-1) != "home" || !d.isOver(n) && d.word(n) != ":" {
		return false
	}
	d.ofManes = marks
	for i := range d.cards {
		d.markMane(&d.cards[i])
	}
	d.goOn(n)
	if d.takes(":") && isHead { // where they are unless anything else is said
		d.heading, d.zone = []Area{{Kind: Home}}, InPlay
	}
	return true
}

// markMane marks a card as both Mane Characters are, if it is one.
func (d *describer) markMane(c *describedCard) {
	face := d.r.cards.faceOf(c.name.text)
	if len(d.ofManes) > 0 && face != nil && face.Type == card.ManeCharacter && c.count == 1 {
		c.marks = append(slices.Clone(c.marks), d.ofManes...)
	}
}
