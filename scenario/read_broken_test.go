package scenario

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"canterlaw/rulesdb"
	"canterlaw/scenario/source"
)

// inAvery begins a setup in which what a test adds about Avery begins in
// line 8, indented by four.
const inAvery = head + "setup:\n  at: {turn: Avery, moment: main phase}\n  Avery:\n"

// startOfAGame begins a setup of the start of a game likewise.
const startOfAGame = head + "setup:\n  at: start of game\n  Avery:\n"

var brokenFiles = []struct {
	name string
	text string
	at   string // line:column
	says []string
}{
	// YAML
	{"not closed", head + "setup: {at: [1, 2\n", "5:13", []string{"not YAML", "indentation"}},
	{"indented too far", head + " setup: x\n", "4:7", []string{"not YAML"}},
	{"empty", "", "", []string{"nothing in the file", "format: 1"}},
	{"a list", "- a\n", "1:1", []string{"found a list", "a scenario"}},
	{"two documents", mainPhase + "---\nformat: 1\n", "6:1", []string{"a second document"}},
	{"an anchor", mainPhase + "steps: &all [{A: pass}]\n", "6:8", []string{"anchor", "write the value itself"}},
	{"an alias", mainPhase + "steps: *all\n", "6:8", []string{"alias", "write the value itself"}},
	{"a merge key", head + "setup: {<<: {at: 1}}\n", "5:9", []string{"merge key"}},
	{"a tag", mainPhase + "steps: !!seq []\n", "6:8", []string{"a tag"}},
	{"not UTF-8", head + "# caf\xe9\n" + "setup: x\n", "5:6", []string{"bytes that are not text", "UTF-8"}},

	// Keys and what stands at them
	{"a wrong key", mainPhase + "step: [{A: pass}]\n", "6:1",
		[]string{`found the key "step"`, `did you mean "steps"?`, "expect"}},
	{"a player's word for score", inAvery + "    points: 3\n", "8:5", []string{`"points"`, `did you mean "score"?`}},
	{"another game's word", inAvery + "    in play: [{card: PR8, tapped: true}]\n", "8:27",
		[]string{`"tapped"`, `did you mean "exhausted"?`}},
	{"a wrong key deeper", inAvery + "    decks: []\n", "8:5", []string{`"decks"`, `did you mean "deck"?`}},
	{"a key twice", mainPhase + "steps: []\nsteps: []\n", "7:1", []string{`"steps" again`, "line 6"}},
	{"a player twice", head + "setup:\n  at: {turn: A, moment: main phase}\n  Avery: {}\n  A: {}\n", "8:6",
		[]string{"Avery again"}},
	{"no setup", head, "1:1", []string{`a scenario without "setup"`}},
	{"no format", strings.TrimPrefix(mainPhase, "format: 1\n"), "1:1", []string{`without "format"`}},
	{"another format", strings.Replace(mainPhase, "format: 1", "format: 2", 1), "1:9",
		[]string{`found "2"`, "version", ": 1"}},
	{"no id", strings.Replace(mainPhase, "id: ", "# ", 1), "1:1", []string{`without "id"`, "UUID"}},
	{"not a UUID", strings.Replace(mainPhase, "0f8e7c1a-", "0f8e7c1a", 1), "2:5",
		[]string{"a UUID of the scenario's own"}},
	{"text is not ignored", strings.Replace(mainPhase, "ignored", "run", 1), "4:7", []string{`found "run"`, "ignored"}},
	{"another edition", mainPhase + "edition: cr-3.3\n", "6:10", []string{`"cr-3.3"`, "cr-3.4"}},
	{"a rule that isn't there", mainPhase + "rules: [514.4c, 514.9z]\n", "6:17",
		[]string{`"514.9z"`, "the number of a rule"}},
	{"a list where a text belongs", mainPhase + "question: [a]\n", "6:11", []string{"found a list"}},
	{"no value", inAvery + "    hand:\n", "8:10", []string{"found no value", "a list of cards"}},
	{"a text where a number belongs", inAvery + "    score: many\n", "8:12",
		[]string{`found "many"`, "a whole number from 0"}},
	{"a quoted number", inAvery + "    score: \"4\"\n", "8:12", []string{`found "4"`, "a whole number"}},
	{"a negative score", inAvery + "    score: -1\n", "8:12", []string{"found -1", "from 0"}},
	{"negative tokens", inAvery + "    tokens: -2\n", "8:13", []string{"found -2", "action tokens"}},
	{"a fraction", inAvery + "    tokens: 1.5\n", "8:13", []string{"found 1.5"}},
	{"too large", inAvery + "    tokens: 99999999999999999999\n", "8:13", []string{"a whole number"}},
	{"not true or false", inAvery + "    in play: [{card: Timberwolf, at: A problem, face-down: 1}]\n", "8:60",
		[]string{"found 1", "true or false"}},

	// Where play begins
	{"no turn", head + "setup: {at: {moment: main phase}}\n", "5:13", []string{`without "turn"`}},
	{"an unknown player", head + "setup: {at: {turn: Charlie, moment: main phase}}\n", "5:20",
		[]string{`"Charlie"`, "Avery (A for short)"}},
	{"window and moment", head + "setup: {at: {turn: A, moment: main phase, window: after flips}}\n", "5:13",
		[]string{"both of"}},
	{"neither window nor moment", head + "setup: {at: {turn: A}}\n", "5:13", []string{"neither of"}},
	{"an unknown window", head + "setup: {at: {turn: A, window: start of main phas}}\n", "5:31",
		[]string{`did you mean "start of main phase"?`}},
	{"an unknown moment", head + "setup: {at: {turn: A, moment: lunch}}\n", "5:31", []string{`"lunch"`, "wrapping up"}},
	{"turn 0", head + "setup: {at: {turn: A, moment: main phase, number: 0}}\n", "5:51", []string{"found 0", "from 1"}},
	{"a faceoff window without its faceoff", head + "setup: {at: {turn: A, window: after flips}}\n", "5:13",
		[]string{`without "faceoff"`, "multi-problem"}},
	{"a Problem faceoff without its Problem", head + "setup: {at: {turn: A, window: after flips, faceoff: problem}}\n",
		"5:13", []string{`without "problem"`}},
	{"a faceoff at home", head + "setup: {at: {turn: A, window: after flips, faceoff: problem, problem: A home}}\n",
		"5:71", []string{"a Problem, not a home"}},
	{"a faceoff outside of one", head + "setup: {at: {turn: A, moment: main phase, faceoff: problem}}\n", "5:52",
		[]string{"only the windows of faceoffs"}},
	{"a Problem where none belongs", head + "setup: {at: {turn: A, moment: main phase, problem: A problem}}\n", "5:52",
		[]string{"Confront Step"}},
	{"a challenged Friend", head +
		"setup:\n  at: {turn: A, window: after flips, faceoff: troublemaker, troublemaker: holly}\n  A: {in play: " +
		"[{card: PR8, as: holly, at: A problem}]}\n", "6:75", []string{"face-up Troublemaker"}},
	{"an unknown Troublemaker", head +
		"setup:\n  at: {turn: A, window: after flips, faceoff: troublemaker, troublemaker: wlof}\n  A: {in play: " +
		"[{card: Timberwolf, as: wolfie, at: A problem}]}\n", "6:75", []string{`the unknown alias "wlof"`}},
	{"a window that does not open", head + "setup: {at: {turn: A, window: end of action step}}\n", "5:13",
		[]string{"can't be set up"}},

	// Cards
	{"an unknown card", inAvery + "    hand: [Jetsteam All Heart]\n", "8:12",
		[]string{`the unknown card "Jetsteam All Heart"`, "did you mean Jetstream, All Heart?"}},
	{"an unknown card far from any", inAvery + "    hand: [Xyzzyx Qwertzuiop]\n", "8:12", []string{"import the set"}},
	{"only a Title", inAvery + "    hand: [Jetstream]\n", "8:12", []string{"only a Title", "Jetstream, All Heart"}},
	{"an alias twice", inAvery +
		"    in play: [{card: Timberwolf, as: wolf, at: A problem}]\n    hand: [{card: Timberwolf, as: wolf}]\n",
		"9:35", []string{`the alias "wolf" again`, "each card in one place", "line 8", "play zone"}},
	{"an alias that is an area", inAvery + "    hand: [{card: Timberwolf, as: A home}]\n", "8:35",
		[]string{"doesn't mean anything else"}},
	{"a Mane Character twice", inAvery + "    in play: [{card: PR1, at: A home}]\n", "8:22",
		[]string{"a Mane Character", `"mane:"`}},
	{"a Mane Character in a hand", inAvery + "    hand: [PR1]\n", "8:12", []string{"a Mane Character"}},
	{"a Friend as the Mane Character", inAvery + "    mane: PR8\n", "8:11",
		[]string{"which is a Friend", "a Mane Character"}},
	{"a second Problem at an area", inAvery + "    in play: [{card: Runaway Cart, at: A problem}]\n", "8:22",
		[]string{"a second Problem", "one Problem at each"}},
	{"a Problem in a draw deck", inAvery + "    deck: [Runaway Cart]\n", "8:12",
		[]string{"no Problem is in a draw deck"}},
	{"a Friend in a Problem deck", inAvery + "    problem deck: [PR8]\n", "8:20", []string{"101.3b"}},
	{"a Friend as the Problem", inAvery + "    problem: PR8\n", "8:14", []string{"which is a Friend", "a Problem"}},
	{"an Event in play", inAvery + "    in play: [{card: Dig Deep, at: A home}]\n", "8:22",
		[]string{"an Event", "304.2"}},
	{"a Troublemaker at home", inAvery + "    in play: [{card: Timberwolf, at: A home}]\n", "8:38", []string{"306.1"}},
	{"an unknown card in play", inAvery + "    in play: [{card: \"?\", at: A home}]\n", "8:22", []string{"405.1"}},
	{"an unknown card in a discard pile", inAvery + "    discard: [\"?\"]\n", "8:15", []string{"all players know"}},
	{"a count that is none", inAvery + "    deck: [\"? x many\"]\n", "8:12", []string{`"? x 5"`}},
	{"one alias for five cards", inAvery + "    deck: [{card: \"? x 5\", as: top}]\n", "8:32",
		[]string{"an alias for several cards"}},
	{"in play nowhere", inAvery + "    in play: [PR8]\n", "8:15", []string{`without "at"`, "A home"}},
	{"an unknown area", inAvery + "    in play: [{card: PR8, at: A garden}]\n", "8:31",
		[]string{`"A garden"`, "B problem"}},
	{"frightened and exhausted", inAvery +
		"    in play: [{card: PR8, at: A home, frightened: true, exhausted: true}]\n", "8:68", []string{"504.2"}},
	{"an unknown host", inAvery + "    in play: [{card: PR8, on: dash}]\n", "8:31",
		[]string{`the unknown alias "dash"`}},
	{"attached to itself", inAvery + "    in play: [{card: PR8, as: eight, on: eight}]\n", "8:42",
		[]string{"isn't attached"}},
	{"apart from its host", inAvery +
		"    mane: {card: PR1, as: dash}\n    in play: [{card: PR8, at: A problem, on: dash}]\n", "9:46",
		[]string{"509.3"}},
	{"a host that is not in play", inAvery +
		"    hand: [{card: PR8, as: eight}]\n    in play: [{card: PR9, on: eight}]\n", "9:31", []string{"not in play"}},
	{"a side that isn't known", inAvery + "    mane: {card: PR1, side: upper}\n", "8:29", []string{"start or boosted"}},
	{"a pool too small", inAvery + "    deck: [\"? x 3\"]\n    draw pool: {PR8: 2}\n", "9:16",
		[]string{"a pool of 2 cards", "3"}},
	{"a card twice in a pool", inAvery + "    draw pool: {PR8: 6, \"Cerulean Skies, Skyward Soarer\": 6}\n", "8:25",
		[]string{"again"}},

	// Invented cards
	{"an invented card twice", head + "cards:\n  - {title: Kite, type: Resource}\n  - {title: kite, type: Resource}\n",
		"7:5", []string{"again", "a name of its own"}},
	{"an invented type", head + "cards: [{title: Kite, type: Toy}]\n", "5:29", []string{`"Toy"`, "Troublemaker"}},
	{"an invented color", head + "cards: [{title: Kite, type: Resource, colors: mauve}]\n", "5:47",
		[]string{`"mauve"`, "blue"}},
	{"a Friend without power", head + "cards: [{title: Kite, type: Friend, cost: 1}]\n", "5:9",
		[]string{`without "power"`}},
	{"a Problem with power", head +
		"cards: [{title: Kite, type: Problem, power: 1, problem: {bonus: 1, owner: [], opponent: []}}]\n", "5:38",
		[]string{`the key "power"`}},
	{"a requirement without power", head +
		"cards: [{title: Mire, type: Problem, problem: {bonus: 1, owner: [{color: blue}], opponent: []}}]\n", "5:66",
		[]string{`without "power"`}},
	{"a requirement of no color that is of one", head +
		"cards: [{title: Mire, type: Problem, problem: {bonus: 1, owner: [{kind: of, power: 2}], opponent: []}}]\n",
		"5:66", []string{`without "color"`}},
	{"a wild requirement of a color", head +
		"cards: [{title: Mire, type: Problem, problem: {bonus: 1, owner: [{kind: wild, color: blue, power: 2}], " +
		"opponent: []}}]\n", "5:86", []string{"611.3d"}},
	{"an exhausted Problem", inAvery + "    problem: {card: Cloudbursting, exhausted: true}\n", "8:36",
		[]string{`the key "exhausted"`, "counters"}},
	{"negative counters of a name on a Problem", inAvery + "    problem: {card: Cloudbursting, counters: {Mud: -1}}\n",
		"8:52", []string{"found -1", "from 1"}},
	{"negative power", head + "cards: [{title: Kite, type: Friend, power: -1, cost: 1}]\n", "5:44",
		[]string{"found -1"}},

	// History
	{"met without being confronted", head +
		"setup: {at: {turn: A, moment: solving}, history: {opponent met: [A problem]}}\n", "5:65",
		[]string{`"confronted"`}},
	{"a home confronted", head + "setup: {at: {turn: A, moment: solving}, history: {confronted: [A home]}}\n", "5:64",
		[]string{"not a home"}},
	{"a waiting effect of nothing", head +
		"setup: {at: {turn: A, moment: solving}, history: {waiting: [{A: holly}]}}\n", "5:65",
		[]string{`the unknown alias "holly"`}},

	// Disputed points
	{"an unknown disputed point", mainPhase + "disputed: {endless-ties: nobody-wins}\n", "6:12",
		[]string{`did you mean "endless-tie"?`}},
	{"an unknown reading", mainPhase + "disputed: {endless-tie: everybody-wins}\n", "6:25",
		[]string{"nobody-wins or ends-unresolved"}},

	// As the game starts
	{"at another start", head + "setup: {at: start of games}\n", "5:13", []string{"start of game"}},
	{"a score as the game starts", startOfAGame + "    score: 3\n", "8:5", []string{`the key "score"`, "problem deck"}},
	{"a boosted Mane Character as the game starts", startOfAGame + "    mane: {card: PR1, side: boosted}\n", "8:23",
		[]string{`the key "side"`}},

	// Steps
	{"two keys in a step", mainPhase + "steps: [{A: pass, B: pass}]\n", "6:9", []string{"2 keys"}},
	{"a step of nobody", mainPhase + "steps: [{C: pass}]\n", "6:10", []string{`the key "C"`, "pass to"}},
	{"rewound and nothing else", mainPhase + "steps: [{rewound: true}]\n", "6:10",
		[]string{`the key "rewound"`, "pass to"}},
	{"two keys beside rewound", mainPhase + "steps: [{A: pass, B: pass, rewound: true}]\n", "6:9", []string{"3 keys"}},
	{"not rewound", mainPhase + "steps: [{A: draw, rewound: false}]\n", "6:28", []string{"found false", "705.2"}},
	{"an expectation that is rewound", mainPhase + "steps: [{expect: {A score: 0}, rewound: true}]\n", "6:32",
		[]string{`beside "expect"`}},
	{"an unknown act", mainPhase + "steps: [{A: pas}]\n", "6:13", []string{`found "pas"`, `did you mean "pass"?`}},
	{"an unknown card in a step", mainPhase + "steps:\n  - A: move hollly to A problem\n", "7:13",
		[]string{`"hollly"`, "no card of this scenario"}},
	{"a near alias in a step", inAvery +
		"    hand: [{card: PR8, as: cerulean}]\nsteps: [{A: play ceruleans to A home}]\n", "9:18",
		[]string{"did you mean cerulean"}},
	{"an unknown area in a step", mainPhase + "steps: [{A: \"move PR1 to A probelm\"}]\n", "6:26",
		[]string{`"A probelm"`}},
	{"an unknown place", mainPhase + "steps: [{pass to: next windw}]\n", "6:19",
		[]string{`did you mean "next window"?`}},
	{"an unknown choice", mainPhase + "steps: [{A: {choose: [PR1, nothing]}}]\n", "6:28", []string{`"nothing"`}},
	{"chance in other words", mainPhase + "steps: [{chance: {A draws: PR8}}]\n", "6:19", []string{"A flips"}},
	{"chance turns up a Friend", mainPhase + "steps: [{chance: {A turns up: PR8}}]\n", "6:31", []string{"a Problem"}},
	{"until nowhere", mainPhase + "until: tomorrow\n", "6:8", []string{`"tomorrow"`}},

	// Expectations
	{"an unknown subject", mainPhase + "expect: [{A scor: 5}]\n", "6:11", []string{`did you mean "A score"?`}},
	{"an unknown card in a subject", mainPhase + "expect: [{holly at: A home}]\n", "6:11", []string{`"holly"`}},
	{"a player's word in a subject", mainPhase + "expect: [{A actions: 2}]\n", "6:11",
		[]string{`did you mean "A tokens"?`}},
	{"two expectations in one", mainPhase + "expect: [{A score: 5, B score: 2}]\n", "6:10", []string{"2 keys"}},
	{"a score in words", mainPhase + "expect: [{A score: five}]\n", "6:20", []string{`"five"`, "a whole number"}},
	{"one score of two", mainPhase + "expect: [{scores: 5}]\n", "6:19", []string{"such as 5–3"}},
	{"an unknown fault of a deck", mainPhase + "expect: [{A deck list: too-few-cards}]\n", "6:24",
		[]string{"draw-deck-too-small"}},
	{"nobody sees", mainPhase + "expect: [{C sees PR1: no}]\n", "6:11", []string{`"C"`, "a player"}},
	{"seen in part", mainPhase + "expect: [{A sees PR1: half}]\n", "6:23", []string{"yes", "no"}},
	{"an unknown zone", mainPhase + "expect: [{PR1 in: graveyard}]\n", "6:19", []string{"discard pile"}},
	{"an unknown condition", mainPhase + "expect: [{PR1 is: tired}]\n", "6:19", []string{"exhausted"}},
	{"a decision without its rule", mainPhase + "expect: [{decision: A}]\n", "6:21", []string{"A 516.2"}},
	{"a decision by no rule", mainPhase + "expect: [{decision: A 999.9}]\n", "6:23", []string{`"999.9"`}},
	{"an unknown code", mainPhase + "expect: [{illegal: {A: draw}, because: not-enough-token}]\n", "6:40",
		[]string{`did you mean "not-enough-tokens"?`}},
	{"illegal for one of no reasons", mainPhase + "expect: [{illegal: {A: draw}, because any of: []}]\n", "6:47",
		[]string{"no code", "not-main-phase"}},
	{"illegal for all and for some reasons", mainPhase +
		"expect: [{illegal: {A: draw}, because: not-main-phase, because any of: window-open}]\n", "6:72",
		[]string{`beside "because"`, "one of the two"}},
	{"reasons for nothing", mainPhase + "expect: [{because any of: window-open}]\n", "6:10",
		[]string{`without "illegal"`}},
	{"an unknown code among several", mainPhase +
		"expect: [{illegal: {A: draw}, because any of: [window-open, tired]}]\n", "6:61",
		[]string{`"tired"`, "window-open"}},
	{"candidates and some among them", mainPhase + "expect: [{candidates: PR1, among: PR1}]\n", "6:35",
		[]string{`"among" beside "candidates"`, "all that there are"}},
	{"candidates and some not among them", mainPhase + "expect: [{candidates: PR1, not among: PR1}]\n", "6:39",
		[]string{`"not among" beside "candidates"`}},
	{"an unknown candidate", mainPhase + "expect: [{among: [PR1, holly]}]\n", "6:24",
		[]string{`"holly"`, "no card of this scenario"}},
	{"candidates beside something else", mainPhase + "expect: [{candidates: PR1, A score: 0}]\n", "6:28",
		[]string{`the key "A score"`, "at most"}},
	{"fewer than no candidates", mainPhase + "expect: [{among: PR1, at most: -1}]\n", "6:32",
		[]string{"found -1", "from 0"}},
	{"a side that there isn't", mainPhase + "expect: [{PR1 side: back}]\n", "6:21", []string{`"back"`, "boosted"}},
	{"a place above the top", mainPhase + "expect: [{PR1 place in deck: 0}]\n", "6:30",
		[]string{`"0"`, "1 for the top"}},
	{"a total now in words", mainPhase + "expect: [{total of A now: none yet}]\n", "6:27",
		[]string{`"none yet"`, "a whole number"}},
	{"the total of nobody now", mainPhase + "expect: [{total of C now: 3}]\n", "6:20", []string{`"C"`, "a player"}},
	{"passing as illegal", mainPhase + "expect: [{illegal: {A: pass}, because: no-priority}]\n", "6:24",
		[]string{"always possible"}},
	{"a citation of nothing", mainPhase + "expect: [{cited: 5.1}]\n", "6:18", []string{`"5.1"`}},
}

func TestBrokenFilesAreRefusedWhereTheyAreWrong(t *testing.T) {
	lib := library(t)
	for _, test := range brokenFiles {
		t.Run(test.name, func(t *testing.T) {
			_, err := Read(lib, "broken.yaml", []byte(test.text))
			var refused *source.FileError
			if !errors.As(err, &refused) {
				t.Fatalf("reading gives %v, want a refusal with its place", err)
			}
			at := ""
			if refused.Line > 0 {
				at = fmt.Sprintf("%d:%d", refused.Line, refused.Column)
				if lines := strings.Split(test.text, "\n"); test.name != "not UTF-8" &&
					refused.Text != lines[refused.Line-1] {
					t.Errorf("it shows the line %q, want %q", refused.Text, lines[refused.Line-1])
				}
			}
			if at != test.at {
				t.Errorf("refused at %q, want %q:\n%v", at, test.at, err)
			}
			for _, words := range test.says {
				if !strings.Contains(err.Error(), words) {
					t.Errorf("the message lacks %q:\n%v", words, err)
				}
			}
		})
	}
}

func TestARefusalMarksThePlace(t *testing.T) {
	_, err := Read(library(t), "dir/broken.yaml", []byte(inAvery+"    hand: [Jetstream, PR8]\n"))
	want := "dir/broken.yaml:8:12: found \"Jetstream\", which is only a Title; expected the full name: Jetstream, " +
		"All Heart\n" +
		"\t    hand: [Jetstream, PR8]\n" +
		"\t           ^"
	if err == nil || err.Error() != want {
		t.Errorf("the refusal reads\n%v\nwant\n%s", err, want)
	}
}

func TestTheCauseOfARefusalCanBeAskedFor(t *testing.T) {
	_, err := Read(library(t), "broken.yaml", []byte(inAvery+"    hand: [Jetsteam]\n"))
	var unknown *rulesdb.UnknownCardError
	if !errors.As(err, &unknown) || unknown.Query != "Jetsteam" {
		t.Errorf("the cause of %v is not the unknown card", err)
	}
	_, err = Read(library(t), "broken.yaml", []byte(mainPhase+"steps: [{A: dance}]\n"))
	var text *source.TextError
	if !errors.As(err, &text) || text.Text != "dance" {
		t.Errorf("the cause of %v is not the text", err)
	}
}
