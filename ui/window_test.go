//go:build cgo

package ui_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestARealWindowLooksUpARule starts the program as a user does and looks up a rule with
// the keyboard, then follows a link with the pointer.
func TestARealWindowLooksUpARule(t *testing.T) {
	needDisplay(t)
	w := startWindow(t)
	empty := w.picture()

	w.xdotool("type", "--delay", "20", "514.4c")
	w.until("the results show", func() bool { return changed(empty, w.picture()) > 0.005 })
	w.xdotool("key", "Return")
	w.untilTitled("514.4c – Canterlaw")
	rule := w.picture()
	if share := changed(empty, rule); share < 0.02 {
		t.Errorf("the rule's page differs from the start page in %.1f%% of the pixels only", 100*share)
	}

	w.xdotool("key", "alt+Left")
	w.untilTitled("Canterlaw")
	w.xdotool("key", "alt+Right")
	w.untilTitled("514.4c – Canterlaw")

	w.click(620, 134) // "514 Faceoffs" on the way down to the rule
	w.untilTitled("514 – Canterlaw")

	// Moved and pressed at once, what is there now is pressed.
	w.xdotool("mousemove", "700", "600", "sleep", "0.5", "mousemove", "62", "67", "sleep", "0.5")
	w.xdotool("mousemove", "27", "67", "click", "1")
	w.untilTitled("514.4c – Canterlaw")
	w.xdotool("mousemove", "700", "600", "sleep", "0.5", "mousemove", "27", "67", "click", "1",
		"mousemove", "69", "67", "click", "1", "mousemove", "69", "67", "click", "1")
	w.untilTitled("514 – Canterlaw")
}

// TestARealWindowKeepsWhatIsTheReaders: by shortcuts as the display sends them,
// a page is bookmarked, a note written on it and its citation copied, and the
// list of shortcuts opens and closes.
func TestARealWindowKeepsWhatIsTheReaders(t *testing.T) {
	needDisplay(t)
	w := startWindow(t)
	w.xdotool("type", "--delay", "20", "514.4c")
	w.xdotool("key", "Return")
	w.untilTitled("514.4c – Canterlaw")

	w.xdotool("key", "ctrl+d")
	w.untilKept("bookmarks.yaml", `page: "rule:514.4c"`)
	w.xdotool("key", "ctrl+e")
	w.xdotool("type", "--delay", "20", "A quokka asked.")
	w.xdotool("key", "ctrl+Return")
	w.untilKept("notes/rule-514.4c.md", "A quokka asked.")
	w.untilKept("history.yaml", `page: "rule:514.4c"`)

	w.xdotool("key", "F1")
	w.untilTitled("Keyboard shortcuts – Canterlaw")
	w.xdotool("key", "alt+Left")
	w.untilTitled("514.4c – Canterlaw")

	w.xdotool("key", "Tab", "Return") // the page's first link: the chapter
	w.untilTitled("5 – Canterlaw")
	w.xdotool("key", "F1")
	w.untilTitled("Keyboard shortcuts – Canterlaw")

	w.xdotool("key", "ctrl+e") // on a page that is nothing to write about
	w.xdotool("key", "Escape", "ctrl+a")
	w.xdotool("type", "--delay", "20", "quokka")
	w.untilStill()
	w.xdotool("key", "Return") // the note is all that is found
	w.untilTitled("514.4c – Canterlaw")
}

// TestARealWindowTellsOfALostDisplay: the display answers and then hangs up,
// as one does that starts anew.
func TestARealWindowTellsOfALostDisplay(t *testing.T) {
	needDisplay(t) // for OpenGL, without which the program doesn't start
	display, listener := 20, net.Listener(nil)
	for ; listener == nil && display < 200; display++ {
		listener, _ = net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", 6000+display))
	}
	if listener == nil {
		t.Fatal("no port for a display is free")
	}
	defer listener.Close()
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			connection.Close()
		}
	}()
	program := exec.Command(buildProgram(t), "--library", t.TempDir())
	program.Env = append(os.Environ(), fmt.Sprintf("DISPLAY=127.0.0.1:%d", display-1), "WAYLAND_DISPLAY=")
	out, err := program.CombinedOutput()
	if program.ProcessState.ExitCode() != 1 || !strings.Contains(string(out),
		"canterlaw: no window can be opened: the display can't be used") {
		t.Errorf("the program ends with %v and says:\n%s", err, out)
	}
}

// untilKept waits until a file of the notebook has a text.
func (w *window) untilKept(file, text string) {
	w.t.Helper()
	w.until(file+" has "+text, func() bool {
		kept, err := os.ReadFile(filepath.Join(w.library, "notebook", file))
		return err == nil && strings.Contains(string(kept), text)
	})
}

// TestARealWindowStepsATiedFaceoff chooses the annotated example by the
// keyboard and steps it with keyboard and pointer.
func TestARealWindowStepsATiedFaceoff(t *testing.T) {
	needDisplay(t)
	const tie = "A tied Problem faceoff when one deck is empty"
	w := startWindow(t)

	w.xdotool("key", "ctrl+2")
	w.untilStill()
	w.xdotool("type", "--delay", "20", tie)
	w.untilStill()
	w.xdotool("key", "Down")
	w.xdotool("key", "Return")
	w.untilTitled(tie + " – Canterlaw")
	w.untilStill()

	position := w.picture()
	w.click(105, 776) // forward
	w.until("a step forward shows", func() bool { return changed(position, w.picture()) > 0.002 })
	w.untilStill()
	stepped := w.picture()
	w.xdotool("key", "End")
	w.until("the end shows", func() bool { return changed(stepped, w.picture()) > 0.01 })
	w.xdotool("key", "Home")
	w.untilStill()

	start := w.picture() // before any card is chosen
	w.click(180, 510)    // Cerulean Skies, on the table
	w.untilStill()
	w.xdotool("key", "h") // by hand
	w.untilStill()
	byHand := w.picture()
	w.click(1000, 528) // "Frighten"
	w.until("a change by hand shows", func() bool { return changed(byHand, w.picture()) > 0.01 })
	w.untilStill()
	w.click(67, 776) // back
	// On the table: the timeline shows that it can be made again.
	table := func(whole image.Image) image.Image { return part(whole, image.Rect(0, 80, 940, 750)) }
	w.until("the change by hand is taken back", func() bool {
		return changed(table(start),
			table(w.picture())) < 0.001
	})

	w.xdotool("key", "Escape") // out of the changes by hand
	w.untilStill()
	w.click(211, 20) // the menu
	w.untilStill()
	w.click(264, 57) // "Scenarios"
	w.untilTitled("Canterlaw")
}

// TestARealWindowSetsUpAPosition by a line, with marks by keys and a card dragged, runs
// it and finds it again when the program starts anew.
func TestARealWindowSetsUpAPosition(t *testing.T) {
	needDisplay(t)
	w := startWindow(t)
	w.xdotool("key", "ctrl+2")
	w.untilStill()
	w.xdotool("key", "ctrl+n")
	w.untilTitled("Untitled position – Canterlaw")
	w.untilStill()
	w.untilEven(image.Rect(70, 260, 430, 330))  // at a Problem, within its dashed edge
	w.untilEven(image.Rect(770, 446, 920, 540)) // where a Dilemma has its place
	w.xdotool("type", "--delay", "20", "AP: dash, emerald; BP: pinkie, 2 red gala; A 3t")
	w.xdotool("key", "Return")
	w.untilKept("../positions/.draft.yaml", "tokens: 3")
	w.xdotool("key", "Escape", "x") // the card that was put last
	w.untilKept("../positions/.draft.yaml", "exhausted: true")
	w.xdotool("mousemove", "105", "510", "sleep", "0.4", "mousedown", "1", "sleep", "0.2", "mousemove", "200", "600",
		"sleep", "0.2", "mousemove", "400", "640", "sleep", "0.4", "mouseup", "1") // the Mane Character, to its home
	w.until("the card has been moved", func() bool {
		kept, err := os.ReadFile(filepath.Join(w.library, "positions", ".draft.yaml"))
		return err == nil && strings.Contains(string(kept), "Rainbow Dash") &&
			!strings.Contains(string(kept), `mane: {card: "Rainbow Dash`)
	})
	w.xdotool("key", "F5")
	w.untilStill()
	w.xdotool("key", "Right", "Left")
	w.untilStill()
	played := w.picture()
	w.click(211, 20) // the menu
	w.untilStill()
	w.click(252, 137) // "Set up"
	w.until("the setting up shows", func() bool { return changed(played, w.picture()) > 0.05 })
}

// TestARealWindowShowsEverythingTwiceAsLarge once that is chosen, and stays as
// large itself.
func TestARealWindowShowsEverythingTwiceAsLarge(t *testing.T) {
	needDisplay(t)
	w := startWindow(t)
	size := w.size()
	w.xdotool("key", "ctrl+3")
	w.untilTitled("Display – Canterlaw")
	w.untilStill()
	usual := w.picture()
	w.xdotool("key", "Tab", "Tab", "Tab", "Return") // dark, whatever the system is set to
	w.xdotool("key", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Return")
	w.until("everything is drawn anew", func() bool { return changed(usual, w.picture()) > 0.03 })
	w.untilStill()
	if got := w.size(); got != size {
		t.Errorf("the window is %s, want %s", got, size)
	}
	w.click(420, 38) // the tab is where it is when everything is twice as large
	w.untilTitled("Display – Canterlaw")
	w.click(80, 38)
	w.untilTitled("Canterlaw")
}

// needDisplay skips a test where no real window is asked for.
func needDisplay(t *testing.T) {
	if !strings.HasPrefix(t.Name(), "TestARealWindow") {
		t.Fatal("the tests that need a display are called TestARealWindow…: make test runs those")
	}
	t.Helper()
	if os.Getenv("CANTERLAW_WINDOW_TESTS") != "1" || os.Getenv("DISPLAY") == "" {
		t.Skip("needs a display: set CANTERLAW_WINDOW_TESTS=1 and run it under xvfb-run (make test does)")
	}
	for _, tool := range []string{"xdotool", "import"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Fatalf("%s is needed to drive the window: %v", tool, err)
		}
	}
}

// TestARealWindowFitsTheScreen opens the window on a screen that lies and on
// one that stands: it is to fill either, 1280 by 800 or 800 by 1280.
func TestARealWindowFitsTheScreen(t *testing.T) {
	needDisplay(t)
	screen, err := exec.Command("xdotool", "getdisplaygeometry").Output()
	if err != nil {
		t.Fatal(err)
	}
	w := openWindow(t)
	want := strings.TrimSpace(string(screen))
	w.until("the window is "+want, func() bool { return w.size() == want })
}

// size is the window's width and height.
func (w *window) size() string {
	out, _ := exec.Command("xdotool", "getwindowgeometry", "--shell", w.id).Output()
	var width, height string
	for line := range strings.Lines(string(out)) {
		switch key, value, _ := strings.Cut(strings.TrimSpace(line), "="); key {
		case "WIDTH":
			width = value
		case "HEIGHT":
			height = value
		}
	}
	return width + " " + height
}

// window is the program's window on the display.
type window struct {
	t       *testing.T
	id      string
	library string // the program's library folder
	program *exec.Cmd
	said    *bytes.Buffer // by the program, once it has ended
}

// startWindow opens the window and makes it 1280 by 800.
func startWindow(t *testing.T) *window {
	t.Helper()
	w := openWindow(t)
	w.xdotool("windowmove", w.id, "0", "0")
	w.xdotool("windowsize", w.id, "1280", "800")
	w.xdotool("windowfocus", w.id)
	w.untilStill()
	return w
}

// openWindow builds the program and starts it with an empty library.
func openWindow(t *testing.T) *window {
	t.Helper()
	library := t.TempDir()
	program := exec.Command(buildProgram(t), "--library", library)
	program.Env = append(os.Environ(), "XDG_CONFIG_HOME="+t.TempDir()) // with the usual settings
	var output bytes.Buffer
	program.Stdout, program.Stderr = &output, &output
	if err := program.Start(); err != nil {
		t.Fatalf("start the program: %v", err)
	}
	t.Cleanup(func() {
		program.Process.Kill()
		program.Wait()
		if t.Failed() {
			t.Logf("the program said:\n%s", &output)
		}
	})

	w := &window{t: t, library: library, program: program, said: &output}
	w.until("the window opens", func() bool {
		out, err := exec.Command("xdotool", "search", "--onlyvisible", "--name", "Canterlaw").Output()
		w.id, _, _ = strings.Cut(strings.TrimSpace(string(out)), "\n")
		return err == nil && w.id != ""
	})
	return w
}

// buildProgram builds the program with the tags of the test.
func buildProgram(t testing.TB) (binary string) {
	t.Helper()
	binary = filepath.Join(t.TempDir(), "canterlaw")
	build := exec.Command("go", "build", "-tags", buildTags(), "-o", binary, "canterlaw")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build the program: %v\n%s", err, out)
	}
	return binary
}

// buildTags are the tags that the test was built with, so that the program is
// built from the same compiled packages.
func buildTags() string {
	info, _ := debug.ReadBuildInfo()
	for _, s := range info.Settings {
		if s.Key == "-tags" {
			return s.Value
		}
	}
	return ""
}

func (w *window) xdotool(arguments ...string) {
	w.t.Helper()
	if out, err := exec.Command("xdotool", arguments...).CombinedOutput(); err != nil {
		w.t.Fatalf("xdotool %s: %v\n%s", strings.Join(arguments, " "), err, out)
	}
}

// click moves the pointer and clicks at once.
func (w *window) click(x, y int) {
	w.t.Helper()
	w.xdotool("mousemove", strconv.Itoa(x), strconv.Itoa(y), "click", "1")
}

// until polls until something is so, for at most half a minute.
func (w *window) until(what string, so func() bool) {
	w.t.Helper()
	for range 150 {
		if so() {
			return
		}
		time.Sleep(200 * time.Millisecond)
	}
	w.t.Fatalf("%s: not within half a minute; the window is called %q", what, w.title())
}

func (w *window) untilTitled(want string) {
	w.t.Helper()
	w.until("the window is called "+want, func() bool { return w.title() == want })
}

// untilStill waits until the window shows something that no longer changes.
func (w *window) untilStill() {
	w.t.Helper()
	last := w.picture()
	w.until("the window is ready", func() bool {
		now := w.picture()
		still := changed(last, now) < 0.0005 && colors(now) > 10
		last = now
		return still
	})
}

func (w *window) title() string {
	out, _ := exec.Command("xdotool", "getwindowname", w.id).Output()
	return strings.TrimSpace(string(out))
}

// picture is what the display shows.
func (w *window) picture() image.Image {
	w.t.Helper()
	out, err := exec.Command("import", "-window", "root", "png:-").Output()
	if err != nil {
		w.t.Fatalf("take a picture of the display: %v", err)
	}
	picture, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		w.t.Fatalf("read the picture of the display: %v", err)
	}
	return picture
}

// changed gives the share of pixels in which two pictures of a size differ.
func changed(a, b image.Image) float64 {
	bounds, count := a.Bounds(), 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				count++
			}
		}
	}
	return float64(count) / float64(bounds.Dx()*bounds.Dy())
}

// part is a part of a picture.
func part(whole image.Image, of image.Rectangle) image.Image {
	return whole.(interface {
		SubImage(image.Rectangle) image.Image
	}).SubImage(of)
}

// untilEven waits until a part of the window, in which nothing lies, has one color: the ground is
// painted by a shader of the program's own.
func (w *window) untilEven(of image.Rectangle) {
	w.t.Helper()
	w.until(fmt.Sprintf("the ground at %v has one color", of), func() bool {
		return colors(part(w.picture(), of)) == 1
	})
}

// colors counts the colors of a picture, up to a hundred.
func colors(picture image.Image) int {
	seen := make(map[any]bool)
	bounds := picture.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y && len(seen) < 100; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			seen[picture.At(x, y)] = true
		}
	}
	return len(seen)
}
