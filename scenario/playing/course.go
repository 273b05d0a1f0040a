package playing

import (
	"errors"
	"reflect"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/ability"
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
	at       int    // the moment that is shown
	name     string // of the line that is shown, if the user has given it one
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

// NewCourse begins where the scenario does.
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
// the way.
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
	return &Sandbox{scenario: c.scenario, game: engine.Resume(m.State.Clone(), nil),
		log: recordOf(record[:min(m.Entries, len(record))])}
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

// At is the place among Moments of the one that is shown.
func (c *Course) At() int { return c.at }

// Shown is the moment that is shown.
func (c *Course) Shown() *Moment { return &c.moments[c.at] }

// IsPresent reports whether the moment shown is one at which the game waits, so that
// somebody can act.
func (c *Course) IsPresent() bool { return c.Shown().Kind == Decides }

// GoTo shows a moment by its place. Nothing that comes later is lost.
func (c *Course) GoTo(place int) {
	c.at = max(0, min(place, len(c.moments)-1))
	move := c.moments[c.at].move
	for len(c.past) > move && c.Sandbox.Back() {
		continue
	}
	for len(c.past) < move && c.again() {
		continue
	}
}

// MomentOf gives the place of the moment at which an entry of the record had just been
// made, or the next one that can be seen.
func (c *Course) MomentOf(entry int) int {
	for i := range c.moments {
		if c.moments[i].Entries > entry {
			return i
		}
	}
	return len(c.moments) - 1
}

// PlaceOf gives the place of the moment with a state; false if it is on none of them.
func (c *Course) PlaceOf(state *board.State) (place int, found bool) {
	place = slices.IndexFunc(c.moments, func(m Moment) bool { return m.State == state })
	return place, place >= 0
}

// Back shows the moment before; it reports whether there is one.
func (c *Course) Back() bool {
	if c.at == 0 {
		return false
	}
	c.GoTo(c.at - 1)
	return true
}

// CanGoBack reports whether there is a moment before.
func (c *Course) CanGoBack() bool { return c.at > 0 }

// CanGoOn reports whether Forward can lead on without anybody's choosing.
func (c *Course) CanGoOn() bool {
	return c.at < len(c.moments)-1 || c.next < len(c.scenario.Steps) || !c.State().Result().Over
}

// Forward shows the next moment. Where there is none it makes the next move: the next of
// the scenario's steps but for expectations, which are checked on the way, or passing;
// and shows the first moment of it.
func (c *Course) Forward() error {
	for c.at == len(c.moments)-1 {
		before := c.at
		if err := c.step(); err != nil {
			return err
		}
		if len(c.moments)-1 > before+1 || !sameMoment(&c.moments[before], &c.moments[before+1]) {
			c.GoTo(before + 1)
			return nil
		}
		c.at = len(c.moments) - 1
	}
	c.GoTo(c.at + 1)
	return nil
}

// sameMoment reports whether nothing has happened between two moments: a step only
// checked something.
func sameMoment(a, b *Moment) bool { return a.Entries == b.Entries && b.Kind == Decides }

// step makes the next move as the sandbox does, and keeps its moments.
func (c *Course) step() error { return c.move(c.Sandbox.Forward) }

// ToEnd makes all of the scenario's remaining steps, and shows the last moment.
func (c *Course) ToEnd() error {
	c.GoTo(len(c.moments) - 1)
	for c.next < len(c.scenario.Steps) {
		if err := c.step(); err != nil {
			return err
		}
	}
	c.at = len(c.moments) - 1
	return nil
}

// move makes a move from the moment shown on, of one or several moves of the sandbox. What
// came later is dropped if it is made; a refused one changes nothing.
func (c *Course) move(do func() error) error {
	c.GoTo(c.lastOfMove())
	return c.moveHere(do)
}

// moveHere is move from the end of the sandbox's own move that the moment shown belongs to. A
// mistake of the program on the way, a *Fault, leaves everything as it was before.
func (c *Course) moveHere(do func() error) error {
	c.told = nil
	kept, ahead, from := c.moments, c.ahead, c.at+1
	c.moments = append([]Moment(nil), kept[:from]...)
	err := Guard(do)
	var fault *Fault
	if errors.As(err, &fault) { // whatever was half done
		for len(c.past) > kept[from-1].move {
			c.takeBack()
		}
		c.moments, c.ahead = kept, ahead
		return fault
	}
	if err != nil && len(c.past) == kept[from-1].move {
		c.moments, c.ahead = kept, ahead
		return err
	}
	c.movesAreOne(from)
	if end := c.sameAsBefore(kept[from:]); end >= 0 {
		c.ahead = ahead[:len(ahead)-(len(c.past)-kept[from-1].move)]
		c.moments, c.at = kept, from+end
		return err
	}
	c.moments = append(c.moments, c.present(len(c.past)))
	c.at = len(c.moments) - 1
	if from < len(kept) {
		name := c.name
		c.leave(kept, ahead, kept[from-1].move)
		if latest := len(c.branches) - 1; c.contains(&c.branches[latest]) {
			c.DeleteBranch(latest)
			c.name = name
		} else {
			c.joinBranch(&kept[from-1])
		}
	}
	return err
}

// movesAreOne has the moments from a place on be of the move just made: a step is one move,
// whatever it is made of.
func (c *Course) movesAreOne(from int) {
	for i := from; i < len(c.moments); i++ {
		c.moments[i].move = min(c.moments[i].move, len(c.past))
	}
}

// sameAsBefore reports whether the move just made leads where the one led that came next
// before: then what came later stays. It gives the place of the moment that it leads to
// among what came, -1 if it leads elsewhere.
func (c *Course) sameAsBefore(came []Moment) int {
	end := slices.IndexFunc(came, func(m Moment) bool { return m.Kind == Decides && m.move == len(c.past) })
	if end < 0 || came[end].Entries != len(c.log.Entries) || came[end].State.Key() != c.State().Key() {
		return -1
	}
	return end
}

// joinBranch goes on in the branch that has the move just made already, if one has, in
// place of making another of it.
func (c *Course) joinBranch(before *Moment) {
	i := c.joins(before)
	if i < 0 {
		return
	}
	move := len(c.past)
	c.Switch(i)
	c.DeleteBranch(i)
	c.GoTo(slices.IndexFunc(c.moments, func(m Moment) bool { return m.Kind == Decides && m.move == move }))
}

// CanRestore reports whether there is another line of play.
func (c *Course) CanRestore() bool { return len(c.branches) > 0 }

// Restore brings back the line that was left last, and shows where it parts. What was done
// instead becomes a branch in its place: Restore again brings it back.
func (c *Course) Restore() bool {
	if !c.CanRestore() {
		return false
	}
	c.Switch(len(c.branches) - 1)
	return true
}

// lastOfMove is the place of the moment at which the move ends that the moment shown
// belongs to.
func (c *Course) lastOfMove() int {
	last := c.at
	for last < len(c.moments)-1 && c.moments[last].Kind != Decides {
		last++
	}
	return last
}

// Choose answers the decision with options by their places.
func (c *Course) Choose(places ...int) error {
	return c.act(func(b *Sandbox) error { return b.Choose(places...) })
}

// ChooseNumber answers the decision with a number.
func (c *Course) ChooseNumber(n int) error {
	return c.act(func(b *Sandbox) error { return b.ChooseNumber(n) })
}

// Act takes an action for the player whom the game waits for.
func (c *Course) Act(a board.Action) error {
	return c.act(func(b *Sandbox) error { return b.Act(a) })
}

// Pass passes priority, or opens no other window.
func (c *Course) Pass() error { return c.act((*Sandbox).Pass) }

// Concede has a player concede.
func (c *Course) Concede(p board.Player) error {
	return c.act(func(b *Sandbox) error { return b.Concede(p) })
}

// Manual changes what is on the table by hand.
func (c *Course) Manual(changes ...board.Occurrence) error {
	return c.move(func() error { return c.follow(func(b *Sandbox) error { return b.Manual(changes...) }) })
}

// Draw lets Chance decide at random what it is asked now.
func (c *Course) Draw() error {
	place := -1
	return c.act(func(b *Sandbox) error {
		if place < 0 {
			place = Drawn(b.State(), c.Random) // the same in whatever the move is tried on
		}
		return b.Choose(place)
	})
}

func (c *Course) draw() error { return c.Sandbox.Choose(Drawn(c.State(), c.Random)) }

// act makes a move of a player, and what goes by itself after it.
func (c *Course) act(do func(*Sandbox) error) error {
	return c.move(func() error {
		if err := c.follow(do); err != nil {
			return err
		}
		return c.goBy()
	})
}

// follow makes a move. One that does what the scenario's next step says is that step, so
// that the scenario goes on from there.
func (c *Course) follow(do func(*Sandbox) error) error {
	for range c.stepsAs(do) {
		from := len(c.moments)
		if err := c.Sandbox.step(); err != nil {
			return err
		}
		c.movesAreOne(from)
		do = nil
	}
	if do == nil {
		return nil
	}
	return do(c.Sandbox)
}

// stepsAs gives how many of the scenario's next steps come to the same as a move: the step
// that makes it, and before it those that only check something; 0 where none does.
func (c *Course) stepsAs(do func(*Sandbox) error) int {
	one, other := c.Copy(), c.Copy()
	for n := 1; other.next < len(other.scenario.Steps); n++ {
		step := &other.scenario.Steps[other.next]
		before := len(other.log.Entries)
		if other.step() != nil {
			return 0
		}
		if step.Expects != nil || step.Made != 0 {
			continue
		}
		if do(one) != nil || one.State().Key() != other.State().Key() {
			return 0
		}
		done, would := one.log.Entries[len(c.log.Entries):], other.log.Entries[before:]
		for i := range would {
			if would[i].Kind == board.Passed {
				would[i].N = 0 // a window that went by is passed by hand now
			}
		}
		// what is expected then may add notes
		if len(done) <= len(would) && reflect.DeepEqual(done, would[:len(done)]) {
			return n
		}
		return 0
	}
	return 0
}

// goBy draws what Chance is asked, and passes where nobody can do anything else: at most
// until the turn after the next begins, since there may be nothing to do ever again.
func (c *Course) goBy() error {
	for turn := c.State().Turn(); !c.State().Result().Over && c.State().Turn() <= turn+1; {
		d := c.State().Decision()
		switch {
		case c.draws(d):
			if err := c.draw(); err != nil {
				return err
			}
		case c.Hurries && c.next == len(c.scenario.Steps) && c.game.OnlyPassing() && !c.stops():
			if err := c.Sandbox.passAs(true); err != nil {
				return err
			}
		default:
			return nil
		}
	}
	return nil
}

func (c *Course) draws(d board.Decision) bool {
	return c.Draws && d.Player == board.Chance && d.Kind == board.ChooseCard
}

func (c *Course) stops() bool { return c.Stops != nil && c.Stops(c.State()) }

// PassTarget is what passing goes on to.
type PassTarget int

// What passing goes on to.
const (
	ToNextChoice   PassTarget = iota // somebody can do something else
	ToEndOfFaceoff                   // the faceoff has a winner, and from there on: it is over
	ToMainPhase                      // the turn player may act in the Main Phase
	ToSolveStep
	ToNextTurn
)

// PassTo passes for whoever has priority until the target is reached, somebody must
// choose, a stop is reached, the turn after the next has begun, or the game is over: one
// move, but what somebody could have done on the way can be gone back to and done. It looks
// now and then whether it is to be stopped, where interrupted isn't nil.
func (c *Course) PassTo(target PassTarget, interrupted func() bool) error {
	_, err := c.Passing(target).GoOn(interrupted)
	return err
}

// Passing is passing to a target, which can be interrupted and gone on with.
type Passing struct {
	course *Course
	target PassTarget
	turn   int
	won    bool // it begins at the end of a faceoff
	begun  bool // a pass has been made
	halted int  // how many moments there were when it was interrupted
}

// Passing begins passing to a target, as PassTo does it.
func (c *Course) Passing(target PassTarget) *Passing {
	return &Passing{course: c, target: target, turn: c.State().Turn(), won: c.game.Window() == engine.EndOfFaceoff}
}

// GoOn passes on, once at least, and reports whether it was interrupted before it was done.
func (p *Passing) GoOn(interrupted func() bool) (isInterrupted bool, err error) {
	c := p.course
	err = c.move(func() error {
		if p.begun && len(c.moments) == p.halted {
			c.moments = c.moments[:len(c.moments)-1] // nobody stopped there
		}
		for passed := false; !c.State().Result().Over; passed = true {
			step := func() error { return c.follow((*Sandbox).Pass) }
			switch d := c.State().Decision(); {
			case p.begun && p.reached():
				return c.goByAfter(p.target)
			case c.draws(d):
				step = c.draw
			case d.Kind != board.Priority && d.Kind != board.Opening && !p.begun:
				return ErrDecide
			case d.Kind != board.Priority && d.Kind != board.Opening, p.begun && c.stops(), c.State().Turn() > p.turn+1:
				return nil
			case passed && interrupted != nil && interrupted():
				isInterrupted = true
				return nil
			case p.begun && !c.game.OnlyPassing():
				c.moments = append(c.moments, c.present(len(c.past)))
			}
			if err := step(); err != nil {
				return err
			}
			p.begun = true
		}
		return nil
	})
	p.halted = len(c.moments)
	return isInterrupted, err
}

// reached reports whether the target is reached; from the end of a faceoff, that is where it
// is over.
func (p *Passing) reached() bool {
	if p.won && p.target == ToEndOfFaceoff {
		return !p.course.game.InFaceoff()
	}
	return p.course.reached(p.target, p.turn)
}

// goByAfter has go by what goes by itself where a target has been reached that is no place
// to be at: then somebody wants to act. At the end of a faceoff it is seen who has won it.
func (c *Course) goByAfter(target PassTarget) error {
	if target == ToNextTurn || target == ToEndOfFaceoff && !c.game.InFaceoff() {
		return c.goBy()
	}
	return nil
}

func (c *Course) reached(target PassTarget, turn int) bool {
	switch target {
	case ToEndOfFaceoff:
		return !c.game.InFaceoff() || c.game.Window() == engine.EndOfFaceoff
	case ToMainPhase:
		return c.State().Decision().Kind == board.Opening && c.game.IsDuring(ability.MainPhase)
	case ToSolveStep:
		return c.game.IsDuring(ability.SolveStep)
	case ToNextTurn:
		return c.State().Turn() != turn
	}
	return !c.game.OnlyPassing()
}

// CanPassTo reports whether passing can lead to a target from here.
func (c *Course) CanPassTo(target PassTarget) bool {
	d := c.State().Decision()
	if c.State().Result().Over || d.Kind != board.Priority && d.Kind != board.Opening {
		return false
	}
	switch target {
	case ToEndOfFaceoff:
		return c.game.InFaceoff()
	case ToMainPhase:
		return !c.reached(ToMainPhase, 0)
	case ToSolveStep:
		return !c.reached(ToSolveStep, 0)
	}
	return true
}

// Drawn gives the place of the option that is drawn for Chance's decision: each copy of
// a card is as likely as any other, or each option where it was not stated how many
// copies there are.
func Drawn(state *board.State, random func(n int) int) int {
	d, options := state.Decision(), state.StoredOptions()
	all := 0
	for _, o := range options {
		all += state.Copies(d.Card, o.Print)
	}
	if all == 0 || d.Open {
		return random(len(options))
	}
	left := random(all)
	for i, o := range options {
		left -= state.Copies(d.Card, o.Print)
		if left < 0 {
			return i
		}
	}
	return len(options) - 1
}
