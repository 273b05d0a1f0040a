package rulesdb

import (
	"regexp"
	"slices"
)

// staleReference is a rule number that the official text still cites although
// what it means stands under another number now.
type staleReference struct{ now, why string }

// staleReferences are the stale numbers of the Comprehensive Rules 3.4. A
// number that a document does have is never stale in it.
var staleReferences = map[string]staleReference{
	"409.6": {"410.6",
		"section 409 is the Flip Zone and has one rule; when a card becomes a different card stands under Changing " +
			"Zones, which is section 410"},
}

var (
	parenthesis   = regexp.MustCompile(`\([^()]*\)`)
	citedNumber   = regexp.MustCompile(`\b` + numberPattern + `\b`)
	betweenNumber = regexp.MustCompile(`^\((?:see|rules?|sections?|and|or|to|[\s,;–-])*\)$`)
)

// mentions gives the places of the rule numbers that a Markdown text cites: a
// number counts only between parentheses that hold nothing but numbers and
// words such as "rule" and "and", for "(300)" of anything else is no rule.
func mentions(markdown string) [][]int {
	var places [][]int
	for _, group := range parenthesis.FindAllStringIndex(markdown, -1) {
		inside := markdown[group[0]:group[1]]
		if !betweenNumber.MatchString(citedNumber.ReplaceAllString(inside, "")) {
			continue
		}
		for _, at := range citedNumber.FindAllStringIndex(inside, -1) {
			places = append(places, []int{group[0] + at[0], group[0] + at[1]})
		}
	}
	return places
}

// target gives the number that a mention leads to: itself, or where a stale
// one stands now; "" if it leads nowhere.
func target(number string, known func(string) bool) string {
	if known(number) {
		return number
	}
	if stale, ok := staleReferences[number]; ok && known(stale.now) {
		return stale.now
	}
	return ""
}

// citations finds the rule numbers that a Markdown text cites in parentheses,
// each with the rule's page, whose address is the number behind a start; a stale
// (409.6) leads to 410.6. Numbers that known doesn't know are left out.
func citations(markdown string, known func(number string) bool, start string) []mention {
	var found []mention
	for _, at := range mentions(markdown) {
		if to := target(markdown[at[0]:at[1]], known); to != "" {
			found = append(found, mention{from: at[0], to: at[1], address: start + to})
		}
	}
	return found
}

// has reports whether the tree has a chapter, section or rule of that number.
func (r *Rules) has(number string) bool { return r.byNumber[number] != nil }

// cited gives the rules that the texts cite, each once, in the order of the
// document.
func (r *Rules) cited(texts ...string) []*Rule {
	var rules []*Rule
	for _, text := range texts {
		for _, at := range mentions(text) {
			rule := r.Rule(target(text[at[0]:at[1]], r.has))
			if rule != nil && !slices.Contains(rules, rule) {
				rules = append(rules, rule)
			}
		}
	}
	slices.SortFunc(rules, func(x, y *Rule) int { return compareRuleNumbers(x.Number, y.Number) })
	return rules
}

// link fills RefersTo, ReferredBy and CitedIn of the whole library.
func (l *Library) link() {
	for _, rule := range l.Rules.inOrder() {
		for _, to := range l.Rules.cited(rule.Digest, rule.Official) {
			if to != rule {
				rule.RefersTo = append(rule.RefersTo, to)
				to.ReferredBy = append(to.ReferredBy, rule)
			}
		}
	}
	for _, entry := range l.Glossary {
		entry.RefersTo = l.Rules.cited(entry.Digest, entry.Official)
	}
	for _, document := range l.Documents {
		document.link(l.Rules)
	}
}
