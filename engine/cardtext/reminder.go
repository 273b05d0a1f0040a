package cardtext

import (
	"regexp"
	"strings"
)

// reminderBehind is a text with a whole sentence in parentheses behind it.
var reminderBehind = regexp.MustCompile(`^(.*[.”"])\s*(\([A-Z0-9][^()]*\.\))\.?\s*$`)

// limiting are words with which what stands in parentheses limits what is said, rather than explaining it.
var limiting = regexp.MustCompile(`(?i)\b(only|once|limit|unless|except|can't|cannot|must)\b`)

// cutReminder gives a text without the reminder text in parentheses at its end, which explains the game text and is
// none itself (208.1); the whole text and "" where there is none.
func cutReminder(text string) (game, reminder string) {
	found := reminderBehind.FindStringSubmatch(text)
	if found == nil || limiting.MatchString(found[2]) {
		return text, ""
	}
	return found[1], strings.TrimSpace(found[2])
}
