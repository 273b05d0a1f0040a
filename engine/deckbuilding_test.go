package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/card"
)

func TestDecks(t *testing.T) {
	all := prints()
	of := func(print int, n int) []*card.Card { return slices.Repeat([]*card.Card{&all[print-1]}, n) }
	// Fifteen names, three copies each.
	draw := func() []*card.Card {
		var deck []*card.Card
		for i := range 15 {
			c := all[blueFriend-1]
			c.Faces = slices.Clone(c.Faces)
			c.Faces[0].Subtitle = string(rune('A' + i))
			deck = append(deck, &c, &c, &c)
		}
		return deck
	}
	problems := func() []*card.Card {
		var deck []*card.Card
		for i := range 5 {
			c := all[easyProblem-1]
			facts := *c.Faces[0].Problem
			facts.Starting = i == 0
			c.Faces = slices.Clone(c.Faces)
			c.Faces[0].Subtitle, c.Faces[0].Problem = string(rune('A'+i)), &facts
			deck = append(deck, &c, &c)
		}
		return deck
	}
	mane := of(int(maneBlue), 1)
	token := all[pinkFriend-1]
	token.Token = true
	tests := []struct {
		ruling                string
		manes, draw, problems []*card.Card
		want                  []DeckCode
	}{
		{"a legal deck", mane, draw(), problems(), nil},
		{"more than 45 cards are fine (101.1)", mane, append(draw(), of(int(pinkFriend), 3)...), problems(), nil},
		{"44 cards", mane, draw()[1:], problems(), []DeckCode{DrawDeckTooSmall}},
		{"4 copies (101.2)", mane, append(draw(), of(int(pinkFriend), 4)...), problems(), []DeckCode{TooManyCopies}},
		{"a Problem in the draw deck (101.2)", mane, append(draw(), of(int(easyProblem), 1)...), problems(),
			[]DeckCode{WrongInDrawDeck}},
		{"what a token is printed with (101.2)", mane, append(draw(), &token), problems(), []DeckCode{WrongInDrawDeck}},
		{"nine Problems (101.3)", mane, draw(), problems()[:9], []DeckCode{ProblemDeckCount}},
		{"3 copies of a Problem (101.3a)", mane, draw(), append(problems()[:7], of(int(hardProblem), 3)...),
			[]DeckCode{TooManyProblems}},
		{"a Friend in the Problem deck (101.3b)", mane, draw(), append(problems()[:9], of(int(blueFriend), 1)...),
			[]DeckCode{NotAProblem}},
		{"no Starting Problem (101.3c)", mane, draw(), append(problems()[2:], problems()[2:4]...),
			[]DeckCode{TooManyProblems, NoStartProblem}},
		{"no Mane Character (102.1)", nil, draw(), problems(), []DeckCode{ManeCount}},
		{"nothing at all: every fault", nil, nil, nil, []DeckCode{ManeCount, DrawDeckTooSmall, ProblemDeckCount,
			NoStartProblem}},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			var got []DeckCode
			for _, fault := range CheckDeck(test.manes, test.draw, test.problems) {
				got = append(got, fault.Code)
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("faults %v, want %v", got, test.want)
			}
		})
	}
}
