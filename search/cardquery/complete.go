package cardquery

import (
	"slices"
	"strings"
	"unicode"

	"canterlaw/rulesdb/spelling"
)

// Completion is what may stand at a place of a query.
type Completion struct {
	// From and To are what a candidate takes the place of, in characters.
	From, To   int
	Candidates []Candidate
}

// Candidate is one thing that may stand there.
type Candidate struct {
	Text string // with its quotation marks where it needs them
	Says string // what it means, "" where it speaks for itself
}

// Apply puts a candidate in its place and gives the new text. A space follows
// unless something must be typed first.
func (c Completion) Apply(text string, candidate Candidate) string {
	runes := []rune(text)
	after := string(runes[c.To:])
	if after == "" && !strings.HasSuffix(candidate.Text, ":") {
		after = " "
	}
	return string(runes[:c.From]) + candidate.Text + after
}

// Complete gives the candidates at a place of a text, counted in characters.
// Behind an operator these are the values that go on as typed; elsewhere in a
// query, the operators that do. Plain words are not completed.
func (c *Cards) Complete(text string, cursor int) Completion {
	runes := []rune(text)
	cursor = max(0, min(cursor, len(runes)))
	tokens, _ := scan(string(runes[:cursor]))
	if len(tokens) == 0 || !slices.ContainsFunc(tokens, func(t token) bool { return t.kind == operatorToken }) {
		return Completion{From: cursor, To: cursor}
	}
	last := tokens[len(tokens)-1]
	if last.to < cursor {
		return Completion{From: cursor, To: cursor}
	}
	switch last.kind {
	case operatorToken:
		return c.completeValue(last, end(runes, cursor))
	case wordToken:
		return completeOperator(last, end(runes, cursor))
	}
	return Completion{From: cursor, To: cursor}
}

// end is where the piece that the cursor stands in ends.
func end(runes []rune, cursor int) int {
	for cursor < len(runes) && (unicode.IsLetter(runes[cursor]) || unicode.IsDigit(runes[cursor])) {
		cursor++
	}
	return cursor
}

func completeOperator(t token, to int) Completion {
	done := Completion{From: t.from, To: to}
	for _, o := range operators {
		for _, name := range o.names {
			if strings.HasPrefix(name, strings.ToLower(t.text)) {
				done.Candidates = append(done.Candidates, Candidate{Text: name + ":", Says: o.says})
				break
			}
		}
	}
	return done
}

func (c *Cards) completeValue(t token, to int) Completion {
	v := t.values[len(t.values)-1]
	done := Completion{From: v.from, To: to}
	o := operatorNamed(t.text)
	if o == nil || o.terms == nil {
		return done
	}
	typed := v.text
	if o == orderOperator && strings.HasPrefix(typed, "-") {
		typed = typed[1:]
		done.From++
	}
	folded := spelling.Fold(typed)
	for _, candidate := range o.terms(c) {
		names := candidate.names()
		isBegun := slices.ContainsFunc(names, func(name string) bool { return begins(name, folded) })
		isWhole := slices.ContainsFunc(names, func(name string) bool { return spelling.Fold(name) == folded })
		if !isWhole && (folded == "" || isBegun) {
			done.Candidates = append(done.Candidates, candidate.candidate())
		}
	}
	return done
}

// candidate writes a term as a query has it: with its other name where that is
// said for it, in quotation marks where it has a space.
func (t term) candidate() Candidate {
	text := strings.ToLower(t.name)
	if strings.Contains(text, " ") {
		text = `"` + text + `"`
	}
	if len(t.name) <= 2 && len(t.aliases) > 0 {
		return Candidate{Text: text, Says: t.aliases[0]}
	}
	return Candidate{Text: text}
}
