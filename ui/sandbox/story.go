package sandbox

import (
	"fmt"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// trailRows are the lines of a ruling trail, nested as the procedures of the
// rules were, each with the cards in it, its rule and, of what an ability does, the
// ability's text, or of a disputed point, all its readings.
func trailRows(program *board.Program, lines []scenario.Line, links *rulesdb.Linker) []look.TextRow {
	rows := make([]look.TextRow, len(lines))
	for i, line := range lines {
		text := links.LinkNames(line.Text, look.Plain)
		if isHeading(line.Kind) {
			text = "**" + text + "**"
		}
		if line.TextIgnored {
			text += " ⚑" // the trail's first line says what that means
		}
		if line.Ability != nil {
			text += abilityLink(program, line.Ability)
		}
		text += disputedLink(line.Disputed)
		if line.Rule != "" {
			text += " " + ruleLink(line.Rule)
		}
		rows[i] = look.TextRow{Markdown: text, Indent: line.Depth}
	}
	return rows
}

// abilityLink writes a link to an ability where it is written, "" if that is on no
// page.
func abilityLink(program *board.Program, a *scenario.LineAbility) string {
	address := abilityAddress(program, a.Place)
	if address == "" {
		return ""
	}
	return fmt.Sprintf(" [%s](%s)", look.Plain(abilityName(a.Name, a.Place)), address)
}

// isHeading reports whether what belongs to a line of the kind is nested
// beneath it.
func isHeading(kind scenario.LineKind) bool {
	switch kind {
	case scenario.TurnLine, scenario.PhaseLine, scenario.StepLine, scenario.FaceoffLine:
		return true
	default:
		return false
	}
}

// rulingRows are the scenario's question, its ruling, the rules that it rests on
// and how they are read, its steps with the next one marked, and how the
// expectations went.
func rulingRows(b *scenario.Sandbox, links *rulesdb.Linker) []look.TextRow {
	s := b.Scenario()
	if s.Question == "" {
		return []look.TextRow{{Markdown: "A game of its own: nothing is asked here, so there is no ruling."}}
	}
	rows := []look.TextRow{
		{Markdown: "**Question** " + links.LinkPlain(s.Question, look.Plain)},
		{Markdown: "**Ruling** " + links.LinkPlain(s.Ruling, look.Plain)},
	}
	if len(s.Rules) > 0 {
		rules := "**Rules**"
		for _, number := range s.Rules {
			rules += " " + ruleLink(number.String())
		}
		rows = append(rows, look.TextRow{Markdown: rules})
	}
	linked := func(text, disputed string) string { return links.LinkPlain(text, look.Plain) + disputedLink(disputed) }
	if as := readAs(s, linked); as != "" {
		rows = append(rows, look.TextRow{Markdown: "**Read as** " + as})
	}
	rows = append(rows, look.TextRow{Markdown: "**Steps**"})
	for i := range s.Steps {
		mark := "○ to do:"
		switch {
		case i < b.NextStep():
			mark = "✓ done:"
		case i == b.NextStep():
			mark = "▸ next:"
		}
		rows = append(rows, look.TextRow{Markdown: mark + " " + links.LinkNames(s.DescribeStep(b.State(), &s.Steps[i]), look.Plain), Indent: 1})
	}
	return append(rows, resultRows(b.Results(), links)...)
}

func resultRows(results []scenario.Result, links *rulesdb.Linker) []look.TextRow {
	if len(results) == 0 {
		return nil
	}
	rows := []look.TextRow{{Markdown: "**Expected**"}}
	for _, r := range results {
		text := "✓ as expected: " + links.LinkNames(r.Says, look.Plain)
		if !r.OK {
			text = fmt.Sprintf("✕ not as expected: %s; but %s", links.LinkNames(r.Says, look.Plain), links.LinkNames(r.Instead, look.Plain))
		}
		rows = append(rows, look.TextRow{Markdown: text, Indent: 1})
	}
	return rows
}

// refusalRows are the actions that can't be taken now, with every reason.
func refusalRows(b *scenario.Sandbox, links *rulesdb.Linker) []look.TextRow {
	var rows []look.TextRow
	state := b.State()
	for p := range state.Players() {
		player := board.Player(p)
		illegal := b.Illegal(player)
		if len(illegal) == 0 || state.Result().Over {
			continue
		}
		rows = append(rows, look.TextRow{Markdown: fmt.Sprintf("**%s can’t now**", look.Plain(b.Scenario().Names.PlayerName(player)))})
		for _, action := range illegal {
			rows = append(rows, look.TextRow{Markdown: "✕ " + links.LinkNames(action.Text, look.Plain), Indent: 1})
			for _, reason := range action.Reasons {
				rows = append(rows, look.TextRow{Markdown: reasonText(reason, links), Indent: 2})
			}
		}
	}
	if len(rows) == 0 {
		rows = []look.TextRow{{Markdown: "Nothing that a player might think of is refused now."}}
	}
	return rows
}

func reasonText(r scenario.Reason, links *rulesdb.Linker) string {
	text := links.LinkPlain(r.Text, look.Plain) + " " + ruleLink(r.Rule)
	if r.Remedy != "" {
		text += " → " + links.LinkPlain(r.Remedy, look.Plain)
	}
	return text
}

// ruleLink writes a rule's number in parentheses as a link to its page.
func ruleLink(number string) string {
	return fmt.Sprintf("[(%s)](%s)", number, look.Address("rule", number))
}
