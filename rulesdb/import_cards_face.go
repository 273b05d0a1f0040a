package rulesdb

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/userfile"
)

// boosted is how OCTGN's files call the type of a Mane Character's second face.
const boosted = "Mane Character Boosted"

// elementColors are the colors that OCTGN's files call Elements.
var elementColors = map[string]card.Color{
	"Loyalty":    card.Blue,
	"Honesty":    card.Orange,
	"Laughter":   card.Pink,
	"Magic":      card.Purple,
	"Generosity": card.White,
	"Kindness":   card.Yellow,
}

// WithSigns writes card text as it is read: where set files name a color's Element
// in brackets, the color, and where they have a number of action tokens in them,
// the number in a circle.
func WithSigns(text string) string { return textSigns.Replace(text) }

var textSigns = func() *strings.Replacer {
	signs := []string{"[0]", "0", "[1]", "①", "[2]", "②", "[3]", "③", "[4]", "④", "[5]", "⑤"}
	for element, color := range elementColors {
		signs = append(signs, "["+element+"]", color.String())
	}
	return strings.NewReplacer(signs...)
}()

// faceReader reads the facts of one face. It takes properties as it uses them,
// so that what is left over can be reported: nothing is dropped silently.
type faceReader struct {
	*setReader
	card       *Card
	face       *card.Face
	element    *userfile.XMLElement            // the face's <card> or <alternate>
	properties map[string]*userfile.XMLElement // by name; those not yet taken
}

// readFace reads a card's next face and adds it to the card.
func (s *setReader) readFace(c *Card, e *userfile.XMLElement) error {
	title, err := s.file.Attribute(e, "name", "the card's Title")
	if err != nil {
		return err
	}
	c.Faces = append(c.Faces, card.Face{Title: title})
	r := &faceReader{
		setReader: s, card: c, element: e,
		face:       &c.Faces[len(c.Faces)-1],
		properties: map[string]*userfile.XMLElement{},
	}
	for _, p := range e.Children {
		if p.Name != "property" {
			continue
		}
		name, err := s.file.Attribute(p, "name", "the property's name")
		if err != nil {
			return err
		}
		if r.properties[name] != nil {
			return s.file.Refuse(p, "the property "+name+" a second time", "each property once")
		}
		r.properties[name] = p
	}
	return r.read()
}

func (r *faceReader) read() error {
	r.collectorNumber()
	r.face.Subtitle, _ = r.take("Subname")
	if err := r.cardType(); err != nil {
		return err
	}
	r.traits()
	r.colors()
	isProblem := r.face.Type == card.ProblemType
	if !isProblem { // 202.2
		r.face.Power = r.required("Power")
	}
	switch r.face.Type {
	case card.Friend, card.Event, card.Resource: // 204.1a
		r.face.Cost = r.required("Cost")
		r.playRequirements()
	case card.Troublemaker:
		r.face.PointValue = r.required("Bonus")
	}
	if isProblem || r.face.HasTrait(card.TraitDilemma) {
		r.problem()
	}
	r.keywordsAndText()

	for _, name := range slices.Sorted(maps.Keys(r.properties)) {
		if value, at := r.take(name); value != "" {
			r.odd(r.card, at, "%s is %q, which is not read for cards of type %s", name, value, r.face.Type)
		}
	}
	return nil
}

// take gives a property's value without surrounding space, and its element
// for remarks; both "" and the face's element if the face doesn't have it.
func (r *faceReader) take(name string) (string, *userfile.XMLElement) {
	p := r.properties[name]
	if p == nil {
		return "", r.element
	}
	delete(r.properties, name)
	return strings.TrimSpace(p.Attributes["value"]), p
}

// collectorNumber reads what the first face says for the whole card.
func (r *faceReader) collectorNumber() {
	number, at := r.take("Number")
	rarity, _ := r.take("Rarity")
	switch {
	case len(r.card.Faces) == 1:
		r.card.Number, r.card.Rarity = number, rarity
		if number == "" {
			r.odd(r.card, at, "it has no number")
		}
	case number != r.card.Number || rarity != r.card.Rarity:
		r.odd(r.card, at, "this side has the number %q and rarity %q, which are not read", number, rarity)
	}
}

func (r *faceReader) cardType() error {
	text, at := r.take("Type")
	isSecond := len(r.card.Faces) > 1
	if text == boosted {
		r.face.Type = card.ManeCharacter
		if !isSecond {
			r.odd(r.card, at, "a Boosted side without a Start side before it")
		}
		return nil
	}
	parsed, err := card.ParseType(text)
	if err != nil {
		return r.file.Refuse(at, fmt.Sprintf("the card type %q", text),
			"Mane Character, Mane Character Boosted, Friend, Problem, Troublemaker, Event or Resource")
	}
	r.face.Type = parsed
	alternates := slices.ContainsFunc(r.element.Children,
		func(e *userfile.XMLElement) bool { return e.Name == "alternate" })
	if isSecond {
		r.odd(r.card, at, "its second side has the type %s; only Mane Characters have two sides", parsed)
	} else if parsed == card.ManeCharacter && !alternates {
		r.odd(r.card, at, "a Mane Character without a Boosted side")
	}
	return nil
}

func (r *faceReader) traits() {
	text, at := r.take("Traits")
	if strings.Contains(text, "/") {
		r.odd(r.card, at, "Traits is %q; all of them are read for this side", text)
	}
	for _, trait := range strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == '/' }) {
		trait = strings.TrimSpace(trait)
		if trait != "" && !r.face.HasTrait(trait) {
			r.face.Traits = append(r.face.Traits, trait)
		}
	}
}

// colors reads Element, and for Multicolor the properties that name two or
// three of them. "None", "Colorless" and nothing mean colorless.
func (r *faceReader) colors() {
	element, at := r.take("Element")
	if color, ok := elementColors[element]; ok {
		r.face.Colors = card.ColorsOf(color)
	} else if element != "Multicolor" && !namesNoColor(element) {
		r.odd(r.card, at, "Element is %q, which is no color", element)
	}
	for _, name := range []string{
		"MultiPrimaryElement", "MultiSecondaryElement",
		"TriPrimaryElement", "TriSecondaryElement", "TriElement",
	} {
		text, at := r.take(name)
		color, isColor := elementColors[text]
		switch {
		case element == "Multicolor" && isColor:
			r.face.Colors |= card.ColorsOf(color)
		case text == "", element != "Multicolor" && namesNoColor(text):
		default:
			r.odd(r.card, at, "%s is %q beside the Element %q; it is not read", name, text, element)
		}
	}
	if element == "Multicolor" && len(r.face.Colors.List()) < 2 {
		r.odd(r.card, at, "Element is Multicolor, but the colors are: %s", r.face.Colors)
	}
}

// namesNoColor reports whether an Element means colorless.
func namesNoColor(element string) bool {
	return element == "" || element == "None" || element == "Colorless"
}

// number reads a number that may be missing; nil if it is, or can't be read.
func (r *faceReader) number(name string) *int {
	text, at := r.take(name)
	if text == "" {
		return nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		r.odd(r.card, at, "%s is %q, which is no number from 0 up", name, text)
		return nil
	}
	return &n
}

// required reads a number that all faces of the type have.
func (r *faceReader) required(name string) *int {
	p := r.properties[name]
	if p == nil || strings.TrimSpace(p.Attributes["value"]) == "" {
		_, at := r.take(name)
		r.odd(r.card, at, "%s is missing, which cards of type %s have", name, r.face.Type)
		return nil
	}
	return r.number(name)
}

// playRequirements reads up to three play requirements (205.1).
func (r *faceReader) playRequirements() {
	for _, prefix := range []string{"", "Secondary", "Tertiary"} {
		power := r.number(prefix + "PlayRequiredPower")
		element, at := r.take(prefix + "PlayRequiredElement")
		color, isColor := elementColors[element]
		switch {
		case power == nil && element == "":
		case power == nil:
			r.odd(r.card, at, "a play requirement of %s without its power; it is not read", element)
		default:
			if !isColor {
				r.odd(r.card, at, "a play requirement of %d power names no color, but %q", *power, element)
			}
			r.face.PlayRequirements = append(r.face.PlayRequirements, card.PlayRequirement{Color: color, Power: *power})
		}
	}
}

// problem reads what Problems and Dilemmas print (209, 210, 522).
func (r *faceReader) problem() {
	r.face.Problem = &card.Problem{}
	if bonus := r.required("Bonus"); bonus != nil {
		r.face.Problem.Bonus = *bonus
	}
	for _, name := range []string{"ProblemPlayerElement1", "ProblemPlayerElement2"} {
		element, at := r.take(name)
		power := r.number(name + "Power")
		if element == "" && power == nil {
			continue
		}
		requirement := r.confrontRequirement(at, element, power)
		r.face.Problem.Owner = append(r.face.Problem.Owner, requirement)
	}
	if len(r.face.Problem.Owner) == 0 {
		r.face.Problem.Owner = append(r.face.Problem.Owner, r.confrontRequirement(r.element, "", nil))
	}
	opponent := card.ConfrontRequirement{Kind: card.Unreadable}
	if power := r.required("ProblemOpponentPower"); power != nil {
		opponent = r.confrontRequirement(r.element, "Wild", power)
	}
	r.face.Problem.Opponent = append(r.face.Problem.Opponent, opponent)
}

// confrontRequirement makes a requirement of an Element, "Not" an Element, or
// "Wild", and a power (611.3).
func (r *faceReader) confrontRequirement(at *userfile.XMLElement, element string, power *int) card.ConfrontRequirement {
	requirement := card.ConfrontRequirement{}
	if power != nil {
		requirement.Power = *power
	}
	color, isColor := elementColors[element]
	not, isNot := elementColors[strings.TrimPrefix(element, "Not ")]
	switch {
	case element == "Wild":
		requirement.Kind = card.Wild
	case isColor:
		requirement.Kind, requirement.Color = card.OfColor, color
	case isNot:
		requirement.Kind, requirement.Color = card.NotColor, not
	default:
		requirement.Kind = card.Unreadable
		r.odd(r.card, at, "a confront requirement of %d power names no color, but %q; nothing meets it",
			requirement.Power, element)
	}
	if power == nil && requirement.Kind != card.Unreadable {
		requirement = card.ConfrontRequirement{Kind: card.Unreadable}
		r.odd(r.card, at, "a confront requirement of %s has no power that can be read; nothing meets it", element)
	}
	if power != nil && *power == 0 {
		r.odd(r.card, at, "a confront requirement of 0 power")
	}
	return requirement
}

// keywordsAndText reads the keywords from either field: Keywords holds at most
// one, further ones are paragraphs of Text.
func (r *faceReader) keywordsAndText() {
	text, at := r.take("Text")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	r.card.Text = append(r.card.Text, text)
	if text == "" && len(r.card.Faces) > 1 {
		r.odd(r.card, at, "this side has no text")
	}

	if value, at := r.take("Keywords"); value != "" {
		keywords, ok := keywordsOrLater(value)
		switch {
		case !ok:
			r.odd(r.card, at, "Keywords is %q, which is no keyword", value)
		case len(keywords) > 1:
			r.odd(r.card, at, "Keywords is %q, which is more than one keyword", value)
		case strings.HasSuffix(value, "."):
			r.odd(r.card, at, "Keywords is %q, with a period", value)
		}
		r.addKeywords(keywords, at)
	}
	for i, paragraph := range strings.Split(text, "\n") {
		if strings.HasPrefix(paragraph, "<") {
			r.odd(r.card, at, "paragraph %d of Text starts with a marker: %.8q", i+1, paragraph)
		}
		keywords, ok := keywordsOrLater(paragraph)
		if ok && i > 0 {
			r.odd(r.card, at, "the keyword %s stands in paragraph %d of Text", strings.TrimSuffix(paragraph, "."), i+1)
		}
		r.addKeywords(keywords, at)
	}
	if r.face.Type == card.ManeCharacter && r.face.HomeLimit == nil {
		r.odd(r.card, r.element, "a side of a Mane Character without a home limit")
	}
}

// addKeywords adds keywords to the face, and flags to the facts that they are.
func (r *faceReader) addKeywords(keywords []card.Keyword, at *userfile.XMLElement) {
	for _, k := range keywords {
		switch {
		case k.Name == startingProblem && r.face.Type == card.ProblemType:
			r.face.Problem.Starting = true
		case k.Name == homeLimit && r.face.Type == card.ManeCharacter:
			r.face.HomeLimit = &k.X
		case k.Name == startingProblem:
			r.odd(r.card, at, "%s stands on a card of type %s; it is not read", k.Name, r.face.Type)
		case k.Name == homeLimit:
			r.odd(r.card, at, "%s %d stands on a card of type %s; it is not read", k.Name, k.X, r.face.Type)
		case slices.Contains(r.face.Keywords, k):
			r.odd(r.card, at, "the keyword %s stands in Keywords and in Text; it is read once", k.Name)
		default:
			if !ability.IsGlossaryKeyword(k.Name) {
				r.odd(r.card, at, "the keyword %s is not in version 3.4 of the rules", k.Name)
			}
			r.face.Keywords = append(r.face.Keywords, k)
		}
	}
}
