package decklist

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// The headings of lists of cards.

// listHeading is what stands below a heading of a list.
type listHeading struct {
	holds []card.Type // nil for any
	// starting says that it names the Starting Problem (102.2), which may be listed again.
	starting bool
	// aside says that what stands below it is no part of the deck.
	aside bool
}

// listHeadings are the headings of lists, folded.
var listHeadings = map[string]listHeading{
	"mane": manes, "manes": manes, "mane character": manes, "mane characters": manes,
	"mc": manes, "mane deck": manes,
	"friend": {holds: []card.Type{card.Friend}}, "friends": {holds: []card.Type{card.Friend}},
	"resource": {holds: []card.Type{card.Resource}}, "resources": {holds: []card.Type{card.Resource}},
	"event": {holds: []card.Type{card.Event}}, "events": {holds: []card.Type{card.Event}},
	"troublemaker": {holds: []card.Type{card.Troublemaker}}, "troublemakers": {holds: []card.Type{card.Troublemaker}},
	"chars": {holds: []card.Type{card.Friend}}, "characters": {holds: []card.Type{card.Friend}},
	"res":  {holds: []card.Type{card.Resource}},
	"evts": {holds: []card.Type{card.Event}},
	"tm":   {holds: []card.Type{card.Troublemaker}}, "tms": {holds: []card.Type{card.Troublemaker}},
	"problem": problems, "prob": problems, "probs": problems, "problems": problems, "problem deck": problems,
	"draw deck": draws, "main deck": draws, "draw": draws, "main": draws, "mainboard": draws,
	"starting problem": starting, "starting problems": starting, "start problem": starting, "first problem": starting,
	"starter": starting, "starter problem": starting,
	"deck": {}, "decklist": {}, "deck list": {}, "cards": {}, "total": {}, "total cards": {},
	// What players sort their cards by.
	"blue": {}, "orange": {}, "pink": {}, "purple": {}, "white": {}, "yellow": {}, "colorless": {}, "multicolor": {},
	"grey": {}, "gray": {},
	"entry": {}, "entries": {}, "entry friends": {}, "off color entry": {}, "main color": {}, "off color": {},
	"movement": {}, "removal": {}, "tricks": {}, "tech": {}, "staples": {}, "others": {}, "other": {},
	"side": aside, "sb": aside, "sideboard": aside, "side board": aside, "side deck": aside,
	"maybe": aside, "maybes": aside, "maybeboard": aside, "considering": aside,
}

// The headings of lists that aren't words alone.
var (
	headingColor  = regexp.MustCompile(`^(?:blue|orange|pink|purple|white|yellow|colorless|grey|gray)\s+(\S.*)$`)
	headingRemark = regexp.MustCompile(`^([^()]+?)\s*\([^()]*\)\s*:?$`)
	costHeading   = regexp.MustCompile(`(?i)^(?:cost:?\s*[0-9]{1,2}|[0-9]{1,2}\+?\s*-?\s*(?:drops?|costs?))` +
		`(?:\s*[(\[]\s*[0-9]+\s*[)\]])?\s*:?$`)
)

// headingCalled gives the heading that a text is, after a color too, and whether it is one.
func headingCalled(text string) (listHeading, bool) {
	folded := spelling.Fold(text)
	if heading, known := listHeadings[folded]; known {
		return heading, true
	}
	if m := headingColor.FindStringSubmatch(folded); m != nil {
		folded = m[1]
	}
	heading, known := listHeadings[folded]
	return heading, known
}

// heading reports whether a line is a heading, and notes what it says.
func (r *listReader) heading(line string) bool {
	if totalLine.MatchString(line) && !r.isNamed(line) {
		r.withoutCard()
		return true
	}
	text, count := strings.TrimSuffix(line, ":"), -1
	heading, known := headingCalled(text)
	if m := headingCount.FindStringSubmatch(line); !known && m != nil {
		text, count = m[1], atoi(m[2])
		heading, known = headingCalled(text)
	}
	if m := headingRemark.FindStringSubmatch(line); !known && m != nil {
		heading, known = headingCalled(m[1])
	}
	if !known && costHeading.MatchString(line) && !r.isNamed(line) {
		known = true
	}
	if !known {
		return false
	}
	r.withoutCard()
	r.below(heading)
	r.ordinal = 0
	if count >= 0 && heading.holds != nil {
		r.headings = append(r.headings, countedHeading{text, r.number, heading.holds, count})
	}
	return true
}

// checkHeadings remarks where a heading says another number of cards than there are.
func (r *listReader) checkHeadings() {
	for _, h := range r.headings {
		n := len(r.deck.copies(func(t card.Type) bool { return slices.Contains(h.holds, t) }))
		if n != h.count {
			r.remark(h.line, fmt.Sprintf("the heading %q says %d, and there are %d",
				strings.TrimSpace(h.text), h.count, n))
		}
	}
}
