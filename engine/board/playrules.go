package board

import "canterlaw/engine/ability"

// What the text of a card says about playing it. It is read where the card is,
// also where its abilities don't function: a card that may be played from
// elsewhere is played as though it were in hand.

// playText is what is printed on a card about playing it.
type playText struct {
	on, to, onlyIf []*ability.Node // PlayOn, PlayTo, PlayOnlyIf
	events         []AbilityRef    // what an Event does, each with its own timing phrase (512.2)
	costs          []AbilityRef    // the rules for playing it that ask for costs
}

// indexPlayTexts finds what is printed on cards about playing them.
func (p *Program) indexPlayTexts() {
	p.playTexts = make([]playText, len(p.prints))
	for i := range p.prints[1:] {
		text := &p.playTexts[i+1]
		for _, ref := range p.Printed(Print(i+1), 0) {
			a := &p.abilities[ref.ID]
			switch {
			case a.Type == ability.EventText:
				text.events = append(text.events, ref)
			case a.Type == ability.PlayRule && len(a.Script) > 0:
				text.costs = append(text.costs, ref)
			}
			for _, n := range a.Statements {
				if rules := text.rules(n.Op); rules != nil {
					*rules = append(*rules, n)
				}
			}
		}
	}
}

// rules gives where statements of an operation are listed; nil for others.
func (t *playText) rules(op ability.Op) *[]*ability.Node {
	switch op {
	case ability.PlayOn:
		return &t.on
	case ability.PlayTo:
		return &t.to
	case ability.PlayOnlyIf:
		return &t.onlyIf
	}
	return nil
}

// playText is what is printed on the card about playing it.
func (s *State) playText(c CardID) *playText { return &s.program.playTexts[s.cards[c].Print] }

// PlayRules lists the statements of the operation that are printed on the card:
// PlayOn, PlayTo, PlayOnlyIf. The slice belongs to the program.
func (s *State) PlayRules(c CardID, op ability.Op) []*ability.Node { return *s.playText(c).rules(op) }

// EventTexts lists the abilities that say what the card does as an Event, each with its
// own timing phrase (512.2). The slice belongs to the program.
func (s *State) EventTexts(c CardID) []AbilityRef { return s.playText(c).events }

// AdditionalCosts lists the abilities printed on the card that ask for costs as it is
// played, besides its own. The slice belongs to the program.
func (s *State) AdditionalCosts(c CardID) []AbilityRef { return s.playText(c).costs }

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
				if n.Op == ability.MayPlay && n.Cards().Op == ability.This {
					p.playTimes = append(p.playTimes, PlayTime{print, []ability.Op{n.At().Op}})
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
			if n.Op == ability.MayPlay && n.Cards().Op == ability.This && s.PlayersOf(n.By(), &x).Has(p) {
				times = append(times, n.At().Op)
			}
		}
	}
	return times
}
