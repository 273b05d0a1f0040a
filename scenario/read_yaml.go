package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"canterlaw/rulesdb"
)

// document is a YAML file that is being read.
type document struct {
	file  string
	lines []string
}

// value is a node of a document. Its methods read it as what is expected there
// and refuse the file if it is something else.
type value struct {
	in   *document
	node ast.Node
}

// readYAML reads a file that holds one document and gives its root.
func readYAML(file string, data []byte) value {
	if len(data) > largestFile {
		(&document{file: file}).refuse(Position{}, fmt.Sprintf("more than %d MB", largestFile>>20),
			"a scenario file, which has some thousand bytes; is this another sort of file?", nil)
	}
	in := &document{file: file, lines: strings.Split(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n")}
	if !utf8.Valid(data) {
		in.refuseEncoding()
	}
	parsed, err := parser.ParseBytes(data, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		in.refuseSyntax(err)
	}
	if len(parsed.Docs) > 1 && parsed.Docs[1].Start != nil {
		at := parsed.Docs[1].Start.Position
		in.refuse(Position{at.Line, at.Column}, "a second document", "one document in a file", nil)
	}
	if len(parsed.Docs) == 0 || parsed.Docs[0].Body == nil {
		in.refuse(Position{}, "nothing in the file", `keys and values, beginning with "format: 1"`, nil)
	}
	return value{in, parsed.Docs[0].Body}
}

// refuse refuses the file because of what stands at a place; the zero Position
// is the whole file.
func (d *document) refuse(at Position, found, expected string, cause error) {
	e := &FileError{File: d.file, Line: at.Line, Found: found, Expected: expected, Err: cause}
	if at.Line > 0 && at.Line <= len(d.lines) {
		e.Text = d.lines[at.Line-1]
		e.Column = min(at.Column, utf8.RuneCountInString(e.Text)+1)
	}
	panic(refusal{e})
}

// refuseEncoding refuses a file that isn't text in UTF-8.
func (d *document) refuseEncoding() {
	for i, line := range d.lines {
		if !utf8.ValidString(line) {
			before, _, _ := strings.Cut(strings.ToValidUTF8(line, "\uFFFD"), "\uFFFD")
			d.lines[i] = strings.ToValidUTF8(line, "\uFFFD")
			d.refuse(Position{i + 1, utf8.RuneCountInString(before) + 1}, "bytes that are not text",
				"text in UTF-8; save the file in that encoding", nil)
		}
	}
}

// refuseSyntax refuses a file that isn't YAML.
func (d *document) refuseSyntax(err error) {
	var at Position
	message := err.Error()
	var syntax *yaml.SyntaxError
	if errors.As(err, &syntax) {
		message = syntax.Message
		if syntax.Token != nil {
			at = Position{syntax.Token.Position.Line, syntax.Token.Position.Column}
		}
	}
	d.refuse(at, "what is not YAML: "+message,
		"keys and values; check the indentation here and in the line after, and quote texts that contain a colon and a space", err)
}

// position is where the value stands.
func (v value) position() Position {
	node := v.node
	if m, ok := node.(*ast.MappingNode); ok && !m.IsFlowStyle && len(m.Values) > 0 {
		node = m.Values[0].Key // where a block begins
	}
	t := node.GetToken()
	if l, ok := node.(*ast.LiteralNode); ok {
		t = l.Start
	}
	return Position{t.Position.Line, max(t.Position.Column, 1)}
}

// refuse refuses the file because of this value.
func (v value) refuse(found, expected string) { v.in.refuse(v.position(), found, expected, nil) }

// refuseText refuses the file because of a [TextError] in this text, at the
// letter that it is about where the text stands in one line.
func (v value) refuseText(err error) {
	var wrong *TextError
	if !errors.As(err, &wrong) {
		v.in.refuse(v.position(), v.describe(), err.Error(), err)
	}
	at := v.position()
	line := []rune(v.in.lines[at.Line-1])
	for _, quote := range []int{0, 1} {
		if from := at.Column - 1 + quote; from <= len(line) && strings.HasPrefix(string(line[from:]), wrong.Text) {
			at.Column += quote + wrong.Letter
			break
		}
	}
	v.in.refuse(at, wrong.Found, wrong.Expected, err)
}

// describe says what sort of value stands there.
func (v value) describe() string {
	switch n := v.node.(type) {
	case *ast.MappingNode:
		return "keys and values"
	case *ast.SequenceNode:
		return "a list"
	case *ast.NullNode:
		return "no value"
	case *ast.AnchorNode, *ast.AliasNode, *ast.MergeKeyNode:
		return "an anchor, an alias or a merge key"
	case *ast.TagNode:
		return "a tag"
	case *ast.StringNode:
		return strconv.Quote(n.Value)
	case *ast.LiteralNode:
		return strconv.Quote(n.Value.Value)
	default:
		return n.GetToken().Value
	}
}

// plainValues is what to write instead of YAML's means of saying something
// only once.
const plainValues = "; anchors, aliases, merge keys and tags are not part of the format: write the value itself"

// mismatch refuses the file because the value isn't what is expected there.
func (v value) mismatch(expected string) {
	switch v.node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.MergeKeyNode, *ast.TagNode:
		expected += plainValues
	}
	v.refuse(v.describe(), expected)
}

// isText reports whether the value is a single text or number.
func (v value) isText() bool {
	switch v.node.(type) {
	case *ast.StringNode, *ast.LiteralNode, *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode,
		*ast.InfinityNode, *ast.NanNode:
		return true
	}
	return false
}

// text reads a text; numbers are texts too. It must not be empty.
func (v value) text(expected string) string {
	if !v.isText() {
		v.mismatch(expected)
	}
	text := v.node.GetToken().Value
	switch n := v.node.(type) {
	case *ast.StringNode:
		text = n.Value
	case *ast.LiteralNode:
		text = n.Value.Value
	}
	if text = strings.TrimSpace(text); text == "" {
		v.refuse("an empty text", expected)
	}
	return text
}

// number reads a whole number in a range.
func (v value) number(what string, least, most int) int {
	n, err := 0, error(nil)
	if integer, ok := v.node.(*ast.IntegerNode); ok {
		n, err = strconv.Atoi(integer.GetToken().Value)
	} else {
		err = strconv.ErrSyntax
	}
	if err != nil || n < least || n > most {
		v.mismatch(fmt.Sprintf("%s, a whole number from %d to %d", what, least, most))
	}
	return n
}

// yes reads true or false.
func (v value) yes() bool {
	b, ok := v.node.(*ast.BoolNode)
	if !ok {
		v.mismatch("true or false")
	}
	return b.Value
}

// oneOf reads a text that is one of a few words and gives its place among
// them.
func (v value) oneOf(what string, words []string) int {
	text := v.text(what + ": " + list(words))
	i := slices.IndexFunc(words, func(w string) bool { return strings.EqualFold(w, text) })
	if i < 0 {
		v.refuse(strconv.Quote(text), fmt.Sprintf("%s: %s%s", what, list(words), meant(text, words)))
	}
	return i
}

// meant suggests what a misspelled word may stand for.
func meant(word string, words []string) string {
	if near := rulesdb.Nearest(word, words); len(near) > 0 {
		return "; did you mean " + strconv.Quote(near[0]) + "?"
	}
	return ""
}

// list reads a list.
func (v value) list(expected string) []value {
	s, ok := v.node.(*ast.SequenceNode)
	if !ok {
		v.mismatch(expected)
	}
	values := make([]value, len(s.Values))
	for i, n := range s.Values {
		values[i] = value{v.in, n}
	}
	return values
}

// one or several: a list, or a single value in its place.
func (v value) oneOrList() []value {
	if _, ok := v.node.(*ast.SequenceNode); ok {
		return v.list("")
	}
	return []value{v}
}

// entry is a key with its value.
type entry struct {
	key   string
	at    value // the key
	value value
}

// entries reads keys and values with any keys, each once.
func (v value) entries(expected string) []entry {
	m, ok := v.node.(*ast.MappingNode)
	if !ok {
		v.mismatch(expected)
	}
	first := map[string]int{}
	entries := make([]entry, 0, len(m.Values))
	for _, n := range m.Values {
		at := value{v.in, n.Key}
		e := entry{key: at.text("a key, which is a text"), at: at, value: value{v.in, n.Value}}
		if line, twice := first[e.key]; twice {
			at.refuse(fmt.Sprintf("the key %q again", e.key),
				fmt.Sprintf("each key once; it stands in line %d already", line))
		}
		first[e.key] = at.position().Line
		entries = append(entries, e)
	}
	return entries
}

// mapping is keys and values where the keys are known.
type mapping struct {
	value
	what    string
	entries []entry
}

// mapping reads keys and values of which only certain keys are allowed.
func (v value) mapping(what string, keys ...string) *mapping {
	m := &mapping{value: v, what: what, entries: v.entries(fmt.Sprintf("%s, with the keys %s", what, list(keys)))}
	for _, e := range m.entries {
		if !slices.Contains(keys, e.key) {
			e.at.refuse(fmt.Sprintf("the key %q", e.key), fmt.Sprintf("for %s one of the keys %s%s", what,
				list(keys), meant(e.key, keys)))
		}
	}
	return m
}

// get finds the value of a key.
func (m *mapping) get(key string) (v value, found bool) {
	for _, e := range m.entries {
		if e.key == key {
			return e.value, true
		}
	}
	return value{}, false
}

// need gives the value of a key that must be there.
func (m *mapping) need(key, expected string) value {
	v, found := m.get(key)
	if !found {
		m.refuse(fmt.Sprintf("%s without %q", m.what, key), fmt.Sprintf("%q: %s", key, expected))
	}
	return v
}

// needText reads the text of a key that must be there.
func (m *mapping) needText(key, expected string) string { return m.need(key, expected).text(expected) }

// flag reads a key that is true or false; false if it is missing.
func (m *mapping) flag(key string) bool {
	v, found := m.get(key)
	return found && v.yes()
}

// textOr reads the text of a key, with a default if it is missing.
func (m *mapping) textOr(key, otherwise string) string {
	if v, found := m.get(key); found {
		return v.text("the text of " + strconv.Quote(key))
	}
	return otherwise
}

// String gives the value in one line, as YAML has it.
func (v value) String() string {
	switch n := v.node.(type) {
	case *ast.MappingNode:
		return "{" + v.entriesText() + "}"
	case *ast.SequenceNode:
		words := make([]string, len(n.Values))
		for i, item := range n.Values {
			words[i] = value{v.in, item}.String()
		}
		return "[" + strings.Join(words, ", ") + "]"
	case *ast.StringNode:
		if strings.ContainsAny(n.Value, ",:[]{}#\n\"") {
			return strconv.Quote(n.Value)
		}
		return n.Value
	default:
		return n.GetToken().Value
	}
}

// entriesText gives keys and values in one line without the braces around
// them.
func (v value) entriesText() string {
	m, ok := v.node.(*ast.MappingNode)
	if !ok {
		return v.String()
	}
	words := make([]string, len(m.Values))
	for i, e := range m.Values {
		words[i] = value{v.in, e.Key}.String() + ": " + value{v.in, e.Value}.String()
	}
	return strings.Join(words, ", ")
}
