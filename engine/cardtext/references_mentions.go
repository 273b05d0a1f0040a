package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// referenceKinds are the names that templates use for words that refer.
var referenceKinds = map[string]ability.Kind{
	"refCard":    ability.Cards,  // it, that card, this Friend
	"refThis":    ability.Cards,  // this Friend: the card itself, or an attachment's host
	"refCards":   ability.Cards,  // they, them, those cards
	"refPlayer":  ability.Player, // that player, they
	"refAnyone":  ability.Player, // a player's: any, or one who is chosen
	"refArea":    ability.Area,   // there, that Problem
	"refHost":    ability.Cards,  // that Friend, on an attachment
	"refOther":   ability.Cards,  // that than which another one is meant
	"refElided":  ability.Cards,  // what is left out of "while exhausted, this card ..."
	"refColor":   ability.Color,  // that color
	"refName":    ability.Text,   // that name
	"refTrait":   ability.Text,   // that trait
	"refCounter": ability.Text,   // the counter that was chosen
	"refChosen":  ability.Cards,  // the chosen card, which another ability of the card remembers
	"refNumber":  ability.Number, // that many
	"refLost":    ability.Number, // how many action tokens somebody lost
	"refPaid":    ability.Number, // how many somebody paid
	"refRemoved": ability.Number, // how many counters were removed
	"refX":       ability.Number, // X
	"refWould":   ability.Player, // who would do what is replaced
	"refOthers":  ability.Player, // players other than the one spoken of, or than you
	// Where the Problem is than which another one is meant.
	"refElsewhere": ability.Area,
	"refRest":      ability.Cards, // the rest, of cards of which some were taken
	"refShown":     ability.Cards, // revealed: by any of the effects before
	// What was done "this way": the cards that the last effect of that sort affected.
	"refRevealed":   ability.Cards,
	"refBanished":   ability.Cards,
	"refRetired":    ability.Cards,
	"refDismissed":  ability.Cards,
	"refDiscarded":  ability.Cards,
	"refExhausted":  ability.Cards,
	"refFrightened": ability.Cards,
	"refReadied":    ability.Cards,
	"refMoved":      ability.Cards,
	"refDrawn":      ability.Cards,
	"refPutInHand":  ability.Cards,
	"refPut":        ability.Cards,
	"refShuffled":   ability.Cards, "refUnfrightened": ability.Cards,
	"refUncovered": ability.Cards,
}

func init() {
	for did := range deedsOfDoers {
		referenceKinds[doer(did)] = ability.Player // the player who did that
	}
}

// mention is something of which a text speaks, and to which later words can refer.
type mention struct {
	at     int
	node   *ability.Node // This or Host, or what binds it
	result int           // which of the node's results it is
	kind   ability.Kind
	head   *ability.Node // what it is described as; nil for anything
	isHost bool          // it is what the event's card is played on
	isWith bool          // another card was said to be with it: "it" is that other one
	of     ability.Op    // the event that binds it
}

// collect notes what a node mentions.
func (r *resolver) collect(n *ability.Node) {
	with := map[*ability.Node]bool{}
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.With {
			with[n.Cards()] = true
		}
		at := n.Pos.Column
		if at == 0 {
			return true
		}
		if isYourMane(n) && !r.isInEvent(n) {
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards, head: n, isWith: with[n]})
		}
		switch n.Op {
		case ability.Owner, ability.Controller: // whose something is isn't what "it" is
			return n.Cards().Op != ability.This
		case ability.This, ability.Host:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards})
		case ability.When, ability.After, ability.Instead, ability.MayInstead, ability.As, ability.Next,
			ability.NextInstead:
			r.collectEvent(n, n.Event())
		case ability.Choose, ability.ChooseTogether, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards, head: n.Cards()})
			if isProblem(n.Cards()) {
				r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Area})
			}
		case ability.Look, ability.Reveal:
			if n.Cards().Op != ability.Bound { // else it is what was spoken of before
				r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards})
			}
		case ability.RevealUntil:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards, head: n.Fit()})
		case ability.Flip:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards})
		case ability.CreateToken:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards, head: describedToken(n)})
		case ability.CreateCopy: // after what it is a copy of
			r.mentions = append(r.mentions, mention{at: lastOf(n) + 1, node: n, kind: ability.Cards,
				head: &ability.Node{Op: ability.IsToken, Kind: ability.Cards}})
		case ability.ChoosePlayer:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Player})
		case ability.EachPlayer:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Player})
		case ability.ChooseColor:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Color})
		case ability.NameCard, ability.ChooseTrait, ability.ChooseType, ability.ChooseCounter:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Text})
		case ability.ChooseArea:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Area})
		}
		r.collectFromDeck(n)
		r.collectDescribed(n)
		if isOfSomeNumber(n) {
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Number})
		}
		return true
	})
}

// describedToken describes a token that is put into play, as a text can call it afterwards: a token, and what it is
// made with (521.1).
func describedToken(creates *ability.Node) *ability.Node {
	described := &ability.Node{Op: ability.IsToken, Kind: ability.Cards}
	add := func(n *ability.Node) {
		described = &ability.Node{Op: ability.And, Kind: ability.Cards, Args: []*ability.Node{n, described}}
	}
	for _, a := range creates.Args {
		if a == nil || a.Op != ability.TokenOf {
			continue
		}
		add(a.Args[0])
		for _, feature := range a.Args[1:] {
			if feature != nil && feature.Op == ability.WithTrait {
				add(&ability.Node{Op: ability.Trait, Kind: ability.Cards, Args: feature.Args})
			}
		}
	}
	return described
}

// isTokenByType reports whether "that Friend" could be a token that was put into play, of which a text says "that
// token" where it spoke of another Friend as well.
func isTokenByType(m mention, head *ability.Node) bool {
	return m.node.Op == ability.CreateToken && head != nil &&
		(head.Op == ability.Friend || head.Op == ability.Character)
}

// collectFromDeck notes the top or bottom card of a deck, to which something is done: "it" is that card then.
func (r *resolver) collectFromDeck(n *ability.Node) {
	results := n.Op.Entry().Results
	if n.Kind != ability.Effect || len(results) == 0 || results[0] != ability.Cards {
		return
	}
	switch n.Op {
	case ability.Look, ability.Reveal, ability.CreateCopy, ability.Choose: // noted before
		return
	}
	if of := n.Subject(); of != nil && (of.Op == ability.TopOf || of.Op == ability.BottomOf) {
		r.mentions = append(r.mentions, mention{at: n.Pos.Column, node: n, kind: ability.Cards})
	}
}

// putDescribedFirst puts this card, where a card is described by it, before that card: "it" is rather
// "a Friend that shares a color with this card" than this card.
func (r *resolver) putDescribedFirst() {
	r.putConditionsFirst()
	for i := range r.mentions {
		m := &r.mentions[i]
		if m.node.Op != ability.This && m.node.Op != ability.Host {
			continue
		}
		for _, described := range r.mentions {
			if described.kind == ability.Cards && described.head != nil && described.head != m.node &&
				contains(described.head, m.node) {
				m.at = min(m.at, described.at-1)
			}
		}
	}
}

// putConditionsFirst puts this card, where a condition of an event speaks of it, before the card to which the event
// happens: "when an opponent flips a card during a faceoff involving this card, if it's an Event" asks of that card.
func (r *resolver) putConditionsFirst() {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op != ability.Where {
			return true
		}
		for i := range r.mentions {
			if m := &r.mentions[i]; m.node.Op == ability.This && contains(&ability.Node{Args: n.Args[1:]}, m.node) {
				for _, happensTo := range r.mentions {
					if happensTo.kind == ability.Cards && happensTo.head != nil && happensTo.at < m.at &&
						happensTo.of != 0 && contains(happensTo.node, n) {
						m.at = happensTo.at - 1
					}
				}
			}
		}
		return true
	})
}

// isYourMane reports whether a description is "your Mane Character": each player has one (301.1), which a
// text can speak of again without anybody choosing it.
func isYourMane(n *ability.Node) bool {
	return n.Op == ability.And && len(flat(n)) == 2 && isOwnMane(n)
}

// isInEvent reports whether a node is part of an event, which binds its own cards.
func (r *resolver) isInEvent(n *ability.Node) (is bool) {
	for _, statement := range r.a.Statements {
		statement.Walk(func(event *ability.Node) bool {
			is = is || event.Kind == ability.Event && contains(event, n)
			return !is
		})
	}
	return is
}

// lastOf is where the last part of something was read.
func lastOf(n *ability.Node) (at int) {
	n.Walk(func(n *ability.Node) bool {
		at = max(at, n.Pos.Column)
		return true
	})
	return at
}

// isOfSomeNumber reports whether something is done so often, or with so many cards, that "that
// many" can be about it: a number that somebody chooses, or all cards of some sort.
func isOfSomeNumber(n *ability.Node) bool {
	switch n.Op {
	case ability.ChooseNumber:
		return true
	case ability.Choose, ability.Pay:
		return slices.ContainsFunc(n.Args, func(a *ability.Node) bool {
			return a != nil && (a.Op == ability.UpTo || a.Op == ability.AnyNumber)
		})
	case ability.Draw, ability.Lose: // as many as something is
		return n.N() != nil && n.N().Op != ability.Literal && n.N().Op != ability.Bound
	case ability.Discard, ability.Retire, ability.Banish, ability.Dismiss, ability.Exhaust, ability.Frighten,
		ability.ShuffleIntoDeck, ability.PutOnBottom, ability.PutOnTop:
		return slices.ContainsFunc(n.Args, func(a *ability.Node) bool {
			return a != nil && a.Kind == ability.Cards && a.Op != ability.This && a.Op != ability.Bound
		})
	}
	return false
}

// collectNumber notes the number of an event that says how many.
func (r *resolver) collectNumber(header, event *ability.Node) {
	switch m := (mention{at: event.Pos.Column, node: header, kind: ability.Number}); event.Op {
	case ability.PointsScored, ability.TokensGained, ability.TokensPaid, ability.TokensLost, ability.CountersPut,
		ability.CountersRemoved, ability.BonusScored, ability.ScoredByDefeat:
		m.result = 2
		r.mentions = append(r.mentions, m)
	case ability.OneOrMore:
		r.mentions = append(r.mentions, m)
	}
}

// collectEvent notes the card and the player of an event, and where it happens.
func (r *resolver) collectEvent(header, event *ability.Node) {
	r.collectNumber(header, event)
	switch event.Op {
	case ability.Where, ability.First, ability.OneOrMore, ability.Or:
		r.collectEvent(header, event.Subject())
		return
	}
	for i, param := range event.Op.Entry().Params {
		if i >= len(event.Args) || event.Args[i] == nil || event.Args[i].Pos.Column == 0 {
			continue
		}
		arg := event.Args[i]
		m := mention{at: arg.Pos.Column, node: header, kind: param.Kind, head: arg, of: event.Op}
		switch {
		case param.Name == "on" && arg.Op != ability.This && arg.Op != ability.Host:
			m.isHost = true
			r.mentions = append(r.mentions, m)
		case param.Kind == ability.Cards && arg.Op != ability.This && arg.Op != ability.Host &&
			param.Name != "involving" && param.Name != "on", param.Kind == ability.Area && param.Name != "from":
			r.mentions = append(r.mentions, m)
		case param.Kind == ability.Player && arg.Op != ability.You && !isControllerOfThis(arg):
			m.result, m.head = 1, nil
			r.mentions = append(r.mentions, m)
		}
	}
}

// subjectOf gives what the first of some statements does something to: its first card or
// description.
func subjectOf(statements []*ability.Node) (op ability.Op) {
	for len(statements) > 0 && len(statements[0].Body) > 0 && statements[0].Op != ability.Grant {
		statements = statements[0].Body
	}
	if len(statements) == 0 {
		return op
	}
	found := false
	statements[0].Walk(func(n *ability.Node) bool {
		if n.Kind == ability.Cards && !found {
			op, found = n.Op, true
		}
		return !found
	})
	return op
}

// maneOf gives the description of the one Mane Character of which the first of some statements says
// something, nil if it is of others.
func maneOf(statements []*ability.Node) *ability.Node {
	for len(statements) > 0 && statements[0].Kind == ability.Block && len(statements[0].Body) > 0 {
		statements = statements[0].Body
	}
	if len(statements) == 0 || statements[0].Kind != ability.Modifier {
		return nil
	}
	if of := statements[0].Subject(); of != nil && isMane(of) {
		return of
	}
	return nil
}

// isMane reports whether a description is of one player's Mane Character.
func isMane(n *ability.Node) bool {
	if n.Kind != ability.Cards || n.Op != ability.And {
		return false
	}
	parts := flat(n)
	isCharacter := func(n *ability.Node) bool { return n.Op == ability.ManeCharacter }
	isWhose := func(n *ability.Node) bool { return n.Op == ability.Yours || n.Op == ability.ControlledBy }
	return slices.ContainsFunc(parts, isCharacter) && slices.ContainsFunc(parts, isWhose)
}

// saysOpponent reports whether the words of a reference are "that opponent".
func (r *resolver) saysOpponent(n *ability.Node) bool {
	at := n.Pos.Column - 1
	return n.Kind == ability.Player && at+1 < len(r.parser.tokens) &&
		r.parser.tokens[at].word == "that" && r.parser.tokens[at+1].word == "opponent"
}

// isOpponent reports whether a player who was mentioned is one of the opponents.
func isOpponent(m mention) (is bool) {
	if waits.Has(m.node.Op) && m.node.Event().Kind == ability.Event && doneByAny(m.node.Event()) {
		return false
	}
	for _, a := range m.node.Args {
		a.Walk(func(n *ability.Node) bool {
			is = is || n.Op == ability.Opponents || n.Op == ability.Opponent || n.Op == ability.Opposing
			return !is
		})
	}
	return is
}

// doneByAny reports whether an event is something that any player may have done: whose cards or Problem it is about
// doesn't say who that is.
func doneByAny(event *ability.Node) bool {
	event = happening(event)
	takes := slices.ContainsFunc(event.Op.Entry().Params, func(p ability.Param) bool { return p.Name == "by" })
	by := argument(event, "by")
	return takes && (by == nil || by.Op == ability.Players)
}

// demanded are the types of the only cards to which something can be done.
var demanded = map[ability.Op]ability.Op{
	ability.ReplaceProblem: ability.Problem,
	ability.Uncover:        ability.Troublemaker,
	ability.TurnFaceDown:   ability.Troublemaker,
	ability.Defeat:         ability.Troublemaker,
	ability.Challenge:      ability.Troublemaker,
	ability.TurnOver:       ability.ManeCharacter,
}

// fromHandOrDeck are events of cards that come from a hand or deck, and go to no place in play (410.3, 515.1).
var fromHandOrDeck = []ability.Op{ability.Drawn, ability.Discarded, ability.Flipped}

// canBe reports whether what is mentioned is of the type to whose cards alone can be done
// what is done to it, where a reference is what it is done to.
func (r *resolver) canBe(m mention, ref, does *ability.Node) bool {
	isTaken := m.node.Op == ability.When && slices.Contains(fromHandOrDeck, m.of)
	if does != nil && isTaken && onlyInPlay.Has(does.Op) && does.Cards() == ref {
		return false
	}
	if does == nil || demanded[does.Op] == 0 || does.Args[0] != ref {
		return true
	}
	if isTaken {
		return false // which are in no play
	}
	if wanted := demanded[does.Op]; m.node.Op == ability.This {
		return r.parser.on.Type == wanted.String() || wanted == ability.ManeCharacter && r.parser.on.Type == ""
	} else {
		return m.head == nil || agrees(m, &ability.Node{Op: wanted, Kind: ability.Cards})
	}
}

// lastStill gives what was chosen last before a reference, if it stays where it is: "there" is
// then its area. What is moved to "that Problem" isn't it; what was chosen at a Problem before is.
func (r *resolver) lastStill(ref *ability.Node) (last *ability.Node) {
	for _, m := range r.mentions {
		switch {
		case m.node.Op != ability.Choose || m.at >= ref.Pos.Column || contains(m.node, ref):
		case last != nil && slices.ContainsFunc(flat(last.Cards()), isProblemOrThere) && r.isMovedThere(m, ref):
		default:
			last = m.node
		}
	}
	r.a.Walk(func(n *ability.Node) bool {
		if last == nil || n.Kind != ability.Effect || !contains(n, last) {
			return true
		}
		switch n.Op {
		case ability.Challenge, ability.Frighten, ability.Unfrighten, ability.Exhaust,
			ability.Ready, ability.PutCounters, ability.Uncover,
			ability.RemoveCounters, ability.Cost, ability.May, ability.If, ability.Until, ability.Lasting:
		default:
			last = nil
		}
		return true
	})
	return last
}

// isHostWord reports whether an attachment's text can call its host so.
func isHostWord(host string, head *ability.Node) bool {
	isCharacter := host == ability.Friend.String() || host == ability.ManeCharacter.String()
	return host != "" && (head.Op.String() == host || head.Op == ability.Character && isCharacter)
}

// isBeside reports whether what is mentioned is chosen for the same deed as the reference stands in, by the deed's
// own words: in "reattach it to another Friend" it isn't that Friend.
func isBeside(m mention, ref, parent, outer *ability.Node) bool {
	for _, deed := range []*ability.Node{parent, outer} {
		if deed != nil && deed.Kind == ability.Effect && m.node.Pos == deed.Pos && slices.Contains(deed.Args, m.node) &&
			!contains(m.node, ref) {
			return true
		}
	}
	return false
}

// contains reports whether a phrase holds the reference: it can't refer to itself.
func contains(phrase, n *ability.Node) (found bool) {
	for _, a := range phrase.Args {
		a.Walk(func(inner *ability.Node) bool {
			found = found || inner == n
			return !found
		})
	}
	return found
}

// agrees reports whether something mentioned can be called by the head word.
func agrees(m mention, head *ability.Node) bool {
	if head == nil {
		return true
	}
	if m.node.Op == ability.This || m.node.Op == ability.Host {
		return false // it is called this card, or by what the attachment calls its host
	}
	if head.Op == ability.AnyCard {
		return true
	}
	if m.head == nil {
		return false
	}
	return isCalled(m.head, head)
}

// isCalled reports whether all that a description is of may be called by a head word: what is a Friend or a
// Resource is no character.
func isCalled(description, head *ability.Node) bool {
	switch n := description; n.Op {
	case ability.And:
		return isCalled(n.Left(), head) || isCalled(n.Right(), head)
	case ability.Or:
		return isCalled(n.Left(), head) && isCalled(n.Right(), head)
	case ability.Friend, ability.ManeCharacter:
		return n.Op == head.Op || head.Op == ability.Character
	default:
		return n.Op == head.Op && n.Text == head.Text && slices.EqualFunc(n.Args, head.Args, (*ability.Node).Equals)
	}
}
