//go:build cgo

package ui_test

import (
	"bytes"
	"encoding/binary"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestTheWindowOpens starts the program as a user does, on a display in memory,
// until its first page is painted. What keys and pointer do in a real window is
// tested by make window.
func TestTheWindowOpens(t *testing.T) {
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skipf("needs a display in memory (make test installs it): %v", err)
	}
	d := startDisplay(t)
	program := exec.Command(buildProgram(t), "--library", t.TempDir())
	program.Env = append(os.Environ(), "DISPLAY="+d.name, "WAYLAND_DISPLAY=",
		"XDG_CONFIG_HOME="+t.TempDir(), "XDG_CACHE_HOME="+t.TempDir())
	var said bytes.Buffer
	program.Stdout, program.Stderr = &said, &said
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = program.Process.Kill()
		_ = program.Wait()
		if t.Failed() {
			t.Logf("the program said:\n%s", &said)
		}
	})
	d.until(t, func(colors int) bool { return colors > 10 })
}

// display is an X server whose screen is a file, so that looking at it doesn't
// disturb it.
type display struct {
	name   string // ":99"
	screen *os.File
}

func startDisplay(b testing.TB) *display {
	b.Helper()
	folder := b.TempDir()
	server := exec.Command("Xvfb", "-displayfd", "1", "-noreset", "-fbdir", folder, "-screen", "0", "1280x800x24")
	out, err := server.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := server.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	number := make([]byte, 8)
	n, err := io.ReadAtLeast(out, number, 2)
	if err != nil {
		b.Fatalf("Xvfb didn't start: %v", err)
	}
	screen, err := os.Open(filepath.Join(folder, "Xvfb_screen0"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { screen.Close() })
	return &display{":" + strings.TrimSpace(string(number[:n])), screen}
}

// until waits until some number of colors is seen.
func (d *display) until(b testing.TB, so func(colors int) bool) {
	b.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if so(d.colors(b)) {
			return
		}
	}
	b.Fatal("not within a minute")
}

// colors counts the colors but black on a strip across the screen, up to eleven.
func (d *display) colors(b testing.TB) int {
	b.Helper()
	header := make([]byte, 100) // of an XWD file: numbers of four bytes
	if _, err := d.screen.ReadAt(header, 0); err != nil {
		b.Fatal(err)
	}
	field := func(i int) int64 { return int64(binary.BigEndian.Uint32(header[4*i:])) }
	size, line, palette := field(0), field(12), field(19)
	strip := make([]byte, 60*line)
	if _, err := d.screen.ReadAt(strip, size+12*palette+120*line); err != nil {
		b.Fatal(err)
	}
	var seen [][]byte
	for ; len(strip) > 0 && len(seen) <= 10; strip = strip[4:] {
		color := strip[:3]
		if !bytes.Equal(color, []byte{0, 0, 0}) && !slices.ContainsFunc(seen,
			func(s []byte) bool { return bytes.Equal(s, color) }) {
			seen = append(seen, color)
		}
	}
	return len(seen)
}
