package scenario

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// Edition is an edition of the rules, as data/editions.yaml states it: what it
// does differently from the Comprehensive Rules.
type Edition struct {
	ID          string
	Title       string
	Year        int
	Document    string // that it stands in
	Differences []Difference
}

// Difference is something that an edition does differently.
type Difference struct {
	Point    string // what differs
	Says     string // what the edition does, as a sentence
	Place    string // where its document says so
	Rules    []rule.Number
	RuleSays string // what the Comprehensive Rules do
	// NeedsCardText says that no game without card text shows the difference.
	NeedsCardText bool
	// InEngine says that the engine reads Engine as Reading in this edition.
	InEngine bool
	Engine   board.Disputed
	Reading  uint8
}

// EditionPoint is a point of the engine that only editions differ in. The ids
// of its readings stand in the order of the board's constants.
type EditionPoint struct {
	ID       string
	Readings []string
}

// DefaultEdition is the edition of scenarios that name none.
const DefaultEdition = "cr-3.4"

// editionsFile is where the editions stand.
const editionsFile = "editions.yaml"

// Editions gives all editions, the default first. The slices are shared: do not
// change them. An error means that the shipped file itself is wrong.
var Editions = sync.OnceValues(func() ([]Edition, error) {
	text, err := fs.ReadFile(data.FS, editionsFile)
	if err != nil {
		return nil, fmt.Errorf("reading the editions: %w", err)
	}
	editions, _, err := readEditions("data/"+editionsFile, text)
	return editions, err
})

// EditionByID gives an edition; nil for one that isn't listed.
func EditionByID(id string) *Edition {
	editions, err := Editions()
	if err != nil {
		return nil // a test reads the file
	}
	i := slices.IndexFunc(editions, func(e Edition) bool { return e.ID == id })
	if i < 0 {
		return nil
	}
	return &editions[i]
}

// EditionName is what an edition is called: "Comprehensive Rules 3.4"; its id where it
// isn't listed.
func EditionName(id string) string {
	if e := EditionByID(id); e != nil {
		return e.Title
	}
	return id
}

// EditionIDs lists the words for the editions, by which scenarios name them.
func EditionIDs() []string {
	editions, err := Editions()
	if err != nil {
		return nil // a test reads the file
	}
	ids := make([]string, len(editions))
	for i, e := range editions {
		ids[i] = e.ID
	}
	return ids
}

// readings are those of the edition, by the engine's points.
func (e *Edition) readings() board.Readings {
	var readings board.Readings
	for _, d := range e.Differences {
		if d.InEngine {
			readings[d.Engine] = d.Reading
		}
	}
	return readings
}

// Difference finds what makes the edition read a point so; nil if nothing does.
func (e *Edition) Difference(point board.Disputed, reading uint8) *Difference {
	for i := range e.Differences {
		if d := &e.Differences[i]; d.InEngine && d.Engine == point && d.Reading == reading {
			return d
		}
	}
	return nil
}

// Settlement is how an edition settles a disputed point.
type Settlement struct {
	Edition    Edition
	Difference Difference
}

// Settled tells which editions settle the point, and how, in the order of
// Editions.
func (p *DisputedPoint) Settled() []Settlement {
	editions, err := Editions()
	if err != nil {
		return nil // a test reads the file
	}
	var settled []Settlement
	for _, e := range editions {
		for _, d := range e.Differences {
			if !d.InEngine {
				continue
			}
			if point := PointInDispute(d.Engine); point != nil && point.ID == p.ID {
				settled = append(settled, Settlement{e, d})
			}
		}
	}
	return settled
}

func readEditions(file string, text []byte) (editions []Edition, points []EditionPoint, err error) {
	defer source.Catch(&err)
	root := source.Read(file, text).Mapping("the editions", "default", "points", "editions")
	for _, v := range root.Need("points", "the list of the engine's points").List("the list of the engine's points") {
		points = append(points, readEditionPoint(v))
	}
	for _, v := range root.Need("editions", "the list of editions").List("the list of editions") {
		editions = append(editions, readEdition(v, points))
	}
	first := root.Need("default", "the id of the first edition")
	if len(editions) == 0 || first.Text("an id") != editions[0].ID || editions[0].ID != DefaultEdition {
		first.Refuse(first.Describe(), "the id of the first of the editions: "+DefaultEdition)
	}
	return editions, points, nil
}

func readEditionPoint(v source.Value) EditionPoint {
	m := v.Mapping("a point of the engine", "id", "readings")
	point := EditionPoint{ID: m.NeedText("id", "a word for the point")}
	for _, r := range m.Need("readings", "a list of words").List("a list of words, one for each reading") {
		point.Readings = append(point.Readings, r.Text("a word for the reading"))
	}
	return point
}

func readEdition(v source.Value, points []EditionPoint) Edition {
	m := v.Mapping("an edition", "id", "title", "year", "document", "differences")
	edition := Edition{
		ID:       m.NeedText("id", "a word for the edition"),
		Title:    m.NeedText("title", "its title"),
		Year:     m.Need("year", "when it appeared").Number("the year", 2013, 2100),
		Document: m.NeedText("document", "the document that it stands in"),
	}
	for _, d := range m.Need("differences", "a list of differences").List("a list of differences") {
		edition.Differences = append(edition.Differences, readDifference(d, points))
	}
	return edition
}

func readDifference(v source.Value, points []EditionPoint) Difference {
	m := v.Mapping("a difference", "point", "says", "place", "cr", "rule says", "engine", "needs")
	difference := Difference{
		Point:    m.NeedText("point", "what differs"),
		Says:     m.NeedText("says", "what the edition does"),
		Place:    m.NeedText("place", "where its document says so"),
		Rules:    readRules(m.Need("cr", "a list of rules")),
		RuleSays: m.NeedText("rule says", "what the Comprehensive Rules do"),

		NeedsCardText: needsCardText(m),
	}
	if engine, found := m.Get("engine"); found {
		difference.InEngine = true
		difference.Engine, difference.Reading = readSetting(engine, points)
	}
	return difference
}

// needsCardText reads the key "needs".
func needsCardText(m *source.Mapping) bool {
	needs, found := m.Get("needs")
	return found && needs.OneOf("what it needs", []string{"card text"}) == 0
}

// readSetting reads the reading of one point of the engine: a disputed one, or
// one that only editions differ in.
func readSetting(v source.Value, points []EditionPoint) (board.Disputed, uint8) {
	entries := v.Entries("a point of the engine with its reading, such as {own-troublemaker: keeps-out}")
	if len(entries) != 1 {
		v.Refuse(fmt.Sprintf("%d points", len(entries)), "one point with its reading")
	}
	disputed := PointsInEngine()
	ids := pointIDs(disputed)
	for _, p := range points {
		ids = append(ids, p.ID)
	}
	e := entries[0]
	point := e.At.OneOf("a point of the engine", ids)
	var readings []string
	if point < len(disputed) {
		readings = disputed[point].readingIDs()
	} else {
		readings = points[point-len(disputed)].Readings
	}
	return board.Disputed(point), uint8(e.Value.OneOf("a reading of "+e.Key, readings))
}
