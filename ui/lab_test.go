package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"canterlaw/lab"
	"canterlaw/ui/internal/uitest"
)

// A wording is shown with what it is understood as while it is typed; compared, it lists the
// rulings that change, and both courses of one are stepped beside each other: at every size,
// all of it within the window.
func TestAWordingIsComparedAsItIsTyped(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openShell(t, size)
			c := s.window.Canvas()
			s.reference.Follow("lab:open")
			wantTitle(t, s, "The lab – Canterlaw")
			uitest.CheckInside(t, c)
			s.lab.TypeCard("The High Ground")
			s.lab.TypeText("Play to your home.\nFrobnicate a card.")
			wantWords(t, s, "Not understood from")
			s.lab.TypeText("Play to your home.")
			wantWords(t, s, "✓ Understood as")
			wantWords(t, s, "PlayTo(Home(You))")
			uitest.CheckInside(t, c)
			s.lab.CompareWording()
			wantWords(t, s, "no longer possible")
			wantWords(t, s, "The High Ground")
			uitest.CheckInside(t, c)
			s.lab.ShowFirst()
			wantWords(t, s, "As it is")
			uitest.CheckInside(t, c)
			if !s.lab.Step(-1) {
				t.Error("both courses aren’t shown")
			}
			uitest.CheckInside(t, c)
		})
	}
}

// What an erratum changed is one press away from its page, and both courses of a ruling
// that it changed can be stepped.
func TestAnErratumSaysWhatItChanged(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.reference.Follow("erratum:CN150")
	wantWords(t, s, "What did this change?")
	s.reference.Follow("lab:CN150")
	wantTitle(t, s, "What the erratum of The High Ground changed – Canterlaw")
	wantWords(t, s, "another outcome")
	s.lab.ShowFirst()
	text := uitest.Text(s.window.Canvas())
	if was, is := strings.Index(text, "As it was"), strings.Index(text, "As it is"); was < 0 || is < was {
		t.Errorf("what was before stands at %d, what is at %d", was, is)
	}
	wantWords(t, s, "+ ")
	wantWords(t, s, "before, alike")
	wantWords(t, s, "The table after it")
	steps := regexp.MustCompile(`(\d+) of (\d+) lines`)
	if at := steps.FindStringSubmatch(uitest.Text(s.window.Canvas())); at == nil || at[1] == at[2] {
		t.Errorf("at the first difference: %q", at)
	}
	uitest.PressButton(t, s.window.Canvas(), "To the end")
	if at := steps.FindStringSubmatch(uitest.Text(s.window.Canvas())); at == nil || at[1] != at[2] {
		t.Errorf("at the end: %q", at)
	}
	uitest.CheckInside(t, s.window.Canvas())
	s.reference.Follow("lab:PR66")
	wantWords(t, s, "Nothing in play changed")
}

// A proposal file is opened as others are, changed with what is wrong beneath it, run, saved
// where it came from, and told of as a report: at every size, all of it within the window.
func TestAProposalFileIsChangedAndReported(t *testing.T) {
	const text = "format: 1\ntitle: A tie ends it\nvariants:\n  - name: ends\n    disputed: {endless-tie: " +
		"ends-unresolved}\n"
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "tie.yaml")
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			s := openShell(t, size)
			c := s.window.Canvas()
			s.openFile(file)
			wantTitle(t, s, "A tie ends it – Canterlaw")
			wantWords(t, s, "✓ “ends”")
			uitest.CheckInside(t, c)
			s.lab.TypeFile(strings.Replace(text, "ends-unresolved", "nonsense", 1))
			wantWords(t, s, "tie.yaml:5:")
			wantWords(t, s, "(not saved)")
			s.lab.TypeFile(text + "should change: endless-tie\n")
			uitest.PressButton(t, c, "Save")
			saved, err := os.ReadFile(file)
			if err != nil || !strings.HasSuffix(string(saved), "should change: endless-tie\n") {
				t.Errorf("saved %q, %v", saved, err)
			}
			if err := os.WriteFile(file, []byte("title: of another program"), 0o644); err != nil {
				t.Fatal(err)
			}
			s.lab.TypeFile(text)
			uitest.PressButton(t, c, "Save")
			wantWords(t, s, "has been changed by another program")
			for extension, begins := range map[string]string{".md": "# A tie ends it", ".pdf": "%PDF"} {
				report, err := s.lab.ReportAs(extension)
				if err != nil || !bytes.HasPrefix(report, []byte(begins)) {
					t.Errorf("the report %s: %v", extension, err)
				}
			}
			uitest.CheckInside(t, c)
		})
	}
}

// What is on the table is compared with a variant too: both courses of it beside each other, or
// that the variant changes nothing that it uses.
func TestWhatIsOnTheTableIsComparedInTheLab(t *testing.T) {
	for _, c := range []struct{ scenario, says string }{
		{"endless-tie", "With “ends unresolved”"},
		{"discarding-down-to-eight", "changes nothing that the position uses"},
	} {
		s := openShell(t, uitest.Landscape)
		s.reference.Follow("lab:proposals/an-endless-tie-ends-unresolved.yaml")
		ruling, err := lab.RulingNamed(c.scenario)
		if err != nil {
			t.Fatal(err)
		}
		s.tabs.SelectIndex(sandboxTab)
		s.sandbox.OpenRuled(c.scenario, ruling.Text)
		s.tabs.SelectIndex(referenceTab)
		s.reference.Follow("lab:open")
		uitest.PressButton(t, s.window.Canvas(), "Compare what is on the table")
		wantWords(t, s, c.says)
		uitest.CheckInside(t, s.window.Canvas())
	}
}

// Of the rulings that change, those of a class can be listed alone.
func TestRulingsOfAClassAreListedAlone(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.reference.Follow("lab:proposals/an-endless-tie-ends-unresolved.yaml")
	const outcome, way = "A tie that no card can break", "A faceoff that nobody loses"
	wantWords(t, s, outcome)
	wantWords(t, s, way)
	uitest.PressButton(t, s.window.Canvas(), "Another outcome: 1")
	wantWords(t, s, outcome)
	if strings.Contains(uitest.Text(s.window.Canvas()), way) {
		t.Error("rulings of another class are listed")
	}
	uitest.PressButton(t, s.window.Canvas(), "Another outcome: 1")
	wantWords(t, s, way)
}
