package ability

import (
	"slices"
	"strings"
)

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
	case Where: // both have to be so
		if inner := n.Args[0]; inner.Op == Where {
			n.Args[0] = inner.Args[0]
			n.Args[1] = ordered(&Node{Op: And, Kind: Condition, Args: []*Node{inner.Args[1], n.Args[1]}, Pos: n.Pos})
		}
	case IsTurnOf: // the one opponent's, if there is one
		if n.Args[0].Op == Opponent {
			n.Args[0] = &Node{Op: Opponents, Kind: Player, Pos: n.Args[0].Pos}
		}
	case Played, EntersPlay:
		placeOfEvent(n)
	case Discard:
		ownChoice(n)
	case TurnOver:
		return toSide(n)
	case ChooseHidden:
		n.Op = Choose
	case Minus:
		if len(n.Args) == 1 && n.Args[0].Op == Literal {
			return &Node{Op: Literal, Kind: Number, Num: -n.Args[0].Num, Pos: n.Pos}
		}
	case Greatest:
		minus, least := n.Args[0], n.Args[1]
		if minus.Op == Minus && len(minus.Args) == 2 && least.Op == Literal && least.Num == 0 {
			return &Node{Op: MoreBy, Kind: Number, Args: minus.Args, Pos: n.Pos}
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
		if parts := flat(n.Args[0], And); len(parts) == 2 && parts[0].Op == Problem && parts[1].Op == With {
			isTroublemaker := func(p *Node) bool { return p.Op == Troublemaker }
			// which is at a Problem anyway (306.1)
			if slices.ContainsFunc(flat(parts[1].Args[0], And), isTroublemaker) {
				n.Args[0] = parts[1].Args[0]
			}
		}
	case ItsProblem:
		if n.Args[0].Op == Host { // 509.3
			return &Node{Op: ItsProblem, Kind: Area, Args: []*Node{{Op: This, Kind: Cards}}, Pos: n.Pos}
		}
	case During:
		if n.Args[0].Op == Turn && n.Arg(1) != nil {
			return normalExpression(&Node{Op: IsTurnOf, Kind: Condition, Args: n.Args[1:2], Pos: n.Pos})
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

// anybody leaves out who and which cards, where it is any player or card; not for each of whom it is the first time.
func anybody(event *Node) {
	if event.Op == First {
		return
	}
	for i, p := range event.Op.Entry().Params {
		isTroublemaker := p.Name == "troublemakers" && event.Arg(i) != nil && event.Arg(i).Op == Troublemaker
		isAnybody := func(a *Node) bool { return a.Op == Players || a.Op == AnyCard || isTroublemaker }
		if a := event.Arg(i); p.Optional && a != nil && isAnybody(a) && !isToldApart(event, i) {
			event.Args[i] = nil
		}
	}
}

// isToldApart reports whether a later argument would be taken for one that is left out: any card that is played on a
// Friend isn't a Friend that is played.
func isToldApart(event *Node, i int) bool {
	params := event.Op.Entry().Params
	for j := i + 1; j < len(params); j++ {
		if params[j].Kind == params[i].Kind && event.Arg(j) != nil {
			return true
		}
	}
	return false
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
	if i < 0 {
		return
	}
	n.Args[area] = parts[i].Args[0]
	if len(parts) == 1 { // any card
		n.Args[cards] = &Node{Op: AnyCard, Kind: Cards, Pos: parts[i].Pos}
		if n.Op == Played {
			n.Args[cards] = nil
		}
		return
	}
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

// asksOrDoes reports whether a condition is an effect, also where it must not be done: a player is asked then.
func asksOrDoes(condition *Node) bool {
	return condition.Kind == Effect || condition.Op == Not && condition.Args[0].Kind == Effect
}

// ordered joins the parts of a description or condition in their order. Conditions
// that are effects keep the order in which they stand.
func ordered(n *Node) *Node {
	if n.Op != And && n.Op != Or {
		return n
	}
	parts := flat(n, n.Op)
	if n.Kind != Cards {
		if n.Kind == Condition && !slices.ContainsFunc(parts, asksOrDoes) {
			slices.SortStableFunc(parts, func(a, b *Node) int { return strings.Compare(Print(a), Print(b)) })
		}
		if n.Op == And {
			parts = slices.DeleteFunc(parts, func(p *Node) bool { return p.Op == Any && isAsked(p.Args[0], parts) })
		}
		return chain(parts, n.Op, n.Kind)
	}
	if n.Op == And {
		parts = placeOfProblems(parts)
	}
	parts = placeOfHosts(parts, n.Op)
	var kept []*Node
	for i, p := range parts {
		isImplied := n.Op == And && (p.Op == AnyCard && len(parts) > 1 || isOwnersOf(p, parts) || isOfThose(p, parts) ||
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

// placeOfProblems says in one word where cards are that are at a card's area, if that is a
// Problem; and simply "here" of a Problem, which is at no home (501.1).
func placeOfProblems(parts []*Node) []*Node {
	at := func(op Op) int {
		return slices.IndexFunc(parts, func(p *Node) bool { return p.Op == At && p.Args[0].Op == op })
	}
	if its := at(ItsProblem); its >= 0 && parts[its].Args[0].Args[0].Op == This &&
		slices.ContainsFunc(parts, func(p *Node) bool { return p.Op == Problem }) {
		parts[its].Args[0] = &Node{Op: Here, Kind: Area, Pos: parts[its].Pos}
	}
	anywhere, here := at(AnyProblem), max(at(Here), at(AreaOf))
	if isTroublemaker := func(p *Node) bool { return p.Op == Troublemaker }; anywhere >= 0 &&
		slices.ContainsFunc(parts, isTroublemaker) { // which is at no home (306.1)
		return slices.Delete(parts, anywhere, anywhere+1)
	}
	if anywhere < 0 || here < 0 {
		return parts
	}
	of := &Node{Op: This, Kind: Cards}
	if area := parts[here].Args[0]; area.Op == AreaOf {
		of = area.Args[0]
	}
	place := &Node{Op: ItsProblem, Kind: Area, Args: []*Node{of}, Pos: parts[here].Pos}
	parts[here] = &Node{Op: At, Kind: Cards, Args: []*Node{place}, Pos: parts[here].Pos}
	return slices.Delete(parts, anywhere, anywhere+1)
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

// isAsked reports whether something is asked of certain cards: then there are any.
func isAsked(cards *Node, parts []*Node) bool {
	return slices.ContainsFunc(parts, func(p *Node) bool { return p.Op == Is && p.Args[0].Equals(cards) })
}

// isOfThose reports whether a part is said of those cards among which one has the most power.
func isOfThose(p *Node, parts []*Node) bool {
	return slices.ContainsFunc(parts, func(among *Node) bool {
		return (among.Op == MostPower || among.Op == LeastPower) &&
			slices.ContainsFunc(flat(among.Args[0], And), p.Equals)
	})
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
