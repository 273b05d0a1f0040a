package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// Both Mane Characters that are spoken of together, without their names: "both manes are at my problem", "my mane and
// his are at home".

// manesAt reads where both Mane Characters are, which are those that were named or else those that players have by
// default.
func (d *describer) manesAt() bool {
	n, ok := d.bothManesSaid()
	if !ok {
		return false
	}
	said := d.wordsBetween(d.at, n)
	for slices.Contains([]string{"are", "both", "still", ","}, d.word(n)) {
		n++
	}
	marks, words := d.marksOfMane(n)
	n += words
	for slices.Contains([]string{"and", ",", "there"}, d.word(n)) {
		n++
	}
	if d.word(n) == "home" { // my mane and his are home
		n--
	}
	at, isPlace := d.placeNamed(n + 1)
	if d.word(n+1) != "home" && !slices.Contains([]string{"at", "on", "in", "@"}, d.word(n)) {
		return false
	}
	if !isPlace || at.zone != InPlay || d.word(n+1+at.words) == ":" {
		return false
	}
	if len(at.areas) != 1 {
		return false
	}
	if d.manesNamedBehind(at, n+1+at.words, marks) {
		return true
	}
	for _, side := range []Side{Avery, Blake} {
		i := d.maneAmong(side)
		if i < 0 && d.r.mane[side] {
			return false // it was named in another part, and may be changed there
		}
		if i < 0 {
			name, _ := Usual(side)
			d.r.assume(said, "taken to be "+name+", as it is not said which one "+side.String()+" has")
			d.subject, d.spoken = side, true
			d.add(item{count: 1, name: piece{name, said.at}})
			i = len(d.cards) - 1
			d.cards[i].said = said
		}
		c := &d.cards[i]
		c.marks = append(slices.Clone(c.marks), marks...)
		c.zone, c.areas, c.isOver, c.spoken = InPlay, at.areas, false, true
		c.sentence, c.isUnsure, c.isWhose = d.sentence, false, false
		if at.areas[0].Kind == Home {
			c.areas = []Area{{Of: side, Kind: Home}}
		}
	}
	d.both = false
	d.speakOf(at.areas, false)
	d.takePlace(at, n+1)
	return true
}

// manesNamedBehind reads where both Mane Characters are that are named behind a colon: "both manes at my problem, both
// boosted: Rarity mine, Pinkie his".
func (d *describer) manesNamedBehind(at describedPlace, n int, marks []piece) bool {
	for slices.Contains([]string{",", "both", "and", "are"}, d.word(n)) && !endsSentence(d.words[d.at+n-1]) {
		n++
	}
	more, words := d.marksOfMane(n)
	n += words
	if d.word(n) == "," {
		n++
	}
	_, whose, isWhose := d.whoseSaid(n)
	isNamed := isWhose && d.isOwner(n, whose) && d.isMane(n+whose) // both manes at home, mine Rarity, his Pinkie
	if !isNamed && (d.word(n) != ":" || !d.isMane(n+1)) {
		return false
	}
	d.ofManes = append(slices.Clone(marks), more...)
	if d.goOn(n); !isNamed {
		d.goOn(1)
	}
	d.heading, d.zone, d.kind = at.areas, InPlay, nil
	if at.areas[0].Kind == Home {
		d.heading = []Area{{Kind: Home}}
	}
	return true
}

// bothManesSaid is how many words say that both Mane Characters are meant.
func (d *describer) bothManesSaid() (words int, ok bool) {
	for slices.Contains([]string{"both", "our", "the", "of"}, d.word(words)) {
		words++
	}
	if words > 0 && d.word(words) == "manes" {
		return words + 1, true
	}
	if words > 0 && d.word(words) == "mane" && strings.HasPrefix(d.word(words+1), "characters") {
		return words + 2, true
	}
	first, n, isWhose := d.whoseSaid(0) // my mane and his
	if !isWhose || d.word(n) != "mane" {
		return 0, false
	}
	if n++; d.word(n) == "character" {
		n++
	}
	if d.word(n) != "and" && d.word(n) != "&" {
		return 0, false
	}
	second, more, isWhose := d.whoseSaid(n + 1)
	if n += 1 + more; !isWhose || first == second {
		return 0, false
	}
	if d.word(n) == "mane" {
		n++
	}
	return n, true
}

// manesLike reads what one of both Mane Characters is like that were spoken of last: "mine is boosted, his isn't".
func (d *describer) manesLike() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok || !slices.Contains([]string{"mine", "his", "hers", "theirs", "mine's", "his's"}, d.word(n-1)) {
		return false
	}
	i := d.maneAmong(side)
	if i < 0 || d.maneAmong(side.Other()) < 0 || slices.ContainsFunc(d.cards, func(c describedCard) bool {
		face := d.r.cards.faceOf(c.name.text)
		return c.said.at > d.cards[i].said.at && (face == nil || face.Type != card.ManeCharacter)
	}) {
		return false
	}
	if w := d.word(n); w == "is" || w == "'s" {
		n++
	}
	if d.saysNot(n) && len(d.cards[i].marks) == 0 { // his isn't, of what mine is
		d.goOn(n + 1)
		return true
	}
	marks, words := d.marksOfMane(n)
	if words == 0 || !d.isOver(n+words) && d.word(n+words) != "and" && d.word(n+words) != "but" {
		return false
	}
	d.cards[i].marks = append(slices.Clone(d.cards[i].marks), marks...)
	d.goOn(n + words)
	return true
}

// saysNot reports whether it is denied of one what was said of another.
func (d *describer) saysNot(n int) bool {
	return (d.word(n) == "isn't" || d.word(n) == "not") && (d.isOver(n+1) || d.word(n+1) == "and")
}
