package decklist

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Which card a line of a list means: by its number, its name, what players call it, or what
// is near enough to be told from all others.

// The parts of what names a card.
var (
	numberBehind = regexp.MustCompile(`^(.*?)[\s,–-]*[(\[]?\b([A-Za-z]+ ?-?[0-9]+[A-Za-z]?|[0-9a-fA-F-]{36})[)\]]?$`)
	numberBefore = regexp.MustCompile(`^[(\[]?([A-Za-z]+ ?-?[0-9]+[a-z]?)[)\]]?[\s:,–-]+(.*)$`)
	setAndNumber = regexp.MustCompile(`^([A-Za-z][A-Za-z &]*?)[\s#._-]*([0-9]+)(?:\s*[A-Za-z]{1,3})?$`)
	lastPart     = regexp.MustCompile(`^(.*\S)(?:\s*[(\[{<]([^()\[\]{}<>]*)[)\]}>]?|\s(?:-+|[–—#;=]|//)\s+(.*)` +
		`|\s\*([A-Za-z0-9:]+)\*?|\s#(\w[^()\[\]]*)|\s*[;:]\s+(.*)|\s((?i:foil|holo|promo|nm|lp|mp|hp|common` +
		`|uncommon|rare))` +
		`|\s(C|U|R|F|SR|UR|RR)|\s<-\s+(.*)` +
		`|\s([0-9]+ (?i:power|cost|points?))|\s([0-9]{1,3}))$`)
	collectorNote = regexp.MustCompile(`(?i)^#?([0-9]{1,3})?(?:\s*/\s*[0-9]+)?[\s,–-]*(.*?)(?:\s+edition)?` +
		`(?:[\s,–-]+(?:c|u|r|f|sr|ur|rr|common|uncommon|rare|super rare|ultra rare|fixed))?$`)
)

// find gives the card that a text means; it tells why there is none. Of a line that says
// how many copies there are, it is certain that it means a card.
func (r *listReader) find(text string, counted bool) *rulesdb.Card {
	names := []string{text} // each with less behind it
	var behind []string
	for {
		name := names[len(names)-1]
		if found := r.exactly(name); len(found) > 0 {
			return r.oneOf(name, r.narrowed(name, found, behind))
		}
		m := lastPart.FindStringSubmatch(name)
		if m == nil {
			break
		}
		names = append(names, strings.TrimRight(m[1], " ,;:–—-"))
		behind = append(behind, strings.Join(m[2:], ""))
	}
	for i, name := range names {
		if found := r.nearly(name, counted); len(found) > 0 {
			c := r.oneOf(name, r.narrowed(name, found, behind[:i]))
			if c != nil {
				r.remark(r.number, fmt.Sprintf("%q is read as %s (%s)", name, c.Name(), c.Number))
			}
			return c
		}
	}
	if before, remark, ok := strings.Cut(text, ","); ok && counted { // behind a name without a Subtitle
		if found := r.named(before); len(found) > 0 && found[0].Faces[0].Subtitle == "" {
			r.remark(r.number, fmt.Sprintf("%s behind %s is left out", inQuotes(strings.TrimSpace(remark)),
				inQuotes(before)))
			return r.oneOf(before, found)
		}
	}
	expected := r.perhaps(names[len(names)-1])
	fault := r.fault(inQuotes(text)+", which is no card of the library", expected)
	if counted = counted || countInside.MatchString(text); !counted && (expected == cardLine || r.tellsOfDeck(text)) {
		r.prose = append(r.prose, fault)
	} else {
		r.faults = append(r.faults, fault)
		if counted {
			r.meant++
		}
	}
	return nil
}

// tellsOfDeck reports whether a line tells something of a deck, such as "Format: Harmony".
func (r *listReader) tellsOfDeck(text string) bool {
	what, said, _ := strings.Cut(text, ":")
	return said != "" && len(r.exactly(what)) == 0 && len(r.library.CardsTitled(what)) == 0
}

// exactly gives the cards that a text names: by a name, a number, or both, which have to
// agree but for the spelling.
func (r *listReader) exactly(text string) []*rulesdb.Card {
	if found := r.named(text); len(found) > 0 {
		return found
	}
	number, name := "", ""
	if m := numberBehind.FindStringSubmatch(text); m != nil {
		number, name = m[2], m[1]
	}
	found := r.numbered(number)
	if m := numberBefore.FindStringSubmatch(text); len(found) == 0 && m != nil {
		number, name = m[1], m[2]
		found = r.numbered(number)
	}
	if len(found) == 0 && setAndNumber.MatchString(text) {
		return r.numbered(text)
	}
	if name == "" {
		return found
	}
	named := r.named(name)
	return slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool { return !slices.Contains(named, c) })
}

// numbered gives the cards with a set and collector number, or an ID. Sets may have their
// name, and numbers zeros before them, or letters for rarity or foil behind.
func (r *listReader) numbered(number string) []*rulesdb.Card {
	if c := r.library.CardByID(number); c != nil {
		return []*rulesdb.Card{c}
	}
	if found := r.library.CardsByNumber(strings.ReplaceAll(number, " ", "")); len(found) > 0 {
		return found
	}
	m := setAndNumber.FindStringSubmatch(strings.TrimSpace(number))
	if m == nil {
		return nil
	}
	return slices.DeleteFunc(r.inSet(m[1]), func(c *rulesdb.Card) bool { return numberIn(c) != atoi(m[2]) })
}

// inSet gives the cards of a set, by its name or the letters of its numbers.
func (r *listReader) inSet(set string) []*rulesdb.Card {
	var found []*rulesdb.Card
	folded := func(name string) string { return strings.TrimPrefix(spelling.Fold(name), "the ") }
	for _, c := range r.library.Cards {
		if folded(c.Set) == folded(set) || strings.EqualFold(strings.TrimRight(c.Number, "-0123456789"), set) {
			found = append(found, c)
		}
	}
	return found
}

// numberIn is a card's number in its set; below zero for those that have a minus.
func numberIn(c *rulesdb.Card) int {
	n, err := strconv.Atoi(c.Number[len(strings.TrimRight(c.Number, "-0123456789")):])
	if err != nil {
		return -1 << 31
	}
	return n
}

// aboutCopies are words behind a card that say nothing of which card it is.
var aboutCopies = []string{
	"mane", "mane character", "friend", "event", "resource", "troublemaker", "tm", "problem", "problem starting",
	"c", "u", "r", "sr", "ur", "rr", "common", "uncommon", "rare", "ultra rare",
	"foil", "f", "holo", "promo", "full art", "fa", "start", "starting", "starter", "starting problem", "",
}

// narrowed gives those of the cards that fit what stands behind their name: a number, a set
// or a remark, which is left out.
func (r *listReader) narrowed(name string, found []*rulesdb.Card, behind []string) []*rulesdb.Card {
	for _, text := range behind {
		fitting := r.numbered(text)
		if len(fitting) == 0 {
			fitting = r.inSet(strings.TrimSpace(text))
		}
		if m := collectorNote.FindStringSubmatch(text); len(fitting) == 0 && m[2] != "" {
			fitting = r.inSet(m[2])
			if m[1] != "" {
				fitting = slices.DeleteFunc(fitting, func(c *rulesdb.Card) bool { return numberIn(c) != atoi(m[1]) })
			}
		} else if len(fitting) == 0 && m[1] != "" {
			text = m[1]
		}
		if n, err := strconv.Atoi(text); err == nil { // a number in its set
			fitting = slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool { return numberIn(c) != n })
		}
		both := slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool {
			return !slices.Contains(fitting, c)
		})
		switch {
		case len(both) > 0:
			found = both
		case len(fitting) == 1:
			r.refuse(fmt.Sprintf("%q with the number %s", name, text),
				fitting[0].Name()+", whose number it is, or another number")
			return nil
		case len(fitting) > 0:
			r.refuse(fmt.Sprintf("%q of %s", name, text), strings.Join(listed(found), ", or "))
			return nil
		case !slices.Contains(aboutCopies, spelling.Fold(text)):
			r.remark(r.number, fmt.Sprintf("%s behind %s is left out", inQuotes(text), inQuotes(name)))
		}
	}
	return found
}

// nearly gives the card that a text is near enough to: of whose name few letters are
// otherwise, and no other name is as near; or which alone has all its words, where it is
// certain that a card is meant.
func (r *listReader) nearly(text string, counted bool) []*rulesdb.Card {
	if r.isNoList() {
		return nil
	}
	if found := r.misspelt(text); len(found) > 0 {
		return found
	}
	words := strings.Fields(spelling.Fold(text))
	if len(words) == 0 {
		return nil
	}
	title, isNickname := r.nicknames[words[0]]
	if isNickname {
		text = title + " " + strings.Join(words[1:], " ")
	}
	if !counted && !isNickname {
		return nil
	}
	if names := r.library.NamesWith(text); len(names) == 1 {
		return r.library.CardByName(names[0])
	}
	return nil
}

// misread are digits amid letters, as programs that read pictures have them.
var misread = regexp.MustCompile(`[a-z][01][a-z]`)

// misspelt gives the card whose name a text is with a few letters, or none but spaces,
// otherwise. Digits aren't misspelt.
func (r *listReader) misspelt(text string) []*rulesdb.Card {
	folded := misread.ReplaceAllStringFunc(spelling.Fold(text), func(letters string) string {
		return strings.NewReplacer("0", "o", "1", "l").Replace(letters)
	})
	allowed, nearest := len(folded)/8, len(folded)
	var found []*rulesdb.Card
	for _, name := range r.library.CardNames() {
		f := spelling.Fold(name)
		if digitsOf(f) != digitsOf(folded) {
			continue
		}
		slips := spelling.Slips(folded, f)
		if strings.ReplaceAll(f, " ", "") == strings.ReplaceAll(folded, " ", "") {
			slips = 0
		}
		if slips <= allowed+1 {
			nearest = min(nearest, slips)
			found = append(found, r.library.CardByName(name)...)
		}
	}
	several := slices.ContainsFunc(found, func(c *rulesdb.Card) bool { return c.Name() != found[0].Name() })
	if several || nearest > allowed {
		return nil
	}
	return found
}

func digitsOf(text string) string {
	return strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, text)
}

// isNoList reports whether so many lines weren't understood that the text is no list, in
// which case it isn't worth while to look for what they may be meant for.
func (r *listReader) isNoList() bool { return len(r.faults)+len(r.prose) > 2*r.entries+50 }

// isNamed reports whether a text is a card's full name.
func (r *listReader) isNamed(text string) bool {
	return len(r.library.CardsNamed(text)) > 0
}

// perhaps says which cards a text may be meant for that means none: those with a similar
// name, else those with its Title.
func (r *listReader) perhaps(text string) string {
	if r.isNoList() {
		return cardLine
	}
	var names []string
	var unknown *rulesdb.UnknownCardError
	if _, err := r.library.FindCard(text); errors.As(err, &unknown) {
		names = unknown.Suggestions
	}
	if title, _, ok := strings.Cut(text, ","); ok && len(names) == 0 {
		names = listed(r.named(title))
	}
	if len(names) == 0 {
		return cardLine
	}
	return "perhaps " + strings.Join(names, ", or ")
}

// listed names cards with their numbers: the first few, and how many more there are.
func listed(cards []*rulesdb.Card) (names []string) {
	const most = 6
	for _, c := range cards[:min(most, len(cards))] {
		names = append(names, fmt.Sprintf("%s (%s)", c.Name(), c.Number))
	}
	if more := len(cards) - most; more > 0 {
		names = append(names, fmt.Sprintf("one of %d more", more))
	}
	return names
}

// named gives the cards with a name: a full one, a Title, or what players call it, with a
// Subtitle or without.
func (r *listReader) named(text string) []*rulesdb.Card {
	if found := r.library.CardByName(text); len(found) > 0 {
		return found
	}
	said, subtitle, _ := strings.Cut(text, ",")
	if title, ok := r.nicknames[spelling.Fold(said)]; ok {
		return r.library.CardByName(strings.TrimSpace(title + " " + subtitle))
	}
	return nil
}

// oneOf gives the card that is meant of those that are called so: of those that may stand
// under the heading, all with one name, the first printing.
func (r *listReader) oneOf(text string, found []*rulesdb.Card) *rulesdb.Card {
	if len(found) == 0 {
		return nil // which is told
	}
	holds := r.under.holds
	fits := func(c *rulesdb.Card) bool { return holds == nil || slices.Contains(holds, c.Faces[0].Type) }
	if slices.ContainsFunc(found, fits) {
		found = slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool { return !fits(c) })
	}
	if slices.ContainsFunc(found, func(c *rulesdb.Card) bool { return !c.Token }) {
		found = slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool { return c.Token })
	}
	if !slices.ContainsFunc(found, func(c *rulesdb.Card) bool { return c.Name() != found[0].Name() }) {
		return found[0]
	}
	r.refuse(fmt.Sprintf("%q, which %d cards are called", text, len(found)), strings.Join(listed(found), ", or "))
	return nil
}
