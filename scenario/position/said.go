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

// lists are signs of lists, with those of Markdown that say nothing. A heading is what ends in a colon otherwise, and
// so is a line that names somebody alone: what is beneath it is that one's.
var lists = []saidAs{
	{regexp.MustCompile(`(?i)(<br\s*/?>|</(?:li|p|div|tr|h\d)>)`), "\n"},
	{regexp.MustCompile(`(?i)(</?[a-z][^<>\n]{0,40}>)`), ""},
	{regexp.MustCompile(`(?im)^[ \t]*(?:` + listSign + `\s+)?` + headOfList + `[ \t]*(→|->|=>|\.{3,})\s`), ":"},
	{regexp.MustCompile(`(\*\*|__)`), ""},
	{regexp.MustCompile(`(?m)^([|: \t]*[-=][-=|: \t]{2,})$`), ""}, // a rule
	{regexp.MustCompile(`(?m)^[ \t]*(>)`), ""},                    // of a message that is quoted
	{regexp.MustCompile(`(?im)^[ \t]*\[(?:avery|blake|me|opponent|opp|p1|p2)(\]:?)`), ":"},
	{regexp.MustCompile(`(?im)^[ \t]*(\[)(?:avery|blake|me|opponent|opp|p1|p2):`), ""},
	{regexp.MustCompile(`(?m)^[^\t\n:]{2,24}(\t)[^\t\n]+$`), ":"}, // of two columns
	{regexp.MustCompile(`(?m)^[ \t]*#{1,6} [^\n]*[^\s:](\s*\n\s*(?:` + listSign + `\s)?)`), ":"},
	{regexp.MustCompile(`(?m)(?:^|:)[ \t]*(#{1,6}) `), ""},
	{regexp.MustCompile(`(?im)^[ \t]*(?:avery|blake|me|him|her|them|my opponent|the opponent|opponent|opp|` +
		`player (?:1|2|a|b)|p1|p2)(?:[ \t]*\([^()\n]+\))?[ \t]*(\n\s*(?:` + listSign + `\s)?)`), ":"},
	{regexp.MustCompile(`:(\s*\n\s*(?:` + listSign + `\s)?)`), ""}, // the list of a heading
	{regexp.MustCompile(`(\n\s*` + listSign + `\s)`), ","},         // one thing of a list
	{regexp.MustCompile(`^(\s*` + listSign + `\s)`), ""},
}

// headOfList is a place, or what is counted, with whose it is.
const headOfList = `(?:(?:my|his|her|their|own|mine|opp(?:onent)?(?:['’]?s)?|avery['’]s|blake['’]s) )?(?:own )?` +
	`(?:home|prob(?:lem)?|hand|(?:draw )?deck|discard(?: pile)?|points|(?:action )?tokens|at)`

// listSign begins each thing of a list: a dash, or its number.
const listSign = `(?:[-*•–—]|\d{1,2}[.)])`

var saidFor = []saidAs{
	{regexp.MustCompile(`\b([Pp]1)\b`), "A"},
	{regexp.MustCompile(`\b([Pp]2)\b`), "B"},
	{regexp.MustCompile(`\s(-?->|→)\s+\p{Lu}\p{Ll}`), "on"}, // Hard Hat -> Falcon
}

// AP is the active player only where the other one is spoken of; else it is Avery's Problem.
var (
	nonActive    = regexp.MustCompile(`\bNAP\b`)
	activePlayer = regexp.MustCompile(`\b(AP)\b`)
)

// InOneLine puts a text of several lines into one, for a field that has one only.
func InOneLine(text string) string {
	if said, _, isTable := tableText(text); isTable {
		text = said
	}
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
