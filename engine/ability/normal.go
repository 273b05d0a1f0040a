package ability

import (
	"fmt"
	"slices"
	"strings"
)

// Normal gives the ability in normal form: abilities that say the same by the rules
// below have the same one.
//
//   - What is chosen for an effect is bound: Frighten(Choose(1, Friend)) is
//     it := Choose(1, Friend) and Frighten(it). It stays in May, conditions and loops,
//     since who declines has chosen nothing, and in Cost.
//   - A place that is chosen for one effect alone stands in it: whoever does it chooses.
//   - A deck that was searched is shuffled by the rules (518.2), not by the ability.
//   - Parts of a cost stand in one Cost, paying first (508.1b leaves the order open).
//   - Names are numbered by what they stand for; names that nobody uses go.
//   - Descriptions are flat: what follows from other parts goes, the rest has an order.
//   - Comparisons are <=, >= and ==; there being none is !Any.
//   - if A { if B { … } } is if A && B { … }, unless one is an effect or has an else.
//   - if May() { … } around one effect is May(…).
//   - The ends of what lasts have an order.
//   - The state of one card is a condition around what is said of it.
//   - What is in a player's hand, deck or pile is that player's; who is with other cards is
//     with others than itself.
//   - Where attachments are is said of their hosts (509.3).
//   - What is chosen for an effect that is asked about (if Retire(…) { … }) is chosen before.
func Normal(a *Ability) *Ability {
	n := &Ability{Statements: normalStatements(cloneAll(a.Statements))}
	renumber(n.Statements)
	n.Walk(func(inner *Node) bool { // in the order of the names as they are now
		if inner.Op == If {
			inner.Args[0] = ordered(inner.Args[0])
		}
		return true
	})
	return n
}

func normalStatements(list []*Node) []*Node {
	var all []*Node
	for _, n := range list {
		normalParts(n)
		if n.Op == Discard {
			ownChoice(n)
		}
		if n.Op != Cost && n.Op != AdditionalCost && n.Op != May && n.Op != If {
			for i, a := range n.Args {
				if a != nil && a.Kind == Effect && !takesEffect(n, i) {
					bound := hoisted(a)
					all = append(all, a)
					n.Args[i] = bound
				}
				if a != nil && a.Op == Beneath && chooses(a.Args[0]) {
					above := a.Args[0]
					a.Args[0] = hoisted(above)
					all = append(all, above)
				}
			}
		}
		if n.Op == Cost {
			all = append(all, beforeCost(n)...)
		}
		if n.Op == May {
			bindsByMay(n)
		}
		if n.Op == If {
			all = append(all, beforeCondition(n)...)
		}
		n.Body, n.Else = normalStatements(n.Body), normalStatements(n.Else)
		if n.Op == Until || n.Op == Lasting { // what is chosen for a modifier is chosen before it is created
			for len(n.Body) > 0 && n.Body[0].Kind == Effect && chooses(n.Body[0]) {
				all, n.Body = append(all, n.Body[0]), n.Body[1:]
			}
		}
		n = normalStatement(n)
		if last := len(all) - 1; last >= 0 && isPlainCost(n) && isPlainCost(all[last]) {
			all[last].Args = orderCost(append(all[last].Args, n.Args...))
			continue
		}
		if n.Op == Cost && len(n.Names) == 0 {
			n.Args = orderCost(n.Args)
		}
		if n.Op == Shuffle && slices.ContainsFunc(all, func(before *Node) bool { return before.Op == Search }) {
			continue
		}
		all = append(all, n)
	}
	return placesInEffects(all)
}

// placesInEffects puts a place that is chosen for the next effect alone into it.
func placesInEffects(list []*Node) []*Node {
	for i := 0; i+1 < len(list); i++ {
		place := list[i]
		if place.Op != ChooseArea || len(place.Names) != 1 {
			continue
		}
		uses := 0
		for _, n := range list {
			n.Walk(func(inner *Node) bool {
				if inner.Op == Bound && inner.Text == place.Names[0] {
					uses++
				}
				return true
			})
		}
		at := slices.IndexFunc(list[i+1].Args, func(a *Node) bool {
			return a != nil && a.Op == Bound && a.Text == place.Names[0]
		})
		if uses == 1 && at >= 0 {
			list[i+1].Args[at] = place.Args[0]
			list = slices.Delete(list, i, i+1)
		}
	}
	return list
}

// isPlainCost reports whether a statement is a cost that binds nothing.
func isPlainCost(n *Node) bool { return n.Op == Cost && len(n.Names) == 0 }

// beforeCost binds what is chosen for a cost and used later: Cost binds what its last
// part affects, for the others the choice stands before it.
func beforeCost(n *Node) (before []*Node) {
	isChoice := func(part *Node) bool { return chooses(part) && len(part.Names) > 0 }
	before = slices.Clone(n.Args)
	before = slices.DeleteFunc(before, func(part *Node) bool { return !isChoice(part) })
	n.Args = slices.DeleteFunc(n.Args, isChoice)
	for i, part := range n.Args {
		for j, a := range part.Args {
			if a == nil || !chooses(a) || len(a.Names) == 0 {
				continue
			}
			if i == len(n.Args)-1 && len(n.Names) == 0 {
				n.Names, a.Names = a.Names, nil
				continue
			}
			part.Args[j] = hoisted(a)
			before = append(before, a)
		}
	}
	return before
}

// beforeCondition takes out of a condition what is done and what is used later: what
// is chosen for a faceoff is chosen before it starts, and cards that a May affects are
// bound by it.
func beforeCondition(n *Node) []*Node {
	switch c := n.Args[0]; c.Op {
	case StartFaceoff, Dismiss, Retire, Banish, Frighten, Exhaust:
		var before []*Node
		for i, a := range c.Args {
			if a != nil && chooses(a) {
				bound := hoisted(a)
				before = append(before, a)
				c.Args[i] = bound
			}
		}
		return before
	case May:
		if bindsByMay(c); len(c.Names) > 0 {
			bound := &Node{Op: Bound, Kind: Cards, Text: c.Names[0], Pos: c.Pos}
			n.Args[0] = &Node{Op: Any, Kind: Condition, Args: []*Node{bound}, Pos: c.Pos}
			return []*Node{c}
		}
	}
	return nil
}

func chooses(n *Node) bool {
	switch n.Op {
	case Choose, ChooseRandom, ChooseHidden, ChoosePlayer, ChooseArea, ChooseColor:
		return true
	}
	return false
}

// hoisted makes the effect a statement of its own and gives what stands for it.
func hoisted(effect *Node) *Node {
	if len(effect.Names) == 0 {
		effect.Names = []string{fmt.Sprintf("hoisted%p", effect)}
	}
	return &Node{Op: Bound, Kind: effect.Op.Entry().Results[0], Text: effect.Names[0], Pos: effect.Pos}
}

func takesEffect(n *Node, i int) bool {
	params := n.Op.Entry().Params
	return len(params) > 0 && params[min(i, len(params)-1)].Kind == Effect
}

func orderCost(parts []*Node) []*Node {
	slices.SortStableFunc(parts, func(a, b *Node) int {
		rank := func(n *Node) int {
			if n.Op == Pay {
				return 0
			}
			return 1
		}
		return rank(a) - rank(b)
	})
	return parts
}

// bindsByMay makes what is chosen inside a May and used later the May's own: nothing, if
// the player declines.
func bindsByMay(n *Node) {
	last := n.Args[len(n.Args)-1]
	if last == nil || last.Kind != Effect || len(n.Names) > 0 {
		return
	}
	if len(last.Names) > 0 && last.Op.Entry().Results[0] == Cards {
		n.Names, last.Names = last.Names, nil
		return
	}
	for _, a := range last.Args {
		if a != nil && chooses(a) && len(a.Names) > 0 && a.Op.Entry().Results[0] == Cards {
			n.Names, a.Names = a.Names, nil
			return
		}
	}
}

// normalStatement brings one statement, whose parts are in normal form, into it.
func normalStatement(n *Node) *Node {
	if n.Op == May && slices.ContainsFunc(n.Args[1:], func(does *Node) bool { return does.Kind == Block }) {
		asked := &Node{Op: May, Kind: Effect, Args: n.Args[:1], Pos: n.Pos}
		return &Node{Op: If, Kind: Block, Args: []*Node{asked}, Body: normalStatements(n.Args[1:]), Pos: n.Pos}
	}
	if does := onlyAsked(n); does != nil {
		return &Node{Op: May, Kind: Effect, Args: append(n.Args[0].Args[:1:1], does), Pos: n.Pos}
	}
	if n.Op == If && len(n.Else) == 0 && len(n.Body) == 1 && n.Body[0].Op == If && len(n.Body[0].Else) == 0 &&
		n.Args[0].Kind == Condition && n.Body[0].Args[0].Kind == Condition {
		inner := n.Body[0]
		n.Args[0] = ordered(&Node{Op: And, Kind: Condition, Args: []*Node{n.Args[0], inner.Args[0]}, Pos: n.Args[0].Pos})
		n.Body = inner.Body
	}
	if n.Op == Until {
		slices.SortStableFunc(n.Args, func(a, b *Node) int { return strings.Compare(Print(a), Print(b)) })
	}
	if n.Kind == Modifier && len(n.Args) > 0 && n.Args[0] != nil && n.Args[0].Op == And {
		return stateAround(n)
	}
	return n
}

// onlyAsked gives the one effect that is done once a player was asked, with what is chosen for
// it alone, nil where there is more: if May() { … } is May(…).
func onlyAsked(n *Node) *Node {
	if n.Op != If || n.Args[0].Op != May || len(n.Args[0].Args) != 1 || len(n.Args[0].Names) > 0 || len(n.Else) > 0 {
		return nil
	}
	does := n.Body[len(n.Body)-1]
	if does.Kind != Effect || len(does.Names) > 0 || chooses(does) || len(n.Body) > 2 {
		return nil
	}
	if len(n.Body) == 1 {
		return does
	}
	choice := n.Body[0]
	if !chooses(choice) || len(choice.Names) != 1 {
		return nil
	}
	uses, at := 0, -1
	does.Walk(func(inner *Node) bool {
		if inner.Op == Bound && inner.Text == choice.Names[0] {
			uses++
		}
		return true
	})
	for i, a := range does.Args {
		if a != nil && a.Op == Bound && a.Text == choice.Names[0] {
			at = i
		}
	}
	if uses != 1 || at < 0 {
		return nil
	}
	choice.Names, does.Args[at] = nil, choice
	return does
}

// stateAround puts the state of one card around what is said of it:
// AddPower(This && IsInvolved, 2) is if Is(This, IsInvolved) { AddPower(This, 2) }.
func stateAround(n *Node) *Node {
	parts := flat(n.Args[0], And)
	i := slices.IndexFunc(parts, func(p *Node) bool { return p.Op == This || p.Op == Host })
	if i < 0 {
		return n
	}
	rest := slices.Delete(slices.Clone(parts), i, i+1)
	state := ordered(chain(rest, And, Cards))
	condition := &Node{Op: Is, Kind: Condition, Args: []*Node{parts[i].Clone(), state}, Pos: n.Pos}
	n.Args[0] = parts[i]
	return &Node{Op: If, Kind: Block, Args: []*Node{condition}, Body: []*Node{n}, Pos: n.Pos}
}

// normalParts brings the expressions of a node into normal form.
func normalParts(n *Node) {
	for i, a := range n.Args {
		if a != nil {
			normalParts(a)
			n.Args[i] = normalExpression(a)
		}
	}
	for i, p := range n.Op.Entry().Params {
		if i < len(n.Args) && n.Args[i] != nil && p.Default != "" && Print(n.Args[i]) == p.Default {
			n.Args[i].Pos = Position{}
		}
	}
}

func normalExpression(n *Node) *Node {
	if n.Kind == Event {
		anybody(n)
	}
	switch n.Op {
	case And, Or:
		return ordered(n)
	case OpponentOf:
		if n.Args[0].Op == You {
			return &Node{Op: Opponents, Kind: Player, Pos: n.Pos}
		}
	case Played, EntersPlay:
		placeOfEvent(n)
	case Discard:
		ownChoice(n)
	case Minus:
		if len(n.Args) == 1 && n.Args[0].Op == Literal {
			return &Node{Op: Literal, Kind: Number, Num: -n.Args[0].Num, Pos: n.Pos}
		}
	case Less:
		if r := n.Args[1]; r.Op == Literal {
			return normalExpression(compared(n, LessEqual, r.Num-1))
		}
	case Greater:
		if r := n.Args[1]; r.Op == Literal {
			return normalExpression(compared(n, GreaterEqual, r.Num+1))
		}
	case GreaterEqual:
		if n.Args[0].Op == Count && n.Args[1].Op == Literal && n.Args[1].Num == 1 {
			return &Node{Op: Any, Kind: Condition, Args: n.Args[0].Args, Pos: n.Pos}
		}
	case Equal, LessEqual:
		if n.Args[0].Op == Count && n.Args[1].Op == Literal && n.Args[1].Num == 0 {
			none := &Node{Op: Any, Kind: Condition, Args: n.Args[0].Args, Pos: n.Pos}
			return &Node{Op: Not, Kind: Condition, Args: []*Node{none}, Pos: n.Pos}
		}
	case ControlledBy:
		switch n.Args[0].Op {
		case You:
			return &Node{Op: Yours, Kind: Cards, Pos: n.Pos}
		case Opponents:
			return &Node{Op: Opposing, Kind: Cards, Pos: n.Pos}
		}
	case Multiply:
		switch times := n.Args[0]; {
		case times.Op == Literal && times.Num == 1:
			return n.Args[1]
		case times.Op == Literal && times.Num == -1:
			return &Node{Op: Minus, Kind: Number, Args: n.Args[1:], Pos: n.Pos}
		}
	case AreaOf:
		if n.Args[0].Op == This || n.Args[0].Op == Host { // 509.3: an attachment is where its host is
			return &Node{Op: Here, Kind: Area, Pos: n.Pos}
		}
	case During:
		if n.Args[0].Op == Turn && n.Arg(1) != nil {
			return &Node{Op: IsTurnOf, Kind: Condition, Args: n.Args[1:2], Pos: n.Pos}
		}
	case Is:
		if with := n.Args[1]; with.Op == With && (n.Args[0].Op == This || n.Args[0].Op == Host) {
			others := slices.DeleteFunc(flat(with.Args[0], And), func(p *Node) bool {
				return p.Op == Not && p.Args[0].Op == n.Args[0].Op
			})
			if len(others) > 0 {
				with.Args[0] = chain(others, And, Cards)
			}
		}
	case Not:
		if n.Args[0].Op == Not {
			return n.Args[0].Args[0]
		}
	case At:
		return n
	}
	return n
}

// anybody leaves out who and which cards, where it is any player or card.
func anybody(event *Node) {
	for i, p := range event.Op.Entry().Params {
		isTroublemaker := p.Name == "troublemakers" && event.Arg(i) != nil && event.Arg(i).Op == Troublemaker
		if a := event.Arg(i); p.Optional && a != nil && (a.Op == Players || a.Op == AnyCard || isTroublemaker) {
			event.Args[i] = nil
		}
	}
}

// ownChoice says plainly that players discard what they choose themselves.
func ownChoice(n *Node) {
	by, c := n.Args[0], n.Args[2]
	own := &Node{Op: In, Kind: Cards, Args: []*Node{{Op: Hand, Kind: Zone}, by}}
	if n.Args[1] == nil && c != nil && c.Op == Choose && c.Args[0].Kind == Number && len(c.Names) == 0 &&
		c.Args[1].Equals(own) && c.Args[2].Equals(by) {
		n.Args[1], n.Args[2] = c.Args[0], nil
	}
}

// placeOfEvent gives the place of what enters play to the event: a Friend played here
// isn't here before.
func placeOfEvent(n *Node) {
	cards, area := 0, 1
	if n.Op == Played {
		cards, area = 1, 2
	}
	if n.Args[cards] == nil || n.Args[area] != nil {
		return
	}
	parts := flat(n.Args[cards], And)
	i := slices.IndexFunc(parts, func(p *Node) bool { return p.Op == At })
	if i < 0 || len(parts) == 1 {
		return
	}
	n.Args[area] = parts[i].Args[0]
	n.Args[cards] = chain(slices.Delete(slices.Clone(parts), i, i+1), And, Cards)
}

// compared is a comparison with another operator and number on the right.
func compared(n *Node, op Op, with int) *Node {
	right := &Node{Op: Literal, Kind: Number, Num: with, Pos: n.Args[1].Pos}
	return &Node{Op: op, Kind: n.Kind, Args: []*Node{n.Args[0], right}, Pos: n.Pos}
}

// flat gives the parts that an operator joins.
func flat(n *Node, op Op) []*Node {
	if n.Op != op {
		return []*Node{n}
	}
	return append(flat(n.Args[0], op), flat(n.Args[1], op)...)
}

func chain(parts []*Node, op Op, kind Kind) *Node {
	one := parts[0]
	for _, p := range parts[1:] {
		one = &Node{Op: op, Kind: kind, Args: []*Node{one, p}, Pos: one.Pos}
	}
	return one
}

// implied are words that follow from others: who is a Friend is a character, as long
// as the description means cards in play.
var implied = map[Op][]Op{Character: {Friend, ManeCharacter}}

// ordered joins the parts of a description or condition in their order. Conditions
// that are effects keep the order in which they stand.
func ordered(n *Node) *Node {
	if n.Op != And && n.Op != Or {
		return n
	}
	parts := flat(n, n.Op)
	if n.Kind != Cards {
		if n.Kind == Condition && !slices.ContainsFunc(parts, func(p *Node) bool { return p.Kind == Effect }) {
			slices.SortStableFunc(parts, func(a, b *Node) int { return strings.Compare(Print(a), Print(b)) })
		}
		return chain(parts, n.Op, n.Kind)
	}
	parts = placeOfHosts(parts, n.Op)
	var kept []*Node
	for i, p := range parts {
		isImplied := n.Op == And && (p.Op == AnyCard && len(parts) > 1 || isOwnersOf(p, parts) ||
			slices.ContainsFunc(parts, func(other *Node) bool { return slices.Contains(implied[p.Op], other.Op) }))
		isTwice := slices.ContainsFunc(parts[:i], p.Equals)
		if !isImplied && !isTwice {
			kept = append(kept, p)
		}
	}
	if len(kept) == 0 {
		kept = parts[:1]
	}
	slices.SortStableFunc(kept, func(a, b *Node) int {
		if d := rankOf(a) - rankOf(b); d != 0 {
			return d
		}
		return strings.Compare(Print(a), Print(b))
	})
	return chain(kept, n.Op, n.Kind)
}

// placeOfHosts says of attachments' hosts where they are: attachments are always there
// (509.3).
func placeOfHosts(parts []*Node, op Op) []*Node {
	hosts := slices.IndexFunc(parts, func(p *Node) bool { return p.Op == AttachedTo })
	if op != And || hosts < 0 {
		return parts
	}
	attached := parts[hosts].Clone()
	var rest []*Node
	for i, p := range parts {
		switch {
		case i == hosts:
			rest = append(rest, attached)
		case p.Op == At && attached.Args[0].Op != This && attached.Args[0].Op != Host && attached.Args[0].Op != Bound:
			attached.Args[0] = ordered(&Node{Op: And, Kind: Cards, Args: []*Node{attached.Args[0], p}, Pos: p.Pos})
		default:
			rest = append(rest, p)
		}
	}
	return rest
}

// isOwnersOf reports whether a part says whose cards in somebody's own zone are.
func isOwnersOf(p *Node, parts []*Node) bool {
	return slices.ContainsFunc(parts, func(zone *Node) bool {
		if zone.Op != In || zone.Args[1] == nil {
			return false
		}
		owner := zone.Args[1]
		return p.Op == Yours && owner.Op == You || p.Op == Opposing && owner.Op == Opponents ||
			p.Op == ControlledBy && p.Args[0].Equals(owner)
	})
}

// rankOf is where a part of a description stands: certain cards, types, who controls
// it, colors, traits and names, states, numbers, places, zones, exclusions.
func rankOf(n *Node) int {
	switch n.Op {
	case This, Host, Bound, Linked:
		return 0
	case Friend, EventCard, Resource, Troublemaker, Problem, ManeCharacter, Character, AnyCard, OfType:
		return 1
	case Yours, Opposing, ControlledBy, OwnedBy:
		return 2
	case OfColor, HasNoColor, Multicolor, SharesColor, Blue, Orange, Pink, Purple, White, Yellow:
		return 3
	case Trait, Unique, Keyword, Named, SharesTrait, SharesName, SharesType:
		return 4
	case LessEqual, GreaterEqual, Equal, NotEqual, Less, Greater, MostPower, LeastPower, MoreThanAnyOther:
		return 6
	case At, With:
		return 7
	case In, TopOf, BottomOf, Beneath:
		return 8
	case Not:
		return 9
	case Or:
		return 1
	}
	return 5
}

// renumber names what is bound by what it is, and takes away the names that nobody
// uses.
func renumber(list []*Node) {
	used := map[string]bool{}
	for _, n := range list {
		n.Walk(func(inner *Node) bool {
			if inner.Op == Bound {
				used[inner.Text] = true
			}
			return true
		})
	}
	r := renumbering{used: used, next: map[string]int{}}
	r.statements(list, map[string]string{})
}

type renumbering struct {
	used map[string]bool
	next map[string]int
}

var nameOf = map[Kind]string{
	Cards: "it", Player: "who", Area: "place", Number: "n", Color: "color", Text: "word", Condition: "is",
}

func (r *renumbering) statements(list []*Node, outer map[string]string) {
	known := map[string]string{}
	for k, v := range outer {
		known[k] = v
	}
	for _, n := range list {
		r.uses(n.Args, known)
		results := resultsOf(n)
		inner := known
		if n.Kind == Block && n.Op != If {
			inner = map[string]string{}
			for k, v := range known {
				inner[k] = v
			}
		}
		for i, name := range n.Names {
			if name == "_" || !r.used[name] {
				n.Names[i] = "_"
				continue
			}
			fresh := nameOf[results[i]]
			r.next[fresh]++
			if count := r.next[fresh]; count > 1 {
				fresh = fmt.Sprintf("%s%d", fresh, count)
			}
			inner[name] = fresh
			n.Names[i] = fresh
		}
		for len(n.Names) > 0 && n.Names[len(n.Names)-1] == "_" {
			n.Names = n.Names[:len(n.Names)-1]
		}
		r.statements(n.Body, inner)
		r.statements(n.Else, inner)
	}
}

func (r *renumbering) uses(list []*Node, known map[string]string) {
	for _, n := range list {
		if n == nil {
			continue
		}
		if name, is := known[n.Text]; is && n.Op == Bound {
			n.Text = name
		}
		r.uses(n.Args, known)
	}
}

// resultsOf lists what a statement binds.
func resultsOf(n *Node) []Kind {
	switch n.Op {
	case Each:
		return []Kind{Cards}
	case EachPlayer:
		return []Kind{Player}
	case Times:
		return []Kind{Number}
	case Let:
		return []Kind{n.Args[0].Kind}
	}
	return n.Op.Entry().Results
}
