package about

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/rulings"
)

func shipped(t testing.TB, lib *rulesdb.Library) []Ruling {
	t.Helper()
	rulings, err := Shipped(lib, func() {})
	if err != nil {
		t.Fatal(err)
	}
	return rulings
}

// sandboxOf sets a shipped scenario up and plays it to its end.
func sandboxOf(t testing.TB, lib *rulesdb.Library, name string) *playing.Sandbox {
	t.Helper()
	file, err := scenario.ShippedFile(name)
	if err != nil {
		t.Fatal(err)
	}
	c, err := scenario.ReadShipped(lib, scenario.Head{File: "data/" + file})
	if err != nil {
		t.Fatal(err)
	}
	b, err := playing.NewSandbox(c)
	if err == nil {
		err = b.ToEnd()
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func names(found []Found) (titles []string) {
	for _, f := range found {
		titles = append(titles, f.Title)
	}
	return titles
}

// A judge sees first what shares the rare card, then what shares the rule, and nothing that
// shares only what stands everywhere.
func TestTheNearestRulingsComeFirst(t *testing.T) {
	all := []Ruling{
		{ID: "card", Title: "the card", Cards: []string{"Rare", "Common"}, Rules: []string{"514.4"}},
		{ID: "rule", Title: "the rule", Cards: []string{"Common"}, Rules: []string{"516.1"}},
		{ID: "self", Title: "itself", Cards: []string{"Rare", "Common"}, Rules: []string{"516.1"}},
	}
	for range 100 {
		all = append(all, Ruling{ID: "other", Title: "another", Cards: []string{"Common"}, Rules: []string{"510.1"}})
	}
	got := NewIndex(all).Near(Ruling{ID: "self", Cards: []string{"rare", "Common"}, Rules: []string{"516.1", "510.1"}},
		5)
	if want := []string{"the card", "the rule"}; !slices.Equal(names(got), want) {
		t.Fatalf("near are %q, want %q", names(got), want)
	}
	if !slices.Equal(got[0].SharedCards, []string{"Rare"}) || got[0].SharedRules != nil ||
		!slices.Equal(got[1].SharedRules, []string{"516.1"}) {
		t.Errorf("they share %+v", got)
	}
}

// Beside the table of a scenario stand the variants of its position, the points that
// decided in it and the errata of its cards.
func TestWhatIsKnownAboutAShippedPosition(t *testing.T) {
	lib := scenariotest.Library(t)
	rulings := shipped(t, lib)
	x := NewIndex(rulings)
	known := x.Position(lib, sandboxOf(t, lib, "a-faceoff-with-one-empty-deck"), board.NoPlayer)
	if len(known.Near) == 0 || len(known.Near) > mostNear {
		t.Fatalf("%d rulings are near", len(known.Near))
	}
	if !slices.ContainsFunc(known.Near, func(f Found) bool {
		return strings.Contains(f.File,
			"/a-faceoff-with-one-empty-deck-")
	}) {
		t.Errorf("the variant is not among %q", names(known.Near))
	}
	for _, f := range known.Near {
		if len(f.SharedCards)+len(f.SharedRules) == 0 {
			t.Errorf("%s is near without sharing a card or a rule", f.Title)
		}
	}

	variants, near := 0, 0
	for _, r := range rulings {
		if len(r.Disputed) == 0 {
			continue
		}
		for _, other := range rulings {
			name := strings.TrimSuffix(other.File, ".yaml")
			if strings.HasPrefix(r.File, name+"-") {
				variants++
				if slices.Contains(names(x.Near(r, mostNear)), other.Title) {
					near++
				}
			}
		}
	}
	if variants < 100 || near < variants*95/100 {
		t.Errorf("of %d variants %d have their scenario among the nearest", variants, near)
	}
}

func TestErrataAndOpenPointsOfAPosition(t *testing.T) {
	lib := scenariotest.Library(t)
	x := NewIndex(shipped(t, lib))
	errata, open := 0, 0
	for _, name := range []string{"endless-tie", "what-rallying-costs", "uncovering-two-troublemakers",
		"challenging-a-cockatrice"} {
		known := x.Position(lib, sandboxOf(t, lib, name), board.NoPlayer)
		errata += len(known.Errata)
		open += len(known.Open)
		if name == "endless-tie" && (len(known.Open) == 0 || known.Open[0].ID != "endless-tie") {
			t.Errorf("the point that decides does not stand first: %+v", known.Open)
		}
	}
	if open == 0 {
		t.Error("no point is open")
	}
	t.Logf("%d errata, %d open points", errata, open)
}

// A ruling of the user's own stands among what is known, and in no folder of scenarios.
func TestOnesOwnRulingsAreKnown(t *testing.T) {
	lib := scenariotest.Library(t)
	own := rulings.Ruling{ID: "mine", Title: "As I ruled", Ruling: "Yes.", Rules: []string{"516.1"},
		Cards: []string{"Rare"}}
	x := NewIndex([]Ruling{{ID: "other", Title: "another", Rules: []string{"510.1"},
		File: "data/scenarios/5-game-concepts/510-priority/a.yaml"}, OfOwn(&own)})
	if got := names(x.Near(Ruling{ID: "here", Cards: []string{"Rare"}}, 5)); !slices.Equal(got,
		[]string{"As I ruled"}) {
		t.Errorf("near are %q", got)
	}
	if topics := x.Topics(lib, ByChapter); len(topics) != 1 || !slices.Equal(topics[0].IDs, []string{"other"}) {
		t.Errorf("the folders are %+v", topics)
	}
}

// A player is told nothing by cards that they may not see.
func TestAHandTellsTheOpponentNothing(t *testing.T) {
	lib := scenariotest.Library(t)
	text := `format: 1
id: 3c1c2f60-6cf5-4a3f-9d5e-0a1b2c3d4e5f
title: A hand
setup:
  at: {turn: Avery, moment: main phase}
  Avery:
    hand: ["Gotta Go Fast"]
  Blake: {}
`
	c, err := scenario.Read(lib, "hand.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	b, err := playing.NewSandbox(c)
	if err != nil {
		t.Fatal(err)
	}
	x := NewIndex([]Ruling{{ID: "a", Title: "about it", Cards: []string{"Gotta Go Fast"}}})
	if got := x.Position(lib, b, 0).Near; len(got) != 1 {
		t.Errorf("Avery, who holds it, finds %q", names(got))
	}
	if got := x.Position(lib, b, 1).Near; len(got) != 0 {
		t.Errorf("Blake finds %q", names(got))
	}
}

func BenchmarkPosition(b *testing.B) {
	lib := scenariotest.Library(b)
	x := NewIndex(shipped(b, lib))
	box := sandboxOf(b, lib, "a-faceoff-with-one-empty-deck")
	for b.Loop() {
		x.Position(lib, box, board.NoPlayer)
	}
}
