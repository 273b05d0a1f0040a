package scenario

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What a proposal changes, in words.

// plainFace is a face with what pointers lead to in words, so that two can be compared.
func plainFace(f *card.Face) []any {
	return []any{f.Type, f.Colors, f.Traits, amountWords(f.Power), amountWords(f.Cost), f.PlayRequirements,
		f.Keywords, f.Abilities,
		amountWords(f.HomeLimit), amountWords(f.PointValue), fmt.Sprintf("%+v", f.Problem)}
}

func amountWords(n *int) string {
	if n == nil {
		return ""
	}
	return fmt.Sprint(*n)
}

// factWords says how a fact of a card is different.
func factWords(name, what, was, is string) string {
	switch {
	case is == "":
		return fmt.Sprintf("%s has no %s; it had %s.", name, what, was)
	case was == "":
		return fmt.Sprintf("%s has the %s %s; it had none.", name, what, is)
	}
	return fmt.Sprintf("%s has the %s %s instead of %s.", name, what, is, was)
}

// Words says what a variant changes, a line for each change.
func (v *Variant) Words() []string {
	var lines []string
	for _, c := range v.Cards {
		lines = append(lines, c.words()...)
	}
	if edition := EditionByID(v.Edition); edition != nil && v.Edition != DefaultEdition {
		lines = append(lines, fmt.Sprintf("The rules are those of %s, %d, instead of the %s.", edition.Document,
			edition.Year, EditionName(DefaultEdition)))
	}
	for _, point := range PointsInEngine() {
		for _, reading := range point.Readings {
			if v.Read[point.ID] == reading.ID {
				lines = append(lines, fmt.Sprintf("%s (%s): %s", point.Title, numbers(point.Rules), reading.Says))
			}
		}
	}
	if v.Without != 0 {
		lines = append(lines, fmt.Sprintf("Rule %s is switched off.", v.Without))
	}
	return lines
}

func (c *ChangedCard) words() (lines []string) {
	if c.Banned {
		lines = append(lines, c.Before.Name()+" is banned.")
	}
	for i := range c.After.Faces {
		was, is := &c.Before.Faces[i], &c.After.Faces[i]
		name := is.Name()
		if side := c.After.SideName(i); side != "" {
			name += " (" + side + ")"
		}
		if fmt.Sprint(was.Keywords) != fmt.Sprint(is.Keywords) {
			lines = append(lines, fmt.Sprintf("%s has the keywords %s instead of %s.", name, keywordWords(is.Keywords),
				keywordWords(was.Keywords)))
		}
		if !slices.Equal(was.Abilities, is.Abilities) {
			lines = append(lines, name+" has another text.")
		}
		for _, fact := range []struct{ what, was, is string }{
			{"type", was.Type.String(), is.Type.String()}, {"power", amountWords(was.Power), amountWords(is.Power)},
			{"cost", amountWords(was.Cost), amountWords(is.Cost)},
			{"home limit", amountWords(was.HomeLimit), amountWords(is.HomeLimit)},
			{"point value", amountWords(was.PointValue), amountWords(is.PointValue)},
			{"colors", was.Colors.String(), is.Colors.String()},
			{"traits", strings.Join(was.Traits, ", "), strings.Join(is.Traits, ", ")},
		} {
			if fact.was != fact.is {
				lines = append(lines, factWords(name, fact.what, fact.was, fact.is))
			}
		}
		if fmt.Sprint(was.PlayRequirements) != fmt.Sprint(is.PlayRequirements) {
			lines = append(lines, fmt.Sprintf("%s has the play requirements %s instead of %s.", name,
				requirementWords(is.PlayRequirements), requirementWords(was.PlayRequirements)))
		}
		lines = append(lines, problemWords(name, was.Problem, is.Problem)...)
	}
	return lines
}

// problemWords says what is different about a Problem.
func problemWords(name string, was, is *card.Problem) (lines []string) {
	if was == nil || is == nil {
		if was != is {
			lines = append(lines, name+" is a Problem in one version alone.")
		}
		return lines
	}
	asked := func(requirements []card.ConfrontRequirement) string {
		var words []string
		for _, r := range requirements {
			words = append(words, r.String())
		}
		return orNothing(strings.Join(words, " and "))
	}
	for _, fact := range []struct{ what, was, is string }{
		{"bonus", fmt.Sprint(was.Bonus), fmt.Sprint(is.Bonus)},
		{"requirements of its owner", asked(was.Owner), asked(is.Owner)},
		{"requirements of opponents", asked(was.Opponent), asked(is.Opponent)},
	} {
		if fact.was != fact.is {
			lines = append(lines, factWords(name, fact.what, fact.was, fact.is))
		}
	}
	switch {
	case was.Starting && !is.Starting:
		lines = append(lines, name+" is no Starting Problem any more.")
	case !was.Starting && is.Starting:
		lines = append(lines, name+" is a Starting Problem.")
	}
	return lines
}

func requirementWords(requirements []card.PlayRequirement) string {
	var words []string
	for _, r := range requirements {
		words = append(words, fmt.Sprintf("%d %s", r.Power, r.Color))
	}
	return orNothing(strings.Join(words, " and "))
}

func orNothing(text string) string {
	if text == "" {
		return "none"
	}
	return text
}

func keywordWords(keywords []card.Keyword) string {
	var words []string
	for _, k := range keywords {
		if k.X != 0 {
			words = append(words, fmt.Sprint(k.Name, " ", k.X))
		} else {
			words = append(words, k.Name)
		}
	}
	return orNothing(strings.Join(words, ", "))
}
