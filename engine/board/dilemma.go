package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 522, these rules stand elsewhere:
//   - 522.2b: board/areas.go
//   - 522.3a: solvestep.go, board/decks.go

// Dilemmas (522): cards that are Problems while in play (522.1), each at an area
// of its own (522.2), which comes and goes with the Dilemma (522.3).

// addDilemma notes that a print is a Dilemma.
func (p *Program) addDilemma(print Print) {
	if p.dilemmas == nil {
		p.dilemmas = make([]bool, len(p.prints))
	}
	p.dilemmas[print] = true
}

// HasDilemmaTrait reports whether a print has the Dilemma trait.
func (p *Program) HasDilemmaTrait(print Print) bool { return p.dilemmas != nil && p.dilemmas[print] }

// IsDilemma reports whether the card is a Dilemma in play. A face-down card has
// no traits (505.1a) and so is none.
func (s *State) IsDilemma(c CardID) bool {
	state := &s.cards[c]
	return s.program.HasDilemmaTrait(state.Print) && state.Zone == Play && !state.FaceDown &&
		s.program.Holds(rule.R522_1)
}

// DilemmaArea gives the area that a card creates as a Dilemma, in a game of so
// many players.
func DilemmaArea(players int, c CardID) AreaID { return AreaID(2*players) + AreaID(c) }

// DilemmaOf gives the card whose area as a Dilemma it is, or was; 0 for players'
// own areas and for what is no area.
func DilemmaOf(players int, a AreaID) CardID {
	if int(a) <= 2*players || a.hasCeased() {
		return 0
	}
	return CardID(int(a) - 2*players)
}

// hasArea reports whether the card is a Dilemma whose area exists: one in play.
// Whether one that is face-down still has it is a disputed point.
func (s *State) hasArea(c CardID) bool {
	state := &s.cards[c]
	lasts := state.FaceDown && s.program.Reading(FaceDownDilemma) == AreaLasts
	return s.IsDilemma(c) || lasts && s.program.HasDilemmaTrait(state.Print) && state.Zone == Play
}

// IsProblemOfAnArea reports whether a card is a Problem in play at an area that a
// player owns (501.1), not a Dilemma at its own.
func (s *State) IsProblemOfAnArea(c CardID) bool {
	return c != 0 && s.cards[c].Zone == Play && s.Type(c) == card.ProblemType && !s.IsDilemma(c)
}

// DilemmaAt gives the Dilemma that created the area, 0 if the area was created
// by none or has ceased to exist.
func (s *State) DilemmaAt(a AreaID) CardID {
	c := DilemmaOf(s.Players(), a)
	if int(c) >= len(s.cards) || s.cards[c].Area != a || !s.hasArea(c) {
		return 0
	}
	return c
}

// RequirementsOwner is the player for whom a Problem's confront requirements
// beneath its text are (209.1): its owner. For a Dilemma that another player
// controls it is a disputed point.
func (s *State) RequirementsOwner(problem CardID) Player {
	if s.IsDilemma(problem) && s.program.Reading(DilemmaUnderNewControl) == OfController {
		return s.cards[problem].Controller
	}
	return s.cards[problem].Owner
}

// appendDilemmaAreas adds the areas of the Dilemmas in play.
func (s *State) appendDilemmaAreas(areas []AreaID) []AreaID {
	if s.program.dilemmas == nil || !s.program.Holds(rule.R522_2a) {
		return areas
	}
	for _, c := range s.InPlay() {
		if a := s.cards[c].Area; a != NoArea && s.DilemmaAt(a) == c {
			areas = append(areas, a)
		}
	}
	return areas
}

// ceaseDilemma ends the area of a Dilemma that leaves play or is turned
// face-down (522.3). What is there is nowhere then, until pre-priority
// processing takes care of it (511.5, 511.6); and nothing that was said of the
// area holds for another that the card may create later.
func (s *State) ceaseDilemma(c CardID) {
	a := s.cards[c].Area
	if s.program.dilemmas == nil || a == NoArea || s.DilemmaAt(a) != c {
		return
	}
	for _, there := range s.InPlay() {
		if s.cards[there].Area == a {
			s.cards[there].Area = CeasedArea
			s.changes(ofAreas)
		}
	}
	s.ceaseArea(a)
}

// ceaseArea makes all that is said of an area be about one that has ceased to exist.
func (s *State) ceaseArea(a AreaID) {
	cease := func(areas ...*AreaID) (found bool) {
		for _, area := range areas {
			if *area == a {
				*area, found = a|CeasedArea, true
			}
		}
		return found
	}
	for i := range s.history {
		cease(&s.history[i].Area, &s.history[i].From)
	}
	for i := range s.formers {
		cease(&s.formers[i].State.Area)
	}
	for i := range s.formerWords {
		if w := &s.formerWords[i]; w.Sort == formerPlace && AreaID(w.Word) == a {
			w.Word = Word(a | CeasedArea)
		}
	}
	for i := range s.pending {
		cease(&s.pending[i].Area, &s.pending[i].From)
	}
	for i := range s.waiting {
		cease(&s.waiting[i].Area)
	}
	for i := range s.frames {
		cease(&s.frames[i].Area)
	}
	for i := range s.arena {
		cease(&s.arena[i].Area)
	}
	for i := range s.bound {
		if cease(&s.bound[i].Value.Area) {
			s.changes(ofNames)
		}
	}
	for i := range s.links {
		if cease(&s.links[i].Value.Area) {
			s.changes(ofLinks)
		}
	}
	for i := range s.modifiers {
		if cease(&s.modifiers[i].Area) {
			s.changesModifier(&s.modifiers[i])
		}
	}
}

// ceasedIfGone gives an area or, if a Dilemma had created it and it exists no more, the one
// that it is then.
func (s *State) ceasedIfGone(a AreaID) AreaID {
	if DilemmaOf(s.Players(), a) != 0 && s.DilemmaAt(a) == 0 {
		return a | CeasedArea
	}
	return a
}

// noteDilemmasEnd says in the trail what becomes of the area of a card that is a
// Dilemma no more (522.3): a disputed point where it has only been turned face-down.
func (s *State) noteDilemmasEnd(trail Trail, o *Occurrence) {
	if s.cards[o.Card.Card].Zone == Play {
		record(trail, Entry{Kind: Noted, Depth: s.Depth(), Rule: rule.R522_3, Note: ReadAs, N: int32(FaceDownDilemma),
			M: int32(s.program.Reading(FaceDownDilemma))})
		if s.hasArea(o.Card.Card) {
			return
		}
	}
	record(trail, Entry{Kind: Noted, Depth: s.Depth(), Rule: rule.R522_3, Note: AreaCeased, Card: o.Card, Area: o.From})
}
