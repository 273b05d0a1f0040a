package official

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// flaw is why a document is not whole.
type flaw struct {
	line            int // 0 for the end of the document
	Found, expected string
}

// Flaw gives the first reason why the document is not whole: too many numbers that
// don't follow the one before, a missing chapter, no glossary. It is nil for a
// whole document. The known numbers, which may be none, help to say what is
// missing.
func (d *Document) Flaw(known []string) *flaw {
	previous, missing := "", 0
	glossary := len(d.Rules) - 1
	for i, rule := range d.Rules {
		switch {
		case rule == nil || Path(rule.Number) == nil:
			return &flaw{0, fmt.Sprintf("no number in place %d", i+1), WholeDocument}
		case i == 0 && rule.Number != "1":
			return &flaw{rule.Line, "a beginning with " + rule.Number, "chapter 1"}
		case i > 0 && rule.Kind == Chapter && KindOf(previous) == Chapter:
			return &flaw{rule.Line, fmt.Sprintf("chapter %s right after chapter %s", rule.Number, previous),
				"the sections of chapter " + previous}
		// credits may stand before it
		case i == glossary && rule.Kind == Chapter && CompareNumbers(previous, rule.Number) < 0:
		case i > 0 && !follows(previous, rule.Number):
			n := skipped(previous, rule.Number)
			if missing += n; n < 1 || n > 2 || missing > 2+len(d.Rules)/50 {
				return d.hole(previous, rule, known)
			}
		}
		previous = rule.Number
	}
	if len(d.Rules) == 0 || KindOf(previous) != Chapter {
		return &flaw{0, "the end of the text after " + previous + d.missing(previous, "", known), WholeDocument}
	}
	if slices.Contains(d.Glossary, nil) || len(d.Glossary) == 0 {
		return &flaw{0, "no entries in the glossary", WholeDocument}
	}
	return nil
}

// skipped tells how many numbers are left out between one and a later one that
// has the same parent, or whose parent is among those before: 1 between 101.1a and
// 101.3. It is 0 if a parent or a chapter is left out, or the later one isn't later.
func skipped(previous, number string) int {
	from, to := Path(previous), Path(number)
	last := len(to) - 1
	if last == 0 || len(from) < last || !slices.Equal(from[:last], to[:last]) {
		return 0
	}
	before := 0
	if len(from) > last {
		before = from[last]
	}
	return max(0, to[last]-before-1)
}

// hole describes a number that doesn't follow the one before.
func (d *Document) hole(previous string, rule *Rule, known []string) *flaw {
	expected := fmt.Sprintf("a number that follows %s (", previous)
	for i, next := range successors(Path(previous)) {
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
func (d *Document) missing(after, before string, known []string) string {
	var lacking []string
	for _, number := range known {
		if CompareNumbers(after, number) < 0 && (before == "" || CompareNumbers(number, before) < 0) &&
			d.Rule(number) == nil {
			lacking = append(lacking, number)
		}
	}
	if len(lacking) == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d of %d known rules missing: %s)", len(lacking), len(known), few(lacking))
}

// Rule finds a chapter, section or rule of the document; nil if it isn't there.
func (d *Document) Rule(number string) *Rule {
	i := slices.IndexFunc(d.Rules, func(rule *Rule) bool { return rule != nil && rule.Number == number })
	if i < 0 {
		return nil
	}
	return d.Rules[i]
}

var anyRule = regexp.MustCompile(`\(` + numberPattern + `\)`)

// noRules refuses a text in which chapter 1 doesn't begin; it shows the text's
// first line.
func noRules(name string, lines []userfile.Line) error {
	found := "a text without the heading of chapter 1 and without numbers of rules"
	for _, line := range lines {
		if number := anyRule.FindString(line.Text); number != "" {
			found = fmt.Sprintf("a text without the heading of chapter 1, in which %s comes first", number)
			break
		}
	}
	refusal := &userfile.Error{File: name, Found: found, Expected: WholeDocument}
	if len(lines) > 0 {
		first := lines[0]
		refusal.Page, refusal.Line, refusal.Column, refusal.Text = first.At.Page, first.At.Line, 1,
			excerpt(strings.TrimSpace(first.Text))
	}
	return refusal
}

// flaw gives the first reason why the document is not whole: those of
// Document, a text cut off within a sentence, and what its table of contents lists but it doesn't have.
func (r *reading) flaw(known []string) *flaw {
	if flaw := r.document.Flaw(known); flaw != nil {
		return flaw
	}
	if r.cutOff && r.part != afterRules {
		return &flaw{0, "the end of the text within a sentence", WholeDocument}
	}
	last := r.contents.last()
	title := spelling.Fold(r.contents.chapters[last])
	if last > 0 && r.document.Rule(strconv.Itoa(last)) == nil && !slices.ContainsFunc(r.blocks, func(b block) bool {
		return r.heard[b.lines[0].number] && b.heading && strings.HasSuffix(spelling.Fold(plain(b.text())), title)
	}) {
		return &flaw{0, fmt.Sprintf("the end of the text without chapter %d, %s, which its table of contents lists",
			last, r.contents.chapters[last]), WholeDocument}
	}
	previous := ""
	for _, rule := range r.document.Rules {
		if missing := r.contents.between(previous, rule.Number); missing != "" {
			return &flaw{rule.Line, fmt.Sprintf("%s after %s without section %s, which the table of contents lists",
				rule.Number, previous, missing), WholeDocument}
		}
		previous = rule.Number
	}
	return nil
}

// between gives a section of the table of contents that stands between two
// numbers which don't follow each other; "" if there is none.
func (c contents) between(previous, number string) string {
	if previous == "" || follows(previous, number) {
		return ""
	}
	for section := range c.sections {
		if CompareNumbers(previous, section) < 0 && CompareNumbers(section, number) < 0 {
			return section
		}
	}
	return ""
}

// refuse gives a *userfile.Error about the file if the document is not whole.
func (r *reading) refuse(file string, known []string) error {
	flaw := r.flaw(known)
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
	refusal := &userfile.Error{File: file, Page: at.Page, Line: at.Line, Text: excerpt(text),
		Found:    flaw.Found,
		Expected: flaw.expected}
	switch {
	case r.marked != nil: // whose columns are not those of the file
	case flaw.line == 0:
		refusal.Column = 1 + len(text)
	default:
		refusal.Column = 1 + max(0, strings.IndexByte(text, '('))
	}
	return refusal
}

// remarkNumbers reports numbers that are left out and rules without text.
func (r *reading) remarkNumbers() {
	previous := ""
	for i, rule := range r.document.Rules {
		if previous != "" && !follows(previous, rule.Number) && rule.Kind != Chapter {
			r.remark(rule.Line, "%s stands after %s: what should stand between is missing, or was not recognised",
				rule.Number, previous)
		}
		hasSubrules := i+1 < len(r.document.Rules) && r.document.Rules[i+1].Parent() == rule.Number
		if rule.Kind == Numbered && rule.Text == "" && !hasSubrules {
			r.remark(rule.Line, "(%s) has no text", rule.Number)
		}
		previous = rule.Number
	}
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
