package position_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
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
	// Numbers in words, and whose something is.
	numberSaid = regexp.MustCompile(`(?i)\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`)
	nextNumber = map[string]string{"two": "three", "three": "four", "four": "five", "five": "six", "six": "seven",
		"seven": "eight", "eight": "nine", "nine": "ten", "ten": "eleven", "eleven": "twelve", "twelve": "thirteen"}
	whoseSaid = regexp.MustCompile(`(?i)\b(?:my|his|her|their|mine|hers|theirs)\b`)
)

// Before or behind such words it follows from others what is said, or it is taken back: the lead beside both scores,
// what isn't so, what was corrected, and the number of a paragraph.
var (
	saysTwiceBefore = regexp.MustCompile(`(?i)(?:\b(?:not|not been|nobody is|isn't|leads by|problem)|\(me) $`)
	saysTwiceBehind = regexp.MustCompile(`^(?: points (?:behind|ahead)\b|\. Player |[^,]*,? (?:no, |or rather |` +
		`make that )|[^.]*\. No, make that)`)
)

// Before or behind such words it makes no difference whose something is: what isn't there, where something was, and
// sides of cards.
var (
	saysNobodysBefore = regexp.MustCompile(`(?i)\b(?:nothing of|none of|from) $`)
	saysNobodysBehind = regexp.MustCompile(`(?i)^ (?:opp|opponent|start sides?|boosted side)\b|` +
		`^ (?:problem|hand|pile)(?:: | has )no(?:thing|body)\b`)
)

// In these texts the rest of the sentence is told, or says the same once more, as that what is left out would be: of
// whom it is, or how many, makes no difference there.
var saysTheSame = []string{"There's a token at my problem", "exactly six cards in her discard pile",
	"two cards at home", "One of the two copies is", "at their problem, plus an orange one",
	"He's at my home with three", "Mine is empty", "My Amethyst Star was just dismissed", "a Bunny Breakout on my side",
	"have Mega Rainbow at my problem", "My Falcon is at Octavia", "Two problems: mine is", "has her Mane (Twilight",
	"his at my problem.", "Gyro under his control at his problem, and",
	"he defeated my Timberwolf this turn at his", "Hard Hat on Falcon at my problem and on Gyro",
	"four Friends at her Problem. They are Falcon, Gyro and Big Top", "Three cards are beneath Golden",
	"at the end of my turn, and it's my End Phase",
	"nothing else in play besides his mane", "His friends at home: none",
	"Mine is exhausted, his isn't"}

// isTheSame reports whether what stands there is in one of those.
func isTheSame(text string, at int) bool {
	return slices.ContainsFunc(saysTheSame, func(same string) bool {
		from := strings.Index(text, same)
		return from >= 0 && from <= at && at < from+len(same)
	})
}

// No number, mark or card of a text is left out in silence: said otherwise, it gives another position, or is told
// otherwise. The texts are those of the other tests of this package.
func TestNothingIsLeftOutInSilence(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), map[string][]string{"rd": {"rainbow dash"},
		"aj": {"applejack"}, "twi": {"twilight sparkle"}})
	for _, text := range textsOfTests(t) {
		is := whatIsRead(cards, text)
		change := func(from, to int, with string) {
			if isTheSame(text, from) || saysTwiceBefore.MatchString(text[:from]) ||
				saysTwiceBehind.MatchString(text[to:]) {
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
		for _, at := range numberSaid.FindAllStringIndex(text, -1) {
			change(at[0], at[1], nextNumber[strings.ToLower(text[at[0]:at[1]])])
		}
		for _, at := range whoseSaid.FindAllStringIndex(text, -1) { // one of both is as it was said
			before, behind := text[:at[0]], text[at[1]:]
			isNobodys := saysNobodysBefore.MatchString(before) || saysNobodysBehind.MatchString(behind)
			if !isNobodys && !isTheSame(text, at[0]) && whatIsRead(cards, before+"Avery's"+behind) == is &&
				whatIsRead(cards, before+"Blake's"+behind) == is {
				t.Errorf("%q at %d of %q is left out in silence", text[at[0]:at[1]], at[0], text)
			}
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
				if _, isList := of.Type.(*ast.ArrayType); len(of.Elts) > 1 && !isList {
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
	text := lettersOf(e)
	if len(strings.Fields(text)) < 4 {
		return ""
	}
	return text
}

func lettersOf(e ast.Expr) string {
	switch of := e.(type) {
	case *ast.BasicLit:
		text, _ := strconv.Unquote(of.Value)
		return text
	case *ast.BinaryExpr:
		return lettersOf(of.X) + lettersOf(of.Y)
	}
	return ""
}
