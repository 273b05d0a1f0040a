package playing

import (
	"errors"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/source"
	"canterlaw/scenario/wording"
)

// Sandbox steps a scenario through the engine, forward and back. It is not
// safe for use by several goroutines.
type Sandbox struct {
	scenario *scenario.Scenario
	game     *engine.Game
	log      *record
	next     int // the next of the scenario's steps
	past     []snapshot
	since    int      // of a copy, which has no past: what latestStep was of what it is a copy of
	ahead    []later  // the moves that were taken back, the next one last
	made     []made   // the moves that led here, for the file of the course
	looked   int      // entries of the record that have been looked through for actions rewound in the step
	results  []Result // of the expectations met so far; at the last step those at the end join them

	// between is done after every move, by tests of the engine that run a
	// scenario in other ways; latest is that move.
	between func(*Sandbox) error
	latest  func() error
}

// snapshot is what going back restores.
type snapshot struct {
	state   *board.State
	entries int
	last    board.Entry // the last entry, into which later passes may fold
	latest  LatestFaceoff
	next    int
	results int
	made    int
}

// later is what making a move again restores.
type later struct {
	state   *board.State
	entries []board.Entry // from the last one before the move on
	latest  LatestFaceoff
	next    int
	results []Result
	made    []made
}

// Result is whether an expectation held.
type Result struct {
	Position source.Position `json:"-"`
	Line     int             `json:"line"`
	Expected string          `json:"expected"`      // as the file has it
	Got      string          `json:"got,omitempty"` // what was the case instead, as files have it
	OK       bool            `json:"ok"`

	Says    string `json:"says,omitempty"`    // what was expected, in words
	Instead string `json:"instead,omitempty"` // what was the case instead, in words
	// Illegal says that the action is illegal that the expectation is about, for whatever
	// reasons.
	Illegal bool `json:"-"`
}

// NewSandbox sets the scenario's position up and runs it to the first decision. It is an error
// if the position can't be set up.
func NewSandbox(s *scenario.Scenario) (*Sandbox, error) {
	state, err := s.Start()
	if err != nil {
		return nil, err
	}
	b := &Sandbox{scenario: s, log: &record{}}
	b.game = resume(b.scenario, state, b.log)
	b.game.NotePosition()
	b.game.Run()
	b.concludeAtEnd()
	return b, nil
}

// resume plays on from a state. Without a rule the record is bounded.
func resume(s *scenario.Scenario, state *board.State, log *record) *engine.Game {
	if !s.Program.IsWhole() {
		log.most = mostEntries
	}
	game := engine.Resume(state, log)
	if s.PointsUnsaid {
		game.LeaveOutReadings()
	}
	return game
}

// Copy is a sandbox at the same position, which can be used by another goroutine.
func (b *Sandbox) Copy() *Sandbox {
	log := &record{latest: b.log.latest}
	log.Entries = slices.Clone(b.log.Entries)
	return &Sandbox{scenario: b.scenario, game: resume(b.scenario, b.State().Clone(), log), log: log, next: b.next,
		results: slices.Clone(b.results), since: b.latestStep()}
}

// latestStep is how many entries there were before the latest step in which anything happened.
func (b *Sandbox) latestStep() int {
	for i := len(b.past) - 1; i >= 0; i-- {
		if n := b.past[i].entries; n < len(b.log.Entries) {
			return n
		}
	}
	return b.since
}

// Bare is a sandbox at a state that records nothing, for exploring; it follows the latest
// faceoff from what is known of that, if it is asked to.
func Bare(s *scenario.Scenario, state *board.State, latest LatestFaceoff, follows bool) *Sandbox {
	b := &Sandbox{scenario: s, log: &record{latest: latest}}
	var trail board.Trail
	if follows {
		trail = &b.log.latest
	}
	b.game = engine.Resume(state, trail)
	b.game.LeaveOutReadings()
	return b
}

// LatestFaceoff is what is known of the latest faceoff; it is the sandbox's own.
func (b *Sandbox) LatestFaceoff() *LatestFaceoff { return &b.log.latest }

// Record is what has happened; it is the sandbox's own.
func (b *Sandbox) Record() []board.Entry { return b.log.Entries }

// Scenario is what the sandbox plays.
func (b *Sandbox) Scenario() *scenario.Scenario { return b.scenario }

// State is the present state; it is the sandbox's own.
func (b *Sandbox) State() *board.State { return b.game.State() }

// Game is the game in progress, for what only the engine can tell.
func (b *Sandbox) Game() *engine.Game { return b.game }

// NextStep is the place of the scenario's next step in Scenario().Steps; its
// length when all have been done.
func (b *Sandbox) NextStep() int { return b.next }

// Options words what can be chosen now, in the order that Choose counts in.
func (b *Sandbox) Options() []string {
	return wording.DescribeOptions(b.scenario, b.State(), b.game.Options())
}

// Decision words the decision that the game waits for; "" when it is over.
func (b *Sandbox) Decision() string {
	if b.State().Result().Over {
		return ""
	}
	return wording.DescribeDecision(b.scenario, b.State(), b.State().Decision())
}

// Choose answers the decision with options by their places. It fails as [engine.Game.Choose]
// does.
func (b *Sandbox) Choose(places ...int) error {
	return b.do(doing{places: slices.Clone(places)}, func() error { return b.game.Choose(places...) })
}

// ChooseNumber answers the decision with a number, also one that is not among the options but
// can be chosen. It fails as [engine.Game.ChooseNumber] does.
func (b *Sandbox) ChooseNumber(n int) error {
	return b.do(doing{number: &n}, func() error { return b.game.ChooseNumber(n) })
}

// Act takes an action for the player whom the game waits for. One that is not
// legal is refused with an *engine.Refusal.
func (b *Sandbox) Act(a board.Action) error {
	return b.do(doing{action: &a}, func() error { return b.game.Act(a) })
}

// Pass passes priority, or opens no other window. It fails as [engine.Game.Pass] does.
func (b *Sandbox) Pass() error { return b.passAs(false) }

// passAs passes, by itself where nobody could do anything else: the record and the file
// of the course say that.
func (b *Sandbox) passAs(byItself bool) error {
	pass := func() error { return b.game.Pass() }
	if byItself {
		pass = func() error { return b.log.passes(b.game.Pass) }
	}
	return b.do(doing{passes: true, byItself: byItself}, pass)
}

// Concede concedes for a player. It fails as [engine.Game.Concede] does.
func (b *Sandbox) Concede(p board.Player) error {
	return b.do(doing{concedes: &p}, func() error { return b.game.Concede(p) })
}

// do makes one move, keeping the state before it for Back. A refused move
// changes nothing.
func (b *Sandbox) do(does doing, move func() error) error {
	b.remember()
	b.note(made{doing: does, before: b.past[len(b.past)-1].state})
	if err := move(); err != nil {
		b.past, b.made = b.past[:len(b.past)-1], b.made[:len(b.made)-1]
		return err
	}
	b.ahead = nil
	if b.between != nil {
		b.latest = move
		return b.between(b)
	}
	return nil
}

func (b *Sandbox) remember() {
	shot := snapshot{state: b.State().Clone(), entries: len(b.log.Entries), latest: b.log.latest,
		next: b.next, results: len(b.results), made: len(b.made)}
	if shot.entries > 0 {
		shot.last = b.log.Entries[shot.entries-1]
	}
	b.past = append(b.past, shot)
}

// PlayedOn reports whether moves have been made after the last of the scenario's
// steps.
func (b *Sandbox) PlayedOn() bool {
	return len(b.past) > 0 && b.past[len(b.past)-1].next == len(b.scenario.Steps)
}

// CanGoBack reports whether there is a move to take back.
func (b *Sandbox) CanGoBack() bool { return len(b.past) > 0 }

// Back takes the latest move back; it reports whether there was one. Until another move
// is made it can be made again.
func (b *Sandbox) Back() bool {
	if !b.CanGoBack() {
		return false
	}
	shot := b.past[len(b.past)-1]
	b.ahead = append(b.ahead, later{state: b.State(), entries: slices.Clone(b.log.Entries[max(0, shot.entries-1):]),
		latest: b.log.latest, next: b.next, results: slices.Clone(b.results[shot.results:]),
		made: slices.Clone(b.made[shot.made:])})
	b.takeBack()
	return true
}

// takeBack restores what was before the latest move.
func (b *Sandbox) takeBack() {
	shot := b.past[len(b.past)-1]
	b.past = b.past[:len(b.past)-1]
	b.log.Entries = b.log.Entries[:shot.entries]
	if shot.entries > 0 {
		b.log.Entries[shot.entries-1] = shot.last
	}
	b.log.latest = shot.latest
	b.next = shot.next
	b.results, b.made = b.results[:shot.results], b.made[:shot.made]
	b.game = resume(b.scenario, shot.state, b.log)
}

// again makes the move once more that was taken back last, as it was, chance included; it
// reports whether there was one.
func (b *Sandbox) again() bool {
	if len(b.ahead) == 0 {
		return false
	}
	l := b.ahead[len(b.ahead)-1]
	b.ahead = b.ahead[:len(b.ahead)-1]
	b.remember()
	for i := range l.made {
		l.made[i].before = b.past[len(b.past)-1].state
	}
	b.log.Entries = append(b.log.Entries[:max(0, len(b.log.Entries)-1)], l.entries...)
	b.log.latest, b.next = l.latest, l.next
	b.results, b.made = append(b.results, l.results...), append(b.made, l.made...)
	b.game = resume(b.scenario, l.state, b.log)
	return true
}

// Forward makes one move: the next of the scenario's steps, or where those are
// done, passing. ErrDecide says that a player must choose first, ErrOver that
// the game is over.
func (b *Sandbox) Forward() error {
	if b.next < len(b.scenario.Steps) {
		return b.step()
	}
	if b.State().Result().Over {
		return ErrOver
	}
	switch b.State().Decision().Kind {
	case board.Priority, board.Opening:
		return b.Pass()
	default:
		return ErrDecide
	}
}

// ToEnd makes all of the scenario's remaining steps. It stops at the first
// that can't be made, with a *StepError.
func (b *Sandbox) ToEnd() error {
	for b.next < len(b.scenario.Steps) {
		if err := b.step(); err != nil {
			return err
		}
	}
	return nil
}

// Trail words what has happened so far.
func (b *Sandbox) Trail() []Line { return Trail(b.scenario, b.State(), b.log.Entries) }

// Entries is the record of what has happened so far.
func (b *Sandbox) Entries() []board.Entry { return b.log.Entries }

// Results tells how the expectations among the steps done so far went, and,
// once all steps are done, those at the end. Playing on after the last step
// doesn't change them.
func (b *Sandbox) Results() []Result { return b.results }

// concludeAtEnd checks the expectations at the end if all steps are done.
func (b *Sandbox) concludeAtEnd() {
	if b.next < len(b.scenario.Steps) {
		return
	}
	for i := range b.scenario.Expect {
		b.noteReadingsBehind(&b.scenario.Expect[i])
		b.results = append(b.results, b.check(&b.scenario.Expect[i]))
	}
}

// IllegalAction is an action that a player might think of, with every reason
// why it can't be taken now.
type IllegalAction struct {
	Action  board.Action `json:"action"`
	Text    string       `json:"text"`
	Reasons []Reason     `json:"reasons"`
}

// Reason is a violation in words.
type Reason struct {
	Code   engine.Code `json:"code"`
	Rule   string      `json:"rule"`
	Text   string      `json:"text"`
	Remedy string      `json:"remedy"` // what would make it legal
}

// Illegal lists the actions that a player might think of but can't take now.
func (b *Sandbox) Illegal(p board.Player) []IllegalAction {
	return b.illegal(p, b.game.Candidates(p))
}

// Reasons words violations.
func (b *Sandbox) Reasons(violations engine.Violations) []Reason {
	reasons := make([]Reason, len(violations))
	for i, v := range violations {
		why, remedy := wording.DescribeViolation(b.scenario, b.State(), v)
		reasons[i] = Reason{Code: v.Code, Rule: v.Rule.String(), Text: why, Remedy: remedy}
	}
	return reasons
}

// ErrDecide says that the game can't go on by itself: a player must choose.
var ErrDecide = errors.New("a player must decide first: choose one of the options")

// ErrOver says that the game is over.
var ErrOver = errors.New("the game is over")

// SeenBy is the sandbox as a player may know it, to look at: what is worded names no card
// that they may not know (402.2, 404.1, 505.1d). NoPlayer is a judge, who may know all.
func (b *Sandbox) SeenBy(p board.Player) *Sandbox { return b.seenBy(p, nil) }

func (b *Sandbox) seenBy(p board.Player, course []Moment) *Sandbox {
	if p == board.NoPlayer {
		return b
	}
	var saw []scenario.Seen
	for i := range course {
		saw = append(saw, scenario.Seen{State: course[i].State, Entries: course[i].Entries})
	}
	seen := *b
	seen.scenario = b.scenario.SeenBy(p, saw)
	return &seen
}
