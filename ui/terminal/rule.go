package terminal

import (
	"fmt"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/scenario"
)

// ruleCommand shows a rule, a section or a chapter.
type ruleCommand struct {
	Number   string `arg:"" help:"A number such as 514.4c, 514 or 5."`
	History  bool   `help:"Also show what became of it from version to version of those you have imported."`
	Markdown bool   `help:"Print it as Markdown to share, with your own note and how to cite it."`
	Version  string `placeholder:"VERSION" help:"The version of the rules, such as 3.3, if you have imported it; else the newest."`
}

// ruleOutput is a rule for programs. Texts are Markdown, "" where there is
// none; numbers name other rules.
type ruleOutput struct {
	Number     string           `json:"number"`
	Title      string           `json:"title"`
	Digest     string           `json:"digest"`
	Official   string           `json:"official"`
	Source     official.Source  `json:"source"`
	Parent     string           `json:"parent"`
	Children   []string         `json:"children"`
	RefersTo   []string         `json:"refers_to"`
	ReferredBy []string         `json:"referred_by"`
	NotSettled []disputedOutput `json:"not_settled"`
	// History is there if it was asked for and versions are imported.
	History []rulesdb.Appearance `json:"history,omitempty"`
}

// disputedOutput is a point about a rule that the rules don't settle: its id, by which
// scenarios name it and its page is found, and what it is read as unless they say
// otherwise.
type disputedOutput struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Reading string `json:"reading"`
	Says    string `json:"says"`
}

func (c *ruleCommand) Run(s *session) error {
	lib, err := s.libraryOf(c.Version)
	if err != nil {
		return err
	}
	rule, err := findRule(lib.Rules, c.Number)
	if err != nil {
		return err
	}
	if c.Markdown {
		return s.printPage(scenario.RulePage(lib, rule))
	}
	var history []rulesdb.Appearance
	if c.History {
		history = lib.History(rule.Number)
	}
	if s.json {
		out := newRuleOutput(rule, lib.SourceOfRules(rule.Number))
		out.History = history
		return s.printJSON(out)
	}
	s.printRule(rule, lib)
	switch {
	case history != nil:
		s.printHistory(history)
	case c.History:
		s.printPart("History", "No version that has it is imported.")
	}
	return nil
}

// findRule finds a rule by its number, which people write in several ways:
// "511.7a", "(511.7A).".
func findRule(rules *rulesdb.Rules, number string) (*rulesdb.Rule, error) {
	wanted := strings.ToLower(strings.Trim(number, " ().,:;"))
	if rule := rules.Rule(wanted); rule != nil {
		return rule, nil
	}
	return nil, fmt.Errorf("there is no rule %q in the %s %s: expected %s",
		number, rules.Source.Document, rules.Source.Version, expectedNumber(rules, wanted))
}

// expectedNumber says which numbers there are near one that there is not:
// those beneath the longest beginning of it that is a rule.
func expectedNumber(rules *rulesdb.Rules, wanted string) string {
	for end := len(wanted) - 1; end > 0; end-- {
		near := rules.Rule(wanted[:end])
		if near == nil {
			continue
		}
		if len(near.Children) == 0 && near.Kind == official.Chapter {
			break
		}
		if len(near.Children) == 0 {
			return near.Number + ", which has no subrules"
		}
		first, last := near.Children[0], near.Children[len(near.Children)-1]
		return fmt.Sprintf("%s, or a number beneath it, %s to %s", near.Number, first.Number, last.Number)
	}
	chapters := rules.Chapters
	return fmt.Sprintf("a number such as 514.4c, 514 or 5; the chapters are %s to %s",
		chapters[0].Number, chapters[len(chapters)-1].Number)
}

func newRuleOutput(rule *rulesdb.Rule, source official.Source) ruleOutput {
	out := ruleOutput{
		Number:     rule.Number,
		Title:      rule.Title,
		Digest:     rule.Digest,
		Official:   rule.Official,
		Source:     source,
		Children:   numbers(rule.Children),
		RefersTo:   numbers(rule.RefersTo),
		ReferredBy: numbers(rule.ReferredBy),
		NotSettled: []disputedOutput{},
	}
	for _, p := range pointsAbout(rule) {
		out.NotSettled = append(out.NotSettled, disputedOutput{p.ID, p.Title, p.Readings[0].ID, p.Readings[0].Says})
	}
	if rule.Parent != nil {
		out.Parent = rule.Parent.Number
	}
	return out
}

// numbers lists the numbers of rules; never nil, so that JSON has a list.
func numbers(rules []*rulesdb.Rule) []string {
	list := make([]string, len(rules))
	for i, r := range rules {
		list[i] = r.Number
	}
	return list
}

// printRule prints a rule for people.
func (s *session) printRule(rule *rulesdb.Rule, lib *rulesdb.Library) {
	source := lib.SourceOfRules(rule.Number)
	fmt.Fprintln(s.Out, headline(rule))
	for above := rule.Parent; above != nil; above = above.Parent {
		fmt.Fprintf(s.Out, "  in %s\n", headline(above))
	}
	fmt.Fprintf(s.Out, "  of the %s\n", source.String())
	if source != lib.Rules.Source {
		fmt.Fprintf(s.Out, "  not in the %s\n", lib.Rules.Source.String())
	}
	switch {
	case rule.Official != "" && rule.Digest != "":
		s.printPart("In short"+digested(lib.Rules), plain(rule.Digest, width-2))
		s.printPart(source.String(), plain(rule.Official, width-2))
	case rule.Official != "":
		s.printPart(source.String(), plain(rule.Official, width-2))
	case rule.Digest != "":
		s.printPart("In our words"+digested(lib.Rules), plain(rule.Digest, width-2))
	case rule.Kind == official.Numbered:
		s.printPart("Not yet in our words",
			"Import your own copy of the rules to read the official text:\ncanterlaw import rules FILE")
	}
	if len(rule.Children) > 0 {
		var lines []string
		for _, child := range rule.Children {
			lines = append(lines, shorten(childLine(child), width-2))
		}
		s.printPart("Beneath it", strings.Join(lines, "\n"))
	}
	if len(rule.RefersTo) > 0 {
		s.printPart("Refers to", wrap(strings.Join(numbers(rule.RefersTo), ", "), width-2))
	}
	if len(rule.ReferredBy) > 0 {
		s.printPart("Referred to by", wrap(strings.Join(numbers(rule.ReferredBy), ", "), width-2))
	}
	var points []string
	for _, p := range pointsAbout(rule) {
		points = append(points, wrap(fmt.Sprintf("%s (%s): %s", p.Title, p.ID, p.Readings[0].Says), width-2))
	}
	if len(points) > 0 {
		s.printPart("Not settled", strings.Join(points, "\n"))
	}
}

// pointsAbout gives the points about a rule, or about one of a section, that the rules
// don't settle.
func pointsAbout(rule *rulesdb.Rule) []scenario.DisputedPoint {
	if rule.Kind == official.Chapter {
		return nil
	}
	return scenario.PointsAbout(rule.Number)
}

// digested says which version our words restate, where another one is shown.
func digested(rules *rulesdb.Rules) string {
	if rules.Digested == rules.Source {
		return ""
	}
	return ", for version " + rules.Digested.Version
}

// printPart prints a heading and, indented beneath it, text.
func (s *session) printPart(heading, text string) {
	fmt.Fprintf(s.Out, "\n%s\n%s\n", heading, indent(text, 2))
}

// headline is a rule's number and title.
func headline(rule *rulesdb.Rule) string {
	return strings.TrimSpace(rule.Number + "  " + rule.Title)
}

// childLine is a rule in the list beneath its parent: its number, with its
// title or else the beginning of its text.
func childLine(rule *rulesdb.Rule) string {
	text := rule.Title
	for _, markdown := range []string{rule.Digest, rule.Official} {
		if text == "" {
			text = strings.Join(strings.Fields(plain(markdown, width)), " ")
		}
	}
	return strings.TrimSpace(rule.Number + "  " + text)
}
