//go:build linux

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// act is a position as somebody describes it, set up and played until what was asked is
// answered.
type act struct {
	asks    string
	presses []string // a key; "line TEXT", which counts as one; or "at X Y" of the pointer
	answer  []string // what the trail of what was played has to say
}

// In a window of 1280 by 800. Each begins with a new position.
var described = []act{
	{
		"A faceoff in progress, 5 : 4 after the flips. Who wins it?",
		[]string{"line A after flips at AP; AP: dash, sugar twist; B at AP: drill bit, applejack steadfast; " +
			"A flips: jetstream; B flips: forest owl; confronted AP", "Return", "F5", "e"},
		[]string{"Avery’s power total is 5", "Avery wins the faceoff (514.5)", "Avery scores 1 point (514.5c)"},
	},
	{
		"I alone confront the opponent’s Dilemma. Is there a faceoff?",
		[]string{"line A at B dilemma invasion: dash, full steam, holly dash", "Return", "F5", "s", "3", "1"},
		[]string{"Avery confronts Invasion of the Changelings",
			"There is no faceoff: Blake could not confront the Problem (612.2)"},
	},
	{
		"A Friend has two power counters. Is 4 wild met with it?",
		[]string{"line A at BP: dash, PR8/+2", "Return", "F5", "s", "2"},
		[]string{"Cerulean Skies, Skyward Soarer contributes 3 blue (611.3a)", "Avery confronts Runaway Cart (611.1)"},
	},
	{
		"A Friend that wears a hat is frightened. What becomes of it?",
		[]string{"line AP: dash; AH: sugar twist/fr + marvelous chapeau", "Return", "F5", "space"},
		[]string{"Marvelous Chapeau is dismissed by the game (511.3)"},
	},
	{
		"I retire a Friend with a card beneath it. Where does it go?",
		[]string{"line A end; AH: dash, globe trotter, sugar twist, jetstream, full steam; " +
			"A banished: forest owl/under globe trotter", "Return", "F5", "t", "1"},
		[]string{"They stay in the banished zone and are beneath nothing any more. (407.1)",
			"Avery retires Globe Trotter, Sight Seer (616.3)"},
	},
	{
		"A face-down Troublemaker is at my Problem. Can I confront?",
		[]string{"line AP: dash, jetstream, sugar twist; B at AP: timberwolf/down", "Return", "F5", "s", "1"},
		[]string{"Avery confronts Cloudbursting (611.1)", "Blake uncovers Timberwolf at Avery’s Problem (607.3)"},
	},
	{
		"My Problem’s faceoff is over, and nobody is left there. Is it solved?",
		[]string{"line A end of faceoff step; AH: dash; met AP; confronted AP; resolved AP", "Return", "F5", "s"},
		[]string{"Cloudbursting becomes solved (613.1)"},
	},
	{
		"I challenge a Timberwolf with 5 power and flip a 2. What then?",
		[]string{"line A troublemaker; AP: dash, full steam; B at AP: timberwolf; " +
			"A deck: jetstream; B deck: forest owl", "Return", "F5", "n", "1", "e"},
		[]string{"Avery’s power total is 7", "Avery defeats Timberwolf (514.5a)", "Avery scores 3 points (514.5a)"},
	},
	{
		"I have two copies of a Unique Friend. Which stays?",
		[]string{"line AP: dash; AH: 2 flim & flam shrewd", "Return", "F5", "1"},
		[]string{"Avery controls several Unique cards of the same name (516.3)",
			"Flim & Flam, Shrewd Schemers is dismissed by the game"},
	},
	{
		"Both have 14 points. I confront; the opponent could, too. Who wins?",
		[]string{"line A 14p; B 14p; AP: dash, jetstream, sugar twist; B at AP: full steam", "Return", "F5", "s", "1"},
		[]string{"Avery confronts Cloudbursting, and Blake could too (611.1)", "Avery wins the game (103.2)"},
	},
}

// How fast somebody types and presses.
const (
	perLetter = 150 * time.Millisecond
	perPress  = time.Second
)

// acts sets up and plays the described positions, prints how many presses and seconds each
// takes, and makes the program walk through what it kept of it: the answer must be there.
func (d *display) acts(program, library string) error {
	if err := d.key("ctrl+2"); err != nil {
		return err
	}
	d.untilStill(400 * time.Millisecond)
	for _, a := range described {
		began, presses := time.Now(), 0
		for _, p := range append([]string{"ctrl+n"}, a.presses...) {
			text, isLine := strings.CutPrefix(p, "line ")
			if isLine {
				p = "type " + text
			} else {
				time.Sleep(perPress)
			}
			err := d.each([]string{p}, func(_ string, press func()) {
				press()
				if isLine {
					time.Sleep(perLetter)
				}
			})
			if err != nil {
				return err
			}
			presses++
			d.untilStill(100 * time.Millisecond)
		}
		took := time.Since(began)
		if err := answered(program, library, a.answer); err != nil {
			return fmt.Errorf("%s: %w", a.asks, err)
		}
		fmt.Printf("%-70s %2d presses %3.0f s\n", a.asks, presses, took.Seconds())
	}
	return nil
}

// answered waits until the trail of what was kept last says something, for half a minute.
func answered(program, library string, says []string) error {
	var err error
	for range 30 {
		time.Sleep(time.Second) // until it is kept
		if err = saysLast(program, library, says); err == nil {
			return nil
		}
	}
	return err
}

// saysLast reports whether the trail of what was kept last says something.
func saysLast(program, library string, says []string) error {
	files, err := filepath.Glob(filepath.Join(library, "positions", "*.yaml"))
	if err != nil || len(files) == 0 {
		return errors.Join(errors.New("nothing was kept"), err)
	}
	last := slices.MaxFunc(files, func(a, b string) int { return modified(a).Compare(modified(b)) })
	// The program ends with a failure where a decision is still to be made.
	trail, _ := exec.Command(program, "--library", library, "scenario", "trail", last).CombinedOutput()
	words := strings.Join(strings.Fields(string(trail)), " ")
	for _, s := range says {
		if !strings.Contains(words, s) {
			return fmt.Errorf("the trail doesn’t say %q:\n%s", s, trail)
		}
	}
	return nil
}

func modified(file string) time.Time {
	info, err := os.Stat(file)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}
