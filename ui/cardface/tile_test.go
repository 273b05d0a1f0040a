package cardface

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// texts are the texts among objects, in the order in which they are drawn.
func texts(objects []fyne.CanvasObject) []string {
	var all []string
	for _, o := range objects {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text.Text)
		}
	}
	return all
}

func faceTitled(t *testing.T, title string) *card.Face {
	t.Helper()
	for _, c := range allCards() {
		if c.Faces[0].Title == title {
			return &c.Faces[0]
		}
	}
	t.Fatalf("no card is titled %q", title)
	return nil
}

// TestNothingReachesOverATile draws all cards in all sizes, but for signs at the corner. No
// line stands on another.
func TestNothingReachesOverATile(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for _, c := range allCards() {
		for i := range c.Faces {
			face := &c.Faces[i]
			for _, tile := range []Tile{
				{Face: face}, {Face: face, Lies: true, Strip: "↷ exhausted"}, {Face: face, Middle: true, Cost: true},
				{Face: face, Cost: true, Change: 2, Strip: "12 birthday"}, {Face: face, Back: true, Name: face.Title},
				{Face: face, Lies: true, Change: 4, Strip: "↷ exhausted",
					Attached: []Attached{{Name: "Red Hat"}, {Name: "Hoe"}}},
				{Face: face, Change: 30000003}, {Face: face, Lies: true, Change: -12},
				{Face: face, Back: true, Name: face.Title, Strip: "▼ frightened", Counters: "+2 · 3 birthday"},
				{Face: face, Lies: true, Strip: "↷ exhausted", Counters: "3 birthday",
					Attached: []Attached{{Name: "Hoe"}}},
			} {
				size := tile.Room(1)
				var lines []uitest.Line
				for _, o := range tile.Draw(fyne.Position{}, size, 1) {
					text, ok := o.(*canvas.Text)
					if !ok {
						continue
					}
					from, to := text.Position().X, text.Position().X+text.MinSize().Width
					if from < -0.5 || to > size.Width+0.5 {
						t.Errorf("%s: %q goes from %v to %v of %v", face.Name(), text.Text, from, to, size)
					}
					line := uitest.Line{Text: text.Text, At: text.Position(), Size: text.MinSize()}
					if i := slices.IndexFunc(lines, line.Covers); i >= 0 {
						t.Errorf("%s: %q stands on %q", face.Name(), line.Text, lines[i].Text)
					}
					lines = append(lines, line)
				}
			}
			for _, width := range []float32{200, 308} {
				for _, o := range DrawWide(face, typeLine(face), false, fyne.NewSize(width, 44)) {
					if o.Position().X < 0 || o.Position().X+o.Size().Width > width {
						t.Errorf("%s: %T %q reaches over the row of %v", face.Name(), o, textOf(o), width)
					}
				}
			}
		}
	}
}

// TestWordsOfNamesStayWholeOnTiles: long words are set smaller before they are cut, so
// that hardly any is.
func TestWordsOfNamesStayWholeOnTiles(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for _, title := range []string{"Rainbowshine", "Granny Smith", "Marvelous Chapeau", "Twilight Sparkle"} {
		tile := Tile{Face: faceTitled(t, title)}
		drawn := strings.Join(texts(tile.Draw(fyne.Position{}, tile.Room(1), 1)), " ")
		if !strings.Contains(drawn, title) {
			t.Errorf("%s is drawn as %q", title, drawn)
		}
	}
}

// TestWhatATileHasNoRoomForEndsWithDots: half a subtitle would be another one.
func TestWhatATileHasNoRoomForEndsWithDots(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	tile := Tile{Face: faceTitled(t, "Applejack"), Subtitle: "Somebody Steadfast Indeed", Strip: "start side"}
	for height := float32(70); height < 100; height++ {
		drawn := texts(tile.Draw(fyne.Position{}, fyne.NewSize(64, height), 1))
		said := strings.Join(drawn, " ")
		if strings.Contains(said, "Somebody") && !strings.Contains(said, "Indeed") && !strings.Contains(said, "…") {
			t.Errorf("%v high it is drawn as %q", height, drawn)
		}
	}
}

// TestACardThatLiesSaysItsName though strips take the room beneath its signs.
func TestACardThatLiesSaysItsName(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for n := range 3 {
		tile := Tile{Face: faceTitled(t, "Red Gala"), Lies: true, Strip: "↷ exhausted"}
		for range n {
			tile.Attached = append(tile.Attached, Attached{Name: "Hard Hat", Colors: []card.Color{card.Orange}})
		}
		drawn := texts(tile.Draw(fyne.Position{}, tile.Room(1), 1))
		if !slices.Contains(drawn, "Red Gala") || len(tile.Attached) > 0 && !slices.Contains(drawn, "Hard Hat") {
			t.Errorf("with %d cards attached it is drawn as %q", n, drawn)
		}
	}
}

func TestAChipSaysWhatIsNeededAndThere(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	for _, c := range []struct {
		chip Chip
		want []string
	}{
		{Chip{Needs: card.ConfrontRequirement{Kind: card.OfColor, Color: card.Blue, Power: 2}, Have: 3, Counts: true,
			Met: true}, []string{"3/2"}},
		{Chip{Needs: card.ConfrontRequirement{Kind: card.NotColor, Color: card.Blue, Power: 2}, Have: 1, Counts: true},
			[]string{"not", "1/2"}},
		{Chip{Needs: card.ConfrontRequirement{Kind: card.Wild, Power: 5}}, []string{"wild", "5"}},
	} {
		if got := texts(c.chip.Draw(fyne.Position{}, 1)); !slices.Equal(got, c.want) {
			t.Errorf("%s is drawn as %q, want %q", c.chip.Needs, got, c.want)
		}
	}
}

// TestStatesHaveASignAndAWord whatever letter the strip begins with.
func TestStatesHaveASignAndAWord(t *testing.T) {
	for strip, words := range map[string]string{
		"↷ exhausted": "exhausted", "▼ frightened": "frightened", "▼ face-down": "face-down", "? text?": "text?",
		"✗ no host": "no host", "+ 2 power": "2 power",
	} {
		if sign, got := signOf(strip); sign == "" || got != words {
			t.Errorf("%q has the sign %q and the words %q", strip, sign, got)
		}
	}
	if sign, words := signOf("token"); sign != "" || words != "token" {
		t.Errorf("a token has the sign %q and the words %q", sign, words)
	}
}

// TestWordsOnCardsCanBeRead asks for the contrasts that the grounds were chosen by, to a tenth.
func TestWordsOnCardsCanBeRead(t *testing.T) {
	app := test.NewTempApp(t)
	for colors, least := range map[look.Colors]struct{ name, subtitle float64 }{
		look.DarkColors: {8.5, 4.8}, look.LightColors: {13, 4.8}, look.HighContrast: {21, 21},
	} {
		app.Settings().SetTheme(look.Theme(colors))
		for _, c := range append(card.AllColors(), card.Colorless) {
			on := ground([]card.Color{c})
			if got := look.Contrast(theme.Color(theme.ColorNameForeground), on); got < least.name-0.05 {
				t.Errorf("%s: a name on %s has a contrast of %.2f, want %.1f", colors, c, got, least.name)
			}
			if got := look.Contrast(theme.Color(look.ColorQuiet), on); got < least.subtitle-0.05 {
				t.Errorf("%s: a subtitle on %s has a contrast of %.2f, want %.1f", colors, c, got, least.subtitle)
			}
		}
	}
}
