package position

import (
	"regexp"
	"strings"
)

// Lists below a player's name, in which a place of the other player is where that player's own cards are:
//
//	Blake:
//	- Home: Rarity
//	- Avery's Problem: Timberwolf

// ownerOfBlock is whose the list below a line is that names a player, and whether by a name; ok is false if it names
// none, or a place as well.
func ownerOfBlock(line piece) (side Side, byName, ok bool) {
	found := blockHead.FindStringSubmatch(line.text)
	if found == nil || placeInBlock.MatchString(line.text) {
		return 0, false, false
	}
	side, ok = pieceOf(playerInBlock.ReplaceAllString(found[1], "$1")).side()
	switch name := strings.ToLower(found[1]); {
	case ok:
	case strings.HasPrefix(name, "player "):
		side, ok = Side(strings.IndexAny("1a2b", name[len(name)-1:])/2), true
	default:
		side, ok = Blake, true // him, her
	}
	return side, side.isName(strings.ToLower(found[1])) || strings.HasPrefix(strings.ToLower(found[1]), "p"), ok
}

// ownerOfBoard is whose the board is that a line names alone, and what that one is called: "Avery's board", "my side:".
func ownerOfBoard(line piece) (side Side, called string, ok bool) {
	found := boardHead.FindStringSubmatch(line.text)
	if found == nil {
		return 0, "", false
	}
	switch whose := strings.ToLower(found[1]); whose[0] {
	case 'a':
		return Avery, Avery.String(), true
	case 'b':
		return Blake, Blake.String(), true
	default:
		if whose == "my" {
			return Avery, "Me", true
		}
		return Blake, "Opponent", true
	}
}

var (
	boardHead = regexp.MustCompile(`(?i)^[\s>#*\[_=-]*(my|his|her|their|avery['’]s|blake['’]s|` +
		`(?:my |the )?opp(?:onent)?['’]s) (?:board|side|field|stuff)[\]*_:\s=-]*$`)
	blockHead = regexp.MustCompile(`(?i)^[\s>#*\[|_]*(avery|blake|me|him|her|them|opp|opponent|(?:my|the) opponent|` +
		`player [12ab]|p1|p2)(?:['’]s (?:board|side|cards|field|stuff))?[\]*_]*\s*(?:$|[:(\[|–—-]|\d)`)
	playerInBlock = regexp.MustCompile(`(?i)^(?:my|the) (opponent)$`)
	placeInBlock  = regexp.MustCompile(`(?i)\b(?:home|prob(?:lem)?|hand|deck|discard|has|have|at [^\d\W])\b`)
	// thingOfBlock finds, in one line of such a list, the sign before it and the place that heads it.
	thingOfBlock = regexp.MustCompile(`^(\s*(?:\|?` + listSign + `\s+)?(?:(?i:at|on) )?)([^:\n]{2,40}):\s*\S`)
	isNothing    = regexp.MustCompile(`(?i):\s*(?:-|–|—|none|nobody|nothing|empty)?\s*$`)
)

// block says whose cards are at a Problem of the other player's, in a line of a list below a player's name: "Blake at
// Avery's Problem: Timberwolf".
func (t *tableWriter) block(of Side, byName bool, line piece) bool {
	at := thingOfBlock.FindStringSubmatchIndex(line.text)
	if at == nil || isNothing.MatchString(line.text) {
		return false
	}
	place := line.text[at[4]:at[5]]
	if byName && othersPlace.MatchString(place) { // opponent's problem, below Blake's name
		place = of.Other().String() + "'s problem"
	} else if said, ok := placeSaid(pieceOf(place)); strings.EqualFold(place, of.Other().Letter()+"P") {
		place = of.Other().String() + "'s problem"
	} else if !ok || said.Zone != InPlay || said.Area.Kind != Problem || said.Area.Of == of {
		return false
	}
	t.add(strings.TrimSuffix(strings.TrimSuffix(line.text[:at[4]], "At "), "at "), line.at, true)
	t.add(of.String()+" at "+place, line.at+at[4], false)
	t.add(line.text[at[5]:], line.at+at[5], true)
	t.add("\n", line.at, false)
	return true
}

// commasInLists puts commas for the semicolons between the cards that a list behind a place has: "My home: Rarity
// (boosted); Gyro".
func commasInLists(text string) string {
	lists := listedAtPlace.FindAllStringSubmatchIndex(text, -1)
	if further := listedInLine.FindStringSubmatchIndex(text); further != nil {
		lists = append(lists, further)
	}
	for _, at := range lists {
		for i := at[2]; i < at[3]; i++ {
			end := i + 1
			for end < at[3] && text[end] != ';' {
				end++
			}
			if text[i] == ';' && !notOfList.MatchString(text[i+1:end]) {
				text = text[:i] + "," + text[i+1:]
			} else if text[i] == ';' {
				break
			}
		}
	}
	return text
}

var (
	// listedAtPlace finds what stands behind a place and a colon, to the end of the line or to the next head.
	listedAtPlace = regexp.MustCompile(`(?im)(?:^|[.;]\s+|^\s*` + listSign + `\s+)(?:at |` + cardsAt + `)?` +
		headOfList + `(?: \([^()\n]*\))?:([^:\n]*;[^:\n]*)$`)
	// listedInLine finds it where the line goes on with the next head.
	listedInLine = regexp.MustCompile(`(?im)(?:^|[.;]\s+)(?:at )?` + headOfList +
		`(?: \([^()\n]*\))?:([^:\n]*;[^:\n]*?)\.[ \t]+(?:at |in )?` + headOfList + `:`)
	// cardsAt are cards before the place that heads such a list.
	cardsAt = `(?:(?:my|his|her|their|avery['’]s|blake['’]s) )?(?:friends|characters|cards) (?:at|in) `
	// notOfList finds words of which none is said of a card in such a list.
	notOfList = regexp.MustCompile(`(?i)\b(?:is|are|was|has|have|had|at|mine|my|his|hers?|theirs?|opp|opponent|he|` +
		`she|they|i|i'm|it|it's|me|him|avery\S*|blake\S*|player|turn|phase|main|score|points?|pts|` +
		`action tokens?|tokens? left|hand|deck|home|problem|discard|faceoff|flip\w*|confront\w*|` +
		`one|others?|both|all|two|three)\b|^\s*$|\d ?(?:p|t|at|tokens?)\b`)
	// loneStar finds a star behind a word, and none around it.
	loneStar = regexp.MustCompile(`(?:^|[\s,;:])[\pL\pN][\pL\pN'’ .-]*[\pL\pN)](\*)(?:[\s,;.|]|$)`)
)

// othersPlace finds a Problem of whoever isn't spoken of.
var othersPlace = regexp.MustCompile(
	`(?i)^(?:(?:the )?(?:opp|opponent|other|other player)(?:['’]?s)?|enemy) prob(?:lem)?$`)
