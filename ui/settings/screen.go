// Package settings is the screen that says how Canterlaw is shown: in which
// colors, how large, and what it is used by. What is chosen holds at once and is kept in the
// preferences.
package settings

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// Settings are what can be chosen.
type Settings struct {
	Colors  look.Colors
	Percent int // of the usual size
	// Pictures says that cards on the table are shown by the pictures that were imported.
	Pictures bool
	// Touch says what the window is used by.
	Touch Touch
}

// Touch says what the window is used by.
type Touch string

// What it can be used by.
const (
	// ByDevices goes by the devices that are there.
	ByDevices Touch = "devices"
	// ByMouse lets strokes drag and select, as a mouse's do.
	ByMouse Touch = "mouse"
	// ByFingers lets strokes scroll.
	ByFingers Touch = "fingers"
	// ByFingersAlone opens a keyboard on the screen as well.
	ByFingersAlone Touch = "fingers alone"
)

// touchChoices are what to choose from, where the program reads touches itself.
var touchChoices = []struct {
	touch       Touch
	label, hint string
}{
	{ByDevices, "As the devices are",
		"By fingers where there is a touch screen, with a keyboard on the screen where there is no other."},
	{ByMouse, "By a mouse", ""},
	{ByFingers, "By fingers",
		"Strokes scroll; cards are dragged from the table, and from lists sideways. Holding is the other button."},
	{ByFingersAlone, "By fingers, with a keyboard on the screen", "It opens when a field is tapped."},
}

// Where the preferences keep them.
const (
	colorsKey  = "display.colors"
	percentKey = "display.percent"
	pictureKey = "display.pictures"
	touchKey   = "display.touch"
)

// sizes are the percentages to choose from.
var sizes = []int{100, 125, 150, 175, 200}

// Load gives the settings as they were left; the usual ones at the first start,
// and in place of any that can't be chosen.
func Load(kept fyne.Preferences) Settings {
	s := Settings{Colors: look.SystemColors, Percent: sizes[0], Pictures: kept.Bool(pictureKey),
		Touch: ByDevices}
	for _, c := range colorChoices {
		if string(c.colors) == kept.String(colorsKey) {
			s.Colors = c.colors
		}
	}
	for _, c := range touchChoices {
		if string(c.touch) == kept.String(touchKey) {
			s.Touch = c.touch
		}
	}
	for _, percent := range sizes {
		if percent == kept.Int(percentKey) {
			s.Percent = percent
		}
	}
	return s
}

func (s Settings) keep(in fyne.Preferences) {
	in.SetString(colorsKey, string(s.Colors))
	in.SetInt(percentKey, s.Percent)
	in.SetBool(pictureKey, s.Pictures)
	in.SetString(touchKey, string(s.Touch))
}

// colorChoices are the colors to choose from.
var colorChoices = []struct {
	colors      look.Colors
	label, hint string
}{
	{look.SystemColors, "As the system is set", "Light or dark, and it follows when the system changes."},
	{look.LightColors, "Light", ""},
	{look.DarkColors, "Dark", ""},
	{look.HighContrast, "High contrast",
		"White and yellow on black; everything that can be tapped or stands by itself has an outline."},
}

// Screen is the settings screen. It is used on the interface's goroutine.
type Screen struct {
	// Content is what the shell shows.
	Content fyne.CanvasObject

	page     *look.Page
	kept     fyne.Preferences
	apply    func(Settings)
	settings Settings
	options  []option
}

// option is a setting to choose.
type option struct {
	*look.Choice
	text   *look.Text
	label  string
	chosen func() bool
}

// New makes the screen with the settings as the preferences keep them; apply is
// called with those that are chosen.
func New(kept fyne.Preferences, apply func(Settings)) *Screen {
	s := &Screen{kept: kept, apply: apply, settings: Load(kept)}
	objects := []fyne.CanvasObject{look.NewHeading("Display"), look.NewSubheading("Colors")}
	for _, c := range colorChoices {
		objects = append(objects, s.option(c.label, c.hint,
			func() { s.settings.Colors = c.colors },
			func() bool { return s.settings.Colors == c.colors }))
	}
	objects = append(objects, look.NewGap(10), look.NewSubheading("Size of text and everything else"))
	for _, percent := range sizes {
		objects = append(objects, s.option(fmt.Sprintf("%d %%", percent), "",
			func() { s.settings.Percent = percent },
			func() bool { return s.settings.Percent == percent }))
	}
	objects = append(objects, look.NewGap(10), look.NewSubheading("Cards on the table"))
	for _, c := range []struct {
		label, hint string
		pictures    bool
	}{
		{"Drawn from their facts", "", false},
		{"By your pictures", "Those that you have imported; cards without one are drawn.", true},
	} {
		objects = append(objects, s.option(c.label, c.hint,
			func() { s.settings.Pictures = c.pictures },
			func() bool { return s.settings.Pictures == c.pictures }))
	}
	if readsTouches {
		objects = append(objects, look.NewGap(10), look.NewSubheading("Used"))
		for _, c := range touchChoices {
			objects = append(objects, s.option(c.label, c.hint,
				func() { s.settings.Touch = c.touch },
				func() bool { return s.settings.Touch == c.touch }))
		}
	}
	s.mark()
	s.page = look.NewPage()
	s.page.ShowObjects(objects...)
	s.Content = s.page.Content
	return s
}

// Step lets the keyboard go on by so many settings.
func (s *Screen) Step(c fyne.Canvas, by int) { s.page.Step(c, by) }

// Resize makes text and everything else larger by so many of the sizes to choose from, or
// smaller, as two fingers do on the page in a browser.
func (s *Screen) Resize(steps int) {
	at := slices.Index(sizes, s.settings.Percent) + steps
	if at < 0 || at >= len(sizes) {
		return
	}
	s.settings.Percent = sizes[at]
	s.chosen()
}

// chosen keeps the settings and applies them.
func (s *Screen) chosen() {
	s.settings.keep(s.kept)
	s.mark()
	s.apply(s.settings)
}

// option makes a setting that can be chosen.
func (s *Screen) option(label, hint string, choose func(), chosen func() bool) fyne.CanvasObject {
	lines := []fyne.CanvasObject{look.NewText(label)}
	if hint != "" {
		lines = append(lines, look.NewCaption(hint))
	}
	o := option{text: lines[0].(*look.Text), label: label, chosen: chosen}
	o.Choice = look.NewChoiceOf(look.NewColumn(-14, lines...), func() {
		choose()
		s.chosen()
	})
	s.options = append(s.options, o)
	return look.NewColumn(0, o.Choice, look.NewGap(6))
}

// mark shows which settings are chosen: by a sign as well as by color.
func (s *Screen) mark() {
	for _, o := range s.options {
		sign := "○ "
		if o.chosen() {
			sign = "● "
		}
		o.text.Segments[0].(*widget.TextSegment).Text = sign + o.label
		o.text.Refresh()
		o.Choose(o.chosen())
	}
}
