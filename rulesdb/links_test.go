package rulesdb

import (
	"html"
	"strings"
	"testing"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/official"
)

func TestWhatHasAPageIsLinkedWhereItIsMentioned(t *testing.T) {
	l := mustOpen(t, "")
	for text, want := range map[string]string{
		"A frightened card is dismissed.": "A [frightened](glossary:Frighten) card is " +
			"[dismissed](glossary:Dismiss).",
		"Random numbers, and Random": "[Random](glossary:Random) numbers, and Random",
		"by a random method":         "by a random method", // no keyword
		"Calming 2":                  "[Calming](glossary:Calming%20X) 2",
		"a priority window opens; priority windows": "a [priority window](glossary:Priority%20window) opens; " +
			"priority windows",
		"over a priority\nwindow":               "over a [priority\nwindow](glossary:Priority%20window)",
		"priority. Window after window":         "[priority](glossary:Priority). Window after window",
		"the faceoff's winner":                  "the [faceoff](glossary:Faceoff)'s winner",
		"a multi-Problem faceoff":               "a [multi-Problem faceoff](glossary:Multi-Problem%20faceoff)",
		"cards of the draw deck":                "cards of the [draw deck](rule:402)", // not drawing
		"into the Discard Pile":                 "into the [Discard Pile](rule:406)",
		"in the hand":                           "in the hand", // a word too common to be a section's title
		"[faceoffs](rule:514) and `Flip(1)`":    "[faceoffs](rule:514) and `Flip(1)`",
		"[this](glossary:Flip) is flipping":     "[this](glossary:Flip) is flipping", // linked already
		"see 514.4c, not 514.9 or 514":          "see [514.4c](rule:514.4c), not 514.9 or 514",
		"a tie (514.4), a tie (514.4)":          "a tie ([514.4](rule:514.4)), a tie ([514.4](rule:514.4))",
		"([514.4](rule:514.4)) and `(514.4)`":   "([514.4](rule:514.4)) and `(514.4)`",
		"# Flip\nFlip\n```\nFlip\n```\nflipped": "# Flip\n[Flip](glossary:Flip)\n```\nFlip\n```\nflipped",
		"https://example.org/flip and <flip>":   "https://example.org/flip and <flip>",
		"a Game Loss in Harmony Constructed": "a [Game Loss](floor:floor-rules%2Ftournament-penalties%2Fgame-loss) " +
			"in " +
			"[Harmony Constructed](format:harmony)",
		"Tardiness, or tardiness": "[Tardiness](floor:floor-rules%2Ftournament-penalties%2Ftardiness), or tardiness",
		"in the Canterlot Nights starter rulebook": "in the [Canterlot Nights starter " +
			"rulebook](rulebook:canterlot-nights)",
		"of Canterlot Nights, in Premiere Block": "of [Canterlot Nights](search:set:%22Canterlot%20Nights%22), in " +
			"[Premiere Block](format:premiere-block)",
		"rallying, rallies": "[rallying](glossary:Rally), rallies",
		"flipping":          "[flipping](glossary:Flip)",
		"unsolved":          "unsolved",
		"the PPP":           "the [PPP](glossary:Pre-priority%20processing%20%28PPP%29)",
	} {
		if got := l.Linker("").Link(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	for page, text := range map[string]string{"glossary:Priority": "Priority is received.",
		"rule:514.4": "as here (514.4)"} {
		if got := l.Linker(page).Link(text); got != text {
			t.Errorf("a page links to itself: %q", got)
		}
	}
	older := &official.Document{Source: official.Source{Version: "1.4"}, Rules: []*official.Rule{{Number: "501.1"}}}
	if got, want := l.Linker("").Of(older).Link("(501.1), (514.4)"),
		"([501.1](passage:1.4%2F501.1)), (514.4)"; got != want {
		t.Errorf("the text of an older version becomes %q, want %q", got, want)
	}
}

func TestNamesOfCardsAreLinks(t *testing.T) {
	l := mustOpen(t, "")
	l.CardsByNumber("PR13")[0].Text = []string{""} // as imported
	for text, want := range map[string]string{
		"Holly Dash, Flighty Filly wins":            "[Holly Dash, Flighty Filly](card:PR13) wins",
		"as the list has Holly Dash\nFlighty Filly": "as the list has [Holly Dash\nFlighty Filly](card:PR13)",
		"Holly Dash’s power":                        "[Holly Dash](card:PR13)’s power",
		"HOLLY DASH":                                "[HOLLY DASH](card:PR13)",
		"**Holly Dash** and Holly Dash":             "**[Holly Dash](card:PR13)** and Holly Dash",
		"a holly dash":                              "a holly dash",
		"Holly. Dash":                               "Holly. Dash",
		"Holly Dashing":                             "Holly Dashing",
		"put on a Hard Hat, the hard hat":           "put on a [Hard Hat](card:PR139), the hard hat",
		"It’s a Twister! hits":                      "[It’s a Twister!](card:PR176) hits",
		"It's a Twister hits":                       "[It's a Twister](card:PR176) hits",
		"[Holly Dash](https://example.org), here":   "[Holly Dash](https://example.org), here",
		"`Holly Dash`":                              "`Holly Dash`",
		"## Holly Dash":                             "## Holly Dash",
		"an Earth Pony":                             "an Earth Pony",            // a trait
		"Timberwolf, Yay!, Rarity":                  "Timberwolf, Yay!, Rarity", // single words
		// not another's Title first
		"Rainbow Dash, Flier Extraordinaire": "[Rainbow Dash, Flier Extraordinaire](card:PR1)",
		"Rainbow Dash":                       "Rainbow Dash", // several cards
		// one of those that ship, others do not
		"Comet Tail":                  "Comet Tail",
		"(PR #13) Holly Dash":         "(PR #13) [Holly Dash](card:PR13)",
		"PR13 and PR #1, not PR 1000": "[PR13](card:PR13) and [PR #1](card:PR1), not PR 1000",
	} {
		if got := l.Linker("").Link(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	if got := l.Linker("card:PR13").Link("Holly Dash"); got != "Holly Dash" {
		t.Errorf("a page links to itself: %q", got)
	}
}

// TestATextAboutCardsNamesThemByTheirTitles, single words too; names of cards
// that were invented for it lead nowhere.
func TestATextAboutCardsNamesThemByTheirTitles(t *testing.T) {
	l := mustOpen(t, "")
	about := func(numbers ...string) (cards []*card.Card) {
		for _, number := range numbers {
			cards = append(cards, &l.CardsByNumber(number)[0].Card)
		}
		return cards
	}
	plain := html.EscapeString
	for _, test := range []struct {
		text string
		from *Linker
		want string
	}{
		{"I play Yay! to my Timberwolf's", l.Linker("", about("PR130", "PR158")...),
			"I play [Yay!](card:PR130) to my [Timberwolf](card:PR158)&#39;s"},
		{"Rainbow Dash (514.4) & <Comet Tail>", l.Linker("", about("PR1")...),
			"[Rainbow Dash](card:PR1) ([514.4](rule:514.4)) &amp; &lt;Comet Tail&gt;"},
		{"Rainbow Dash flips", l.Linker("", about("PR1", "EO1")...), "Rainbow Dash [flips](glossary:Flip)"},
		{"Hard Hat or PR139", l.Linker("", &card.Card{Faces: []card.Face{{Title: "Hard Hat"}}}),
			"Hard Hat or [PR139](card:PR139)"},
	} {
		if got := test.from.LinkPlain(test.text, plain); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
	if got, want := l.Linker("").LinkNames("Hard Hat (514.4) flips", plain),
		"[Hard Hat](card:PR139) ([514.4](rule:514.4)) flips"; got != want {
		t.Errorf("with links to cards and rules only: %q, want %q", got, want)
	}
}

// everything is a library with the imported rules and all cards.
func everything(t testing.TB) *Library {
	t.Helper()
	folder := t.TempDir()
	if _, err := ImportRules(folder, sharedFiles(t, "documents/004_*.txt")...); err != nil {
		t.Fatal(err)
	}
	if _, err := ImportCards(folder, sharedFiles(t, "cards/octgn/*.xml")...); err != nil {
		t.Fatal(err)
	}
	l, err := Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestEveryCardWithASubtitleIsMentionedByItsFullName, as texts and the banlist
// write it, and nothing of the rules but by a name.
func TestEveryCardWithASubtitleIsMentionedByItsFullName(t *testing.T) {
	l := everything(t)
	ids := CardIDs(l.Cards)
	for _, c := range l.Cards {
		name := c.Name()
		if c.Faces[0].Subtitle == "" {
			continue
		}
		for _, written := range []string{name, strings.Replace(name, ", ", " ", 1),
			strings.ReplaceAll(name, "'", "’")} {
			want := "[" + written + "](card:" + ids[c] + ") is"
			if got := l.Linker("").Link(written + " is"); got != want {
				t.Errorf("%q becomes %q, want %q", written, got, want)
			}
		}
	}
	for _, f := range l.Formats {
		text := l.Linker("").Link(f.Official)
		for _, ban := range f.Banned {
			if f.BannedIn == f && !strings.Contains(text, "](card:"+ban.Number+")") {
				t.Errorf("the banlist of %s doesn't link %s", f.Name, ban.Card)
			}
		}
	}
	for _, r := range l.Rules.inOrder() {
		if text := l.Linker("").Link(r.Official); strings.Contains(text, "](card:") {
			t.Errorf("%s mentions a card, which it does not: %s", r.Number, text)
		}
	}
}

// BenchmarkLinks makes links in all texts of the longest chapter, of which a page
// shows at most a section, and prepares what may be mentioned.
func BenchmarkLinks(b *testing.B) {
	l := everything(b)
	b.Run("prepare", func(b *testing.B) {
		for b.Loop() {
			l.phrasesWithPages()
		}
	})
	b.Run("chapter", func(b *testing.B) {
		for b.Loop() {
			for _, r := range l.Rules.inOrder() {
				if strings.HasPrefix(r.Number, "5") {
					l.Linker("").Link(r.Digest)
					l.Linker("").Link(r.Official)
				}
			}
		}
	})
}
