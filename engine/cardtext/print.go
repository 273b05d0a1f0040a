package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Print writes an ability as English, by the same templates as it is read. It gives ""
// for what no template says, or what they would say so that it reads as something else.
func (r *Reader) Print(a *ability.Ability, on Card) string {
	meant := on.withoutLinks(ability.Normal(a))
	for _, n := range meant.Statements {
		if n.Op == ability.PlayOn && n.Description() != nil &&
			slices.ContainsFunc(flat(n.Hosts()), n.Description().Equals) {
			n.SetDescription(nil) // what the other paragraphs call the host
		}
	}
	want := on.source(meant)
	meant = &ability.Ability{Statements: cloned(meant.Statements)}
	fromElsewhere(meant.Statements)
	named := &ability.Ability{Statements: cloned(meant.Statements)}
	if turnPlayerByName(named.Statements) {
		if said := r.printed(named, want, on); said != "" {
			return said
		}
	}
	return r.printed(meant, want, on)
}

// printed writes an ability so that it reads as what is wanted.
func (r *Reader) printed(meant *ability.Ability, want string, on Card) string {
	unfolded := cloned(meant.Statements)
	whole, p := folded(meant.Statements), printer{language: r.language, on: on}
	tried := map[string]bool{}
	for _, how := range []struct {
		most               int
		isLast, isUnfolded bool
	}{{few, false, false}, {many, false, false}, {few, true, false}, {few, true, true}, {many, true, false}} {
		p.statements = whole
		if how.isUnfolded {
			p.statements = unfolded
		}
		for _, n := range p.statements {
			n.FillWithin()
		}
		p.most, p.isLast, p.said = how.most, how.isLast, map[phrase][][]string{}
		for _, words := range p.print(r.language.named("Ability"), p.statements, who{by: you}) {
			text := sentence(words)
			if tried[text] {
				continue
			}
			tried[text] = true
			if said := r.plainer(text, want, on); said != "" {
				return said
			}
		}
	}
	return ""
}

func cloned(list []*ability.Node) (all []*ability.Node) {
	for _, n := range list {
		all = append(all, n.Clone())
	}
	return all
}

// Same reports whether two abilities say the same on the card: they have the same normal form,
// and on a Problem the Problem here is the card itself.
func (c Card) Same(a, b *ability.Ability) bool {
	return c.source(ability.Normal(a)) == c.source(ability.Normal(b))
}

// source writes an ability so that those that mean the same on the card are written alike: on
// a Problem, the Problem here is the card itself, whose turn starts or ends is the turn player, and nobody moves
// what is there already.
func (c Card) source(a *ability.Ability) string {
	one := &ability.Ability{}
	for _, n := range c.withoutLinks(a).Statements {
		n = n.Clone()
		if c.Type == ability.Problem.String() {
			n.Walk(func(n *ability.Node) bool {
				if isProblemHere(n) {
					*n = ability.Node{Op: ability.This, Kind: ability.Cards}
				}
				return true
			})
		}
		one.Statements = append(one.Statements, n)
	}
	turnPlayerAsTurnPlayer(one.Statements)
	fromElsewhere(one.Statements)
	return one.Source()
}

func isProblemHere(n *ability.Node) bool {
	return n.Op == ability.And && n.Left().Op == ability.Problem && n.Right().Op == ability.At &&
		n.Right().Areas().Op == ability.Here
}

// problemHere are the parts of what a Problem's text calls the card itself, too.
func problemHere() []*ability.Node {
	here := &ability.Node{Op: ability.Here, Kind: ability.Area}
	return []*ability.Node{{Op: ability.Problem, Kind: ability.Cards},
		{Op: ability.At, Kind: ability.Cards, Args: []*ability.Node{here}}}
}

var anybody = &ability.Node{Op: ability.Players, Kind: ability.Player}

var you = &ability.Node{Op: ability.You, Kind: ability.Player}

type printer struct {
	language   *language
	on         Card
	statements []*ability.Node // of the whole ability
	most       int             // how many wordings of one thing are tried
	isLast     bool            // wordings are tried that are otherwise only read
	said       map[phrase][][]string
}

// phrase is what was said before as a category.
type phrase struct {
	category    *category
	first, last *ability.Node
	length      int
	who         who
}

// who says whom "by" means, and "subject" which cards, while something is printed.
type who struct {
	by, subject *ability.Node
	counted     *ability.Node // the number that a condition compares
	isThey      bool          // you are spoken of as whoever won or lost
	isToDo      bool          // the words come after "to": they begin with a verb
	isMode      bool          // the words are one of several modes: they are one sentence
}

// How many wordings of one thing are tried: few, and where none of them reads as what is
// meant, many.
const (
	few  = 3
	many = 24
)

// print gives ways to say the nodes as the category, the best first.
func (p *printer) print(c *category, nodes []*ability.Node, w who) [][]string {
	if len(nodes) == 0 {
		return p.printNew(c, nodes, w)
	}
	key := phrase{c, nodes[0], nodes[len(nodes)-1], len(nodes), w}
	all, is := p.said[key]
	if !is {
		all = p.printNew(c, nodes, w)
		p.said[key] = all
	}
	return all
}

// printNew gives them where they weren't said before.
func (p *printer) printNew(c *category, nodes []*ability.Node, w who) (all [][]string) {
	if c.builtin != nil {
		if words := p.printBuiltin(c, nodes); words != nil {
			return [][]string{words}
		}
		if len(c.templates) == 0 {
			return nil
		}
	}
	has := within(nodes)
	var last [][]string // wordings that say "a player" or "a card" where nothing is said
	for _, t := range c.printable(nodes) {
		if t.isLast && !p.isLast {
			break
		}
		if !has.HasAll(&t.means.asks) || t.onProblem && !p.isOnAProblem() {
			continue
		}
		if c.kind == ability.Event && c.name != "FirstEvent" && p.asksWho(nodes) && !t.saysWho() {
			continue
		}
		for _, inner := range t.candidates(nodes, w) {
			m := match{
				printer: p, template: t, who: w, inner: inner,
				values: make([][]*ability.Node, len(t.holes)), set: make([]bool, len(t.holes)),
			}
			if t.means.counted != nil && !m.counts(nodes) || !m.list(t.means.printing, nodes) || !m.whoIsMeant() ||
				t.isOneInPlural(m.values) || t.isManeInPlural(m.values) {
				continue
			}
			ways := m.words()
			if w.isMode && p.most == few {
				ways = slices.DeleteFunc(ways, func(words []string) bool { return slices.Contains(words, ".") })
			}
			if w.isToDo {
				ways = slices.DeleteFunc(ways, func(words []string) bool { return !p.language.bareVerbs[words[0]] })
			}
			if m.isFilled {
				last = append(last, ways...)
				continue
			}
			all = append(all, ways...)
			if len(all) >= p.most {
				return all[:p.most]
			}
		}
	}
	all = append(all, last...)
	return all[:min(len(all), p.most)]
}

// isOnAProblem reports whether the text stands on a Problem, or on what is attached to one.
func (p *printer) isOnAProblem() bool {
	return p.on.Type == ability.Problem.String() || p.on.Host == ability.Problem.String()
}

// within gives the operations in nodes.
func within(nodes []*ability.Node) (all ability.OpSet) {
	for _, n := range nodes {
		if !n.Within.Has(n.Op) {
			n.FillWithin()
		}
		all.AddAll(&n.Within)
	}
	return all
}

// candidates are who may be meant inside a template that says by whom something is
// done, or of which cards something is said.
func (t *compiled) candidates(nodes []*ability.Node, w who) []who {
	if t.means.by == nil && t.means.subject == nil {
		return []who{w}
	}
	var all []who
	add := func(one who) {
		isSame := func(other who) bool { return other.by.Equals(one.by) && other.subject.Equals(one.subject) }
		if !slices.ContainsFunc(all, isSame) {
			all = append(all, one)
		}
	}
	w.isToDo, w.isMode = false, false // as the template's words go
	w.counted = nil
	if t.means.by != nil && t.means.by.Op == ability.You && w.by.Op == ability.You {
		add(w)
	}
	for _, n := range nodes {
		n.Walk(func(n *ability.Node) bool {
			switch {
			case t.means.subject != nil && (n.Kind == ability.Modifier || n.Kind == ability.Event && t.isOfEvents()):
				n.Walk(func(inner *ability.Node) bool {
					if inner != n && (inner.Kind == ability.Cards || inner.Op == ability.Choose) {
						add(who{by: w.by, subject: inner})
						if parts := flat(inner); len(parts) > 1 { // what the template says itself may be among them
							for i := range parts {
								add(who{by: w.by, subject: joined(slices.Delete(slices.Clone(parts), i, i+1))})
							}
						}
						return false
					}
					return true
				})
			case t.means.by != nil && (n.Op == ability.EachPlayer || n.Op == ability.ChoosePlayer) && len(n.Names) > 0:
				name := &ability.Node{Op: ability.Bound, Kind: ability.Player, Text: n.Names[0]}
				add(who{by: name, subject: w.subject})
			case t.means.by != nil && n.Kind == ability.Player && !n.Equals(w.by):
				add(who{by: n, subject: w.subject})
			}
			return true
		})
	}
	return all
}

// isOfEvents reports whether what the template says of cards is that something happens to them.
func (c *compiled) isOfEvents() bool {
	return slices.ContainsFunc(c.holes, func(h hole) bool { return h.leavesOpen(ability.Event) })
}

// flat gives the parts of a description.
func flat(n *ability.Node) []*ability.Node {
	if n.Op != ability.And {
		return []*ability.Node{n}
	}
	return append(flat(n.Left()), flat(n.Right())...)
}

func joined(parts []*ability.Node) *ability.Node {
	one := parts[0]
	for _, p := range parts[1:] {
		one = join(one, p)
	}
	return one
}

// folded puts what is chosen back to where it is first used, as English says it:
// it := Choose(1, Friend) and Frighten(it) is Frighten(Choose(1, Friend)).
func folded(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	list = placesOfMoved(placesInPlace(countedAfter(list)))
	for i, n := range list {
		n.Body, n.Else = folded(n.Body), folded(n.Else)
		for last := len(all) - 1; last >= 0 && len(all[last].Names) == 1; last-- {
			if !(isChoice(all[last]) && (putIn(n, all[last]) || paidBefore(n, all[last]))) && !asked(n, all[last]) {
				break
			}
			all = all[:last]
		}
		mayGoAfter(n, list[i+1:])
		all = append(all, n)
	}
	return all
}

// paidBefore puts what is chosen before a cost and used after it into the cost: "exhaust this card
// and choose a Friend to give it +1 power".
func paidBefore(n, choice *ability.Node) bool {
	if n.Op != ability.Cost || len(n.Names) > 0 {
		return false
	}
	n.Args = append(n.Args, choice)
	return true
}

// placesInPlace puts the place of the ability's event back to where something can't happen for a
// while, as English says it: "that Problem can't be confronted this turn".
func placesInPlace(list []*ability.Node) []*ability.Node {
	for i := len(list) - 2; i >= 0; i-- {
		let, until := list[i], list[i+1]
		isPlace := let.Op == ability.Let && len(let.Names) == 1 && let.What().Op == ability.There
		if !isPlace || until.Op != ability.Until || len(until.Body) != 1 || until.Body[0].Op != ability.Cant {
			continue
		}
		until.Body[0].Walk(func(n *ability.Node) bool {
			if n.Op == ability.Bound && n.Text == let.Names[0] {
				*n = *let.What()
			}
			return true
		})
		list = slices.Delete(slices.Clone(list), i, i+1)
	}
	return list
}

// placesOfMoved puts the one place that is chosen for several cards back to where they are moved or put, also by
// what somebody may do or pays: "move two Friends to a Problem".
func placesOfMoved(list []*ability.Node) []*ability.Node {
	for i := len(list) - 2; i >= 0; i-- {
		place := list[i]
		if place.Op != ability.ChooseArea || len(place.Names) != 1 || mentions(list[i+2:], place.Names[0]) ||
			mentions(list[i+1].Body, place.Names[0]) || mentions(list[i+1].Else, place.Names[0]) {
			continue
		}
		var goes []*ability.Node
		list[i+1].Walk(func(n *ability.Node) bool {
			isGoing := n.Op == ability.Move || n.Op == ability.PutIntoPlay
			if isGoing && n.To() != nil && n.To().Op == ability.Bound && n.To().Text == place.Names[0] {
				goes = append(goes, n)
			}
			return true
		})
		if len(goes) == 1 {
			goes[0].SetTo(place.Areas())
			list = slices.Delete(slices.Clone(list), i, i+1)
		}
	}
	return list
}

// asked puts what a player may do into the condition that asks whether it was done: "you may
// move a Friend. If you do, ready it".
func asked(n, may *ability.Node) bool {
	if n.Op != ability.If || may.Op != ability.May || len(may.Args) < 2 || n.Condition().Op != ability.Any ||
		n.Condition().Cards().Op != ability.Bound || n.Condition().Cards().Text != may.Names[0] {
		return false
	}
	does := may.Args[len(may.Args)-1]
	for _, a := range does.Args {
		if a != nil && isChoice(a) && len(a.Names) == 0 {
			a.Names, may.Names = may.Names, nil
			n.SetCondition(may)
			return true
		}
	}
	if len(does.Names) > 0 {
		return false
	}
	does.Names, may.Names = may.Names, nil
	n.SetCondition(may)
	return true
}

func isChoice(n *ability.Node) bool {
	return n.Op == ability.Choose || n.Op == ability.ChooseRandom || n.Op == ability.ChooseTogether
}

// putIn puts a choice in the place of the first use of its name.
func putIn(n, choice *ability.Node) bool {
	for i, a := range n.Args {
		switch {
		case a == nil:
		case a.Op == ability.Bound && a.Text == choice.Names[0]:
			n.Args[i] = choice
			return true
		case (a.Op == ability.Beneath || a.Kind == ability.Number) && putIn(a, choice):
			return true
		case (n.Op == ability.Cost || n.Op == ability.If) && a.Kind == ability.Effect && putIn(a, choice):
			if n.Op == ability.Cost && i == len(n.Args)-1 { // what is chosen last is the cost's own
				n.Args = append([]*ability.Node{a}, n.Args[:i]...)
			}
			return true
		}
	}
	if n.Op == ability.Until || n.Op == ability.Lasting {
		return len(n.Body) > 0 && putIn(n.Body[0], choice)
	}
	return false
}
