package position_test

import (
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
	"pgregory.net/rapid"
)

// said are pieces of descriptions, which somebody may type in any order, or leave half typed.
var said = strings.Split("I have|my opponent has|Blake|Avery's|my|his|their|the|a|two|three|3|no|both|each|all|nobody|"+
	"Falcon|Red Gala|Rainbow Dash|Timberwolf|Hard Hat|Yay!|Pinkie Pie boosted|Rarity (mane)|Carousel Boutique|"+
	"Red Gala x3, Favorite Cousin|Friends|characters|troublemaker|a facedown card|unknown cards|tokens|AT|points|"+
	"at my problem|at home|at Blake's problem|at each problem|there|here|in hand|in my deck|on top|in his discard|"+
	"banished|beneath it|exhausted|frightened|ready|uncovered|face-down|with 2 +1 power counters|(5 power)|attached|"+
	"with|and|,|.|;|:|+|vs|opposite|is|are|was moved this turn|challenges|confronts|flipped|has priority|"+
	"I lead 13-12|"+
	"main phase|score phase|turn 5|my turn|faceoff|it's|she|it|them|one of them|the other|the rest|not|except|no,|"+
	"or rather|make that 4|problem:|deck:|hand:|A 3t|AP:|B hand: 2 ?|/ex|?|what happens", "|")

// Whatever stands in a description, it is read or told, and what is read has a line.
func TestWordsInAnyOrderAreReadOrTold(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, typed := range []string{ // on which reading once stopped
		"Gala Falcon +",
		"my problem with Applejack; my problem problem: Carousel Friend, nothing left at hand is",
		"Moon Dash this player. Blake has 2 is at my problem, Rainbow Dash and Fluttershy,",
		"Timberwolf at Blake's problem exhausted, at home rainbow troublemaker",
		"home none. It's Tom's turn. problem this turn This turn my Falcon moved to",
		"home and want to her own My next flip is Red Gala",
		"at home. I ?; and my Rarity Under card at at home. powerful showoff",
		"my I lead 13-12 not Rainbow Dash a facedown",
		"Timberwolf flippe",
		"I have I have my opponent has my opponent has a in hand my beneath it",
	} {
		isReadOrTold(t, cards, typed)
	}
	rapid.Check(t, func(t *rapid.T) {
		for range 20 {
			words := rapid.SliceOfN(rapid.SampledFrom(said), 1, 12).Draw(t, "words")
			typed := strings.Join(words, " ")
			isReadOrTold(t, cards, typed[:rapid.IntRange(len(typed)/2, len(typed)).Draw(t, "typed")])
		}
	})
}

func isReadOrTold(t rapid.TB, cards *position.Cards, typed string) {
	p := position.New()
	faults, assumed := cards.Read(p, typed, position.FirstMarked)
	for _, f := range append(faults, assumed...) {
		if f.From < 0 || f.From > f.To || f.To > len(typed) || f.Found != typed[f.From:f.To] {
			t.Fatalf("%q: found %q from %d to %d", typed, f.Found, f.From, f.To)
		}
	}
	if line, _ := cards.Line(p); !strings.Contains(line, ":") && len(p.Cards) > 0 {
		t.Fatalf("%q: %d cards, and the line is %q", typed, len(p.Cards), line)
	}
}
