package official

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// numberPattern matches the number of a section, rule or subrule as the
// document prints it between parentheses: 514, 514.4, 514.4c, 511.7a.i.
const numberPattern = `\d{3}(?:\.\d{1,3}[a-z]?(?:\.[ivx]+)?)?`

var (
	wholeNumber = regexp.MustCompile(`^(?:[1-9]|1\d|` + numberPattern + `)$`)
	romans      = []string{"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi",
		"xii", "xiii", "xiv", "xv"}
)

// KindOf tells the kind of thing that a number names.
func KindOf(number string) Kind {
	switch {
	case strings.Contains(number, "."):
		return Numbered
	case len(number) < 3:
		return Chapter
	}
	return Section
}

// Path gives a number's place in the tree, counting from 1 at each level:
// chapter, section within the chapter, rule, letter, roman numeral. 511.7a.i
// is 5, 11, 7, 1, 1. It is nil if the text isn't a number.
func Path(number string) []int {
	if !wholeNumber.MatchString(number) {
		return nil
	}
	head, rest, _ := strings.Cut(number, ".")
	n, _ := strconv.Atoi(head)
	if len(head) < 3 {
		return []int{n}
	}
	p := []int{n / 100, n % 100}
	if rest == "" {
		return p
	}
	rest, roman, _ := strings.Cut(rest, ".")
	digits := strings.TrimRight(rest, "abcdefghijklmnopqrstuvwxyz")
	n, _ = strconv.Atoi(digits)
	p = append(p, n)
	if letter := rest[len(digits):]; letter != "" {
		p = append(p, int(letter[0]-'a')+1)
	}
	if roman != "" {
		i := slices.Index(romans, roman)
		if i < 0 || len(p) < 4 {
			return nil
		}
		p = append(p, i)
	}
	return p
}

// numberAt is the inverse of path.
func numberAt(p []int) string {
	if len(p) == 1 {
		return strconv.Itoa(p[0])
	}
	number := strconv.Itoa(p[0]*100 + p[1])
	if len(p) > 2 {
		number += "." + strconv.Itoa(p[2])
	}
	if len(p) > 3 {
		number += string(rune('a' + p[3] - 1))
	}
	if len(p) > 4 && p[4] < len(romans) {
		number += "." + romans[p[4]]
	}
	return number
}

// ParentOf gives the number that a number stands under; "" for a chapter.
func ParentOf(number string) string {
	p := Path(number)
	if len(p) < 2 {
		return ""
	}
	return numberAt(p[:len(p)-1])
}

// successors gives the numbers that may stand next after the path of one: its
// first child, or the next at its level or at any level above. The sections of a
// chapter begin with 101 or, in some documents, with 100.
func successors(p []int) [][]int {
	var next [][]int
	if len(p) == 1 {
		next = append(next, []int{p[0], 0})
	}
	if len(p) < 5 {
		next = append(next, append(slices.Clone(p), 1))
	}
	for level := len(p); level > 0; level-- {
		sibling := slices.Clone(p[:level])
		sibling[level-1]++
		next = append(next, sibling)
	}
	return next
}

// follows reports whether number may stand next after previous, with nothing
// left out between them.
func follows(previous, number string) bool {
	at := Path(number)
	return slices.ContainsFunc(successors(Path(previous)), func(p []int) bool { return slices.Equal(p, at) })
}

// CompareNumbers orders numbers as the document does.
func CompareNumbers(x, y string) int { return slices.Compare(Path(x), Path(y)) }

// few lists numbers for people: the first ones, and how many more there are.
func few(numbers []string) string {
	const most = 8
	if len(numbers) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(numbers[:most], ", "), len(numbers)-most)
	}
	return strings.Join(numbers, ", ")
}
