package position

import (
	"regexp"
	"slices"
	"strings"
)

// Lists of what each player has at a place, with a dash behind who it is, or below the name of the Problem:
//
//	My problem (Cloudbursting): me - Falcon; opp - Gyro
//
//	My problem: Cloudbursting
//	- me: Falcon

var (
	placeOfLine = `(?:(?:my|his|her|their|avery['’]s|blake['’]s|opp(?:onent)?(?:['’]?s)?|p1|p2|a|b|a['’]s|b['’]s) )` +
		`(?:prob(?:lem)?|home)`
	playerOfList = `(?:avery|blake|me|him|her|them|opp|opponent|a|b|p1|p2|mine|his|hers|theirs)`
	// listOfPlace is a line that such a place heads.
	listOfPlace = regexp.MustCompile(`(?im)^[ \t]*` + placeOfLine + `(?: \([^()\n]*\))?:.*$`)
	// dashBehindPlayer is a dash in it that stands for a colon.
	dashBehindPlayer = regexp.MustCompile(`(?i)([:;,]\s+` + playerOfList + `)( [-–—]|[-–—])(\s)`)
	// strokeBehindPlayer is a stroke between a player and a place.
	strokeBehindPlayer = regexp.MustCompile(
		`(?im)^[ \t]*(?:avery|blake|opponent|opp|a|b)( / )(?:home|prob(?:lem)?|hand|deck|discard)\b[^:\n]{0,8}:`)
	// problemOverList is the name of a Problem behind whose it is, and a list below it that a player heads.
	problemOverList = regexp.MustCompile(`(?im)^([ \t]*` + placeOfLine + `): ([^:;,()\n]{3,40})(\n)([-*•])( ` +
		playerOfList + `:)`)
)

// listedByPlayer puts colons behind the players, and the Problem in brackets. Each sign stays where it was typed.
func listedByPlayer(line string) string {
	line = replaceGroups(line, strokeBehindPlayer, 1, "'s")
	line = listOfPlace.ReplaceAllStringFunc(line, func(list string) string {
		return replaceGroups(list, dashBehindPlayer, 2, ":")
	})
	return problemOverList.ReplaceAllString(line, "$1 ($2):$5")
}

// replaceGroups puts other letters for a group wherever it is found, with spaces behind them.
func replaceGroups(line string, said *regexp.Regexp, group int, with string) string {
	for _, at := range said.FindAllStringSubmatchIndex(line, -1) {
		from, to := at[2*group], at[2*group+1]
		line = line[:from] + with + strings.Repeat(" ", max(to-from-len(with), 0)) + line[to:]
	}
	return line
}

// isPlaceAtHead reports whether a sentence begins at a word with a place, behind which a verb says what is there.
func (d *describer) isPlaceAtHead(begin int) bool {
	n := begin - d.at
	at, isPlace := d.placeNamed(n + 1)
	return isPlace && d.isAtPlace(n) && slices.Contains([]string{"is", "are"}, d.word(n+1+at.words))
}

// listOfEach notes that a place is the head of a list of what each player has there: "at my problem: me Falcon; him:
// Gyro". Another place ends such a list.
func (d *describer) listOfEach(at describedPlace) {
	isProblem := at.zone == InPlay && len(at.areas) == 1 && at.areas[0].isProblem()
	if !isProblem || d.r.listAt != nil && *d.r.listAt != at.areas[0] {
		d.r.listAt = nil
	}
	if !isProblem || d.word(0) != ":" && !d.isDash(0) {
		return
	}
	n := 1
	if d.at+n < len(d.words) && inBrackets.MatchString(d.words[d.at+n].text) { // at my problem (Avalanche!): me Falcon
		n++
	}
	if _, words, ok := d.whoseSaid(n); ok && (d.isDoing(n+words-1) || d.isOwner(n, words) ||
		slices.Contains([]string{"me", "him", "her", "them", "opponent", "opp"}, d.word(n+words-1)) ||
		d.word(n+words) == ":") {
		d.r.listAt = &at.areas[0]
	}
}
