//go:build cgo && linux

package ui_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// TestARealWindowThatIsClosedAmidEverythingLosesNothing: in the middle of typing, of a
// drag, of a dialog, of a menu, of a long pass and of a search for outcomes, the window
// closes when it is asked to, and the position that was set up is in a file.
func TestARealWindowThatIsClosedAmidEverythingLosesNothing(t *testing.T) {
	needDisplay(t)
	for amid, do := range map[string]func(w *window){
		"typing": func(w *window) { w.xdotool("type", "rainbow da") },
		"a drag": func(w *window) {
			w.xdotool("mousemove", "104", "510", "sleep", "0.4", "mousedown", "1", "sleep", "0.2",
				"mousemove", "300", "300", "sleep", "0.2", "mousemove", "400", "620")
		},
		"a dialog":    func(w *window) { w.xdotool("key", "ctrl+s", "type", "A na") },
		"a menu":      func(w *window) { w.click(211, 20) },
		"a long pass": func(w *window) { w.xdotool("key", "F5", "sleep", "1", "key", "t", "key", "t", "key", "t") },
		"a search": func(w *window) {
			w.xdotool("key", "F5", "sleep", "1")
			w.click(1141, 500)
		},
	} {
		t.Run(amid, func(t *testing.T) {
			w := startWindow(t)
			w.xdotool("key", "ctrl+2", "sleep", "1", "key", "ctrl+n")
			w.untilTitled("Untitled position – Canterlaw")
			w.untilStill()
			w.xdotool("type", "--delay", "20", "AP: dash, emerald; BP: pinkie, 2 red gala")
			w.xdotool("key", "Return")
			w.untilStill()
			do(w)
			w.close()
			w.until("the window is closed", func() bool { return w.title() == "" })

			found := false
			files, _ := filepath.Glob(filepath.Join(w.library, "positions", "*.yaml"))
			drafts, _ := filepath.Glob(filepath.Join(w.library, "positions", ".*.yaml"))
			for _, file := range append(files, drafts...) {
				kept, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				found = found || strings.Contains(string(kept), "Emerald Green") &&
					strings.Count(string(kept), "Red Gala") > 0 && strings.Contains(string(kept), "Pinkie Pie")
			}
			if !found {
				t.Errorf("none of the files has the position: %q, %q", files, drafts)
			}
		})
	}
}

// TestARealWindowEndsWhenTheSystemDoes: at the end of a session the system asks each program
// to end, while nothing has been done with it for a while.
func TestARealWindowEndsWhenTheSystemDoes(t *testing.T) {
	needDisplay(t)
	w := startWindow(t)
	time.Sleep(12 * time.Second) // until it has come to rest
	if err := w.program.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := w.program.Wait(); err != nil {
		t.Errorf("the program ends with %v and says:\n%s", err, w.said)
	}
}

// close asks the window to close, as the system does for whoever closes it.
func (w *window) close() {
	w.t.Helper()
	display, id, atom := w.display()
	defer display.Close()
	asks := xproto.ClientMessageEvent{Format: 32, Window: id, Type: atom("WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(atom("WM_DELETE_WINDOW")), 0, 0, 0, 0})}
	if err := xproto.SendEventChecked(display, false, id, 0, string(asks.Bytes())).Check(); err != nil {
		w.t.Fatal(err)
	}
}

// display connects to the display that the window is on; atom gives what it calls a name.
func (w *window) display() (display *xgb.Conn, id xproto.Window, atom func(name string) xproto.Atom) {
	w.t.Helper()
	number, err := strconv.Atoi(w.id)
	if err != nil {
		w.t.Fatal(err)
	}
	if display, err = xgb.NewConn(); err != nil {
		w.t.Fatal(err)
	}
	return display, xproto.Window(number), func(name string) xproto.Atom {
		reply, err := xproto.InternAtom(display, false, uint16(len(name)), name).Reply()
		if err != nil {
			w.t.Fatal(err)
		}
		return reply.Atom
	}
}
