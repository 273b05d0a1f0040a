package position_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What a judge types, and the line that is shown for it then.
func TestLines(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, map[string][]string{"rd": {"rainbow dash"}, "ppp": {"pre-priority processing"}})
	for _, test := range []struct{ typed, shown string }{
		{"", ""},
		{"A", ""},
		{"B", "B main"},
		{"AP: dash", "AP: rainbow"},
		{"rd", "AP: rainbow"},
		{"A hand: dig deep, ?", "A hand: dig deep, ?"},
		{"A 3t 4p; B 9p", "A 3t 4p; B 9p"},
		{"a 3t turn 5 score", "A 3t; A turn 5 score"},
		{"2 blue friend 3", "AP: 2 blue friend 3"},
		{"pink blue friend 2 cost 1 needs 2 blue", "AP: blue pink friend 2 cost 1 needs 2 blue"},
		{"BP: troublemaker 4", "BP: troublemaker 4"},
		{"AP: red gala/fr/+1", "AP: red gala/fr/+1"},
		{"yellow critter friend 2", "AP: yellow critter friend 2"},
		{"blue earth pony pegasus friend 3 cost 2 swift calming 2",
			"AP: blue earth pony pegasus friend 3 cost 2 swift calming 2"},
		{"3 critter friends swift", "AP: 3 critter friend 1 swift"},
		{"B turn 8 main; BP: pinkie/boosted, red gala/ex", "B turn 8; BP: pinkie/boosted, red gala/ex"},
		{"B at AP: timberwolf/down", "B at AP: timberwolf/down"},
		{"AP: holly dash, flighty filly, red gala", "AP: holly, red gala"},
		{"AP: 2 holly dash, flighty filly /fr", "AP: 2 holly/fr"},
		{"AP: PR8/+2/3 tip/-1", "AP: cerulean/+2/3 tip/-1"},
		{"AH: red gala/of B/mark", "AH: red gala/mark/of B"},
		{"A hand: swing, 2 ?; B deck: ?, jetstream, 31 ?", "A hand: swing, 2 ?; B deck: ?, jetstream, 31 ?"},
		{"A deck:", "A deck:"},
		{"A after flips at AP; A flips: emerald green/ignored; confronted AP",
			"A after flips at AP; A flips: emerald/ignored; confronted AP"},
		{"A after flips at AP; confronted AP; met nothing", "A after flips at AP; confronted AP; met nothing"},
		{"A end of faceoff against timberwolf; B at AP: timberwolf",
			"A end of faceoff against timberwolf; B at AP: timberwolf"},
		{"A start of confront step at BP; priority nobody", "A start of confront step at BP; priority nobody"},
		{"AP: runaway cart", "AP: runaway"},
		{"B dilemma invasion of the changelings", "B dilemma invasion:"},
		{"AP: Rainbow Dassh", "AP: rainbow"},
		{"AP: rianbow dahs", "AP: rainbow"},
	} {
		p, faults := cards.Parse(test.typed)
		for _, f := range faults {
			t.Errorf("%s: %v", test.typed, &f)
		}
		shown, leftOut := cards.Line(p)
		if shown != test.shown || len(leftOut) > 0 {
			t.Errorf("%q is shown as %q, leaving out %q; want %q", test.typed, shown, leftOut, test.shown)
		}
	}
}

// What people say otherwise than the grammar is read where it has one meaning.
func TestLinesAsPeopleSayThem(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ typed, shown string }{
		{"AP: dash, applejack/ex; BP: pinkie pie boosted", "AP: rainbow, applejack plant/ex; BP: pinkie/boosted"},
		{"A turn 4 main 5 tokens", "A 5t; A turn 4"},
		{"A turn 4, 2 points", "A 2p; A turn 4"},
		{"Avery: 3 tokens, 8 points, hand 2. Blake: 1 token", "A 3t 8p; B 1t; A hand: 2 ?"},
		{"8:9; A to play", "A 8p; B 9p"},
		{"score 8-9, B to act", "A 8p; B 9p; B main"},
		{"opponent's hand: 4 unknown cards; A hand: swing, 3 cards", "A hand: swing, 3 ?; B hand: 4 ?"},
		{"AP: yellow 3-power friend, yellow friend (2), friend with 4 power",
			"AP: yellow friend 3, yellow friend 2, friend 4"},
		{"B timberwolf at AP facedown", "B at AP: timberwolf/down"},
		{"AP: rainbow/b; BP: pinkie pie/B", "AP: rainbow/boosted; BP: pinkie/boosted"},
		{"timberwolf at AP; dash at BP", "AP: timberwolf; BP: rainbow"},
		{"AP: nothing; AH: red gala", "AH: red gala"},
		{"AP dash, red gala; A hand swing", "AP: rainbow, red gala; A hand: swing"},
		{"A deck top: jetstream", "A deck: jetstream, 10 ?"},
		{"AH: sugar twist wearing marvelous chapeau frightened", "AH: sugar/fr + marvelous"},
		{"AH: sugar twist wearing marvelous chapeau exhausted", ""},
		{"AP: dash with 5 power", ""},
		{"A 5 tokens 2 points, turn 4; B 1 action token", "A 5t 2p; B 1t; A turn 4"},
		{"A: 7 points, 2 tokens", "A 2t 7p"},
		{"Blake has 3 points and 1 token", "B 1t 3p"},
		{"it's B's turn 6; troublemaker phase", "B turn 6 troublemaker"},
		{"B's turn", "B main"},
		{"avery's problem: twilight; blake home: red gala", "AP: twilight; BH: red gala"},
		{"my hand: swing; opp hand: 3 ?", "A hand: swing; B hand: 3 ?"},
		{"AP: dash, BP: red gala", "AP: rainbow; BP: red gala"},
		{"AP: dash\nBP: red gala\n", "AP: rainbow; BP: red gala"},
		{"problem of A: cloudbursting; problem B: hungry", "AP: cloudbursting; BP: hungry"},
		{"A mane: dash boosted; B mane: pinkie", "AH: rainbow/boosted; BH: pinkie"},
		{"A discard pile: jetstream; A draw deck: 10 ?", "A deck: 10 ?; A discard: jetstream"},
		{"AH: sugar twist with marvelous chapeau", "AH: sugar + marvelous"},
		{"AH: sugar twist/ex wearing marvelous chapeau", ""},
		{"AH: exhausted sugar twist wearing the marvelous chapeau", "AH: sugar/ex + marvelous"},
		{"AP: 2x red gala, holly x3", "AP: 2 red gala, 3 holly"},
		{"AP: 3x Red Gala, Favorite Cousin; AH: 2 x Holly Dash, Flighty Filly", "AP: 3 red gala; AH: 2 holly"},
		{"AP: Red Gala (exhausted), Holly Dash [frightened]", "AP: red gala/ex, holly/fr"},
		{"AP: Red Gala (exhausted, +2)", "AP: red gala/ex/+2"},
		{"B at AP: timberwolf facedown", "B at AP: timberwolf/down"},
		{"B at AP: timberwolf/facedown", "B at AP: timberwolf/down"},
		{"AP: red gala +2 power, holly +1", "AP: red gala/+2, holly/+1"},
		{"AP: red gala/2 power counters, holly with 2 tip counters", "AP: red gala/+2, holly/2 tip"},
		{"AH: 3 blue friends", "AH: 3 blue friend 1"},
		{"AP: #PR8, PR 8, “Red Gala”", "AP: 2 cerulean, red gala"},
		{"A deck: 9 x ?", "A deck: 9 ?"},
		{"B confronted BP; B turn 6", "B turn 6; confronted BP"},
		{"A faceoff at AP; A confronted AP", "A start of faceoff at AP; confronted AP"},
		{"AP: red gala (Blake's)", "B at AP: red gala"},
		{"::::", ""},
		{"AP: red gala; ...", ""},
	} {
		p, faults := cards.Parse(test.typed)
		shown, _ := cards.Line(p)
		if test.shown == "" { // it has no one meaning
			if len(faults) == 0 {
				t.Errorf("%q is read as %q, want a fault", test.typed, shown)
			}
			continue
		}
		for _, f := range faults {
			t.Errorf("%s: %v", test.typed, &f)
		}
		if shown != test.shown {
			t.Errorf("%q is shown as %q, want %q", test.typed, shown, test.shown)
		}
	}
}

// Whatever is typed, what can't be read is said of a place in the line.
func TestFaultsAreOfTheLine(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	rapid.Check(t, func(t *rapid.T) {
		fragments := rapid.SliceOfN(rapid.SampledFrom([]string{"A", "B", "AP", "BH", ":", ";", ",", " ", " ", " ", "/",
			"+", "-", "(",
			")", "[", "dash", "red gala", "2", "3t", "x3", "?", "with", "wearing", "at", "to play", "turn", "top", "of",
			"exhausted",
			"power", "problem", "hand", "my", "I have", "opponent's", "there", "one of them is", "main phase", "is",
			"has", "both players", "each", "confronted", "attached", "under it", "=", "(exhausted)", "no", "to 9",
			"\"", "İ", "K", "\n", "8:9", "friend", "blue", "marvelous chapeau", "."}), 0, 14)
		line := strings.Join(fragments.Draw(t, "line"), "")
		p, faults := cards.Parse(line)
		for _, f := range faults {
			if f.From < 0 || f.From > f.To || f.To > len(line) || f.Expected == "" {
				t.Errorf("%q has the fault %+v", line, f)
			}
		}
		position.Unread(line, faults)
		cards.Line(p)
	})
}

// Whatever a mark is put on, the line says what doesn't fit, not the file made from it.
func TestMarksThatDoNotFitAreSaidInTheLine(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, nil)
	for _, card := range []string{"dash", "red gala", "timberwolf", "cloudbursting", "marvelous chapeau", "swing",
		"?"} {
		for _, place := range []string{"AP", "AH", "A hand", "A deck", "A discard", "A banished", "A flips",
			"A problems", "B at AP"} {
			for _, mark := range []string{"/ex", "/fr", "/down", "/boosted", "/mark", "/token", "/+2", "/-1", "/2 tip",
				"/of B",
				"/by B", "/B", "/under red gala", "/ignored", " + marvelous chapeau", " + cutie mark", " + swing"} {
				line := place + ": " + card + mark
				p, faults := cards.Parse(line)
				if len(faults) > 0 {
					continue
				}
				written, err := p.File()
				if err != nil {
					t.Errorf("%s: %v", line, err)
					continue
				}
				if _, err := scenario.Read(lib, "line.yaml", written); err != nil {
					t.Errorf("%s: %v", line, err)
				}
				read, err := position.Read(lib, "line.yaml", written)
				if err != nil {
					t.Fatal(err)
				}
				said, _ := cards.Line(p)
				if again, _ := cards.Line(read); again != said {
					t.Errorf("%s is on the table as %q, in the file as %q", line, said, again)
				}
			}
		}
	}
}

// What can't be read is said where it stands, and the rest is put on the table.
func TestFaultsOfLines(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ typed, found, expected, shown string }{
		{"AP: dash; xyzzy", "xyzzy", "points and tokens", "AP: rainbow"},
		{"AP: dash, xyzzyqq, red gala", "xyzzyqq", "words of a card's name", "AP: rainbow, red gala"},
		{"AP: nope nope", "nope nope", "words of a card's name", ""},
		{"AP: notx worthy, dash", "notx worthy", "words of a card's name", "AP: rainbow"},
		{"XP: dash", "XP", "a place", ""},
		{"AP: dash/sleeping", "sleeping", "a mark", "AP: rainbow"},
		{"A hand: red gala/ex", "ex", "a mark", "A hand: red gala"},
		{"A discard: red gala/+1", "+1", "a mark", "A discard: red gala"},
		{"A hand: red gala/of B", "of B", "a mark", "A hand: red gala"},
		{"AP: dash/by B", "by B", "a mark that fits", "AP: rainbow"},
		{"A problems: blue friend 3", "blue friend 3", "a card that can be there", ""},
		{"A deck: ? xx 9", "? xx 9", "words of a card's name", ""},
		{"AP: swing", "swing", "a card that can be there", ""},
		{"B confronted AP; A 3t", "B", "Avery: it is Avery’s turn", "A 3t"},
		{"A met AP; A 3t", "A", "Blake: it is Avery’s turn", "A 3t"},
		{"A: 3 tokens, discard 3", "discard 3", "words that describe a position", "A 3t"},
		{"AP: cloudbursting, hungry hungry", "hungry hungry", "another card: Avery has a Problem", "AP: cloudbursting"},
		{"AP: red gala/boosted", "boosted", "a mark that fits", "AP: red gala"},
		{"AP: 3 ?", "?", "a known card", ""},
		{"A after flips at AH", "AH", "a Problem", "A after flips"},
		{"AH: timberwolf", "timberwolf", "a card that can be there", ""},
		{"A hand: red gala, dash flier", "dash flier", "a card that can be there: Rainbow Dash", "A hand: red gala"},
		{"A dilemma timberwolf", "timberwolf", "the name of a Dilemma", ""},
		{"AP: 900 gala", "900 gala", "at most 200", ""},
	} {
		p, faults := cards.Parse(test.typed)
		if len(faults) != 1 {
			t.Errorf("%q has the faults %v, want one", test.typed, faults)
			continue
		}
		f := faults[0]
		if f.Found != test.found || test.typed[f.From:f.To] != test.found ||
			!strings.HasPrefix(f.Expected, test.expected) {
			t.Errorf("%q: found %q at %d, expected %q; want %q, expected %q", test.typed, f.Found, f.From, f.Expected,
				test.found, test.expected)
		}
		if shown, _ := cards.Line(p); shown != test.shown {
			t.Errorf("%q is shown as %q, want %q", test.typed, shown, test.shown)
		}
	}
}

// Every position that ships has a line. Where that leaves nothing out, a file made
// from it is the same position, whatever the order of cards at different places.
func TestLinesOfPositionsThatShip(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, nil)
	whole := 0
	for _, file := range shipped(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := position.Read(lib, file, text)
		if err != nil {
			t.Fatal(err)
		}
		line, leftOut := cards.Line(p)
		back, faults := cards.Parse(line)
		if len(faults) > 0 {
			if len(leftOut) == 0 {
				t.Errorf("%s: %q: %v", filepath.Base(file), line, faults)
			}
			continue
		}
		again, _ := cards.Line(back)
		if again != line {
			t.Errorf("%s: %q comes back as %q", filepath.Base(file), line, again)
		}
		if len(leftOut) > 0 {
			continue
		}
		whole++
		written, err := back.File()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := scenario.Read(lib, file, written); err != nil {
			t.Errorf("%s: %q makes a file that is refused: %v\n%s", filepath.Base(file), line, err, written)
		}
	}
	if whole == 0 {
		t.Error("no position has a line that leaves nothing out")
	}
	t.Logf("%d positions have a line that leaves nothing out", whole)
}

// TestWhatIsUnreadKeepsItsPlace: mended and read again, it lands where it was meant to.
func TestWhatIsUnreadKeepsItsPlace(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for line, want := range map[string]string{
		"AP: dash, xyzzyqq; BP: pinkie":                                   "AP: xyzzyqq",
		"AP: xyzzyqq, dash, plughh":                                       "AP: xyzzyqq, plughh",
		"AP: dash; XX: red gala, pinkie; A 3t":                            "XX: red gala, pinkie",
		"AP: xyzzyqq; BP: plughh":                                         "AP: xyzzyqq; BP: plughh",
		"xyzzyqq; AP: dash":                                               "xyzzyqq",
		"B dilemma nosuchname: drill bit; A hand: ?":                      "B dilemma nosuchname: drill bit",
		"AP: dash; BP: pinkie; A 3t; A hand: swing/ex":                    "A hand: /ex",
		"BH: xyzzyqq/ex/-1, dash; AH: plughh /+2":                         "BH: xyzzyqq/ex/-1; AH: plughh /+2",
		"I have xyzzyqq and Falcon at home. My hand: Hard Hat and plughh": "xyzzyqq; My hand: plughh",
		"I have Falcon at home, xyzzyqq. Blake has plughh: it is his":     "xyzzyqq.; Blake has plughh: it is his",
	} {
		_, faults := cards.Parse(line)
		if got := position.Unread(line, faults); got != want {
			t.Errorf("of %q is left %q, want %q", line, got, want)
		}
	}
}
