package scenario

import (
	"strconv"

	"canterlaw/engine/board"
)

// actForms are the ways to write an act.
var actForms = []string{"pass", "concede", "draw", "play NAME to AREA", "play troublemaker NAME to AREA",
	"move NAME to AREA", "rally NAME"}

// ParseAct reads what a player does with priority: "pass", "concede", "draw",
// "play holly to A home", "play troublemaker wolf to B problem", "move holly to
// A problem" or "rally holly". Cards and areas must be those of the scenario;
// whether the act is legal doesn't matter, so that an area can be left out. An
// error is a [*TextError].
func ParseAct(s *Scenario, player board.Player, text string) (Act, error) {
	p := phraseOf(text)
	act := Act{Player: player}
	for _, form := range []struct {
		words string
		kind  board.ActionKind
	}{
		{"play troublemaker", board.PlayTroublemaker},
		{"play", board.PlayCard},
		{"move", board.MoveCharacter},
		{"rally", board.RallyCard},
	} {
		if rest, found := p.after(form.words); found {
			return act.with(s, form.kind, rest)
		}
	}
	switch {
	case p.is("pass"):
		act.Pass = true
	case p.is("concede"):
		act.Concede = true
	case p.is("draw"):
		act.Action.Kind = board.DrawCard
	default:
		return Act{}, p.wrong(strconv.Quote(p.text), list(actForms)+meant(p.text, actForms))
	}
	return act, nil
}

// with completes an act by the card that it is done with and, after "to", the
// area.
func (act Act) with(s *Scenario, kind board.ActionKind, p phrase) (Act, error) {
	act.Action.Kind = kind
	if kind != board.RallyCard {
		name, place, hasArea := p.cutLast(" to ")
		if area, found := s.Names.area(place.text); hasArea && found {
			act.Action.Area, p = area, name
		} else if _, err := s.parseCard(name); hasArea && err == nil {
			_, err := s.parseArea(place)
			return Act{}, err
		}
	}
	card, err := s.parseCard(p)
	if err != nil {
		return Act{}, err
	}
	act.Action.Card, act.ByPrint = card.Card, card.Print
	return act, nil
}
