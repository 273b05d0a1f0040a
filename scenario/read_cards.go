package scenario

import (
	"fmt"
	"slices"
	"strconv"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/source"
)

// faceKeys says which facts an invented card of each type must have, and which
// it can have besides title, subtitle, type, colors, traits and text.
var faceKeys = map[card.Type]struct{ must, can []string }{
	card.ManeCharacter: {must: []string{"power", "home limit"}},
	card.Friend:        {must: []string{"power", "cost"}, can: []string{"play requirements"}},
	card.ProblemType:   {must: []string{"problem"}},
	card.Troublemaker:  {must: []string{"power", "point value"}},
	card.Event:         {can: []string{"power", "cost", "play requirements"}},
	card.Resource:      {can: []string{"power", "cost", "play requirements", "problem"}},
}

// The greatest power, cost and the like of an invented card. No printed card
// comes near.
const mostOfAnything = 99

// readInvented reads the cards that a scenario invents. They come first in the
// program.
func (r *Reader) readInvented(v source.Value) {
	for _, item := range v.List("a list of invented cards") {
		face := r.readFace(item)
		if len(r.Scenario.Names.printed(face.Name())) > 0 {
			item.Refuse(fmt.Sprintf("%q again", face.Name()), "a name of its own for each invented card")
		}
		r.addPrint(card.Card{Faces: []card.Face{face}})
	}
}

func (r *Reader) readFace(v source.Value) card.Face {
	m := v.Mapping("an invented card", "title", "subtitle", "type", "colors", "traits", "power", "cost",
		"play requirements", "home limit", "point value", "problem", "keywords", "abilities")
	face := card.Face{Title: m.NeedText("title", "the card's Title")}
	face.Subtitle = m.TextOr("subtitle", "")
	face.Type = readType(m.Need("type", "the card's type"))
	checkKeys(m, face.Type)
	if colors, found := m.Get("colors"); found {
		face.Colors = readColors(colors)
	}
	if traits, found := m.Get("traits"); found {
		for _, trait := range traits.List("a list of traits") {
			face.Traits = append(face.Traits, trait.Text("a trait"))
		}
	}
	if keywords, found := m.Get("keywords"); found {
		r.refuseIgnored(keywords)
		face.Keywords = readKeywords(keywords)
	}
	if abilities, found := m.Get("abilities"); found {
		r.refuseIgnored(abilities)
		face.Abilities = readAbilities(abilities)
	}
	face.Power, face.Cost = amount(m, "power"), amount(m, "cost")
	face.HomeLimit, face.PointValue = amount(m, "home limit"), amount(m, "point value")
	if requirements, found := m.Get("play requirements"); found {
		face.PlayRequirements = readPlayRequirements(requirements)
	}
	problem, found := m.Get("problem")
	switch dilemma := face.HasTrait(card.TraitDilemma); {
	case found && !dilemma && face.Type != card.ProblemType:
		problem.Refuse("what Problems print",
			"it on Problems and on cards with the trait "+card.TraitDilemma+" only (522.1)")
	case found:
		face.Problem = readProblem(problem)
	case dilemma:
		m.Need("problem", "Dilemmas are Problems in play (522.1)")
	}
	return face
}

// readColors reads colors with spaces between them.
func readColors(v source.Value) card.Colors {
	var colors card.Colors
	if err := colors.UnmarshalText([]byte(v.Text("colors with spaces between them, such as: blue pink"))); err != nil {
		v.In.Refuse(v.Position(), v.Describe(), "colors with spaces between them: "+source.Alternatives(colorWords()),
			err)
	}
	return colors
}

func readType(v source.Value) card.Type {
	var words []string
	for t := card.ManeCharacter; t <= card.Resource; t++ {
		words = append(words, t.String())
	}
	return card.ManeCharacter + card.Type(v.OneOf("a card type", words))
}

// checkKeys checks that an invented card has the facts that cards of its type
// have, and no others.
func checkKeys(m *source.Mapping, t card.Type) {
	keys := faceKeys[t]
	for _, key := range keys.must {
		m.Need(key, "every "+t.String()+" has one")
	}
	common := []string{"title", "subtitle", "type", "colors", "traits", "keywords", "abilities"}
	for _, e := range m.Entries {
		if !slices.Contains(common, e.Key) && !slices.Contains(keys.must, e.Key) && !slices.Contains(keys.can, e.Key) {
			e.At.Refuse(fmt.Sprintf("the key %q", e.Key),
				"facts that cards of the type "+t.String()+" have: "+source.Alternatives(slices.Concat(common,
					keys.must, keys.can)))
		}
	}
}

// amount reads a number that a card may have printed; nil if the key is
// missing.
func amount(m *source.Mapping, key string) *int {
	v, found := m.Get(key)
	if !found {
		return nil
	}
	n := v.Number("the "+key, 0, mostOfAnything)
	return &n
}

func readPlayRequirements(v source.Value) []card.PlayRequirement {
	var requirements []card.PlayRequirement
	for _, item := range v.List("a list of play requirements, such as [{color: blue, power: 2}]") {
		m := item.Mapping("a play requirement", "color", "power")
		requirements = append(requirements, card.PlayRequirement{
			Color: readColor(m.Need("color", "its color")),
			Power: m.Need("power", "how much power").Number("power", 1, mostOfAnything),
		})
	}
	return requirements
}

func readProblem(v source.Value) *card.Problem {
	m := v.Mapping("what Problems print", "bonus", "starting", "owner", "opponent")
	problem := &card.Problem{
		Starting: m.Flag("starting"),
		Bonus:    m.Need("bonus", "the Problem's bonus").Number("the bonus", 0, mostOfAnything),
		Owner:    readConfrontRequirements(m.Need("owner", "its owner's confront requirements")),
		Opponent: readConfrontRequirements(m.Need("opponent", "the opponent's confront requirements")),
	}
	return problem
}

func readConfrontRequirements(v source.Value) []card.ConfrontRequirement {
	var requirements []card.ConfrontRequirement
	kinds := []string{card.OfColor.String(), card.NotColor.String(), card.Wild.String()}
	for _, item := range v.List("a list of confront requirements, such as [{color: blue, power: 2}, {kind: not, " +
		"color: pink, power: 3}, {power: 1}]") {
		m := item.Mapping("a confront requirement", "kind", "color", "power")
		color, found := m.Get("color")
		requirement := card.ConfrontRequirement{Kind: card.Wild,
			Power: m.Need("power", "how much power").Number("power", 1, mostOfAnything)}
		if found {
			requirement.Kind = card.OfColor
		}
		if kind, said := m.Get("kind"); said {
			requirement.Kind = card.OfColor + card.RequirementKind(kind.OneOf("the kind of requirement", kinds))
		}
		switch {
		case requirement.Kind != card.Wild:
			requirement.Color = readColor(m.Need("color", "the color that it is about"))
		case found:
			color.Refuse("a color", "none: a wild requirement asks for any power (611.3d)")
		}
		requirements = append(requirements, requirement)
	}
	return requirements
}

func readColor(v source.Value) card.Color {
	return card.Blue + card.Color(v.OneOf("a color", colorWords()))
}

func colorWords() []string {
	var words []string
	for _, c := range card.AllColors() {
		words = append(words, c.String())
	}
	return words
}

// readPool reads what the unknown cards of a player's draw deck can be.
func (r *Reader) readPool(v source.Value) map[board.Print]int {
	pool := map[board.Print]int{}
	for _, e := range v.Entries(`cards with how many of each, such as {"Jetstream, All Heart": 1}`) {
		print := r.print(e.At, e.Key)
		r.checkType(e.At, print, board.DrawDeck)
		if _, twice := pool[print]; twice {
			e.At.Refuse(strconv.Quote(e.Key)+" again", "each card once in a pool")
		}
		pool[print] = e.Value.Number("how many of them", 1, mostOfAnything)
	}
	return pool
}
