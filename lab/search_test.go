package lab_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"testing"
	"time"

	"canterlaw/lab"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// fourGames is what the parts of TestFourPartsFindWhatOneRunFinds look for.
const fourGames = "variants: [{name: costs 3, cards: {PR68: {cost: 3}}}]"

// TestMain plays a part of a search where the test below has started it as a process of
// its own.
func TestMain(m *testing.M) {
	var part, parts int
	if _, err := fmt.Sscanf(os.Getenv("LAB_PART"), "%d/%d", &part, &parts); err != nil {
		os.Exit(m.Run())
	}
	lib, err := shippedLibrary()
	if err != nil {
		panic(err)
	}
	p, err := scenario.ReadProposal(lib, "proposal.yaml", []byte("format: 1\ntitle: tried\n"+fourGames))
	if err != nil {
		panic(err)
	}
	result, err := lab.Search{Games: 96, Part: part, Parts: parts}.Run(context.Background(), lib, p, p.Variants[0])
	if err != nil {
		panic(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		panic(err)
	}
}

// search plays so many games of the first variant of a proposal.
func search(t *testing.T, text string, games int) *lab.SearchResult {
	t.Helper()
	p := proposal(t, text)
	result, err := lab.Search{Games: games}.Run(context.Background(), library(t), p, p.Variants[0])
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// Variants with known consequences are shown by positions small enough to read: few cards
// and steps, with both rulings in words and as files that hold.
func TestFoundPositionsAreSmallAndHold(t *testing.T) {
	for _, c := range []struct {
		variant      string
		games        int
		cards, steps int
		now, then    string
	}{
		{`cards: {PR68: {cost: 3}}`, 120, 2, 1, "Avery", "action tokens"},
		{`cards: {Wild Manticore: {power: 3}}`, 60, 1, 0, "Wild Manticore has power 4", "Wild Manticore has power 3"},
		{`cards: {PR68: {abilities: ["When(Played(You, This))\nit := Look(TopOf(Opponents, 2))\nPutOnTop(it)"]}}`, 120,
			3, 2,
			"chooses whether to do what Fiddly Faddle", "the top card of"},
		// What one version alone allows is said as what can be done.
		{`cards: {Purple Parasprite: {type: Friend, cost: 1, power: 1, colors: purple, abilities: []}}`, 24, 1, 0,
			"Avery can play Purple Parasprite face-down", "is a Friend"},
		{`cards: {HM20: {abilities: ["Timing(MainPhase)\nCost(RemoveCounters(This, 3))\nCreateToken(1, 3, Orange, ` +
			`TokenOf(Friend, WithTrait(\"Rock\")))"]}}`, 60, 1, 1,
			"Maud Pie, Pet Rocks has power 3", "Maud Pie, Pet Rocks has power 2"},
		// What needs certain cards together is found as soon: a Friend with her Fluttershy,
		// an opponent's Octavia, nine cards in hand.
		{`cards: {CG78: {abilities: ["if Is(This, With(Yours && Named(\"Fluttershy\"))) {\nAddPower(This, 2)\n}"]}}`,
			120, 2, 0,
			"Bossy Pet has power 3", "Bossy Pet has power 4"},
		{`cards: {CGpf12: {abilities: ["if Is(This, AnyProblem && With(Named(\"Octavia\"))) {\nAddPower(This, ` +
			`2)\n}"]}}`, 120, 2, 1, "", ""},
		// So is what needs counters on the card, or a faceoff that was won by a number.
		{`cards: {CG1: {abilities: {start: ["When(Confronted(You))\nPutCounters(This, \"Crusade\")\n` +
			`if Counters(This, \"Crusade\") >= 4 {\nRemoveCounters(This, Counters(This, \"Crusade\"), \"Crusade\")\n` +
			`TurnOver(This)\n}"]}}}`, 240, 3, 2,
			"Start side up", "Boosted side up"},
		{`cards: {EO129: {abilities: ["Timing(Immediate)\nif Happened(FaceoffWon(You, ProblemFaceoff, 4), Turn) {\n` +
			`Frighten(Choose(1, Friend && Opposing))\n}"]}}`, 300, 3, 2, "is ready", "is frightened"},
		// So is what needs a Problem by its name, points and something that happened before, or
		// action tokens and cards in a pile.
		{`cards: {"Emerald Green, Cider Aficionado": {abilities: ["if Any(Problem && Named(\"Social Obligations\") ` +
			`&& ` +
			`Here) {\nAddPower(This, 2)\n}"]}}`, 120, 2, 0, "has power 2", "has power 4"},
		{`cards: {"Emerald Green, Cider Aficionado": {abilities: ["if Happened(Dismissed(Friend && Yours), Turn) && ` +
			`ScoreOf(You) == 9 {\nAddPower(This, 2)\n}"]}}`, 240, 2, 0, "has power 2", "has power 4"},
		{`cards: {"Emerald Green, Cider Aficionado": {abilities: ["if TokensOf(Opponent) == 12 && ` +
			`Count(In(DiscardPile, You)) >= 7 {\nAddPower(This, 2)\n}"]}}`, 120, 8, 0, "has power 2", "has power 4"},
		// What random tables hardly come to is found in the rulings about it, whose decks have
		// cards that nobody knows.
		{`disputed: {negative-power: zero-sum}`, 120, 8, 4, "", ""},
		{`disputed: {token-leaves: ceased-only}`, 2600, 3, 1, "Avery has 2 action tokens", "Avery has 0 action tokens"},
		{`without: "616.2"`, 120, 1, 0, " to discard", "start of Draw Step"},
	} {
		result := search(t, "variants: [{name: v, "+c.variant+"}]", c.games)
		if result.Games != c.games || result.Used == 0 || result.Differ == 0 || len(result.Found) == 0 {
			t.Errorf("%s: %d games, %d used, %d differ, %d found", c.variant, result.Games, result.Used, result.Differ,
				len(result.Found))
			continue
		}
		f := result.Found[0]
		if strings.Contains(f.Text, "Fire When Ready") {
			t.Errorf("%s: shown beside a Problem whose requirements can’t be read:\n%s", c.variant, f.Text)
		}
		if f.Cards > c.cards || f.Steps > c.steps {
			t.Errorf("%s: %d cards, %d steps:\n%s", c.variant, f.Cards, f.Steps, f.Text)
		}
		if !strings.Contains(strings.Join(f.A, ";"), c.now) || !strings.Contains(strings.Join(f.B, ";"), c.then) {
			t.Errorf("%s: %q against %q", c.variant, f.A, f.B)
		}
		for _, text := range []string{f.Text, f.Then} {
			if text == "" {
				continue
			}
			s, err := scenario.Read(library(t), "found.yaml", []byte(text))
			if err != nil {
				t.Error(err)
			} else if report := playing.Run(s); !report.OK || len(s.Expect) == 0 {
				t.Errorf("%s: %+v\n%s", c.variant, report.Failures, text)
			}
		}
	}
}

// neverDiffers says the text of True Evil in other words.
const neverDiffers = `variants: [{name: v, cards: {CG121: {abilities: ["Timing(MainPhase)\nFrighten(Friend && ` +
	`!Event)"]}}}]`

// Where nothing is different, that is the answer, with how often the card was used.
func TestNoDifferenceIsAnAnswerToo(t *testing.T) {
	result := search(t, neverDiffers, 60)
	if result.Differ != 0 || len(result.Found) != 0 || result.Games != 60 || result.Used == 0 {
		t.Errorf("%+v", result)
	}
}

// What changes nothing in play is not looked for.
func TestNothingIsLookedForWhereNothingChanges(t *testing.T) {
	for _, text := range []string{"PR68: {cost: 2}", "PR68: {banned: true}"} {
		p := proposal(t, "variants: [{name: v, cards: {"+text+"}}]")
		_, err := lab.Search{Games: 6}.Run(context.Background(), library(t), p, p.Variants[0])
		if err == nil || !strings.Contains(err.Error(), "changes nothing in play") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// A search that is stopped, or whose time is over, gives what it has.
func TestASearchCanBeStopped(t *testing.T) {
	p := proposal(t, neverDiffers)
	ctx, cancel := context.WithCancel(context.Background())
	s := lab.Search{Progress: func(lab.SearchResult) { cancel() }}
	stopped := make(chan *lab.SearchResult)
	go func() {
		result, err := s.Run(ctx, library(t), p, p.Variants[0])
		if err != nil {
			t.Error(err)
		}
		stopped <- result
	}()
	if result := <-stopped; result == nil || result.Games == 0 {
		t.Errorf("%+v", result)
	}
	timed, err := lab.Search{For: 100 * time.Millisecond}.Run(context.Background(), library(t), p, p.Variants[0])
	if err != nil || timed == nil {
		t.Error(timed, err)
	}
}

// A search that four processes share gives what one gives.
func TestFourPartsFindWhatOneRunFinds(t *testing.T) {
	one := search(t, fourGames, 96)
	var parts []*lab.SearchResult
	for i := range 4 {
		process := exec.Command(os.Args[0])
		process.Env = append(os.Environ(), fmt.Sprintf("LAB_PART=%d/4", i+1))
		out, err := process.Output()
		if err != nil {
			t.Fatal(err)
		}
		part := &lab.SearchResult{}
		if err := json.Unmarshal(out, part); err != nil {
			t.Fatal(err)
		}
		parts = append(parts, part)
	}
	merged, err := lab.Merge(parts)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []*lab.SearchResult{one, merged} {
		r.Seconds, r.Part, r.Parts = 0, 0, 0
		for _, f := range r.Found {
			f.Seconds = 0
		}
	}
	if !reflect.DeepEqual(one, merged) {
		t.Errorf("one run: %+v\nfour parts: %+v", one, merged)
	}
	if _, err := lab.Merge(parts[:3]); err == nil {
		t.Error("three of four parts were merged without a word")
	}
	if _, err := lab.Merge([]*lab.SearchResult{parts[0], parts[0], parts[1], parts[2]}); err == nil {
		t.Error("one part was merged twice without a word")
	}
}

// A variant that changes nothing in play can't be searched for, and that is said.
func TestABanIsNotSearchedFor(t *testing.T) {
	p := proposal(t, "variants: [{name: v, cards: {PR68: {banned: true}}}]")
	if _, err := (lab.Search{Games: 1}).Run(context.Background(), library(t), p, p.Variants[0]); err == nil {
		t.Error("a ban was searched for")
	}
}
