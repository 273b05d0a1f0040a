package position

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/wording"
)

// Places lists where cards can be put, in the order in which one goes through them:
// each player's areas and hand, the opponent's side of the Problems, the areas of
// Dilemmas, and the piles.
func (p *Position) Places() []Place {
	area := func(of Side, kind AreaKind, side Side) Place {
		return Place{Zone: InPlay, Area: Area{Of: of, Kind: kind}, Side: side}
	}
	var places []Place
	for _, s := range []Side{Avery, Blake} {
		places = append(places, area(s, Problem, s), area(s, Home, s), Place{Zone: Hand, Side: s})
	}
	places = append(places, area(Avery, Problem, Blake), area(Blake, Problem, Avery))
	for _, a := range p.DilemmaAreas() {
		places = append(places, Place{Zone: InPlay, Area: a, Side: Avery}, Place{Zone: InPlay, Area: a, Side: Blake})
	}
	for _, zone := range piles[1:] {
		for _, s := range []Side{Avery, Blake} {
			places = append(places, Place{Zone: zone, Side: s})
		}
	}
	return places
}

// bothProblems are the areas of both players' own Problems.
func bothProblems() []Area {
	return []Area{{Of: Avery, Kind: Problem}, {Of: Blake, Kind: Problem}}
}

// DilemmaAreas lists the areas that Dilemmas of the position make (522.2), where a
// card is or that are known for their Dilemma's.
func (p *Position) DilemmaAreas() []Area {
	var areas []Area
	add := func(dilemma *Card) {
		if dilemma != nil && !slices.ContainsFunc(areas, func(a Area) bool { return a.Dilemma == dilemma }) {
			areas = append(areas, Area{Of: dilemma.Controller, Kind: DilemmaArea, Dilemma: dilemma})
		}
	}
	for _, c := range p.Cards {
		if c.isDilemma() {
			add(c)
		}
	}
	for _, c := range p.Cards {
		add(c.Area.Dilemma)
	}
	return areas
}

// isDilemma reports whether the card lies in play where only a Dilemma can: at no area
// but the one that it makes.
func (c *Card) isDilemma() bool {
	return c.Zone == InPlay && c.On == nil && c.Area.Kind == NoArea
}

// Takes reports whether a card can be put at the place.
func (at Place) Takes(c *rulesdb.Card) bool { return at.takes(c) }

// Is reports whether two places are the same.
func (at Place) Is(other Place) bool {
	return at.Zone == other.Zone && at.Side == other.Side && at.Area.is(other.Area)
}

func (a Area) is(other Area) bool {
	if a.Kind == DilemmaArea || other.Kind == DilemmaArea {
		return a.Kind == other.Kind && a.Dilemma == other.Dilemma
	}
	return a == other
}

// boardZones are the zones as the engine has them.
var boardZones = map[Zone]board.Zone{
	Hand: board.Hand, Deck: board.DrawDeck, ProblemDeck: board.ProblemDeck,
	Discard: board.DiscardPile, Banished: board.Banished, Flipped: board.Flip,
}

// String names the place as one says it: "Avery’s Problem", "Blake’s hand".
func (at Place) String() string {
	if at.Zone != InPlay {
		return wording.PileName(at.Side.String(), boardZones[at.Zone])
	}
	name := at.Area.String()
	if at.Area.Kind == DilemmaArea || at.Side != at.Area.Of {
		name += ", " + at.Side.String() + "’s side"
	}
	return name
}

// String names the area: "Avery’s home".
func (a Area) String() string {
	switch a.Kind {
	case Home:
		return wording.HomeName(a.Of.String())
	case Problem:
		return wording.ProblemName(a.Of.String())
	case DilemmaArea:
		return wording.DilemmaName(a.Dilemma.Owner.String(), a.Dilemma.Name)
	default:
		return "no area"
	}
}

// Letters are what a line calls the place, but for the areas of Dilemmas: "AP",
// "B at AP", "A hand".
func (at Place) Letters() string {
	if at.Zone != InPlay {
		for _, pile := range pileNames {
			if pile.zone == at.Zone {
				return at.Side.Letter() + " " + pile.name
			}
		}
	}
	name := "Dilemma"
	if at.Area.Kind != DilemmaArea {
		name = at.Area.letters()
	}
	if at.Side != at.Area.Of {
		return at.Side.Letter() + " at " + name
	}
	return name
}

// At lists the cards that lie at a place, without what is attached to others, without
// Problems and without Dilemmas.
func (p *Position) At(place Place) []*Card {
	var cards []*Card
	for _, c := range p.All() {
		switch {
		case c.On != nil || c == p.Players[Avery].Problem || c == p.Players[Blake].Problem:
		case place.isArea() && c.Zone == InPlay && c.Area.is(place.Area) && c.Controller == place.Side,
			!place.isArea() && c.Zone == place.Zone && c.Owner == place.Side:
			cards = append(cards, c)
		}
	}
	return cards
}

// On lists what is attached to a card.
func (p *Position) On(host *Card) []*Card {
	var cards []*Card
	for _, c := range p.Cards {
		if c.Zone == InPlay && c.On == host {
			cards = append(cards, c)
		}
	}
	return cards
}

// PlaceOf is where a card is; of one that is attached, where its host is.
func (c *Card) PlaceOf() Place {
	if c.On != nil && c.On != c {
		return c.On.PlaceOf()
	}
	if c.Zone != InPlay {
		return Place{Zone: c.Zone, Side: c.Owner}
	}
	if c.isDilemma() {
		return Place{Zone: InPlay, Area: Area{Of: c.Controller, Kind: DilemmaArea, Dilemma: c}, Side: c.Controller}
	}
	return Place{Zone: InPlay, Area: c.Area, Side: c.Controller}
}

// Usual names what a player has where a position doesn't say: a Mane Character at home
// and a Problem.
func Usual(side Side) (mane, problem string) {
	if side == Avery {
		return "Rainbow Dash, Flier Extraordinaire", "Cloudbursting"
	}
	return "Applejack, Steadfast Farmpony", "Runaway Cart"
}

// UsualDeck is how many cards that nobody knows a draw deck has where a position says
// nothing of it.
const UsualDeck = 10

// DeckSize is how many cards are in a player's draw deck.
func (p *Position) DeckSize(side Side) int {
	n := p.Count(Place{Zone: Deck, Side: side})
	if n == 0 && !p.Players[side].NoDeck {
		return UsualDeck
	}
	return n
}

// Count is how many cards lie at a place.
func (p *Position) Count(place Place) int {
	n := 0
	for _, c := range p.At(place) {
		n += max(1, c.Count)
	}
	return n
}

// UsualTurn is the number of a player's turn where the position doesn't say.
func UsualTurn(side Side) int { return 3 + int(side) }

// Face is the side of a card that is up: of one that the position invents, what its
// facts say. It is nil for cards that nobody knows.
func (cards *Cards) Face(p *Position, c *Card) *card.Face {
	if known := cards.find(c.Name); known != nil && c.Name != Unknown {
		if c.Boosted && len(known.Faces) > 1 {
			return &known.Faces[1]
		}
		return &known.Faces[0]
	}
	facts, _, ok := p.inventedFacts(c.Name)
	if !ok {
		if problem := p.inventedProblem(c.Name); problem != nil {
			return &card.Face{Title: c.Name, Type: card.ProblemType, Problem: problem}
		}
		return nil
	}
	face := &card.Face{
		Title: c.Name, Type: facts.Type, Colors: facts.Color, Power: &facts.Power, PlayRequirements: facts.Needs,
	}
	if facts.Type == card.Troublemaker {
		one := 1
		face.PointValue = &one
	} else {
		face.Cost = &facts.Cost
	}
	face.Problem = p.inventedProblem(c.Name)
	return face
}

// Find gives the library's card that a position names; nil for others.
func (cards *Cards) Find(name string) *rulesdb.Card {
	if name == Unknown {
		return nil
	}
	return cards.find(name)
}

// IsInvented reports whether the position invents the card.
func (p *Position) IsInvented(c *Card) bool {
	_, _, ok := p.inventedFacts(c.Name)
	return ok
}
