package playing

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Otherwise is how a game is to be played otherwise than it was: a disputed point read in
// another way, or by another edition of the rules.
type Otherwise struct {
	Point   string // the disputed point's id; "" where it is the edition
	Reading string // the id of its reading
	Edition string // the edition's id
}

// Words say what is otherwise: "Nobody wins" or "Canterlot Nights (2014)".
func (o Otherwise) Words() string {
	if o.Point == "" {
		if e := scenario.EditionByID(o.Edition); e != nil {
			return fmt.Sprintf("%s (%d)", e.Title, e.Year)
		}
		return o.Edition
	}
	for _, p := range scenario.PointsInEngine() {
		for _, r := range p.Readings {
			if p.ID == o.Point && r.ID == o.Reading {
				return r.Says
			}
		}
	}
	return o.Reading
}

// Decided is a disputed point that decided something in a course, and how it was read.
type Decided struct {
	Point   *scenario.DisputedPoint
	Reading int   // the place of the reading among the point's
	Entries []int // of the record, that say so
}

// Decided lists the disputed points that decided something in the course, in the order in
// which they first did.
func (c *Course) Decided() []Decided {
	var all []Decided
	for _, line := range c.WholeTrail(board.NoPlayer) {
		if line.Disputed == "" {
			continue
		}
		i := slices.IndexFunc(all, func(d Decided) bool { return d.Point.ID == line.Disputed })
		if i < 0 {
			point, reading := readingOf(c.scenario, line.Disputed)
			if point == nil {
				continue
			}
			i = len(all)
			all = append(all, Decided{Point: point, Reading: reading})
		}
		all[i].Entries = append(all[i].Entries, line.Entry)
	}
	return all
}

// readingOf gives a point of the engine by its id, and how the scenario reads it.
func readingOf(s *scenario.Scenario, id string) (*scenario.DisputedPoint, int) {
	points := scenario.PointsInEngine()
	for d := range points {
		if points[d].ID == id {
			return &points[d], int(s.Program.Reading(board.Disputed(d)))
		}
	}
	return nil, 0
}

// Ways lists what the game could be played by otherwise: the other readings of the points
// that decided something in the course, then the other editions.
func (c *Course) Ways() []Otherwise {
	var ways []Otherwise
	for _, d := range c.Decided() {
		for i, r := range d.Point.Readings {
			if i != d.Reading {
				ways = append(ways, Otherwise{Point: d.Point.ID, Reading: r.ID})
			}
		}
	}
	for _, id := range scenario.EditionIDs() {
		if id != c.scenario.Edition {
			ways = append(ways, Otherwise{Edition: id})
		}
	}
	return ways
}

// Replayed is a course whose decisions were made again in a game that is played otherwise.
type Replayed struct {
	*Course
	// First is the place among its moments of the first that differs; -1 where none does,
	// so that both courses are the same.
	First   int
	Skipped []string // answers that nobody is asked for any more
	Stopped error    // why the same can't be decided from there on; nil if all was
}

// Otherwise makes the decisions of the course, as far as it was played, in a game that is played
// otherwise. The course itself stays as it is. Where the decisions can't be made there, that is
// told in the course; it is an error if it can't be written as a file, or the game that is
// played otherwise can't be set up.
func (c *Course) Otherwise(lib *rulesdb.Library, o Otherwise) (*Replayed, error) {
	at := c.at
	c.GoTo(len(c.moments) - 1)
	text, err := c.File(scenario.Kept{})
	c.GoTo(at)
	if err != nil {
		return nil, err
	}
	if text, err = otherwise(c.scenario, text, o); err != nil {
		return nil, err
	}
	s, err := scenario.Read(lib, c.scenario.File, text)
	if err != nil {
		return nil, err
	}
	other, err := NewCourse(s, c.Random)
	if err != nil {
		return nil, err
	}
	r := &Replayed{Course: other}
	for other.next < min(s.Kept.Step, len(s.Steps)) && r.Stopped == nil {
		other.told = nil
		from := len(other.moments)
		skipped, err := "", error(nil)
		if other.passesBefore() {
			err = other.passInstead()
		} else {
			skipped, err = other.followStep()
		}
		r.Stopped = err
		if skipped != "" {
			r.Skipped = append(r.Skipped, skipped)
		}
		if err != nil {
			other.moments = other.moments[:from] // the step was taken back
			break
		}
		for i := from; i < len(other.moments); i++ {
			other.moments[i].move = min(other.moments[i].move, len(other.past)) // a step is one move
		}
		other.moments = append(other.moments, other.present(len(other.past)))
	}
	other.at = len(other.moments) - 1
	other.Draws, other.Hurries, other.Stops = c.Draws, c.Hurries, c.Stops
	r.First = r.firstOtherwise(c)
	return r, nil
}

// passesBefore reports whether a player is to pass while another has priority: by the other
// rules another is the first to have it, and both pass all the same.
func (b *Sandbox) passesBefore() bool {
	step, d := &b.scenario.Steps[b.next], b.State().Decision()
	return step.Act != nil && step.Act.Pass && d.Kind == board.Priority && d.Player != step.Act.Player
}

// passInstead passes for whoever has priority, in place of the next step.
func (b *Sandbox) passInstead() error {
	b.remember()
	b.note(made{doing: doing{passes: true}, before: b.past[len(b.past)-1].state})
	b.next++
	return b.game.Pass()
}

// otherwise changes a file of the scenario to be played otherwise.
func otherwise(s *scenario.Scenario, text []byte, o Otherwise) ([]byte, error) {
	if o.Point == "" {
		return WithHead(text, "edition", o.Edition), nil
	}
	disputed := maps.Clone(s.Disputed)
	if disputed == nil {
		disputed = map[string]string{}
	}
	disputed[o.Point] = o.Reading
	line, err := yaml.MarshalWithOptions(disputed, yaml.Flow(true))
	if err != nil {
		return nil, fmt.Errorf("writing readings: %w", err)
	}
	return WithHead(text, "disputed", strings.TrimSpace(string(line))), nil
}

// firstOtherwise is the place of the first moment at which it isn't as in another course.
func (r *Replayed) firstOtherwise(than *Course) int {
	_, line := FirstOtherwise(than.WholeTrail(board.NoPlayer), r.WholeTrail(board.NoPlayer))
	switch lines := r.WholeTrail(board.NoPlayer); {
	case line < 0:
		return -1
	case line < len(lines):
		return r.MomentOf(lines[line].Entry)
	default:
		return len(r.moments) - 1
	}
}

// FirstOtherwise gives the places of the first lines in which two trails differ, but for
// remarks on how points are read; -1 where they don't. Windows and steps in which nothing
// happens count only where nothing else differs. A place may be behind a trail that ends
// before the other.
func FirstOtherwise(a, b []Line) (inA, inB int) {
	inA, inB = firstOtherwise(a, b, func(l *Line) bool { return l.IsRemark() || l.Quiet })
	if inA < 0 {
		inA, inB = firstOtherwise(a, b, (*Line).IsRemark)
	}
	return inA, inB
}

// firstOtherwise is FirstOtherwise but for lines that are passed over.
func firstOtherwise(a, b []Line, passesOver func(*Line) bool) (inA, inB int) {
	for {
		for inA < len(a) && passesOver(&a[inA]) {
			inA++
		}
		for inB < len(b) && passesOver(&b[inB]) {
			inB++
		}
		switch {
		case inA == len(a) && inB == len(b):
			return -1, -1
		case inA == len(a) || inB == len(b):
			return inA, inB
		}
		if one, other := &a[inA], &b[inB]; one.Text != other.Text || one.Rule != other.Rule ||
			one.Depth != other.Depth {
			return inA, inB
		}
		inA, inB = inA+1, inB+1
	}
}

// WithHead gives the head of a file another value for a key, as YAML: in the place of the
// one that it has, else below the title; "" takes the key away.
func WithHead(text []byte, key, value string) []byte {
	var line []byte
	if value != "" {
		line = []byte(key + ": " + strings.TrimRight(value, "\n") + "\n")
	}
	has := bytes.HasPrefix(text, []byte(key+":")) || bytes.Contains(text, []byte("\n"+key+":"))
	var headed []byte
	written, within, above := false, false, true // above: of the lines that stand above a title, and the title
	for l := range bytes.Lines(text) {
		if begins := !bytes.ContainsAny(l[:1], " \t\n-"); begins {
			within = bytes.HasPrefix(l, []byte(key+":"))
			above = standsAboveTitle(l) || key != "title" && bytes.HasPrefix(l, []byte("title:"))
			if !written && !has && !above {
				headed, written = append(headed, line...), true
			}
		}
		if within && !written {
			headed, written = append(headed, line...), true
		}
		if !within {
			headed = append(headed, l...)
		}
	}
	if !written {
		headed = append(headed, line...)
	}
	return headed
}

// standsAboveTitle reports whether a line is one of those above a file's title.
func standsAboveTitle(line []byte) bool {
	return line[0] == '#' || bytes.HasPrefix(line, []byte("format:")) || bytes.HasPrefix(line, []byte("id:"))
}
