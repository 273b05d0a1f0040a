package position

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/goccy/go-yaml"
	"github.com/google/uuid"

	"canterlaw/scenario"
)

// File writes the position as a scenario file. A position that came from no file gets an id of
// its own, and cards that others refer to get aliases. It fails only where YAML can't be written
// of the position, which is a mistake in the program.
func (p *Position) File() ([]byte, error) {
	if valueOf(p.Head, "id") == nil {
		p.Head = append(yaml.MapSlice{{Key: "format", Value: scenario.Format}, {Key: "id", Value: uuid.NewString()}},
			p.Head...)
	}
	p.nameCards()
	w := &fileWriter{}
	for _, item := range p.Head {
		w.block("", item)
	}
	w.out.WriteString("setup:\n")
	w.entry("  ", "at", p.Moment.yaml(p.FromStart))
	for i := range p.Players {
		p.writePlayer(w, Side(i))
	}
	if len(p.Modifiers) > 0 {
		w.list("  ", "modifiers", p.Modifiers)
	}
	if history := p.History.yaml(); len(history) > 0 {
		w.entry("  ", "history", history)
	}
	for _, item := range p.Course {
		w.block("", item)
	}
	return w.out.Bytes(), w.err
}

func (p *Position) writePlayer(w *fileWriter, side Side) {
	player := &p.Players[side]
	at := w.out.Len()
	fmt.Fprintf(&w.out, "  %s:\n", side)
	empty := w.out.Len()
	if player.Score != 0 {
		w.entry("    ", "score", player.Score)
	}
	if player.Tokens != 0 {
		w.entry("    ", "tokens", player.Tokens)
	}
	if c := player.Mane; c != nil {
		w.entry("    ", "mane", c.yaml(Area{Of: side, Kind: Home}))
	}
	if c := player.Problem; c != nil {
		w.entry("    ", "problem", c.yaml(c.Area))
	}
	w.cards(InPlay, p.in(side, InPlay), false)
	for _, zone := range piles {
		w.cards(zone, p.in(side, zone), zone == Deck && player.NoDeck)
	}
	for _, item := range player.Own {
		w.entry("    ", fmt.Sprint(item.Key), item.Value)
	}
	if w.out.Len() == empty {
		w.out.Truncate(at)
	}
}

// yaml gives the moment as the file has it.
func (at *Moment) yaml(fromStart bool) any {
	if fromStart {
		return "start of game"
	}
	key := "moment"
	if at.IsWindow {
		key = "window"
	}
	m := yaml.MapSlice{{Key: "turn", Value: at.Turn.String()}, {Key: key, Value: at.Name}}
	if at.Faceoff != "" {
		m = append(m, yaml.MapItem{Key: "faceoff", Value: at.Faceoff})
	}
	if at.Problem.Kind != NoArea {
		m = append(m, yaml.MapItem{Key: "problem", Value: at.Problem.yaml()})
	}
	if at.Troublemaker != nil {
		m = append(m, yaml.MapItem{Key: "troublemaker", Value: at.Troublemaker.Alias})
	}
	if at.Number != 0 {
		m = append(m, yaml.MapItem{Key: "number", Value: at.Number})
	}
	return m
}

func (a Area) yaml() string {
	switch a.Kind {
	case DilemmaArea:
		if a.Dilemma == nil { // which the file is refused for
			return "dilemma"
		}
		return "dilemma " + a.Dilemma.Alias
	case Home:
		return a.Of.Letter() + " home"
	default:
		return a.Of.Letter() + " problem"
	}
}

// yaml gives the card as the file has it; its area is left out if it is the one where
// such a card is unless something is said.
func (c *Card) yaml(usual Area) any {
	name := c.Name
	if c.Count > 1 {
		name = fmt.Sprintf("%s x %d", c.Name, c.Count)
	}
	m := yaml.MapSlice{{Key: "card", Value: name}}
	add := func(key string, is bool, v any) {
		if is {
			m = append(m, yaml.MapItem{Key: key, Value: v})
		}
	}
	add("as", c.Alias != "", c.Alias)
	if c.Zone == InPlay {
		add("side", c.Boosted, "boosted")
		if c.On != nil {
			add("on", true, c.On.Alias)
		} else if c.Area.Kind != NoArea && c.Area != usual {
			add("at", true, c.Area.yaml())
		}
		add("controller", c.Controller != c.Owner, c.Controller.String())
	}
	add("exhausted", c.Exhausted, true)
	add("frightened", c.Frightened, true)
	add("face-down", c.FaceDown, true)
	add("cutie marked", c.CutieMark, true)
	add("token", c.Token, true)
	add("counters", len(c.Counters) > 0, countersYAML(c.Counters))
	if c.Beneath != nil {
		add("beneath", true, c.Beneath.Alias)
	}
	add("ignored", c.Ignored, true)
	m = append(m, c.Own...)
	if len(m) == 1 {
		return name
	}
	return m
}

func countersYAML(all []Counters) any {
	if len(all) == 1 && all[0].Name == powerCounters {
		return all[0].N
	}
	var m yaml.MapSlice
	for _, c := range all {
		m = append(m, yaml.MapItem{Key: c.Name, Value: c.N})
	}
	return m
}

// yaml gives the history as the file has it.
func (h *History) yaml() (m yaml.MapSlice) {
	for i, areas := range h.areas() {
		if len(*areas) == 0 {
			continue
		}
		var names []any
		for _, a := range *areas {
			names = append(names, a.yaml())
		}
		m = append(m, yaml.MapItem{Key: historyKeys[i], Value: names})
	}
	if h.LastPriority != "" {
		m = append(m, yaml.MapItem{Key: "last priority", Value: h.LastPriority})
	}
	return append(m, h.Own...)
}

// fileWriter writes a file, a card a line.
type fileWriter struct {
	out bytes.Buffer
	err error
}

// cards writes the list of a zone; an empty one only if it has to stand there.
func (w *fileWriter) cards(zone Zone, cards []*Card, evenEmpty bool) {
	if len(cards) == 0 && !evenEmpty {
		return
	}
	list := []any{}
	for _, c := range cards {
		list = append(list, c.yaml(Area{}))
	}
	w.list("    ", string(zone), list)
}

// list writes a list, an item a line.
func (w *fileWriter) list(indent, key string, list []any) {
	if len(list) == 0 {
		w.entry(indent, key, list)
		return
	}
	fmt.Fprintf(&w.out, "%s%s:\n", indent, key)
	for _, item := range list {
		w.value(indent+"  - ", indent+"    ", item)
	}
}

// entry writes a key and its value on a line.
func (w *fileWriter) entry(indent, key string, v any) {
	w.value(indent+key+": ", indent+"  ", v)
}

// value writes a value behind what begins its line: on that line, or below it where
// it has texts of several lines.
func (w *fileWriter) value(begin, indent string, v any) {
	if !hasLines(v) {
		w.write(begin, "", v, yaml.Flow(true))
		return
	}
	if strings.HasSuffix(begin, ": ") {
		w.out.WriteString(strings.TrimSuffix(begin, " ") + "\n")
		begin = indent
	}
	w.write(begin, indent, v, yaml.UseLiteralStyleIfMultiline(true))
}

// block writes an entry of the file that isn't of the table.
func (w *fileWriter) block(indent string, item yaml.MapItem) {
	w.write("", indent, yaml.MapSlice{item}, yaml.UseLiteralStyleIfMultiline(true), yaml.IndentSequence(true))
}

// write writes a value with what begins its first line, and with an indent before the
// others.
func (w *fileWriter) write(begin, indent string, v any, options ...yaml.EncodeOption) {
	text, err := yaml.MarshalWithOptions(quoteUnknown(v), options...)
	if err != nil && w.err == nil {
		w.err = fmt.Errorf("writing a position: %w", err)
	}
	for i, line := range strings.Split(strings.TrimRight(string(text), "\n"), "\n") {
		if i > 0 {
			begin = indent
		}
		if line == "" {
			begin = ""
		}
		w.out.WriteString(begin + line + "\n")
	}
}

// unknownText is a text that begins as an unknown card does, which the library would
// write as it writes a key.
type unknownText string

// MarshalYAML writes the text in quotes.
func (u unknownText) MarshalYAML() ([]byte, error) { return []byte(strconv.Quote(string(u))), nil }

func quoteUnknown(v any) any {
	switch v := v.(type) {
	case string:
		if strings.HasPrefix(v, Unknown) {
			return unknownText(v)
		}
	case []any:
		list := make([]any, len(v))
		for i, item := range v {
			list[i] = quoteUnknown(item)
		}
		return list
	case yaml.MapSlice:
		m := make(yaml.MapSlice, len(v))
		for i, item := range v {
			m[i] = yaml.MapItem{Key: item.Key, Value: quoteUnknown(item.Value)}
		}
		return m
	}
	return v
}

// hasLines reports whether a text of several lines is in a value.
func hasLines(v any) bool {
	switch v := v.(type) {
	case string:
		return strings.Contains(v, "\n")
	case []any:
		for _, item := range v {
			if hasLines(item) {
				return true
			}
		}
	case yaml.MapSlice:
		for _, item := range v {
			if hasLines(item.Value) {
				return true
			}
		}
	}
	return false
}

// freeAlias makes an alias out of the first word of a name that nobody bears.
func freeAlias(name string, taken map[string]bool) string {
	word := strings.ToLower(strings.TrimFunc(strings.FieldsFunc(name+" card", func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})[0], unicode.IsDigit))
	if len(word) < 2 {
		word = "card"
	}
	alias := word
	for n := 2; taken[alias]; n++ {
		alias = fmt.Sprintf("%s%d", word, n)
	}
	return alias
}
