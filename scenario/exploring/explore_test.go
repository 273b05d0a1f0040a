package exploring

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

func explore(t *testing.T, s *scenario.Scenario) *Exploration {
	t.Helper()
	found, err := Explore(s, DefaultLimit, nil)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// linesBySummary is what an exploration found, in a form that is easy to write.
func linesBySummary(found *Exploration) map[string][]string {
	lines := map[string][]string{}
	for _, o := range found.Outcomes {
		lines[o.Summary] = o.Line
	}
	return lines
}

func TestEachFactLeftToChanceIsExplored(t *testing.T) {
	s := scenariotest.Read(t, fmt.Sprintf(scenariotest.AFaceoff,
		`deck: ["?"]`+"\n    draw pool: {Feather: 1, Pebble: 1, Boulder: 1}")+`
until: end of faceoff
outcome: [winner of faceoff, total of A, scores]
`)
	found := explore(t, s)
	// Avery’s 2 and the flip against 5. A tie at Pebble can't be broken: nobody
	// has a card left, and nobody wins.
	want := map[string][]string{
		"winner of faceoff: A, total of A: 6, scores: 1–0":      {"The top card of Avery’s draw deck is Boulder"},
		"winner of faceoff: B, total of A: 3, scores: 0–1":      {"The top card of Avery’s draw deck is Feather"},
		"winner of faceoff: nobody, total of A: 5, scores: 0–0": {"The top card of Avery’s draw deck is Pebble"},
	}
	if diff := cmp.Diff(want, linesBySummary(found)); diff != "" {
		t.Errorf("outcomes (-want +got):\n%s", diff)
	}
	if !found.Complete || len(found.Incomplete) != 0 || found.Begun != AtSetup {
		t.Errorf("not complete or not from the setup: %+v", found)
	}
	// Two receipts of priority as the faceoff starts, and Chance; then two for
	// each flip, and one where the faceoff's last window opens.
	if want := 2 + 1 + 3*(2+1); found.States != want {
		t.Errorf("%d states, not %d", found.States, want)
	}
}

func TestAFlipThatIsNotStatedMakesExploringIncomplete(t *testing.T) {
	found := explore(t, scenariotest.Read(t, fmt.Sprintf(scenariotest.AFaceoff,
		`deck: ["?"]`)+"until: end of faceoff\noutcome: [total of A]\n"))
	want := []string{`what unknown cards in Avery’s draw deck can be is not stated: list them in the draw pool`}
	if found.Complete || !slices.Equal(found.Incomplete, want) {
		t.Errorf("complete %v because %q; expected %q", found.Complete, found.Incomplete, want)
	}
	if len(found.Outcomes) < 3 {
		t.Errorf("%d outcomes; expected at least those with the three invented cards", len(found.Outcomes))
	}
}

func TestAnUnknownCardThatCantBePlayedLeavesExploringComplete(t *testing.T) {
	found := explore(t, scenariotest.Read(t, fmt.Sprintf(scenariotest.AFaceoff,
		"deck: [Pebble]\n    hand: [\"?\"]")+"until: end of faceoff\noutcome: [total of A]\n"))
	if !found.Complete || len(found.Outcomes) != 1 {
		t.Errorf("got %+v; expected one outcome, complete", found)
	}
}

func TestAnUnknownCardHeldInTheMainPhaseMakesExploringIncomplete(t *testing.T) {
	found := explore(t, scenariotest.Read(t, scenariotest.Head+`
setup:
  at: {turn: Avery, moment: main phase}
  Avery: {hand: ["?"]}
until: end of main phase
outcome: [A hand]
`))
	want := []string{`what unknown cards in Avery’s hand can be is not stated: list them in the draw pool`}
	if found.Complete || !slices.Equal(found.Incomplete, want) {
		t.Errorf("complete %v because %q; expected %q", found.Complete, found.Incomplete, want)
	}
}

func TestEveryOrderOfDecisionsIsExplored(t *testing.T) {
	found := explore(t, scenariotest.Read(t, scenariotest.Head+`
setup:
  at: {turn: Avery, moment: main phase}
  Avery:
    tokens: 2
    mane: {card: "Rainbow Dash, Flier Extraordinaire", as: dash, at: A home}
    deck: [Dig Deep]
    in play:
      - {card: "Emerald Green, Cider Aficionado", as: emerald, at: A problem, frightened: true}
until: end of main phase
outcome: [A tokens, A hand, emerald is, dash at]
`))
	want := map[string][]string{
		"A tokens: 0, A hand: 0, emerald is: frightened, dash at: A home": {"Avery moves Emerald Green, Cider " +
			"Aficionado to Avery’s home"},
		"A tokens: 0, A hand: 0, emerald is: frightened, dash at: A problem": {"Avery moves Rainbow Dash, Flier " +
			"Extraordinaire to Avery’s Problem"},
		"A tokens: 0, A hand: 0, emerald is: frightened, dash at: B problem": {"Avery moves Rainbow Dash, Flier " +
			"Extraordinaire to Blake’s Problem"},
		"A tokens: 0, A hand: 0, emerald is: ready, dash at: A home": {"Avery rallies Emerald Green, Cider " +
			"Aficionado"},
		"A tokens: 1, A hand: 1, emerald is: frightened, dash at: A home": {"Avery draws a card"},
		"A tokens: 2, A hand: 0, emerald is: frightened, dash at: A home": {"Avery goes on"},
	}
	if diff := cmp.Diff(want, linesBySummary(found)); diff != "" {
		t.Errorf("outcomes (-want +got):\n%s", diff)
	}
}

func TestChoosingNothingIsExploredToo(t *testing.T) {
	found := explore(t, scenariotest.Read(t, scenariotest.Head+`
setup:
  at: {turn: Avery, moment: challenging}
  Avery:
    deck: [Dig Deep]
    mane: {card: "Rainbow Dash, Flier Extraordinaire", as: dash, at: A problem}
  Blake:
    deck: ["?"]
    draw pool: {Dig Deep: 1}
    in play:
      - {card: Flim, as: flim, at: A problem}
until: after faceoff
outcome: [winner of faceoff, flim in, dash at]
`))
	// 1 and 4 against 3 and 4: only challenging tells, and Blake’s flip is
	// stated, so it is no choice.
	want := map[string][]string{
		"winner of faceoff: none yet, flim in: play, dash at: A problem": {"Avery chooses no Troublemaker to challenge",
			"Avery chooses Avery’s Problem for the next Confront Step"},
		"winner of faceoff: B, flim in: play, dash at: A home": {"Avery chooses Flim to challenge"},
	}
	if diff := cmp.Diff(want, linesBySummary(found)); diff != "" {
		t.Errorf("outcomes (-want +got):\n%s", diff)
	}
}

func TestWhatWentBeforeSetsEqualStatesApart(t *testing.T) {
	found := explore(t, scenariotest.Read(t, scenariotest.Head+`
cards:
  - {title: Boulder, type: Friend, colors: blue, power: 4, cost: 1}
setup:
  at: {turn: Avery, moment: challenging}
  Avery:
    deck: [Dig Deep]
    mane: {card: "Rainbow Dash, Flier Extraordinaire", as: dash, at: A problem}
    in play:
      - {card: Boulder, as: boulder, at: B problem}
  Blake:
    deck: []
    in play:
      - {card: Timberwolf, as: wolf, at: A problem}
      - {card: Flim, as: flim, at: B problem}
until: next turn
outcome: [dash at, flim at, total of A]
`))
	// Dash loses with 1 and 4 against 6, Boulder wins with 4 and 4 against 3. The
	// order of the two leaves nothing behind but which comparison was the latest.
	want := []string{
		"dash at: A home, flim at: B problem, total of A: 5",
		"dash at: A home, flim at: not in play, total of A: 5",
		"dash at: A home, flim at: not in play, total of A: 8",
		"dash at: A problem, flim at: B problem, total of A: none yet",
		"dash at: A problem, flim at: not in play, total of A: 8",
	}
	var got []string
	for _, o := range found.Outcomes {
		got = append(got, o.Summary)
	}
	if diff := cmp.Diff(want, got); diff != "" || !found.Complete {
		t.Errorf("complete: %v; outcomes (-want +got):\n%s", found.Complete, diff)
	}
}

func TestExploringEndsWithTheGame(t *testing.T) {
	s := scenariotest.Read(t, strings.ReplaceAll(fmt.Sprintf(scenariotest.AFaceoff,
		"score: 14\n    deck: [Boulder]"), "title: Feather, type: Friend, colors: blue, power: 1",
		"title: Feather, type: Friend, colors: blue, power: 2")+`
until: next turn
outcome: [winner, scores]
`)
	found := explore(t, s)
	if want := map[string][]string{"winner: A, scores: 15–0": {}}; !cmp.Equal(want, linesBySummary(found)) ||
		!found.Complete {
		t.Errorf("got %+v; expected %v", found, want)
	}
}

func TestWhereExploringBegins(t *testing.T) {
	for _, c := range []struct {
		name, course string
		begun        Begun
		window       string // of the one outcome
	}{
		{"without steps", "until: next window", AtSetup, "end of end of turn step"},
		{"after the steps", "steps: [pass to: end of end of turn step]\nuntil: end of draw step", AfterSteps,
			"end of draw step"},
		{"steps that lead to the end of exploring", "steps: [pass to: end of draw step]\nuntil: end of draw step",
			AtSetup, "end of draw step"},
		{"steps that lead past it", "steps: [pass to: end of draw step]\nuntil: start of draw step", AtSetup,
			"start of draw step"},
		{"the next window after the steps", "steps: [pass to: next window, pass to: next window]\nuntil: next window",
			AfterSteps, "end of draw step"},
		{"the next window in the next turn", "steps: [pass to: next turn]\nuntil: next window", AfterSteps,
			"end of draw step"},
		{"a faceoff that does not come", "until: after faceoff", AtSetup, "start of draw step"},
	} {
		t.Run(c.name, func(t *testing.T) {
			const setup = "setup:\n  at: {turn: Avery, window: start of end of turn step}\n"
			found := explore(t, scenariotest.Read(t, scenariotest.Head+setup+c.course+"\noutcome: [window]\n"))
			if len(found.Outcomes) != 1 || found.Outcomes[0].Summary != "window: "+c.window || found.Begun != c.begun {
				t.Errorf("begun %q with %+v; expected %q and %q", found.Begun, found.Outcomes, c.begun, c.window)
			}
		})
	}
}

func TestTheLimitIsSaid(t *testing.T) {
	s := scenariotest.Read(t, fmt.Sprintf(scenariotest.AFaceoff,
		"deck: [Boulder]")+"until: end of faceoff\noutcome: [winner of faceoff]\n")
	all := explore(t, s)
	for limit := 1; limit <= all.States; limit++ {
		found, err := Explore(s, limit, nil)
		if err != nil {
			t.Fatal(err)
		}
		truncated := limit < all.States
		if found.Complete == truncated || found.States != limit {
			t.Errorf("at most %d of %d states: %d visited, complete %v", limit, all.States, found.States,
				found.Complete)
		}
		if want := fmt.Sprintf("truncated at %d states", limit); truncated &&
			!slices.Equal(found.Incomplete, []string{want}) {
			t.Errorf("incomplete because %q; expected %q", found.Incomplete, want)
		}
	}
}

func TestProgressIsTold(t *testing.T) {
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, "explore-winning-this-turn"))
	if err != nil {
		t.Fatal(err)
	}
	last, calls := 0, 0
	found, err := Explore(s, DefaultLimit, func(states int) {
		if states <= last {
			t.Errorf("%d states after %d", states, last)
		}
		last, calls = states, calls+1
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := found.States / progressEvery; calls != want {
		t.Errorf("progress was told %d times for %d states; expected %d", calls, found.States, want)
	}
	again := explore(t, s)
	if diff := cmp.Diff(found, again); diff != "" {
		t.Errorf("exploring again found something else:\n%s", diff)
	}
}

func TestExploringThatIsStoppedGivesWhatWasFound(t *testing.T) {
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, "explore-winning-this-turn"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	found, err := inContext(ctx, s, DefaultLimit, func(int) { stop() }) // as soon as progress is told
	if err != nil {
		t.Fatal(err)
	}
	all := explore(t, s)
	if found.Complete || found.States < progressEvery || found.States >= all.States {
		t.Errorf("stopped: %d of %d states visited, complete %v", found.States, all.States, found.Complete)
	}
	if want := fmt.Sprintf("stopped at %d states", found.States); !slices.Contains(found.Incomplete, want) {
		t.Errorf("incomplete because %q; expected %q", found.Incomplete, want)
	}
}

func TestWhatCantBeExplored(t *testing.T) {
	position := fmt.Sprintf(scenariotest.AFaceoff, "deck: [Boulder]")
	for _, c := range []struct {
		text  string
		limit int
		says  string
	}{
		{position + "outcome: [scores]\n", 10, "no \"until:\""},
		{position + "until: next turn\n", 10, "no \"outcome:\""},
		{position + "until: next turn\noutcome: [scores]\n", 0, "a limit of 0 states"},
	} {
		_, err := Explore(scenariotest.Read(t, c.text), c.limit, nil)
		var unexplorable *UnexplorableError
		if !errors.As(err, &unexplorable) || unexplorable.Found != c.says || unexplorable.File != "test.yaml" {
			t.Errorf("got %v; expected to be told of %s", err, c.says)
		}
	}
	_, err := Explore(scenariotest.Read(t, position+"steps: [A: draw]\nuntil: next turn\noutcome: [scores]\n"), 10, nil)
	var step *playing.StepError
	if !errors.As(err, &step) {
		t.Errorf("got %v; expected that the step can't be made", err)
	}
}

func TestAnswers(t *testing.T) {
	count := func(kind board.DecisionKind, least, most, options int) (all [][]int) {
		a := playing.AllAnswers{Decision: board.Decision{Kind: kind, Min: uint8(least), Max: uint8(most)},
			Options: make([]board.Option, options)}
		last := true // before the first, whether there is none
		for a.Next() {
			all = append(all, slices.Clone(a.Places))
			if last = a.IsLast(); last {
				break
			}
		}
		if a.Next() || !last {
			t.Errorf("%s, %d to %d of %d: %d answers and then another: %v", kind, least, most, options, len(all), !last)
		}
		return all
	}
	for _, c := range []struct {
		kind                 board.DecisionKind
		least, most, options int
		want                 [][]int
	}{
		{board.YesOrNo, 1, 1, 2, [][]int{{0}, {1}}},
		{board.ChooseCards, 0, 1, 2, [][]int{{}, {0}, {1}}},
		{board.ChooseCards, 2, 2, 4, [][]int{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}},
		{board.ChooseCards, 0, 3, 3, [][]int{{}, {0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}, {0, 1, 2}}},
		{board.ChooseCards, 0, 4, 1, [][]int{{}, {0}}},
		{board.ChooseCards, 3, 3, 3, [][]int{{0, 1, 2}}},
		{board.ChooseCard, 1, 1, 0, nil},
		{board.OrderCards, 3, 3, 3, [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}},
		{board.OrderCards, 1, 1, 1, [][]int{{0}}},
	} {
		if got := count(c.kind, c.least, c.most, c.options); fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Errorf("%s, %d to %d of %d: %v; expected %v", c.kind, c.least, c.most, c.options, got, c.want)
		}
	}
	if got := len(count(board.OrderCards, 6, 6, 6)); got != 720 {
		t.Errorf("6 cards have %d orders", got)
	}
}
