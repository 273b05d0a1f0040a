package rulesdb

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb/official"
)

// TestHistory follows rules through four versions, from each of them.
func TestHistory(t *testing.T) {
	folder := t.TempDir()
	if _, err := ImportRules(folder,
		smallVersion(t, "1.1", "May 1, 2008", "(401.2) Push.", ""),
		smallVersion(t, "1.2", "May 1, 2009", "(401.2) Push.", "(401.2) Push hard or dig."),
		smallVersion(t, "1.3", "May 1, 2010", "(401.2) Push.", "(401.2) Wait.\n(401.3) Push very hard or dig."),
		smallVersion(t, "1.4", "May 1, 2011", "(401.2) Push.", "(401.2) Push very hard or dig."),
	); err != nil {
		t.Fatal(err)
	}
	tell := func(history []Appearance) []string {
		var lines []string
		for _, a := range history {
			line := fmt.Sprintf("%s %s", a.Source.Version, a.Number)
			if a.New {
				line += ", new"
			}
			if a.Moved {
				line += ", moved"
			}
			if a.Words != nil {
				line += ": " + marked(&official.Change{Words: a.Words})
			}
			lines = append(lines, line)
		}
		return lines
	}
	push := []string{"1.1 ", "1.2 401.2, new", "1.3 401.3, moved: Push{+ very+} hard or dig.", "1.4 401.2, moved"}
	for _, test := range []struct {
		version, number string
		want            []string
	}{
		{"1.2", "401.2", push},
		{"1.3", "401.3", push},
		{"", "401.2", push},
		{"1.3", "401.2", []string{"1.1 ", "1.2 ", "1.3 401.2, new", "1.4 "}},
		{"", "501.1", []string{"1.1 501.1", "1.2 501.1", "1.3 501.1", "1.4 501.1"}},
		{"", "glossary:Mending", []string{"1.1 glossary:Mending", "1.2 glossary:Mending", "1.3 glossary:Mending",
			"1.4 glossary:Mending"}},
		{"", "514.4", nil},
	} {
		library, err := OpenVersion(folder, test.version)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(test.want, tell(library.History(test.number))); diff != "" {
			t.Errorf("%s of version %q (-want +got):\n%s", test.number, test.version, diff)
		}
	}
	if history := mustOpen(t, "").History("514.4"); history != nil {
		t.Errorf("a library without imports knows %v", history)
	}
}

// TestDigestsFollowTheirRules: with the version that our words restate and a
// later one, what is said of a rule stands where the rule stands now.
func TestDigestsFollowTheirRules(t *testing.T) {
	readOfficial(t)
	file := filepath.Join(t.TempDir(), "next.md")
	if err := os.WriteFile(file, []byte(nextVersion(t)), 0o600); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if _, err := ImportRules(folder, officialRules, file); err != nil {
		t.Fatal(err)
	}
	shipped, library := mustOpen(t, ""), mustOpen(t, folder)
	if library.Rules.Source.Version != "3.5" {
		t.Fatalf("version %s is shown", library.Rules.Source.Version)
	}
	if digest := library.Rules.Rule("514.4").Digest; digest != "" {
		t.Errorf("514.4 is new and says in our words %q", digest)
	}
	if got, want := library.Rules.Rule("514.5c").Digest, shipped.Rules.Rule("514.4c").Digest; got != want {
		t.Errorf("514.5c, which was 514.4c, says in our words\n%s\nwant\n%s", got, want)
	}
	if got, want := library.Rules.Rule("513.1").Digest, shipped.Rules.Rule("513.1").Digest; got != want {
		t.Errorf("513.1 says in our words\n%s\nwant\n%s", got, want)
	}
	if e := library.Erratum("PR152"); e.Card != "Ahuizotl" || e.Official != "" {
		t.Errorf("the erratum that is gone has the text %q", e.Official)
	}
}
