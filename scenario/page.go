package scenario

import (
	"fmt"
	"strings"

	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
)

// Page is the scenario's page in the reference, to be cited and shared: "A tied
// Problem faceoff (scenario 5b0c6c1e-…)".
func (s *Scenario) Page() *rulesdb.Page {
	id := s.ID.String()
	parts := []string{"**Question** " + s.Question, "**Ruling** " + s.Ruling}
	if len(s.Rules) > 0 {
		parts = append(parts, "**Rules** "+numbers(s.Rules))
	}
	return &rulesdb.Page{
		PageID:   rulesdb.PageID{Kind: "scenario", ID: id},
		Title:    s.Title,
		Citation: fmt.Sprintf("%s (scenario %s)", s.Title, id),
		Text:     strings.Join(parts, "\n\n"),
	}
}

// AllDisputed is the ID of the page that lists all disputed points.
const AllDisputed = "disputed"

// DisputedTitle is what that page is called.
const DisputedTitle = "Points that the rules don't settle"

// DisputedPage is that page.
func DisputedPage(points []DisputedPoint) *rulesdb.Page {
	items := make([]string, len(points))
	for i, p := range points {
		items[i] = fmt.Sprintf("- **%s** (%s): %s", p.Title, numbers(p.Rules), p.Readings[0].Says)
	}
	return &rulesdb.Page{
		PageID:   rulesdb.PageID{Kind: "ruling", ID: AllDisputed},
		Title:    DisputedTitle,
		Citation: DisputedTitle + " (Canterlaw)",
		Text:     strings.Join(items, "\n"),
	}
}

// RulePage is the page of a rule in the reference, to be cited and shared, with the
// points about it that the rules don't settle.
func RulePage(lib *rulesdb.Library, r *rulesdb.Rule) *rulesdb.Page {
	page := lib.RulePage(r)
	points := PointsAbout(r.Number)
	if len(points) == 0 || r.Kind == official.Chapter {
		return page
	}
	items := make([]string, len(points))
	for i, p := range points {
		items[i] = fmt.Sprintf("- [%s](%s) (%s): %s", p.Title, rulesdb.PageID{Kind: "ruling", ID: p.ID},
			p.ID, p.Readings[0].Says)
	}
	page.Text += "\n\n## Not settled\n\n" + strings.Join(items, "\n")
	return page
}

// Page is the point's page in the reference, to be cited and shared: "A tie when
// nobody has a card left to flip (Canterlaw, disputed point endless-tie)".
func (p *DisputedPoint) Page() *rulesdb.Page {
	var readings []string
	for i := range p.Readings {
		readings = append(readings, "- "+p.ReadingText(i))
	}
	parts := []string{"**Rules** " + numbers(p.Rules), "**Readings**", strings.Join(readings, "\n"), "**Why** " + p.Why}
	for _, settled := range p.Settled() {
		parts = append(parts, fmt.Sprintf("**%s, %d** %s", settled.Edition.Document, settled.Edition.Year,
			settled.Difference.Says))
	}
	return &rulesdb.Page{
		PageID:   rulesdb.PageID{Kind: "ruling", ID: p.ID},
		Title:    p.Title,
		Citation: fmt.Sprintf("%s (Canterlaw, disputed point %s)", p.Title, p.ID),
		Text:     strings.Join(append(parts, "**Found in** "+p.Source), "\n\n"),
	}
}

// ReadingText is what a reading of the point says, as Markdown; the default one
// says that it is.
func (p *DisputedPoint) ReadingText(i int) string {
	says := p.Readings[i].Says
	switch {
	case i > 0:
		return says
	case p.InEngine:
		return says + " *Read so unless a position or its edition says otherwise.*"
	default:
		return says + " *Always read so here: no position can choose another reading.*"
	}
}

// numbers lists rules by their numbers.
func numbers(rules []rule.Number) string {
	words := make([]string, len(rules))
	for i, number := range rules {
		words[i] = number.String()
	}
	return strings.Join(words, ", ")
}
