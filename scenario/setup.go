package scenario

import (
	"fmt"
	"strconv"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/source"
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
func (r *Reader) readSetup(v source.Value) {
	m := v.Mapping("the setup", "at", "Avery", "A", "Blake", "B", "modifiers", "history")
	r.at = m.Need("at", "where play begins, such as {turn: Avery, moment: main phase}, or "+startOfGame)
	if r.at.IsText() {
		r.at.OneOf("where play begins", []string{startOfGame})
		r.Scenario.fromStart = true
	}
	for i := range playerNames {
		r.readPlayer(m, board.Player(i))
	}
	r.attach()
	if r.Scenario.fromStart {
		r.Scenario.Setup.LastPriority = board.NoPlayer
	} else {
		r.readPoint(r.at)
	}
	if modifiers, found := m.Get("modifiers"); found {
		r.readModifiers(modifiers)
	}
	if history, found := m.Get("history"); found {
		r.readHistory(history)
	}
	r.challenge()
	r.startFaceoff()
	r.resolveFaceoff()
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
func (r *Reader) readPlayer(setup *source.Mapping, p board.Player) {
	name := playerNames[p]
	v, found := setup.Get(name)
	if short, also := setup.Get(name[:1]); also {
		if found {
			short.Refuse(name+" again, by the letter", "each player once")
		}
		v, found = short, true
	}
	m := &source.Mapping{Value: setup.Value} // a player about whom nothing is said
	if found {
		keys := keysOfPlayer
		if r.Scenario.fromStart {
			keys = keysOfStarter
		}
		m = v.Mapping("a player's setup", keys...)
	}
	var player board.PlayerSetup
	if score, found := m.Get("score"); found {
		player.Score = score.Number("the score", 0, mostPoints)
	}
	if tokens, found := m.Get("tokens"); found {
		player.Tokens = tokens.Number("the action tokens", 0, mostPoints)
	}
	r.readMane(m, p)
	if !r.Scenario.fromStart {
		r.readProblemInPlay(m, p)
	}
	if inPlay, found := m.Get("in play"); found {
		for _, item := range inPlay.List("a list of cards in play") {
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
		cards, found := m.Get(zone.key)
		if !found && zone.zone == board.DrawDeck {
			r.addUnknown(m.Value, board.CardSetup{Owner: p, Controller: p, Zone: board.DrawDeck}, defaultDeck)
			unknown += defaultDeck
		}
		if found {
			if n := r.readZone(cards, p, zone.zone); zone.zone != board.ProblemDeck {
				unknown += n
			}
		}
	}
	if pool, found := m.Get("draw pool"); found {
		player.DrawPool = r.readPool(pool)
		checkPool(pool, player.DrawPool, unknown)
	}
	r.Scenario.Setup.Players = append(r.Scenario.Setup.Players, player)
}

// checkPool checks that there are cards in the pool for all the unknown cards.
func checkPool(v source.Value, pool map[board.Print]int, unknown int) {
	sum := 0
	for _, n := range pool {
		sum += n
	}
	if sum < unknown {
		v.Refuse(fmt.Sprintf("a pool of %d cards", sum),
			fmt.Sprintf("at least as many as there are unknown cards: %d", unknown))
	}
}

// readPoint reads where play begins.
func (r *Reader) readPoint(v source.Value) {
	m := v.Mapping("where play begins", "turn", "window", "moment", "number", "faceoff", "problem", "troublemaker")
	setup, point := &r.Scenario.Setup, &r.Scenario.Point
	setup.TurnPlayer = r.Player(m.Need("turn", "whose turn it is"))
	setup.Turn = defaultTurns[setup.TurnPlayer]
	if number, found := m.Get("number"); found {
		setup.Turn = number.Number("how many turns have begun", 1, mostTurns)
	}
	window, atWindow := m.Get("window")
	moment, atMoment := m.Get("moment")
	switch {
	case atWindow == atMoment:
		m.Refuse("where play begins with "+map[bool]string{true: "both",
			false: "neither"}[atWindow]+` of "window" and "moment"`,
			`one of the two: "window", the priority window that is about to open, or "moment"`)
	case atWindow:
		point.Window = engine.Window(1 + window.OneOf("a priority window", windowNames()))
		setup.LastPriority = board.NoPlayer
	default:
		point.Moment = engine.Moment(1 + moment.OneOf("a moment of the turn", momentNames()))
		setup.LastPriority = board.Player((int(setup.TurnPlayer) + 1) % len(playerNames))
	}
	r.readPlaceOfPoint(m, point)
}

// readPlaceOfPoint reads at which Problem or Troublemaker the point is, for the
// windows that are at one.
func (r *Reader) readPlaceOfPoint(m *source.Mapping, point *engine.Point) {
	inFaceoff := point.Window >= engine.StartOfFaceoff
	inConfront := point.Window == engine.StartOfConfrontStep || point.Window == engine.EndOfConfrontStep
	if inFaceoff {
		kinds := []string{"troublemaker", "problem", "multi-problem"}
		point.Faceoff = engine.TroublemakerFaceoff +
			engine.FaceoffKind(m.Need("faceoff", source.Alternatives(kinds)).OneOf("which faceoff it is", kinds))
	} else if faceoff, found := m.Get("faceoff"); found {
		faceoff.Refuse("a faceoff", "none: only the windows of faceoffs are in one")
	}
	if problem, found := m.Get("problem"); inConfront || point.Faceoff == engine.ProblemFaceoff {
		point.Area = r.problemArea(m.Need("problem", "A problem or B problem"))
	} else if found {
		problem.Refuse("a Problem",
			"none: only the windows of a Confront Step and of a Problem faceoff are at a certain one")
	}
	if troublemaker, found := m.Get("troublemaker"); point.Faceoff == engine.TroublemakerFaceoff {
		point.Troublemaker = r.troublemaker(m.Need("troublemaker", "the alias of the Troublemaker that was challenged"))
	} else if found {
		troublemaker.Refuse("a Troublemaker", "none: only Troublemaker faceoffs are with one")
	}
}

func momentNames() []string {
	var names []string
	for _, m := range engine.Moments() {
		names = append(names, m.String())
	}
	return names
}

// Player reads a player by name or letter.
func (r *Reader) Player(v source.Value) board.Player {
	p, err := r.Scenario.parsePlayer(PhraseOf(v.Text("a player: " +
		source.Alternatives(r.Scenario.Names.playerWords()))))
	if err != nil {
		v.RefuseText(err)
	}
	return p
}

// Area reads an area by its name.
func (r *Reader) Area(v source.Value) board.AreaID {
	p := PhraseOf(v.Text("an area: " + source.Alternatives(r.Scenario.Names.areaNames())))
	if number, found := p.After("dilemma"); found && r.IDs > 0 {
		if id, err := strconv.Atoi(number.Text); err == nil && id > 0 && id <= r.IDs {
			return board.DilemmaArea(len(r.Scenario.Names.Players), board.CardID(id))
		}
	}
	a, err := r.Scenario.parseArea(p)
	if err != nil {
		v.RefuseText(err)
	}
	if c := board.DilemmaOf(len(r.Scenario.Names.Players), a); c != 0 && int(c) <= len(r.Scenario.Setup.Cards) {
		if print := r.Scenario.Setup.Cards[c-1].Print; print != board.Unknown &&
			!r.card(print).Faces[0].HasTrait(card.TraitDilemma) {
			v.Refuse(v.Describe(),
				"a card with the trait "+card.TraitDilemma+": no other has an area of its own (522.2)")
		}
	}
	return a
}

// problemArea reads an area that has a Problem.
func (r *Reader) problemArea(v source.Value) board.AreaID {
	a := r.Area(v)
	if isHome(a) {
		v.Refuse(v.Describe(), "a Problem, not a home")
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
func (r *Reader) alias(v source.Value, expected string) board.CardID {
	text := v.Text(expected)
	id, found := r.Scenario.Names.Cards[text]
	if !found {
		v.Refuse(fmt.Sprintf("the unknown alias %q", text), expected+r.meantAlias(text))
	}
	if r.Scenario.Setup.Cards[id-1].Zone != board.Play {
		v.Refuse(fmt.Sprintf("%q, which is not in play", text), expected)
	}
	return id
}

// meantAlias suggests which alias was meant.
func (r *Reader) meantAlias(text string) string {
	var aliases []string
	for id := range r.Scenario.Setup.Cards {
		if alias := r.Scenario.Names.Aliases[board.CardID(id+1)]; alias != "" {
			aliases = append(aliases, alias)
		}
	}
	if near := spelling.Nearest(text, aliases); len(near) > 0 {
		return "; did you mean " + source.Alternatives(near) + "?"
	}
	return "; give the card one with \"as:\""
}
