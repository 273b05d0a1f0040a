package position

import (
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
)

// What effects did to a card that still lasts, as a line has it: as marks of that card, "+2 this turn", or
// "blue for good".

// How the words end with which a modifier is typed in a line.
const (
	thisTurn = " this turn"
	forGood  = " for good"
)

// lastingMark gives what AddModifier is to be given for a mark of a line; false for a mark that says nothing of how
// long it lasts.
func lastingMark(said piece) (typed string, ok bool) {
	words := strings.Join(strings.Fields(said.text), " ")
	isEnd := func(end string) bool { return strings.HasSuffix(strings.ToLower(words), end) }
	switch {
	case isEnd(thisTurn):
		return words[:len(words)-len(thisTurn)], true
	case isEnd(forGood):
		return words[:len(words)-len(forGood)] + forGood, true
	}
	return "", false
}

// lastingSaid is the mark by which a line gives a modifier in notation; "" for one that a line has no words for.
func lastingSaid(notation string) string {
	parts := lastingNotation.FindStringSubmatch(notation)
	if parts == nil {
		return ""
	}
	words := strings.Join(strings.Fields(strings.NewReplacer(`"`, "", ",", " ").Replace(parts[3])), " ")
	switch parts[2] {
	case "AddPower":
		if !strings.HasPrefix(words, "-") {
			words = "+" + words
		}
	case "HasTrait":
		words = "trait " + words
	default:
		words = strings.ToLower(words)
	}
	ends := thisTurn
	if parts[1] == "Lasting()" {
		ends = forGood
	}
	typed, _ := lastingMark(piece{words + ends, 0})
	if again, err := lasting(typed); err != nil || again != notation || strings.ContainsAny(words[1:], "/+:;") {
		return ""
	}
	return words + ends
}

// lastingNotation finds what a modifier gives, and how long.
var lastingNotation = regexp.MustCompile(
	`^for (Until\(EndOf\(Turn\)\)|Lasting\(\)) \{ (AddPower|HasColor|HasTrait|HasKeyword)\(This, ([^()]*)\) \}$`)

// lastingMarks gives the marks for what effects did to a card, and notes which modifiers they are.
func (w *lineWriter) lastingMarks(c *Card) (marks []string) {
	for _, i := range w.position.ModifiersOf(c) {
		entry := mapOf(w.position.Modifiers[i])
		isOther := func(item yaml.MapItem) bool { return item.Key != "from" && item.Key != "notation" }
		mark := lastingSaid(w.position.ModifierAt(i))
		if c.Zone != InPlay || mark == "" || slices.ContainsFunc(entry, isOther) {
			continue
		}
		marks = append(marks, mark)
		w.modifiers = append(w.modifiers, i)
	}
	return marks
}

// otherModifiers lists what the line leaves out of what effects did: what it has no words for, and which came first
// where its own order says otherwise (711).
func (w *lineWriter) otherModifiers() {
	for i := range w.position.Modifiers {
		if !slices.Contains(w.modifiers, i) {
			w.leave("a modifier")
		}
	}
	if !slices.IsSorted(w.modifiers) {
		w.leave("the order of modifiers")
	}
}

// markLasting gives a card in play a modifier that is said as a mark; false if it is none.
func (r *lineReader) markLasting(c *Card, said piece) bool {
	typed, ok := lastingMark(said)
	return ok && r.position.AddModifier(c, typed) == nil
}
