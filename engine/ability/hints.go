package ability

import (
	"fmt"
	"go/ast"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// What to do about mistakes in notation.

// syntaxHints say in terms of the notation what a message of Go's parser comes
// from.
var syntaxHints = []struct{ message, hint string }{
	{"missing ',' in argument list", "arguments have commas between them, and words no spaces in them: MainPhase"},
	{"found assignment", "numbers are compared by =="},
	{"expected operand, found '>'", "at least is >="},
	{"found 'EOF'", "a } or ) is missing"},
	{"found '{'", "only for, if and switch hold other statements: for Until(…) { … }"},
	{"expected",
		"statements stand on lines of their own or have ; between them, arguments between ( and ), and what for and " +
			"if hold between { and }"},
	{"illegal label", "no colon stands after a header"},
}

func inTermsOfNotation(message string) string {
	for _, h := range syntaxHints {
		if strings.Contains(message, h.message) {
			return message + ": " + h.hint
		}
	}
	return message
}

// unknown says of a name that it is neither bound nor a word.
func (r *reader) unknown(x *ast.Ident) {
	near := nearest(x.Name)
	hint := ""
	if len(near) > 0 {
		hint = "; did you mean " + strings.Join(near, ", ") + "?"
	}
	k, isKeyword := keyword(x.Name)
	switch {
	case isKeyword && k.HasNumber:
		r.wrong(x,
			"%s is a keyword, which is a fact of the card: text that gives it is HasKeyword(This, %q, 2), cards that "+
				"have it are Keyword(%q)", x.Name, x.Name, x.Name)
	case isKeyword:
		r.wrong(x,
			"%s is a keyword, which is a fact of the card: text that gives it is HasKeyword(This, %q), cards that "+
				"have it are Keyword(%q)", x.Name, x.Name, x.Name)
	case isLower(x.Name) && (len(near) == 0 || !strings.EqualFold(near[0], x.Name)):
		r.wrong(x, "%s has not been bound: expected a name from an earlier name := …", x.Name)
	case hint != "":
		r.wrong(x, "%s is no word of the notation%s", x.Name, hint)
	default:
		r.wrong(x,
			"%s is no word of the notation: expected one of those that `canterlaw notation` lists; traits, Titles "+
				"and names of counters stand in quotes, as in Trait(%q)", x.Name, x.Name)
	}
}

// nearest finds up to three words of the notation that are most like one: spelled
// almost the same, or with it as a part or the other way round.
func nearest(word string) []string {
	type candidate struct {
		name     string
		distance int
	}
	var near []candidate
	lower := strings.ToLower(word)
	for name, op := range byName {
		if isSyntax(op) {
			continue
		}
		d := levenshtein.ComputeDistance(lower, strings.ToLower(name))
		if d <= max(1, len(word)/3) && d < len(word) || isPartOf(word, name) || isPartOf(name, word) {
			near = append(near, candidate{name, d})
		}
	}
	slices.SortFunc(near, func(a, b candidate) int {
		if a.distance != b.distance {
			return a.distance - b.distance
		}
		return strings.Compare(a.name, b.name)
	})
	var names []string
	for _, c := range near[:min(len(near), 3)] {
		names = append(names, c.name)
	}
	return names
}

// isPartOf reports whether a word begins or ends with another: EndOfTurn with EndOf
// and with Turn.
func isPartOf(part, whole string) bool {
	if len(part) < 3 || isLower(part) {
		return false
	}
	rest, begins := strings.CutPrefix(whole, part)
	return begins && !isLower(rest) || strings.HasSuffix(whole, part)
}

// misfit words which argument fits no parameter, and what to do about it.
func misfit(op Op, nodes []*Node) string {
	params := op.Entry().Params
	example := exampleOf(op)
	for _, n := range nodes {
		if slices.ContainsFunc(params, func(p Param) bool { return fits(n, p.Kind) != nil }) {
			continue
		}
		found := fmt.Sprintf("%s is %s", Print(n), article(n.Kind))
		wantsEvent := slices.ContainsFunc(params, func(p Param) bool { return p.Kind == Event })
		switch event := eventOf(n.Op); {
		case n.Kind == Effect && wantsEvent && event != "":
			return fmt.Sprintf("%s; what happens is %s(…)%s", found, event, example)
		case n.Kind == Effect && slices.ContainsFunc(params, func(p Param) bool { return p.Kind == Value }):
			return found + "; give what comes of it a name before: it := " + Print(n)
		}
		return found + example
	}
	if len(nodes) == 0 {
		return "nothing was given" + example
	}
	kinds := make([]string, len(nodes))
	for i, n := range nodes {
		kinds[i] = n.Kind.String()
	}
	if slices.Contains(kinds, Cards.String()) && slices.ContainsFunc(params,
		func(p Param) bool { return p.Kind == Area }) {
		example += "; where cards are is AreaOf(cards)"
	}
	return "given " + strings.Join(kinds, ", ") + example
}

// eventOf finds the event that an effect is when it happens, by its name: Dismissed
// for Dismiss.
func eventOf(effect Op) string {
	stem := effect.String()
	stem = stem[:len(stem)-1]
	event := ""
	for _, e := range Schema() {
		if e.Kind == Event && strings.HasPrefix(e.Name, stem) && (event == "" || len(e.Name) < len(event)) {
			event = e.Name
		}
	}
	return event
}

// exampleOf takes the operation's call from its example.
func exampleOf(op Op) string {
	example := op.Entry().Example
	start := strings.Index(example, callName(op)+"(")
	if start < 0 {
		return ""
	}
	depth := 0
	for i, c := range example[start:] {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return ", as in " + example[start:start+i+1]
			}
		}
	}
	return ""
}
