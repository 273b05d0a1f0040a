package playing

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// check compares an expectation with the position and the trail.
func (b *Sandbox) check(e *scenario.Expectation) Result {
	r := Result{Position: e.Position, Line: e.Position.Line, Expected: e.Text,
		Says: wording.DescribeExpectation(b.scenario, b.State(), e)}
	switch {
	case e.Subject != nil:
		r.Got, r.OK = b.checkValue(e)
	case e.Cited != 0:
		r.OK = b.Cites(e.Cited)
		r.Got = fmt.Sprintf("%s is not cited", e.Cited)
	case e.NotCited != 0:
		r.OK = !b.Cites(e.NotCited)
		r.Got = fmt.Sprintf("%s is cited", e.NotCited)
	case e.Illegal != nil:
		r.Got, r.OK = b.checkIllegal(e)
		r.Illegal = b.isIllegal(e.Illegal)
	case e.Legal != nil:
		r.Got, r.OK = b.checkLegal(e.Legal)
	case e.Candidates != nil:
		r.Got, r.OK = b.checkCandidates(e.Candidates)
	}
	if r.OK {
		r.Got = ""
	} else {
		r.Instead = b.Instead(e)
	}
	return r
}

// Instead words what is the case instead of what an expectation says.
func (b *Sandbox) Instead(e *scenario.Expectation) string {
	w := wording.Words{Scenario: b.scenario, State: b.State()}
	act := e.Illegal
	switch {
	case e.Subject != nil:
		return ValueNow(w, b, e) + b.tie()
	case e.Cited != 0:
		return "it does not"
	case e.NotCited != 0:
		return "it does"
	case e.Candidates != nil && !b.asks():
		return "there is nothing to choose"
	case e.Candidates != nil:
		return b.offers()
	case act == nil:
		act = e.Legal
	}
	action, err := b.Resolve(act)
	if err != nil {
		return "it is not clear what is meant"
	}
	var violations engine.Violations
	if b.game.CheckFor(act.Player, action, &violations) {
		return "that is legal"
	}
	return "that is not legal: " + b.whyNot(violations)
}

// ValueNow states the value that an expectation's subject has.
func ValueNow(w wording.Words, b *Sandbox, e *scenario.Expectation) string {
	if name := e.Subject.Card; name != (scenario.CardName{}) {
		switch _, err := b.card(name); {
		case err != nil && name.Card != 0:
			return w.Named(name) + " is not there"
		case err != nil:
			return "it is not clear which " + w.Named(name) + " is meant"
		}
	}
	value := b.Value(e.Subject)
	if e.Subject.Kind.IsCard() {
		if c := b.cardNow(e.Subject); c != 0 {
			value = wording.CardName(w.Scenario, w.State, c)
		}
	}
	return w.Fact(e.Subject, value)
}

// checkValue compares the value of a subject with the one expected. A card that is
// named by its alias is that one, and not another of the same name. Where a tie is
// being broken, what isn't as expected may be so because of it.
func (b *Sandbox) checkValue(e *scenario.Expectation) (got string, ok bool) {
	got = b.Value(e.Subject)
	if e.Card == 0 {
		ok = strings.EqualFold(got, e.Value) || e.Subject.Kind == scenario.CardIs && b.isAlso(e.Subject, e.Value)
	} else if c := b.cardNow(e.Subject); c != 0 {
		got, ok = aliased(b.scenario, b.State(), c), c == e.Card
	}
	if !ok {
		got += b.tie()
	}
	return got, ok
}

// isAlso reports whether a card is in a condition besides the one that tells most of it: a
// ready card is face-up (503.1), as an exhausted one is, and a frightened one face-down (504.1).
func (b *Sandbox) isAlso(subject *scenario.Subject, condition string) bool {
	c, err := b.card(subject.Card)
	if s := b.State(); err == nil && s.Zone(c) == board.Play {
		switch strings.ToLower(condition) {
		case "ready":
			return !s.IsFaceDown(c) && !s.IsExhausted(c) && s.Type(c) != card.ProblemType
		case "face-up":
			return !s.IsFaceDown(c)
		case "face-down":
			return s.IsFaceDown(c)
		}
	}
	return false
}

// aliased is what a scenario's file calls a card: what is printed on it, with its
// alias.
func aliased(s *scenario.Scenario, state *board.State, c board.CardID) string {
	if alias := s.Names.Aliases[c]; alias != "" {
		return fmt.Sprintf("%s (%s)", scenario.PrintedName(state, c), alias)
	}
	return wording.CardName(s, state, c)
}

// checkLegal reports whether an action is legal, or why not.
func (b *Sandbox) checkLegal(act *scenario.Act) (got string, ok bool) {
	action, err := b.Resolve(act)
	if err != nil {
		return err.Error(), false
	}
	var violations engine.Violations
	ok = b.game.CheckFor(act.Player, action, &violations)
	return "illegal because " + codes(violations), ok
}

// isIllegal reports whether an action is known and illegal.
func (b *Sandbox) isIllegal(act *scenario.Act) bool {
	action, err := b.Resolve(act)
	return err == nil && !b.game.CheckFor(act.Player, action, nil)
}

// checkIllegal compares the codes that an action is refused for with those
// expected: all of them and no others, or one of several; or else any at all.
func (b *Sandbox) checkIllegal(e *scenario.Expectation) (got string, ok bool) {
	var violations engine.Violations
	action, err := b.Resolve(e.Illegal)
	if err != nil {
		return err.Error(), false
	}
	if b.game.CheckFor(e.Illegal.Player, action, &violations) {
		return "it is legal", false
	}
	found := map[engine.Code]bool{}
	for _, v := range violations {
		found[v.Code] = true
	}
	for _, code := range e.Because {
		if !found[code] {
			return "illegal because " + codes(violations), false
		}
		delete(found, code)
	}
	if len(e.AnyOf) > 0 && !slices.ContainsFunc(e.AnyOf, func(code engine.Code) bool { return found[code] }) {
		return "illegal because " + codes(violations), false
	}
	if len(e.Because) > 0 && len(found) > 0 {
		return "illegal because " + codes(violations), false
	}
	return "", true
}

func codes(violations engine.Violations) string {
	words := make([]string, len(violations))
	for i, v := range violations {
		words[i] = string(v.Code)
	}
	return strings.Join(words, ", ")
}

// Cites reports whether the trail, as it is shown, cites the rule for a step.
func (b *Sandbox) Cites(n rule.Number) bool {
	inDoubt := n == rule.R510_2 // which a line of folded windows cites
	for i := range b.log.Entries {
		e := &b.log.Entries[i]
		switch {
		case e.Rule != n || isRemark(e) || e.Kind == board.Happened && isToldBefore(e.Occurrence.Kind):
		case e.Kind == board.Happened, e.Kind == board.CantHappen, e.Kind == board.Noted:
			return true // these are always shown
		default:
			inDoubt = true
		}
	}
	why := n.String()
	return inDoubt && slices.ContainsFunc(b.Trail(), func(line Line) bool {
		return line.Rule == why && !isRemark(&b.log.Entries[line.Entry])
	})
}

// isRemark reports whether an entry says how a point is read, or what this program
// leaves out, rather than what happens by a rule or what one finds.
func isRemark(e *board.Entry) bool {
	switch e.Note {
	case board.ReadAs, board.TextIgnored, board.ChainCut, board.LoopIsCut:
		return true
	}
	return false
}

// Value is what a subject's value is at present, in words.
func (b *Sandbox) Value(subject *scenario.Subject) string {
	s, names := b.State(), &b.scenario.Names
	switch subject.Kind {
	case scenario.PlayerScore:
		return strconv.Itoa(s.Score(subject.Player))
	case scenario.PlayerTokens:
		return strconv.Itoa(s.Tokens(subject.Player))
	case scenario.PlayerHand:
		return strconv.Itoa(len(s.Cards(board.Hand, subject.Player)))
	case scenario.PlayerDeck:
		return strconv.Itoa(len(s.Cards(board.DrawDeck, subject.Player)))
	case scenario.PlayerDiscard:
		return strconv.Itoa(len(s.Cards(board.DiscardPile, subject.Player)))
	case scenario.PlayerDeckList:
		return b.scenario.DeckList(subject.Player)
	case scenario.PlayerSees:
		return b.ofCard(subject, func(c board.CardID) string {
			if s.Sees(subject.Player, c) {
				return "yes"
			}
			return "no"
		})
	case scenario.CardAt:
		return b.cardAt(subject)
	case scenario.CardIn:
		return b.ofCard(subject, func(c board.CardID) string { return s.Zone(c).String() })
	case scenario.CardIs:
		return b.ofCard(subject, b.condition)
	case scenario.CardPower, scenario.CardColors, scenario.CardTraits, scenario.CardKeywords, scenario.CardCounters,
		scenario.CardController, scenario.CardHost, scenario.CardBeneath,
		scenario.CardSide, scenario.CardPlace, scenario.CardMarked, scenario.CardBonus, scenario.CardPoints:
		return b.ofCard(subject, func(c board.CardID) string { return b.cardValue(subject, c) })
	case scenario.HomeLimitOf:
		return orNone(s.HomeLimit(subject.Player))
	case scenario.ProblemAt:
		if problem := s.Problem(subject.Area); problem != 0 {
			return scenario.PrintedName(s, problem)
		}
		return "none"
	case scenario.FaceoffWinner:
		return b.log.latest.winnerIn(names)
	case scenario.TotalOf:
		return b.log.latest.totalOf(subject.Player)
	case scenario.TotalNow:
		return orNone(b.game.PowerTotal(subject.Player))
	case scenario.GameWinner:
		return b.gameWinner()
	case scenario.AllScores:
		return b.scores()
	case scenario.PriorityOf:
		if d := s.Decision(); d.Kind == board.Priority || d.Kind == board.Opening {
			return names.Letter(d.Player)
		}
		return "nobody"
	case scenario.WindowNow:
		if w := b.game.Window(); w != 0 {
			return w.String()
		}
		return "none"
	case scenario.TurnOf:
		return names.Letter(s.TurnPlayer())
	case scenario.DeciderNow:
		if d := s.Decision(); d.Kind != board.NoDecision && d.Kind != board.Priority && d.Kind != board.Opening {
			return names.Letter(d.Player) + " " + d.Rule.String()
		}
		return "none"
	}
	return ""
}

// ofCard gives the value for the card that a subject names.
func (b *Sandbox) ofCard(subject *scenario.Subject, value func(board.CardID) string) string {
	c, err := b.card(subject.Card)
	if err != nil {
		return err.Error()
	}
	return value(c)
}

// card finds the one card that a name means.
func (b *Sandbox) card(name scenario.CardName) (board.CardID, error) {
	found := board.CardID(0)
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		if !b.means(name, c) {
			continue
		}
		if found != 0 {
			return 0, fmt.Errorf("several cards are %s: give the one that is meant an alias", name.Text)
		}
		found = c
	}
	if found == 0 {
		return 0, errors.New("no card is " + name.Text)
	}
	return found, nil
}

func (b *Sandbox) cardAt(subject *scenario.Subject) string {
	return b.ofCard(subject, func(c board.CardID) string {
		if b.State().Zone(c) != board.Play {
			return "not in play"
		}
		return b.scenario.Names.AreaName(b.State().Area(c))
	})
}

func (b *Sandbox) condition(c board.CardID) string {
	return wording.Words{Scenario: b.scenario, State: b.State()}.Condition(c)
}

func (b *Sandbox) gameWinner() string {
	switch r := b.State().Result(); {
	case !r.Over:
		return "none yet"
	case r.Stopped:
		return "stopped"
	case r.Winner == board.NoPlayer:
		return "draw"
	default:
		return b.scenario.Names.Letter(r.Winner)
	}
}

func (b *Sandbox) scores() string {
	scores := make([]string, b.State().Players())
	for p := range scores {
		scores[p] = strconv.Itoa(b.State().Score(board.Player(p)))
	}
	return strings.Join(scores, "–")
}

// noteReadingsBehind says how the points are read on which it depends what an
// expectation asks for.
func (b *Sandbox) noteReadingsBehind(e *scenario.Expectation) {
	state, asked := b.State().Asking()
	got := b.answerIn(state, e)
	for d := range board.Disputed(board.DisputedCount) {
		if !asked[d] {
			continue
		}
		for reading := range d.Readings() {
			other := b.State().ReadAs(d, reading)
			if other == nil || b.answerIn(other, e) == got {
				continue
			}
			b.log.Add(board.Entry{Kind: board.Noted, Depth: state.Depth(),
				Rule: scenario.PointInDispute(d).Rules[0], Note: board.ReadAs,
				N: int32(d), M: int32(b.State().Program().Reading(d))})
			break
		}
	}
}

// answerIn gives what an expectation asks for, as it would be in a state.
func (b *Sandbox) answerIn(s *board.State, e *scenario.Expectation) string {
	in := &Sandbox{scenario: b.scenario, game: engine.Resume(s, nil), log: b.log}
	r := in.check(e)
	return fmt.Sprint(r.OK, r.Got)
}
