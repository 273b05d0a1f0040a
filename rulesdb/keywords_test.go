package rulesdb

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/userfile"
)

const keywordsExample = "testdata/keywords/example.yaml"

// withKeywords gives a library folder into which the example of keywords was imported.
func withKeywords(t *testing.T) (folder string) {
	t.Helper()
	t.Cleanup(func() { ability.Define(nil) })
	folder = t.TempDir()
	reports, err := ImportKeywords(folder, keywordsExample)
	if err != nil {
		t.Fatal(err)
	}
	if got := reports[0].Read["keywords"]; got != 3 {
		t.Errorf("the report counts %d keywords, want 3", got)
	}
	return folder
}

func TestAKeywordOfOnesOwnMeansWhatItsFileSays(t *testing.T) {
	lib := mustOpen(t, withKeywords(t))
	want := map[string][]string{
		"Fervent":  {"if Is(This, IsExhausted) {\n\tAddPower(This, X)\n}"},
		"Watchful": {"When(StartOf(MainPhase, You))\nit := Look(TopOf(You, 1))\nPutOnTopOrBottom(it)"},
		"Double Trouble": {"When(FaceoffWon(You, Faceoff, This))\nDraw()",
			"if IsTurnOf(You) {\n\tHasKeyword(This, \"Watchful\")\n}"},
	}
	for _, k := range ability.DefinedKeywords() {
		if k.HasNumber != (k.Name == "Fervent") {
			t.Errorf("%s: HasNumber is %v", k.Name, k.HasNumber)
		}
		if len(k.Abilities) != len(want[k.Name]) {
			t.Errorf("%s has %d abilities, want %d", k.Name, len(k.Abilities), len(want[k.Name]))
			continue
		}
		for i, notation := range k.Abilities {
			wanted, err := ability.ReadDefinition(want[k.Name][i])
			if err != nil {
				t.Fatal(err)
			}
			if read, err := ability.ReadDefinition(notation); err != nil ||
				!ability.Normal(read).Equals(ability.Normal(wanted)) {
				t.Errorf("%s means\n%s\nwant\n%s (%v)", k.Name, notation, want[k.Name][i], err)
			}
		}
		delete(want, k.Name)
	}
	if len(want) > 0 {
		t.Errorf("not defined: %v", want)
	}
	for _, text := range []string{"Fervent 2", "Watchful.", "Swift. Double Trouble."} {
		p := ReadText(lib.English(), &card.Face{Type: card.Friend}, text)[0]
		if !p.Reading.IsKeywords || !p.Reading.Understood() {
			t.Errorf("%q isn't understood as keywords: %v", text, p.Reading.Problems)
		}
	}
	p := ReadText(lib.English(), &card.Face{Type: card.Friend}, "Your other Friends with Watchful have Fervent 1.")[0]
	if !p.Reading.Understood() {
		t.Errorf("a text can't name the keywords: %v", p.Reading.Problems)
	}
	if e := entryOf(lib.Glossary, "Fervent X"); e == nil || !strings.Contains(e.Digest, "stronger by the number") ||
		!strings.Contains(e.Digest, "example.yaml") {
		t.Errorf("the keyword has no page among the terms: %+v", e)
	}
}

// Without a definition, a keyword of a later set is named as one that is not known, in the
// import, in what is read of the text, and the card doesn't run as if it hadn't the keyword.
func TestAKeywordThatNobodyDefinedIsNamed(t *testing.T) {
	ability.Define(nil)
	source := friend("Keywords", "Fervent 2", "Traits", "Kirin", "Text", "Watchful.&#10;Swift.")
	set, report, err := ReadSet("s.xml", strings.NewReader(source))
	if err != nil {
		t.Fatal(err)
	}
	c := set.Cards[0]
	want := []card.Keyword{{Name: "Fervent", X: 2}, {Name: "Watchful"}, {Name: "Swift"}}
	if !slices.Equal(c.Faces[0].Keywords, want) {
		t.Errorf("keywords %v, want %v", c.Faces[0].Keywords, want)
	}
	for _, name := range []string{"Fervent", "Watchful"} {
		if !slices.ContainsFunc(report.Odd, func(r userfile.Remark) bool {
			return strings.Contains(r.What, "the keyword "+name+" is not in version 3.4")
		}) {
			t.Errorf("the report doesn't name %s: %v", name, report.Odd)
		}
	}
	if c.TextRuns() {
		t.Error("the card runs although nobody knows its keywords")
	}
	paragraphs := ReadText(mustOpen(t, "").English(), &c.Faces[0], c.Text[0])
	if paragraphs[0].Reading.Understood() || !paragraphs[1].Reading.Understood() {
		t.Errorf("understood: %v and %v, want only Swift", paragraphs[0].Reading.Understood(),
			paragraphs[1].Reading.Understood())
	}
}

// A card that was imported before its keyword was defined runs with it afterwards.
func TestAKeywordDefinedAfterTheImport(t *testing.T) {
	t.Cleanup(func() { ability.Define(nil) })
	folder := t.TempDir()
	file := filepath.Join(t.TempDir(), "s.xml")
	if err := os.WriteFile(file, []byte(friend("Keywords", "Fervent 2", "Text", "Watchful.")), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := ImportCards(folder, file); err != nil {
		t.Fatal(err)
	}
	runs := func() bool {
		c, err := mustOpen(t, folder).FindCard("S1")
		if err != nil {
			t.Fatal(err)
		}
		return c.TextRuns()
	}
	if runs() {
		t.Error("it runs before its keywords are defined")
	}
	if _, err := ImportKeywords(folder, keywordsExample); err != nil {
		t.Fatal(err)
	}
	if !runs() {
		t.Error("it doesn't run although its keywords are defined")
	}
}

func TestAFileOfKeywordsIsRefusedWithThePlace(t *testing.T) {
	t.Cleanup(func() { ability.Define(nil) })
	const head = "format: 1\nkeywords:\n"
	for name, c := range map[string]struct {
		text, want string
		line, col  int
	}{
		"no YAML":        {"format: 1\nkeywords: [", "", 2, 11},
		"another format": {"format: 2\nkeywords: []\n", "format 2", 0, 0},
		"nothing":        {"format: 1\nkeywords: []\n", "no keywords", 0, 0},
		"an unknown key": {head + "  - name: Fervent\n    abillities: []\n", "abillities", 4, 5},
		"no name":        {head + "  - means: nothing\n", "without a name", 3, 0},
		"a small letter": {head + "  - name: fervent\n", "fervent", 3, 11},
		"the glossary's": {head + "  - name: Swift\n    abilities: [{english: Draw}]\n", "which the rules define", 3,
			11},
		"no abilities": {head + "  - name: Fervent\n", "no abilities", 3, 11},
		"both": {head + "  - name: Fervent\n    abilities:\n      - {english: a, notation: b}\n",
			"one way", 5, 0},
		"English": {head + "  - name: Fervent\n    abilities:\n      - english: This card has +2 pwer.\n",
			`"pwer."`, 5, 35},
		"English in quotes": {head + "  - name: Fervent\n    abilities:\n      - english: \"This card has +2 pwer.\"\n",
			`"pwer."`, 5, 36},
		"notation": {head +
			"  - name: Fervent\n    abilities:\n      - notation: |\n          AddPower(This, 2)\n          " +
			"AddPowr(This, 2)\n",
			"AddPowr", 7, 11},
		"X without a number": {head + "  - name: Fervent\n    abilities:\n      - english: This card has +X power.\n",
			"X in what Fervent", 5, 18},
		"twice": {head +
			"  - name: Fervent\n    abilities: [{english: This card has Swift.}]\n  - name: Fervent\n    abilities: " +
			"[{english: This card has Swift.}]\n",
			"defines too", 5, 11},
	} {
		folder := t.TempDir()
		file := filepath.Join(t.TempDir(), "mine.yaml")
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := ImportKeywords(folder, file)
		refused := new(userfile.Error)
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), c.want) || refused.Line != c.line ||
			refused.Column != c.col {
			t.Errorf("%s: got %v, want %s at %d:%d", name, err, c.want, c.line, c.col)
		}
		if _, err := os.Stat(filepath.Join(folder, keywordsFolder)); err == nil {
			t.Errorf("%s: the library has changed", name)
		}
	}
}

// A file that is spoiled by hand is told and left for its user to mend; the rest opens.
func TestASpoiledFileOfKeywordsIsTold(t *testing.T) {
	folder := withKeywords(t)
	file := filepath.Join(folder, keywordsFolder, "mine.yaml")
	const spoiled = "format: 1\nkeywords:\n  - name: Glad\n    abilities:\n      - english: Be glad.\n"
	if err := os.WriteFile(file, []byte(spoiled), 0o644); err != nil {
		t.Fatal(err)
	}
	lib := mustOpen(t, folder)
	if len(lib.Problems) != 1 || !strings.Contains(lib.Problems[0].Error(), "mine.yaml:5:18") {
		t.Errorf("problems: %v", lib.Problems)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != spoiled {
		t.Errorf("the file has changed: %q, %v", got, err)
	}
	if len(ability.DefinedKeywords()) != 3 {
		t.Errorf("%d keywords are defined, want the 3 of the other file", len(ability.DefinedKeywords()))
	}
}
