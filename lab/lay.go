package lab

import (
	"fmt"
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/position"
)

// What a dealt table has for the changed cards: what they cost, and what their abilities
// speak of (needs.go). Where a number is asked for, about as many are laid out: one fewer,
// just as many, or one more.

// faceoffWords are words of abilities that speak of faceoffs.
var faceoffWords = ability.Ops(ability.IsInvolved, ability.WasInvolved, ability.Flipped, ability.IsFlipped,
	ability.FaceoffWon, ability.FaceoffLost, ability.FaceoffStarts, ability.FaceoffEnds, ability.IsFaceoffInvolving,
	ability.Faceoff, ability.ProblemFaceoff, ability.TroublemakerFaceoff, ability.FlipNumber, ability.AddFlips,
	ability.PowerTotalOf)

// confrontWords are words of abilities that speak of what comes of confronting.
var confrontWords = ability.Ops(ability.Confronted, ability.Solved, ability.IsSolved, ability.Replaced,
	ability.FaceoffWon, ability.FaceoffLost, ability.PointsScored, ability.BonusScored, ability.SolveStep,
	ability.ScorePhase, ability.ProblemFaceoff, ability.AddRequirement, ability.MeetsRequirements,
	ability.NeedsToConfront, ability.AddBonus, ability.SetBonus, ability.SparePower)

// thatFit lists the cards that fit a description.
func (d *dealer) thatFit(of *need) (all []*rulesdb.Card) {
	for _, c := range d.lib.Cards {
		if of.fits(c) {
			all = append(all, c)
		}
	}
	return all
}

// about draws how many there are of what is counted.
func (t *dealt) about(n number) int {
	switch {
	case n.said:
		return max(0, n.near-1+t.random.IntN(3))
	case n.counted:
		return 1 + t.random.IntN(3)
	}
	return 1
}

// one draws one of several.
func one[T any](t *dealt, among []T) T { return among[t.random.IntN(len(among))] }

// sideOf gives whose something is that is said of the controller of an ability.
func (t *dealt) sideOf(of whose, side position.Side) position.Side {
	switch of {
	case yours:
		return side
	case opponents:
		return side.Other()
	}
	return position.Side(t.random.IntN(2))
}

// payable gives a player what a card asks for to be played: action tokens, and Friends of
// the colors with enough power.
func (t *dealt) payable(c *rulesdb.Card, side position.Side) {
	f := &c.Faces[0]
	if f.Cost != nil {
		t.position.Players[side].Tokens = max(t.position.Players[side].Tokens, *f.Cost+t.random.IntN(3))
	}
	for _, r := range f.PlayRequirements {
		t.powerful(card.ColorsOf(r.Color), r.Power, side, func() position.Area { return t.area(side) })
	}
}

// powerful puts Friends of one of the colors, or of any, into play until they have so much
// power together.
func (t *dealt) powerful(colors card.Colors, power int, side position.Side, area func() position.Area) {
	for range 4 {
		var fitting []*rulesdb.Card
		most := 0
		for _, c := range t.plain {
			f := &c.Faces[0]
			if colors != 0 && f.Colors&colors == 0 || f.Power == nil {
				continue
			}
			if is := min(*f.Power, power); is > most {
				fitting, most = nil, is
			}
			if min(*f.Power, power) == most {
				fitting = append(fitting, c)
			}
		}
		if power <= 0 || len(fitting) == 0 {
			return
		}
		c := one(t, fitting)
		t.put(c, side, position.InPlay, area()).Exhausted = false
		power -= *c.Faces[0].Power
	}
}

// meetNeeds lays out what the abilities of a changed card speak of.
func (t *dealt) meetNeeds(c *rulesdb.Card, side position.Side, here position.Area) {
	placed := t.position.All()
	i := slices.IndexFunc(placed, func(of *position.Card) bool { return of.Name == fileName(t.lib, c) })
	t.links = yaml.MapSlice{}
	for i := range t.cardsNeeded {
		if t.random.IntN(3) > 0 {
			t.meetNeed(i, side, here)
		}
	}
	if i >= 0 && placed[i].Zone == position.InPlay {
		t.counters(placed[i], t.ownCounters(c))
		if len(t.links) > 0 && len(placed[i].Own) == 0 {
			placed[i].Own = yaml.MapSlice{{Key: "linked", Value: t.links}}
		}
		if t.words.Has(ability.Beneath) || t.words.Has(ability.Spend) {
			t.beneath(placed[i])
		}
	}
	t.amounts(side)
	if t.words.Has(ability.IsFirstTurn) || t.words.Has(ability.PlayedFirst) {
		t.position.Moment.Number = 1 + t.random.IntN(2)
		t.position.Moment.Turn = position.Side(t.position.Moment.Number - 1)
	}
	if len(t.margins) > 0 && t.random.IntN(4) > 0 {
		of := one(t, t.margins)
		t.winBy(of.number, t.sideOf(of.of, side), here)
	} else if c.Faces[0].Type == card.ProblemType && t.random.IntN(4) > 0 {
		t.confront(here, false)
	} else if t.words.HasAny(&confrontWords) && t.random.IntN(2) == 0 {
		t.confront(position.Area{Of: position.Side(t.random.IntN(2)), Kind: position.Problem}, false)
	}
	for _, e := range t.before {
		if t.random.IntN(2) == 0 {
			t.happened(e, side, here)
		}
	}
}

// amounts gives players about as many points and action tokens as abilities speak of.
func (t *dealt) amounts(side position.Side) {
	for _, of := range t.scores {
		if t.random.IntN(3) > 0 {
			t.position.Players[t.sideOf(of.of, side)].Score = min(14, t.about(of.number))
		}
	}
	for _, of := range t.tokens {
		if t.random.IntN(3) == 0 {
			t.position.Players[t.sideOf(of.of, side)].Tokens = t.about(of.number)
		}
	}
}

// ownCounters are the counters that a card's abilities speak of, those of power less what is
// printed.
func (t *dealt) ownCounters(c *rulesdb.Card) []counted {
	said := slices.Clone(t.own)
	for i := range said {
		if power := c.Faces[0].Power; said[i].all && power != nil {
			said[i].near = max(0, said[i].near-*power)
		}
	}
	return said
}

// link links a card to the changed card under a word.
func (t *dealt) link(word string, c *position.Card) {
	if c.Alias == "" {
		c.Alias = fmt.Sprintf("linked-%d", len(t.position.Cards))
	}
	i := slices.IndexFunc(t.links, func(item yaml.MapItem) bool { return item.Key == word })
	if i < 0 {
		i, t.links = len(t.links), append(t.links, yaml.MapItem{Key: word, Value: []any{}})
	}
	t.links[i].Value = append(t.links[i].Value.([]any), c.Alias)
}

// counters puts counters on a card: of each name about as many as is said of some of them.
func (t *dealt) counters(on *position.Card, said []counted) {
	for i, of := range said {
		same := slices.DeleteFunc(slices.Clone(said), func(o counted) bool { return o.word != of.word })
		first := slices.IndexFunc(said, func(o counted) bool { return o.word == of.word })
		if first < i || t.random.IntN(6) == 0 {
			continue
		}
		on.Counters = slices.DeleteFunc(on.Counters, func(had position.Counters) bool { return had.Name == of.word })
		if n := t.about(one(t, same).number); n > 0 {
			on.Counters = append(on.Counters, position.Counters{Name: of.word, N: n})
		}
	}
}

// beneath puts cards beneath one.
func (t *dealt) beneath(on *position.Card) {
	for range t.random.IntN(3) {
		t.put(one(t, t.plain), on.Owner, position.Banished, position.Area{}).Beneath = on
	}
}

// confront puts characters at a Problem with as much power as its requirements ask for:
// those of the turn player, and those of the opponent in half of the cases or always.
func (t *dealt) confront(at position.Area, both bool) {
	if at.Kind != position.Problem {
		return
	}
	_, name := position.Usual(at.Of)
	if problem := t.position.Players[at.Of].Problem; problem != nil {
		name = problem.Name
	}
	c, err := t.lib.FindCard(name)
	if err != nil || c.Faces[0].Problem == nil {
		return
	}
	for _, side := range []position.Side{t.position.Moment.Turn, t.position.Moment.Turn.Other()} {
		asked := c.Faces[0].Problem.Owner
		if side != at.Of {
			asked = c.Faces[0].Problem.Opponent
		}
		more := t.random.IntN(2) * t.random.IntN(6) // which wins a faceoff
		if both {
			more = 0
		}
		for _, r := range asked {
			colors := card.Colors(0)
			switch r.Kind {
			case card.OfColor:
				colors = card.ColorsOf(r.Color)
			case card.NotColor:
				colors = card.ColorsOf(card.AllColors()...) &^ card.ColorsOf(r.Color)
			}
			if !both && t.random.IntN(4) == 0 {
				more-- // which just misses it
			}
			t.powerful(colors, r.Power+more, side, func() position.Area { return at })
			more = 0
		}
		if !both && t.random.IntN(2) == 0 {
			return
		}
	}
}

// winBy lets both players confront a Problem, one with about so much more power than the
// other, and nobody with anything to flip: other cards that are there go home.
func (t *dealt) winBy(margin number, side position.Side, here position.Area) {
	at := here
	if at.Kind != position.Problem {
		at = position.Area{Of: position.Side(t.random.IntN(2)), Kind: position.Problem}
	}
	for _, c := range t.position.Cards {
		if c.Zone == position.InPlay && c.Area == at && !t.isWanted(c) {
			c.Area = position.Area{Of: c.Controller, Kind: position.Home}
		}
	}
	t.position.Cards = slices.DeleteFunc(t.position.Cards, func(c *position.Card) bool {
		of, err := t.lib.FindCard(c.Name)
		return !t.isWanted(c) &&
			(c.Zone == position.Deck || err == nil && of.Faces[0].Type == card.Troublemaker)
	})
	if problem := t.position.Players[at.Of].Problem; problem != nil && !t.isWanted(problem) {
		t.position.Players[at.Of].Problem = nil // which is one without text then
	}
	t.confront(at, true)
	t.powerful(0, t.powerAt(at, side.Other())+t.about(margin)-t.powerAt(at, side), side,
		func() position.Area { return at })
	t.position.Moment.Name = engine.Confronting.String()
}

// powerAt is the power that is printed on a player's characters at an area.
func (t *dealt) powerAt(at position.Area, side position.Side) (power int) {
	for _, c := range t.position.Cards {
		if c.Zone != position.InPlay || c.Area != at || c.Controller != side || c.On != nil {
			continue
		}
		if of, err := t.lib.FindCard(c.Name); err == nil && of.Faces[0].Type.IsCharacter() && of.Faces[0].Power != nil {
			power += *of.Faces[0].Power
		}
	}
	return power
}

// isBoosted draws which side of a Mane Character is up: mostly one that the variant changes.
func (t *dealt) isBoosted(c *rulesdb.Card) bool {
	if c.Faces[0].Type != card.ManeCharacter || len(c.Faces) < 2 {
		return false
	}
	changed := t.changed[c.ID]
	if len(changed) == 2 && changed[0] != changed[1] {
		return changed[1] == (t.random.IntN(8) > 0)
	}
	return t.random.IntN(2) == 0
}

// meetNeed lays cards out that an ability of a changed card speaks of.
func (t *dealt) meetNeed(i int, side position.Side, here position.Area) {
	of := &t.cardsNeeded[i]
	side = t.sideOf(of.side, side)
	among := slices.Clone(t.fitting[i])
	if plain := slices.DeleteFunc(slices.Clone(among),
		func(c *rulesdb.Card) bool { return !isPlain(c) }); len(plain) > 0 &&
		t.random.IntN(2) == 0 {
		among = plain
	}
	for range t.about(of.n) {
		if len(among) == 0 {
			return
		}
		n := t.random.IntN(len(among))
		t.layOut(of, among[n], side, here)
		among = slices.Delete(among, n, n+1)
	}
}

// layOut lays a card out as it is described.
func (t *dealt) layOut(of *need, c *rulesdb.Card, side position.Side, here position.Area) {
	f, zone := &c.Faces[0], of.zone
	if zone == position.Hand && !of.n.counted && t.random.IntN(4) == 0 || zone == position.Deck &&
		t.random.IntN(4) == 0 {
		zone = ""
	}
	if zone == "" {
		zone = position.InPlay
		if f.Type == card.Event || !of.n.counted && t.random.IntN(4) == 0 {
			zone = position.Hand
		}
	}
	if f.Type == card.ManeCharacter || f.Type == card.ProblemType && zone != position.ProblemDeck {
		zone = position.InPlay
	}
	area := t.area(side)
	if here.Kind == position.Problem && (of.here || t.random.IntN(2) == 0) {
		area = here
	}
	switch {
	case f.Type == card.ProblemType && zone == position.InPlay:
		area = position.Area{Of: side, Kind: position.Problem}
		if had := t.position.Players[side].Problem; had != nil && t.isWanted(had) {
			return
		}
	case f.Type == card.ManeCharacter:
		if had := t.position.Players[side].Mane; had != nil && t.isWanted(had) {
			return
		}
	case f.Type == card.Troublemaker && area.Kind == position.Home:
		area.Kind = position.Problem
	case !f.Type.IsCharacter() && f.Type != card.Troublemaker:
		area = position.Area{Of: side, Kind: position.Home}
	}
	placed := t.put(c, side, zone, area)
	if of.linked != "" {
		t.link(of.linked, placed)
	}
	if zone == position.Deck && t.random.IntN(4) > 0 {
		t.onTop()
	}
	if zone == position.InPlay {
		t.mark(placed, f, of)
	}
}

// onTop puts the card that was put into a deck last on its top.
func (t *dealt) onTop() {
	last := len(t.position.Cards) - 1
	t.position.Cards = slices.Insert(t.position.Cards[:last:last], 0, t.position.Cards[last])
}

// mark puts a card in the state that is described.
func (t *dealt) mark(placed *position.Card, f *card.Face, of *need) {
	if of.marks.Has(ability.IsExhausted) {
		placed.Exhausted = true
	}
	if of.marks.Has(ability.IsFrightened) && f.Type == card.Friend {
		placed.Frightened, placed.Exhausted = true, false
	}
	if of.marks.Has(ability.IsFaceDown) && f.Type == card.Troublemaker {
		placed.FaceDown = true
	}
	if of.marks.Has(ability.IsCutieMarked) && f.Type.IsCharacter() {
		placed.CutieMark = true
	}
	if of.marks.Has(ability.IsBoosted) && f.Type == card.ManeCharacter {
		placed.Boosted = true
	}
	if of.marks.Has(ability.IsToken) && f.Type == card.Friend {
		placed.Token = true
	}
	t.counters(placed, of.counters)
}

// isWanted reports whether a card of a table is one that the variant changes.
func (t *dealt) isWanted(c *position.Card) bool {
	of, err := t.lib.FindCard(c.Name)
	return err == nil && t.wanted[of.Number]
}
