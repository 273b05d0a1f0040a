package playing

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/source"
	"canterlaw/scenario/wording"
)

// StepError says why a step of a scenario can't be made. Err is nil or the
// engine's own refusal.
type StepError struct {
	File     string
	Position source.Position
	Step     string // as the file has it
	Why      string
	Err      error

	Says    string // the step in words
	Instead string // why it can't be made, in words
}

func (e *StepError) Error() string {
	return fmt.Sprintf("%s:%d:%d: the step %q can't be made: %s", e.File, e.Position.Line,
		e.Position.Column, e.Step, e.Why)
}

// Unwrap gives the engine's refusal, if that is the reason.
func (e *StepError) Unwrap() error { return e.Err }

// step makes the next of the scenario's steps. It is one move for Back, also
// where it passes many times. A step that can't be made changes nothing.
func (b *Sandbox) step() error {
	step := &b.scenario.Steps[b.next]
	b.remember()
	moves, noted, from := len(b.past), len(b.made), b.next
	b.looked = len(b.log.Entries)
	if err := b.perform(step); err != nil {
		b.past = b.past[:moves]
		b.takeBack()
		return b.stepError(step, err)
	}
	whole := made{from: from, to: b.next}
	if within := b.made[noted:]; len(within) > 1 {
		whole.within = slices.Clone(within)
	}
	b.past, b.made = b.past[:moves], b.made[:noted]
	b.note(whole)
	b.ahead = nil
	b.concludeAtEnd()
	return nil
}

// perform does what a step says and moves on to the next. An action is rewound in
// it if it says so, and in no other (705.2).
func (b *Sandbox) perform(step *scenario.Step) error {
	b.next++
	if err := b.makeStep(step); err != nil {
		return err
	}
	rewound := b.rewound()
	b.looked = len(b.log.Entries)
	switch {
	case rewound != nil && !step.Rewound:
		return b.stepError(step,
			fmt.Errorf("%s (%s): expected it to be completed, or the step to say \"rewound: true\"",
				wording.Words{Scenario: b.scenario, State: b.State()}.Happens(rewound), rewound.Rule))
	case rewound == nil && step.Rewound:
		return b.stepError(step,
			errors.New("no action is rewound in it: expected one that can't be completed, or a step without "+
				"\"rewound\""))
	}
	return nil
}

// rewound is the first rewinding of an action since the step before; nil if there
// is none.
func (b *Sandbox) rewound() *board.Occurrence {
	for i := b.looked; i < len(b.log.Entries); i++ {
		if e := &b.log.Entries[i]; e.Kind == board.Happened && e.Occurrence.Kind == board.ActionRewound {
			return &e.Occurrence
		}
	}
	return nil
}

// makeStep does what a step says.
func (b *Sandbox) makeStep(step *scenario.Step) error {
	switch {
	case step.Act != nil:
		return b.performAct(step.Act)
	case step.Choice != nil:
		if err := b.answer(step.Choice); err != nil && !b.wasTaken(step.Choice) {
			return err
		}
		return nil
	case step.Chance != nil:
		return b.learn(step.Chance)
	case step.Manual != nil:
		return b.performManual(step.Manual)
	case step.Made != 0:
		return b.checkMade(step.Made)
	case step.PassTo != nil:
		return b.passTo(step.PassTo)
	default:
		b.noteReadingsBehind(step.Expects)
		b.results = append(b.results, b.check(step.Expects))
		return nil
	}
}

// checkMade checks that the tokens which a step names are those that there are.
func (b *Sandbox) checkMade(latest board.CardID) error {
	if have := b.State().CardCount(); have != int(latest) {
		return fmt.Errorf("%d tokens have been made so far, and the steps name %d: expected all of them, in their "+
			"order",
			have-b.initialCards(), int(latest)-b.initialCards())
	}
	return nil
}

// initialCards is how many cards the scenario begins with.
func (b *Sandbox) initialCards() int { return len(b.scenario.Setup.Cards) }

func (b *Sandbox) stepError(step *scenario.Step, err error) error {
	var within *StepError
	if errors.As(err, &within) {
		return within // a step that answers on the way
	}
	e := &StepError{File: b.scenario.File, Position: step.Position, Step: step.Text, Why: err.Error(),
		Says: wording.DescribeStep(b.scenario, b.State(), step), Instead: b.waitsFor()}
	var unanswered *unansweredError
	if errors.As(err, &unanswered) {
		e.Instead = "on the way " + unanswered.waitsFor
	}
	var refusal *engine.Refusal
	if errors.As(err, &refusal) {
		e.Err, e.Why, e.Instead = refusal, b.refusalText(refusal), b.whyNot(refusal.Violations)
	}
	return e
}

// whyNot words why an action is not legal: "Fog is a Troublemaker (609.2b); …".
func (b *Sandbox) whyNot(violations engine.Violations) string {
	var all []string
	for _, reason := range b.Reasons(violations) {
		all = append(all, fmt.Sprintf("%s (%s)", reason.Text, reason.Rule))
	}
	return strings.Join(all, "; ")
}

func (b *Sandbox) refusalText(r *engine.Refusal) string {
	text := ""
	for _, reason := range b.Reasons(r.Violations) {
		text += fmt.Sprintf("\n  %s (%s, rule %s). %s", reason.Text, reason.Code, reason.Rule, reason.Remedy)
	}
	return text
}

// performAct acts for a player with priority.
func (b *Sandbox) performAct(act *scenario.Act) error {
	if act.Concede {
		return b.Concede(act.Player)
	}
	if d := b.State().Decision(); d.Player != act.Player {
		return fmt.Errorf("it is not for %s to act: %s", b.scenario.Names.PlayerName(act.Player),
			b.withAnswers(b.waitsFor()))
	}
	if act.Pass {
		return b.passAs(act.ByItself && b.game.OnlyPassing())
	}
	action, err := b.actionMeant(act)
	if err != nil {
		return err
	}
	return b.Act(action)
}

// waitsFor words what the game waits for.
func (b *Sandbox) waitsFor() string {
	if decision := b.Decision(); decision != "" {
		return decision + b.tie()
	}
	return ErrOver.Error()
}

// among lists what can be chosen; where an unknown card can be any, and the scenario names none, how it is named.
func (b *Sandbox) among() string {
	if options := b.Options(); len(options) > 0 || !b.AsksForAnyCard() {
		return fmt.Sprintf(" among %v", options)
	}
	c := b.State().Decision().Card
	return fmt.Sprintf(": any card, which a step names, such as chance: {%s%s: Jetstream}",
		b.scenario.Names.Letter(b.State().Owner(c)), chanceVerbs[b.State().Zone(c)])
}

// tie says that the totals of the faceoff in progress were the same, so that cards
// are flipped again (514.4c); "" if they weren't.
func (b *Sandbox) tie() string {
	for i := len(b.log.Entries) - 1; i >= 0; i-- {
		e := &b.log.Entries[i]
		switch {
		case e.Kind == board.Noted && e.Note == board.TotalsTied:
			return fmt.Sprintf("; the faceoff is tied at %d, so each player flips another card (%s)", e.N, e.Rule)
		case e.Kind != board.Happened:
		case e.Occurrence.Kind == board.FaceoffStarted || e.Occurrence.Kind == board.FaceoffResolved ||
			e.Occurrence.Kind == board.FaceoffEnded:
			return ""
		}
	}
	return ""
}

// Unanswered is the failure of a scenario whose steps end amid a decision; nil if
// they don't, if it is expected of the position in which they end that there is one,
// or if exploring goes on from there.
func (b *Sandbox) Unanswered() *Result {
	s := b.scenario
	if b.next < len(s.Steps) || b.PlayedOn() || !b.asks() || s.Until != nil || expectsDecision(s) {
		return nil
	}
	r := &Result{Expected: "the steps to answer every decision"}
	if n := len(s.Steps); n > 0 {
		r.Position, r.Line = s.Steps[n-1].Position, s.Steps[n-1].Position.Line
	}
	r.Says = "every decision is made"
	r.Instead = fmt.Sprintf("%s (%s)", b.waitsFor(), b.State().Decision().Rule)
	r.Got = fmt.Sprintf("%s: answer it by a step, or expect {decision: %s}",
		b.withAnswers(fmt.Sprintf("%s (%s)%s", b.waitsFor(), b.State().Decision().Rule, b.among())),
		b.Value(&scenario.Subject{Kind: scenario.DeciderNow}))
	return r
}

// expectsDecision reports whether an expectation about the position in which the
// steps end is that there is a decision.
func expectsDecision(s *scenario.Scenario) bool {
	if slices.ContainsFunc(s.Expect, isDecision) {
		return true
	}
	for _, step := range slices.Backward(s.Steps) {
		if step.Expects == nil {
			return false
		}
		if isDecision(*step.Expects) {
			return true
		}
	}
	return false
}

// isDecision reports whether it is expected that there is a decision.
func isDecision(e scenario.Expectation) bool {
	return e.Candidates != nil || e.Subject != nil && e.Subject.Kind == scenario.DeciderNow && e.Value != "none"
}

// mostPasses is after how many passes a place counts as one that never comes, as where a
// faceoff is tied for ever.
const mostPasses = 5000

// passTo passes until a place is reached. Decisions on the way are answered by
// the steps that follow.
func (b *Sandbox) passTo(place *scenario.Place) error {
	from := b.Outset()
	isThere := place.Kind == scenario.AtWindow && b.IsAt(place, from)
	for passed := 0; passed < mostPasses; passed++ {
		first := passed == 0
		if b.State().Result().Over {
			if place.Kind == scenario.EndOfGame {
				return nil
			}
			return ErrOver
		}
		if !first && b.IsAt(place, from) || first && place.Kind == scenario.NextDecision && b.IsAt(place, from) {
			return nil
		}
		switch b.State().Decision().Kind {
		case board.Priority, board.Opening:
			if err := b.Pass(); err != nil {
				return err
			}
		default:
			if err := b.answerByNextStep(); err != nil && isThere {
				return fmt.Errorf("play stood there already and went on to the next such window: %w", err)
			} else if err != nil {
				return err
			}
		}
	}
	return fmt.Errorf("%d passes did not lead there: play goes on without coming to it", mostPasses)
}

// Outset is what reaching a place is measured from.
type Outset struct {
	Turn     int
	faceoffs uint16 // that had ended
	phase    board.Procedure
}

func (b *Sandbox) Outset() Outset {
	return Outset{b.State().Turn(), b.log.latest.Ended, b.game.Phase()}
}

// IsAt reports whether the game stands at a place, coming from an earlier
// position. A window is reached as it opens: its first player has priority.
// Faceoffs are over when one has ended, or the turn in which there was none.
func (b *Sandbox) IsAt(place *scenario.Place, from Outset) bool {
	d := b.State().Decision()
	opening := d.Kind == board.Priority && b.game.WindowIsFresh()
	switch place.Kind {
	case scenario.AtWindow:
		return opening && b.game.Window() == place.Window
	case scenario.AtMoment:
		return d.Kind == board.Opening && b.game.InMainPhase()
	case scenario.NextWindow:
		return opening
	case scenario.NextDecision:
		return d.Kind != board.Priority && d.Kind != board.Opening
	case scenario.NextTurn:
		return b.State().Turn() > from.Turn && d.Kind == board.Priority
	case scenario.AfterFaceoff:
		return !b.game.InFaceoff() && d.Kind == board.Priority &&
			(b.log.latest.Ended != from.faceoffs || b.State().Turn() > from.Turn)
	case scenario.EndOfPhase:
		return opening && (b.game.Phase() != from.phase || b.State().Turn() > from.Turn)
	default:
		return false
	}
}

// answerByNextStep answers a decision in the middle of passing by the step that
// follows, if that is an answer.
func (b *Sandbox) answerByNextStep() error {
	if b.next < len(b.scenario.Steps) {
		if step := &b.scenario.Steps[b.next]; step.Choice != nil || step.Chance != nil {
			return b.perform(step)
		}
	}
	return &unansweredError{b.waitsFor(), b.withAnswers(b.waitsFor() + b.among())}
}

// unansweredError says which decision nobody answers on the way to a place.
type unansweredError struct {
	waitsFor string
	asked    string // with the options, and the steps that choose them
}

func (e *unansweredError) Error() string {
	return "on the way a decision is not answered: " + e.asked
}

// ToEndBy makes all steps, and reports whether these come by a place. It stops at the first that
// can't be made, with a *StepError.
func (b *Sandbox) ToEndBy(place *scenario.Place) (comesBy bool, err error) {
	from := b.Outset()
	err = b.ToEndWith(func(b *Sandbox) error {
		comesBy = comesBy || b.IsAt(place, from)
		return nil
	})
	return comesBy, err
}

// ToEndWith makes all steps, and does something after each move of theirs. It stops at the first
// that can't be made, with a *StepError, and with the error of what is done between.
func (b *Sandbox) ToEndWith(between func(*Sandbox) error) error {
	b.between = between
	defer func() { b.between = nil }()
	return b.ToEnd()
}
