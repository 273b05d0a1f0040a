package cardface

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// draw lays cards out in a width and gives what is drawn.
func draw(t *testing.T, cards *Cards, width float32) []fyne.CanvasObject {
	t.Helper()
	cards.Resize(fyne.NewSize(width, 0))
	cards.Resize(cards.MinSize().Max(fyne.NewSize(width, 0)))
	return test.WidgetRenderer(cards).Objects()
}

// widths are those of a page on a wide screen, on one held upright, and on that
// one with everything twice as large.
var widths = []float32{820, 640, 360}

// TestNothingReachesOverACard draws all cards.
func TestNothingReachesOverACard(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for _, c := range allCards() {
		for _, f := range Of(shipped(), c) {
			for _, width := range widths {
				cards := New(nil, f)
				objects := draw(t, cards, width)
				_, sizes, _ := cards.places(width)
				for _, o := range objects {
					size := o.Size()
					if text, ok := o.(*canvas.Text); ok {
						size = text.MinSize()
					}
					at := o.Position()
					if at.X < 0 || at.Y < 0 || at.X+size.Width > sizes[0].Width+1 ||
						at.Y+size.Height > sizes[0].Height+1 {
						t.Errorf("%s: %T %q at %v of size %v reaches over the card of %v", c.Name(), o, textOf(o), at,
							size, sizes[0])
					}
				}
			}
		}
	}
}

// TestNoTextLiesOnAnother: lines, labels and numbers have room of their own.
func TestNoTextLiesOnAnother(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for _, c := range allCards() {
		for _, f := range Of(shipped(), c) {
			var seen []*canvas.Text
			for _, o := range draw(t, New(nil, f), 820) {
				next, ok := o.(*canvas.Text)
				if !ok || next.Text == "" {
					continue
				}
				for _, before := range seen {
					if overlap(before, next) {
						t.Errorf("%s: %q lies on %q", c.Name(), next.Text, before.Text)
					}
				}
				seen = append(seen, next)
			}
		}
	}
}

// TestNoTextReachesOverABox: labels and numbers stay in theirs, and nothing else
// comes near.
func TestNoTextReachesOverABox(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	inBoxes := 0 // texts
	for _, c := range allCards() {
		for _, f := range Of(shipped(), c) {
			objects := draw(t, New(nil, f), 820)
			for _, o := range objects {
				box, ok := o.(*canvas.Shader)
				if !ok || box.Uniforms["width"] == 0 || box.Size().Height > 100 { // but for the card's frame
					continue
				}
				left, right := box.Position().X, box.Position().X+box.Size().Width
				for _, o := range objects {
					if textOf(o) == "" || o.Position().Y < box.Position().Y ||
						o.Position().Y > box.Position().Y+box.Size().Height {
						continue
					}
					from, to := o.Position().X, o.Position().X+o.MinSize().Width
					inside := from > left && to < right
					if inside {
						inBoxes++
					}
					if !inside && from < right+3 && to > left-3 {
						t.Errorf("%s: %q from %.0f to %.0f is at a box from %.0f to %.0f", c.Name(), textOf(o), from,
							to, left, right)
					}
				}
			}
		}
	}
	if inBoxes == 0 {
		t.Error("no text stands in a box")
	}
}

// overlap reports whether two texts share more than the room that their fonts
// leave above and below letters.
func overlap(a, b *canvas.Text) bool {
	box := func(t *canvas.Text) (left, top, right, bottom float32) {
		slack := t.MinSize().Height * 0.15
		at := t.Position()
		return at.X, at.Y + slack, at.X + t.MinSize().Width, at.Y + t.MinSize().Height - slack
	}
	al, at, ar, ab := box(a)
	bl, bt, br, bb := box(b)
	return al < br-1 && bl < ar-1 && at < bb && bt < ab
}

// TestEveryFactIsOnTheCard: the name, the type, traits, colors as words, all
// numbers and requirements.
func TestEveryFactIsOnTheCard(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for _, c := range allCards() {
		for _, f := range Of(shipped(), c) {
			f.Notation, f.Text = nil, nil
			var words []string
			for _, o := range draw(t, New(nil, f), 820) {
				words = append(words, textOf(o))
			}
			got := strings.Join(words, " ")
			for _, want := range facts(f) {
				if !strings.Contains(squeezed(got), squeezed(want)) {
					t.Errorf("%s: %q isn't on the card: %s", c.Name(), want, got)
				}
			}
		}
	}
}

// facts are what must be on a card.
func facts(f Face) []string {
	all := append([]string{f.Title, f.Subtitle, f.Type.String(), f.Printed, f.Side}, f.Traits...)
	for _, c := range f.Colors.List() {
		all = append(all, c.String())
	}
	for _, r := range f.PlayRequirements {
		all = append(all, fmt.Sprintf("%d %s", r.Power, r.Color))
	}
	for _, n := range f.numbers() {
		all = append(all, n.value+" "+n.label)
	}
	for _, k := range f.Keywords {
		all = append(all, k.Name)
	}
	if f.Problem != nil {
		for _, r := range append(f.Problem.Owner, f.Problem.Opponent...) {
			all = append(all, r.String())
		}
	}
	return append(all, f.Text...)
}

// squeezed is text without spaces: lines may end within a long word.
func squeezed(text string) string { return strings.Join(strings.Fields(text), "") }

func textOf(o fyne.CanvasObject) string {
	if text, ok := o.(*canvas.Text); ok {
		return text.Text
	}
	return ""
}

func TestLongNotationIsCutWithDots(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	f := Face{Face: &card.Face{Title: "Long", Type: card.Event},
		Notation: strings.Split(strings.Repeat("Draw(1)\n", 60), "\n")}
	var last string
	for _, o := range draw(t, New(nil, f), 344) {
		if strings.HasPrefix(textOf(o), "Draw") || textOf(o) == "…" {
			last = textOf(o)
		}
	}
	if last != "…" {
		t.Errorf("the last line is %q, want dots", last)
	}
}

func TestNotationIsIndented(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	f := Face{Face: &card.Face{Title: "Nested", Type: card.Event},
		Notation: []string{"if May(Pay(3)) {\n    if First {\n\t\tDraw(1)\n    }\n}"}}
	var lines []string
	for _, o := range draw(t, New(nil, f), 344) {
		if text, ok := o.(*canvas.Text); ok && text.TextStyle.Monospace {
			lines = append(lines, text.Text)
		}
	}
	if got, want := strings.Join(lines, "\n"), "if May(Pay(3)) {\n  if First {\n    Draw(1)\n  }\n}"; got != want {
		t.Errorf("the notation is drawn as\n%s\nwant\n%s", got, want)
	}
}

// TestAKeywordIsOpened by a tap, and by the keyboard, for which it comes into
// view.
func TestAKeywordIsOpened(t *testing.T) {
	w := uitest.NewWindow(t, fyne.NewSize(360, 120))
	var followed []string
	f := Face{Face: &card.Face{Title: "Quick", Type: card.Friend,
		Keywords: []card.Keyword{{Name: "Swift"}, {Name: "Calming", X: 2}}}}
	cards := New(func(keyword string) { followed = append(followed, keyword) }, f)
	page := look.NewPage()
	w.SetContent(page.Content)
	w.Resize(fyne.NewSize(360, 120))
	page.ShowObjects(cards)
	c := w.Canvas()

	c.FocusNext()
	uitest.Press(t, c, fyne.KeyReturn)
	c.FocusNext()
	uitest.Press(t, c, fyne.KeySpace)
	focused := c.Focused().(fyne.CanvasObject)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(focused)
	if at.Y < 0 || at.Y+focused.Size().Height > c.Size().Height {
		t.Errorf("the keyword has the focus at %v, outside the window of %v", at, c.Size())
	}
	uitest.Tap(t, c, "Calming 2") // scrolled into view
	if got, want := strings.Join(followed, " "), "Swift Calming Calming"; got != want {
		t.Errorf("followed %q, want %q", got, want)
	}
	test.TapCanvas(c, fyne.NewPos(2, 2))
	if len(followed) != 3 {
		t.Errorf("a tap beside the keywords follows %q", followed[3:])
	}
}

// TestWhatIsOnAColorCanBeRead asks for the contrast of WCAG 2.1, level AA, in
// every theme: 4.5 for text.
func TestWhatIsOnAColorCanBeRead(t *testing.T) {
	for c, shade := range shades {
		if got := look.Contrast(inkOn(shade), shade); got < 4.5 {
			t.Errorf("text on %s has a contrast of %.1f, want 4.5", card.Color(c), got)
		}
		for _, colors := range []look.Colors{look.LightColors, look.DarkColors, look.HighContrast} {
			shown := look.Theme(colors)
			ground := shown.Color(theme.ColorNameInputBackground, theme.VariantDark)
			ink := shown.Color(theme.ColorNameForeground, theme.VariantDark)
			if got := look.Contrast(ink, tint(shade, ground)); got < 4.5 {
				t.Errorf("%s: a name on %s has a contrast of %.1f, want 4.5", colors, card.Color(c), got)
			}
		}
	}
}

// TestEveryColorHasASignOfItsOwn: colors are told apart without seeing colors.
func TestEveryColorHasASignOfItsOwn(t *testing.T) {
	test.NewTempApp(t)
	signs := map[string]card.Color{}
	for _, c := range append(card.AllColors(), card.Colorless) {
		p := &pen{unit: 1}
		p.sign(c, lightInk, 2, 2, 20)
		w := test.NewTempWindow(t, container.NewWithoutLayout(p.objects...))
		w.SetPadded(false)
		w.Resize(fyne.NewSize(24, 24))
		drawn := fmt.Sprint(w.Canvas().Capture().(*image.NRGBA).Pix)
		if other, taken := signs[drawn]; taken {
			t.Errorf("%s and %s have the same sign", c, other)
		}
		signs[drawn] = c
	}
}

// shipped is the library without anything imported.
var shipped = sync.OnceValue(func() *rulesdb.Library {
	library, err := rulesdb.Open("")
	if err != nil {
		panic(err)
	}
	return library
})

// allCards are what ships and, where they lie beside the project, the players'
// set files, whose text the cards then have.
var allCards = sync.OnceValue(func() []*rulesdb.Card {
	folder, err := os.MkdirTemp("", "cardface")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	if sets, _ := filepath.Glob("../../../shared/cards/octgn/*.xml"); len(sets) > 0 {
		if _, err := rulesdb.ImportCards(folder, sets...); err != nil {
			panic(err)
		}
	}
	library, err := rulesdb.Open(folder)
	if err != nil {
		panic(err)
	}
	return library.Cards
})

// What the program doesn't understand of an imported text is underlined, over as many lines
// as it takes, and nothing else.
func TestWhatIsNotUnderstoodIsUnderlined(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	paragraphs := []string{"Ready a Friend of yours.",
		"Draw a card, then gribble it with two marzipan spoons until it hums."}
	for _, test := range []struct {
		understood []int
		want       string
	}{
		{[]int{20, letters("Draw a card, then")}, "gribbleitwithtwomarzipanspoonsuntilithums."},
		{[]int{0, 999}, "ReadyaFriendofyours."},
		{[]int{20, 999}, ""},
		{nil, ""},
	} {
		f := Face{Face: &card.Face{Title: "Spoons", Type: card.Event}, Text: paragraphs, Understood: test.understood}
		marked, above := "", (*canvas.Text)(nil)
		for _, o := range draw(t, New(nil, f), 300) {
			switch o := o.(type) {
			case *canvas.Text:
				above = o
			case *canvas.Rectangle:
				if o.FillColor != theme.Color(theme.ColorNameWarning) {
					continue
				}
				from := o.Position().X - above.Position().X
				for at := range above.Text {
					if fyne.MeasureText(above.Text[:at], above.TextSize, above.TextStyle).Width >= from-0.1 {
						marked += above.Text[at:]
						break
					}
				}
			}
		}
		if squeezed(marked) != test.want {
			t.Errorf("underlined is %q, want %q", squeezed(marked), test.want)
		}
	}
}
