package engine

import (
	"fmt"
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Game plays a state: it takes the steps of the rules until a player must
// decide. The zero Game has no state; make one with Resume.
type Game struct {
	state  *board.State
	trail  board.Trail // nil: nothing is recorded
	unread bool        // the record leaves out how disputed points are read

	hurriesTo int // the turn to whose end players pass at once where nothing else is possible
	passes    int // how often they have done so with priority

	batch       []board.Occurrence  // reused by steps that propose
	proposed    []board.Occurrence  // the latest batch
	following   instruction         // the one that is being followed
	prints      []board.Print       // reused by asking what a card can be
	counted     []board.CardID      // reused by looking for what uniqueness is about
	list        []board.Option      // reused by steps that ask
	options     []board.Option      // of the present priority or opening decision, once listed
	reasons     Violations          // reused by checks of when an action is taken
	lacking     Violations          // the fewest reasons why a card can't be played now, in one of the ways
	ways        []way               // reused by listing the ways of playing a card
	permits     permits             // reused by listing permissions
	contributed []contribution      // reused by gathering what characters contribute
	costs       []costChange        // reused by finding what an action costs at least
	priced      board.Occurrence    // the action whose cost was found out last
	parts       []board.Instruction // reused by finding out whether a cost can be paid
	sure        board.Context       // reused by finding out whether an action is sure to do something
	illegal     int                 // how many kinds of action, each with a card, come before the first that is legal
	idle        board.TimeWords     // by which no action is legal, as far as that is known
	listed      check               // of the action at which listing those that are legal is
	entering    *board.State        // memory for cards as they are going to be in play; nil until it is needed

	attempts   *attempts   // at actions that are tried; nil until one is
	trial      *trial      // what this game tries; nil if it is played in earnest
	ahead      *ahead      // how states were played on to find where points of the rules decide; nil until one is
	prepares   bool        // it processes effects from before a position, in which uniqueness is checked later
	orders     bool        // it only finds out what orders of effects lead to
	anyOrder   bool        // all orders of effects lead to the next decision alike
	orderTrial *orderTrial // memory for that; nil until it is needed
}

// Resume makes a game that goes on from a state, which it owns from then on.
// The trail receives the record and may be nil.
func Resume(state *board.State, trail board.Trail) *Game {
	return &Game{state: state, trail: trail}
}

// Restart makes the game one that goes on from a state, as Resume makes one, in the memory
// that it has.
func (g *Game) Restart(state *board.State, trail board.Trail) {
	g.Exchange(state)
	g.trail, g.unread, g.ahead = trail, false, nil
	g.hurriesTo, g.passes = 0, 0
}

// State gives the present state. It is the game's own: copy it to keep it.
func (g *Game) State() *board.State { return g.state }

// Exchange makes the game go on from another state, which waits for a decision, and
// gives back the one that it had.
func (g *Game) Exchange(state *board.State) *board.State {
	had := g.state
	g.state, g.options = state, g.options[:0]
	g.forgetTried()
	return had
}

// Run takes steps until a player must decide or the game ends. Where only one
// answer is legal it is taken and recorded as folded; receiving priority is
// always a decision, since passing is an act (510.1).
func (g *Game) Run() {
	g.options = g.options[:0]
	g.forgetTried()
	g.anyOrder = false
	watches := g.watchesInvolvement()
	for steps := 0; !g.isOver(); steps++ {
		switch {
		case g.state.IsWaiting() && !g.repeatsAnswer():
			return
		case steps == mostSteps:
			g.stopEndless()
			return
		}
		if watches {
			g.noteInvolvement()
		}
		g.followStep()
	}
}

// isOver reports whether the game has ended, after which nothing more is done
// (103.1).
func (g *Game) isOver() bool { return g.state.IsOver() && g.holds(rule.R103_1) }

// holds reports whether a rule is in force: each is, but in a game by a program
// made without it.
func (g *Game) holds(n rule.Number) bool { return g.state.Program().Holds(n) }

// takeStep takes the next step of the innermost procedure, once it has been noted who
// is involved in a faceoff.
func (g *Game) takeStep() {
	if g.watchesInvolvement() {
		g.noteInvolvement()
	}
	g.followStep()
}

// followStep takes the next step of the innermost procedure.
func (g *Game) followStep() {
	f := g.state.Top()
	steps := procedures[f.Procedure].steps
	if int(f.Step) >= len(steps) {
		g.endProcedure()
		return
	}
	step := &steps[f.Step]
	f.Taken = f.Step
	f.Step++
	switch {
	case !g.holds(step.rule):
	case step.enters != 0:
		g.enter(f, step.enters)
	case step.window != 0 && g.sharesWindow(step.window):
		g.markWindow(step.window)
	case step.window != 0:
		g.beginWindow(step.window)
	default:
		step.do(g, f)
	}
}

// begin starts a procedure and records it.
func (g *Game) begin(f *board.Frame) {
	if !g.holds(procedures[f.Procedure].rule) {
		return
	}
	if g.trail != nil && procedures[f.Procedure].recorded {
		g.trail.Add(board.Entry{Kind: board.Begins, Depth: g.state.Depth(), Rule: g.beginsBy(f),
			OrderedBy: procedures[f.Procedure].rule, Player: f.Player, Area: f.Area, Card: f.Card, Frame: *f})
	}
	g.state.Push(*f)
}

// beginsBy is the rule by which a procedure begins: that which describes it, or which
// makes it begin where it does.
func (g *Game) beginsBy(f *board.Frame) rule.Number {
	switch {
	case f.Procedure == windowProcedure:
		return Window(f.Kind).opensBy()
	case f.Procedure == actionProcedure && board.ActionKind(f.Kind) == board.ActivateAbility:
		return rule.R703_1
	case f.Procedure == effectProcedure && g.state.Top().Procedure == asProcedure:
		return g.ruleOfAs(g.state.Top())
	}
	return procedures[f.Procedure].rule
}

// propose hands a batch of simultaneous occurrences to the pipeline and then
// lets uniqueness be repaired, which it pauses the game for (516.1). A step
// proposes as the last thing it does.
//
// Where replacement modifiers would replace something of the batch, nothing of it
// has happened yet when propose returns: a procedure has begun that asks for
// what the players choose and lets the batch happen at its end (710). So it is
// where abilities are applied as cards of it enter play (706.1a).
func (g *Game) propose(batch ...board.Occurrence) {
	g.proposed = append(g.proposed[:0], batch...)
	proposed := g.asTokensLeave(g.proposed) // not batch, which needs no memory of its own then
	if g.state.Program().HasReplacements() && g.isReplaced(proposed) {
		g.beginChange(proposed)
		return
	}
	if g.beginEntering(proposed) {
		return
	}
	g.happen(proposed)
}

// happen carries out a batch that nothing replaces any more.
func (g *Game) happen(batch []board.Occurrence) {
	batch, latest := g.withCardsBeneath(g.asTheyEnter(batch)), g.state.LatestStamp()
	problems := g.problemsAmong(batch)
	g.noteTokensTaken(batch)
	if g.state.Propose(g.trail, batch...) == 0 || g.isOver() {
		return
	}
	g.putNextProblems(problems)
	if !g.beginOrdering(latest) {
		g.settleTable(batch)
	}
}

// settleTable looks, after a batch, at who controls what (513.2) and whether any cards
// violate uniqueness (516.1).
func (g *Game) settleTable(batch []board.Occurrence) {
	if (g.settleControl() || g.canViolate(batch)) && !g.isUncovering() {
		g.checkUniqueness()
	}
}

// settleControl gives players control of cards as continuous modifiers say, and takes
// it from them when those have ended (513.2), also where that follows from who
// controls another card now. It reports whether any changed hands; none does twice.
func (g *Game) settleControl() bool {
	if !g.state.Program().MayChangeControl() {
		return false
	}
	var settled []board.CardID
	for {
		changes := slices.DeleteFunc(g.state.ControlChanges(), func(o board.Occurrence) bool {
			return slices.Contains(settled, o.Card.Card)
		})
		if len(changes) == 0 {
			return len(settled) > 0
		}
		for i := range changes {
			changes[i].Rule = rule.R513_2
			settled = append(settled, changes[i].Card.Card)
		}
		done := append([]board.Option(nil), g.state.Done()...)
		g.state.Propose(g.trail, changes...)
		g.state.SetDone(done)
	}
}

// goTo makes a step of the innermost procedure the next one.
func goTo(f *board.Frame, step int) { f.Step = uint8(step) }

// finish leaves no step of the innermost procedure to take.
func finish(f *board.Frame) { f.Step = 255 }

// note records a statement of a rule that changes nothing.
func (g *Game) note(e board.Entry) {
	if g.trail == nil {
		return
	}
	e.Kind, e.Depth = board.Noted, g.state.Depth()
	g.trail.Add(e)
}

// ask gives a player a decision over the options. With one legal answer there
// is nothing to decide: it is taken and recorded as folded. Without the rule
// that gives the decision to the player, no choice is made: the first options
// are taken.
func (g *Game) ask(d board.Decision, options []board.Option) {
	if !g.holds(d.Rule) {
		g.state.Answer(options[:d.Min])
		return
	}
	g.state.Ask(d, options)
	forced := int(d.Min) == len(options) && (d.Kind != board.OrderCards || len(options) < 2)
	if forced && d.Player != board.Chance || len(options) == 1 && d.Min == 1 && !d.Open {
		g.answer(options, true)
	}
}

func (g *Game) answer(chosen []board.Option, folded bool) {
	if g.trail != nil && !(folded && len(chosen) == 0) {
		e := board.Entry{Kind: board.Decided, Depth: g.state.Depth(), Rule: g.state.Decision().Rule,
			Player: g.state.Decision().Player, Decision: g.state.Decision(), Folded: folded,
			Chosen: append([]board.Option(nil), chosen...)}
		if len(chosen) > 0 && chosen[0].Kind == board.ModeOption {
			e.Ability, e.N = g.followed()
		}
		g.trail.Add(e)
	}
	g.state.Answer(chosen)
}

// followed gives the ability whose effect is being followed and the place in its script; none
// while none is.
func (g *Game) followed() (board.AbilityRef, int32) {
	if f := g.state.Top(); f.Procedure == effectProcedure {
		return f.Ability, int32(f.PC)
	}
	return board.AbilityRef{}, 0
}

// Options gives what can be chosen now. For priority and opening decisions
// these are the legal actions and, last, passing or moving on. The slice is
// good until the game goes on.
func (g *Game) Options() []board.Option {
	switch d := g.state.Decision(); d.Kind {
	case board.Priority, board.Opening:
		if len(g.options) == 0 {
			g.eachLegal(func(a *board.Action) bool {
				g.options = append(g.options, board.Option{})
				o := &g.options[len(g.options)-1] // filled in where it is, which is faster
				o.Kind, o.Action = board.ActionOption, *a
				return true
			})
			g.options = append(g.options, board.Option{Kind: board.PassOption})
		}
		return g.options
	default:
		return g.state.StoredOptions()
	}
}

// Choose answers the decision with options given by their places in Options,
// in the order that the player wants, and runs the game to the next decision.
// A wrong answer is refused and changes nothing.
func (g *Game) Choose(places ...int) error {
	d := g.state.Decision()
	if d.Kind == board.NoDecision {
		return ErrNothingToDecide
	}
	options := g.Options()
	if len(places) < int(d.Min) || len(places) > int(d.Max) {
		return &ChoiceError{Decision: d, Why: fmt.Sprintf("%d chosen: expected %s", len(places),
			fromTo(int(d.Min), int(d.Max)))}
	}
	chosen := make([]board.Option, 0, len(places))
	for i, place := range places {
		if place < 0 || place >= len(options) {
			return &ChoiceError{Decision: d,
				Why: fmt.Sprintf("option %d does not exist: there are %d", place+1, len(options))}
		}
		for _, earlier := range places[:i] {
			if earlier == place {
				return &ChoiceError{Decision: d, Why: fmt.Sprintf("option %d was chosen twice", place+1)}
			}
		}
		chosen = append(chosen, options[place])
	}
	if d.Kind == board.Priority || d.Kind == board.Opening {
		chosen[0].Action = g.settle(chosen[0].Action)
	}
	g.give(chosen)
	return nil
}

// ChooseNumber answers a decision for a number, of which Options lists some, with any number
// that can be chosen, and runs the game to the next decision. It is a *ChoiceError if no number
// is asked for, or not that one.
func (g *Game) ChooseNumber(n int) error {
	d := g.state.Decision()
	if d.Kind == board.ChooseNumber && d.Open {
		least, most := g.loopNumbers()
		if n < least || n > most {
			return &ChoiceError{Decision: d, Why: fmt.Sprintf("%d is chosen: expected %s", n, fromTo(least, most))}
		}
		g.give([]board.Option{board.Number(n)})
		return nil
	}
	for place, o := range g.Options() {
		if o == board.Number(n) {
			return g.Choose(place)
		}
	}
	return &ChoiceError{Decision: d, Why: fmt.Sprintf("%d is not among the options", n)}
}

// give answers the decision and runs the game to the next one. What was answered
// is remembered where it may be part of a loop.
func (g *Game) give(chosen []board.Option) {
	g.watchAnswer(chosen)
	if len(chosen) == 0 || chosen[0].Kind != board.PassOption {
		g.forgetAhead()
	}
	g.take(chosen)
	g.Run()
}

// take answers the decision. Windows record what is done with priority.
func (g *Game) take(chosen []board.Option) {
	if k := g.state.Decision().Kind; k == board.Priority || k == board.Opening {
		g.state.Answer(chosen)
	} else {
		g.answer(chosen, false)
	}
}

// Act takes an action for the player who has priority or may open a window,
// and runs the game to the next decision. An action that isn't legal is
// refused with every reason and changes nothing.
func (g *Game) Act(a board.Action) error {
	var violations Violations
	if !g.Check(a, &violations) {
		return &Refusal{Action: a, Player: g.state.Decision().Player, Violations: violations}
	}
	g.give([]board.Option{{Kind: board.ActionOption, Action: g.settle(a)}})
	return nil
}

// Pass passes priority, or opens no other window, and runs the game to the next decision. It is
// a *ChoiceError if something else is asked, and ErrNothingToDecide if the game is over.
func (g *Game) Pass() error {
	switch g.state.Decision().Kind {
	case board.Priority, board.Opening:
		g.give([]board.Option{{Kind: board.PassOption}})
		return nil
	case board.NoDecision:
		return ErrNothingToDecide
	default:
		return &ChoiceError{Decision: g.state.Decision(), Why: "passing is no answer to it"}
	}
}

// OnlyPassing reports whether the decision is one of priority or opening in
// which no action is legal.
func (g *Game) OnlyPassing() bool {
	k := g.state.Decision().Kind
	return (k == board.Priority || k == board.Opening) && !g.anyLegalAction()
}

// fromTo words a range of counts.
func fromTo(least, most int) string {
	if least == most {
		return fmt.Sprint(least)
	}
	return fmt.Sprintf("%d to %d", least, most)
}

// ErrNothingToDecide says that the game waits for no decision: it is over.
var ErrNothingToDecide = fmt.Errorf("the game is over: there is nothing to decide")

// ChoiceError says why an answer does not fit its decision.
type ChoiceError struct {
	Decision board.Decision
	Why      string
}

func (e *ChoiceError) Error() string {
	return fmt.Sprintf("the decision (%s, rule %s) can't be answered so: %s", e.Decision.Kind, e.Decision.Rule, e.Why)
}
