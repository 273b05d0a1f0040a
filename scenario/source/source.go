package source

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

	"canterlaw/rulesdb/spelling"
)

// Document is a YAML file that is being read.
type Document struct {
	File  string
	Lines []string
}

// Value is a node of a document. Its methods read it as what is expected there
// and refuse the file if it is something else.
type Value struct {
	In   *Document
	Node ast.Node
}

// Read reads a file that holds one document and gives its root.
func Read(file string, data []byte) Value {
	if len(data) > LargestFile {
		(&Document{File: file}).Refuse(Position{}, fmt.Sprintf("more than %d MB", LargestFile>>20),
			"a scenario file, which has some thousand bytes; is this another sort of file?", nil)
	}
	in := &Document{File: file, Lines: strings.Split(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n")}
	if !utf8.Valid(data) {
		in.refuseEncoding()
	}
	parsed, err := parser.ParseBytes(data, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		in.refuseSyntax(err)
	}
	if len(parsed.Docs) > 1 && parsed.Docs[1].Start != nil {
		at := parsed.Docs[1].Start.Position
		in.Refuse(Position{at.Line, at.Column}, "a second document", "one document in a file", nil)
	}
	if len(parsed.Docs) == 0 || parsed.Docs[0].Body == nil {
		in.Refuse(Position{}, "nothing in the file", `keys and values, beginning with "format: 1"`, nil)
	}
	return Value{in, parsed.Docs[0].Body}
}

// Refuse refuses the file because of what stands at a place; the zero Position
// is the whole file. It panics with the refusal, which [Catch] makes an error.
func (d *Document) Refuse(at Position, found, expected string, cause error) {
	e := &FileError{File: d.File, Line: at.Line, Found: found, Expected: expected, Err: cause}
	if at.Line > 0 && at.Line <= len(d.Lines) {
		e.Text = d.Lines[at.Line-1]
		e.Column = min(at.Column, utf8.RuneCountInString(e.Text)+1)
	}
	panic(refusal{e})
}

// refuseEncoding refuses a file that isn't text in UTF-8.
func (d *Document) refuseEncoding() {
	for i, line := range d.Lines {
		if !utf8.ValidString(line) {
			before, _, _ := strings.Cut(strings.ToValidUTF8(line, "\uFFFD"), "\uFFFD")
			d.Lines[i] = strings.ToValidUTF8(line, "\uFFFD")
			d.Refuse(Position{i + 1, utf8.RuneCountInString(before) + 1}, "bytes that are not text",
				"text in UTF-8; save the file in that encoding", nil)
		}
	}
}

// refuseSyntax refuses a file that isn't YAML.
func (d *Document) refuseSyntax(err error) {
	var at Position
	message := err.Error()
	var syntax *yaml.SyntaxError
	if errors.As(err, &syntax) {
		message = syntax.Message
		if syntax.Token != nil {
			at = Position{syntax.Token.Position.Line, syntax.Token.Position.Column}
		}
	}
	d.Refuse(at, "what is not YAML: "+message,
		"keys and values; check the indentation here and in the line after, and quote texts that contain a colon and "+
			"a space", err)
}

// Position is where the value stands.
func (v Value) Position() Position {
	node := v.Node
	if m, ok := node.(*ast.MappingNode); ok && !m.IsFlowStyle && len(m.Values) > 0 {
		node = m.Values[0].Key // where a block begins
	}
	t := node.GetToken()
	if l, ok := node.(*ast.LiteralNode); ok {
		t = l.Start
	}
	return Position{t.Position.Line, max(t.Position.Column, 1)}
}

// Refuse refuses the file because of this value.
func (v Value) Refuse(found, expected string) { v.In.Refuse(v.Position(), found, expected, nil) }

// RefuseText refuses the file because of a [TextError] in this text, at the
// letter that it is about where the text stands in one line.
func (v Value) RefuseText(err error) {
	var wrong *TextError
	if !errors.As(err, &wrong) {
		v.In.Refuse(v.Position(), v.Describe(), err.Error(), err)
	}
	at := v.Position()
	line := []rune(v.In.Lines[at.Line-1])
	for _, quote := range []int{0, 1} {
		if from := at.Column - 1 + quote; from <= len(line) && strings.HasPrefix(string(line[from:]), wrong.Text) {
			at.Column += quote + wrong.Letter
			break
		}
	}
	v.In.Refuse(at, wrong.Found, wrong.Expected, err)
}

// Describe says what sort of value stands there.
func (v Value) Describe() string {
	switch n := v.Node.(type) {
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

// Mismatch refuses the file because the value isn't what is expected there.
func (v Value) Mismatch(expected string) {
	switch v.Node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.MergeKeyNode, *ast.TagNode:
		expected += plainValues
	}
	v.Refuse(v.Describe(), expected)
}

// IsText reports whether the value is a single text or number.
func (v Value) IsText() bool {
	switch v.Node.(type) {
	case *ast.StringNode, *ast.LiteralNode, *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode,
		*ast.InfinityNode, *ast.NanNode:
		return true
	}
	return false
}

// Text reads a text; numbers are texts too. It must not be empty.
func (v Value) Text(expected string) string {
	if !v.IsText() {
		v.Mismatch(expected)
	}
	text := v.Node.GetToken().Value
	switch n := v.Node.(type) {
	case *ast.StringNode:
		text = n.Value
	case *ast.LiteralNode:
		text = n.Value.Value
	}
	if text = strings.TrimSpace(text); text == "" {
		v.Refuse("an empty text", expected)
	}
	return text
}

// Number reads a whole number in a range.
func (v Value) Number(what string, least, most int) int {
	n, err := 0, error(nil)
	if integer, ok := v.Node.(*ast.IntegerNode); ok {
		n, err = strconv.Atoi(integer.GetToken().Value)
	} else {
		err = strconv.ErrSyntax
	}
	if err != nil || n < least || n > most {
		v.Mismatch(fmt.Sprintf("%s, a whole number from %d to %d", what, least, most))
	}
	return n
}

// Yes reads true or false.
func (v Value) Yes() bool {
	b, ok := v.Node.(*ast.BoolNode)
	if !ok {
		v.Mismatch("true or false")
	}
	return b.Value
}

// mostListed is how many words are listed where one of them is expected and one near to what
// was written is known.
const mostListed = 24

// OneOf reads a text that is one of a few words and gives its place among
// them.
func (v Value) OneOf(what string, words []string) int {
	text := v.Text(what + ": " + Alternatives(words))
	i := slices.IndexFunc(words, func(w string) bool { return strings.EqualFold(w, text) })
	if i < 0 {
		expected, meant := what+": "+Alternatives(words), Suggestion(text, words)
		if meant != "" && len(words) > mostListed {
			expected = what // of so many, the one that is meant says more
		}
		v.Refuse(strconv.Quote(text), expected+meant)
	}
	return i
}

// Suggestion suggests what a misspelled word may stand for, or another's word for the same, or
// else what begins or ends with it.
func Suggestion(word string, words []string) string {
	near := spelling.Nearest(word, words)
	if len(near) > 0 {
		near = near[:1]
	} else if ours := OthersWords[strings.ToLower(word)]; slices.Contains(words, ours) {
		near = []string{ours}
	} else {
		near = slices.DeleteFunc(slices.Clone(words), func(w string) bool {
			return !strings.HasPrefix(w, strings.ToLower(word)+" ") && !strings.HasSuffix(w, " "+strings.ToLower(word))
		})
	}
	if len(near) == 0 || len(near) > 3 {
		return ""
	}
	quoted := make([]string, len(near))
	for i := range near {
		quoted[i] = strconv.Quote(near[i])
	}
	return "; did you mean " + Alternatives(quoted) + "?"
}

// OthersWords are words that people use who write a scenario from memory, with the ones
// of the format.
var OthersWords = map[string]string{
	"actions": "tokens", "action tokens": "tokens", "points": "score", "play": "in play", "board": "in play",
	"draw deck": "deck", "discard pile": "discard", "mane character": "mane", "problems": "problem",
	"name": "card", "alias": "as", "id": "as", "area": "at", "location": "at", "attached to": "on", "host": "on",
	"tapped": "exhausted", "exhaust": "exhausted", "scared": "frightened", "hidden": "face-down", "owner": "controller",
	"phase": "moment", "step": "moment", "player": "turn", "turn number": "number", "discarded": "discard pile",
	"banished zone": "banished", "library": "draw deck", "graveyard": "discard pile", "end of turn": "next turn",
	"end of the turn": "next turn", "end of faceoff phase": "after faceoff",
}

// List reads a list.
func (v Value) List(expected string) []Value {
	s, ok := v.Node.(*ast.SequenceNode)
	if !ok {
		v.Mismatch(expected)
	}
	values := make([]Value, len(s.Values))
	for i, n := range s.Values {
		values[i] = Value{v.In, n}
	}
	return values
}

// one or several: a list, or a single value in its place.
func (v Value) OneOrList() []Value {
	if _, ok := v.Node.(*ast.SequenceNode); ok {
		return v.List("")
	}
	return []Value{v}
}

// Entry is a key with its value.
type Entry struct {
	Key   string
	At    Value // the key
	Value Value
}

// Entries reads keys and values with any keys, each once.
func (v Value) Entries(expected string) []Entry {
	m, ok := v.Node.(*ast.MappingNode)
	if !ok {
		v.Mismatch(expected)
	}
	first := map[string]int{}
	entries := make([]Entry, 0, len(m.Values))
	for _, n := range m.Values {
		at := Value{v.In, n.Key}
		e := Entry{Key: at.Text("a key, which is a text"), At: at, Value: Value{v.In, n.Value}}
		if line, twice := first[e.Key]; twice {
			at.Refuse(fmt.Sprintf("the key %q again", e.Key),
				fmt.Sprintf("each key once; it stands in line %d already", line))
		}
		first[e.Key] = at.Position().Line
		entries = append(entries, e)
	}
	return entries
}

// Mapping is keys and values where the keys are known.
type Mapping struct {
	Value
	What    string
	Entries []Entry
}

// Mapping reads keys and values of which only certain keys are allowed.
func (v Value) Mapping(what string, keys ...string) *Mapping {
	m := &Mapping{Value: v, What: what, Entries: v.Entries(fmt.Sprintf("%s, with the keys %s", what,
		Alternatives(keys)))}
	for _, e := range m.Entries {
		if !slices.Contains(keys, e.Key) {
			e.At.Refuse(fmt.Sprintf("the key %q", e.Key), fmt.Sprintf("for %s one of the keys %s%s", what,
				Alternatives(keys), Suggestion(e.Key, keys)))
		}
	}
	return m
}

// Get finds the value of a key.
func (m *Mapping) Get(key string) (v Value, found bool) {
	for _, e := range m.Entries {
		if e.Key == key {
			return e.Value, true
		}
	}
	return Value{}, false
}

// Need gives the value of a key that must be there.
func (m *Mapping) Need(key, expected string) Value {
	v, found := m.Get(key)
	if !found {
		m.Refuse(fmt.Sprintf("%s without %q", m.What, key), fmt.Sprintf("%q: %s", key, expected))
	}
	return v
}

// NeedText reads the text of a key that must be there.
func (m *Mapping) NeedText(key, expected string) string { return m.Need(key, expected).Text(expected) }

// Flag reads a key that is true or false; false if it is missing.
func (m *Mapping) Flag(key string) bool {
	v, found := m.Get(key)
	return found && v.Yes()
}

// TextOr reads the text of a key, with a default if it is missing.
func (m *Mapping) TextOr(key, otherwise string) string {
	if v, found := m.Get(key); found {
		return v.Text("the text of " + strconv.Quote(key))
	}
	return otherwise
}

// String gives the value in one line, as YAML has it.
func (v Value) String() string {
	switch n := v.Node.(type) {
	case *ast.MappingNode:
		return "{" + v.EntriesText() + "}"
	case *ast.SequenceNode:
		words := make([]string, len(n.Values))
		for i, item := range n.Values {
			words[i] = Value{v.In, item}.String()
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

// EntriesText gives keys and values in one line without the braces around
// them.
func (v Value) EntriesText() string {
	m, ok := v.Node.(*ast.MappingNode)
	if !ok {
		return v.String()
	}
	words := make([]string, len(m.Values))
	for i, e := range m.Values {
		words[i] = Value{v.In, e.Key}.String() + ": " + Value{v.In, e.Value}.String()
	}
	return strings.Join(words, ", ")
}

// LargestFile is how many bytes a scenario file may have. The largest that
// anybody writes have some thousands.
const LargestFile = 1 << 20
