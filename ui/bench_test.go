//go:build cgo

package ui_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
	for kind, pattern := range map[string]string{"rules": "documents/004_*.txt", "rulebooks": "documents/00[012]_*.txt",
		"cards": "cards/octgn/*.xml"} {
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
