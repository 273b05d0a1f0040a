package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// "There", once cards have gone to some Problem or were chosen wherever they are: that is the place, and not where
// the ability's event was.

// goneBefore gives what last takes cards to some Problem before a reference to a place, if no place was spoken of
// since: the mention is the place that was found; -1 for none.
func (r *resolver) goneBefore(ref *ability.Node, found int) (goes *ability.Node) {
	if ref.Text != "refArea" {
		return nil
	}
	r.a.Walk(func(n *ability.Node) bool {
		isGoing := n.Op == ability.Move || n.Op == ability.PutIntoPlay
		if isGoing && n.Pos.Column > 0 && n.Pos.Column < ref.Pos.Column && !contains(n, ref) &&
			(n.To() == nil || isSomeProblem(n.To())) && (found < 0 || r.mentions[found].at < n.Pos.Column) {
			goes = n
		}
		return true
	})
	return goes
}

// isSomeProblem reports whether a place is a Problem that is yet to be chosen.
func isSomeProblem(to *ability.Node) bool {
	return to.Op == ability.AnyProblem || to.Op == ability.ProblemOf || to.Op == ability.AreaOf &&
		slices.ContainsFunc(flat(to.Cards()), isProblemWord)
}

// bindToWhereItGoes makes a reference the place of the one card that goes to some Problem. It reports whether it is
// one card.
func (r *resolver) bindToWhereItGoes(n, goes *ability.Node) bool {
	cards := goes.Cards()
	card := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refCard", Pos: n.Pos}
	switch {
	case cards.Op == ability.This, cards.Op == ability.Host,
		cards.Op == ability.Bound && !r.areSeveralNamed(cards.Text):
		card = cards.Clone()
		card.Pos = n.Pos
	case isChoice(cards) && !areMany(cards):
		r.bindTo(card, mention{node: cards, kind: ability.Cards})
	default:
		return false
	}
	*n = ability.Node{Op: ability.AreaOf, Kind: ability.Area, Args: []*ability.Node{card}, Pos: n.Pos}
	return true
}

// areSeveralNamed reports whether a name is of several cards.
func (r *resolver) areSeveralNamed(name string) (are bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if slices.Contains(n.Names, name) {
			n.Walk(func(inner *ability.Node) bool {
				are = are || areMany(inner)
				return !are
			})
		}
		return !are
	})
	return are
}

// isOfThisAnywhere reports whether the ability's event is about this card or an Event, and says no place: it isn't
// where "there" is.
func (r *resolver) isOfThisAnywhere() bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		event := n.Subject()
		if n.Kind != ability.Header || event == nil || event.Kind != ability.Event {
			return false
		}
		switch event.Op {
		case ability.EntersPlay:
			return event.Cards().Op == ability.This && event.At() == nil
		case ability.Exhausted, ability.Readied, ability.Frightened, ability.Unfrightened:
			return event.Cards().Op == ability.This
		case ability.Played:
			return event.Cards() != nil && event.To() == nil &&
				(event.Cards().Op == ability.This || event.Cards().Op == ability.EventCard)
		}
		return false
	})
}

// choseInPlay reports whether cards were chosen before a reference without their place being said.
func (r *resolver) choseInPlay(ref *ability.Node) bool {
	return slices.ContainsFunc(r.mentions, func(m mention) bool {
		return m.node.Op == ability.Choose && m.at < ref.Pos.Column && !contains(m.node, ref) &&
			!slices.ContainsFunc(flat(m.node.Cards()), func(n *ability.Node) bool {
				return isHere(n) || isNotJustInPlay(n) || n.Op == ability.There || n.Op == ability.Bound
			})
	})
}

// isWhereOthersAre reports whether a reference is "the same Problem" or "that Problem" in what is said of cards that
// can be at any: it is each one's own, and not this card's.
func (r *resolver) isWhereOthersAre(ref *ability.Node) (is bool) {
	at := ref.Pos.Column - 1
	end := min(at+3, len(r.parser.tokens))
	if r.parser.on.Host == ability.Problem.String() || r.parser.on.Type == ability.Problem.String() ||
		!r.parser.says("the same Problem", at, end) && !r.parser.says("that Problem", at, end) ||
		r.parser.says("a Problem", 0, at) {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Kind != ability.Modifier || len(n.Args) == 0 || n.Args[0] == nil || n.Args[0].Kind != ability.Cards {
			return true
		}
		is = is || !slices.ContainsFunc(flat(n.Args[0]), func(part *ability.Node) bool {
			return part.Op == ability.This || part.Op == ability.Host || part.Op == ability.Bound || isHere(part)
		})
		return true
	})
	return is
}

// isWhereTheyCountTogether reports whether a reference is "the same Problem" of so many cards that are counted or
// chosen, with no Problem spoken of before: it is one at which they all are, wherever that is.
func (r *resolver) isWhereTheyCountTogether(ref *ability.Node) (is bool) {
	at := ref.Pos.Column - 1
	if !r.parser.says("the same Problem", at, min(at+3, len(r.parser.tokens))) || r.parser.says("Problem", 0, at) {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		is = is || contains(n, ref) && (n.Op == ability.Count ||
			n.Op == ability.Choose && n.N().Op == ability.Literal && n.N().Num > 1)
		return !is
	})
	return is
}

// comparedWithItself refuses to ask whether a number is more or less than itself, as where an opponent would have more
// than each other player, who are the opponents again.
func (r *resolver) comparedWithItself(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if (n.Op == ability.Greater || n.Op == ability.Less) && len(n.Args) == 2 && n.Left().Equals(n.Right()) {
			r.unclear(n)
		}
		return true
	})
}

// isOfEachOther reports whether a reference is what several cards that are chosen have to have in common, such as "with
// the same cost", which may be said of these among each other.
func (r *resolver) isOfEachOther(ref *ability.Node) (is bool) {
	at := ref.Pos.Column - 1
	if ref.Text != "refCard" || !r.parser.says("with the same", at, min(at+3, len(r.parser.tokens))) {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		is = is || areMany(n) && contains(n, ref)
		return !is
	})
	return is
}

// isOfOneOfAll reports whether a reference would be what another card has to have in common with this one, such as
// "with the same cost", after all cards of a sort were paid with: which of them is meant isn't said, nor that this card
// is.
func (r *resolver) isOfOneOfAll(ref *ability.Node, m mention) (is bool) {
	at := ref.Pos.Column - 1
	if m.node.Op != ability.This || !r.parser.says("with the same", at, min(at+3, len(r.parser.tokens))) {
		return false
	}
	for _, header := range r.a.Statements {
		if header.Op == ability.Cost {
			header.Walk(func(n *ability.Node) bool {
				is = is || n.Kind == ability.Effect && !isChoice(n) && n.Cards() != nil && describesMany(n.Cards())
				return !is
			})
		}
	}
	return is
}

// isWhereItIsAnyway reports whether a place of which nothing was said before is one to which the ability's event's own
// card is moved, where the event doesn't take it anywhere: it would be moved to where it is.
func (r *resolver) isWhereItIsAnyway(place, move *ability.Node) bool {
	if move == nil || move.Op != ability.Move || move.To() != place {
		return false
	}
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		if !hasEvents.Has(n.Op) {
			return false
		}
		event := n.Event()
		event = happening(event)
		switch event.Op {
		case ability.Exhausted, ability.Readied, ability.Frightened, ability.Unfrightened, ability.CutieMarked,
			ability.CountersPut, ability.CountersRemoved:
			cards, moved := argument(event, "cards"), move.Cards()
			return r.isEvents(moved) || cards != nil && cards.Op == moved.Op &&
				(moved.Op == ability.This || moved.Op == ability.Host)
		}
		return false
	})
}

// thatZoneUnsaid gives where "that hand" or "that deck" stands without one having been spoken of before; -1 if none
// does.
func (p *parser) thatZoneUnsaid() int {
	for i := 0; i+1 < len(p.tokens); i++ {
		zone := p.tokens[i+1].word
		if p.tokens[i].word != "that" || zone != "hand" && zone != "deck" {
			continue
		}
		isSaid := slices.ContainsFunc(p.tokens[:i], func(t token) bool { return t.word == zone || t.word == zone+"s" })
		if !isSaid {
			return i
		}
	}
	return -1
}

// wasMovedFrom makes "that Problem" the one from which the ability's event has moved its card, where the text names no
// other place of it (506.1): "when you move this card from a Problem".
func (r *resolver) wasMovedFrom() {
	isFrom := slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		event := n.Subject()
		if n.Kind != ability.Header || event == nil || event.Op != ability.Or || event.Kind != ability.Event {
			return false
		}
		left, right := event.Left(), event.Right()
		return left.Op == ability.Moved && right.Op == ability.Moved && left.To().Op == ability.AnyProblem &&
			right.To().Op == ability.AnyHome && left.From() != nil && left.From().Op != ability.Here
	})
	if !isFrom {
		return
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.There {
			n.Op = ability.PreviousArea
		}
		return true
	})
}

// whereThatWas makes a card's previous area that from which the ability's event took it, and refuses that of a card
// which the event hasn't taken from anywhere.
func (r *resolver) whereThatWas() {
	r.a.Walk(func(n *ability.Node) bool {
		if (n.Op == ability.Send || n.Op == ability.Move) && n.To() != nil && n.To().Op == ability.PreviousArea &&
			n.Cards().Op == ability.Bound && !r.isEvents(n.Cards()) &&
			r.parser.says("to its previous", 0, len(r.parser.tokens)) {
			r.unclear(n)
		}
		if n.Op != ability.AreaOf || n.Cards() == nil || !slices.ContainsFunc(flat(n.Cards()), isWhereItWas) {
			return true
		}
		if !slices.ContainsFunc(flat(n.Cards()), r.isEvents) {
			r.unclear(n)
			return false
		}
		*n = ability.Node{Op: ability.PreviousArea, Kind: ability.Area, Pos: n.Pos}
		return true
	})
}

// isWhereItWas reports whether a part of a description is where a card was.
func isWhereItWas(part *ability.Node) bool {
	return part.Op == ability.PreviousArea || part.Op == ability.At && part.Areas().Op == ability.PreviousArea
}

// isEvents reports whether a card is the one to which the ability's event has happened.
func (r *resolver) isEvents(card *ability.Node) bool {
	return slices.ContainsFunc(r.a.Statements, func(header *ability.Node) bool {
		if !hasEvents.Has(header.Op) {
			return false
		}
		if card.Op == ability.This || card.Op == ability.Host {
			cards := argument(header.Event(), "cards")
			return cards != nil && cards.Op == card.Op
		}
		return card.Op == ability.Bound && len(header.Names) > 0 && card.Text == header.Names[0]
	})
}

// isAsOfAChoice reports whether a card is "at the same Problem" as one that was chosen before it, which needn't be this
// card's.
func (r *resolver) isAsOfAChoice(ref, parent *ability.Node) bool {
	at := ref.Pos.Column - 1
	return parent != nil && parent.Op == ability.At && r.parser.says("same Problem", at, at+3) &&
		slices.ContainsFunc(r.mentions, func(m mention) bool {
			return isChoice(m.node) && m.at < ref.Pos.Column && !contains(m.node, ref)
		})
}
