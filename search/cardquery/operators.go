package cardquery

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// operator is a word that, with a sign and a value, says something of cards.
type operator struct {
	names    []string // the usual one first
	says     string   // what it compares
	examples []string // queries
	value    string   // what its value is, for messages
	compares bool     // takes < and > too
	// terms lists the values that it takes; nil where any will do.
	terms func(c *Cards) []term
	read  func(c *Cards, sign string, v value) (condition, error)
}

// expected says what stands behind the operator.
func (o *operator) expected(c *Cards) string {
	if o.terms == nil {
		return o.value
	}
	return oneOf(o.value, o.terms(c))
}

// orderOperator is read before all others, for it is no condition.
var orderOperator = &operator{
	names: []string{"order", "sort"}, value: "what to order by",
	says:     "in which order the cards stand; with a minus, the highest first; several behind commas",
	examples: []string{"t:friend order:power", "t:friend order:-power,cost"},
	terms:    func(*Cards) []term { return orderTerms() },
}

var operators []*operator

func init() {
	operators = []*operator{
		wordOperator([]string{"t", "type"}, "the type; a comma stands for or", "a card type",
			[]string{"t:friend", "t:event,resource"},
			func(*Cards) []term { return typeTerms },
			func(f *card.Face, name string) bool { return f.Type.String() == name }),
		colorOperator,
		numberOperator([]string{"pow", "power", "p"}, "the power", []string{"pow>=3", "pow:2-4"},
			func(f *card.Face) *int { return f.Power }),
		numberOperator([]string{"cost"}, "the action tokens that it costs", []string{"cost<=2", "cost:none"},
			func(f *card.Face) *int { return f.Cost }),
		requirementOperator([]string{"req", "requires"},
			"the power that playing it requires, of one color or altogether",
			[]string{"req>=4", "req:blue", "req>=2blue", "req:none"}, playRequirements),
		wordOperator([]string{"trait", "tr"}, "the traits", "a trait",
			[]string{"trait:pegasus", "trait:pegasus,unicorn"},
			func(c *Cards) []term { return c.traits }, (*card.Face).HasTrait),
		keywordOperator,
		{
			names: []string{"name"}, says: "the name of a face", value: "a part of a name",
			examples: []string{`name:"rainbow dash"`},
			read: readText(func(*Cards) func(e *entry, words string) bool {
				return func(e *entry, words string) bool {
					return slices.ContainsFunc(e.names, func(name string) bool { return hasWords(name, words) })
				}
			}),
		},
		{
			names: []string{"o", "text"}, says: "the text, where you have imported it", value: "words of a card's text",
			examples: []string{`o:"draw a card"`, "o:frighten"},
			read:     readOfficialText,
		},
		{
			names: []string{"set", "s"}, says: "the set, by its letters or its name", value: "a set",
			examples: []string{"set:pr", `set:"crystal games"`},
			terms:    func(c *Cards) []term { return c.sets },
			read: readTerms("a set", func(c *Cards) []term { return c.sets },
				func(_ *Cards, e *entry, name string) bool { return e.card.Set == name }),
		},
		collectorNumberOperator,
		{
			names: []string{"r", "rarity"}, says: "the rarity", value: "a rarity",
			examples: []string{"r:ur", "r:common,uncommon"},
			terms:    func(*Cards) []term { return rarityTerms },
			read: readTerms("a rarity", func(*Cards) []term { return rarityTerms },
				func(_ *Cards, e *entry, name string) bool { return e.card.Rarity == name }),
		},
		{
			names: []string{"is"}, says: "what else it is: " + listed(propertyNames()), value: "what a card can be",
			examples: []string{"is:unique", "is:banned", "is:executable"},
			terms:    func(*Cards) []term { return propertyTerms() },
			read: readTerms("what a card can be", func(*Cards) []term { return propertyTerms() },
				func(c *Cards, e *entry, name string) bool { return propertyNamed(name).holds(c, e) }),
		},
		{
			names: []string{"f", "format"}, says: "a format in which it is legal", value: "a format",
			examples: []string{"f:harmony", "f:block-premiere"},
			terms:    func(c *Cards) []term { return c.formats },
			read:     readTerms("a format", func(c *Cards) []term { return c.formats }, (*Cards).isLegal),
		},
		requirementOperator([]string{"confront", "con"},
			"the power that confronting it takes its owner, of one color or altogether",
			[]string{"confront:blue", "confront>=6"}, confrontRequirements),
		numberOperator([]string{"bonus"}, "a Problem's bonus", []string{"bonus>=2"}, problemBonus),
		numberOperator([]string{"points"}, "a Troublemaker's points", []string{"points:2"},
			func(f *card.Face) *int { return f.PointValue }),
		numberOperator([]string{"limit"}, "a Mane Character's home limit", []string{"limit>=4"},
			func(f *card.Face) *int { return f.HomeLimit }),
		orderOperator,
	}
}

// operatorNamed finds an operator by one of its names; nil if there is none.
func operatorNamed(name string) *operator {
	for _, o := range operators {
		if slices.Contains(o.names, strings.ToLower(name)) {
			return o
		}
	}
	return nil
}

func operatorNames() []string {
	var names []string
	for _, o := range operators {
		names = append(names, o.names...)
	}
	return names
}

// usualNames are the names by which messages list the operators.
func usualNames() []string {
	var names []string
	for _, o := range operators {
		names = append(names, o.names[0])
	}
	return names
}

// readTerms reads a value that is one of some terms.
func readTerms(what string, list func(*Cards) []term, holds func(c *Cards, e *entry, name string) bool) func(*Cards,
	string, value) (condition, error) {
	return func(c *Cards, _ string, v value) (condition, error) {
		names, err := find(list(c), what, v)
		if err != nil {
			return nil, err
		}
		return func(e *entry) bool {
			return slices.ContainsFunc(names, func(name string) bool { return holds(c, e, name) })
		}, nil
	}
}

// wordOperator asks for one of some words on a face.
func wordOperator(names []string, says, what string, examples []string, list func(*Cards) []term,
	of func(*card.Face, string) bool) *operator {
	return &operator{
		names: names, says: says, value: what, examples: examples, terms: list,
		read: readTerms(what, list, func(_ *Cards, e *entry, name string) bool {
			return e.face(func(f *card.Face) bool { return of(f, name) })
		}),
	}
}

// numberOperator asks for a number on a face, nil where it has none.
func numberOperator(names []string, says string, examples []string, of func(*card.Face) *int) *operator {
	return &operator{
		names: names, says: says, value: wholeNumber, examples: examples, compares: true,
		read: func(_ *Cards, sign string, v value) (condition, error) {
			holds, err := readNumber(sign, v)
			if err != nil {
				return nil, err
			}
			return func(e *entry) bool {
				return e.face(func(f *card.Face) bool {
					if n := of(f); n != nil {
						return holds(*n, true)
					}
					return holds(0, false)
				})
			}, nil
		},
	}
}

// readText reads words to be found side by side.
func readText(of func(*Cards) func(e *entry, words string) bool) func(*Cards, string, value) (condition, error) {
	return func(c *Cards, _ string, v value) (condition, error) {
		words, has := spelling.Fold(v.text), of(c)
		return func(e *entry) bool { return has(e, words) }, nil
	}
}

func readOfficialText(c *Cards, sign string, v value) (condition, error) {
	if !slices.ContainsFunc(c.entries, func(e entry) bool { return e.card.Text != nil }) {
		return nil, mistake(v.from, v.to,
			"found %q to look for in texts, but no card's text is known; expected that set files are imported "+
				"before: canterlaw import cards FILE…", v.text)
	}
	return readText(func(c *Cards) func(*entry, string) bool {
		texts := c.texts()
		return func(e *entry, words string) bool { return hasWords(texts[e.card], words) }
	})(c, sign, v)
}

func problemBonus(f *card.Face) *int {
	if f.Problem == nil {
		return nil
	}
	return &f.Problem.Bonus
}

func (c *Cards) isLegal(e *entry, format string) bool {
	return slices.ContainsFunc(c.legality()[e.card], func(l rulesdb.Legality) bool {
		return l.Format.ID == format && l.Status == rulesdb.Legal
	})
}

var typeTerms = []term{
	newTerm(card.ManeCharacter.String(), "mc", "mane"),
	newTerm(card.Friend.String()),
	newTerm(card.ProblemType.String()),
	newTerm(card.Troublemaker.String(), "tm"),
	newTerm(card.Event.String()),
	newTerm(card.Resource.String()),
}

// rarityTerms are the rarity indicators and what they stand for (213.3).
var rarityTerms = []term{
	newTerm("C", "common"), newTerm("U", "uncommon"), newTerm("R", "rare"), newTerm("SR", "super-rare"),
	newTerm("UR", "ultra-rare"), newTerm("F", "fixed"), newTerm("P", "promo"),
}
