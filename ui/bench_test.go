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

// BenchmarkWindow starts the program with everything imported that can be here.
// It reports how many milliseconds after the start of the process, in the median
// and at best, there is a window and its first page is painted.
func BenchmarkWindow(b *testing.B) {
	if _, err := exec.LookPath("Xvfb"); err != nil {
		b.Skipf("needs a display in memory: %v", err)
	}
	d := startDisplay(b)
	program, library := buildProgram(b), b.TempDir()
	// Of its own: settings, and what is kept to be quicker the next time.
	environment := append(os.Environ(), "DISPLAY="+d.name, "WAYLAND_DISPLAY=",
		"XDG_CONFIG_HOME="+b.TempDir(), "XDG_CACHE_HOME="+b.TempDir())
	command := func(arguments ...string) *exec.Cmd {
		c := exec.Command(program, append([]string{"--library", library}, arguments...)...)
		c.Env = environment
		return c
	}
	for kind, pattern := range map[string]string{"rules": "documents/004_*.txt", "rulebooks": "documents/00[012]_*.txt", "cards": "cards/octgn/*.xml"} {
		files, err := filepath.Glob("../../shared/" + pattern)
		if err != nil {
			b.Fatal(err)
		}
		if len(files) == 0 {
			continue
		}
		if out, err := command(append([]string{"import", kind}, files...)...).CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
	}
	start := func() (there, painted time.Duration) {
		d.until(b, func(colors int) bool { return colors == 0 }) // the window before is gone
		c, started := command(), time.Now()
		if err := c.Start(); err != nil {
			b.Fatal(err)
		}
		defer func() {
			_ = c.Process.Kill()
			_ = c.Wait()
		}()
		d.until(b, func(colors int) bool { return colors > 0 })
		there = time.Since(started)
		d.until(b, func(colors int) bool { return colors > 10 })
		return there, time.Since(started)
	}
	start() // with nothing kept yet
	var there, painted []time.Duration
	for b.Loop() {
		t, p := start()
		there, painted = append(there, t), append(painted, p)
	}
	for name, took := range map[string][]time.Duration{"window": there, "painted": painted} {
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Milliseconds()), "ms-"+name)
		b.ReportMetric(float64(took[0].Milliseconds()), "ms-"+name+"-best")
	}
}

// display is an X server whose screen is a file, so that looking at it doesn't
// disturb it.
type display struct {
	name   string // ":99"
	screen *os.File
}

func startDisplay(b *testing.B) *display {
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
func (d *display) until(b *testing.B, so func(colors int) bool) {
	b.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if so(d.colors(b)) {
			return
		}
	}
	b.Fatal("not within a minute")
}

// colors counts the colors but black on a strip across the screen, up to eleven.
func (d *display) colors(b *testing.B) int {
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
		if !bytes.Equal(color, []byte{0, 0, 0}) && !slices.ContainsFunc(seen, func(s []byte) bool { return bytes.Equal(s, color) }) {
			seen = append(seen, color)
		}
	}
	return len(seen)
}
