package rulesdb

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

func mustOpen(t testing.TB, folder string) *Library {
	t.Helper()
	library, err := Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	return library
}

// TestOpenShipped: with no folder, the whole tree is there under its numbers,
// and no official text.
func TestOpenShipped(t *testing.T) {
	library := mustOpen(t, "")
	counts := map[official.Kind]int{}
	for _, rule := range library.Rules.inOrder() {
		counts[rule.Kind]++
		if rule.Official != "" {
			t.Errorf("%s has official text", rule.Number)
		}
		if library.Rules.Rule(rule.Number) != rule {
			t.Errorf("%s is not found by its number", rule.Number)
		}
		if rule.Kind != official.Numbered && rule.Title == "" {
			t.Errorf("%s has no title", rule.Number)
		}
		for _, child := range rule.Children {
			if child.Parent != rule {
				t.Errorf("%s is a child of %s but has another parent", child.Number, rule.Number)
			}
		}
	}
	if counts[official.Chapter] != 9 || counts[official.Section] != 87 || counts[official.Numbered] != 358 {
		t.Errorf("got %v, want 9 chapters, 87 sections and 358 rules", counts)
	}
	if got := library.Rules.Rule("511.7a.i").Parent.Number; got != "511.7a" {
		t.Errorf("511.7a.i stands under %s", got)
	}
	if got := library.Rules.Rule("609.2e").Title; got != "Rally a Frightened Card" {
		t.Errorf("609.2e is titled %q", got)
	}
	if len(library.Problems) > 0 || len(library.Cards) == 0 || len(library.Glossary) == 0 {
		t.Errorf("problems %v, %d cards, %d terms", library.Problems, len(library.Cards), len(library.Glossary))
	}
}

// TestOpenFolderThatIsNotThere is the first start of the program.
func TestOpenFolderThatIsNotThere(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "library")
	if library := mustOpen(t, folder); len(library.Problems) > 0 {
		t.Errorf("problems %v, want none", library.Problems)
	}
	if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
		t.Error("opening made the folder")
	}
}

// TestOpenImported lays the official text over the shipped tree; rules and
// terms that only the document has are added, and both texts are linked.
func TestOpenImported(t *testing.T) {
	small := strings.Replace(readSmall(t), "- (701.1) Hum.",
		"- (701.1) Hum.\n- (701.2) Hum again.\n- (701.3) Hum (101.1).\n- (701.4) Hm.\n- (701.5) Hm.\n- (701.6) Hm.", 1)
	file := filepath.Join(t.TempDir(), "rules.md")
	if err := os.WriteFile(file, []byte(small), 0o600); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if _, err := ImportRules(folder, file); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, folder)
	if len(library.Problems) > 0 {
		t.Fatalf("problems %v", library.Problems)
	}
	if got := library.Rules.Source.Version; got != "1.5" {
		t.Errorf("version %q, want the document's 1.5", got)
	}
	if rule := library.Rules.Rule("501.1"); rule.Official != "Geese bite." || rule.Digest == "" {
		t.Errorf("501.1 has official text %q and digest %q, want both", rule.Official, rule.Digest)
	}
	if rule := library.Rules.Rule("514.4"); rule.Official != "" || rule.Digest == "" {
		t.Errorf("514.4 has official text %q and digest %q, want only the digest", rule.Official, rule.Digest)
	}
	if got := library.Rules.Rule("101").Title; got != "Wicker" {
		t.Errorf("101 is titled %q, want the document's title", got)
	}
	added := library.Rules.Rule("701.6")
	if added == nil || added.Official != "Hm." || added.Parent.Children[5] != added {
		t.Errorf("701.6 is %+v, want it added as the sixth rule of 701", added)
	}
	rain, wicker := library.Rules.Rule("701.3"), library.Rules.Rule("101.1")
	if !slices.Contains(rain.RefersTo, wicker) || !slices.Contains(wicker.ReferredBy, rain) {
		t.Error("701.3 cites 101.1, but they aren't linked both ways")
	}
	if handle := library.Rules.Rule("102.1"); !slices.Contains(handle.RefersTo, library.Rules.Rule("410.6")) {
		t.Error("102.1 cites the stale 409.6, but isn't linked to 410.6")
	}
	entry := entryOf(library.Glossary, "wicker")
	if entry == nil || !slices.Contains(entry.RefersTo, wicker) {
		t.Errorf("the term Wicker is %+v, want it linked to 101.1", entry)
	}
	if !slices.IsSortedFunc(library.Glossary, func(x, y *GlossaryEntry) int {
		return strings.Compare(strings.ToLower(x.Term), strings.ToLower(y.Term))
	}) {
		t.Error("the glossary is not sorted by term")
	}
}

// TestOpenDamaged names the damaged file and opens the rest.
func TestOpenDamaged(t *testing.T) {
	for _, test := range []struct{ name, stored, want string }{
		{"cut off", "{\"format\": 2,\n\"document\": {", "3.3.json:2:13: found damaged JSON"},
		{"not JSON", "hello", "3.3.json:1:1: found damaged JSON"},
		{"another kind of value", "{\"format\":\n \"one\"}", "3.3.json:2:6: found damaged JSON"},
		{"a later format", `{"format": 9}`, "3.3.json: found format 9; expected format 2"},
		{"no document", `{"format": 2}`, "3.3.json: found no document"},
		{"no rules", `{"format": 2, "document": {"rules": []}}`, "3.3.json: found the end of the text"},
		{"a hole", `{"format": 2, "document": {"rules": [{"number": "1"}, {"number": "104"}]}}`,
			"3.3.json: found 104 after 1"},
		{"an empty place", `{"format": 2, "document": {"rules": [null]}}`, "3.3.json: found no number in place 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := t.TempDir()
			if _, err := ImportRules(folder, "testdata/rules_small.md"); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(folder, rulesFolder, "3.3.json"), []byte(test.stored),
				0o600); err != nil {
				t.Fatal(err)
			}
			library := mustOpen(t, folder)
			if len(library.Versions) != 1 || library.Shown != library.Versions[0] {
				t.Errorf("%d versions, want the one that isn't damaged", len(library.Versions))
			}
			if len(library.Problems) != 1 {
				t.Fatalf("problems %v, want one", library.Problems)
			}
			var damage *userfile.Error
			if !errors.As(library.Problems[0], &damage) || !strings.Contains(damage.Error(), test.want) ||
				!strings.Contains(damage.Error(), "import the rules again") {
				t.Errorf("got  %v\nwant …%s…", library.Problems[0], test.want)
			}
			if library.Rules.Rule("514.4c") == nil || len(library.Cards) == 0 {
				t.Error("the shipped data is not there")
			}
			aside, err := os.ReadFile(filepath.Join(folder, rulesFolder, "3.3.json.aside"))
			if isAside := err == nil && string(aside) == test.stored; isAside != (test.name != "a later format") {
				t.Errorf("set aside is %q (%v)", aside, err)
			}
		})
	}
}

func TestOpenFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "library")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, file)
	if len(library.Problems) != 1 || !strings.Contains(library.Problems[0].Error(),
		"found a file; expected the library folder") {
		t.Errorf("problems %v", library.Problems)
	}
}

// TestOpenOfficial opens the real document: every rule has its official text,
// and every number that it cites is linked.
func TestOpenOfficial(t *testing.T) {
	readOfficial(t)
	folder := t.TempDir()
	if _, err := ImportRules(folder, officialRules); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, folder)
	if len(library.Problems) > 0 {
		t.Fatalf("problems %v", library.Problems)
	}
	for _, rule := range library.Rules.inOrder() {
		if rule.Kind == official.Numbered && rule.Official == "" {
			t.Errorf("%s has no official text", rule.Number)
		}
		for _, at := range official.Mentions(rule.Official) {
			to := library.Rules.Rule(official.Target(rule.Official[at[0]:at[1]], library.Rules.has))
			if to == nil || to != rule && !slices.Contains(rule.RefersTo, to) {
				t.Errorf("%s cites %s without a link", rule.Number, rule.Official[at[0]:at[1]])
			}
		}
	}
	for _, number := range []string{"505.3", "519.3a"} {
		if !slices.Contains(library.Rules.Rule("410.6").ReferredBy, library.Rules.Rule(number)) {
			t.Errorf("410.6 is not referred to by %s", number)
		}
	}
	for _, entry := range library.Glossary {
		if entry.Official != "" && entry.Digest == "" {
			t.Errorf("the term %q of the document has no words of ours", entry.Term)
		}
	}
}

func BenchmarkOpenShipped(b *testing.B) {
	for b.Loop() {
		mustOpen(b, "")
	}
}

func BenchmarkOpenImported(b *testing.B) {
	readOfficial(b)
	folder := b.TempDir()
	if _, err := ImportRules(folder, officialRules); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		mustOpen(b, folder)
	}
}
