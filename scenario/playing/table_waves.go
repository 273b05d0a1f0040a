package playing

import (
	"fmt"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/wording"
)

// Processing is the pre-priority processing before the player who has priority received
// it or, where the game asks for something else, the latest one before that (511.1).
type Processing struct {
	Waves []Wave
	// Going says that it is not over: a choice is due in its last wave.
	Going bool
	Rule  string
}

// Wave is a wave of pre-priority processing. In the last one of a processing that is
// over nothing happens (511.8).
type Wave struct {
	Number int
	Checks []WaveCheck // hosts, face-down, frightened, areas, triggers
}

// WaveCheck is what one of the checks of a wave has found and done.
type WaveCheck struct {
	Name  string // "hosts"
	Rules []string
	Asks  string // what it looks for
	Did   []Said // what happened, in words; none if nothing did
	Waits int    // triggered effects that are still to be processed in this wave
	Entry int    // in the record, of the first of these; -1 if there are none
}

// String words how much a check has done: "none", "2", "2, 1 waits".
func (c WaveCheck) String() string {
	done := fmt.Sprint(len(c.Did))
	switch {
	case c.Waits == 1:
		return done + ", 1 waits"
	case c.Waits > 1:
		return fmt.Sprintf("%s, %d wait", done, c.Waits)
	case len(c.Did) == 0:
		return "none"
	default:
		return done
	}
}

// waveChecks are the checks in their order. Those for areas that have ceased to exist
// stand together.
var waveChecks = []struct {
	name, asks string
	rules      []rule.Number
}{
	{"hosts", "attachments without a host that fits", []rule.Number{rule.R511_2}},
	{"face-down", "attachments on face-down hosts", []rule.Number{rule.R511_3}},
	{"frightened", "frightened cards other than Friends", []rule.Number{rule.R511_4}},
	{"areas", "characters in another’s home, cards where no area is any more", []rule.Number{rule.R511_5, rule.R511_6}},
	{"triggers", "triggered effects that wait", []rule.Number{rule.R511_7}},
}

// Processing tells of the latest pre-priority processing.
func (b *Sandbox) Processing() Processing {
	p := Processing{Rule: rule.R511_1.String()}
	frames := b.State().Frames()
	window := len(frames) // how deep the present window is
	for window > 0 && engine.KindOf(frames[window-1].Procedure) != engine.KindWindow {
		window--
	}
	for i := window; i < len(frames); i++ {
		p.Going = p.Going || engine.KindOf(frames[i].Procedure) == engine.KindWave
	}
	entries := b.Entries()
	for _, wave := range b.latestWaves(window, p.Going) {
		from, to := wave[0], wave[1]
		p.Waves = append(p.Waves, b.wave(int(entries[from].N), from, to))
	}
	if p.Going && len(p.Waves) > 0 {
		triggers := &p.Waves[len(p.Waves)-1].Checks[len(waveChecks)-1]
		for _, e := range b.State().Waiting() {
			if e.Wave == 0 { // the others wait for the next wave (511.7b)
				triggers.Waits++
			}
		}
	}
	if !p.Going || len(p.Waves) == 0 {
		p.Waves = append(p.Waves, b.wave(len(p.Waves)+1, 0, 0))
	}
	return p
}

// latestWaves finds the waves of the latest processing in the record: for each where it
// begins and where it ends. What is done in a window of the given depth stands as deep.
func (b *Sandbox) latestWaves(depth int, going bool) (waves [][2]int) {
	entries := b.Entries()
	end := len(entries)
	asksForMore := b.State().Decision().Kind != board.Priority && !going
	for i := end - 1; i >= 0 && depth > 0; i-- {
		e := &entries[i]
		if int(e.Depth) > depth {
			continue
		}
		switch {
		case e.Kind == board.Begins && engine.KindOf(e.Frame.Procedure) == engine.KindWave:
			waves = append([][2]int{{i, end}}, waves...)
			asksForMore = false
			if e.N == 1 {
				return waves
			}
			end = i
		case e.Kind == board.Noted && e.Note != board.AnotherWindow:
			// says something about what comes next
		case asksForMore && int(e.Depth) == depth:
			asksForMore, end = false, i // the pass or the action after that processing
		default:
			return waves
		}
	}
	return waves
}

// wave tells of a wave what the record has from one place to another.
func (b *Sandbox) wave(number, from, to int) Wave {
	entries, w := b.Entries()[from:to], wording.Words{Scenario: b.scenario, State: b.State()}
	wave := Wave{Number: number}
	for _, c := range waveChecks {
		check := WaveCheck{Name: c.name, Asks: c.asks, Entry: -1}
		for _, n := range c.rules {
			check.Rules = append(check.Rules, n.String())
			for i := range entries {
				e := &entries[i]
				isPart := e.Kind == board.Happened && e.Rule == n && int(e.Depth) == int(entries[0].Depth)+1
				if !isPart {
					continue
				}
				if check.Entry < 0 {
					check.Entry = from + i
				}
				check.Did = append(check.Did, Said{Text: w.Happens(&e.Occurrence), Rule: n.String(),
					Card: e.Occurrence.Card.Card})
			}
		}
		wave.Checks = append(wave.Checks, check)
	}
	return wave
}
