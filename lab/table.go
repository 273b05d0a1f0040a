package lab

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// Games begin amid a game between two decks that hold the card: a few characters stand
// about, hands and the tops of decks are known, and the card is in hand or in play. So it
// is used often, and what is found is small from the beginning.

// dealer deals the tables of a variant.
type dealer struct {
	lib    *rulesdb.Library
	cards  []*rulesdb.Card // that the variant changes
	wanted map[string]bool
	colors card.Colors // that their play requirements ask for
}

func newDealer(lib *rulesdb.Library, v *scenario.Variant) *dealer {
	d := &dealer{lib: lib, wanted: map[string]bool{}}
	for _, c := range v.Cards {
		if c.OnlyBanned() {
			continue
		}
		d.cards = append(d.cards, c.Before)
		d.wanted[c.Before.Number] = true
		for _, r := range c.Before.Faces[0].PlayRequirements {
			d.colors |= card.ColorsOf(r.Color)
		}
	}
	return d
}

// deal deals the table of a number.
func (d *dealer) deal(number uint64) (*position.Position, error) {
	avery, blake, err := scenario.MixedDecks(d.lib, number, d.wanted)
	if err != nil {
		return nil, err
	}
	t := &dealt{dealer: d, random: rand.New(rand.NewPCG(number, 4)), position: position.New()}
	t.position.Moment.Turn = position.Side(t.random.IntN(2))
	switch t.random.IntN(4) {
	case 0:
		t.position.Moment.Name = engine.TurnStart.String()
	case 1:
		t.position.Moment.Name = engine.Confronting.String()
	}
	if len(d.cards) == 0 { // for rules and readings, which often are about the ends of decks and of faceoffs
		t.mostInDeck, t.meet = 1+t.random.IntN(7), t.random.IntN(2) == 0
	} else {
		t.mostInDeck = 8
	}
	for side, deck := range []*rulesdb.Deck{avery, blake} {
		t.side(position.Side(side), deck)
	}
	for _, c := range d.cards {
		t.place(c)
	}
	t.name()
	return t.position, nil
}

// dealt is a table that is being dealt.
type dealt struct {
	*dealer
	random   *rand.Rand
	position *position.Position

	mostInDeck int  // fewer cards than that are known of a deck, and in it
	meet       bool // all characters are at the turn player's Problem
}

// side deals what a player has.
func (t *dealt) side(side position.Side, of *rulesdb.Deck) {
	player := &t.position.Players[side]
	player.Score, player.Tokens, player.NoDeck = t.random.IntN(8), 2+t.random.IntN(6), true
	var friends, others []*rulesdb.Card
	for _, c := range of.Cards {
		switch f := &c.Card.Faces[0]; {
		case t.wanted[c.Card.Number]:
		case f.Type == card.ManeCharacter && t.random.IntN(3) == 0:
			t.put(c.Card, side, position.InPlay, position.Area{Of: side, Kind: position.Home})
		case f.Type == card.ProblemType && player.Problem == nil && t.random.IntN(3) == 0:
			t.put(c.Card, side, position.InPlay, position.Area{Of: side, Kind: position.Problem})
		case f.Type == card.Friend:
			friends = append(friends, c.Card)
		case f.Type != card.ManeCharacter && f.Type != card.ProblemType:
			others = append(others, c.Card)
		}
	}
	t.random.Shuffle(len(friends), func(i, j int) { friends[i], friends[j] = friends[j], friends[i] })
	slices.SortStableFunc(friends, func(a, b *rulesdb.Card) int { return t.lacksColor(a) - t.lacksColor(b) })
	for _, c := range friends[:min(len(friends), 2+t.random.IntN(3))] {
		t.put(c, side, position.InPlay, t.area(side))
	}
	all := slices.Concat(friends, others)
	t.random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	deck := t.random.IntN(t.mostInDeck) // few enough that some games come to the end of a deck
	for i, c := range all {
		switch {
		case i < 2:
			t.put(c, side, position.Hand, position.Area{})
		case i < 2+deck:
			t.put(c, side, position.Deck, position.Area{})
		case i < 3+deck:
			t.put(c, side, position.Discard, position.Area{})
		case i < 4+deck && c.Faces[0].Type == card.Troublemaker:
			t.put(c, side, position.InPlay, position.Area{Of: side.Other(), Kind: position.Problem})
		}
	}
}

// lacksColor is 0 for a Friend of a color that the changed card asks for, 1 for others.
func (t *dealt) lacksColor(c *rulesdb.Card) int {
	if c.Faces[0].Colors&t.colors != 0 {
		return 0
	}
	return 1
}

// area is a home or a Problem at which a player's character can be.
func (t *dealt) area(side position.Side) position.Area {
	if t.meet {
		return position.Area{Of: t.position.Moment.Turn, Kind: position.Problem}
	}
	switch t.random.IntN(4) {
	case 0:
		return position.Area{Of: side, Kind: position.Home}
	case 1:
		return position.Area{Of: side.Other(), Kind: position.Problem}
	}
	return position.Area{Of: side, Kind: position.Problem}
}

// place puts a changed card where it can be used: in hand or in play, of either player.
func (t *dealt) place(c *rulesdb.Card) {
	side := position.Side(t.random.IntN(2))
	switch t.zoneFor(c) {
	case position.Hand:
		t.put(c, side, position.Hand, position.Area{})
	case position.Deck:
		t.put(c, side, position.Deck, position.Area{})
		last := t.position.Cards[len(t.position.Cards)-1]
		t.position.Cards = slices.Insert(t.position.Cards[:len(t.position.Cards)-1], 0, last) // on top
	default:
		area := t.area(side)
		switch c.Faces[0].Type {
		case card.ManeCharacter, card.Friend:
		case card.ProblemType:
			area = position.Area{Of: side, Kind: position.Problem}
		case card.Troublemaker:
			area = position.Area{Of: position.Side(t.random.IntN(2)), Kind: position.Problem}
		default:
			area = position.Area{Of: side, Kind: position.Home}
		}
		placed := t.put(c, side, position.InPlay, area)
		if c.Faces[0].Type == card.ManeCharacter && len(c.Faces) > 1 {
			placed.Boosted = t.random.IntN(2) == 0
		}
		placed.FaceDown = c.Faces[0].Type == card.Troublemaker && t.random.IntN(2) == 0
		placed.Exhausted = placed.Exhausted && t.random.IntN(2) == 0
	}
}

// zoneFor draws where a changed card is.
func (t *dealt) zoneFor(c *rulesdb.Card) position.Zone {
	switch c.Faces[0].Type {
	case card.ManeCharacter, card.ProblemType:
		return position.InPlay
	case card.Event:
		if t.random.IntN(4) == 0 {
			return position.Deck
		}
		return position.Hand
	}
	switch t.random.IntN(6) {
	case 0:
		return position.Deck
	case 1, 2, 3:
		return position.Hand
	}
	return position.InPlay
}

func (t *dealt) put(c *rulesdb.Card, side position.Side, zone position.Zone, area position.Area) *position.Card {
	placed := &position.Card{Name: fileName(t.lib, c), Count: 1, Owner: side, Controller: side, Zone: zone, Area: area}
	if zone == position.InPlay {
		placed.Exhausted = t.random.IntN(6) == 0 && c.Faces[0].Type.IsCharacter()
		switch c.Faces[0].Type {
		case card.ManeCharacter:
			t.position.Players[side].Mane = placed
			return placed
		case card.ProblemType:
			t.position.Players[area.Of].Problem = placed
			return placed
		}
		if c.Faces[0].HasTrait(card.TraitDilemma) {
			placed.Area = position.Area{}
		}
	}
	t.position.Cards = append(t.position.Cards, placed)
	return placed
}

// fileName is what a card is called in a file: its full name, or its number or id where
// others share it.
func fileName(lib *rulesdb.Library, c *rulesdb.Card) string {
	for _, name := range []string{c.Name(), c.Number} {
		if found, err := lib.FindCard(name); err == nil && found.ID == c.ID {
			return name
		}
	}
	return c.ID
}

// name gives cards that share their name aliases, so that steps name each whatever else is
// taken away.
func (t *dealt) name() {
	count := map[string]int{}
	for _, c := range t.position.All() {
		count[c.Name]++
	}
	for _, c := range t.position.All() {
		if count[c.Name] < 2 {
			continue
		}
		count[c.Name+"\x00"]++
		c.Alias = alias(c.Name, c.Owner, count[c.Name+"\x00"])
	}
}

// alias is what a card is called in steps that has its name with others.
func alias(name string, owner position.Side, number int) string {
	word, _, _ := strings.Cut(rulesdb.FoldName(name), " ")
	return fmt.Sprintf("%s-%s-%d", strings.ToLower(owner.Letter()), word, number)
}
