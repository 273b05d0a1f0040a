package rulesdb

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// smallVersion writes another version of the invented document, with some of
// its text replaced, and gives the file's name.
func smallVersion(t *testing.T, version, updated string, replaced ...string) string {
	t.Helper()
	replaced = append(replaced, "Version 1.5, Updated March 2, 2011", "Version "+version+", Updated "+updated)
	file := filepath.Join(t.TempDir(), "rules-"+version+".md")
	if err := os.WriteFile(file, []byte(strings.NewReplacer(replaced...).Replace(readSmall(t))), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestVersionsSideBySide shows the newest version, and another on demand.
func TestVersionsSideBySide(t *testing.T) {
	folder := t.TempDir()
	older := smallVersion(t, "1.4", "May 1, 2010", "Geese bite.", "Geese honk.")
	newer := smallVersion(t, "1.10", "June 7, 2012", "Geese bite.", "Geese bite and honk.")
	if _, err := ImportRules(folder, older, newer, "testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, folder)
	var versions []string
	for _, d := range library.Versions {
		versions = append(versions, d.Source.Version+" "+d.Source.Effective)
	}
	if diff := cmp.Diff([]string{"1.10 2012-06-07", "1.5 2011-03-02", "1.4 2010-05-01"}, versions); diff != "" {
		t.Errorf("versions (-want +got):\n%s", diff)
	}
	for version, want := range map[string]string{"": "Geese bite and honk.", "1.10": "Geese bite and honk.",
		"1.5": "Geese bite.", "1.4": "Geese honk."} {
		library, err := OpenVersion(folder, version)
		if err != nil {
			t.Fatal(err)
		}
		if got := library.Rules.Rule("501.1").Official; got != want {
			t.Errorf("version %q says %q, want %q", version, got, want)
		}
		if version != "" && library.Rules.Source.Version != version || library.Rules.Digested.Version != "3.4" {
			t.Errorf("version %q has the source %+v, digested %+v", version, library.Rules.Source,
				library.Rules.Digested)
		}
	}
	if shipped, err := OpenVersion(folder, "3.4"); err != nil || shipped.Rules.Rule("501.1").Official != "" ||
		shipped.Rules.Source.Version != "3.4" {
		t.Errorf("the shipped version has official text or error %v", err)
	}
	var unknown *VersionError
	if _, err := OpenVersion(folder, "2.0"); !errors.As(err, &unknown) ||
		!strings.Contains(err.Error(), "expected 1.10, 1.5, 1.4, 3.4 (in our own words)") {
		t.Errorf("version 2.0: %v", err)
	}
}

// TestTheGlossaryHasTheNumberOfTheVersion: before 3.4 it is chapter 10, after the
// credits.
func TestTheGlossaryHasTheNumberOfTheVersion(t *testing.T) {
	folder := t.TempDir()
	older := smallVersion(t, "1.4", "May 1, 2010", "## 9. Glossary", "## 9. Credits\n\nA. Person\n\n## 10. Glossary")
	if _, err := ImportRules(folder, older, "testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	for version, number := range map[string]string{"1.4": "10", "1.5": "9"} {
		library, err := OpenVersion(folder, version)
		if err != nil {
			t.Fatal(err)
		}
		if chapters := library.Rules.Chapters; len(chapters) != 9 || chapters[8].Number != number ||
			library.Rules.Rule(number) != chapters[8] {
			t.Errorf("%s: the last of %d chapters is %s, want %s", version, len(chapters),
				chapters[len(chapters)-1].Number, number)
		}
		if page := library.RulePage(library.Rules.Rule(number)); !strings.Contains(page.Text, "**Osier X** A willow") {
			t.Errorf("%s: the page of the glossary says %q", version, page.Text)
		}
	}
	older14, newer := mustOpen(t, folder).Version("1.4"), mustOpen(t, folder).Version("1.5")
	if diff := cmp.Diff([]string{"moved 9, was 10"}, tell(official.Compare(older14, newer))); diff != "" {
		t.Errorf("compared (-want +got):\n%s", diff)
	}
}

// TestImportingAgainReplacesTheVersion, and no other.
func TestImportingAgainReplacesTheVersion(t *testing.T) {
	folder := t.TempDir()
	if _, err := ImportRules(folder, smallVersion(t, "1.4", "May 1, 2010"), "testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	if _, err := ImportRules(folder, smallVersion(t, "1.4", "May 3, 2010", "Hum.", "Hm.")); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, folder)
	if len(library.Versions) != 2 {
		t.Fatalf("%d versions, want 2", len(library.Versions))
	}
	if d := library.Version("1.4"); d.Rule("701.1").Text != "Hm." || d.Source.Effective != "2010-05-03" {
		t.Errorf("1.4 says %q from %s", d.Rule("701.1").Text, d.Source.Effective)
	}
}

// TestImportOfSeveralIsAllOrNone: with a file that is refused, and with a
// version that can't be written.
func TestImportOfSeveralIsAllOrNone(t *testing.T) {
	refused := func(folder string, files ...string) error {
		t.Helper()
		_, err := ImportRules(folder, files...)
		if err == nil {
			t.Fatal("imported")
		}
		return err
	}
	folder := t.TempDir()
	if _, err := ImportRules(folder, "testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	changed := smallVersion(t, "1.5", "March 2, 2011", "Hum.", "Hm.")
	again := smallVersion(t, "1.5", "March 2, 2011")
	if err := refused(folder, changed, again); !strings.Contains(err.Error(),
		again+": found version 1.5, which "+changed+" holds too; expected one file for each version") {
		t.Errorf("two files of a version: %v", err)
	}
	refused(folder, changed, "testdata/absent.md")
	// Where a file is to go, a folder stands in the way.
	if err := os.MkdirAll(filepath.Join(folder, rulesFolder, "1.9.json", "within"), 0o755); err != nil {
		t.Fatal(err)
	}
	err := refused(folder, changed, smallVersion(t, "1.7", "May 1, 2012"), smallVersion(t, "1.9", "May 1, 2013"))
	var unwritable *FolderError
	if !errors.As(err, &unwritable) || unwritable.Folder != filepath.Join(folder, rulesFolder) {
		t.Errorf("got %v, want a *FolderError", err)
	}
	library := mustOpen(t, folder)
	if got := library.Rules.Rule("701.1").Official; got != "Hum." || len(library.Versions) != 1 {
		t.Errorf("701.1 says %q in %d versions, want what was there before", got, len(library.Versions))
	}
	entries, err := os.ReadDir(filepath.Join(folder, rulesFolder))
	if err != nil || len(entries) != 2 {
		t.Errorf("the folder holds %v", entries)
	}
}

// TestUnwritableLibrary: the message names the folder, why, and what to do.
func TestUnwritableLibrary(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(file, "library")
	want := "the library folder " + folder +
		" can't be written to: not a directory; expected a folder that can be written to"
	if _, err := ImportRules(folder, "testdata/rules_small.md"); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got  %v\nwant …%s…", err, want)
	}
}

// officialLibrary is a library into which the real document was imported.
func officialLibrary(t *testing.T) *Library {
	t.Helper()
	readOfficial(t)
	folder := t.TempDir()
	if _, err := ImportRules(folder, officialRules); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, folder)
	if len(library.Problems) > 0 {
		t.Fatal(library.Problems)
	}
	return library
}

// TestOfficialTextStandsBesideOurs: every erratum, and every section of the
// floor rules, limited play and the formats, but those that the documents
// don't have as sections of their own.
func TestOfficialTextStandsBesideOurs(t *testing.T) {
	library := officialLibrary(t)
	shipped := mustOpen(t, "")
	if got, want := len(library.Errata), len(shipped.Errata); got != want {
		t.Errorf("%d errata, want the %d that ours have", got, want)
	}
	for _, e := range library.Errata {
		if e.Official == "" || e.OfficialSource.Version != "7.2" || e.OfficialSource.Effective != "2016-06-27" {
			t.Errorf("%s: official text %q of %+v", e.Card, e.Official, e.OfficialSource)
		}
	}
	parts := []string{"General Rules and Terms", "Tournament Policies", "Incorrect deck list", "Invalid deck list"}
	for i, d := range library.Documents {
		if d.Kind == Rulebook {
			continue
		}
		if got, want := len(d.Sections()), len(shipped.Documents[i].Sections()); got != want {
			t.Errorf("%s has %d sections, want our %d", d.Root.Title, got, want)
		}
		if d.OfficialSource != d.Source {
			t.Errorf("%s: the official source is %+v, ours %+v", d.Root.Title, d.OfficialSource, d.Source)
		}
		for _, s := range d.Sections() {
			if want := s != d.Root && !strings.Contains(strings.Join(parts, "|"), s.Title); (s.Official != "") != want {
				t.Errorf("%s: official text %q, want some: %t", s.ID, s.Official, want)
			}
		}
	}
	for id, want := range map[string]string{
		"floor-rules/tier-2-rules/match-structure": "single-game",
		"floor-rules/tier-3-rules/match-structure": "best two",
		"floor-rules/tier-3-rules/deck-checks":     "Tier 3",
		"limited/provided-starting-problems":       "Odyssey Block: (EO #191)",
		"floor-rules/tournament-policies/scoring":  "\n- Loss (L)",
	} {
		if s := library.Section(id); s == nil || !strings.Contains(s.Official, want) {
			t.Errorf("%s is %+v, want it to say %q", id, s, want)
		}
	}
	if text := library.Section("floor-rules/general-rules-and-terms/pre-game-actions").Official; !strings.Contains(text,
		"\n6. ") {
		t.Errorf("the pre-game actions lost their numbers: %q", text)
	}
	for _, f := range library.Formats {
		bans := strings.Count(f.Official, "\n- ")
		if want := len(f.Banned); f.BannedIn == f && bans != want || f.BannedIn != f && bans != 0 {
			t.Errorf("%s lists %d official bans, ours are %d of %s", f.Name, bans, want, f.BannedIn.Name)
		}
		if f.Official == "" || f.OfficialSource.Version != "3.4" {
			t.Errorf("%s: official text %q of %+v", f.Name, f.Official, f.OfficialSource)
		}
	}
	for i, ban := range library.Shown.Bans {
		ours := library.Format("harmony").Banned[i]
		if spelling.Fold(ban.Card) != spelling.Fold(ours.Card) || ban.From != ours.From || ban.Set != ours.Set {
			t.Errorf("ban %d is %+v, ours %+v", i, ban, ours)
		}
	}
}
