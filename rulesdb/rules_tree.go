package rulesdb

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"canterlaw/rulesdb/official"
)

// The shipped files of the rules, within data.FS.
const (
	numbersFile  = "rules/numbers.txt"
	titlesFile   = "rules/titles.txt"
	digestFolder = "rules/digest"
	glossaryFile = "rules/glossary.md"
)

// inOrder lists all chapters, sections and rules in the order of the document.
func (r *Rules) inOrder() []*Rule {
	var all []*Rule
	var add func([]*Rule)
	add = func(rules []*Rule) {
		for _, rule := range rules {
			all = append(all, rule)
			add(rule.Children)
		}
	}
	add(r.Chapters)
	return all
}

// add puts a rule into the tree beneath its parent, which must be there, at
// the place that its number gives it.
func (r *Rules) add(number, title string) (*Rule, error) {
	if official.Path(number) == nil {
		return nil,
			fmt.Errorf("%q is not a number of a chapter, section or rule: expected one such as 5, 514 or 514.4c",
				number)
	}
	if r.has(number) {
		return nil, fmt.Errorf("%s stands twice", number)
	}
	rule := &Rule{Number: number, Kind: official.KindOf(number), Title: title}
	siblings := &r.Chapters
	if parent := official.ParentOf(number); parent != "" {
		if rule.Parent = r.Rule(parent); rule.Parent == nil {
			return nil, fmt.Errorf("%s stands under %s, which isn't there", number, parent)
		}
		siblings = &rule.Parent.Children
	}
	at, _ := slices.BinarySearchFunc(*siblings, number, func(sibling *Rule, number string) int {
		return official.CompareNumbers(sibling.Number, number)
	})
	*siblings = slices.Insert(*siblings, at, rule)
	r.byNumber[number] = rule
	return rule, nil
}

// readRules builds the tree from numbers, titles and digest.
func readRules(files fs.FS) (*Rules, error) {
	rules := &Rules{byNumber: map[string]*Rule{}}
	titles, err := rules.readTitles(files)
	if err != nil {
		return nil, err
	}
	numbers, err := readNumbers(files)
	if err != nil {
		return nil, err
	}
	for i, number := range numbers {
		if _, err := rules.add(number, titles[number]); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", numbersFile, i+1, err)
		}
	}
	rules.Digested = rules.Source
	return rules, rules.readDigests(files)
}

// readNumbers gives the numbered rules of the Comprehensive Rules 3.4 in the
// order of the document.
func readNumbers(files fs.FS) ([]string, error) {
	text, err := fs.ReadFile(files, numbersFile)
	if err != nil {
		return nil, err
	}
	return strings.Fields(string(text)), nil
}

// readTitles reads the source and adds the chapters and sections; it returns
// the titles of numbered rules, which are added later.
func (r *Rules) readTitles(files fs.FS) (map[string]string, error) {
	text, err := fs.ReadFile(files, titlesFile)
	if err != nil {
		return nil, err
	}
	titles := map[string]string{}
	lines := bufio.NewScanner(bytes.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(line, "\t")
		switch {
		case fields[0] == "document" && len(fields) == 4:
			r.Source = official.Source{Document: fields[1], Version: fields[2], Effective: fields[3]}
			_, err = time.Parse(time.DateOnly, fields[3])
		case len(fields) != 2:
			err = fmt.Errorf("found %q; expected a number, a tab and a title", line)
		case official.KindOf(fields[0]) == official.Numbered:
			titles[fields[0]] = fields[1]
		default:
			_, err = r.add(fields[0], fields[1])
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", titlesFile, n, err)
		}
	}
	return titles, lines.Err()
}
