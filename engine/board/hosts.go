package board

import "canterlaw/engine/ability"

// Where a card is played by its own text: to which areas (501.2), on which cards
// (501.3).

// playRules calls visit with each statement of the operation that is printed on
// a card.
func (s *State) playRules(c CardID, op ability.Op, visit func(*ability.Node, AbilityRef)) {
	if !s.program.HasOp(op) {
		return
	}
	for _, ref := range s.printedAbilities(c) {
		for _, n := range s.program.abilities[ref.ID].Statements {
			if n.Op == op {
				visit(n, ref)
			}
		}
	}
}

func (s *State) printedContext(c CardID, p Player) Context {
	return Context{This: s.Ref(c), You: p, Area: s.cards[c].Area}
}

// PlayAreas lists the areas to which a player plays the card by its text
// (501.2), and whether it says so at all.
func (s *State) PlayAreas(c CardID, p Player) (areas []AreaID, told bool) {
	s.playRules(c, ability.PlayTo, func(n *ability.Node, _ AbilityRef) {
		x := s.printedContext(c, p)
		told = true
		areas = append(areas, s.AreasOf(n.Areas(), &x)...)
	})
	return areas, told
}

// PlayHosts lists the cards on which a player plays the card by its text
// (501.3), and whether it says so at all.
func (s *State) PlayHosts(c CardID, p Player) (hosts []Ref, told bool) {
	s.playRules(c, ability.PlayOn, func(n *ability.Node, _ AbilityRef) {
		x := s.printedContext(c, p)
		told = true
		hosts = append(hosts, s.Select(n.Hosts(), &x)...)
	})
	return hosts, told
}
