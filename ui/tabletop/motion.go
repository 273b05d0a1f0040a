package tabletop

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// slide is a card that has changed places: it comes from where it was, so far away.
type slide struct {
	part   *part
	dx, dy float32
}

// slideTime is how long a card that changes places takes. Where pictures follow each
// other faster than twice of it, as while a key repeats, nothing moves.
const slideTime = 120 * time.Millisecond

// sliding is cards on their way.
type sliding struct {
	slides    []slide
	away      float32 // the share of the way that is still to go
	animation *fyne.Animation
}

// fadeTime is how long a card takes to appear in another shape.
const fadeTime = 100 * time.Millisecond

// move slides the cards that have changed places, and fades in those that are exhausted or
// readied, unless motion is to be reduced.
func (r *renderer) move() {
	now := time.Now()
	often := now.Sub(r.latest) < 2*slideTime
	r.latest = now
	slides, turned := r.slides, r.turned
	r.slides, r.turned = nil, nil
	if often || !fyne.CurrentApp().Settings().ShowAnimations() {
		return
	}
	if len(turned) > 0 {
		r.fade(turned)
	}
	if len(slides) == 0 {
		return
	}
	s := &sliding{slides: slides}
	r.sliding = s
	r.raise(slides)
	const begun = 0.25 // so that the first frame shows that it moves
	s.to(1 - begun)
	s.animation = canvas.NewPositionAnimation(fyne.NewPos(begun, 0), fyne.NewPos(1, 0), slideTime,
		func(at fyne.Position) {
			if r.sliding == s {
				s.to(1 - at.X)
				canvas.Refresh(r.pulse)
			}
		})
	s.animation.Start()
}

// fade shows cards little by little from beneath the ground that they lie on.
func (r *renderer) fade(cards []box) {
	var covers []*canvas.Rectangle
	for _, b := range cards {
		var p pen
		cover := canvas.NewRectangle(color.Transparent)
		p.put(cover, b)
		covers = append(covers, cover)
		r.objects = append(r.objects, p.objects...)
	}
	ground := color.NRGBAModel.Convert(theme.Color(look.ColorArea)).(color.NRGBA)
	to := func(part float32) {
		ground.A = uint8(230 * (1 - part))
		for _, cover := range covers {
			cover.FillColor = ground
		}
	}
	to(0)
	fyne.NewAnimation(fadeTime, func(part float32) {
		to(part)
		canvas.Refresh(r.pulse)
	}).Start()
}

// raise draws cards on their way above everything.
func (r *renderer) raise(slides []slide) {
	moves := map[fyne.CanvasObject]bool{}
	for _, s := range slides {
		for _, o := range s.part.objects {
			moves[o] = true
		}
	}
	var still, above []fyne.CanvasObject
	for _, o := range r.objects {
		if moves[o] {
			above = append(above, o)
		} else {
			still = append(still, o)
		}
	}
	r.objects = append(still, above...)
}

// to moves the cards to a share of their way from where they lie.
func (s *sliding) to(away float32) {
	for _, c := range s.slides {
		for _, o := range c.part.objects {
			o.Move(o.Position().AddXY((away-s.away)*c.dx, (away-s.away)*c.dy))
		}
	}
	s.away = away
}

// rest puts cards on their way where they lie.
func (r *renderer) rest() {
	if s := r.sliding; s != nil {
		r.sliding = nil
		s.animation.Stop()
		s.to(0)
	}
}
