package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// When actions can be taken (512): in the Main Phase (609.1) or as a timing phrase says.

// timing checks that the action can be taken now.
func (c *check) timing() bool {
	if c.g.state.Program().HasAbilities() {
		switch c.action.Kind {
		case board.PlayCard, board.PlayTroublemaker:
			return c.playTiming()
		case board.ActivateAbility:
			return c.activationTiming()
		}
	}
	return c.addAll(c.wrongTime(nil, board.AbilityRef{}, nil))
}

func (c *check) addAll(why Violations) bool {
	for _, v := range why {
		if !c.add(v) {
			return false
		}
	}
	return true
}

// playTiming checks that there is a way in which the card can be played now, and
// keeps it. Without an ability in the action it is the usual one, or the only
// one. If there is none, it says what the nearest way lacks.
func (c *check) playTiming() bool {
	c.g.lacking = c.g.lacking[:0]
	var nearest, open *way // open is the first that is
	several := false       // others of other names are open too
	ways := c.g.waysToPlay(c.player, c.action.Card)
	for i := range ways {
		w := &ways[i]
		if c.action.Ability != (board.AbilityRef{}) && w.id != c.action.Ability {
			continue
		}
		x := board.Context{This: c.g.refOf(c.action.Card), You: c.player, X: w.text.X}
		why := c.wrongTime(w.times, w.text, &x)
		if w.times != nil && !c.g.holds(rule.R512_2) {
			why = nil
		}
		switch {
		case len(why) > 0:
		case open == nil:
			open = w
		default:
			several = several || w.id != open.id
		}
		if nearest == nil || len(why) < len(c.g.lacking) {
			nearest, c.g.lacking = w, append(c.g.lacking[:0], why...)
		}
	}
	if open != nil {
		nearest = open
	}
	if nearest != nil {
		c.chosen = *nearest
		c.way = &c.chosen
	}
	switch {
	case nearest == nil && len(ways) > 0:
		c.add(Violation{Code: NoSuchAbility, Rule: rule.R512_1, Card: c.action.Card})
		return false
	case nearest == nil:
		return c.addAll(c.wrongTime(nil, board.AbilityRef{}, nil))
	case open == nil:
		return c.addAll(c.g.lacking)
	case several && open.id != c.action.Ability:
		return c.add(Violation{Code: WayNotGiven, Rule: rule.R512_1, Card: c.action.Card})
	}
	return true
}

func (c *check) activationTiming() bool {
	x, has := c.g.contextOfActivation(c.player, c.action)
	if !has || !c.mayKnow(c.action.Card) {
		return true // there is no such ability, which is all that there is to say
	}
	if !c.g.holds(rule.R512_1) {
		return true
	}
	times := c.g.state.Program().Ability(c.action.Ability.ID).Times
	return c.addAll(c.wrongTime(times, c.action.Ability, &x))
}

// wrongTime lists why a timing phrase doesn't allow an action now (512); without
// one it is a Main Phase action (609.1). ref and x say whose condition a Reaction
// has. The list is good until wrongTime is called again.
func (c *check) wrongTime(times []ability.Op, ref board.AbilityRef, x *board.Context) Violations {
	if times == nil && c.inMainPhase {
		return nil
	}
	c.g.reasons = c.wrongTimes(c.g.reasons[:0], times, ref, x)
	return c.g.reasons
}

// wrongTimes adds why a timing phrase doesn't allow an action now: where none of
// its words does, why the first doesn't.
func (c *check) wrongTimes(why Violations, times []ability.Op, ref board.AbilityRef, x *board.Context) Violations {
	if times == nil {
		return c.notInMainPhase(why)
	}
	if slices.Contains(times, ability.Reaction) {
		return c.cantReact(why, times, ref, x)
	}
	first := 0
	for i, t := range times {
		before := len(why)
		why = c.wrongTimeFor(why, t)
		if len(why) == before {
			return why[:0]
		}
		if i == 0 {
			first = len(why)
		}
	}
	return why[:first]
}

// wrongTimeFor is wrongTimes for one word of a timing phrase.
func (c *check) wrongTimeFor(why Violations, t ability.Op) Violations {
	if t == ability.Immediate && c.g.holds(rule.R512_5) || isFaceoffWord(t) {
		if isFaceoffWord(t) && !(situation{}).During(c.g.state, t) {
			why = append(why, Violation{Code: OutsideTiming, Rule: ruleOfFaceoffWord(t), Card: c.action.Card})
		}
		return c.withoutPriority(why)
	}
	if c.player != c.g.state.TurnPlayer() {
		why = append(why, Violation{Code: NotTurnPlayer, Rule: rule.R512_3, Card: c.action.Card})
	}
	switch {
	case t == ability.MainPhase && c.action.Kind == board.ActivateAbility && !c.g.holds(rule.R609_2f):
		why = append(why, Violation{Code: OutsideTiming, Rule: rule.R512_3, Card: c.action.Card})
	case t == ability.AnyPhase && c.g.phase() != 0, (situation{}).During(c.g.state, t):
	case t == ability.MainPhase:
		why = append(why, Violation{Code: NotMainPhase, Rule: rule.R512_3, Card: c.action.Card})
	default:
		why = append(why, Violation{Code: OutsideTiming, Rule: rule.R512_3, Card: c.action.Card})
	}
	if c.g.faceoff() != nil {
		why = append(why, Violation{Code: OutsideTiming, Rule: rule.R512_3a, Card: c.action.Card})
	}
	return c.notOpening(why)
}

// withoutPriority adds why a player can't act who needs priority for it (512.4,
// 512.5).
func (c *check) withoutPriority(why Violations) Violations {
	if d := c.g.state.Decision(); d.Kind == board.Priority && d.Player == c.player {
		return why
	}
	return append(why, Violation{Code: NoPriority, Rule: rule.R510_1, Card: c.action.Card})
}

// notOpening adds why a player can't open a window by an action now (510.3).
func (c *check) notOpening(why Violations) Violations {
	switch d := c.g.state.Decision(); {
	case d.Kind == board.Opening && d.Player == c.player:
		return why
	case d.Kind == board.Priority && d.Player == c.player:
		return append(why, Violation{Code: WindowOpen, Rule: rule.R510_3})
	default:
		return append(why, Violation{Code: NoPriority, Rule: rule.R510_1})
	}
}

// cantReact adds why a Reaction can't be used now: it needs priority and its
// condition met since the latest window closed (512.4, 512.4d), each instance
// once (512.4c); with Faceoff in its phrase it has to be during one.
func (c *check) cantReact(why Violations, times []ability.Op, ref board.AbilityRef, x *board.Context) Violations {
	why = c.withoutPriority(why)
	if i := slices.IndexFunc(times, isFaceoffWord); i >= 0 && !slices.ContainsFunc(times, func(t ability.Op) bool {
		return isFaceoffWord(t) && (situation{}).During(c.g.state, t) // of one of the types (512.4a)
	}) {
		why = append(why, Violation{Code: OutsideTiming, Rule: ruleOfFaceoffWord(times[i]), Card: c.action.Card})
	}
	places, isMet := c.g.state.Reactable(ref, x)
	switch {
	case !isMet:
		why = append(why, Violation{Code: NothingToReactTo, Rule: rule.R512_4d, Card: c.action.Card})
	case len(places) == 0:
		why = append(why, Violation{Code: AlreadyReacted, Rule: rule.R512_4c, Card: c.action.Card})
	}
	return why
}

// noteTiming says by which rule a timing phrase allows an action that is being taken.
func (g *Game) noteTiming(p board.Player, a board.Action, times []ability.Op) {
	if g.trail == nil {
		return
	}
	if slices.Contains(times, ability.Reaction) {
		g.note(board.Entry{Rule: rule.R512_4d, Note: board.TimingAllows, Player: p, Card: g.refOf(a.Card)})
		return
	}
	for _, t := range times {
		why := rule.R512_3
		switch {
		case t == ability.Immediate:
			why = rule.R512_5
		case isFaceoffWord(t):
			why = ruleOfFaceoffWord(t)
		}
		if t == ability.Immediate || t == ability.AnyPhase || (situation{}).During(g.state, t) {
			g.note(board.Entry{Rule: why, Note: board.TimingAllows, Player: p, Card: g.refOf(a.Card)})
			return
		}
	}
}

func isFaceoffWord(t ability.Op) bool {
	return t == ability.Faceoff || t == ability.ProblemFaceoff || t == ability.TroublemakerFaceoff
}

func ruleOfFaceoffWord(t ability.Op) rule.Number {
	if t == ability.Faceoff {
		return rule.R512_4
	}
	return rule.R512_4a
}

// openWords gives the words of timing phrases by which the player whom the game waits
// for may be able to act at the present decision, and whether they may take a Main Phase
// action (512, 609.1). In a game by a program made without a rule about that it may be any.
func (g *Game) openWords() board.TimeWords {
	if !g.state.Program().ActsAsUsual() {
		return board.EveryWord
	}
	words := g.state.Program().Words()
	switch g.state.Decision().Kind {
	case board.Priority:
		return words & g.wordsWithPriority()
	case board.Opening:
		open := anyPhaseWords
		for _, f := range g.state.Frames() {
			open |= wordsOfProcedure[f.Procedure]
		}
		return words & open
	}
	return 0
}

// wordsWithPriority are the words that let whoever has priority act: Immediate (512.5),
// those of faceoffs during one (512.4a), and Reaction if anything has happened since the
// latest window closed (512.4d).
func (g *Game) wordsWithPriority() board.TimeWords {
	open := immediateWord
	if g.faceoff() != nil {
		open |= faceoffWords
	}
	if _, since := g.state.SinceWindow(); len(since) > 0 {
		open |= reactionWord
	}
	return open
}

var (
	immediateWord = board.WordsOf(ability.Immediate)
	reactionWord  = board.WordsOf(ability.Reaction)
	faceoffWords  = board.WordsOf(ability.Faceoff, ability.ProblemFaceoff, ability.TroublemakerFaceoff)

	// anyPhaseWords let the turn player open a window in any phase (512.3).
	anyPhaseWords = board.WordsOf(ability.AnyPhase, ability.Turn, ability.Phase, ability.Game)
)

// wordsOfProcedure are the words by which the turn player can open a window during a
// phase or step (512.3).
var wordsOfProcedure = [procedureCount]board.TimeWords{
	readyPhase:        board.WordsOf(ability.ReadyPhase),
	drawStep:          board.WordsOf(ability.DrawStep),
	troublemakerPhase: board.WordsOf(ability.TroublemakerPhase),
	mainPhase:         board.WordsOf(ability.MainPhase) | board.MainPhaseAction,
	scorePhase:        board.WordsOf(ability.ScorePhase),
	solveStep:         board.WordsOf(ability.SolveStep),
	endPhase:          board.WordsOf(ability.EndPhase),
}
