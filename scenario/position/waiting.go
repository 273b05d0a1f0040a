package position

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// Effects of triggered abilities that wait to be processed before anybody receives
// priority (511.7, 712).

// waitingKey heads them in the history.
const waitingKey = "waiting"

// aboutKeys are what the event of a waiting effect may have been about, as files say it.
var aboutKeys = []string{"card", "player", "number"}

// Triggering lists the abilities of a face whose effects can wait, as files name them: a
// keyword by its name, others by their paragraph.
func Triggering(face *card.Face) []string {
	var all []string
	for _, k := range face.Keywords {
		for _, d := range ability.Keywords() {
			if d.Name == k.Name && slices.ContainsFunc(d.Abilities, triggers(ability.ReadDefinition)) {
				all = append(all, k.Name)
			}
		}
	}
	for i, notation := range face.Abilities {
		if triggers(ability.Read)(notation) {
			all = append(all, strconv.Itoa(i+1))
		}
	}
	return all
}

// triggers reports whether notation is that of a triggered ability.
func triggers(read func(string) (*ability.Ability, error)) func(notation string) bool {
	return func(notation string) bool {
		a, err := read(notation)
		return err == nil && a.Type(false) == ability.Triggered
	}
}

// AddWaiting adds an effect of a card that waits to be processed, which the card's controller
// controls: of the ability that is named as [Triggering] does, or without text for "".
func (p *Position) AddWaiting(c *Card, which string) {
	entry := yaml.MapSlice{{Key: c.Controller.Letter(), Value: p.alias(c)}}
	if n, err := strconv.Atoi(which); err == nil {
		entry = append(entry, yaml.MapItem{Key: "ability", Value: n})
	} else if which != "" {
		entry = append(entry, yaml.MapItem{Key: "ability", Value: which})
	}
	p.History.replace(waitingKey, append(slices.Clone(p.History.list(waitingKey)), entry))
}

// WaitingOf lists the places among the waiting effects of those of a card.
func (p *Position) WaitingOf(c *Card) []int {
	var places []int
	for i, item := range p.History.list(waitingKey) {
		is := func(by Side) bool { return isSaid(item, by.Letter(), c.Alias) || isSaid(item, by.String(), c.Alias) }
		if c.Alias != "" && (is(Avery) || is(Blake)) {
			places = append(places, i)
		}
	}
	return places
}

// WaitingAt words a waiting effect by its place.
func (p *Position) WaitingAt(i int) string {
	m := mapOf(p.History.list(waitingKey)[i])
	says := "an effect without text waits"
	switch which := valueOf(m, "ability").(type) {
	case nil:
	case string:
		says = "the effect of " + which + " waits"
	default:
		says = fmt.Sprintf("the effect of ability %v waits", which)
	}
	for _, side := range []Side{Avery, Blake} {
		if valueOf(m, side.Letter()) != nil || valueOf(m, side.String()) != nil {
			says = side.String() + "’s: " + says
		}
	}
	var about []string
	for _, key := range aboutKeys {
		if v := valueOf(m, key); v != nil {
			about = append(about, p.aboutSaid(key, fmt.Sprint(v)))
		}
	}
	if len(about) > 0 {
		says += ", about " + strings.Join(about, ", ")
	}
	return says
}

// HasText reports whether a waiting effect by its place is that of an ability.
func (p *Position) HasText(i int) bool {
	return valueOf(mapOf(p.History.list(waitingKey)[i]), "ability") != nil
}

// aboutSaid words what an event was about.
func (p *Position) aboutSaid(key, value string) string {
	for _, c := range p.All() {
		if key == "card" && c.Alias == value {
			return c.Name
		}
	}
	for _, side := range []Side{Avery, Blake} {
		if key == "player" && value == side.Letter() {
			return side.String()
		}
	}
	return value
}

// SetAboutCard says which card the event of a waiting effect was about.
func (p *Position) SetAboutCard(i int, c *Card) { p.setAbout(i, "card", p.alias(c)) }

// SetAbout says which player, "A" or "B", or which number that event was about. It is an error
// if what is typed is neither.
func (p *Position) SetAbout(i int, typed string) error {
	if n, err := strconv.Atoi(typed); err == nil && n >= -mostOfAnything && n <= mostOfAnything {
		p.setAbout(i, "number", n)
		return nil
	}
	for _, side := range []Side{Avery, Blake} {
		if strings.EqualFold(typed, side.Letter()) || strings.EqualFold(typed, side.String()) {
			p.setAbout(i, "player", side.Letter())
			return nil
		}
	}
	return fmt.Errorf("“%s” is no card of the table, no player (A or B) and no number", typed)
}

func (p *Position) setAbout(i int, key string, value any) {
	list := slices.Clone(p.History.list(waitingKey))
	m := slices.DeleteFunc(slices.Clone(mapOf(list[i])), func(item yaml.MapItem) bool { return item.Key == key })
	list[i] = append(m, yaml.MapItem{Key: key, Value: value})
	p.History.replace(waitingKey, list)
}

// RemoveWaiting takes out one effect that waits.
func (p *Position) RemoveWaiting(i int) {
	p.History.replace(waitingKey, slices.Delete(slices.Clone(p.History.list(waitingKey)), i, i+1))
}

// forgetWaiting takes out the effects that wait and are of a card that is away, or about it.
func (p *Position) forgetWaiting(c *Card) {
	var list []any
	for i, item := range p.History.list(waitingKey) {
		if slices.Contains(p.WaitingOf(c), i) {
			continue
		}
		list = append(list, slices.DeleteFunc(slices.Clone(mapOf(item)), func(said yaml.MapItem) bool {
			return said.Key == "card" && said.Value == c.Alias
		}))
	}
	p.History.replace(waitingKey, list)
}
