package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 521, these rules stand elsewhere:
//   - 521.2: ability/cards.go

// IsToken reports whether the card is a token (521.1).
func (s *State) IsToken(c CardID) bool { return s.cards[c].Token }

// addToken makes a new card, a token (521.1), which is not in any zone yet. It
// is owned by the player who makes it.
func (s *State) addToken(p Player, print Print) Ref {
	c := CardID(len(s.cards))
	s.cards = append(s.cards, cardState{Print: print, Owner: p, Controller: p, Zone: OutOfGame, Token: true})
	s.order = append(s.order, c)
	s.bounds[len(s.bounds)-1]++
	s.tokens++
	return s.Ref(c)
}

// IsAwaited reports whether an ability is applied as a token that would be made enters play, the
// token's own or another card's (706.1a).
func (s *State) IsAwaited(o *Occurrence) bool {
	if !slices.ContainsFunc(s.program.byKind[TokenMade], func(id AbilityID) bool {
		return s.program.abilities[id].Type == ability.AsItHappens
	}) {
		return false
	}
	s, o = s.withToken(o)
	return len(s.AppliedAs(o)) > 0
}

// endTokens makes the tokens cease to exist that have entered another zone than
// play (521.3) or have been turned face-down (521.4).
func (s *State) endTokens(trail Trail) {
	for c := 1; c < len(s.cards); c++ {
		state := &s.cards[c]
		var why rule.Number
		switch {
		case !state.Token || state.Zone == OutOfGame:
			continue
		case state.Zone != Play && s.program.Holds(rule.R521_3):
			why = rule.R521_3
		case state.FaceDown && s.program.Holds(rule.R521_4):
			why = rule.R521_4
		default:
			continue
		}
		s.endToken(trail, &Occurrence{Kind: TokenCeases, Rule: why, ByGame: true, Player: state.Owner,
			Card: s.Ref(CardID(c))})
	}
}

// endToken makes a token cease to exist. One that is in play leaves play by that,
// which is a disputed point.
func (s *State) endToken(trail Trail, end *Occurrence) {
	var effects []triggered
	var ends []ending
	was := end.Card
	if s.cards[was.Card].Zone == Play && s.program.HasAbilities() &&
		s.program.Reading(TokenFrightened) == FrightenedAndGone {
		s.fillIn(end)
		effects, ends = s.trigger(nil, nil, end, 0), s.endingBy(nil, end, 0)
	}
	before := s.formersOf(*end)
	s.commit(end)
	s.keepFormers(&before, end)
	record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: end.Rule, Occurrence: *end})
	s.settle(trail, effects, end, was, len(s.waiting))
	s.endAll(trail, ends, 0)
}

func ceaseToken(s *State, o *Occurrence) {
	s.changeZone(o.Card.Card, OutOfGame, onBottom)
	s.tokens--
}
