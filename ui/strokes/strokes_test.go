package strokes

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// touched notes what a finger does to a window.
type touched struct {
	did      []string
	scrolled float64
	drags    func(sideways bool) bool
}

func (t *touched) note(format string, args ...any) {
	t.did = append(t.did, fmt.Sprintf(format, args...))
}

func (t *touched) Move(x, y float64) {
	if x >= 0 {
		t.note("move %g %g", x, y)
	}
}

func (t *touched) Button(right, down bool) {
	name := map[bool]string{true: "right", false: "left"}[right]
	t.note("%s %s", name, map[bool]string{true: "down", false: "up"}[down])
}

func (t *touched) Scroll(units float64) { t.scrolled += units }

func (t *touched) Drags(sideways bool) bool { return t.drags != nil && t.drags(sideways) }

// start is when every touch of a test begins.
var start = time.Date(2016, 7, 27, 10, 0, 0, 0, time.UTC)

func after(ms int) time.Time { return start.Add(time.Duration(ms) * time.Millisecond) }

// touch is a finger that comes down at 100 200, rests for so many ms, moves to each point and
// leaves at the last, 10 ms apart.
func touch(w *touched, rest int, points ...[2]float64) *Finger {
	f := New(w)
	f.Down(100, 200, start)
	f.Noticed()
	for ms := 20; ms <= rest; ms += 20 {
		f.Rest(after(ms))
	}
	x, y := 100.0, 200.0
	for i, p := range points {
		x, y = p[0], p[1]
		f.Move(x, y, after(rest+10*(i+1)))
	}
	f.Up(x, y, after(rest+10*len(points)+10))
	return f
}

func (t *touched) check(tb testing.TB, want string) {
	tb.Helper()
	if got := strings.Join(t.did, ", "); got != want {
		tb.Errorf("the window was told %s, want %s", got, want)
	}
}

func TestATapIsAClickHoweverAFingerTrembles(t *testing.T) {
	var w touched
	touch(&w, 0, [2]float64{103, 204}, [2]float64{102, 205})
	w.check(t, "move 100 200, left down, left up")
	if w.scrolled != 0 {
		t.Errorf("it scrolled by %g", w.scrolled)
	}
}

func TestATapWaitsUntilItIsNoticed(t *testing.T) {
	var w touched
	f := New(&w)
	f.Down(100, 200, start)
	f.Up(100, 200, after(30))
	w.check(t, "move 100 200")
	f.Noticed()
	w.check(t, "move 100 200, left down, left up")
}

func TestHoldingStillIsTheOtherButton(t *testing.T) {
	var w touched
	touch(&w, 500, [2]float64{101, 200})
	w.check(t, "move 100 200, right down, right up")
}

// The toolkit tells no times: what a picture that takes long has kept from being told is no rest.
func TestATapDuringAPictureThatTakesLongIsAClick(t *testing.T) {
	var w touched
	f := New(&w)
	f.Down(100, 200, start)
	f.Noticed()
	f.Rest(after(900))
	f.Up(100, 200, after(910))
	w.check(t, "move 100 200, left down, left up")
}

func TestAStrokeScrollsAndCoastsEverMoreSlowly(t *testing.T) {
	var w touched
	f := touch(&w, 0, [2]float64{100, 180}, [2]float64{100, 160}, [2]float64{101, 140})
	w.check(t, "move 100 200") // nothing is pressed
	if w.scrolled != 60 {
		t.Errorf("a stroke of 60 up scrolled by %g", w.scrolled)
	}
	var steps []float64
	for ms := 50; f.IsCoasting(); ms += 100 {
		before := w.scrolled
		if f.Coast(after(ms)); ms > 50 {
			steps = append(steps, w.scrolled-before)
		}
		if ms > 10_000 {
			t.Fatal("it coasts for more than ten seconds")
		}
	}
	for i := 1; i < len(steps); i++ {
		if steps[i] <= 0 || steps[i] >= steps[i-1] {
			t.Fatalf("it coasts by %v, want ever less", steps)
		}
	}
	if len(steps) < 5 || steps[0] < 50 {
		t.Errorf("it coasts by %v, want to go on for half a second at least", steps)
	}
}

func TestAFingerThatRestsAtTheEndDoesNotCoast(t *testing.T) {
	var w touched
	f := New(&w)
	f.Down(100, 200, start)
	f.Noticed()
	f.Move(100, 150, after(20))
	f.Up(100, 150, after(200))
	if f.IsCoasting() || w.scrolled != 50 {
		t.Errorf("coasts %v after %g, want 50 and no more", f.IsCoasting(), w.scrolled)
	}
}

func TestATapOnWhatCoastsStopsItAndPressesNothing(t *testing.T) {
	var w touched
	f := touch(&w, 0, [2]float64{100, 180}, [2]float64{100, 150})
	if !f.IsCoasting() {
		t.Fatal("a quick stroke doesn't coast")
	}
	f.Down(100, 100, after(60))
	f.Noticed()
	f.Up(100, 100, after(90))
	w.check(t, "move 100 200, move 100 100")
	if f.IsCoasting() {
		t.Error("it goes on coasting")
	}
}

func TestAFlickIsGoneBeforeItIsNoticed(t *testing.T) {
	var w touched
	f := New(&w)
	f.Down(100, 200, start)
	f.Move(100, 150, after(5))
	f.Up(100, 140, after(10))
	if w.scrolled != 60 || !f.IsCoasting() {
		t.Errorf("scrolled by %g, coasts %v; want 60 and true", w.scrolled, f.IsCoasting())
	}
}

func TestAStrokeDragsWhatIsDragged(t *testing.T) {
	w := touched{drags: func(bool) bool { return true }}
	touch(&w, 0, [2]float64{100, 180}, [2]float64{120, 170})
	w.check(t, "move 100 200, left down, move 100 180, move 120 170, move 120 170, left up")
	if w.scrolled != 0 {
		t.Errorf("it scrolled by %g as well", w.scrolled)
	}
}

func TestWhatIsDraggedSidewaysScrollsUpAndDown(t *testing.T) {
	sideways := func(sideways bool) bool { return sideways }
	up := touched{drags: sideways}
	touch(&up, 0, [2]float64{102, 180})
	if up.check(t, "move 100 200"); up.scrolled != 20 {
		t.Errorf("a stroke up scrolled by %g, want 20", up.scrolled)
	}
	aside := touched{drags: sideways}
	touch(&aside, 0, [2]float64{120, 202})
	aside.check(t, "move 100 200, left down, move 120 202, move 120 202, left up")
}

func TestWhatWasHeldIsDragged(t *testing.T) {
	var w touched // such as text, which is selected
	touch(&w, 500, [2]float64{130, 200})
	w.check(t, "move 100 200, left down, move 130 200, move 130 200, left up")
}

// Who types fast taps several keys before the toolkit has noticed where the first is: each is
// pressed where it lies.
func TestTapsWithinAPictureAreAllMade(t *testing.T) {
	w := &touched{}
	f := New(w)
	for i, x := range []float64{100, 140, 180} {
		if now := f.Down(x, 200, after(20*i)); now != (i == 0) {
			t.Errorf("tap %d is done at once: %v", i, now)
		}
		f.Up(x, 200, after(20*i+10))
		f.Move(x+20, 200, after(20*i+15))
	}
	for pictures := 1; f.Noticed(); pictures++ {
		if pictures > 3 {
			t.Fatal("it goes on for ever")
		}
	}
	w.check(t, "move 100 200, left down, left up, move 120 200, move 140 200, left down, left up, "+
		"move 160 200, move 180 200, left down, left up, move 200 200")
}
