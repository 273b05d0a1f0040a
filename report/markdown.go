package report

import (
	"fmt"
	"strings"
)

// writer writes Markdown.
type writer struct{ strings.Builder }

// Markdown writes the document as Markdown.
func (d *Document) Markdown() string {
	w := &writer{}
	fmt.Fprintf(w, "# %s\n", plain(oneLine(d.Title)))
	if d.Under != "" {
		fmt.Fprintf(w, "\n*%s*\n", plain(oneLine(d.Under)))
	}
	for _, b := range d.Blocks {
		w.WriteByte('\n')
		b.markdown(w)
	}
	return w.String()
}

func (h Heading) markdown(w *writer) { fmt.Fprintf(w, "## %s\n", plain(oneLine(string(h)))) }

func (t Text) markdown(w *writer) {
	if t.Lead != "" {
		fmt.Fprintf(w, "**%s** ", plain(t.Lead))
	}
	for i, p := range paragraphs(t.Says) {
		if i > 0 {
			w.WriteString("\n\n")
		}
		w.WriteString(plain(p))
	}
	if t.Rules != "" {
		fmt.Fprintf(w, " (%s)", t.Rules)
	}
	w.WriteByte('\n')
}

func (lines Lines) markdown(w *writer) {
	for i := range lines {
		fmt.Fprintf(w, "%s- %s\n", strings.Repeat("  ", lines[i].Depth), lines[i].text())
	}
}

// text is the line with its rule.
func (l *Line) text() string {
	text := plain(oneLine(l.Text))
	if l.Bold {
		text = "**" + text + "**"
	}
	if l.Rule != "" {
		text += " (" + l.Rule + ")"
	}
	return text
}

func (c Columns) markdown(w *writer) {
	fmt.Fprintf(w, "| %s | %s |\n|---|---|\n", cell(plain(c.Heads[0])), cell(plain(c.Heads[1])))
	for _, r := range c.Rows {
		fmt.Fprintf(w, "| %s | %s |\n", r.Left.cell(), r.Right.cell())
	}
}

// cell is the line in a table; one that differs has a mark.
func (l *Line) cell() string {
	if l == nil {
		return ""
	}
	text := strings.Repeat("· ", l.Depth) + l.text()
	if l.Differs {
		text = "≠ " + text
	}
	return cell(text)
}

func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }

func (all Pictures) markdown(w *writer) {
	for i, p := range all {
		if i > 0 {
			w.WriteByte('\n')
		}
		if p.Title != "" {
			fmt.Fprintf(w, "**%s**\n\n", plain(p.Title))
		}
		p.Words.markdown(w)
	}
}

func (c Code) markdown(w *writer) {
	fence := "```"
	for strings.Contains(string(c), fence) {
		fence += "`"
	}
	fmt.Fprintf(w, "%s\n%s\n%s\n", fence, strings.TrimRight(string(c), "\n"), fence)
}

// markup is what Markdown would read as more than a letter.
var markup = strings.NewReplacer(`\`, `\\`, `*`, `\*`, `_`, `\_`, "`", "\\`", `[`, `\[`, `]`,
	`\]`, `<`, `\<`, `#`, `\#`)

// plain writes text so that Markdown shows it as it is.
func plain(text string) string { return markup.Replace(text) }

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// paragraphs splits text where lines are empty; other ends of lines are spaces.
func paragraphs(text string) []string {
	var all []string
	for p := range strings.SplitSeq(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		if p = oneLine(p); p != "" {
			all = append(all, p)
		}
	}
	return all
}
