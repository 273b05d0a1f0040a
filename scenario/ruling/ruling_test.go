package ruling

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"testing"
	"time"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

var made = time.Date(2016, 7, 27, 10, 0, 0, 0, time.UTC)

func load(t testing.TB, lib *rulesdb.Library, name string) *scenario.Scenario {
	t.Helper()
	heads, err := scenario.Heads()
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(heads, func(h scenario.Head) bool { return path.Base(h.File) == name+".yaml" })
	if i < 0 {
		t.Fatalf("no scenario %s", name)
	}
	s, err := scenario.ReadShipped(lib, heads[i])
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestARulingIsWrittenOfEveryScenario: each has its question, its answer, every line of
// its trail with the rule, and a position in words.
func TestARulingIsWrittenOfEveryScenario(t *testing.T) {
	lib := scenariotest.Library(t)
	scenarios, err := scenario.Shipped(lib)
	if err != nil {
		t.Fatal(err)
	}
	lines := 0 // of all trails
	for i, s := range scenarios {
		r, err := Whole(s, made)
		if err != nil {
			t.Errorf("%s: %v", s.File, err)
			continue
		}
		document := r.Document()
		markdown := document.Markdown()
		if r.Question == "" || r.Answer == "" || !strings.Contains(markdown, "## The position") {
			t.Errorf("%s: the ruling lacks its question, answer or position:\n%s", s.File, markdown)
		}
		lines += len(r.Trail)
		for _, line := range r.Trail {
			if line.Rule != "" && !strings.Contains(markdown, "("+line.Rule+")") {
				t.Errorf("%s: the ruling lacks the rule of %q", s.File, line.Text)
			}
			if line.Disputed != "" && !strings.Contains(markdown, "Read here: ") {
				t.Errorf("%s: the ruling doesn’t say how %s is read", s.File, line.Disputed)
			}
		}
		if i%20 == 0 {
			var pdf bytes.Buffer
			if err := document.PDF(&pdf); err != nil || !bytes.HasPrefix(pdf.Bytes(), []byte("%PDF-")) {
				t.Errorf("%s: as PDF: %v", s.File, err)
			}
		}
	}
	if lines < 1000 {
		t.Errorf("all trails together have %d lines", lines)
	}
}

// TestAPositionThatAsksNothingIsGivenAQuestion, and an answer, by what happens in it.
func TestAPositionThatAsksNothingIsGivenAQuestion(t *testing.T) {
	s := load(t, scenariotest.Library(t), "annotated-example")
	s.Question, s.Ruling, s.Rules = "", "", nil
	r, err := Whole(s, made)
	if err != nil {
		t.Fatal(err)
	}
	if want := "Avery wins the faceoff (514.5). Avery scores 1 point (514.5c)."; r.Answer != want {
		t.Errorf("the answer is %q, expected %q", r.Answer, want)
	}
	if r.Question == "" || !strings.Contains(strings.Join(r.Rules, " "), "514.4c") {
		t.Errorf("question %q, rules %v", r.Question, r.Rules)
	}
}

// TestTheAnswerSaysWhatAnEventDoes, and not that playing it is completed.
func TestTheAnswerSaysWhatAnEventDoes(t *testing.T) {
	s, err := scenario.Read(scenariotest.Library(t), "dig",
		[]byte("format: 1\nid: aed3e005-7570-4e77-ba96-64ee490f9573\ntitle: Dig\n"+
			"setup:\n  at: {turn: Avery, moment: main phase}\n  Avery: {tokens: 1, hand: [Dig Deep]}\n"+
			"steps: [{A: play Dig Deep}]\n"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := Whole(s, made)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(r.Answer, "+1 blue power; +1 white power") {
		t.Errorf("the answer is %q", r.Answer)
	}
}

// TestACardBeingPlayedIsInOneHand: who plays it, and nobody else, has it.
func TestACardBeingPlayedIsInOneHand(t *testing.T) {
	r, err := Whole(load(t, scenariotest.Library(t), "a-replacement-within-a-batch"), made)
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(r.Document().Markdown(), "## The table after it")
	if got := strings.Count(after, "Shared Prize (power 1, being played)"); got != 1 {
		t.Errorf("the card that Avery plays is in %d hands:\n%s", got, after)
	}
}

// TestAConditionThatIsTheOnlyOneIsNotInNotation, which who reads a ruling needn't know.
func TestAConditionThatIsTheOnlyOneIsNotInNotation(t *testing.T) {
	r, err := Whole(load(t, scenariotest.Library(t), "dj-pon-3-at-her-third-card"), made)
	if err != nil {
		t.Fatal(err)
	}
	text := r.Document().Markdown()
	if !strings.Contains(text, "What DJ Pon-3, Party Starter asks for isn’t so, and nothing is done (707.2)") {
		t.Errorf("the ruling doesn’t say plainly that nothing is done:\n%s", text)
	}
}

// TestARulingOfPartOfACourse tells what happens between two moments, and no more.
func TestARulingOfPartOfACourse(t *testing.T) {
	c, err := playing.NewCourse(load(t, scenariotest.Library(t), "annotated-example"), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	won := -1
	for i, m := range c.Moments() {
		if m.Kind == playing.FaceoffIsWon {
			won = i
		}
	}
	r := Of(c, 1, won, made)
	markdown := r.Document().Markdown()
	if !strings.Contains(markdown, "Avery wins the faceoff (514.5)") || strings.Contains(markdown, "(514.5c)") {
		t.Errorf("the ruling ends elsewhere than with the won faceoff:\n%s", markdown)
	}
	if stops := r.Stops(); stops == "" || !strings.Contains(markdown, stops) {
		t.Errorf("%d steps come later, and it doesn't say that it stops before them:\n%s", r.Left, markdown)
	}
	if whole := Of(c, 0, len(c.Moments())-1, made); whole.Stops() != "" {
		t.Errorf("of all of the course it says: %s", whole.Stops())
	}
	if r.After.Sides[0].Points != 4 || Beginning(c, won) != 0 {
		t.Errorf("after it Avery has %d points; it begins at %d", r.After.Sides[0].Points, Beginning(c, won))
	}
}

func BenchmarkPDF(b *testing.B) {
	s := load(b, scenariotest.Library(b), "explore-two-tables-full-of-text")
	for b.Loop() {
		r, err := Whole(s, made)
		if err != nil {
			b.Fatal(err)
		}
		var pdf bytes.Buffer
		if err := r.Document().PDF(&pdf); err != nil {
			b.Fatal(err)
		}
	}
}

// TestCardsThatAreMadeUpSayWhatTheyDo: nobody can look them up.
func TestCardsThatAreMadeUpSayWhatTheyDo(t *testing.T) {
	lib := scenariotest.Library(t)
	r, err := Whole(load(t, lib, "two-replacements-for-one-card"), made)
	if err != nil {
		t.Fatal(err)
	}
	markdown := r.Document().Markdown()
	for _, want := range []string{
		"- Soft Landing: white Resource, power 1, cost 1\n  - ", "- Passer-by: pink Friend, power 1, cost 1\n",
	} {
		if strings.Count(markdown, want) != 1 {
			t.Errorf("the ruling doesn’t say once %q:\n%s", want, markdown)
		}
	}
	if r, err = Whole(load(t, lib, "lotus-blossom-flipped-with-nothing-discarded"), made); err != nil ||
		len(r.Invented) > 0 {
		t.Errorf("printed cards are made up: %v, %v", r.Invented, err)
	}
}
