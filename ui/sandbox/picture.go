package sandbox

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/cardface"
	"canterlaw/ui/tabletop"
)

// place is a place on the table: an area of the play zone, with the player whose side of
// it is meant where there is one, or a player's zone.
type place struct {
	zone   board.Zone
	player board.Player
	area   board.AreaID
}

// isHidden reports whether what a card is isn't for whoever looks to know.
func (v view) isHidden(c board.CardID) bool {
	return v.state.Face(c) == nil || v.seenBy != board.NoPlayer && !v.state.Sees(v.seenBy, c)
}

// near is the player at the lower edge: who looks, else who started.
func (v view) near() board.Player {
	if v.seenBy == board.NoPlayer {
		return 0
	}
	return v.seenBy
}

// far is the player at the upper edge.
func (v view) far() board.Player {
	return board.Player((int(v.near()) + 1) % v.state.Players())
}

// side is the player at the upper or the lower edge.
func (v view) side(far bool) board.Player {
	if far {
		return v.far()
	}
	return v.near()
}

// marks says how cards and places stand in what is done now.
type marks struct {
	lit     map[tabletop.Of]bool    // what can be tapped to go on with what is chosen, or decides
	numbers map[board.CardID]string // cards that can be used, with the key for it
	told    map[board.CardID]bool   // cards that what was stepped to is about
	gather  map[board.CardID]int    // cards gathered for a choice of several, from 1
	chosen  board.CardID
	refused board.CardID
	focused tabletop.Of
	bubble  *tabletop.Bubble
}

// drawing draws a position once.
type drawing struct {
	view
	marks
	confronting []playing.ConfrontingAt
	faceoff     *playing.FaceoffNow
}

// picture draws the table as the position is.
func (v view) picture(m marks, faceoff *playing.FaceoffNow) tabletop.Picture {
	d := drawing{v, m, playing.Confronting(v.scenario, v.state), faceoff}
	p := tabletop.Picture{Near: d.player(d.near()), Far: d.player(d.far()), Goal: goal, Bubble: m.bubble}
	areas := slices.Clone(v.state.Areas())
	slices.SortStableFunc(areas, func(one, other board.AreaID) int { return d.order(one) - d.order(other) })
	for _, a := range areas {
		if v.state.AreaKind(a) != board.Home {
			p.Areas = append(p.Areas, d.area(a))
		}
	}
	if faceoff != nil && len(faceoff.Areas) == 0 {
		p.Areas = append(p.Areas, d.faceoffElsewhere())
	}
	return p
}

// vacant keeps the place free where a Dilemma would lie, as it is in setting up, so that a run moves nothing; nil where
// one lies there.
func vacant(areas int) *tabletop.Row {
	if areas > 2 {
		return nil
	}
	return &tabletop.Row{Says: "No Dilemma"}
}

// goal is the points at which a player wins (103.2).
const goal = 15

// order puts the near player's Problem first, then the far one's, then Dilemmas.
func (d drawing) order(a board.AreaID) int {
	switch a {
	case board.ProblemOf(d.near()):
		return 0
	case board.ProblemOf(d.far()):
		return 1
	}
	return 2
}

func (d drawing) player(p board.Player) tabletop.Player {
	state := d.state
	player := tabletop.Player{
		Name: d.name(p), Letter: d.name(p)[:1], Turn: state.Turn() > 0 && state.TurnPlayer() == p,
		Points: state.Score(p), Tokens: state.Tokens(p),
	}
	asked := state.Decision()
	player.Acts = !state.Result().Over && asked.Kind != board.NoDecision && asked.Player == p
	if !state.InGame(p) {
		player.Says = append(player.Says, "has left the game")
	}
	player.Says = append(player.Says, "Home: "+playing.Home(d.scenario, state, p).String())
	home := board.HomeOf(p)
	player.Home = tabletop.Row{
		Of: place{zone: board.Play, area: home, player: p}, Name: wording.Capitalized(d.areaName(home)),
		Lit: d.lights(place{zone: board.Play, area: home}), Cards: d.at(home, board.NoPlayer),
	}
	player.Hand = d.hand(p)
	for _, z := range []board.Zone{board.DrawDeck, board.DiscardPile, board.ProblemDeck, board.Banished} {
		player.Piles = append(player.Piles, d.pile(p, z))
	}
	return player
}

// hand draws a player's hand, with what is being played out of it.
func (d drawing) hand(p board.Player) tabletop.Row {
	row := tabletop.Row{Of: place{zone: board.Hand, player: p}}
	hidden := 0
	for _, c := range d.state.Cards(board.Queue, p) {
		if d.state.Controller(c) == p {
			row.Cards = append(row.Cards, d.card(c))
		}
	}
	for _, c := range d.state.Cards(board.Hand, p) {
		row.Cards = append(row.Cards, d.card(c))
		if d.isHidden(c) {
			hidden++
		}
	}
	switch n := len(d.state.Cards(board.Hand, p)); {
	case n > 0 && hidden == n:
		row.Name = count(n, "unknown card")
	case n == 0:
		row.Says = "No cards in hand"
	}
	return row
}

// pileNames are what is written on piles.
var pileNames = map[board.Zone]string{
	board.DrawDeck: "Draw deck", board.DiscardPile: "Discard", board.ProblemDeck: "Problems",
	board.Banished: "Banished",
}

func (d drawing) pile(p board.Player, z board.Zone) tabletop.Pile {
	cards := d.state.Cards(z, p)
	at := place{zone: z, player: p}
	pile := tabletop.Pile{Of: at, Name: pileNames[z], Count: fmt.Sprint(len(cards)), Lit: d.lights(at)}
	switch {
	case len(cards) == 0:
	case z == board.DrawDeck || z == board.ProblemDeck || d.isHidden(d.top(z, cards)):
		pile.Back = true
	default:
		top := d.card(d.top(z, cards))
		pile.Top = &top
	}
	return pile
}

// top is the card of a pile that can be seen: what came last in one that is face-up.
func (d drawing) top(z board.Zone, cards []board.CardID) board.CardID {
	if z == board.DrawDeck || z == board.ProblemDeck {
		return cards[0]
	}
	return cards[len(cards)-1]
}

// lights says whether a place can be tapped to go on.
func (d drawing) lights(at place) tabletop.Lit {
	if d.lit[at] {
		return tabletop.Takes
	}
	return tabletop.Unlit
}

func (d drawing) area(a board.AreaID) tabletop.Area {
	area := tabletop.Area{
		Of: place{zone: board.Play, area: a}, Lit: d.lights(place{zone: board.Play, area: a}),
		Problem: d.problem(a),
		Far:     tabletop.Row{Of: place{zone: board.Play, area: a, player: d.far()}, Cards: d.at(a, d.far())},
		Near:    tabletop.Row{Of: place{zone: board.Play, area: a, player: d.near()}, Cards: d.at(a, d.near())},
	}
	if area.Faceoff = d.faceoffAt(a); area.Faceoff != nil && area.Lit == tabletop.Unlit {
		area.Lit = tabletop.Happens
	}
	if len(area.Far.Cards) == 0 {
		area.Far.Says = "Nobody of " + d.name(d.far()) + "’s"
	}
	if len(area.Near.Cards) == 0 {
		area.Near.Says = "Nobody of " + d.name(d.near()) + "’s"
	}
	return area
}

func (d drawing) problem(a board.AreaID) tabletop.Problem {
	c := d.state.Problem(a)
	p := tabletop.Problem{Caption: wording.Capitalized(d.areaName(a))}
	if c == 0 {
		return p
	}
	p.Of, p.Chosen = c, c == d.marks.chosen
	p.Name = "Unknown"
	if d.lit[c] {
		p.Lit = tabletop.Takes
	}
	if face := d.state.Face(c); face != nil && !d.isHidden(c) {
		p.Name = face.Title
		p.Caption = strings.TrimSuffix(p.Caption, " "+p.Name) // a Dilemma's area is named by it
		if face.Problem != nil {
			p.Bonus, p.HasBonus = d.state.Bonus(c), true
		}
		for _, at := range d.confronting {
			if at.Area == a {
				p.Near, p.Far = d.needs(a, at.Players[d.near()]), d.needs(a, at.Players[d.far()])
			}
		}
	}
	return p
}

// needs says what a player needs to confront the Problem of an area, and has; in a faceoff
// there, also that one meets it who hasn't confronted it.
func (d drawing) needs(a board.AreaID, by playing.ConfrontingBy) tabletop.Needs {
	var needs tabletop.Needs
	for _, n := range by.Needs {
		needs.Chips = append(needs.Chips, tabletop.Need{
			Needs: card.ConfrontRequirement{Kind: n.Kind, Color: n.Color, Power: n.Need}, Have: n.Have,
			Counts: true, Met: n.Met,
		})
	}
	switch {
	case by.Confronted:
		needs.Says = "confronted"
	case by.Met && d.faceoff != nil && slices.Contains(d.faceoff.Areas, a):
		needs.Says = d.name(by.Player) + " meets it"
	case len(by.Others) > 0:
		needs.Says, needs.Short = by.Others[0].Text, by.Others[0].Short
	}
	return needs
}

// faceoffAt is how the faceoff stands that runs at an area; nil where none does.
func (d drawing) faceoffAt(a board.AreaID) *tabletop.Faceoff {
	if now := d.faceoff; now == nil || !slices.Contains(now.Areas, a) || now.Areas[0] != a {
		return nil
	}
	return d.faceoffStands()
}

// faceoffElsewhere is an area of its own for a faceoff that runs at none: an effect started it.
func (d drawing) faceoffElsewhere() tabletop.Area {
	var names []string
	for _, side := range d.faceoff.Sides {
		for _, part := range side.Parts {
			if face := d.state.Face(part.Card); face != nil && part.Card != 0 && !d.isHidden(part.Card) &&
				d.state.Zone(part.Card) == board.Play {
				names = append(names, face.Title)
			}
		}
	}
	return tabletop.Area{Lit: tabletop.Happens, Faceoff: d.faceoffStands(),
		Problem: tabletop.Problem{Name: d.faceoff.Name, Caption: strings.Join(names, ", ")}}
}

// faceoffStands is how the faceoff in progress stands.
func (d drawing) faceoffStands() *tabletop.Faceoff {
	now := d.faceoff
	return &tabletop.Faceoff{Far: d.total(now.Sides[d.far()]), Near: d.total(now.Sides[d.near()]),
		Leads: now.Leads(d.name)}
}

func (d drawing) total(side playing.FaceoffSide) tabletop.Total {
	t := tabletop.Total{Points: fmt.Sprint(side.Total), Parts: side.Shares()}
	for i, flip := range side.Flipped {
		drawn := d.card(flip.Card)
		drawn.Tile.Cost, drawn.Fixed = false, true
		drawn.Tile.Strip = fmt.Sprintf("flip %d", i+1)
		if flip.Ignored {
			drawn.Tile.Strip += ", ignored"
		}
		t.Flips = append(t.Flips, drawn)
	}
	return t
}

// at draws a player's cards at an area but its Problem, each with what is attached to
// it; all players' for nobody.
func (d drawing) at(a board.AreaID, p board.Player) []tabletop.Card {
	var cards []tabletop.Card
	for _, c := range d.state.InPlay() {
		if d.state.Area(c) == a && (p == board.NoPlayer || d.state.Controller(c) == p) &&
			c != d.state.Problem(a) && d.host(c) == 0 {
			cards = append(cards, d.card(c))
		}
	}
	return cards
}

// card draws a card with what is attached to it.
func (d drawing) card(c board.CardID) tabletop.Card {
	tile := d.tileOf(c)
	drawn := tabletop.Card{Of: c, Tile: tile, Fixed: d.state.Type(c) == card.ProblemType}
	for _, on := range d.attached(c) {
		drawn.Attached = append(drawn.Attached, d.card(on))
	}
	return drawn
}

func (d drawing) tileOf(c board.CardID) cardface.Tile {
	state := d.state
	tile := cardface.Tile{
		Face: state.Face(c), Lies: state.IsExhausted(c), Cost: state.Zone(c) != board.Play,
		Number: d.numbers[c], Takes: d.lit[c], Chosen: c == d.marks.chosen, Refused: c == d.refused,
		Acted:   d.told[c] || state.Zone(c) == board.Queue, // a hand has no room for the words
		Focused: d.focused == tabletop.Of(c),
	}
	if n := d.gather[c]; n > 0 {
		tile.Number, tile.Takes = fmt.Sprint(n), false
		tile.Chosen = true
	}
	if d.isHidden(c) {
		tile.Face, tile.Back, tile.Name = nil, true, "unknown"
		tile.Strip, tile.Counters = d.strip(c), d.otherCounters(c)
		return tile
	}
	tile.Back = state.IsFaceDown(c) || state.IsFrightened(c)
	tile.Name = tile.Face.Title
	if power, defined := state.Power(c); defined && !tile.Back {
		tile.Power = &power
		if tile.Face.Power != nil {
			tile.Change = power - *tile.Face.Power
		}
	}
	if !tile.Back {
		tile.Colors = d.colors(c)
		side := 0
		if state.IsBoosted(c) {
			side = 1
		}
		tile.Picture = d.pictures.Of(state.Program().Card(state.Print(c)), side, tile.Lies)
	}
	tile.Strip, tile.Counters = d.strip(c), d.otherCounters(c)
	if state.Zone(c) == board.Play && state.AreaKind(state.Area(c)) == board.Home &&
		state.AreaOwner(state.Area(c)) != state.Controller(c) || state.Owner(c) != state.Controller(c) &&
		state.Zone(c) == board.Play {
		tile.Letter = d.name(state.Controller(c))[:1]
	}
	return tile
}

// strip is the word for the state of a card, the one that matters most, with its sign.
func (v view) strip(c board.CardID) string {
	state := v.state
	switch {
	case state.Zone(c) == board.Queue:
		return "being played"
	case state.IsFrightened(c):
		return "▼ frightened"
	case state.IsFaceDown(c):
		return "▼ face-down"
	case state.IsExhausted(c):
		return "↷ exhausted"
	case state.IsIgnored(c):
		return "ignored"
	case state.IsBoosted(c):
		return "★ boosted"
	case state.IsCutieMarked(c):
		return "✦ Cutie Marked"
	}
	for _, k := range state.CountersOn(c) {
		if word := state.Program().Text(k.Word); word != "" {
			return count(int(k.N), word+" counter")
		}
	}
	if face := state.Face(c); face != nil && face.PointValue != nil && state.Zone(c) == board.Play && !v.isHidden(c) {
		return count(state.PointValue(c), "point")
	}
	if state.IsToken(c) {
		return "token"
	}
	if v.isHidden(c) {
		return ""
	}
	words := v.changedByText(c, state.Face(c))
	if n := len(v.beneath(c)); n > 0 {
		words = append(words, fmt.Sprintf("%d beneath", n))
	}
	if len(words) == 0 && state.Zone(c) == board.Play && v.hasTwoSides(c) {
		return "start side"
	}
	return strings.Join(words, " · ")
}

// otherCounters are those on a card for which its tile has no other word: beside another state, and of a back's power.
func (v view) otherCounters(c board.CardID) string {
	state, strip := v.state, v.strip(c)
	var all []string
	if n := state.PowerCounters(c); n != 0 && (state.IsFrightened(c) || state.IsFaceDown(c)) {
		all = append(all, fmt.Sprintf("%+d", n))
	}
	for _, k := range state.CountersOn(c) {
		word := state.Program().Text(k.Word)
		if word != "" && strip != count(int(k.N), word+" counter") {
			all = append(all, fmt.Sprintf("%d %s", k.N, word))
		}
	}
	return strings.Join(all, " · ")
}

// hasTwoSides reports whether a card is a Mane Character that can be boosted (301.2).
func (v view) hasTwoSides(c board.CardID) bool {
	printed := v.state.Program().Card(v.state.Print(c))
	return printed != nil && len(printed.Faces) > 1
}
