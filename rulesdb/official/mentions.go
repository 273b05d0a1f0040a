package official

import "regexp"

// staleReference is a rule number that the official text still cites although
// what it means stands under another number now.
type staleReference struct{ now, why string }

// staleReferences are the stale numbers of the Comprehensive Rules 3.4. A
// number that a document does have is never stale in it.
var staleReferences = map[string]staleReference{
	"409.6": {"410.6",
		"section 409 is the Flip Zone and has one rule; when a card becomes a different card stands under Changing " +
			"Zones, which is section 410"},
}

var (
	parenthesis   = regexp.MustCompile(`\([^()]*\)`)
	citedNumber   = regexp.MustCompile(`\b` + numberPattern + `\b`)
	betweenNumber = regexp.MustCompile(`^\((?:see|rules?|sections?|and|or|to|[\s,;–-])*\)$`)
)

// Mentions gives the places of the rule numbers that a Markdown text cites: a
// number counts only between parentheses that hold nothing but numbers and
// words such as "rule" and "and", for "(300)" of anything else is no rule.
func Mentions(markdown string) [][]int {
	var places [][]int
	for _, group := range parenthesis.FindAllStringIndex(markdown, -1) {
		inside := markdown[group[0]:group[1]]
		if !betweenNumber.MatchString(citedNumber.ReplaceAllString(inside, "")) {
			continue
		}
		for _, at := range citedNumber.FindAllStringIndex(inside, -1) {
			places = append(places, []int{group[0] + at[0], group[0] + at[1]})
		}
	}
	return places
}

// Target gives the number that a mention leads to: itself, or where a stale
// one stands now; "" if it leads nowhere.
func Target(number string, known func(string) bool) string {
	if known(number) {
		return number
	}
	if stale, ok := staleReferences[number]; ok && known(stale.now) {
		return stale.now
	}
	return ""
}
