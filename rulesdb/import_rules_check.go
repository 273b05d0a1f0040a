package rulesdb

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// flaw is why a document is not whole.
type flaw struct {
	line            int // 0 for the end of the document
	found, expected string
}

// flaw gives the first reason why the document is not whole: a number that
// doesn't follow the one before, a rule without text, a missing chapter, no
// version (it stands last, so that a cut text lacks it). It is nil for a whole
// document. The known numbers, which may be none, help to say what is missing.
func (d *RulesDocument) flaw(known []string) *flaw {
	previous := ""
	for i, rule := range d.Rules {
		switch {
		case rule == nil || path(rule.Number) == nil:
			return &flaw{0, fmt.Sprintf("no number in place %d", i+1), wholeDocument}
		case i == 0 && rule.Number != "1":
			return &flaw{rule.Line, "a beginning with " + rule.Number, "chapter 1"}
		case i > 0 && !follows(previous, rule.Number):
			return d.hole(previous, rule, known)
		case i > 0 && rule.Kind == Chapter && kindOf(previous) == Chapter:
			return &flaw{rule.Line, fmt.Sprintf("chapter %s right after chapter %s", rule.Number, previous), "the sections of chapter " + previous}
		case rule.Kind == Numbered && rule.Text == "":
			return &flaw{rule.Line, fmt.Sprintf("(%s) without text", rule.Number), "what the rule says"}
		}
		previous = rule.Number
	}
	if previous != strconv.Itoa(glossaryChapter) {
		return &flaw{0, "the end of the text after " + previous + d.missing(previous, "", known), wholeDocument}
	}
	if len(d.Glossary) == 0 || slices.Contains(d.Glossary, nil) {
		return &flaw{0, "no entries in the glossary", wholeDocument}
	}
	if d.Source.Version == "" || d.Source.Effective == "" {
		return &flaw{0, "the end of the text without the document's version and date",
			`a line such as "Comprehensive Rules Version 3.4, Updated July 27, 2016" among the references at the end; get the whole document and import it again`}
	}
	return nil
}

// hole describes a number that doesn't follow the one before.
func (d *RulesDocument) hole(previous string, rule *OfficialRule, known []string) *flaw {
	expected := fmt.Sprintf("a number that follows %s (", previous)
	for i, next := range successors(path(previous)) {
		if i > 0 {
			expected += ", "
		}
		expected += numberAt(next)
	}
	return &flaw{rule.Line, fmt.Sprintf("%s after %s", rule.Number, previous) + d.missing(previous, rule.Number, known),
		expected + "); get the whole document and import it again"}
}

// missing lists the known rules that stand after one number and before
// another ("" for the end) and that the document lacks, for a message.
func (d *RulesDocument) missing(after, before string, known []string) string {
	var lacking []string
	for _, number := range known {
		if compareRuleNumbers(after, number) < 0 && (before == "" || compareRuleNumbers(number, before) < 0) && d.rule(number) == nil {
			lacking = append(lacking, number)
		}
	}
	if len(lacking) == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d of %d known rules missing: %s)", len(lacking), len(known), few(lacking))
}

// rule finds a chapter, section or rule of the document; nil if it isn't there.
func (d *RulesDocument) rule(number string) *OfficialRule {
	i := slices.IndexFunc(d.Rules, func(rule *OfficialRule) bool { return rule != nil && rule.Number == number })
	if i < 0 {
		return nil
	}
	return d.Rules[i]
}

var anyRule = regexp.MustCompile(`\(` + numberPattern + `\)`)

// noRules refuses a text in which chapter 1 doesn't begin; it shows the text's
// first line.
func noRules(name string, lines []textLine) error {
	found := "a text without the heading of chapter 1 and without numbers of rules"
	for _, line := range lines {
		if number := anyRule.FindString(line.text); number != "" {
			found = fmt.Sprintf("a text without the heading of chapter 1, in which %s comes first", number)
			break
		}
	}
	refusal := &ImportError{File: name, Found: found, Expected: wholeDocument}
	if len(lines) > 0 {
		first := lines[0]
		refusal.Page, refusal.Line, refusal.Column, refusal.Text = first.at.page, first.at.line, 1, excerpt(strings.TrimSpace(first.text))
	}
	return refusal
}

// refuse gives an *ImportError if the document is not whole.
func (r *reading) refuse(known []string) error {
	flaw := r.document.flaw(known)
	if flaw == nil {
		return nil
	}
	line := flaw.line
	if line == 0 {
		for line = len(r.lines); line > 1 && strings.TrimSpace(r.lines[line-1]) == ""; {
			line--
		}
	}
	text, at := r.lines[line-1], r.place(line)
	refusal := &ImportError{File: r.report.File, Page: at.page, Line: at.line, Text: excerpt(text), Found: flaw.found, Expected: flaw.expected}
	switch {
	case r.marked != nil: // whose columns are not those of the file
	case flaw.line == 0:
		refusal.Column = 1 + len(text)
	default:
		refusal.Column = 1 + max(0, strings.IndexByte(text, '('))
	}
	return refusal
}

// compare reports how the document differs from the one that the digest
// restates.
func (r *reading) compare(known []string) {
	if lacking := r.document.missing("1", "", known); lacking != "" {
		r.remark(0, "another version than the digest restates%s", lacking)
	}
	var added []string
	for _, rule := range r.document.Rules {
		if rule.Kind == Numbered && !slices.Contains(known, rule.Number) {
			added = append(added, rule.Number)
		}
	}
	if len(added) > 0 {
		r.remark(0, "another version than the digest restates (%d new rules: %s)", len(added), few(added))
	}
}
