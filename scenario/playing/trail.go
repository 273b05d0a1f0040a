package playing

import (
	"fmt"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// Line is one line of a ruling trail.
type Line struct {
	Depth int      `json:"depth"` // nesting, from 0, without gaps
	Kind  LineKind `json:"kind"`
	Text  string   `json:"text"`
	Rule  string   `json:"rule,omitempty"` // the rule behind it, such as "514.4c"
	Entry int      `json:"entry"`          // index in the log of the entry, or first entry, that it shows
	// TextIgnored says that the line is about a card whose text may have had a
	// say, but is ignored.
	TextIgnored bool `json:"text_ignored,omitempty"`
	// ByItself says that it folds windows in which nobody could do anything but pass, so
	// that they went by.
	ByItself bool `json:"by_itself,omitempty"`
	// Quiet says that it folds windows, a step or a phase in which nothing happened.
	Quiet bool `json:"-"`
	// Disputed is the id of the disputed point whose reading the line tells; ""
	// on other lines.
	Disputed string `json:"disputed,omitempty"`
	// Ability is the ability that triggers, is activated, creates a modifier,
	// replaces something or whose effect is processed; nil on other lines.
	Ability *wording.LineAbility `json:"ability,omitempty"`
}

// LineKind says what a Line is about.
type LineKind string

// The kinds of line. The first eight are headings: what belongs to them is
// nested beneath.
const (
	TurnLine    LineKind = "turn"
	PhaseLine   LineKind = "phase"
	StepLine    LineKind = "step"
	WindowLine  LineKind = "window"
	WaveLine    LineKind = "wave"
	FaceoffLine LineKind = "faceoff"
	ActionLine  LineKind = "action"
	RepairLine  LineKind = "repair"

	HappensLine LineKind = "happens"
	CantLine    LineKind = "can't"
	DecidesLine LineKind = "decides"
	PassesLine  LineKind = "passes"
	NoteLine    LineKind = "note"
)

// Trail words the record of a game from its beginning to a state: what belongs
// together is nested, power totals stand above what was added up, and places
// at which nothing happened are folded into one line.
func Trail(s *scenario.Scenario, state *board.State, entries []board.Entry) []Line {
	s = s.Telling(entries)
	w := wording.Words{Scenario: s, State: state}
	t := tree{Words: w, entries: entries}
	for i := range entries {
		s.Tells(i)
		t.add(i)
	}
	s.HasTold()
	lines := fold(t.roots, playersInGame(state))
	if s.LeavesTextOut() {
		t.markIgnored(lines)
		lines = append(t.ignoredNotice(lines), lines...)
	}
	if edition := scenario.EditionByID(s.Edition); edition != nil && edition.ID != scenario.DefaultEdition {
		lines = append([]Line{notice(edition)}, lines...)
	}
	return lines
}

func playersInGame(state *board.State) int {
	n := 0
	for p := range state.Players() {
		if state.InGame(board.Player(p)) {
			n++
		}
	}
	return n
}

// IgnoredMark follows each line on which ignored card text might have a say.
const IgnoredMark = " ⚑"

// FormatTrail sets a trail for terminals: indented, with the rule at the end
// of each line.
func FormatTrail(lines []Line) string {
	var b strings.Builder
	for _, line := range lines {
		b.WriteString(strings.Repeat("  ", line.Depth))
		b.WriteString(line.Text)
		if line.TextIgnored {
			b.WriteString(IgnoredMark)
		}
		if line.Rule != "" {
			b.WriteString(" (" + line.Rule + ")")
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// notice opens the trail of a scenario that isn't played by the Comprehensive
// Rules.
func notice(e *scenario.Edition) Line {
	return Line{Kind: NoteLine,
		Text: fmt.Sprintf("Rules edition: %s (%s, %d). Where it is silent, the Comprehensive Rules hold",
			e.Title, e.Document, e.Year)}
}
