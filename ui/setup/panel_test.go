package setup

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/internal/uitest"
)

// find is the first card whose name begins so.
func (f *fixture) find(name string) *position.Card {
	f.t.Helper()
	for _, c := range f.draft.All() {
		if strings.HasPrefix(c.Name, name) {
			return c
		}
	}
	f.t.Fatalf("no %s in the position", name)
	return nil
}

// TestMarksOfPiles: a flipped card is ignored, a banished one is beneath another, and both
// are taken back by the same key.
func TestMarksOfPiles(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine; A flips: swing into action; A banished: emerald green")
	f.press(fyne.KeyEscape, fyne.KeyEscape)
	f.choose(f.find("Swing"))
	f.press(fyne.KeyI)
	f.choose(f.find("Emerald"))
	f.press(fyne.KeyU)
	f.enter("rainbowsh")
	if !f.find("Swing").Ignored || f.find("Emerald").Beneath != f.find("Rainbowshine") {
		t.Errorf("ignored: %t, beneath %v, and the notice %q", f.find("Swing").Ignored, f.find("Emerald").Beneath,
			f.notice)
	}
	f.choose(f.find("Emerald"))
	uitest.Tap(t, f.canvas, "Not beneath")
	if f.find("Emerald").Beneath != nil {
		t.Error("it is beneath still")
	}
	f.choose(f.find("Rainbowshine"))
	f.press(fyne.KeyI)
	f.reads("✕ Only flipped cards are ignored (515.4).")
}

// TestOwnerAndController change one by one, and are said.
func TestOwnerAndController(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine")
	f.press(fyne.KeyEscape, fyne.KeyEscape)
	f.choose(f.find("Rainbowshine"))
	uitest.Tap(t, f.canvas, "Owner: Avery")
	if c := f.find("Rainbowshine"); c.Owner != position.Blake || c.Controller != position.Avery {
		t.Errorf("it is %s's, controlled by %s", c.Owner, c.Controller)
	}
	f.reads("Owner: Blake", "Controller: Avery")
}

// TestWhatUnknownCardsCanBe is chosen at the deck: a theme deck, a pool, any card again.
func TestWhatUnknownCardsCanBe(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.reads("Avery’s deck, 10 cards", "any card ▾")
	const anyCard, pool, firstDeck = 0, 2, 3
	tapItem := func(i int) {
		t.Helper()
		uitest.Tap(t, f.canvas, "Avery’s deck, "+wording.Count(f.unknownIn(position.Avery), "card"))
		test.Tap(f.overlay.(*widget.PopUpMenu).Items[i].(fyne.Tappable))
	}
	tapItem(firstDeck)
	n := sizeOf(f.draft.Pool(position.Avery))
	if n < 30 || f.unknownIn(position.Avery) != n {
		t.Errorf("%d cards are unknown, of a deck of %d", f.unknownIn(position.Avery), n)
	}
	f.reads("Kept, but not in the line")
	tapItem(pool)
	f.enter("60 swing into action")
	if pool := f.draft.Pool(position.Avery); len(pool) != 1 || pool[0].N != 60 {
		t.Errorf("the pool is %v, and the notice %q", pool, f.notice)
	}
	f.reads("one of 60 cards ▾")
	f.Undo()
	tapItem(anyCard)
	if pool := f.draft.Pool(position.Avery); pool != nil {
		t.Errorf("the pool is %v", pool)
	}
}

// textAt is where a text of the panel stands.
func (f *fixture) textAt(text string) fyne.Position {
	f.t.Helper()
	var at *fyne.Position
	var look func(o fyne.CanvasObject, offset fyne.Position)
	look = func(o fyne.CanvasObject, offset fyne.Position) {
		offset = offset.Add(o.Position())
		switch o := o.(type) {
		case *canvas.Text:
			if o.Text == text {
				at = &offset
			}
		case *fyne.Container:
			for _, inner := range o.Objects {
				look(inner, offset)
			}
		case fyne.Widget:
			for _, inner := range test.WidgetRenderer(o).Objects() {
				look(inner, offset)
			}
		}
	}
	look(f.panel.Content, fyne.Position{})
	if at == nil {
		f.t.Fatalf("%q is not in the panel", text)
	}
	return *at
}

func TestAPartOfAQueryTakesTheOthersPlace(t *testing.T) {
	for _, c := range []struct{ query, of, value, want string }{
		{"", "t:", "friend", "t:friend "},
		{"t:friend ", "t:", "event", "t:event "},
		{"t:friend ", "c:", "blue", "t:friend c:blue "},
		{"t:friend c:blue ", "t:", "friend", "c:blue "},
		{"t:friend ", "t:", "friend", ""},
	} {
		if got := withPart(c.query, c.of, c.value); got != c.want {
			t.Errorf("%q with %s%s is %q, want %q", c.query, c.of, c.value, got, c.want)
		}
	}
}

// TestColorsAreOfferedAsCardsAreNumbered, in which order they stand in a set and in a folder.
func TestColorsAreOfferedAsCardsAreNumbered(t *testing.T) {
	last := len(discColors) - 1
	if len(discColors) != card.ColorCount || discColors[last] != card.Colorless {
		t.Errorf("%v are offered", discColors)
	}
	byName := func(a, b card.Color) int { return strings.Compare(a.String(), b.String()) }
	if !slices.IsSortedFunc(discColors[:last], byName) {
		t.Errorf("they are offered as %v", discColors)
	}
}

// TestThePanelHasTwoColumnsWhereItIsWide: what is wrong stands beside what is done.
func TestThePanelHasTwoColumnsWhereItIsWide(t *testing.T) {
	for name, beside := range map[string]bool{"portrait": true, "landscape": false} {
		f := open(t, uitest.Sizes[name])
		begin, before := f.textAt("Begin with"), f.textAt("Before it can run")
		if got := before.X > begin.X+100; got != beside {
			t.Errorf("%s: what to begin with stands at %v, what is wrong at %v", name, begin, before)
		}
	}
}

// TestATokenIsMarked and runs as one; a token that is face-down keeps the position from
// running.
func TestATokenIsMarked(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AH: blue friend 3")
	f.press(fyne.KeyEscape)
	f.press(fyne.KeyN)
	f.wantLine("AH: blue friend 3/token")
	f.press(fyne.KeyF5)
	if f.ran == nil || !slices.ContainsFunc(f.ran.Setup.Cards, func(c board.CardSetup) bool { return c.Token }) {
		t.Error("it isn't run with a token")
	}
	f.press(fyne.KeyF)
	f.reads("is a token and face-down: then it ceases to exist.", "521.4")
	uitest.Tap(t, f.canvas, "Turn it up")
	f.reads("✓ Nothing is in the way of a run.")
}

// TestAnotherOfTheSameName is put in a card's place; a line says which cards have others.
func TestAnotherOfTheSameName(t *testing.T) {
	f := open(t, uitest.Landscape)
	uitest.Type(t, f.canvas, "AP: rainbow dash; AH: rainbowshine")
	f.reads("? Rainbow Dash", "✓ Rainbowshine, Cloud Wrangler")
	uitest.Press(t, f.canvas, fyne.KeyReturn)
	f.choose(f.find("Rainbow Dash"))
	was := f.chosen.Name
	f.press(fyne.KeyA)
	if f.chosen == nil || f.chosen.Name == was || !strings.HasPrefix(f.chosen.Name, "Rainbow Dash") {
		t.Errorf("%s became %v", was, f.chosen)
	}
	f.Undo()
	if f.find("Rainbow Dash").Name != was {
		t.Errorf("undone it is %s", f.find("Rainbow Dash").Name)
	}
}

// TestThePhaseIsNamedInTheNarrowestBar, whole where the name fits.
func TestThePhaseIsNamedInTheNarrowestBar(t *testing.T) {
	f := open(t, fyne.NewSize(640, 400))
	if got := uitest.Text(f.canvas); !strings.Contains(got, "\nMain\n") {
		t.Errorf("the phase can’t be read in:\n%s", got)
	}
}

// Somebody who makes the window smaller bit by bit finds all keys of a card whole.
func TestThePanelFitsWindowsOfSizesInBetween(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 640}, {Width: 900, Height: 700}, {Width: 841, Height: 700},
		{Width: 700, Height: 900}} {
		f := open(t, size)
		f.enter("AP: dash, emerald")
		f.choose(f.draft.All()[1])
		f.reads("Exhausted", "Take away")
		uitest.CheckInside(t, f.canvas)
	}
}

// TestEnterSaysWhatItPutsWhere: a line names its places itself, whatever place is marked.
func TestEnterSaysWhatItPutsWhere(t *testing.T) {
	f := open(t, uitest.Landscape)
	for typed, want := range map[string]string{
		"rainbow dash":            "puts it at Avery’s Problem",
		"BP: pinkie; A 3t":        "puts all of it on the table",
		"A hand: swing":           "puts all of it on the table",
		"2 blue friend 3":         "puts it at Avery’s Problem",
		"AH: dash, red gala; B 9": "puts all of it on the table",
	} {
		f.field.SetText(typed)
		if text := uitest.Text(f.canvas); !strings.Contains(text, want) {
			t.Errorf("%q: %q isn’t in\n%s", typed, want, text)
		}
	}
}

// What a line says of players and of the turn is said before it is taken over, as cards are.
func TestALineSaysWhatItDoesBesideCards(t *testing.T) {
	f := open(t, uitest.Landscape)
	uitest.Type(t, f.canvas, "AP: dash; A 3 tokens 8 points; B turn 6 score")
	f.reads("Avery: 8 points, 3 action tokens", "Blake’s turn 6: Start of score phase (window)")
}

// The panel is as wide as in play, so that a run moves nothing on the table.
func TestThePanelIsAsWideAsInPlay(t *testing.T) {
	for width, want := range map[float32]float32{1280: 940, 1920: 1490} {
		f := open(t, fyne.NewSize(width, 800))
		if got := f.table.Size().Width; got != want {
			t.Errorf("beside the panel the table is %v wide, want %v", got, want)
		}
	}
}
