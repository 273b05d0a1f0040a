package scenario

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
)

// Games with abilities: decks made at random of the cards whose text the engine
// runs, for measuring and for properties of the engine.

// MixedGame makes the game of a number: two legal decks drawn, with the number as the seed, from
// the cards of the library whose text the engine runs; those of the draw decks have abilities or
// keywords. Wanted cards, by their numbers, are preferred: if there are any, all cards are easy
// to play and all Problems easy to confront, so that what cards do comes up often. It is an
// error if the library has too few Problems for a deck; otherwise it fails as NewGameWithText
// does.
func MixedGame(lib *rulesdb.Library, number uint64, wanted map[string]bool) (*Scenario, error) {
	random := rand.New(rand.NewPCG(number, 1))
	avery, err := mixedDeck(lib, random, "mixed deck A", wanted)
	if err != nil {
		return nil, err
	}
	blake, err := mixedDeck(lib, random, "mixed deck B", wanted)
	if err != nil {
		return nil, err
	}
	return NewGameWithText(avery, blake)
}

// mixedDeck draws a legal deck (101).
func mixedDeck(lib *rulesdb.Library, random *rand.Rand, name string, wanted map[string]bool) (*decklist.Deck, error) {
	deck := &decklist.Deck{Name: name}
	prefer := func(cards []*rulesdb.Card) {
		slices.SortStableFunc(cards, func(a, b *rulesdb.Card) int {
			return isUnwanted(a, wanted) - isUnwanted(b, wanted)
		})
	}
	problems := shuffled(random, lib, func(c *rulesdb.Card) bool { return c.Faces[0].Type == card.ProblemType })
	prefer(problems)
	starting := 0
	for i, c := range problems {
		if c.Faces[0].Problem.Starting {
			starting = i
			break
		}
	}
	if len(problems) < engine.ProblemDeckSize/engine.MaximumProblems {
		return nil, fmt.Errorf("the library has %d Problems: too few for a deck", len(problems))
	}
	problems[0], problems[starting] = problems[starting], problems[0]
	manes := shuffled(random, lib, func(c *rulesdb.Card) bool {
		return c.Faces[0].Type == card.ManeCharacter && len(c.Faces) == 2
	})
	prefer(manes)
	deck.Cards = append(deck.Cards, decklist.Copies{Card: manes[0], Count: 1})
	for _, c := range problems[:engine.ProblemDeckSize/engine.MaximumProblems] {
		deck.Cards = append(deck.Cards, decklist.Copies{Card: c, Count: engine.MaximumProblems})
	}
	names := map[string]bool{}
	draw := shuffled(random, lib, func(c *rulesdb.Card) bool {
		t := c.Faces[0].Type
		return hasAbilities(c) && t != card.ManeCharacter && t != card.ProblemType && !c.Token
	})
	// Two colors, and cards of others only to fill up, so that play requirements
	// can be met.
	colors := manes[0].Faces[0].Colors | card.ColorsOf(card.AllColors()[random.IntN(len(card.AllColors()))])
	slices.SortStableFunc(draw, func(a, b *rulesdb.Card) int { return isOffColor(a, colors) - isOffColor(b, colors) })
	prefer(draw)
	for _, c := range draw {
		if len(names) == engine.MinimumDrawDeck/engine.MaximumCopies {
			break
		}
		if !names[c.Name()] {
			names[c.Name()] = true
			deck.Cards = append(deck.Cards, decklist.Copies{Card: c, Count: engine.MaximumCopies})
		}
	}
	if len(wanted) > 0 {
		for i := range deck.Cards {
			deck.Cards[i].Card = madeEasy(deck.Cards[i].Card)
		}
	}
	return deck, nil
}

// madeEasy gives a card without play requirements that costs an action token at most, or
// a Problem to confront which any character is enough.
func madeEasy(c *rulesdb.Card) *rulesdb.Card {
	easy := *c
	easy.Faces = slices.Clone(c.Faces)
	for i := range easy.Faces {
		f := &easy.Faces[i]
		f.PlayRequirements = nil
		if f.Cost != nil {
			cost := min(1, *f.Cost)
			f.Cost = &cost
		}
		if f.Problem != nil {
			p := *f.Problem
			p.Owner = []card.ConfrontRequirement{{Kind: card.Wild, Power: 1}}
			p.Opponent = p.Owner
			f.Problem = &p
		}
	}
	return &easy
}

// isUnwanted is 1 for a card that is not among those wanted, 0 for others.
func isUnwanted(c *rulesdb.Card, wanted map[string]bool) int {
	if wanted[c.Number] {
		return 0
	}
	return 1
}

// isOffColor is 1 for a card that asks for power of other colors to be played, 0
// for others.
func isOffColor(c *rulesdb.Card, colors card.Colors) int {
	for _, r := range c.Faces[0].PlayRequirements {
		if !colors.Has(r.Color) {
			return 1
		}
	}
	return 0
}

// shuffled gives the cards whose text runs that a condition is true of, one of each
// name, in an order drawn at random.
func shuffled(random *rand.Rand, lib *rulesdb.Library, fits func(*rulesdb.Card) bool) []*rulesdb.Card {
	var all []*rulesdb.Card
	names := map[string]bool{}
	for _, c := range lib.Cards {
		if c.TextRuns() && fits(c) && !names[c.Name()] {
			names[c.Name()] = true
			all = append(all, c)
		}
	}
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

func hasAbilities(c *rulesdb.Card) bool {
	for _, face := range c.Faces {
		if len(face.Abilities)+len(face.Keywords) > 0 {
			return true
		}
	}
	return false
}

// MixedDecks draws two legal decks with the number as the seed, as those of [MixedGame], each
// with the cards that are wanted by their numbers. It is an error if the library has too few
// Problems for a deck.
func MixedDecks(lib *rulesdb.Library, number uint64, wanted map[string]bool) (avery, blake *decklist.Deck, err error) {
	random := rand.New(rand.NewPCG(number, 3))
	if avery, err = mixedDeck(lib, random, "mixed deck A", wanted); err == nil {
		blake, err = mixedDeck(lib, random, "mixed deck B", wanted)
	}
	return avery, blake, err
}
