package scenario

import (
	"testing"

	"canterlaw/engine/board"
)

// inEngine is what the engine's constants of disputed points are called in
// data/disputed.yaml.
var inEngine = map[board.Disputed]struct {
	id       string
	readings map[uint8]string
}{
	board.PriorityAfterOpening:       {"priority-after-opening", map[uint8]string{board.NextPlayer: "next-player", board.TurnPlayer: "turn-player"}},
	board.ActionStepWindow:           {"action-step-window", map[uint8]string{board.NoWindow: "no-window", board.OpenWindow: "open-window"}},
	board.EndlessTie:                 {"endless-tie", map[uint8]string{board.NobodyWins: "nobody-wins", board.EndsUnresolved: "ends-unresolved"}},
	board.OpponentTested:             {"opponent-tested", map[uint8]string{board.AsConfronted: "as-confronted", board.AtFaceoffStep: "at-faceoff-step"}},
	board.OwnTroublemaker:            {"own-troublemaker", map[uint8]string{board.KeepsOut: "keeps-out", board.RequirementsOnly: "requirements-only"}},
	board.NegativePower:              {"negative-power", map[uint8]string{board.ZeroEach: "zero-each", board.ZeroSum: "zero-sum"}},
	board.FrightenedCharacters:       {"frightened-characters", map[uint8]string{board.StillCharacters: "still-characters", board.DoNotCount: "do-not-count"}},
	board.TwoColorPlayRequirements:   {"two-color-play-requirements", map[uint8]string{board.CountsForBoth: "counts-for-both", board.CountsForOne: "counts-for-one"}},
	board.FaceDownTroublemakers:      {"face-down-troublemakers", map[uint8]string{board.FaceUpOnly: "face-up-only", board.FaceDownToo: "all"}},
	board.UncoveringAnEpic:           {"uncovering-an-epic", map[uint8]string{board.ByUncovering: "by-uncovering", board.ByTheGame: "by-the-game"}},
	board.EndOfMainPhaseAction:       {"end-of-main-phase-action", map[uint8]string{board.CanOpen: "can-open", board.TooLate: "too-late"}},
	board.DrawingFromAnEmptyDeck:     {"drawing-from-an-empty-deck", map[uint8]string{board.NotPossible: "not-possible", board.NoCard: "no-card"}},
	board.NotColorOfTwoColors:        {"not-color-of-two-colors", map[uint8]string{board.ByOtherColor: "by-other-color", board.Never: "never"}},
	board.WhenSolved:                 {"when-solved", map[uint8]string{board.BeforeWindow: "before-window", board.AfterWindow: "after-window"}},
	board.WhenReplaced:               {"when-replaced", map[uint8]string{board.BetweenWindows: "between-windows", board.WithSolving: "with-solving"}},
	board.AdjacentWindows:            {"adjacent-windows", map[uint8]string{board.TwoWindows: "two-windows", board.OneWindow: "one-window"}},
	board.DilemmaUnderNewControl:     {"dilemma-under-new-control", map[uint8]string{board.OfOwner: "owners", board.OfController: "controllers"}},
	board.UnconfrontedProblems:       {"unconfronted-problems", map[uint8]string{board.AllProblems: "all-problems", board.ConfrontedOnly: "confronted-only"}},
	board.StudiousTwice:              {"studious-twice", map[uint8]string{board.OneToken: "one", board.OneEach: "one-each"}},
	board.PriorityInStartedFaceoff:   {"priority-after-a-started-faceoff", map[uint8]string{board.WhoStartedIt: "who-started-it", board.PlayerAfterThem: "next-player"}},
	board.WindowOfTriggeredFaceoff:   {"window-of-a-triggered-faceoff", map[uint8]string{board.BeingPrepared: "the-one-being-prepared", board.NewWindow: "a-new-one"}},
	board.WindowAfterStartedFaceoff:  {"window-after-a-started-faceoff", map[uint8]string{board.WindowClosed: "closed", board.WindowGoesOn: "goes-on"}},
	board.TypeOfStartedFaceoff:       {"type-of-a-started-faceoff", map[uint8]string{board.NoType: "no-type", board.OfProblems: "problem-faceoff"}},
	board.EndedEarlySolved:           {"ended-early-solved", map[uint8]string{board.NotResolved: "unresolved", board.ResolvedByEnd: "resolved"}},
	board.EndedEarlyTriggers:         {"ended-early-triggers", map[uint8]string{board.EndTriggers: "triggers", board.EndWindow: "window-first", board.NoEnd: "no-triggers"}},
	board.OptionalReplacementOfACost: {"optional-replacement-of-a-cost", map[uint8]string{board.CanBePaid: "can-be-paid", board.CannotBePaid: "cannot-be-paid"}},
	board.LoopFirstEffect:            {"loop-first-effect", map[uint8]string{board.FirstProcessed: "first-processed", board.NextProcessed: "next-processed"}},
	board.ThisTurnInTheExtraWindow:   {"this-turn-in-the-extra-window", map[uint8]string{board.StillApply: "still-apply", board.HaveEnded: "have-ended"}},
	board.WindowAfterWrapUp:          {"window-after-wrap-up", map[uint8]string{board.TurnIsOver: "no-window", board.WindowOpens: "open-window"}},
}

func TestTheEngineAndTheFileAgreeOnDisputedPoints(t *testing.T) {
	points, err := DisputedPoints()
	if err != nil {
		t.Fatal(err)
	}
	if len(inEngine) != board.DisputedCount {
		t.Errorf("this test knows %d disputed points, the engine %d", len(inEngine), board.DisputedCount)
	}
	next := board.Disputed(0)
	for _, p := range points {
		if !p.InEngine {
			continue
		}
		want, known := inEngine[next]
		if !known || p.ID != want.id || len(p.Readings) != len(want.readings) {
			t.Errorf("%q with %d readings stands where the engine has its point %d, %q with %d", p.ID, len(p.Readings), next, want.id, len(want.readings))
		}
		for i, r := range p.Readings {
			if r.ID != want.readings[uint8(i)] {
				t.Errorf("%s: reading %d is %q in the file, %q in the engine", p.ID, i, r.ID, want.readings[uint8(i)])
			}
		}
		if found := PointInDispute(next); found == nil || found.ID != p.ID {
			t.Errorf("PointInDispute(%d) is %v, want %s", next, found, p.ID)
		}
		next++
	}
	if int(next) != board.DisputedCount {
		t.Errorf("%d points of the file are in the engine, which knows %d", next, board.DisputedCount)
	}
}
