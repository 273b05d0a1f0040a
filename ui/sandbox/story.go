package sandbox

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// trailRows are the lines of a ruling trail, nested as the procedures of the
// rules were, each with the cards in it, its rule and, of what an ability does, the
// ability's text, or of a disputed point, all its readings. Lines from an entry on tell of
// what comes after the moment that is shown: the one before them is the present one.
func trailRows(program *board.Program, lines []playing.Line, until int, links *rulesdb.Linker) (
	rows []look.TextRow, present int,
) {
	rows, present = make([]look.TextRow, len(lines)), -1
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
		rows[i] = look.TextRow{Markdown: text, Indent: line.Depth, Quiet: line.ByItself}
		if line.Rule != "" {
			rows[i].Right = fmt.Sprintf("[%s](%s)", line.Rule, look.Address("rule", line.Rule))
		}
		if line.Entry < until && (present < 0 || line.Entry >= lines[present].Entry) {
			present = i
		}
	}
	for i := range rows {
		rows[i].Faint = lines[i].Entry >= until
	}
	if present >= 0 {
		rows[present].Marked = true
	}
	return rows, present
}

// abilityLink writes a link to an ability where it is written, "" if that is on no
// page.
func abilityLink(program *board.Program, a *wording.LineAbility) string {
	address := abilityAddress(program, a.Place)
	if address == "" {
		return ""
	}
	return fmt.Sprintf(" [%s](%s)", look.Plain(abilityName(a.Name, a.Place)), address)
}

// isHeading reports whether what belongs to a line of the kind is nested
// beneath it.
func isHeading(kind playing.LineKind) bool {
	switch kind {
	case playing.TurnLine, playing.PhaseLine, playing.StepLine, playing.FaceoffLine:
		return true
	default:
		return false
	}
}

// rulingRows are what the scenario says of itself, and what is known about the position.
func (screen *Screen) rulingRows() []look.TextRow {
	return slices.Concat(screen.ownRulingRows(), screen.rewindRows(), screen.knownRows())
}

// ownRulingRows are the scenario's question, its ruling, the rules that it rests on
// and how they are read, its steps with the next one marked, and how the
// expectations went.
func (screen *Screen) ownRulingRows() []look.TextRow {
	b, links := screen.sandbox, screen.links
	s := b.Scenario()
	switch {
	case s.Question == "":
		return append([]look.TextRow{screen.writes()}, look.TextRow{Markdown: "Nothing is asked here yet."})
	case screen.seenBy != board.NoPlayer:
		return []look.TextRow{{Markdown: screen.notForPlayers("The question, the ruling and the steps tell")}}
	}
	rows := []look.TextRow{
		screen.writes(),
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
		rows = append(rows, look.TextRow{Markdown: mark + " " +
			links.LinkNames(wording.DescribeStep(s, b.State(), &s.Steps[i]),
				look.Plain), Indent: 1})
	}
	return append(rows, resultRows(b.Results(), links)...)
}

// writes is the row with the button by which the ruling is written.
func (s *Screen) writes() look.TextRow {
	write := look.NewButton("Write the ruling", theme.DocumentCreateIcon(), s.writeRuling)
	return look.TextRow{Object: look.NewMargin(6, container.NewHBox(write))}
}

func resultRows(results []playing.Result, links *rulesdb.Linker) []look.TextRow {
	if len(results) == 0 {
		return nil
	}
	rows := []look.TextRow{{Markdown: "**Expected**"}}
	for _, r := range results {
		text := "✓ as expected: " + links.LinkNames(r.Says, look.Plain)
		if !r.OK {
			text = fmt.Sprintf("✕ not as expected: %s; but %s", links.LinkNames(r.Says, look.Plain),
				links.LinkNames(r.Instead, look.Plain))
		}
		rows = append(rows, look.TextRow{Markdown: text, Indent: 1})
	}
	return rows
}

// notForPlayers says that something tells of cards that whoever looks may not see.
func (s *Screen) notForPlayers(what string) string {
	return fmt.Sprintf("%s of cards that %s may not see. The menu has “All cards, as a judge”.", what,
		look.Plain(s.sandbox.Scenario().Names.PlayerName(s.seenBy)))
}

// refusalRows are the actions that can't be taken now, with every reason: all, or those
// with the card of which that was asked.
func (s *Screen) refusalRows() []look.TextRow {
	b, links := s.seen(), s.links
	var rows []look.TextRow
	list := func(illegal []playing.IllegalAction) {
		for _, action := range illegal {
			rows = append(rows, look.TextRow{Markdown: "✕ " + links.LinkNames(action.Text, look.Plain), Indent: 1})
			for _, reason := range action.Reasons {
				rows = append(rows, look.TextRow{Markdown: reasonText(reason, links), Indent: 2})
			}
		}
	}
	if c := s.refusedOf; c != 0 {
		now := b.CardCan(c)
		all := look.NewButton("All that isn’t allowed", nil, func() { s.openTab(refusalsTab) })
		rows = append(rows, look.TextRow{Object: look.NewMargin(6, container.NewHBox(all))},
			look.TextRow{Markdown: "**" + look.Plain(s.fullNameOf(c)) + " can’t now**"})
		list(now.Refused)
		if len(now.Refused) == 0 {
			for _, reason := range now.Why {
				rows = append(rows, look.TextRow{Markdown: "✕ " + reasonText(reason, links), Indent: 1})
			}
		}
		return rows
	}
	state := b.State()
	for p := range state.Players() {
		player := board.Player(p)
		illegal := b.Illegal(player)
		if len(illegal) == 0 || state.Result().Over {
			continue
		}
		name := look.Plain(b.Scenario().Names.PlayerName(player))
		rows = append(rows, look.TextRow{Markdown: fmt.Sprintf("**%s can’t now**", name)})
		list(illegal)
	}
	if len(rows) == 0 {
		rows = []look.TextRow{{Markdown: "Nothing that a player might think of is refused now."}}
	}
	if s.seenBy != board.NoPlayer {
		rows = append(rows, look.TextRow{Markdown: look.Plain("What cards can’t do that " +
			b.Scenario().Names.PlayerName(s.seenBy) +
			" may not see isn’t listed."), Quiet: true})
	}
	return rows
}

func reasonText(r playing.Reason, links *rulesdb.Linker) string {
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
