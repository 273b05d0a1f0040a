package sandbox

import (
	"fmt"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// forceRows are the modifiers that effects created and that still run, and the
// triggered effects that wait.
func forceRows(b *playing.Sandbox, links *rulesdb.Linker) []look.TextRow {
	s, state := b.Scenario(), b.State()
	var rows []look.TextRow
	add := func(indent int, text string) { rows = append(rows, look.TextRow{Markdown: text, Indent: indent}) }
	about := func(from string, place scenario.AbilityPlace, controller board.Player) string {
		text := fmt.Sprintf("%s · %s’s", links.LinkNames(wording.Capitalized(from), look.Plain),
			look.Plain(s.Names.PlayerName(controller)))
		if address := abilityAddress(state.Program(), place); address != "" {
			text += fmt.Sprintf(" · [its text](%s)", address)
		}
		return text
	}
	if running := playing.RunningModifiers(s, state); len(running) > 0 {
		add(0, "**Modifiers that effects created** "+ruleLink("707.1"))
		for _, m := range running {
			add(1, fmt.Sprintf("**%d.** %s", m.Number, about(m.From, m.Place, m.Controller)))
			if m.Says != "" {
				add(2, links.LinkNames(wording.Capitalized(m.Says), look.Plain))
			} else {
				english := look.Plain(s.English(m.Place))
				if english == "" {
					english = notation(m.Does)
				}
				add(2, english)
				if len(m.About) > 0 {
					add(2, links.LinkNames(strings.Join(m.About, " · "), look.Plain))
				}
			}
			until := "Without an end"
			if m.Until != "" {
				until = wording.Capitalized(m.Until)
			}
			add(2, links.LinkNames(until, look.Plain))
		}
	}
	if waiting := playing.WaitingEffects(s, state); len(waiting) > 0 {
		add(0, "**Effects that wait to be processed** "+ruleLink("511.7"))
		for _, e := range waiting {
			add(1, about(e.From, e.Place, e.Controller))
			if e.Does != "" {
				add(2, look.Plain(e.Does))
			}
		}
	}
	if len(rows) == 0 {
		add(0, "No effect has created a modifier that still runs, and no effect waits. What cards in play do by "+
			"themselves is seen by tapping them.")
	}
	return rows
}

// forceTitle is the tab's title, with how much it lists.
func forceTitle(state *board.State) string {
	if n := len(state.Modifiers()) + len(state.Waiting()); n > 0 {
		return fmt.Sprintf("In force %d", n)
	}
	return "In force"
}

// notation sets notation as Markdown, on one line.
func notation(text string) string { return "`" + wording.OneLine(text) + "`" }

// abilityAddress is that of an ability: its place on the card's page, or the
// keyword's entry in the glossary; "" for those of cards invented for the
// scenario.
func abilityAddress(program *board.Program, place scenario.AbilityPlace) string {
	if place.Keyword != "" {
		return look.Address("glossary", place.Keyword)
	}
	printed := program.Card(place.Print)
	if printed == nil || printed.ID == "" || place.Paragraph == 0 {
		return ""
	}
	return look.Address("card", fmt.Sprintf("%s#%d", printed.ID, place.Paragraph))
}

// abilityName names an ability in a list of a card's: "Swift", "Ability 2".
func abilityName(name string, place scenario.AbilityPlace) string {
	if place.Keyword != "" {
		return name
	}
	return "ability " + name
}
