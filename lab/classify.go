package lab

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// How what differs is classed.

// Class says how two versions of the game differ in a scenario.
type Class string

// classWords say the classes in words.
var classWords = map[Class]string{
	Untouched: "not touched", Same: "the same", Way: "the same outcome by another way",
	Outcome: "another outcome", Impossible: "no longer possible",
}

// Words says the class in words.
func (c Class) Words() string { return classWords[c] }

// Changes reports whether a ruling of the class is another one.
func (c Class) Changes() bool { return c == Outcome || c == Impossible }

// classify compares both courses.
func (c *Comparison) classify(v *Versions) {
	c.findFirst()
	c.Expected, c.Reasons = c.changedResults()
	c.End = slices.DeleteFunc(changes(c.Now, c.Then), func(end Change) bool {
		return slices.ContainsFunc(c.Expected, func(e Change) bool { return e.A == end.A && e.B == end.B })
	})
	switch {
	case c.Then.Stopped != "" && c.Now.Stopped == "":
		c.Class, c.Why = Impossible, c.Then.Stopped
	case len(c.Expected) > 0 || len(v.consequences(c.Now, c.Then)) > 0:
		c.Class = Outcome
	case c.Line > 0 || len(c.Reasons) > 0 ||
		slices.ContainsFunc(c.End, func(end Change) bool { return !v.isItself(c.Now, &end) }):
		c.Class = Way
	}
	if len(c.Then.Skipped) > 0 && c.Why == "" {
		c.Why = "nobody is asked any more: " + strings.Join(c.Then.Skipped, "; ")
	}
}

// isItself reports whether a change is nothing but what the variant says of a card: that it
// has more power is no other outcome where it has so much more.
func (v *Versions) isItself(now *Side, end *Change) bool {
	if now.sandbox == nil {
		return false
	}
	if strings.HasSuffix(end.About, " home limit") {
		return v.isHomeLimit(now, end)
	}
	if end.card == 0 {
		return false
	}
	s := now.sandbox.State()
	printed := s.Program().Card(s.Print(end.card))
	i := slices.IndexFunc(v.Variant.Cards, func(c scenario.ChangedCard) bool {
		return printed != nil && c.Before.ID == printed.ID
	})
	if i < 0 {
		return false
	}
	was, is := faceUp(s, end.card, v.Variant.Cards[i].Before), faceUp(s, end.card, v.Variant.Cards[i].After)
	switch {
	case strings.HasSuffix(end.About, " power") && was.Power != nil && is.Power != nil && *was.Power != *is.Power:
		a, err1 := strconv.Atoi(end.was)
		b, err2 := strconv.Atoi(end.is)
		return err1 == nil && err2 == nil && b-a == *is.Power-*was.Power
	case strings.HasSuffix(end.About, " colors"):
		return was.Colors != is.Colors
	case strings.HasSuffix(end.About, " traits"):
		return !slices.Equal(was.Traits, is.Traits)
	case strings.HasSuffix(end.About, " keywords"):
		return !slices.Equal(was.Keywords, is.Keywords)
	}
	return false
}

// faceUp is the face of a card that a version prints on the side that is up.
func faceUp(s *board.State, c board.CardID, of *rulesdb.Card) *card.Face {
	if s.IsBoosted(c) {
		return &of.Faces[1%len(of.Faces)]
	}
	return &of.Faces[0]
}

// isHomeLimit reports whether a player's home limit is another just because the variant gives
// it to the side of their Mane Character that is up.
func (v *Versions) isHomeLimit(now *Side, end *Change) bool {
	s := now.sandbox.State()
	players := now.sandbox.Scenario().Names.Players
	for _, c := range s.InPlay() {
		if s.Type(c) != card.ManeCharacter || end.About != players[s.Controller(c)][:1]+" home limit" {
			continue
		}
		printed := s.Program().Card(s.Print(c))
		for _, of := range v.Variant.Cards {
			was, is := faceUp(s, c, of.Before).HomeLimit, faceUp(s, c, of.After).HomeLimit
			a, err1 := strconv.Atoi(end.was)
			b, err2 := strconv.Atoi(end.is)
			if printed != nil && of.Before.ID == printed.ID && was != nil && is != nil && *was != *is && err1 == nil &&
				err2 == nil && b-a == *is-*was {
				return true
			}
		}
	}
	return false
}
