//go:build linux

// Measure presses keys and the pointer in the window of Canterlaw that is open on the
// display, and prints how long it takes from a press to the first picture that differs;
// or opens and closes positions, and prints what that adds to the program's memory; or sets
// described positions up, plays them to an answer, and prints how long each takes.
//
// usage: measure frames
//
//	measure positions PROCESS MINUTES
//	measure acts PROGRAM LIBRARY
package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run(arguments []string) error {
	d, err := openDisplay()
	if err != nil {
		return err
	}
	if err := d.findWindow(); err != nil {
		return err
	}
	switch {
	case len(arguments) == 1 && arguments[0] == "frames":
		return d.frames()
	case len(arguments) == 3 && arguments[0] == "positions":
		minutes, err := strconv.Atoi(arguments[2])
		if err != nil || minutes < 1 {
			return fmt.Errorf("MINUTES is a number from 1 on, not %q", arguments[2])
		}
		return d.positions(arguments[1], time.Duration(minutes)*time.Minute)
	case len(arguments) == 3 && arguments[0] == "acts":
		return d.acts(arguments[1], arguments[2])
	}
	return errors.New("usage: measure frames | measure positions PROCESS MINUTES | measure acts PROGRAM LIBRARY")
}

// screen is presses to measure, after those that lead to where they are made. A press is
// a key, "type TEXT" for one of each letter, or "at X Y" of the pointer.
type screen struct {
	name           string
	first, presses []string
}

// In a window of 1280 by 800.
var screens = []screen{
	{"search and pages", []string{"ctrl+1", "ctrl+a"},
		[]string{"type exhausted", "Down", "Return", "alt+Left", "ctrl+a", "type 514.4c", "Return", "alt+Left"}},
	{"setting up", []string{"ctrl+2", "ctrl+n"}, []string{
		"type rainbow dash", "Return", "type B at AP: timberwolf", "Return", "at 250 620", "at 550 500", "at 104 510",
		"x", "f", "x", "f", "ctrl+z", "ctrl+z", "at 276 61", "at 219 61", "at 171 667", "at 171 175"}},
	{"playing",
		[]string{"ctrl+n", "type AP: dash, rainbowshine, emerald; BP: pinkie; A 3t; A hand: swing", "Return", "F5"},
		[]string{"at 104 510", "at 180 510", "Escape", "space", "space", "Left", "Left", "Right", "Right",
			"Home", "End", "h", "Escape"}},
}

// rounds is how often each screen's presses are made.
const rounds = 4

// frames prints how long it takes from a press to the first picture that differs, over
// all presses that change anything.
func (d *display) frames() error {
	var all []shown
	for _, s := range screens {
		var took []shown
		for range rounds {
			err := d.each(s.first, func(_ string, press func()) { press(); d.untilStill(400 * time.Millisecond) })
			if err != nil {
				return err
			}
			err = d.each(s.presses, func(name string, press func()) {
				before := d.picture()
				pressed := time.Now()
				press()
				if painted, ok := d.untilChanged(before); ok {
					took = append(took, shown{name, painted.Sub(pressed)})
				}
				d.untilStill(250 * time.Millisecond)
			})
			if err != nil {
				return err
			}
		}
		printFrames(s.name, took)
		all = append(all, took...)
	}
	printFrames("all", all)
	return nil
}

// each hands over each press, which the pointer, where it is one's, has come to before.
func (d *display) each(presses []string, do func(name string, press func())) error {
	for _, p := range presses {
		var x, y int
		if _, err := fmt.Sscanf(p, "at %d %d", &x, &y); err == nil {
			d.point(x, y)
			d.untilStill(150 * time.Millisecond)
			do(p, func() { d.button(true); d.button(false) })
			continue
		}
		keys := []string{p}
		if text, ok := strings.CutPrefix(p, "type "); ok {
			keys = strings.Split(text, "")
		}
		for _, key := range keys {
			var failed error
			do(key, func() { failed = d.key(key) })
			if failed != nil {
				return failed
			}
		}
	}
	return nil
}

// shown is how long it took until a press showed.
type shown struct {
	press string
	took  time.Duration
}

// printFrames prints the middle of what presses took, the 99th percentile and the slowest.
func printFrames(what string, presses []shown) {
	if len(presses) == 0 {
		fmt.Printf("press to first changed frame, %s: nothing changed\n", what)
		return
	}
	slices.SortFunc(presses, func(a, b shown) int { return cmp.Compare(a.took, b.took) })
	ms := func(at int) float64 { return float64(presses[at].took.Microseconds()) / 1000 }
	last := len(presses) - 1
	fmt.Printf("press to first changed frame, %-17s %4d presses, median %3.0f ms, "+
		"99th percentile %3.0f ms, slowest %3.0f ms (%s)\n", what, len(presses),
		ms(len(presses)/2), ms((len(presses)*99+99)/100-1), ms(last), presses[last].press)
}

// opened is how many positions are opened and closed at most, different how many of them are
// others, and every after how many the memory is looked at.
const (
	opened    = 1000
	different = 8
	every     = 250
)

// positions opens and closes shipped positions, as many as the time bears, and prints what
// the program has resident in memory meanwhile, the last time at the end.
func (d *display) positions(process string, atMost time.Duration) error {
	if err := d.key("ctrl+2"); err != nil {
		return err
	}
	d.untilStill(400 * time.Millisecond)
	start, titles, began := 0, map[string]bool{}, time.Now()
	for i := 1; i <= opened; i++ {
		if err := d.opens(1 + i%different); err != nil {
			return err
		}
		titles[d.title(d.window)] = true
		if err := d.closes(); err != nil {
			return err
		}
		last := i == opened || time.Since(began) > atMost
		if i != 1 && i%every != 0 && !last {
			continue
		}
		now, err := d.rested(process)
		if err != nil {
			return err
		}
		if i == 1 {
			start = now
		}
		fmt.Printf("after %4d positions opened and closed (%d different) %5d MB resident, %+d\n",
			i, len(titles), now, now-start)
		if last {
			break
		}
	}
	return nil
}

// rested gives what the program has resident in memory once it has come to rest: the toolkit
// forgets what is out of view with the first picture after a minute, and it is collected once
// nothing is done.
func (d *display) rested(process string) (int, error) {
	time.Sleep(65 * time.Second)
	for range 2 { // the first may come while the toolkit has just looked
		if err := d.key("Down"); err != nil {
			return 0, err
		}
		time.Sleep(12 * time.Second)
	}
	return resident(process)
}

// opens opens a position of the list by the keyboard, and waits until it is shown.
func (d *display) opens(downs int) error {
	return d.shows("a position opens", func(title string) bool { return title != "Canterlaw" }, func() error {
		for range downs {
			if err := d.key("Down"); err != nil {
				return err
			}
			d.conn.Sync()
			time.Sleep(25 * time.Millisecond) // else it counts as one key that is held down
		}
		return d.key("Return")
	})
}

// closes goes back to the list of positions: by the menu, and "Scenarios" in it.
func (d *display) closes() error {
	return d.shows("the position closes", func(title string) bool { return title == "Canterlaw" }, func() error {
		before := d.picture()
		d.click(211, 20)
		d.untilChanged(before) // on a loaded machine the menu takes its time
		d.untilStill(40 * time.Millisecond)
		d.click(264, 57)
		return nil
	})
}

// attempts is how often something is done until it shows, and patience how long it is waited
// for each time: another program may have the machine to itself for seconds.
const (
	attempts = 20
	patience = 10 * time.Second
)

// shows does something until the window's title is as it is to be, and waits for the
// picture that comes with it.
func (d *display) shows(what string, is func(title string) bool, do func() error) error {
	for range attempts {
		if err := do(); err != nil {
			return err
		}
		for until := time.Now().Add(patience); time.Now().Before(until); time.Sleep(5 * time.Millisecond) {
			if is(d.title(d.window)) {
				d.untilStill(40 * time.Millisecond)
				return nil
			}
		}
		// Whatever is in the way, such as a menu, goes.
		if err := d.key("Escape"); err != nil {
			return err
		}
		d.untilStill(400 * time.Millisecond)
	}
	return fmt.Errorf("%s: not in %d attempts; the window is called %q", what, attempts, d.title(d.window))
}

// click presses the pointer at a place. The toolkit knows where the pointer is from the
// next frame on.
func (d *display) click(x, y int) {
	d.point(x, y)
	d.conn.Sync()
	time.Sleep(40 * time.Millisecond)
	d.button(true)
	d.button(false)
}

// resident is what a process has in memory, in MB.
func resident(process string) (int, error) {
	status, err := os.ReadFile("/proc/" + process + "/status")
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kb, err := strconv.Atoi(strings.Fields(rest)[0])
			return kb / 1024, err
		}
	}
	return 0, errors.New("the system doesn't tell the memory of process " + process)
}
