package sandbox

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
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

var scenarios = sync.OnceValue(func() []scenario.Head {
	all, err := scenario.Heads()
	if err != nil {
		panic(err)
	}
	return all
})

// tie is the annotated example: a Problem faceoff that ties.
const tie = "A tied Problem faceoff when one deck is empty"

// sizes are those that everything must fit.
var sizes = map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait}

// fixture is the screen in a window of its own.
type fixture struct {
	*Screen
	t        testing.TB
	canvas   fyne.Canvas
	followed string // the latest address to be opened
	later    func() // long work that has not begun yet
	// passesSlowly says that passing which takes long is not done until the test does it.
	passesSlowly bool
	random       func(int) int // how cards are drawn; the first that there is by default
	keep         func(d *kept.Draft, text []byte, told func(error))
}

// open shows the screen in a window of a size, at the list of scenarios.
func open(t testing.TB, size fyne.Size) *fixture {
	t.Helper()
	w := uitest.NewWindow(t, size)
	f := &fixture{t: t, canvas: w.Canvas(), random: func(int) int { return 0 }}
	f.keep = func(d *kept.Draft, text []byte, told func(error)) { told(d.Keep(text)) }
	f.Screen = New(Options{
		Keep:         func(d *kept.Draft, text []byte, told func(error)) { f.keep(d, text, told) },
		Window:       w,
		TitleChanged: w.SetTitle,
		Follow:       func(address string) { f.followed = address },
		Random:       func(n int) int { return f.random(n) },
		Background:   func(work func()) { f.later = work },
	})
	w.SetContent(look.NewFrame(f.Bar(), f.Content, container.NewStack()))
	f.InView(true)
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { f.Keys().Press(keys.Alone(e.Name)) })
	w.Resize(size)
	f.SetLibrary(library())
	f.SetScenarios(scenarios())
	return f
}

// openScenario shows a shipped scenario.
func openScenario(t testing.TB, size fyne.Size, title string) *fixture {
	t.Helper()
	f := open(t, size)
	for _, s := range scenarios() {
		if s.Title == title {
			f.Open(s.ID.String())
			return f
		}
	}
	t.Fatalf("no scenario is called %q", title)
	return nil
}

// tap taps texts one after the other; after each, everything must fit.
func (f *fixture) tap(texts ...string) {
	f.t.Helper()
	for _, text := range texts {
		button, item := f.button(text), f.menuItem(text)
		switch {
		case button != nil:
			test.Tap(button)
		case item != nil:
			item.Action()
		default:
			uitest.Tap(f.t, f.canvas, text)
		}
		f.passed()
		uitest.CheckInside(f.t, f.canvas)
	}
}

// button finds a button of the foot, which have signs in place of names.
func (f *fixture) button(name string) *look.Button {
	return map[string]*look.Button{
		"Start": f.foot.start, "Back": f.foot.back, "Forward": f.foot.forward, "End": f.foot.end,
	}[name]
}

// menuItem finds what the menu has while something is played; nil for none.
func (f *fixture) menuItem(label string) *fyne.MenuItem {
	if f.sandbox == nil {
		return nil
	}
	for _, item := range f.menuItems() {
		if item.Label == label {
			return item
		}
	}
	return nil
}

// tapCard taps a card on the table, by its title.
func (f *fixture) tapCard(title string) {
	f.t.Helper()
	f.tapOn(f.cardCalled(title))
}

// cardCalled finds a card by its title: in play if one is, else wherever it is.
func (f *fixture) cardCalled(title string) board.CardID {
	f.t.Helper()
	found, state := board.CardID(0), f.sandbox.State()
	for c := board.CardID(1); int(c) <= state.CardCount(); c++ {
		if face := state.Face(c); face != nil && face.Title == title && (found == 0 || state.Zone(c) == board.Play) {
			found = c
		}
	}
	if found == 0 {
		f.t.Fatalf("no card is called %q", title)
	}
	return found
}

// tapOn taps a card or place in its middle; in the middle of a place a card may lie.
func (f *fixture) tapOn(of tabletop.Of) {
	f.t.Helper()
	test.TapCanvas(f.canvas, f.middleOf(of))
	uitest.CheckInside(f.t, f.canvas)
}

func (f *fixture) middleOf(of tabletop.Of) fyne.Position {
	f.t.Helper()
	at, size, ok := f.table.Where(of)
	if !ok {
		f.t.Fatalf("%v is not on the table", of)
	}
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.table)
	return corner.Add(at).AddXY(size.Width/2, size.Height/2)
}

// byHand taps choices of the panel, wherever it is scrolled to, one after the
// other.
func (f *fixture) byHand(labels ...string) {
	f.t.Helper()
	for _, label := range labels {
		i := slices.Index(f.hand.labels, label)
		if i < 0 {
			f.t.Fatalf("the panel has no choice %q among %q", label, f.hand.labels)
		}
		test.Tap(f.hand.choices[i])
		uitest.CheckInside(f.t, f.canvas)
	}
}

// press presses keys, which what has the focus gets, else the window.
func (f *fixture) press(keys ...fyne.KeyName) {
	f.t.Helper()
	for _, key := range keys {
		if focused := f.canvas.Focused(); focused != nil {
			focused.TypedKey(&fyne.KeyEvent{Name: key})
		} else {
			f.canvas.OnTypedKey()(&fyne.KeyEvent{Name: key})
		}
	}
	f.passed()
}

// passed does the passing that takes long.
func (f *fixture) passed() {
	for f.passing != nil && f.passing.shown && !f.passesSlowly {
		f.later()
	}
}

// text is all that can be read, as one line however it is wrapped.
func (f *fixture) text() string { return oneLine(uitest.Text(f.canvas)) }

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func (f *fixture) reads(wants ...string) {
	f.t.Helper()
	for _, want := range wants {
		if !strings.Contains(f.text(), want) {
			f.t.Errorf("%q can't be read in:\n%s", want, f.text())
		}
	}
}

func (f *fixture) lacks(unwanted ...string) {
	f.t.Helper()
	for _, text := range unwanted {
		if strings.Contains(f.text(), text) {
			f.t.Errorf("%q can be read in:\n%s", text, f.text())
		}
	}
}

// entries lists the entries of an object in their order, however deep.
func entries(o fyne.CanvasObject) []*look.Entry {
	switch o := o.(type) {
	case *look.Entry:
		return []*look.Entry{o}
	case *container.Scroll:
		return entries(o.Content)
	case *fyne.Container:
		var all []*look.Entry
		for _, child := range o.Objects {
			all = append(all, entries(child)...)
		}
		return all
	default:
		return nil
	}
}

func TestTheVerdictStaysWhenPlayingOn(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tap("End")
	f.reads("✓ All 19 expectations held.")
	f.tap("Forward")
	f.reads("✓ All 19 expectations held at the end of the scenario; you have played on.")
	f.backUntil("✓ All 19 expectations held.")
	f.tap("Back")
	f.lacks("expectations held")
	f.forwardUntil("✓ All 19 expectations held.")
}

// forwardUntil goes on by what can be seen until something can be read, backUntil back.
func (f *fixture) forwardUntil(want string) { f.t.Helper(); f.stepUntil("Forward", want) }
func (f *fixture) backUntil(want string)    { f.t.Helper(); f.stepUntil("Back", want) }

func (f *fixture) stepUntil(button, want string) {
	f.t.Helper()
	for range 40 {
		if f.tap(button); strings.Contains(f.text(), want) {
			return
		}
	}
	f.t.Fatalf("%q can’t be read however often %s is pressed", want, button)
}

// One expectation is spoken of as one.
func TestTheVerdictOfASingleExpectation(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "Silver Spoon takes a rival along")
	f.press(fyne.KeyEnd)
	f.reads("✓ The expectation held.")
}

func TestAPositionThatWasLeftIsGoneOnWith(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openScenario(t, size, tie)
			f.lacks("Back to ")
			f.forwardUntil("Next, step 4 of 8")
			f.tap("Scenarios")
			f.reads("What happens here?")
			f.tap("← Back to " + tie)
			f.reads("Next, step 4 of 8")
			f.backUntil("Next, step 1 of 8")
		})
	}
}

func TestAStepThatCantBeMadeIsSaidInPlainWords(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	if err := f.sandbox.Concede(0); err != nil {
		t.Fatal(err)
	}
	f.show("")
	f.tap("End")
	f.reads("You have left the scenario’s steps: Back returns to them.", "can’t be made: ")
	f.lacks(".yaml")
	f.tap("Start", "Forward")
	f.lacks("You have left")
}

func TestEditionAndReadingsStandBesideTheTurn(t *testing.T) {
	f := openScenario(t, uitest.Portrait, "A faceoff when one deck is empty, by a starter rulebook")
	f.reads("Rules: Canterlot Nights starter rulebook, 2014")
	f = openScenario(t, uitest.Portrait, tie)
	f.lacks("Rules: ")
	for _, s := range scenarios() {
		if strings.HasSuffix(s.File, "/priority-after-opening-turn-player.yaml") {
			point := scenario.PointInDispute(board.PriorityAfterOpening)
			f.Open(s.ID.String())
			f.reads(point.Title + ": " + point.Readings[board.TurnPlayer].Says)
			uitest.CheckInside(t, f.canvas)
		}
	}
}

func TestVariantsFollowTheirMainScenario(t *testing.T) {
	f := open(t, uitest.Landscape)
	variant := slices.IndexFunc(f.scenarios, func(s scenario.Head) bool {
		return s.Title == "A faceoff when one deck is empty, by a starter rulebook"
	})
	if got := f.scenarios[variant-1].File; !strings.HasSuffix(got, "/a-faceoff-with-one-empty-deck.yaml") {
		t.Errorf("it follows %s", got)
	}
}

// TestOnASmallCanvasOnePartShowsAtATime: when everything is twice as large,
// each part has all the room, and what a tap opens comes into view.
func TestOnASmallCanvasOnePartShowsAtATime(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.LandscapeTwice, "portrait": uitest.PortraitTwice} {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			uitest.CheckInside(t, f.canvas)
			f.tap("New game")
			f = openScenario(t, size, tie)
			f.reads("Cloudbursting", "Pass")
			f.lacks("acts or passes")
			f.tap("Trail")
			f.reads("acts or passes")
			f.lacks("Blake’s home")
			f.tap("In force 1", "Not allowed", "Table")
			f.reads("Cloudbursting")

			f.openHand(subject{card: f.sandbox.State().Problem(f.sandbox.State().Areas()[1])})
			f.byHand("Show the card")
			f.tap("Done")
			f.lacks("acts or passes")
			f.reads("Cloudbursting")
		})
	}
}

// TestWhatComesBackIsDrawn: the toolkit forgets what was out of view for a minute, such as
// the table behind the reference, and makes it anew at the size that it had.
func TestWhatComesBackIsDrawn(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	for name, w := range map[string]fyne.Widget{"the track": f.track, "the timeline": f.foot.line,
		"the table": f.table} {
		if drawn := w.CreateRenderer().Objects(); len(drawn) < 5 {
			t.Errorf("%s comes back with %d parts", name, len(drawn))
		}
	}
}

// TestAFaceoffAwayFromProblemsHasAnAreaOfItsOwn, in which its flips and totals are seen as elsewhere.
func TestAFaceoffAwayFromProblemsHasAnAreaOfItsOwn(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "What the faceoff and what the Event triggers")
	f.press(fyne.KeyEnd, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	areas := f.view().picture(f.marks(), f.then.Faceoff()).Areas
	own := areas[len(areas)-1]
	if own.Faceoff == nil || own.Of != nil || len(own.Faceoff.Near.Flips) != 1 ||
		own.Faceoff.Leads != "Avery leads by 4" {
		t.Errorf("the faceoff is shown as %+v", own.Faceoff)
	}
	f.press(fyne.KeyHome)
	for _, area := range f.view().picture(f.marks(), f.then.Faceoff()).Areas {
		if area.Of == nil {
			t.Error("an area of a faceoff is there before there is one")
		}
	}
}
