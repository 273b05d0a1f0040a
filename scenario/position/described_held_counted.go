package position

import "slices"

// ofCountedBefore takes the cards that are said to be in a player's hand for some of those of which it was said before
// how many there are, and tells it: "my hand is 3 cards. Yay! is in my hand".
func (d *describer) ofCountedBefore(side Side) {
	for i := d.sentenceBegin(); i < d.at; i++ {
		if slices.Contains([]string{"also", "another", "too", "plus", "besides", "more", "additional"}, d.plain[i]) {
			return
		}
	}
	isHis := func(c describedCard) bool {
		return c.zone == Hand && c.name.is(Unknown) && !c.isListed && slices.Equal(c.sides, []Side{side})
	}
	counted := slices.IndexFunc(d.cards, isHis)
	if counted < 0 {
		return
	}
	for i := counted + 1; i < len(d.cards); i++ {
		c := &d.cards[i]
		if c.zone != "" || c.isOver || c.name.is(Unknown) || c.count > d.cards[counted].count {
			continue
		}
		d.cards[counted].count -= c.count
		d.r.assume(c.said, "taken to be of the cards in "+side.String()+
			"’s hand that were counted before; say also if not")
	}
}
