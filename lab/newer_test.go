package lab_test

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/lab"
	"canterlaw/rulesdb"
)

var updateEngine = flag.Bool("update-engine-files", false, "write anew which files of the engine cite which rule")

// What is said to rest on a rule in the engine is what cites it there.
func TestEngineFilesAreThoseThatCiteTheRules(t *testing.T) {
	citing := map[string][]string{}
	cited := regexp.MustCompile(`rule\.R([0-9]+)_([0-9a-z_]+)`)
	err := filepath.WalkDir("../engine", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		text, err := os.ReadFile(file)
		for _, m := range cited.FindAllStringSubmatch(string(text), -1) {
			number := m[1] + "." + strings.ReplaceAll(m[2], "_", ".")
			name := strings.TrimPrefix(filepath.ToSlash(file), "../")
			if !slices.Contains(citing[number], name) {
				citing[number] = append(citing[number], name)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for number, files := range citing {
		lines = append(lines, number+" "+strings.Join(files, " "))
	}
	slices.Sort(lines)
	want := strings.Join(lines, "\n") + "\n"
	if *updateEngine {
		if err := os.WriteFile("engine-files.txt", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if is, err := os.ReadFile("engine-files.txt"); err != nil || string(is) != want {
		t.Errorf("out of date (%v): go test ./lab -run EngineFiles -update-engine-files", err)
	}
}

const newRules = "../../shared/documents/004_b46fd1be7e867474.txt"

// When a rule is worded otherwise, what rests on it is listed with both wordings.
func TestNewerRulesListWhatRestsOnThem(t *testing.T) {
	text, err := os.ReadFile(newRules)
	if err != nil {
		t.Skip("the rules document is not there: ", err)
	}
	changed := strings.Replace(string(text), "each player flips", "every player flips", 1)
	if changed == string(text) {
		t.Skip("the words that are changed here don't stand in the document")
	}
	file := filepath.Join(t.TempDir(), "rules-3.5.txt")
	if err := os.WriteFile(file, []byte(changed), 0o644); err != nil {
		t.Fatal(err)
	}
	from, _, err := rulesdb.ReadRulesFile(newRules)
	if err != nil {
		t.Fatal(err)
	}
	to, _, err := rulesdb.ReadRulesFile(file)
	if err != nil {
		t.Fatal(err)
	}
	work, err := lab.NewerRules(library(t), from, to)
	if err != nil {
		t.Fatal(err)
	}
	if len(work) != 1 || work[0].What != "changed" || !strings.Contains(work[0].Is, "every player") ||
		len(work[0].Rulings)+len(work[0].Engine) == 0 {
		for _, w := range work {
			t.Errorf("%+v", w)
		}
		t.Error(len(work), "rules to work off")
	}
}
