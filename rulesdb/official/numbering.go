package official

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"canterlaw/rulesdb/userfile"
)

// numbered is a line that begins with the number of a section or rule.
type numbered struct {
	line    int    // its place among the lines
	number  string // as this program writes it: 514.4c
	path    []int  // of the number
	text    string // that follows it
	misread string // its first digits, where letters stand for some
	parens  bool   // the number stands between parentheses
	firm    bool   // the line is set apart, as what begins something is
}

// numberStart matches the number of a section or rule in the ways in which
// versions and copies of the rules write it: (101.1a), 101.1a., 101.1.a,
// 101.1(a), Section 101.
var numberStart = regexp.MustCompile(`^[*_]*(?:(?i:section|sec\.|rule` +
	`|§)\s*)?([(\[]?)[*_]*([\dlIO]{3})(?:\.(\d{1,3})(?:\.?([a-z])\b|\s?\(([a-z])\))?(?:\.([ivx]+)\b` +
	`|\s?\(([ivx]+)\))?)?[*_]*([)\]]?)[*_]*([.:]?)[*_]*`)

// misreadDigits are letters that the recognition of a printed page takes for digits.
var misreadDigits = strings.NewReplacer("l", "1", "I", "1", "O", "0")

// startOf reads the number that a line begins with.
func startOf(text string) (numbered, bool) {
	match := numberStart.FindStringSubmatch(text)
	if match == nil {
		return numbered{}, false
	}
	rest := text[len(match[0]):]
	closed := match[1] != "" && match[8] != ""
	first, _ := utf8.DecodeRuneInString(rest)
	switch {
	case (match[1] == "") != (match[8] == ""):
		return numbered{}, false
	case rest == "" || unicode.IsSpace(first) || closed || match[9] != "" && unicode.IsUpper(first):
	default:
		return numbered{}, false
	}
	number := misreadDigits.Replace(match[2])
	misread := ""
	if number != match[2] {
		misread = match[2]
	}
	if len(anyDigits.ReplaceAllString(match[2], "")) > 1 { // a word rather than a number
		return numbered{}, false
	}
	if match[3] != "" {
		number += "." + match[3] + match[4] + match[5]
	}
	if roman := match[6] + match[7]; roman != "" {
		number += "." + roman
	}
	n := numbered{number: number, path: Path(number), parens: closed, misread: misread}
	n.text = strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(rest), "-–—:"))
	return n, n.path != nil
}

// mostNumbers is how many lines of a document may begin with numbers.
const mostNumbers = 10_000

// numberingOf finds the lines that begin with the number of a section or rule:
// those that do so and, read in order, are the numbering of the document. A
// table of contents before it is none of it, and neither is a line that
// begins with a number because a sentence that cites it was wrapped.
func numberingOf(lines []userfile.Line) []numbered {
	var all []numbered
	before := "."
	for i, line := range lines {
		if line.Noise {
			continue
		}
		bare := strangeBullet.ReplaceAllString(bulleted.ReplaceAllString(strings.TrimSpace(line.Text), ""), "$1")
		n, ok := startOf(bare)
		if ok && (len(n.path) > 2 || sectionTitle().MatchString(n.text) && !contentsLine.MatchString(n.text)) {
			n.line = i
			n.firm = line.Gap || line.Heading || bare != strings.TrimSpace(line.Text) || !userfile.IsUnfinished(before)
			all = append(all, n)
		}
		before = bare
		if _, _, isChapter := chapterHeadingOf(bare); isChapter || ok && len(n.path) == 2 {
			before = "."
		}
	}
	if len(all) > mostNumbers {
		return nil
	}
	return repaired(all, longestNumbering(all))
}

// sectionTitle matches what follows the number of a section: its title, and the
// text where that stands in the same line. It takes long to compile, for every
// start of the program.
var sectionTitle = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[*_]*(?:\pL[^:]{0,60}[^:.,;]|\p{Lu}[^:.]{2,40}:\s+\p{Lu}.*)$`)
})

// longestNumbering gives the places of the numbers that ascend from line to line
// and are the most; among as many, those that follow each other and are set
// apart, the last in the document.
func longestNumbering(all []numbered) []int {
	inParens := 0
	for _, n := range all {
		if n.parens && len(n.path) > 2 {
			inParens++
		}
	}
	score, from, next := make([]int, len(all)), make([]int, len(all)), make([][][]int, len(all))
	best := -1
	for i, n := range all {
		own := 4
		if n.firm {
			own++
		}
		if !userfile.StartsLower(n.text) {
			own++
		}
		if len(n.path) > 2 && n.parens == (inParens > len(all)/4) {
			own++
		}
		score[i], from[i], next[i] = own, -1, successors(n.path)
		for j := range i {
			if slices.Compare(all[j].path, n.path) >= 0 {
				continue
			}
			s := score[j] + own
			if slices.ContainsFunc(next[j], func(p []int) bool { return slices.Equal(p, n.path) }) {
				s++
			}
			if s >= score[i] {
				score[i], from[i] = s, j
			}
		}
		if best < 0 || score[i] >= score[best] {
			best = i
		}
	}
	var places []int
	for at := best; at >= 0; at = from[at] {
		places = append(places, at)
	}
	slices.Reverse(places)
	return places
}

// repaired gives the numbers at the places stated, and those between them that
// were misprinted: with the section of another one, or the one before again.
func repaired(all []numbered, places []int) []numbered {
	var found []numbered
	for at, place := range places {
		n := all[place]
		found = append(found, n)
		section, _, _ := strings.Cut(n.number, ".")
		end := len(all)
		if at+1 < len(places) {
			end = places[at+1]
		}
		last := n.number
		for _, other := range all[place+1 : end] {
			_, within, isRule := strings.Cut(other.number, ".")
			if !other.firm || other.parens != n.parens || !isRule || userfile.StartsLower(other.text) {
				continue
			}
			here := section + "." + within
			if here != last && !follows(last, here) {
				continue
			}
			found = append(found, other)
			last = here
		}
	}
	return found
}
