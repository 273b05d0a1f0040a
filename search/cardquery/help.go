package cardquery

import (
	"fmt"
	"strings"
)

// Help explains the language, as Markdown. Each example is set as code.
func Help() string {
	var b strings.Builder
	b.WriteString(`Cards can be asked for by their facts: name, sign, value, with no space between.

` + code("t:friend c:blue,pink pow>=3 -kw:swift order:cost") +
		` finds the blue and the pink Friends with power 3 or more that don't have Swift, the cheapest first.

All parts must hold. A comma between values, or the word ` + code("or") +
		` between parts, stands for or; a minus before a part says that it must not hold; parentheses keep parts ` +
		`together: ` +
		code("(t:event or t:resource) -c:blue cost<=1") + `. Values with a space stand in quotation marks. ` +
		`The beginning of a value is enough: ` + code("t:tr") + `. A sign is ` + code(":") + ` or ` + code("=") +
		`, ` + code("!=") + ` for the contrary, and with numbers ` + code("<") + `, ` + code("<=") + `, ` +
		code(">") + ` and ` + code(">=") + `.

Other words are looked for in the names, types, traits and keywords: ` + code("rainbow f:harmony") +
		`. A part holds of a card with two faces if it holds of one of them.

`)
	for _, o := range operators {
		names := make([]string, len(o.names))
		for i, name := range o.names {
			names[i] = "**" + name + "**"
		}
		examples := make([]string, len(o.examples))
		for i, example := range o.examples {
			examples[i] = code(example)
		}
		fmt.Fprintf(&b, "- %s: %s. %s\n", strings.Join(names, ", "), o.says, strings.Join(examples, " · "))
	}
	b.WriteString("\nWhat a card can be, behind **is**:\n\n")
	for _, p := range properties {
		fmt.Fprintf(&b, "- %s: %s\n", code("is:"+p.name), p.says)
	}
	fmt.Fprintf(&b, "\nWhat cards can be ordered by, behind **order**: %s.\n", listed(orderNames()))
	return b.String()
}

func code(text string) string { return "`" + text + "`" }

func orderNames() []string {
	names := make([]string, len(orderKeys))
	for i, key := range orderKeys {
		names[i] = key.name
	}
	return names
}
