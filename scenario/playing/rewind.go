package playing

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// Rewind says what going back to an earlier moment comes to at a real table, where nobody
// forgets what they have seen: which cards were drawn, seen and made public since, and
// what can't be restored.
type Rewind struct {
	// Before is what happened next at the moment that is gone back to.
	Before string `json:"before"`
	// Drawn, Seen and Public are what has become known since, a sentence a card.
	Drawn  []string `json:"drawn"`
	Seen   []string `json:"seen"`
	Public []string `json:"public"`
	// Decisions are how often each player has decided since, so that others know what they
	// would do.
	Decisions []string `json:"decisions"`
	// Lost are what can't be restored, and Restored how the table is set back.
	Lost     []string `json:"lost"`
	Restored []string `json:"restored"`
	// Rules are those of the game that it rests on, and Floor the sections of the floor
	// rules that apply, by their ids.
	Rules []string `json:"rules"`
	Floor []string `json:"floor"`
}

// The sections of the floor rules that apply to a rewind.
const (
	floorJudges  = "floor-rules/general-rules-and-terms/judges"
	floorShuffle = "floor-rules/general-rules-and-terms/deck-randomization"
	floorError   = "floor-rules/tournament-penalties/procedural-error"
	floorWarning = "floor-rules/tournament-penalties/game-warning"
	floorLoss    = "floor-rules/tournament-penalties/game-loss"
)

// ToStep makes the scenario's steps before the one with a number, from 1, and gives the place of
// the moment right before that step. It is an error if there is no step of that number, and a
// *StepError if one before it can't be made.
func (c *Course) ToStep(number int) (place int, err error) {
	if steps := len(c.scenario.Steps); number < 1 || number > steps {
		return 0, fmt.Errorf("%s has %s: there is no step %d to go back to; expected a number from 1 to %d",
			c.scenario.File, wording.Count(steps, "step"), number, max(1, steps))
	}
	for c.next < number-1 {
		if err := c.step(); err != nil {
			return 0, err
		}
	}
	return len(c.moments) - 1, nil
}

// RewindTo says what going back from the end of the course to the moment at a place comes
// to.
func (c *Course) RewindTo(place int) Rewind {
	place = max(0, min(place, len(c.moments)-1))
	then, since := &c.moments[place], c.moments[place:]
	now := since[len(since)-1].State
	w := rewinder{scenario: c.scenario, then: then.State, now: now, since: since, loss: map[string]bool{}}
	record := c.wholeRecord()
	w.entries = record[min(then.Entries, len(record)):]
	w.out = Rewind{Before: c.happensNext(place), Drawn: []string{}, Seen: []string{}, Public: []string{},
		Decisions: []string{}, Lost: []string{}, Restored: []string{}}
	w.cards()
	w.happenings()
	w.conclude()
	return w.out
}

// happensNext words what happened right after a moment.
func (c *Course) happensNext(place int) string {
	for _, line := range c.WholeTrail(board.NoPlayer) {
		switch line.Kind {
		case TurnLine, PhaseLine, StepLine, WindowLine, WaveLine: // headings
			continue
		}
		if line.Entry >= c.moments[place].Entries {
			return line.Text
		}
	}
	return "nothing: it is the last moment"
}

// rewinder gathers what has happened since a moment.
type rewinder struct {
	scenario  *scenario.Scenario
	then, now *board.State
	since     []Moment
	entries   []board.Entry
	out       Rewind
	loss      map[string]bool // the sections of the floor rules that apply
	fromDeck  bool            // a card has left a deck for where somebody sees it
}

// knew reports whether a player knew what a card is: one in their hand they know at a
// table even where the position leaves open which it is.
func knew(s *board.State, p board.Player, c board.CardID) bool {
	return int(c) <= s.CardCount() && (s.Sees(p, c) || s.Zone(c) == board.Hand && s.Owner(c) == p)
}

// cards finds the cards that were drawn, seen and made public.
func (w *rewinder) cards() {
	for id := board.CardID(1); int(id) <= w.then.CardCount(); id++ {
		var learned []board.Player
		for p := range board.Player(w.then.Players()) {
			knows := func(m Moment) bool { return knew(m.State, p, id) }
			if !knew(w.then, p, id) && slices.ContainsFunc(w.since, knows) {
				learned = append(learned, p)
			}
		}
		if w.wasDrawn(id) {
			w.fromDeck = true
			w.out.Drawn = append(w.out.Drawn, w.name(w.then.Owner(id))+" drew "+w.card(id))
			w.loss[floorLoss] = true
		}
		if len(learned) == 0 {
			continue
		}
		where := w.then.Zone(id)
		w.fromDeck = w.fromDeck || where == board.DrawDeck || where == board.ProblemDeck
		if len(learned) == w.then.Players() || w.isPublic(id) {
			w.out.Public = append(w.out.Public, w.card(id)+", until then "+w.hiddenIn(id))
			continue
		}
		if w.wasDrawn(id) {
			continue // whoever draws a card sees it
		}
		for _, p := range learned {
			w.out.Seen = append(w.out.Seen, w.name(p)+" saw "+w.card(id)+", until then "+w.hiddenIn(id))
		}
		w.loss[floorWarning] = true
	}
}

// wasDrawn reports whether a card has come from a deck into a hand since.
func (w *rewinder) wasDrawn(id board.CardID) bool {
	return w.then.Zone(id) == board.DrawDeck && slices.ContainsFunc(w.since, func(m Moment) bool {
		return m.State.Zone(id) == board.Hand
	})
}

// isPublic reports whether everybody knows a card now.
func (w *rewinder) isPublic(id board.CardID) bool {
	for p := range board.Player(w.now.Players()) {
		if !w.now.Sees(p, id) {
			return false
		}
	}
	return true
}

// card names a card as it was known last.
func (w *rewinder) card(id board.CardID) string {
	for i := range slices.Backward(w.since) {
		if s := w.since[i].State; int(id) <= s.CardCount() && s.Print(id) != board.Unknown {
			return wording.CardName(w.scenario, s, id)
		}
	}
	return wording.CardName(w.scenario, w.now, id)
}

func (w *rewinder) name(p board.Player) string { return w.scenario.Names.PlayerName(p) }

// hiddenIn says where a card was that somebody didn't know.
func (w *rewinder) hiddenIn(id board.CardID) string {
	owner := w.name(w.then.Owner(id)) + "’s "
	switch w.then.Zone(id) {
	case board.DrawDeck:
		return "in " + owner + "draw deck"
	case board.ProblemDeck:
		return "in " + owner + "Problem deck"
	case board.Hand:
		return "in " + owner + "hand"
	default:
		return "face-down"
	}
}

// happenings finds what can't be taken back by moving cards: shuffles, chance, and what
// players have decided.
func (w *rewinder) happenings() {
	decided := make([]int, w.then.Players())
	for i := range w.entries {
		e := &w.entries[i]
		switch {
		case e.Kind == board.Happened && e.Occurrence.Kind == board.DeckShuffled:
			deck := "draw deck"
			if e.Occurrence.N == 1 {
				deck = "Problem deck"
			}
			w.lose("the order that " + w.name(e.Occurrence.Player) + "’s " + deck + " had before it was shuffled")
			w.loss[floorShuffle] = true
		case e.Kind == board.Decided && e.Decision.Player == board.Chance && e.Decision.Rule != 0:
			w.lose("that nobody knew what was left to chance (" + e.Decision.Rule.String() +
				"): done again, it may turn out otherwise")
		case e.Kind == board.Decided && !e.Folded && int(e.Decision.Player) < len(decided):
			decided[e.Decision.Player]++
		}
	}
	for p, n := range decided {
		if n > 0 {
			w.out.Decisions = append(w.out.Decisions,
				fmt.Sprintf("%s has decided %s", w.name(board.Player(p)), wording.Count(n, "time")))
		}
	}
}

// lose notes what can't be restored, once.
func (w *rewinder) lose(what string) {
	if !slices.Contains(w.out.Lost, what) {
		w.out.Lost = append(w.out.Lost, what)
	}
}

// conclude says what can't be restored, how the rest is, and what applies.
func (w *rewinder) conclude() {
	out := &w.out
	if n := len(out.Drawn) + len(out.Seen) + len(out.Public); n > 0 {
		w.lose("that " + wording.Count(n, "card") + " named above were hidden: what somebody has seen they know")
	}
	if len(out.Decisions) > 0 {
		w.lose("that nobody knew how the others would decide")
	}
	out.Restored = []string{"cards in play go back to their areas, ready or exhausted as they were, with their " +
		"counters and attachments",
		"points and action tokens are set to " + w.scores()}
	if w.fromDeck {
		out.Restored = append(out.Restored,
			"what came from a deck goes back to the top of it, the latest first, as long as the deck was not shuffled")
	}
	out.Rules = []string{"705.2"} // an action that can't be completed is the only one that the rules rewind
	out.Floor = []string{floorJudges, floorError}
	for _, id := range []string{floorShuffle, floorWarning, floorLoss} {
		if w.loss[id] {
			out.Floor = append(out.Floor, id)
		}
	}
}

// scores says what each player had.
func (w *rewinder) scores() string {
	var all []string
	for p := range board.Player(w.then.Players()) {
		all = append(all, fmt.Sprintf("%s, %s for %s", wording.Count(w.then.Score(p), "point"),
			wording.Count(w.then.Tokens(p), "token"), w.name(p)))
	}
	return strings.Join(all, " and ")
}
