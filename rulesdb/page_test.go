package rulesdb

import (
	"strings"
	"testing"
)

// TestCitations: each kind of page has the form in which judges cite it, with
// the version that the library knows.
func TestCitations(t *testing.T) {
	library := mustOpen(t, "")
	card, hyphened := library.CardsByNumber("PR13")[0], library.CardsByNumber("HM-1")[0]
	harmony, erratum := library.Format("harmony"), library.Erratum("PR175")
	for want, page := range map[string]*Page{
		"CR 3.4, 514.4c":                         library.RulePage(library.Rules.Rule("514.4c")),
		"CR 3.4, 514":                            library.RulePage(library.Rules.Rule("514")),
		"CR 3.4, chapter 5":                      library.RulePage(library.Rules.Rule("5")),
		"CR 3.4, Glossary: Swift":                library.TermPage(entryOf(library.Glossary, "Swift")),
		"Tournament Floor Rules 2.3, Game Loss":  library.SectionPage(sectionNamed(t, library, "Game Loss")),
		"Tournament Floor Rules 2.3":             library.SectionPage(library.Section("floor-rules")),
		"Limited Play 2.0, Sealed Deck Format":   library.SectionPage(library.Section("limited/sealed-deck-format")),
		"Canterlot Nights starter rulebook 2014": library.SectionPage(library.Section("canterlot-nights")),

		"Format Legality in the Comprehensive Rules 3.4, Harmony Constructed": library.FormatPage(harmony),
		"Format Legality in the Comprehensive Rules 3.4":                      library.FormatsPage(),
		"Official Card Reference 7.2, Premiere: I Need Answers (PR 175)":      library.ErratumPage(erratum),
		"Official Card Reference 7.2, Errata of Premiere":                     library.ErrataOfSetPage("Premiere"),
		"Official Card Reference 7.2, Card errata":                            library.ErrataPage(),
		"Holly Dash, Flighty Filly (PR 13)":                                   library.CardPage(card),
		"Orange, You Glad (HM 1)":                                             library.CardPage(hyphened),
	} {
		if page.Citation != want {
			t.Errorf("%s is cited as %q, want %q", page, page.Citation, want)
		}
		if page.Text == "" || page.Title == "" {
			t.Errorf("%s has the title %q and the text %q", page, page.Title, page.Text)
		}
	}
}

func sectionNamed(t *testing.T, library *Library, name string) *DocumentSection {
	t.Helper()
	for _, d := range library.Documents {
		for _, s := range d.Sections() {
			if s.Title == name {
				return s
			}
		}
	}
	t.Fatalf("no document has the section %q", name)
	return nil
}

// TestAPageAsMarkdown: title, text, note, origin and citation, with links to
// other pages as plain words and those to elsewhere kept.
func TestAPageAsMarkdown(t *testing.T) {
	library := mustOpen(t, "")
	rule := library.Rules.Rule("514.4c")
	got := library.RulePage(rule).Markdown("Asked in round 2, see [514](rule:514) and [the " +
		"table](https://example.org/a).")
	want := "# 514.4c (Faceoffs)\n\n" + rule.Digest +
		"\n\n## Note\n\nAsked in round 2, see 514 and [the table](https://example.org/a)." +
		"\n\n---\n\nCR 3.4, 514.4c  \nComprehensive Rules 3.4 (2016-07-27), in Canterlaw's words\n"
	if got != want {
		t.Errorf("shared as:\n%s\nwant:\n%s", got, want)
	}
}

// TestNoPageLeadsIntoTheProgram: what is shared has no links that only the
// program can follow.
func TestNoPageLeadsIntoTheProgram(t *testing.T) {
	library := mustOpen(t, "")
	var pages []*Page
	for _, r := range library.Rules.inOrder() {
		pages = append(pages, library.RulePage(r))
	}
	for _, d := range library.Documents {
		for _, s := range d.Sections() {
			pages = append(pages, library.SectionPage(s))
		}
	}
	for _, f := range library.Formats {
		pages = append(pages, library.FormatPage(f))
	}
	for _, p := range pages {
		if text := p.Markdown(""); strings.Contains(text, "](") {
			t.Errorf("%s is shared with a link:\n%s", p, text)
		}
	}
}

func TestPageIDsAreWrittenAndRead(t *testing.T) {
	for _, id := range []PageID{{"rule", "514.4c"}, {"glossary", "Calming X"}, {"passage", "3.3/glossary:Swift"}} {
		if got, ok := ParsePageID(id.String()); !ok || got != id {
			t.Errorf("%s is read as %v (%v)", id, got, ok)
		}
	}
	for _, text := range []string{"", "rule", "rule:", ":514"} {
		if got, ok := ParsePageID(text); ok {
			t.Errorf("%q is read as %v, want nothing", text, got)
		}
	}
}

// TestACitationNamesTheVersionShown, of a rule that it lacks the one that our
// words restate, and of an older one its own.
func TestACitationNamesTheVersionShown(t *testing.T) {
	folder := t.TempDir()
	older := smallVersion(t, "1.4", "May 1, 2010", "Geese bite.", "Geese honk.")
	if _, err := ImportRules(folder, older, "testdata/rules_small.md"); err != nil {
		t.Fatal(err)
	}
	library := mustOpen(t, folder)
	page := library.RulePage(library.Rules.Rule("501.1"))
	if want := "CR 1.5, 501.1"; page.Citation != want {
		t.Errorf("a rule is cited as %q, want %q", page.Citation, want)
	}
	text := page.Markdown("")
	for _, want := range []string{"## In short", library.Rules.Rule("501.1").Digest,
		"## Official text\n\nGeese bite.\n\n---\n\n", "Comprehensive Rules 1.5 (2011-03-02)\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in:\n%s", want, text)
		}
	}
	lacking := library.RulePage(library.Rules.Rule("514.4c"))
	if want := "CR 3.4, 514.4c"; lacking.Citation != want ||
		lacking.Origin != "Comprehensive Rules 3.4 (2016-07-27), in Canterlaw's words" {
		t.Errorf("a rule that is not in the version shown is cited as %q from %q, want %q", lacking.Citation,
			lacking.Origin, want)
	}
	passage := PassagePage(library.Version("1.4"), "501.1")
	if want := "CR 1.4, 501.1"; passage.Citation != want || passage.Text != "Geese honk." {
		t.Errorf("an older version is cited as %q with %q, want %q", passage.Citation, passage.Text, want)
	}
}
