package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// What continuous modifiers look at as they are asked what they do (711), and what they
// make of cards.

// looks is what a statement of a modifier looks at as it is asked what it does.
type looks struct {
	of      aspects
	made    made // what modifiers make of cards, of limits and the like
	active  bool // which modifiers are in force that change what may be done
	faceoff bool // who is involved in the faceoff: as long as there is one, at everything
}

func (l *looks) add(other looks) {
	l.of, l.made = l.of|other.of, l.made|other.made
	l.active, l.faceoff = l.active || other.active, l.faceoff || other.faceoff
}

// looksOf tells what a statement of a modifier looks at: its condition and, where it
// changes cards, which and how much. What changes only what may be done is asked
// later which cards it means.
func (p *Program) looksOf(n *ability.Node) (l looks) {
	switch {
	case n.Op == ability.If:
		l.add(p.looksInto(n.Condition()))
		for _, list := range [][]*ability.Node{n.Body, n.Else} {
			for _, inner := range list {
				l.add(p.looksOf(inner))
			}
		}
	case n.Op == ability.Grant:
		l.add(p.looksInto(n.Cards()))
	case writes(n.Op) != 0:
		l.add(p.looksInto(n))
	}
	return l
}

// looksInto tells what has to be looked at to evaluate an expression.
func (p *Program) looksInto(n *ability.Node) (l looks) {
	if l.made = p.reads(n); n.Kind != ability.Player || len(n.Args) > 0 {
		l.of = cardsIn(Play)
	}
	if !p.Holds(rule.R707_3) {
		l.of |= allZones
	}
	n.Walk(func(n *ability.Node) bool {
		of, active := looksAt(n)
		l.add(looks{of: of, active: active, faceoff: n.Op == ability.IsInvolved || n.Op == ability.IsFaceoffInvolving})
		return true
	})
	return l
}

// looksAt tells what one operation looks at, besides the cards in play and what
// modifiers make of them.
func looksAt(n *ability.Node) (of aspects, active bool) {
	switch n.Op {
	case ability.In:
		return cardsIn(zoneOf(n.Zone().Op)) | ofBeneath, false
	case ability.TopOf, ability.BottomOf:
		return cardsIn(DrawDeck) | cardsIn(ProblemDeck), false
	case ability.IsFlipped:
		return cardsIn(Flip), false
	case ability.Beneath:
		return allZones | ofBeneath, false
	case ability.AnyCard:
		return allZones, false
	case ability.Bound:
		return allZones | ofNames, false
	case ability.Linked:
		return allZones | ofLinks, false
	case ability.There, ability.PreviousArea:
		return ofNames, false
	case ability.Yours, ability.Opposing, ability.ControlledBy, ability.Controller, ability.PowerOfColor,
		ability.PlayerWithMost:
		return ofControl, false
	case ability.At, ability.With, ability.HowManyThere, ability.Here, ability.AreaOf, ability.ItsProblem,
		ability.ProblemOf,
		ability.AnyProblem, ability.AnyHome, ability.Home:
		return ofAreas | ofControl, false
	case ability.FaceoffArea:
		return ofAreas | ofTimes, false
	case ability.AttachedTo, ability.HasAttached, ability.HowManyAttached, ability.Host, ability.IsAttachment:
		return ofHosts, false
	case ability.IsExhausted, ability.IsReady:
		return ofExhaustion, false
	case ability.WithCounter, ability.Counters, ability.IsCutieMarked:
		return ofCounters, false
	case ability.IsSolved:
		return ofHistory, false
	case ability.TokensOf:
		return ofTokens, false
	case ability.ScoreOf:
		return ofScores, false
	case ability.TurnPlayer, ability.IsTurnOf, ability.IsFirstTurn:
		return ofTurn, false
	case ability.During:
		return ofTurn | ofTimes, false
	case ability.Challenger, ability.IsChallenging:
		return ofTimes, false
	case ability.BonusOf, ability.PointsOf, ability.HomeLimitOf, ability.HandSizeOf, ability.CountsAtHome:
		return everything, true
	case ability.IsInvolved, ability.IsFaceoffInvolving:
		return ofTimes, false
	case ability.SparePower, ability.PowerTotalOf,
		ability.FaceoffStarts, ability.FaceoffEnds, ability.FaceoffWon, ability.FaceoffLost: // who is involved
		return everything, true
	case ability.HowOften, ability.Happened, ability.Underwent:
		return everything, false
	}
	if looksAtNothingElse.Has(n.Op) {
		return 0, false
	}
	switch n.Op.Entry().Kind {
	case ability.Modifier, ability.Time, ability.Zone, ability.Color, ability.State, ability.Token, ability.Feature:
		return 0, false
	case ability.Event:
		return everything, false
	}
	return everything, true
}

// looksAtNothingElse are the operations that look at cards in play at most.
var looksAtNothingElse = ability.Ops(
	ability.And, ability.Or, ability.Not, ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual,
	ability.Greater, ability.GreaterEqual, ability.Plus, ability.Minus, ability.Multiply, ability.Least,
	ability.Greatest, ability.MoreBy, ability.Half, ability.Literal, ability.Quoted, ability.X, ability.UpTo,
	ability.AnyNumber,
	ability.Count, ability.Any, ability.Is, ability.Always, ability.IsEven, ability.Same, ability.PlayedFirst,
	ability.You, ability.Opponent, ability.Opponents, ability.Players, ability.OpponentOf, ability.Owner,
	ability.OwnedBy, ability.This, ability.Friend, ability.EventCard, ability.Resource, ability.Troublemaker,
	ability.Problem, ability.ManeCharacter, ability.Character, ability.Unique, ability.Trait, ability.Keyword,
	ability.Named, ability.OfType, ability.OfColor, ability.HasNoColor, ability.Multicolor, ability.SharesTrait,
	ability.SharesColor, ability.SharesType, ability.SharesName, ability.IsFrightened, ability.IsFaceDown,
	ability.IsFaceUp, ability.IsToken, ability.IsBoosted, ability.MostPower, ability.LeastPower, ability.HighestPower,
	ability.Power,
	ability.MoreThanAnyOther,
	ability.PrintedPower, ability.CostOf, ability.ColorCount, ability.TraitCount,
)

// statement is a statement of a continuous modifier, with what is known of it before any
// game: at what it looks, and what it does.
type statement struct {
	node   *ability.Node // nil for power counters (519.4)
	looks  looks
	reads  made // what it looks at that modifiers can change, and what it changes
	writes made
	fixed  bool        // it is one of those that depend on nothing (see fixedOps)
	inner  []statement // of EachPlayer: what stands for each of the players
}

// powerCounters is what +1 and -1 power counters on a card do, as a modifier (519.4).
var powerCounters = statement{writes: aboutPower}

// indexLooks finds out what the statements of all continuous modifiers look at.
func (p *Program) indexLooks() {
	p.hostsLookAt = cardsIn(Play) | ofHosts | ofControl | ofAbilities | ofModifiers
	for id := range p.abilities {
		for _, n := range p.abilities[id].Statements {
			if n.Op == ability.PlayOn {
				l := p.looksInto(n)
				if p.hostsLookAt |= l.of; l.active || l.faceoff || l.of&ofTimes != 0 {
					p.hostsLookAt = everything
				}
			}
		}
	}
	for id := range p.abilities {
		if a := &p.abilities[id]; a.Type == ability.Continuous || a.Type == ability.PlayRule {
			a.modifiers = p.statements(a.Statements)
			a.lasts = !slices.ContainsFunc(a.modifiers, func(st statement) bool { return !st.fixed })
		}
	}
}

func (p *Program) statements(nodes []*ability.Node) (all []statement) {
	for _, n := range nodes {
		switch {
		case n.Kind == ability.Header:
		case n.Op == ability.EachPlayer:
			all = append(all, statement{node: n, looks: p.looksInto(n.Players()), inner: p.statements(n.Body)})
		default:
			st := statement{node: n, looks: p.looksOf(n), reads: p.reads(n), writes: allWrites(n),
				fixed: fixedOps.Has(n.Op) && !(n.Op == ability.AddHandSize && p.HasOp(ability.HandSizeOf))}
			if p.without == 0 && isAboutThis(n) {
				st.looks.of &^= cardsIn(Play)
			}
			all = append(all, st)
		}
	}
	return all
}

// isAboutThis reports whether a part of a statement looks at no card but the one that has
// the ability, and of that at nothing that its side shows: which cards are in play is no
// matter then, as long as the card is what it is.
func isAboutThis(n *ability.Node) bool {
	if n == nil || writes(n.Op) == 0 && n.Kind == ability.Modifier && n.Op != ability.If {
		return true
	}
	of := n.Subject()
	isOfThis := of == nil || of.Op == ability.This
	switch {
	case writes(n.Op) != 0, n.Op == ability.Is, n.Op == ability.IsFaceoffInvolving, n.Op == ability.Counters:
		if !isOfThis {
			return false
		}
	case n.Op != ability.If && !aboutThis.Has(n.Op):
		return false
	}
	for _, list := range [][]*ability.Node{n.Args, n.Body, n.Else} {
		if slices.ContainsFunc(list, func(inner *ability.Node) bool { return !isAboutThis(inner) }) {
			return false
		}
	}
	return true
}

// aboutThis are the operations that look at no other card than the one that they are
// asked of, and at nothing that its side shows.
var aboutThis = ability.Ops(
	ability.This, ability.And, ability.Or, ability.Not, ability.Always,
	ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual,
	ability.Literal, ability.Quoted, ability.X, ability.Plus, ability.Minus, ability.Multiply, ability.Least,
	ability.Greatest, ability.MoreBy, ability.Half, ability.TokensOf, ability.ScoreOf,
	ability.You, ability.Opponent, ability.Opponents, ability.Players, ability.OpponentOf, ability.TurnPlayer,
	ability.Challenger, ability.IsChallenging, ability.IsTurnOf, ability.IsFirstTurn, ability.PlayedFirst,
	ability.During,
	ability.At, ability.Here, ability.ItsProblem, ability.AnyProblem, ability.AnyHome, ability.Home, ability.ProblemOf,
	ability.IsInvolved, ability.IsExhausted, ability.IsCutieMarked, ability.WithCounter,
	ability.Faceoff, ability.ProblemFaceoff, ability.TroublemakerFaceoff, ability.Turn, ability.Phase,
	ability.ReadyPhase, ability.DrawStep, ability.TroublemakerPhase, ability.MainPhase, ability.ScorePhase,
	ability.SolveStep, ability.EndPhase, ability.Blue, ability.Orange, ability.Pink, ability.Purple, ability.White,
	ability.Yellow)

// made is what modifiers can make of cards, and of all else that others ask about: a bit for
// each side of it. What statements of modifiers read and write of it tells which of them can
// depend on which.
type made uint16

const (
	aboutPower made = 1 << iota
	aboutColors
	aboutTraits
	aboutNames
	aboutAbilities
	aboutLosing // abilities that cards lose
	aboutInvolvement
	aboutTypes
	aboutTheRest // limits, bonuses and points, and what is contributed to confronting

	aboutAnything made = 1<<iota - 1
)

// writes tells what a statement changes of cards.
func writes(op ability.Op) made {
	switch op {
	case ability.AddPower, ability.SetPower, ability.DoublePower, ability.KeepPower:
		return aboutPower
	case ability.HasColor, ability.HasColorsOf, ability.OnlyColor, ability.LosesColors:
		return aboutColors
	case ability.HasTrait, ability.LosesTraits:
		return aboutTraits
	case ability.HasName:
		return aboutNames
	case ability.HasType:
		return aboutTypes
	case ability.HasKeyword, ability.HasAbilitiesOf, ability.Grant:
		return aboutAbilities
	case ability.LosesAbilities, ability.LosesKeyword:
		return aboutAbilities | aboutLosing
	}
	return 0
}

// readers are the operations that look at each of these.
var readers = []struct {
	about made
	ops   ability.OpSet
}{
	{aboutPower, ability.Ops(ability.Power, ability.MostPower, ability.LeastPower, ability.HighestPower,
		ability.PowerOfColor,
		ability.SparePower, ability.PowerTotalOf, ability.DoublePower)},
	{aboutColors, ability.Ops(ability.OfColor, ability.Multicolor, ability.HasNoColor,
		ability.SharesColor, ability.ColorCount,
		ability.HasColorsOf, ability.PowerOfColor)},
	{aboutTraits, ability.Ops(ability.Trait, ability.Unique, ability.SharesTrait, ability.TraitCount)},
	{aboutNames, ability.Ops(ability.Named, ability.SharesName)},
	{aboutAbilities, ability.Ops(ability.Keyword)},
	{aboutInvolvement, ability.Ops(ability.IsInvolved, ability.IsFaceoffInvolving)},
	{aboutTypes, ability.Ops(ability.Friend, ability.EventCard, ability.Resource, ability.Troublemaker, ability.Problem,
		ability.ManeCharacter, ability.Character, ability.OfType, ability.SharesType, ability.PowerOfColor,
		ability.SparePower, ability.IsInvolved, ability.IsFaceoffInvolving)},
}

// readsTheRest are the operations that ask about what modifiers change besides cards.
var readsTheRest = ability.Ops(ability.HandSizeOf, ability.HomeLimitOf, ability.BonusOf, ability.PointsOf,
	ability.CountsAtHome, ability.SparePower, ability.PowerTotalOf)

// reads tells what a statement looks at that any modifier of the program changes.
func (p *Program) reads(n *ability.Node) made {
	about := made(0)
	for i := range readers {
		if n.Within.HasAny(&readers[i].ops) {
			about |= readers[i].about
		}
	}
	if n.Within.HasAny(&readsTheRest) { // and what those look at that change it
		about = aboutAnything
	}
	if !p.HasOp(ability.HasType) {
		about &^= aboutTypes
	}
	return about
}

// allWrites is what a statement and those inside it change.
func allWrites(n *ability.Node) made {
	about := writes(n.Op)
	if givesPowerOfColor(n) {
		about |= aboutColors
	}
	switch {
	case n.Op == ability.Involved, n.Op == ability.NotInvolved:
		about |= aboutInvolvement
	case n.Kind == ability.Modifier && about == 0 && n.Op != ability.If:
		about = aboutTheRest
	}
	for _, list := range [][]*ability.Node{n.Body, n.Else} {
		for _, inner := range list {
			about |= allWrites(inner)
		}
	}
	return about
}

// givesPowerOfColor reports whether a modifier gives power of a color.
func givesPowerOfColor(n *ability.Node) bool {
	return n.Op == ability.AddPower && n.Color() != nil
}

// givesColor reports whether it gives the color with the power: a disputed point.
func (s *State) givesColor(n *ability.Node) bool {
	return givesPowerOfColor(n) && s.program.Reading(PowerOfAColor) == ColorToo
}
