package cardtext

import (
	"strings"
	"testing"
)

// Words that the rules have and cards don't, and words that join sentences, are read as those
// that cards have; what isn't said is told.
func TestWordsOfTheRules(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, search your draw deck for a Zebra and put it into your hand, then shuffle " +
			"your draw deck.",
			"When(EntersPlay(This))\nit := Search(1, Trait(\"Zebra\") && In(DrawDeck, You))\nPutInHand(it)"},
		{"When this card enters play, draw a card, gain [1], and exhaust a Zebra, then shuffle your draw deck.",
			"When(EntersPlay(This))\nDraw()\nGain()\nit := Choose(1, Trait(\"Zebra\"))\nExhaust(it)\nShuffle()"},
		{"When this card enters play, draw a card; if you have a Zebra at home, gain [1].",
			"When(EntersPlay(This))\nDraw()\nif Any(Yours && Trait(\"Zebra\") && Home) {\nGain()\n}"},
		{"When this card enters play, draw a card; then discard a card.",
			"When(EntersPlay(This))\nDraw()\nDiscard(1)"},
		{"When this card enters play, banish it at end of turn.",
			"When(EntersPlay(This))\nfor Next(EndOf(Turn)) {\nBanish(This)\n}"},
		{"When this card enters play, exhaust a Zebra at the end of the turn.",
			"When(EntersPlay(This))\nfor Next(EndOf(Turn)) {\nit := Choose(1, Trait(\"Zebra\"))\nExhaust(it)\n}"},
		{"Your Zebras cost 1 less to play.", "AddCost(-1, Played(You, Trait(\"Zebra\")))"},
		{"Main Phase: Pay 2 and exhaust this card to draw a card.",
			"Timing(MainPhase)\nCost(Pay(2), Exhaust(This))\nDraw()"},
	})
	// "draw" alone is no deck, and which Problem "there" is isn't said.
	for _, mistaken := range []string{
		"When this card enters play, shuffle your draw.",
		"When this card enters play, draw a card; your Zebras.",
		"While you have a Zebra at a Problem, opponents' Troublemakers there have -2 power.",
		"While an opponent has more Zebras at a Problem than you, Troublemakers there have +1 power.",
		"When you play this card, if you have a Zebra at a Problem, dismiss a Troublemaker there.",
	} {
		if got := r.Read(mistaken, Card{Type: "Friend"}); len(got.Problems) == 0 {
			t.Errorf("%s is read as %s", mistaken, got.Ability.Source())
		}
	}
}

// readAs is a text of a Friend and what it means.
type readAs struct{ english, notation string }

// readsAs checks what texts of Friends are read as.
func readsAs(t *testing.T, r *Reader, tests []readAs) {
	t.Helper()
	for _, test := range tests {
		got := r.Read(test.english, Card{Type: "Friend"})
		if len(got.Problems) > 0 {
			t.Errorf("%s\n%v", test.english, got.Problems)
			continue
		}
		if source := strings.TrimSpace(got.Ability.Source()); source != test.notation {
			t.Errorf("%s\ngot:\n%s\nwant:\n%s", test.english, source, test.notation)
		}
	}
}
