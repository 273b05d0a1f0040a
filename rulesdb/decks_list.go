package rulesdb

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
)

// Decks as lists of text, as players write and paste them: a card a line with its
// copies before or behind it, by its number, its name or what players call it; headings,
// comments behind // and empty lines between.

// listHeadings are the headings of lists, folded, with what stands below them.
var listHeadings = map[string][]card.Type{
	"mane": {card.ManeCharacter}, "manes": {card.ManeCharacter},
	"mane character": {card.ManeCharacter}, "mane characters": {card.ManeCharacter},
	"friend": {card.Friend}, "friends": {card.Friend},
	"resource": {card.Resource}, "resources": {card.Resource},
	"event": {card.Event}, "events": {card.Event},
	"troublemaker": {card.Troublemaker}, "troublemakers": {card.Troublemaker},
	"problem": {card.ProblemType}, "problems": {card.ProblemType}, "problem deck": {card.ProblemType},
	"draw deck": drawDeckTypes, "main deck": drawDeckTypes, "draw": drawDeckTypes,
	"starting problem": nil, "starting problems": nil, "deck": nil, "decklist": nil, "deck list": nil, "cards": nil,
}

var drawDeckTypes = []card.Type{card.Friend, card.Resource, card.Event, card.Troublemaker}

// The parts of lines.
var (
	headingCount = regexp.MustCompile(`^(.*?)[\s:–-]*[(\[]?\s*([0-9]+)\s*(?:cards?)?\s*[)\]]?\s*:?$`)
	countBefore  = regexp.MustCompile(`^([0-9]+)(?:\s*[x×X]\s+|\s*[×]\s*|[xX]|\s+)(\S.*)$`)
	countBehind  = regexp.MustCompile(`^(.*\S\s+[(\[]?|.*[0-9])[x×X]\s*([0-9]+)[)\]]?$`)
	numberBehind = regexp.MustCompile(`^(.*?)[\s,–-]*[(\[]?\b([A-Za-z]+ ?-?[0-9]+[a-z]?|[0-9a-fA-F-]{36})[)\]]?$`)
	numberBefore = regexp.MustCompile(`^[(\[]?([A-Za-z]+ ?-?[0-9]+[a-z]?)[)\]]?[\s:,–-]+(.*)$`)
)

// readDeckList reads a list. What isn't understood is told of each line.
func (l *Library) readDeckList(deck *Deck, name, text string, words map[string][]string) error {
	r := &listReader{library: l, deck: deck, file: name, nicknames: l.nicknames(words)}
	for i, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		r.number, r.line = i+1, line
		r.read(strings.TrimSpace(line))
	}
	if len(r.faults) > 0 {
		return errors.Join(r.faults...)
	}
	if len(deck.Cards) == 0 {
		return &ImportError{File: name, Line: 1, Column: 1, Found: "a list without cards", Expected: cardLine}
	}
	r.checkHeadings()
	return nil
}

// cardLine is what a line of a list should be.
const cardLine = "a card with its copies, such as 3 PR7 or 3x Jetstream, All Heart"

// listReader reads a list line by line.
type listReader struct {
	library   *Library
	deck      *Deck
	file      string
	nicknames map[string]string
	number    int    // of the line
	line      string // as it stands there
	under     []card.Type
	headings  []listHeading // those that say how many cards there are
	faults    []error
}

// listHeading is a heading that says how many cards stand below it.
type listHeading struct {
	text  string
	line  int
	holds []card.Type
	count int
}

// nicknames are what players call characters: folded, with the folded Title.
func (l *Library) nicknames(words map[string][]string) map[string]string {
	names := map[string]string{}
	for said, meanings := range words {
		if title := FoldName(meanings[0]); len(l.index.byTitle[title]) > 0 {
			names[FoldName(said)] = title
		}
	}
	return names
}

// read reads a line.
func (r *listReader) read(line string) {
	if comment, ok := strings.CutPrefix(line, "//"); ok {
		if name := strings.TrimSpace(comment); r.number == 1 && name != "" {
			r.deck.Name = name
		}
		return
	}
	line, _, _ = strings.Cut(line, " //")
	marked := strings.HasPrefix(line, "#") // Markdown's heading, or a comment
	line = strings.TrimSpace(strings.Trim(strings.TrimLeft(line, "-*•#= "), "*_= "))
	if line == "" || r.heading(line) || marked {
		return
	}
	count, named := 1, line
	if !r.isNamed(line) { // some names begin with a number
		if m := countBefore.FindStringSubmatch(line); m != nil {
			count, named = atoi(m[1]), m[2]
		} else if m := countBehind.FindStringSubmatch(line); m != nil {
			count, named = atoi(m[2]), strings.TrimRight(m[1], " \t([")
		}
	}
	c := r.find(strings.TrimRight(strings.TrimSpace(named), ",;"))
	if c == nil {
		return // which is told
	}
	if count < 1 || !r.deck.add(c, count) {
		r.refuse(fmt.Sprintf("%d copies of %s", count, c.Name()), fmt.Sprintf("from 1 to %d", maxCopies))
	}
	if t := c.Faces[0].Type; r.under != nil && !slices.Contains(r.under, t) {
		r.remark(r.number, fmt.Sprintf("%s (%s) stands under another heading", c.Name(), t))
	}
}

// atoi reads digits; what is too long for a number is too large as well.
func atoi(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return maxCopies + 1
	}
	return n
}

func (r *listReader) refuse(found, expected string) {
	column := len(r.line) - len(strings.TrimLeft(r.line, " \t")) + 1
	r.faults = append(r.faults, &ImportError{
		File: r.file, Line: r.number, Column: column, Text: strings.TrimSpace(r.line), Found: found, Expected: expected,
	})
}

func (r *listReader) remark(line int, what string) {
	r.deck.Odd = append(r.deck.Odd, Remark{Line: line, What: what})
}

// heading reports whether a line is a heading, and notes what it says.
func (r *listReader) heading(line string) bool {
	text, count := strings.TrimSuffix(line, ":"), -1
	holds, known := listHeadings[FoldName(text)]
	if m := headingCount.FindStringSubmatch(line); !known && m != nil {
		text, count = m[1], atoi(m[2])
		holds, known = listHeadings[FoldName(text)]
	}
	if !known {
		return false
	}
	r.under = holds
	if count >= 0 && holds != nil {
		r.headings = append(r.headings, listHeading{text, r.number, holds, count})
	}
	return true
}

// checkHeadings remarks where a heading says another number of cards than there are.
func (r *listReader) checkHeadings() {
	for _, h := range r.headings {
		n := len(r.deck.copies(func(t card.Type) bool { return slices.Contains(h.holds, t) }))
		if n != h.count {
			r.remark(h.line, fmt.Sprintf("the heading %q says %d, and there are %d", strings.TrimSpace(h.text), h.count, n))
		}
	}
}

// isNamed reports whether a text is a card's full name.
func (r *listReader) isNamed(text string) bool {
	return len(r.library.index.byName[FoldName(text)]) > 0
}

// find gives the card that a text means; it tells why there is none.
func (r *listReader) find(text string) *Card {
	if found := r.named(text); len(found) > 0 {
		return r.oneOf(text, found)
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
	if len(found) == 0 {
		r.refuse(fmt.Sprintf("%q, which is no card of the library", text), r.perhaps(text))
		return nil
	}
	if name == "" {
		return r.oneOf(text, found)
	}
	named := r.named(name)
	for _, c := range found {
		if slices.Contains(named, c) {
			return c
		}
	}
	r.refuse(fmt.Sprintf("%q with the number %s", name, number), found[0].Name()+", whose number it is, or another number")
	return nil
}

// perhaps says which cards a text may be meant for that means none: those with a similar
// name, else those with its Title.
func (r *listReader) perhaps(text string) string {
	var names []string
	var unknown *UnknownCardError
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
func listed(cards []*Card) (names []string) {
	const most = 6
	for _, c := range cards[:min(most, len(cards))] {
		names = append(names, fmt.Sprintf("%s (%s)", c.Name(), c.Number))
	}
	if more := len(cards) - most; more > 0 {
		names = append(names, fmt.Sprintf("one of %d more", more))
	}
	return names
}

// numbered gives the cards with a set and collector number, or an ID.
func (r *listReader) numbered(number string) []*Card {
	if c := r.library.CardByID(number); c != nil {
		return []*Card{c}
	}
	return r.library.CardsByNumber(strings.ReplaceAll(number, " ", ""))
}

// named gives the cards with a name: a full one, a Title, or what players call it, with a
// Subtitle or without.
func (r *listReader) named(text string) []*Card {
	if found := r.library.CardByName(text); len(found) > 0 {
		return found
	}
	said, subtitle, _ := strings.Cut(text, ",")
	if title, ok := r.nicknames[FoldName(said)]; ok {
		return r.library.CardByName(strings.TrimSpace(title + " " + subtitle))
	}
	return nil
}

// oneOf gives the card that is meant of those that are called so: of those that may stand
// under the heading, all with one name, the first printing.
func (r *listReader) oneOf(text string, found []*Card) *Card {
	fits := func(c *Card) bool { return r.under == nil || slices.Contains(r.under, c.Faces[0].Type) }
	if slices.ContainsFunc(found, fits) {
		found = slices.DeleteFunc(slices.Clone(found), func(c *Card) bool { return !fits(c) })
	}
	if slices.ContainsFunc(found, func(c *Card) bool { return !c.Token }) {
		found = slices.DeleteFunc(slices.Clone(found), func(c *Card) bool { return c.Token })
	}
	if !slices.ContainsFunc(found, func(c *Card) bool { return c.Name() != found[0].Name() }) {
		return found[0]
	}
	r.refuse(fmt.Sprintf("%q, which %d cards are called", text, len(found)), strings.Join(listed(found), ", or "))
	return nil
}

// deckList writes a deck as a list, by section.
func (l *Library) deckList(deck *Deck) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// %s\n", strings.Join(strings.Fields(deck.Name), " "))
	for _, part := range deck.Parts() {
		fmt.Fprintf(&b, "\n%s (%d)\n", part.Name, part.Copies)
		for _, c := range part.Cards {
			fmt.Fprintf(&b, "%d %s\n", c.Count, l.listName(c.Card))
		}
	}
	return b.String()
}

// listName is what a list calls a card: its full name, with its number where others have
// that name, with its ID where others have that number too.
func (l *Library) listName(c *Card) string {
	if same := l.CardByName(c.Name()); len(same) == 1 {
		return c.Name()
	}
	if same := l.CardsByNumber(c.Number); len(same) == 1 {
		return fmt.Sprintf("%s (%s)", c.Name(), c.Number)
	}
	return fmt.Sprintf("%s (%s)", c.Name(), c.ID)
}
