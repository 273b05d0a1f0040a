package lab

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// What a card's abilities speak of has to be there for them to show what they do: a
// Critter beside it, an opponent's Octavia, three cards in a hand, four counters on itself,
// a Friend that was played this turn. All of it is read from their notation.

// needs are what the abilities of some cards speak of.
type needs struct {
	cardsNeeded []need
	own         []counted // counters on the card itself
	scores      []counted
	tokens      []counted
	before      []event   // what may have happened this turn
	margins     []counted // by how much a faceoff is won
	words       ability.OpSet
}

// need is a description of cards in an ability: of one, or of a number of them.
type need struct {
	types    []card.Type // any of these; none for any
	titles   []string    // has all of these, and so on
	traits   []string
	keywords []string
	colors   card.Colors
	bounds   []bound
	zone     position.Zone // where it is, if not in play
	side     whose
	here     bool // at the area of the card that has the ability
	marks    ability.OpSet
	linked   string    // the word under which it is linked to the card that has the ability
	counters []counted // that are on it
	n        number    // how many there are
}

// whose says whose something is, as the controller of the ability sees it.
type whose uint8

const (
	anybodys whose = iota
	yours
	opponents
)

// number is how many are spoken of: exactly one unless they are counted; about as many as
// they are compared with where that is said.
type number struct {
	counted, said bool
	near          int
}

// counted is a number of points, of action tokens, or of counters of a name.
type counted struct {
	number
	word string
	of   whose
	all  bool // of power: what is printed counts too
}

// event is something that an ability asks about afterwards, and how often.
type event struct {
	*ability.Node
	number
}

// Of gives the first argument of a kind; nil for none.
func (e event) Of(kind ability.Kind) *ability.Node {
	for _, arg := range e.Args {
		if arg != nil && arg.Kind == kind {
			return arg
		}
	}
	return nil
}

// bound is a limit of a number that a described card has.
type bound struct {
	of, compared ability.Op
	to           int
}

// needsOf lists what a variant says of its cards and what the game as it is says of them
// speak of, each ability once.
func needsOf(v *scenario.Variant) *needs {
	all := &needs{}
	seen := map[string]bool{}
	read := func(notation string, as func(string) (*ability.Ability, error)) {
		if seen[notation] {
			return
		}
		seen[notation] = true
		if a, err := as(notation); err == nil { // a library reads no other
			r := reader{needs: all, zones: map[string]position.Zone{}, winners: map[string]whose{}}
			r.statements(a.Statements)
		}
	}
	for i := range v.Cards {
		for _, c := range []*rulesdb.Card{v.Cards[i].Before, v.Cards[i].After} {
			for f := range c.Faces {
				for _, notation := range c.Faces[f].Abilities {
					read(notation, ability.Read)
				}
			}
		}
		for _, notation := range changedKeywords(&v.Cards[i]) {
			read(notation, ability.ReadDefinition)
		}
	}
	return all
}

// changedKeywords gives what the keywords mean that one version of a card alone has.
func changedKeywords(c *scenario.ChangedCard) (notation []string) {
	for f := range c.After.Faces {
		if f >= len(c.Before.Faces) {
			break
		}
		was, is := c.Before.Faces[f].Keywords, c.After.Faces[f].Keywords
		for _, k := range slices.Concat(was, is) {
			if slices.Contains(was, k) && slices.Contains(is, k) {
				continue
			}
			for _, d := range ability.Keywords() {
				if d.Name == k.Name {
					notation = append(notation, d.Abilities...)
				}
			}
		}
	}
	return notation
}

// reader reads what an ability speaks of.
type reader struct {
	*needs
	zones   map[string]position.Zone // of the cards that names are bound to, if not in play
	winners map[string]whose         // names for by how much a faceoff is won, and by whom
}

func (r *reader) statements(all []*ability.Node) {
	for _, n := range all {
		r.node(n, number{}, "")
	}
}

// node reads what a node speaks of: how many where they are counted, in that zone unless it
// names another.
func (r *reader) node(n *ability.Node, many number, zone position.Zone) {
	if n == nil {
		return
	}
	r.words.Add(n.Op)
	for _, name := range n.Names {
		r.zones[name] = zoneOf(n)
	}
	if won := faceoffWonIn(n); won != nil && len(n.Names) == 3 {
		r.winners[n.Names[2]] = whoseIs(won.By())
	}
	switch n.Op {
	case ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual:
		if n.Kind != ability.Cards {
			r.compared(n.Left(), n.Right())
			r.compared(n.Right(), n.Left())
			return
		}
	case ability.Count:
		r.node(n.Cards(), many.ofMany(), zone)
		return
	case ability.Counters:
		r.counters(n, many.ofMany())
		return
	case ability.RemoveCounters:
		r.counters(n, literal(n.N()))
		return
	case ability.Choose, ability.ChooseTogether, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
		if many := literal(n.N()); many.near > 1 {
			r.node(n.Cards(), many, zone)
			return
		}
	case ability.ScoreOf:
		r.scores = append(r.scores, counted{number: many, of: whoseIs(n.Player())})
	case ability.TokensOf:
		r.tokens = append(r.tokens, counted{number: many, of: whoseIs(n.Player())})
	case ability.Pay:
		r.tokens = append(r.tokens, counted{number: literal(n.N()), of: whoseIs(n.By())})
	case ability.Bound:
		if of, is := r.winners[n.Text]; is && many.said {
			r.needs.margins = append(r.needs.margins, counted{number: many, of: of})
		}
	case ability.FaceoffWon:
		if least := literal(n.Margin()); least.said {
			r.needs.margins = append(r.needs.margins, counted{number: least, of: whoseIs(n.By())})
		}
	case ability.Power:
		if it := n.Cards(); it != nil && it.Op == ability.This && many.said {
			r.own = append(r.own, counted{number: many, word: powerCounter, all: true})
		}
	case ability.PowerOfColor:
		r.cardsNeeded = append(r.cardsNeeded, need{types: []card.Type{card.Friend}, colors: colorOf(n.Color()),
			side: whoseIs(n.Player()), n: number{true, many.said, (many.near + 1) / 2}})
	case ability.Happened:
		r.before = append(r.before, event{n.Event(), number{true, true, 1}})
	case ability.HowOften:
		r.before = append(r.before, event{n.Event(), many.ofMany()})
	case ability.Is:
		if it := n.Cards(); it != nil && it.Op == ability.Bound {
			zone = r.zones[it.Text]
		}
	case ability.Flipped, ability.Drawn:
		zone = position.Deck
	case ability.Played, ability.Discarded, ability.MadeToDiscard:
		zone = position.Hand
	}
	if n.Kind == ability.Cards {
		r.description(n, many, zone)
		return
	}
	for _, list := range [][]*ability.Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			r.node(inner, number{}, zone)
		}
	}
}

// zoneOf is where the cards are that a statement finds, if not in play: such as Look and
// When(Flipped(…)) do.
func zoneOf(n *ability.Node) (zone position.Zone) {
	for _, arg := range n.Args {
		arg.Walk(func(inner *ability.Node) bool {
			switch inner.Op {
			case ability.TopOf, ability.BottomOf, ability.Flipped, ability.Drawn, ability.Flip, ability.Draw,
				ability.RevealUntil:
				zone = position.Deck
			case ability.Played, ability.Discarded, ability.MadeToDiscard:
				zone = position.Hand
			}
			return zone == ""
		})
	}
	return zone
}

// faceoffWonIn gives the winning of a faceoff that a statement waits for; nil for none.
func faceoffWonIn(n *ability.Node) (won *ability.Node) {
	if n.Op != ability.When && n.Op != ability.After && n.Op != ability.Next {
		return nil
	}
	n.Event().Walk(func(inner *ability.Node) bool {
		if inner.Op == ability.FaceoffWon {
			won = inner
		}
		return won == nil
	})
	return won
}

// compared reads a number that is compared with another one.
func (r *reader) compared(n, with *ability.Node) { r.node(n, literal(with), "") }

// literal is about as many as a number that is written out; any number for another.
func literal(n *ability.Node) number {
	if n == nil || n.Op != ability.Literal {
		return number{counted: true}
	}
	return number{true, true, n.Num}
}

// ofMany is the number of things that are counted.
func (n number) ofMany() number {
	n.counted = true
	return n
}

// counters reads of counters on cards how many there are.
func (r *reader) counters(n *ability.Node, many number) {
	on := counted{number: many, word: powerCounter}
	if word := n.Word(); word != nil && word.Op == ability.Quoted {
		on.word = word.Text
	}
	if cards := n.Cards(); cards != nil && cards.Op != ability.This {
		for _, d := range r.described(cards) {
			d.counters = append(d.counters, on)
			r.cardsNeeded = append(r.cardsNeeded, d)
		}
		return
	}
	r.own = append(r.own, on)
}
