package scenario

import (
	"strconv"
	"strings"

	"canterlaw/engine/board"
)

// DescribeStep words a step for those who read of it: "Avery plays Swing Into
// Action", "all pass until the start of Main Phase", "expected: Blake wins the
// faceoff". The file's own text is in Step.Text.
func (s *Scenario) DescribeStep(state *board.State, step *Step) string {
	w := words{scenario: s, state: state}
	text := w.step(step)
	if step.Rewound {
		text += "; that can’t be completed and is rewound"
	}
	return text
}

func (w words) step(step *Step) string {
	switch {
	case step.Act != nil:
		return w.act(step.Act)
	case step.Choice != nil:
		return w.choice(step.Choice)
	case step.Chance != nil:
		return w.learned(step.Chance)
	case step.Manual != nil:
		changes := make([]string, len(step.Manual))
		for i := range step.Manual {
			changes[i] = w.manual(&step.Manual[i])
		}
		return "by hand: " + strings.Join(changes, "; ")
	case step.Made != 0:
		return "by now " + count(int(step.Made)-len(w.scenario.Setup.Cards), "token") + " in all"
	case step.PassTo != nil:
		return "all pass " + step.PassTo.Words()
	default:
		return "expected: " + w.expectation(step.Expects)
	}
}

// Words says until when play goes on to a place: "until the start of Main Phase",
// "until the faceoff is over".
func (p *Place) Words() string {
	switch p.Kind {
	case AtWindow:
		if name := windowName(p.Window); strings.HasPrefix(name, "start ") || strings.HasPrefix(name, "end ") {
			return "until the " + name
		}
		return "until the window " + windowName(p.Window)
	case AtMoment:
		return "until the turn player may act in the Main Phase"
	case NextWindow:
		return "until the next priority window"
	case NextDecision:
		return "until the next choice"
	case NextTurn:
		return "until the next turn"
	case AfterFaceoff:
		return "until the faceoff is over"
	case EndOfPhase:
		return "until the phase is over"
	default:
		return "until the game is over"
	}
}

// act words what a player does with priority.
func (w words) act(act *Act) string {
	player := w.player(act.Player)
	switch {
	case act.ByItself:
		return player + " passes, since nobody can do anything else"
	case act.Pass:
		return player + " passes"
	case act.Concede:
		return player + " concedes the game"
	}
	does := w.meant(act)
	does.subject = player
	return does.with(presentTense(does.verb))
}

// meant words what an act does, with its cards as they are named.
func (w words) meant(act *Act) clause {
	a := act.Action
	c, host, to := w.named(CardName{Card: a.Card, Print: act.ByPrint}), "", ""
	if act.Host != nil {
		host = " on " + w.named(*act.Host)
	}
	if a.Area != board.NoArea {
		to = " to " + w.area(a.Area)
	}
	ability := w.namedAbility(act.Which, CardName{Card: a.Card, Print: act.ByPrint})
	does := deedWith(a.Kind, c, host, to, ability)
	if a.Kind == board.PlayCard && act.Which != nil {
		does.rest += " by " + w.namedWay(act.Which)
	}
	return does
}

// named names a card as a step or an expectation means it.
func (w words) named(name CardName) string {
	switch {
	case name.Card == 0:
		return w.printed(name.Print)
	case int(name.Card) > w.state.CardCount():
		return w.tokenToCome(name.Card)
	default:
		return w.scenario.CardName(w.state, name.Card)
	}
}

// tokenToCome names a token that is not made yet.
func (w words) tokenToCome(id board.CardID) string {
	for i := range w.scenario.Steps {
		for _, m := range w.scenario.Steps[i].Manual {
			switch {
			case m.Token != id:
			case m.Card != (CardName{}):
				return "the token copy of " + w.named(m.Card)
			default:
				return "the token " + w.printed(board.Print(m.N))
			}
		}
	}
	return "the " + ordinal(int(id)-len(w.scenario.Setup.Cards)) + " token"
}

// namedAbility names an ability as a step means it, of a card; nil means the only one
// that fits.
func (w words) namedAbility(name *AbilityName, of CardName) string {
	has := w.named(of)
	switch {
	case name == nil:
		return "the ability of " + has
	case name.Keyword.Name != "" && name.Keyword.X != 0:
		return name.Keyword.Name + " " + strconv.Itoa(name.Keyword.X) + " of " + has
	case name.Keyword.Name != "":
		return name.Keyword.Name + " of " + has
	case name.On != board.Unknown:
		return "ability " + strconv.Itoa(name.Paragraph) + " of " + w.printed(name.On) + " of " + has
	default:
		if said := w.saidOfParagraph(of, name.Paragraph); said != "" {
			return "“" + said + "” of " + has
		}
		return "ability " + strconv.Itoa(name.Paragraph) + " of " + has
	}
}

// saidOfParagraph says shortly what a paragraph of a card says; "" where there are no words
// for it, or it isn't known which card that is.
func (w words) saidOfParagraph(of CardName, paragraph int) string {
	place := AbilityPlace{Print: of.Print, Paragraph: paragraph}
	if c := of.Card; c != 0 {
		if int(c) > w.state.CardCount() || w.scenario.hides(w.state, c) {
			return ""
		}
		place.Print = w.state.Print(c)
		if w.state.IsBoosted(c) {
			place.Side = 1
		}
	}
	printed := w.scenario.Program.Card(place.Print)
	if printed == nil || place.Side >= len(printed.Faces) || paragraph > len(printed.Faces[place.Side].Abilities) ||
		of.Card == 0 && len(printed.Faces) > 1 {
		return ""
	}
	return w.scenario.shortly(place)
}

// namedWay names the ability by which a step has a card played.
func (w words) namedWay(name *AbilityName) string {
	switch {
	case name.Keyword.Name != "":
		return "its " + name.Keyword.Name
	case name.On != board.Unknown:
		return "ability " + strconv.Itoa(name.Paragraph) + " of " + w.printed(name.On)
	default:
		return "its ability " + strconv.Itoa(name.Paragraph)
	}
}

// choice words how a decision is answered.
func (w words) choice(choice *Choice) string {
	player := w.player(choice.Player)
	if len(choice.Places) > 0 {
		places := make([]string, len(choice.Places))
		for i, place := range choice.Places {
			places[i] = "the " + ordinal(place+1)
		}
		return player + " chooses " + series(places) + " of what can be chosen"
	}
	if len(choice.Chosen) == 0 {
		return player + " chooses none"
	}
	names := w.candidates(choice.Chosen)
	if len(names) == 1 && (names[0] == "yes" || names[0] == "no") {
		return player + " says " + names[0]
	}
	return player + " chooses " + series(names)
}

// candidates names what is chosen, or what can be.
func (w words) candidates(chosen []Chosen) []string {
	names := make([]string, len(chosen))
	for i := range chosen {
		names[i] = w.candidate(&chosen[i])
	}
	return names
}

func (w words) candidate(chosen *Chosen) string {
	switch {
	case chosen.Area != board.NoArea:
		return w.area(chosen.Area)
	case chosen.Which != nil:
		return w.namedAbility(chosen.Which, chosen.Card)
	case chosen.Card != (CardName{}):
		return w.named(chosen.Card)
	}
	p := phraseOf(chosen.Text)
	if player, found := w.scenario.Names.player(p.text); found {
		return w.player(player)
	}
	if word, found := p.after("word"); found {
		return "“" + word.text + "”"
	}
	if part, found := p.after("cost"); found {
		return "part " + part.text + " of the cost"
	}
	if of, found := p.after("replacement"); found {
		if name, isOf := of.after("of"); isOf {
			of = name
		}
		if c, err := w.scenario.parseCard(of); err == nil {
			return "the replacement of " + w.named(c)
		}
	}
	return p.text
}

// learned words what Chance decides.
func (w words) learned(fact *ChanceFact) string {
	which := "the top card of "
	if fact.Zone == board.Hand {
		which = "a card in "
	}
	return which + PileName(w.player(fact.Player), fact.Zone) + " is " + w.printed(fact.Print)
}

// doneByHand words what a judge has happen to a card, where nothing more is to be
// said.
var doneByHand = map[board.OccurrenceKind]string{
	board.CardFrightened: "is frightened", board.CardUnfrightened: "is unfrightened",
	board.CardExhausts: "is exhausted",
	board.CardReadied:  "is readied", board.CardTurnedFaceUp: "is turned face-up",
	board.CardTurnedFaceDown: "is turned face-down", board.TurnedOver: "is turned over",
	board.Uncovered:     "is uncovered",
	board.CardDismissed: "is dismissed", board.CardRetired: "is retired", board.CardBanished: "is banished",
	board.CardDiscarded: "is discarded", board.CardDetached: "becomes attached to nothing",
	board.CardPutIntoHand: "goes to its owner’s hand", board.CardIntoDiscards: "goes to its owner’s discard pile",
	board.CardPutOnTop: "goes to the top of its deck", board.CardPutOnBottom: "goes to the bottom of its deck",
}

// manual words a change that a judge makes by hand.
func (w words) manual(m *Manual) string {
	player, c := w.player(m.Player), w.named(m.Card)
	if done, found := doneByHand[m.Kind]; found {
		return c + " " + done
	}
	at, who := "", ""
	if m.Area != board.NoArea {
		at = " at " + w.area(m.Area)
	}
	if m.Player != board.NoPlayer {
		who = " for " + player
	}
	switch m.Kind {
	case board.CardDrawn:
		return player + " draws a card"
	case board.CardMoved:
		return c + " is moved to " + w.area(m.Area)
	case board.CardSent:
		return c + " is sent to " + w.area(m.Area)
	case board.ControlGained:
		return player + " gains control of " + c
	case board.CardAttached:
		return c + " becomes attached to " + w.named(m.Host)
	case board.CardEntersPlay:
		text := c + " enters play" + at + who
		if m.Host != (CardName{}) {
			text += " attached to " + w.named(m.Host)
		}
		if m.FaceDown {
			text += " face-down"
		}
		return text
	case board.CountersPut, board.NamedCountersPut:
		kind := "power counter"
		if m.Word != "" {
			kind = m.Word + " counter"
		}
		if m.N < 0 {
			return c + " loses " + count(-m.N, kind)
		}
		return c + " gets " + count(m.N, kind)
	case board.TokenMade:
		if m.Card != (CardName{}) {
			return "a token copy of " + c + " enters play" + at + who
		}
		return "the token " + w.printed(board.Print(m.N)) + " enters play" + at + who
	case board.ScoreSet:
		return player + "’s score becomes " + strconv.Itoa(m.N)
	default:
		return player + " has " + count(m.N, "action token") + " from now on"
	}
}
