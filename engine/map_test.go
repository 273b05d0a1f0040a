package engine

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The map of CONTRIBUTING.md has every section of the rules once, in their order and with
// their titles, and the files that it names are there; the first of them cites the section
// or says that it is about it.
func TestTheRulesAreTheMap(t *testing.T) {
	page, err := os.ReadFile("../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	titles, err := os.ReadFile("../data/rules/titles.txt")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile(`(?m)^\| (\d{3}) \| ([^|]+) \| ([^|]+) \|$`).FindAllStringSubmatch(string(page), -1)
	var listed []string
	for _, row := range rows {
		number, files := row[1], regexp.MustCompile(`\]\(engine/([^)]+)\)`).FindAllStringSubmatch(row[3], -1)
		listed = append(listed, number+"\t"+row[2])
		if len(files) == 0 {
			t.Errorf("%s: no file is named", number)
		}
		for i, file := range files {
			code, err := os.ReadFile(filepath.FromSlash(file[1]))
			if err != nil {
				t.Errorf("%s: %v", number, err)
				continue
			}
			cites := regexp.MustCompile(`R` + number + `_|\b` + number + `\b`)
			if i == 0 && !cites.Match(code) {
				t.Errorf("%s: %s says nothing of the section", number, file[1])
			}
		}
	}
	want := regexp.MustCompile(`(?m)^[1-8]\d{2}\t.+$`).FindAllString(string(titles), -1)
	if got := strings.Join(listed, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("the map has the sections\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
}
