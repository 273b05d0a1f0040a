package engine

import (
	"fmt"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Changes by hand: a judge may do what no rule does. They go through the same
// pipeline as everything else, so that what can't happen falls out, uniqueness
// is checked, and pre-priority processing reacts at the next receipt of
// priority; only no rule is behind them.

// The greatest numbers that can be set by hand.
const (
	mostByHand         = 999 // points and action tokens
	mostCountersByHand = 99  // power counters on one card, either way
)

// Manual makes changes by hand, all of them simultaneously, and runs the game
// to the next decision. The decision that it waits for is asked again, with
// what can be chosen now.
//
// These kinds of occurrence can be done by hand, each with the fields that its
// comment names: CardFrightened, CardUnfrightened, CardExhausts, CardReadied,
// CardTurnedFaceUp, CardTurnedFaceDown, TurnedOver, Uncovered, CardMoved,
// CardSent, CardPutIntoHand, CardIntoDiscards, CardBanished, CardPutOnTop,
// CardPutOnBottom, CardEntersPlay, CardDismissed, CardRetired, CardDiscarded,
// CardDrawn, ControlGained, CardAttached, CardDetached, CountersPut, NamedCountersPut,
// TokenMade, ScoreSet and TokensSet. Player is needed only to say who draws, whose score
// or tokens are set, and who gets a card or token; Card of CardDrawn is the
// player's top card, or the next one where the player draws several.
//
// What a rule keeps from happening falls out, which the trail says. A change
// that makes no sense as the table is, is refused with a *ManualError: then
// nothing is changed. ErrNothingToDecide says that the game is over.
func (g *Game) Manual(changes ...board.Occurrence) error {
	if g.state.Result().Over {
		return ErrNothingToDecide
	}
	var batch []board.Occurrence
	vacated, drawn := map[board.AreaID]bool{}, map[board.Player]int{}
	for _, change := range changes {
		m := manual{g: g, o: change, vacated: vacated, drawn: drawn}
		if err := m.check(); err != nil {
			return err
		}
		batch = append(batch, m.batch()...)
		if m.takesProblemAway() {
			vacated[g.state.Area(m.o.Card.Card)] = true
		}
	}
	g.askAgain()
	g.state.ForgetRewound()
	g.noteAttachments(batch)
	g.propose(batch...)
	g.Run()
	return nil
}

// ManualError says why a change can't be made by hand.
type ManualError struct {
	Change board.Occurrence
	Why    string      // what is the case and what was expected
	Rule   rule.Number // the rule that makes it so; 0 if none does
}

func (e *ManualError) Error() string {
	text := "this can't be done by hand: " + e.Why
	if e.Rule != 0 {
		text += fmt.Sprintf(" (%s)", e.Rule)
	}
	return text
}

// manual is one change by hand on its way to the pipeline.
type manual struct {
	g       *Game
	o       board.Occurrence
	vacated map[board.AreaID]bool // whose Problem is put elsewhere by the changes before
	drawn   map[board.Player]int  // how many cards each player draws by the changes before
}

// refuse makes the error of the change.
func (m *manual) refuse(why rule.Number, format string, args ...any) error {
	return &ManualError{Change: m.o, Why: fmt.Sprintf(format, args...), Rule: why}
}

// check completes the occurrence and refuses what makes no sense.
func (m *manual) check() error {
	m.o.Manual, m.o.ByGame, m.o.Rule = true, false, 0
	s := m.g.state
	switch m.o.Kind {
	case board.CardDrawn, board.ScoreSet, board.TokensSet, board.TokenMade, board.ControlGained, board.CardEntersPlay:
		if int(m.o.Player) >= s.Players() || !s.InGame(m.o.Player) {
			return m.refuse(0, "there is no such player; expected one in the game")
		}
	}
	switch m.o.Kind {
	case board.ScoreSet, board.TokensSet:
		if m.o.N < 0 || m.o.N > mostByHand {
			return m.refuse(0, "%d; expected a number from 0 to %d", m.o.N, mostByHand)
		}
		return nil
	case board.CardDrawn:
		return m.checkDrawn()
	case board.TokenMade:
		return m.checkToken()
	}
	if err := m.checkLive(m.o.Card); err != nil {
		return err
	}
	c := m.o.Card.Card
	switch m.o.Kind {
	case board.CardFrightened, board.CardUnfrightened, board.CardTurnedFaceUp, board.CardTurnedFaceDown,
		board.TurnedOver, board.Uncovered:
		return m.checkTurned(c)
	case board.ControlGained, board.CardAttached, board.CardDetached, board.CountersPut, board.NamedCountersPut:
		return m.checkInPlay(c)
	case board.CardEntersPlay:
		return m.checkEntering(c)
	case board.CardMoved, board.CardSent:
		if s.Type(c) == card.ProblemType {
			return m.refuse(rule.R501_1,
				"the card is a Problem; expected another card, since Problems stay where they are")
		}
		m.o.Player = s.Controller(c)
		return m.checkArea()
	case board.CardPutIntoHand, board.CardIntoDiscards, board.CardBanished:
		if s.Zone(c) == zonesByHand[m.o.Kind] {
			return m.refuse(0, "the card is there already")
		}
	case board.CardExhausts, board.CardReadied, board.CardPutOnTop, board.CardPutOnBottom, board.CardDismissed,
		board.CardRetired, board.CardDiscarded:
	default:
		return m.refuse(0, "only a rule does that")
	}
	m.o.Player = s.Controller(c)
	return nil
}

// takesProblemAway reports whether the change leaves an area without its
// Problem.
func (m *manual) takesProblemAway() bool {
	switch m.o.Kind {
	case board.CardPutIntoHand, board.CardIntoDiscards, board.CardBanished, board.CardPutOnTop, board.CardPutOnBottom,
		board.CardDismissed, board.CardRetired:
		return m.g.state.Type(m.o.Card.Card) == card.ProblemType
	}
	return false
}

// zonesByHand are the zones that cards are put into wherever they come from.
var zonesByHand = map[board.OccurrenceKind]board.Zone{
	board.CardPutIntoHand:  board.Hand,
	board.CardIntoDiscards: board.DiscardPile,
	board.CardBanished:     board.Banished,
}

// checkLive checks that a reference means a card that there is.
func (m *manual) checkLive(r board.Ref) error {
	s := m.g.state
	switch {
	case r.Card == 0 || int(r.Card) > s.CardCount():
		return m.refuse(0, "there is no such card; expected one of the %d", s.CardCount())
	case s.Zone(r.Card) == board.OutOfGame:
		return m.refuse(0, "the token has ceased to exist")
	case !s.IsLive(r):
		return m.refuse(rule.R410_6, "the card has become a different one")
	}
	return nil
}

func (m *manual) checkDrawn() error {
	deck := m.g.state.Cards(board.DrawDeck, m.o.Player)[m.drawn[m.o.Player]:]
	if len(deck) == 0 {
		return m.refuse(rule.R410_4, "the draw deck is empty; expected a card to draw")
	}
	m.o.Card = m.g.state.Ref(deck[0]) // each draw is one of its own (410.4b)
	m.drawn[m.o.Player]++
	return nil
}

func (m *manual) checkArea() error {
	if !m.g.state.AreaExists(m.o.Area) {
		return m.refuse(rule.R501_1, "there is no such area; expected a player's home or Problem")
	}
	return nil
}

func (m *manual) expectInPlay(c board.CardID) error {
	if zone := m.g.state.Zone(c); zone != board.Play {
		return m.refuse(0, "the card is not in play (%s); expected one in play", zone)
	}
	return nil
}

// checkTurned checks a card that is turned in one way or another.
func (m *manual) checkTurned(c board.CardID) error {
	if err := m.expectInPlay(c); err != nil {
		return err
	}
	s := m.g.state
	m.o.Player, m.o.Area = s.Controller(c), s.Area(c)
	switch m.o.Kind {
	case board.CardTurnedFaceUp:
		if !s.IsFaceDown(c) {
			return m.refuse(0, "the card is face-up already")
		}
	case board.CardTurnedFaceDown:
		if s.IsFaceDown(c) {
			return m.refuse(0, "the card is face-down already")
		}
	case board.TurnedOver:
		if s.Type(c) != card.ManeCharacter || len(s.Program().Card(s.Print(c)).Faces) < 2 {
			return m.refuse(rule.R301_2,
				"the card has one side; expected a Mane Character, with a Start side and a Boosted side")
		}
	case board.Uncovered:
		if !m.g.isCoveredTroublemaker(c) {
			return m.refuse(rule.R607_2, "the card is not a face-down Troublemaker; expected one")
		}
	}
	return nil
}

// checkInPlay checks what else is done to a card in play.
func (m *manual) checkInPlay(c board.CardID) error {
	if err := m.expectInPlay(c); err != nil {
		return err
	}
	s := m.g.state
	switch m.o.Kind {
	case board.ControlGained:
		if s.Controller(c) == m.o.Player {
			return m.refuse(0, "that player controls the card already")
		}
		return nil
	case board.CardAttached:
		if t := s.Type(c); t != card.Resource {
			return m.refuse(rule.R509_1, "the card is a %s; expected a card that can be an attachment", t)
		}
		m.o.Area = s.Area(m.o.Host.Card)
		if err := m.checkHost(c); err != nil {
			return err
		}
	case board.CardDetached:
		if !s.IsLive(s.Host(c)) {
			return m.refuse(rule.R509_1, "the card is attached to nothing; expected an attachment")
		}
	case board.CountersPut:
		if sum := s.PowerCounters(c) + int(m.o.N); m.o.N == 0 || sum < -mostCountersByHand || sum > mostCountersByHand {
			return m.refuse(0, "%d power counters; expected another number, with at most %d on the card",
				m.o.N, mostCountersByHand)
		}
	case board.NamedCountersPut:
		if err := m.checkNamedCounters(c); err != nil {
			return err
		}
	}
	m.o.Player = s.Controller(c)
	return nil
}

// checkNamedCounters checks counters that have a name: a card never has fewer than
// none (519.3).
func (m *manual) checkNamedCounters(c board.CardID) error {
	s := m.g.state
	name := s.Program().Text(m.o.Word)
	if name == "" || s.Program().PowerOf(m.o.Word) != 0 {
		return m.refuse(rule.R519_1, "counters called %q; expected counters with a name", name)
	}
	if sum := s.Counters(c, m.o.Word) + int(m.o.N); m.o.N == 0 || sum < 0 || sum > mostCountersByHand {
		return m.refuse(0, "%d %s counters; expected another number, with 0 to %d on the card", m.o.N,
			name, mostCountersByHand)
	}
	return nil
}

// checkHost checks what a card is to be attached to.
func (m *manual) checkHost(c board.CardID) error {
	s := m.g.state
	if err := m.checkLive(m.o.Host); err != nil {
		return err
	}
	if err := m.expectInPlay(m.o.Host.Card); err != nil {
		return err
	}
	if s.Host(c) == m.o.Host {
		return m.refuse(0, "the card is attached to that one already")
	}
	for on := m.o.Host; s.IsLive(on); on = s.Host(on.Card) {
		if on.Card == c {
			return m.refuse(rule.R509_1, "the host is the card itself, or attached to it; expected another card")
		}
	}
	return nil
}

// checkEntering checks a card that is put into play.
func (m *manual) checkEntering(c board.CardID) error {
	s := m.g.state
	if s.Zone(c) == board.Play {
		return m.refuse(0, "the card is in play already; to be elsewhere there it is moved or sent")
	}
	if s.Face(c) == nil {
		return m.refuse(rule.R405_1,
			"nobody knows what the card is; expected a known one, since cards in play are public")
	}
	if m.o.Host.Card != 0 {
		if err := m.checkHost(c); err != nil {
			return err
		}
		m.o.Area = s.Area(m.o.Host.Card)
	}
	if err := m.checkArea(); err != nil {
		return err
	}
	return m.checkType(s.Type(c))
}

// checkToken checks a token to be made.
func (m *manual) checkToken() error {
	s := m.g.state
	printed := board.Print(m.o.N)
	if m.o.N < 1 || int(m.o.N) > s.Program().PrintCount() {
		return m.refuse(rule.R521_1, "nobody knows what is printed on the token; expected its facts, or a known card")
	}
	m.o.Card = board.Ref{}
	if err := m.checkArea(); err != nil {
		return err
	}
	t := s.Program().Card(printed).Faces[0].Type
	if t == card.ManeCharacter || t == card.ProblemType {
		return m.refuse(0, "a %s; expected a Friend, a Resource or a Troublemaker", t)
	}
	return m.checkType(t)
}

// checkType checks that cards of a type can be in play at the area.
func (m *manual) checkType(t card.Type) error {
	home := m.g.state.AreaKind(m.o.Area) == board.Home
	switch {
	case t == card.Event:
		return m.refuse(rule.R304_2, "the card is an Event; expected another card, since Events are never in play")
	case t == card.Troublemaker && home:
		return m.refuse(rule.R306_1, "the card is a Troublemaker; expected a Problem for it, not a home")
	case t == card.ProblemType && home:
		return m.refuse(rule.R303_1, "the card is a Problem; expected a Problem area for it, not a home")
	case t == card.ProblemType && m.g.state.Problem(m.o.Area) != 0 && !m.vacated[m.o.Area]:
		return m.refuse(rule.R501_1, "there is a Problem already; expected it to be put elsewhere first")
	}
	return nil
}

// batch gives the occurrence with those that follow from it by rule at the same
// time.
func (m *manual) batch() []board.Occurrence {
	switch m.o.Kind {
	case board.CardFrightened:
		return m.g.frightening(m.o)
	case board.Uncovered:
		return m.g.uncovering(m.o)
	default:
		return []board.Occurrence{m.o}
	}
}
