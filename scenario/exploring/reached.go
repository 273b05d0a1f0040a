package exploring

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// What exploring has reached: outcomes, and what they rest on without its being stated.

// reach counts a state at which a line of play ends to its outcome.
func (e *explorer) reach(a *ended) int32 {
	outcome, known := e.bySummary[a.summary]
	if !known {
		outcome = int32(len(e.outcomes))
		e.bySummary[a.summary] = outcome
		e.outcomes = append(e.outcomes, ExploredResult{Summary: a.summary, Says: a.says})
	}
	e.outcomes[outcome].Ends++
	return outcome
}

// summary tells the present outcome from others: "winner of faceoff: A, scores: 5–5", and
// what is on the table if that is asked.
func summary(b *playing.Sandbox, asks *Asked) string {
	values := make([]string, len(asks.Subjects))
	for i := range asks.Subjects {
		values[i] = asks.Subjects[i].Text + ": " + b.Value(&asks.Subjects[i])
	}
	if asks.Table != NotByTable {
		values = append(values, tableKey(b.State(), asks.Table))
	}
	return strings.Join(values, ", ")
}

// outcome words the outcome: "Avery wins the faceoff; the scores are 5–5"; of the table
// what has changed since a state.
func outcome(b *playing.Sandbox, asks *Asked, since *board.State) string {
	w := wording.Words{Scenario: b.Scenario(), State: b.State()}
	var says []string
	for i := range asks.Subjects {
		says = append(says, playing.ValueNow(w, b, &scenario.Expectation{Subject: &asks.Subjects[i]}))
	}
	if asks.Table != NotByTable {
		says = append(says, changes(w, since, asks.Table)...)
	}
	return wording.Capitalized(strings.Join(says, "; "))
}

// noteUnstated notes where outcomes may be missing because the scenario doesn't
// say what unknown cards can be: Chance names one, or a player holds one with
// which more actions might be possible.
func (e *explorer) noteUnstated(p *position) {
	s, d := p.state, &p.answers.Decision
	if d.Open {
		e.addUnstated(s, d.Card)
	}
	if d.Kind != board.Opening {
		return
	}
	if c, unstated := heldUnknown(s, d.Player); unstated {
		e.addUnstated(s, c)
	}
}

// heldUnknown finds a card that a player holds of which it isn't known what it is.
func heldUnknown(s *board.State, p board.Player) (c board.CardID, found bool) {
	hand := s.Cards(board.Hand, p)
	if i := slices.IndexFunc(hand, func(c board.CardID) bool { return s.Print(c) == board.Unknown }); i >= 0 {
		return hand[i], true
	}
	return 0, false
}

func (e *explorer) addUnstated(s *board.State, c board.CardID) {
	where := unstated{s.Owner(c), s.Zone(c)}
	if e.unstated[where] {
		return
	}
	e.unstated[where] = true
	said := "list its cards"
	if where.zone != board.ProblemDeck {
		said = "list them in the draw pool"
	}
	e.incomplete = append(e.incomplete,
		fmt.Sprintf("what unknown cards %s can be is not stated: %s",
			wording.Words{Scenario: e.scenario, State: s}.Where(c),
			said))
}
