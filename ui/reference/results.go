package reference

import (
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/scenario/about"
	"canterlaw/search"
	"canterlaw/search/cardquery"
	"canterlaw/ui/look"
)

// results lists what a search found, grouped by kind in the order of each
// kind's best hit, so that the very best stands first. One row can be chosen
// by arrow keys; a tapped row opens.
type results struct {
	*look.Page
	open func(Place)

	later    Soon                   // for what isn't in view yet
	own      func() []otherDocument // the reader's own, first while nothing is asked; nil for nothing
	chapters []*rulesdb.Rule        // to leaf through then
	others   []otherDocument        // after them
	rows     []*look.Row
	made     map[rowKey]*look.Row // the rows, by what they say
	before   map[rowKey]*look.Row // those of the list before, which are shown again
	places   []Place              // of the rows, and of those that are yet to be built
	chosen   int                  // -1: none
	rest     func()               // builds the rows that are yet to be; nil if all are there
	shown    int                  // how many lists were shown

	fileOf func(scenario string) string // of a scenario by its ID; "" for none
}

// rowKey is what a row says, and where it leads.
type rowKey struct {
	place          Place
	title, snippet string
}

func newResults(open func(Place), later Soon) *results {
	r := &results{Page: look.NewLastingPage(), open: open, later: later, chosen: -1, fileOf: func(string) string {
		return ""
	}}
	r.Scrolls = r.complete
	return r
}

// pagesCaption heads the program's own pages.
const pagesCaption = "IN CANTERLAW"

// show lists a search's hits, or why there are none; ahead stands above them, with the
// program's own pages that are called so, and those whose names are near stand below.
func (r *results) show(result search.Result, err error, ahead []fyne.CanvasObject, called, near []otherDocument) {
	r.rows, r.places, r.chosen, r.rest = nil, nil, -1, nil
	r.shown++
	r.before, r.made = r.made, map[rowKey]*look.Row{}
	result.Query = strings.TrimSpace(result.Query)
	if result.Query != "" {
		ahead = append(ahead, r.documents(pagesCaption, called)...)
	}
	var wrong *cardquery.Error
	switch {
	case errors.As(err, &wrong):
		r.ShowObjects(ahead...)
	case err != nil:
		r.ShowObjects(look.NewCaption("The search failed: " + err.Error()))
	case result.Query == "":
		r.leafThrough()
	case len(result.Hits) == 0 && len(called)+len(near) > 0:
		r.ShowObjects(append(ahead, r.documents(pagesCaption, near)...)...)
	case len(result.Hits) == 0:
		r.ShowObjects(append(ahead,
			look.NewCaption(fmt.Sprintf("Nothing found for “%s”. Try fewer words, or a rule's number.",
				result.Query)))...)
	default:
		r.list(result.Hits, ahead, near)
	}
}

// list lists hits: at once those that are in view, and the others once typing rests or the list
// is scrolled, as most letters are followed by another.
func (r *results) list(hits []search.Hit, objects []fyne.CanvasObject, near []otherDocument) {
	ordered := r.ordered(hits)
	above := len(r.places)
	for _, h := range ordered {
		r.places = append(r.places, Place{Kind: h.Kind, ID: h.ID})
	}
	main := "" // the file of the position that the latest row shows
	build := func(from, to int) {
		for i := from; i < to; i++ {
			h := ordered[i]
			if i == 0 || h.Kind != ordered[i-1].Kind {
				objects = append(objects, look.NewGap(4), look.NewCaption(groupTitle(h.Kind)))
			}
			title := h.Title
			if h.Kind == search.Scenario {
				if file := r.fileOf(h.ID); about.IsVariantOf(file, main) {
					title = "↳ " + title
				} else {
					main = file
				}
			}
			objects = append(objects, r.row(r.places[above+i], title, h.Snippet))
		}
		if to == len(ordered) && len(near) > 0 {
			objects = append(append(objects, look.NewGap(4)), r.documents(pagesCaption, near)...)
		}
	}
	first := min(len(ordered), r.inView())
	build(0, first)
	r.ShowObjects(objects...)
	if first == len(ordered) {
		return
	}
	r.rest = func() {
		r.rest = nil
		build(first, len(ordered))
		r.ShowInPlace(objects...)
	}
	shown := r.shown
	r.later(func() {
		fyne.Do(func() {
			if shown == r.shown {
				r.complete()
			}
		})
	})
}

// ordered gives hits kind by kind; of scenarios, the variants of a position stand behind it.
func (r *results) ordered(hits []search.Hit) []search.Hit {
	var ordered []search.Hit
	for _, kind := range kindsInOrder(hits) {
		var some []search.Hit
		for _, h := range hits {
			if h.Kind == kind {
				some = append(some, h)
			}
		}
		if kind == search.Scenario {
			some = about.Together(some, func(h search.Hit) string { return r.fileOf(h.ID) })
		}
		ordered = append(ordered, some...)
	}
	return ordered
}

// leastRow is how high a row is at least.
const leastRow float32 = 48

// inView is how many rows are in view at most.
func (r *results) inView() int { return int(r.Content.Size().Height/leastRow) + 1 }

// complete builds the rows that are yet to be.
func (r *results) complete() {
	if r.rest != nil {
		r.rest()
	}
}

// leafThrough lists what is the reader's own, the chapters with the titles of
// their sections, then the documents beside the rules with those of theirs.
func (r *results) leafThrough() {
	var objects []fyne.CanvasObject
	if r.own != nil {
		objects = r.documents("YOURS", r.own())
	}
	objects = append(objects, look.NewCaption("LEAF THROUGH THE RULES"))
	for _, chapter := range r.chapters {
		titles := make([]string, len(chapter.Children))
		for i, section := range chapter.Children {
			titles[i] = look.Plain(section.Title)
		}
		objects = append(objects, r.placed(RulePlace(chapter.Number), name(chapter), strings.Join(titles, " · ")))
	}
	r.ShowObjects(append(objects, r.documents("AND THE OTHER DOCUMENTS", r.others)...)...)
}

// documents lists documents with their parts under a caption; nothing where
// there are none.
func (r *results) documents(caption string, documents []otherDocument) []fyne.CanvasObject {
	if len(documents) == 0 {
		return nil
	}
	objects := []fyne.CanvasObject{look.NewCaption(caption)}
	for _, d := range documents {
		objects = append(objects, r.placed(d.place, d.title, look.Plain(strings.Join(d.parts, " · "))))
	}
	return objects
}

// placed makes a row of a place that is new.
func (r *results) placed(place Place, title, snippet string) fyne.CanvasObject {
	r.places = append(r.places, place)
	return r.row(place, title, snippet)
}

func (r *results) row(place Place, title, snippet string) fyne.CanvasObject {
	key := rowKey{place, title, snippet}
	row := r.before[key]
	if row == nil || r.made[key] != nil {
		lines := []fyne.CanvasObject{look.NewSubheading(title)}
		if snippet != "" {
			lines = append(lines, look.NewSnippet(snippet))
		}
		row = look.NewRow(look.NewColumn(-12, lines...), func() { r.open(place) })
	}
	row.Rest()
	r.made[key] = row
	r.rows = append(r.rows, row)
	return row
}

// move chooses the next (+1) or previous (-1) row.
func (r *results) move(by int) {
	to := r.chosen + by
	if to >= len(r.rows) {
		r.complete()
	}
	if to < 0 || to >= len(r.rows) {
		return
	}
	r.choose(to)
	r.ScrollTo(r.rows[to])
}

// choose marks one row; -1 none.
func (r *results) choose(i int) {
	if r.chosen >= 0 {
		r.rows[r.chosen].Choose(false)
	}
	if r.chosen = i; i >= 0 {
		r.rows[i].Choose(true)
	}
}

// mark chooses the row of a place, where it is among the results.
func (r *results) mark(p Place) {
	for i, place := range r.places {
		if place == p {
			if i >= len(r.rows) {
				r.complete()
			}
			r.choose(i)
			return
		}
	}
	r.choose(-1)
}

// best gives the chosen row's place, else the first one's; false if there is
// none.
func (r *results) best() (Place, bool) {
	if len(r.places) == 0 {
		return Place{}, false
	}
	return r.places[max(r.chosen, 0)], true
}

func kindsInOrder(hits []search.Hit) []search.Kind {
	var kinds []search.Kind
	seen := make(map[search.Kind]bool)
	for _, h := range hits {
		if !seen[h.Kind] {
			seen[h.Kind] = true
			kinds = append(kinds, h.Kind)
		}
	}
	return kinds
}

// groupTitle heads the hits of a kind.
func groupTitle(kind search.Kind) string {
	switch kind {
	case search.Rule:
		return "RULES"
	case search.Glossary:
		return "GLOSSARY"
	case search.Card:
		return "CARDS"
	case search.Scenario:
		return "SCENARIOS"
	case search.Ruling:
		return "NOT SETTLED BY THE RULES"
	case search.Floor:
		return "FLOOR RULES"
	case search.Limited:
		return "LIMITED PLAY"
	case search.Format:
		return "FORMATS"
	case search.Erratum:
		return "ERRATA"
	case search.Note:
		return "YOUR NOTES"
	case search.Own:
		return "YOUR RULINGS"
	case search.Kept:
		return "YOUR POSITIONS AND GAMES"
	case tableKind:
		return "ON THE TABLE"
	case search.Rulebook:
		return "STARTER RULEBOOKS (SUPERSEDED)"
	default:
		return string(kind)
	}
}
