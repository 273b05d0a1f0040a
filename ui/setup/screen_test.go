package setup

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// library is what ships, loaded once for all tests.
var library = sync.OnceValue(func() *rulesdb.Library {
	l, err := rulesdb.Open("")
	if err != nil {
		panic(err)
	}
	return l
})

// fixture is the screen in a window of its own.
type fixture struct {
	*Screen
	t      *testing.T
	canvas fyne.Canvas
	ran    *scenario.Scenario
	// refuses is why what is run can't be played; nil where it can.
	refuses error
}

func open(t *testing.T, size fyne.Size) *fixture { return openIn(t, size, "") }

// openIn opens the screen with a library folder.
func openIn(t *testing.T, size fyne.Size, folder string) *fixture {
	t.Helper()
	w := uitest.NewWindow(t, size)
	f := &fixture{t: t, canvas: w.Canvas()}
	f.Screen = New(Options{
		Window: w, Run: func(c *scenario.Scenario) error { f.ran = c; return f.refuses },
		Leave: func() {}, Decks: func() {}, Follow: func(string) {},
		TitleChanged: w.SetTitle, Background: func(work func()) { work() }, OnMain: func(work func()) { work() },
	})
	w.SetContent(f.Content)
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { f.Keys().Press(keys.Alone(e.Name)) })
	w.Resize(size)
	l := *library()
	l.Folder = folder
	f.SetLibrary(&l)
	f.InView()
	f.Focus()
	return f
}

// enter types a text and presses Enter.
func (f *fixture) enter(text string) {
	f.t.Helper()
	uitest.Type(f.t, f.canvas, text)
	uitest.Press(f.t, f.canvas, fyne.KeyReturn)
}

// press presses keys, which what has the focus gets, else the window.
func (f *fixture) press(names ...fyne.KeyName) {
	f.t.Helper()
	for _, key := range names {
		if focused := f.canvas.Focused(); focused != nil {
			focused.TypedKey(&fyne.KeyEvent{Name: key})
		} else {
			f.canvas.OnTypedKey()(&fyne.KeyEvent{Name: key})
		}
	}
}

func (f *fixture) wantLine(want string) {
	f.t.Helper()
	if got := f.line.Text; got != want {
		f.t.Errorf("the line is %q, want %q", got, want)
	}
}

func (f *fixture) reads(wants ...string) {
	f.t.Helper()
	text := strings.Join(strings.Fields(uitest.Text(f.canvas)), " ")
	for _, want := range wants {
		if !strings.Contains(text, want) {
			f.t.Errorf("%q can't be read in:\n%s", want, text)
		}
	}
}

// spot is where a card or a place is on the table: a little above the middle of its
// foot.
func (f *fixture) spot(of tabletop.Of) fyne.Position {
	f.t.Helper()
	at, size, ok := f.table.Where(of)
	if !ok {
		f.t.Fatalf("%v is not on the table", of)
	}
	return at.AddXY(size.Width/2, size.Height-8)
}

func (f *fixture) place(letters string) fyne.Position {
	f.t.Helper()
	places := f.draft.Places()
	return f.spot(places[slices.IndexFunc(places, func(p position.Place) bool { return p.Letters() == letters })])
}

func (f *fixture) card(name string) fyne.Position {
	f.t.Helper()
	all := f.draft.All()
	return f.spot(all[slices.IndexFunc(all, func(c *position.Card) bool { return strings.HasPrefix(c.Name, name) })])
}

// lowest is the middle of the lowest of the same words on the table.
func (f *fixture) lowest(text string) (at fyne.Position) {
	for _, o := range test.WidgetRenderer(f.table).Objects() {
		if drawn, ok := o.(*canvas.Text); ok && drawn.Text == text && drawn.Position().Y >= at.Y {
			at = drawn.Position().AddXY(drawn.Size().Width/2, drawn.Size().Height/2)
		}
	}
	return at
}

// tap taps the table at a point.
func (f *fixture) tap(at fyne.Position) {
	f.t.Helper()
	test.TapCanvas(f.canvas, fyne.CurrentApp().Driver().AbsolutePositionForObject(f.table).Add(at))
	uitest.CheckInside(f.t, f.canvas)
}

// drag drags what lies at a point of the table to another.
func (f *fixture) drag(from, to fyne.Position) {
	f.t.Helper()
	f.table.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from.AddXY(2, 2)},
		Dragged: fyne.NewDelta(2, 2)})
	f.table.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to},
		Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	f.table.DragEnd()
}

func TestNamesAreTypedAtPlaces(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			uitest.CheckInside(t, f.canvas)
			f.enter("rainbow dash fl")
			f.wantLine("AP: rainbow")
			f.press(fyne.KeyTab) // Avery's home
			f.enter("2 blue friend 3")
			f.wantLine("AP: rainbow; AH: 2 blue friend 3")
			f.enter("swing")
			f.wantLine("AP: rainbow; AH: 2 blue friend 3; A hand: swing")
			f.enter("A 3t")
			f.wantLine("A 3t; AP: rainbow; AH: 2 blue friend 3; A hand: swing")
			uitest.CheckInside(t, f.canvas)
		})
	}
}

func TestShiftEnterPutsTwo(t *testing.T) {
	f := open(t, uitest.Landscape)
	uitest.Type(t, f.canvas, "emerald")
	f.field.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	f.press(fyne.KeyReturn)
	f.field.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	f.wantLine("AP: 2 emerald")
	f.press(fyne.KeyEscape)
	f.press(fyne.KeySlash)
	f.field.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	f.press(fyne.KeyTab) // the place before the first: the last
	f.field.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	if got := f.marked.String(); got != "Blake’s flipped cards" {
		t.Errorf("marked is %s", got)
	}
}

func TestArrowsChooseAnotherCard(t *testing.T) {
	f := open(t, uitest.Landscape)
	uitest.Type(t, f.canvas, "rainbow dash")
	first, second := f.found().cards[0], f.found().cards[1]
	f.press(fyne.KeyDown, fyne.KeyReturn)
	if got := f.draft.All()[0].Name; got != second.Name() || got == first.Name() {
		t.Errorf("%s is put, want %s", got, second.Name())
	}
}

func TestCardsAreFoundByTheirFacts(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("t:friend c:blue order:name")
	c := f.draft.All()[0]
	if face := f.faceOf(c); face.Type.String() != "Friend" || !strings.Contains(face.Colors.String(), "blue") {
		t.Errorf("%s is put", c.Name)
	}
	uitest.Type(t, f.canvas, "pow>many")
	f.reads("✕ ")
}

func TestWhatCantBeReadIsSaidAndTheRestIsPut(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: dash, xyzzyqq, red gala/ex")
	f.wantLine("AP: rainbow, red gala/ex")
	f.reads("✕ “xyzzyqq”: expected")
	if f.field.Text != "AP: xyzzyqq" {
		t.Errorf("left in the field is %q", f.field.Text)
	}
}

func TestTheTableIsTappedAndDragged(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("red gala")
	f.drag(f.card("Red Gala"), f.place("BH"))
	f.wantLine("BH: red gala")
	f.drag(f.card("Red Gala"), fyne.NewPos(-50, -50)) // to nowhere
	f.wantLine("BH: red gala")
	f.tap(f.place("B hand"))
	f.enter("swing")
	f.wantLine("BH: red gala; B hand: swing")
	f.drag(f.card("Swing"), f.place("AP"))
	f.wantLine("BH: red gala; B hand: swing")
	f.reads("Swing Into Action can’t be there: it is of the type Event.")
	for range 3 {
		f.tap(f.lowest("+")) // Avery's action tokens
	}
	f.wantLine("A 3t; BH: red gala; B hand: swing")
	f.tap(f.lowest("4")) // on the points track
	f.wantLine("A 3t 4p; BH: red gala; B hand: swing")
}

func TestMarksAreSetByKeys(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("red gala")
	f.enter("emerald")
	f.tap(f.card("Red Gala"))
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyX, "AP: red gala/ex, emerald"},
		{fyne.KeyX, "AP: red gala, emerald"},
		{fyne.KeyF, "AP: red gala/fr, emerald"},
		{fyne.KeyF, "AP: red gala, emerald"},
		{fyne.KeyD, "AP: red gala/down, emerald"},
		{fyne.KeyD, "AP: red gala, emerald"},
		{fyne.KeyK, "AP: red gala/mark, emerald"},
		{fyne.KeyK, "AP: red gala, emerald"},
		{fyne.KeyB, "AP: red gala, emerald"}, // no Mane Character
		{fyne.Key2, "AP: 2 red gala, emerald"},
		{fyne.KeyDelete, "AP: red gala, emerald"},
	} {
		if f.press(step.key); f.line.Text != step.want {
			t.Fatalf("%s: the line is %q, want %q", step.key, f.line.Text, step.want)
		}
	}
	f.tap(f.card("Emerald"))
	f.press(fyne.KeyC)
	f.enter("2 tip")
	f.wantLine("AP: red gala, emerald/2 tip")
	f.press(fyne.KeyT)
	f.enter("gala")
	f.wantLine("AP: red gala + emerald/2 tip")
	f.press(fyne.KeyM)
	f.enter("BH")
	f.wantLine("AP: red gala; A at BH: emerald/2 tip")
	f.press(fyne.KeyO)
	f.wantLine("AP: red gala; BH: emerald/2 tip/of A")
	f.press(fyne.KeyM)
	f.enter("nowhere")
	f.reads("✕ “nowhere” is no place")
	f.field.SetText("")
	f.enter("A problems") // which takes no Friend
	f.reads("can’t be there: it is of the type Friend")
	f.field.SetText("")
	f.enter("AH") // the same card is moved at the next try
	f.wantLine("AP: red gala; B at AH: emerald/2 tip/of A")
	f.Undo()
	f.press(fyne.KeyEscape)
	f.wantLine("AP: red gala; BH: emerald/2 tip/of A")
}

func TestAManeCharacterIsBoosted(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("pinkie pie, party")
	f.press(fyne.KeyEscape)
	f.press(fyne.KeyB)
	f.wantLine("AP: pinkie/boosted")
}

func TestEverythingIsTakenBackAndDoneAgain(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("red gala")
	f.enter("B 9p")
	f.press(fyne.KeyEscape)
	f.press(fyne.KeyX)
	f.wantLine("B 9p; AP: red gala/ex")
	for _, want := range []string{"B 9p; AP: red gala", "AP: red gala", ""} {
		f.Undo()
		f.wantLine(want)
	}
	f.Redo()
	f.Redo()
	f.Redo()
	f.wantLine("B 9p; AP: red gala/ex")
	f.Begin()
	f.wantLine("")
	f.field.TypedShortcut(&fyne.ShortcutUndo{})
	f.wantLine("B 9p; AP: red gala/ex")
}

func TestTheLineIsEditedAndCopied(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.canvas.Focus(f.Screen.line)
	f.enter("BP: red gala; A 2p")
	f.wantLine("A 2p; BP: red gala")
	f.canvas.Focus(f.Screen.line)
	f.enter("; xyzzyqq")
	f.wantLine("A 2p; BP: red gala")
	f.reads("✕ “xyzzyqq”: expected")
	uitest.Tap(t, f.canvas, "Copy line")
	if got := fyne.CurrentApp().Clipboard().Content(); got != "A 2p; BP: red gala" {
		t.Errorf("copied is %q", got)
	}
}

func TestTheMomentIsChosen(t *testing.T) {
	f := open(t, uitest.Landscape)
	uitest.Tap(t, f.canvas, "B")
	f.wantLine("B main")
	uitest.Tap(t, f.canvas, "Score")
	f.wantLine("B score")
	uitest.Tap(t, f.canvas, "Score")
	menu := f.overlay.(*widget.PopUpMenu)
	for i, m := range position.Phases()[position.PhaseOf(f.draft.Moment)].Moments {
		if m.Name == "after flips" {
			test.Tap(menu.Items[i].(fyne.Tappable))
		}
	}
	f.wantLine("B after flips")
	f.reads("✕ Play begins inside a faceoff: which one?", "514.2")
	f.press(fyne.KeyF5)
	if f.ran != nil {
		t.Error("it runs")
	}
	uitest.Tap(t, f.canvas, "At Blake’s Problem")
	f.reads("✓ Nothing is in the way of a run.")
	f.press(fyne.KeyF5)
	if f.ran == nil {
		t.Error("it doesn't run")
	}
}

func TestWhatIsSetUpRuns(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: dash, emerald, cerulean; BP: pinkie, red gala, holly; B at AP: timberwolf; A 3t; A hand: swing")
	f.reads("✓ Nothing is in the way of a run.")
	f.press(fyne.KeyF5)
	if f.ran == nil {
		t.Fatal("it doesn't run")
	}
	b, err := playing.NewSandbox(f.ran)
	if err != nil {
		t.Fatal(err)
	}
	if tokens, inPlay := b.State().Tokens(0), len(b.State().InPlay()); tokens != 3 || inPlay != 9 {
		t.Errorf("Avery has %d tokens, and %d cards are in play", tokens, inPlay)
	}
}

// TestNothingIsLost: whenever the program ends, the next begins with what was there.
func TestNothingIsLost(t *testing.T) {
	folder := t.TempDir()
	f := openIn(t, uitest.Landscape, folder)
	f.enter("red gala/fr/ex") // which can't run
	f.enter("A 3t")
	want := f.line.Text
	again := openIn(t, uitest.Landscape, folder)
	again.wantLine(want)
	again.reads("a frightened card is neither ready nor exhausted", "504.2")
	uitest.Tap(t, again.canvas, "Only frightened")
	again.wantLine("A 3t; AP: red gala/fr")

	again.Begin() // by mistake
	again.enter("emerald")
	third := openIn(t, uitest.Landscape, folder)
	third.wantLine("AP: emerald")
	third.Undo()
	third.wantLine("A 3t; AP: red gala/fr")
}

// TestADilemmasAreaIsAPlace, at which cards can be put, and which goes with it.
func TestADilemmasAreaIsAPlace(t *testing.T) {
	heads, err := scenario.Heads()
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(heads, func(h scenario.Head) bool {
		return strings.HasSuffix(h.File, "/a-dilemma-leaves-in-its-own-faceoff.yaml")
	})
	text, err := position.ShippedText(heads[i])
	if err != nil {
		t.Fatal(err)
	}
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			if err := f.Take(heads[i].File, text); err != nil {
				t.Fatal(err)
			}
			areas := f.draft.DilemmaAreas()
			if len(areas) != 1 {
				t.Fatalf("there are %d areas of Dilemmas", len(areas))
			}
			before := len(f.draft.All())
			f.mark(position.Place{Zone: position.InPlay, Area: areas[0], Side: position.Blake})
			f.enter("red gala")
			if got := f.draft.At(f.marked); len(got) == 0 || got[len(got)-1].Name != "Red Gala, Favorite Cousin" {
				t.Errorf("at it are %d cards", len(got))
			}
			f.reads("✓ Nothing is in the way of a run.")
			uitest.CheckInside(t, f.canvas)
			f.choose(areas[0].Dilemma)
			f.press(fyne.KeyDelete)
			if len(f.draft.DilemmaAreas()) != 0 || len(f.draft.All()) != before {
				t.Errorf("it is still there: %s", f.line.Text)
			}
		})
	}
}

func TestWhatHappenedIsSaid(t *testing.T) {
	f := open(t, uitest.Landscape)
	uitest.Tap(t, f.canvas, "▸ What happened at Avery’s Problem")
	uitest.Tap(t, f.canvas, "Confronted this turn")
	f.wantLine("confronted AP")
	uitest.Tap(t, f.canvas, "Confronted this turn")
	f.wantLine("")
}

func TestAPositionIsSavedAndOpened(t *testing.T) {
	folder := t.TempDir()
	f := openIn(t, uitest.Landscape, folder)
	f.enter("red gala/ex")
	f.Save()
	f.enter("My Ruling")
	file := filepath.Join(folder, "positions", "my-ruling.yaml")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if f.Title() != "My Ruling" {
		t.Errorf("it is called %q", f.Title())
	}
	f.Begin()
	f.wantLine("")
	f.OpenText("my-ruling.yaml", text)
	f.wantLine("AP: red gala/ex")
	f.OpenText("broken.yaml", []byte("format: 1"))
	f.wantLine("AP: red gala/ex")
}

// TestAnotherNameTakesThePlaceOfTheFirst: who saves again and types doesn't add to the name that stands there.
func TestAnotherNameTakesThePlaceOfTheFirst(t *testing.T) {
	f := openIn(t, uitest.Landscape, t.TempDir())
	f.enter("red gala/ex")
	for _, name := range []string{"My Ruling", "Two Galas"} {
		f.Save()
		f.enter(name)
		if f.Title() != name {
			t.Errorf("it is called %q, want %q", f.Title(), name)
		}
	}
	f.Save()
	f.press(fyne.KeyReturn)
	if f.Title() != "Two Galas" {
		t.Errorf("once Enter has kept the name, it is called %q", f.Title())
	}
}

func TestASetUpScenarioIsItsOwn(t *testing.T) {
	f := open(t, uitest.Landscape)
	heads, err := scenario.Heads()
	if err != nil {
		t.Fatal(err)
	}
	for _, head := range heads[:20] {
		text, err := position.ShippedText(head)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Take(head.File, text); err != nil {
			t.Fatal(err)
		}
		c, err := f.scenario()
		if err != nil {
			t.Errorf("%s can't run: %v", head.Title, err)
			continue
		}
		if c.ID == head.ID || len(c.Steps) > 0 {
			t.Errorf("%s is still the scenario", head.Title)
		}
		uitest.CheckInside(t, f.canvas)
	}
}

// TestWhatConfrontingNeedsIsCounted as the engine counts it, with what changes powers.
func TestWhatConfrontingNeedsIsCounted(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: cloudbursting, dash, emerald, red gala/ex; BH: pinkie")
	f.reads("3/1", "0/1", "0/4", "Home: 0 of 3 Friends")
	f.tap(f.card("Red Gala"))
	f.press(fyne.KeyX)
	f.reads("3/1", "2/1")
	f.Focus()
	f.enter("AP: holly/fr/ex") // which can’t run, so that nothing is counted
	if text := uitest.Text(f.canvas); strings.Contains(text, "3/1") {
		t.Errorf("it is counted:\n%s", text)
	}
}

// Where the table has no room for all of it, it opens at one's own row.
func TestASmallTableOpensAtOnesOwnRow(t *testing.T) {
	f := open(t, fyne.NewSize(640, 400))
	f.enter("AP: dash")
	f.halves.Show(0)
	at := f.card("Rainbow Dash").Y + fyne.CurrentApp().Driver().AbsolutePositionForObject(f.table).Y
	if foot := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.line).Y; at > foot {
		t.Errorf("the card is at %v, below the foot at %v", at, foot)
	}
	if top := f.table.Position().Y; top == 0 {
		t.Error("the table has room for all of it here, so that this shows nothing")
	}
}

// A Dilemma that only the file knows says what each side needs, as others do.
func TestAnInventedDilemmaSaysWhatItNeeds(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.OpenText("orchard.yaml", []byte(`format: 1
id: 6f1d3c52-7a0e-4b8e-9a63-2f1c0f0a9d77
title: Orchard
cards:
  - title: Trouble in the Orchard
    type: Resource
    colors: orange
    traits: [Dilemma]
    power: 4
    cost: 1
    problem: {bonus: 4, owner: [{kind: wild, power: 2}], opponent: [{kind: not, color: blue, power: 9}]}
setup:
  at: {turn: Avery, moment: main phase}
  Blake:
    in play:
      - {card: Trouble in the Orchard, as: orchard}
`))
	f.reads("Trouble in the Orchard", "0/2", "0/9")
	face := f.cards.Face(f.Position(), f.find("Trouble"))
	if face.Problem == nil || face.Problem.Bonus != 4 || face.Problem.Opponent[0].Kind != card.NotColor {
		t.Errorf("it prints %+v", face.Problem)
	}
}

// A file that can't be read leaves the table, and says where and what in words.
func TestABadFileIsSaidInWords(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("red gala")
	f.OpenText("bad.yaml", []byte("format: 1\nid: 6f1d3c52-7a0e-4b8e-9a63-2f1c0f0a9d77\ntitle: Bad\nsetup:\n"+
		"  at: {turn: Avery, moment: main phase}\n  Avery:\n    score: many\n"))
	f.reads("✕ bad.yaml, line 7: found \"many\"")
	f.wantLine("AP: red gala")
}

// What the program itself does wrong as it begins leaves the position where it is.
func TestAFaultOnRunningKeepsThePosition(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("red gala")
	f.refuses = &playing.Fault{What: "out of range"}
	f.Run()
	f.reads("✕ the program made a mistake: out of range", "Copy line")
	f.wantLine("AP: red gala")
}

// The line has room on every screen, and what it leaves out is said beside it.
func TestTheLineHasRoom(t *testing.T) {
	for size, says := range map[fyne.Size]string{
		fyne.NewSize(400, 700): "+1", fyne.NewSize(640, 400): "… and 1 more", uitest.Landscape: "… and 1 more",
	} {
		f := open(t, size)
		f.atFoot.say(1)
		f.reads(says)
		if room := f.line.Size().Width; room < 120 {
			t.Errorf("%v: the line has %v", size, room)
		}
		uitest.CheckInside(t, f.canvas)
	}
}

// The moment in which play begins is written whole where the phases leave room for it.
func TestTheMomentIsWrittenWhole(t *testing.T) {
	f := open(t, fyne.NewSize(800, 1280))
	f.enter("A start of faceoff at AP; confronted AP")
	at := position.PhaseOf(f.draft.Moment)
	need := look.SemiBold.Measure("Start of faceoff", turnText).Width
	if width := f.turn.phases[at].Size().Width; width < need+8 {
		t.Errorf("the phase is %v wide, its moment needs %v", width, need)
	}
}

// Beside the table the panel keeps as far from its edges as that of play does.
func TestThePanelKeepsFromItsEdges(t *testing.T) {
	f := open(t, uitest.Landscape)
	driver := fyne.CurrentApp().Driver()
	panel := uitest.Landscape.Width - look.PanelWidth(uitest.Landscape.Width)
	left := driver.AbsolutePositionForObject(f.field).X - panel
	right := uitest.Landscape.Width - driver.AbsolutePositionForObject(f.field).X - f.field.Size().Width
	if left != 16 || right != 16 {
		t.Errorf("the field is %v and %v from the edges", left, right)
	}
}
