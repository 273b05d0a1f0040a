package position_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said otherwise for a number, a mark or a card of a text.
var (
	numberInText = regexp.MustCompile(`\b\d{1,2}\b`)
	wordInText   = regexp.MustCompile(`\b(?:exhausted|frightened|boosted|Falcon|Gyro|Octavia|Timberwolf|Rarity|Yay!)`)
	otherWord    = map[string]string{"exhausted": "frightened", "frightened": "exhausted", "boosted": "exhausted",
		"Falcon": "Big Top", "Gyro": "Big Shot", "Octavia": "Big Top", "Timberwolf": "Windigo",
		"Rarity": "Fluttershy", "Yay!": "Eeyup"}
)

// Before or behind such words it follows from others what is said, or it is taken back: the lead beside both scores,
// what isn't so, what was corrected, and the number of a paragraph.
var (
	saysTwiceBefore = regexp.MustCompile(`(?i)(?:\b(?:not|not been|isn't|leads by|problem)|\(me) $`)
	saysTwiceBehind = regexp.MustCompile(`^(?: points (?:behind|ahead)\b|\. Player |[^,]*,? (?:no, |or rather |` +
		`make that )|[^.]*\. No, make that)`)
)

// No number, mark or card of a text is left out in silence: said otherwise, it gives another position, or is told
// otherwise. The texts are those of the other tests of this package.
func TestNothingIsLeftOutInSilence(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, text := range textsOfTests(t) {
		is := whatIsRead(cards, text)
		change := func(from, to int, with string) {
			if saysTwiceBefore.MatchString(text[:from]) || saysTwiceBehind.MatchString(text[to:]) {
				return
			}
			if other := text[:from] + with + text[to:]; whatIsRead(cards, other) == is {
				t.Errorf("%q at %d of %q is left out in silence", text[from:to], from, text)
			}
		}
		for _, at := range numberInText.FindAllStringIndex(text, -1) {
			n, _ := strconv.Atoi(text[at[0]:at[1]])
			change(at[0], at[1], strconv.Itoa(n+1))
		}
		for _, at := range wordInText.FindAllStringIndex(text, -1) {
			change(at[0], at[1], otherWord[text[at[0]:at[1]]])
		}
	}
}

// whatIsRead gives what comes of a text: the position, and what is told of it.
func whatIsRead(cards *position.Cards, text string) string {
	p := position.New()
	faults, assumed := cards.Read(p, text, position.FirstMarked)
	line, left := cards.Line(p)
	said := fmt.Sprintf("%q, without %q; to be mended %q", line, left, position.Unread(text, faults))
	for _, f := range faults {
		said += fmt.Sprintf(", unread %q", f.Found)
	}
	file, err := p.File()
	if err != nil {
		return said
	}
	said += fmt.Sprintf(", taking for granted %q", position.Assumptions(assumed))
	return said + idOfFile.ReplaceAllString(string(file), "")
}

var idOfFile = regexp.MustCompile(`(?m)^id: .*$`)

// textsOfTests gives the texts of several words that the tests of this package read.
func textsOfTests(t *testing.T) (texts []string) {
	t.Helper()
	files, err := filepath.Glob("described*_test.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no tests of descriptions", err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch of := n.(type) {
			case *ast.CompositeLit:
				if len(of.Elts) > 1 {
					texts = append(texts, textOf(of.Elts[0]))
				}
			case *ast.KeyValueExpr:
				texts = append(texts, textOf(of.Key))
			}
			return true
		})
	}
	return texts
}

// textOf is the text that an expression is, joined of several; "" if it is none, or no more than a word.
func textOf(e ast.Expr) string {
	text := ""
	switch of := e.(type) {
	case *ast.BasicLit:
		text, _ = strconv.Unquote(of.Value)
	case *ast.BinaryExpr:
		text = textOf(of.X) + textOf(of.Y)
	}
	if len(strings.Fields(text)) < 4 || strings.HasSuffix(text, " ") {
		return ""
	}
	return text
}
