package rulesdb

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// passage is a heading of a Markdown file with what stands beneath it up to
// the next heading.
type passage struct {
	line    int // of the heading, from 1
	level   int // of the heading, from 1
	heading string
	body    string // Markdown; "" if nothing stands there
}

// passages divides a Markdown file at its headings. It is an error if text
// stands before the first.
func passages(source []byte) ([]passage, error) {
	document := goldmark.DefaultParser().Parse(text.NewReader(source))
	var found []passage
	var bodies []int // where the body of each passage begins
	for node := document.FirstChild(); node != nil; node = node.NextSibling() {
		heading, ok := node.(*ast.Heading)
		if !ok || heading.Lines().Len() == 0 {
			if len(found) == 0 {
				return nil,
					errors.New("found text before the first heading; expected a heading such as # 5 Game Concepts")
			}
			continue
		}
		segment := heading.Lines().At(0)
		start := 1 + bytes.LastIndexByte(source[:segment.Start], '\n')
		if len(found) > 0 {
			found[len(found)-1].body = string(bytes.TrimSpace(source[bodies[len(bodies)-1]:start]))
		}
		found = append(found, passage{
			line:    1 + bytes.Count(source[:start], []byte("\n")),
			level:   heading.Level,
			heading: strings.TrimSpace(string(segment.Value(source))),
		})
		bodies = append(bodies, segment.Stop)
	}
	if len(found) > 0 {
		found[len(found)-1].body = string(bytes.TrimSpace(source[bodies[len(bodies)-1]:]))
	}
	return found, nil
}

// readDigests adds our own words from the folder of digest files, one a
// chapter: "# 5 Game Concepts", "## 514 Faceoffs", "### 514.4c", each followed
// by what it says.
func (r *Rules) readDigests(files fs.FS) error {
	names, err := fs.Glob(files, digestFolder+"/*.md")
	if err != nil {
		return err
	}
	seen := map[string]string{}
	for _, name := range names {
		source, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if err := r.readDigest(name, source, seen); err != nil {
			return err
		}
	}
	return nil
}

// readDigest adds the digests of one file; seen has the place of each number
// that was read before.
func (r *Rules) readDigest(name string, source []byte, seen map[string]string) error {
	parts, err := passages(source)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for _, part := range parts {
		number, title, _ := strings.Cut(part.heading, " ")
		rule := r.Rule(number)
		at := userfile.At(name, part.line, 0)
		switch {
		case rule == nil:
			return fmt.Errorf("%s: found the heading %q; expected it to begin with the number of a chapter, section "+
				"or rule that %s lists", at, part.heading, numbersFile)
		case seen[number] != "":
			return fmt.Errorf("%s: found %s again; it stands at %s already: expected each number once",
				at, number, seen[number])
		case part.level != headingLevel(rule.Kind):
			return fmt.Errorf("%s: found %s under a heading of level %d; expected level %d for a %s", at, number,
				part.level, headingLevel(rule.Kind), rule.Kind)
		case title != "" && title != rule.Title:
			return fmt.Errorf("%s: found the title %q for %s; expected %q as in %s", at, title,
				number, rule.Title, titlesFile)
		case part.body == "" && rule.Kind == official.Numbered:
			return fmt.Errorf("%s: found nothing under %s; expected what the rule says", at, number)
		}
		seen[number] = at
		rule.Digest = part.body
	}
	return nil
}

// headingLevel is the level of a digest file's headings for a kind of rule.
func headingLevel(kind official.Kind) int {
	switch kind {
	case official.Chapter:
		return 1
	case official.Section:
		return 2
	}
	return 3
}
