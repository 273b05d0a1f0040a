package wording

import (
	"fmt"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// DescribeExpectation words what is expected: "Blake wins the faceoff", "Avery can’t
// draw a card, because a priority window is open".
func DescribeExpectation(s *scenario.Scenario, state *board.State, e *scenario.Expectation) string {
	return Words{Scenario: s, State: state}.expectation(e)
}

func (w Words) expectation(e *scenario.Expectation) string {
	switch {
	case e.Subject != nil:
		value := e.Value
		if e.Card != 0 {
			value = w.Named(scenario.CardName{Card: e.Card})
		}
		return w.Fact(e.Subject, value)
	case e.Cited != 0:
		return fmt.Sprintf("the trail cites %s", e.Cited)
	case e.NotCited != 0:
		return fmt.Sprintf("the trail does not cite %s", e.NotCited)
	case e.Legal != nil:
		does := w.meant(e.Legal)
		return w.Player(e.Legal.Player) + " can " + does.verb + " " + does.rest
	case e.Illegal != nil:
		does := w.meant(e.Illegal)
		text := w.Player(e.Illegal.Player) + " can’t " + does.verb + " " + does.rest
		switch {
		case len(e.Because) > 0:
			return text + ", because " + series(reasons(e.Because))
		case len(e.AnyOf) > 0:
			return text + ", among others because " + strings.Join(reasons(e.AnyOf), " or ")
		}
		return text
	default:
		return w.offered(e.Candidates)
	}
}

// offered words what a decision must offer.
func (w Words) offered(c *scenario.Candidates) string {
	var parts []string
	switch among := w.candidates(c.Among); {
	case c.Exactly && len(among) == 0:
		parts = append(parts, "there is nothing to choose from")
	case c.Exactly:
		parts = append(parts, "to be chosen from: "+series(among)+", and nothing else")
	case len(among) > 0:
		parts = append(parts, "among what can be chosen: "+series(among))
	}
	if len(c.NotAmong) > 0 {
		parts = append(parts, "not to be chosen: "+series(w.candidates(c.NotAmong)))
	}
	if c.AtMost >= 0 {
		parts = append(parts, fmt.Sprintf("at most %d of them", c.AtMost))
	}
	return strings.Join(parts, "; ")
}

// reasonWords says of each reason for a refusal what is the case then.
var reasonWords = map[engine.Code]string{
	engine.NoPriority: "it is not for that player to act", engine.NotTurnPlayer: "it is not that player’s turn",
	engine.NotMainPhase: "it is not the Main Phase", engine.WindowOpen: "a priority window is open",
	engine.NotEnoughTokens: "there are too few action tokens", engine.CardNotInHand: "the card is not in hand",
	engine.WrongType: "the card is of another type", engine.TextNeeded: "it takes text that is not read yet",
	engine.PlayRequirementNotMet: "a play requirement is not met", engine.NoAreaGiven: "it is not said where to",
	engine.WrongArea: "it can’t enter play there", engine.NotInPlay: "the card is not in play",
	engine.NotControlled: "somebody else controls the card", engine.AlreadyThere: "the card is there already",
	engine.OtherHome: "it is somebody else’s home", engine.Frightened: "the card is frightened",
	engine.NotFrightened: "the card is not frightened", engine.DeckEmpty: "the draw deck is empty",
	engine.LoopEnded: "it would continue a loop", engine.OutsideTiming: "its timing phrase doesn’t fit",
	engine.NothingToReactTo: "there is nothing to react to", engine.AlreadyReacted: "it has been used for that",
	engine.AlreadyUsed:   "it has been used as often as it may be",
	engine.NoSuchAbility: "the card has no such ability", engine.WayNotGiven: "it is not said in which way",
	engine.NoSuchHost: "it can’t be played on that card", engine.PlayOnlyIfUnmet: "its condition is not met",
	engine.CostNotPayable: "its cost can’t be paid", engine.ForbiddenByCard: "something forbids it",
	engine.NothingToDo: "nothing of it can be done", engine.CannotBeCompleted: "it can’t be completed",
}

// faultWords says of each fault of a deck what is wrong.
var faultWords = map[engine.DeckCode]string{
	engine.ManeCount: "not one Mane Character", engine.DrawDeckTooSmall: "too few cards in the draw deck",
	engine.WrongInDrawDeck: "a card that a draw deck can’t include", engine.TooManyCopies: "too many copies of a card",
	engine.ProblemDeckCount: "another number of cards in the Problem deck",
	engine.TooManyProblems:  "too many copies of a Problem",
	engine.NotAProblem:      "a card in the Problem deck that is no Problem",
	engine.NoStartProblem:   "no Starting Problem",
}

// faults words the faults of a deck that a value lists.
func faults(value string) []string {
	var all []string
	for _, code := range strings.Split(value, ", ") {
		all = append(all, faultWords[engine.DeckCode(code)])
	}
	return all
}

func reasons(codes []engine.Code) []string {
	all := make([]string, len(codes))
	for i, code := range codes {
		all[i] = reasonWords[code]
	}
	return all
}

// Fact states that a subject has a value, which is given as [Sandbox.Value] gives it.
func (w Words) Fact(subject *scenario.Subject, value string) string {
	switch subject.Kind {
	case scenario.ProblemAt, scenario.FaceoffWinner, scenario.TotalOf, scenario.TotalNow, scenario.GameWinner,
		scenario.AllScores, scenario.PriorityOf, scenario.WindowNow, scenario.TurnOf, scenario.DeciderNow:
		return w.factOfGame(subject, value)
	case scenario.PlayerScore, scenario.PlayerTokens, scenario.PlayerHand, scenario.PlayerDeck, scenario.PlayerDiscard,
		scenario.PlayerDeckList, scenario.HomeLimitOf, scenario.PlayerSees:
		return w.factOfPlayer(subject, value)
	default:
		return w.factOfCard(subject, value)
	}
}

// playerCalled names the player whom a value names by letter; other words stay.
func (w Words) playerCalled(value string) string {
	if p, found := w.Scenario.Names.Player(value); found {
		return w.Player(p)
	}
	return value
}

// number puts a number before what it counts.
func number(value, one string) string {
	if value == "1" {
		return "1 " + one
	}
	return value + " " + one + "s"
}

func (w Words) factOfPlayer(subject *scenario.Subject, value string) string {
	player := w.Player(subject.Player)
	switch subject.Kind {
	case scenario.PlayerScore:
		return player + " has " + number(value, "point")
	case scenario.PlayerTokens:
		return player + " has " + number(value, "action token")
	case scenario.PlayerHand:
		return number(value, "card") + " in " + PileName(player, board.Hand)
	case scenario.PlayerDeck:
		return number(value, "card") + " in " + PileName(player, board.DrawDeck)
	case scenario.PlayerDiscard:
		return number(value, "card") + " in " + PileName(player, board.DiscardPile)
	case scenario.PlayerDeckList:
		if value == scenario.LegalDeck {
			return player + "’s deck is legal"
		}
		return player + "’s deck is not legal: " + series(faults(value))
	case scenario.HomeLimitOf:
		if value == "none" {
			return player + " has no home limit"
		}
		return player + "’s home limit is " + value
	default:
		if value == "yes" {
			return player + " may know what " + w.Named(subject.Card) + " is"
		}
		return player + " may not know what " + w.Named(subject.Card) + " is"
	}
}

func (w Words) factOfGame(subject *scenario.Subject, value string) string {
	player := w.Player(subject.Player)
	none := value == "none" || value == "none yet" || value == "nobody"
	switch subject.Kind {
	case scenario.ProblemAt:
		dilemma := board.DilemmaOf(w.State.Players(), subject.Area)
		switch {
		case none && dilemma != 0:
			return "there is no Problem at " + w.Area(subject.Area)
		case none:
			return w.Player(w.State.AreaOwner(subject.Area)) + " has no Problem in play"
		case dilemma != 0:
			return "the Problem at " + w.Area(subject.Area) + " is " + value
		}
		return w.Area(subject.Area) + " is " + value
	case scenario.FaceoffWinner:
		if value == "none yet" {
			return "no faceoff has been won yet"
		}
		return w.playerCalled(value) + " wins the faceoff"
	case scenario.TotalOf:
		if none {
			return player + "’s power total has not been compared yet"
		}
		return player + "’s power total is " + value
	case scenario.TotalNow:
		if none {
			return player + " has no power total now"
		}
		return player + "’s power total is " + value + " now"
	case scenario.GameWinner:
		switch value {
		case "none yet":
			return "nobody has won the game yet"
		case "draw":
			return "the game is a draw"
		case "stopped":
			return "the game is stopped without a result"
		}
		return w.playerCalled(value) + " wins the game"
	case scenario.AllScores:
		return "the scores are " + value
	case scenario.PriorityOf:
		return w.playerCalled(value) + " has priority"
	case scenario.WindowNow:
		if none {
			return "no priority window is open"
		}
		window, _ := engine.ParseWindow(value)
		return "the window that is open is: " + WindowName(window)
	case scenario.TurnOf:
		return "it is " + w.playerCalled(value) + "’s turn"
	default:
		who, why, found := strings.Cut(value, " ")
		if !found {
			return "nobody has anything to choose"
		}
		return w.playerCalled(who) + " has to choose, by rule " + why
	}
}

func (w Words) factOfCard(subject *scenario.Subject, value string) string {
	c := w.Named(subject.Card)
	none := value == "none"
	switch subject.Kind {
	case scenario.CardAt:
		if area, found := w.Scenario.Names.Area(value); found {
			return c + " is at " + w.Area(area)
		}
		return c + " is " + value
	case scenario.CardIn:
		return c + " is " + w.inZone(subject.Card, value)
	case scenario.CardPower:
		if none {
			return c + " has no power"
		}
		return c + " has power " + value
	case scenario.CardTraits:
		return c + has("trait", value)
	case scenario.CardKeywords:
		return c + has("keyword", value)
	case scenario.CardCounters:
		if subject.Word != "" {
			return c + " has " + number(value, subject.Word+" counter")
		}
		return "the power counters on " + c + " make " + value
	case scenario.CardController:
		if none {
			return "nobody controls " + c
		}
		return w.playerCalled(value) + " controls " + c
	case scenario.CardHost:
		if none {
			return c + " is attached to nothing"
		}
		return c + " is attached to " + value
	case scenario.CardBeneath:
		if none {
			return c + " is beneath nothing"
		}
		return c + " is beneath " + value
	case scenario.CardSide:
		if none {
			return c + " has no Start side"
		}
		return c + " has its " + Capitalized(value) + " side up"
	case scenario.CardPlace:
		switch value {
		case "none":
			return c + " is in no deck"
		case "unknown":
			return "nobody knows where in its deck " + c + " is"
		case "1":
			return c + " is the top card of its deck"
		}
		return c + " is card " + value + " of its deck, from the top"
	case scenario.CardMarked:
		if value == scenario.OptionWords[board.YesOption] {
			return c + " is Cutie Marked"
		}
		return c + " is not Cutie Marked"
	case scenario.CardBonus:
		return c + " has a bonus of " + value
	case scenario.CardPoints:
		return c + " is worth " + number(value, "point")
	default: // how it is, or its colors
		return c + " is " + value
	}
}

// has words the traits or keywords that a card has.
func has(what, value string) string {
	switch {
	case value == "none":
		return " has no " + what
	case strings.Contains(value, ","):
		return " has the " + what + "s " + value
	default:
		return " has the " + what + " " + value
	}
}

// inZone says in which zone a card is: of its owner, if it is known which card it is.
func (w Words) inZone(name scenario.CardName, value string) string {
	for z := range board.ZoneCount + 1 {
		if zone := board.Zone(z); zone.String() == value {
			if name.Card != 0 && int(name.Card) <= w.State.CardCount() {
				return w.in(w.State.Owner(name.Card), zone)
			}
			if zone == board.Play {
				return "in play"
			}
			return "in its owner’s " + pileName(zone)
		}
	}
	return value
}
