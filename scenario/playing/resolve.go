package playing

import (
	"fmt"
	"slices"
	"strconv"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// Which options of a decision a step means.

// Resolve finds what an action is done with where the act names it by what is printed on it: the
// first such card with which the action is legal, or else the first that there is, the player's own
// before others': somebody may control a card that another player owns (513.2). For an ability that
// isn't named it is the only one of the card that can be activated, or else the first. It is an
// error if the game has no card of that number, if what it names as the host is no card or several,
// or if the card has several abilities that could be meant.
func (b *Sandbox) Resolve(act *scenario.Act) (board.Action, error) {
	action := act.Action
	if int(action.Card) > b.State().CardCount() {
		return action, fmt.Errorf("no card is #%d", action.Card)
	}
	if act.Host != nil {
		host, err := b.card(*act.Host)
		if err != nil {
			return action, err
		}
		action.Host = host
	}
	if act.ByPrint == board.Unknown {
		return b.withAbility(act, action)
	}
	first := board.CardID(0)
	for _, c := range b.printed(act.ByPrint, act.Player) {
		action.Card = c
		if whole, err := b.withAbility(act, action); err == nil && b.game.CheckFor(act.Player, whole, nil) {
			return whole, nil
		}
		if first == 0 || fits(b.State(), action.Kind, c) && !fits(b.State(), action.Kind, first) {
			first = c
		}
	}
	action.Card = first
	return b.withAbility(act, action)
}

// printed gives the cards that are printed so, those that the player owns before the others.
func (b *Sandbox) printed(called board.Print, player board.Player) (cards []board.CardID) {
	own := 0
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		switch {
		case !b.isPrinted(c, called):
		case b.State().Owner(c) == player:
			cards = slices.Insert(cards, own, c)
			own++
		default:
			cards = append(cards, c)
		}
	}
	return cards
}

// withAbility completes an activation by the ability that is meant.
func (b *Sandbox) withAbility(act *scenario.Act, action board.Action) (board.Action, error) {
	switch {
	case action.Kind == board.PlayCard && act.Which != nil:
		return b.withWay(act, action), nil
	case action.Kind != board.ActivateAbility:
		return action, nil
	}
	var meant, legal []board.AbilityRef
	for _, h := range b.State().AbilitiesOf(action.Card) {
		if b.State().Program().Ability(h.Ability.ID).Type != ability.Activated || !b.isNamed(act.Which, h.Ability) {
			continue
		}
		meant = append(meant, h.Ability)
		action.Ability = h.Ability
		if b.game.CheckFor(act.Player, action, nil) {
			legal = append(legal, h.Ability)
		}
	}
	switch {
	case len(meant) == 0: // the action is refused for that
	case len(legal) > 1 && act.Which == nil:
		return action, fmt.Errorf("%s has several abilities to activate: say which by its number among the paragraphs",
			wording.CardName(b.scenario, b.State(), action.Card))
	case len(legal) > 0:
		action.Ability = legal[0]
	default:
		action.Ability = meant[0]
	}
	return action, nil
}

// withWay completes the playing of a card by the way that is meant, where several
// can be chosen now.
func (b *Sandbox) withWay(act *scenario.Act, action board.Action) board.Action {
	for _, o := range b.game.Options() {
		if o.Kind == board.ActionOption && o.Action.Kind == action.Kind && o.Action.Card == action.Card &&
			b.isNamed(act.Which, o.Action.Ability) {
			action.Ability = o.Action.Ability
			return action
		}
	}
	return action
}

// isNamed reports whether a name means an ability; no name means all.
func (b *Sandbox) isNamed(name *scenario.AbilityName, ref board.AbilityRef) bool {
	if name == nil || ref.ID == 0 {
		return name == nil
	}
	a := wording.Words{Scenario: b.scenario, State: b.State()}.Origin(ref)
	if a.Keyword != "" {
		return a.Keyword == name.Keyword.Name && (name.Keyword.X == 0 || name.Keyword.X == int(ref.X))
	}
	return int(a.Paragraph) == name.Paragraph && (name.On == board.Unknown || isPrint(b.scenario, a.Print, name.On))
}

// fits reports whether the card is where the kind of action looks for cards.
func fits(s *board.State, kind board.ActionKind, c board.CardID) bool {
	if kind == board.PlayCard || kind == board.PlayTroublemaker {
		return s.Zone(c) == board.Hand
	}
	return s.Zone(c) == board.Play
}

// answer answers the decision of a player.
func (b *Sandbox) answer(choice *scenario.Choice) error {
	d := b.State().Decision()
	if d.Player == choice.Player && choice.Places != nil {
		return b.Choose(choice.Places...)
	}
	if d.Player != choice.Player || d.Kind == board.Priority || d.Kind == board.Opening {
		return fmt.Errorf("%s has nothing to choose: %s", b.scenario.Names.PlayerName(choice.Player),
			b.withAnswers(b.waitsFor()))
	}
	if d.Kind == board.ChooseNumber && d.Open && len(choice.Chosen) == 1 {
		if n, err := strconv.Atoi(choice.Chosen[0].Text); err == nil {
			return b.ChooseNumber(n)
		}
	}
	places, err := b.placesOf(choice)
	if err == nil {
		err = b.Choose(places...)
	}
	if err != nil {
		return fmt.Errorf("%w: %s", err, b.withAnswers(b.waitsFor()))
	}
	return nil
}

// placesOf gives the places of what is chosen among the options.
func (b *Sandbox) placesOf(choice *scenario.Choice) ([]int, error) {
	if choice.Places != nil {
		return choice.Places, nil
	}
	places, err := b.places(choice)
	if err == nil {
		err = b.severalMeant(choice, places)
	}
	return places, err
}

// wasTaken reports whether what is chosen was taken in the latest step in which
// anything happened, because there was nothing else to choose or the order of effects
// was no matter: a step may say it all the same.
func (b *Sandbox) wasTaken(choice *scenario.Choice) bool {
	for i := b.latestStep(); i < len(b.log.Entries); i++ {
		e := &b.log.Entries[i]
		if e.Kind != board.Decided || !e.Folded || e.Player != choice.Player || len(e.Chosen) != 1 ||
			len(choice.Chosen) != 1 {
			continue
		}
		taken, chosen := e.Chosen[0], &choice.Chosen[0]
		if taken.Kind == board.EffectOption && b.means(chosen.Card, taken.Card.Card) ||
			taken.Kind != board.EffectOption && b.isMeant(chosen, taken) {
			return true
		}
	}
	return false
}

// places finds what is chosen among the options, each option once: first the cards
// that are named by their aliases, so that what is printed on them can name others.
func (b *Sandbox) places(choice *scenario.Choice) ([]int, error) {
	options := b.game.Options()
	places := slices.Repeat([]int{-1}, len(choice.Chosen))
	for _, byAlias := range []bool{true, false} {
		for i := range choice.Chosen {
			chosen := &choice.Chosen[i]
			if byAlias != (chosen.Card.Card != 0) {
				continue
			}
			for at, o := range options {
				if !slices.Contains(places, at) && b.isMeant(chosen, o) {
					places[i] = at
					break
				}
			}
			if places[i] < 0 {
				return nil, fmt.Errorf("%s is not among the options %v", chosen.Text, b.Options())
			}
		}
	}
	return places, nil
}

// isMeant reports whether what is chosen means an option.
func (b *Sandbox) isMeant(chosen *scenario.Chosen, o board.Option) bool {
	p := scenario.PhraseOf(chosen.Text)
	switch o.Kind {
	case board.CardOption:
		return chosen.Which == nil && b.means(chosen.Card, o.Card.Card) ||
			chosen.Area != board.NoArea && b.State().Problem(chosen.Area) == o.Card.Card
	case board.EffectOption:
		return b.means(chosen.Card, o.Card.Card) &&
			(chosen.Which == nil || b.isNamed(chosen.Which, b.State().Waiting()[o.N].Ability))
	case board.AbilityOption:
		return b.means(chosen.Card, o.Card.Card) && (chosen.Which == nil || b.isNamed(chosen.Which, o.Action.Ability))
	case board.AreaOption:
		return chosen.Area == o.Area && o.Area != board.NoArea
	case board.PrintOption:
		return chosen.Card.Print != board.Unknown && isPrint(b.scenario, o.Print, chosen.Card.Print)
	case board.YesOption, board.NoOption:
		return p.Is(scenario.OptionWords[o.Kind])
	case board.ReplacementOption:
		of, _ := p.After("replacement")
		if name, found := of.After("of"); found {
			of = name
		}
		return b.means(chosen.Card, o.Card.Card) || p.Is(fmt.Sprint("replacement ", o.N)) ||
			b.isCalled(of.Text, o.Card.Card)
	case board.PlayerOption:
		player, found := b.scenario.Names.Player(p.Text)
		return found && player == board.Player(o.N)
	case board.CostOption:
		return p.Is(fmt.Sprint("cost ", o.N))
	case board.WordOption:
		word, _ := p.After("word")
		return word.Is(wording.Words{Scenario: b.scenario, State: b.State()}.Way(o))
	default:
		return p.Is(wording.Words{Scenario: b.scenario, State: b.State()}.Way(o))
	}
}

// isCalled reports whether a text names a card.
func (b *Sandbox) isCalled(text string, c board.CardID) bool {
	name, err := b.scenario.ParseCard(scenario.PhraseOf(text))
	return err == nil && b.means(name, c)
}

// means reports whether a name means a card: it is the card's alias, or what is
// printed on it.
func (b *Sandbox) means(name scenario.CardName, c board.CardID) bool {
	if name.Card != 0 {
		return name.Card == c
	}
	return c != 0 && name.Print != board.Unknown && b.isPrinted(c, name.Print)
}

// isPrinted reports whether a card is what a print is called, be it with text of
// its own.
func (b *Sandbox) isPrinted(c board.CardID, called board.Print) bool {
	return isPrint(b.scenario, b.State().Print(c), called)
}

// isPrint reports whether a print is called like another: it is that one, or
// has the text of a single such card.
func isPrint(s *scenario.Scenario, print, called board.Print) bool {
	if usual, varies := s.Names.Variants[print]; varies {
		print = usual
	}
	return print == called
}

// learn lets Chance decide what the next unknown card is.
func (b *Sandbox) learn(fact *scenario.ChanceFact) error {
	d := b.State().Decision()
	if d.Kind != board.ChooseCard || !b.isAbout(fact, d) {
		return fmt.Errorf("nothing is left to chance there now: %s", b.waitsFor())
	}
	for i, o := range b.game.Options() {
		if o.Print == fact.Print {
			return b.Choose(i)
		}
	}
	return fmt.Errorf("the card can't be that: the options are %v", b.Options())
}

func (b *Sandbox) isAbout(fact *scenario.ChanceFact, d board.Decision) bool {
	return b.State().Owner(d.Card) == fact.Player && b.State().Zone(d.Card) == fact.Zone
}
