package playing

import (
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// Course is a scenario or game being played, with every moment of it that can be seen:
// it is gone through forward and back, without losing what came later until somebody
// acts otherwise.
type Course struct {
	*Sandbox
	// Draws lets Chance decide at random what an unknown card is, whenever it is asked.
	Draws bool
	// Hurries lets windows go by in which nobody can do anything but pass, once the
	// scenario's own steps are done.
	Hurries bool
	// Random gives a number from 0 below n.
	Random func(n int) int
	// Stops says at which moments passing stops; may be nil.
	Stops func(*board.State) bool

	moments  []Moment
	towards  *Passing // that goes on once chosen is what is asked; nil for none
	at       int      // the moment that is shown
	name     string   // of the line that is shown, if the user has given it one
	branches []branch
	told     []Line       // the trail of all moments, once it was asked for; nil after a move
	toldTo   board.Player // who may know what it tells
}

// Moment is a point of the course: what the table was right after something that can be
// seen had happened, or when a player was to decide.
type Moment struct {
	State   *board.State
	Entries int // how many entries of the record there were
	Kind    MomentKind
	Cards   []board.Ref // that what has happened is about
	move    int         // after so many moves
}

// MomentKind says what a moment is.
type MomentKind int

// The kinds of moment.
const (
	Decides MomentKind = iota // somebody decides, or the game is over
	Changes                   // something on the table has changed
	Flips                     // a card was flipped
	Totals                    // a power total is known
	FaceoffBegins
	FaceoffIsWon
	PointsAreScored
	TurnStarts
	PhaseStarts
)

// NewCourse begins where the scenario does. It is an error if the position can't be set up.
func NewCourse(s *scenario.Scenario, random func(n int) int) (*Course, error) {
	b, err := NewSandbox(s)
	if err != nil {
		return nil, err
	}
	c := &Course{Sandbox: b, Random: random}
	b.log.seen = c.see
	c.moments = []Moment{c.present(0)}
	return c, nil
}

// CourseOf goes on with what has been played already: of that, the moments are those at
// which somebody decided.
func CourseOf(b *Sandbox, random func(n int) int) *Course {
	c := &Course{Sandbox: b, Random: random}
	b.log.seen = c.see
	for i, shot := range b.past {
		c.moments = append(c.moments, Moment{State: shot.state, Entries: shot.entries, Kind: Decides, move: i})
	}
	c.moments = append(c.moments, c.present(len(b.past)))
	c.at = len(c.moments) - 1
	return c
}

// FollowedCourse makes the steps of a scenario as far as they can be made, with every moment on
// the way. A step that can't be made ends it without an error; it is one only if the position
// can't be set up.
func FollowedCourse(s *scenario.Scenario) (*Course, error) {
	c, err := NewCourse(s, nil)
	if err != nil {
		return nil, err
	}
	c.between = stopAfter(mostMoves)
	defer func() { c.between = nil }()
	for c.next < len(c.scenario.Steps) {
		from := len(c.moments)
		if _, err := c.followStep(); err != nil {
			c.moments = c.moments[:from] // the step was taken back
			break
		}
		c.moments = append(c.moments, c.present(len(c.past)))
	}
	c.at = len(c.moments) - 1
	return c, nil
}

// WholeTrail words the whole course, what comes after the moment that is shown among it, as a
// player may know it; for NoPlayer all of it.
func (c *Course) WholeTrail(seenBy board.Player) []Line {
	if c.told == nil || c.toldTo != seenBy {
		c.told = Trail(c.seenBy(seenBy, c.moments).scenario, c.moments[len(c.moments)-1].State, c.wholeRecord())
		c.toldTo = seenBy
	}
	return c.told
}

// wholeRecord has what is recorded of the whole course: what was gone back from, too.
func (c *Course) wholeRecord() []board.Entry {
	entries := slices.Clone(c.log.Entries)
	for _, l := range slices.Backward(c.ahead) {
		entries = append(entries[:max(0, len(entries)-1)], l.entries...)
	}
	return entries
}

// Then is the sandbox as it was at the moment that is shown, to look at.
func (c *Course) Then() *Sandbox {
	if c.IsPresent() {
		return c.Sandbox
	}
	then := c.asAt(c.at, c.log.Entries)
	then.next, then.results = c.next, c.results
	return then
}

// AsAt is the sandbox as it was at the moment at a place, to look at.
func (c *Course) AsAt(place int) *Sandbox { return c.asAt(place, c.wholeRecord()) }

func (c *Course) asAt(place int, record []board.Entry) *Sandbox {
	m := &c.moments[place]
	then := &Sandbox{scenario: c.scenario, game: engine.Resume(m.State.Clone(), nil),
		log: recordOf(record[:min(m.Entries, len(record))])}
	for i := place - 1; i >= 0 && then.since == 0; i-- {
		if before := &c.moments[i]; before.move < m.move && before.Entries < m.Entries {
			then.since = before.Entries
		}
	}
	return then
}

// recordOf makes a record of entries.
func recordOf(entries []board.Entry) *record {
	log := &record{}
	log.Entries = slices.Clone(entries)
	for _, e := range entries {
		log.latest.Add(e)
	}
	return log
}

// present is the moment at which the game waits now.
func (c *Course) present(move int) Moment {
	return Moment{State: c.State().Clone(), Entries: len(c.log.Entries), Kind: Decides, move: move}
}

// see keeps the moment at which an entry was made, if it can be seen on the table.
func (c *Course) see(e *board.Entry) {
	kind, visible := seen(e)
	if !visible {
		return
	}
	m := Moment{State: c.game.State().Clone(), Entries: len(c.log.Entries), Kind: kind, move: len(c.past)}
	if r := e.Occurrence.Card; r.Card != 0 {
		m.Cards = append(m.Cards, r)
	}
	if last := len(c.moments) - 1; last >= 0 && kind == Changes && c.together(&c.moments[last], e) {
		m.Cards = append(c.moments[last].Cards, m.Cards...)
		c.moments[last] = m
		return
	}
	c.moments = append(c.moments, m)
}

// together reports whether an entry is seen together with the one of a moment before:
// cards that are readied, and those drawn, one after another.
func (c *Course) together(m *Moment, e *board.Entry) bool {
	if m.Kind != Changes || m.Entries != len(c.log.Entries)-1 || m.Entries == 0 {
		return false
	}
	before := &c.log.Entries[m.Entries-1]
	return before.Kind == board.Happened && before.Occurrence.Kind == e.Occurrence.Kind &&
		before.Occurrence.Rule == e.Occurrence.Rule && before.Occurrence.Player == e.Occurrence.Player
}

// seen tells whether the table shows what an entry records.
func seen(e *board.Entry) (MomentKind, bool) {
	switch e.Kind {
	case board.Noted:
		return Totals, e.Note == board.PowerTotal
	case board.Begins:
		return PhaseStarts, engine.KindOf(e.Frame.Procedure) == engine.KindPhase
	case board.Happened:
		return seenHappening(e.Occurrence.Kind)
	}
	return 0, false
}

func seenHappening(k board.OccurrenceKind) (MomentKind, bool) {
	switch k {
	case board.TurnBegins:
		return TurnStarts, true
	case board.CardFlipped:
		return Flips, true
	case board.FaceoffStarted:
		return FaceoffBegins, true
	case board.FaceoffWon:
		return FaceoffIsWon, true
	case board.PointsScored, board.PointsLost, board.ScoreSet:
		return PointsAreScored, true
	case board.CardReadied, board.CardExhausts, board.CardFrightened, board.CardUnfrightened, board.CardTurnedFaceUp,
		board.CardTurnedFaceDown, board.Uncovered, board.TurnedOver, board.TokensGained,
		board.TokensPaid, board.TokensLost, board.TokensSet, board.CardDrawn, board.CardDiscarded,
		board.CardEntersPlay, board.CardDismissed, board.CardRetired, board.CardBanished, board.CardPutOnBottom,
		board.CardPutOnTop, board.CardPutIntoHand, board.CardIntoDiscards, board.CardMoved, board.CardSent,
		board.ControlGained, board.CardAttached, board.CardDetached, board.CountersPut, board.TokenMade,
		board.TokenCeases, board.ProblemConfronted, board.ProblemSolved, board.ProblemReplaced, board.NamedCountersPut,
		board.CardCutieMarked, board.CardIgnored, board.CardBeneath, board.CardSetAside,
		board.CardCancelled, board.PlayerWins, board.GameIsDrawn:
		return Changes, true
	}
	return 0, false
}

// Moments lists the course from its start, later moments that were gone back from among
// them. The slice belongs to the course.
func (c *Course) Moments() []Moment { return c.moments }

// StepsToCome counts the scenario's steps that are still to be made at the last moment of
// the course, but for expectations, which are checked on the way.
func (c *Course) StepsToCome() int { return c.StepsFrom(len(c.moments) - 1) }

// StepsFrom counts the scenario's steps that are still to be made from the moment at a place
// on, but for expectations.
func (c *Course) StepsFrom(place int) int {
	steps := 0
	for i := c.nextAt(place); i < len(c.scenario.Steps); i++ {
		if c.scenario.Steps[i].Expects == nil {
			steps++
		}
	}
	return steps
}

// nextAt is the place of the scenario's next step at a moment.
func (c *Course) nextAt(place int) int {
	switch move := c.moments[place].move; {
	case move < len(c.past):
		return c.past[move].next
	case move > len(c.past):
		return c.ahead[len(c.ahead)-(move-len(c.past))].next
	}
	return c.next
}

// StepsThatGoOn counts the steps to come, where somebody has done otherwise than the scenario
// only those before the first that can't be made any more.
func (c *Course) StepsThatGoOn() int {
	left := c.StepsToCome()
	if left == 0 || !c.HasOwnLine() {
		return left
	}
	last := len(c.moments) - 1
	then := c.AsAt(last).Copy()
	then.next = c.nextAt(last)
	for made := 0; then.next < len(then.scenario.Steps); {
		isDone := then.scenario.Steps[then.next].Expects == nil
		if then.step() != nil {
			return made
		}
		if isDone {
			made++
		}
	}
	return left
}

// StepsEnded reports whether somebody has done otherwise than the scenario, so that the next of
// its steps can't be made where the game waits now.
func (c *Course) StepsEnded() bool {
	last := len(c.made) - 1
	for last >= 0 && c.onlyChecked(&c.made[last]) {
		last--
	}
	if c.next == len(c.scenario.Steps) || last < 0 || c.made[last].to > c.made[last].from {
		return false
	}
	for then := c.Copy(); then.next < len(then.scenario.Steps); {
		isDone := then.scenario.Steps[then.next].Expects == nil
		if then.step() != nil {
			return true
		}
		if isDone {
			break
		}
	}
	return false
}

// onlyChecked reports whether a move was one of the scenario's steps in which nothing is done,
// only something expected.
func (c *Course) onlyChecked(m *made) bool {
	steps := c.scenario.Steps[m.from:m.to]
	return len(steps) > 0 && !slices.ContainsFunc(steps, func(s scenario.Step) bool { return s.Expects == nil })
}

// At is the place among Moments of the one that is shown.
func (c *Course) At() int { return c.at }

// Shown is the moment that is shown.
func (c *Course) Shown() *Moment { return &c.moments[c.at] }

// IsPresent reports whether the moment shown is one at which the game waits, so that
// somebody can act.
func (c *Course) IsPresent() bool { return c.Shown().Kind == Decides }
