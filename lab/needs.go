package lab

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// What a card's abilities speak of has to be there for them to show what they do: a
// Critter beside it, an opponent's Octavia, a counter. Notation has the syntax of Go, so
// its descriptions of cards are found as Go's expressions are: what && joins describes one
// card.

// need is a description of a card in an ability.
type need struct {
	types    []card.Type // any of these; none for any
	titles   []string    // has all of these, and so on
	traits   []string
	keywords []string
	colors   card.Colors
	bounds   []bound
	zone     position.Zone // where it is, if not in play
	opposing bool
	here     bool // at the area of the card that has the ability
	marks    []string
}

// bound is a limit of a number that a described card has.
type bound struct {
	of       string // Power or CostOf
	compared token.Token
	to       int
}

// needsOf lists the descriptions in what a variant says of its cards and in what the game
// as it is says of them, each once.
func needsOf(v *scenario.Variant) (all []need, words map[string]bool) {
	words = map[string]bool{}
	seen := map[string]bool{}
	for i := range v.Cards {
		for _, c := range []*rulesdb.Card{v.Cards[i].Before, v.Cards[i].After} {
			for f := range c.Faces {
				for _, notation := range c.Faces[f].Abilities {
					if !seen[notation] {
						seen[notation] = true
						all = append(all, needsIn(notation, words)...)
					}
				}
			}
		}
	}
	return all, words
}

// needsIn lists the descriptions in an ability, and adds the words that it uses.
func needsIn(notation string, words map[string]bool) (all []need) {
	file, err := parser.ParseFile(token.NewFileSet(), "", "package p\nfunc _() {\n"+notation+"\n}",
		parser.SkipObjectResolution)
	if err != nil {
		return nil // which notation isn't
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if word, is := n.(*ast.Ident); is {
			words[word.Name] = true
		}
		expression, is := n.(ast.Expr)
		if !is {
			return true
		}
		found := false
		for _, joined := range alternatives(expression) {
			if d := describe(joined); d.isAny() {
				all, found = append(all, d), true
			}
		}
		_, isJoined := n.(*ast.BinaryExpr)
		return !found || !isJoined
	})
	return all
}

// alternatives are the ways in which a description can be fitted: the parts that && joins,
// for each side of an ||.
func alternatives(e ast.Expr) [][]ast.Expr {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return alternatives(e.X)
	case *ast.BinaryExpr:
		left, right := [][]ast.Expr(nil), [][]ast.Expr(nil)
		if e.Op == token.LAND || e.Op == token.LOR {
			left, right = alternatives(e.X), alternatives(e.Y)
		}
		switch e.Op {
		case token.LOR:
			return append(left, right...)
		case token.LAND:
			var all [][]ast.Expr
			for _, a := range left {
				for _, b := range right {
					all = append(all, slices.Concat(a, b))
				}
			}
			return all
		}
	}
	return [][]ast.Expr{{e}}
}

var describedTypes = map[string][]card.Type{
	"Friend": {card.Friend}, "Event": {card.Event}, "Resource": {card.Resource}, "Troublemaker": {card.Troublemaker},
	"ManeCharacter": {card.ManeCharacter}, "Character": {card.Friend, card.Friend, card.ManeCharacter},
}

var describedZones = map[string]position.Zone{
	"Hand": position.Hand, "DrawDeck": position.Deck, "DiscardPile": position.Discard,
	"BanishedZone": position.Banished,
}

// describe reads the parts of a description.
func describe(parts []ast.Expr) (d need) {
	for _, part := range parts {
		switch part := part.(type) {
		case *ast.Ident:
			d.word(part.Name)
		case *ast.CallExpr:
			if word, is := part.Fun.(*ast.Ident); is {
				d.call(word.Name, part.Args)
			}
		case *ast.BinaryExpr:
			of, isWord := part.X.(*ast.Ident)
			to, isNumber := part.Y.(*ast.BasicLit)
			if isWord && isNumber && (of.Name == "Power" || of.Name == "CostOf") {
				if n, err := strconv.Atoi(to.Value); err == nil {
					d.bounds = append(d.bounds, bound{of.Name, part.Op, n})
				}
			}
		}
	}
	return d
}

func (d *need) word(name string) {
	if types := describedTypes[name]; types != nil {
		d.types = types
	}
	for _, color := range card.AllColors() {
		if strings.EqualFold(color.String(), name) {
			d.colors |= card.ColorsOf(color)
		}
	}
	switch name {
	case "Opposing":
		d.opposing = true
	case "Here", "There":
		d.here = true
	case "Unique":
		d.traits = append(d.traits, "Unique")
	case "IsExhausted", "IsFrightened", "IsFaceDown", "IsCutieMarked":
		d.marks = append(d.marks, name)
	}
}

func (d *need) call(name string, args []ast.Expr) {
	text := ""
	if len(args) > 0 {
		if literal, is := args[0].(*ast.BasicLit); is {
			text, _ = strconv.Unquote(literal.Value) // a number is no text
		}
		if word, is := args[0].(*ast.Ident); is && name == "In" {
			d.zone = describedZones[word.Name]
		}
		if word, is := args[len(args)-1].(*ast.Ident); is &&
			(name == "In" || name == "ControlledBy" || name == "OwnedBy") {
			d.opposing = d.opposing || strings.HasPrefix(word.Name, "Opponent")
		}
	}
	if text == "" {
		return
	}
	switch name {
	case "Named":
		d.titles = append(d.titles, text)
	case "Trait":
		d.traits = append(d.traits, text)
	case "Keyword":
		d.keywords = append(d.keywords, text)
	}
}

// isAny reports whether anything is described that not every table has.
func (d *need) isAny() bool {
	return len(d.types)+len(d.titles)+len(d.traits)+len(d.keywords)+len(d.bounds)+len(d.marks) > 0 ||
		d.colors != 0 || d.zone != ""
}

// fits reports whether a card is as described, by what is printed on it.
func (d *need) fits(c *rulesdb.Card) bool {
	f := &c.Faces[0]
	if f.Type == card.ProblemType || c.Token || !c.TextRuns() || len(d.types) > 0 &&
		!slices.Contains(d.types, f.Type) ||
		d.colors != 0 && f.Colors&d.colors == 0 {
		return false
	}
	for _, title := range d.titles {
		if f.Title != title && f.Name() != title {
			return false
		}
	}
	for _, trait := range d.traits {
		if !f.HasTrait(trait) {
			return false
		}
	}
	for _, word := range d.keywords {
		if !slices.ContainsFunc(f.Keywords, func(k card.Keyword) bool { return k.Name == word }) {
			return false
		}
	}
	return !slices.ContainsFunc(d.bounds, func(b bound) bool { return !b.holds(f) })
}

func (b *bound) holds(f *card.Face) bool {
	n := f.Power
	if b.of == "CostOf" {
		n = f.Cost
	}
	if n == nil {
		return false
	}
	switch b.compared {
	case token.LEQ:
		return *n <= b.to
	case token.GEQ:
		return *n >= b.to
	case token.LSS:
		return *n < b.to
	case token.GTR:
		return *n > b.to
	}
	return *n == b.to
}
