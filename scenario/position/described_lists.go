package position

import "slices"

// Lists in a description of cards that were counted, or spoken of by their facts, before.

// endsInUnknown reports whether the card that was named last is one that nobody knows.
func (d *describer) endsInUnknown() bool {
	last := len(d.cards) - 1
	return last >= 0 && d.cards[last].name.is(Unknown) && !d.cards[last].isOver
}

// listsThem reports whether the cards that were counted last are named behind a comma or in brackets, as many as
// there are: "two cards in hand, Yay! and Eeyup", "two Friends (Falcon and Gyro)".
func (d *describer) listsThem() bool {
	isBracket := d.words[d.at].text == "("
	if isBracket && !d.endsInUnknown() && !d.endsInFacts(true) ||
		!isBracket && !d.endsInUnknownPile() && !d.endsInFacts(false) {
		return false
	}
	ahead := *d
	ahead.r, ahead.cards = d.r.tried(), slices.Clone(d.cards)
	ahead.at++
	named := 0
	for {
		for slices.Contains([]string{",", "and", "&", "a", "an", "the", "namely", "both", "all"}, ahead.word(0)) &&
			ahead.words[ahead.at].text != ")" {
			ahead.at++
		}
		if ahead.at >= len(ahead.words) || !ahead.fullName() && !ahead.card() {
			break
		}
		named += ahead.cards[len(ahead.cards)-1].count
		if ahead.isOver(0) && !slices.Contains([]string{",", "and", "&"}, ahead.word(0)) {
			break
		}
	}
	return named == d.cards[len(d.cards)-1].count && (ahead.isOver(0) || ahead.isVerb() || ahead.isPlace(1))
}

// endsInUnknownPile reports whether cards that nobody knows were named last, and in which pile they are.
func (d *describer) endsInUnknownPile() bool {
	return d.endsInUnknown() && d.placeEnd == d.at && d.cards[len(d.cards)-1].zone != ""
}

// isSame reports whether a card is the one that was spoken of by its facts: "his only Friend is Gyro".
func (d *describer) isSame(last int, it item) bool {
	n := -1
	for slices.Contains([]string{"a", "an", "the"}, d.word(n)) {
		n--
	}
	_, wasFacts := d.r.cards.factsOf(d.cards[last].name.text)
	wasFacts = wasFacts || d.cards[last].name.is(Unknown)
	_, isFacts := d.r.cards.factsOf(it.name.text)
	return (d.word(n) == "is" || d.word(n) == "it's" || n == -1 && d.cardEnd == d.at ||
		d.isInBracketsBehind()) && wasFacts && !isFacts &&
		d.cards[last].count == 1 && !d.cards[last].isOver
}

// isInBracketsBehind reports whether what stands next begins the brackets behind the card that was named last.
func (d *describer) isInBracketsBehind() bool {
	return d.at > 0 && d.words[d.at-1].text == "(" && d.cardEnd == d.at-1
}
