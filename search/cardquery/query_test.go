package cardquery

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

func number(n int) *int { return &n }

// invented is a library of seven cards. Sprint has two faces, of which one is
// Swift; Banned Treat is on a banlist.
func invented() *Cards {
	add := func(id, number, set, rarity string, faces ...card.Face) *rulesdb.Card {
		return &rulesdb.Card{Card: card.Card{ID: id, Number: number, Set: set, Rarity: rarity, Faces: faces}}
	}
	pegasus := []string{"Pegasus"}
	cards := []*rulesdb.Card{
		add("1", "ZZ1", "Zephyr Games", "F",
			card.Face{Title: "Sprint", Subtitle: "Slow", Type: card.ManeCharacter, Colors: card.ColorsOf(card.Blue),
				Traits: pegasus, Power: number(1), HomeLimit: number(3)},
			card.Face{Title: "Sprint", Subtitle: "Fast", Type: card.ManeCharacter, Colors: card.ColorsOf(card.Blue),
				Traits: pegasus, Power: number(3), HomeLimit: number(4), Keywords: []card.Keyword{{Name: "Swift"}}}),
		add("2", "ZZ2", "Zephyr Games", "R", card.Face{
			Title: "Dust", Subtitle: "Blue Breeze", Type: card.Friend, Colors: card.ColorsOf(card.Blue),
			Traits: []string{"Earth Pony", "Unique"}, Power: number(2), Cost: number(1),
			PlayRequirements: []card.PlayRequirement{{Color: card.Blue, Power: 2}},
		}),
		add("3", "ZZ3", "Zephyr Games", "UR", card.Face{
			Title: "Café Sprint", Type: card.Friend, Colors: card.ColorsOf(card.Blue, card.Pink), Traits: pegasus,
			Power: number(4), Cost: number(3),
			PlayRequirements: []card.PlayRequirement{{Color: card.Blue, Power: 2}, {Color: card.Pink, Power: 3}},
			Keywords:         []card.Keyword{{Name: "Calming", X: 2}},
		}),
		add("4", "ZZ10", "Zephyr Games", "C", card.Face{Title: "Treat", Type: card.Event,
			Colors: card.ColorsOf(card.Pink), Power: number(2), Cost: number(1)}),
		add("5", "QQ1", "Quiet Nights", "C", card.Face{Title: "Banned Treat", Type: card.Resource,
			Colors: card.ColorsOf(card.Orange), Cost: number(0)}),
		add("6", "QQ2", "Quiet Nights", "U", card.Face{Title: "Storm", Type: card.ProblemType, Problem: &card.Problem{
			Bonus: 2, Starting: true,
			Owner: []card.ConfrontRequirement{{Kind: card.OfColor, Color: card.Blue, Power: 3},
				{Kind: card.Wild, Power: 2}},
		}}),
		add("7", "QQ3", "Quiet Nights", "U", card.Face{Title: "Ogre", Type: card.Troublemaker, Traits: []string{"Epic"},
			Power: number(6), PointValue: number(2)}),
	}
	cards[3].Text = []string{"Each player draws a card."}
	cards[4].AbilitiesKnown = true
	quiet := &rulesdb.Format{ID: "quiet-block", Name: "Quiet Block", Sets: []string{"Quiet Nights"},
		Banned: []rulesdb.Ban{{Card: "Banned Treat"}}}
	quiet.BannedIn = quiet
	return Over(&rulesdb.Library{Cards: cards, Formats: []*rulesdb.Format{quiet}})
}

// found gives the numbers of the cards that a query finds.
func found(t testing.TB, c *Cards, query string) string {
	t.Helper()
	cards, err := c.Find(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	numbers := make([]string, len(cards))
	for i, found := range cards {
		numbers[i] = found.Number
	}
	return strings.Join(numbers, " ")
}

// TestPlainWords: facts are said as people say them.
func TestPlainWords(t *testing.T) {
	c := invented()
	for _, test := range []struct {
		words     string
		onlyFacts bool
		want      string
	}{
		{"swift mane characters", true, "ZZ1"},
		{"Blue Friends", true, "ZZ2 ZZ3"},
		{"2 blue friend 4", true, "ZZ3"},
		{"a pink pegasus", true, "ZZ3"},
		{"friend with power 4 and cost 3", true, "ZZ3"},
		{"2 power event", true, "ZZ10"},
		{"calming", true, "ZZ3"},
		{"epic troublemaker", true, "QQ3"},
		{"blue breeze friend", false, "ZZ2"},
		{"multicolor friend", true, "ZZ3"},
		{"swift event", true, ""},
		{"blu friend", false, "ZZ2"}, // by its name
	} {
		query, onlyFacts := c.OfWords(test.words)
		if got := found(t, c, query); got != test.want || onlyFacts != test.onlyFacts {
			t.Errorf("%q, %s, finds %q, only facts %v; want %q, %v", test.words, query, got, onlyFacts, test.want,
				test.onlyFacts)
		}
	}
}

func TestQueries(t *testing.T) {
	c := invented()
	for _, test := range []struct{ query, want string }{
		// One operator, by its names.
		{"t:friend", "ZZ2 ZZ3"},
		{"type:Friend", "ZZ2 ZZ3"},
		{"T:FR", "ZZ2 ZZ3"},
		{`t:"mane character"`, "ZZ1"},
		{"t:mc", "ZZ1"},
		{"t:tm", "QQ3"},
		{"t=event,resource", "ZZ10 QQ1"},
		{"t!=friend,mane", "ZZ10 QQ1 QQ2 QQ3"},
		{"c:blue", "ZZ1 ZZ2 ZZ3"},
		{"c:blue,orange", "ZZ1 ZZ2 ZZ3 QQ1"},
		{"c:blue+pink", "ZZ3"},
		{"c=blue", "ZZ1 ZZ2"},
		{"c=blue+pink", "ZZ3"},
		{"color:multicolor", "ZZ3"},
		{"c:colorless", "QQ2 QQ3"},
		{"pow>=3", "ZZ1 ZZ3 QQ3"},
		{"power:2", "ZZ2 ZZ10"},
		{"p:2-4", "ZZ1 ZZ2 ZZ3 ZZ10"},
		{"pow!=2", "ZZ1 ZZ3 QQ1 QQ2 QQ3"},
		{"pow:none", "QQ1 QQ2"},
		{"pow:1,6", "ZZ1 QQ3"},
		{"cost<1", "QQ1"},
		{"cost>1", "ZZ3"},
		{"req:blue", "ZZ2 ZZ3"},
		{"req>=3", "ZZ3"},
		{"req=5", "ZZ3"},
		{"req>=3pink", "ZZ3"},
		{"req>=3blue", ""},
		{"t:friend -req:none", "ZZ2 ZZ3"},
		{"requires:none t:event", "ZZ10"},
		{"trait:pegasus", "ZZ1 ZZ3"},
		{"trait:earth-pony", "ZZ2"},
		{`trait:"earth pony"`, "ZZ2"},
		{"trait:earth", "ZZ2"},
		{"kw:swift", "ZZ1"},
		{"kw:calming", "ZZ3"},
		{"kw:calming2", "ZZ3"},
		{`keyword:"calming 2"`, "ZZ3"},
		{"kw:calming1", ""},
		{"kw:villain", ""}, // a keyword that no card has here
		{"set:zz", "ZZ1 ZZ2 ZZ3 ZZ10"},
		{`set:"quiet nights"`, "QQ1 QQ2 QQ3"},
		{"set:quiet", "QQ1 QQ2 QQ3"},
		{"num:zz2", "ZZ2"},
		{"num:1", "ZZ1 QQ1"},
		{"num>=10", "ZZ10"},
		{"num:2-3 set:qq", "QQ2 QQ3"},
		{"r:ur", "ZZ3"},
		{"rarity:ultra-rare", "ZZ3"},
		{"r:r", "ZZ2"},
		{"r:common,f", "ZZ1 ZZ10 QQ1"},
		{"is:unique", "ZZ2"},
		{"is:epic", "QQ3"},
		{"is:starting", "QQ2"},
		{"is:mane", "ZZ1"},
		{"is:banned", "QQ1"},
		{"is:executable", "QQ1"},
		{"is:token", ""},
		{"is:errata", ""},
		{"f:quiet-block", "QQ2 QQ3"},
		{"f:block-quiet", "QQ2 QQ3"},
		{"confront:blue", "QQ2"},
		{"confront>=5", "QQ2"},
		{"confront>3blue", ""},
		{"bonus:2", "QQ2"},
		{"points>=2", "QQ3"},
		{"limit>=4", "ZZ1"},
		{"name:blue", "ZZ2"},
		{`name:"cafe sprint"`, "ZZ3"},
		{`o:"draws a card"`, "ZZ10"},
		{"text:draw", "ZZ10"},
		{"o:raws", ""},

		// Several together.
		{"t:friend pow>=3", "ZZ3"},
		{"t:friend -c:pink", "ZZ2"},
		{"-t:friend -t:mane", "ZZ10 QQ1 QQ2 QQ3"},
		{"t:event or t:resource", "ZZ10 QQ1"},
		{"t:event OR t:resource cost:0", "ZZ10 QQ1"},
		{"(t:event or t:resource) cost:0", "QQ1"},
		{"-(t:event or t:friend) cost:0", "QQ1"},
		{"((t:event))", "ZZ10"},
		{"trait:pegasus pow=1 kw:swift", "ZZ1"}, // one side each

		// Free words, by which names come first.
		{"sprint pow>=1", "ZZ1 ZZ3"},
		{"cafe t:friend", "ZZ3"},
		{"treat cost<=1", "ZZ10 QQ1"},
		{"blue pow>=1", "ZZ2"},
		{`"blue breeze" pow>=1`, "ZZ2"},
		{`"breeze blue" pow>=1`, ""},
		{"pegasus pow>=4", "ZZ3"},
		{"-sprint trait:pegasus", ""},
		{"zz10 cost:1", "ZZ10"},

		// Order.
		{"order:power", "ZZ1 ZZ2 ZZ10 ZZ3 QQ3 QQ1 QQ2"},
		{"order:-power", "QQ3 ZZ3 ZZ2 ZZ10 ZZ1 QQ1 QQ2"},
		{"t:friend,event order:cost,-power", "ZZ2 ZZ10 ZZ3"},
		{"order:name set:qq", "QQ1 QQ3 QQ2"},
		{"order:rarity set:qq", "QQ1 QQ2 QQ3"},
		{"set:zz sort:-set", "ZZ10 ZZ3 ZZ2 ZZ1"},
	} {
		if got := found(t, c, test.query); got != test.want {
			t.Errorf("%s finds %q, want %q", test.query, got, test.want)
		}
		if !Is(test.query) {
			t.Errorf("%s is no query", test.query)
		}
	}
}

func TestMistakesArePointedAt(t *testing.T) {
	c := invented()
	for _, test := range []struct{ query, mark, says string }{
		{"powr>=3", "^^^^", "did you mean pow or power? expected t, c, pow, cost"},
		{"t:friend xyzzy:1", "         ^^^^^", "to look for the word itself, leave a space"},
		{"t:freind", "  ^^^^^^", "did you mean Friend? expected a card type: Mane Character, Friend"},
		{"t:friend,egg", "         ^^^", `found "egg"; expected a card type`},
		{"t:", "  ^", "found no value for t; expected a card type"},
		{"t:friend,", "         ^", "found no value for t"},
		{"pow>=x", "     ^", `found "x"; expected a whole number`},
		{"pow>=", "     ^", "found no value for pow; expected a whole number"},
		{"pow:-1", "    ^^", "expected a whole number"},
		{"t>=friend", " ^^", "found >= behind t; expected :"},
		{"c:blye", "  ^^^^", "did you mean blue? expected a color"},
		{"c:blue+pnk", "       ^^^", "did you mean pink?"},
		{"trait:pegasis", "      ^^^^^^^", "did you mean Pegasus? expected a trait"},
		{"kw:swfit", "   ^^^^^", "did you mean Swift? expected a keyword"},
		{"order:pwr", "      ^^^", "did you mean power? expected what to order by"},
		{"set:zphr", "    ^^^^", "did you mean Zephyr Games? expected a set"},
		{"pow:4-2", "    ^^^", "did you mean 2-4?"},
		{"kw:swft", "   ^^^^", "did you mean Swift? expected a keyword"},
		{"set:zephir-games", "    ^^^^^^^^^^^^",
			"did you mean Zephyr Games? expected a set: Zephyr Games or Quiet Nights"},
		{"r:x", "  ^", "expected a rarity: C, U, R"},
		{"is:bannd", "   ^^^^^", "did you mean banned? expected what a card can be: unique"},
		{"f:modern", "  ^^^^^^", "expected a format: quiet-block"},
		{"req>blue", "    ^^^^", "expected a whole number, with or without a color"},
		{"req:2green", "     ^^^^^", "expected a color"},
		{"num>=PR1", "     ^^^", "expected the number within the set alone"},
		{"order:size", "      ^^^^", "expected what to order by: name, set, power"},
		{"order:-", "       ^", "found nothing to order by"},
		{"order>power", "     ^", "found > behind order; expected :"},
		{"(t:friend order:cost)", "          ^^^^^^^^^^", "in parentheses or behind a minus"},
		{"-order:cost", " ^^^^^^^^^^", "in parentheses or behind a minus"},
		{"(t:friend", "^", "found an opening parenthesis; expected a closing one"},
		{"t:friend)", "        ^", "found a closing parenthesis; expected an opening one"},
		{"t:friend or", "           ^", "found the end; expected a word or an operator"},
		{"or t:friend", "^^", "found or; expected a word or an operator such as t:friend before it"},
		{"t:friend ()", "          ^", "found ); expected a word"},
		{"-(t:friend) -", "            ^", ""}, // a lone minus is a word without letters
		{`café t:friend name:"a b`, "                   ^^^^", "quotation mark without its other half"},
	} {
		_, err := c.Find(test.query)
		if test.says == "" {
			if err != nil {
				t.Errorf("%s is refused: %v", test.query, err)
			}
			continue
		}
		var wrong *Error
		if !errors.As(err, &wrong) {
			t.Errorf("%s gives the error %v, want a mistake", test.query, err)
			continue
		}
		if wrong.Mark() != test.mark || !strings.Contains(strings.ToLower(wrong.Message), strings.ToLower(test.says)) {
			t.Errorf("the mistake is pointed at so, want %q:\n%s\n%s\n%s", test.says, test.query, wrong.Mark(),
				wrong.Message)
		}
	}
}

func TestTextsAreAskedForOnlyWhereThereAreSome(t *testing.T) {
	c := Over(&rulesdb.Library{Cards: []*rulesdb.Card{{Card: card.Card{Faces: []card.Face{{Title: "Dust"}}}}}})
	if _, err := c.Find("o:draw"); err == nil || !strings.Contains(err.Error(), "no card's text is known") {
		t.Errorf("the error is %v", err)
	}
}

// Plain words stay plain words, whatever stands between them.
func TestPlainWordsAreNoQuery(t *testing.T) {
	for _, text := range []string{
		"", "rainbow dash", "dismiss vs retire", "Rule (511.7a):", "511.7a.i", "friend or event", "-friend", "(a)",
		"https://example.org/x", "points: how are they scored", "cost: 3", "what: this", "at 10:30", "a > b",
		`"t:friend"`, "5>=3",
		"xyz:",
	} {
		if Is(text) {
			t.Errorf("%q is taken for a query", text)
		}
	}
}

func TestCompletion(t *testing.T) {
	c := invented()
	for _, test := range []struct {
		text string // the cursor is at the |
		want string // what the text becomes with each candidate
	}{
		{"t:fr|", "t:friend "},
		{"t:|", `t:"mane character" /t:friend /t:problem /t:troublemaker /t:event /t:resource `},
		{"t:friend,ev|", "t:friend,event "},
		{"t:friend|", ""}, // said already
		{"c:p| pow>3", "c:pink pow>3/c:purple pow>3"},
		{"trait:pony|", `trait:"earth pony" `},
		{"t:friend k|", "t:friend kw:"},
		{"t:friend po|", "t:friend pow:/t:friend points:"},
		{"set:zz f:q|", "set:zz f:quiet-block "},
		{"order:-p|", "order:-power /order:-points "},
		{"r:u|", "r:ur "}, // u itself is said
		{"t:friend |", ""},
		{"rain|", ""},
		{"pow>=|", ""},
		{"foo:b|", ""},
	} {
		cursor := strings.Index(test.text, "|")
		text := strings.Replace(test.text, "|", "", 1)
		done := c.Complete(text, cursor)
		var got []string
		for _, candidate := range done.Candidates {
			got = append(got, done.Apply(text, candidate))
		}
		if diff := cmp.Diff(test.want, strings.Join(got, "/")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.text, diff)
		}
	}
}

// Every example in the help can be asked, and every operator has one.
func TestHelpIsRight(t *testing.T) {
	library, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	c := Over(library)
	help, tried := Help(), 0
	for _, span := range regexp.MustCompile("`[^`]+`").FindAllString(help, -1) {
		query := strings.Trim(span, "`")
		if !Is(query) {
			continue
		}
		tried++
		if _, err := c.Find(query); err != nil && !strings.Contains(err.Error(), "no card's text is known") {
			t.Errorf("%s: %v", query, err)
		}
	}
	if tried < len(operators) {
		t.Errorf("only %d queries stand in the help", tried)
	}
	for _, o := range operators {
		for _, name := range o.names {
			if !strings.Contains(help, "**"+name+"**") {
				t.Errorf("help doesn't tell of %s", name)
			}
		}
		if len(o.examples) == 0 {
			t.Errorf("%s has no example", o.names[0])
		}
	}
}

func TestAnyTextIsReadOrRefused(t *testing.T) {
	c := invented()
	pieces := rapid.SliceOf(rapid.SampledFrom([]string{
		"t:", "friend", "pow", ">=", "3", "-", "(", ")", "or", " ", ",", `"`, "“", "c:blue", "+", "order:", "é", "\x80",
		"num:", "kw:calming2", "!=", "req:2",
	}))
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(pieces.Draw(t, "pieces"), "")
		cards, err := c.Find(text)
		length := len([]rune(text))
		var wrong *Error
		if err != nil && (!errors.As(err, &wrong) || wrong.From < 0 || wrong.To < wrong.From || wrong.To > length ||
			len(cards) > 0) {
			t.Fatalf("%q gives the error %#v", text, err)
		}
		again, _ := c.Find(text)
		if diff := cmp.Diff(cards, again); diff != "" {
			t.Fatalf("asked again, %q finds others:\n%s", text, diff)
		}
		cursor := rapid.IntRange(0, length).Draw(t, "cursor")
		done := c.Complete(text, cursor)
		if done.From < 0 || done.To < done.From || done.To > length {
			t.Fatalf("%q is completed from %d to %d", text, done.From, done.To)
		}
	})
}

// Every card's own facts find it, and a query and its contrary find all cards
// between them.
func TestOfficialCardsAreFoundByTheirFacts(t *testing.T) {
	sets, err := filepath.Glob("../../../shared/cards/octgn/*.xml")
	if err != nil {
		t.Fatal(err)
	}
	if len(sets) == 0 {
		t.Skip("needs the set files in ../shared/cards/octgn, which are absent")
	}
	folder := t.TempDir()
	if _, err := rulesdb.ImportCards(folder, sets...); err != nil {
		t.Fatal(err)
	}
	library, err := rulesdb.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	c := Over(library)
	counts := map[string]int{"Friend": 0, "Event": 0, "Troublemaker": 0}
	for _, name := range sets {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		read := regexp.MustCompile(`(?s)<!--.*?-->`).ReplaceAllString(string(text), "")
		for _, element := range regexp.MustCompile(`(?s)<card .*?</card>`).FindAllString(read, -1) {
			for kind := range counts {
				if strings.Contains(element, `name="Type" value="`+kind+`"`) {
					counts[kind]++
				}
			}
		}
	}
	for kind, want := range counts {
		if got := len(strings.Fields(found(t, c, "t:"+kind))); got != want {
			t.Errorf("%d cards are a %s, want %d as in the set files", got, kind, want)
		}
	}
	for _, o := range operators {
		for _, example := range o.examples {
			if o == orderOperator {
				continue
			}
			with, without := len(strings.Fields(found(t, c, example))),
				len(strings.Fields(found(t, c, "-("+example+")")))
			if with == 0 || with+without != len(library.Cards) {
				t.Errorf("%s finds %d cards and its contrary %d, of %d", example, with, without, len(library.Cards))
			}
		}
	}
	if got := len(strings.Fields(found(t, c, "is:banned"))); got != len(library.Format("harmony").Banned) {
		t.Errorf("%d cards are banned, want those of the banlist, %d", got, len(library.Format("harmony").Banned))
	}
}
