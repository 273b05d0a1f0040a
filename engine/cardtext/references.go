package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// References: "it", "that Friend", "they", "there". A template leaves a name from
// referenceKinds where such a word stands; after reading, each is given to what it is
// about: the nearest thing before it that agrees.

// thisWay are the effects of which "this way" speaks.
var thisWay = map[string]ability.OpSet{
	"refRevealed": ability.Ops(ability.Reveal, ability.RevealUntil), "refBanished": ability.Ops(ability.Banish),
	"refRetired": ability.Ops(ability.Retire), "refDismissed": ability.Ops(ability.Dismiss),
	"refDiscarded": ability.Ops(ability.Discard), "refExhausted": ability.Ops(ability.Exhaust),
	"refFrightened": ability.Ops(ability.Frighten), "refReadied": ability.Ops(ability.Ready),
	"refMoved": ability.Ops(ability.Move), "refDrawn": ability.Ops(ability.Draw),
	"refPutInHand": ability.Ops(ability.PutInHand), "refShuffled": ability.Ops(ability.ShuffleIntoDeck),
	"refUnfrightened": ability.Ops(ability.Unfrighten), "refUncovered": ability.Ops(ability.Uncover),
	"refPut": ability.Ops(ability.PutInHand, ability.PutInDiscards, ability.PutOnTop, ability.PutOnBottom,
		ability.PutIntoPlay),
}

// resolve gives what was read with each reference bound.
func (p *parser) resolve(nodes []*ability.Node) (*ability.Ability, *Problem) {
	a := &ability.Ability{}
	you := &ability.Node{Op: ability.You, Kind: ability.Player}
	otherwise := substitution{names: []string{"by"}, values: [][]*ability.Node{{you}}}
	for _, n := range otherwise.list(nodes) {
		one := n.Clone()
		theirsOfSomebody(one)
		opponentsOfYou(one)
		a.Statements = append(a.Statements, one)
	}
	r := resolver{parser: p, a: a}
	a.Statements = choosePlayers(a.Statements)
	for _, n := range a.Statements {
		r.bindThis(n)
	}
	for _, n := range a.Statements {
		attachedToTheProblem(n)
		r.whoConfrontsWith(n)
		r.countOthers(n)
		r.countOthersThere(n)
		r.takeTheRest(n)
		r.collect(n)
	}
	r.putDescribedFirst()
	slices.SortStableFunc(r.mentions, func(a, b mention) int { return a.at - b.at })
	for _, n := range a.Statements {
		r.itsOwnMeasure(n)
		r.otherThanItself(n)
		r.bind(n, nil, nil)
	}
	for _, n := range a.Statements {
		r.ofEachPlayer(n)
		r.comparedAtOne(n)
	}
	if a.Statements = r.namedFirst(a.Statements); len(r.described) > 0 { // some may do it, or pays with it
		for done := range r.described {
			r.unclear(done)
		}
	}
	for _, n := range a.Statements {
		r.bindElided(n)
		r.bindElsewhere(n, nil)
	}
	for _, n := range a.Statements {
		r.includeThis(n)
	}
	for _, n := range a.Statements {
		r.involveStill(n)
		r.controllerOfThis(n)
	}
	r.mustBeSolving()
	for _, n := range a.Statements {
		r.mustComeFrom(n, nil)
	}
	r.wasMovedFrom()
	r.whereThatWas()
	for _, n := range a.Statements {
		r.asTheyWere(n)
		r.beneathOne(n)
		r.comparedWithItself(n)
	}
	a.Statements = countedBefore(placesOfForbidden(oneProblem(chosenForNumbers(p.rememberedBefore(a.Statements)))))
	ownTime(a.Statements)
	return a, r.problem
}

// beneathOne refuses to banish cards to beneath all cards of a sort: each goes to beneath one card.
func (r *resolver) beneathOne(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.Banish {
			return true
		}
		for _, to := range n.Args[1:] {
			if to != nil && to.Op == ability.Beneath && to.Cards() != nil && describesMany(to.Cards()) {
				r.unclear(n)
			}
		}
		return true
	})
}

// includeThis makes "this or another Friend" a Friend where this card is one anyway.
func (r *resolver) includeThis(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Or && n.Kind == ability.Cards && n.Left().Op == ability.This && r.isThis(n.Right()) {
			*n = *n.Right()
		}
		return true
	})
}

// isControllerOfThis reports whether a player is this card's controller.
func isControllerOfThis(n *ability.Node) bool {
	return n.Op == ability.Controller && n.Cards().Op == ability.This
}

// controllerOfThis makes this card's controller you, who are somebody else only where any player may
// activate the ability (513.5, 703.1b).
func (r *resolver) controllerOfThis(n *ability.Node) {
	if says(ability.AnyPlayer)(r.a.Statements) {
		return
	}
	n.Walk(func(n *ability.Node) bool {
		if isControllerOfThis(n) {
			*n = ability.Node{Op: ability.You, Kind: ability.Player, Pos: n.Pos}
		}
		return true
	})
}

// involveStill makes what "was" involved in a faceoff what is, unless the ability triggers as a faceoff against a
// Troublemaker, or any, is won or lost: who has lost a challenge may have been sent home (514.5b). In any other
// case who was involved still is.
func (r *resolver) involveStill(n *ability.Node) {
	isOver := slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		if n.Op != ability.When {
			return false
		}
		event := n.Event()
		for event.Op == ability.Where || event.Op == ability.First {
			event = event.Event()
		}
		return (event.Op == ability.FaceoffWon || event.Op == ability.FaceoffLost) &&
			event.OfKind().Op != ability.ProblemFaceoff
	})
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.WasInvolved && !isOver {
			n.Op = ability.IsInvolved
		}
		return true
	})
}

// isThis reports whether a description says no more of cards than this card always is: of
// its type, and yours.
func (r *resolver) isThis(description *ability.Node) bool {
	return !slices.ContainsFunc(flat(description), func(n *ability.Node) bool {
		return n.Op != ability.Yours && !isHostWord(r.parser.on.Type, n)
	})
}

// mustBeSolving refuses to keep cards from being sent home until the end of the Solve Step
// (613.1) in an ability without the Problem being solved: later than that it would say nothing.
func (r *resolver) mustBeSolving() {
	solves := false
	var until *ability.Node
	r.a.Walk(func(n *ability.Node) bool {
		solves = solves || n.Op == ability.Solved
		if n.Op == ability.Until && n.Subject().Op == ability.EndOf && n.Subject().Time().Op == ability.SolveStep {
			until = n
		}
		return true
	})
	if until != nil && !solves {
		t := r.parser.tokens[until.Pos.Column-1]
		r.problem = &Problem{t.from, len(r.parser.text), "this is understood only of a Problem being solved"}
	}
}

// comesFrom are what cards come from somewhere by: "from a Problem" and "from your hand" are said of
// them; of cards that are counted, or that something is so of, "at" and "in" are.
var comesFrom = ability.Ops(ability.Move, ability.Moved, ability.MovedByEffect, ability.Send, ability.Sent,
	ability.PutInHand, ability.PutOnTop, ability.PutOnBottom, ability.PutOnTopOrBottom, ability.PutInDiscards,
	ability.ShuffleIntoDeck, ability.Banish, ability.Banished, ability.Retire, ability.Retired, ability.Dismiss,
	ability.Dismissed, ability.PutIntoPlay)

// elsewhereAfter are the events after which cards are in play elsewhere: a card moved from a Problem isn't at it.
var elsewhereAfter = ability.Ops(ability.Moved, ability.MovedByEffect, ability.Sent)

type resolver struct {
	parser   *parser
	a        *ability.Ability
	whole    *ability.Node // the description in which a reference stands
	mentions []mention
	problem  *Problem
	bound    int
	// described are the names of cards that were described, by what is done to them.
	described map[*ability.Node]*ability.Node
}

// bindThis says which card "this Friend" is: the card itself if that is its type, or
// what it is attached to (509.4).
func (r *resolver) bindThis(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.And || n.Left().Op != ability.Bound || n.Left().Text != "refThis" {
			return true
		}
		head := n.Right()
		switch on := r.parser.on; {
		case isHostWord(on.Type, head):
			*n = ability.Node{Op: ability.This, Kind: ability.Cards, Pos: n.Pos}
		case isHostWord(on.Host, head):
			*n = ability.Node{Op: ability.Host, Kind: ability.Cards, Pos: n.Pos}
		default:
			r.unclear(n)
		}
		return true
	})
}

// bindElided says of what the words before a condition's comma speak without naming it:
// of what the sentence after it is about, this card or what it is attached to.
func (r *resolver) bindElided(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.If {
			return true
		}
		about := subjectOf(n.Body)
		mane := maneOf(n.Body)
		n.Condition().Walk(func(inner *ability.Node) bool {
			if inner.Op != ability.Bound || inner.Text != "refElided" {
				return true
			}
			if mane != nil {
				*inner = *mane.Clone()
				return true
			}
			if about != ability.This && about != ability.Host {
				r.unclear(inner)
				return true
			}
			*inner = ability.Node{Op: about, Kind: ability.Cards, Pos: inner.Pos}
			return true
		})
		return true
	})
}

// bind gives each reference in a node to what it is about. The nodes around it are its
// parent and that node's parent.
func (r *resolver) bind(n, parent, outer *ability.Node) {
	if n == nil {
		return
	}
	if n.Op == ability.Bound {
		if kind, is := referenceKinds[n.Text]; is {
			r.bindReference(n, kind, parent, outer)
		}
		return
	}
	if n.Op == ability.And && (parent == nil || parent.Op != ability.And) {
		before := r.whole
		r.whole = n
		defer func() { r.whole = before }()
	}
	if n.Op == ability.If && len(n.Body) > 0 && n.Condition().Pos.Column > n.Body[0].Pos.Column {
		r.bindAll(n.Body) // "… during its controller's turn" comes after what is so
	}
	for _, a := range n.Args {
		r.bind(a, n, parent)
	}
	r.bindAll(n.Body)
	r.bindAll(n.Else)
}

// bindAll gives each reference in a list of nodes to what it is about.
func (r *resolver) bindAll(list []*ability.Node) {
	for _, inner := range list {
		r.bind(inner, nil, nil)
	}
}

func (r *resolver) bindReference(n *ability.Node, kind ability.Kind, parent, outer *ability.Node) {
	switch n.Text {
	case "refOther":
		r.bindOther(n, r.whole)
		return
	case "refElided", "refElsewhere":
		return // when it is known what the sentence is about, and what is moved
	case "refOthers":
		r.bindOthers(n)
		return
	case "refRest":
		r.bindRest(n, parent)
		return
	case "refShown":
		r.bindShown(n)
		return
	case "refWould":
		r.bindWould(n)
		return
	case "refX":
		r.bindX(n)
		return
	case "refChosen":
		r.bindChosen(n, parent)
		return
	}
	if ops, is := thisWay[n.Text]; is {
		r.bindThisWay(n, ops, parent)
		return
	}
	if did, is := strings.CutPrefix(n.Text, doer("")); is {
		r.bindDoer(n, deedsOfDoers[did])
		return
	}
	head := (*ability.Node)(nil)
	if parent != nil && parent.Op == ability.And && parent.Left() == n {
		head = parent.Right()
	}
	found := -1
	for i, m := range r.mentions {
		if m.at < n.Pos.Column && m.kind == kind && agrees(m, head) && !contains(m.node, n) && r.canBe(m, n, parent) &&
			r.isAsSaid(n, m) && (isMeasured(head, outer) || !r.isPaidFor(m, head, parent)) &&
			!isOtherSide(m, n, parent, outer) && !r.isWhatItIsAnyway(m, n, parent) && !r.isOnlyAsked(m, n) &&
			!r.isStillThere(m, n) && !isBeside(m, n, parent, outer) &&
			(!r.saysOpponent(n) || isOpponent(m)) && (n.Text == "refTrait") == (m.node.Op == ability.ChooseTrait) &&
			(n.Text == "refCounter") == (m.node.Op == ability.ChooseCounter) && isNumberOf(n, m) &&
			!(n.Text == "refCards" && (m.node.Op == ability.This || m.node.Op == ability.Host || isYourMane(m.node))) &&
			!(n.Text == "refCard" && m.node.Kind == ability.Effect && areMany(m.node)) && !r.isMovedThere(m, n) &&
			!(n.Text == "refCards" && (isOneProblem(m) || r.saysThemOfOne(n, m.node))) &&
			!(n.Text != "refCards" && isDescribed(m)) &&
			(found < 0 || m.at >= r.mentions[found].at) && (found < 0 || !r.isPaid(m)) &&
			!(m.isHost && (head == nil || head.Op == ability.AnyCard)) && !(m.isWith && head == nil) &&
			!(found >= 0 && isTokenByType(m, head)) {
			found = i
		}
	}
	if found >= 0 && (r.isOfEachOther(n) || r.isOfOneOfAll(n, r.mentions[found]) ||
		n.Text == "refCard" && showsMany(r.mentions[found].node) ||
		!isMeasured(head, outer) && r.mayBePaidFor(r.mentions[found], head) ||
		isMeasured(head, outer) && r.isDiscardedAfter(r.mentions[found], n) || r.mayBeWhatDidIt(n, r.mentions[found]) ||
		r.isOfOneOfThose(n, r.mentions[found], parent) ||
		head == nil && r.mayBeOneThatIs(n, r.mentions[found])) {
		r.unclear(n)
		return
	}
	isHost := n.Text == "refCard" && head != nil && isHostWord(r.parser.on.Host, head)
	goes := r.goneBefore(n, found)
	switch {
	case goes != nil && !r.bindToWhereItGoes(n, goes):
		r.unclear(n)
		return
	case goes != nil:
	case found < 0 && isHost:
		*n = ability.Node{Op: ability.Host, Kind: ability.Cards, Pos: n.Pos}
		r.mentions = append(r.mentions, mention{at: n.Pos.Column, node: n.Clone(), kind: ability.Cards})
	case found < 0 && kind == ability.Area && r.isOfCost(n) && !r.isInEvent(n): // where the card is played
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Area && r.isOthersAtAProblem(n): // which can be at several
		r.unclear(n)
		return
	case found < 0 && kind == ability.Area && (r.isWhereOthersAre(n) || r.isWhereTheyCountTogether(n)):
		r.unclear(n)
		return
	case found < 0 && kind == ability.Area && r.isAsOfAChoice(n, parent):
		r.unclear(n)
		return
	case found < 0 && kind == ability.Area && (r.isWhereTheCardIs(n) || r.isThisAtAProblem(n)):
		*n = ability.Node{Op: ability.Here, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Player && r.speaksOfOpponent(n):
		*n = ability.Node{Op: ability.Opponent, Kind: ability.Player, Pos: n.Pos}
	case found < 0 && kind == ability.Player && r.cardOfOwner(n) != nil &&
		(!r.saysOpponent(n) || isOpponent(*r.cardOfOwner(n))):
		r.toPlayerOf(n, ability.Owner, r.cardOfOwner(n))
	case found < 0 && kind == ability.Player && r.opponentsCard(n) != nil:
		r.toPlayerOf(n, ability.Controller, r.opponentsCard(n))
	case found < 0 && kind == ability.Area && !r.hasEvent() && r.lastStill(n) != nil &&
		!isMoved(r.lastStill(n), parent):
		r.bindTo(n, mention{node: r.lastStill(n), kind: ability.Area})
	case found < 0 && kind == ability.Area && !r.hasEvent() && parent != nil && parent.Op == ability.Move &&
		// as each other
		areSeveral(parent.Cards()) && r.parser.says("the same Problem", n.Pos.Column-1, n.Pos.Column+2):
		*n = ability.Node{Op: ability.AnyProblem, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Area && isOfAFaceoff(r.a.Statements): // which can be at several Problems
		*n = ability.Node{Op: ability.FaceoffArea, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Area && r.isOfThisAnywhere() && r.lastStill(n) != nil &&
		!isMoved(r.lastStill(n), parent):
		r.bindTo(n, mention{node: r.lastStill(n), kind: ability.Area})
	case found < 0 && kind == ability.Area && r.isOfThisAnywhere() && r.choseInPlay(n):
		r.unclear(n)
		return
	case found < 0 && kind == ability.Area && r.isWhereItIsAnyway(n, parent):
		r.unclear(n)
		return
	case found < 0 && kind == ability.Area && r.hasEvent() && !r.isAtNoPlace() && !r.isInEvent(n):
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Cards && n.Text == "refCard" && head != nil && r.whoIsThere(head) != nil:
		r.chooseThere(n, parent, r.whoIsThere(head))
		return
	case found < 0 && r.remembers(n, head):
	case found < 0:
		r.unclear(n)
		return
	case r.mentions[found].isHost:
		r.bindToHost(n, r.mentions[found], head)
		*parent = *n
		return
	default:
		r.bindTo(n, r.mentions[found])
	}
	if head != nil { // "that Friend" is that card
		*parent = *n
	}
}

// isAsSaid reports whether "that opposing Friend" and "that face-down card" may be what was mentioned:
// not one of yours, and one that was said to be face-down or a Troublemaker (which come into play so).
func (r *resolver) isAsSaid(ref *ability.Node, m mention) bool {
	at := ref.Pos.Column - 1
	if at+1 >= len(r.parser.tokens) || r.parser.tokens[at].word != "that" || m.head == nil {
		return true
	}
	is := func(ops ...ability.Op) bool {
		return slices.ContainsFunc(flat(m.head), func(n *ability.Node) bool { return slices.Contains(ops, n.Op) })
	}
	switch r.parser.tokens[at+1].word {
	case "opposing":
		return !is(ability.Yours)
	case "face-down":
		return is(ability.IsFaceDown, ability.Troublemaker)
	}
	return true
}

// areMany reports whether more than one card may be chosen: "it" is none of them.
func areMany(choice *ability.Node) bool {
	switch choice.Op {
	case ability.Choose, ability.ChooseTogether, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
	case ability.CreateToken:
		return !isOne(choice.N())
	default:
		return false
	}
	n := choice.N()
	return n.Op == ability.AnyNumber || n.Op == ability.UpTo && (n.N().Op != ability.Literal || n.N().Num > 1) ||
		n.Op == ability.Literal && n.Num > 1
}

// showsMany reports whether more than one card is looked at or revealed.
func showsMany(n *ability.Node) bool {
	if n.Op != ability.Look && n.Op != ability.Reveal {
		return false
	}
	cards := n.Cards()
	if cards.Op == ability.TopOf || cards.Op == ability.BottomOf {
		return cards.N().Op == ability.Literal && cards.N().Num > 1
	}
	return describesMany(cards) && !isChoice(cards)
}

// isOneProblem reports whether what was mentioned is one Problem that is chosen: "them" isn't it, but the cards there.
func isOneProblem(m mention) bool {
	return m.node.Op == ability.Choose && isOne(m.node.N()) && isProblem(m.node.Cards())
}

// isOfCost reports whether a reference stands in what something costs more or less, in an ability that waits for no
// event.
func (r *resolver) isOfCost(ref *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		is = is || n.Op == ability.AddCost && contains(n, ref) && !r.hasEvent()
		return !is
	})
	return is
}

func (r *resolver) unclear(n *ability.Node) {
	t := r.parser.tokens[n.Pos.Column-1]
	r.problem = &Problem{t.from, t.to, "no card, player or place that this could mean"}
}
