package playing

import (
	"errors"
	"strings"
	"testing"

	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/source"

	"github.com/google/go-cmp/cmp"
)

func TestAbilitiesInNotationRun(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+`
abilities:
  Timberwolf: "AddPower(This, 2)"
cards:
  - {title: Leader, type: Friend, power: 1, cost: 1, colors: blue, traits: [Pony],
      abilities: ["AddPower(Friend && Yours && Here && !This, 1)"]}
  - {title: Follower, type: Friend, power: 1, cost: 1, traits: [Pony], keywords: [Swift]}
setup:
  at: {turn: A, moment: main phase}
  A:
    tokens: 3
    in play:
      - {card: Leader, at: A home}
      - {card: Follower, as: follower, at: A home}
      - {card: Follower, as: strong, at: A problem, abilities: ["SetPower(This, 5)"]}
  B:
    in play: [{card: Timberwolf, as: wolf, at: A problem}]
steps:
  - expect: {follower power: 2}
  - expect: {strong power: 5}
  - expect: {wolf power: 8}
  - expect: {follower keywords: Swift}
  - expect: {strong keywords: Swift}
  - A: move follower to A problem
  - pass to: main phase
expect:
  - {follower power: 1}
  - {follower traits: pony}
  - {follower colors: colorless}
  - {follower controller: A}
  - {follower counters: 0}
  - {follower counters Tip: 0}
  - {follower host: none}
  - {follower beneath: none}
  - {follower cutie marked: no}
  - {wolf points: 3}
  - {A home limit: 3}
`)
	passes(t, s)
}

func TestWrongNotationIsRefusedAtItsPlace(t *testing.T) {
	block := `
cards:
  - title: Worker
    type: Friend
    power: 1
    cost: 1
    abilities:
      - |
        Timing(MainPhase)
        Gain(Bogus)
setup: {at: {turn: A, moment: main phase}}
`
	line := `
cards: [{title: Worker, type: Friend, power: 1, cost: 1, abilities: [ABILITY]}]
setup: {at: {turn: A, moment: main phase}}
`
	for name, test := range map[string]struct{ text, at string }{
		"in a block":       {block, "Bogus)"},
		"in quotes":        {strings.Replace(line, "ABILITY", `"Timing(MainPhase)\nGain(Bogus)"`, 1), "Bogus)"},
		"in single quotes": {strings.Replace(line, "ABILITY", `'TagWord("it''s"); Gain(Bogus)'`, 1), "Bogus)"},
		"without quotes":   {strings.Replace(line, "ABILITY", `Gain(Bogus)`, 1), "Bogus)"},
		"of a known card": {"\nabilities: {Timberwolf: Gain(Bogus)}\nsetup: {at: {turn: A, moment: main phase}}\n",
			"Bogus)"},
		"nothing in quotes": {strings.Replace(line, "ABILITY", `"Nonsense"`, 1), "Nonsense"},
	} {
		_, err := scenario.Read(scenariotest.Library(t), "test.yaml", []byte(scenariotest.WithText+test.text))
		var wrong *source.FileError
		if !errors.As(err, &wrong) {
			t.Errorf("%s: got %v, want a refusal", name, err)
			continue
		}
		if rest := string([]rune(wrong.Text)[wrong.Column-1:]); !strings.HasPrefix(rest, test.at) {
			t.Errorf("%s: refused at %q: %v", name, rest, err)
		}
	}
}

func TestTextIsNotSaidWhereItIsIgnored(t *testing.T) {
	for _, text := range []string{
		"cards: [{title: Worker, type: Friend, power: 1, cost: 1, abilities: [Gain()]}]",
		"cards: [{title: Worker, type: Friend, power: 1, cost: 1, keywords: [Swift]}]",
		"abilities: {Timberwolf: Gain()}",
	} {
		_, err := scenario.Read(scenariotest.Library(t), "test.yaml",
			[]byte(scenariotest.Head+text+"\nsetup: {at: {turn: A, moment: main phase}}\n"))
		if err == nil || !strings.Contains(err.Error(), "where text is ignored") {
			t.Errorf("%s: got %v", text, err)
		}
	}
}

// passes runs a scenario in all five ways.
func passes(t *testing.T, s *scenario.Scenario) {
	t.Helper()
	for _, f := range Run(s).Failures {
		t.Errorf("line %d: expected %s; got %s", f.Line, f.Expected, f.Got)
	}
}

// Friends with the text that a test is about, in Avery's Main Phase.
func TestWhatAbilitiesBroughtAboutBeforeIsSetUp(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+`
cards:
  - title: Keeper
    type: Friend
    power: 1
    cost: 1
    abilities:
      - "AddPower(This, Counters(This, \"Tip\"))"
      - "AddPower(This, Count(Linked(\"kept\")))"
      - "AddPower(This, Count(Beneath(This)))"
      - "if Is(This, IsCutieMarked) { AddPower(This, 10) }"
setup:
  at: {turn: A, moment: main phase}
  A:
    in play:
      - {card: Keeper, as: tips, at: A home, counters: {Tip: 2, power: 1}}
      - {card: Keeper, as: links, at: A home, linked: {kept: [gone, tips]}}
      - {card: Keeper, as: over, at: A home, cutie marked: true}
      - {card: Keeper, as: grown, at: A home}
    banished: [{card: Keeper, as: gone}, {card: Keeper, as: below, beneath: over}]
  B:
    in play: [{card: Timberwolf, as: wolf, at: A problem}]
  modifiers:
    - {from: grown, notation: "for Until(EndOf(Turn)) { AddPower(This, 2) }"}
    - from: wolf
      notation: |
        for Lasting() {
            AddPower(Friend && Opposing, 1)
        }
    - {from: grown, notation: "Exhaust(This)", controller: B}
expect:
  - {tips power: 5}
  - {tips counters: 1}
  - {tips counters Tip: 2}
  - {links power: 4}
  - {over power: 13}
  - {over cutie marked: yes}
  - {below beneath: Keeper}
  - {grown power: 4}
  - {grown is: exhausted}
`)
	passes(t, s)
}

func TestAWaitingEffectRuns(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+`
cards:
  - title: Watcher
    type: Friend
    power: 1
    cost: 1
    abilities:
      - |
        it, who, n := When(CountersPut(Friend))
        Gain(who, n)
        Exhaust(it)
setup:
  at: {turn: A, moment: main phase}
  A:
    in play: [{card: Watcher, as: watcher, at: A home}, {card: Watcher, as: other, at: A home}]
  history:
    waiting: [{A: watcher, ability: 1, card: other, player: B, number: 3}]
steps:
  - A: pass
expect:
  - {B tokens: 3}
  - {other is: exhausted}
`)
	passes(t, s)
}

func TestWhatCannotBeSetUpIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"modifiers: [{from: holly, notation: \"it := Choose(1, Friend); Exhaust(it)\"}]": "asks for a decision " +
			"(705.2e)",
		"modifiers: [{from: holly, notation: Bogus()}]": "Bogus is no word of the " +
			"notation",

		"modifiers: [{from: nobody, notation: Gain()}]": `the unknown alias "nobody"`,
		"history: {waiting: [{A: holly, ability: 7}]}":  "an ability that is printed on the card",
		"history: {used: [{holly: Swift}]}":             "an ability that is printed on the card",
	} {
		_, err := scenario.Read(scenariotest.Library(t), "test.yaml", []byte(scenariotest.WithText+`
setup:
  at: {turn: A, moment: main phase}
  A: {in play: [{card: "Holly Dash, Flighty Filly", as: holly, at: A home}, {card: "Holly Dash, Flighty Filly",
    at: A home}]}
  `+text+"\n"))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", text, err, want)
		}
	}
}

// offering is a position in which playing a Friend triggers two abilities.
const offering = `
cards:
  - title: Worker
    type: Friend
    power: 1
    cost: 1
    abilities:
      - |
        it := When(EntersPlay(Friend && Yours && !This))
        if May(Pay(1)) {
            for Until(EndOf(Turn)) {
                AddPower(it, 2)
            }
        }
      - |
        When(EntersPlay(Friend && Yours && !This))
        switch Modes(1) {
        case 1:
            Gain(1)
        case 2:
            who := ChoosePlayer(Players)
            Gain(who, 2)
        }
setup:
  at: {turn: A, moment: main phase}
  A: {tokens: 3, in play: [{card: Worker, as: worker, at: A home}], hand: [{card: Worker, as: other}]}
`

func TestWhatEffectsAskIsAnswered(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+offering+`
steps:
  - A: play other to A home
  - A: choose worker 2
  - A: choose mode 2
  - A: choose B
  - A: choose yes
expect:
  - {other power: 3}
  - {A tokens: 1}
  - {B tokens: 2}
`)
	passes(t, s)
}

func TestTheTrailNamesTheAbilityBehindALine(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+offering+`
steps:
  - A: play other to A home
  - A: choose worker 1
  - A: choose yes
  - A: choose mode 1
`)
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.ToEnd(); err != nil {
		t.Fatal(err)
	}
	// Both begin alike, so that they are said whole.
	const (
		begin  = "When another one of your Friends enters play, "
		first  = begin + "you may pay [1] to give it +2 power until the end of the turn"
		second = begin + "choose one: Gain [1], or choose a player. That player gains [2]"
	)
	for _, want := range []string{
		"“" + second + "” of Avery’s first Worker triggers",
		"The effect of “" + first + "” of Avery’s first Worker is processed",
		"“" + first +
			"” of Avery’s first Worker creates modifier 1: for Avery’s second Worker: +2 power, until the end of the " +
			"turn",
	} {
		found := false
		for _, line := range b.Trail() {
			if line.Text == want {
				found = true
				if line.Ability == nil || line.Ability.Card != int(s.Names.Cards["worker"]) ||
					line.Ability.Notation == "" || line.Rule == "" {
					t.Errorf("%q has the ability %+v and the rule %q", want, line.Ability, line.Rule)
				}
			}
		}
		if !found {
			t.Errorf("the trail lacks %q:\n%s", want, FormatTrail(b.Trail()))
		}
	}
}

func TestPlayingOnWithAbilities(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+offering)
	var last map[string]any
	for _, reply := range conversation(t, s,
		`{"action": {"kind": "play", "card": "other", "area": "A home"}}`,
		`{"choose": [0]}`, `{"choose": [0]}`, `{"choose": [1]}`) {
		last = reply
	}
	var kinds []any
	for _, option := range last["options"].([]any) {
		kinds = append(kinds, option.(map[string]any)["kind"], option.(map[string]any)["value"])
	}
	if diff := cmp.Diff([]any{"player", "A", "player", "B"}, kinds); diff != "" {
		t.Errorf("the options (-want +got):\n%s", diff)
	}
	modifiers := last["state"].(map[string]any)["modifiers"].([]any)
	want := []any{map[string]any{"number": 1.0, "card": float64(s.Names.Cards["worker"]), "ability": "1",
		"controller": "A",
		"notation":   "AddPower(it, 2)"}}
	if diff := cmp.Diff(want, modifiers); diff != "" {
		t.Errorf("the modifiers (-want +got):\n%s", diff)
	}
}
func TestActivatingAbilities(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+`
cards:
  - title: Worker
    type: Friend
    power: 1
    cost: 1
    abilities:
      - |
        Timing(MainPhase)
        Cost(Pay(1))
        Gain(3)
      - |
        Timing(MainPhase)
        Cost(Exhaust(This))
        switch Modes(1) {
        case 1:
            Gain(1)
        case 2:
            who := ChoosePlayer(Players)
            Gain(who, 2)
        }
setup:
  at: {turn: A, moment: main phase}
  A: {tokens: 1, in play: [{card: Worker, as: worker, at: A home}]}
steps:
  - A: activate worker 1
  - pass to: main phase
  - A: choose 0
  - expect: {A tokens: 3}
  - A: activate Worker 2
  - A: choose mode 2
  - A: choose B
  - pass to: main phase
expect:
  - {A tokens: 3}
  - {B tokens: 2}
  - {worker is: exhausted}
`)
	passes(t, s)
}

func TestPlayingAttachmentsAndEvents(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.WithText+`
cards:
  - {title: Pal, type: Friend, power: 1, cost: 1}
  - title: Hat
    type: Resource
    cost: 1
    abilities: ["PlayOn(Friend && Yours)", "AddPower(Host, 2)", "HasKeyword(Host, \"Calming\", 1)"]
  - title: Shout
    type: Event
    cost: 1
    abilities: ["Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nExhaust(it)"]
  - title: Duck
    type: Event
    cost: 0
    abilities: ["Timing(Reaction)\nit := After(Exhausted(Players, Friend && Yours))\nReady(it)"]
setup:
  at: {turn: A, moment: main phase}
  A: {tokens: 3, in play: [{card: Pal, as: pal, at: A home}], hand: [Hat, Shout]}
  B: {tokens: 1, in play: [{card: Pal, as: foe, at: B home}, {card: Pal, as: other, at: B home}], hand: [Duck]}
steps:
  - expect: {illegal: {A: play Hat on foe}, because: no-such-host}
  - A: play Hat on pal
  - expect: {Hat host: Pal}
  - expect: {pal power: 3}
  - expect: {pal keywords: Calming 1}
  - pass to: main phase
  - A: play Shout
  - A: choose foe
  - expect: {foe is: exhausted}
  - B: play Duck
  - expect: {foe is: ready}
`)
	passes(t, s)
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.ToEnd(); err != nil {
		t.Fatal(err)
	}
	if trail := FormatTrail(b.Trail()); !strings.Contains(trail, "Avery plays Hat on Avery’s Pal") {
		t.Errorf("the trail does not say on what the Hat is played:\n%s", trail)
	}
}

func TestWhatHappenedBefore(t *testing.T) {
	const cards = `
cards:
  - {title: Pal, type: Friend, power: 1, cost: 1,
      abilities: ["if HowOften(Played(You, Friend), Turn) >= 2 { AddPower(This, 3) }"]}
  - title: Duck
    type: Event
    cost: 0
    abilities: ["Timing(Reaction)\nit := After(Exhausted(Players, Friend && Yours))\nReady(it)"]
setup:
  at: {turn: A, window: end of main phase}
  A:
    in play: [{card: Pal, as: pal, at: A home, exhausted: true}, {card: Pal, as: other, at: A home}]
    hand: [Duck]
  history:
`
	passes(t, scenariotest.Read(t, scenariotest.WithText+cards+`
    happened: [{A: played pal to A home}, {A: played other to A home}, {pal: exhausted}]
expect:
  - {pal power: 4}
  - {illegal: {A: play Duck}, because: nothing-to-react-to}
`))
	passes(t, scenariotest.Read(t, scenariotest.WithText+cards+`
    happened: [{A: played pal to A home}, {B: scored 2}]
    just happened: [{pal: exhausted}]
steps:
  - A: play Duck
expect:
  - {pal power: 1}
  - {pal is: ready}
`))
	for text, want := range map[string]string{
		"happened: [{A: danced pal}]":     `found "danced pal"`,
		"happened: [{A: scored none}]":    "a whole number",
		"just happened: [{pal: happy}]":   `found "happy"`,
		"just happened: [{nobody: sent}]": `the unknown alias "nobody"`,
		"happened: [{A: played nobody}]":  "the alias of a card",
		"happened: [{A: scored 1, B: x}]": "2 keys",
	} {
		_, err := scenario.Read(scenariotest.Library(t), "test.yaml",
			[]byte(scenariotest.WithText+cards+"    "+text+"\n"))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", text, err, want)
		}
	}
}
