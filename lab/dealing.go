package lab

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/position"
)

// Dealing a table on which what a proposal changes can come into play.

// dealt is a table that is being dealt.
type dealt struct {
	*dealer
	random   *rand.Rand
	position *position.Position

	links      yaml.MapSlice // of the changed card that is being dealt, as files have them
	mostInDeck int           // fewer cards than that are known of a deck, and in it
	meet       bool          // all characters are at the turn player's Problem
}

// side deals what a player has.
func (t *dealt) side(side position.Side, of *decklist.Deck) {
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
func (t *dealt) place(c *rulesdb.Card) (side position.Side, area position.Area) {
	side = position.Side(t.random.IntN(2))
	switch t.zoneFor(c) {
	case position.Hand:
		t.put(c, side, position.Hand, position.Area{})
	case position.Deck:
		t.put(c, side, position.Deck, position.Area{})
		t.onTop()
	default:
		area = t.area(side)
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
		placed.Boosted = t.isBoosted(c)
		placed.FaceDown = c.Faces[0].Type == card.Troublemaker && t.random.IntN(2) == 0
		placed.Exhausted = placed.Exhausted && t.random.IntN(2) == 0
	}
	return side, area
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

// single lays out each card of a stack by itself, as a ruling's file may name several in
// one line; those that nobody knows stay together.
func (t *dealt) single() {
	var all []*position.Card
	for _, c := range t.position.Cards {
		for c.Count > 1 && c.Name != position.Unknown {
			one := *c
			one.Count, one.Counters = 1, slices.Clone(c.Counters)
			all = append(all, &one)
			c.Count--
		}
		all = append(all, c)
	}
	t.position.Cards = all
}

// name gives cards that share their name aliases, so that steps name each whatever else is
// taken away.
func (t *dealt) name() {
	t.single()
	count, taken := map[string]int{}, map[string]bool{}
	for _, c := range t.position.All() {
		count[c.Name]++
		taken[c.Alias] = true
	}
	for _, c := range t.position.All() {
		if count[c.Name] < 2 || c.Name == position.Unknown || c.Alias != "" {
			continue
		}
		for n := 1; c.Alias == "" || taken[c.Alias]; n++ {
			c.Alias = alias(c.Name, c.Owner, n)
		}
		taken[c.Alias] = true
	}
}

// alias is what a card is called in steps that has its name with others.
func alias(name string, owner position.Side, number int) string {
	word, _, _ := strings.Cut(spelling.Fold(name), " ")
	return fmt.Sprintf("%s-%s-%d", strings.ToLower(owner.Letter()), word, number)
}
