package sandbox

import (
	"fmt"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario/about"
	"canterlaw/ui/look"
)

// mostOpen is how many points that the rules don't settle are listed beside a table.
const mostOpen = 8

// knownRows are what is known about the position that is shown: the rulings that concern
// its cards and rules, the nearest first, what the rules don't settle, and the errata of
// cards on the table.
func (s *Screen) knownRows() []look.TextRow {
	if s.about == nil || s.library == nil {
		return nil
	}
	known := s.about().Position(s.library, s.course.Then().SeenBy(s.seenBy), s.seenBy)
	var rows []look.TextRow
	if len(known.Near) > 0 {
		rows = append(rows, look.TextRow{Markdown: "**Known about this**, the nearest first"})
	}
	for _, f := range known.Near {
		kind := "scenario"
		if f.Edition == about.Own {
			kind = about.Own
		}
		says := fmt.Sprintf("[%s](%s)", look.Plain(f.Title), look.Address(kind, f.ID))
		rows = append(rows, look.TextRow{Markdown: says + s.sharedWith(f), Indent: 1})
	}
	if len(known.Errata) > 0 {
		rows = append(rows, look.TextRow{Markdown: "**Errata** of cards on the table"})
	}
	for _, e := range known.Errata {
		says := fmt.Sprintf("[%s](%s)", look.Plain(e.Card), look.Address("erratum", e.Number))
		rows = append(rows, look.TextRow{Markdown: says, Indent: 1})
	}
	if len(known.Open) > 0 {
		rows = append(rows, look.TextRow{Markdown: "**Not settled** by the rules, about what has happened"})
	}
	for _, p := range known.Open[:min(mostOpen, len(known.Open))] {
		says := fmt.Sprintf("[%s](%s)", look.Plain(p.Title), look.Address("ruling", p.ID))
		rows = append(rows, look.TextRow{Markdown: says, Indent: 1})
	}
	return rows
}

// sharedWith says what makes a ruling near: the cards and rules that both use.
func (s *Screen) sharedWith(f about.Found) string {
	var shared []string
	for _, name := range f.SharedCards[:min(2, len(f.SharedCards))] {
		shared = append(shared, look.Plain(name))
	}
	for _, number := range f.SharedRules[:min(2, len(f.SharedRules))] {
		shared = append(shared, ruleLink(number))
	}
	if s.seenBy != board.NoPlayer {
		return "" // a ruling of theirs may name a card that they don't know
	}
	return " · " + strings.Join(shared, " · ")
}
