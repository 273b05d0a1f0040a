package scenario

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/board"
	"canterlaw/scenario/source"
)

// aTable is a scenario with cards to name.
func aTable(t *testing.T) *Scenario {
	return read(t, head+`
cards:
  - {title: A Letter to Home, type: Resource, cost: 1}
  - {title: Passer-by, type: Friend, power: 1, cost: 1}
setup:
  at: {turn: A, moment: main phase}
  A:
    in play: [{card: Passer-by, as: one, at: A home}, {card: Passer-by, at: A home}]
    hand: [A Letter to Home, {card: Timberwolf, as: wolf}, "?"]
  B:
    hand: [Passer-by, {card: PR8, as: to A home}]
`)
}

func TestParseAct(t *testing.T) {
	s := aTable(t)
	letter, passerBy, dash := board.Print(1), board.Print(2), s.Names.printed("PR1")[0]
	one, wolf := s.Names.Cards["one"], s.Names.Cards["wolf"]
	for _, test := range []struct {
		text string
		want Act
	}{
		{"pass", Act{Pass: true}},
		{" Concede ", Act{Concede: true}},
		{"draw", Act{Action: board.Action{Kind: board.DrawCard}}},
		{"move one to B problem", Act{Action: board.Action{Kind: board.MoveCharacter, Card: one,
			Area: board.ProblemOf(blake)}}},
		{"move one to blake PROBLEM", Act{Action: board.Action{Kind: board.MoveCharacter, Card: one,
			Area: board.ProblemOf(blake)}}},
		{"move one", Act{Action: board.Action{Kind: board.MoveCharacter, Card: one}}},
		{"move rainbow dash, flier extraordinaire to A problem",
			Act{ByPrint: dash, Action: board.Action{Kind: board.MoveCharacter, Area: board.ProblemOf(avery)}}},
		{"play Passer-by to A home", Act{ByPrint: passerBy, Action: board.Action{Kind: board.PlayCard,
			Area: board.HomeOf(avery)}}},
		{"play A Letter to Home", Act{ByPrint: letter, Action: board.Action{Kind: board.PlayCard}}},
		{"play A Letter to Home to A home", Act{ByPrint: letter,
			Action: board.Action{Kind: board.PlayCard, Area: board.HomeOf(avery)}}},
		{"play troublemaker wolf to A problem", Act{Action: board.Action{Kind: board.PlayTroublemaker, Card: wolf,
			Area: board.ProblemOf(avery)}}},
		{"play wolf to A problem", Act{Action: board.Action{Kind: board.PlayCard, Card: wolf,
			Area: board.ProblemOf(avery)}}},
		{"rally PR1", Act{ByPrint: dash, Action: board.Action{Kind: board.RallyCard}}},
		{"rally to A home", Act{Action: board.Action{Kind: board.RallyCard, Card: s.Names.Cards["to A home"]}}},
	} {
		got, err := parseAct(s, avery, test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.text, diff)
		}
	}
	for text, letter := range map[string]int{"": 0, "dance": 0, "play": 0, "play nobody to A home": 5,
		"play wolf to nowhere":   13,
		"  move  five to A home": 8} {
		_, err := parseAct(s, avery, text)
		var wrong *source.TextError
		if !errors.As(err, &wrong) || wrong.Letter != letter || wrong.Text != text {
			t.Errorf("%q gives %#v, want a TextError at letter %d", text, err, letter)
		}
	}
}

func TestParseSubject(t *testing.T) {
	s := aTable(t)
	one := CardName{Card: s.Names.Cards["one"], Text: "one"}
	for _, test := range []struct {
		text, value, canonical string
		want                   Subject
	}{
		{"A score", "5", "5", Subject{Kind: PlayerScore}},
		{"Blake tokens", "0", "0", Subject{Kind: PlayerTokens, Player: blake}},
		{"B hand", "1", "1", Subject{Kind: PlayerHand, Player: blake}},
		{"B deck", "1", "1", Subject{Kind: PlayerDeck, Player: blake}},
		{"B discard", "1", "1", Subject{Kind: PlayerDiscard, Player: blake}},
		{"B deck list", "Legal", "legal", Subject{Kind: PlayerDeckList, Player: blake}},
		{"A deck list", "too-many-copies, not-a-problem", "too-many-copies, not-a-problem",
			Subject{Kind: PlayerDeckList}},
		{"B sees one", "No", "no", Subject{Kind: PlayerSees, Player: blake, Card: one}},
		{"one at", "avery home", "A home", Subject{Kind: CardAt, Card: one}},
		{"one at", "not in play", "not in play", Subject{Kind: CardAt, Card: one}},
		{"one in", "Discard pile", "discard pile", Subject{Kind: CardIn, Card: one}},
		{"one is", "face-down", "face-down", Subject{Kind: CardIs, Card: one}},
		{"passer-by is", "ready", "ready", Subject{Kind: CardIs, Card: CardName{Print: 2, Text: "passer-by"}}},
		{"problem at B problem", "runaway cart", "Runaway Cart",
			Subject{Kind: ProblemAt, Area: board.ProblemOf(blake)}},
		{"winner of faceoff", "Nobody", "nobody", Subject{Kind: FaceoffWinner}},
		{"winner of faceoff", "Blake", "B", Subject{Kind: FaceoffWinner}},
		{"total of B", "7", "7", Subject{Kind: TotalOf, Player: blake}},
		{"winner", "draw", "draw", Subject{Kind: GameWinner}},
		{"scores", "5-3", "5–3", Subject{Kind: AllScores}},
		{"priority", "A", "A", Subject{Kind: PriorityOf}},
		{"window", "none", "none", Subject{Kind: WindowNow}},
		{"window", "After Flips", "after flips", Subject{Kind: WindowNow}},
		{"turn", "avery", "A", Subject{Kind: TurnOf}},
		{"decision", "Blake 516.2", "B 516.2", Subject{Kind: DeciderNow}},
	} {
		got, err := parseSubject(s, test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
		}
		test.want.Text = test.text
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.text, diff)
		}
		if value, err := s.parseValue(got.Kind, PhraseOf(test.value)); err != nil || value != test.canonical {
			t.Errorf("%s: %s is read as %q with error %v, want %q", test.text, test.value, value, err, test.canonical)
		}
	}
}

func TestNamesOfPlayersAndAreas(t *testing.T) {
	names := &aTable(t).Names
	for p, want := range map[board.Player]string{avery: "Avery", blake: "Blake", board.Chance: "Chance",
		board.NoPlayer: "nobody"} {
		if got := names.PlayerName(p); got != want {
			t.Errorf("player %d is %q, want %q", p, got, want)
		}
	}
	for a, want := range map[board.AreaID]string{board.HomeOf(avery): "A home", board.ProblemOf(blake): "B problem",
		board.NoArea: "no area"} {
		if got := names.AreaName(a); got != want {
			t.Errorf("area %d is %q, want %q", a, got, want)
		}
		if a != board.NoArea {
			if back, found := names.Area(want); !found || back != a {
				t.Errorf("%q is area %d, want %d", want, back, a)
			}
		}
	}
}
