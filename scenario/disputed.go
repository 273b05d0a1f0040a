package scenario

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// DisputedPoint is a point that the rules do not settle, as data/disputed.yaml
// states it.
type DisputedPoint struct {
	ID       string
	Title    string
	Rules    []rule.Number
	Readings []Reading // the first one is the default
	Why      string    // the first reading is the default
	Source   string    // the documents in which the point was found
	// InEngine says that a scenario can choose the reading. These points stand
	// in the order of [board.Disputed], their readings in that of its constants.
	InEngine bool
	// NeedsCardText says that no game without card text tells the readings
	// apart.
	NeedsCardText bool
}

// readingIDs lists the words for the readings.
func (p *DisputedPoint) readingIDs() []string {
	ids := make([]string, len(p.Readings))
	for i, r := range p.Readings {
		ids[i] = r.ID
	}
	return ids
}

// Reading is one way to read a disputed point.
type Reading struct {
	ID   string
	Says string // what the point comes to, as a sentence
}

// disputedFile is where the disputed points stand.
const disputedFile = "disputed.yaml"

// DisputedPoints gives all disputed points in the order of their file. The
// slices are shared: do not change them. An error means that the shipped file
// itself is wrong.
var DisputedPoints = sync.OnceValues(func() ([]DisputedPoint, error) {
	text, err := fs.ReadFile(data.FS, disputedFile)
	if err != nil {
		return nil, fmt.Errorf("reading the disputed points: %w", err)
	}
	return readDisputedPoints("data/"+disputedFile, text)
})

// PointsAbout gives the disputed points about a rule, or about the rules of a section,
// in the order of their file.
func PointsAbout(number string) []DisputedPoint {
	points, err := DisputedPoints()
	if err != nil {
		return nil // a test reads the file
	}
	var about []DisputedPoint
	for _, p := range points {
		if RestOn(p.Rules, number) {
			about = append(about, p)
		}
	}
	return about
}

// RestOn reports whether a rule, or one of a section, is among rules.
func RestOn(rules []rule.Number, number string) bool {
	return slices.ContainsFunc(rules, func(n rule.Number) bool {
		return n.String() == number || strings.HasPrefix(n.String(), number+".") && !strings.Contains(number, ".")
	})
}

// PointInDispute gives the disputed point that the engine knows by a number;
// nil if the file lacks it.
func PointInDispute(d board.Disputed) *DisputedPoint {
	inEngine := PointsInEngine()
	if int(d) >= len(inEngine) {
		return nil
	}
	return &inEngine[d]
}

// PointsInEngine lists the points whose reading can be chosen, by
// board.Disputed.
var PointsInEngine = sync.OnceValue(func() (inEngine []DisputedPoint) {
	points, err := DisputedPoints()
	if err != nil {
		return nil // a test reads the file
	}
	for _, p := range points {
		if p.InEngine {
			inEngine = append(inEngine, p)
		}
	}
	return inEngine
})

func readDisputedPoints(file string, text []byte) (points []DisputedPoint, err error) {
	defer source.Catch(&err)
	root := source.Read(file, text).Mapping("the disputed points", "points")
	for _, v := range root.Need("points", "the list of disputed points").List("the list of disputed points") {
		points = append(points, readDisputedPoint(v))
	}
	return points, nil
}

func readDisputedPoint(v source.Value) DisputedPoint {
	m := v.Mapping("a disputed point", "id", "title", "rules", "readings", "default", "why",
		"source", "engine", "needs")
	point := DisputedPoint{
		ID:     m.NeedText("id", "a word for the point"),
		Title:  m.NeedText("title", "what is disputed"),
		Rules:  readRules(m.Need("rules", "a list of rules")),
		Why:    m.NeedText("why", "why the default is the default"),
		Source: m.NeedText("source", "the documents in which the point was found"),

		InEngine:      m.Flag("engine"),
		NeedsCardText: needsCardText(m),
	}
	for _, r := range m.Need("readings", "a list of readings").List("a list of readings") {
		reading := r.Mapping("a reading", "id", "says")
		point.Readings = append(point.Readings, Reading{
			ID:   reading.NeedText("id", "a word for the reading"),
			Says: reading.NeedText("says", "what the point comes to"),
		})
	}
	if first := m.Need("default", "the id of the first reading"); len(point.Readings) == 0 ||
		first.Text("an id") != point.Readings[0].ID {
		first.Refuse(first.Describe(), "the id of the first of the readings")
	}
	return point
}

// readRules reads a list of rule numbers.
func readRules(v source.Value) []rule.Number {
	var numbers []rule.Number
	for _, item := range v.List("a list of rule numbers, such as [514.4c, 515.1]") {
		numbers = append(numbers, readRule(item))
	}
	return numbers
}

func readRule(v source.Value) rule.Number {
	n, err := PhraseOf(v.Text("the number of a rule")).rule()
	if err != nil {
		v.RefuseText(err)
	}
	return n
}

// readReadings reads which readings a scenario chooses, by the points' ids.
func readReadings(v source.Value) map[string]string {
	points := PointsInEngine()
	chosen := map[string]string{}
	for _, e := range v.Entries("disputed points with a reading for each, such as {endless-tie: nobody-wins}") {
		point := points[e.At.OneOf("a disputed point", pointIDs(points))]
		ids := point.readingIDs()
		chosen[point.ID] = ids[e.Value.OneOf("a reading of "+e.Key, ids)]
	}
	return chosen
}

// choose puts the readings that a scenario chooses in place of others.
func choose(chosen map[string]string, readings *board.Readings) {
	for d, point := range PointsInEngine() {
		if reading := slices.Index(point.readingIDs(), chosen[point.ID]); reading >= 0 {
			readings[d] = uint8(reading)
		}
	}
}

func pointIDs(points []DisputedPoint) []string {
	ids := make([]string, len(points))
	for i, p := range points {
		ids[i] = p.ID
	}
	return ids
}
