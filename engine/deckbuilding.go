package engine

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Deckbuilding (101).

// The limits of deckbuilding.
const (
	MinimumDrawDeck  = 45 // cards in a draw deck (101.1)
	MaximumCopies    = 3  // of a card with the same name in a draw deck (101.2)
	ProblemDeckSize  = 10 // cards in a Problem deck (101.3)
	MaximumProblems  = 2  // copies of a Problem with the same name (101.3a)
	ManesInPlay      = 1  // Mane Characters that a player starts with (102.1)
	StartingProblems = 1  // Starting Problems, at least (101.3c)
)

// DeckLimits are what deckbuilding asks of decks, which limited play asks less of.
type DeckLimits struct {
	DrawDeck         int // cards in a draw deck, at least
	ProblemDeck      int // cards in a Problem deck, neither more nor fewer
	StartingProblems int // of them, at least
	// AnyNumber reports whether any number of copies of a Problem may be in a
	// Problem deck; nil if of none.
	AnyNumber func(*card.Card) bool
}

// Constructed is what the rules ask of decks (101).
func Constructed() DeckLimits {
	return DeckLimits{DrawDeck: MinimumDrawDeck, ProblemDeck: ProblemDeckSize, StartingProblems: StartingProblems}
}

// DeckFault is one way in which a deck breaks the rules of deckbuilding. Have
// and Need are numbers of cards; Card is what it is about, nil for the deck as
// a whole.
type DeckFault struct {
	Code DeckCode
	Rule rule.Number
	Card *card.Card
	Have int
	Need int
}

// DeckCode names a fault of a deck. Codes are stable.
type DeckCode string

// The faults of decks.
const (
	ManeCount        DeckCode = "mane-count"          // not one Mane Character (102.1)
	DrawDeckTooSmall DeckCode = "draw-deck-too-small" // fewer than 45 cards (101.1)
	WrongInDrawDeck  DeckCode = "wrong-in-draw-deck"  // a card that a draw deck can't include (101.2)
	TooManyCopies    DeckCode = "too-many-copies"     // more than 3 copies by name (101.2)
	ProblemDeckCount DeckCode = "problem-deck-count"  // not exactly 10 cards (101.3)
	TooManyProblems  DeckCode = "too-many-problems"   // more than 2 copies by name (101.3a)
	NotAProblem      DeckCode = "not-a-problem"       // another card in the Problem deck (101.3b)
	NoStartProblem   DeckCode = "no-starting-problem" // no Starting Problem (101.3c)
)

// DeckCodes lists all faults of decks.
func DeckCodes() []DeckCode {
	return []DeckCode{ManeCount, DrawDeckTooSmall, WrongInDrawDeck, TooManyCopies, ProblemDeckCount, TooManyProblems,
		NotAProblem, NoStartProblem}
}

// CheckDeck gives every fault of a deck, each copy of a card listed by itself
// (101, 102.1); none if it is legal.
func CheckDeck(manes, draw, problems []*card.Card) []DeckFault {
	return Constructed().Check(manes, draw, problems)
}

// Check is CheckDeck with other limits. Each fault has the rule that gives the limit
// in constructed play.
func (l DeckLimits) Check(manes, draw, problems []*card.Card) []DeckFault {
	var faults []DeckFault
	add := func(code DeckCode, why rule.Number, c *card.Card, have, need int) {
		faults = append(faults, DeckFault{code, why, c, have, need})
	}
	if len(manes) != ManesInPlay {
		add(ManeCount, rule.R102_1, nil, len(manes), ManesInPlay)
	}
	if len(draw) < l.DrawDeck {
		add(DrawDeckTooSmall, rule.R101_1, nil, len(draw), l.DrawDeck)
	}
	for _, copies := range byName(draw) {
		c := copies[0]
		if t := c.Faces[0].Type; c.Token || t == card.ManeCharacter || t == card.ProblemType {
			add(WrongInDrawDeck, rule.R101_2, c, len(copies), 0)
		} else if len(copies) > MaximumCopies {
			add(TooManyCopies, rule.R101_2, c, len(copies), MaximumCopies)
		}
	}
	if len(problems) != l.ProblemDeck {
		add(ProblemDeckCount, rule.R101_3, nil, len(problems), l.ProblemDeck)
	}
	starting := 0
	for _, copies := range byName(problems) {
		c := copies[0]
		switch facts := c.Faces[0].Problem; {
		case c.Faces[0].Type != card.ProblemType:
			add(NotAProblem, rule.R101_3b, c, len(copies), 0)
			continue
		case facts != nil && facts.Starting:
			starting += len(copies)
		}
		if len(copies) > MaximumProblems && (l.AnyNumber == nil || !l.AnyNumber(c)) {
			add(TooManyProblems, rule.R101_3a, c, len(copies), MaximumProblems)
		}
	}
	if starting < l.StartingProblems {
		add(NoStartProblem, rule.R101_3c, nil, starting, l.StartingProblems)
	}
	return faults
}

// byName groups cards by their name (201.1), in the order in which the names
// first occur.
func byName(cards []*card.Card) [][]*card.Card {
	places := map[string]int{}
	var groups [][]*card.Card
	for _, c := range cards {
		name := c.Name()
		i, known := places[name]
		if !known {
			i = len(groups)
			places[name] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}
