package decklist

import (
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/userfile"
)

// Links of Pony Head, a site on which players built their decks. Long ones name the
// cards, "de52x3-sb75x3": a set, a collector number, and copies after the last x. Short
// ones hold the same as a number of bits, six a letter (shortlinks.go).

const (
	linkSite  = "ponyhead.com/"
	longLink  = "https://www.ponyhead.com/deckbuilder?v1code="
	shortLink = "https://www.ponyhead.com/d/"
	linkForms = "a link such as " + longLink + "pr2x1-pr7x3 or " + shortLink + "…"
)

// linkSets are the sets as links call them, in the order by which short ones count them.
var linkSets = []string{
	"pr", "prPF", "cn", "cnf", "cnPF", "rr", "rrF", "cs", "csf", "csF", "cg", "cg0", "cgpf", "cgPF", "gf",
	"ad", "adn", "adpf", "eo", "hm", "hmn", "mt", "de", "sb", "ff", "ll", "nd", "fm",
}

// belowZero are the sets of links whose numbers stand for numbers below zero: AD-1 is
// number 1 of adn.
var belowZero = map[string]string{"adn": "AD", "hmn": "HM"}

// linkCard is a card as links have it.
type linkCard struct {
	set           string // as in linkSets, or of a set that is not there
	number, count int
}

// numberOf gives the set and collector number that a link means.
func (c linkCard) numberOf() string {
	if prefix, ok := belowZero[strings.ToLower(c.set)]; ok {
		return fmt.Sprintf("%s-%d", prefix, c.number)
	}
	return fmt.Sprintf("%s%d", strings.ToUpper(c.set), c.number)
}

// isDeckLink reports whether a text is a link to a deck, rather than a list: all of it
// stands in one line without spaces.
func isDeckLink(text string) bool {
	return len(strings.Fields(text)) == 1 && strings.Contains(strings.ToLower(text), linkSite)
}

// The links in a text: as such, or escaped in the link of another site that leads to it.
var (
	linkAmid = regexp.MustCompile(`(?i)(?:https?://)?(?:www\.)?ponyhead\.com/` +
		`(?:deckbuilder/?[?#][^\s"'<>()\[\]]*|d/[A-Za-z0-9_-]+)`)
	linkEscaped = regexp.MustCompile(`(?i)ponyhead\.com%2f[^\s"'<>()\[\]&]*`)
	linkGoesOn  = regexp.MustCompile(`^[A-Za-z0-9]*(?:-[A-Za-z]+[0-9]+[xX][0-9]+)+$|^-?[A-Za-z0-9]*[xX][0-9]+$`)
	linkCode    = regexp.MustCompile(`(?i)v1code=([^&#\s]*)`)
	codeAlone   = regexp.MustCompile(`^\s*[A-Za-z]+[0-9]+[xX][0-9]+(?:-[A-Za-z]+[0-9]+[xX][0-9]+)+\s*$`)
	cardsApart  = regexp.MustCompile(`([xX][0-9]+)\s*[-–—,+]\s*([A-Za-z]+[0-9])`)
	linkBroken  = regexp.MustCompile(`^[A-Za-z0-9_-]*[0-9][A-Za-z0-9_-]*$`)
)

// deckLinks gives the links of decks that stand in a text.
func deckLinks(text string) []string {
	text = linkEscaped.ReplaceAllStringFunc(text, func(link string) string {
		if plain, err := url.QueryUnescape(link); err == nil {
			return plain
		}
		return link
	})
	if linkCode.MatchString(text) {
		text = cardsApart.ReplaceAllString(text, "$1-$2")
	}
	links := linkAmid.FindAllString(text, -1)
	for i := range links {
		links[i] = strings.TrimRight(links[i], ".,;:!?*~|")
	}
	return links
}

// goesOn reports whether a line goes on with a long link that the line before ends with, as
// programs for mail break them: amid a card, or between two.
func goesOn(before, line string) bool {
	links := deckLinks(before)
	line = strings.TrimRight(line, ">)]\"'.,")
	if len(links) == 0 || !linkCode.MatchString(before) || !linkGoesOn.MatchString(line) {
		return false
	}
	before = strings.TrimSpace(before)
	cards := strings.Split(before, "-")
	whole := longCard.MatchString(cards[len(cards)-1])
	return strings.HasSuffix(before, links[len(links)-1]) && (!whole || strings.HasPrefix(line, "-"))
}

// brokenLink gives a link that stands on several lines, as mail programs break it; "" for any
// other text.
func brokenLink(text string) string {
	parts := strings.Fields(text)
	for i, part := range parts {
		if i == 0 && !isDeckLink(part) || i > 0 && !linkBroken.MatchString(part) {
			return ""
		}
	}
	return strings.Join(parts, "")
}

// readDeckLink reads a link, long or short.
func readDeckLink(l *rulesdb.Library, deck *Deck, name, text string) error {
	link := strings.Trim(strings.TrimSpace(text), "<>\"'")
	if linkCode.MatchString(link) {
		link = cardsApart.ReplaceAllString(link, "$1-$2")
	}
	if links := slices.Compact(deckLinks(link)); len(links) == 1 && !strings.HasPrefix(link, links[0]) {
		link = links[0] // amid other signs
	} else if len(links) == 1 {
		link = strings.TrimRight(link, ".,;:!?>)]")
	}
	refuse := func(found, expected string) error {
		return &userfile.Error{File: name, Line: 1, Column: 1, Text: link, Found: found, Expected: expected}
	}
	_, path, _ := strings.Cut(strings.ToLower(link), linkSite)
	path = link[len(link)-len(path):]
	var cards []linkCard
	var err error
	if code, ok := strings.CutPrefix(path, "d/"); ok {
		code, _, _ = strings.Cut(code, "?")
		code, _, _ = strings.Cut(code, "#")
		cards, err = readShortLink(strings.TrimSuffix(code, "/"))
	} else {
		m := linkCode.FindStringSubmatch(path)
		if m == nil {
			return refuse("a link without a deck", linkForms)
		}
		plain, escapeErr := url.PathUnescape(m[1])
		if escapeErr != nil || plain == "" {
			return refuse("a link without a deck", linkForms)
		}
		cards, err = readLongLink(plain)
	}
	if err != nil {
		fault := new(linkError)
		errors.As(err, &fault)
		return refuse(fault.found, fault.expected)
	}
	deck.Name = "Deck of a link"
	for _, c := range cards {
		found := l.CardsByNumber(c.numberOf())
		switch {
		case len(found) == 0:
			return refuse(fmt.Sprintf("%s%d, which would be the card %s", c.set, c.number, c.numberOf()),
				"a card of the library; import the set that it is in")
		case !deck.add(found[0], c.count):
			return refuse(fmt.Sprintf("%d copies of %s", c.count, c.numberOf()), fmt.Sprintf("at most %d", maxCopies))
		}
	}
	return nil
}

// readLinks reads the links in a text, which may give one deck several times.
func readLinks(l *rulesdb.Library, deck *Deck, name string, links []string) error {
	if err := readDeckLink(l, deck, name, links[0]); err != nil {
		return err
	}
	for _, link := range links[1:] {
		other := &Deck{}
		if err := readDeckLink(l, other, name, link); err != nil || !other.sameCards(deck) {
			return &userfile.Error{
				File: name, Line: 1, Column: 1, Found: fmt.Sprintf("%d links of decks", len(links)),
				Expected: "one deck at a time: " + strings.Join(links, ", or "),
			}
		}
	}
	return nil
}

// linkError is what is wrong with a link.
type linkError struct{ found, expected string }

func (e *linkError) Error() string { return e.found + "; expected " + e.expected }

// longCard is a card of a long link. The set cg0, of CG00, ends in a digit.
var longCard = regexp.MustCompile(`^([A-Za-z]+|[Cc][Gg]0)([0-9]{1,4})[xX]([0-9]{1,3})$`)

func readLongLink(code string) ([]linkCard, error) {
	var cards []linkCard
	for part := range strings.SplitSeq(strings.Trim(code, "- "), "-") {
		expected := "a set, a number and how many copies, such as pr7x3"
		m := longCard.FindStringSubmatch(part)
		if m == nil {
			return nil, &linkError{fmt.Sprintf("%q as card %d", part, len(cards)+1), expected}
		}
		set, digits := m[1], m[2]
		if strings.EqualFold(set, "cg") && len(digits) > 1 && digits[0] == '0' {
			set, digits = "cg0", digits[1:]
		}
		number, _ := strconv.Atoi(digits)
		count, _ := strconv.Atoi(m[3])
		if count < 1 || count > maxCopies {
			return nil, &linkError{fmt.Sprintf("%d copies in %q", count, part), fmt.Sprintf("from 1 to %d", maxCopies)}
		}
		cards = append(cards, linkCard{set, number, count})
	}
	return cards, nil
}

// linkCards gives the deck's cards as links have them, copies of a card together, in the
// order of linkSets, then of other sets by the length of their name, and of numbers.
func (d *Deck) linkCards() ([]linkCard, error) {
	var cards []linkCard
	for _, c := range d.Cards {
		linked, err := linked(c)
		if err != nil {
			return nil, err
		}
		same := func(o linkCard) bool { return o.set == linked.set && o.number == linked.number }
		if i := slices.IndexFunc(cards, same); i >= 0 {
			cards[i].count += linked.count
		} else {
			cards = append(cards, linked)
		}
	}
	slices.SortFunc(cards, func(a, b linkCard) int {
		if a.set == b.set {
			return a.number - b.number
		}
		x, y := slices.Index(linkSets, a.set), slices.Index(linkSets, b.set)
		switch {
		case x >= 0 && y >= 0:
			return x - y
		case x >= 0 || y >= 0:
			return y - x // of which one is -1
		case len(a.set) != len(b.set):
			return len(a.set) - len(b.set)
		}
		return strings.Compare(a.set, b.set)
	})
	return cards, nil
}

// linked gives a card as links have it.
func linked(c Copies) (linkCard, error) {
	n := rulesdb.SplitCardNumber(c.Card.Number)
	set, number := strings.ToLower(n.Prefix), n.Number
	switch digits := c.Card.Number[len(n.Prefix):]; {
	case n.Number < 0:
		set, number = set+"n", -n.Number
	case len(digits) > 1 && digits[0] == '0': // CG00 is number 0 of cg0
		set += "0"
	}
	if i := slices.IndexFunc(linkSets, func(known string) bool { return strings.EqualFold(known, set) }); i >= 0 {
		set = linkSets[i]
	}
	card := linkCard{set, number, c.Count}
	if n.Suffix != "" || set == "" || !strings.EqualFold(card.numberOf(), c.Card.Number) {
		return card, fmt.Errorf("a link has no room for %s, %s: expected letters, then a number; use another form",
			c.Card.Name(), c.Card.Number)
	}
	return card, nil
}

// link writes the deck as a long link.
func (d *Deck) link() (string, error) {
	cards, err := d.linkCards()
	if err != nil {
		return "", err
	}
	parts := make([]string, len(cards))
	for i, c := range cards {
		parts[i] = fmt.Sprintf("%s%dx%d", c.set, c.number, c.count)
	}
	return longLink + strings.Join(parts, "-"), nil
}
