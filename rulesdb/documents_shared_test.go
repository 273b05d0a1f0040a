package rulesdb

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// sharedLines gives the lines of a document of the reference material.
func sharedLines(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile(sharedFiles(t, "documents/"+name)[0])
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(text), "\n")
}

const (
	comprehensiveRules = "004_b46fd1be7e867474.txt"
	// In that file.
	errataHeading  = "## **Marks in Time**"
	limitedHeading = "## 11. My Little Pony CCG Limited Play"
	floorHeading   = "## **General Rules and Terms**"
	formatsHeading = "# **Format Legality**"
	creditsHeading = "# 13. Credits and References"
)

// between gives the lines from one heading to another, the first included.
func between(t *testing.T, lines []string, first, next string) []string {
	t.Helper()
	from, to := slices.Index(lines, first), slices.Index(lines, next)
	if from < 0 || to < from {
		t.Fatalf("the document has %q in line %d and %q in line %d", first, from+1, next, to+1)
	}
	return lines[from:to]
}

// sharedSection is a section of an official document.
type sharedSection struct{ title, text string }

var markedHeading = regexp.MustCompile(`^(?:#+ +\**([^*]+)\**|\*\*(Tardiness)\*\*(.*))$`)

// sharedSections divides lines at their headings; running heads of pages are
// no headings.
func sharedSections(lines []string) []sharedSection {
	var sections []sharedSection
	for _, line := range lines {
		found := markedHeading.FindStringSubmatch(line)
		switch {
		case found == nil || found[1] == "My Little Pony CCG Limited Play":
			if len(sections) > 0 {
				sections[len(sections)-1].text += line + "\n"
			}
		default:
			sections = append(sections, sharedSection{strings.TrimSpace(found[1] + found[2]), found[3] + "\n"})
		}
	}
	return sections
}

// numberWords are the numbers that the documents write out.
var numberWords = map[string]string{
	"two": "2", "second": "2", "three": "3", "third": "3", "four": "4", "fourth": "4",
	"five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
}

var (
	numberWord = regexp.MustCompile(`[A-Za-z]+|[0-9]+`)
	// noFigures are links, our references to rules, and the numbers of lists.
	noFigures = regexp.MustCompile(`(?m)\]\([a-z]+:[^)]*\)|\([^()]*[0-9]{3}[^()]*\)|^(?:- )?[0-9]+\. `)
)

// figures gives the numbers that a text names, as digits, each once.
func figures(text string) []string {
	found := map[string]bool{}
	for _, word := range numberWord.FindAllString(noFigures.ReplaceAllString(text, ""), -1) {
		word = strings.ToLower(word)
		if word[0] <= '9' {
			found[word] = true
		} else if digits := numberWords[word]; digits != "" {
			found[digits] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// ownSections gives our sections in the shape of the official ones. Headings
// that are only ours are parts of the section above.
func ownSections(d *Document, ours ...string) []sharedSection {
	var sections []sharedSection
	for _, s := range d.Sections()[1:] {
		if slices.Contains(ours, s.Title) {
			sections[len(sections)-1].text += s.Digest
			continue
		}
		sections = append(sections, sharedSection{s.Title, s.Digest})
	}
	return sections
}

// compareSections wants the same titles in the same order, and the same numbers
// in each section.
func compareSections(t *testing.T, official, own []sharedSection) {
	t.Helper()
	titles := func(sections []sharedSection) []string {
		var titles []string
		for _, s := range sections {
			titles = append(titles, s.title)
		}
		return titles
	}
	if diff := cmp.Diff(titles(official), titles(own)); diff != "" {
		t.Fatalf("sections (-official +ours):\n%s", diff)
	}
	for i := range own {
		if diff := cmp.Diff(figures(official[i].text), figures(own[i].text)); diff != "" {
			t.Errorf("numbers under %q (-official +ours):\n%s", own[i].title, diff)
		}
	}
}

// ownFigures are the rules whose digest counts what the rule lists, writes a
// bound out or says a number in another way, with what only the one or only the
// other has.
var ownFigures = map[string]string{
	"102.1": "+3", "103.2a": "+2", "204.1a": "+3", "206.1b": "+2", "208.1": "+3", "301.2": "+2",
	"401.1": "+2 +8", // its own count is off by one
	"401.3": "+3", "410.2": "+2", "410.6": "+2", "504.1": "+3", "506.1": "+3", "510.1": "+2", "514.4a": "+3",
	"514.6": "+2", "516.3": "+2", "516.4": "+2", "604.1b": "+2 +5", "604.1c": "+10 +6", "609.2": "+6",
	"705.1": "+3", "706.1": "+4",
	"711.4": "-2", // "a second modifier"
}

// TestDigestAgreesWithTheDocument: every number that a rule names is in our
// words for it, and no other but those of ownFigures.
func TestDigestAgreesWithTheDocument(t *testing.T) {
	document, _ := mustReadRules(t, string(readOfficial(t)))
	compared := 0
	for _, rule := range mustOpen(t, "").Rules.inOrder() {
		if rule.Kind != official.Numbered {
			continue
		}
		compared++
		official, own := figures(document.Rule(rule.Number).Text), figures(rule.Digest)
		var different []string
		for _, figure := range own {
			if !slices.Contains(official, figure) {
				different = append(different, "+"+figure)
			}
		}
		for _, figure := range official {
			if !slices.Contains(own, figure) {
				different = append(different, "-"+figure)
			}
		}
		if got := strings.Join(different, " "); got != ownFigures[rule.Number] {
			t.Errorf("%s: numbers that only we (+) or only the document (-) have are %q, want %q", rule.Number, got,
				ownFigures[rule.Number])
		}
	}
	if compared != 358 {
		t.Errorf("compared %d rules, want 358", compared)
	}
}

// TestFloorRulesAgreeWithTheDocument: sections and every number in them.
func TestFloorRulesAgreeWithTheDocument(t *testing.T) {
	lines := between(t, sharedLines(t, comprehensiveRules), floorHeading, formatsHeading)
	floor := mustOpen(t, "").Section("floor-rules").Document
	compareSections(t, sharedSections(lines), ownSections(floor, "Incorrect deck list", "Invalid deck list"))
}

// TestLimitedPlayAgreesWithTheDocument: sections, numbers, packs and cards.
func TestLimitedPlayAgreesWithTheDocument(t *testing.T) {
	lines := between(t, sharedLines(t, comprehensiveRules), limitedHeading, floorHeading)
	var text, table []string
	for _, line := range lines[1:] {
		if strings.Contains(line, "\t") {
			table = append(table, line)
		} else {
			text = append(text, line)
		}
	}
	limited := mustOpen(t, "").Section("limited").Document
	own := ownSections(limited)
	compareSections(t, sharedSections(text), own[:len(own)-len(table)+1])

	blocks := strings.Split(table[0], "\t")[1:]
	for _, row := range table[1:] {
		cells := strings.Split(row, "\t")
		section := limited.Root.child(cells[0])
		if section == nil {
			t.Errorf("there is no section %q", cells[0])
			continue
		}
		for i, block := range blocks {
			_, under, _ := strings.Cut(section.Digest, block+":\n\n")
			under, _, _ = strings.Cut(under, " Block:")
			if diff := cmp.Diff(officialItems(cells[i+1]), ownItems(under)); diff != "" {
				t.Errorf("%s, %s (-official +ours):\n%s", cells[0], block, diff)
			}
		}
	}
}

// child finds the section of a title beneath a section; nil if there is none.
func (s *DocumentSection) child(title string) *DocumentSection {
	for _, child := range s.Children {
		if child.Title == title {
			return child
		}
	}
	return nil
}

var (
	officialItem = regexp.MustCompile(`\(([A-Z]+) #(\d+)\) ([^(]+)|(\d) packs? ([^0-9]+)`)
	ownItem      = regexp.MustCompile(`(?m)^- (?:([A-Z]+)(\d+) \[([^\]]+)\]\(card:([A-Z]+\d+)\)` +
		`|([^:\n]+): (\d) packs?)$`)
)

// officialItems reads a cell of the document's table: "EO1 rainbow dash …" for
// a card, "3 high magic" for packs.
func officialItems(cell string) []string {
	var items []string
	for _, m := range officialItem.FindAllStringSubmatch(cell, -1) {
		name, what := m[3], m[1]+m[2]
		if m[4] != "" {
			name, what = m[5], m[4]
		}
		items = append(items, what+" "+strings.TrimPrefix(spelling.Fold(name), "the "))
	}
	return items
}

// ownItems reads our list of the same.
func ownItems(text string) []string {
	var items []string
	for _, m := range ownItem.FindAllStringSubmatch(text, -1) {
		name, what := m[3], m[1]+m[2]
		if m[5] != "" {
			name, what = m[5], m[6]
		} else if m[4] != what {
			what = fmt.Sprintf("%s, which leads to %s,", what, m[4])
		}
		items = append(items, what+" "+strings.TrimPrefix(spelling.Fold(name), "the "))
	}
	return items
}

// TestRulebooksAgreeWithTheirDocuments: a rulebook has the headings that our
// sections stand under, and the numbers that they name.
func TestRulebooksAgreeWithTheirDocuments(t *testing.T) {
	for id, name := range map[string]string{
		"canterlot-nights":    "000_5d77e39db5b04992.txt",
		"crystal-games":       "002_f15f2aad61826d94.txt",
		"equestrian-odysseys": "001_6ba0e5f0cd0102f1.txt",
	} {
		t.Run(id, func(t *testing.T) {
			text := strings.Join(sharedLines(t, name), "\n")
			folded := " " + spelling.Fold(text) + " "
			numbers := figures(text)
			for _, s := range mustOpen(t, "").Section(id).Document.Sections()[1:] {
				if !strings.Contains(folded, " "+spelling.Fold(s.Title)+" ") {
					t.Errorf("the rulebook doesn't have the heading %q", s.Title)
				}
				for _, number := range figures(s.Digest) {
					if !slices.Contains(numbers, number) {
						t.Errorf("%s: the rulebook doesn't have the number %s", s.ID, number)
					}
				}
			}
		})
	}
}

var linkInText = regexp.MustCompile(`\[([^\]]+)\]\(([a-z]+):([^)]+)\)`)

// linkIn is a link that stands in a section of a document.
type linkIn struct{ section, text, scheme, id string }

func linksOf(l *Library) []linkIn {
	var links []linkIn
	for _, d := range l.Documents {
		for _, s := range d.Sections() {
			for _, m := range linkInText.FindAllStringSubmatch(s.Digest, -1) {
				links = append(links, linkIn{s.ID, m[1], m[2], m[3]})
			}
		}
	}
	return links
}

func TestLinksInDocumentsLeadSomewhere(t *testing.T) {
	library := mustOpen(t, "")
	links := linksOf(library)
	if len(links) == 0 {
		t.Fatal("no links were found")
	}
	for _, link := range links {
		there := false
		switch link.scheme {
		case string(FloorRules), string(LimitedPlay):
			to := library.Section(link.id)
			there = to != nil && string(to.Document.Kind) == link.scheme
		case "format":
			there = link.id == "formats" || library.Format(link.id) != nil
		case "card":
			there = true // compared below
		}
		if !there {
			t.Errorf("%s: the link %s:%s leads nowhere", link.section, link.scheme, link.id)
		}
	}
	for _, d := range library.Documents {
		for _, s := range d.Sections() {
			for _, at := range official.Mentions(s.Digest) {
				if number := s.Digest[at[0]:at[1]]; !library.Rules.has(number) {
					t.Errorf("%s: there is no rule %s", s.ID, number)
				}
			}
		}
	}
}

func TestCardsInDocumentsAreThoseOfTheSetFiles(t *testing.T) {
	cards, n := officialCards(t), 0
	for _, link := range linksOf(mustOpen(t, "")) {
		if link.scheme != "card" {
			continue
		}
		n++
		if found := cards.CardsByNumber(link.id); len(found) != 1 || found[0].Name() != link.text {
			t.Errorf("%s: card:%s isn't %s", link.section, link.id, link.text)
		}
	}
	if n == 0 {
		t.Error("no document links a card")
	}
}

// officialCards has all cards of the set files.
func officialCards(t *testing.T) *Library {
	t.Helper()
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	var cards []*Card
	for _, set := range sets {
		cards = append(cards, set.Cards...)
	}
	return libraryOf(cards...)
}
