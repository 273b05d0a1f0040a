package position

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// What effects did before that still lasts, which abilities have been used, and what
// players did this turn.

// lastingForms says what a modifier can be typed as.
const lastingForms = "such as +2, swift, calming 1, blue, trait Pegasus or notation; for good unless the turn ends it"

// AddModifier notes what an effect did to a card in play that still lasts: until the end of the
// turn, or with "for good" behind it until the card leaves. It is typed in a word or two, or in
// notation. It is an error if that can't be read, or the card isn't in play.
func (p *Position) AddModifier(c *Card, typed string) error {
	notation, err := lasting(strings.TrimSpace(typed))
	if err != nil {
		return err
	}
	if c.Zone != InPlay {
		return fmt.Errorf("modifiers are set up for cards in play: %s is in %s", c.Name, c.PlaceOf())
	}
	entry := yaml.MapSlice{{Key: "from", Value: p.alias(c)}, {Key: "notation", Value: notation}}
	p.Modifiers = append(slices.Clip(p.Modifiers), any(entry))
	return nil
}

// lasting gives in notation what was typed.
func lasting(typed string) (string, error) {
	if strings.HasPrefix(typed, "for ") {
		if err := board.ReadEffect(typed); err != nil {
			return "", fmt.Errorf("this notation can’t be read: %w", err)
		}
		return typed, nil
	}
	header := "Until(EndOf(Turn))"
	does, forGood := strings.CutSuffix(typed, " for good")
	if forGood {
		header = "Lasting()"
	}
	statement := given(strings.Fields(does))
	if statement == "" {
		return "", fmt.Errorf("“%s” is no modifier, %s", typed, lastingForms)
	}
	return "for " + header + " { " + statement + " }", nil
}

// given is the statement that gives a card power, a color, a trait or a keyword.
func given(words []string) string {
	if len(words) == 0 {
		return ""
	}
	n, err := strconv.Atoi(strings.ReplaceAll(words[0], "−", "-"))
	isPower := len(words) == 1 || len(words) == 2 && strings.EqualFold(words[1], "power")
	if err == nil && isPower && n != 0 && n >= -mostOfAnything && n <= mostOfAnything {
		return fmt.Sprintf("AddPower(This, %d)", n)
	}
	if c, known := colorNamed(strings.ToLower(words[0])); known && c != card.Colorless && len(words) == 1 {
		return fmt.Sprintf("HasColor(This, %s)", wording.Capitalized(c.String()))
	}
	if strings.EqualFold(words[0], "trait") && len(words) > 1 {
		return fmt.Sprintf("HasTrait(This, %q)", strings.Join(words[1:], " "))
	}
	for _, k := range ability.Keywords() {
		name := strings.Fields(k.Name)
		if len(words) < len(name) || !strings.EqualFold(strings.Join(words[:len(name)], " "), k.Name) {
			continue
		}
		number := strings.Join(words[len(name):], " ")
		if x, err := strconv.Atoi(number); k.HasNumber && err == nil && x > 0 && x <= mostOfAnything {
			return fmt.Sprintf("HasKeyword(This, %q, %d)", k.Name, x)
		}
		if !k.HasNumber && number == "" {
			return fmt.Sprintf("HasKeyword(This, %q)", k.Name)
		}
	}
	return ""
}

// ModifiersOf lists the places among the Modifiers of those that an effect of the card
// created.
func (p *Position) ModifiersOf(c *Card) []int {
	var places []int
	for i, m := range p.Modifiers {
		if c.Alias != "" && valueOf(mapOf(m), "from") == c.Alias {
			places = append(places, i)
		}
	}
	return places
}

// ModifierAt gives a modifier by its place, in notation.
func (p *Position) ModifierAt(i int) string {
	return fmt.Sprint(valueOf(mapOf(p.Modifiers[i]), "notation"))
}

// PowerGiven is how much power the modifiers of a card give it, as far as they say so by a number.
func (p *Position) PowerGiven(c *Card) (power int) {
	for _, i := range p.ModifiersOf(c) {
		if parts := lastingNotation.FindStringSubmatch(p.ModifierAt(i)); parts != nil && parts[2] == "AddPower" {
			n, _ := strconv.Atoi(parts[3]) // 0 for what is no number
			power += n
		}
	}
	return power
}

// RemoveModifier takes out the modifier at a place.
func (p *Position) RemoveModifier(i int) {
	p.Modifiers = slices.Delete(slices.Clone(p.Modifiers), i, i+1)
}

// OnceOnly lists the abilities of a face that work once in a time, or the first time in the
// game, as files name them: a
// keyword by its name, others by their paragraph.
func OnceOnly(face *card.Face) []string {
	var all []string
	for _, k := range face.Keywords {
		i := slices.IndexFunc(ability.Keywords(), func(d ability.KeywordDefinition) bool { return d.Name == k.Name })
		if i >= 0 && slices.ContainsFunc(ability.Keywords()[i].Abilities, isOnce) {
			all = append(all, k.Name)
		}
	}
	for i, notation := range face.Abilities {
		if isOnce(notation) {
			all = append(all, strconv.Itoa(i+1))
		}
	}
	return all
}

func isOnce(notation string) bool {
	return strings.Contains(notation, "\nOnce(") || firstInGame.MatchString(notation)
}

// firstInGame is how an ability begins that triggers the first time in the game.
var firstInGame = regexp.MustCompile(`^[\w, ]*(:?= )?When\(First\(.*, Game\)\)\n`)

// The keys of the history for what only some abilities ask.
const (
	usedKey     = "used"
	happenedKey = "happened"
)

// IsUsed reports whether an ability of a card, as [OnceOnly] names it, has been used.
func (p *Position) IsUsed(c *Card, which string) bool { return p.History.has(usedKey, c.Alias, which) }

// SetUsed notes that an ability of a card has been used, or that it hasn't.
func (p *Position) SetUsed(c *Card, which string, used bool) {
	var value any = which
	if n, err := strconv.Atoi(which); err == nil {
		value = n
	}
	p.History.set(usedKey, p.alias(c), value, used)
}

// Did reports whether a player did something with a card this turn, by its word.
func (p *Position) Did(side Side, word string, c *Card) bool {
	return c.Alias != "" && p.History.has(happenedKey, side.Letter(), word+" "+c.Alias)
}

// SetDid notes that a player did something with a card this turn, or that they didn't.
func (p *Position) SetDid(side Side, word string, c *Card, did bool) {
	p.History.set(happenedKey, side.Letter(), word+" "+p.alias(c), did)
}

// Befell reports whether something happened to a card this turn, by its word.
func (p *Position) Befell(c *Card, word string) bool {
	return p.History.has(happenedKey, c.Alias, word)
}

// SetBefell says whether something has happened to a card this turn.
func (p *Position) SetBefell(c *Card, word string, did bool) {
	p.History.set(happenedKey, p.alias(c), word, did)
}

// Amount is how many things a player did something to this turn, such as points scored.
func (p *Position) Amount(side Side, word string) int {
	for _, item := range p.History.list(happenedKey) {
		if said, ok := valueOf(mapOf(item), side.Letter()).(string); ok {
			if n, found := strings.CutPrefix(said, word+" "); found && !strings.Contains(n, " ") {
				return numberOf(n)
			}
		}
	}
	return 0
}

// ScoredWith is how many points a player scored with a card this turn (517.2).
func (p *Position) ScoredWith(side Side, c *Card) int {
	for _, item := range p.History.list(happenedKey) {
		says, _ := valueOf(mapOf(item), side.Letter()).(string)
		if said := scoredIn.FindStringSubmatch(says); said != nil && c.Alias != "" && said[2] == c.Alias {
			return numberOf(said[1])
		}
	}
	return 0
}

// SetScoredWith notes how many points a player scored with a card this turn.
func (p *Position) SetScoredWith(side Side, c *Card, n int) {
	if was := p.ScoredWith(side, c); was > 0 {
		p.History.set(happenedKey, side.Letter(), scenario.ScoredWith(was, c.Alias), false)
	}
	if n > 0 {
		p.History.set(happenedKey, side.Letter(), scenario.ScoredWith(n, p.alias(c)), true)
	}
}

// SetAmount notes to how many things a player did something this turn.
func (p *Position) SetAmount(side Side, word string, n int) {
	if was := p.Amount(side, word); was > 0 {
		p.History.set(happenedKey, side.Letter(), fmt.Sprintf("%s %d", word, was), false)
	}
	if n > 0 {
		p.History.set(happenedKey, side.Letter(), fmt.Sprintf("%s %d", word, n), true)
	}
}

// list gives a list of the history.
func (h *History) list(key string) []any { return listOf(valueOf(h.Own, key)) }

func (h *History) has(key, who, what string) bool {
	return slices.ContainsFunc(h.list(key), func(item any) bool { return isSaid(item, who, what) })
}

func isSaid(item any, who, what string) bool {
	said := valueOf(mapOf(item), who)
	return said != nil && fmt.Sprint(said) == what
}

// set puts an entry into a list of the history, or takes it out.
func (h *History) set(key, who string, what any, is bool) {
	list := slices.DeleteFunc(slices.Clone(h.list(key)), func(item any) bool {
		return isSaid(item, who, fmt.Sprint(what))
	})
	if is {
		list = append(list, yaml.MapSlice{{Key: who, Value: what}})
	}
	h.replace(key, list)
}

// replace puts a list in the place of another; an empty one isn't said.
func (h *History) replace(key string, list []any) {
	own := slices.Clone(h.Own)
	i := slices.IndexFunc(own, func(item yaml.MapItem) bool { return item.Key == key })
	switch {
	case i < 0 && len(list) > 0:
		own = append(own, yaml.MapItem{Key: key, Value: list})
	case i >= 0 && len(list) == 0:
		own = slices.Delete(own, i, i+1)
	case i >= 0:
		own[i].Value = list
	}
	h.Own = own
}

// forgetLasting takes out what lasts and came from a card that isn't in play any more; once
// it is away altogether, also what happened that speaks of it.
func (p *Position) forgetLasting(c *Card, isAway bool) {
	if c.Alias == "" {
		return
	}
	p.Modifiers = slices.DeleteFunc(slices.Clone(p.Modifiers), func(m any) bool {
		return valueOf(mapOf(m), "from") == c.Alias
	})
	if !isAway {
		return
	}
	p.forgetWaiting(c)
	for _, key := range []string{usedKey, happenedKey, "just happened"} {
		list := slices.DeleteFunc(slices.Clone(p.History.list(key)), func(item any) bool {
			for _, said := range mapOf(item) {
				if said.Key == c.Alias || speaksOf(fmt.Sprint(said.Value), c.Alias) {
					return true
				}
			}
			return false
		})
		p.History.replace(key, list)
	}
}

// speaksOf reports whether what the history says happened is about the card of an alias: with
// it, or in its area.
func speaksOf(said, alias string) bool {
	words := strings.Fields(said)
	if slices.Contains(words, "faceoff") {
		return strings.Contains(said+" ", " dilemma "+alias+" ")
	}
	return len(words) > 1 && slices.Contains(words[1:], alias)
}
