package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Priority windows (510). The frame's Kind is the Window, Player whoever is to
// receive priority next, N how many players have passed in a row, List the
// action that reopens the window. Until somebody has had priority after that action,
// Flags says so, and M is one more than the player who passed last before it.

const (
	windowOpenedByAction = 1 << iota
	windowHadFaceoff     // a faceoff was started in it that is over
	windowProcessed      // there was something to process before the action that opens it
)

const (
	windowOpens = iota
	windowPrepares
	windowLooks
	windowGives
	windowUses
	windowCloses
	windowLearns
	windowLearnsHeld
	windowMayReopen
	windowReopens
	windowActs
)

var windowSteps = []step{
	windowOpens:      {rule: rule.R510_2, do: openWindow},
	windowPrepares:   {rule: rule.R511_1, do: prepareForPriority},
	windowLooks:      {rule: rule.R404_1, do: lookAtHand},
	windowGives:      {rule: rule.R510_1, do: givePriority},
	windowUses:       {rule: rule.R510_1, do: usePriority},
	windowCloses:     {rule: rule.R510_3, do: mayOpenAnother},
	windowLearns:     {rule: rule.R404_1, do: learnHeldCard},
	windowLearnsHeld: {rule: rule.R404_1, do: learnHeldCardFirst},
	windowMayReopen:  {rule: rule.R510_3, do: openAnother},
	windowReopens:    {rule: rule.R511_1, do: prepareForOpening},
	windowActs:       {rule: rule.R609_1, do: actToOpen},
}

// beginWindow begins a priority window, which opens at once.
func (g *Game) beginWindow(w Window) {
	if g.goesThrough(w) {
		return
	}
	g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(w)})
	if g.goesOnAtOnce() {
		f := g.state.Top()
		f.Taken = windowOpens
		goTo(f, windowPrepares)
		openWindow(g, f)
	}
}

// goesOnAtOnce reports whether nothing comes between two steps: all rules are in force
// that say who acts when, and nothing watches for who becomes involved in a faceoff.
func (g *Game) goesOnAtOnce() bool { return g.state.Program().ActsAsUsual() && !g.watchesInvolvement() }

// openWindow opens a priority window: the turn player gets priority (510.2).
func openWindow(g *Game, f *board.Frame) {
	f.Player, f.N = g.firstIn(Window(f.Kind)), 0
	w := Window(f.Kind)
	if f.Player != g.state.TurnPlayer() {
		point := board.FirstToReact
		if w == AfterFlips || w == AfterTieFlips {
			point = board.FirstAfterFlips
		}
		g.noteReading(point, rule.R510_2)
	}
	g.state.OpenWindow()
	depth := g.state.Depth()
	g.markWindow(w)
	if g.state.Depth() != depth || g.isOver() {
		return
	}
	if f := g.state.Top(); !g.allPass(f) {
		g.goOnToPriority(f)
	}
}

// goOnToPriority gives the next player priority at once if nothing is to be done
// before, which else takes several steps.
func (g *Game) goOnToPriority(f *board.Frame) {
	goTo(f, windowPrepares)
	if g.isUnprepared() || f.Flags&windowHadFaceoff != 0 || !g.goesOnAtOnce() {
		return
	}
	f.Taken = windowLooks
	if g.askQuick(f.Player) {
		goTo(f, windowLearnsHeld)
		return
	}
	f.Taken = windowGives
	goTo(f, windowUses)
	givePriority(g, f)
}

// firstIn is the player who gets priority first in a window: the turn player
// (510.2), but in some editions the next one after cards have been flipped.
func (g *Game) firstIn(w Window) board.Player {
	flipped := w == AfterFlips || w == AfterTieFlips
	if flipped && g.reading(board.FirstAfterFlips) == board.OtherPlayersFirst {
		return g.state.Next(g.state.TurnPlayer())
	}
	if g.reading(board.FirstToReact) == board.OthersReact {
		return g.firstToReact()
	}
	return g.state.TurnPlayer()
}

// firstToReact is the player after the one who brought about what can be reacted to
// in a window that opens, as in some editions; the turn player if there is nothing.
func (g *Game) firstToReact() board.Player {
	if _, since := g.state.SinceWindow(); len(since) > 0 && g.state.Program().HasOp(ability.Reaction) {
		if by := since[len(since)-1]; by.Kind != board.TimeStarts && g.state.InGame(by.Player) {
			return g.state.Next(by.Player)
		}
	}
	return g.state.TurnPlayer()
}

// prepareForPriority performs pre-priority processing as a player is about to
// receive priority (511.1); nothing is done when nothing can have changed.
func prepareForPriority(g *Game, f *board.Frame) {
	g.noteWhatFollowsFaceoff(f)
	if g.isUnprepared() {
		g.begin(&board.Frame{Procedure: preProcessing, N: 1})
	}
}

// isUnprepared reports whether there can be anything to do for pre-priority
// processing.
func (g *Game) isUnprepared() bool {
	return !g.state.IsSettled() || g.hasUnhosted() || g.hasOtherType()
}

// givePriority gives a player priority. After the action that has opened the window
// it is a disputed point who that is.
func givePriority(g *Game, f *board.Frame) {
	g.noteWhatFollowsFaceoff(f)
	if f.Flags&windowOpenedByAction != 0 {
		f.Flags &^= windowOpenedByAction
		f.M = 0
		g.noteWhoIsFirst()
	}
	g.state.GivePriority(f.Player)
	if g.meetsLoop(board.ActionSeen, f.Player) {
		return
	}
	g.forgetListed()
	g.state.Ask(board.Decision{Player: f.Player, Kind: board.Priority, Rule: rule.R510_1, Min: 1, Max: 1}, nil)
	if g.passesAtOnce() {
		g.passes++
		f.Taken = windowUses
		goTo(f, windowCloses)
		usePriority(g, f)
	}
}

// noteWhoIsFirst says who has priority after the action that has opened a window, where
// it makes a difference: where both who took it and the next player could act.
func (g *Game) noteWhoIsFirst() {
	if g.trail == nil || g.unread || g.state.Loop().Running || !g.mayActWithPriority() {
		return
	}
	g.notingAhead(board.PriorityAfterOpening, rule.R705_2g, func() bool {
		turnPlayer := g.state.TurnPlayer()
		if g.onlyPasses(turnPlayer) || g.playersInGame() == 2 && g.onlyPasses(g.state.Next(turnPlayer)) {
			return false
		}
		var ways []*board.State
		for _, first := range []board.Player{turnPlayer, g.state.Next(turnPlayer)} {
			way := g.wayOn(len(ways))
			way.Top().Player = first
			goTo(way.Top(), windowGives)
			ways = append(ways, way)
		}
		return g.leadApart(ways...)
	})
}

// onlyPasses reports whether a player who received priority now could only pass.
func (g *Game) onlyPasses(p board.Player) bool {
	way := g.wayOn(0)
	way.Top().Player = p
	goTo(way.Top(), windowGives)
	on := g.playing(0, way, nil)
	on.Run()
	d := way.Decision()
	return d.Kind == board.Priority && d.Player == p && on.OnlyPassing()
}

// noteWhatFollowsFaceoff says whether a window goes on in which a faceoff was started,
// once that is over, where it makes a difference.
func (g *Game) noteWhatFollowsFaceoff(f *board.Frame) {
	if f.Procedure != windowProcedure || f.Flags&windowHadFaceoff == 0 {
		return
	}
	f.Flags &^= windowHadFaceoff
	if g.trail == nil || g.unread {
		return
	}
	g.notingAhead(board.WindowAfterStartedFaceoff, rule.R707_4, func() bool {
		var ways []*board.State
		for _, step := range []int{windowPrepares, windowCloses} {
			way := g.wayOn(len(ways))
			goTo(way.Top(), step)
			ways = append(ways, way)
		}
		return g.leadApart(ways...)
	})
}

// usePriority lets the player act, upon which the next player receives
// priority (510.1, 705.2g), or pass; the window closes as all players pass
// consecutively (510.2).
func usePriority(g *Game, f *board.Frame) {
	used := g.state.Answered()[0]
	player := f.Player
	f.Player = g.state.Next(player)
	if used.Kind == board.ActionOption {
		from := actionSource{passed: f.N}
		f.N = 0
		if !g.holds(rule.R705_2g) {
			f.Player = player
		}
		goTo(f, windowPrepares)
		g.beginAction(player, used.Action, from)
		return
	}
	g.state.ForgetRewound()
	if g.trail != nil {
		g.trail.Add(board.Entry{Kind: board.Passed, Depth: g.state.Depth(), Rule: rule.R510_1,
			Player: player, Count: 1})
	}
	f.N++
	if int(f.N) < g.playersInGame() {
		g.goOnToPriority(f)
		return
	}
	g.closeWindow(f)
}

// closeWindow closes a window in which all have passed.
func (g *Game) closeWindow(f *board.Frame) {
	g.state.CloseWindow()
	if g.goesOnAtOnce() && f.Flags&windowHadFaceoff == 0 && !g.mayOpenNow() {
		g.endProcedure() // the game moves forward (510.3)
	}
}

// mayOpenAnother lets the turn player open another window by an action as this
// one closes (510.3). With no such action the game moves forward.
func mayOpenAnother(g *Game, f *board.Frame) {
	g.noteWhatFollowsFaceoff(f)
	turnPlayer := g.state.TurnPlayer()
	switch {
	case !g.mayOpenNow():
		finish(f)
	case Window(f.Kind) == EndOfMainPhase && g.reading(board.EndOfMainPhaseAction) == board.TooLate:
		g.noteWhereItDecides(board.EndOfMainPhaseAction, rule.R510_3)
		finish(f)
	case g.askHand(turnPlayer): // what they hold decides what they may do
	default:
		g.state.SetList(nil) // the action that opened this one is behind
		goTo(f, windowMayReopen)
		if g.meetsLoop(board.OpeningSeen, turnPlayer) {
			return
		}
		g.forgetListed()
		g.state.Ask(board.Decision{Player: turnPlayer, Kind: board.Opening, Rule: rule.R510_3, Min: 1, Max: 1}, nil)
		if g.phase() != mainPhase && !g.canAct() {
			g.state.Withdraw() // only what a timing phrase allows opens a window here (512.3)
			g.forgetTried()
			finish(f)
		} else if g.passesAtOnce() {
			finish(f)
		}
	}
}

// mayOpenWithoutWindow lets the turn player open a window at the end of a step
// that has none there, by an action that is for any phase, where the disputed point
// about such actions is read so.
func (g *Game) mayOpenWithoutWindow(w Window) {
	if !g.state.Program().HasOp(ability.AnyPhase) {
		return
	}
	g.noteReading(board.WhereAnyPhaseIs, rule.R512_3)
	if g.reading(board.WhereAnyPhaseIs) == board.AtAnyTime {
		g.state.Push(board.Frame{Procedure: windowProcedure, Kind: uint8(w), Step: windowCloses,
			Player: g.state.TurnPlayer()})
	}
}

func learnHeldCard(g *Game, f *board.Frame) {
	goTo(f, windowCloses)
	g.learnChosen(rule.R404_1)
}

// lookAtHand lets Chance decide what the player holds who is to receive priority,
// as far as that could be played with it.
func lookAtHand(g *Game, f *board.Frame) {
	if g.askQuick(f.Player) {
		goTo(f, windowLearnsHeld)
	}
}

func learnHeldCardFirst(g *Game, f *board.Frame) {
	goTo(f, windowLooks)
	g.learnChosen(rule.R404_1)
}

// openAnother opens the window again for the chosen action, or ends it.
func openAnother(g *Game, f *board.Frame) {
	chosen := g.state.Answered()[0]
	if chosen.Kind == board.PassOption {
		g.state.ForgetRewound()
		finish(f)
		return
	}
	g.note(board.Entry{Rule: rule.R510_3, Note: board.AnotherWindow, Player: g.state.TurnPlayer()})
	if Window(f.Kind) == EndOfMainPhase {
		g.noteReading(board.EndOfMainPhaseAction, rule.R510_3)
	}
	passed := g.state.LastPriority()
	f.M = int32(passed) + 1
	g.state.OpenWindow()
	if g.reading(board.OrderAfterOpening) == board.LastToPass && passed != board.NoPlayer {
		g.state.GivePriority(passed)
	}
	g.state.SetList([]board.Option{chosen})
}

// noteOrderAfterOpening says whose effects are processed and who decides first since an
// action has opened the window, if several players have something to do and another
// player than the one who acted passed last before.
func (g *Game) noteOrderAfterOpening(several bool) {
	window, _ := g.windowAround()
	if !several || window == nil || g.unread || window.M == 0 || board.Player(window.M-1) == g.state.TurnPlayer() {
		return
	}
	g.noteReading(board.OrderAfterOpening, rule.R511_7a)
}

// prepareForOpening performs pre-priority processing as the turn player is about
// to take the action that opens a window: a disputed point.
func prepareForOpening(g *Game, f *board.Frame) {
	if g.isUnprepared() {
		g.noteWhereItDecides(board.ProcessingBeforeOpening, rule.R511_1)
	}
	if g.reading(board.ProcessingBeforeOpening) == board.IsProcessed {
		if g.isUnprepared() {
			f.Flags |= windowProcessed
		}
		prepareForPriority(g, f)
	}
}

// actToOpen takes the action that opened the window. The turn player has had
// priority by then; who has it next is a disputed point, and so is whose effects
// are processed first after it. An action that isn't legal any more isn't taken (510.3).
func actToOpen(g *Game, f *board.Frame) {
	action := g.state.List(f)[0].Action
	turnPlayer := g.state.TurnPlayer()
	if f.Flags&windowProcessed != 0 {
		f.Flags &^= windowProcessed
		if !g.canStillOpen(action) {
			if g.trial != nil {
				g.trial.failed = rule.R510_3
				return
			}
			g.note(board.Entry{Rule: rule.R510_3, Note: board.NoLongerLegal, Player: turnPlayer,
				Card: g.refOf(action.Card)})
			goTo(f, windowCloses)
			return
		}
	}
	if g.reading(board.OrderAfterOpening) == board.TurnPlayersFirst {
		g.state.GivePriority(turnPlayer)
	}
	f.N = 0
	f.Player = g.state.Next(turnPlayer)
	if g.reading(board.PriorityAfterOpening) == board.TurnPlayer || !g.holds(rule.R705_2g) {
		f.Player = turnPlayer
	}
	f.Flags |= windowOpenedByAction
	goTo(f, windowPrepares)
	g.beginAction(turnPlayer, action, actionSource{opens: true})
}

// canStillOpen reports whether an action with which the turn player opens a window is legal after what was processed
// before it. Whether it can be completed shows as it is taken.
func (g *Game) canStillOpen(a board.Action) bool {
	p := g.state.TurnPlayer()
	g.forgetListed()
	g.state.Ask(board.Decision{Player: p, Kind: board.Opening, Rule: rule.R510_3, Min: 1, Max: 1}, nil)
	c := check{g: g, player: p, action: a, legal: true}
	_ = c.timing() && c.subject() && c.destination() && c.price()
	g.state.Withdraw()
	g.forgetTried()
	return c.legal
}

// mayOpenNow reports whether the place where the game stands lets the turn
// player open a window by an action: a Main Phase action in the Main Phase
// (609.1), one with the phase in its timing phrase in any phase (512.3), and not
// during a faceoff (512.3a).
func (g *Game) mayOpenNow() bool {
	return (g.phase() == mainPhase || g.phase() != 0 && g.state.Program().HasOp(ability.Timing)) && g.faceoff() == nil
}

// canAct reports whether the player who has priority or may open a window can
// take any action.
func (g *Game) canAct() bool {
	open := g.openWords()
	if g.holdsNothingFor(g.state.Decision().Player, open) {
		return false
	}
	remembers := g.state.Program().HasAbilities() && g.faceoff() == nil // in a faceoff it depends on more
	var now board.Occasion
	if remembers {
		now = g.state.Occasion(open)
		may := g.state.MayAllow(now)
		if may == 0 {
			return false
		}
		g.idle = now.Open &^ may
	}
	found := false
	if g.hurries() {
		if found = len(g.Options()) > 1; !found { // else all are asked for next
			g.options = g.options[:0]
		}
	} else {
		g.eachLegal(func(*board.Action) bool {
			found = true
			return false
		})
	}
	if remembers && !found {
		g.state.RememberIdle(now)
	}
	return found
}

// holdsNothingFor reports whether a player has nothing to act by at a moment at which such
// words of timing phrases are open.
func (g *Game) holdsNothingFor(p board.Player, open board.TimeWords) bool {
	program := g.state.Program()
	return open&board.MainPhaseAction == 0 && program.HasAbilities() && program.ActsAsUsual() &&
		open&g.state.WordsHeld(p) == 0
}

func (g *Game) playersInGame() int {
	n := 0
	for p := range g.state.Players() {
		if g.state.InGame(board.Player(p)) {
			n++
		}
	}
	return n
}

// InMainPhase reports whether the game is in a Main Phase (609.1).
func (g *Game) InMainPhase() bool { return g.phase() == mainPhase }

// Phase is the phase that the game is in, as its procedure; 0 between phases.
func (g *Game) Phase() board.Procedure { return g.phase() }

func (g *Game) phase() board.Procedure {
	frames := g.state.Frames()
	if len(frames) < 2 {
		return 0
	}
	return frames[1].Procedure
}
