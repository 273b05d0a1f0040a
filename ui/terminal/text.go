package terminal

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// width is how many columns text for people takes.
const width = 80

// plain lays Markdown out for people: paragraphs wrapped to so many columns
// and set apart by a blank line, list items beneath their bullets, and no
// marks.
func plain(markdown string, columns int) string {
	source := []byte(markdown)
	document := goldmark.DefaultParser().Parse(text.NewReader(source))
	return layBlocks(document, source, columns)
}

// layBlocks lays out the blocks in a node.
func layBlocks(parent ast.Node, source []byte, columns int) string {
	var blocks []string
	for block := parent.FirstChild(); block != nil; block = block.NextSibling() {
		if laid := layBlock(block, source, columns); laid != "" {
			blocks = append(blocks, laid)
		}
	}
	separator := "\n\n"
	if item, ok := parent.(*ast.ListItem); ok && item.Parent().(*ast.List).IsTight {
		separator = "\n"
	}
	return strings.Join(blocks, separator)
}

func layBlock(block ast.Node, source []byte, columns int) string {
	switch block := block.(type) {
	case *ast.List:
		return layList(block, source, columns)
	case *ast.Blockquote:
		return indent(layBlocks(block, source, columns-2), 2)
	case *ast.Heading, *ast.Paragraph, *ast.TextBlock:
		return wrap(inline(block, source), columns)
	case *ast.CodeBlock, *ast.FencedCodeBlock, *ast.HTMLBlock:
		return strings.TrimRight(string(block.Lines().Value(source)), "\n")
	}
	return ""
}

func layList(list *ast.List, source []byte, columns int) string {
	var items []string
	number := list.Start
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		bullet := "- "
		if list.IsOrdered() {
			bullet = fmt.Sprintf("%d%c ", number, list.Marker)
			number++
		}
		laid := layBlocks(item, source, columns-len(bullet))
		items = append(items, bullet+strings.TrimLeft(indent(laid, len(bullet)), " "))
	}
	separator := "\n"
	if !list.IsTight {
		separator = "\n\n"
	}
	return strings.Join(items, separator)
}

// inline gives the text in a node without its marks.
func inline(parent ast.Node, source []byte) string {
	var b strings.Builder
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		switch node := node.(type) {
		case *ast.Text:
			value := node.Value(source)
			if !node.IsRaw() {
				value = util.UnescapePunctuations(util.ResolveEntityNames(util.ResolveNumericReferences(value)))
			}
			b.Write(value)
			if node.SoftLineBreak() {
				b.WriteByte(' ')
			}
			if node.HardLineBreak() {
				b.WriteByte('\n')
			}
		case *ast.String:
			b.Write(node.Value)
		case *ast.AutoLink:
			b.Write(node.Label(source))
		default:
			b.WriteString(inline(node, source))
		}
	}
	return b.String()
}

// wrap breaks each line of a text between words so that none is longer than so
// many columns, unless a single word is.
func wrap(s string, columns int) string {
	var b strings.Builder
	for i, line := range strings.Split(s, "\n") {
		if i > 0 {
			b.WriteByte('\n')
		}
		column := 0
		for j, word := range strings.Fields(line) {
			length := utf8.RuneCountInString(word)
			switch {
			case j == 0:
			case column+1+length > columns:
				b.WriteByte('\n')
				column = 0
			default:
				b.WriteByte(' ')
				column++
			}
			b.WriteString(word)
			column += length
		}
	}
	return b.String()
}

// indent puts so many spaces before each line that isn't empty.
func indent(s string, spaces int) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = strings.Repeat(" ", spaces) + line
		}
	}
	return strings.Join(lines, "\n")
}

// hang wraps a line that begins so many spaces from the left, so that it takes
// at most so many columns in all; what is wrapped hangs 4 columns further in.
func hang(line string, left, columns int) string {
	wrapped := wrap(line, columns-left-4)
	first, rest, more := strings.Cut(wrapped, "\n")
	if !more {
		return indent(first, left)
	}
	return indent(first, left) + "\n" + indent(rest, left+4)
}

// shorten cuts a line between words so that it takes at most so many columns,
// and then ends it with "…".
func shorten(line string, columns int) string {
	if utf8.RuneCountInString(line) <= columns {
		return line
	}
	cut := string([]rune(line)[:columns-1])
	if space := strings.LastIndexByte(cut, ' '); space > 0 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,.;:") + "…"
}
