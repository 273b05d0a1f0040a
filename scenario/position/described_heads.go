package position

import "slices"

// What stands at the head of a list and says what the cards in it are like.

// markedThere reads what those are like that are named behind a place: "exhausted at home: Falcon and Gyro".
func (d *describer) markedThere() bool {
	mark, long := d.markAt(0)
	isHead := d.at == 0 || endsSentence(d.words[d.at-1]) || isSign(d.words[d.at-1].text)
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
