package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// TimeWords is a set of the words of timing phrases (512), a bit for each: those that a
// card or an ability has, and those that let a player act at a moment. An action for
// which they have none in common can't be taken then.
type TimeWords uint32

// MainPhaseAction stands in a set of words for having no timing phrase (609.1).
const MainPhaseAction TimeWords = 1

// EveryWord is the set of all words.
const EveryWord = ^TimeWords(0)

// phraseWords are the words of timing phrases, in the order of their bits.
var phraseWords = []ability.Op{
	ability.Immediate, ability.Reaction, ability.Faceoff, ability.ProblemFaceoff,
	ability.TroublemakerFaceoff, ability.AnyPhase, ability.ReadyPhase, ability.DrawStep, ability.TroublemakerPhase,
	ability.MainPhase, ability.ScorePhase, ability.SolveStep, ability.EndPhase, ability.Turn,
	ability.Phase, ability.Game,
}

// WordsOf gives the set of the words of a timing phrase.
func WordsOf(times ...ability.Op) TimeWords {
	if times == nil {
		return MainPhaseAction
	}
	var words TimeWords
	for _, t := range times {
		place := slices.Index(phraseWords, t)
		if place < 0 {
			return EveryWord
		}
		words |= 1 << (place + 1)
	}
	return words
}

// timeOf gives the word of a timing phrase by which an ability can be activated: of one that
// names no time, a disputed point.
func (p *Program) timeOf(t ability.Op) ability.Op {
	switch {
	case t != ability.NoTimeNamed:
		return t
	case p.Reading(NoTime) == InTheMainPhase:
		return ability.MainPhase
	default:
		return ability.Immediate
	}
}

// indexTimings finds out by which words the abilities and the cards in hand let a
// player act.
func (p *Program) indexTimings() {
	for id := range p.abilities {
		a := &p.abilities[id]
		a.Words = WordsOf(a.Times...)
		p.timeWords |= a.Words
		if a.Words&reactionWord != 0 {
			p.reactTimes = withTimes(p.reactTimes, a.Times...) // in which the condition has to be met (512.4b)
		}
		for _, n := range slices.Concat(a.Statements, a.Ends, a.Locks, []*ability.Node{a.Event}) {
			if n != nil {
				n.Walk(a.indexPermits)
				n.Walk(p.indexTimes)
			}
		}
		for i := range a.Script {
			if n := a.Script[i].Node; n != nil {
				n.Walk(a.indexPermits)
				n.Walk(p.indexTimes)
			}
		}
	}
	p.wordsInHand = make([]TimeWords, len(p.prints))
	for i := range p.prints {
		p.wordsInHand[i] = p.wordsOfPrint(Print(i))
	}
}

// indexTimes notes the times that an operation permits playing cards at, or asks
// whether it is.
func (p *Program) indexTimes(n *ability.Node) bool {
	switch n.Op {
	case ability.MayPlay, ability.MayPlayBlock:
		p.timeWords |= WordsOf(n.At().Op)
	case ability.During:
		p.timesAsked = withTimes(p.timesAsked, n.Time().Op)
	}
	return true
}

// indexPermits notes by which words the ability can permit playing cards.
func (a *Ability) indexPermits(n *ability.Node) bool {
	if n.Op == ability.MayPlay || n.Op == ability.MayPlayBlock {
		a.permits |= wordsPermitted(n)
	}
	return true
}

// withTimes adds times, other than those of a faceoff, about which an ability asks whether it
// is one of them.
func withTimes(asked []ability.Op, times ...ability.Op) []ability.Op {
	for _, t := range times {
		if !isFaceoffTime(t) && !slices.Contains(asked, t) {
			asked = append(asked, t)
		}
	}
	return asked
}

// Words are the words by which anything can be done in a game, a Main Phase action among
// them.
func (p *Program) Words() TimeWords { return p.timeWords | MainPhaseAction }

// wordsOfPrint gives the words by which a card of the print can be played from hand but
// by a modifier's permission: an Event by its timing phrases (304.1), others as a Main
// Phase action.
func (p *Program) wordsOfPrint(print Print) TimeWords {
	if print == Unknown || p.prints[print].Faces[0].Type != card.Event {
		return MainPhaseAction
	}
	var words TimeWords
	for _, ref := range p.Printed(print, 0) {
		if a := &p.abilities[ref.ID]; a.Type == ability.EventText {
			words |= a.Words
		}
	}
	if words == 0 {
		return MainPhaseAction // nothing is known of its text
	}
	return words
}

// WordsInHand gives the words by which a card could be played if it were in hand, but
// by a modifier's permission.
func (s *State) WordsInHand(c CardID) TimeWords { return s.program.wordsInHand[s.cards[c].Print] }
