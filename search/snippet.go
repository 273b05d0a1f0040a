package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	blevesearch "github.com/blevesearch/bleve/v2/search"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Lengths in bytes.
const (
	snippetLength = 160
	// A snippet begins with its sentence if the sentence begins at most so far
	// before the first word found.
	sentenceBefore = 60
	wordsBefore    = 30
)

// plainText is what a reader sees of Markdown, each block on a line.
func plainText(markdown string) string {
	source := []byte(markdown)
	var b strings.Builder
	newLine := func() {
		if b.Len() > 0 && !strings.HasSuffix(b.String(), "\n") {
			b.WriteByte('\n')
		}
	}
	visit := func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.Text:
			if entering {
				b.Write(util.UnescapePunctuations(n.Segment.Value(source)))
				if n.SoftLineBreak() || n.HardLineBreak() {
					b.WriteByte(' ')
				}
			}
		case *ast.CodeBlock, *ast.FencedCodeBlock, *ast.HTMLBlock:
			if entering {
				newLine()
				b.Write(n.Lines().Value(source))
			}
		case *ast.AutoLink:
			if entering {
				b.Write(n.Label(source))
			}
		default:
			if n.Type() == ast.TypeBlock {
				newLine()
			}
		}
		return ast.WalkContinue, nil
	}
	// The visitor returns no error, so neither does the walk.
	_ = ast.Walk(goldmark.DefaultParser().Parse(text.NewReader(source)), visit)
	return strings.TrimSpace(b.String())
}

// place is where a word that was found stands in the body, in bytes.
type place struct {
	start, end int
	term       string // what was looked for; the same for all forms of a word
}

// places gathers what was found in a body, in the order of the text.
func places(found blevesearch.FieldTermLocationMap) []place {
	var list []place
	for _, field := range []string{bodyField, bodySpelledField} {
		for term, locations := range found[field] {
			for _, l := range locations {
				list = append(list, place{start: int(l.Start), end: int(l.End), term: term})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b place) int { return cmp.Compare(a.start, b.start) })
	return slices.CompactFunc(list, func(a, b place) bool { return a.start == b.start })
}

// snippet is the piece of a body with the most different words found, as
// Markdown with those words in bold; its beginning where none was found.
func snippet(body string, found []place) string {
	start := snippetStart(body, found)
	end := len(body)
	if end-start > snippetLength {
		end = wordEnd(body, start, start+snippetLength)
	}
	var b strings.Builder
	if start > 0 {
		b.WriteString("… ")
	}
	at := start
	for _, p := range found {
		if p.start < at || p.end > end {
			continue
		}
		b.WriteString(escape(body[at:p.start]))
		b.WriteString("**" + escape(body[p.start:p.end]) + "**")
		at = p.end
	}
	b.WriteString(escape(body[at:end]))
	if end < len(body) {
		b.WriteString(" …")
	}
	return b.String()
}

// snippetStart chooses where to begin.
func snippetStart(body string, found []place) int {
	first, most := 0, 0
	for i, p := range found {
		different := make(map[string]bool)
		for _, q := range found[i:] {
			if q.end > p.start+snippetLength-sentenceBefore {
				break
			}
			different[q.term] = true
		}
		if len(different) > most {
			first, most = p.start, len(different)
		}
	}
	if first <= sentenceBefore {
		return 0
	}
	before := body[first-sentenceBefore : first]
	if i := max(strings.LastIndex(before, ". "), strings.LastIndex(before, "\n")); i >= 0 {
		return first - len(before) + i + len(before[i:]) - len(strings.TrimLeft(before[i:], ". \n"))
	}
	if i := strings.IndexByte(body[first-wordsBefore:first], ' '); i >= 0 {
		return first - wordsBefore + i + 1
	}
	return first
}

// wordEnd is the last place up to limit at which a word ends, or a character
// does where there is only one long word.
func wordEnd(body string, start, limit int) int {
	if i := strings.LastIndexAny(body[start:limit+1], " \n"); i > 0 {
		return start + i
	}
	for !utf8.RuneStart(body[limit]) {
		limit--
	}
	return limit
}

var markdown = strings.NewReplacer(`\`, `\\`, `*`, `\*`, `_`, `\_`, "`", "\\`", "<", `\<`, "\n", " ")

// escape writes plain text as Markdown on one line.
func escape(s string) string { return markdown.Replace(s) }
