package rulesdb

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// Invented formats.
const raceFormats = `format: 1
source: {document: Race Formats, version: "1.0", updated: 2001-02-03}
promos: {set: Promos, says: Nobody knows when.}
formats:
  - id: open
    name: Open
    says: Everything runs.
    every released set: true
    banned:
      - {set: Premiere, number: PR901, card: "Apple Cart, Rolling", from: 2001-01-01}
      - {set: High Magic, number: HM902, card: Pear, from: 2001-03-01}
  - id: short
    name: Short
    says: Two sets run.
    sets: [Premiere, High Magic]
    banned in: open
`

func raceFormatsOf(text string) ([]*Format, error) {
	formats, err := readFormats(fstest.MapFS{formatsFile: {Data: []byte(text)}})
	linkFormats(formats)
	return formats, err
}

func TestLegality(t *testing.T) {
	formats, err := raceFormatsOf(raceFormats)
	if err != nil {
		t.Fatal(err)
	}
	library := &Library{Formats: formats}
	for _, c := range []struct {
		card Card
		want [2]LegalityStatus
		from string
	}{
		{ofSet("Premiere", "Plum"), [2]LegalityStatus{Legal, Legal}, ""},
		{ofSet("Canterlot Nights", "Plum"), [2]LegalityStatus{Legal, NotInFormat}, ""},
		{ofSet("Premiere", "Apple Cart, Rolling"), [2]LegalityStatus{Banned, Banned}, "2001-01-01"},
		{ofSet("Premiere", "Apple Cart, Standing"), [2]LegalityStatus{Legal, Legal}, ""},
		{ofSet("Promos", "Pear"), [2]LegalityStatus{Banned, Banned}, "2001-03-01"}, // another printing of it
		{ofSet("Promos", "Plum"), [2]LegalityStatus{Legal, LegalityOpen}, ""},
		{ofSet("Orchard", "Plum"), [2]LegalityStatus{LegalityOpen, NotInFormat}, ""},
		{Card{Card: card.Card{Set: "Tokens", Token: true, Faces: []card.Face{{Title: "Plum"}}}},
			[2]LegalityStatus{NoCardOfADeck, NoCardOfADeck}, ""},
	} {
		got := library.Legality(&c.card)
		for i, standing := range got {
			if standing.Format != formats[i] || standing.Status != c.want[i] || standing.From != c.from ||
				standing.Reason == "" {
				t.Errorf("%s of %s in %s: %s from %q (%s), want %s from %q", c.card.Name(), c.card.Set, formats[i].Name,
					standing.Status, standing.From, standing.Reason, c.want[i], c.from)
			}
		}
	}
	banned := ofSet("Premiere", "Pear")
	standings := library.Legality(&banned)
	if !strings.Contains(standings[0].Reason, "the format's banlist") ||
		!strings.Contains(standings[1].Reason, "banlist of Open") {
		t.Errorf("the reasons are %q and %q", standings[0].Reason, standings[1].Reason)
	}
	promo := ofSet("Promos", "Plum")
	if reason := library.Legality(&promo)[0].Reason; !strings.Contains(reason, "Nobody knows when.") {
		t.Errorf("the reason is %q, want it to say that the date is unknown", reason)
	}
	elsewhere := ofSet("Canterlot Nights", "Pear")
	if reason := library.Legality(&elsewhere)[1].Reason; !strings.Contains(reason, "Nor is its set") {
		t.Errorf("the reason is %q, want it to name the set too", reason)
	}
}

func ofSet(set, name string) Card {
	title, subtitle, _ := strings.Cut(name, ", ")
	return Card{Card: card.Card{Set: set, Faces: []card.Face{{Title: title, Subtitle: subtitle}}}}
}

func TestBrokenFormatsAreRefusedWithTheirPlace(t *testing.T) {
	for name, c := range map[string]struct {
		old, new string
		want     []string
	}{
		"another format": {"format: 1", "format: 3", []string{"data/formats.yaml", "format 3"}},
		"an unknown key": {"    sets: [", "    stes: [", []string{"data/formats.yaml", "[15:5]", "stes"}},
		"an unknown set": {"sets: [Premiere", "sets: [Premier",
			[]string{"data/formats.yaml:15:", `"Premier"`, "Premiere"}},
		"no sets": {"    sets: [Premiere, High Magic]\n", "",
			[]string{"data/formats.yaml:12:", "0 sets of short"}},
		"sets and all sets": {"every released set: true", "every released set: true\n    sets: [Premiere]",
			[]string{"data/formats.yaml:5:", "1 sets of open"}},
		"the same format":    {"id: short", "id: open", []string{"data/formats.yaml:12:", `"open" again`}},
		"an unknown banlist": {"banned in: open", "banned in: long", []string{"data/formats.yaml:12:", `"long"`}},
		"no such date": {"from: 2001-01-01", "from: 2001-01-32",
			[]string{"data/formats.yaml:10:", "2001-01-32", "Apple Cart, Rolling"}},
		"bans out of order": {"from: 2001-01-01", "from: 2001-05-01",
			[]string{"data/formats.yaml:11:", "expected them by date"}},
		"a banned set": {"{set: Premiere, number", "{set: Premier, number",
			[]string{"data/formats.yaml:10:", `"Premier"`}},
		"a ban of nobody":  {"number: HM902", `number: ""`, []string{"data/formats.yaml:11:", `"Pear"`}},
		"promos of no set": {"set: Promos", "set: Pormos", []string{"data/formats.yaml:3:", "Pormos"}},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(raceFormats, c.old) {
				t.Fatalf("the formats have no %q", c.old)
			}
			_, err := raceFormatsOf(strings.Replace(raceFormats, c.old, c.new, 1))
			wantError(t, err, c.want)
		})
	}
}

// TestShippedFormats: the banlist holds in the blocks too.
func TestShippedFormats(t *testing.T) {
	library := mustOpen(t, "")
	harmony := library.Format("harmony")
	for _, id := range []string{"harmony", "premiere-block", "odyssey-block"} {
		f := library.Format(id)
		if f == nil {
			t.Fatalf("there is no format %s", id)
		}
		if f.BannedIn != harmony || len(f.Banned) != 9 {
			t.Errorf("%s has %d bans, want the 9 of Harmony", id, len(f.Banned))
		}
	}
	if library.Format("standard") != nil {
		t.Error("a format that isn't there is found")
	}
}

var officialBan = regexp.MustCompile(`^(.+) #(\d+)\t(.+)\tEffective (.+)$`)

// TestFormatsAgreeWithTheDocument: each ban with its date, and each block with
// its sets.
func TestFormatsAgreeWithTheDocument(t *testing.T) {
	lines := between(t, sharedLines(t, comprehensiveRules), formatsHeading, creditsHeading)
	library := mustOpen(t, "")
	number := regexp.MustCompile(`\d+`)
	var official, own []string
	for _, line := range lines {
		m := officialBan.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		date, err := time.Parse("January 2, 2006", m[4])
		if err != nil {
			t.Fatal(err)
		}
		official = append(official, strings.Join([]string{m[1], m[2], spelling.Fold(m[3]), date.Format(time.DateOnly)},
			" | "))
	}
	for _, ban := range library.Format("harmony").Banned {
		own = append(own, strings.Join([]string{ban.Set, number.FindString(ban.Number), spelling.Fold(ban.Card),
			ban.From}, " | "))
	}
	if diff := cmp.Diff(official, own); diff != "" {
		t.Errorf("bans (-official +ours):\n%s", diff)
	}
	for id, begins := range map[string]string{
		"premiere-block": "The Premiere block sets are: ",
		"odyssey-block":  "The Odyssey block sets are ",
	} {
		want := begins + strings.Join(library.Format(id).Sets, ", ")
		if !strings.Contains(strings.ReplaceAll(strings.Join(lines, "\n"), ", and ", ", "), want+".") {
			t.Errorf("the document doesn't have %q", want)
		}
	}

	cards := officialCards(t)
	for _, ban := range library.Format("harmony").Banned {
		if found := cards.CardsByNumber(ban.Number); len(found) != 1 || found[0].Name() != ban.Card ||
			found[0].Set != ban.Set {
			t.Errorf("%s isn't %s of %s", ban.Number, ban.Card, ban.Set)
		}
	}
}
