package exploring

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// TestReadersAreShownWords walks through all shipped scenarios and reads what a reader
// is shown of steps, decisions, options, expectations, outcomes and reasons: none of it
// holds what only files have. Of the trail, in which abilities can stand in
// notation, the places are looked at.
func TestReadersAreShownWords(t *testing.T) {
	if testing.Short() {
		t.Skip("walks through all scenarios")
	}
	lib := scenariotest.Library(t)
	files, err := scenario.FilesAt("../../data/scenarios")
	if err != nil || len(files) < 500 {
		t.Fatalf("%d scenarios are found (%v)", len(files), err)
	}
	shown := map[string]map[string]bool{} // the words shown, by file
	aliases := map[string][]string{}
	for _, file := range files {
		s, err := scenario.Load(lib, file)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(file)
		shown[name] = map[string]bool{}
		for _, alias := range s.Names.Aliases {
			aliases[name] = append(aliases[name], alias)
		}
		texts, trail := textsOf(t, s)
		for _, line := range trail {
			if places := placesOfFiles.FindString(line.Text); places != "" {
				t.Errorf("%s: the trail has %q in %q", name, places, line.Text)
			}
		}
		for _, text := range texts {
			if text == "" || marksOfFiles.MatchString(text) {
				t.Errorf("%s: a reader is shown %q", name, text)
			}
			for _, word := range lettersOnly.Split(ofAbilities.ReplaceAllString(text, ""), -1) {
				shown[name][word] = true
			}
		}
	}
	// An alias such as "first" is a word like others: what is also shown of scenarios
	// that have no such alias is not shown as one.
	for name, own := range aliases {
		for _, alias := range own {
			if !shown[name][alias] {
				continue
			}
			isWord := false
			for other := range shown {
				isWord = isWord || shown[other][alias] && !slices.Contains(aliases[other], alias)
			}
			if !isWord {
				t.Errorf("%s: a reader is shown the alias %q", name, alias)
			}
		}
	}
}

// ofAbilities is what an ability says, by which it is named: "“Draw a card” of Holly Dash".
var ofAbilities = regexp.MustCompile(`“[^”]*” (of|from) `)

var (
	// marksOfFiles are the marks of YAML, the letter forms of places and numbers of
	// cards; placesOfFiles those that notation has no use for.
	marksOfFiles  = regexp.MustCompile(`[{}_]|: \[|` + placesOfFiles.String())
	placesOfFiles = regexp.MustCompile(`\b[AB] (home|problem|hand|deck|discard|score|tokens)\b|\bdilemma [a-z]|\(no\. `)

	lettersOnly = regexp.MustCompile(`[^\p{L}\p{N}’'-]+`)
)

// textsOf walks through a scenario and gives what readers are shown of it, and its
// trail.
func textsOf(t *testing.T, s *scenario.Scenario) (texts []string, trail []playing.Line) {
	t.Helper()
	b, err := playing.NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	for b.NextStep() < len(s.Steps) {
		texts = append(texts, wording.DescribeStep(s, b.State(), &s.Steps[b.NextStep()]))
		texts = append(texts, b.Options()...)
		if !b.State().Result().Over {
			texts = append(texts, b.Decision())
		}
		if err := b.Forward(); err != nil {
			t.Fatal(err)
		}
	}
	for _, r := range b.Results() {
		texts = append(texts, r.Says)
	}
	for i := range s.Expect { // what would be said if it failed
		texts = append(texts, b.Instead(&s.Expect[i]))
	}
	if s.Until != nil {
		texts = append(texts, wording.PlaceInWords(s.Until), outcome(b, asks(s), b.State()))
	}
	for p := range board.Player(b.State().Players()) {
		for _, illegal := range b.Illegal(p) {
			texts = append(texts, illegal.Text)
			for _, reason := range illegal.Reasons {
				texts = append(texts, reason.Text, reason.Remedy)
			}
		}
	}
	return texts, b.Trail()
}

func TestWordsOfSteps(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.Head+`cards: [{title: Passer-by, type: Friend, power: 1, cost: 1}]
setup:
  at: {turn: A, window: start of main phase}
  A:
    in play:
      - {card: Passer-by, as: one, at: A home}
      - {card: Passer-by, as: two, at: A problem}
      - {card: Timberwolf, as: wolf, at: B problem}
    hand: [{card: "Swing Into Action", as: swing}]
steps:
  - A: play swing
  - B: pass
  - A: concede
  - A: play troublemaker wolf to B problem
  - A: move one to A problem
  - A: rally two
  - A: activate one 2
  - {A: activate one Swift, rewound: true}
  - A: choose none
  - A: choose yes
  - A: {choose: [one, two]}
  - A: choose B problem
  - A: choose one 2
  - A: choose cost 2
  - A: choose word Pony
  - A: choose replacement of wolf
  - pass to: after faceoff
  - pass to: end of confront step
  - pass to: after flips
  - chance: {A flips: Timberwolf}
  - chance: {B holds: Timberwolf}
  - chance: {chooses: one}
  - manual: [{frighten: one}, {set: B tokens, to: 1}, {move: two, to: B home}]
  - manual: {make: {type: Friend, title: Sprite, power: 1}, at: A home, as: sprite}
  - expect: {sprite at: A home}
  - expect: {winner of faceoff: B}
  - expect: {illegal: {A: draw}, because: [window-open, not-enough-tokens]}
  - expect: {legal: {A: move sprite to A problem}}
  - expect: {among: [one, A problem], not among: two, at most: 1}
  - expect: {A score: 1}
  - expect: {decision: A 516.2}
  - expect: {cited: 514.4c}
`)
	b, err := playing.NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"Avery plays Swing Into Action",
		"Blake passes",
		"Avery concedes the game",
		"Avery plays Timberwolf face-down to Blake’s Problem",
		"Avery moves Avery’s first Passer-by to Avery’s Problem",
		"Avery rallies Avery’s second Passer-by",
		"Avery activates ability 2 of Avery’s first Passer-by",
		"Avery activates Swift of Avery’s first Passer-by; that can’t be completed and is rewound",
		"Avery chooses none",
		"Avery says yes",
		"Avery chooses Avery’s first Passer-by and Avery’s second Passer-by",
		"Avery chooses Blake’s Problem",
		"Avery chooses ability 2 of Avery’s first Passer-by",
		"Avery chooses part 2 of the cost",
		"Avery chooses “Pony”",
		"Avery chooses the replacement of Timberwolf",
		"all pass until the faceoff is over",
		"all pass until the end of Confront Step",
		"all pass until the window after flips",
		"the top card of Avery’s draw deck is Timberwolf",
		"a card in Blake’s hand is Timberwolf",
		"Chance chooses Avery’s first Passer-by",
		"by hand: Avery’s first Passer-by is frightened; Blake has 1 action token from now on; " +
			"Avery’s second Passer-by is moved to Blake’s home",
		"by hand: the token Sprite enters play at Avery’s home",
		"expected: the token Sprite is at Avery’s home",
		"expected: Blake wins the faceoff",
		"expected: Avery can’t draw a card, because a priority window is open and there are too few action tokens",
		"expected: Avery can move the token Sprite to Avery’s Problem",
		"expected: among what can be chosen: Avery’s first Passer-by and Avery’s Problem; " +
			"not to be chosen: Avery’s second Passer-by; at most 1 of them",
		"expected: Avery has 1 point",
		"expected: Avery has to choose, by rule 516.2",
		"expected: the trail cites 514.4c",
	}
	if len(s.Steps) != len(want) {
		t.Fatalf("%d steps, %d texts", len(s.Steps), len(want))
	}
	for i := range s.Steps {
		if got := wording.DescribeStep(s, b.State(), &s.Steps[i]); got != want[i] {
			t.Errorf("%s: got  %q\nwant %q", s.Steps[i].Text, got, want[i])
		}
	}
}

func TestCardsOfOneNameAreToldApart(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.Head+`cards: [{title: Passer-by, type: Friend, power: 1, cost: 1}]
setup:
  at: {turn: A, moment: main phase}
  A:
    in play:
      - {card: Passer-by, at: A home}
      - {card: Passer-by, at: A problem}
      - {card: Passer-by, at: A problem, exhausted: true}
      - {card: Passer-by, at: B problem}
      - {card: Passer-by, at: B problem, frightened: true}
      - {card: Passer-by, at: B problem}
    hand: [Passer-by, Passer-by, Timberwolf]
  B:
    in play: [{card: Passer-by, at: A problem}]
`)
	b, err := playing.NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		if name := wording.CardNow(s, b.State(), c); strings.Contains(name, "Passer-by") || name == "Timberwolf" {
			names = append(names, name)
		}
	}
	want := []string{
		"Passer-by at Avery’s home",
		"Avery’s ready Passer-by at Avery’s Problem",
		"Avery’s exhausted Passer-by at Avery’s Problem",
		"the first ready Passer-by at Blake’s Problem",
		"the frightened Passer-by at Blake’s Problem",
		"the second ready Passer-by at Blake’s Problem",
		"the first Passer-by in Avery’s hand",
		"the second Passer-by in Avery’s hand",
		"Timberwolf",
		"Blake’s Passer-by at Avery’s Problem",
	}
	if !slices.Equal(names, want) {
		t.Errorf("got  %q\nwant %q", names, want)
	}
}
