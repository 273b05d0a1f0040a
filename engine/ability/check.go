package ability

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What notation that can be read as statements must be like to mean something.

func (r *reader) wrongAt(n *Node, format string, args ...any) {
	r.errors = append(r.errors, &Error{n.Pos, fmt.Sprintf(format, args...)})
}

// check sees to it that headers stand first and modifiers in what lasts, and that
// words are used for what they are for.
func (r *reader) check(a *Ability) {
	a.Walk(func(n *Node) bool {
		r.checkWord(n)
		return true
	})
	if a.Type(false) != Continuous {
		a.Walk(func(n *Node) bool {
			if n.Op == OneOf {
				r.wrongAt(n, "OneOf is for continuous abilities: what is done names what is chosen, as in "+
					"it := Choose(1, …)")
			}
			return true
		})
	}
	r.checkStatements(a.Statements)
}

// checkStatements checks the statements of an ability, or what stands inside Until, Lasting,
// DuringNext or Grant: modifiers, or an ability such as When(…) with what it does.
func (r *reader) checkStatements(list []*Node) {
	r.checkHeaders(list)
	sort := (&Ability{Statements: list}).Type(false)
	body, lasts := false, sort == Continuous || sort == PlayRule
	for _, n := range list {
		if n.Kind == Header {
			if body && n.Op != Cost {
				r.wrongAt(n, "%s says when the ability works: it has to stand before what the ability does", n.Op)
			}
			continue
		}
		body = true
		r.checkPlace(n, lasts)
	}
}

// checkNothingIsDone sees to it that nothing is done inside what a modifier says.
func (r *reader) checkNothingIsDone(modifier *Node) {
	for _, arg := range modifier.Args {
		arg.Walk(func(n *Node) bool {
			if n.Kind == Effect && n.Op != Let {
				r.wrongAt(n, "%s is done once: it stands before what lasts, which then names it, as in "+
					"it := Choose(1, …)", n.Op)
			}
			return n.Kind != Effect
		})
	}
}

// checkPlace checks a statement inside what lasts or what is done once.
func (r *reader) checkPlace(n *Node, lasts bool) {
	switch n.Op {
	case Until, Lasting, DuringNext, Grant:
		r.checkStatements(n.Body)
		return
	case Next, NextInstead:
		lasts = false
	case MayPlayBlock, AddFlipsBlock:
		if !lasts {
			r.mustLast(n)
		}
		lasts = false
	case Each, Times, Modes:
		if lasts {
			r.wrongAt(n,
				"%s is for what is done: what lasts is told of all the cards or players that it is about, or of "+
					"EachPlayer", callName(n.Op))
			return
		}
	case EachPlayer:
		if lasts && n.count(EachPlayer) > 1 {
			r.wrongAt(n, "EachPlayer stands in EachPlayer: modifiers are made for each player of one of them only")
		}
	case If, Case:
	default:
		if n.Kind == Modifier && !lasts {
			r.mustLast(n)
		}
		if n.Kind == Modifier {
			r.checkNothingIsDone(n)
		}
		if n.Kind == Effect && lasts && n.Op != Let && n.Op != GainControl && n.Op != ExchangeControl {
			r.wrongAt(n, "%s is done once: the ability has to say when, as with When(…) or Timing(…)", n.Op)
		}
	}
	for _, list := range [][]*Node{n.Body, n.Else} {
		for _, inner := range list {
			r.checkPlace(inner, lasts)
		}
	}
}

// mustLast says of a modifier that it isn't said how long it lasts.
func (r *reader) mustLast(n *Node) {
	r.wrongAt(n, "%s lasts: say how long, as in for Until(EndOf(Turn)) { … } or for Lasting() { … }",
		callName(n.Op))
}

// checkHeaders sees to it that an ability is of one sort, and that a Reaction says
// what it reacts to.
func (r *reader) checkHeaders(statements []*Node) {
	var sort, after *Node
	isReaction := false
	for _, n := range statements {
		switch n.Op {
		case After:
			after = n
		case When, Timing, Instead, MayInstead, As:
			if sort != nil {
				r.wrongAt(n,
					"%s can't stand beside %s: an ability is of one sort; write another ability, or join events by ||",
					n.Op, sort.Op)
				return
			}
			sort = n
			isReaction = n.Op == Timing && slices.ContainsFunc(n.Args, func(t *Node) bool { return t.Op == Reaction })
		}
	}
	switch {
	case isReaction && after == nil:
		r.wrongAt(sort, "a Reaction says what it reacts to: expected After(event) after Timing(…)")
	case after != nil && !isReaction:
		r.wrongAt(after, "After is for Reactions: expected Timing(Reaction) before it")
	}
}

// checkWord sees to it that an operation is used for what it is for.
func (r *reader) checkWord(n *Node) {
	for _, arg := range n.Args {
		if arg != nil && arg.Op == AtRandom && n.Op != Modes {
			r.wrongAt(arg, "AtRandom is about the cases of Modes: cards are chosen by ChooseRandom(n, cards)")
		}
		if arg != nil && arg.Op == NoTimeNamed && n.Op != Timing {
			r.wrongAt(arg, "NoTimeNamed is for Timing alone: expected a time, such as MainPhase or Turn")
		}
		if arg != nil && arg.Op == Free && n.Op != AddCost {
			r.wrongAt(arg, "Free is for AddCost alone: Play(it, AnyNumber) plays a card for free")
		}
		if arg != nil && arg.Op == AffectedPlayer && n.Op != MayInstead {
			r.wrongAt(arg, "AffectedPlayer is for MayInstead alone: expected a player, such as Controller(it)")
		}
		if arg != nil && arg.Op == EndOfNext && n.Op != Until {
			r.wrongAt(arg, "EndOfNext is for Until alone: expected StartOf or EndOf")
		}
		if arg != nil && (arg.Op == Becomes || arg.Op == BecomesSo) && n.Op != When {
			r.wrongAt(arg, "%s is for When alone: expected an event that happens to something, such as "+
				"TurnedFaceUp(This)", arg.Op)
		}
	}
	switch n.Op {
	case X:
		if !r.isDefinition {
			r.wrongAt(n,
				"X is only known in the definition of a keyword: expected a number, or a name "+
					"as in n := Pay(AnyNumber)")
		}
	case HasKeyword:
		r.checkKeyword(n.Args[1], n.Args[2] != nil)
	case LosesKeyword:
		if n.Args[1] != nil {
			r.checkKeyword(n.Args[1], true)
		}
	case Keyword:
		r.checkKeyword(n.Args[0], true)
	case WithKeyword:
		r.checkKeyword(n.Args[0], n.Args[1] != nil)
	case TokenOf:
		if of := n.Args[0]; !slices.Contains([]Op{Friend, Resource, Troublemaker, Problem}, of.Op) {
			r.wrongAt(of, "%s is no type of card: expected Friend, Resource, Troublemaker or Problem", Print(of))
		}
	case OfType, HasType:
		if word := n.Word(); word.Op == Quoted {
			if _, err := card.ParseType(word.Text); err != nil {
				r.wrongAt(word, "%v", err)
			}
		}
	case CopyEvent:
		if !slices.ContainsFunc(flat(n.Cards(), And), func(part *Node) bool { return isOneCard(part, nil) }) {
			r.wrongAt(n.Cards(), "%s may be several cards, of which one is copied: choose which before it",
				Print(n.Cards()))
		}
	case PutIntoPlay:
		if n.Says(IgnoringRequirements) {
			r.wrongAt(n, "cards that are put into play need not meet their play requirements: IgnoringRequirements is "+
				"for Play")
		}
	case GainUntil:
		if end := n.Args[2]; end.Op != EndOf || end.Args[0].Op != Phase || end.Args[1] != nil {
			r.wrongAt(end, "tokens are gained until the end of the phase: expected EndOf(Phase)")
		}
	case EndOfNext:
		switch time := n.Args[0]; {
		case time.Op != Turn && time.Op != Faceoff:
			r.wrongAt(time, "EndOfNext is about a turn or a faceoff: expected Turn or Faceoff")
		case time.Op == Faceoff && n.Args[1] != nil:
			r.wrongAt(n.Args[1], "faceoffs are nobody's: expected EndOfNext(Faceoff)")
		}
	case AddPhase:
		if !slices.Contains(phases, n.Args[0].Op) {
			r.wrongAt(n.Args[0], "AddPhase is about a phase: expected one, such as MainPhase")
		}
	case DuringNext:
		if !slices.Contains(phases, n.Args[0].Op) {
			r.wrongAt(n.Args[0], "DuringNext is about a phase: expected one, such as ReadyPhase")
		}
	case AddCost:
		r.checkEvents(n.Args[1], func(event Op) bool { return slices.Contains(paidFor, event) },
			"%s costs players nothing: AddCost is about Played, Moved, Drawn, Rallied, Challenged, Activated and "+
				"Confronted")
	case Instead, MayInstead, NextInstead, Cant:
		r.checkEvents(n.Args[0], func(event Op) bool { return !slices.Contains(told, event) },
			"%s only tells of what goes on, which can be neither replaced nor forbidden: expected what is done, such "+
				"as Challenged or FaceoffStarts")
	case As:
		r.checkEvents(n.Args[0], func(event Op) bool { return slices.Contains(appliedAs, event) },
			"nothing is applied as %s: As is about EntersPlay, Played, Flipped and GameStarts; for others there is "+
				"When")
	}
}

// The events for which certain operations are, or are not.
var (
	paidFor = []Op{Played, Moved, MovedAsAction, Drawn, Rallied, Challenged, ActivatedAbility, ActivatedToTurnOver,
		Confronted}
	told      = []Op{StartOf, EndOf, GameStarts, FaceoffEnds, FaceoffWon, FaceoffLost, BecomesInvolved}
	appliedAs = []Op{EntersPlay, Played, Flipped, GameStarts}
)

// phases are those of a turn.
var phases = []Op{ReadyPhase, TroublemakerPhase, MainPhase, ScorePhase, EndPhase}

// checkEvents checks an event, or each of those that are joined.
func (r *reader) checkEvents(n *Node, fits func(Op) bool, otherwise string) {
	switch n.Op {
	case Where, First, OneOrMore:
		r.checkEvents(n.Args[0], fits, otherwise)
	case Or:
		r.checkEvents(n.Args[0], fits, otherwise)
		r.checkEvents(n.Args[1], fits, otherwise)
	default:
		if !fits(n.Op) {
			r.wrongAt(n, otherwise, n.Op)
		}
	}
}

// checkKeyword looks for a quoted name among the keywords. Numbered says that it
// has the number that some need.
func (r *reader) checkKeyword(n *Node, numbered bool) {
	if n.Op != Quoted {
		return
	}
	k, known := keyword(n.Text)
	name, _, spaced := strings.Cut(n.Text, " ")
	_, isName := keyword(name)
	switch {
	case !known && spaced && isName:
		r.wrongAt(n, "the number of a keyword stands apart: expected %q, 2", name)
	case !known:
		r.wrongAt(n, "%q is no keyword: expected one of %s", n.Text, keywordNames())
	case k.HasNumber && !numbered:
		r.wrongAt(n, "%s has a number: expected it after the name, as in %q, 2", n.Text, n.Text)
	}
}

func keyword(name string) (KeywordDefinition, bool) {
	all := Keywords()
	i := slices.IndexFunc(all, func(k KeywordDefinition) bool { return k.Name == name })
	if i < 0 {
		return KeywordDefinition{}, false
	}
	return all[i], true
}

func keywordNames() string {
	all := Keywords()
	names := make([]string, len(all))
	for i, k := range all {
		names[i] = k.Name
	}
	return strings.Join(names, ", ")
}
