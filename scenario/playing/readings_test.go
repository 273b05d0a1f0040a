package playing

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// playing is how a scenario went.
type playing struct {
	lines  []trailLine            // what happened, was decided and was noted
	places []string               // the trail with the windows, steps and phases that this was in
	asked  []string               // what there was to decide but passing, and who saw what
	named  map[board.Disputed]int // where in the record a point is first named
	ends   []int                  // how long the record was after each step
	got    map[int]answered       // what the expectations asked for, by their lines
	seen   string                 // of the hidden cards, at last
	table  board.Key
	broken error // a step couldn't be made
}

// trailLine is a line of the trail and where in the record it comes from.
type trailLine struct {
	text  string
	entry int
}

// answered is what an expectation asked for, and how long the record was by then.
type answered struct {
	text  string
	entry int
}

// playThrough plays a scenario. Where by another reading than the one for which its steps
// were written somebody else has priority, that player passes, and a step for the other
// one to pass is left out.
func playThrough(s *scenario.Scenario) *playing {
	p := &playing{named: map[board.Disputed]int{}, got: map[int]answered{}}
	b, err := NewSandbox(s)
	if err != nil {
		p.broken = err
		return p
	}
	b.between = p.see
	_ = p.see(b)
	for b.next < len(s.Steps) && p.broken == nil {
		p.broken = p.step(b)
		p.ends = append(p.ends, len(b.log.Entries))
	}
	for _, r := range b.Results() {
		i := slices.IndexFunc(s.Steps, func(st scenario.Step) bool {
			return st.Expects != nil &&
				st.Expects.Position == r.Position
		})
		at := len(b.log.Entries)
		if i >= 0 && i < len(p.ends) {
			at = p.ends[i]
		}
		if isAboutPlay(r.Expected) && isAboutPlay(r.Got) {
			p.got[r.Line] = answered{fmt.Sprint(r.Expected, r.OK, r.Got), at}
		}
	}
	p.tell(s, b)
	p.table = b.State().TableKey()
	return p
}

// isAboutPlay reports whether an expectation asks for more than where in the turn the
// game is, or which rules the trail cites.
func isAboutPlay(expected string) bool {
	if strings.Contains(expected, string(engine.NoPriority)) || strings.Contains(expected, string(engine.WindowOpen)) {
		return false
	}
	for _, about := range []string{"window:", "priority:", "decision:", "cited:", "not cited:"} {
		if strings.HasPrefix(expected, about) {
			return false
		}
	}
	return true
}

func (p *playing) step(b *Sandbox) error {
	act := b.scenario.Steps[b.next].Act
	for passes := 0; act != nil && !act.Concede && b.State().Decision().Kind == board.Priority &&
		b.State().Decision().Player != act.Player; passes++ {
		if act.Pass {
			b.next++
			b.concludeAtEnd()
			return nil
		}
		if passes == 4 {
			break
		}
		if err := b.Pass(); err != nil {
			return err
		}
	}
	return b.step()
}

// see notes what there is to decide, and which hidden cards are seen.
func (p *playing) see(b *Sandbox) error {
	d := b.State().Decision()
	seen := ""
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		for player := range b.State().Players() {
			if b.State().Sees(board.Player(player), c) {
				seen += fmt.Sprint(" ", player, c)
			}
		}
	}
	if seen != p.seen {
		p.seen = seen
		p.asked = append(p.asked, seen)
	}
	if d.Kind != board.NoDecision && !b.Game().OnlyPassing() {
		p.asked = append(p.asked, fmt.Sprint(d.Player, d.Kind, d.Rule, d.Min, d.Max, b.Options()))
	}
	return nil
}

// tell words the trail without what names the points.
func (p *playing) tell(s *scenario.Scenario, b *Sandbox) {
	var entries []board.Entry
	var places []int
	for i, e := range b.log.Entries {
		if e.Kind == board.Noted && e.Note == board.ReadAs {
			if _, found := p.named[board.Disputed(e.N)]; !found {
				p.named[board.Disputed(e.N)] = i
			}
			continue
		}
		entries, places = append(entries, e), append(places, i)
	}
	for _, line := range Trail(s, b.State(), entries) {
		text := fmt.Sprint(line.Depth, line.Text, line.Rule)
		p.places = append(p.places, text)
		if line.Rule == "" {
			continue // a notice
		}
		e := entries[line.Entry]
		switch line.Kind {
		case WindowLine, WaveLine, StepLine, PhaseLine, PassesLine:
		case NoteLine:
			if e.Kind == board.Noted && e.Note != board.LockedIn && !isReason(e.Note) && !testsConfronting(&e) {
				p.lines = append(p.lines, trailLine{line.Text + line.Rule, places[line.Entry]})
			}
		default:
			if e.Kind != board.Happened || e.Occurrence.Kind != board.InvolvementNoted {
				p.lines = append(p.lines, trailLine{line.Text + line.Rule, places[line.Entry]})
			}
		}
	}
}

// isReason reports whether a note only says why a number is what it is, or why nothing is
// done.
func isReason(n board.NoteKind) bool { return n >= board.ChangedBy && n <= board.OverAlready }

// testsConfronting reports whether an entry tells of a test of confront requirements, of
// which it matters only what follows from it.
func testsConfronting(e *board.Entry) bool {
	switch e.Note {
	case board.Contributes, board.DoesNotContribute:
		return e.Rule != rule.R514_4a && e.Rule != rule.R514_4a_i && e.Rule != rule.R514_4b
	case board.RequirementMet, board.RequirementNotMet, board.CannotConfront, board.CannotConfrontBy:
		return true
	}
	return false
}

// parts tells where in its record a course parts from another one, -1 if it doesn't, and
// how, for whoever reads it. With lenient it doesn't where the other one only ends before
// it or can't be followed any more.
func (p *playing) parts(o *playing, lenient bool) (place int, how string) {
	place = -1
	at := func(entry int, what string) {
		if place < 0 || entry < place {
			place, how = entry, what
		}
	}
	end := 1 << 30
	i := 0
	for i < len(p.lines) && i < len(o.lines) && p.lines[i].text == o.lines[i].text {
		i++
	}
	if lenient && (i == len(p.lines) || i == len(o.lines)) {
		return -1, ""
	}
	switch {
	case i < len(p.lines) && i < len(o.lines):
		at(p.lines[i].entry, p.lines[i].text+" <> "+o.lines[i].text)
	case i < len(p.lines) && o.broken == nil:
		at(p.lines[i].entry, p.lines[i].text+" <> nothing")
	case i < len(o.lines):
		at(end, "nothing <> "+o.lines[i].text)
	}
	if n := len(o.ends); o.broken != nil {
		entry := 0
		if n > 0 {
			entry = p.ends[min(n, len(p.ends))-1]
		}
		at(entry, o.broken.Error())
	}
	for line, got := range p.got {
		if other, found := o.got[line]; found && other.text != got.text {
			at(got.entry, got.text+" <> "+other.text)
		}
	}
	if p.table != o.table && o.broken == nil {
		at(end, "another table")
	}
	return place, how
}

// differs reports whether there is any difference to be seen between two courses.
func (p *playing) differs(o *playing) bool {
	return !slices.Equal(p.places, o.places) || !slices.Equal(p.asked, o.asked)
}

// readsAtFirst are the points whose readings a program is made by, beside those that a
// game asks it about.
var readsAtFirst = []board.Disputed{board.StudiousTwice, board.MeticulousSplit, board.RandomWhen, board.CardsAffected,
	board.LateCondition}

// unlike are the points whose readings put windows at other places. By another one a
// scenario's steps may pass to a window that there isn't, or end in an earlier one: as far
// as they lead to the same, that is no difference.
var unlike = []board.Disputed{board.ActionStepWindow, board.WindowAfterWrapUp, board.AdjacentWindows,
	board.EndOfMainPhaseAction,
	board.WhenSolved, board.WhenReplaced}

// untold are the points that are not named everywhere, with the scenarios where they
// aren't ("" for all that may be), and why.
var untold = []struct {
	d     board.Disputed
	files string
	why   string
}{
	{board.PlaceChosen, "",
		"a step that plays a card says to which place as the card is announced, so that no step fits both readings; " +
			"the point is named where the costs depend on the place"},
	{board.NoTime, "",
		"by the one reading the ability is activated with priority, by the other to open a window, so that no step " +
			"fits both"},
	{board.InvolvedBefore, "who-is-sent-home-after-slipping-away sending-home-who-is-not-involved",
		"by the default reading nothing is kept of who was involved before (514.2d)"},
	{board.LateProblem,
		"a-dilemma-during-the-score-phase a-problem-that-takes-anothers-place a-confronted-problem-that-has-left " +
			"a-confronted-problem-that-has-left-does-not-count",
		"by the default reading nothing is kept of when a Problem entered play"},
	{board.OrderOfConfronting, "a-dilemma-during-the-score-phase",
		"by the default reading nothing is kept of when a Problem entered play"},
	{board.SetAsideForGood, "a-friend-that-nobody-puts-into-play a-friend-that-nobody-puts-into-play-back-in-the-deck",
		"a trail names cards as they are known at its end, so that what came before reads otherwise too"},
	{board.WhenSolved, "drawn-the-cutie-map-right-back hungry-hungry-caterpillars-each-player-discards",
		"a position in the midst of the Solve Step is before the Problems are solved by the other reading"},
	{board.NothingToDo,
		"a-faceoff-that-an-effect-starts after-frightening-it-loses drawn-sweetie-belle-nobody-in-the-discard-pile " +
			"apple-bloom-tells-a-joke nice-moves-with-a-hand-of-its-own scootaloo-dances-for-a-player-without-a-deck " +
			"achoo-and-a-hand-of-one-card phantasmal-tale-without-an-opposing-friend " +
			"pinkie-the-party-planner-with-one-card-to-draw",
		"by another reading the action can't be taken at all, of which only its end tells that a part of it couldn't " +
			"be done"},
	{board.NothingToDo, "whoa-there-for-one-of-two",
		"by another reading a token that is gone can be what is reacted to, and the step would have to say which"},
	{board.NothingToDo, "spike-gives-back-what-he-banished",
		"by another reading a second ability can be activated, and the step would have to say which"},
	{board.PriorityAfterOpening, "a-counter-for-a-card-that-has-left",
		"its steps end as the first player passes, who is another one then"},
	{board.OrderAfterOpening, "drawn-sweetie-belle-nobody-in-the-discard-pile",
		"neither player finds anything to do, in either order"},
	{board.OrderAfterOpening, "matilda-full-of-hope-for-who-is-behind dance-fever-waits-beside-another-effect",
		"only one player at most finds anything to do, in either order"},
	{board.MeticulousSplit, "owlowiscious-reshelver-and-meticulous " +
		"princess-twilight-sparkle-cover-to-cover-in-a-window-of-blakes",
		"one card goes to the top or the bottom by either reading, but by the other one a mode is chosen, so that no " +
			"step fits both"},
	{board.DependenceTested, "teamwork-by-a-trait-that-is-given",
		"only the reason of an order is another by the other reading, which the trail tells as the modifier is " +
			"created, and the point " +
			"a window later"},
	{board.DurationOver, "a-bonus-until-the-end-of-a-faceoff-that-is-over",
		"by the other reading the order of two effects matters, which is asked before the one that creates the " +
			"modifier is processed"},
	{board.PlayedTroublemaker, "face-down-beside-an-epic-all",
		"the card is in the discard pile before anyone could look at it"},
}

func isUntold(d board.Disputed, file string) bool {
	for _, u := range untold {
		if u.d == d && (u.files == "" || slices.Contains(strings.Fields(u.files), file)) {
			return true
		}
	}
	return false
}

// A trail names a point exactly where taking another reading makes a difference: not
// where it makes none, and at the latest where the first difference is. Each reading is
// named by a scenario that picks it.
func TestDisputedPointsAreNamedWhereTheyDecide(t *testing.T) {
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	shown := map[pick]bool{}
	sample := rand.New(rand.NewPCG(11, 3))
	for _, s := range scenarios {
		if len(s.Disputed) > 0 || *allReadings || sample.IntN(10) == 0 {
			t.Run(fileName(s), func(t *testing.T) { checkNaming(t, s, shown) })
		}
	}
	for _, s := range scenarios {
		for id, reading := range s.Disputed {
			d := slices.IndexFunc(scenario.PointsInEngine(), func(p scenario.DisputedPoint) bool { return p.ID == id })
			r := slices.IndexFunc(scenario.PointsInEngine()[d].Readings,
				func(r scenario.Reading) bool { return r.ID == reading })
			if p := (pick{board.Disputed(d), uint8(r)}); !shown[p] && !isUntold(p.d, fileName(s)) {
				shown[p] = true // say it once
				t.Errorf("no scenario that picks %s: %s names the point", id, reading)
			}
		}
	}
}

// pick is a reading of a point.
type pick struct {
	d       board.Disputed
	reading uint8
}

// allReadings compares every shipped scenario with itself by other readings:
// else those that pick readings, and some of the others.
var allReadings = flag.Bool("readings.all", false,
	"compare all shipped scenarios by all readings of the disputed points")

func fileName(s *scenario.Scenario) string { return strings.TrimSuffix(path.Base(s.File), ".yaml") }

// checkNaming compares a scenario with itself by the other readings. What it names is
// noted in shown.
func checkNaming(t *testing.T, s *scenario.Scenario, shown map[pick]bool) {
	t.Helper()
	asking := *s
	var asked *board.Asked
	asking.Program, asked = s.Program.Asking()
	p := playThrough(&asking)
	if p.broken != nil {
		t.Fatal(p.broken)
	}
	for d := range board.Disputed(board.DisputedCount) {
		point := scenario.PointInDispute(d)
		at, named := p.named[d]
		if named {
			shown[pick{d, s.Program.Reading(d)}] = true
		}
		if isUntold(d, fileName(s)) || !asked[d] && !slices.Contains(readsAtFirst, d) {
			continue
		}
		differs := false
		for reading := range d.Readings() {
			if reading == s.Program.Reading(d) {
				continue
			}
			other := *s
			var err error
			if other.Program, err = s.Program.ReadAs(d, reading); err != nil {
				t.Fatal(err)
			}
			o := playThrough(&other)
			first, how := p.parts(o, slices.Contains(unlike, d))
			differs = differs || first >= 0 || p.differs(o)
			switch {
			case first < 0:
			case !named:
				t.Errorf("%s is not named, and by its reading %q this differs: %s", point.ID,
					point.Readings[reading].ID, how)
			case first < at:
				t.Errorf("%s is named too late: by its reading %q this differs before: %s", point.ID,
					point.Readings[reading].ID, how)
			}
		}
		if named && !differs {
			t.Errorf("%s is named, and nothing differs by another reading", point.ID)
		}
	}
}
