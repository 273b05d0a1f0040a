package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 204, these rules stand elsewhere:
//   - 204.1a: board/printedcost.go, card/card.go

// Paying for an action (705.2c, 705.2d): what it costs in action tokens, which reductions are
// used, and what else is paid.

// furtherCosts lists the abilities that say what is paid for an action besides
// what its card costs: additional costs, the cost of an activated ability.
func (g *Game) furtherCosts(p board.Player, a board.Action) []board.AbilityRef {
	if a.Kind == board.ActivateAbility {
		return []board.AbilityRef{a.Ability} // small enough to need no memory where it is asked for
	}
	return g.additionalCosts(a)
}

func (g *Game) additionalCosts(a board.Action) []board.AbilityRef {
	if !isPlayed(a.Kind) {
		return nil
	}
	return g.state.AdditionalCosts(a.Card)
}

// determineCost asks about each modifier by which the player may pay less, then
// determines the cost in action tokens (705.2c).
func determineCost(g *Game, f *board.Frame) {
	if f.Card.Card != 0 {
		f.Card = g.state.Ref(f.Card.Card) // in the queue it is a different card (410.6)
	}
	goTo(f, actionPays)
	a := g.announced(f)
	if !g.state.Program().HasAbilities() {
		f.N = int32(g.cost(&a))
		return
	}
	list := g.state.List(f)
	changes, answers := g.costChanges(g.occurrenceOf(f.Player, a)), list[listedAnswers:]
	kept, declined := changes[:0:0], changes[:0:0]
	for i, c := range changes {
		switch {
		case !c.optional:
			kept, declined = append(kept, c), append(declined, c)
		case len(answers) > 0:
			if answers[0].Kind == board.YesOption {
				kept, declined = append(kept, c), append(declined, c)
			}
			answers = answers[1:]
		default:
			later, less := withoutOptional(changes[i+1:]), list[listedLess].Int()
			with := g.costWith(f.Player, a, slices.Concat(kept, changes[i:i+1], later)) - less
			g.askDiscount(f, with, g.costWith(f.Player, a, append(declined, later...))-less)
			return
		}
	}
	f.N = int32(max(0, g.costWith(f.Player, a, kept)-list[listedLess].Int()))
	g.noteCost(f, a, kept)
	if g.trail != nil && isPlayed(a.Kind) && g.reading(board.PlaceChosen) == board.PlaceAnnounced {
		nowhere := a
		nowhere.Area, nowhere.Host = board.NoArea, 0
		if g.costWith(f.Player, nowhere, g.costChanges(g.occurrenceOf(f.Player, nowhere))) != g.costWith(f.Player, a,
			changes) {
			g.noteReading(board.PlaceChosen, rule.R705_2c)
		}
	}
	g.noteProblemOfDiscounts(f.Player, a)
	if g.trail != nil && g.orderOfCostChangesMatters(f.Player, a, kept) {
		g.noteReading(board.OrderOfCostChanges, rule.R705_2c)
	}
}

// askDiscount asks whether the player pays less, or more where that is their choice; they
// can't decline what they can't pay without, nor choose what they can't pay with.
func (g *Game) askDiscount(f *board.Frame, with, without int) {
	goTo(f, actionKeeps)
	g.list = g.list[:0]
	tokens := g.state.Tokens(f.Player)
	if tokens >= with || tokens < without {
		g.list = append(g.list, board.Option{Kind: board.YesOption, N: int32(f.Player)})
	}
	if tokens >= without {
		g.list = append(g.list, board.Option{Kind: board.NoOption, N: int32(f.Player)})
	}
	g.ask(board.Decision{Player: f.Player, Kind: board.YesOrNo, Rule: rule.R705_2c, Min: 1, Max: 1, Card: f.Card.Card},
		g.list)
}

func keepDiscount(g *Game, f *board.Frame) {
	goTo(f, actionAsks)
	g.keepAnswer(f)
}

// payCost pays the action tokens (705.2d). A player who doesn't have them can't
// complete the action.
func payCost(g *Game, f *board.Frame) {
	if f.N > 0 && g.state.Tokens(f.Player) < int(f.N) && (g.isTried() || g.state.IsSaved(int32(g.state.Depth()))) {
		g.rewindAction(rule.R705_2d)
		return
	}
	if f.N > 0 {
		g.propose(board.Occurrence{Kind: board.TokensPaid, Rule: g.ruleOfPayment(f), Player: f.Player, N: f.N})
	}
}

// ruleOfPayment is the rule by which an action is paid for: that of the Main Phase
// action that it is (609.2) or of its ability's cost; outside of those, that of
// paying at all (705.2d).
func (g *Game) ruleOfPayment(f *board.Frame) rule.Number {
	if isPlayed(board.ActionKind(f.Kind)) && g.state.Program().HasAbilities() {
		a := g.state.Program().Ability(f.Ability.ID)
		isEvent := g.state.Type(f.Card.Card) == card.Event
		if f.Flags&opensWindow == 0 || !(situation{}).During(g.state, ability.MainPhase) ||
			isEvent && !slices.Contains(a.Times, ability.MainPhase) {
			return rule.R705_2d
		}
	}
	return actionRules[f.Kind]
}

// payFurtherCosts pays what the action costs besides action tokens, one ability
// after another (705.2d). If a part can't be paid the action can't be completed.
func payFurtherCosts(g *Game, f *board.Frame) {
	if f.Undone {
		g.rewindAction(rule.R705_2d)
		return
	}
	costs := g.furtherCosts(f.Player, g.announced(f))
	paid := int(f.Flags &^ opensWindow)
	if paid >= len(costs) {
		return
	}
	f.Flags++
	goTo(f, actionPaysFurther)
	ref, env := costs[paid], board.EnvID(0)
	if ref == f.Ability {
		env = f.Env
	}
	g.beginEffect(board.Frame{Kind: paysCosts, Player: f.Player, Card: f.Card, Area: f.Area, Ability: ref, Env: env})
}

// noteProblemOfDiscounts says how the point is read about who is at the Problem of a card
// that is at home, where what an action costs changes with it.
func (g *Game) noteProblemOfDiscounts(p board.Player, a board.Action) {
	if g.trail == nil || g.unread || !g.state.MayLackProblem() {
		return
	}
	o := g.occurrenceOf(p, a)
	way := g.wayOn(0)
	way.PlayBy(g.readAs(board.NobodyAtNoProblem, 1-g.reading(board.NobodyAtNoProblem)))
	if discounts(way, o) != discounts(g.state, o) {
		g.noteReading(board.NobodyAtNoProblem, rule.R501_1)
	}
}

// discounts counts what changes the cost of an action.
func discounts(s *board.State, o board.Occurrence) (n int) {
	for active := range s.Active(ability.AddCost) {
		x := active.Context
		x.There = o.Area
		if s.Matches(active.Node.Event(), &o, &x, board.AsWould) {
			n++
		}
	}
	return n
}

// cost is how many action tokens the action costs by what is printed and by the
// rules of the Main Phase (508.1, 609.2).
func (g *Game) cost(a *board.Action) int {
	switch a.Kind {
	case board.PlayCard:
		if !g.holds(rule.R204_1) {
			return 0
		}
		return g.state.Cost(a.Card)
	case board.MoveCharacter:
		return costOfMoving
	case board.RallyCard:
		return costOfRallying
	case board.PlayTroublemaker:
		return costOfTroublemaker
	default:
		return costOfDrawing
	}
}

// Costs in action tokens (609.2).
const (
	costOfMoving, costOfRallying      = 2, 2
	costOfTroublemaker, costOfDrawing = 1, 1
)
