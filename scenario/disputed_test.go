package scenario

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// inEngine is what the engine's constants of disputed points are called in
// data/disputed.yaml.
var inEngine = map[board.Disputed]struct {
	id       string
	readings map[uint8]string
}{
	board.PriorityAfterOpening: {"priority-after-opening",
		map[uint8]string{board.NextPlayer: "next-player", board.TurnPlayer: "turn-player"}},
	board.ActionStepWindow: {"action-step-window",
		map[uint8]string{board.NoWindow: "no-window", board.OpenWindow: "open-window"}},
	board.EndlessTie: {"endless-tie", map[uint8]string{board.NobodyWins: "nobody-wins",
		board.EndsUnresolved: "ends-unresolved"}},
	board.OpponentTested: {"opponent-tested", map[uint8]string{board.AsConfronted: "as-confronted",
		board.AtFaceoffStep: "at-faceoff-step"}},
	board.OwnTroublemaker: {"own-troublemaker", map[uint8]string{board.KeepsOut: "keeps-out",
		board.RequirementsOnly: "requirements-only"}},
	board.NegativePower: {"negative-power", map[uint8]string{board.ZeroEach: "zero-each",
		board.ZeroSum: "zero-sum"}},
	board.FrightenedCharacters: {"frightened-characters",
		map[uint8]string{board.StillCharacters: "still-characters", board.DoNotCount: "do-not-count"}},
	board.TwoColorPlayRequirements: {"two-color-play-requirements",
		map[uint8]string{board.CountsForBoth: "counts-for-both", board.CountsForOne: "counts-for-one"}},
	board.FaceDownTroublemakers: {"face-down-troublemakers",
		map[uint8]string{board.FaceUpOnly: "face-up-only", board.FaceDownToo: "all"}},
	board.UncoveringAnEpic: {"uncovering-an-epic",
		map[uint8]string{board.ByUncovering: "by-uncovering", board.ByTheGame: "by-the-game"}},
	board.EndOfMainPhaseAction: {"end-of-main-phase-action",
		map[uint8]string{board.CanOpen: "can-open", board.TooLate: "too-late"}},
	board.DrawingFromAnEmptyDeck: {"drawing-from-an-empty-deck",
		map[uint8]string{board.NotPossible: "not-possible", board.NoCard: "no-card"}},
	board.NotColorOfTwoColors: {"not-color-of-two-colors",
		map[uint8]string{board.ByOtherColor: "by-other-color", board.Never: "never"}},
	board.WhenSolved: {"when-solved", map[uint8]string{board.BeforeWindow: "before-window",
		board.AfterWindow: "after-window"}},
	board.WhenReplaced: {"when-replaced", map[uint8]string{board.BetweenWindows: "between-windows",
		board.WithSolving: "with-solving"}},
	board.AdjacentWindows: {"adjacent-windows", map[uint8]string{board.TwoWindows: "two-windows",
		board.OneWindow: "one-window"}},
	board.DilemmaUnderNewControl: {"dilemma-under-new-control",
		map[uint8]string{board.OfOwner: "owners", board.OfController: "controllers"}},
	board.UnconfrontedProblems: {"unconfronted-problems",
		map[uint8]string{board.AllProblems: "all-problems", board.ConfrontedOnly: "confronted-only"}},
	board.StudiousTwice: {"studious-twice", map[uint8]string{board.OneToken: "one",
		board.OneEach: "one-each"}},
	board.PriorityInStartedFaceoff: {"priority-after-a-started-faceoff",
		map[uint8]string{board.WhoStartedIt: "who-started-it", board.PlayerAfterThem: "next-player"}},
	board.WindowOfTriggeredFaceoff: {"window-of-a-triggered-faceoff",
		map[uint8]string{board.BeingPrepared: "the-one-being-prepared", board.NewWindow: "a-new-one"}},
	board.ActionOfStartedFaceoff: {"action-of-a-started-faceoff",
		map[uint8]string{board.CompletedFirst: "completed-first", board.CompletedAfter: "when-it-is-over"}},
	board.WindowAfterStartedFaceoff: {"window-after-a-started-faceoff",
		map[uint8]string{board.WindowClosed: "closed", board.WindowGoesOn: "goes-on"}},
	board.TypeOfStartedFaceoff: {"type-of-a-started-faceoff",
		map[uint8]string{board.NoType: "no-type", board.OfProblems: "problem-faceoff"}},
	board.EndedEarlySolved: {"ended-early-solved",
		map[uint8]string{board.NotResolved: "unresolved", board.ResolvedByEnd: "resolved"}},
	board.EndedEarlyTriggers: {"ended-early-triggers",
		map[uint8]string{board.EndTriggers: "triggers", board.EndWindow: "window-first", board.NoEnd: "no-triggers"}},
	board.OptionalReplacementOfACost: {"optional-replacement-of-a-cost",
		map[uint8]string{board.CanBePaid: "can-be-paid", board.CannotBePaid: "cannot-be-paid"}},
	board.LoopZero: {"loop-zero", map[uint8]string{board.ZeroToo: "zero",
		board.AtLeastOne: "at-least-one"}},
	board.LoopLastRound: {"loop-last-round", map[uint8]string{board.FullRound: "full",
		board.CutShort: "cut-short"}},
	board.LoopGoesOnByItself: {"loop-goes-on-by-itself",
		map[uint8]string{board.AsMandatory: "as-mandatory", board.AsOptional: "as-optional"}},
	board.LoopFirstEffect: {"loop-first-effect", map[uint8]string{board.FirstProcessed: "first-processed",
		board.NextProcessed: "next-processed"}},
	board.ThisTurnInTheExtraWindow: {"this-turn-in-the-extra-window",
		map[uint8]string{board.StillApply: "still-apply", board.HaveEnded: "have-ended"}},
	board.InspiredLooks: {"inspired-looks", map[uint8]string{board.LooksForEach: "once-each",
		board.LooksOnce: "once"}},
	board.MeticulousSplit: {"meticulous-split", map[uint8]string{board.EachByItself: "each-card",
		board.AllTogether: "all-together"}},
	board.RandomWhen: {"random-when", map[uint8]string{board.AsFlipped: "as-flipped",
		board.AsAnEffect: "as-effect"}},
	board.RandomIgnoredChaos: {"random-ignored-chaos",
		map[uint8]string{board.WasFlipped: "flipped", board.NeverFlipped: "not-flipped"}},
	board.SecondCopyEntersPlay: {"second-copy-enters-play",
		map[uint8]string{board.TriggersFirst: "triggers", board.PausesFirst: "pauses-first"}},
	board.PersistentOnTheFearless: {"persistent-on-the-fearless",
		map[uint8]string{board.StaysInPlay: "stays", board.CannotBeChosen: "leaves"}},
	board.CardsAffected: {"cards-affected", map[uint8]string{board.CardsFixed: "fixed",
		board.CardsOpen: "open"}},
	board.FollowingAFrightenedCard: {"following-a-frightened-card",
		map[uint8]string{board.IsFollowed: "follows", board.IsLost: "loses"}},
	board.AttachmentsOfTheFrightened: {"attachments-of-the-frightened",
		map[uint8]string{board.PutIntoDiscards: "put", board.AreDismissed: "dismissed",
			board.DismissedByGame: "by-the-game"}},
	board.BeneathALostCard: {"beneath-a-lost-card",
		map[uint8]string{board.StayBanished: "stay-banished", board.AreDiscarded: "discarded"}},
	board.NothingToDo: {"nothing-to-do", map[uint8]string{board.IfNothing: "if-nothing-can-be-done",
		board.IfAnything: "if-anything-cannot", board.NeverTakenBack: "never"}},
	board.SecondCopyOfAReaction: {"second-copy-of-a-reaction",
		map[uint8]string{board.EachCopy: "each-copy", board.OneCopy: "one-copy"}},
	board.TitleWithinATitle: {"title-within-a-title",
		map[uint8]string{board.WholeTitle: "whole-title", board.TitleContained: "contained"}},
	board.ControllerOfAnothersCard: {"controller-of-anothers-card",
		map[uint8]string{board.WhoPlaysIt: "who-plays-it", board.ItsOwner: "its-owner"}},
	board.WhoStartsAProblemFaceoff: {"who-starts-a-problem-faceoff",
		map[uint8]string{board.TurnPlayerDoes: "turn-player", board.NobodyDoes: "nobody"}},
	board.PlayRequirementTested: {"play-requirement-tested",
		map[uint8]string{board.AsAnnounced: "as-announced", board.AfterPaying: "after-paying"}},
	board.PowerForTwoRequirements: {"power-for-two-requirements",
		map[uint8]string{board.PowerCountsOnce: "once", board.PowerCountsEach: "each"}},
	board.TokenLeaves: {"token-leaves", map[uint8]string{board.ItWas: "it-was",
		board.CeasedOnly: "ceased-only"}},
	board.TokenFrightened: {"token-frightened", map[uint8]string{board.FrightenedAndGone: "both",
		board.FrightenedOnly: "frightened-only", board.CeasesInstead: "neither"}},
	board.UncoveringBesideAnEpic: {"uncovering-beside-an-epic",
		map[uint8]string{board.CannotUncover: "cannot", board.CanUncover: "can"}},
	board.NoCharactersThere: {"no-characters-there",
		map[uint8]string{board.NoPowerNeeded: "no-power-needed", board.NeedsACharacter: "needs-a-character"}},
	board.TurnedUpUnfrightened: {"turned-up-unfrightened",
		map[uint8]string{board.IsUnfrightened: "unfrightened", board.TurnedOnly: "turned-only"}},
	board.TurnedUpUncovered: {"turned-up-uncovered",
		map[uint8]string{board.IsNotUncovered: "not-uncovered", board.IsUncovered: "uncovered"}},
	board.SideAfterFright: {"side-after-fright", map[uint8]string{board.SameSide: "same-side",
		board.StartSide: "start-side"}},
	board.StartingProblemEntersPlay: {"starting-problem-enters-play",
		map[uint8]string{board.WaitsForTheGame: "waits", board.TriggersNothing: "nothing"}},
	board.OwnFaceDownTroublemakers: {"own-face-down-troublemakers",
		map[uint8]string{board.ControllerLooks: "controller-looks", board.NobodyLooks: "nobody-looks"}},
	board.TroublemakerAway: {"troublemaker-away-from-its-faceoff",
		map[uint8]string{board.StaysBehind: "stays-behind", board.GoesAlong: "goes-along"}},
	board.PlayedTroublemaker: {"revealing-a-played-troublemaker",
		map[uint8]string{board.StaysHidden: "stays-hidden", board.IsRevealed: "revealed"}},
	board.ProcessingBeforeOpening: {"processing-before-opening",
		map[uint8]string{board.IsProcessed: "processed", board.NotProcessed: "not-processed"}},
	board.OrderAfterOpening: {"order-after-opening",
		map[uint8]string{board.TurnPlayersFirst: "turn-player", board.LastToPass: "last-to-pass"}},
	board.WhereAnyPhaseIs: {"any-phase", map[uint8]string{board.AsWindowsClose: "as-windows-close",
		board.AtAnyTime: "at-any-time"}},
	board.ReplacedInAFaceoff: {"problem-replaced-in-a-faceoff",
		map[uint8]string{board.AtTheArea: "at-the-area", board.AtTheCard: "at-the-card"}},
	board.InvolvedBefore: {"involved-before", map[uint8]string{board.StillInvolved: "still-involved",
		board.EverInvolved: "ever-involved"}},
	board.ViolationsOfSeveral: {"violations-of-both-players",
		map[uint8]string{board.OneAfterTheOther: "one-after-the-other", board.Together: "together"}},
	board.FaceDownDilemma: {"face-down-dilemma", map[uint8]string{board.AreaCeases: "ceases",
		board.AreaLasts: "lasts"}},
	board.LostProblem: {"lost-problem", map[uint8]string{board.StaysEmpty: "stays-empty",
		board.NextIsPut: "next-problem", board.EndsWithIt: "ceases"}},
	board.LateProblem: {"late-problem", map[uint8]string{board.OnceEachArea: "once-each-area",
		board.EachProblem: "each-problem", board.FirstOnly: "first-only"}},
	board.ConfrontedProblemGone: {"confronted-problem-gone",
		map[uint8]string{board.GoneCounts: "counts", board.GoneDoesNotCount: "does-not-count"}},
	board.DependenceTested: {"dependence-tested", map[uint8]string{board.TestedAfterEach: "after-each",
		board.TestedOnce: "once"}},
	board.DependenceInACircle: {"dependence-in-a-circle",
		map[uint8]string{board.Interdependent: "interdependent", board.PairsOnly: "pairs-only"}},
	board.PowerOfAColor: {"power-of-a-color-added",
		map[uint8]string{board.ColorToo: "color-too", board.PowerOnly: "power-only"}},
	board.LateCondition: {"condition-after-an-instruction",
		map[uint8]string{board.AsReached: "as-reached", board.AsCreated: "as-created"}},
	board.FlippedCardAtTheEnd: {"flipped-card-at-the-end",
		map[uint8]string{board.KnowsTheCard: "knows-the-card", board.LosesTheCard: "loses-the-card"}},
	board.OrderOfConfronting: {"order-of-confronting",
		map[uint8]string{board.OrderedOneByOne: "one-by-one", board.OrderFixed: "fixed"}},
	board.OrderOfReplacing: {"order-of-replacing",
		map[uint8]string{board.ReplacedOneByOne: "one-by-one", board.SideBySide: "side-by-side"}},
	board.PlaceChosen: {"area-chosen", map[uint8]string{board.PlaceAnnounced: "announced",
		board.PlaceOnEntering: "on-entering"}},
	board.BeneathZone: {"beneath-zone", map[uint8]string{board.InTheBanishedZone: "banished-zone",
		board.OnlyBeneath: "only-beneath"}},
	board.LeavingTogether: {"leaving-together", map[uint8]string{board.SeesTheOthers: "sees",
		board.SeesNothing: "does-not-see"}},
	board.CostOfACopiedEffect: {"cost-of-a-copied-effect",
		map[uint8]string{board.NotPaidAgain: "not-paid", board.PaidAgain: "paid-again"}},
	board.FrightenedAtHome: {"frightened-friends-at-home",
		map[uint8]string{board.FrightenedCount: "count", board.FrightenedDoNot: "do-not-count"}},
	board.SendingWhoCannotGo: {"sending-home-who-cannot-go",
		map[uint8]string{board.OnlyWhoCanGo: "only-who-can-go", board.AnyoneInvolved: "anyone-involved"}},
	board.SetAsideForGood: {"set-aside-for-good",
		map[uint8]string{board.StaysOut: "stays-out", board.BackInTheDeck: "back-in-the-deck"}},
	board.DownToTheLimit: {"down-to-the-limit", map[uint8]string{board.ExcessTogether: "together",
		board.ExcessOneByOne: "one-by-one"}},
	board.OnceAndANewCard: {"once-and-a-new-card",
		map[uint8]string{board.UsedByTheCard: "a-new-card", board.UsedByThePhysicalCard: "the-same-card"}},
	board.OrderOfCostChanges: {"order-of-cost-changes",
		map[uint8]string{board.ChangedAsModifiers: "as-modifiers", board.EachChangeCounts: "each-counts"}},
	board.SearchForAnyCard: {"search-for-any-card",
		map[uint8]string{board.MustFind: "must-find", board.MayFail: "may-fail"}},
	board.TokensOfAPhase: {"tokens-of-a-phase", map[uint8]string{board.SpentFirst: "spent-first",
		board.NotToldApart: "not-told-apart"}},
	board.NoTime: {"no-time-named", map[uint8]string{board.WithPriority: "with-priority",
		board.InTheMainPhase: "main-phase"}},
	board.ChallengedBySoMany: {"challenged-by-so-many",
		map[uint8]string{board.AllChallenge: "all-challenge", board.SomeChallenge: "some-challenge"}},
	board.PowerBeyondRequired: {"power-beyond-what-is-required",
		map[uint8]string{board.PowerOfAnyColor: "any-color", board.PowerOfUse: "of-use"}},
	board.MoreThanNone: {"more-than-any-other",
		map[uint8]string{board.HasToHaveOne: "has-one", board.OnlyOneIsEnough: "only-one"}},
	board.AbilitiesOfGone: {"abilities-of-a-card-that-is-gone",
		map[uint8]string{board.GoneWithTheCard: "gone", board.KeptFromTheCard: "kept"}},
	board.ConditionNotMet: {"condition-not-met", map[uint8]string{board.TakenForNothing: "can-be-taken",
		board.TakenBackForNothing: "cannot"}},
	board.NobodyAtNoProblem: {"nobody-at-no-problem",
		map[uint8]string{board.NobodyIsThere: "nobody-there", board.NeedsAProblem: "needs-a-problem"}},
	board.DependenceOnSeveral: {"dependence-on-several", map[uint8]string{board.SeveralTogether: "together",
		board.OnOneByItself: "one-at-a-time"}},
	board.EmptyHandDiscarded: {"empty-hand-discarded",
		map[uint8]string{board.NothingToDiscard: "cannot-be-paid", board.DiscardedAsItIs: "as-it-is"}},
	board.DurationOver: {"duration-over-before-it-begins",
		map[uint8]string{board.BeginsNoMore: "does-not-begin", board.LastsOn: "lasts-on"}},
	board.PlayedDilemma: {"played-dilemma",
		map[uint8]string{board.AsItWasPlayed: "resource", board.AsItIsInPlay: "problem"}},
	board.NumbersOfTriggered: {"number-of-a-triggered-modifier",
		map[uint8]string{board.WithTheEffect: "with-the-effect", board.WithTheModifier: "with-the-modifier"}},
	board.ChallengersElsewhere: {"challenging-from-elsewhere",
		map[uint8]string{board.WhereverTheyAre: "wherever-they-are", board.OnlyThoseThere: "at-the-problem"}},
	board.BonusScoredInstead: {"bonus-scored-instead",
		map[uint8]string{board.StillBonusPoints: "bonus-points", board.OtherPoints: "other-points"}},
	board.ArrivingTogether: {"arriving-together",
		map[uint8]string{board.SeesTheOthers: "sees", board.SeesNothing: "does-not-see"}},
	board.PointsBeyondALimit: {"points-beyond-a-limit",
		map[uint8]string{board.AsManyAsAreLeft: "as-many-as-are-left", board.AllPointsOrNone: "none"}},
	board.WindowAfterWrapUp: {"window-after-wrap-up",
		map[uint8]string{board.TurnIsOver: "no-window", board.WindowOpens: "open-window"}},
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
			t.Errorf("%q with %d readings stands where the engine has its point %d, %q with %d", p.ID, len(p.Readings),
				next, want.id, len(want.readings))
		}
		for i, r := range p.Readings {
			if r.ID != want.readings[uint8(i)] {
				t.Errorf("%s: reading %d is %q in the file, %q in the engine", p.ID, i, r.ID, want.readings[uint8(i)])
			}
		}
		if int(next.Readings()) != len(p.Readings) {
			t.Errorf("%s has %d readings in the file, %d in the engine", p.ID, len(p.Readings), next.Readings())
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

// Every reading of a disputed point, and every reading that an edition has of a point
// of its own, is shown by a shipped scenario.
func TestEveryReadingIsShown(t *testing.T) {
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	shown := func(d board.Disputed, reading uint8) bool {
		return slices.ContainsFunc(scenarios, func(s *Scenario) bool { return s.Program.Reading(d) == reading })
	}
	for d, point := range inEngine {
		for reading, id := range point.readings {
			if !shown(d, reading) && d != board.LoopFirstEffect { // which tests of package engine show
				t.Errorf("no scenario says disputed: {%s: %s}", point.id, id)
			}
		}
	}
	for d, point := range editionPoints {
		for reading, id := range point.readings {
			if !shown(d, uint8(reading)) {
				t.Errorf("no scenario is by an edition with %s: %s", point.id, id)
			}
		}
	}
}

// The page of a rule names the points about it, each with a link to the point's page,
// and no others.
func TestRulePagesNameTheDisputedPoints(t *testing.T) {
	lib := library(t)
	points, err := DisputedPoints()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []string{"101.1", "105.2", "514.4c", "612.2", "705.2", "711.4"} {
		page := RulePage(lib, lib.Rules.Rule(r))
		for _, p := range points {
			about := slices.ContainsFunc(p.Rules, func(n rule.Number) bool { return n.String() == r })
			if link := "[" + p.Title + "](ruling:" + p.ID + ")"; strings.Contains(page.Text, link) != about {
				t.Errorf("the page of %s links %q: %t, want %t", r, p.ID, !about, about)
			}
			if strings.Contains(page.Markdown(""), "("+p.ID+")") != about {
				t.Errorf("%s as Markdown names %q: %t, want %t", r, p.ID, !about, about)
			}
		}
	}
}
