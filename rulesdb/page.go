package rulesdb

import (
	"regexp"
	"strings"

	"canterlaw/rulesdb/official"
)

// PageID names a page of the reference: the kind of thing that it shows, and
// which, both as package search names them.
type PageID struct {
	Kind string // "rule", "glossary", "card"
	ID   string // "514.4c", "Swift", "PR7"
}

// String writes the name as files have it: "rule:514.4c".
func (p PageID) String() string { return p.Kind + ":" + p.ID }

// ParsePageID reads what String writes.
func ParsePageID(text string) (page PageID, ok bool) {
	kind, id, _ := strings.Cut(text, ":")
	return PageID{Kind: kind, ID: id}, kind != "" && id != ""
}

// Page is a page of the reference as it is cited and shared.
type Page struct {
	PageID
	Title    string
	Citation string // as judges write it: "CR 3.4, 514.4c"
	// Origin says which document the text comes from, and whose words it is
	// in; "" where the text says it.
	Origin string
	Text   string // Markdown
}

// Markdown writes the page for other programs: its title, its text, the
// reader's own note if there is one, where the text comes from, and how to cite
// it. Links that lead to other pages become plain words.
func (p *Page) Markdown(note string) string {
	parts := []string{"# " + p.Title}
	if p.Text != "" {
		parts = append(parts, p.Text)
	}
	if note != "" {
		parts = append(parts, "## Note", note)
	}
	foot := p.Citation
	if p.Origin != "" {
		foot += "  \n" + p.Origin // two spaces break the line
	}
	return withoutPageLinks(strings.Join(append(parts, "---", foot), "\n\n")) + "\n"
}

var markdownLink = regexp.MustCompile(`\[([^\[\]]+)\]\(([a-z]+):[^()\s]*\)`)

// withoutPageLinks leaves of links to pages of the reference what they are
// called; those to elsewhere stay.
func withoutPageLinks(markdown string) string {
	return markdownLink.ReplaceAllStringFunc(markdown, func(link string) string {
		parts := markdownLink.FindStringSubmatch(link)
		switch parts[2] {
		case "http", "https", "mailto":
			return link
		}
		return parts[1]
	})
}

// worded joins our words with the official ones, and says where they come from.
func worded(digest, theirs string, from official.Source) (text, origin string) {
	switch {
	case theirs == "" && digest == "":
		return "", from.String()
	case theirs == "":
		return digest, from.String() + ", in Canterlaw's words"
	case digest == "":
		return theirs, from.String() + ", official text"
	}
	return "## In short, in Canterlaw's words\n\n" + digest + "\n\n## Official text\n\n" + theirs, from.String()
}

// bullet writes a text as an item of a list, under a label.
func bullet(label, text string) string {
	return "- **" + label + "** " + strings.ReplaceAll(text, "\n", "\n  ")
}
