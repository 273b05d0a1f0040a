package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Habits: which of several meanings of a paragraph only stands back behind another, and what no text means.

// hasNoMeaning reports whether the words mean something, but not together.
func (c Card) hasNoMeaning(a *ability.Ability) bool {
	_, err := c.read(a.Source())
	return err != nil
}

// fewerModes tells whether an ability has fewer modes than another meaning: a comma
// separates modes rather than parts of one.
func fewerModes(meanings []*ability.Ability) func(*ability.Ability) bool {
	most := 0
	for _, a := range meanings {
		most = max(most, modesOf(a))
	}
	return func(a *ability.Ability) bool { return modesOf(a) < most }
}

// fewerWhose tells whether an ability says of fewer places than another meaning whose they are: what is
// said right behind a place is said of it, rather than of the cards there, and so it is with cards that others
// are compared with.
func fewerWhose(meanings []*ability.Ability) func(*ability.Ability) bool {
	whose := func(a *ability.Ability) int { return count(a, ability.ProblemOf) + comparedWhose(a) }
	most := 0
	for _, a := range meanings {
		most = max(most, whose(a))
	}
	return func(a *ability.Ability) bool { return whose(a) < most }
}

// fewerOthers tells whether an ability says of fewer Problems than another meaning which one they are other than:
// of those at a Problem who are moved to another, the Problem is chosen that they leave.
func fewerOthers(meanings []*ability.Ability) func(*ability.Ability) bool {
	others := func(a *ability.Ability) (n int) {
		a.Walk(func(node *ability.Node) bool {
			if node.Op == ability.AreaOf && slices.ContainsFunc(flat(node.Cards()), func(part *ability.Node) bool {
				return part.Op == ability.Not && part.What().Op == ability.Bound
			}) {
				n++
			}
			return true
		})
		return n
	}
	most := 0
	for _, a := range meanings {
		most = max(most, others(a))
	}
	return func(a *ability.Ability) bool { return others(a) < most }
}

// comparedWhose counts the cards with which others are compared of which it is said whose they are: "a Friend with
// the same name as a Friend you control".
func comparedWhose(a *ability.Ability) (n int) {
	a.Walk(func(node *ability.Node) bool {
		switch node.Op {
		case ability.SharesName, ability.SharesColor, ability.SharesTrait, ability.SharesType:
			node.Walk(func(inner *ability.Node) bool {
				if inner.Op == ability.Yours || inner.Op == ability.Opposing || inner.Op == ability.ControlledBy {
					n++
				}
				return true
			})
			return false
		}
		return true
	})
	return n
}

func count(a *ability.Ability, op ability.Op) (n int) {
	a.Walk(func(node *ability.Node) bool {
		if node.Op == op {
			n++
		}
		return true
	})
	return n
}

func modesOf(a *ability.Ability) int { return count(a, ability.Case) }

// againstHabit reports whether a meaning is one that only stands back behind another:
// "move a Friend here" says where to, nobody chooses among one Mane Character or among all cards
// in play, and a Problem that is played enters play.
func (c Card) isAgainstHabit(a *ability.Ability) (is bool) {
	a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Move:
			is = is || n.To() == nil || movesAll(n)
		case ability.Any:
			is = is || isOwnMane(n.Cards())
		case ability.Choose:
			is = is || isOpponentsMane(n.Cards()) || isMisplaced(n.Cards()) || n.Cards().Op == ability.AnyCard
		case ability.Discarded: // a card that is discarded was in a hand
			is = is || n.Cards() != nil && slices.ContainsFunc(flat(n.Cards()), isInHand)
		case ability.Discard:
			is = is || isChosenInPlay(n.Cards(), a)
		case ability.Moved, ability.MovedByEffect: // "moves a Friend here" says where to
			is = is || n.To() == nil && n.Cards() != nil && slices.ContainsFunc(flat(n.Cards()), isHere)
		case ability.Or: // "moved or played here" is both to here
			is = is || n.Kind == ability.Event && n.Left().Op == ability.Moved && n.Right().Op == ability.Played &&
				n.Left().To() == nil && n.Right().To() != nil
		case ability.Is: // what isn't so is denied of the card
			is = is || n.Fit().Op == ability.Not && !isOfAll(n.Cards())
		// of the cards somewhere, rather than of all cards
		case ability.Count, ability.SharesName, ability.SharesColor, ability.SharesTrait, ability.SharesType:
			is = is || n.Cards().Op == ability.AnyCard
		// some of those that are shown
		case ability.PutInHand, ability.PutInDiscards, ability.PutOnTop, ability.PutOnBottom:
			is = is || isShown(a) && isOfAll(n.Cards()) || isOnAny(n.Cards())
		case ability.Banish:
			is = is || isOnAny(n.Cards())
		case ability.Unfrighten, ability.Frighten, ability.Exhaust, ability.Ready, ability.Dismiss:
			is = is || isChosenInHand(n.Cards(), a) || isOnAny(n.Cards())
		case ability.Played:
			isThis := n.Cards() != nil && n.Cards().Op == ability.This
			is = is || isAttached(n.Cards()) || isThis && c.Type == ability.Problem.String()
		case ability.NeedsToConfront: // the Problem here is this card
			is = is || c.Type == ability.Problem.String() && n.Problems().Op != ability.This
		case ability.EachPlayer, ability.Where:
			is = is || isSaidShorter(n)
		case ability.AddBonus, ability.SetBonus: // the Problem here is what this card is attached to
			is = is || c.Host == ability.Problem.String() && n.Problems().Op != ability.Host
		case ability.And:
			is = is || n.Kind == ability.Cards && (isMisplaced(n) || isOnWithCounters(n))
		}
		return true
	})
	return is
}

// isOnWithCounters reports whether cards are described as having counters and as attached to something: "a Unicorn with
// a counter on it" says rather on what the counter is.
func isOnWithCounters(n *ability.Node) bool {
	parts := flat(n)
	return hasPart(parts, ability.AttachedTo) && slices.ContainsFunc(parts, func(part *ability.Node) bool {
		return len(part.Args) > 0 && part.Args[0] != nil && part.Args[0].Op == ability.Counters
	})
}

// isSaidShorter reports whether what is said has a shorter way of the same meaning: what all
// opponents lose, what all players reveal and banish at once (801.1), and that a faceoff involves a card.
func isSaidShorter(n *ability.Node) bool {
	switch {
	case n.Op == ability.EachPlayer && n.Players().Op == ability.Opponents:
		return len(n.Body) == 1 && n.Body[0].Op == ability.Lose
	case n.Op == ability.EachPlayer && n.Players().Op == ability.Players:
		return len(n.Body) == 2 && n.Body[0].Op == ability.Reveal && n.Body[1].Op == ability.Banish
	case n.Op == ability.Where && n.Condition().Op == ability.Is:
		return n.Condition().Fit().Op == ability.IsInvolved
	}
	return false
}

// movesElsewhere reports whether a meaning moves cards to another Problem than is meant.
func movesElsewhere(a *ability.Ability) (is bool) {
	a.Walk(func(n *ability.Node) bool {
		is = is || n.Op == ability.Move && isElsewhere(n, a)
		return !is
	})
	return is
}

// namesYourMane reports whether an ability gives your Mane Character a name: nobody has another, and it is
// spoken of again as what it is.
func namesYourMane(a *ability.Ability) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		does = does || n.Op == ability.Let && isYourMane(n.What())
		return !does
	})
	return does
}

// isElsewhere reports whether cards are moved to a Problem other than this card's, though they
// aren't described as being there: "another Problem" is another one than their own. Of those that
// are, it reports whether they are moved to any.
func isElsewhere(move *ability.Node, in *ability.Ability) bool {
	cards, to := move.Cards(), move.To()
	in.Walk(func(n *ability.Node) bool {
		if cards.Op == ability.Bound && slices.Contains(n.Names, cards.Text) && isChoice(n) {
			cards = n.Cards()
		}
		return true
	})
	if cards.Op == ability.Choose {
		cards = cards.Cards()
	}
	if cards.Op == ability.This || slices.ContainsFunc(flat(cards), isHere) {
		return to != nil && to.Op == ability.AnyProblem
	}
	return to != nil && to.Op == ability.AreaOf &&
		slices.ContainsFunc(flat(to.Cards()), func(n *ability.Node) bool {
			return n.Op == ability.Not && isHere(n.What())
		})
}

// playsAttached reports whether an ability is about cards that are played while they are attached: what is played on a
// card wasn't on it before.
func playsAttached(a *ability.Ability) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		does = does || n.Op == ability.Played && isAttached(n.Cards())
		return !does
	})
	return does
}

// isAttached reports whether a card is described as attached: what is played on a card
// wasn't attached to it before.
func isAttached(n *ability.Node) bool {
	return n != nil && slices.ContainsFunc(flat(n), func(n *ability.Node) bool { return n.Op == ability.AttachedTo })
}

func isInHand(n *ability.Node) bool { return n.Op == ability.In && n.Zone().Op == ability.Hand }

// isOfAll reports whether a description is of all cards in play that fit it.
func isOfAll(description *ability.Node) bool {
	return !slices.ContainsFunc(flat(description), func(n *ability.Node) bool {
		switch n.Op {
		case ability.This, ability.Host, ability.Bound, ability.Choose, ability.ChooseRandom, ability.ChooseTogether,
			ability.In,
			ability.Beneath,
			ability.TopOf, ability.BottomOf, ability.Linked, ability.Search:
			return true
		}
		return false
	})
}

// takesUnshown reports whether all cards of some sort are put somewhere that are described as nothing but cards,
// after some have been shown: those in play aren't meant, and that these are isn't said.
func takesUnshown(a *ability.Ability) (does bool) {
	if !isShown(a) {
		return false
	}
	a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.PutInHand, ability.PutInDiscards, ability.PutOnTop, ability.PutOnBottom:
			does = does || n.Cards() != nil && isOfAll(n.Cards()) && isOfNoType(n.Cards())
		}
		return !does
	})
	return does
}

// isOfNoType reports whether a description doesn't say what cards are: each card that shares a color.
func isOfNoType(description *ability.Node) bool {
	return !slices.ContainsFunc(flat(description), func(n *ability.Node) bool {
		return typesOfCards.Has(n.Op) && n.Op != ability.AnyCard || n.Op == ability.Or || n.Op == ability.Trait ||
			n.Op == ability.Named || n.Op == ability.IsAttachment || n.Op == ability.IsFlipped ||
			n.Op == ability.IsToken
	})
}

// isShown reports whether cards are looked at or revealed.
func isShown(a *ability.Ability) bool {
	return says(ability.Look)(a.Statements) || says(ability.Reveal)(a.Statements)
}

// isChosenInHand reports whether cards were chosen in a hand: nothing is done to them that is done
// to cards in play.
func isChosenInHand(cards *ability.Node, in *ability.Ability) (is bool) {
	if cards == nil || cards.Op != ability.Bound {
		return false
	}
	in.Walk(func(n *ability.Node) bool {
		if slices.Contains(n.Names, cards.Text) {
			n.Walk(func(inner *ability.Node) bool {
				is = is || inner.Op == ability.Choose && slices.ContainsFunc(flat(inner.Cards()), isInHand)
				return !is
			})
		}
		return true
	})
	return is
}

// isChosenInPlay reports whether cards were chosen in play: those that are discarded weren't.
func isChosenInPlay(cards *ability.Node, in *ability.Ability) (is bool) {
	if cards == nil || cards.Op != ability.Bound {
		return false
	}
	in.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Choose && slices.Contains(n.Names, cards.Text) {
			is = !slices.ContainsFunc(flat(n.Cards()), func(n *ability.Node) bool {
				return n.Op == ability.Bound || isInHand(n)
			})
		}
		return true
	})
	return is
}

// isOnAny reports whether a description is of all attachments of all cards of a sort: "all Resources on a Friend" are
// those of one.
func isOnAny(description *ability.Node) bool {
	return slices.ContainsFunc(flat(description), func(n *ability.Node) bool {
		return n.Op == ability.AttachedTo && describesMany(n.Cards())
	})
}

// isMisplaced reports whether an attachment is described as involved in a faceoff, a character as attached, or
// what is attached as being here: it is the card with the attachment of which that is said.
func isMisplaced(description *ability.Node) bool {
	parts := flat(description)
	has := func(op ability.Op) bool {
		return slices.ContainsFunc(parts, func(n *ability.Node) bool { return n.Op == op })
	}
	isCharacter := has(ability.Friend) || has(ability.Character) || has(ability.ManeCharacter)
	return has(ability.AttachedTo) && (has(ability.IsInvolved) || has(ability.WasInvolved) || isCharacter) ||
		slices.ContainsFunc(parts, func(n *ability.Node) bool {
			return n.Op == ability.HasAttached && slices.ContainsFunc(flat(n.Cards()), isHere)
		})
}

func isHere(n *ability.Node) bool {
	return isOwnPlace(n) || n.Op == ability.At && isOwnPlace(n.Areas())
}

// isOwnPlace reports whether a place is this card's own area or Problem.
func isOwnPlace(n *ability.Node) bool {
	return n.Op == ability.Here || n.Op == ability.ItsProblem && n.Cards().Op == ability.This
}

// movesAll reports whether all cards at all Problems are moved: "all characters at a
// Problem" are those at one.
func movesAll(move *ability.Node) bool {
	return slices.ContainsFunc(flat(move.Cards()), func(n *ability.Node) bool {
		return n.Op == ability.At && n.Areas().Op == ability.AnyProblem || n.Op == ability.AnyProblem
	})
}

// isOpponentsMane reports whether a description is of the one Mane Character that an
// opponent has.
func isOpponentsMane(n *ability.Node) bool {
	parts := flat(n)
	return len(parts) == 2 && parts[0].Op == ability.ManeCharacter && parts[1].Op == ability.Opposing
}

// isOwnMane reports whether a description is of the one Mane Character that its player has:
// of it something is said, rather than that there is one.
func isOwnMane(n *ability.Node) bool {
	has := func(op ability.Op) bool {
		return slices.ContainsFunc(flat(n), func(n *ability.Node) bool { return n.Op == op })
	}
	return has(ability.ManeCharacter) && has(ability.Yours)
}

// atItsOwnArea reports whether an ability speaks of a Problem that was chosen as of the Problem at its area: it
// itself is meant.
func atItsOwnArea(a *ability.Ability) (does bool) {
	choices := naming(a)
	a.Walk(func(n *ability.Node) bool {
		if n.Op != ability.And || n.Kind != ability.Cards || !slices.ContainsFunc(flat(n), isAProblem) {
			return !does
		}
		does = does || slices.ContainsFunc(flat(n), func(part *ability.Node) bool {
			if part.Op != ability.At || part.Areas().Op != ability.AreaOf {
				return false
			}
			chosen := choices[part.Areas().Cards().Text]
			return chosen != nil && isChoice(chosen) && isProblem(chosen.Cards())
		})
		return !does
	})
	return does
}

// fewerUnsaidOrigins tells whether an ability says of cards that are moved where they are, and another meaning from
// where they are moved: "from" is said of the move.
func fewerUnsaidOrigins(meanings []*ability.Ability) func(*ability.Ability) bool {
	origins := func(a *ability.Ability) (n int) {
		a.Walk(func(node *ability.Node) bool {
			if node.Op == ability.Moved && node.From() != nil {
				n++
			}
			return true
		})
		return n
	}
	most := 0
	for _, a := range meanings {
		most = max(most, origins(a))
	}
	return func(a *ability.Ability) (is bool) {
		a.Walk(func(n *ability.Node) bool {
			is = is || n.Op == ability.Moved && n.From() == nil && n.Cards() != nil &&
				slices.ContainsFunc(flat(n.Cards()), func(part *ability.Node) bool {
					return part.Op == ability.At || part.Kind == ability.Area
				})
			return !is
		})
		return is && origins(a) < most
	}
}

// namesForElse reports whether a meaning gives cards a name before a condition, and nothing but what is done
// otherwise speaks of them: they are only chosen where that is done.
func namesForElse(a *ability.Ability) bool {
	return forElse(a.Statements) || slices.ContainsFunc(a.Statements, func(n *ability.Node) (is bool) {
		n.Walk(func(inner *ability.Node) bool {
			is = is || forElse(inner.Body)
			return !is
		})
		return is
	})
}

// forElse reports the same of a list of statements.
func forElse(list []*ability.Node) bool {
	for i, n := range list[:max(len(list)-1, 0)] {
		next := list[i+1]
		if n.Kind == ability.Header || len(n.Names) != 1 || next.Op != ability.If || len(next.Else) == 0 {
			continue
		}
		speaks := func(list []*ability.Node) bool {
			return slices.ContainsFunc(list, func(of *ability.Node) (does bool) {
				of.Walk(func(inner *ability.Node) bool {
					does = does || inner.Op == ability.Bound && inner.Text == n.Names[0]
					return !does
				})
				return does
			})
		}
		if speaks(next.Else) && !speaks(next.Args) && !speaks(next.Body) && !speaks(list[i+2:]) {
			return true
		}
	}
	return false
}

// discardsChosen reports whether a meaning has a card chosen that is discarded as another meaning discards one: whoever
// discards a card chooses it.
func discardsChosen(a *ability.Ability) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		does = does || n.Op == ability.Discard && n.Cards() != nil && isChoice(n.Cards()) &&
			n.Cards().Cards().Op == ability.In
		return !does
	})
	return does
}
