package lab

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// plainer takes marks and numbers away, and puts plain cards in the place of others.
func (r *reducer) plainer() {
	for side := range r.best.table.Players {
		player := func(c *candidate) *position.Player { return &c.table.Players[side] }
		if player(r.best).Score != 0 {
			r.try(func(c *candidate) { player(c).Score = 0 })
		}
		if len(player(r.best).Own) > 0 {
			r.try(func(c *candidate) { player(c).Own = nil })
		}
		for n := range player(r.best).Tokens {
			if r.try(func(c *candidate) { player(c).Tokens = n }) {
				break
			}
		}
	}
	for i, of := range r.best.table.All() {
		at := func(c *candidate) *position.Card { return c.table.All()[i] }
		for _, mark := range []struct {
			is   bool
			take func(c *position.Card)
		}{
			{of.Exhausted, func(c *position.Card) { c.Exhausted = false }},
			{of.FaceDown, func(c *position.Card) { c.FaceDown = false }},
			{of.Frightened, func(c *position.Card) { c.Frightened = false }},
			{of.CutieMark, func(c *position.Card) { c.CutieMark = false }},
			{of.Ignored, func(c *position.Card) { c.Ignored = false }},
			{of.Controller != of.Owner, func(c *position.Card) { c.Controller = c.Owner }},
			{len(of.Own) > 0, func(c *position.Card) { c.Own = nil }},
			{of.Boosted, func(c *position.Card) { c.Boosted = false }},
			{len(of.Counters) > 0, func(c *position.Card) { c.Counters = nil }},
		} {
			if mark.is {
				r.try(func(c *candidate) { mark.take(at(c)) })
			}
		}
		r.replace(i)
		r.unname(i)
	}
	at := position.New().Moment
	for _, turn := range []position.Side{position.Avery, r.best.table.Moment.Turn} {
		at.Turn = turn
		if r.best.table.Moment == at || r.try(func(c *candidate) { c.table.Moment = at }) {
			break
		}
	}
	if r.best.table.Moment.Number != 0 {
		r.try(func(c *candidate) { c.table.Moment.Number = 0 })
	}
}

// unname calls a card by its name in the steps where no other card has it.
func (r *reducer) unname(i int) {
	if of := r.best.table.All()[i]; of.Alias != "" {
		r.try(func(c *candidate) {
			c.table.All()[i].Alias = ""
			for j, step := range c.steps {
				c.steps[j] = renamed(step, of.Alias, of.Name)
			}
		})
	}
}

// plainStep is a step that is one text without quotes.
var plainStep = regexp.MustCompile(`^\{([A-Za-z ]+): ([^{}\[\]"]*)\}$`)

// renamed is a step with another name in it.
func renamed(step, from, to string) string {
	if m := plainStep.FindStringSubmatch(step); m != nil && strings.Contains(m[2], from) {
		return fmt.Sprintf("{%s: %q}", m[1], strings.ReplaceAll(m[2], from, to))
	}
	return strings.ReplaceAll(step, from, to)
}

// realias names a card by another alias where the position says what happened to it, or what
// it is linked to.
func (c *candidate) realias(from, to string) {
	if from == "" {
		return
	}
	c.table.History.Own = inOther(c.table.History.Own, from, to).(yaml.MapSlice)
	for _, of := range c.table.All() {
		of.Own = inOther(of.Own, from, to).(yaml.MapSlice)
	}
}

// inOther is a part of a file with another alias in it.
func inOther(v any, from, to string) any {
	switch v := v.(type) {
	case string:
		words := strings.Split(v, " ")
		for i := range words {
			if words[i] == from {
				words[i] = to
			}
		}
		return strings.Join(words, " ")
	case []any:
		all := slices.Clone(v)
		for i := range all {
			all[i] = inOther(all[i], from, to)
		}
		return all
	case yaml.MapSlice:
		all := slices.Clone(v)
		for i := range all {
			all[i].Key, all[i].Value = inOther(all[i].Key, from, to), inOther(all[i].Value, from, to)
		}
		return all
	}
	return v
}

// replace puts a card without text in the place of one whose text isn't needed: the first
// of its type, and with the same power if there is one.
func (r *reducer) replace(i int) {
	lib, of := r.versions.Now, r.best.table.All()[i]
	is, err := lib.FindCard(of.Name)
	if err != nil || r.isChanged(is) || isPlain(is) {
		return
	}
	for _, plain := range plainCards(lib, is) {
		name := fileName(lib, plain)
		if slices.ContainsFunc(r.best.table.All(), func(c *position.Card) bool { return c.Name == name }) {
			continue
		}
		if r.try(func(c *candidate) {
			is := c.table.All()[i]
			is.Name = name
			if is.Alias != "" {
				is.Alias = alias(name, is.Owner, i+1)
			}
			for j, step := range c.steps {
				if of.Alias != "" {
					step = renamed(step, of.Alias, is.Alias)
				}
				c.steps[j] = renamed(step, of.Name, name)
			}
			c.realias(of.Alias, is.Alias)
		}) {
			return
		}
	}
}

func (r *reducer) isChanged(c *rulesdb.Card) bool {
	return slices.ContainsFunc(r.versions.Variant.Cards, func(of scenario.ChangedCard) bool {
		return of.Before.ID == c.ID
	})
}

// isPlain reports whether a card has no text, and nothing that can't be read.
func isPlain(c *rulesdb.Card) bool {
	return c.TextRuns() && isReadable(c) && !slices.ContainsFunc(c.Faces, func(f card.Face) bool {
		return len(f.Abilities)+len(f.Keywords) > 0
	})
}

// isReadable reports whether it is known what a card asks for as a Problem: a set file has
// requirements that nobody can read.
func isReadable(c *rulesdb.Card) bool {
	is := c.Faces[0].Problem
	return is == nil || !slices.ContainsFunc(slices.Concat(is.Owner, is.Opponent),
		func(r card.ConfrontRequirement) bool {
			return r.Kind == card.Unreadable
		})
}

// plainCards are cards of a type without text, those as like another as can be first.
func plainCards(lib *rulesdb.Library, like *rulesdb.Card) []*rulesdb.Card {
	face := &like.Faces[0]
	unlike := func(c *rulesdb.Card) int {
		f, n := &c.Faces[0], 0
		if f.Colors != face.Colors {
			n += 2
		}
		if f.Power != nil && face.Power != nil {
			n += max(*f.Power-*face.Power, *face.Power-*f.Power)
		}
		return n
	}
	var all []*rulesdb.Card
	for _, c := range lib.Cards {
		isOne := c.Faces[0].Type == face.Type && isPlain(c) && !c.Token && !c.Faces[0].HasTrait(card.TraitDilemma)
		if isOne && fileName(lib, c) == c.Name() {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b *rulesdb.Card) int { return unlike(a) - unlike(b) })
	return all[:min(3, len(all))]
}
