package setup

import (
	"fmt"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// goal is how many points win the game (103.2).
const goal = 15

// picture is the position as the table shows it: Blake far, Avery near. Its parts stand
// for cards (*position.Card) and places (position.Place).
func (s *Screen) picture() tabletop.Picture {
	p := tabletop.Picture{
		Far: s.playerOf(position.Blake), Near: s.playerOf(position.Avery), Goal: goal, Setting: true,
	}
	areas := []position.Area{
		{Of: position.Avery, Kind: position.Problem}, {Of: position.Blake, Kind: position.Problem},
	}
	dilemmas := s.draft.DilemmaAreas()
	for _, at := range append(areas, dilemmas...) {
		p.Areas = append(p.Areas, s.areaOf(at))
	}
	if len(dilemmas) == 0 {
		p.Vacant = &tabletop.Row{Of: newDilemma{}, Name: "Dilemma", Says: "A Dilemma makes an area of its own"}
	}
	return p
}

// newDilemma stands for the area that another Dilemma would make.
type newDilemma struct{}

// listDilemmas asks for Dilemmas, to be put in play by the player whose place is marked.
func (s *Screen) listDilemmas() {
	if s.marked.Zone != position.InPlay {
		s.marked = problemPlace(s.marked.Side)
	}
	s.chosen = nil
	s.try("is:dilemma ")
}

// problemPlace is a player's side of their own Problem.
func problemPlace(side position.Side) position.Place {
	return position.Place{Zone: position.InPlay, Area: position.Area{Of: side, Kind: position.Problem}, Side: side}
}

func isDilemma(face *card.Face) bool { return face != nil && face.HasTrait(card.TraitDilemma) }

func homeOf(side position.Side) position.Place {
	return position.Place{Zone: position.InPlay, Area: position.Area{Of: side, Kind: position.Home}, Side: side}
}

// pileNames are short names of the piles beside a home.
var pileNames = []struct {
	zone position.Zone
	name string
}{
	{position.Deck, "Draw deck"}, {position.Discard, "Discard"},
	{position.ProblemDeck, "Problems"}, {position.Banished, "Banished"},
}

func (s *Screen) playerOf(side position.Side) tabletop.Player {
	player := s.draft.Players[side]
	p := tabletop.Player{
		Name: side.String(), Letter: side.Letter(), Turn: s.draft.Moment.Turn == side,
		Points: player.Score, Tokens: player.Tokens, Says: []string{s.friendsAtHome(side)},
		Home: s.rowOf(homeOf(side)), Hand: s.rowOf(position.Place{Zone: position.Hand, Side: side}),
	}
	guests := homeOf(side) // which the game will send to their controller's home (511.5), and Resources, which stay
	guests.Side = side.Other()
	for _, c := range s.draft.At(guests) {
		p.Home.Cards = append(p.Home.Cards, s.cardOf(c))
	}
	if player.Mane == nil {
		mane, _ := position.Usual(side)
		title, _, _ := cutName(mane)
		ghost := tabletop.Card{Tile: cardface.Tile{Name: title}, Ghost: "unless named"}
		p.Home.Cards = append([]tabletop.Card{ghost}, p.Home.Cards...)
	}
	_, drawn := s.faceoffArea()
	if n := s.draft.Count(position.Place{Zone: position.Flipped, Side: side}); n > 0 && !drawn {
		p.Says = append(p.Says, wording.Count(n, "flipped card"))
	}
	for _, pile := range pileNames {
		p.Piles = append(p.Piles, s.pileOf(position.Place{Zone: pile.zone, Side: side}, pile.name))
	}
	return p
}

// friendsAtHome says how many Friends a player has at home, and how many the Mane
// Character's home limit lets stay there (212.1).
func (s *Screen) friendsAtHome(side position.Side) string {
	if s.figures != nil {
		return "Home: " + s.figures.homes[side]
	}
	n := 0
	for _, c := range s.draft.At(homeOf(side)) {
		if face := s.faceOf(c); face != nil && face.Type == card.Friend {
			n++
		}
	}
	name, _ := position.Usual(side)
	mane := s.faceNamed(name)
	if named := s.draft.Players[side].Mane; named != nil {
		mane = s.faceOf(named)
	}
	if mane == nil || mane.HomeLimit == nil {
		return "Home: " + wording.Count(n, "Friend")
	}
	return fmt.Sprintf("Home: %d of %s", n, wording.Count(*mane.HomeLimit, "Friend"))
}

// rowOf is a place with its cards, and the card that Enter would put there.
func (s *Screen) rowOf(at position.Place) tabletop.Row {
	row := tabletop.Row{Of: at, Name: at.String(), Letters: at.Letters()}
	if at.Zone == position.InPlay && at.Area.Kind != position.Home && at.Side != at.Area.Of {
		row.Name = at.Side.String() + "’s side"
	}
	for _, c := range s.draft.At(at) {
		row.Cards = append(row.Cards, s.cardOf(c))
	}
	if s.marked.Is(at) {
		row.Lit = tabletop.Marked
		if s.pick < len(s.found().cards) {
			face := &s.found().cards[s.pick].Faces[0]
			row.Cards = append(row.Cards, tabletop.Card{
				Tile:  cardface.Tile{Face: face, Name: face.Title, Cost: at.Zone != position.InPlay},
				Ghost: s.ghost(),
			})
		}
	}
	return row
}

// ghost says what puts the card that was found on the table.
func (s *Screen) ghost() string {
	if look.ByFingers() {
		return "lands here"
	}
	return "Enter puts it"
}

func (s *Screen) pileOf(at position.Place, name string) tabletop.Pile {
	pile := tabletop.Pile{Of: at, Name: name, Count: strconv.Itoa(s.draft.Count(at))}
	if s.marked.Is(at) {
		pile.Lit = tabletop.Marked
	}
	cards := s.draft.At(at)
	unknown := 0
	for _, c := range cards {
		if c.Name == position.Unknown {
			unknown += c.Count
		}
	}
	switch at.Zone {
	case position.Deck:
		n := s.draft.DeckSize(at.Side)
		pile.Count, pile.Back = strconv.Itoa(n), n > 0
		if len(cards) == 0 || unknown == n {
			pile.Count = fmt.Sprintf("? × %d", n)
		}
	case position.ProblemDeck:
		pile.Back = len(cards) > 0
	default:
		if len(cards) > 0 {
			top := s.cardOf(cards[0])
			pile.Top = &top
		}
	}
	return pile
}

// areaOf is what lies at a Problem or Dilemma.
func (s *Screen) areaOf(at position.Area) tabletop.Area {
	near := position.Place{Zone: position.InPlay, Area: at, Side: position.Avery}
	far := position.Place{Zone: position.InPlay, Area: at, Side: position.Blake}
	return tabletop.Area{Of: at, Problem: s.problemOf(at), Near: s.rowOf(near), Far: s.rowOf(far),
		Faceoff: s.faceoffAt(at)}
}

// problemOf is a Problem or Dilemma with what each player needs: its owner's
// requirements are those at the owner's edge (209.1).
func (s *Screen) problemOf(at position.Area) tabletop.Problem {
	c, caption := at.Dilemma, at.Of.String()+"’s Dilemma"
	p := tabletop.Problem{}
	if at.Kind == position.Problem {
		c, caption = s.draft.Players[at.Of].Problem, at.String()
		_, p.Name = position.Usual(at.Of)
	}
	var face *card.Face
	if c != nil {
		p.Of, p.Name, p.Chosen = c, c.Name, c == s.chosen
		face = s.faceOf(c)
	} else {
		caption += ", unless named"
		face = s.faceNamed(p.Name)
	}
	p.Caption = caption
	if face == nil || face.Problem == nil {
		return p
	}
	p.Bonus, p.HasBonus = face.Problem.Bonus, true
	owner, opponent := face.Problem.Owner, face.Problem.Opponent
	if at.Of == position.Blake {
		owner, opponent = opponent, owner
	}
	if near, far, ok := s.countedAt(at); ok {
		p.Near, p.Far = near, far
		return p
	}
	p.Near.Chips, p.Far.Chips = needs(owner), needs(opponent)
	return p
}

func needs(all []card.ConfrontRequirement) []tabletop.Need {
	var chips []tabletop.Need
	for _, r := range all {
		chips = append(chips, tabletop.Need{Needs: r})
	}
	return chips
}

// cardOf is a card with what is attached to it.
func (s *Screen) cardOf(c *position.Card) tabletop.Card {
	shown := tabletop.Card{Of: c, Tile: s.tileOf(c), Count: c.Count}
	for _, attached := range s.draft.On(c) {
		shown.Attached = append(shown.Attached, s.cardOf(attached))
	}
	return shown
}

// tileOf is how a card is drawn.
func (s *Screen) tileOf(c *position.Card) cardface.Tile {
	t := cardface.Tile{Name: c.Name, Lies: c.Exhausted, Chosen: c == s.chosen, Cost: c.Zone != position.InPlay}
	if c.Name == position.Unknown {
		t.Name, t.Back = fmt.Sprint(c.Count, " unknown"), true
		return t
	}
	t.Back = c.Frightened || c.FaceDown
	t.Face = s.faceOf(c)
	t.Takes = s.takes(c, s.held) || s.asking != nil && c != s.chosen && s.takes(c, s.asking.goesOn)
	if s.draft.IsInvented(c) {
		t.Subtitle = "invented"
	}
	t.Change = c.CountersOf(position.PowerCounters) + s.draft.PowerGiven(c)
	t.Strip, t.Counters = s.stripOf(c), s.countersOf(c)
	if t.Back && t.Face != nil {
		t.Name = t.Face.Title
	}
	for _, o := range s.obstacles {
		t.Wrong = t.Wrong || o.Card == c
	}
	if s.cards != nil && s.cards.IsWithoutHost(s.draft.Position, c) {
		t.Wrong, t.Strip = true, "✗ no host"
	}
	return t
}

// stripOf is the word for the state of a card, the one that matters most.
func (s *Screen) stripOf(c *position.Card) string {
	switch {
	case c.Frightened:
		return "▼ frightened"
	case c.FaceDown:
		return "▼ face-down"
	case c.Exhausted:
		return "↷ exhausted"
	case c.Boosted:
		return "★ boosted"
	case c.Zone == position.InPlay && c.Owner != c.Controller:
		return c.Owner.Letter() + "’s card"
	case c.Token:
		return "token"
	case c.CutieMark:
		return "cutie marked"
	}
	for _, k := range c.Counters {
		if k.Name != position.PowerCounters {
			return wording.Count(k.N, k.Name+" counter")
		}
	}
	if c.Zone != position.InPlay {
		return ""
	}
	face, beneath := s.faceOf(c), 0
	for _, other := range s.draft.Cards {
		if other.Beneath == c {
			beneath += max(1, other.Count)
		}
	}
	switch {
	case face != nil && face.PointValue != nil:
		return wording.Count(*face.PointValue, "point")
	case beneath > 0:
		return fmt.Sprintf("%d beneath", beneath)
	case c == s.draft.Players[c.Owner].Mane && s.isTwoSided(c):
		return "start side"
	}
	return ""
}

// countersOf are the counters on a card for which its tile has no other word: beside another state, and of a back's
// power.
func (s *Screen) countersOf(c *position.Card) string {
	strip := s.stripOf(c)
	var all []string
	for _, k := range c.Counters {
		switch {
		case k.Name != position.PowerCounters:
			if strip != wording.Count(k.N, k.Name+" counter") {
				all = append(all, fmt.Sprintf("%d %s", k.N, k.Name))
			}
		case c.Frightened || c.FaceDown:
			all = append(all, fmt.Sprintf("%+d", k.N))
		}
	}
	return strings.Join(all, " · ")
}

// isTwoSided reports whether a Mane Character can be boosted (301.2).
func (s *Screen) isTwoSided(c *position.Card) bool {
	known := s.cards.Find(c.Name)
	return known != nil && len(known.Faces) > 1
}

// newTable makes the table, which is tapped and dragged on.
func (s *Screen) newTable() *tabletop.Table {
	sideOf := func(far bool) position.Side {
		if far {
			return position.Blake
		}
		return position.Avery
	}
	return tabletop.New(tabletop.Acts{
		Tapped:  s.tapped,
		Held:    s.holds,
		Dropped: s.dropped,
		Points:  func(far bool, n int) { s.setScore(sideOf(far), n) },
		Tokens:  func(far bool, n int) { s.setTokens(sideOf(far), n) },
	})
}

// tapped is told what is tapped on the table: a card is chosen, a place is marked, and
// either may answer what is asked.
func (s *Screen) tapped(of tabletop.Of) {
	s.held = nil
	c, _ := of.(*position.Card)
	at, isPlace := placeOf(of)
	switch {
	case s.asking == nil && !s.naming && of == tabletop.Of(newDilemma{}):
		s.listDilemmas()
	case s.asking != nil && c != nil && s.asking.card != nil:
		s.answer(func(q *question) error { return q.card(c) })
	case s.asking != nil && s.asking.place != nil:
		if isPlace {
			s.answer(func(q *question) error { return q.place(at) })
		}
	case c != nil:
		s.choose(c)
	case isPlace:
		s.mark(at)
		s.Focus()
	}
}

// placeOf is the place that a part of the table stands for, of a card the one where it
// is.
func placeOf(of tabletop.Of) (position.Place, bool) {
	switch of := of.(type) {
	case position.Place:
		return of, true
	case position.Area:
		return position.Place{Zone: position.InPlay, Area: of, Side: of.Of}, true
	case *position.Card:
		return of.PlaceOf(), true
	}
	return position.Place{}, false
}

// dropped is told where a card is dropped: a card that goes on another is attached to the one on
// which it is. Dropped on nothing, or where it was, it stays.
func (s *Screen) dropped(of, onto tabletop.Of) {
	c, _ := of.(*position.Card)
	to, ok := placeOf(onto)
	if c != nil && onto == tabletop.Of(newDilemma{}) && isDilemma(s.faceOf(c)) {
		to, ok = problemPlace(c.Owner), true
	}
	s.holdsFace(nil)
	if c == nil || !ok || onto == of {
		return
	}
	if host := s.hostAt(c, onto); host != nil {
		to.Side = c.Controller // on whoever's card it goes
		s.attachTo(c, to, host)
		return
	}
	if c.PlaceOf().Is(to) && c.On == nil {
		return
	}
	s.moveTo(c, to)
}

// hostAt is the card on which one was dropped that goes on it; nil where it doesn't.
func (s *Screen) hostAt(c *position.Card, onto tabletop.Of) *position.Card {
	host, _ := onto.(*position.Card)
	if host == nil || host == c || c.FaceDown || !s.takes(host, s.faceOf(c)) {
		return nil
	}
	return host
}

// takes reports whether a card in play is one on which another is played.
func (s *Screen) takes(host *position.Card, held *card.Face) bool {
	if held == nil || host.Zone != position.InPlay || host.FaceDown || host.Frightened {
		return false
	}
	face := s.faceOf(host)
	return face != nil && position.GoesOn(held, face.Type)
}

// holds lights the cards on which a card goes that is being dragged.
func (s *Screen) holds(of tabletop.Of) {
	if c, ok := of.(*position.Card); ok && !c.FaceDown {
		s.holdsFace(s.faceOf(c))
	}
}

func (s *Screen) holdsFace(face *card.Face) {
	if s.held != face {
		s.held = face
		s.table.Draw(s.picture())
	}
}

// attachTo moves a card to another one, and attaches it to that.
func (s *Screen) attachTo(c *position.Card, to position.Place, host *position.Card) {
	s.chosen = c
	s.change(func(p *position.Position) error {
		if c.Zone != position.InPlay {
			if err := s.cards.Move(p, c, to); err != nil {
				return err
			}
		}
		return p.Attach(c, host)
	})
}
