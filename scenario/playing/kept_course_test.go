package playing

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// The course of every shipped scenario, each of its moves written as a step, leads to the
// same trail when it is read back.
func TestACourseReadsBackAsItWasPlayed(t *testing.T) {
	shipped, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shipped {
		t.Run(s.File, func(t *testing.T) {
			t.Parallel()
			played := playedMoveByMove(t, s)
			file, err := played.File(scenario.Kept{})
			if err != nil {
				t.Fatal(err)
			}
			if len(played.made) > 0 && !strings.Contains(string(file), "\nkept: {step: ") {
				t.Errorf("the file doesn’t say where it stands:\n%s", file)
			}
			again := reopened(t, s.File, file)
			if !reflect.DeepEqual(recorded(played), recorded(again)) {
				t.Errorf("the trail differs:\n%s\n\nwas\n%s\n\nfrom\n%s",
					strings.Join(texts(again), "\n"), strings.Join(texts(played), "\n"), file)
			}
		})
	}
}

// playedMoveByMove makes the moves of a scenario's steps as a player does who knows
// nothing of them.
func playedMoveByMove(t *testing.T, s *scenario.Scenario) *Sandbox {
	t.Helper()
	scripted, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	played, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	scripted.between = func(b *Sandbox) error { return played.repeat(&b.made[len(b.made)-1].doing) }
	if err := scripted.ToEnd(); err != nil {
		t.Fatal(err)
	}
	return played
}

// repeat makes a move that was made elsewhere.
func (b *Sandbox) repeat(d *doing) error {
	switch {
	case d.passes:
		return b.Pass()
	case d.concedes != nil:
		return b.Concede(*d.concedes)
	case d.number != nil:
		return b.ChooseNumber(*d.number)
	case d.action != nil:
		return b.Act(*d.action)
	case d.changes != nil:
		return b.Manual(d.changes...)
	case d.places != nil:
		return b.Choose(d.places...)
	}
	return errors.New("a move that is none")
}

func reopened(t *testing.T, name string, file []byte) *Sandbox {
	t.Helper()
	s, err := scenario.Read(scenariotest.Library(t), name, file)
	if err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	b, err := reopen(s)
	if err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	return b
}

// recorded is the record without the readings that only expectations ask for.
func recorded(b *Sandbox) []board.Entry {
	return slices.DeleteFunc(slices.Clone(b.Entries()), func(e board.Entry) bool {
		return e.Kind == board.Noted && e.Note == board.ReadAs
	})
}

func texts(b *Sandbox) (lines []string) {
	for _, line := range b.Trail() {
		lines = append(lines, line.Text)
	}
	return lines
}

// A game between two decks, played at random: its file leads to where it stands.
func TestAGameReadsBackAsItWasPlayed(t *testing.T) {
	lib := scenariotest.Library(t)
	decks, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range 3 {
		text, err := scenario.GameFile(lib, decks[seed], decks[seed+1], seed > 0)
		if err != nil {
			t.Fatal(err)
		}
		s, err := scenario.Read(lib, "game.yaml", text)
		if err != nil {
			t.Fatal(err)
		}
		played, err := NewSandbox(s)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(uint64(seed), 1))
		for range 400 {
			if played.State().Result().Over {
				break
			}
			playAtRandom(t, played, random)
			if played.CanGoBack() && random.IntN(15) == 0 {
				played.Back()
			}
		}
		file, err := played.File(scenario.Kept{})
		if err != nil {
			t.Fatal(err)
		}
		if again := reopened(t, "game.yaml", file); !reflect.DeepEqual(played.Entries(), again.Entries()) {
			t.Errorf("the trail of game %d differs", seed)
		}
		if named := strings.Count(string(file), "options "); named > 40 {
			t.Errorf("%d choices have no names in\n%s", named, file)
		}
	}
}

// playAtRandom answers a decision, or now and then changes something by hand.
func playAtRandom(t *testing.T, b *Sandbox, random *rand.Rand) {
	t.Helper()
	d, options := b.State().Decision(), b.Game().Options()
	if inPlay := b.State().InPlay(); random.IntN(20) == 0 && len(inPlay) > 0 {
		c := inPlay[random.IntN(len(inPlay))]
		kind := []board.OccurrenceKind{board.CardExhausts, board.CardReadied, board.CardFrightened}[random.IntN(3)]
		_ = b.Manual(board.Occurrence{Kind: kind, Card: b.State().Ref(c), Player: b.State().Owner(c)}) // some can't be
		return
	}
	n := min(int(d.Min)+random.IntN(int(d.Max-d.Min)+1), len(options))
	if err := b.Choose(random.Perm(len(options))[:n]...); err != nil {
		t.Fatal(err)
	}
}

// Moves taken back are not in the file; the steps of the scenario that come next are
// until something else is done.
func TestAFileHasTheCourseToWherePlayStands(t *testing.T) {
	const position = scenariotest.Head +
		"setup: {at: {turn: A, window: start of main phase}}\n# what is done\nsteps:\n- {A: pass}\n- {B: " +
		"pass}\nexpect: [{A score: 0}]\n"
	s, err := scenario.Read(scenariotest.Library(t), "course.yaml", []byte(position))
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.step(); err != nil {
		t.Fatal(err)
	}
	file := func() string {
		t.Helper()
		text, err := b.File(scenario.Kept{Of: "mine.yaml"})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if got, want := file(), position+"kept: {step: 1, of: mine.yaml}\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if err := b.Concede(board.Player(1)); err != nil {
		t.Fatal(err)
	}
	want := scenariotest.Head +
		"setup: {at: {turn: A, window: start of main phase}}\n# what is done\nsteps:\n- {A: pass}\n- {B: " +
		"concede}\nkept: {step: 2, of: mine.yaml}\n"
	if got := file(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	b.Back()
	b.Back()
	if got, want := file(), position+"kept: {of: mine.yaml}\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// A name that means several cards, or none, is refused, and a place that no card has too.
func TestPlacesOfCardsAndOptionsAreChecked(t *testing.T) {
	const setup = scenariotest.Head + "setup: {at: {turn: A, window: start of main phase}}\n"
	for _, steps := range []string{
		"steps: [{A: 'play ? #900'}]", "steps: [{A: options 900}]", "steps: [{manual: {exhaust: 'a card #900'}}]",
		"steps: [{A: 'play ? #1 to dilemma #900'}]",
	} {
		s, err := scenario.Read(scenariotest.Library(t), "course.yaml", []byte(setup+steps))
		if err != nil {
			continue
		}
		if b, err := reopen(s); err == nil {
			if err := b.ToEnd(); err == nil {
				t.Errorf("%s was made", steps)
			}
		}
	}
	for _, steps := range []string{"steps: [{A: options 0}]", "steps: [{A: options 1 1}]", "steps: [{A: options x}]"} {
		if _, err := scenario.Read(scenariotest.Library(t), "course.yaml", []byte(setup+steps)); err == nil {
			t.Errorf("%s was read", steps)
		}
	}
	if _, err := scenario.Read(scenariotest.Library(t), "course.yaml",
		[]byte(scenariotest.Head+"setup: {at: {turn: A, moment: main phase, problem: 'dilemma #900'}}")); err == nil {
		t.Error("a place that no card has was read")
	}
}

// reopen sets up a scenario that was kept, and plays it to where it stood. Where a step
// can't be made any more, the sandbox stands before it and the error says why.
func reopen(s *scenario.Scenario) (*Sandbox, error) {
	b, err := NewSandbox(s)
	if err != nil {
		return nil, err
	}
	for b.next < min(s.Kept.Step, len(s.Steps)) {
		if err := b.step(); err != nil {
			return b, err
		}
	}
	return b, nil
}
