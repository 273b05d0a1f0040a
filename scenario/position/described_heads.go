package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// What stands at the head of a list and says what the cards in it are like.

// markedThere reads what those are like that are named behind a place: "exhausted at home: Falcon and Gyro".
func (d *describer) markedThere() bool {
	mark, long := d.markAt(0)
	isHead := d.at == 0 || endsSentence(d.words[d.at-1]) || isSign(d.words[d.at-1].text)
	if long > 0 && isHead && d.word(long) == ":" { // exhausted: Falcon and Gyro
		d.goOn(long + 1)
		d.sentenceEnds()
		d.markAll, d.marksNamed = mark, true
		return true
	}
	at, isPlace := d.placeNamed(long + 1)
	if long == 0 || !isHead || !isPlace || at.zone != InPlay || !d.isAtPlace(long) ||
		!slices.Contains([]string{":", "are", "is"}, d.word(long+1+at.words)) {
		return false
	}
	d.at += long
	if !d.place() {
		d.at -= long
		return false
	}
	d.markAll = mark
	return true
}

// marksOne gives the mark at the head of a list to the card that is named in it, if that was named before: "I have
// Falcon at home. Exhausted: Falcon".
func (d *describer) marksOne(c *describedCard) bool {
	said := strings.Fields(spelling.Fold(c.name.text))
	for i := len(d.cards) - 1; i >= 0 && d.marksNamed && len(said) > 0; i-- {
		of := &d.cards[i]
		if of.sentence != d.sentence && of.count == 1 && of.zone == InPlay &&
			fitWithin(said, strings.Fields(spelling.Fold(of.name.text))) &&
			(!c.spoken || slices.Equal(of.sides, c.sides)) {
			of.marks = append(slices.Clone(of.marks), d.markAll)
			return true
		}
	}
	return false
}
