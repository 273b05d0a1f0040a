package playing

import (
	"fmt"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// ConfrontingAt is how the players stand with confronting the Problem at an area.
type ConfrontingAt struct {
	Area    board.AreaID
	Problem board.CardID
	Players []ConfrontingBy // by seat
}

// ConfrontingBy is what a Problem asks of one player now, what they have there, and
// what else keeps them from confronting it. On the other player's turn it says whether
// they could confront it too, which makes a faceoff of it (611.4).
type ConfrontingBy struct {
	Player board.Player
	// Owners says that the requirements for the Problem's owner count for this player;
	// if not, those for the owner's opponents do (611.2).
	Owners     bool
	Needs      []ConfrontNeed
	Met        bool   // all of them together (611.3)
	Can        bool   // and nothing else keeps the player from confronting it
	Confronted bool   // the player has confronted it this turn
	Cost       int    // in action tokens, which text asks for (508.1)
	Others     []Said // what else matters, in words: a Troublemaker that is there, a card that says so
}

// ConfrontNeed is one requirement of a Problem with what a player has for it: power
// that can meet it and that no requirement before it takes; for wild, the excess of the
// others too (611.3d).
type ConfrontNeed struct {
	Kind  card.RequirementKind
	Color card.Color // of OfColor and NotColor
	Have  int
	Need  int
	Met   bool
	Rule  string
}

// String words it as the table does: "wild 5/4", "not blue 2/1".
func (n ConfrontNeed) String() string {
	of := "wild"
	switch n.Kind {
	case card.OfColor:
		of = n.Color.String()
	case card.NotColor:
		of = "not " + n.Color.String()
	case card.Unreadable:
		of = "unreadable"
	}
	return fmt.Sprintf("%s %d/%d", of, n.Have, n.Need)
}

// Said is a statement in words, with the rule behind it and the card that it is about.
type Said struct {
	Text  string
	Rule  string
	Card  board.CardID // 0 if it is about none
	Short string       // where there is little room; "" for none
}

// Confronting tells of each Problem in play how the players stand with confronting it,
// as the engine counts it.
func Confronting(s *scenario.Scenario, state *board.State) []ConfrontingAt {
	g := engine.Resume(state, nil)
	var all []ConfrontingAt
	for _, a := range state.Areas() {
		at := ConfrontingAt{Area: a, Problem: state.Problem(a)}
		if at.Problem == 0 {
			continue
		}
		for p := range board.Player(state.Players()) {
			at.Players = append(at.Players, confronting(wording.Words{Scenario: s, State: state, Now: true}, g, p, a))
		}
		all = append(all, at)
	}
	return all
}

// confronting tells how one player stands with one Problem.
func confronting(w wording.Words, g *engine.Game, p board.Player, a board.AreaID) ConfrontingBy {
	to, _ := g.ToConfront(p, a)
	by := ConfrontingBy{Player: p, Owners: to.Owners, Met: to.Met, Can: to.Can, Confronted: to.Confronted,
		Cost: to.Cost}
	for _, n := range to.Needs {
		need := ConfrontNeed{Kind: n.Kind, Color: n.Color, Have: n.Have, Need: n.Power, Met: n.Met,
			Rule: rule.R611_3.String()}
		switch n.Kind {
		case card.NotColor:
			need.Rule = rule.R611_3c.String()
		case card.Wild:
			need.Rule = rule.R611_3d.String()
		}
		by.Needs = append(by.Needs, need)
	}
	say := func(text string, n rule.Number, about board.CardID) {
		by.Others = append(by.Others, Said{Text: text, Rule: n.String(), Card: about})
	}
	name := func(c board.CardID) string { return w.Card(board.Ref{Card: c}) }
	if t := to.Troublemaker; t != 0 {
		say(name(t)+" is there: "+w.Player(p)+" can’t confront", rule.R611_3e, t)
		by.Others[len(by.Others)-1].Short = name(t) + ": no"
	}
	if to.Asks != 0 {
		say("What "+name(to.Asks)+" asks for besides isn’t so", rule.R611_3, to.Asks)
	}
	if to.Forbids != 0 {
		say(wording.Capitalized(name(to.Forbids))+" keeps "+w.Player(p)+" from confronting", rule.R104_2, to.Forbids)
	}
	if to.Cost > 0 {
		say("Confronting costs "+wording.Count(to.Cost, "action token"), rule.R508_1, 0)
	}
	if to.MetBy != 0 {
		say(wording.Capitalized(name(to.MetBy))+" says that "+w.Player(p)+" meets it", rule.R611_3, to.MetBy)
	}
	if to.Nobody {
		say(w.Player(p)+" has no characters there", rule.R611_3, 0)
	}
	if to.Limited {
		say(fmt.Sprintf("At most %s contribute", wording.Count(to.Most, "character")), rule.R611_3a, to.Problem)
	}
	return by
}
