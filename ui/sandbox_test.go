package ui

import (
	"regexp"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/reference"
)

var shippedScenarios = sync.OnceValue(func() []scenario.Head {
	scenarios, err := scenario.Heads()
	if err != nil {
		panic(err)
	}
	return scenarios
})

// tie is the annotated example: a Problem faceoff that ties.
const tie = "A tied Problem faceoff when one deck is empty"

// openSandbox opens a window at the sandbox's list of scenarios.
func openSandbox(t *testing.T, size fyne.Size) *shell {
	t.Helper()
	s := openShell(t, size)
	s.setScenarios(shippedScenarios())
	uitest.Tap(t, s.window.Canvas(), "Sandbox")
	return s
}

// openTie opens a window with the annotated example being played.
func openTie(t *testing.T, size fyne.Size) *shell {
	t.Helper()
	s := openSandbox(t, size)
	for _, c := range shippedScenarios() {
		if c.Title == tie {
			s.openScenario(c.ID.String())
			return s
		}
	}
	t.Fatalf("no scenario is called %q", tie)
	return nil
}

// press presses keys while nothing has the focus.
func press(t *testing.T, s *shell, keys ...fyne.KeyName) {
	t.Helper()
	for _, key := range keys {
		if focused := s.window.Canvas().Focused(); focused != nil {
			t.Fatalf("%T has the focus, so the sandbox gets no keys", focused)
		}
		s.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: key})
	}
}

func TestAScenarioIsChosenAndItsPositionShows(t *testing.T) {
	s := openSandbox(t, uitest.Landscape)
	c := s.window.Canvas()
	wantTitle(t, s, "Canterlaw")
	var first scenario.Head
	for _, shipped := range shippedScenarios() {
		if first.Title == "" && strings.Contains(uitest.Text(c), shipped.Title+"\n") {
			first = shipped
		}
	}
	uitest.Tap(t, c, first.Title)
	wantTitle(t, s, first.Title+" – Canterlaw")
	for _, want := range []string{"Avery’s home", "Blake’s home", "Avery’s Problem", "Blake’s Problem", "Question"} {
		wantText(t, s, want)
	}
	s.sandbox.Close()
	wantTitle(t, s, "Canterlaw")
}

func TestThePositionShowsHowCardsAre(t *testing.T) {
	s := openTie(t, uitest.Landscape)
	for _, want := range []string{
		"2 action tokens", "turn", "Cloudbursting", "Runaway Cart", "Cerulean Skies", "exhausted", "Passer-by",
		"Draw deck", "flips",
		"1 by characters", "tied", "confronted",
	} {
		wantText(t, s, want)
	}
}

func TestSteppingForwardAndBack(t *testing.T) {
	s := openTie(t, uitest.Landscape)
	c := s.window.Canvas()
	before := uitest.Text(c)

	press(t, s, fyne.KeyRight)
	if uitest.Text(c) == before {
		t.Error("a step forward changes nothing that can be seen")
	}
	press(t, s, fyne.KeyEnd)
	uitest.Tap(t, c, "Ruling")
	wantText(t, s, "✓ All 19 expectations held.")
	wantNoText(t, s, "✕ not as expected")
	wantNoText(t, s, "○ to do")
	for range 12 { // moments that can be seen
		for range 6 {
			press(t, s, fyne.KeyPageUp)
		}
		for range 6 {
			if !strings.Contains(uitest.Text(c), "▸ next") {
				press(t, s, fyne.KeyPageDown)
			}
		}
		if !strings.Contains(uitest.Text(c), "▸ next") {
			press(t, s, fyne.KeyLeft)
		}
	}
	wantText(t, s, "▸ next")
	for range 6 {
		press(t, s, fyne.KeyPageUp)
	}
	press(t, s, fyne.KeyHome)
	for range 6 { // above what going back to here comes to
		press(t, s, fyne.KeyPageUp)
	}
	comes := regexp.MustCompile(`\d+ (steps )?to come`) // what has been done comes still, as moments
	if got, want := comes.ReplaceAllString(uitest.Text(c), "…"), comes.ReplaceAllString(before, "…"); got != want {
		t.Errorf("back at the start it reads otherwise (-want +got):\n%s", cmp.Diff(want, got))
	}
}

func TestTheKeyboardStepsToo(t *testing.T) {
	s := openTie(t, uitest.Portrait)
	before := uitest.Text(s.window.Canvas())
	press(t, s, fyne.KeyRight)
	if uitest.Text(s.window.Canvas()) == before {
		t.Error("the right arrow changes nothing that can be seen")
	}
	press(t, s, fyne.KeyLeft, fyne.KeyEnd, fyne.KeyHome)
	press(t, s, fyne.Key1) // the first option
	wantNoText(t, s, "✕ ")
	press(t, s, fyne.KeyEscape, fyne.KeyEscape) // which never leaves a position
	wantTitle(t, s, tie+" – Canterlaw")
}

func TestARuleOfTheTrailOpensAndTheWayLeadsBack(t *testing.T) {
	s := openTie(t, uitest.Landscape)
	c := s.window.Canvas()
	press(t, s, fyne.KeyEnd)
	uitest.Tap(t, c, "Trail")
	uitest.Tap(t, c, "Ruling")
	uitest.Tap(t, c, "(514.4c)") // of the ruling
	wantTitle(t, s, "514.4c – Canterlaw")
	s.reference.Back()
	wantTitle(t, s, tie+" – Canterlaw")
	wantText(t, s, "✓ All 19 expectations held.") // it goes on where it was
}

func TestWhatIsNotAllowedSaysEveryReasonWithItsRule(t *testing.T) {
	s := openTie(t, uitest.Landscape)
	c := s.window.Canvas()
	uitest.Tap(t, c, "Not allowed")
	wantText(t, s, "can’t now")
	uitest.Tap(t, c, "(609.1)")
	wantTitle(t, s, "609.1 – Canterlaw")
}

func TestARuleLeadsToAPositionThatExercisesIt(t *testing.T) {
	s := openShell(t, uitest.Large)
	s.setScenarios(shippedScenarios())
	c := s.window.Canvas()
	uitest.Type(t, c, "514.4c")
	uitest.Press(t, c, fyne.KeyReturn)
	wantText(t, s, "In a position")
	uitest.Tap(t, c, tie)
	wantTitle(t, s, tie+" – Canterlaw")
}

func TestACardLeadsToPositionsWithItOnceTheyAreRead(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	library, _ := shipped()
	s.setScenarios(shippedScenarios())
	s.reference.Open(reference.Place{Kind: search.Card, ID: "PR1"})
	wantNoText(t, s, "In a position")
	positions, _ := positionsWithCards(library, shippedScenarios())
	s.reference.SetPositions(positions)
	wantText(t, s, "In a position")
}

func TestEveryPositionFitsTheCanvas(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openSandbox(t, size)
			c := s.window.Canvas()
			uitest.CheckInside(t, c)
			for i, scenario := range shippedScenarios() {
				if size != uitest.Landscape && i%20 != 0 { // all of them at the usual size, some at others
					continue
				}
				s.openScenario(scenario.ID.String())
				uitest.CheckInside(t, c)
				press(t, s, fyne.KeyEnd)
				uitest.CheckInside(t, c)
				if strings.Contains(uitest.Text(c), "\nChoices\n") { // one part shows at a time
					uitest.Tap(t, c, "Choices")
				}
				for _, tab := range []string{"Trail", "Not allowed", "Ruling"} {
					uitest.Tap(t, c, tab)
					uitest.CheckInside(t, c)
				}
			}
		})
	}
}

// TestSettingUpFitsTheCanvas, with the tabs above, on a phone held upright too.
func TestSettingUpFitsTheCanvas(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openSandbox(t, size)
			c := s.window.Canvas()
			s.press(keys.Control(fyne.KeyN))
			uitest.CheckInside(t, c)
			uitest.Type(t, c, "AP: dash; A 3t; A hand: swing")
			uitest.Press(t, c, fyne.KeyReturn)
			uitest.CheckInside(t, c)
			wantText(t, s, "Main") // the phase in which it begins
			s.press(keys.Run)
			uitest.CheckInside(t, c)
			wantText(t, s, "Go on")
		})
	}
}

// TestSeveralAreChosenInTheirOrder plays the tie on by hand until Avery must
// order the flipped cards.
func TestSeveralAreChosenInTheirOrder(t *testing.T) {
	s := openTie(t, uitest.Landscape)
	c := s.window.Canvas()
	pressUntil := func(key fyne.KeyName, want string) {
		for range 8 {
			// however it is wrapped
			if text := strings.Join(strings.Fields(uitest.Text(c)), " "); !strings.Contains(text, want) {
				press(t, s, key)
			}
		}
	}
	pressUntil(fyne.KeyRight, "step 4 of 8")
	pressUntil(fyne.Key1, "Confirm") // passing
	wantText(t, s, "Confirm 0 of 2")
	uitest.Tap(t, c, "Confirm 0 of 2") // too few: nothing happens
	wantText(t, s, "Confirm 0 of 2")
	press(t, s, fyne.Key2, fyne.Key1)
	wantText(t, s, "● 2. ")
	press(t, s, fyne.Key2) // not the second one after all
	wantText(t, s, "Confirm 1 of 2")
	press(t, s, fyne.Key2)
	uitest.Tap(t, c, "Confirm 2 of 2")
	wantNoText(t, s, "Confirm")
	pressUntil(fyne.KeyLeft, "Confirm 0 of 2")
	wantText(t, s, "Confirm 0 of 2")
}
