package position

import (
	"regexp"
	"slices"
	"strings"
)

// youHave finds that one who is called "you" plays, and isn't the judge.
var youHave = regexp.MustCompile(`(?im)\byou(?:['’]ve| have| control| got| hold| flipped|['’]re (?:at|on))\b|` +
	`\byour (?:own )?(?:problem|home|hand|deck|discard|turn|mane|friends?|characters?)\b|^you:`)

// forYou are who that is where somebody speaks of themselves, too, and where nobody does: "you have Falcon at your
// problem, your opponent has Gyro there".
var forYou = []struct {
	said         *regexp.Regexp
	other, alone string
}{
	{regexp.MustCompile(`(?i)\b(yours)\b`), "B's", "mine"},
	{regexp.MustCompile(`(?i)\b(your)\b`), "B's", "my"},
	{regexp.MustCompile(`(?i)\b(you['’]re)(?:\s|$)`), "B is", "I'm"},
	{regexp.MustCompile(`(?i)\b(you['’]ve)(?:\s|$)`), "B has", "I've"},
	{regexp.MustCompile(`(?i)\b(you)(?:\s+[^\seb]|\s*[,;:.(\n]|$)`), "B", "I"}, // and not each or both
}

// withoutYou puts letters for one who is called "you", but in the names of cards.
func (cards *Cards) withoutYou(line string) string {
	if !youHave.MatchString(line) {
		return line
	}
	isOther := seatedNear.MatchString(line)
	for _, you := range forYou {
		with := you.alone
		if isOther {
			with = you.other
		}
		names := cards.namesWithYou(line)
		for _, at := range you.said.FindAllStringSubmatchIndex(line, -1) {
			from, to := at[2], at[3]
			if !slices.ContainsFunc(names, func(name [2]int) bool { return name[0] <= from && to <= name[1] }) {
				line = line[:from] + with + strings.Repeat(" ", to-from-len(with)) + line[to:]
			}
		}
	}
	return line
}

// namesWithYou finds where in a line Titles of cards stand that have such a word.
func (cards *Cards) namesWithYou(line string) (names [][2]int) {
	lower := strings.ToLower(line)
	for _, named := range cards.named {
		title := strings.ToLower(named.card.Faces[0].Title)
		if !strings.Contains(title, "you") || len(lower) != len(line) {
			continue
		}
		if at := strings.Index(lower, title); at >= 0 {
			names = append(names, [2]int{at, at + len(title)})
		}
	}
	return names
}
