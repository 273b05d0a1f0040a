//go:build cgo && !js && !android && !ios

package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"canterlaw/ui/devices"
	"canterlaw/ui/look"
	"canterlaw/ui/settings"
	"canterlaw/ui/strokes"
)

// touches stand between glfw, which gives touches of a screen as a mouse's, and the toolkit,
// and make of them what fingers mean. It isn't told which were a mouse's: while the program is
// used by fingers, all that comes from the left button is taken for one.
type touches struct {
	view      *glfw.Window
	canvas    fyne.Canvas
	finger    *strokes.Finger
	fingers   bool    // by which the program is used
	following bool    // the finger, from picture to picture
	x, y      float64 // of the pointer, in pixels

	// Of a mouse: how many pictures it takes until the toolkit has noticed where it has moved, or
	// has drawn what came of a press; and what was done with it meanwhile, in its order.
	pictures int
	waiting  []ofMouse

	// What the toolkit has called.
	move   glfw.CursorPosCallback
	button glfw.MouseButtonCallback
	scroll glfw.ScrollCallback
	char   glfw.CharCallback
}

// takeTouches stands between a window that is open and the toolkit; nil where it can't.
func takeTouches(w fyne.Window) *touches {
	t := &touches{canvas: w.Canvas()}
	t.finger = strokes.New(t)
	if drawn, ok := w.(interface{ RunWithContext(func()) }); ok {
		drawn.RunWithContext(func() { t.view = glfw.GetCurrentContext() })
	}
	if t.view == nil {
		return nil
	}
	t.move = t.view.SetCursorPosCallback(t.moved)
	t.button = t.view.SetMouseButtonCallback(t.pressed)
	t.scroll = t.view.SetScrollCallback(func(view *glfw.Window, x, y float64) {
		t.press(func() { t.scroll(view, x, y) })
	})
	t.char = t.view.SetCharCallback(func(view *glfw.Window, letter rune) {
		look.HideScreenKeys() // there is another keyboard
		t.char(view, letter)
	})
	return t
}

// use goes by what the program is used by.
func (t *touches) use(by settings.Touch) {
	if t == nil {
		return
	}
	keys := by == settings.ByFingersAlone
	t.fingers = keys || by == settings.ByFingers
	if by == settings.ByDevices {
		there := devices.Find()
		t.fingers, keys = there.TouchScreen, there.TouchScreen && !there.Keyboard
	}
	look.UseScreenKeys(keys)
	look.UseFingers(t.fingers)
}

// units is how many of the canvas a length in pixels has.
func (t *touches) units(pixels float64) float64 { return pixels / float64(t.canvas.Scale()) }

func (t *touches) moved(view *glfw.Window, x, y float64) {
	t.x, t.y = x, y
	if !t.fingers {
		t.hover(func() { t.move(view, x, y) })
		return
	}
	t.finger.Move(t.units(x), t.units(y), time.Now())
}

func (t *touches) pressed(view *glfw.Window, button glfw.MouseButton, action glfw.Action, mods glfw.ModifierKey) {
	switch {
	case !t.fingers || button != glfw.MouseButtonLeft:
		t.press(func() {
			t.button(view, button, action, mods)
			if action == glfw.Release { // what comes of it has to be there before more is pressed
				t.notice(drawn)
			}
		})
	case action == glfw.Press:
		look.Leave()
		if t.finger.Down(t.units(t.x), t.units(t.y), time.Now()) {
			go fyne.Do(t.noticed) // after the picture that is being made
		}
		t.follow()
	default:
		t.finger.Up(t.units(t.x), t.units(t.y), time.Now())
		t.follow()
	}
}

// noticed tells the finger that the toolkit has noticed where it came down.
func (t *touches) noticed() {
	if t.finger.Noticed() { // by the toolkit, a picture later
		fyne.NewAnimation(1, func(float32) { t.noticed() }).Start()
		t.follow()
	}
}

// hover moves the mouse: at once, or once what was done before with it is.
func (t *touches) hover(move func()) {
	last := len(t.waiting) - 1
	switch {
	case last < 0:
		move()
		t.notice(moved)
	case t.waiting[last].moves:
		t.waiting[last].do = move // of moves that follow each other the last one counts
	default:
		t.waiting = append(t.waiting, ofMouse{move, true})
	}
}

// press does something with the mouse once the toolkit has noticed where it is: else what lay
// under it before is pressed, where it moves and presses within a picture.
func (t *touches) press(do func()) {
	if t.pictures == 0 && len(t.waiting) == 0 {
		do()
		return
	}
	t.waiting = append(t.waiting, ofMouse{do, false})
}

// ofMouse is something done with a mouse.
type ofMouse struct {
	do    func()
	moves bool
}

// How many pictures it takes: the toolkit notices a move before it makes the one that is due,
// and draws in it what has come of a press.
const (
	moved = 1
	drawn = 2
)

// notice waits for so many pictures, and goes on with what waits. The toolkit's animations go on
// once a picture, when it has noticed moves and before it draws.
func (t *touches) notice(pictures int) {
	isWaiting := t.pictures > 0
	t.pictures = max(t.pictures, pictures)
	if !isWaiting {
		fyne.NewAnimation(1, t.picture).Start()
	}
}

func (t *touches) picture(float32) {
	if t.pictures--; t.pictures > 0 {
		fyne.NewAnimation(1, t.picture).Start()
		return
	}
	for len(t.waiting) > 0 && t.pictures == 0 {
		next := t.waiting[0]
		t.waiting = t.waiting[1:]
		next.do()
		if next.moves {
			t.notice(moved)
		}
	}
}

// follow tells the finger, a picture at a time, that it rests or goes on scrolling, until it has
// left and nothing coasts.
func (t *touches) follow() {
	if t.following {
		return
	}
	t.following = true
	go func() {
		ticker := time.NewTicker(time.Second / 60)
		defer ticker.Stop()
		for goesOn := true; goesOn; {
			<-ticker.C
			fyne.DoAndWait(func() {
				now := time.Now()
				if t.finger.IsDown() {
					t.finger.Rest(now)
				} else {
					t.finger.Coast(now)
				}
				goesOn = t.finger.IsDown() || t.finger.IsCoasting()
				t.following = goesOn
			})
		}
	}()
}

// Move implements strokes.Window.
func (t *touches) Move(x, y float64) {
	scale := float64(t.canvas.Scale())
	t.move(t.view, x*scale, y*scale)
}

// Button implements strokes.Window.
func (t *touches) Button(right, down bool) {
	button, action := glfw.MouseButtonLeft, glfw.Release
	if right {
		button = glfw.MouseButtonRight
	}
	if down {
		action = glfw.Press
	}
	t.button(t.view, button, action, 0)
}

// scrollStep is how many units the toolkit scrolls for 1, and mostScrolled from where on it
// takes what a wheel gives for more.
const (
	scrollStep   = 25
	mostScrolled = 9
)

// Scroll implements strokes.Window.
func (t *touches) Scroll(units float64) {
	for by := -units / scrollStep; by != 0; {
		step := max(-mostScrolled, min(by, mostScrolled))
		t.scroll(t.view, 0, step)
		by -= step
	}
}

// Drags implements strokes.Window.
func (t *touches) Drags(sideways bool) bool {
	x, y := t.finger.Began()
	return look.Drags(fyne.NewPos(float32(x), float32(y)), sideways)
}
