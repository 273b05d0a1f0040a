package lab

import (
	"cmp"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/position"
)

// What a description of cards asks for.

// powerCounter is what files call +1 power counters.
const powerCounter = "power"

// description reads a description of cards, and those within it.
func (r *reader) description(n *ability.Node, many number, zone position.Zone) {
	for _, d := range r.described(n) {
		if d.zone == "" {
			d.zone = zone
		}
		d.n = many
		if many.counted && !d.isAny() {
			d.types = []card.Type{card.Friend}
		}
		if d.isAny() {
			r.cardsNeeded = append(r.cardsNeeded, d)
		}
	}
	n.Walk(func(inner *ability.Node) bool {
		r.words.Add(inner.Op)
		switch inner.Op {
		case ability.And, ability.Or:
			return true
		case ability.Linked, ability.Not, ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual,
			ability.Greater, ability.GreaterEqual:
			return false
		}
		for _, arg := range inner.Args {
			r.node(arg, number{}, "")
		}
		return false
	})
}

// described gives what a description says, once for each way in which cards can fit it.
func (r *reader) described(n *ability.Node) (all []need) {
	for _, parts := range alternatives(n) {
		all = append(all, describe(parts))
	}
	return all
}

// alternatives are the ways in which a description can be fitted: the parts that && joins,
// for each side of an ||.
func alternatives(n *ability.Node) (all [][]*ability.Node) {
	switch n.Op {
	case ability.Or:
		return append(alternatives(n.Left()), alternatives(n.Right())...)
	case ability.And:
		for _, a := range alternatives(n.Left()) {
			for _, b := range alternatives(n.Right()) {
				all = append(all, slices.Concat(a, b))
			}
		}
		return all
	}
	return [][]*ability.Node{{n}}
}

var describedTypes = map[ability.Op][]card.Type{
	ability.Friend: {card.Friend}, ability.EventCard: {card.Event}, ability.Resource: {card.Resource},
	ability.Troublemaker: {card.Troublemaker}, ability.ManeCharacter: {card.ManeCharacter},
	ability.Problem: {card.ProblemType}, ability.Character: {card.Friend, card.ManeCharacter},
}

var describedZones = map[ability.Op]position.Zone{
	ability.Hand: position.Hand, ability.DrawDeck: position.Deck, ability.DiscardPile: position.Discard,
	ability.BanishedZone: position.Banished, ability.ProblemDeck: position.ProblemDeck,
}

// describe reads the parts of a description.
func describe(parts []*ability.Node) (d need) {
	for _, part := range parts {
		if types := describedTypes[part.Op]; types != nil {
			d.types = types
		}
		d.marks.Add(part.Op)
		switch part.Op {
		case ability.Yours:
			d.side = yours
		case ability.Opposing:
			d.side = opponents
		case ability.ControlledBy, ability.OwnedBy:
			d.side = whoseIs(part.Players())
		case ability.At:
			d.here = part.Areas().Op == ability.Here || part.Areas().Op == ability.There
		case ability.Unique:
			d.traits = append(d.traits, "Unique")
		case ability.OfColor:
			d.colors |= colorOf(part.Color())
		case ability.In:
			d.zone = describedZones[part.Zone().Op]
			d.side = cmp.Or(whoseIs(part.Of()), d.side)
		case ability.TopOf, ability.BottomOf:
			d.zone = position.Deck
			d.side = cmp.Or(whoseIs(part.Player()), d.side)
		case ability.IsFlipped:
			d.zone = position.Deck // from where it is flipped
		case ability.Named, ability.Trait, ability.Keyword:
			d.says(part)
		case ability.Linked:
			d.linked = textOf(part.Word(), "")
		case ability.WithCounter:
			d.counters = append(d.counters, counted{word: textOf(part.Word(), powerCounter)})
		case ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual:
			d.limit(part)
		}
	}
	return d
}

// says reads what a card is called, or one of its traits or keywords.
func (d *need) says(part *ability.Node) {
	text := textOf(part.Word(), "")
	if text == "" {
		return
	}
	switch part.Op {
	case ability.Named:
		d.titles = append(d.titles, text)
	case ability.Trait:
		d.traits = append(d.traits, text)
	case ability.Keyword:
		d.keywords = append(d.keywords, text)
	}
}

// limit reads a limit of a number that the card has.
func (d *need) limit(part *ability.Node) {
	of, to := part.Left(), part.Right()
	if to.Op != ability.Literal {
		return
	}
	switch of.Op {
	case ability.Power, ability.PrintedPower, ability.CostOf, ability.BonusOf, ability.PointsOf:
		if of.Cards() == nil {
			d.bounds = append(d.bounds, bound{of.Op, part.Op, to.Num})
		}
	case ability.Counters:
		d.counters = append(d.counters, counted{number: literal(to), word: textOf(of.Word(), powerCounter)})
	}
}

// textOf is a text that is written out; or else for any other.
func textOf(n *ability.Node, or string) string {
	if n == nil || n.Op != ability.Quoted {
		return or
	}
	return n.Text
}

// colorOf is a color that is written out; none for any other.
func colorOf(n *ability.Node) card.Colors {
	return map[ability.Op]card.Colors{
		ability.Blue: card.ColorsOf(card.Blue), ability.Orange: card.ColorsOf(card.Orange),
		ability.Pink: card.ColorsOf(card.Pink), ability.Purple: card.ColorsOf(card.Purple),
		ability.White: card.ColorsOf(card.White), ability.Yellow: card.ColorsOf(card.Yellow),
	}[n.Op]
}

// whoseIs says whose something is that is a player's.
func whoseIs(n *ability.Node) whose {
	switch {
	case n == nil:
	case n.Op == ability.You:
		return yours
	case n.Op == ability.Opponent || n.Op == ability.Opponents:
		return opponents
	}
	return anybodys
}

// isAny reports whether anything is described that not every table has.
func (d *need) isAny() bool {
	return len(d.types)+len(d.titles)+len(d.traits)+len(d.keywords)+len(d.bounds)+len(d.counters) > 0 ||
		d.colors != 0 || d.zone != "" || d.linked != "" || d.marks.HasAny(&layableMarks)
}

// layableMarks are states of cards that a table can have.
var layableMarks = ability.Ops(ability.IsExhausted, ability.IsFrightened, ability.IsFaceDown, ability.IsCutieMarked,
	ability.IsBoosted, ability.IsToken, ability.HasAttached, ability.IsAttachment)

// fits reports whether a card is as described, by what is printed on it.
func (d *need) fits(c *rulesdb.Card) bool {
	f := &c.Faces[0]
	if c.Token || !c.TextRuns() || !isReadable(c) || !d.fitsType(f) || d.colors != 0 && f.Colors&d.colors == 0 {
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

// fitsType reports whether a card is of the types described; of a Problem nothing else is
// meant but where it is named or asked for.
func (d *need) fitsType(f *card.Face) bool {
	if len(d.types) > 0 {
		return slices.Contains(d.types, f.Type)
	}
	return f.Type != card.ProblemType || len(d.titles) > 0
}

func (b *bound) holds(f *card.Face) bool {
	n := f.Power
	switch b.of {
	case ability.CostOf:
		n = f.Cost
	case ability.PointsOf:
		n = f.PointValue
	case ability.BonusOf:
		n = nil
		if f.Problem != nil {
			n = &f.Problem.Bonus
		}
	}
	if n == nil {
		return false
	}
	switch b.compared {
	case ability.NotEqual:
		return *n != b.to
	case ability.LessEqual:
		return *n <= b.to
	case ability.GreaterEqual:
		return *n >= b.to
	case ability.Less:
		return *n < b.to
	case ability.Greater:
		return *n > b.to
	}
	return *n == b.to
}
