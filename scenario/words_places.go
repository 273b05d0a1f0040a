package scenario

import (
	"fmt"
	"slices"

	"canterlaw/engine/board"
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
func (s *Scenario) AreaName(state *board.State, a board.AreaID) string {
	return words{scenario: s, state: state}.area(a)
}

func (w words) area(a board.AreaID) string {
	dilemma := board.DilemmaOf(w.state.Players(), a)
	switch {
	case a == board.CeasedArea:
		return "an area that has ceased to exist"
	case a == board.NoArea || int(dilemma) > w.state.CardCount():
		return "no area"
	}
	owner := w.player(w.state.AreaOwner(a))
	switch {
	case dilemma != 0: // its owner stays the same, also once it has left play
		return DilemmaName(w.player(w.state.Owner(dilemma)), printedName(w.state, dilemma))
	case w.state.AreaKind(a) == board.Home:
		return HomeName(owner)
	default:
		return ProblemName(owner)
	}
}

// in says in which zone something of a player's is: "in Avery’s discard pile", "among
// Blake’s banished cards", "in play".
func (w words) in(owner board.Player, zone board.Zone) string {
	switch zone {
	case board.Play:
		return "in play"
	case board.Queue:
		return "in the queue"
	case board.OutOfGame:
		return "out of the game"
	case board.Banished, board.Flip:
		return "among " + PileName(w.player(owner), zone)
	default:
		return "in " + PileName(w.player(owner), zone)
	}
}

// where says where a card is: "at Avery’s home", "in Blake’s hand".
func (w words) where(c board.CardID) string {
	if w.state.Zone(c) == board.Play {
		return "at " + w.area(w.state.Area(c))
	}
	return w.in(w.state.Owner(c), w.state.Zone(c))
}

// CardName gives a card's full printed name, or "an unknown card". Where several
// cards of the game have that name, it says which is meant, and always the same way:
// by its owner, and its number among the owner's if there are several.
func (s *Scenario) CardName(state *board.State, c board.CardID) string {
	name := printedName(state, c)
	switch {
	case s.hides(state, c):
		return anUnknownCard
	case state.Print(c) == board.Unknown:
		return name
	}
	same := s.namesakes(state, c)
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
func (s *Scenario) CardNow(state *board.State, c board.CardID) string {
	w, name := words{scenario: s, state: state}, printedName(state, c)
	switch {
	case s.hides(state, c):
		return anUnknownCard + " " + w.where(c)
	case state.Print(c) == board.Unknown || state.Zone(c) == board.Queue:
		return name
	}
	group := slices.DeleteFunc(s.namesakes(state, c), func(other board.CardID) bool {
		return other != c && state.Zone(other) == board.OutOfGame // a token that was
	})
	if len(group) < 2 {
		return name
	}
	where := w.where(c)
	group = slices.DeleteFunc(group, func(other board.CardID) bool { return w.where(other) != where })
	whose, how := "the ", ""
	if state.Zone(c) == board.Play {
		controller := func(c board.CardID) string { return w.player(state.Controller(c)) + "’s " }
		if alike := having(group, c, controller); len(alike) < len(group) {
			group, whose = alike, controller(c)
		}
		if alike := having(group, c, w.condition); len(alike) < len(group) {
			group, how = alike, w.condition(c)+" "
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
func (s *Scenario) namesakes(state *board.State, c board.CardID) []board.CardID {
	var same []board.CardID
	name := printedName(state, c)
	for other := board.CardID(1); int(other) <= state.CardCount(); other++ {
		known := other == c || s.seer == nil || state.Sees(s.seer.player, other)
		if known && (state.Print(other) == state.Print(c) || printedName(state, other) == name) {
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
