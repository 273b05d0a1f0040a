// Package strokes makes of a finger's touches, which the toolkit gives as a mouse's on desktops,
// what a finger means by them: a tap is a click, a stroke scrolls and coasts, or drags what says
// that it is dragged, and holding still is the other button. The page for browsers does the
// same with touches of its own (ui/web/touch.js).
//
// It knows times and places alone: who uses it brings the toolkit's events, and carries out what
// comes of them.
package strokes

import (
	"math"
	"time"
)

// When a finger does what.
const (
	begins  = 8                      // units that a finger moves before it is a stroke
	held    = 400 * time.Millisecond // that a finger rests before it holds
	longest = 50 * time.Millisecond  // that counts as rest from one picture to the next
	timing  = 10 * time.Millisecond  // over which its speed is taken at least: moves come together
	rests   = 80 * time.Millisecond  // without a move, after which nothing coasts
	slower  = 325 * time.Millisecond // in which coasting loses most of its speed
	still   = 20.0                   // units a second at which coasting ends
)

// Window is what a finger touches, as the toolkit has it of a mouse.
type Window interface {
	// Move puts the pointer somewhere; outside of the window where it lights nothing.
	Move(x, y float64)
	// Button presses a button or lets go of it, where the pointer is.
	Button(right, down bool)
	// Scroll brings what lies so many units below into view.
	Scroll(units float64)
	// Drags tells whether a stroke that begins where the finger has come down drags what is there.
	Drags(sideways bool) bool
}

// what a finger that is down does.
type doing int

const (
	nothing doing = iota
	scrolls
	drags
)

// Finger is the one that touches the window, or touched it last.
type Finger struct {
	window Window

	down       bool
	seen       bool     // the toolkit has noticed where it is
	unnoticed  bool     // the toolkit hasn't yet, whether it is still down or not
	later      []func() // what it did from when it came down again before that, in its order
	tapped     func()
	does       doing
	stops      bool // it came down on what was coasting
	x, y       float64
	lastY      float64
	since, at  time.Time
	rested     time.Duration // since it came down
	restedAt   time.Time     // until when that is counted
	timedY     float64       // where its speed was taken last, and when
	timed      time.Time
	speed      float64 // units a second
	coastSince time.Time
}

// New gives the finger of a window.
func New(w Window) *Finger { return &Finger{window: w} }

// Down says that it touches the window. It reports whether that is done now: where the toolkit
// hasn't noticed yet where it came down before, as who types fast taps several keys within a
// picture, it is done after that.
func (f *Finger) Down(x, y float64, at time.Time) (now bool) {
	return !f.waits(f.unnoticed, func() { f.comeDown(x, y, at) })
}

func (f *Finger) comeDown(x, y float64, at time.Time) {
	*f = Finger{window: f.window, down: true, unnoticed: true, stops: f.IsCoasting(), x: x, y: y,
		lastY: y, timedY: y, since: at, at: at, timed: at, restedAt: at, later: f.later}
	f.window.Move(x, y)
}

// waits does something at once, or reports that it is done later: where something before it is,
// or it has to.
func (f *Finger) waits(hasTo bool, do func()) bool {
	if hasTo || len(f.later) > 0 {
		f.later = append(f.later, do)
		return true
	}
	do()
	return false
}

// Noticed says that the toolkit has noticed where the finger came down, which is a picture later.
// It reports whether the finger has come down again since, which is to be noticed too.
func (f *Finger) Noticed() (again bool) {
	f.seen, f.unnoticed = true, false
	if tapped := f.tapped; tapped != nil {
		f.tapped = nil
		tapped()
	}
	for len(f.later) > 0 && !f.unnoticed {
		next := f.later[0]
		f.later = f.later[1:]
		next()
	}
	return f.unnoticed
}

// Rest says, once a picture, that it is still down. Of a picture that took long only a little
// counts: the finger may have left meanwhile, which nobody has noticed yet.
func (f *Finger) Rest(at time.Time) {
	f.rested += min(at.Sub(f.restedAt), longest)
	f.restedAt = at
}

// IsDown reports whether it touches the window.
func (f *Finger) IsDown() bool { return f.down }

// Move says that it moves on the window; a pointer that isn't down hovers.
func (f *Finger) Move(x, y float64, at time.Time) {
	f.waits(f.unnoticed && !f.down, func() { f.move(x, y, at) }) // else it would be tapped there
}

func (f *Finger) move(x, y float64, at time.Time) {
	if !f.down {
		f.window.Move(x, y)
		return
	}
	if f.does == nothing {
		dx, dy := math.Abs(x-f.x), math.Abs(y-f.y)
		if math.Hypot(dx, dy) < begins || !f.seen { // it isn't known yet what is there
			return
		}
		f.does = scrolls
		if f.rested > held || f.window.Drags(dx > dy) {
			f.does = drags
			f.window.Button(false, true)
		}
	}
	if f.does == drags {
		f.window.Move(x, y)
		return
	}
	f.window.Scroll(f.lastY - y)
	f.lastY, f.at = y, at
	if by := at.Sub(f.timed); by >= timing {
		f.speed = 0.7*(f.timedY-y)/by.Seconds() + 0.3*f.speed
		f.timedY, f.timed = y, at
	}
}

// Up says that it leaves the window.
func (f *Finger) Up(x, y float64, at time.Time) {
	f.waits(false, func() { f.up(x, y, at) })
}

func (f *Finger) up(x, y float64, at time.Time) {
	if !f.down {
		return
	}
	f.down = false
	switch {
	case f.does == drags:
		f.window.Move(x, y)
		f.window.Button(false, false)
		f.away()
	case f.does == scrolls:
		if at.Sub(f.at) > rests {
			f.speed = 0
		}
		if f.coastSince = at; !f.IsCoasting() {
			f.away()
		}
	case f.stops:
		f.away()
	case math.Hypot(x-f.x, y-f.y) >= begins: // a flick, gone before it was noticed
		by := f.y - y
		f.speed, f.coastSince = by/max(0.001, at.Sub(f.since).Seconds()), at
		f.window.Scroll(by)
	default:
		right := f.rested > held
		f.tapped = func() {
			f.window.Button(right, true)
			f.window.Button(right, false)
			f.away()
		}
		if f.seen {
			f.tapped()
			f.tapped = nil
		}
	}
}

// Began is where the finger came down.
func (f *Finger) Began() (x, y float64) { return f.x, f.y }

// IsCoasting reports whether what was scrolled goes on by itself.
func (f *Finger) IsCoasting() bool { return !f.down && math.Abs(f.speed) > still }

// Coast scrolls on for the time since it did so last, ever more slowly.
func (f *Finger) Coast(at time.Time) {
	if !f.IsCoasting() {
		return
	}
	by := at.Sub(f.coastSince)
	f.coastSince = at
	f.window.Scroll(f.speed * by.Seconds())
	f.speed *= math.Exp(-float64(by) / float64(slower))
	if !f.IsCoasting() {
		f.speed = 0
		f.away()
	}
}

// away takes the pointer where nothing is lit.
func (f *Finger) away() { f.window.Move(-1, -1) }
