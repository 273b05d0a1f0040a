package rulesdb

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/data"
	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// officialRules is the user's own copy of the Comprehensive Rules 3.4.
const officialRules = "../../shared/documents/004_b46fd1be7e867474.txt"

// readOfficial reads the Comprehensive Rules 3.4, or skips the test where they
// aren't at hand.
func readOfficial(t testing.TB) []byte {
	t.Helper()
	source, err := os.ReadFile(officialRules)
	if errors.Is(err, os.ErrNotExist) {
		t.Skipf("the Comprehensive Rules are not at %s; they are no part of the project", officialRules)
	}
	if err != nil {
		t.Fatal(err)
	}
	return source
}

// readSmall reads the invented rules document.
func readSmall(t testing.TB) string {
	t.Helper()
	source, err := os.ReadFile("testdata/rules_small.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(source)
}

func mustReadRules(t testing.TB, source string) (*official.Document, Report) {
	t.Helper()
	document, report, err := ReadRules("rules.md", strings.NewReader(source))
	if err != nil {
		t.Fatal(err)
	}
	return document, report
}

func TestReadRules(t *testing.T) {
	document, report := mustReadRules(t, readSmall(t))
	var rules []string
	for _, rule := range document.Rules {
		rules = append(rules, strings.TrimSpace(fmt.Sprintf("%d %s %s%s", rule.Line, rule.Number, rule.Title,
			rule.Text)))
	}
	want := []string{
		"6 1 Basket Making", "8 101 Wicker",
		"10 101.1 Wicker is soaked overnight.",
		"11 101.1a Cold water will do.",
		"12 101.1a.i So will rain.",
		"13 101.1b Dry wicker snaps (201).",
		"14 101.2 Three kinds exist:\n\n- Willow\n- Rattan",
		"21 102 Handles",
		"23 102.1 A handle is woven in last, and as it is bent it becomes a different thing (409.6).",
		"26 2 Markets", "28 201 Stalls",
		"30 201.1 A stall is one of these:",
		"31 201.1a Sell\n\n- One basket at a time.\n- Never on a Monday.",
		"37 202 Closing",
		"39 202.1 Stalls close at dusk because the lamps are dear (101.1a.i).",
		"42 202.1a Lamps cost (999.1).",
		"46 3 Weather", "48 301 Rain", "50 301.1 Rain stops play.",
		"52 4 Roads", "54 401 Mud",
		"56 401.1 Carts sink. Sinking takes a while, and (401.1) is no excuse.",
		"58 401.2 Push.",
		"60 5 Geese", "62 501 Geese", "64 501.1 Geese bite.",
		"66 6 Turns", "68 601 Turns", "70 601.1 Left, then right.",
		"72 7 Songs", "74 701 Songs", "76 701.1 Hum.",
		"78 8 Rest", "80 801 Rest", "82 801.1 Sit.",
		"84 9 Glossary",
	}
	if diff := cmp.Diff(want, rules); diff != "" {
		t.Errorf("rules (-want +got):\n%s", diff)
	}
	terms := []*official.Term{
		{Term: "Osier X", Text: "A willow with X shoots.", Line: 86},
		{Term: "Mending", Text: "What one does in winter.", Line: 87},
		{Term: "Wicker", Text: "Anything that bends (101.1), and keeps bending. a stray item about reeds", Line: 91},
	}
	if diff := cmp.Diff(terms, document.Glossary); diff != "" {
		t.Errorf("glossary (-want +got):\n%s", diff)
	}
	from := official.Source{Document: "Comprehensive Rules", Version: "1.5", Effective: "2011-03-02"}
	if document.Source != from {
		t.Errorf("source %+v, want %+v", document.Source, from)
	}
	if diff := cmp.Diff(map[string]int{"chapters": 9, "sections": 10, "rules": 17, "glossary entries": 3,
		"errata": 1, "sections of limited play": 1, "sections of the floor rules": 0, "bans": 0},
		report.Read); diff != "" {
		t.Errorf("counts (-want +got):\n%s", diff)
	}
}

// TestReadRulesReportsRepairs has every repair in the report, at its line.
func TestReadRulesReportsRepairs(t *testing.T) {
	_, report := mustReadRules(t, readSmall(t))
	for _, want := range []struct {
		line int
		what string
	}{
		{0, "another version than the digest restates ("},
		{1, "what stands before chapter 1 (the table of contents) left out, up to line 5"},
		{10, `stray bullet "o" left out`},
		{16, `read as the list item "Willow"`},
		{19, "page number left out"},
		{21, "bold marks in the heading of (102) left out"},
		{35, "running header left out"},
		{39, "printed as (201.1) under (202): read as 202.1"},
		{41, "joined to the sentence before"},
		{42, "printed as (201.1a) under (202): read as 202.1a"},
		{42, "202.1a: cites (999.1), which isn't there"},
		{44, `"---" left out`},
		{89, "running header left out"},
		{93, `no term and colon in "a stray item about reeds"`},
		{95, `the heading of the card errata was not recognised: they are read from "Corrections" on`},
		{99, `chapter 11, "Fairs", is not known by its title`},
		{103, "the credits are left out"},
	} {
		if !slices.ContainsFunc(report.Odd, func(odd userfile.Remark) bool {
			return odd.Line == want.line && strings.Contains(odd.What, want.what)
		}) {
			t.Errorf("line %d: %q is not in the report:\n%v", want.line, want.what, report)
		}
	}
	if !slices.IsSortedFunc(report.Odd, func(x, y userfile.Remark) int { return x.Line - y.Line }) {
		t.Error("the report is not in the order of the file")
	}
}

func TestReadRulesRepairs(t *testing.T) {
	small := readSmall(t)
	for _, test := range []struct{ name, old, new, number, want string }{
		{"a lost heading of a chapter", "## 5. Geese", "", "5",
			"line 62: the heading of chapter 5 is missing before 501"},
		{"a lost heading of a section", "## **(102) Handles**", "", "102",
			"line 23: the heading of section 102 is missing before (102.1)"},
		{"a heading that isn't marked as one", "### (301) Rain", "(301) Rain", "301",
			"line 48: (301) read as the heading of a section, although it isn't marked as one"},
		{"Windows line ends", "\n", "\r\n", "801.1", "line 19: page number left out"},
		{"a byte order mark", "# **Table", "\ufeff# **Table", "101.1", "line 19: page number left out"},
		{"unmatched parentheses", "Hum.", "Hum (softly.", "701.1",
			"line 76: 701.1: its parentheses don't match; kept as it is"},
		{"unmatched quotation marks", "Hum.", `Hum "la.`, "701.1",
			"line 76: 701.1: its quotation marks don't match; kept as it is"},
		{"letters for digits", "101.1", "l01.1", "101.1a.i",
			`line 10: 101.1 begins with "l01": its letters are read as digits`},
		{"a rule twice", "(101.2)", "(101.1)", "101.1",
			"line 14: (101.1) stands here again: added to the one of line 10"},
		{"a missing rule", "(101.2)", "(101.3)", "101.3",
			"line 14: 101.3 stands after 101.1b: what should stand between is missing, or was not recognised"},
		{"a rule without text", "(701.1) Hum.", "(701.1)", "701.1", "line 76: (701.1) has no text"},
		{"no date", "March 2", "Marsh 2", "701.1",
			"line 0: the document doesn't tell its date: it is unknown from when on it is in force"},
		{"no version", "Version 1.5", "Print 15", "701.1",
			`line 0: the document doesn't tell its version: it is imported as version "unknown"; give the file a ` +
				`name with the version, such as rules-2.1.pdf, and import it again if you know it`},
		{"no period", "Hum.", "Hum", "701.1", "line 76: 701.1: ends without a period; kept as it is"},
	} {
		t.Run(test.name, func(t *testing.T) {
			document, report := mustReadRules(t, strings.ReplaceAll(small, test.old, test.new))
			if document.Rule(test.number) == nil {
				t.Errorf("%s is missing", test.number)
			}
			for _, odd := range report.Odd {
				if fmt.Sprintf("line %d: %s", odd.Line, odd.What) == test.want {
					return
				}
			}
			t.Errorf("%q is not in the report:\n%v", test.want, report)
		})
	}
}

// TestReadRulesOfOtherShapes reads the same rules where the numbers have no
// parentheses, and the version where it stands on the title page.
func TestReadRulesOfOtherShapes(t *testing.T) {
	text := "Comprehensive Rules\nVersion 2.7\nLast Updated: May 4, 2012\n\n"
	for chapter := 1; chapter <= 8; chapter++ {
		text += fmt.Sprintf("%d. Chapter Words\n%d01. Section Words\n%d01.1. A rule that is\nwrapped "+
			"(%d01.1a).\n%d01.1a Another.\n", chapter, chapter, chapter, chapter, chapter)
	}
	text += "9. Glossary\nOsier: A willow.\nWicker: Anything that\nbends.\n"
	document, _ := mustReadRules(t, text)
	from := official.Source{Document: "Comprehensive Rules", Version: "2.7", Effective: "2012-05-04"}
	if document.Source != from {
		t.Errorf("source %+v, want %+v", document.Source, from)
	}
	if len(document.Rules) != 8*4+1 || len(document.Glossary) != 2 {
		t.Fatalf("%d rules and %d terms, want 33 and 2", len(document.Rules), len(document.Glossary))
	}
	if got := document.Rule("301.1").Text; got != "A rule that is wrapped (301.1a)." {
		t.Errorf("301.1 says %q", got)
	}
	if got := document.Glossary[1]; got.Term != "Wicker" || got.Text != "Anything that bends." {
		t.Errorf("the second term is %+v", got)
	}
}

func TestReadRulesRefuses(t *testing.T) {
	small := readSmall(t)
	cut := func(at string) string { return small[:strings.Index(small, at)] }
	for _, test := range []struct {
		name, source, want string
	}{
		{"nothing", " \n\n", "rules.md:1:1: found an empty file"},
		{"another text", "\nA recipe for soup\n",
			"rules.md:2:1: found a text without the heading of chapter 1 and without numbers of rules"},
		{"only the end", small[strings.Index(small, "## 2."):],
			"rules.md:1:1: found a text without the heading of chapter 1, in which (201) comes first"},
		{"a picture", "## 1. Baskets\n(101.1\x00)", "rules.md:2:7: found the byte 0x00"},
		{"half UTF-16", "\xff\xfe1\x00.\x00\x00\x00", "rules.md:1:3: found the byte 0x00"},
		{"a web page", "\n<!DOCTYPE HTML><p>(101.1)", "rules.md:1:1: found a web page (HTML)"},
		{"a Word file", "PK\x03\x04(101.1)",
			"rules.md:1:1: found a zip archive, as Word and OpenOffice save documents"},
		{"damaged UTF-8", "caf\u00e9 caf\xe9 (101.1)", "rules.md:1:10: found the byte 0xe9"},
		{"too large", strings.Repeat("(101.1) all work\n", userfile.Largest/17+1), "rules.md: found more than 32 MB"},
		{"cut within chapter 5", cut("- (501.1)"), "rules.md:62:16: found the end of the text after 501 ("},
		{"cut before the glossary", cut("## 9."), "rules.md:82:15: found the end of the text after 801.1"},
		{"cut at the glossary", cut("- **Osier"), "rules.md:84:15: found no entries in the glossary"},
		{"cut within the glossary", cut("- *Mending"),
			"rules.md:86:39: found the end of the text without chapter 13, References, which its table of contents " +
				"lists"},
		{"cut within a sentence", strings.Replace(cut(" reeds"), "13. References", "9. Glossary", 1),
			"rules.md:93:21: found the end of the text within a sentence"},
		{"cut after the glossary", cut("# 13."),
			"rules.md:101:14: found the end of the text without chapter 13, References"},
		{"a missing chapter", strings.Replace(small, "## 5. Geese\n\n### (501) Geese\n\n- (501.1) Geese bite.\n", "",
			1), "rules.md:61:1: found 6 after 401.2"},
		{"a missing rule above another", strings.Replace(small, "(101.1a)", "", 1),
			"rules.md:12:7: found 101.1a.i after 101.1"},
		{"several missing rules", strings.Replace(small, "(101.2)", "(101.5)", 1),
			"rules.md:14:3: found 101.5 after 101.1b"},
		{"a missing section that the contents list", strings.NewReplacer("13. References	9", "102. Handles 3",
			"## **(102) Handles**", "### (103) Locks", "(102.1)", "(103.1)").Replace(small),
			"rules.md:21:5: found 103 after 101.2 without section 102"},
		{"a chapter without sections", strings.Replace(strings.Replace(small, "- (701.1) Hum.", "", 1),
			"### (701) Songs", "", 1), "rules.md:78:1: found chapter 8 right after chapter 7"},
	} {
		t.Run(test.name, func(t *testing.T) {
			document, _, err := ReadRules("rules.md", strings.NewReader(test.source))
			var refusal *userfile.Error
			if !errors.As(err, &refusal) {
				t.Fatalf("got %v and error %v, want a *userfile.Error", document, err)
			}
			if !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got  %q\nwant %q…", err, test.want)
			}
			if refusal.Expected == "" {
				t.Error("doesn't say what was expected")
			}
			if document != nil {
				t.Error("gives a document all the same")
			}
		})
	}
}

func TestReadRulesNamesMissingRules(t *testing.T) {
	source := readOfficial(t)
	end := bytes.Index(source, []byte("(514.4c)"))
	_, _, err := ReadRules("rules.md", bytes.NewReader(source[:end]))
	var refusal *userfile.Error
	if !errors.As(err, &refusal) {
		t.Fatalf("got %v, want a *userfile.Error", err)
	}
	for _, want := range []string{"after 514.4b", "514.4c, 514.5, 514.5a", "of 358 known rules missing"} {
		if !strings.Contains(refusal.Found, want) {
			t.Errorf("found %q, want it to say %q", refusal.Found, want)
		}
	}
}

func TestImportRulesReplacesNothingWhenRefused(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "library")
	if _, err := ImportRules(folder, "testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(filepath.Join(folder, rulesFolder, "1.5.json"))
	if err != nil {
		t.Fatal(err)
	}
	truncated := filepath.Join(t.TempDir(), "truncated.md")
	small := readSmall(t)
	if err := os.WriteFile(truncated, []byte(small[:len(small)/2]), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{truncated, t.TempDir(), filepath.Join(folder, "absent.md")} {
		var refusal *userfile.Error
		if _, err := ImportRules(folder, file); !errors.As(err, &refusal) || refusal.File != file {
			t.Errorf("%s: got %v, want a *userfile.Error that names the file", file, err)
		}
	}
	after, err := os.ReadFile(filepath.Join(folder, rulesFolder, "1.5.json"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before, after) {
		t.Error("a refused import changed the library")
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != 2 {
		t.Errorf("the folder holds %v, want the lock and %s alone", entries, rulesFolder)
	}
}

// TestOfficialNumbers holds the document against the list that ships.
func TestOfficialNumbers(t *testing.T) {
	document, report := mustReadRules(t, string(readOfficial(t)))
	known, err := readNumbers(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	var numbers []string
	parents := map[string]bool{"": true}
	for _, rule := range document.Rules {
		if !parents[rule.Parent()] {
			t.Errorf("%s stands before its parent %s", rule.Number, rule.Parent())
		}
		parents[rule.Number] = true
		if rule.Kind != official.Numbered {
			continue
		}
		numbers = append(numbers, rule.Number)
		if strings.TrimSpace(rule.Text) == "" {
			t.Errorf("%s is empty", rule.Number)
		}
	}
	if diff := cmp.Diff(known, numbers); diff != "" {
		t.Errorf("numbers (-shipped +document):\n%s", diff)
	}
	if len(numbers) != 358 {
		t.Errorf("%d rules, want 358", len(numbers))
	}
	from := official.Source{Document: "Comprehensive Rules", Version: "3.4", Effective: "2016-07-27"}
	if document.Source != from {
		t.Errorf("source %+v, want %+v", document.Source, from)
	}
	if got := report.Read["glossary entries"]; got != 27 {
		t.Errorf("%d glossary entries, want 27", got)
	}
}

func TestOfficialTitles(t *testing.T) {
	document, _ := mustReadRules(t, string(readOfficial(t)))
	library, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	for _, rule := range library.Rules.inOrder() {
		if theirs := document.Rule(rule.Number); rule.Kind != official.Numbered && rule.Title != theirs.Title {
			t.Errorf("%s is titled %q, in the document %q", rule.Number, rule.Title, theirs.Title)
		}
	}
	if got := library.Rules.Source; got != document.Source {
		t.Errorf("shipped source %+v, document %+v", got, document.Source)
	}
}

// TestOfficialLosesNothing finds every line of chapters 1 to 9 in some rule or
// entry, or in the report.
func TestOfficialLosesNothing(t *testing.T) {
	source := readOfficial(t)
	document, report := mustReadRules(t, string(source))
	var read strings.Builder
	for _, rule := range document.Rules {
		fmt.Fprintf(&read, " %s %s %s", rule.Number, rule.Title, rule.Text)
	}
	for _, term := range document.Glossary {
		fmt.Fprintf(&read, " %s %s", term.Term, term.Text)
	}
	words := func(s string) string {
		return strings.Join(strings.Fields(strings.NewReplacer("(", " ", ")", " ", "*", " ", ":", " ", "- ", " ", "#",
			" ", "•", " ").Replace(" "+s)), " ")
	}
	all := words(read.String())
	reported := map[int]bool{}
	for _, odd := range report.Odd {
		reported[odd.Line] = true
	}
	lines := strings.Split(string(source), "\n")
	first := slices.Index(lines, "## 1. Fundamentals")
	last := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(line, "**Marks in Time**") })
	checked := 0
	for i := first; i < last; i++ {
		if words(lines[i]) == "" {
			continue
		}
		checked++
		line := strings.TrimPrefix(words(lines[i]), "o ")
		if match := chapterLine.FindStringSubmatch(line); match != nil {
			line = match[1] + " " + match[2]
		}
		if !strings.Contains(all, line) && !reported[i+1] {
			t.Errorf("line %d is neither read nor reported: %q", i+1, lines[i])
		}
	}
	if checked < 450 {
		t.Errorf("checked only %d lines", checked)
	}
}

// TestOfficialRepairs names the repairs that the recognised text needs.
func TestOfficialRepairs(t *testing.T) {
	document, report := mustReadRules(t, string(readOfficial(t)))
	for _, want := range []string{
		"515: printed as (601.1) under (604): read as 604.1",
		"519: printed as (601.1d) under (604): read as 604.1d",
		"523: printed as (601.1) under (605): read as 605.1",
		"524: printed as (601.1a) under (605): read as 605.1a",
		"77: page number left out", "181: page number left out", "226: page number left out",
		"580: running header left out", "755: running header left out",
		"329: 505.3: cites (409.6), a stale reference, linked to 410.6",
		"470: 519.3a: cites (409.6), a stale reference, linked to 410.6",
		"148: an icon was not recognised",
		"773: the heading of the card errata was not recognised", "925: running header left out",
		"854: \"F:111 F.111\" read as the recognition of a part of Featherweight Editor-in-Chief",
		"937: the heading of the floor rules was not recognised", "1230: the credits are left out",
	} {
		if !slices.ContainsFunc(report.Odd, func(odd userfile.Remark) bool {
			return strings.HasPrefix(fmt.Sprintf("%d: %s", odd.Line, odd.What), want)
		}) {
			t.Errorf("%q is not in the report", want)
		}
	}
	for number, items := range map[string]int{"206.2": 6, "609.2a": 1, "609.2b": 2, "705.2d": 1, "705.2e": 2,
		"705.2f": 5, "705.2g": 0, "104.2a": 0} {
		if got := strings.Count(document.Rule(number).Text, "\n- "); got != items {
			t.Errorf("%s has %d list items, want %d", number, got, items)
		}
	}
	for number, end := range map[string]string{"801.1": "simultaneously.", "703.1d": "no cost.",
		"104.2a": "can't be replaced.", "706.1a": "not be processed."} {
		if text := document.Rule(number).Text; !strings.HasSuffix(text, end) || strings.Contains(text, "\n") {
			t.Errorf("%s is %q, want one paragraph that ends with %q", number, text, end)
		}
	}
}

func FuzzReadRules(f *testing.F) {
	small := readSmall(f)
	f.Add(small)
	f.Add(small[:len(small)/2])
	f.Add(strings.ReplaceAll(small, "\n\n", "\n"))
	f.Add("## 1. A\n## 9. Glossary\n- B: c\n")
	f.Add(unmarked(small))
	f.Add(strings.Replace(small, "## 11. Fairs", laterChaptersText, 1))
	f.Add("## 1. A\n(101.1)\n> - (099.1) x\n## 0. B\n***\n(101) C\n\t0\tD\n")
	f.Fuzz(func(t *testing.T, source string) {
		document, report, err := ReadRules("rules.md", strings.NewReader(source))
		if (document == nil) != (err != nil) {
			t.Fatalf("document %v, error %v: want one of them", document, err)
		}
		if err != nil {
			var refusal *userfile.Error
			if !errors.As(err, &refusal) || refusal.Error() == "" {
				t.Fatalf("got %T %v, want a *userfile.Error", err, err)
			}
			return
		}
		if flaw := document.Flaw(nil); flaw != nil || report.String() == "" {
			t.Fatalf("read although %v", flaw)
		}
		if lines := tell(official.Compare(document, document)); lines != nil {
			t.Fatalf("compared with itself: %v", lines)
		}
	})
}

// chapterLine is the heading of a chapter in the official document.
var chapterLine = regexp.MustCompile(`^([1-9]\d?)\.\s+(\S.*)$`)
