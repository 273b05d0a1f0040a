package sandbox

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// track is the turn above the table: its phases, and of the present one the steps and
// windows, each to be tapped to pass as far as that.
type track struct {
	*sheet.Sheet
	now     playing.Track
	names   *scenario.Names
	over    bool
	pass    func(playing.TrackPlace)      // as far as a place
	stop    func(playing.TrackPlace)      // sets a stop there, or takes it away
	stopped func(playing.TrackPlace) bool // whether one is set there
}

func newTrack() *track {
	t := &track{}
	t.Sheet = sheet.NewFor(t, 300, sheet.Fixed(trackHeight), func(_ *sheet.Sheet, size fyne.Size) { t.paint(size) })
	return t
}

// show draws the turn of a position.
func (t *track) show(s *scenario.Scenario, state *board.State) {
	t.now, t.names, t.over = playing.TrackOf(s, state), &s.Names, state.Result().Over
	t.Refresh()
}

// bit is a piece of the present phase on the track.
type bit struct {
	text  string
	place *playing.TrackPlace
	isDot bool // a window, which has a dot before its name
	after bool // an angle stands before it
}

// detail says how much of the present phase is written: all, of windows the names of those
// beside the present one, no names but the present one's, nor anything beside the way to the
// present place.
type detail int

const (
	allOfIt detail = iota
	besideIt
	dotsOnly
	theWay
	tight // the phase, and what is in the innermost place alone
)

const trackText = 13.5

func (t *track) paint(size fyne.Size) {
	t.Box(look.ColorPanel, "", 0, 0, 0, 0, size.Width, size.Height)
	t.Box(theme.ColorNameSeparator, "", 0, 0, 0, size.Height-1, size.Width, 1)
	if t.names == nil {
		return
	}
	right := t.waits(size)
	x := t.turn(size)
	phases := t.now.Phases
	isSmall := size.Width < smallFrom
	others := float32(0)
	for i := range phases {
		if phases[i].State != engine.Now && !isSmall {
			others += t.phaseWidth(phases[i].Short) + 6
		}
	}
	room := right - x - others - 6
	for i := range phases {
		p := &phases[i]
		switch {
		case p.State == engine.Now:
			x += t.present(p, x, room, size.Height) + 6
		case !isSmall && x+t.phaseWidth(p.Short) <= right:
			x += t.phase(p, x, size.Height) + 6
		}
	}
}

// turn says whose turn it is, and which, and gives where that ends.
func (t *track) turn(size fyne.Size) float32 {
	if t.now.Turn == 0 {
		return 12 + t.Level("Before the first turn", look.SemiBold, trackText+1, theme.ColorNameForeground,
			12, 0, size.Height) + 12
	}
	name := t.names.PlayerName(t.now.Player)
	t.Disc(name[:1], 12, size.Height/2-10, 20)
	x := 40 + t.Level(fmt.Sprintf("Turn %d", t.now.Turn), look.SemiBold, trackText+1,
		theme.ColorNameForeground, 40, 0, size.Height)
	if size.Width >= 1000 {
		x += 6 + t.Level(name+"’s", look.Regular, trackText, look.ColorQuiet, x+6, 0, size.Height)
	}
	return x + 12
}

// waits says at the right end what the game waits for, and gives where that begins.
func (t *track) waits(size fyne.Size) float32 {
	text := t.now.Waits
	if t.over {
		text = "The game is over"
	}
	if text == "" {
		return size.Width - 8
	}
	letter := ""
	left := float32(12)
	if t.now.Decides != board.NoPlayer {
		letter, left = t.names.PlayerName(t.now.Decides)[:1], 32
	}
	most := min(260, size.Width*0.32)
	if look.SemiBold.Measure(text, trackText).Width > most-left-12 { // the panel asks it in full
		text = "Chance decides"
		if t.now.Decides != board.NoPlayer {
			text = t.names.PlayerName(t.now.Decides) + " decides"
			if look.SemiBold.Measure(text, trackText).Width > most-left-12 {
				text = "decides" // after the disc with the letter
			}
		}
	}
	text = look.SemiBold.CutTo(text, trackText, most-left-12)
	width := left + look.SemiBold.Measure(text, trackText).Width + 14
	x := size.Width - width - 12
	t.Box("", theme.ColorNameForeground, 1.5, 13, x, 7, width, size.Height-14)
	if letter != "" {
		t.Disc(letter, x+5, size.Height/2-9, 18)
	}
	t.Level(text, look.SemiBold, trackText, theme.ColorNameForeground, x+left-3, 0, size.Height)
	return x - 8
}

func (t *track) phaseWidth(name string) float32 {
	return look.Regular.Measure(name, trackText).Width + 18
}

// phase draws a phase that is past or to come, and gives its width.
func (t *track) phase(p *playing.TrackPlace, x, height float32) float32 {
	width := t.phaseWidth(p.Short)
	ink := look.ColorQuiet
	if p.State == engine.Past {
		ink = theme.ColorNameForeground
	}
	t.Box(theme.ColorNameButton, look.ColorOutline, 1, 6, x, 7, width, height-14)
	t.Level(p.Short, look.Regular, trackText, ink, x+9, 0, height-1)
	if p.State == engine.Past {
		t.Box(look.ColorQuiet, "", 0, 1, x+9, height-12, width-18, 2)
	}
	t.segment(p, x, 0, width, height)
	return width
}

// present draws the present phase with what is in it, as much as there is room for.
func (t *track) present(p *playing.TrackPlace, x, room, height float32) float32 {
	var bits []bit
	for _, d := range []detail{allOfIt, besideIt, dotsOnly, theWay, tight} {
		bits = bitsOf(p, d, false)
		if t.widthOf(bits) <= room {
			break
		}
	}
	if t.widthOf(bits) > room { // the phase, and the way to the present place
		bits = slices.DeleteFunc(bits, func(b bit) bool { return b.place.State != engine.Now })
	}
	for len(bits) > 1 && t.widthOf(bits) > room {
		bits = bits[1:] // the innermost place matters most
	}
	width := t.widthOf(bits)
	t.Box(theme.ColorNameSelection, theme.ColorNamePrimary, 1.5, 6, x, 5, width, height-10)
	at := x + 10
	for _, b := range bits {
		at += t.bit(b, at, height)
	}
	return width
}

// bitsOf lists what is written of a place.
func bitsOf(p *playing.TrackPlace, d detail, after bool) []bit {
	isNow := p.State == engine.Now
	isWindow := p.Kind == engine.KindWindow
	var bits []bit
	b := bit{text: p.Short, place: p, isDot: isWindow, after: after}
	if isWindow && !isNow && d > besideIt {
		b.text = ""
	}
	bits = append(bits, b)
	if !isNow && !isWindow {
		return bits
	}
	windows := d
	if d == besideIt && hasStepNow(p.Places) {
		windows = dotsOnly // those within that step are named
	}
	for i := range p.Places {
		within := &p.Places[i]
		switch {
		case d == tight && within.Kind == engine.KindWindow && hasStepNow(p.Places):
		case i > 0 && within.State != engine.Now && within.Short == p.Places[i-1].Short &&
			within.State == p.Places[i-1].State && within.Kind != engine.KindWindow: // once for all Problems
		case d >= theWay && within.State != engine.Now && within.Kind != engine.KindWindow:
		case within.Short == p.Short: // a step and the faceoff that it is about
			bits = append(bits, bitsOf(within, d, false)[1:]...)
		case within.Kind == engine.KindWindow:
			bits = append(bits, bitsOf(within, windows, false)...)
		default:
			bits = append(bits, bitsOf(within, d, true)...)
		}
	}
	return bits
}

// hasStepNow reports whether one of the places is gone through now and no window.
func hasStepNow(places []playing.TrackPlace) bool {
	return slices.ContainsFunc(places, func(p playing.TrackPlace) bool {
		return p.State == engine.Now && p.Kind != engine.KindWindow
	})
}

func (t *track) widthOf(bits []bit) float32 {
	width := float32(20)
	for _, b := range bits {
		width += t.bitWidth(b)
	}
	return width
}

func cutOf(b bit) look.Cut {
	if b.place.State == engine.Now {
		return look.SemiBold
	}
	return look.Regular
}

func (t *track) bitWidth(b bit) float32 {
	width := float32(0)
	if b.text != "" {
		width = cutOf(b).Measure(b.text, trackText).Width + 8
	}
	if b.after {
		width += 14
	}
	if b.isDot {
		width += 14
		if b.place.State == engine.Now {
			width += 6
		}
	}
	return width
}

// bit draws a piece of the present phase: the window that is open on a ground of its own.
func (t *track) bit(b bit, x, height float32) float32 {
	width, start := t.bitWidth(b), x
	if b.after {
		t.Chevron(look.ColorQuiet, x+2, 0, height)
		x += 14
	}
	isNow := b.place.State == engine.Now
	ink := look.ColorQuiet
	if isNow || b.place.State == engine.Past {
		ink = theme.ColorNameForeground
	}
	switch {
	case b.isDot && isNow:
		t.Box(theme.ColorNamePrimary, "", 0, (height-18)/2, x, 9, width-4, height-18)
		t.Middle(b.text, look.SemiBold, trackText, theme.ColorNameForegroundOnPrimary, x, 0, width-4, height-1)
	case b.isDot:
		ground := fyne.ThemeColorName("")
		if b.place.State == engine.Past {
			ground = theme.ColorNameForeground
		}
		t.Box(ground, theme.ColorNameForeground, 1.5, 4, x+1, height/2-4, 8, 8)
		if b.text != "" {
			t.Level(b.text, look.Regular, trackText, ink, x+13, 0, height-1)
		}
	default:
		t.Level(b.text, cutOf(b), trackText, ink, x, 0, height-1)
	}
	t.segment(b.place, start, 0, width, height)
	return width
}

// segment makes a part of the track one that is tapped to pass to its place, or to set a stop.
func (t *track) segment(p *playing.TrackPlace, x, y, w, h float32) {
	place := *p
	if t.stopped != nil && t.stopped(place) {
		t.triangle(x+w-6, 3)
	}
	t.Spot(x, y, w, h, func() {
		if t.pass != nil {
			t.pass(place)
		}
	}, func() {
		if t.stop != nil {
			t.stop(place)
		}
	})
}

// triangle marks a stop.
func (t *track) triangle(x, y float32) {
	for i := range 4 {
		half := 4 - float32(i)
		t.Box(theme.ColorNameWarning, "", 0, 0, x-half, y+float32(i)*1.3, 2*half, 1.5)
	}
}
