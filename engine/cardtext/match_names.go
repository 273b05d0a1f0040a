package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// What the names in an ability stand for, as far as the ability tells: what they are called as they
// are spoken of again, whether they are several, and what was done to them.

// hostOfPlayed gives what the card is called on which the event's card is played, if that is what
// a description is of; nil otherwise.
func (p *printer) hostOfPlayed(parts []*ability.Node) *ability.Node {
	if len(parts) != 2 || parts[1].Op != ability.HasAttached || parts[1].Cards().Op != ability.Bound {
		return nil
	}
	if played := p.binderOf(parts[1].Cards()); played.Kind != ability.Header {
		return nil
	}
	return parts[0]
}

// wasDoneTo reports whether a name stands for the cards to which something was done.
func (p *printer) wasDoneTo(name *ability.Node, does ability.OpSet) bool {
	if name.Op != ability.Bound || name.Kind != ability.Cards {
		return false
	}
	binder := p.binderOf(name)
	for binder.Op == ability.Cost || binder.Op == ability.May || binder.Op == ability.If {
		if len(binder.Args) == 0 {
			return false
		}
		binder = binder.Args[len(binder.Args)-1]
	}
	return does.Has(binder.Op)
}

// areShown reports whether cards are those that were revealed.
func (p *printer) areShown(cards *ability.Node) bool {
	if cards.Op == ability.Or {
		return p.areShown(cards.Left()) && p.areShown(cards.Right())
	}
	return p.wasDoneTo(cards, thisWay["refRevealed"])
}

// isChosenProblems reports whether a place is where a Problem is that was spoken of.
func (p *printer) isChosenProblems(n *ability.Node) bool {
	if n.Op != ability.AreaOf || n.Cards().Op != ability.Bound {
		return false
	}
	head := p.headOf(n.Cards())
	return head != nil && head.Op == ability.Problem
}

// headOf gives the head word of what a name stands for: Friend for what was chosen
// among Friends.
func (p *printer) headOf(n *ability.Node) (head *ability.Node) {
	if n.Op == ability.Host && p.on.Host != "" {
		if host, err := ability.ReadPart(p.on.Host); err == nil {
			return host[0]
		}
	}
	if n.Op != ability.Bound {
		return nil
	}
	for _, s := range p.statements {
		s.Walk(func(binder *ability.Node) bool {
			if i := slices.Index(binder.Names, n.Text); i >= 0 && head == nil {
				head = headIn(binder)
			}
			return true
		})
	}
	return head
}

// isMany reports whether a name stands for more than one card, as far as the ability
// tells.
func (p *printer) isMany(n *ability.Node) (is bool) {
	for _, s := range p.statements {
		s.Walk(func(binder *ability.Node) bool {
			if n.Op == ability.Bound && slices.Contains(binder.Names, n.Text) && len(binder.Args) > 0 {
				switch binder.Op {
				case ability.Choose, ability.ChooseTogether, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
					is = binder.N().Op != ability.Literal || binder.N().Num != 1
				case ability.Look, ability.Reveal:
					of := binder.Cards()
					isTop := of.Op == ability.TopOf || of.Op == ability.BottomOf
					is = of.Op == ability.In || isTop && (of.N().Op != ability.Literal || of.N().Num != 1)
				case ability.RevealUntil:
					is = true
				case ability.CreateToken:
					is = binder.N().Op != ability.Literal || binder.N().Num != 1
				}
			}
			return true
		})
	}
	return is
}

func headIn(binder *ability.Node) (head *ability.Node) {
	for _, a := range binder.Args {
		a.Walk(func(n *ability.Node) bool {
			switch n.Op {
			case ability.Friend, ability.Resource, ability.Troublemaker, ability.Problem, ability.ManeCharacter,
				ability.Character, ability.EventCard, ability.Trait:
				if head == nil || head.Op == ability.Trait {
					head = n
				}
			case ability.Not:
				return false
			}
			return true
		})
	}
	if head == nil {
		head = &ability.Node{Op: ability.AnyCard, Kind: ability.Cards}
	}
	return head
}

// binderOf gives what binds a name, the name itself if nothing does.
func (p *printer) binderOf(name *ability.Node) *ability.Node {
	found := name
	for _, s := range p.statements {
		s.Walk(func(n *ability.Node) bool {
			if slices.Contains(n.Names, name.Text) {
				found = n
			}
			return found == name
		})
	}
	return found
}
