package scenario

import (
	"fmt"
	"slices"
	"strconv"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
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
func (r *reader) readInvented(v value) {
	for _, item := range v.list("a list of invented cards") {
		face := r.readFace(item)
		if len(r.scenario.Names.printed(face.Name())) > 0 {
			item.refuse(fmt.Sprintf("%q again", face.Name()), "a name of its own for each invented card")
		}
		r.addPrint(card.Card{Faces: []card.Face{face}})
	}
}

func (r *reader) readFace(v value) card.Face {
	m := v.mapping("an invented card", "title", "subtitle", "type", "colors", "traits", "power", "cost",
		"play requirements", "home limit", "point value", "problem", "keywords", "abilities")
	face := card.Face{Title: m.needText("title", "the card's Title")}
	face.Subtitle = m.textOr("subtitle", "")
	face.Type = readType(m.need("type", "the card's type"))
	m.checkKeys(face.Type)
	if colors, found := m.get("colors"); found {
		face.Colors = readColors(colors)
	}
	if traits, found := m.get("traits"); found {
		for _, trait := range traits.list("a list of traits") {
			face.Traits = append(face.Traits, trait.text("a trait"))
		}
	}
	if keywords, found := m.get("keywords"); found {
		r.refuseIgnored(keywords)
		face.Keywords = readKeywords(keywords)
	}
	if abilities, found := m.get("abilities"); found {
		r.refuseIgnored(abilities)
		face.Abilities = readAbilities(abilities)
	}
	face.Power, face.Cost = m.amount("power"), m.amount("cost")
	face.HomeLimit, face.PointValue = m.amount("home limit"), m.amount("point value")
	if requirements, found := m.get("play requirements"); found {
		face.PlayRequirements = readPlayRequirements(requirements)
	}
	problem, found := m.get("problem")
	switch dilemma := face.HasTrait(card.TraitDilemma); {
	case found && !dilemma && face.Type != card.ProblemType:
		problem.refuse("what Problems print",
			"it on Problems and on cards with the trait "+card.TraitDilemma+" only (522.1)")
	case found:
		face.Problem = readProblem(problem)
	case dilemma:
		m.need("problem", "Dilemmas are Problems in play (522.1)")
	}
	return face
}

// readColors reads colors with spaces between them.
func readColors(v value) card.Colors {
	var colors card.Colors
	if err := colors.UnmarshalText([]byte(v.text("colors with spaces between them, such as: blue pink"))); err != nil {
		v.in.refuse(v.position(), v.describe(), "colors with spaces between them: "+list(colorWords()), err)
	}
	return colors
}

func readType(v value) card.Type {
	var words []string
	for t := card.ManeCharacter; t <= card.Resource; t++ {
		words = append(words, t.String())
	}
	return card.ManeCharacter + card.Type(v.oneOf("a card type", words))
}

// checkKeys checks that an invented card has the facts that cards of its type
// have, and no others.
func (m *mapping) checkKeys(t card.Type) {
	keys := faceKeys[t]
	for _, key := range keys.must {
		m.need(key, "every "+t.String()+" has one")
	}
	common := []string{"title", "subtitle", "type", "colors", "traits", "keywords", "abilities"}
	for _, e := range m.entries {
		if !slices.Contains(common, e.key) && !slices.Contains(keys.must, e.key) && !slices.Contains(keys.can, e.key) {
			e.at.refuse(fmt.Sprintf("the key %q", e.key),
				"facts that a "+t.String()+" has: "+list(slices.Concat(common, keys.must, keys.can)))
		}
	}
}

// amount reads a number that a card may have printed; nil if the key is
// missing.
func (m *mapping) amount(key string) *int {
	v, found := m.get(key)
	if !found {
		return nil
	}
	n := v.number("the "+key, 0, mostOfAnything)
	return &n
}

func readPlayRequirements(v value) []card.PlayRequirement {
	var requirements []card.PlayRequirement
	for _, item := range v.list("a list of play requirements, such as [{color: blue, power: 2}]") {
		m := item.mapping("a play requirement", "color", "power")
		requirements = append(requirements, card.PlayRequirement{
			Color: readColor(m.need("color", "its color")),
			Power: m.need("power", "how much power").number("power", 1, mostOfAnything),
		})
	}
	return requirements
}

func readProblem(v value) *card.Problem {
	m := v.mapping("what Problems print", "bonus", "starting", "owner", "opponent")
	problem := &card.Problem{
		Starting: m.flag("starting"),
		Bonus:    m.need("bonus", "the Problem's bonus").number("the bonus", 0, mostOfAnything),
		Owner:    readConfrontRequirements(m.need("owner", "its owner's confront requirements")),
		Opponent: readConfrontRequirements(m.need("opponent", "the opponent's confront requirements")),
	}
	return problem
}

func readConfrontRequirements(v value) []card.ConfrontRequirement {
	var requirements []card.ConfrontRequirement
	kinds := []string{card.OfColor.String(), card.NotColor.String(), card.Wild.String()}
	for _, item := range v.list("a list of confront requirements, such as [{color: blue, power: 2}, {kind: not, color: pink, power: 3}, {power: 1}]") {
		m := item.mapping("a confront requirement", "kind", "color", "power")
		color, found := m.get("color")
		requirement := card.ConfrontRequirement{Kind: card.Wild,
			Power: m.need("power", "how much power").number("power", 1, mostOfAnything)}
		if found {
			requirement.Kind = card.OfColor
		}
		if kind, said := m.get("kind"); said {
			requirement.Kind = card.OfColor + card.RequirementKind(kind.oneOf("the kind of requirement", kinds))
		}
		switch {
		case requirement.Kind != card.Wild:
			requirement.Color = readColor(m.need("color", "the color that it is about"))
		case found:
			color.refuse("a color", "none: a wild requirement asks for any power (611.3d)")
		}
		requirements = append(requirements, requirement)
	}
	return requirements
}

func readColor(v value) card.Color {
	return card.Blue + card.Color(v.oneOf("a color", colorWords()))
}

func colorWords() []string {
	var words []string
	for _, c := range card.AllColors() {
		words = append(words, c.String())
	}
	return words
}

// readPool reads what the unknown cards of a player's draw deck can be.
func (r *reader) readPool(v value) map[board.Print]int {
	pool := map[board.Print]int{}
	for _, e := range v.entries(`cards with how many of each, such as {"Jetstream, All Heart": 1}`) {
		print := r.print(e.at, e.key)
		r.checkType(e.at, print, board.DrawDeck)
		if _, twice := pool[print]; twice {
			e.at.refuse(strconv.Quote(e.key)+" again", "each card once in a pool")
		}
		pool[print] = e.value.number("how many of them", 1, mostOfAnything)
	}
	return pool
}
