package position

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// Facts are those of a card that is invented for a position: it has no text.
type Facts struct {
	Type     card.Type
	Traits   []string // as they are printed
	Keywords []string // with their numbers: "Swift", "Calming 2"
	Color    card.Colors
	Power    int
	Cost     int
	Needs    []card.PlayRequirement
}

// usualCost is what an invented card costs unless its facts say otherwise.
const usualCost = 3

// inventedTypes are the types of cards that facts can describe.
var inventedTypes = []card.Type{card.Friend, card.Troublemaker, card.Event, card.Resource}

// factsOf reads facts such as "blue pink critter friend 3 cost 1 needs 2 blue swift"; false if
// the text is something else. Traits are those that cards of the library have.
func (cards *Cards) factsOf(text string) (Facts, bool) {
	f := Facts{Power: 1, Cost: usualCost}
	words := strings.Fields(powerFirst(strings.ToLower(text)))
	next := func() (word string) {
		if len(words) > 0 {
			word, words = words[0], words[1:]
		}
		return word
	}
	number := func() (int, bool) {
		n, err := strconv.Atoi(next())
		return n, err == nil && n >= 0 && n <= mostOfAnything
	}
	word := next()
	for ; word != ""; word = next() {
		if c, ok := colorNamed(word); ok {
			f.Color |= card.ColorsOf(c)
			continue
		}
		if len(words) > 0 && cards.traits[word+" "+words[0]] != "" {
			word += " " + next()
		}
		trait := cards.traits[word]
		if trait == "" {
			break
		}
		f.Traits = append(f.Traits, trait)
	}
	if word == "tm" || word == "tms" || word == "villain" && len(f.Traits) == 0 { // as people call it
		word = "troublemaker"
	}
	for _, t := range inventedTypes {
		if strings.EqualFold(t.String(), word) || strings.EqualFold(t.String()+"s", word) {
			f.Type = t
		}
	}
	if f.Type == 0 {
		return Facts{}, false
	}
	if len(words) > 0 {
		if n, err := strconv.Atoi(words[0]); err == nil && n >= 0 && n <= mostOfAnything {
			f.Power, words = n, words[1:]
		}
	}
	for len(words) > 0 {
		if keyword, behind := keywordOf(words); keyword != "" && f.Type != card.Event {
			f.Keywords, words = append(f.Keywords, keyword), behind
			continue
		}
		said := next()
		n, ok := number()
		switch {
		case ok && said == "cost" && f.Type != card.Troublemaker:
			f.Cost = n
		case ok && said == "needs" && n > 0 && f.Type != card.Troublemaker:
			c, known := colorNamed(next())
			if !known || c == card.Colorless {
				return Facts{}, false
			}
			f.Needs = append(f.Needs, card.PlayRequirement{Color: c, Power: n})
		default:
			return Facts{}, false
		}
	}
	return f, true
}

// keywordOf reads a keyword, with its number if it has one; "" if the words begin otherwise.
func keywordOf(words []string) (keyword string, behind []string) {
	for _, k := range ability.Keywords() {
		name := strings.Fields(strings.ToLower(k.Name))
		if len(words) < len(name) || !slices.Equal(words[:len(name)], name) {
			continue
		}
		keyword, behind = k.Name, words[len(name):]
		if !k.HasNumber {
			return keyword, behind
		}
		if len(behind) > 0 {
			if n, err := strconv.Atoi(behind[0]); err == nil && n >= 0 && n <= mostOfAnything {
				return fmt.Sprint(keyword, " ", n), behind[1:]
			}
		}
	}
	return "", words
}

// powerFirst gives facts in which power is said in words, "3-power friend" or "friend power 3",
// as facts with the number behind the type.
func powerFirst(facts string) string {
	said := powerInFacts.FindStringSubmatch(facts)
	if said == nil {
		return facts
	}
	rest := strings.Fields(strings.Replace(facts, said[0], " ", 1))
	for i, word := range rest {
		for _, t := range inventedTypes {
			if strings.EqualFold(t.String(), word) || strings.EqualFold(t.String()+"s", word) {
				return strings.Join(slices.Insert(rest, i+1, said[1]+said[2]), " ")
			}
		}
	}
	return facts
}

var powerInFacts = regexp.MustCompile(`\b(?:(\d+)[- ]power|power (\d+))\b`)

// mostOfAnything is the greatest number among facts.
const mostOfAnything = 99

func colorNamed(word string) (card.Color, bool) {
	if word == card.Colorless.String() {
		return card.Colorless, true
	}
	for _, c := range card.AllColors() {
		if c.String() == word {
			return c, true
		}
	}
	return card.Colorless, false
}

// String writes the facts as a line has them.
func (f Facts) String() string {
	var words []string
	for _, c := range card.AllColors() {
		if f.Color.Has(c) {
			words = append(words, c.String())
		}
	}
	for _, trait := range f.Traits {
		words = append(words, strings.ToLower(trait))
	}
	words = append(words, strings.ToLower(f.Type.String()), strconv.Itoa(f.Power))
	if f.Cost != usualCost && f.Type != card.Troublemaker {
		words = append(words, "cost", strconv.Itoa(f.Cost))
	}
	for _, n := range f.Needs {
		words = append(words, "needs", strconv.Itoa(n.Power), n.Color.String())
	}
	for _, keyword := range f.Keywords {
		words = append(words, strings.ToLower(keyword))
	}
	return strings.Join(words, " ")
}

// title is the Title of a card of these facts.
func (f Facts) title() string {
	words := strings.Fields(f.String())
	for i := range words {
		words[i] = strings.ToUpper(words[i][:1]) + words[i][1:]
	}
	return strings.Join(words, " ")
}

// yaml gives the card as the file defines it.
func (f Facts) yaml() yaml.MapSlice {
	m := yaml.MapSlice{{Key: "title", Value: f.title()}, {Key: "type", Value: f.Type.String()}}
	if f.Color != 0 {
		m = append(m, yaml.MapItem{Key: "colors", Value: f.Color.String()})
	}
	if f.Traits != nil {
		m = append(m, yaml.MapItem{Key: "traits", Value: anyOf(f.Traits)})
	}
	if f.Keywords != nil {
		m = append(m, yaml.MapItem{Key: "keywords", Value: anyOf(f.Keywords)})
	}
	m = append(m, yaml.MapItem{Key: "power", Value: f.Power})
	if f.Type == card.Troublemaker {
		return append(m, yaml.MapItem{Key: "point value", Value: 1})
	}
	m = append(m, yaml.MapItem{Key: "cost", Value: f.Cost})
	var needs []any
	for _, n := range f.Needs {
		needs = append(needs, yaml.MapSlice{{Key: "color", Value: n.Color.String()}, {Key: "power", Value: n.Power}})
	}
	if needs != nil {
		m = append(m, yaml.MapItem{Key: "play requirements", Value: needs})
	}
	return m
}

func anyOf(words []string) []any {
	all := make([]any, len(words))
	for i, word := range words {
		all[i] = word
	}
	return all
}

// inventedCards are the cards that a position's file defines.
func (p *Position) inventedCards() []any { return listOf(valueOf(p.Head, "cards")) }

// invent defines a card of some facts in the position, and gives its name.
func (p *Position) invent(f Facts) string {
	for _, c := range p.inventedCards() {
		if valueOf(mapOf(c), "title") == f.title() && valueOf(mapOf(c), "subtitle") == nil {
			return f.title()
		}
	}
	defined := append(slices.Clone(p.inventedCards()), f.yaml())
	for i := range p.Head {
		if p.Head[i].Key == "cards" {
			p.Head[i].Value = defined
			return f.title()
		}
	}
	p.Head = append(p.Head, yaml.MapItem{Key: "cards", Value: defined})
	return f.title()
}

// inventedFacts gives the facts of a card that the position invents by its name, and
// whether they are all that the file says of it; false if it invents no such card, or
// one that facts can't describe.
func (p *Position) inventedFacts(name string) (f Facts, wholly, ok bool) {
	if m := p.invented(name); m != nil {
		f := Facts{Cost: usualCost}
		for _, t := range inventedTypes {
			if strings.EqualFold(t.String(), fmt.Sprint(valueOf(m, "type"))) {
				f.Type = t
			}
		}
		for _, word := range strings.Fields(strings.ToLower(fmt.Sprint(valueOf(m, "colors")))) {
			if c, known := colorNamed(word); known && c != card.Colorless {
				f.Color |= card.ColorsOf(c)
			}
		}
		for _, trait := range listOf(valueOf(m, "traits")) {
			f.Traits = append(f.Traits, fmt.Sprint(trait))
		}
		for _, keyword := range listOf(valueOf(m, "keywords")) {
			f.Keywords = append(f.Keywords, fmt.Sprint(keyword))
		}
		f.Power = numberOf(valueOf(m, "power"))
		if cost := valueOf(m, "cost"); cost != nil {
			f.Cost = numberOf(cost)
		}
		for _, n := range listOf(valueOf(m, "play requirements")) {
			c, _ := colorNamed(strings.ToLower(fmt.Sprint(valueOf(mapOf(n), "color"))))
			f.Needs = append(f.Needs, card.PlayRequirement{Color: c, Power: numberOf(valueOf(mapOf(n), "power"))})
		}
		return f, fmt.Sprint(f.yaml()) == fmt.Sprint(m), f.Type != 0
	}
	return Facts{}, false, false
}

// invented gives the facts of a card that the position invents as a line can say them, and
// whether these are all that the file says of it.
func (w *lineWriter) invented(name string) (f Facts, wholly, ok bool) {
	f, wholly, ok = w.position.inventedFacts(name)
	said := len(f.Traits) + len(f.Keywords)
	f.Traits = slices.DeleteFunc(slices.Clone(f.Traits), func(trait string) bool {
		return w.cards.traits[strings.ToLower(trait)] != trait
	})
	f.Keywords = slices.DeleteFunc(slices.Clone(f.Keywords), func(keyword string) bool {
		known, behind := keywordOf(strings.Fields(strings.ToLower(keyword)))
		return known != keyword || len(behind) > 0
	})
	return f, wholly && said == len(f.Traits)+len(f.Keywords), ok
}

// invented is what the file says of a card that the position invents; nil for others.
func (p *Position) invented(name string) yaml.MapSlice {
	for _, c := range p.inventedCards() {
		m := mapOf(c)
		title := fmt.Sprint(valueOf(m, "title"))
		if subtitle := valueOf(m, "subtitle"); subtitle != nil {
			title += fmt.Sprintf(", %v", subtitle)
		}
		if strings.EqualFold(title, name) {
			return m
		}
	}
	return nil
}

// inventedProblem is what a Problem or Dilemma prints that the position invents; nil where it
// invents no such card of that name.
func (p *Position) inventedProblem(name string) *card.Problem {
	m := mapOf(valueOf(p.invented(name), "problem"))
	if m == nil {
		return nil
	}
	return &card.Problem{Bonus: numberOf(valueOf(m, "bonus")),
		Owner: requirementsOf(valueOf(m, "owner")), Opponent: requirementsOf(valueOf(m, "opponent"))}
}

// requirementsOf reads confront requirements (611.3): without a kind, one with a color asks for
// power of it.
func requirementsOf(list any) []card.ConfrontRequirement {
	var all []card.ConfrontRequirement
	for _, item := range listOf(list) {
		m := mapOf(item)
		r := card.ConfrontRequirement{Kind: card.Wild, Power: numberOf(valueOf(m, "power"))}
		if color := valueOf(m, "color"); color != nil {
			r.Kind = card.OfColor
			r.Color, _ = colorNamed(strings.ToLower(fmt.Sprint(color)))
		}
		if valueOf(m, "kind") == card.NotColor.String() {
			r.Kind = card.NotColor
		}
		all = append(all, r)
	}
	return all
}
