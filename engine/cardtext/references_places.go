package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Places of which text speaks: "there", "that Problem", and who is there.

// whoIsThere gives the description of who is at the Problem of the ability's event, "a Problem with
// one of your face-down Troublemakers", if "that Troublemaker" is one of those; nil otherwise.
func (r *resolver) whoIsThere(head *ability.Node) (there *ability.Node) {
	for _, header := range r.a.Statements {
		if header.Kind != ability.Header {
			continue
		}
		header.Walk(func(n *ability.Node) bool {
			if n.Op == ability.With || n.Op == ability.AreaOf {
				of := n.Cards()
				isHead := slices.ContainsFunc(flat(of), func(part *ability.Node) bool { return part.Op == head.Op })
				if there == nil && isHead && head.Op != ability.Problem {
					there = of
				}
			}
			return true
		})
	}
	return there
}

// chooseThere makes "that Troublemaker" one that is chosen among those where the event happened.
func (r *resolver) chooseThere(n, description, among *ability.Node) {
	there := &ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	at := &ability.Node{Op: ability.At, Kind: ability.Cards, Args: []*ability.Node{there}, Pos: n.Pos}
	you := &ability.Node{Op: ability.You, Kind: ability.Player}
	*description = ability.Node{Op: ability.Choose, Kind: ability.Effect, Pos: n.Pos,
		Args: []*ability.Node{literal(1), join(among.Clone(), at), you}}
	r.mentions = append(r.mentions, mention{at: n.Pos.Column, node: description, kind: ability.Cards, head: among})
}

// isMovedThere reports whether what was mentioned is moved to where a reference says: it isn't moved
// to its own Problem, nor put beneath itself.
func (r *resolver) isMovedThere(m mention, ref *ability.Node) (is bool) {
	if m.kind != ability.Cards {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Move, ability.Banish, ability.PutIntoPlay, ability.Send, ability.Attach:
			is = is || n.Cards() == m.node && contains(n, ref) && !contains(m.node, ref)
		}
		return !is
	})
	return is
}

// isWhereTheCardIs reports whether a place of which nothing was said before is the card's own. "There" isn't, where no
// word for a place stands before it.
func (r *resolver) isWhereTheCardIs(ref *ability.Node) bool {
	if r.parser.on.Host == ability.Problem.String() {
		return true
	}
	at := ref.Pos.Column - 1
	isThere := at < len(r.parser.tokens) && r.parser.tokens[at].word == "there"
	return r.a.Type(false) == ability.Continuous && (!isThere || r.saysPlaceBefore(at))
}

// saysPlaceBefore reports whether a word for a place stands before another one, or that a card is with another.
func (r *resolver) saysPlaceBefore(at int) bool {
	for i, t := range r.parser.tokens[:at] {
		isWith := i > 0 && slices.Contains([]string{"while", "is", "are"}, r.parser.tokens[i-1].word)
		if t.word == "with" && isWith || slices.Contains(placeWords, t.word) {
			return true
		}
	}
	return false
}

// placeWords are the words for places.
var placeWords = []string{"problem", "problems", "home", "area", "areas", "here"}

// hasEvent reports whether the ability is about something that happens, and so about its place.
func (r *resolver) hasEvent() bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		switch n.Op {
		case ability.When, ability.After, ability.Instead, ability.MayInstead, ability.As, ability.PlayOnlyIf,
			ability.AdditionalCost:
			return true
		}
		return false
	})
}

// isOfAFaceoff reports whether the ability's event is that a faceoff starts or ends, or is won or lost.
func isOfAFaceoff(statements []*ability.Node) bool {
	return slices.ContainsFunc(statements, func(n *ability.Node) (is bool) {
		if n.Kind == ability.Header && n.Op != ability.Timing {
			n.Walk(func(n *ability.Node) bool {
				is = is || ability.OfFaceoffs.Has(n.Op)
				return !is
			})
		}
		return is
	})
}

// isAtNoPlace reports whether the ability's event is that a turn, phase or step starts or ends, that a player draws,
// discards or flips cards, or gets or loses points or action tokens: it happens at no place (501.1).
func (r *resolver) isAtNoPlace() bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		event := n.Subject()
		for event != nil && (event.Op == ability.First || event.Op == ability.OneOrMore || event.Op == ability.Where) {
			event = event.Subject()
		}
		if n.Kind != ability.Header || event == nil {
			return false
		}
		switch event.Op {
		case ability.StartOf, ability.EndOf, ability.Drawn, ability.Discarded, ability.Flipped, ability.TokensGained,
			ability.TokensPaid, ability.TokensLost, ability.PointsScored:
			return true
		}
		return false
	})
}

// isThisAtAProblem reports whether this card was said before to be at a Problem: "that Problem"
// is then its own.
func (r *resolver) isThisAtAProblem(ref *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.And && n.Pos.Column < ref.Pos.Column {
			parts := flat(n)
			is = is || parts[0].Op == ability.This && slices.ContainsFunc(parts, func(p *ability.Node) bool {
				return p.Op == ability.AnyProblem || p.Op == ability.At && p.Areas().Op == ability.AnyProblem
			})
		}
		return true
	})
	return is
}

// isOthersAtAProblem reports whether a condition before a reference asks for other cards than this at any
// Problem: "if you have a Friend at a Problem". Which one "there" is isn't known then.
func (r *resolver) isOthersAtAProblem(ref *ability.Node) (is bool) {
	for _, statement := range r.a.Statements {
		if statement.Kind == ability.Header {
			continue
		}
		statement.Walk(func(n *ability.Node) bool {
			if n.Op == ability.Is && len(n.Args) > 0 && n.Args[0].Op == ability.This || // where this card is
				n.Op == ability.Choose && !areMany(n) { // where the one that is chosen is
				return false
			}
			if n.Op == ability.And && n.Pos.Column < ref.Pos.Column && !contains(n, ref) {
				parts := flat(n)
				is = is || parts[0].Op != ability.This && slices.ContainsFunc(parts, func(p *ability.Node) bool {
					return p.Op == ability.AnyProblem || p.Op == ability.At && p.Areas().Op == ability.AnyProblem
				})
			}
			return !is
		})
	}
	return is
}

// isMoved reports whether a choice is of what is moved: it isn't moved to where it is.
func isMoved(choice, move *ability.Node) bool {
	return move != nil && move.Op == ability.Move && (move.Cards() == choice ||
		move.Cards().Op == ability.Bound && slices.Contains(choice.Names, move.Cards().Text))
}

// whoConfrontsWith makes the cards with which "a Problem" is confronted those of whoever confronts it: "when you
// confront a Problem with three Friends" speaks of yours, unless it says whose, or that nobody confronts with them
// (611.3).
func (r *resolver) whoConfrontsWith(n *ability.Node) {
	says := slices.ContainsFunc([]string{"confront", "confronts"}, func(verb string) bool {
		return r.parser.says(verb+" a Problem with", 0, len(r.parser.tokens)) ||
			r.parser.says(verb+" Problems with", 0, len(r.parser.tokens))
	})
	if !says {
		return
	}
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.Confronted || n.At() == nil || n.At().Op != ability.AreaOf {
			return true
		}
		whose := &ability.Node{Op: ability.ControlledBy, Kind: ability.Cards, Pos: n.Pos,
			Args: []*ability.Node{{Op: ability.TurnPlayer, Kind: ability.Player}}}
		switch {
		case n.By() != nil && n.By().Op == ability.You:
			whose = &ability.Node{Op: ability.Yours, Kind: ability.Cards, Pos: n.Pos}
		case n.By() != nil && n.By().Op == ability.Opponents:
			whose = &ability.Node{Op: ability.Opposing, Kind: ability.Cards, Pos: n.Pos}
		}
		n.At().Walk(func(inner *ability.Node) bool {
			if (inner.Op == ability.With || inner.Op == ability.HowManyThere) && r.areConfronting(inner.Args[0]) {
				inner.Args[0] = join(inner.Args[0], whose.Clone())
			}
			return true
		})
		return false
	})
}

// areConfronting reports whether cards can be those with which a Problem is confronted: characters of whom isn't said
// whose they are.
func (r *resolver) areConfronting(cards *ability.Node) bool {
	return !slices.ContainsFunc(flat(cards), func(n *ability.Node) bool {
		switch n.Op {
		case ability.Yours, ability.Opposing, ability.ControlledBy, ability.OwnedBy, ability.Troublemaker,
			ability.Resource, ability.AnyCard, ability.IsFaceDown, ability.IsFaceUp, ability.AttachedTo:
			return true
		}
		return n.Op == ability.Trait && slices.Contains(r.parser.reader.notOfCharacters, n.Word().Text)
	})
}
