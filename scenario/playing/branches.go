package playing

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// A course keeps every line of play, as an analysis board does: where somebody goes back
// and acts otherwise, the line that was left becomes a branch beside the one that is played.

// branch is a line of play beside the one that is shown.
type branch struct {
	name    string // given by the user, else what is done first in it
	moments []Moment
	moves   []later // from the start, the next one last
	steps   []string
}

// OtherLine is a line of play beside the one that is shown.
type OtherLine struct {
	Name  string
	Parts int // the place of the last moment that the line shown has in common with it
	Later int // how many moments at which somebody decides it has after that
}

// Branches lists the lines beside the one that is shown.
func (c *Course) Branches() []OtherLine {
	all := make([]OtherLine, len(c.branches))
	for i := range c.branches {
		b := &c.branches[i]
		place, there := c.parts(b)
		all[i] = OtherLine{Name: b.name, Parts: place}
		for _, m := range b.moments[there+1:] {
			if m.Kind == Decides {
				all[i].Later++
			}
		}
	}
	return all
}

// parts gives the places, in the line that is shown and in a branch, of the last moment at
// which somebody decides that both have.
func (c *Course) parts(b *branch) (here, there int) {
	i, j := 0, 0
	for {
		for i < len(c.moments) && c.moments[i].Kind != Decides {
			i++
		}
		for j < len(b.moments) && b.moments[j].Kind != Decides {
			j++
		}
		if i == len(c.moments) || j == len(b.moments) || !sameState(&c.moments[i], &b.moments[j]) {
			return here, there
		}
		here, there = i, j
		i, j = i+1, j+1
	}
}

// contains reports whether the line that is shown comes to where a branch ends: a move may be
// made of what were several before, and go on from there.
func (c *Course) contains(b *branch) bool {
	end := &b.moments[len(b.moments)-1]
	return slices.ContainsFunc(c.moments, func(m Moment) bool { return sameState(&m, end) })
}

func sameState(a, b *Moment) bool {
	return a.State == b.State || a.Entries == b.Entries && a.State.Key() == b.State.Key()
}

// whole is the line that is shown, from its start. It stays where it is.
func (c *Course) whole() branch {
	moves := len(c.past)
	for c.Sandbox.Back() {
		continue
	}
	line := branch{name: c.name, moments: c.moments, moves: slices.Clone(c.ahead)}
	for len(c.past) < moves && c.again() {
		continue
	}
	return line
}

// leave keeps the line that was just left at a move: its moments, and the moves that came
// after that one, in place of which others have been made.
func (c *Course) leave(moments []Moment, tail []later, move int) {
	made := len(c.past)
	for len(c.past) > move && c.Sandbox.Back() {
		continue
	}
	instead := c.ahead
	c.ahead = slices.Clone(tail)
	playing := c.moments
	c.moments = moments
	left := c.whole()
	c.moments, c.ahead = playing, instead
	for len(c.past) < made && c.again() {
		continue
	}
	if left.name == "" {
		left.name = c.firstIn(&left, move)
	}
	c.branches = append(c.branches, left)
	c.name = ""
}

// firstIn words what is done first in a line after a move.
func (c *Course) firstIn(b *branch, move int) string {
	from := 0
	for _, m := range b.moments {
		if m.move == move && m.Kind == Decides {
			from = m.Entries
		}
	}
	at := c.lineOf(b)
	for _, line := range at.WholeTrail(board.NoPlayer) {
		switch line.Kind {
		case ActionLine, DecidesLine, HappensLine, CantLine, PassesLine:
			if line.Entry >= from {
				return line.Text
			}
		}
	}
	return "passing"
}

// lineOf is a branch as a course of its own, at its last moment, to look at.
func (c *Course) lineOf(b *branch) *Course {
	first := &b.moments[0]
	log := recordOf(c.wholeRecord()[:first.Entries])
	line := &Course{Random: c.Random, moments: b.moments, name: b.name,
		Sandbox: &Sandbox{scenario: c.scenario, game: engine.Resume(first.State.Clone(), log), log: log,
			ahead: slices.Clone(b.moves)}}
	line.GoTo(len(line.moments) - 1)
	return line
}

// Line is a branch as a course of its own, at its last moment, to look at.
func (c *Course) Line(i int) *Course { return c.lineOf(&c.branches[i]) }

// Switch shows a branch from where it parts from the line that was shown, which becomes a
// branch in its place.
func (c *Course) Switch(i int) {
	b := c.branches[i]
	_, there := c.parts(&b)
	here, _ := c.parts(&b)
	name := b.name
	if name == c.firstIn(&b, b.moments[there].move) { // not given by the user: further on it is called otherwise
		name = ""
	}
	left := c.whole()
	if left.name == "" {
		left.name = c.firstIn(&left, c.moments[here].move)
	}
	for c.Sandbox.Back() {
		continue
	}
	c.branches[i] = left
	c.moments, c.ahead, c.name, c.told, c.at = b.moments, slices.Clone(b.moves), name, nil, 0
	c.GoTo(there)
}

// NameBranch names a branch.
func (c *Course) NameBranch(i int, name string) { c.branches[i].name = strings.TrimSpace(name) }

// DeleteBranch removes a branch.
func (c *Course) DeleteBranch(i int) { c.branches = slices.Delete(c.branches, i, i+1) }

// joins finds the branch in which the move just made is made at the same moment; -1 if none
// has it.
func (c *Course) joins(before *Moment) int {
	last := c.moments[len(c.moments)-1]
	return slices.IndexFunc(c.branches, func(b branch) bool {
		at := slices.IndexFunc(b.moments, func(m Moment) bool { return m.Kind == Decides && sameState(&m, before) })
		if at < 0 {
			return false
		}
		next := slices.IndexFunc(b.moments[at+1:], func(m Moment) bool {
			return m.Kind == Decides && m.move == last.move
		})
		return next >= 0 && sameState(&b.moments[at+1+next], &last)
	})
}

// rejoin goes on in a branch to which the moves just made lead, too, by all that is done in it, such as passes made
// one by one where it passes to a place at once: then nothing was done otherwise.
func (c *Course) rejoin() {
	last := &c.moments[len(c.moments)-1]
	for i := range c.branches {
		b := &c.branches[i]
		isThere := func(m Moment) bool { return m.Kind == Decides && m.Entries == last.Entries && sameState(&m, last) }
		if !slices.ContainsFunc(b.moments, isThere) || !sameRecord(c.log.Entries, c.lineOf(b).wholeRecord()) {
			continue
		}
		c.Switch(i)
		c.DeleteBranch(i)
		c.GoTo(slices.IndexFunc(c.moments, isThere))
		return
	}
}

// sameRecord reports whether a record begins as another is, but for how a window was passed.
func sameRecord(done, longer []board.Entry) bool {
	if len(done) > len(longer) {
		return false
	}
	for i := range done {
		one, other := done[i], longer[i]
		if one.Kind == board.Passed && other.Kind == board.Passed {
			one.N, other.N = 0, 0 // a window that went by is passed by hand now
		}
		if !reflect.DeepEqual(one, other) {
			return false
		}
	}
	return true
}

// KeptBranches are the branches as a file keeps them: the moves of each from the start. It is an
// error if a move has no words that a step of a file could have.
func (c *Course) KeptBranches() ([]scenario.KeptBranch, error) {
	var all []scenario.KeptBranch
	for i := range c.branches {
		b := &c.branches[i]
		if b.steps == nil {
			var err error
			if b.steps, err = c.lineOf(b).StepsNow(); err != nil {
				return nil, err
			}
		}
		all = append(all, scenario.KeptBranch{Name: b.name, Steps: b.steps})
	}
	return all, nil
}

// ReadBranches plays the branches that the scenario's file keeps. One whose moves can't be
// made any more is left out, and the error says why.
func (c *Course) ReadBranches(lib *rulesdb.Library) error {
	var first error
	for _, kept := range c.scenario.Kept.Branches {
		if err := c.readBranch(lib, kept); err != nil && first == nil {
			first = fmt.Errorf("the line %q can’t be played any more: %w", kept.Name, err)
		}
	}
	return first
}

func (c *Course) readBranch(lib *rulesdb.Library, kept scenario.KeptBranch) error {
	base, err := c.scenario.InParts()
	if err != nil {
		return err
	}
	text := string(base.Position) + "steps:\n- " + strings.Join(kept.Steps, "\n- ") + "\n"
	s, err := scenario.Read(lib, c.scenario.File, []byte(text))
	if err != nil {
		return err
	}
	line, err := NewCourse(s, c.Random)
	if err != nil {
		return err
	}
	if err := line.ToEnd(); err != nil {
		return err
	}
	b := line.whole()
	for i := range b.moves { // they are the branch's own, not steps of this scenario
		m := &b.moves[i]
		for j := range m.made {
			m.made[j].steps = kept.Steps[m.made[j].from:m.made[j].to]
			m.made[j].from, m.made[j].to = 0, 0
		}
		m.next, m.results = len(c.scenario.Steps), nil
	}
	b.name, b.steps = kept.Name, kept.Steps
	c.branches = append(c.branches, b)
	return nil
}
