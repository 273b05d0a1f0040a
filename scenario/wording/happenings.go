package wording

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// happenings words events, by what happens; %s stands for the cards.
var happenings = map[ability.Op]string{
	ability.EntersPlay: "entering play of %s", ability.LeavesPlay: "leaving play of %s", ability.Played: "playing %s",
	ability.Moved: "moving %s", ability.MovedAsAction: "moving %s as an action", ability.Sent: "sending %s",
	ability.SentForLosing:  "sending home for a lost faceoff of %s",
	ability.RetiredAtLimit: "retiring beyond the home limit of %s",
	ability.BonusScored:    "scoring the bonus of %s", ability.ScoredByDefeat: "scoring for the defeat of %s",
	ability.PlayedLast:  "playing %s as the last card in hand",
	ability.TakesAction: "taking an action", ability.MadeToDiscard: "being made to discard %s",
	ability.EntersDiscards: "arrival in a discard pile of %s",
	ability.LeavesArea:     "leaving its area of %s",
	ability.Rallied:        "rallying %s", ability.ActivatedAbility: "activating an ability of %s",
	ability.ActivatedToTurnOver: "activating to turn over %s",
	ability.Dismissed:           "dismissing %s",
	ability.Retired:             "retiring %s", ability.Banished: "banishing %s", ability.Discarded: "discarding %s",
	ability.Drawn: "drawing %s", ability.Revealed: "revealing %s",
	ability.Flipped: "flipping %s", ability.EntersHand: "arrival in a hand of %s",
	ability.Exhausted: "exhausting %s", ability.Readied: "readying %s", ability.Frightened: "frightening %s",
	ability.Unfrightened: "unfrightening %s", ability.TurnedOver: "turning over %s", ability.Uncovered: "uncovering %s",
	ability.Solved: "solving %s", ability.Replaced: "replacing %s", ability.Challenged: "challenging %s",
	ability.Defeated:       "defeating %s",
	ability.TurnedFaceDown: "turning %s face-down", ability.TurnedFaceUp: "turning %s face-up",
	ability.CutieMarked: "Cutie Marking %s", ability.CountersPut: "putting counters on %s",
	ability.CountersRemoved: "removing counters from %s",
	ability.PlacedOnTop:     "putting %s on top of a deck",
	ability.PlacedOnBottom:  "putting %s on the bottom of a deck",
	ability.TokensGained:    "gaining action tokens", ability.TokensPaid: "paying action tokens",
	ability.TokensLost:    "losing action tokens",
	ability.FaceoffStarts: "start of a faceoff", ability.FaceoffEnds: "end of a faceoff",
	ability.FaceoffWon:  "winning a faceoff",
	ability.FaceoffLost: "losing a faceoff", ability.Confronted: "confronting", ability.PointsScored: "scoring points",
}

// event words an event: "playing a card by Avery", "the end of the turn".
func (s said) event(n *ability.Node) string {
	by, cards, where := "", "a card", ""
	for i, p := range n.Op.Entry().Params {
		switch arg := n.Arg(i); {
		case arg == nil:
		case p.Kind == ability.Player:
			by = s.value(arg)
		case p.Kind == ability.Area && p.Name == "to" && arg.Op == ability.Home && arg.Of() == nil:
			where += " home"
		case p.Kind == ability.Area && p.Name != "area": // that is in the words already
			where += " " + p.Name + " " + s.place(arg)
		case p.Kind == ability.Cards:
			cards = s.value(arg)
		}
	}
	switch n.Op {
	case ability.Or:
		return s.event(n.Arg(0)) + " or " + s.event(n.Arg(1))
	case ability.OneOrMore:
		return s.event(n.Event())
	case ability.Where:
		return s.event(n.Event()) + s.where(n.Condition())
	case ability.StartOf, ability.EndOf, ability.EndOfNext:
		moment := "the end of "
		if n.Op == ability.StartOf {
			moment = "the start of "
		}
		time := timeSaid(n.Time())
		if n.Op == ability.EndOfNext {
			time = "next " + time
		}
		if by != "" {
			return moment + by + "’s " + time
		}
		return moment + "the " + time
	}
	what, ok := happenings[n.Op]
	switch {
	case !ok:
		return s.notated(n)
	case strings.Contains(what, "%s"):
		what = fmt.Sprintf(what, cards)
	}
	what += where
	if by != "" && by != everyone {
		what += " by " + by
	}
	return what
}

// place words an area: "Blake’s Problem", "a Problem", "home".
func (s said) place(n *ability.Node) string {
	switch {
	case n.Slot != 0:
		return s.value(n)
	case n.Op == ability.Here:
		return "the area of " + s.Card(s.this)
	case n.Op == ability.AreaOf:
		return "the area of " + s.value(n.Cards())
	case n.Op == ability.ItsProblem:
		return "the Problem of " + s.value(n.Cards())
	case n.Op == ability.ProblemOf:
		return s.value(n.Of()) + "’s Problem"
	case n.Op == ability.Home && n.Of() != nil:
		return s.value(n.Of()) + "’s home"
	case n.Op == ability.Home:
		return "home"
	case n.Op == ability.AnyProblem:
		return "a Problem"
	case n.Op == ability.AnyHome:
		return "a home"
	}
	return s.notated(n)
}

// everyone are all players.
const everyone = "all players"

// where words the condition of an event: " during the Ready Phase".
func (s said) where(n *ability.Node) string {
	if n.Op != ability.During {
		return ", where " + s.notated(n)
	}
	return " " + s.during(n)
}

// during words a time at which it is so: "during the Ready Phase", "during Blake’s Ready Phase".
func (s said) during(n *ability.Node) string {
	if n.By() != nil {
		return "during " + s.value(n.By()) + "’s " + timeSaid(n.Time())
	}
	return "during the " + timeSaid(n.Time())
}

// timeSaid names a time: "turn", "Main Phase".
func timeSaid(n *ability.Node) string {
	time := spaced(n.Op.String())
	if slices.Contains([]ability.Op{ability.Turn, ability.Faceoff, ability.Phase}, n.Op) {
		return strings.ToLower(time)
	}
	return time
}
