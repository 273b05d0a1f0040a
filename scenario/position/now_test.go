package position_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/board"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// Where the course of a scenario has led, a position can be set up, and a run of it has the
// same on the table: each card in its place with its marks, points and tokens, whose turn it
// is and who decides.
func TestWhereAGameIsAPositionBegins(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, nil)
	heads, err := scenario.Heads()
	if err != nil {
		t.Fatal(err)
	}
	exact := 0
	for i, head := range heads {
		if testing.Short() && i%10 > 0 {
			continue
		}
		t.Run(strings.TrimSuffix(head.File, ".yaml"), func(t *testing.T) {
			text, err := position.ShippedText(head)
			if err != nil {
				t.Skip(err)
			}
			c, err := scenario.Read(lib, head.File, text)
			if err != nil {
				t.Fatal(err)
			}
			b, err := playing.NewSandbox(c)
			if err != nil {
				t.Fatal(err)
			}
			for b.NextStep() < len(c.Steps) && b.Forward() == nil {
				continue
			}
			if b.State().Result().Over || b.State().Turn() == 0 {
				t.Skip("nothing is to be played on")
			}
			p, leftOut, err := cards.Now(c, b.State())
			if err != nil {
				t.Fatal(err)
			}
			file, err := p.File()
			if err != nil {
				t.Fatal(err)
			}
			made, err := scenario.Read(lib, "now.yaml", file)
			if err != nil {
				t.Fatalf("%v\n%s", err, file)
			}
			again, err := playing.NewSandbox(made)
			if err != nil {
				t.Fatalf("%v\n%s", err, file)
			}
			if len(leftOut) > 0 {
				return // as it says
			}
			exact++
			if diff := cmp.Diff(tableOf(b), tableOf(again)); diff != "" {
				t.Errorf("it is otherwise (-was +is):\n%s\nby\n%s", diff, file)
			}
		})
	}
	if exact < 10 {
		t.Errorf("only %d positions leave nothing out", exact)
	}
}

// tableOf says what is on the table of a game, and who decides what.
func tableOf(b *playing.Sandbox) []string {
	state, c := b.State(), b.Scenario()
	var lines []string
	name := func(id board.CardID) string {
		if printed := state.Program().Card(state.Print(id)); printed != nil {
			return printed.Name()
		}
		return "?"
	}
	area := func(id board.CardID) string {
		a := state.Area(id)
		if dilemma := board.DilemmaOf(state.Players(), a); dilemma != 0 {
			return "the area of " + name(dilemma)
		}
		return c.Names.AreaName(a)
	}
	for p := range board.Player(2) {
		lines = append(lines, fmt.Sprintf("%d: %d points, %d tokens", p, state.Score(p), state.Tokens(p)))
		for z := range board.Zone(board.ZoneCount) {
			if z == board.Play {
				continue
			}
			for _, id := range state.Cards(z, p) {
				lines = append(lines, fmt.Sprintf("%s of %d: %s", z, p, name(id)))
			}
		}
	}
	var inPlay []string
	for _, id := range state.InPlay() {
		power, _ := state.Power(id)
		host := ""
		if h := state.Host(id); h.Card != 0 {
			host = name(h.Card)
		}
		inPlay = append(inPlay, fmt.Sprintf("%s of %d by %d at %s on %q: %d power, %d counters, %t %t %t %t %t %t",
			name(id), state.Owner(id),
			state.Controller(id), area(id), host, power, state.PowerCounters(id), state.IsExhausted(id),
			state.IsFrightened(id),
			state.IsFaceDown(id), state.IsBoosted(id), state.IsToken(id), state.IsCutieMarked(id)))
	}
	slices.Sort(inPlay)
	lines = append(lines, inPlay...)
	lines = append(lines, lookedBackAt(b, name)...)
	d := state.Decision()
	return append(lines, fmt.Sprintf("turn %d of %d, kind %d of %d", state.Turn(), state.TurnPlayer(), d.Kind,
		d.Player))
}

// lookedBackAt says which abilities of cards have been used that work once, or the first time
// in the game, and which faceoffs are over that were won this turn.
func lookedBackAt(b *playing.Sandbox, name func(board.CardID) string) []string {
	state := b.State()
	var used, won []string
	for id := board.CardID(1); int(id) <= state.CardCount(); id++ {
		side := 0
		if state.IsBoosted(id) {
			side = 1
		}
		for _, ref := range state.Program().Printed(state.Print(id), side) {
			if slices.ContainsFunc(state.AllUses(ref, state.Ref(id)), state.IsUsed) {
				used = append(used, fmt.Sprintf("%s has used %d", name(id), state.Program().Ability(ref.ID).Paragraph))
			}
		}
	}
	slices.Sort(used)
	for _, o := range state.History() {
		if o.Kind == board.FaceoffWon {
			won = append(won, fmt.Sprintf("%d has won by %d", o.Player, o.N))
		}
	}
	return append(used, won...)
}

// TestWhereAWholeGameIsAPositionBegins: at any moment of a game between two decks, with
// card text, its position can be set up and run.
func TestWhereAWholeGameIsAPositionBegins(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, nil)
	decks, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	exact := 0
	for game := range 4 {
		file, err := scenario.GameFile(lib, decks[game], decks[game+1], true)
		if err != nil {
			t.Fatal(err)
		}
		c, err := scenario.Read(lib, "game.yaml", file)
		if err != nil {
			t.Fatal(err)
		}
		b, err := playing.NewSandbox(c)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(game), 1))
		for n := range 400 {
			d := b.State().Decision()
			if b.State().Result().Over || d.Kind == board.NoDecision {
				break
			}
			places := r.Perm(len(b.Options()))[:max(int(d.Min), 1)]
			if err := b.Choose(places...); err != nil && b.Choose(0) != nil {
				break
			}
			if n%20 > 0 || b.State().Turn() == 0 {
				continue
			}
			p, leftOut, err := cards.Now(c, b.State())
			if err != nil {
				t.Fatal(err)
			}
			if found := cards.Obstacles(p); len(found) > 0 {
				now, _ := p.File()
				t.Fatalf("%s stands in the way\n%s", found[0].Says, now)
			}
			now, err := p.File()
			if err != nil {
				t.Fatal(err)
			}
			made, err := scenario.Read(lib, "now.yaml", now)
			if err != nil {
				t.Fatalf("%v\n%s", err, now)
			}
			again, err := playing.NewSandbox(made)
			if err != nil {
				t.Fatalf("%v\n%s", err, now)
			}
			if slices.ContainsFunc(leftOut, func(s string) bool { return !strings.HasPrefix(s, "which Problems") }) {
				continue
			}
			exact++
			if diff := cmp.Diff(tableOf(b), tableOf(again)); diff != "" {
				t.Fatalf("it is otherwise (-was +is):\n%s\nby\n%s", diff, now)
			}
		}
	}
	if exact < 10 {
		t.Errorf("only %d positions leave nothing out", exact)
	}
}
