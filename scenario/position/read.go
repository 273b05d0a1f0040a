package position

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Read reads the position of a scenario file. A file that is no scenario, or whose
// position can't be set up, is refused with a [*source.FileError].
func Read(lib *rulesdb.Library, name string, text []byte) (*Position, error) {
	if _, err := scenario.Read(lib, name, text); err != nil {
		return nil, err
	}
	return ReadDraft(name, text)
}

// ReadDraft reads a position that [Position.File] wrote, even one that can't be set up yet. It
// is an error that names the file if that isn't YAML.
func ReadDraft(name string, text []byte) (*Position, error) {
	var root yaml.MapSlice
	if err := yaml.UnmarshalWithOptions(text, &root, yaml.UseOrderedMap()); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err) // what the reader of scenarios reads, this does
	}
	r := fileReader{position: &Position{}, aliases: map[string]*Card{}}
	r.read(root)
	return r.position, nil
}

// fileReader takes a position out of a file that has been read and found right.
type fileReader struct {
	position *Position
	aliases  map[string]*Card
	// later is what refers to cards by aliases, which may stand further down.
	later []func()
}

func (r *fileReader) read(root yaml.MapSlice) {
	p := r.position
	head := true
	for _, item := range root {
		switch {
		case item.Key == "kept": // it says how far the file's course has come
		case item.Key == "setup":
			head = false
		case head || isHead(item.Key):
			p.Head = append(p.Head, item)
		default:
			p.Course = append(p.Course, item)
		}
	}
	setup := mapOf(valueOf(root, "setup"))
	for i := range p.Players {
		side := Side(i)
		of := valueOf(setup, side.String())
		if of == nil {
			of = valueOf(setup, side.Letter())
		}
		r.player(side, mapOf(of))
	}
	r.moment(valueOf(setup, "at"))
	if modifiers, ok := valueOf(setup, "modifiers").([]any); ok {
		p.Modifiers = modifiers
	}
	r.history(mapOf(valueOf(setup, "history")))
	for _, refer := range r.later {
		refer()
	}
}

// isHead reports whether a key is of what stands before the setup in a file.
func isHead(key any) bool {
	switch key {
	case "steps", "until", "outcome", "expect":
		return false
	default:
		return true
	}
}

func (r *fileReader) player(side Side, m yaml.MapSlice) {
	player := &r.position.Players[side]
	deck := false
	for _, item := range m {
		switch key := fmt.Sprint(item.Key); key {
		case "score":
			player.Score = numberOf(item.Value)
		case "tokens":
			player.Tokens = numberOf(item.Value)
		case "mane":
			player.Mane = r.card(side, InPlay, item.Value)
			if player.Mane.Area.Kind == NoArea {
				player.Mane.Area = Area{Of: side, Kind: Home}
			}
		case "problem":
			player.Problem = r.card(side, InPlay, item.Value)
			player.Problem.Area = Area{Of: side, Kind: Problem}
		case "draw pool":
			player.Own = append(player.Own, item)
		default:
			deck = deck || Zone(key) == Deck
			for _, c := range listOf(item.Value) {
				r.position.Cards = append(r.position.Cards, r.card(side, Zone(key), c))
			}
		}
	}
	player.NoDeck = deck
}

// card reads a card, or several that nobody knows.
func (r *fileReader) card(owner Side, zone Zone, v any) *Card {
	c := &Card{Owner: owner, Controller: owner, Zone: zone, Count: 1}
	m, is := v.(yaml.MapSlice)
	if !is {
		m = yaml.MapSlice{{Key: "card", Value: v}}
	}
	for _, item := range m {
		r.fact(c, fmt.Sprint(item.Key), item)
	}
	if rest, unknown := strings.CutPrefix(c.Name, Unknown); unknown {
		c.Name = Unknown
		if n, err := strconv.Atoi(strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(rest), "x"))); err == nil {
			c.Count = n
		}
	}
	return c
}

func (r *fileReader) fact(c *Card, key string, item yaml.MapItem) {
	switch key {
	case "card":
		c.Name = fmt.Sprint(item.Value)
	case "as":
		c.Alias = fmt.Sprint(item.Value)
		r.aliases[c.Alias] = c
	case "at":
		r.later = append(r.later, func() { c.Area = r.area(item.Value) })
		c.Area.Kind = Home // until then: it has one
	case "on":
		r.later = append(r.later, func() { c.On = r.aliases[fmt.Sprint(item.Value)] })
	case "beneath":
		r.later = append(r.later, func() { c.Beneath = r.aliases[fmt.Sprint(item.Value)] })
	case "controller":
		c.Controller = sideOf(item.Value)
	case "exhausted":
		c.Exhausted = item.Value == true
	case "frightened":
		c.Frightened = item.Value == true
	case "face-down":
		c.FaceDown = item.Value == true
	case "cutie marked":
		c.CutieMark = item.Value == true
	case "token":
		c.Token = item.Value == true
	case "ignored":
		c.Ignored = item.Value == true
	case "side":
		c.Boosted = strings.EqualFold(fmt.Sprint(item.Value), "boosted")
	case "counters":
		c.Counters = countersOf(item.Value)
	default:
		c.Own = append(c.Own, item)
	}
}

// countersOf reads counters: a sum of power counters, or numbers by name.
func countersOf(v any) (all []Counters) {
	named, is := v.(yaml.MapSlice)
	if !is {
		named = yaml.MapSlice{{Key: powerCounters, Value: v}}
	}
	for _, item := range named {
		if n := numberOf(item.Value); n != 0 {
			all = append(all, Counters{fmt.Sprint(item.Key), n})
		}
	}
	return all
}

// powerCounters is what files call the counters without a name that change power
// (519.4).
const powerCounters = "power"

func (r *fileReader) area(v any) Area {
	who, kind, _ := strings.Cut(strings.TrimSpace(fmt.Sprint(v)), " ")
	kind = strings.ToLower(strings.TrimSpace(kind))
	switch {
	case strings.EqualFold(who, "dilemma"):
		return Area{Kind: DilemmaArea, Dilemma: r.aliases[strings.TrimSpace(strings.SplitN(fmt.Sprint(v), " ", 2)[1])]}
	case kind == "home":
		return Area{Of: sideOf(who), Kind: Home}
	default:
		return Area{Of: sideOf(who), Kind: Problem}
	}
}

func (r *fileReader) moment(v any) {
	at := &r.position.Moment
	m, is := v.(yaml.MapSlice)
	if !is {
		r.position.FromStart = true
		return
	}
	for _, item := range m {
		switch item.Key {
		case "turn":
			at.Turn = sideOf(item.Value)
		case "number":
			at.Number = numberOf(item.Value)
		case "window", "moment":
			at.Name, at.IsWindow = strings.ToLower(strings.TrimSpace(fmt.Sprint(item.Value))), item.Key == "window"
		case "faceoff":
			at.Faceoff = strings.ToLower(fmt.Sprint(item.Value))
		case "problem":
			r.later = append(r.later, func() { at.Problem = r.area(item.Value) })
		case "troublemaker":
			r.later = append(r.later, func() { at.Troublemaker = r.aliases[fmt.Sprint(item.Value)] })
		}
	}
}

func (r *fileReader) history(m yaml.MapSlice) {
	h := &r.position.History
	lists := h.areas()
items:
	for _, item := range m {
		for i, key := range historyKeys {
			if item.Key == key {
				r.later = append(r.later, func() {
					for _, a := range listOf(item.Value) {
						*lists[i] = append(*lists[i], r.area(a))
					}
				})
				continue items
			}
		}
		if item.Key == "last priority" {
			h.LastPriority = "nobody"
			if last := fmt.Sprint(item.Value); !strings.EqualFold(last, h.LastPriority) {
				h.LastPriority = sideOf(last).Letter()
			}
			continue
		}
		h.Own = append(h.Own, item)
	}
}

// sideOf reads a player's name or letter.
func sideOf(v any) Side {
	if text := strings.TrimSpace(fmt.Sprint(v)); strings.EqualFold(text, Blake.String()) ||
		strings.EqualFold(text, Blake.Letter()) {
		return Blake
	}
	return Avery
}

func numberOf(v any) int {
	n, _ := strconv.Atoi(fmt.Sprint(v))
	return n
}

func valueOf(m yaml.MapSlice, key string) any {
	for _, item := range m {
		if item.Key == key {
			return item.Value
		}
	}
	return nil
}

func mapOf(v any) yaml.MapSlice {
	m, _ := v.(yaml.MapSlice)
	return m
}

func listOf(v any) []any {
	list, _ := v.([]any)
	return list
}
