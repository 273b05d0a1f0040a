package board

import "canterlaw/engine/ability"

// What the text of a card says about playing it. It is read where the card is,
// also where its abilities don't function: a card that may be played from
// elsewhere is played as though it were in hand.

// PlayRules lists the statements of the operation that are printed on the card:
// PlayOn, PlayTo, PlayOnlyIf.
func (s *State) PlayRules(c CardID, op ability.Op) []*ability.Node {
	if !s.program.HasOp(op) {
		return nil
	}
	var all []*ability.Node
	for _, ref := range s.program.Printed(s.cards[c].Print, 0) {
		for _, n := range s.program.abilities[ref.ID].Statements {
			if n.Op == op {
				all = append(all, n)
			}
		}
	}
	return all
}

// PlayTexts lists the abilities of the type that are printed on the card: what
// an Event does, each with its own timing phrase (512.2), or the rules for
// playing it.
func (s *State) PlayTexts(c CardID, t ability.Type) []AbilityRef {
	var all []AbilityRef
	for _, ref := range s.program.Printed(s.cards[c].Print, 0) {
		if s.program.abilities[ref.ID].Type == t {
			all = append(all, ref)
		}
	}
	return all
}

// IsTextKnown reports whether the program knows what the card's text box says.
func (s *State) IsTextKnown(c CardID) bool {
	face := s.Face(c)
	return face != nil && len(face.Abilities) > 0
}

// PlayTime is a timing phrase by which a card of a print can be played from hand:
// of an Event, or of any card by what its own text permits.
type PlayTime struct {
	Print Print
	Times []ability.Op
}

// PlayTimes lists all such timing phrases.
func (p *Program) PlayTimes() []PlayTime { return p.playTimes }

func (p *Program) indexPlayTimes() {
	for i := range p.prints[1:] {
		print := Print(i + 1)
		for _, ref := range p.Printed(print, 0) {
			a := &p.abilities[ref.ID]
			if a.Type == ability.EventText {
				p.playTimes = append(p.playTimes, PlayTime{print, a.Times})
			}
			for _, n := range a.Statements {
				if n.Op == ability.MayPlay && n.Args[0].Op == ability.This {
					p.playTimes = append(p.playTimes, PlayTime{print, []ability.Op{n.Args[2].Op}})
				}
			}
		}
	}
}

// TimesInHand lists the times at which the card's own text lets the player play
// it from hand, as Hasty does, while it is elsewhere.
func (s *State) TimesInHand(c CardID, p Player) []ability.Op {
	if !s.program.HasOp(ability.MayPlay) || s.cards[c].Zone == Hand {
		return nil
	}
	var times []ability.Op
	for _, ref := range s.program.Printed(s.cards[c].Print, 0) {
		a := &s.program.abilities[ref.ID]
		if a.Zones&(1<<Hand) == 0 {
			continue
		}
		x := Context{This: s.Ref(c), You: p, X: ref.X}
		for _, n := range a.Statements {
			if n.Op == ability.MayPlay && n.Args[0].Op == ability.This && s.PlayersOf(n.Args[1], &x).Has(p) {
				times = append(times, n.Args[2].Op)
			}
		}
	}
	return times
}
