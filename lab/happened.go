package lab

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/position"
)

// What happened this turn on a dealt table, as far as the abilities of the changed cards ask
// about it.

// deeds are the words of files for what a player can have done, and where the card is then
// with which it was done.
var deeds = map[ability.Op]struct {
	word string
	zone position.Zone
}{
	ability.Played: {"played", position.InPlay}, ability.Moved: {"moved", position.InPlay},
	ability.MovedAsAction: {"moved", position.InPlay}, ability.Drawn: {"drew", position.Hand},
	ability.Discarded: {"discarded", position.Discard}, ability.Flipped: {"flipped", position.Deck},
	ability.Retired: {"retired", position.Discard}, ability.Defeated: {"defeated", position.Discard},
}

// amounts are those for what a player can have done to a number of things.
var amounts = map[ability.Op]string{
	ability.PointsScored: "scored", ability.TokensGained: "gained", ability.TokensPaid: "paid",
	ability.TokensLost: "lost",
}

// fates are those for what can have happened to a card.
var fates = map[ability.Op]struct {
	word string
	zone position.Zone
}{
	ability.EntersPlay: {"entered play", position.InPlay}, ability.Dismissed: {"dismissed", position.Discard},
	ability.Banished: {"banished", position.Banished}, ability.Exhausted: {"exhausted", position.InPlay},
	ability.Readied: {"readied", position.InPlay}, ability.Frightened: {"frightened", position.InPlay},
	ability.Unfrightened: {"unfrightened", position.InPlay}, ability.Uncovered: {"uncovered", position.InPlay},
	ability.Sent: {"sent", position.InPlay},
}

// happened writes into the history of this turn what an ability asks about, about as often
// as it asks for.
func (t *dealt) happened(e event, side position.Side, here position.Area) {
	by := t.position.Moment.Turn
	if n := e.Of(ability.Player); n != nil {
		by = t.sideOf(whoseIs(n), side)
	}
	times := min(6, t.about(e.number))
	deed, isDeed := deeds[e.Op]
	fate, isFate := fates[e.Op]
	switch {
	case e.Op == ability.Confronted:
		at := position.Area{Of: position.Side(t.random.IntN(2)), Kind: position.Problem}
		if by == t.position.Moment.Turn {
			t.position.History.Confronted = append(t.position.History.Confronted, at)
		}
	case e.Op == ability.FaceoffWon:
		margin := 0
		if least := literal(e.Margin()); least.said {
			margin = max(0, t.about(least))
		}
		t.position.SetWon(by, position.Area{Of: by, Kind: position.Problem}, true, margin)
	case amounts[e.Op] != "" && times > 0:
		t.position.SetAmount(by, amounts[e.Op], times)
	case isDeed || isFate:
		for range times {
			zone := deed.zone
			if isFate {
				zone = fate.zone
			}
			c := t.done(e, by, zone, here)
			switch {
			case c == nil:
			case isDeed:
				t.position.SetDid(by, deed.word, c, true)
			default:
				t.position.SetBefell(c, fate.word, true)
			}
		}
	}
}

// done lays a card out with which something was done; nil where none is described.
func (t *dealt) done(e event, by position.Side, zone position.Zone, here position.Area) *position.Card {
	of := need{types: []card.Type{card.Friend}}
	if n := e.Of(ability.Cards); n != nil {
		described := (&reader{}).described(n)
		of = one(t, described)
	}
	of.bounds = nil
	fitting := t.thatFit(&of)
	if plain := slices.DeleteFunc(slices.Clone(fitting),
		func(c *rulesdb.Card) bool { return !isPlain(c) }); len(plain) > 0 {
		fitting = plain
	}
	fitting = slices.DeleteFunc(slices.Clone(fitting), func(c *rulesdb.Card) bool {
		return c.Faces[0].Type == card.ManeCharacter || c.Faces[0].Type == card.ProblemType
	})
	if len(fitting) == 0 {
		return nil
	}
	c, area := one(t, fitting), t.area(by)
	switch {
	case c.Faces[0].Type == card.Event:
		zone = position.Discard
	case c.Faces[0].Type == card.Resource:
		area = position.Area{Of: by, Kind: position.Home}
	case here.Kind == position.Problem && t.random.IntN(2) == 0:
		area = here
	}
	return t.put(c, by, zone, area)
}
