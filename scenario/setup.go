package scenario

import (
	"fmt"
	"strconv"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// What a setup has where a scenario says nothing, by player.
var (
	defaultManes    = []string{"Rainbow Dash, Flier Extraordinaire", "Applejack, Steadfast Farmpony"}
	defaultProblems = []string{"Cloudbursting", "Runaway Cart"}
	defaultTurns    = []int{3, 4}
)

// defaultDeck is how many unknown cards a draw deck has where a scenario says
// nothing.
const defaultDeck = 10

// The greatest numbers that a setup can have, so that those of the state
// don't overflow.
const (
	mostTurns  = 9999
	mostPoints = 999
	mostCopies = 200 // of an unknown card
	mostCards  = 2000
)

// readSetup reads the position: what each player has, where play begins, and
// what happened before.
func (r *reader) readSetup(v value) {
	m := v.mapping("the setup", "at", "Avery", "A", "Blake", "B", "modifiers", "history")
	r.at = m.need("at", "where play begins, such as {turn: Avery, moment: main phase}, or "+startOfGame)
	if r.at.isText() {
		r.at.oneOf("where play begins", []string{startOfGame})
		r.scenario.fromStart = true
	}
	for i := range playerNames {
		r.readPlayer(m, board.Player(i))
	}
	r.attach()
	if r.scenario.fromStart {
		r.scenario.Setup.LastPriority = board.NoPlayer
	} else {
		r.readPoint(r.at)
	}
	if modifiers, found := m.get("modifiers"); found {
		r.readModifiers(modifiers)
	}
	if history, found := m.get("history"); found {
		r.readHistory(history)
	}
}

// startOfGame is where a scenario begins that starts the game (102) instead of
// being in the middle of one.
const startOfGame = "start of game"

// What a player can have, in a game and as it starts.
var (
	keysOfPlayer = []string{"score", "tokens", "mane", "problem", "in play", "hand", "deck", "problem deck",
		"discard", "banished", "flipped", "draw pool"}
	keysOfStarter = []string{"mane", "deck", "problem deck", "draw pool"}
)

// readPlayer reads what a player has.
func (r *reader) readPlayer(setup *mapping, p board.Player) {
	name := playerNames[p]
	v, found := setup.get(name)
	if short, also := setup.get(name[:1]); also {
		if found {
			short.refuse(name+" again, by the letter", "each player once")
		}
		v, found = short, true
	}
	m := &mapping{value: setup.value} // a player about whom nothing is said
	if found {
		keys := keysOfPlayer
		if r.scenario.fromStart {
			keys = keysOfStarter
		}
		m = v.mapping("a player's setup", keys...)
	}
	var player board.PlayerSetup
	if score, found := m.get("score"); found {
		player.Score = score.number("the score", 0, mostPoints)
	}
	if tokens, found := m.get("tokens"); found {
		player.Tokens = tokens.number("the action tokens", 0, mostPoints)
	}
	r.readMane(m, p)
	if !r.scenario.fromStart {
		r.readProblemInPlay(m, p)
	}
	if inPlay, found := m.get("in play"); found {
		for _, item := range inPlay.list("a list of cards in play") {
			r.readCardInPlay(item, p)
		}
	}
	unknown := 0
	for _, zone := range []struct {
		key  string
		zone board.Zone
	}{
		{"hand", board.Hand}, {"deck", board.DrawDeck}, {"problem deck", board.ProblemDeck},
		{"discard", board.DiscardPile}, {"banished", board.Banished}, {"flipped", board.Flip},
	} {
		cards, found := m.get(zone.key)
		if !found && zone.zone == board.DrawDeck {
			r.addUnknown(m.value, board.CardSetup{Owner: p, Controller: p, Zone: board.DrawDeck}, defaultDeck)
			unknown += defaultDeck
		}
		if found {
			if n := r.readZone(cards, p, zone.zone); zone.zone != board.ProblemDeck {
				unknown += n
			}
		}
	}
	if pool, found := m.get("draw pool"); found {
		player.DrawPool = r.readPool(pool)
		checkPool(pool, player.DrawPool, unknown)
	}
	r.scenario.Setup.Players = append(r.scenario.Setup.Players, player)
}

// checkPool checks that there are cards in the pool for all the unknown cards.
func checkPool(v value, pool map[board.Print]int, unknown int) {
	sum := 0
	for _, n := range pool {
		sum += n
	}
	if sum < unknown {
		v.refuse(fmt.Sprintf("a pool of %d cards", sum),
			fmt.Sprintf("at least as many as there are unknown cards: %d", unknown))
	}
}

// readPoint reads where play begins.
func (r *reader) readPoint(v value) {
	m := v.mapping("where play begins", "turn", "window", "moment", "number", "faceoff", "problem", "troublemaker")
	setup, point := &r.scenario.Setup, &r.scenario.Point
	setup.TurnPlayer = r.player(m.need("turn", "whose turn it is"))
	setup.Turn = defaultTurns[setup.TurnPlayer]
	if number, found := m.get("number"); found {
		setup.Turn = number.number("how many turns have begun", 1, mostTurns)
	}
	window, atWindow := m.get("window")
	moment, atMoment := m.get("moment")
	switch {
	case atWindow == atMoment:
		m.refuse("where play begins with "+map[bool]string{true: "both",
			false: "neither"}[atWindow]+` of "window" and "moment"`,
			`one of the two: "window", the priority window that is about to open, or "moment"`)
	case atWindow:
		point.Window = engine.Window(1 + window.oneOf("a priority window", windowNames()))
		setup.LastPriority = board.NoPlayer
	default:
		point.Moment = engine.Moment(1 + moment.oneOf("a moment of the turn", momentNames()))
		setup.LastPriority = board.Player((int(setup.TurnPlayer) + 1) % len(playerNames))
	}
	r.readPlaceOfPoint(m, point)
}

// readPlaceOfPoint reads at which Problem or Troublemaker the point is, for the
// windows that are at one.
func (r *reader) readPlaceOfPoint(m *mapping, point *engine.Point) {
	inFaceoff := point.Window >= engine.StartOfFaceoff
	inConfront := point.Window == engine.StartOfConfrontStep || point.Window == engine.EndOfConfrontStep
	if inFaceoff {
		kinds := []string{"troublemaker", "problem", "multi-problem"}
		point.Faceoff = engine.TroublemakerFaceoff +
			engine.FaceoffKind(m.need("faceoff", list(kinds)).oneOf("which faceoff it is", kinds))
	} else if faceoff, found := m.get("faceoff"); found {
		faceoff.refuse("a faceoff", "none: only the windows of faceoffs are in one")
	}
	if problem, found := m.get("problem"); inConfront || point.Faceoff == engine.ProblemFaceoff {
		point.Area = r.problemArea(m.need("problem", "A problem or B problem"))
	} else if found {
		problem.refuse("a Problem", "none: only the windows of a Confront Step and of a Problem faceoff are at a certain one")
	}
	if troublemaker, found := m.get("troublemaker"); point.Faceoff == engine.TroublemakerFaceoff {
		point.Troublemaker = r.troublemaker(m.need("troublemaker", "the alias of the Troublemaker that was challenged"))
	} else if found {
		troublemaker.refuse("a Troublemaker", "none: only Troublemaker faceoffs are with one")
	}
}

func momentNames() []string {
	var names []string
	for _, m := range engine.Moments() {
		names = append(names, m.String())
	}
	return names
}

// player reads a player by name or letter.
func (r *reader) player(v value) board.Player {
	p, err := r.scenario.parsePlayer(phraseOf(v.text("a player: " + list(r.scenario.Names.playerWords()))))
	if err != nil {
		v.refuseText(err)
	}
	return p
}

// area reads an area by its name.
func (r *reader) area(v value) board.AreaID {
	p := phraseOf(v.text("an area: " + list(r.scenario.Names.areaNames())))
	if number, found := p.after("dilemma"); found && r.ids > 0 {
		if id, err := strconv.Atoi(number.text); err == nil && id > 0 && id <= r.ids {
			return board.DilemmaArea(len(r.scenario.Names.Players), board.CardID(id))
		}
	}
	a, err := r.scenario.parseArea(p)
	if err != nil {
		v.refuseText(err)
	}
	if c := board.DilemmaOf(len(r.scenario.Names.Players), a); c != 0 && int(c) <= len(r.scenario.Setup.Cards) {
		if print := r.scenario.Setup.Cards[c-1].Print; print != board.Unknown &&
			!r.card(print).Faces[0].HasTrait(card.TraitDilemma) {
			v.refuse(v.describe(), "a card with the trait "+card.TraitDilemma+": no other has an area of its own (522.2)")
		}
	}
	return a
}

// problemArea reads an area that has a Problem.
func (r *reader) problemArea(v value) board.AreaID {
	a := r.area(v)
	if isHome(a) {
		v.refuse(v.describe(), "a Problem, not a home")
	}
	return a
}

// isHome reports whether an area is a player's home.
func isHome(a board.AreaID) bool {
	for p := range playerNames {
		if a == board.HomeOf(board.Player(p)) {
			return true
		}
	}
	return false
}

// alias reads the alias of a card in play.
func (r *reader) alias(v value, expected string) board.CardID {
	text := v.text(expected)
	id, found := r.scenario.Names.Cards[text]
	if !found {
		v.refuse(fmt.Sprintf("the unknown alias %q", text), expected+r.meantAlias(text))
	}
	if r.scenario.Setup.Cards[id-1].Zone != board.Play {
		v.refuse(fmt.Sprintf("%q, which is not in play", text), expected)
	}
	return id
}

// meantAlias suggests which alias was meant.
func (r *reader) meantAlias(text string) string {
	var aliases []string
	for id := range r.scenario.Setup.Cards {
		if alias := r.scenario.Names.Aliases[board.CardID(id+1)]; alias != "" {
			aliases = append(aliases, alias)
		}
	}
	if near := rulesdb.Nearest(text, aliases); len(near) > 0 {
		return "; did you mean " + list(near) + "?"
	}
	return "; give the card one with \"as:\""
}
