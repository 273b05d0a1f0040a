package official

import (
	"html"
	"regexp"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// The table of contents of a document, and words as they are compared with it.

// contents is a table of contents.
type contents struct {
	chapters map[int]string    // the title of each
	sections map[string]string // the title of each by its number
}

var (
	leaders = regexp.MustCompile(`(?:\s*(?:\.\s?){2,}|\s*…+|\s)\s*\d{1,3}\s*$`)
)

// contentsOf reads the table of contents that stands in the lines before the
// rules; it is empty if none is there.
func contentsOf(lines []userfile.Line) contents {
	c := contents{map[int]string{}, map[string]string{}}
	for _, line := range lines {
		for _, cell := range userfile.Columns(line.Text) {
			cell = strings.TrimRight(leaders.ReplaceAllString(strings.TrimSpace(cell), ""), ". …")
			if n, ok := startOf(cell); ok && len(n.path) == 2 && isTitle(n.text) {
				c.sections[n.number] = n.text
			} else if number, title, ok := chapterHeadingOf(cell); ok {
				c.chapters[number] = title
			}
		}
	}
	return c
}

// last gives the number of the last chapter; 0 if there is none.
func (c contents) last() int {
	last := 0
	for number := range c.chapters {
		last = max(last, number)
	}
	return last
}

var (
	markdownHeading = regexp.MustCompile(`^#{1,6}\s+(.*?)\s*#*$`)
	markdownBold    = regexp.MustCompile(`^(\*\*|__)[^*_]+(\*\*|__)$`)
	linkMark        = regexp.MustCompile(`\[([^\[\]]*)\]\((?:#|/|https?:)[^()]*\)`)
	markdownEscape  = regexp.MustCompile(`\\([\\.()\[\]*_#+!>|~-])`)
	webMarks        = regexp.MustCompile(`</?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|sup|ul)(?:\s[^<>]*)?/?>`)
)

// undressed takes from the lines what is Markdown's: quotation, marks of headings,
// links, escapes, and the rules that are drawn below a heading.
func undressed(lines []userfile.Line) []userfile.Line {
	bare := make([]userfile.Line, 0, len(lines))
	bullet := "" // that stands in a line of its own before
	for _, line := range lines {
		line.Text = bullet + strings.ReplaceAll(line.Text, "\u00a0", " ")
		bullet = ""
		if bulletAlone.MatchString(strings.TrimSpace(line.Text)) {
			bullet = strings.TrimSpace(line.Text) + " "
			continue
		}
		if line.At.Page == 0 {
			line.Text = strings.TrimLeft(line.Text, "> ")
			if trimmed := strings.TrimSpace(line.Text); underline.MatchString(trimmed) {
				if n := len(bare); n > 0 && !line.Gap && (trimmed[0] == '=' || trimmed[0] == '-') {
					bare[n-1].Heading = true
				}
				line.Noise = true
			}
			if match := markdownHeading.FindStringSubmatch(line.Text); match != nil {
				line.Text, line.Heading, line.Gap = match[1], true, true
			}
			line.Heading = line.Heading || markdownBold.MatchString(strings.TrimSpace(line.Text))
			line.Text = webMarks.ReplaceAllString(linkMark.ReplaceAllString(line.Text, "$1"), "")
			line.Text = html.UnescapeString(markdownEscape.ReplaceAllString(line.Text, "$1"))
		}
		bare = append(bare, line)
	}
	return bare
}
