package position

import (
	"fmt"
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// Put puts a card of the library at a place and gives it. A Mane Character or a
// Problem takes the place of the one that was there; a Dilemma makes an area.
func (cards *Cards) Put(p *Position, known *rulesdb.Card, at Place) *Card {
	c := &Card{Name: cards.FileName(known), Count: 1, Owner: at.Side, Controller: at.Side, Zone: at.Zone, Area: at.Area}
	switch t := known.Faces[0].Type; {
	case at.isArea() && t == card.ManeCharacter:
		p.replace(&p.Players[at.Side].Mane, c)
	case at.isArea() && t == card.ProblemType:
		c.Owner, c.Controller = at.Area.Of, at.Area.Of
		p.replace(&p.Players[at.Area.Of].Problem, c)
	case at.isArea() && known.Faces[0].HasTrait(card.TraitDilemma):
		c.Area = Area{}
		p.Cards = append(p.Cards, c)
	default:
		p.Cards = append(p.Cards, c)
	}
	if at.Zone == Deck {
		p.ontoDeck(c)
	}
	return c
}

// ontoDeck has a card lie in a draw deck above the unknown cards at its end, such as those that are in each deck of
// which nothing else is said.
func (p *Position) ontoDeck(c *Card) {
	p.Cards = slices.DeleteFunc(p.Cards, func(other *Card) bool { return other == c })
	if n := p.DeckSize(c.Owner); len(p.in(c.Owner, Deck)) == 0 && n > 0 {
		p.PutUnknown(Place{Zone: Deck, Side: c.Owner}, n)
	}
	p.Players[c.Owner].NoDeck = true
	at := len(p.Cards)
	if deck := p.in(c.Owner, Deck); len(deck) > 0 && deck[len(deck)-1].Name == Unknown && c.Name != Unknown {
		at = slices.Index(p.Cards, deck[len(deck)-1])
	}
	p.Cards = slices.Insert(p.Cards, at, c)
}

// replace puts a card in the place of another of its kind, if there is one, with what is attached to that. What
// happened to the other is forgotten, unless it is the same one anew.
func (p *Position) replace(old **Card, c *Card) {
	if gone := *old; gone != nil {
		for _, attached := range p.On(gone) {
			attached.On = c
		}
		if c.Name == gone.Name && c.Alias == "" {
			c.Alias = gone.Alias
		} else {
			p.forget(gone)
			p.forgetLasting(gone, true)
		}
	}
	*old = c
}

// PlaceFor is where a card can be put instead of a place that doesn't take it: at the
// player's Problem, or in their hand or Problem deck.
func PlaceFor(c *rulesdb.Card, at Place) Place {
	for _, other := range []Place{at,
		{Zone: InPlay, Area: Area{Of: at.Side, Kind: Problem}, Side: at.Side},
		{Zone: Hand, Side: at.Side}, {Zone: Discard, Side: at.Side}} {
		if other.takes(c) {
			return other
		}
	}
	return at
}

// Remove takes a card off the table; what was attached to it stays where it was.
func (p *Position) Remove(c *Card) {
	p.forget(c)
	p.forgetLasting(c, true)
	for i := range p.Players {
		if p.Players[i].Mane == c {
			p.Players[i].Mane = nil
		}
		if p.Players[i].Problem == c {
			p.Players[i].Problem = nil
		}
	}
	p.Cards = slices.DeleteFunc(p.Cards, func(other *Card) bool { return other == c })
}

// forget has nothing refer to a card any more.
func (p *Position) forget(c *Card) {
	at := c.PlaceOf()
	for _, other := range p.All() {
		if other.On == c {
			other.On, other.Area = nil, at.Area
		}
		if other.Beneath == c {
			other.Beneath = nil
		}
		if other.Area.Dilemma == c {
			other.Area = Area{Of: other.Controller, Kind: Home}
		}
	}
	if p.Moment.Troublemaker == c {
		p.Moment.Troublemaker, p.Moment.Faceoff = nil, ""
	}
	if p.Moment.Problem.Dilemma == c {
		p.Moment.Problem, p.Moment.Faceoff = Area{}, ""
	}
	for _, areas := range p.History.areas() {
		*areas = slices.DeleteFunc(*areas, func(a Area) bool { return a.Dilemma == c })
	}
}

// Move puts a card at another place, and refuses, with the reason, where it can't be.
func (cards *Cards) Move(p *Position, c *Card, to Place) error {
	known := cards.find(c.Name)
	switch {
	case c.Name == Unknown && !to.hasUnknown():
		return fmt.Errorf("only hands and decks have cards that nobody knows (405.1)")
	case p.isMane(c) && (!to.isArea() || to.Side != c.Owner):
		return fmt.Errorf("%s is %s’s Mane Character: it is always in play", c.Name, c.Owner)
	case c == p.Players[Avery].Problem || c == p.Players[Blake].Problem:
		return fmt.Errorf("a Problem stays at its area (501.1): put another in its place, or take it away")
	case known != nil && !to.takes(known):
		return fmt.Errorf("%s can’t be there: it is of the type %s", c.Name, known.Faces[0].Type)
	case known != nil && to.isArea() && c.Zone == InPlay && known.Faces[0].HasTrait(card.TraitDilemma):
		return fmt.Errorf("a Dilemma is at the area of its own (522.2)")
	}
	if facts, _, ok := p.inventedFacts(c.Name); ok && known == nil && !to.takesType(facts.Type) {
		return fmt.Errorf("%s can’t be there: it is of the type %s", c.Name, facts.Type)
	}
	if !to.isArea() {
		p.forget(c)
		p.forgetLasting(c, false)
		*c = Card{Name: c.Name, Count: c.Count, Alias: c.Alias, Own: c.Own}
	}
	if p.isMane(c) || c.Zone == InPlay && to.isArea() && c.Controller == to.Side {
		c.Area, c.On = to.Area, nil
		return nil
	}
	c.On, c.Zone, c.Area = nil, to.Zone, to.Area
	p.give(c, to.Side)
	c.Beneath, c.Ignored = nil, false
	if to.isArea() && known != nil {
		p.takePlace(c, known.Faces[0].Type)
	}
	if to.isArea() && known != nil && known.Faces[0].HasTrait(card.TraitDilemma) {
		c.Area = Area{}
	}
	if to.Zone == Deck {
		p.ontoDeck(c)
	}
	return nil
}

// takePlace puts a Mane Character or Problem that is moved to an area in the place of the one that was there.
func (p *Position) takePlace(c *Card, t card.Type) {
	old := &p.Players[c.Area.Of].Problem
	switch t {
	case card.ManeCharacter:
		old = &p.Players[c.Controller].Mane
	case card.ProblemType:
		p.give(c, c.Area.Of)
	default:
		return
	}
	p.Cards = slices.DeleteFunc(p.Cards, func(other *Card) bool { return other == c })
	p.replace(old, c)
}

// give makes a card a player's, with what is attached to it.
func (p *Position) give(c *Card, to Side) {
	c.Owner, c.Controller = to, to
	for _, attached := range p.On(c) {
		p.give(attached, to)
	}
}

func (p *Position) isMane(c *Card) bool {
	return c == p.Players[Avery].Mane || c == p.Players[Blake].Mane
}

// Attach attaches a card in play to another, and refuses, with the reason, where it can't be.
func (p *Position) Attach(c, host *Card) error {
	switch {
	case c.Zone != InPlay || host.Zone != InPlay:
		return fmt.Errorf("only cards in play are attached to each other (509.2)")
	case p.isMane(c) || slices.Contains([]*Card{p.Players[Avery].Problem, p.Players[Blake].Problem}, c):
		return fmt.Errorf("%s can’t be attached to anything", c.Name)
	}
	for on := host; on != nil; on = on.On {
		if on == c {
			return fmt.Errorf("%s is attached to %s itself", host.Name, c.Name)
		}
	}
	c.On, c.Area = host, Area{}
	return nil
}

// Again puts another such card beside one, and gives it; nil for Mane Characters and
// Problems, of which each player has one in play.
func (p *Position) Again(c *Card) *Card {
	i := slices.Index(p.Cards, c)
	if i < 0 {
		return nil
	}
	another := *c
	another.Alias, another.Counters = "", slices.Clone(c.Counters)
	p.Cards = slices.Insert(p.Cards, i+1, &another)
	return &another
}

// PutUnknown puts so many cards that nobody knows in a hand or a deck, instead of those
// that were there.
func (p *Position) PutUnknown(at Place, n int) {
	p.Cards = slices.DeleteFunc(p.Cards, func(c *Card) bool {
		return c.Name == Unknown && c.Zone == at.Zone && c.Owner == at.Side
	})
	if n > 0 {
		p.Cards = append(p.Cards, &Card{Name: Unknown, Count: n, Owner: at.Side, Controller: at.Side, Zone: at.Zone})
	}
	if at.Zone == Deck {
		p.Players[at.Side].NoDeck = true
	}
}

// CountersOf is how many counters of a name are on the card.
func (c *Card) CountersOf(name string) int {
	for _, k := range c.Counters {
		if k.Name == name {
			return k.N
		}
	}
	return 0
}

// SetCounters puts so many counters of a name on the card, in place of those there. Those that change power
// can be fewer than none (519.4).
func (c *Card) SetCounters(name string, n int) {
	if name != powerCounters {
		n = max(0, n)
	}
	i := slices.IndexFunc(c.Counters, func(k Counters) bool { return k.Name == name })
	switch {
	case i < 0 && n != 0:
		c.Counters = append(c.Counters, Counters{name, n})
	case i >= 0 && n == 0:
		c.Counters = slices.Delete(c.Counters, i, i+1)
	case i >= 0:
		c.Counters[i].N = n
	}
}

// PowerCounters is the name of the counters that change power (519.4).
const PowerCounters = powerCounters

// Exhaust makes the card exhausted, or ready. A frightened card is neither (504.2), so
// it is turned up.
func (c *Card) Exhaust(exhausted bool) {
	c.Exhausted = exhausted
	c.Frightened = c.Frightened && !exhausted
}

// Frighten makes the card frightened, or not. All counters are removed from it (504.1).
func (c *Card) Frighten(frightened bool) {
	c.Frightened = frightened
	if frightened {
		c.Exhausted, c.FaceDown, c.Counters = false, false, nil
	}
}

// Title is what the position is called; "" for nothing.
func (p *Position) Title() string {
	title, _ := valueOf(p.Head, "title").(string)
	return title
}

// SetTitle calls the position something.
func (p *Position) SetTitle(title string) { p.setHead("title", title) }

func (p *Position) setHead(key string, v any) {
	p.Head = slices.Clone(p.Head)
	i := slices.IndexFunc(p.Head, func(item yaml.MapItem) bool { return item.Key == key })
	if i < 0 {
		p.Head = append(p.Head, yaml.MapItem{Key: key, Value: v})
		return
	}
	p.Head[i].Value = v
}

// ID is the position's as its file has it; "" before it has been written.
func (p *Position) ID() string {
	id, _ := valueOf(p.Head, "id").(string)
	return id
}

// Own makes the position of a scenario one of its own: with another id, and without
// what the scenario does and expects there, which need not hold once it is changed.
func (p *Position) Own() {
	p.Course = nil
	p.Head = slices.DeleteFunc(slices.Clone(p.Head), func(item yaml.MapItem) bool {
		return slices.Contains([]any{"format", "id", "question", "ruling", "rules"}, item.Key)
	})
	if title := p.Title(); title != "" {
		p.SetTitle(title + ", changed")
	}
}

// IsEmpty reports whether the position says no more than an empty table does.
func (p *Position) IsEmpty() bool {
	for i := range p.Players {
		if player := &p.Players[i]; player.Score != 0 || player.Tokens != 0 || player.NoDeck {
			return false
		}
	}
	return len(p.All()) == 0 && p.Moment == New().Moment && !p.FromStart && len(p.Modifiers) == 0
}

// TakeOver gives the position the name and the id of another, in whose place it is.
func (p *Position) TakeOver(old *Position) {
	for _, key := range []string{"format", "id", "title", "edition", "text", "disputed"} {
		if v := valueOf(old.Head, key); v != nil {
			p.setHead(key, v)
		}
	}
}
