package engine

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"canterlaw/engine/rule"
)

// Whoever knows a rule's number finds its code: the table in CONTRIBUTING.md names the files
// of its section, and one of them cites the rule, or says in which files it stands, and these
// cite it.
func TestEveryRuleIsFoundByItsSection(t *testing.T) {
	table, err := os.ReadFile("../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	filesOf := map[string][]string{}
	rows := regexp.MustCompile(`(?m)^\| (\d{3}) \| [^|]+ \| (.*) \|$`)
	for _, row := range rows.FindAllStringSubmatch(string(table), -1) {
		for _, link := range regexp.MustCompile(`\]\(engine/([^)]+)\)`).FindAllStringSubmatch(row[2], -1) {
			filesOf[row[1]] = append(filesOf[row[1]], link[1])
		}
	}
	texts := map[string]string{}
	text := func(file string) string {
		if texts[file] == "" {
			source, err := os.ReadFile(filepath.FromSlash(file))
			if err != nil {
				t.Error(err)
			}
			texts[file] = string(source)
		}
		return texts[file]
	}
	for _, n := range rule.All() {
		section := n.String()[:3]
		if len(filesOf[section]) == 0 {
			t.Errorf("CONTRIBUTING.md names no files of section %s", section)
		}
		var found, elsewhere bool
		for _, file := range filesOf[section] {
			if list := elsewhereOf(text(file), n); list != nil {
				elsewhere = true
				for _, other := range list {
					if !names(text(other), n) {
						t.Errorf("%s says that %s stands in %s, which doesn't cite it", file, n, other)
					}
				}
			}
			found = found || names(text(file), n)
		}
		if !found && !elsewhere {
			t.Errorf("none of %s cites %s or says where it stands", strings.Join(filesOf[section], ", "), n)
		}
	}
}

// elsewhereOf gives the files that a file names for a rule that stands elsewhere; nil for none.
func elsewhereOf(source string, n rule.Number) []string {
	line := regexp.MustCompile(`(?m)^//   - ` + regexp.QuoteMeta(n.String()) + `: (.*)$`).FindStringSubmatch(source)
	if line == nil {
		return nil
	}
	return strings.Split(line[1], ", ")
}

// names reports whether a source names a rule, by its constant or by its number.
func names(source string, n rule.Number) bool {
	number := regexp.QuoteMeta(n.String())
	constant := "R" + strings.NewReplacer(".", "_").Replace(n.String())
	cited := regexp.MustCompile(`(?m)\b` + constant + `\b|\b` + number + `([^0-9a-z.]|\.?$|\.[^ivx0-9])`)
	return cited.MatchString(source)
}
