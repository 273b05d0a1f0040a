package terminal

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/rulesdb/spelling"
)

// notationCommand explains the notation of abilities.
type notationCommand struct {
	Word string `arg:"" optional:"" help:"A word of the notation, or a keyword. By default, everything."`
}

// introduction says how an ability is written, in Markdown; blocks of the
// language ability are abilities.
//
//go:embed notation.md
var introduction string

// notationOutput is the notation for programs.
type notationOutput struct {
	Introduction string          `json:"introduction"` // Markdown
	Words        []wordOutput    `json:"words"`
	Keywords     []keywordOutput `json:"keywords"`
}

// wordOutput is a word of the notation.
type wordOutput struct {
	Name      string            `json:"name"`
	Kind      string            `json:"kind"`  // what it yields
	Group     string            `json:"group"` // the heading under which it stands
	Signature string            `json:"signature"`
	Params    []parameterOutput `json:"params"`
	Results   []string          `json:"results"` // the kinds of what it binds
	Meaning   string            `json:"meaning"`
	Rule      string            `json:"rule"`
	Example   string            `json:"example"` // a whole ability; "" if there is none
}

// parameterOutput is a parameter of a word.
type parameterOutput struct {
	Name     string `json:"name"`
	Kind     string `json:"kind"`
	Optional bool   `json:"optional"`
	Default  string `json:"default"` // in notation; "" if there is none
	Many     bool   `json:"many"`
}

// keywordOutput is a keyword with its definition in notation.
type keywordOutput struct {
	Name      string   `json:"name"`
	HasNumber bool     `json:"has_number"` // X is its number
	Abilities []string `json:"abilities"`
}

// notationGroups are the headings in their order, with the kinds of the words
// beneath them.
var notationGroups = []struct {
	heading string
	kinds   []ability.Kind
}{
	{"Headers: what sort of ability it is, and when it works", []ability.Kind{ability.Header}},
	{"Blocks: statements that hold statements", []ability.Kind{ability.Block}},
	{"Effects: what is done once", []ability.Kind{ability.Effect}},
	{"Modifiers: what lasts", []ability.Kind{ability.Modifier}},
	{"Events: what happens", []ability.Kind{ability.Event}},
	{"Descriptions of cards", []ability.Kind{ability.Cards}},
	{"Numbers", []ability.Kind{ability.Number, ability.Amount}},
	{"Conditions", []ability.Kind{ability.Condition}},
	{"Operators, names and values", []ability.Kind{ability.NoKind}},
	{"Players", []ability.Kind{ability.Player}},
	{"Areas", []ability.Kind{ability.Area}},
	{"Times and timing phrases", []ability.Kind{ability.Time}},
	{"Zones", []ability.Kind{ability.Zone}},
	{"Colors", []ability.Kind{ability.Color}},
	{"How cards enter play, and what tokens are", []ability.Kind{ability.State, ability.Token, ability.Feature}},
}

func (c *notationCommand) Run(s *session) error {
	out := newNotation()
	if c.Word != "" {
		found, err := out.about(c.Word)
		if err != nil {
			return err
		}
		out = found
	}
	if s.json {
		return s.printJSON(out)
	}
	s.printNotation(out)
	return nil
}

// newNotation gives everything about the notation, in the order in which it is
// read.
func newNotation() notationOutput {
	out := notationOutput{Introduction: introduction, Words: []wordOutput{}, Keywords: []keywordOutput{}}
	for _, group := range notationGroups {
		for _, e := range ability.Schema() {
			if slices.Contains(group.kinds, e.Kind) {
				out.Words = append(out.Words, newWord(e, group.heading))
			}
		}
	}
	for _, k := range ability.Keywords() {
		word := keywordOutput{Name: k.Name, HasNumber: k.HasNumber}
		for _, a := range k.Abilities {
			word.Abilities = append(word.Abilities, strings.TrimSpace(a))
		}
		out.Keywords = append(out.Keywords, word)
	}
	return out
}

func newWord(e ability.Entry, group string) wordOutput {
	word := wordOutput{Name: called(e.Name), Kind: e.Kind.String(), Group: group, Signature: signature(e),
		Params: []parameterOutput{}, Results: []string{}, Meaning: e.Doc, Rule: e.Rule.String(), Example: e.Example}
	for _, p := range e.Params {
		word.Params = append(word.Params, parameterOutput{p.Name, p.Kind.String(), p.Optional, p.Default, p.Many})
	}
	for _, kind := range e.Results {
		word.Results = append(word.Results, kind.String())
	}
	return word
}

// called is the word itself of a block, which is declared with the words of Go
// before it: "Each" of "range Each".
func called(name string) string {
	if strings.HasPrefix(name, "name ") { // name := value
		return name
	}
	return name[strings.LastIndexByte(name, ' ')+1:]
}

// signature writes how a word is used: "Choose(n Amount, cards Cards, by
// Player=You) → Cards", "for range Times(n Number) { … }".
func signature(e ability.Entry) string {
	word, parameters := called(e.Name), ability.Signature(e.Op)
	text := word
	switch {
	case e.Kind == ability.NoKind && len(e.Params) == 2:
		return fmt.Sprintf("left %s right", word)
	case e.Name == "!":
		return "!what"
	case e.Kind == ability.NoKind:
		return word
	case len(e.Params) > 0 || e.Kind == ability.Header || e.Kind == ability.Effect:
		text += "(" + parameters + ")"
	}
	switch {
	case e.Name == "if":
		return "if condition { … } else { … }"
	case e.Name == "case":
		return "case 1:"
	case strings.HasPrefix(e.Name, "range Times"):
		return "for range " + text + " { … }"
	case strings.HasPrefix(e.Name, "range "):
		return "for it := range " + text + " { … }"
	case strings.HasPrefix(e.Name, "switch "):
		return "switch " + text + " { case 1: … case 2: … }"
	case e.Kind == ability.Block:
		if len(e.Params) == 0 {
			text += "()"
		}
		text = "for " + text + " { … }"
	}
	if len(e.Results) > 0 {
		kinds := make([]string, len(e.Results))
		for i, kind := range e.Results {
			kinds[i] = kind.String()
		}
		text += " → " + strings.Join(kinds, ", ")
	}
	return text
}

// about gives what there is about a word or a keyword, in whatever case.
func (n notationOutput) about(word string) (notationOutput, error) {
	found := notationOutput{Words: []wordOutput{}, Keywords: []keywordOutput{}}
	var known []string
	for _, w := range n.Words {
		known = append(known, w.Name)
		if strings.EqualFold(w.Name, word) {
			found.Words = append(found.Words, w)
		}
	}
	for _, k := range n.Keywords {
		known = append(known, k.Name)
		if strings.EqualFold(k.Name, word) {
			found.Keywords = append(found.Keywords, k)
		}
	}
	if len(found.Words)+len(found.Keywords) > 0 {
		return found, nil
	}
	near := spelling.Nearest(word, known)
	for _, name := range known {
		if len(near) < 8 && strings.Contains(strings.ToLower(name), strings.ToLower(word)) &&
			!slices.Contains(near, name) {
			near = append(near, name)
		}
	}
	hint := "canterlaw notation lists them all"
	if len(near) > 0 {
		hint = "did you mean " + strings.Join(near, ", ") + "?"
	}
	if at := n.comesUpAt(word); len(at) > 0 {
		hint = "it comes up at " + strings.Join(at, ", ") + "; " + hint
	}
	return found, fmt.Errorf("the notation has no word %q; %s", word, hint)
}

// comesUpAt lists up to eight words whose meanings speak of something.
func (n notationOutput) comesUpAt(what string) (words []string) {
	for _, w := range n.Words {
		if len(words) < 8 && strings.Contains(strings.ToLower(w.Meaning), strings.ToLower(what)) &&
			!slices.Contains(words, w.Name) {
			words = append(words, w.Name)
		}
	}
	return words
}

// printNotation prints what is known of the notation for people.
func (s *session) printNotation(n notationOutput) {
	if n.Introduction != "" {
		fmt.Fprintln(s.Out, withExamplesIndented(n.Introduction))
	}
	group := ""
	for _, w := range n.Words {
		if w.Group != group && n.Introduction != "" {
			fmt.Fprintf(s.Out, "\n%s\n%s\n", w.Group, strings.Repeat("=", len(w.Group)))
		}
		group = w.Group
		fmt.Fprintf(s.Out, "\n%s\n", hang(fmt.Sprintf("%s  (%s, %s)", w.Signature, w.Kind, w.Rule), 0, width))
		fmt.Fprintln(s.Out, indent(wrap(w.Meaning, width-2), 2))
		if w.Example != "" {
			fmt.Fprintf(s.Out, "\n%s\n", indent(tabs(w.Example), 6))
		}
	}
	if n.Introduction != "" {
		fmt.Fprint(s.Out, "\nKeywords, each with what it stands for\n======================================\n")
	}
	for _, k := range n.Keywords {
		name := k.Name
		if k.HasNumber {
			name += " X"
		}
		fmt.Fprintf(s.Out, "\n%s  (keyword)\n", name)
		for _, a := range k.Abilities {
			fmt.Fprintf(s.Out, "\n%s\n", indent(tabs(a), 6))
		}
	}
}

// withExamplesIndented sets the abilities in a Markdown text off by spaces.
func withExamplesIndented(markdown string) string {
	parts := strings.Split(strings.TrimSpace(markdown), "```")
	for i := 1; i < len(parts); i += 2 {
		parts[i] = indent(tabs(strings.TrimSpace(strings.TrimPrefix(parts[i], "ability"))), 6)
	}
	return strings.Join(parts, "")
}

// tabs sets tabs as spaces.
func tabs(text string) string { return strings.ReplaceAll(text, "\t", "    ") }
