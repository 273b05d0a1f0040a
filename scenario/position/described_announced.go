package position

import "slices"

// How many cards a description says that there are before it names them.

// announced is how many cards are named in a sentence at a place.
type announced struct {
	said     piece
	count    int
	sentence int
	side     Side
	zone     Zone
	areas    []Area
}

// announce notes how many of a player's cards are named next, at the place that heads the sentence.
func (d *describer) announce(said piece, count int) {
	d.announced = append(d.announced, announced{said: said, count: count, sentence: d.sentence, side: d.subject,
		zone: d.zone, areas: d.heading})
}

// tellAnnounced tells where others are named than so many.
func (d *describer) tellAnnounced() {
	for _, a := range d.announced {
		named := 0
		for _, c := range d.cards {
			_, isFacts := d.r.cards.factsOf(c.name.text)
			if c.sentence == a.sentence && slices.Contains(c.sides, a.side) && c.zone == a.zone &&
				slices.Equal(c.areas, a.areas) && !isFacts && !c.name.is(Unknown) {
				named += c.count
			}
		}
		if named != a.count {
			d.r.assume(a.said, "taken to be as many as are named, and not as many as are said")
		}
	}
}

// isListed reports whether as many cards may be named by the words of a list as a number says: each stands between
// commas, or behind "and".
func isListed(number piece, list []piece) bool {
	items := 1
	for i, w := range list {
		isLast := i+1 == len(list)
		if isOneOf(list, i, "and", "&") || w.text == "," && !isLast && !isOneOf(list, i+1, "and", "&") {
			items++
		}
	}
	return numbersSaid[plainWord(number.text)] <= items
}
