package playing

import (
	"strings"

	"canterlaw/engine/board"
)

// markIgnored marks the lines about cards whose text might have had a say, and
// the results that such lines lead to.
func (t *tree) markIgnored(lines []Line) {
	for i := len(lines) - 1; i >= 0; i-- {
		line := &lines[i]
		line.TextIgnored = t.mayHaveText(textBehind(&t.entries[line.Entry]))
		for j := i + 1; line.Kind == NoteLine && j < len(lines) && lines[j].Depth > line.Depth; j++ {
			line.TextIgnored = line.TextIgnored || lines[j].TextIgnored
		}
	}
}

// ignoredNotice is the line that opens a trail in which text is ignored, or in
// which some is not known: it names the cards in play, and those that marked
// lines are about.
func (t *tree) ignoredNotice(lines []Line) []Line {
	concerned := make([]bool, t.State.CardCount()+1)
	for _, c := range t.State.InPlay() {
		concerned[c] = !t.State.IsFaceDown(c)
	}
	for _, line := range lines {
		if line.TextIgnored { // a result's own card is 0
			concerned[textBehind(&t.entries[line.Entry])] = true
		}
	}
	var names []string
	named := map[board.Print]bool{}
	for c := board.CardID(1); int(c) < len(concerned); c++ {
		if print := t.State.Print(c); concerned[c] && !t.Scenario.Hides(t.State, c) &&
			t.mayHaveText(c) && !named[print] {
			named[print] = true
			names = append(names, t.Printed(print))
		}
	}
	const marked = ": what it would do is not shown. It might have a say where a line is marked" + IgnoredMark + ". "
	switch cards := strings.Join(names, "; "); {
	case !t.Scenario.TextIgnored && len(names) == 0:
		return nil
	case !t.Scenario.TextIgnored:
		return []Line{{Kind: NoteLine, Text: "Some card text is not known here" + marked +
			"These cards go by their facts alone: " + cards}}
	case len(names) == 0:
		return []Line{{Kind: NoteLine, Text: "Card text is ignored"}}
	default:
		return []Line{{Kind: NoteLine, Text: "Card text is ignored" + marked + "Cards that may have text: " + cards}}
	}
}

// textBehind is the card whose text might change or answer what an entry
// records; 0 if there is none, or if it is hidden where its text does nothing.
func textBehind(e *board.Entry) board.CardID {
	switch e.Kind {
	case board.Happened, board.CantHappen:
		switch o := &e.Occurrence; o.Kind {
		case board.CardDrawn, board.CardPutIntoHand, board.CardPutOnBottom, board.CardPutOnTop,
			board.CardLearned, board.CardQueued:
			return 0
		default:
			if o.FaceDown {
				return 0
			}
			return o.Card.Card
		}
	case board.Noted:
		switch e.Note {
		case board.Contributes, board.DoesNotContribute, board.RequirementMet, board.RequirementNotMet,
			board.CannotConfront, board.TextIgnored:
			return e.Card.Card
		}
	}
	return 0
}

// mayHaveText reports whether a card may have text that does nothing. The facts
// of printed cards don't tell; a card that a scenario invents has what its facts
// say.
func (t *tree) mayHaveText(c board.CardID) bool {
	if !t.Scenario.TextIgnored {
		return t.Scenario.TextUnknown(t.State.Print(c))
	}
	printed := t.State.Program().Card(t.State.Print(c))
	if printed == nil {
		return false
	}
	if printed.Number != "" {
		return true
	}
	for i := range printed.Faces {
		if len(printed.Faces[i].Keywords) > 0 {
			return true
		}
	}
	return false
}
