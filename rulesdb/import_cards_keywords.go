package rulesdb

import (
	"strconv"
	"strings"

	"canterlaw/engine/card"
)

// Flags that OCTGN's files hold among the keywords; facts of their own here.
const (
	startingProblem = "Starting Problem"
	homeLimit       = "Home Limit"
)

// keywordHasNumber lists the keywords of the glossary (chapter 9), and whether
// they have a number. The flags above are read like keywords.
var keywordHasNumber = map[string]bool{
	"Calming": true, "Competitive": true, "Diligent": true, "Eccentric": true,
	"Meticulous": true, "Showy": true, "Supportive": true,
	"Caretaker": false, "Hasty": false, "Inspired": false, "Persistent": false,
	"Prepared": false, "Prismatic": false, "Pumped": false, "Random": false,
	"Stubborn": false, "Studious": false, "Swift": false, "Teamwork": false,
	"Vexing": false, "Villain": false,
	homeLimit: true, startingProblem: false,
}

// laterKeywords lists keywords of sets that came after version 3.4 of the
// rules, which doesn't define them, and whether they have a number.
var laterKeywords = map[string]bool{
	"Agile": false, "Experienced": false, "Traveler": false, "Redeem": false,
	"Transform": true, "Harmonious": true, "Tyrannical": true,
}

// isLater reports whether version 3.4 of the rules doesn't define the keyword.
func isLater(k card.Keyword) bool {
	_, later := laterKeywords[k.Name]
	return later
}

// IsKeywords reports whether a paragraph of card text consists of keywords.
func IsKeywords(paragraph string) bool {
	_, ok := parseKeywords(paragraph)
	return ok
}

// parseKeywords reads a line that consists of keywords, such as "Swift",
// "Diligent 1." or "Stubborn. Random."; ok is false for any other line.
func parseKeywords(line string) (keywords []card.Keyword, ok bool) {
	line = strings.TrimSuffix(strings.TrimSpace(line), ".")
	for part := range strings.SplitSeq(line, ".") {
		k, ok := parseKeyword(strings.TrimSpace(part))
		if !ok {
			return nil, false
		}
		keywords = append(keywords, k)
	}
	return keywords, true
}

func parseKeyword(s string) (k card.Keyword, ok bool) {
	k.Name = s
	number := ""
	if i := strings.LastIndexByte(s, ' '); i >= 0 && s != startingProblem {
		k.Name, number = s[:i], s[i+1:]
	}
	hasNumber, known := keywordHasNumber[k.Name]
	if !known {
		hasNumber, known = laterKeywords[k.Name]
	}
	if !known || hasNumber != (number != "") {
		return card.Keyword{}, false
	}
	if hasNumber {
		x, err := strconv.Atoi(number)
		if err != nil || x < 0 {
			return card.Keyword{}, false
		}
		k.X = x
	}
	return k, true
}
