package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/reference"
)

// openWithVersions opens the window over a library with two versions of an
// invented rules document.
func openWithVersions(t *testing.T, size fyne.Size) *shell {
	t.Helper()
	small, err := os.ReadFile("../rulesdb/testdata/rules_small.md")
	if err != nil {
		t.Fatal(err)
	}
	older := filepath.Join(t.TempDir(), "older.md")
	text := strings.NewReplacer("Version 1.5, Updated March 2, 2011", "Version 1.4, Updated May 1, 2010",
		"Geese bite.", "Geese honk.", "- (701.1) Hum.", "- (701.1) Whistle first.\n- (701.2) Hum.",
		"What one does in winter.", "Darning.").Replace(string(small))
	if err := os.WriteFile(older, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if _, err := rulesdb.ImportRules(folder, older, "../rulesdb/testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	library, err := rulesdb.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	s := openShell(t, size)
	s.setLibrary(library, rulesdb.OpenNotebook(""))
	return s
}

// TestAnotherVersionIsShownThroughout: pages and search, and back.
func TestAnotherVersionIsShownThroughout(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // by system
		t.Setenv(name, t.TempDir())
	}
	for _, size := range []fyne.Size{uitest.Landscape, uitest.Portrait} {
		s := openWithVersions(t, size)
		c := s.window.Canvas()
		for _, version := range []struct{ number, text, heading string }{
			{"1.4", "Geese honk.", "Comprehensive Rules 1.4 (2010-05-01)"},
			{"1.5", "Geese bite.", "Comprehensive Rules 1.5 (2011-03-02)"},
		} {
			s.reference.Open(reference.RulePlace("501.1"))
			uitest.Tap(t, c, "Versions of the rules")
			uitest.Tap(t, c, "show it")
			wantWords(t, s, version.heading+" · shown")
			s.reference.Open(reference.RulePlace("501.1"))
			wantWords(t, s, "OFFICIAL TEXT, "+version.heading+" "+version.text)
			hits, err := s.index.Search(version.text, 1)
			if err != nil || len(hits.Hits) != 1 || hits.Hits[0].ID != "501.1" {
				t.Errorf("%q finds %v (%v), want 501.1", version.text, hits.Hits, err)
			}
			uitest.CheckInside(t, c)
		}
	}
}

// TestARuleTellsItsVersionAndHistory: the newest version is shown, and each
// other can be read.
func TestARuleTellsItsVersionAndHistory(t *testing.T) {
	s := openWithVersions(t, uitest.Landscape)
	c := s.window.Canvas()

	s.reference.Open(reference.RulePlace("501.1"))
	wantWords(t, s, "IN SHORT, FOR VERSION 3.4")
	wantWords(t, s, "OFFICIAL TEXT, Comprehensive Rules 1.5 (2011-03-02) Geese bite.")
	wantWords(t, s, "Comprehensive Rules 1.5, in force from 2011-03-02")
	wantWords(t, s, "Geese [−honk−] [+bite+].")

	s.reference.Open(reference.RulePlace("701.1"))
	wantWords(t, s, "701.2")
	wantWords(t, s, ", moved")
	uitest.Tap(t, c, "701.2")
	wantTitle(t, s, "701.2 in version 1.4 – Canterlaw")
	wantWords(t, s, "OFFICIAL TEXT, Comprehensive Rules 1.4 (2010-05-01) Hum.")

	s.reference.Open(reference.RulePlace("514.4"))
	wantWords(t, s, "which doesn't have it · in our own words, for version 3.4 (2016-07-27)")
}

// TestVersionsAreCompared on a page that the start page leads to.
func TestVersionsAreCompared(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Landscape, uitest.Portrait} {
		s := openWithVersions(t, size)
		c := s.window.Canvas()
		s.reference.Open(reference.RulePlace("501.1"))
		uitest.Tap(t, c, "Versions of the rules")
		wantTitle(t, s, "Versions of the rules – Canterlaw")
		wantWords(t, s, "Comprehensive Rules 1.5 (2011-03-02) · shown")
		uitest.Tap(t, c, "1.4")
		wantTitle(t, s, "From 1.4 to 1.5 – Canterlaw")
		wantWords(t, s, "1 moved, 2 changed, 0 new, 1 gone.")
		wantWords(t, s, "701.1 moved, was 701.2")
		wantWords(t, s, "501.1 changed Geese [−honk−] [+bite+].")
		wantWords(t, s, "701.1 gone Whistle first.")
		wantWords(t, s, "Glossary: Mending changed [−Darning−] [+What one does in winter+].")
		uitest.CheckInside(t, c)
		uitest.Tap(t, c, "501.1")
		wantTitle(t, s, "501.1 – Canterlaw")
	}
}

// wantWords is wantText for words that may stand on several lines and in
// several styles.
func wantWords(t *testing.T, s *shell, want string) {
	t.Helper()
	got := uitest.Text(s.window.Canvas())
	if close := func(s string) string { return strings.Join(strings.Fields(s), "") }; !strings.Contains(close(got),
		close(want)) {
		t.Errorf("%q can't be read in:\n%s", want, got)
	}
}
