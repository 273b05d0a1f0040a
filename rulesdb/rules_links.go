package rulesdb

import (
	"slices"

	"canterlaw/rulesdb/official"
)

// citations finds the rule numbers that a Markdown text cites in parentheses,
// each with the rule's page, whose address is the number behind a start; a stale
// (409.6) leads to 410.6. Numbers that known doesn't know are left out.
func citations(markdown string, known func(number string) bool, start string) []mention {
	var found []mention
	for _, at := range official.Mentions(markdown) {
		if to := official.Target(markdown[at[0]:at[1]], known); to != "" {
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
		for _, at := range official.Mentions(text) {
			rule := r.Rule(official.Target(text[at[0]:at[1]], r.has))
			if rule != nil && !slices.Contains(rules, rule) {
				rules = append(rules, rule)
			}
		}
	}
	slices.SortFunc(rules, func(x, y *Rule) int { return official.CompareNumbers(x.Number, y.Number) })
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
