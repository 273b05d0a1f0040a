package position

import (
	"regexp"
	"slices"
	"strings"
)

// What people write that is the same as a sign or letter of the line, put so before it is read.
// Each takes as many letters as before, so that a fault is where it was typed.

type saidAs struct {
	said *regexp.Regexp // its first group is replaced
	with string
}

var lists = []saidAs{
	{regexp.MustCompile(`:(\s*\n\s*(?:[-*•–—]\s)?)`), ""}, // the list of a heading
	{regexp.MustCompile(`(\n\s*[-*•–—]\s)`), ","},         // one thing of a list
	{regexp.MustCompile(`^(\s*[-*•–—]\s)`), ""},
}

var saidFor = []saidAs{
	{regexp.MustCompile(`\b([Pp]1)\b`), "A"},
	{regexp.MustCompile(`\b([Pp]2)\b`), "B"},
}

// AP is the active player only where the other one is spoken of; else it is Avery's Problem.
var (
	nonActive    = regexp.MustCompile(`\bNAP\b`)
	activePlayer = regexp.MustCompile(`\b(AP)\b`)
)

// InOneLine puts a text of several lines into one, for a field that has one only.
func InOneLine(text string) string {
	for _, s := range lists {
		text = replaceGroup(text, s.said, s.with)
	}
	text = strings.Join(strings.Fields(strings.ReplaceAll(strings.TrimSpace(text), "\n", " ; ")), " ")
	return strings.NewReplacer(" ;", ";", " ,", ",").Replace(text)
}

// inLetters puts a line so.
func inLetters(line string) string {
	for _, s := range slices.Concat(lists, saidFor) {
		line = replaceGroup(line, s.said, s.with)
	}
	if nonActive.MatchString(line) {
		line = replaceGroup(line, activePlayer, "A")
		line = nonActive.ReplaceAllString(line, "B  ")
	}
	return line
}

// replaceGroup puts other letters for the first group, with spaces behind them; the sign of
// possession stays at the letters.
func replaceGroup(line string, said *regexp.Regexp, with string) string {
	for _, at := range said.FindAllStringSubmatchIndex(line, -1) {
		to := at[3]
		for _, own := range []string{"'s", "’s"} {
			if with != "," && with != "" && strings.HasPrefix(line[to:], own) {
				to += len(own)
				line = line[:at[2]] + with + own + strings.Repeat(" ", to-at[2]-len(with)-len(own)) + line[to:]
			}
		}
		if to == at[3] {
			line = line[:at[2]] + with + strings.Repeat(" ", to-at[2]-len(with)) + line[to:]
		}
	}
	return line
}

// headLine finds a line that names somebody alone: what is beneath it is that one's.
var headLine = regexp.MustCompile(`(?i)(?:^|\n)[ \t]*(?:avery|blake|me|my opponent|the opponent|opponent|opp|` +
	`player (?:1|2|a|b))[ \t]*(\n)`)

// headLines puts a colon behind such a line, for what ends it.
func headLines(text string) string { return replaceGroup(text, headLine, ":") }
