package position

import (
	"slices"

	"canterlaw/engine/card"
)

// Where cards are of which no place is said.

// isForMarked reports whether a card goes to the place that somebody marked: nothing is said of anybody, nor of a
// place, in the whole description.
func (d *describer) isForMarked(c *describedCard) bool {
	if d.marked == FirstMarked || slices.ContainsFunc(d.cards, func(c describedCard) bool {
		return c.spoken || c.zone != ""
	}) {
		return false
	}
	if facts, ok := d.r.cards.factsOf(c.name.text); ok {
		return d.marked.takesType(facts.Type)
	}
	found := d.r.cards.Near(c.name.text, d.marked)
	return len(found) > 0 && d.marked.takes(found[0]) || c.name.is(Unknown) && d.marked.hasUnknown() ||
		d.marked.isArea() && d.r.cards.tokenCalled(c.item, d.marked) != nil
}

// usualPlace is where a player's card is of which no place is said: Events are in the hand, Mane
// Characters at home, all else at the player's Problem.
func (r *lineReader) usualPlace(it item, side Side) Place {
	at := Place{Zone: InPlay, Area: Area{Of: side, Kind: Problem}, Side: side}
	_, isFacts := r.cards.factsOf(it.name.text)
	found := r.cards.Near(it.name.text, at, Place{Zone: Hand})
	if len(found) > 0 && (!isFacts || r.cards.isWholeName(it.name.text)) {
		switch t := found[0].Faces[0].Type; {
		case !at.takes(found[0]):
			return Place{Zone: Hand, Side: side}
		case t == card.ManeCharacter && r.mane[side] && r.hasFriendOf(it.name.text, at):
		case t == card.ManeCharacter || t == card.Resource && isPlayed(&found[0].Faces[0], "PlayTo(Home"):
			at.Area.Kind = Home
		}
	} else if it.name.is(Unknown) {
		return Place{Zone: Hand, Side: side}
	}
	return at
}
