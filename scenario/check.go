package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// check compares an expectation with the position and the trail.
func (b *Sandbox) check(e *Expectation) Result {
	r := Result{Position: e.Position, Line: e.Position.Line, Expected: e.Text,
		Says: b.scenario.DescribeExpectation(b.State(), e)}
	switch {
	case e.Subject != nil:
		r.Got, r.OK = b.checkValue(e)
	case e.Cited != 0:
		r.OK = b.cites(e.Cited)
		r.Got = fmt.Sprintf("%s is not cited", e.Cited)
	case e.NotCited != 0:
		r.OK = !b.cites(e.NotCited)
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
		r.Instead = b.instead(e)
	}
	return r
}

// instead words what is the case instead of what an expectation says.
func (b *Sandbox) instead(e *Expectation) string {
	w := words{scenario: b.scenario, state: b.State()}
	act := e.Illegal
	switch {
	case e.Subject != nil:
		return w.valueNow(b, e) + b.tie()
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
	action, err := b.resolve(act)
	if err != nil {
		return "it is not clear what is meant"
	}
	var violations engine.Violations
	if b.game.CheckFor(act.Player, action, &violations) {
		return "that is legal"
	}
	return "that is not legal: " + b.whyNot(violations)
}

// valueNow states the value that an expectation's subject has.
func (w words) valueNow(b *Sandbox, e *Expectation) string {
	if name := e.Subject.Card; name != (CardName{}) {
		switch _, err := b.card(name); {
		case err != nil && name.Card != 0:
			return w.named(name) + " is not there"
		case err != nil:
			return "it is not clear which " + w.named(name) + " is meant"
		}
	}
	value := b.Value(e.Subject)
	if e.Subject.Kind.isCard() {
		if c := b.cardNow(e.Subject); c != 0 {
			value = w.scenario.CardName(w.state, c)
		}
	}
	return w.fact(e.Subject, value)
}

// checkValue compares the value of a subject with the one expected. A card that is
// named by its alias is that one, and not another of the same name. Where a tie is
// being broken, what isn't as expected may be so because of it.
func (b *Sandbox) checkValue(e *Expectation) (got string, ok bool) {
	got = b.Value(e.Subject)
	if e.Card == 0 {
		ok = strings.EqualFold(got, e.Value)
	} else if c := b.cardNow(e.Subject); c != 0 {
		got, ok = b.scenario.aliased(b.State(), c), c == e.Card
	}
	if !ok {
		got += b.tie()
	}
	return got, ok
}

// aliased is what a scenario's file calls a card: what is printed on it, with its
// alias.
func (s *Scenario) aliased(state *board.State, c board.CardID) string {
	if alias := s.Names.Aliases[c]; alias != "" {
		return fmt.Sprintf("%s (%s)", printedName(state, c), alias)
	}
	return s.CardName(state, c)
}

// checkLegal reports whether an action is legal, or why not.
func (b *Sandbox) checkLegal(act *Act) (got string, ok bool) {
	action, err := b.resolve(act)
	if err != nil {
		return err.Error(), false
	}
	var violations engine.Violations
	ok = b.game.CheckFor(act.Player, action, &violations)
	return "illegal because " + codes(violations), ok
}

// isIllegal reports whether an action is known and illegal.
func (b *Sandbox) isIllegal(act *Act) bool {
	action, err := b.resolve(act)
	return err == nil && !b.game.CheckFor(act.Player, action, nil)
}

// checkIllegal compares the codes that an action is refused for with those
// expected: all of them and no others, or one of several; or else any at all.
func (b *Sandbox) checkIllegal(e *Expectation) (got string, ok bool) {
	var violations engine.Violations
	action, err := b.resolve(e.Illegal)
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

// cites reports whether the trail, as it is shown, cites the rule for a step.
func (b *Sandbox) cites(n rule.Number) bool {
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
// leaves out, rather than what a rule has happen or finds.
func isRemark(e *board.Entry) bool {
	switch e.Note {
	case board.ReadAs, board.TextIgnored, board.ChainCut, board.LoopIsCut:
		return true
	}
	return false
}

// Value is what a subject's value is at present, in words.
func (b *Sandbox) Value(subject *Subject) string {
	s, names := b.State(), &b.scenario.Names
	switch subject.Kind {
	case PlayerScore:
		return strconv.Itoa(s.Score(subject.Player))
	case PlayerTokens:
		return strconv.Itoa(s.Tokens(subject.Player))
	case PlayerHand:
		return strconv.Itoa(len(s.Cards(board.Hand, subject.Player)))
	case PlayerDeck:
		return strconv.Itoa(len(s.Cards(board.DrawDeck, subject.Player)))
	case PlayerDiscard:
		return strconv.Itoa(len(s.Cards(board.DiscardPile, subject.Player)))
	case PlayerDeckList:
		return b.scenario.deckList(subject.Player)
	case PlayerSees:
		return b.ofCard(subject, func(c board.CardID) string {
			if s.Sees(subject.Player, c) {
				return "yes"
			}
			return "no"
		})
	case CardAt:
		return b.cardAt(subject)
	case CardIn:
		return b.ofCard(subject, func(c board.CardID) string { return s.Zone(c).String() })
	case CardIs:
		return b.ofCard(subject, b.condition)
	case CardPower, CardColors, CardTraits, CardKeywords, CardCounters, CardController, CardHost, CardBeneath,
		CardSide, CardPlace, CardMarked, CardBonus, CardPoints:
		return b.ofCard(subject, func(c board.CardID) string { return b.cardValue(subject, c) })
	case HomeLimitOf:
		return orNone(s.HomeLimit(subject.Player))
	case ProblemAt:
		if problem := s.Problem(subject.Area); problem != 0 {
			return printedName(s, problem)
		}
		return "none"
	case FaceoffWinner:
		return b.log.latest.winnerIn(names)
	case TotalOf:
		return b.log.latest.totalOf(subject.Player)
	case TotalNow:
		return orNone(b.game.PowerTotal(subject.Player))
	case GameWinner:
		return b.gameWinner()
	case AllScores:
		return b.scores()
	case PriorityOf:
		if d := s.Decision(); d.Kind == board.Priority || d.Kind == board.Opening {
			return names.letter(d.Player)
		}
		return "nobody"
	case WindowNow:
		if w := b.game.Window(); w != 0 {
			return w.String()
		}
		return "none"
	case TurnOf:
		return names.letter(s.TurnPlayer())
	case DeciderNow:
		if d := s.Decision(); d.Kind != board.NoDecision && d.Kind != board.Priority && d.Kind != board.Opening {
			return names.letter(d.Player) + " " + d.Rule.String()
		}
		return "none"
	}
	return ""
}

// letter is how scenarios name a player for short: A, B.
func (n *Names) letter(p board.Player) string {
	if int(p) < len(n.Players) {
		return n.Players[p][:1]
	}
	return n.PlayerName(p)
}

// ofCard gives the value for the card that a subject names.
func (b *Sandbox) ofCard(subject *Subject, value func(board.CardID) string) string {
	c, err := b.card(subject.Card)
	if err != nil {
		return err.Error()
	}
	return value(c)
}

// card finds the one card that a name means.
func (b *Sandbox) card(name CardName) (board.CardID, error) {
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

func (b *Sandbox) cardAt(subject *Subject) string {
	return b.ofCard(subject, func(c board.CardID) string {
		if b.State().Zone(c) != board.Play {
			return "not in play"
		}
		return b.scenario.Names.AreaName(b.State().Area(c))
	})
}

func (b *Sandbox) condition(c board.CardID) string {
	return words{scenario: b.scenario, state: b.State()}.condition(c)
}

// condition words how a card in play is: frightened and face-down cards are
// neither ready nor exhausted (504.2).
func (w words) condition(c board.CardID) string {
	s := w.state
	switch {
	case s.Zone(c) != board.Play:
		return "not in play"
	case s.IsFrightened(c):
		return "frightened"
	case s.IsFaceDown(c):
		return "face-down"
	case s.IsExhausted(c):
		return "exhausted"
	case s.Face(c).Type.IsCharacter():
		return "ready"
	default:
		return "face-up"
	}
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
		return b.scenario.Names.letter(r.Winner)
	}
}

func (b *Sandbox) scores() string {
	scores := make([]string, b.State().Players())
	for p := range scores {
		scores[p] = strconv.Itoa(b.State().Score(board.Player(p)))
	}
	return strings.Join(scores, "–")
}
