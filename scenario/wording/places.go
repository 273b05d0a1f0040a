package wording

import (
	"fmt"
	"slices"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// Every place has one name, wherever it is named: in the trail, among options, in
// reasons, at the table and in setting up.

// HomeName names a player's home: "Avery’s home".
func HomeName(player string) string { return player + "’s home" }

// ProblemName names a player's Problem as a place: "Avery’s Problem".
func ProblemName(player string) string { return player + "’s Problem" }

// DilemmaName names the area of a player's Dilemma: "Blake’s Dilemma Last Chance".
func DilemmaName(player, dilemma string) string { return player + "’s Dilemma " + dilemma }

// PileName names a zone of a player's own: "Avery’s hand", "Blake’s discard pile".
func PileName(player string, zone board.Zone) string { return player + "’s " + pileName(zone) }

// pileName names a zone that each player has.
func pileName(zone board.Zone) string {
	switch zone {
	case board.ProblemDeck:
		return "Problem deck"
	case board.Banished:
		return "banished cards"
	case board.Flip:
		return "flipped cards"
	default:
		return zone.String()
	}
}

// AreaName names an area: "Avery’s home", "Avery’s Problem", "Blake’s Dilemma Last
// Chance".
func AreaName(s *scenario.Scenario, state *board.State, a board.AreaID) string {
	return Words{Scenario: s, State: state}.Area(a)
}

func (w Words) Area(a board.AreaID) string {
	dilemma := board.DilemmaOf(w.State.Players(), a)
	switch {
	case a&board.CeasedArea != 0:
		return "an area that has ceased to exist"
	case a == board.NoArea || int(dilemma) > w.State.CardCount():
		return "no area"
	}
	owner := w.Player(w.State.AreaOwner(a))
	switch {
	case dilemma != 0: // its owner stays the same, also once it has left play
		return DilemmaName(w.Player(w.State.Owner(dilemma)), scenario.PrintedName(w.State, dilemma))
	case w.State.AreaKind(a) == board.Home:
		return HomeName(owner)
	default:
		return ProblemName(owner)
	}
}

// in says in which zone something of a player's is: "in Avery’s discard pile", "among
// Blake’s banished cards", "in play".
func (w Words) in(owner board.Player, zone board.Zone) string {
	switch zone {
	case board.Play:
		return "in play"
	case board.Queue:
		return "in the queue"
	case board.OutOfGame:
		return "out of the game"
	case board.Banished, board.Flip:
		return "among " + PileName(w.Player(owner), zone)
	default:
		return "in " + PileName(w.Player(owner), zone)
	}
}

// Where says where a card is: "at Avery’s home", "in Blake’s hand".
func (w Words) Where(c board.CardID) string {
	if w.State.Zone(c) == board.Play {
		return "at " + w.Area(w.State.Area(c))
	}
	return w.in(w.State.Owner(c), w.State.Zone(c))
}

// CardName gives a card's full printed name, or "an unknown card". Where several
// cards of the game have that name, it says which is meant, and always the same way:
// by its owner, and its number among the owner's if there are several.
func CardName(s *scenario.Scenario, state *board.State, c board.CardID) string {
	name := s.PrintedName(state, c)
	switch {
	case s.Hides(state, c):
		return scenario.AnUnknownCard
	case s.ToldPrint(state, c) == board.Unknown:
		return name
	}
	same := namesakes(s, state, c)
	if len(same) < 2 {
		return name
	}
	owner := state.Owner(c)
	own := slices.DeleteFunc(same, func(other board.CardID) bool { return state.Owner(other) != owner })
	number := ""
	if len(own) > 1 {
		number = ordinal(slices.Index(own, c)+1) + " "
	}
	return s.Names.PlayerName(owner) + "’s " + number + name
}

// CardNow names a card as it is now: where several have its name, by where and how it
// is: "Holly Dash, Flighty Filly at Avery’s home", "the exhausted Holly Dash, Flighty
// Filly at Avery’s home", "the first Dig Deep in Avery’s hand". Of these the one in the
// queue is just called by its name.
func CardNow(s *scenario.Scenario, state *board.State, c board.CardID) string {
	w, name := Words{Scenario: s, State: state}, scenario.PrintedName(state, c)
	switch {
	case s.Hides(state, c):
		return scenario.AnUnknownCard + " " + w.Where(c)
	case state.Print(c) == board.Unknown || state.Zone(c) == board.Queue:
		return name
	}
	group := slices.DeleteFunc(namesakes(s, state, c), func(other board.CardID) bool {
		return other != c && state.Zone(other) == board.OutOfGame // a token that was
	})
	if len(group) < 2 {
		return name
	}
	where := w.Where(c)
	group = slices.DeleteFunc(group, func(other board.CardID) bool { return w.Where(other) != where })
	whose, how := "the ", ""
	if state.Zone(c) == board.Play {
		controller := func(c board.CardID) string { return w.Player(state.Controller(c)) + "’s " }
		if alike := having(group, c, controller); len(alike) < len(group) {
			group, whose = alike, controller(c)
		}
		if alike := having(group, c, w.Condition); len(alike) < len(group) {
			group, how = alike, w.Condition(c)+" "
		}
	}
	which := ""
	if len(group) > 1 {
		which = ordinal(slices.Index(group, c)+1) + " "
	}
	if whose == "the " && which == "" && how == "" {
		whose = ""
	}
	return whose + which + how + name + " " + where
}

// having picks the cards of which something is the same as of one of them.
func having(cards []board.CardID, c board.CardID, what func(board.CardID) string) []board.CardID {
	return slices.DeleteFunc(slices.Clone(cards), func(other board.CardID) bool { return what(other) != what(c) })
}

// namesakes lists the cards with the name that is printed on a card, itself among
// them, but those that whoever looks may not know now.
func namesakes(s *scenario.Scenario, state *board.State, c board.CardID) []board.CardID {
	var same []board.CardID
	print, name := s.ToldPrint(state, c), s.PrintedName(state, c)
	for other := board.CardID(1); int(other) <= state.CardCount(); other++ {
		known := other == c || s.Shows(state, other)
		if known && (s.ToldPrint(state, other) == print || s.PrintedName(state, other) == name) {
			same = append(same, other)
		}
	}
	return same
}

// ordinals are the first few.
var ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}

// ordinal says which of several: "first", "11th".
func ordinal(n int) string {
	switch {
	case n >= 1 && n <= len(ordinals):
		return ordinals[n-1]
	case n%10 == 1 && n%100 != 11:
		return fmt.Sprintf("%dst", n)
	case n%10 == 2 && n%100 != 12:
		return fmt.Sprintf("%dnd", n)
	case n%10 == 3 && n%100 != 13:
		return fmt.Sprintf("%drd", n)
	default:
		return fmt.Sprintf("%dth", n)
	}
}

// Condition words how a card in play is: frightened and face-down cards are
// neither ready nor exhausted (504.2).
func (w Words) Condition(c board.CardID) string {
	s := w.State
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
