package playing

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// conversation plays lines of input and gives what is said: first where the
// game stands, then an answer to each line.
func conversation(t *testing.T, s *scenario.Scenario, lines ...string) []map[string]any {
	t.Helper()
	var out strings.Builder
	if err := Play(scenariotest.Library(t), s, strings.NewReader(strings.Join(lines, "\n")), &out); err != nil {
		t.Fatal(err)
	}
	var answers []map[string]any
	decoder := json.NewDecoder(strings.NewReader(out.String()))
	for decoder.More() {
		var answer map[string]any
		if err := decoder.Decode(&answer); err != nil {
			t.Fatal(err)
		}
		answers = append(answers, answer)
	}
	if strings.Count(out.String(), "\n") != len(answers) {
		t.Error("an answer is not one line")
	}
	return answers
}

// inMainPhase is a position in which Avery may act.
func inMainPhase(t *testing.T) *scenario.Scenario {
	return scenariotest.Read(t, scenariotest.Head+`setup:
  at: {turn: Avery, moment: main phase}
  Avery:
    tokens: 2
    in play: [{card: "Holly Dash, Flighty Filly", as: holly, at: A home}]
  Blake:
    in play: [{card: "Jetstream, All Heart", as: jetstream, at: B home}]
`)
}

// value digs a value out of an answer: keys, and places in lists.
func dig(t *testing.T, answer any, path ...any) any {
	t.Helper()
	for _, step := range path {
		switch at := answer.(type) {
		case map[string]any:
			answer = at[step.(string)]
		case []any:
			answer = at[step.(int)]
		default:
			t.Fatalf("%v of %v leads nowhere", path, answer)
		}
	}
	return answer
}

func TestPlayingListedAndUnlistedActions(t *testing.T) {
	said := conversation(t, inMainPhase(t),
		`{"action": {"kind": "move", "card": "holly", "area": "B home"}}`,
		`{"action": {"kind": "rally", "card": "jetstream", "player": "B"}}`,
		`{"action": {"kind": "move", "card": "holly", "area": "A problem"}}`)
	first, refused, notHis, moved := said[0], said[1], said[2], said[3]
	if dig(t, first, "priority") != "A" || dig(t, first, "decision", "kind") != "opening" ||
		dig(t, first, "step") != "Main Phase" {
		t.Errorf("the conversation begins with %v", first)
	}
	if len(dig(t, first, "actions").([]any)) != len(dig(t, first, "options").([]any))-1 {
		t.Error("the options are not the actions and going on")
	}
	if dig(t, refused, "violations", 0, "code") != string(engine.OtherHome) ||
		dig(t, refused, "violations", 0, "rule") != "506.2" ||
		dig(t, refused, "violations", 0, "remedy") == "" {
		t.Errorf("moving Holly to Blake’s home is answered by %v", refused)
	}
	if dig(t, notHis, "violations", 0, "code") != string(engine.NotTurnPlayer) {
		t.Errorf("an action of Blake’s is answered by %v", notHis)
	}
	if dig(t, moved, "seq") != 2.0 || dig(t, moved, "state", "players", 0, "tokens") != 0.0 ||
		dig(t, moved, "priority") != "B" {
		t.Errorf("moving Holly to the Problem is answered by %v", moved)
	}
	trail, _ := json.Marshal(dig(t, moved, "trail"))
	if !strings.Contains(string(trail), "Avery moves Holly Dash, Flighty Filly from Avery’s home to Avery’s Problem") {
		t.Errorf("the move is not told: %s", trail)
	}
}

func TestPlayingBackAndByHand(t *testing.T) {
	said := conversation(t, inMainPhase(t),
		`{"manual": {"make": {"type": "Friend", "title": "Sprite", "power": 3, "colors": "blue"}, "at": "A home", `+
			`"as": "sprite"}}`,
		`{"manual": [{"frighten": "holly"}, {"set": "B score", "to": 4}]}`,
		`{"back": 2}`,
		`{"manual": {"frighten": "sprite"}}`,
		`{"manual": {"make": {"type": "Friend", "title": "Sprite", "power": 3, "colors": "blue"}, "at": "A `+
			`problem", "as": "sprite"}}`,
		`{"manual": {"frighten": "sprite"}}`)
	made, scared, back, unknown, again, gone := said[1], said[2], said[3], said[4], said[5], said[6]
	home := dig(t, made, "state", "areas", 0, "cards").([]any)
	token := home[len(home)-1]
	if dig(t, token, "name") != "Sprite" || dig(t, token, "power") != 3.0 || dig(t, token, "token") != true ||
		dig(t, token, "alias") != "sprite" {
		t.Errorf("the token is %v", token)
	}
	if dig(t, scared, "trail", 1, "text") != "By hand: Blake’s score becomes 4" ||
		dig(t, scared, "state", "players", 1, "score") != 4.0 {
		t.Errorf("two changes by hand are answered by %v", scared)
	}
	if dig(t, back, "state", "players", 1, "score") != 0.0 || len(dig(t, back, "trail").([]any)) != 0 {
		t.Errorf("taking back is answered by %v", back)
	}
	if text, _ := dig(t, unknown, "error").(string); text != "no card is sprite" {
		t.Errorf("naming what was taken back is answered by %v", unknown)
	}
	if dig(t, again, "seq") != 5.0 || dig(t, gone, "trail", 1, "text") != "The token Sprite ceases to exist" {
		t.Errorf("a token made again and frightened is answered by %v and %v", again, gone)
	}
}

// Counters can have names that no card of the position mentions, and keep them as
// tokens are made afterwards.
func TestPlayingWithCountersOfAnyName(t *testing.T) {
	said := conversation(t, inMainPhase(t),
		`{"manual": {"counters": "holly", "add": 2, "of": "Tip"}}`,
		`{"manual": {"make": {"type": "Friend", "title": "Sprite", "power": 3, "traits": ["Mud", "Tip"]}, "at": "A `+
			`home", "as": "sprite"}}`,
		`{"manual": [{"counters": "sprite", "add": 1, "of": "Mud"}, {"counters": "holly", "remove": 1, "of": "Tip"}]}`,
		`{"back": 3}`,
		`{"manual": {"counters": "holly", "remove": 1, "of": "Tip"}}`,
		`{"manual": {"counters": "holly", "add": 3, "of": "Mud"}}`)
	counters := func(said map[string]any) map[string]any {
		all := map[string]any{}
		for _, area := range dig(t, said, "state", "areas").([]any) {
			for _, c := range dig(t, area.(map[string]any), "cards").([]any) {
				if c := c.(map[string]any); c["named_counters"] != nil {
					all[c["name"].(string)] = c["named_counters"]
				}
			}
		}
		return all
	}
	want := map[string]any{"Holly Dash, Flighty Filly": map[string]any{"Tip": 1.0},
		"Sprite": map[string]any{"Mud": 1.0}}
	if diff := cmp.Diff(want, counters(said[3])); diff != "" {
		t.Errorf("the counters (-want +got):\n%s", diff)
	}
	if len(counters(said[4])) != 0 || !strings.Contains(fmt.Sprint(dig(t, said[5], "error")), "-1 Tip counters") {
		t.Errorf("after taking back there are %v, and removing one is answered by %v", counters(said[4]), said[5])
	}
	want = map[string]any{"Holly Dash, Flighty Filly": map[string]any{"Mud": 3.0}}
	if diff := cmp.Diff(want, counters(said[6])); diff != "" {
		t.Errorf("the counters put on after that (-want +got):\n%s", diff)
	}
}

func TestPlayEndsWithTheGame(t *testing.T) {
	said := conversation(t, inMainPhase(t), `{"concede": "B"}`, `{"pass": true}`)
	if len(said) != 2 {
		t.Fatalf("after the game the conversation goes on: %v", said)
	}
	if dig(t, said[1], "state", "winner") != "A" || dig(t, said[1], "decision") != nil {
		t.Errorf("the end of the game is told as %v", said[1])
	}
}

// A number can be named that is not among the options (802.2).
func TestNumbersAreNamed(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+`
cards: [{title: Keen, type: Friend, power: 1, cost: 1, abilities: ["Timing(Immediate)\nGain()"]}]
setup: {at: {turn: Avery, window: start of main phase}, Avery: {in play: [{card: Keen, as: keen, at: A home}]}}
`)
	said := conversation(t, s, `{"choose": [0]}`, `{"pass": true}`, `{"number": -1}`, `{"number": 2000000000}`,
		`{"number": 37}`)
	asked, low, high, named := said[2], said[3], said[4], said[5]
	if dig(t, asked, "decision", "rule") != "802.2" {
		t.Fatalf("after a round of the loop the game waits for %v", asked)
	}
	for _, refused := range []map[string]any{low, high} {
		if text, _ := dig(t, refused, "error").(string); !strings.Contains(text, "expected") {
			t.Errorf("a number that can't be chosen is answered by %v", refused)
		}
	}
	if dig(t, named, "state", "players", 0, "tokens") != 38.0 {
		t.Errorf("37 is answered by %v", named)
	}
}

// Passes that follow each other fold into one entry of the record; each is
// news all the same.
func TestEachPassIsNews(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.Head+"setup: {at: {turn: Avery, window: start of main phase}}\n")
	said := conversation(t, s, `{"pass": true}`, `{"choose": [0]}`)
	for i, want := range []string{"Avery passes", "Blake passes"} {
		if got := dig(t, said[i+1], "trail", 0, "text"); got != want {
			t.Errorf("pass %d is told as %v, want %s", i+1, got, want)
		}
	}
}

func TestMovesThatCantBeUsed(t *testing.T) {
	for line, says := range map[string][]string{
		``:                              {"not JSON"},
		`pass`:                          {"column 1", "not JSON", `{"pass": true}`},
		`{"pass": true`:                 {"not JSON"},
		`[1]`:                           {"no object"},
		`null`:                          {"no object"},
		`{}`:                            {"0 keys", "choose"},
		`{"pass": false}`:               {"column 10", "true"},
		`{"pas": true}`:                 {"column 2", `did you mean "pass"?`},
		`{"pass": true, "back": 1}`:     {"2 keys"},
		`{"choose": 0}`:                 {"column 12", "a list of indexes"},
		`{"choose": [99]}`:              {"column 13", "found 99", "from 0 to"},
		`{"choose": [0, 0]}`:            {"0 again"},
		`{"choose": []}`:                {"0 options", "1 to 1"},
		`{"back": 1}`:                   {"none has been made"},
		`{"concede": "C"}`:              {`"C"`, "Avery"},
		`{"action": "draw"}`:            {"an action"},
		`{"action": {}}`:                {`without "kind"`},
		`{"action": {"kind": "dance"}}`: {`"dance"`, "rally"},
		`{"action": {"kind": "draw", "card": 1}}`:                       {`"card"`, "without it"},
		`{"action": {"kind": "move", "card": 999}}`:                     {"found 999", "the id of a card"},
		`{"action": {"kind": "move", "card": 0}}`:                       {"found 0", "from 1"},
		`{"action": {"kind": "move", "card": "molly"}}`:                 {"did you mean holly"},
		`{"action": {"kind": "move", "card": "holly", "area": "moon"}}`: {`"moon"`, "A home"},
		`{"manual": {"frigthen": 1}}`:                                   {`did you mean "frighten"?`},
		`{"manual": {"detach": "holly"}}`:                               {"attached to nothing"},
	} {
		said := conversation(t, inMainPhase(t), line, `{"pass": true}`)
		if line == "" {
			said = conversation(t, inMainPhase(t), " ", `{"pass": true}`)
		}
		text, _ := said[1]["error"].(string)
		for _, want := range says {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the error lacks %q: %s", line, want, text)
			}
		}
		if said[1]["line"] != 1.0 || dig(t, said[2], "seq") != 2.0 {
			t.Errorf("%s: the conversation does not go on: %v", line, said[2])
		}
	}
}

// A whole game from two decks, by another program that chooses among the
// options, tries any actions, and changes things by hand.
func TestPlayingAWholeGame(t *testing.T) {
	lib := scenariotest.Library(t)
	decks, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.NewGame(decks[0], decks[1])
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	p := &play{lib: lib, sandbox: b}
	draw := rand.New(rand.NewPCG(7, 9))
	reply := p.reply()
	moves, refused := 0, 0
	for ; moves < 1500 && reply.Decision != nil; moves++ {
		if p.told != len(b.log.Entries) {
			t.Fatalf("%d of %d entries have been told", p.told, len(b.log.Entries))
		}
		var line string
		switch draw.IntN(8) {
		case 0:
			kind := board.ActionKinds()[draw.IntN(len(board.ActionKinds()))]
			action := fmt.Sprintf(`"kind": %q`, kind.String())
			for _, key := range actionKeys[kind] {
				switch key {
				case "card", "host":
					action += fmt.Sprintf(`, %q: %d`, key, 1+draw.IntN(b.State().CardCount()))
				case "area":
					action += fmt.Sprintf(`, "area": %q`, reply.State.Areas[draw.IntN(4)].Name)
				}
			}
			line = `{"action": {` + action + `}}`
		case 1:
			if moves%10 == 0 {
				line = fmt.Sprintf(`{"manual": {"move": %d, "to": "A problem"}}`, 1+draw.IntN(b.State().CardCount()))
				break
			}
			fallthrough
		default:
			chosen := draw.Perm(len(reply.Options))[:reply.Decision.Min]
			if chosen == nil {
				chosen = []int{}
			}
			text, _ := json.Marshal(chosen)
			line = `{"choose": ` + string(text) + `}`
		}
		key := b.State().Key()
		err := p.move([]byte(line))
		var illegal *engine.Refusal
		switch {
		case errors.As(err, &illegal):
			refused++
			if len(illegal.Violations) == 0 || b.State().Key() != key {
				t.Fatalf("%s is refused for nothing, or changes something", line)
			}
			if e := p.refused(err); len(e.Violations) != len(illegal.Violations) {
				t.Fatalf("%s: %+v", line, e)
			}
			continue
		case err != nil && !strings.HasPrefix(line, `{"manual"`):
			t.Fatalf("%s: %v", line, err)
		}
		reply = p.reply()
	}
	if refused == 0 || reply.Turn < 3 {
		t.Errorf("%d moves, %d refused, turn %d: not much of a game", moves, refused, reply.Turn)
	}
}
