package reference

import (
	"fmt"
	"regexp"
	"slices"

	"fyne.io/fyne/v2"

	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// disputedPoints gives all points that the rules don't settle, in the order of the
// first rules that they are about.
func disputedPoints() []scenario.DisputedPoint {
	points, err := scenario.DisputedPoints()
	if err != nil {
		return nil // a test reads the file
	}
	return slices.SortedStableFunc(slices.Values(points), func(a, b scenario.DisputedPoint) int {
		return int(a.Rules[0]) - int(b.Rules[0])
	})
}

// disputed builds the page of a point that the rules don't settle, or the one that
// lists them all; nil if there is none with the ID.
func (p *pages) disputed(id string) (title string, content leaf, page *rulesdb.Page) {
	if id == search.AllDisputed {
		return scenario.DisputedTitle, p.allDisputed(), scenario.DisputedPage(p.points)
	}
	for i := range p.points {
		if point := &p.points[i]; point.ID == id {
			return point.Title, p.write(p.point(point, i)), point.Page()
		}
	}
	return "", nil, nil
}

func (p *pages) allDisputed() leaf {
	head := []fyne.CanvasObject{
		look.NewHeading(scenario.DisputedTitle),
		look.NewText("Where the documents leave open what happens: the ways to read each point, and how Canterlaw " +
			"reads it, with the reason. The first rule that a point is about stands beside it."),
	}
	entries := make([]entry, len(p.points))
	for i, point := range p.points {
		entries[i] = entry{
			address: disputedAddress(point.ID), number: point.Rules[0].String(),
			title: point.Title, gist: "\n\n" + point.ReadingText(0),
		}
	}
	return p.listed(head, entries)
}

// point builds the page of the point that stands at a place of the list.
func (p *pages) point(point *scenario.DisputedPoint, i int) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewMarkdown(disputedLink(search.AllDisputed, scenario.DisputedTitle),
		p.follow), look.NewHeading(point.Title)}
	text := []fyne.CanvasObject{look.NewSubheading("It can be read so")}
	for j, reading := range point.Readings {
		text = append(text, p.text(fmt.Sprintf("**%d.** %s", j+1, point.ReadingText(j))))
		text = append(text, p.links("Shown in", p.positionLinks(func(position Position) bool {
			return position.Disputed[point.ID] == reading.ID
		}))...)
	}
	text = append(text, look.NewSubheading("Why the first"), p.text(point.Why))
	text = append(text, p.settled(point)...)
	text = append(text, look.NewSubheading("Found in"), p.text(point.Source))
	return append(objects, withAside(look.ReadingWidth, text, p.group("The rules about it", p.rulesAbout(point.Rules)),
		p.besidePoint(i)))
}

// settled shows what the editions do with a point.
func (p *pages) settled(point *scenario.DisputedPoint) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewSubheading("In the starter rulebooks")}
	settled := point.Settled()
	if len(settled) == 0 {
		return append(objects, look.NewText("None of them settles it."))
	}
	for _, s := range settled {
		where := look.Plain(s.Edition.Title)
		if section := p.changedAt(s); section != nil {
			where = sectionLinks([]*rulesdb.DocumentSection{section})[0]
		}
		objects = append(objects, p.text(fmt.Sprintf("**%s** (%d): %s", where, s.Edition.Year, s.Difference.Says)))
	}
	return objects
}

// changedAt finds the section of a rulebook that settles a point so; nil if the
// library lacks it.
func (p *pages) changedAt(s scenario.Settlement) *rulesdb.DocumentSection {
	book := p.library.Section(s.Edition.ID)
	if book == nil {
		return nil
	}
	for _, section := range book.Document.Sections() {
		if slices.ContainsFunc(section.Changes, func(d *rulesdb.Difference) bool {
			return d.Point == s.Difference.Point
		}) {
			return section
		}
	}
	return nil
}

// rulesAbout links rules, each with its title or its section's, as Markdown.
func (p *pages) rulesAbout(numbers []rule.Number) []string {
	var links []string
	for _, number := range numbers {
		r := p.library.Rules.Rule(number.String())
		if r == nil {
			continue
		}
		text := link(r)
		if section := sectionOf(r); r.Title == "" && section != nil {
			text += " " + look.Plain(section.Title)
		}
		links = append(links, text)
	}
	return links
}

// besidePoint are buttons to the points before and after one in the list.
func (p *pages) besidePoint(i int) fyne.CanvasObject {
	button := func(i int) *entry {
		if i < 0 || i >= len(p.points) {
			return nil
		}
		return &entry{address: disputedAddress(p.points[i].ID), title: "Point about " + p.points[i].Rules[0].String()}
	}
	return p.buttons(button(i-1), button(i+1))
}

// disputedAbout links the points about a rule, as Markdown.
func (p *pages) disputedAbout(r *rulesdb.Rule) []string {
	var links []string
	for _, point := range scenario.PointsAbout(r.Number) {
		links = append(links, disputedLink(point.ID, point.Title))
	}
	return links
}

// disputedEntries are the points about a rule of a section.
func (p *pages) disputedEntries(section *rulesdb.Rule) []entry {
	var entries []entry
	for _, point := range scenario.PointsAbout(section.Number) {
		entries = append(entries, entry{address: disputedAddress(point.ID), title: "Not settled: " + point.Title})
	}
	return entries
}

func disputedAddress(id string) string { return look.Address(string(search.Ruling), id) }

func disputedLink(id, title string) string {
	return fmt.Sprintf("[%s](%s)", look.Plain(title), disputedAddress(id))
}

// namedByID is how the differences of editions name disputed points.
var namedByID = regexp.MustCompile(`disputed point ([a-z-]+)`)

// linkDisputed makes links of the points that a Markdown text names so.
func linkDisputed(markdown string) string {
	return namedByID.ReplaceAllString(markdown, "[$0]("+disputedAddress("")+"$1)")
}
