package decklist

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// Decks as lists of text, as players write and paste them: a card a line with its
// copies before or behind it, by its number, its name or what players call it; or a row of a
// table; with headings, comments and empty lines between, and the marks of Markdown and forums.
// What is read otherwise than it stands there, or left out, is remarked upon.

var (
	manes    = listHeading{holds: []card.Type{card.ManeCharacter}}
	problems = listHeading{holds: []card.Type{card.ProblemType}}
	draws    = listHeading{holds: []card.Type{card.Friend, card.Resource, card.Event, card.Troublemaker}}
	starting = listHeading{holds: []card.Type{card.ProblemType}, starting: true}
	aside    = listHeading{aside: true}
)

// cardLine is what a line of a list should be.
const cardLine = "a card with its copies, such as 3 PR7 or 3x Jetstream, All Heart"

// listReader reads a list line by line.
type listReader struct {
	library   *rulesdb.Library
	deck      *Deck
	file      string
	nicknames map[string]string
	number    int    // of the line
	line      string // as it stands there
	under     listHeading
	headings  []countedHeading
	starting  []*rulesdb.Card // Starting Problems that are named without their copies
	ordinal   int             // of the latest line of a numbered list
	// Of a table whose head tells them: the columns of copies and of numbers, -1 for none, how
	// many there are, and what stands between them.
	countColumn, numberColumn, columns int
	separator                          string
	// alone is a number of copies that stands in a line by itself, before its card.
	alone     string
	uncounted *rulesdb.Card // the card of the latest line, if that says nothing of copies
	each      int           // copies of each card below a heading such as "3-ofs"; 0 if there is none
	added     []int         // lines that begin with +1 or the like, without a space
	removed   []int         // lines that begin with -1 or the like
	hadManes  bool          // a heading named the Mane Character
	second    bool          // and another does: a second deck has begun
	links     []string      // that stand in it
	linkLine  int           // where the latest does
	meant     int           // lines that say copies of what is no card
	entries   int           // lines with a card
	faults    []*userfile.Error
	prose     []*userfile.Error // lines that look as if they were meant for people
}

// countedHeading is a heading that says how many cards stand below it.
type countedHeading struct {
	text  string
	line  int
	holds []card.Type
	count int
}

// readDeckList reads a list. What isn't understood is told of each line.
func readDeckList(l *rulesdb.Library, deck *Deck, name string, lines []deckLine, words map[string][]string) error {
	r := &listReader{library: l, deck: deck, file: name, nicknames: nicknames(l, words),
		countColumn: -1, numberColumn: -1}
	for _, line := range r.whole(lines) {
		r.number, r.line = line.number, line.text
		r.read(plainLine(line.text))
		if r.second {
			break
		}
	}
	r.withoutCard()
	if r.entries == 0 && r.meant == 0 && len(r.links) > 0 {
		return readLinks(l, deck, name, slices.Compact(r.links))
	}
	if err := r.refused(); err != nil {
		return err
	}
	for _, c := range r.starting { // listed with the other Problems as well, or here alone
		if !slices.ContainsFunc(deck.Cards, func(d Copies) bool { return d.Card == c }) {
			deck.add(c, 1)
		}
	}
	if len(deck.Cards) == 0 {
		return &userfile.Error{File: name, Line: 1, Column: 1, Found: "a list without cards", Expected: cardLine}
	}
	if len(r.links) > 0 {
		r.remark(r.linkLine, "the deck is the cards that are listed; the link beside them is left out")
	}
	r.checkHeadings()
	return nil
}

// whole puts together the lines of a link that a program for mail has broken, and of a name that
// stands on two: neither is a card's name, and both together are.
func (r *listReader) whole(lines []deckLine) []deckLine {
	var whole []deckLine
	bare := func(text string) string { return undecorated(withoutMarks(plainLine(text))) }
	name := func(text string) string { _, named := r.copiesIn(text); return named }
	for _, line := range lines {
		if len(whole) > 0 {
			before := &whole[len(whole)-1]
			if rest := strings.Trim(line.text, "> \t"); goesOn(before.text, rest) {
				before.text = strings.TrimSpace(before.text) + rest
				continue
			}
			first, second := bare(before.text), bare(line.text)
			if both := first + " " + second; first != "" && second != "" &&
				r.isNamed(name(both)) && !r.isNamed(name(first)) && !r.isNamed(name(second)) {
				before.text = both
				continue
			}
		}
		whole = append(whole, line)
	}
	return whole
}

// refused gives what is wrong with the list, line by line. Where nothing is, lines that
// look as if they were meant for people are left out, if there are no more of them than cards.
func (r *listReader) refused() error {
	if len(r.added) > 0 && len(r.removed) > 0 {
		return &userfile.Error{
			File: r.file, Line: min(r.added[0], r.removed[0]), Column: 1,
			Found: "copies that are added and taken away, as in a list of changes", Expected: "the whole deck",
		}
	}
	if len(r.faults) == 0 && len(r.prose) <= r.entries && r.entries > 0 {
		for _, fault := range r.prose {
			r.remark(fault.Line, inQuotes(fault.Text)+" is no card, and is left out")
		}
		return nil
	}
	faults := append(r.faults, r.prose...)
	slices.SortStableFunc(faults, func(a, b *userfile.Error) int { return cmp.Compare(a.Line, b.Line) })
	var all []error
	for _, fault := range faults {
		all = append(all, fault)
	}
	return errors.Join(all...)
}

// nicknames are what players call characters: folded, with the folded Title.
func nicknames(l *rulesdb.Library, words map[string][]string) map[string]string {
	names := map[string]string{}
	for said, meanings := range words {
		if title := spelling.Fold(meanings[0]); len(l.CardsTitled(title)) > 0 {
			names[spelling.Fold(said)] = title
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
	if links := deckLinks(line); len(links) > 0 {
		r.links, r.linkLine = append(r.links, links...), r.number
		return
	}
	if codeFence.MatchString(line) {
		return
	}
	if struckOut.MatchString(line) {
		r.remark(r.number, inQuotes(strings.Trim(strings.ReplaceAll(line, "~~", ""),
			"> "))+" is struck out, and is left out")
		return
	}
	line = withoutMarks(line)
	if r.number == 1 && separatorLine.MatchString(line) || r.row(line) {
		return
	}
	line, _, _ = strings.Cut(line, " //")
	for _, entry := range strings.Split(line, "||") {
		for _, part := range r.parts(entry) {
			r.part(part)
		}
	}
}

// separatorLine tells programs for tables what stands between cells.
var separatorLine = regexp.MustCompile(`(?i)^sep=.$`)

// parts gives the parts of a line that has several headings, each with its cards.
func (r *listReader) parts(line string) []string {
	parts := strings.Split(line, "|")
	for _, part := range parts {
		if heading, cards := r.headed(undecorated(part)); heading == nil || cards == "" {
			return []string{line}
		}
	}
	return parts
}

// headed gives the heading that stands before the cards of the same line; nil if none does.
func (r *listReader) headed(line string) (heading *listHeading, cards string) {
	for _, between := range []string{":", " - ", " – ", " — ", " = ", " • ", " · "} {
		before, text, _ := strings.Cut(line, between)
		if m := headingCount.FindStringSubmatch(before); m != nil {
			before = m[1]
		}
		known, ok := headingCalled(before)
		if text = undecorated(text); text == "" || !ok {
			continue
		}
		if counted := countBefore.MatchString(text); known.holds != nil || known.aside || counted {
			return &known, text
		}
	}
	return nil, ""
}

// changedCopies are those that a list of changes adds or takes away.
var changedCopies = regexp.MustCompile(`^([+-])[0-9]+\s*[xX×]?\s+\S`)

// part reads a line with one heading at most.
func (r *listReader) part(line string) {
	marked := strings.HasPrefix(line, "#") // Markdown's heading, or a comment
	switch m := changedCopies.FindStringSubmatch(line); {
	case m != nil && m[1] == "+":
		r.added = append(r.added, r.number)
	case m != nil:
		r.removed = append(r.removed, r.number)
	}
	line = undecorated(line)
	if line == "" || r.heading(line) {
		return
	}
	if marked {
		r.comment(line)
		return
	}
	if heading, cards := r.headed(line); heading != nil {
		outer := r.under
		r.below(*heading) // for the cards beside it
		for _, entry := range r.severalIn(cards) {
			r.entry(entry)
		}
		r.under = outer
		return
	}
	if m := eachOf.FindStringSubmatch(line); m != nil {
		for _, named := range r.cardsIn(m[2]) {
			r.add(strings.TrimSpace(named), fewCopies(m[1]))
		}
		return
	}
	if m := countLater.FindStringSubmatch(line); m != nil && r.uncounted != nil {
		if n := atoi(m[1]); n < 1 || !r.deck.add(r.uncounted, n-1) {
			r.refuse(fmt.Sprintf("%d copies of %s", n, r.uncounted.Name()), fmt.Sprintf("from 1 to %d", maxCopies))
		}
		r.uncounted = nil
		return
	}
	if m := ofEach.FindStringSubmatch(line); m != nil && !r.isNamed(line) {
		r.each = fewCopies(m[1])
		return
	}
	if aloneCount.MatchString(line) {
		r.withoutCard()
		r.alone = line
		return
	}
	for _, entry := range r.severalIn(line) {
		r.entry(entry)
	}
}

// comment reads a line that begins with "#", which is a number in a set if the card's is that,
// or else a comment.
func (r *listReader) comment(line string) {
	digits, rest, _ := strings.Cut(line, " ")
	count, named := r.copiesIn(rest)
	isNumber := func(c *rulesdb.Card) bool { return numberIn(c) == atoi(digits) }
	if slices.ContainsFunc(r.exactly(named), isNumber) {
		r.add(named+" (#"+digits+")", count)
		return
	}
	if count, named = r.copiesIn(line); count != unsaid && len(r.exactly(named)) > 0 {
		r.remark(r.number, inQuotes(line)+" is a comment, and is left out")
	}
}

// withoutCard remarks upon a number that stands alone, where no card follows that it counts.
func (r *listReader) withoutCard() {
	if r.alone != "" {
		r.remark(r.number, inQuotes(r.alone)+" before it stands alone, and is left out")
	}
	r.alone = ""
}

// below notes that what follows stands below a heading. The second time that one names the
// Mane Character, another deck begins.
func (r *listReader) below(heading listHeading) {
	isManes := slices.Equal(heading.holds, manes.holds)
	if isManes && r.hadManes && len(r.deck.DrawDeck())+len(r.deck.ProblemDeck()) > 0 && !r.second {
		r.second, r.faults, r.prose = true, nil, nil
		r.refuse("the heading of a second Mane Character, as if another deck began here", "one deck at a time")
	}
	r.hadManes = r.hadManes || isManes
	r.under, r.each = heading, 0
}

// entry reads a card with its copies.
func (r *listReader) entry(text string) {
	if r.under.aside {
		r.remark(r.number, inQuotes(text)+" is no part of the deck, as it stands beside it, and is left out")
		return
	}
	text, understood := r.withoutOrdinal(text)
	if !understood {
		return // which is told
	}
	count, named := r.copiesIn(text)
	r.add(named, count)
}

// What a line says of copies that gives no number of them.
const (
	unsaid  = -1
	playset = -2 // as many as a deck may have
)

// copiesInPlayset is how many copies of a card a deck may have (101.2, 101.3a).
func copiesInPlayset(c *rulesdb.Card) int {
	switch c.Faces[0].Type {
	case card.ManeCharacter:
		return 1
	case card.ProblemType:
		return 2
	}
	return 3
}

// add puts copies of the card that a text names into the deck.
func (r *listReader) add(named string, count int) {
	switch {
	case r.alone == "":
	case count == unsaid:
		count = atoi(aloneCount.FindStringSubmatch(r.alone)[1])
		r.alone = ""
	default:
		r.withoutCard()
	}
	r.uncounted = nil
	named = r.setBehind(named)
	c := r.find(strings.TrimRight(strings.TrimSpace(named), ",;"), count != unsaid)
	switch {
	case c == nil: // which is told
		return
	case count == playset:
		count = copiesInPlayset(c)
	case count == unsaid && r.each > 0 && !r.under.starting:
		count = r.each
	}
	switch {
	case count == unsaid && r.under.starting:
		r.starting = append(r.starting, c)
	case count == unsaid && r.deck.add(c, 1):
		r.uncounted = c
	case count < 1 || !r.deck.add(c, count):
		r.refuse(fmt.Sprintf("%d copies of %s", count, c.Name()), fmt.Sprintf("from 1 to %d", maxCopies))
	}
	r.entries++
	if t := c.Faces[0].Type; r.under.holds != nil && !slices.Contains(r.under.holds, t) {
		r.remark(r.number, fmt.Sprintf("%s (%s) stands under another heading", c.Name(), t))
	}
}

func (r *listReader) refuse(found, expected string) {
	r.faults = append(r.faults, r.fault(found, expected))
}

func (r *listReader) fault(found, expected string) *userfile.Error {
	column := len(r.line) - len(strings.TrimLeft(r.line, " \t")) + 1
	return &userfile.Error{
		File: r.file, Line: r.number, Column: column, Text: strings.TrimSpace(r.line), Found: found, Expected: expected,
	}
}

func (r *listReader) remark(line int, what string) {
	r.deck.Odd = append(r.deck.Odd, userfile.Remark{Line: line, What: what})
}

// inQuotes is a text in quotation marks, as messages have it: cut where it is long.
func inQuotes(text string) string {
	const most = 60
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most]) + "…"
	}
	return fmt.Sprintf("%q", text)
}

// deckList writes a deck as a list, by section.
func deckList(l *rulesdb.Library, deck *Deck) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// %s\n", strings.Join(strings.Fields(deck.Name), " "))
	for _, part := range deck.Parts() {
		fmt.Fprintf(&b, "\n%s (%d)\n", part.Name, part.Copies)
		for _, c := range part.Cards {
			fmt.Fprintf(&b, "%d %s\n", c.Count, listName(l, c.Card))
		}
	}
	return b.String()
}

// listName is what a list calls a card: its full name, with its number where others have
// that name, with its ID where others have that number too.
func listName(l *rulesdb.Library, c *rulesdb.Card) string {
	if same := l.CardByName(c.Name()); len(same) == 1 {
		return c.Name()
	}
	if same := l.CardsByNumber(c.Number); len(same) == 1 {
		return fmt.Sprintf("%s (%s)", c.Name(), c.Number)
	}
	return fmt.Sprintf("%s (%s)", c.Name(), c.ID)
}
