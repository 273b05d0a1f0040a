package official

import (
	"bytes"
	"sort"
	"strconv"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// block is a heading or paragraph of a Markdown document, or a paragraph of a
// list item, with the lines that it stands on.
type block struct {
	heading bool
	item    bool // the first of a list item
	ordinal int  // of an item of a numbered list; else 0
	code    bool // lines that stand as they are
	lines   []sourceLine
}

// sourceLine is a line of a block without its Markdown indentation.
type sourceLine struct {
	number int // in the file, from 1
	text   string
}

// text joins the lines of a block that was wrapped.
func (b block) text() string {
	var joined strings.Builder
	for i, line := range b.lines {
		if i > 0 {
			joined.WriteByte(' ')
		}
		joined.WriteString(line.text)
	}
	return strings.TrimSpace(joined.String())
}

// blocksOf lists the blocks of a Markdown document in its order.
func blocksOf(source []byte) []block {
	var starts []int // of each line
	for at := 0; at < len(source); {
		starts = append(starts, at)
		end := bytes.IndexByte(source[at:], '\n')
		if end < 0 {
			break
		}
		at += end + 1
	}
	var found []block
	// The walker never fails: the function that it calls doesn't.
	_ = ast.Walk(goldmark.DefaultParser().Parse(text.NewReader(source)),
		func(node ast.Node, entering bool) (ast.WalkStatus, error) {
			if !entering || node.Type() != ast.TypeBlock || node.Lines().Len() == 0 {
				return ast.WalkContinue, nil
			}
			b := block{heading: node.Kind() == ast.KindHeading, code: node.Kind() == ast.KindCodeBlock ||
				node.Kind() == ast.KindFencedCodeBlock}
			if parent := node.Parent(); parent != nil && parent.Kind() == ast.KindListItem {
				b.item = node.PreviousSibling() == nil
				b.ordinal = ordinal(parent)
			}
			for i := range node.Lines().Len() {
				segment := node.Lines().At(i)
				trimmed := strings.TrimSpace(string(segment.Value(source)))
				if trimmed == "" {
					continue
				}
				number := sort.Search(len(starts), func(i int) bool { return starts[i] > segment.Start })
				b.lines = append(b.lines, sourceLine{number, trimmed})
			}
			if len(b.lines) > 0 {
				found = append(found, b)
			}
			return ast.WalkSkipChildren, nil
		})
	return found
}

// ordinal gives the number of an item of a numbered list; 0 in other lists.
func ordinal(item ast.Node) int {
	list := item.Parent().(*ast.List)
	if !list.IsOrdered() {
		return 0
	}
	n := list.Start
	for before := item.PreviousSibling(); before != nil; before = before.PreviousSibling() {
		n++
	}
	return n
}

// bullet is what stands before a list item in Markdown.
func (b block) bullet() string {
	if b.ordinal > 0 {
		return strconv.Itoa(b.ordinal) + ". "
	}
	return "- "
}
