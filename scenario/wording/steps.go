package wording

import (
	"strconv"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// DescribeStep words a step for those who read of it: "Avery plays Swing Into
// Action", "all pass until the start of Main Phase", "expected: Blake wins the
// faceoff". The file's own text is in Step.Text.
func DescribeStep(s *scenario.Scenario, state *board.State, step *scenario.Step) string {
	w := Words{Scenario: s, State: state}
	text := w.step(step)
	if step.Rewound {
		text += "; that can’t be completed and is rewound"
	}
	return text
}

func (w Words) step(step *scenario.Step) string {
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
		return "by now " + Count(int(step.Made)-len(w.Scenario.Setup.Cards), "token") + " in all"
	case step.PassTo != nil:
		return "all pass " + PlaceInWords(step.PassTo)
	default:
		return "expected: " + w.expectation(step.Expects)
	}
}

// PlaceInWords says until when play goes on to a place: "until the start of Main Phase",
// "until the faceoff is over".
func PlaceInWords(p *scenario.Place) string {
	switch p.Kind {
	case scenario.AtWindow:
		if name := WindowName(p.Window); strings.HasPrefix(name, "start ") || strings.HasPrefix(name, "end ") {
			return "until the " + name
		}
		return "until the window " + WindowName(p.Window)
	case scenario.AtMoment:
		return "until the turn player may act in the Main Phase"
	case scenario.NextWindow:
		return "until the next priority window"
	case scenario.NextDecision:
		return "until the next choice"
	case scenario.NextTurn:
		return "until the next turn"
	case scenario.AfterFaceoff:
		return "until the faceoff is over"
	case scenario.EndOfPhase:
		return "until the phase is over"
	default:
		return "until the game is over"
	}
}

// act words what a player does with priority.
func (w Words) act(act *scenario.Act) string {
	player := w.Player(act.Player)
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
func (w Words) meant(act *scenario.Act) clause {
	a := act.Action
	c, host, to := w.Named(scenario.CardName{Card: a.Card, Print: act.ByPrint}), "", ""
	if act.Host != nil {
		host = " on " + w.Named(*act.Host)
	}
	if a.Area != board.NoArea {
		to = " to " + w.Area(a.Area)
	}
	ability := w.namedAbility(act.Which, scenario.CardName{Card: a.Card, Print: act.ByPrint})
	does := deedWith(a.Kind, c, host, to, ability)
	if a.Kind == board.PlayCard && act.Which != nil {
		does.rest += " by " + w.namedWay(act.Which)
	}
	return does
}

// Named names a card as a step or an expectation means it.
func (w Words) Named(name scenario.CardName) string {
	switch {
	case name.Card == 0:
		return w.Printed(name.Print)
	case int(name.Card) > w.State.CardCount():
		return w.tokenToCome(name.Card)
	default:
		return CardName(w.Scenario, w.State, name.Card)
	}
}

// tokenToCome names a token that is not made yet.
func (w Words) tokenToCome(id board.CardID) string {
	for i := range w.Scenario.Steps {
		for _, m := range w.Scenario.Steps[i].Manual {
			switch {
			case m.Token != id:
			case m.Card != (scenario.CardName{}):
				return "the token copy of " + w.Named(m.Card)
			default:
				return "the token " + w.Printed(board.Print(m.N))
			}
		}
	}
	return "the " + ordinal(int(id)-len(w.Scenario.Setup.Cards)) + " token"
}

// namedAbility names an ability as a step means it, of a card; nil means the only one
// that fits.
func (w Words) namedAbility(name *scenario.AbilityName, of scenario.CardName) string {
	has := w.Named(of)
	switch {
	case name == nil:
		return "the ability of " + has
	case name.Keyword.Name != "" && name.Keyword.X != 0:
		return name.Keyword.Name + " " + strconv.Itoa(name.Keyword.X) + " of " + has
	case name.Keyword.Name != "":
		return name.Keyword.Name + " of " + has
	case name.On != board.Unknown:
		return "ability " + strconv.Itoa(name.Paragraph) + " of " + w.Printed(name.On) + " of " + has
	default:
		if said := w.saidOfParagraph(of, name.Paragraph); said != "" {
			return "“" + said + "” of " + has
		}
		return "ability " + strconv.Itoa(name.Paragraph) + " of " + has
	}
}

// saidOfParagraph says shortly what a paragraph of a card says; "" where there are no words
// for it, or it isn't known which card that is.
func (w Words) saidOfParagraph(of scenario.CardName, paragraph int) string {
	place := scenario.AbilityPlace{Print: of.Print, Paragraph: paragraph}
	if c := of.Card; c != 0 {
		if int(c) > w.State.CardCount() || w.Scenario.Hides(w.State, c) {
			return ""
		}
		place.Print = w.State.Print(c)
		if w.State.IsBoosted(c) {
			place.Side = 1
		}
	}
	printed := w.Scenario.Program.Card(place.Print)
	if printed == nil || place.Side >= len(printed.Faces) || paragraph > len(printed.Faces[place.Side].Abilities) ||
		of.Card == 0 && len(printed.Faces) > 1 {
		return ""
	}
	return shortly(w.Scenario, place)
}

// namedWay names the ability by which a card is played in a step.
func (w Words) namedWay(name *scenario.AbilityName) string {
	switch {
	case name.Keyword.Name != "":
		return "its " + name.Keyword.Name
	case name.On != board.Unknown:
		return "ability " + strconv.Itoa(name.Paragraph) + " of " + w.Printed(name.On)
	default:
		return "its ability " + strconv.Itoa(name.Paragraph)
	}
}

// choice words how a decision is answered.
func (w Words) choice(choice *scenario.Choice) string {
	player := w.Player(choice.Player)
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
func (w Words) candidates(chosen []scenario.Chosen) []string {
	names := make([]string, len(chosen))
	for i := range chosen {
		names[i] = w.candidate(&chosen[i])
	}
	return names
}

func (w Words) candidate(chosen *scenario.Chosen) string {
	switch {
	case chosen.Area != board.NoArea:
		return w.Area(chosen.Area)
	case chosen.Which != nil:
		return w.namedAbility(chosen.Which, chosen.Card)
	case chosen.Card != (scenario.CardName{}):
		return w.Named(chosen.Card)
	}
	p := scenario.PhraseOf(chosen.Text)
	if player, found := w.Scenario.Names.Player(p.Text); found {
		return w.Player(player)
	}
	if word, found := p.After("word"); found {
		return "“" + word.Text + "”"
	}
	if part, found := p.After("cost"); found {
		return "part " + part.Text + " of the cost"
	}
	if of, found := p.After("replacement"); found {
		if name, isOf := of.After("of"); isOf {
			of = name
		}
		if c, err := w.Scenario.ParseCard(of); err == nil {
			return "the replacement of " + w.Named(c)
		}
	}
	return p.Text
}

// learned words what Chance decides.
func (w Words) learned(fact *scenario.ChanceFact) string {
	which := "the top card of "
	if fact.Zone == board.Hand {
		which = "a card in "
	}
	return which + PileName(w.Player(fact.Player), fact.Zone) + " is " + w.Printed(fact.Print)
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
func (w Words) manual(m *scenario.Manual) string {
	player, c := w.Player(m.Player), w.Named(m.Card)
	if done, found := doneByHand[m.Kind]; found {
		return c + " " + done
	}
	at, who := "", ""
	if m.Area != board.NoArea {
		at = " at " + w.Area(m.Area)
	}
	if m.Player != board.NoPlayer {
		who = " for " + player
	}
	switch m.Kind {
	case board.CardDrawn:
		return player + " draws a card"
	case board.CardMoved:
		return c + " is moved to " + w.Area(m.Area)
	case board.CardSent:
		return c + " is sent to " + w.Area(m.Area)
	case board.ControlGained:
		return player + " gains control of " + c
	case board.CardAttached:
		return c + " becomes attached to " + w.Named(m.Host)
	case board.CardEntersPlay:
		text := c + " enters play" + at + who
		if m.Host != (scenario.CardName{}) {
			text += " attached to " + w.Named(m.Host)
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
			return c + " loses " + Count(-m.N, kind)
		}
		return c + " gets " + Count(m.N, kind)
	case board.TokenMade:
		if m.Card != (scenario.CardName{}) {
			return "a token copy of " + c + " enters play" + at + who
		}
		return "the token " + w.Printed(board.Print(m.N)) + " enters play" + at + who
	case board.ScoreSet:
		return player + "’s score becomes " + strconv.Itoa(m.N)
	default:
		return player + " has " + Count(m.N, "action token") + " from now on"
	}
}
