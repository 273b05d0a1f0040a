package engine

import (
	"math"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Listing the actions that a player can take.

// anyLegalAction reports whether the player whom the game waits for can take any
// action, at a decision of priority or opening.
func (g *Game) anyLegalAction() bool {
	if len(g.options) == 0 {
		if g.canAct() {
			return true
		}
		g.options = append(g.options, board.Option{Kind: board.PassOption})
	}
	return len(g.options) > 1
}

// eachLegal calls take with each legal action until it returns false. Main
// Phase actions and those with a phase in their timing phrase are legal only
// while a window may be opened (510.3), others only with priority. The action is good until
// take returns.
func (g *Game) eachLegal(take func(*board.Action) bool) {
	d := g.state.Decision()
	hasAbilities := g.state.Program().HasAbilities()
	if d.Kind != board.Opening && !(d.Kind == board.Priority && hasAbilities) {
		return
	}
	p := d.Player
	open := g.openWords() &^ g.idle
	if open == 0 {
		return
	}
	place, found := 0, false
	c := &g.listed // one for all, which saves its memory
	*c = check{g: g, player: p, means: g.meansOf(p)}
	c.inMainPhase = open&board.MainPhaseAction != 0 && len(c.wrongTime(nil, board.AbilityRef{}, nil)) == 0
	a := &c.action
	g.eachSubject(p, open, &c.means, a, func() bool {
		if place++; place <= g.illegal || c.lacksPower() {
			return true
		}
		isPaid := a.Kind == board.ActivateAbility || c.means[a.Kind] != asManyAsItTakes
		c.legal, c.way = true, nil
		// What an ability costs is asked before what it does, which takes longer.
		if !c.timing() || a.Kind == board.ActivateAbility && !c.price() || !c.subject() {
			return true // wherever it is to be done
		}
		isPaid = a.Kind == board.ActivateAbility || isPaid && len(g.furtherCosts(p, *a)) == 0
		return c.eachPlace(func() bool {
			if hasAbilities && !(c.allowed() && (isPaid || c.price()) && c.notTried() &&
				c.notRepeated() && c.completes()) {
				return true
			}
			if !found {
				found, g.illegal = true, place-1
			}
			return take(a)
		})
	})
}

// forgetListed forgets what is known of which actions are legal.
func (g *Game) forgetListed() { g.illegal, g.idle = 0, 0 }

// eachPlace calls take with the action done to each area or on each host that it can be
// done to, or once if it is done to none, until it returns false.
func (c *check) eachPlace(take func() bool) bool {
	g, a := c.g, c.action
	actsAsUsual := g.state.Program().ActsAsUsual()
	switch {
	case !isPlayed(a.Kind) && a.Kind != board.MoveCharacter && actsAsUsual:
		return take()
	case !actsAsUsual || g.choosesOnEntering(a.Kind):
		return g.toEachPlace(c.player, a, func(a board.Action) bool {
			c.action = a
			return !c.place() || take()
		})
	case a.Kind == board.MoveCharacter:
		for _, area := range g.state.Areas() {
			if c.action.Area = area; g.state.CantGo(a.Card, area, false) == 0 && !take() {
				return false
			}
		}
		return true
	case g.isPlayedOn(a.Card):
		for _, host := range g.hostsFor(c.player, a.Card) {
			if c.action.Host = host; !take() {
				return false
			}
		}
		return true
	}
	goesOn := true
	isAsked := g.toEachArea(c.player, a.Card, c.way, func(area board.AreaID) bool {
		c.action.Area = area
		goesOn = take()
		return goesOn
	})
	if !isAsked {
		return take()
	}
	return goesOn
}

// means says of each kind of action, but activating, how many action tokens a player has for
// it: who has less than it costs can't take it (508.1d).
type means [board.ActivateAbility]int

// asManyAsItTakes are the means for what may cost something other than is printed.
const asManyAsItTakes = math.MaxInt

var anyMeans = means{board.PlayCard: asManyAsItTakes, board.MoveCharacter: asManyAsItTakes,
	board.PlayTroublemaker: asManyAsItTakes, board.DrawCard: asManyAsItTakes, board.RallyCard: asManyAsItTakes}

// meansOf gives a player's means: their action tokens where no modifier changes what such
// actions cost.
func (g *Game) meansOf(p board.Player) means {
	all := anyMeans
	if !g.holds(rule.R508_1d) {
		return all
	}
	program, change := g.state.Program(), g.isAny(ability.AddCost)
	for k := range all {
		if !change || !program.ChangesCost(occurrenceKinds[k]) {
			all[k] = g.state.Tokens(p)
		}
	}
	return all
}

// Candidates lists every action that could be thought of for a player: each
// kind, with each of their cards that it could be meant for, to each area or on
// each host. The legal ones are among them.
func (g *Game) Candidates(p board.Player) []board.Action {
	var all []board.Action
	var a board.Action
	g.eachSubject(p, board.EveryWord, &anyMeans, &a, func() bool {
		return g.toEachPlace(p, a, func(a board.Action) bool {
			all = append(all, a)
			return true
		})
	})
	return all
}

// CandidatesWith lists those of the actions that Candidates lists which are done with
// one card, or on it as their host.
func (g *Game) CandidatesWith(p board.Player, c board.CardID) []board.Action {
	var all []board.Action
	var a board.Action
	g.eachSubject(p, board.EveryWord, &anyMeans, &a, func() bool {
		if a.Card == 0 || a.Card != c && len(g.state.PlayRules(a.Card, ability.PlayOn)) == 0 {
			return true
		}
		return g.toEachPlace(p, a, func(a board.Action) bool {
			if a.Card == c || a.Host == c {
				all = append(all, a)
			}
			return true
		})
	})
	return all
}

// eachSubject makes a each kind of action with each of the player's cards that it could be
// meant for, without an area or host, and calls try, until it returns false. What can be
// done only by words of timing phrases that are not open it leaves out, and what costs more
// than the player has for it.
func (g *Game) eachSubject(p board.Player, open board.TimeWords, m *means, a *board.Action, try func() bool) {
	inMainPhase := open&board.MainPhaseAction != 0
	if inMainPhase && m[board.DrawCard] >= costOfDrawing {
		if *a = (board.Action{Kind: board.DrawCard}); !try() {
			return
		}
	}
	permits := g.permitsFor(p, open)
	for _, c := range g.state.Cards(board.Hand, p) {
		if g.state.WordsInHand(c)&open == 0 && !permits.include(c) {
			continue
		}
		if !g.toEachWay(p, c, permits, m, a, try) {
			return
		}
	}
	for _, c := range permits.elsewhere(g, p) {
		if !g.toEachWay(p, c, permits, m, a, try) {
			return
		}
	}
	if inMainPhase && !g.eachInPlay(p, m, a, try) {
		return
	}
	g.eachActivated(p, open, a, try)
}

// eachInPlay makes a each Main Phase action that could be done with a card that the player
// controls in play, and calls try, until it returns false.
func (g *Game) eachInPlay(p board.Player, m *means, a *board.Action, try func() bool) bool {
	canRally, canMove := m[board.RallyCard] >= costOfRallying, m[board.MoveCharacter] >= costOfMoving
	if !canRally && !canMove {
		return true
	}
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) != p {
			continue
		}
		if canRally && g.state.IsFrightened(c) {
			if *a = (board.Action{Kind: board.RallyCard, Card: c}); !try() {
				return false
			}
		}
		if canMove && g.state.IsCharacter(c) {
			if *a = (board.Action{Kind: board.MoveCharacter, Card: c}); !try() {
				return false
			}
		}
	}
	return true
}

// toEachWay makes a playing a card, in the only way that there is or in each of several
// that can be chosen now, and calls try, until it returns false.
func (g *Game) toEachWay(p board.Player, c board.CardID, permits permits, m *means, a *board.Action,
	try func() bool) bool {
	*a = board.Action{Kind: board.PlayCard, Card: c}
	if g.state.Type(c) == card.Troublemaker {
		a.Kind = board.PlayTroublemaker
	}
	if m[a.Kind] < g.cost(a) {
		return true
	}
	if len(g.state.EventTexts(c)) < 2 && !permits.include(c) {
		return try() // in the way that there is
	}
	ways := g.waysToPlay(p, c)
	if len(ways) < 2 {
		return try()
	}
	probe := check{g: g, player: p, action: *a}
	var ids []board.AbilityRef // of those that can be chosen now
	for i := range ways {
		w := &ways[i]
		x := board.Context{This: g.state.Ref(c), You: p, X: w.text.X}
		if !slices.Contains(ids, w.id) && len(probe.wrongTime(w.times, w.text, &x)) == 0 {
			ids = append(ids, w.id)
		}
	}
	if len(ids) < 2 {
		return try()
	}
	played := *a
	for _, id := range ids {
		*a = played
		a.Ability = id
		if !try() {
			return false
		}
	}
	return true
}

// eachActivated makes a activating each ability that the player could activate by words of
// timing phrases that are open, and calls try, until it returns false.
func (g *Game) eachActivated(p board.Player, open board.TimeWords, a *board.Action, try func() bool) {
	for h := range g.state.Activated() {
		activated := g.state.Program().Ability(h.Ability.ID)
		if activated.Words&open == 0 || !g.state.Sees(p, h.Card) {
			continue
		}
		if x := g.state.ContextOf(*h); x.You != p && !activated.AnyPlayer {
			continue
		}
		*a = board.Action{Kind: board.ActivateAbility, Card: h.Card, Ability: h.Ability}
		if !try() {
			return
		}
	}
}

// toEachPlace calls try with the action to each area or on each host, or once if
// it is done to none, until it returns false.
func (g *Game) toEachPlace(p board.Player, a board.Action, try func(board.Action) bool) bool {
	if g.choosesOnEntering(a.Kind) {
		return try(a)
	}
	if g.state.Program().HasAbilities() && isPlayed(a.Kind) && g.state.Sees(p, a.Card) {
		if len(g.state.PlayRules(a.Card, ability.PlayOn)) > 0 {
			return g.toEachHost(p, a, try)
		}
		if _, isAsked := g.areasToPlay(p, a.Card, nil); !isAsked {
			return try(a)
		}
	} else if !needsArea(g.state, a) {
		return try(a)
	}
	for _, area := range g.state.Areas() {
		a.Area = area
		if !try(a) {
			return false
		}
	}
	return true
}

// toEachHost calls try with the action on each host, or once on none if there is
// none.
func (g *Game) toEachHost(p board.Player, a board.Action, try func(board.Action) bool) bool {
	hosts := g.hostsFor(p, a.Card)
	if len(hosts) == 0 {
		return try(a)
	}
	for _, host := range hosts {
		a.Host = host
		if !try(a) {
			return false
		}
	}
	return true
}
