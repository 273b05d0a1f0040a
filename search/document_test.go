package search

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
)

// inventedLibrary has a chapter with a section and two rules, a term, and
// cards of which two share a number.
func inventedLibrary() *rulesdb.Library {
	rule := &rulesdb.Rule{Number: "990.1", Kind: official.Numbered, Digest: "In *short*.", Official: "At length."}
	rule.Children = []*rulesdb.Rule{{Number: "990.1a", Kind: official.Numbered, Title: "Finish"}}
	section := &rulesdb.Rule{Number: "990", Kind: official.Section, Title: "Races", Children: []*rulesdb.Rule{rule}}
	chapter := &rulesdb.Rule{Number: "99", Kind: official.Chapter, Title: "Sport", Children: []*rulesdb.Rule{section}}
	friend := func(id, number, title string) *rulesdb.Card {
		face := card.Face{
			Title: title, Subtitle: "Runner", Type: card.Friend, Colors: card.ColorsOf(card.Blue, card.Pink),
			Traits: []string{"Pegasus"}, Keywords: []card.Keyword{{Name: "Gallop", X: 2}},
		}
		return &rulesdb.Card{Card: card.Card{ID: id, Number: number, Faces: []card.Face{face}}}
	}
	mane := &rulesdb.Card{
		Card: card.Card{ID: "u4", Number: "ZZ9", Faces: []card.Face{
			{Title: "Sprint", Subtitle: "Slow", Type: card.ManeCharacter},
			{Title: "Sprint", Subtitle: "Fast", Type: card.ManeCharacter},
		}},
		Text: []string{"Turn her over.", "She runs."},
	}
	return &rulesdb.Library{
		Rules: &rulesdb.Rules{Chapters: []*rulesdb.Rule{chapter}},
		Glossary: []*rulesdb.GlossaryEntry{
			{Term: "Gallop X", Digest: "Moves."},
			{Term: "Hay break (HB)", Official: "Rest."},
		},
		Cards: []*rulesdb.Card{friend("u1", "T1", "Dust"), friend("u2", "T1", "Dash"), friend("u3", "ZZ3", "Dart"),
			mane},
	}
}

func TestDocuments(t *testing.T) {
	pegasus := "Friend, blue and pink, Pegasus, Gallop"
	want := []Document{
		{Kind: Rule, ID: "99", Title: "Sport", Contents: "Races"},
		{Kind: Rule, ID: "990", Title: "Races", Under: []string{"Sport"}, Contents: "In *short*."},
		{Kind: Rule, ID: "990.1", Under: []string{"Races", "Sport"}, Body: "In *short*.\n\nAt length."},
		{Kind: Rule, ID: "990.1a", Title: "Finish", Under: []string{"Races", "Sport"}},
		{Kind: Glossary, ID: "Gallop X", Title: "Gallop X", Keywords: []string{"Gallop"}, Body: "Moves."},
		{Kind: Glossary, ID: "Hay break (HB)", Title: "Hay break (HB)", Keywords: []string{"Hay break", "HB"},
			Body: "Rest."},
		{
			Kind: Card, ID: "ZZ9", Title: "Sprint, Slow", Keywords: []string{"ZZ9", "Sprint", "Sprint, Fast"},
			CardType: "Mane Character", Body: "Mane Character\n\nTurn her over.\n\nMane Character\n\nShe runs.",
		},
		{Kind: Card, ID: "u1", Title: "Dust, Runner", Keywords: []string{"T1", "Dust"}, CardType: "Friend",
			Body: pegasus},
		{Kind: Card, ID: "u2", Title: "Dash, Runner", Keywords: []string{"T1", "Dash"}, CardType: "Friend",
			Body: pegasus},
		{Kind: Card, ID: "ZZ3", Title: "Dart, Runner", Keywords: []string{"ZZ3", "Dart"}, CardType: "Friend",
			Body: pegasus},
	}
	if diff := cmp.Diff(want, Documents(inventedLibrary())); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestHeadings(t *testing.T) {
	for _, c := range []struct {
		document Document
		want     string
	}{
		{Document{Kind: Rule, ID: "990", Title: "Races", Under: []string{"Sport"}}, "990 Races"},
		{Document{Kind: Rule, ID: "990.1", Under: []string{"Races", "Sport"}}, "990.1 Races"},
		{Document{Kind: Rule, ID: "990.1a", Title: "Finish", Under: []string{"Races", "Sport"}}, "990.1a Finish"},
		{Document{Kind: Rule, ID: "990.2"}, "990.2"},
		{Document{Kind: Card, ID: "ZZ1", Title: "Dart, Runner"}, "Dart, Runner"},
	} {
		if got := c.document.heading(); got != c.want {
			t.Errorf("%s is headed %q, want %q", c.document.ID, got, c.want)
		}
	}
}

func TestEveryDocumentCanBeOpened(t *testing.T) {
	t.Run("shipped", func(t *testing.T) { canBeOpened(t, openLibrary(t, "")) })
	t.Run("imported", func(t *testing.T) { canBeOpened(t, importedLibrary(t)) })
}

func canBeOpened(t *testing.T, lib *rulesdb.Library) {
	terms := make(map[string]bool)
	for _, entry := range lib.Glossary {
		terms[entry.Term] = true
	}
	seen := make(map[string]bool)
	count := make(map[Kind]int)
	for _, d := range Documents(lib) {
		key := string(d.Kind) + " " + d.ID
		if seen[key] {
			t.Errorf("two documents are %s", key)
		}
		seen[key] = true
		count[d.Kind]++
		switch d.Kind {
		case Rule:
			if lib.Rules.Rule(d.ID) == nil {
				t.Errorf("there is no rule %s", d.ID)
			}
		case Glossary:
			if !terms[d.ID] {
				t.Errorf("the glossary has no term %q", d.ID)
			}
		case Card:
			found, err := lib.FindCard(d.ID)
			if err != nil {
				t.Error(err)
			} else if found.Name() != d.Title {
				t.Errorf("card %s opens %s, want %s", d.ID, found.Name(), d.Title)
			}
		case Floor, Limited, Rulebook:
			if s := lib.Section(d.ID); s == nil || Kind(s.Document.Kind) != d.Kind {
				t.Errorf("the %s has no section %s", d.Kind, d.ID)
			}
		case Format:
			if d.ID != AllFormats && lib.Format(d.ID) == nil {
				t.Errorf("there is no format %s", d.ID)
			}
		case Erratum:
			if d.ID != AllErrata && lib.Erratum(d.ID) == nil && lib.ErrataOfSet(d.ID) == nil {
				t.Errorf("there are no errata of %s", d.ID)
			}
		default:
			t.Errorf("a library has no %s", d.Kind)
		}
	}
	if got, want := count[Card], len(lib.Cards); got != want {
		t.Errorf("%d cards are documents, want %d", got, want)
	}
	if count[Rule] <= 358 {
		t.Errorf("%d rules are documents, want 358 with their sections and chapters", count[Rule])
	}
}
