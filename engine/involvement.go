package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Which cards are involved in a faceoff (514.2), and which contribute their
// power.

// isInvolved reports whether a card is involved in the faceoff: what started it
// says so, or an effect or a modifier does. An effect that said last about the
// card goes before what started the faceoff, and a modifier by which the card is
// not involved goes before all.
func (g *Game) isInvolved(f *board.Frame, c board.CardID) bool {
	if g.state.Zone(c) != board.Play || !g.holds(rule.R514_2d) {
		return false
	}
	involved := g.fitsFaceoff(f, c)
	if !g.state.Program().HasAbilities() {
		return involved
	}
	switch said, about := g.involvedByEffect(c); {
	case about:
		involved = said
	case !involved:
		involved = g.isAffected(ability.Involved, c)
	}
	return involved && !g.isAffected(ability.NotInvolved, c)
}

// involvedByEffect reports what effects have said about a card's involvement:
// the latest counts (514.2d).
func (g *Game) involvedByEffect(c board.CardID) (involved, about bool) {
	for _, i := range g.state.Involvements() {
		if i.Card == g.state.Ref(c) {
			involved, about = i.Involved, true
		}
	}
	return involved, about
}

// isAffected reports whether a modifier of the operation, whose first parameter
// is the cards that it affects, affects the card.
func (g *Game) isAffected(op ability.Op, c board.CardID) bool {
	for a := range g.state.Active(op) {
		if g.state.Means(a.Node.Subject(), c, &a.Context) {
			return true
		}
	}
	return false
}

// fitsFaceoff reports whether what started the faceoff involves a card. Faceoffs
// at Problems flag no cards: it is checked as things are now (514.2d).
func (g *Game) fitsFaceoff(f *board.Frame, c board.CardID) bool {
	kind := FaceoffKind(f.Kind)
	if f.Flags&faceoffByEffect != 0 && (kind != TroublemakerFaceoff || g.holds(rule.R514_2a_i)) {
		return g.holds(rule.R514_2c) && g.fitsStarted(f, c)
	}
	if !g.holds(involvementRule(kind)) || !occursAt(g.state, f, g.state.Area(c)) {
		return false
	}
	if kind == TroublemakerFaceoff {
		return g.state.Ref(c) == f.Card || g.state.IsCharacter(c) && g.state.Controller(c) == f.Player
	}
	return g.state.IsCharacter(c)
}

// occursAt reports whether a faceoff occurs at an area (514.2e). A Troublemaker
// faceoff stays where it was started (608.4) and one at a Problem stays in its
// area, which are disputed points: where the Troublemaker has gone elsewhere, and
// where the Problem has been replaced.
func occursAt(s *board.State, f *board.Frame, a board.AreaID) bool {
	if FaceoffKind(f.Kind) == TroublemakerFaceoff {
		if s.Program().Reading(board.TroublemakerAway) == board.GoesAlong && s.IsLive(f.Card) {
			return s.Area(f.Card.Card) == a
		}
		return f.Area == a
	}
	for _, o := range s.List(f) {
		if o.Kind == board.AreaOption && o.Area == a {
			return o.Card.Card == 0 || s.IsLive(o.Card)
		}
	}
	return false
}

// problemsIn gives a faceoff's list of the Problems at which it is; of their cards
// too, where a faceoff does not go on at a Problem that has been replaced.
func problemsIn(s *board.State, areas []board.AreaID) []board.Option {
	list := make([]board.Option, 0, len(areas))
	for _, a := range areas {
		o := board.Option{Kind: board.AreaOption, Area: a}
		if s.Program().Reading(board.ReplacedInAFaceoff) == board.AtTheCard {
			o.Card = s.Ref(s.Problem(a))
		}
		list = append(list, o)
	}
	return list
}

// involvementRule is the rule that says which cards are involved in a faceoff of
// the type.
func involvementRule(k FaceoffKind) rule.Number {
	if k == TroublemakerFaceoff {
		return rule.R514_2a
	}
	return rule.R514_2b
}

// fitsStarted reports whether a card fits what the effect said that started the
// faceoff (514.2c), at the Problems where it occurs (514.2e). Elsewhere the cards
// were flagged as it began (514.2d.i).
func (g *Game) fitsStarted(f *board.Frame, c board.CardID) bool {
	starter, in := g.starterOf(f)
	x := starter.Context()
	if !occursAt(g.state, f, g.state.Area(c)) && !g.challengesFromElsewhere(in, starter, c) {
		return false
	}
	return g.isNamedBy(in, c, &x)
}

// challengesFromElsewhere reports whether a card that isn't where a Troublemaker is challenged
// is involved all the same: the effect that challenges says with whom and asks for no place
// (514.2a.i). It is a disputed point.
func (g *Game) challengesFromElsewhere(in *board.Instruction, starter *board.Frame, c board.CardID) bool {
	if in.Node.Op != ability.Challenge || in.Node.With() == nil ||
		g.reading(board.ChallengersElsewhere) == board.OnlyThoseThere {
		return false
	}
	x := starter.Context()
	_, asked := g.areasAskedFor(in.Node.With(), g.state.Program().Ability(starter.Ability.ID).Script, &x)
	return !asked && g.state.Means(in.Node.With(), c, &x)
}

// starterOf gives the effect that started a faceoff, which waits beneath it, and
// the instruction that did.
func (g *Game) starterOf(f *board.Frame) (*board.Frame, *board.Instruction) {
	frames := g.state.Frames()
	for i := range frames {
		if &frames[i] == f {
			starter := &frames[i-1]
			return starter, &g.state.Program().Ability(starter.Ability.ID).Script[starter.PC]
		}
	}
	panic("engine: a faceoff that is not in progress")
}

// isNamedBy reports whether a card is among those that an instruction involves in
// the faceoff that it starts.
func (g *Game) isNamedBy(in *board.Instruction, c board.CardID, x *board.Context) bool {
	n := in.Node
	switch {
	case n.Op == ability.StartFaceoff:
		return g.state.Means(n.Mine(), c, x) || g.state.Means(n.Against(), c, x)
	case g.state.Means(n.Troublemaker(), c, x):
		return true
	case n.With() != nil:
		return g.state.Means(n.With(), c, x)
	}
	return g.state.IsCharacter(c) && g.state.PlayersOf(n.By(), x).Has(g.state.Controller(c))
}

// flagInvolved flags the cards that are involved in a faceoff which does not
// occur at a Problem (514.2d.i). It ends one that could not start, or in whose place
// something else happened.
func flagInvolved(g *Game, f *board.Frame) {
	if len(g.state.Done()) == 0 && g.state.Program().HasOp(ability.FaceoffStarts) {
		finish(f)
		return
	}
	if g.choosesChallengers(f) {
		return
	}
	if f.Flags&faceoffByEffect == 0 || len(g.state.List(f)) > 0 || !g.holds(rule.R514_2c) {
		return
	}
	starter, in := g.starterOf(f)
	x := starter.Context()
	g.batch = g.batch[:0]
	for _, c := range g.state.InPlay() {
		if g.isNamedBy(in, c, &x) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardInvolved, Rule: rule.R514_2d_i,
				Player: x.You, Card: g.state.Ref(c)})
		}
	}
	g.propose(g.batch...)
}

// choosesChallengers asks the challenger which characters challenge a Troublemaker, where
// fewer can than would be involved, and keeps the others from being involved. It reports
// whether there is anything of the sort. What it does is a reading of a disputed point.
func (g *Game) choosesChallengers(f *board.Frame) bool {
	if FaceoffKind(f.Kind) != TroublemakerFaceoff || !g.state.Program().HasOp(ability.ChallengedByAtMost) {
		return false
	}
	var involved []board.Option
	for _, o := range g.charactersAt(f.Player, g.state.Area(f.Card.Card)) {
		if g.isInvolved(f, o.Card.Card) {
			involved = append(involved, o)
		}
	}
	if f.Flags&faceoffChooses != 0 {
		f.Flags &^= faceoffChooses
		g.batch = g.batch[:0]
		for _, o := range involved {
			if !slices.Contains(g.state.Answered(), o) {
				g.batch = append(g.batch, board.Occurrence{Kind: board.CardUninvolved, Rule: rule.R514_2a,
					Player: f.Player, Card: o.Card})
			}
		}
		g.propose(g.batch...)
		return true
	}
	most, limited := g.mostChallengers(f.Card.Card)
	if !limited || len(involved) <= most || g.reading(board.ChallengedBySoMany) != board.SomeChallenge {
		return false
	}
	f.Flags |= faceoffChooses
	goTo(f, int(f.Taken))
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R514_2a, Min: 1, Max: uint8(most)},
		involved)
	return true
}

// watchesInvolvement reports whether it matters which cards were involved in a
// faceoff before: an ability watches for it, or a disputed point is read so.
func (g *Game) watchesInvolvement() bool {
	program := g.state.Program()
	return program.HasOp(ability.BecomesInvolved) || program.Reading(board.InvolvedBefore) == board.EverInvolved
}

// wasInvolved reports whether a card was involved at some time during the faceoff.
func (g *Game) wasInvolved(c board.CardID) bool {
	for _, o := range g.state.HistoryOfFaceoff() {
		if o.Kind == board.InvolvementNoted && o.N >= 0 && o.Card == g.state.Ref(c) {
			return true
		}
	}
	return false
}

// noteInvolvement notes which cards have become involved in the faceoff and which
// have ceased to be since it last did, where an ability watches for it.
func (g *Game) noteInvolvement() {
	f := g.faceoff()
	if f == nil || f.Step <= faceoffInvolves {
		return
	}
	var changes []board.Occurrence
	noted := g.state.NotedInvolved()
	for _, c := range g.state.InPlay() {
		if r := g.state.Ref(c); g.isInvolved(f, c) && !hasRef(noted, r) {
			changes = append(changes, board.Occurrence{Kind: board.InvolvementNoted, Rule: rule.R514_2d,
				Player: g.state.Controller(c), Card: r, N: 1})
		}
	}
	for _, r := range noted {
		if !g.state.IsLive(r) || !g.isInvolved(f, r.Card) {
			changes = append(changes, board.Occurrence{Kind: board.InvolvementNoted, Rule: rule.R514_2d,
				Player: g.state.Controller(r.Card), Card: r, N: -1})
		}
	}
	if len(changes) > 0 {
		g.state.Propose(g.trail, changes...)
	}
}

func hasRef(list []board.Ref, r board.Ref) bool {
	for _, other := range list {
		if other == r {
			return true
		}
	}
	return false
}

// isExhaustedFor reports whether a card contributes nothing because it is
// exhausted (503.5), for which a modifier can make an exception.
func (g *Game) isExhaustedFor(c board.CardID) bool {
	return g.state.IsExhausted(c) && g.holds(rule.R503_5) && !g.isAffected(ability.ContributesExhausted, c)
}

// keptFromContributingBy finds the card whose modifier keeps a card in play from
// contributing its power: to confronting Problems, or those alone that it names, and
// to faceoffs unless its condition about them is false. It is 0 if none does.
func (g *Game) keptFromContributingBy(c board.CardID, counting rule.Number) board.CardID {
	if g.state.Zone(c) != board.Play {
		return 0
	}
	for a := range g.state.Active(ability.DoesntContribute) {
		faceoffs := a.Node.Faceoffs()
		if counting == rule.R514_4a && faceoffs != nil && !g.state.ConditionOf(faceoffs, &a.Context) {
			continue
		}
		if problems := a.Node.Problems(); problems != nil && counting != rule.R514_4a &&
			!g.state.Means(problems, g.state.Problem(g.state.Area(c)), &a.Context) {
			continue
		}
		if g.state.Means(a.Node.Cards(), c, &a.Context) {
			return a.Context.This.Card
		}
	}
	return 0
}
