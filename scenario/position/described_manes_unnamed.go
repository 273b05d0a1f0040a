package position

import (
	"slices"

	"canterlaw/engine/card"
)

// A Mane Character that is spoken of without its name: "my Mane Character is at my problem". It is the one that was
// named, or else the one that a player has by default, which is told.

// maneUnnamed reads words that stand for a player's Mane Character: they mean the card that was named, or the one that
// a player has by default.
func (d *describer) maneUnnamed() bool {
	side, whose, isWhose := d.whoseSaid(0)
	if !isWhose {
		side = d.subject
		if d.word(0) == "the" {
			whose = 1
		}
	}
	marks, words := d.marksOfMane(whose)
	first := whose + words
	if d.word(first) != "mane" || !isWhose && (whose == 0 || !d.spoken || d.both) {
		return false
	}
	behind := first + 1
	if d.word(behind) == "character" {
		behind++
	}
	if !d.isManeUnnamed(behind) || d.isManeApposed() {
		return false
	}
	if i := d.maneAmong(side); i >= 0 {
		c := d.cards[i]
		c.marks, c.spoken, c.isOver = append(slices.Clone(c.marks), marks...), true, false
		if _, long := d.markOfMane(behind + 1); long == 0 || d.word(behind) != "is" && d.word(behind) != "'s" {
			c.zone, c.areas = "", nil // where it is is said now
		}
		d.cards = append(slices.Delete(d.cards, i, i+1), c)
		d.subject, d.spoken = side, true
		d.cardEnd = d.at + behind
		d.goOn(behind)
		return true
	}
	if d.r.mane[side] { // it was named in another part, and may be changed there
		for range behind {
			d.unreadOne()
		}
		d.stop()
		return true
	}
	last := d.words[d.at+behind-1]
	said := d.r.between(d.words[d.at+first], last)
	name, _ := Usual(side)
	d.r.assume(said, "taken to be "+name+", as it is not said which one "+side.String()+" has")
	d.subject, d.spoken = side, true
	d.add(item{count: 1, name: piece{name, said.at}, marks: marks})
	d.cards[len(d.cards)-1].said = said
	d.cardEnd = d.at + behind
	d.goOn(behind)
	return true
}

// isManeUnnamed reports whether what follows so many words on says where a Mane Character is or what it is like, and
// not which one it is.
func (d *describer) isManeUnnamed(n int) bool {
	if d.isOver(n) && d.word(n) != "," {
		return true
	}
	for i := n; !d.isOver(i) || d.word(i) == ","; i++ { // my mane is boosted and at home: Rarity
		if d.word(i) == ":" {
			return false
		}
	}
	m := n
	for slices.Contains([]string{"is", "'s", "also", "still", "both", "alone", "there", ","}, d.word(m)) {
		m++
	}
	_, marked := d.marksOfMane(m)
	_, long := d.markOfMane(m)
	if d.namesMane(n) || d.namesMane(m) || d.namesMane(m+marked) {
		return false
	}
	_, isPlace := d.placeNamed(m + 1)
	isAt := slices.Contains([]string{"at", "on", "in", "@"}, d.word(m)) && isPlace
	return isAt || long > 0 && m > n && d.word(n) != "," || d.word(m-1) == "there" || d.word(m) == "home" ||
		slices.Contains([]string{",", "and", "&", "plus", "with", "has", "there", "against",
			"vs", "versus", "facing", "but", "while", "or"}, d.word(n))
}

// isManeApposed reports whether a Mane Character is named just before: "Rarity, my mane", "Rarity is my mane".
func (d *describer) isManeApposed() bool {
	if slices.Contains([]string{"is", "'s", "as", "are"}, d.word(-1)) {
		return true
	}
	last := len(d.cards) - 1
	if d.cardEnd == 0 || last < 0 || endsSentence(d.words[d.at-1]) ||
		d.cardEnd != d.at && !(d.cardEnd == d.at-1 && d.word(-1) == ",") {
		return false
	}
	face := d.r.cards.faceOf(d.cards[last].name.text)
	return face != nil && face.Type == card.ManeCharacter || d.cardEnd == d.at
}

// maneAmong is which of the cards that were named is a player's Mane Character, or -1.
func (d *describer) maneAmong(side Side) int {
	for i := len(d.cards) - 1; i >= 0; i-- {
		face := d.r.cards.faceOf(d.cards[i].name.text)
		if face != nil && face.Type == card.ManeCharacter && slices.Equal(d.cards[i].sides, []Side{side}) {
			return i
		}
	}
	return -1
}
