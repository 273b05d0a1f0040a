package sandbox

import (
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/playing"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// passing is passing to a target that goes on: where it takes long, that is shown, and
// Escape stops it where it is.
type passing struct {
	goesOn  *playing.Passing
	over    func() // told once it is done or stopped
	shown   bool
	stopped bool
}

// Passing that takes longer than patience is shown; from then on it is done for as long as
// a slice at a time, so that keys are heard in between.
const (
	patience = 200 * time.Millisecond
	slice    = 40 * time.Millisecond
	pause    = 4 * time.Millisecond
)

// passOn passes until the target of passing is reached; over is told then.
func (s *Screen) passOn(p *playing.Passing, over func()) {
	s.passing = &passing{goesOn: p, over: over}
	s.passFor(patience)
}

// passFor passes for a time, and shows what came of it if it is done.
func (s *Screen) passFor(so time.Duration) {
	p, until := s.passing, s.options.Now().Add(so)
	more, err := false, error(nil)
	if !p.stopped {
		more, err = p.goesOn.GoOn(func() bool { return s.options.Now().After(until) })
	}
	if more && err == nil {
		if !p.shown {
			p.shown = true
			s.decision.drawPassing()
		}
		s.track.show(s.seen().Scenario(), s.sandbox.State())
		s.options.Background(func() {
			time.Sleep(pause)
			fyne.Do(func() {
				if s.passing == p {
					s.passFor(slice)
				}
			})
		})
		return
	}
	s.endPassing()
	s.move(func() error { return err })
}

// endPassing goes on no more.
func (s *Screen) endPassing() {
	if p := s.passing; p != nil {
		s.passing = nil
		p.over()
	}
}

// stopPassing ends passing where it is.
func (s *Screen) stopPassing() {
	s.passing.stopped = true
	s.passFor(0)
}

// drawPassing shows that passing goes on, and how to stop it.
func (d *decision) drawPassing() {
	d.objects = []fyne.CanvasObject{
		sheet.NewHead("", "Passing …", "", d.follow),
		sheet.NewChip("Stop here", "Esc", d.screen.stopPassing), look.NewGap(4)}
	d.list.Objects = nil
	d.ShowInPlace(d.objects...)
	d.drawn()
}
