package playing

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/ability"
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

// performAct has a player act with priority.
func (b *Sandbox) performAct(act *scenario.Act) error {
	if act.Concede {
		return b.Concede(act.Player)
	}
	if d := b.State().Decision(); d.Player != act.Player {
		return fmt.Errorf("it is not for %s to act: %s", b.scenario.Names.PlayerName(act.Player), b.waitsFor())
	}
	if act.Pass {
		return b.passAs(act.ByItself && b.game.OnlyPassing())
	}
	action, err := b.Resolve(act)
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
	r.Got = fmt.Sprintf("%s (%s) among %v: answer it by a step, or expect {decision: %s}", b.waitsFor(),
		b.State().Decision().Rule,
		b.Options(), b.Value(&scenario.Subject{Kind: scenario.DeciderNow}))
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

// Resolve finds what an action is done with where the act names it by what is
// printed on it: the player's first such card with which the action is legal,
// or else the first that there is. For an ability that isn't named it is the
// only one of the card that can be activated, or else the first.
func (b *Sandbox) Resolve(act *scenario.Act) (board.Action, error) {
	action := act.Action
	if int(action.Card) > b.State().CardCount() {
		return action, fmt.Errorf("no card is #%d", action.Card)
	}
	if act.Host != nil {
		host, err := b.card(*act.Host)
		if err != nil {
			return action, err
		}
		action.Host = host
	}
	if act.ByPrint == board.Unknown {
		return b.withAbility(act, action)
	}
	first := board.CardID(0)
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		if !b.isPrinted(c, act.ByPrint) || b.State().Owner(c) != act.Player {
			continue
		}
		action.Card = c
		if whole, err := b.withAbility(act, action); err == nil && b.game.CheckFor(act.Player, whole, nil) {
			return whole, nil
		}
		if first == 0 || fits(b.State(), action.Kind, c) && !fits(b.State(), action.Kind, first) {
			first = c
		}
	}
	action.Card = first
	return b.withAbility(act, action)
}

// withAbility completes an activation by the ability that is meant.
func (b *Sandbox) withAbility(act *scenario.Act, action board.Action) (board.Action, error) {
	switch {
	case action.Kind == board.PlayCard && act.Which != nil:
		return b.withWay(act, action), nil
	case action.Kind != board.ActivateAbility:
		return action, nil
	}
	var meant, legal []board.AbilityRef
	for _, h := range b.State().AbilitiesOf(action.Card) {
		if b.State().Program().Ability(h.Ability.ID).Type != ability.Activated || !b.isNamed(act.Which, h.Ability) {
			continue
		}
		meant = append(meant, h.Ability)
		action.Ability = h.Ability
		if b.game.CheckFor(act.Player, action, nil) {
			legal = append(legal, h.Ability)
		}
	}
	switch {
	case len(meant) == 0: // the action is refused for that
	case len(legal) > 1 && act.Which == nil:
		return action, fmt.Errorf("%s has several abilities to activate: say which by its number among the paragraphs",
			wording.CardName(b.scenario, b.State(), action.Card))
	case len(legal) > 0:
		action.Ability = legal[0]
	default:
		action.Ability = meant[0]
	}
	return action, nil
}

// withWay completes the playing of a card by the way that is meant, where several
// can be chosen now.
func (b *Sandbox) withWay(act *scenario.Act, action board.Action) board.Action {
	for _, o := range b.game.Options() {
		if o.Kind == board.ActionOption && o.Action.Kind == action.Kind && o.Action.Card == action.Card &&
			b.isNamed(act.Which, o.Action.Ability) {
			action.Ability = o.Action.Ability
			return action
		}
	}
	return action
}

// isNamed reports whether a name means an ability; no name means all.
func (b *Sandbox) isNamed(name *scenario.AbilityName, ref board.AbilityRef) bool {
	if name == nil || ref.ID == 0 {
		return name == nil
	}
	a := wording.Words{Scenario: b.scenario, State: b.State()}.Origin(ref)
	if a.Keyword != "" {
		return a.Keyword == name.Keyword.Name && (name.Keyword.X == 0 || name.Keyword.X == int(ref.X))
	}
	return int(a.Paragraph) == name.Paragraph && (name.On == board.Unknown || isPrint(b.scenario, a.Print, name.On))
}

// fits reports whether the card is where the kind of action looks for cards.
func fits(s *board.State, kind board.ActionKind, c board.CardID) bool {
	if kind == board.PlayCard || kind == board.PlayTroublemaker {
		return s.Zone(c) == board.Hand
	}
	return s.Zone(c) == board.Play
}

// answer answers the decision of a player.
func (b *Sandbox) answer(choice *scenario.Choice) error {
	d := b.State().Decision()
	if d.Player == choice.Player && choice.Places != nil {
		return b.Choose(choice.Places...)
	}
	if d.Player != choice.Player || d.Kind == board.Priority || d.Kind == board.Opening {
		return fmt.Errorf("%s has nothing to choose: %s", b.scenario.Names.PlayerName(choice.Player), b.waitsFor())
	}
	if d.Kind == board.ChooseNumber && d.Open && len(choice.Chosen) == 1 {
		if n, err := strconv.Atoi(choice.Chosen[0].Text); err == nil {
			return b.ChooseNumber(n)
		}
	}
	places, err := b.placesOf(choice)
	if err != nil {
		return err
	}
	return b.Choose(places...)
}

// placesOf gives the places of what is chosen among the options.
func (b *Sandbox) placesOf(choice *scenario.Choice) ([]int, error) {
	if choice.Places != nil {
		return choice.Places, nil
	}
	return b.places(choice)
}

// wasTaken reports whether what is chosen was taken in the latest step in which
// anything happened, because there was nothing else to choose or the order of effects
// was no matter: a step may say it all the same.
func (b *Sandbox) wasTaken(choice *scenario.Choice) bool {
	from := 0 // what the position led to is before the first step
	for i := len(b.past) - 1; i >= 0 && from == 0; i-- {
		if n := b.past[i].entries; n < len(b.log.Entries) {
			from = n
		}
	}
	for i := from; i < len(b.log.Entries); i++ {
		e := &b.log.Entries[i]
		if e.Kind != board.Decided || !e.Folded || e.Player != choice.Player || len(e.Chosen) != 1 ||
			len(choice.Chosen) != 1 {
			continue
		}
		taken, chosen := e.Chosen[0], &choice.Chosen[0]
		if taken.Kind == board.EffectOption && b.means(chosen.Card, taken.Card.Card) ||
			taken.Kind != board.EffectOption && b.isMeant(chosen, taken) {
			return true
		}
	}
	return false
}

// places finds what is chosen among the options, each option once: first the cards
// that are named by their aliases, so that what is printed on them can name others.
func (b *Sandbox) places(choice *scenario.Choice) ([]int, error) {
	options := b.game.Options()
	places := slices.Repeat([]int{-1}, len(choice.Chosen))
	for _, byAlias := range []bool{true, false} {
		for i := range choice.Chosen {
			chosen := &choice.Chosen[i]
			if byAlias != (chosen.Card.Card != 0) {
				continue
			}
			for at, o := range options {
				if !slices.Contains(places, at) && b.isMeant(chosen, o) {
					places[i] = at
					break
				}
			}
			if places[i] < 0 {
				return nil, fmt.Errorf("%s is not among the options: %v", chosen.Text, b.Options())
			}
		}
	}
	return places, nil
}

// isMeant reports whether what is chosen means an option.
func (b *Sandbox) isMeant(chosen *scenario.Chosen, o board.Option) bool {
	p := scenario.PhraseOf(chosen.Text)
	switch o.Kind {
	case board.CardOption:
		return chosen.Which == nil && b.means(chosen.Card, o.Card.Card) ||
			chosen.Area != board.NoArea && b.State().Problem(chosen.Area) == o.Card.Card
	case board.EffectOption:
		return b.means(chosen.Card, o.Card.Card) &&
			(chosen.Which == nil || b.isNamed(chosen.Which, b.State().Waiting()[o.N].Ability))
	case board.AbilityOption:
		return b.means(chosen.Card, o.Card.Card) && (chosen.Which == nil || b.isNamed(chosen.Which, o.Action.Ability))
	case board.AreaOption:
		return chosen.Area == o.Area && o.Area != board.NoArea
	case board.PrintOption:
		return chosen.Card.Print != board.Unknown && isPrint(b.scenario, o.Print, chosen.Card.Print)
	case board.YesOption, board.NoOption:
		return p.Is(scenario.OptionWords[o.Kind])
	case board.ReplacementOption:
		of, _ := p.After("replacement")
		if name, found := of.After("of"); found {
			of = name
		}
		return b.means(chosen.Card, o.Card.Card) || p.Is(fmt.Sprint("replacement ", o.N)) ||
			b.isCalled(of.Text, o.Card.Card)
	case board.PlayerOption:
		player, found := b.scenario.Names.Player(p.Text)
		return found && player == board.Player(o.N)
	case board.CostOption:
		return p.Is(fmt.Sprint("cost ", o.N))
	case board.WordOption:
		word, _ := p.After("word")
		return word.Is(wording.Words{Scenario: b.scenario, State: b.State()}.Way(o))
	default:
		return p.Is(wording.Words{Scenario: b.scenario, State: b.State()}.Way(o))
	}
}

// isCalled reports whether a text names a card.
func (b *Sandbox) isCalled(text string, c board.CardID) bool {
	name, err := b.scenario.ParseCard(scenario.PhraseOf(text))
	return err == nil && b.means(name, c)
}

// means reports whether a name means a card: it is the card's alias, or what is
// printed on it.
func (b *Sandbox) means(name scenario.CardName, c board.CardID) bool {
	if name.Card != 0 {
		return name.Card == c
	}
	return c != 0 && name.Print != board.Unknown && b.isPrinted(c, name.Print)
}

// isPrinted reports whether a card is what a print is called, be it with text of
// its own.
func (b *Sandbox) isPrinted(c board.CardID, called board.Print) bool {
	return isPrint(b.scenario, b.State().Print(c), called)
}

// isPrint reports whether a print is called like another: it is that one, or
// has the text of a single such card.
func isPrint(s *scenario.Scenario, print, called board.Print) bool {
	if usual, varies := s.Names.Variants[print]; varies {
		print = usual
	}
	return print == called
}

// learn lets Chance decide what the next unknown card is.
func (b *Sandbox) learn(fact *scenario.ChanceFact) error {
	d := b.State().Decision()
	if d.Kind != board.ChooseCard || !b.isAbout(fact, d) {
		return fmt.Errorf("nothing is left to chance there now: %s", b.waitsFor())
	}
	for i, o := range b.game.Options() {
		if o.Print == fact.Print {
			return b.Choose(i)
		}
	}
	return fmt.Errorf("the card can't be that: the options are %v", b.Options())
}

func (b *Sandbox) isAbout(fact *scenario.ChanceFact, d board.Decision) bool {
	return b.State().Owner(d.Card) == fact.Player && b.State().Zone(d.Card) == fact.Zone
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
	return &unansweredError{b.waitsFor(), b.Options()}
}

// unansweredError says which decision nobody answers on the way to a place.
type unansweredError struct {
	waitsFor string
	options  []string
}

func (e *unansweredError) Error() string {
	return fmt.Sprintf("on the way a decision is not answered: %s among %v", e.waitsFor, e.options)
}

// ToEndBy makes all steps, and reports whether these come by a place.
func (b *Sandbox) ToEndBy(place *scenario.Place) (comesBy bool, err error) {
	from := b.Outset()
	err = b.ToEndWith(func(b *Sandbox) error {
		comesBy = comesBy || b.IsAt(place, from)
		return nil
	})
	return comesBy, err
}

// ToEndWith makes all steps, and does something after each move of theirs.
func (b *Sandbox) ToEndWith(between func(*Sandbox) error) error {
	b.between = between
	defer func() { b.between = nil }()
	return b.ToEnd()
}
