package scenario

import (
	"strconv"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/scenario/source"
)

// actForms are the ways to write an act.
var actForms = []string{"pass", "concede", "draw", "play NAME to AREA", "play troublemaker NAME to AREA",
	"play NAME on NAME", "play NAME by 2", "move NAME to AREA", "rally NAME", "activate NAME", "activate NAME 2",
	"activate NAME KEYWORD"}

// parseAct reads what a player does with priority: "pass", "concede", "draw",
// "play holly to A home", "play hat on holly", "play troublemaker wolf to B
// problem", "move holly to A problem", "rally holly", or "activate holly" with
// the ability's paragraph or keyword after it if the card has several. Cards and areas must be those of the scenario;
// whether the act is legal doesn't matter, so that an area can be left out. An
// error is a [*TextError].
func parseAct(s *Scenario, player board.Player, text string) (Act, error) {
	p := PhraseOf(text)
	act := Act{Player: player}
	for _, form := range []struct {
		words string
		kind  board.ActionKind
	}{
		{"play troublemaker", board.PlayTroublemaker},
		{"play", board.PlayCard},
		{"move", board.MoveCharacter},
		{"rally", board.RallyCard},
		{"activate", board.ActivateAbility},
	} {
		if rest, found := p.After(form.words); found {
			return act.with(s, form.kind, rest)
		}
	}
	switch {
	case p.Is("pass"), p.Is("pass by itself"):
		act.Pass, act.ByItself = true, !p.Is("pass")
	case p.Is("concede"):
		act.Concede = true
	case p.Is("draw"):
		act.Action.Kind = board.DrawCard
	default:
		return Act{}, p.wrong(strconv.Quote(p.Text), source.Alternatives(actForms)+source.Suggestion(p.Text, actForms))
	}
	return act, nil
}

// with completes an act by the card that it is done with and, after "to", the
// area.
func (act Act) with(s *Scenario, kind board.ActionKind, p phrase) (Act, error) {
	act.Action.Kind = kind
	switch kind {
	case board.ActivateAbility:
		return act.activating(s, p)
	case board.PlayCard:
		if name, by, hasWay := p.cutLast(" by "); hasWay {
			if way, err := s.ParseAbility(by); err == nil {
				act.Which, p = &way, name
			}
		}
		name, on, hasHost := p.cutLast(" on ")
		host, err := s.ParseCard(on)
		if _, whole := s.ParseCard(p); hasHost && err == nil && whole != nil {
			act.Host, p = &host, name
		}
	}
	if kind != board.RallyCard {
		name, place, hasArea := p.cutLast(" to ")
		if !hasArea {
			name, place, hasArea = p.cutLast(" at ") // which the rules have besides (501.2)
		}
		if area, found := s.Names.Area(place.Text); hasArea && found {
			act.Action.Area, p = area, name
		} else if _, err := s.ParseCard(name); hasArea && err == nil {
			_, err := s.parseArea(place)
			return Act{}, err
		}
	}
	card, err := s.ParseCard(p)
	if err != nil {
		return Act{}, err
	}
	act.Action.Card, act.ByPrint = card.Card, card.Print
	return act, nil
}

// activating completes an act by the card whose ability is activated and, after
// it, which one: a paragraph, also of another card, or a keyword.
func (act Act) activating(s *Scenario, p phrase) (Act, error) {
	card, err := s.ParseCard(p)
	if err == nil {
		act.Action.Card, act.ByPrint = card.Card, card.Print
		return act, nil
	}
	for i := len(p.Text) - 1; i > 0; i-- {
		if p.Text[i] != ' ' {
			continue
		}
		name, which := p, p
		name.Text = p.Text[:i]
		which.from, which.Text = p.from+i, p.Text[i:]
		card, unknown := s.ParseCard(name.trim())
		if unknown != nil {
			continue
		}
		act.Action.Card, act.ByPrint = card.Card, card.Print
		ability, err := s.ParseAbility(which.trim())
		act.Which = &ability
		return act, err
	}
	return Act{}, err
}

// ParseAbility reads which ability of a card is meant: "2", "Swift", "1 of Rarity, Truly
// Outrageous". It is an error if that is neither a number nor a keyword, or if the card behind
// it isn't of this scenario.
func (s *Scenario) ParseAbility(p phrase) (AbilityName, error) {
	name := AbilityName{Text: p.Text}
	number, on, isOther := p.cutLast(" of ")
	if isOther {
		card, err := s.ParseCard(on)
		if err != nil {
			return name, err
		}
		name.On = card.Print
		if card.Card != 0 && int(card.Card) <= len(s.Setup.Cards) {
			name.On = s.Setup.Cards[card.Card-1].Print
		}
	}
	if n, err := strconv.Atoi(number.Text); err == nil && n > 0 {
		name.Paragraph = n
		return name, nil
	}
	for _, k := range ability.Keywords() {
		if p.Is(k.Name) { // the card has it with a number, or without one
			name.Keyword.Name = k.Name
			return name, nil
		}
	}
	var err error
	name.Keyword, err = p.keyword()
	if err != nil {
		return name, p.wrong(strconv.Quote(p.Text),
			"the number of a paragraph of the card's text, not counting keywords, or a keyword")
	}
	return name, nil
}
