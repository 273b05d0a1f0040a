package sandbox

import (
	"fmt"

	"canterlaw/engine/board"
	"canterlaw/ui/look"
)

// canRewind reports whether something has happened since the moment that is shown.
func (s *Screen) canRewind() bool {
	return s.course != nil && s.course.At() < len(s.course.Moments())-1
}

// showRewind brings into view what going back to the moment that is shown comes to.
func (s *Screen) showRewind() {
	s.openTab(rulingTab)
	first := len(s.ownRulingRows())
	s.ruling.ScrollIntoView(first + len(s.rewindRows()) - 1) // so that the first is at the top
	s.ruling.ScrollIntoView(first)
}

// rewindRows say what going back to the moment that is shown comes to at a table, where
// something has happened since: what a judge asks after a player's error.
func (s *Screen) rewindRows() []look.TextRow {
	if !s.canRewind() || s.seenBy != board.NoPlayer {
		return nil
	}
	r := s.course.RewindTo(s.course.At())
	rows := []look.TextRow{{Markdown: "**Back to before this:** " + s.links.LinkNames(r.Before, look.Plain)}}
	group := func(title string, items []string) {
		if len(items) == 0 {
			return
		}
		rows = append(rows, look.TextRow{Markdown: "**" + title + "**", Indent: 1})
		for _, item := range items {
			rows = append(rows, look.TextRow{Markdown: s.links.LinkNames(item, look.Plain), Indent: 2})
		}
	}
	group("Drawn since", r.Drawn)
	group("Seen since", r.Seen)
	group("Public since", r.Public)
	group("Decided since", r.Decisions)
	group("Can’t be restored", r.Lost)
	group("Restored", r.Restored)
	rows = append(rows, look.TextRow{Markdown: "**Floor rules that apply**; what is done is for the Head Judge to rule",
		Indent: 1})
	for _, id := range r.Floor {
		if section := s.library.Section(id); section != nil {
			link := fmt.Sprintf("[%s](%s)", look.Plain(section.Name()), look.Address("floor", id))
			rows = append(rows, look.TextRow{Markdown: link, Indent: 2})
		}
	}
	for _, number := range r.Rules {
		says := "Rewound by the rules themselves: only an action that can’t be completed " + ruleLink(number)
		rows = append(rows, look.TextRow{Markdown: says, Indent: 2})
	}
	return rows
}
