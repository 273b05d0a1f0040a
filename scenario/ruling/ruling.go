// Package ruling writes rulings: from a position with its course the question, the
// answer, the position drawn and in words, what happens with the rule behind every line,
// how points are read that the rules don't settle, and by which rules and when.
package ruling

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"canterlaw/engine/board"
	"canterlaw/report"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// Ruling is a written ruling.
type Ruling struct {
	Title    string
	Question string
	Answer   string
	Rules    []string // what it rests on

	Before, After Table  // how the table is first and last; After.Moment is "" where nothing has happened
	Line          string // the first table as a line, to set it up again; "" where none can be had
	Trail         []playing.Line
	Readings      []Reading
	Rulebook      string // "Comprehensive Rules 3.4 (2016)"
	Invented      []Invented
	Unknown       []string // cards whose text is not known
	TextIgnored   bool
	Made          time.Time
	// Left is how many of the scenario's steps on which its answer rests come after what is
	// told here; 0 where all of it is, and where the scenario gives no answer.
	Left int
}

// Reading is how a point is read that the rules don't settle.
type Reading struct {
	ID, Title string
	Says      string
	Others    []string // what the other readings say
	Rules     string
}

// Of writes the ruling of what happens between two moments of a course, by their places.
// What the scenario asks and rules is taken over; of a position that says nothing, both
// are proposed by what has happened, for the judge to edit.
func Of(c *playing.Course, from, to int, made time.Time) *Ruling {
	s, moments := c.Scenario(), c.Moments()
	first, last := &moments[from], &moments[to]
	r := &Ruling{Title: s.Title, Question: s.Question, Answer: s.Ruling, Made: made,
		Before: tableOf(c.AsAt(from)), Rulebook: rulebook(s), Unknown: s.WithoutText(),
		Invented: invented(s), TextIgnored: s.TextIgnored}
	then := c.AsAt(to)
	if to > from {
		r.After = tableOf(then)
	}
	for _, line := range c.WholeTrail(board.NoPlayer) {
		if line.Entry < last.Entries && (line.Entry >= first.Entries || from == 0) {
			r.Trail = append(r.Trail, line)
		}
	}
	r.Trail = unindented(r.Trail)
	for _, number := range s.Rules {
		r.Rules = append(r.Rules, number.String())
	}
	if len(r.Rules) == 0 {
		r.Rules = cited(r.Trail)
	}
	r.Readings = readings(s, r.Trail)
	if s.Ruling != "" {
		r.Left = c.StepsFrom(to)
	}
	r.propose(then.Entries())
	return r
}

// Stops says that what is told stops before all is done on which the answer rests; "" where it
// doesn't.
func (r *Ruling) Stops() string {
	switch r.Left {
	case 0:
		return ""
	case 1:
		return "What is told here stops before the last step on which the answer rests."
	}
	return fmt.Sprintf("What is told here stops before the last %d steps on which the answer rests.", r.Left)
}

// Whole writes the ruling of a scenario with all of its steps. It is an error if the position
// can't be set up, and a *playing.StepError if a step can't be made.
func Whole(s *scenario.Scenario, made time.Time) (*Ruling, error) {
	c, err := playing.NewCourse(s, nil)
	if err != nil {
		return nil, err
	}
	if err := c.ToEnd(); err != nil {
		return nil, err
	}
	return Of(c, 0, len(c.Moments())-1, made), nil
}

// Beginning is where the ruling of a course begins that is read at a moment: at its start,
// but of a whole game at the start of that moment's turn.
func Beginning(c *playing.Course, to int) int {
	moments := c.Moments()
	if !c.Scenario().IsWholeGame() {
		return 0
	}
	from := to
	for from > 0 && moments[from-1].State.Turn() == moments[to].State.Turn() {
		from--
	}
	return from
}

// unindented takes from lines what all of them are indented by.
func unindented(lines []playing.Line) []playing.Line {
	least := 0
	for i, line := range lines {
		if i == 0 || line.Depth < least {
			least = line.Depth
		}
	}
	for i := range lines {
		lines[i].Depth -= least
	}
	return lines
}

// cited lists the rules of what happens in lines, each once; those of phases, steps and
// windows, which every turn has, are left out.
func cited(lines []playing.Line) []string {
	var rules []string
	for _, line := range lines {
		switch line.Kind {
		case playing.HappensLine, playing.CantLine, playing.FaceoffLine, playing.ActionLine, playing.RepairLine:
			if line.Rule != "" && !slices.Contains(rules, line.Rule) {
				rules = append(rules, line.Rule)
			}
		}
	}
	return rules
}

// rulebook names the edition of the rules.
func rulebook(s *scenario.Scenario) string {
	editions, err := scenario.Editions()
	if err != nil {
		return "" // a test reads the file
	}
	for _, e := range editions {
		if e.ID == s.Edition || s.Edition == "" && e.ID == scenario.DefaultEdition {
			return fmt.Sprintf("%s (%d)", e.Title, e.Year)
		}
	}
	return ""
}

// readings are the points that decided something in a trail, and those that the scenario
// reads in another way than is usual.
func readings(s *scenario.Scenario, lines []playing.Line) []Reading {
	var all []Reading
	for d := range board.Disputed(board.DisputedCount) {
		point := scenario.PointInDispute(d)
		if point == nil {
			continue
		}
		_, chosen := s.Disputed[point.ID]
		if !chosen && !slices.ContainsFunc(lines, func(l playing.Line) bool { return l.Disputed == point.ID }) {
			continue
		}
		reading := Reading{ID: point.ID, Title: point.Title}
		for i, r := range point.Readings {
			if i == int(s.Program.Reading(d)) {
				reading.Says = r.Says
			} else {
				reading.Others = append(reading.Others, r.Says)
			}
		}
		numbers := make([]string, len(point.Rules))
		for i, n := range point.Rules {
			numbers[i] = n.String()
		}
		reading.Rules = strings.Join(numbers, ", ")
		all = append(all, reading)
	}
	return all
}

// Document is the ruling to be read elsewhere.
func (r *Ruling) Document() *report.Document {
	d := &report.Document{Title: r.Title, Made: r.Made,
		Under: "Ruling of " + r.Made.Format("2 January 2006") + " · " + r.Rulebook}
	add := func(b ...report.Block) { d.Blocks = append(d.Blocks, b...) }
	add(report.Text{Lead: "Question", Says: r.Question})
	add(report.Text{Lead: "Answer", Says: r.Answer, Rules: strings.Join(r.Rules, ", ")})
	if stops := r.Stops(); stops != "" {
		add(report.Text{Lead: "As far as it goes", Says: stops})
	}
	add(report.Heading("The position"), r.Before.picture())
	if r.Line != "" {
		add(report.Code(r.Line))
	}
	if len(r.Invented) > 0 {
		add(report.Heading("Cards that are made up for it"), r.inventedLines())
	}
	if len(r.Trail) > 0 {
		add(report.Heading("What happens"), Lines(r.Trail))
	}
	if r.After.Moment != "" {
		add(report.Heading("The table after it"), r.After.picture())
	}
	if len(r.Readings) > 0 {
		add(report.Heading("How points are read that the rules don’t settle"), r.readingLines())
	}
	add(report.Heading("By which rules"), r.versions())
	return d
}

// Lines are the lines of a trail in a document.
func Lines(trail []playing.Line) report.Lines {
	lines := make(report.Lines, len(trail))
	for i := range trail {
		lines[i] = Line(&trail[i])
	}
	return lines
}

// Line is a line of a trail in a document.
func Line(l *playing.Line) report.Line {
	line := report.Line{Depth: l.Depth, Text: l.Text, Rule: l.Rule}
	if l.TextIgnored {
		line.Text += playing.IgnoredMark
	}
	switch l.Kind {
	case playing.TurnLine, playing.PhaseLine, playing.StepLine, playing.FaceoffLine:
		line.Bold = true
	}
	return line
}

func (r *Ruling) readingLines() report.Lines {
	var lines report.Lines
	for _, reading := range r.Readings {
		lines = append(lines, report.Line{Text: reading.Title, Rule: firstOf(reading.Rules), Bold: true},
			report.Line{Depth: 1, Text: "Read here: " + reading.Says})
		for _, other := range reading.Others {
			lines = append(lines, report.Line{Depth: 1, Text: "Not read so: " + other})
		}
	}
	return lines
}

func firstOf(numbers string) string {
	first, _, _ := strings.Cut(numbers, ",")
	return first
}

// versions says by which rules and texts the ruling was found.
func (r *Ruling) versions() report.Lines {
	lines := report.Lines{{Text: r.Rulebook + "; rules are cited by its numbers"}}
	if !strings.HasPrefix(r.Rulebook, "Comprehensive Rules") {
		lines[0].Text = r.Rulebook +
			"; where it is silent the Comprehensive Rules 3.4 hold, by whose numbers rules are cited"
	}
	switch {
	case r.TextIgnored:
		lines = append(lines, report.Line{Text: "The text of cards is ignored"})
	case len(r.Unknown) > 0:
		lines = append(lines, report.Line{Text: "By their facts alone, as their text is not known, go: " +
			strings.Join(r.Unknown, "; ")})
	}
	return append(lines, report.Line{Text: "Found by playing the position in Canterlaw on " +
		r.Made.Format("2006-01-02")})
}
