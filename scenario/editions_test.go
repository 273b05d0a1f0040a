package scenario

import (
	"slices"
	"testing"

	"canterlaw/data"
	"canterlaw/engine/board"
)

// editionPoints is what the engine's constants of the points that only editions
// differ in are called in data/editions.yaml.
var editionPoints = map[board.Disputed]struct {
	id       string
	readings []string
}{
	board.DrawStepWithoutCards: {"draw-step-without-cards",
		[]string{board.StepPerformed: "step-performed", board.StepSkipped: "step-skipped"}},
	board.ProblemsResolved: {"problems-resolved", []string{board.EveryProblem: "every-problem",
		board.OwnCharacters: "own-characters"}},
	board.ColorlessPower: {"colorless-power", []string{board.ColorlessCounts: "counts",
		board.ColorlessIsNoUse: "no-use"}},
	board.PointsBesideATroublemaker: {"points-beside-a-troublemaker",
		[]string{board.BonusPossible: "bonus-possible", board.NoPoints: "no-points"}},
	board.FirstToConfront: {"first-to-confront", []string{board.OnePoint: "one-point",
		board.BonusToo: "bonus-too"}},
	board.WhenResolved: {"when-resolved", []string{board.InSolveStep: "in-solve-step",
		board.AtOnce: "at-once"}},
	board.ResourcesDismissed: {"resources-dismissed",
		[]string{board.AllThere: "all-there", board.OnTheProblem: "on-the-problem"}},
	board.FlipsFromAnEmptyDeck: {"flips-from-an-empty-deck",
		[]string{board.OthersFlip: "others-flip", board.NobodyFlips: "nobody-flips"}},
	board.FrightenedManeCharacters: {"frightening-mane-characters",
		[]string{board.CanBeFrightened: "can-be", board.CantBeFrightened: "cannot-be"}},
	board.DiligentCounters: {"diligent-counters", []string{board.CountersPutOn: "put-on",
		board.CountersOptional: "optional"}},
	board.SupportiveWhere: {"supportive-where", []string{board.Anywhere: "anywhere",
		board.AtAProblem: "at-a-problem"}},
	board.MeticulousLooks: {"meticulous-looks", []string{board.AllAtOnce: "all-at-once",
		board.OneAtATime: "one-at-a-time"}},
	board.OpeningHand: {"opening-hand", []string{board.HandPut: "put-into-hand",
		board.HandDrawn: "drawn"}},
	board.TextOfUncovered: {"text-of-uncovered-troublemakers",
		[]string{board.UncoveredWaits: "waits", board.UncoveredAtOnce: "at-once"}},
	board.VillainMeans: {"villain", []string{board.VillainFrightens: "frightens",
		board.VillainIsEpic: "as-epic"}},
	board.SurplusDismissed: {"surplus-dismissed", []string{board.GameDismisses: "by-the-game",
		board.PlayerDismisses: "by-its-player"}},
	board.TextOfFlippedCards: {"text-of-flipped-cards",
		[]string{board.FlippedTextWorks: "works", board.OnlyPowerCounts: "only-power-counts"}},
	board.ChaosWhen: {"chaos", []string{board.ChaosWaits: "waits", board.ChaosAtOnce: "at-once"}},
	board.WhoIsSentHome: {"who-is-sent-home", []string{board.InvolvedOnly: "involved",
		board.AnyoneThere: "at-the-problem"}},
	board.FirstToReact: {"first-to-react", []string{board.TurnPlayerReacts: "turn-player",
		board.OthersReact: "who-did-not-act"}},
	board.ReactionsOfACard: {"reactions-of-a-card",
		[]string{board.EachReaction: "each-reaction", board.EachCard: "each-card"}},
	board.BanishedWhere: {"banished-cards", []string{board.BanishedZoneOfOwner: "banished-zone",
		board.OutOfTheGame: "out-of-the-game"}},
	board.CardsInAForeignHome: {"cards-in-a-foreign-home",
		[]string{board.CharactersAreSent: "characters", board.AllAreSent: "all"}},
	board.PumpedTimes: {"pumped", []string{board.OnceAFaceoff: "once-a-faceoff",
		board.EachTime: "each-time"}},
	board.LeastCostOfMoving: {"least-cost-of-moving", []string{board.LeastIsOne: "one", board.NoLeast: "none"}},
	board.FirstAfterFlips: {"first-after-flips", []string{board.TurnPlayerFirst: "turn-player",
		board.OtherPlayersFirst: "other-players"}},
}

func TestTheEngineAndTheFileAgreeOnEditions(t *testing.T) {
	text, err := data.FS.ReadFile(editionsFile)
	if err != nil {
		t.Fatal(err)
	}
	editions, points, err := readEditions(editionsFile, text)
	if err != nil {
		t.Fatal(err)
	}
	if len(editionPoints) != board.EditionPointCount || len(points) != board.EditionPointCount {
		t.Fatalf("the engine knows %d points that editions differ in, this test %d and the file %d",
			board.EditionPointCount, len(editionPoints), len(points))
	}
	for i, p := range points {
		want := editionPoints[board.Disputed(board.DisputedCount+i)]
		if p.ID != want.id || !slices.Equal(p.Readings, want.readings) {
			t.Errorf("%s %v stands where the engine has %s %v", p.ID, p.Readings, want.id, want.readings)
		}
	}
	set := map[board.Disputed]bool{}
	for _, e := range editions {
		for _, d := range e.Differences {
			if d.InEngine && d.NeedsCardText {
				t.Errorf("%s, %q: the engine reads it, and it needs card text", e.ID, d.Point)
			}
			if d.InEngine {
				set[d.Engine] = true
			}
		}
	}
	for d := range editionPoints {
		if !set[d] {
			t.Errorf("no edition differs in %s", editionPoints[d].id)
		}
	}
	if editions[0].readings() != (board.Readings{}) {
		t.Error("the Comprehensive Rules don't read everything in the default way")
	}
}

// An edition is a set of readings; a reading that the scenario chooses wins.
func TestAnEditionChoosesReadings(t *testing.T) {
	const setup = "setup: {at: {turn: A, moment: main phase}}\n"
	s := read(t, head+"edition: canterlot-nights\n"+setup)
	for point, want := range map[board.Disputed]uint8{
		board.FirstToConfront: board.BonusToo, board.OpponentTested: board.AtFaceoffStep,
		board.FlipsFromAnEmptyDeck: board.NobodyFlips, board.EndlessTie: board.NobodyWins,
	} {
		if got := s.Program.Reading(point); got != want {
			t.Errorf("Canterlot Nights reads point %d as %d, want %d", point, got, want)
		}
	}
	s = read(t, head+"edition: equestrian-odysseys\ndisputed: {opponent-tested: as-confronted}\n"+setup)
	if got := s.Program.Reading(board.OpponentTested); got != board.AsConfronted {
		t.Errorf("the scenario's own reading is %d, want %d", got, board.AsConfronted)
	}
	if got := s.Program.Reading(board.FlipsFromAnEmptyDeck); got != board.OthersFlip {
		t.Errorf("Equestrian Odysseys agrees about flips from an empty deck, but reads it as %d", got)
	}
}
