package engine

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// scene is a position with cards that have abilities, which are named by what
// they do in the ruling.
type scene struct {
	*position
	more  []card.Card
	cards map[string]board.CardID
}

func newScene() *scene {
	return &scene{position: newPosition(), cards: map[string]board.CardID{}}
}

// printed adds a printed card with abilities; keywords are written as such:
// "Vexing".
func (sc *scene) printed(t card.Type, title string, abilities ...string) board.Print {
	face := card.Face{Title: title, Type: t, Colors: card.ColorsOf(card.Blue), Power: number(2), Cost: number(1)}
	if t == card.Troublemaker {
		face.PointValue = number(1)
	}
	for _, a := range abilities {
		if !strings.Contains(a, "(") {
			face.Keywords = append(face.Keywords, card.Keyword{Name: a})
			continue
		}
		face.Abilities = append(face.Abilities, a)
	}
	sc.more = append(sc.more, card.Card{Number: fmt.Sprint("T", len(sc.more)), Faces: []card.Face{face}})
	return board.Print(len(prints()) + len(sc.more))
}

// friend puts a Friend with abilities into play.
func (sc *scene) friend(title string, controller board.Player, at board.AreaID, abilities ...string) board.CardID {
	c := sc.inPlay(sc.printed(card.Friend, title, abilities...), controller, at)
	sc.cards[title] = c
	return c
}

func (sc *scene) at(t testing.TB, point Point) (*Game, *board.Log) {
	t.Helper()
	program, err := board.NewProgram(len(sc.setup.Players), append(prints(), sc.more...), sc.readings)
	if err != nil {
		t.Fatal(err)
	}
	s, err := board.New(program, sc.setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := At(s, point); err != nil {
		t.Fatal(err)
	}
	log := &board.Log{}
	g := Resume(s, log)
	g.Run()
	return g, log
}

// happens has something happen to a card in the Main Phase, as an effect would.
func happens(g *Game, batch ...board.Occurrence) {
	g.askAgain()
	g.propose(batch...)
	g.Run()
}

func does(k board.OccurrenceKind, g *Game, c board.CardID) board.Occurrence {
	return board.Occurrence{Kind: k, Rule: rule.R707_2, Player: g.State().Controller(c), Card: g.State().Ref(c)}
}

// answers makes decisions until the next one of priority: "yes", "no", or the
// title of a card whose replacement or which itself is chosen. A decision of the
// wrong player is an error.
func (sc *scene) answers(t *testing.T, g *Game, answers ...string) {
	t.Helper()
	for _, a := range answers {
		who, what, _ := strings.Cut(a, ": ")
		d := g.State().Decision()
		if player := map[string]board.Player{"Avery": avery, "Blake": blake}[who]; d.Player != player {
			t.Fatalf("%q: the decision is player %d's (%s, %s)", a, d.Player, d.Kind, d.Rule)
		}
		place := slices.IndexFunc(g.Options(), func(o board.Option) bool {
			switch what {
			case "yes":
				return o.Kind == board.YesOption
			case "no":
				return o.Kind == board.NoOption
			}
			return o.Card.Card != 0 && o.Card.Card == sc.cards[what]
		})
		if place < 0 {
			t.Fatalf("%q is no answer to the decision (%s, %s): %v", a, d.Kind, d.Rule, g.Options())
		}
		resume(t, g)
		if err := g.Choose(place); err != nil {
			t.Fatal(err)
		}
	}
	if d := g.State().Decision(); d.Kind != board.Priority && !g.State().Result().Over {
		t.Fatalf("another decision is waited for: %s (%s) of player %d, %v", d.Kind, d.Rule, d.Player, g.Options())
	}
}

// resume goes on with a copy of the state that has been written out and read
// back.
func resume(t *testing.T, g *Game) {
	t.Helper()
	text, err := json.Marshal(g.State())
	if err != nil {
		t.Fatal(err)
	}
	back, err := board.Read(g.State().Program(), text)
	if err != nil {
		t.Fatal(err)
	}
	if back.Key() != g.State().Key() {
		t.Fatal("the state that was read back has another key")
	}
	*g.State() = *back
}

func TestReplacements(t *testing.T) {
	const (
		toHand    = "it := Instead(Dismissed(Friend))\nPutInHand(it)"
		mayToHand = "it := MayInstead(Dismissed(Friend))\nPutInHand(it)"
		discards  = "it := Instead(EntersDiscards(Friend, PlayZone))\nPutInHand(it)"
	)
	type friend struct {
		title     string
		by        board.Player
		abilities []string
	}
	victim := friend{"Victim", avery, nil}
	for _, test := range []struct {
		ruling  string
		cards   []friend
		event   board.OccurrenceKind
		answers []string
		zone    board.Zone
		tokens  [2]int // Avery's and Blake's, afterwards
	}{
		{"what replaces happens instead (710.1)",
			[]friend{victim, {"Savior", avery, []string{toHand}}}, board.CardDismissed, nil, board.Hand, [2]int{}},
		{"an opponent's replacement works as well",
			[]friend{victim, {"Savior", blake, []string{toHand}}}, board.CardDismissed, nil, board.Hand, [2]int{}},
		{"retiring is not dismissing (410.2)",
			[]friend{victim, {"Savior", avery, []string{toHand}}}, board.CardRetired, nil, board.DiscardPile, [2]int{}},
		{"either way it would be put into the discard pile",
			[]friend{victim, {"Savior", avery, []string{discards}}}, board.CardRetired, nil, board.Hand, [2]int{}},
		{"nothing may happen instead",
			[]friend{victim, {"Wall", avery, []string{"Instead(Dismissed(Friend))"}}}, board.CardDismissed, nil, board.Play, [2]int{}},
		{"a player may apply it (710.1)",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}}, board.CardDismissed, []string{"Avery: yes"}, board.Hand, [2]int{}},
		{"or not",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}}, board.CardDismissed, []string{"Avery: no"}, board.DiscardPile, [2]int{}},
		{"the controller of the modifier may, not the one of the card",
			[]friend{victim, {"Savior", blake, []string{mayToHand}}}, board.CardDismissed, []string{"Blake: yes"}, board.Hand, [2]int{}},
		{"of several the controller of the affected card chooses, whoever controls them (710.5)",
			[]friend{victim, {"Savior", blake, []string{toHand}}, {"Greedy", blake, []string{"Instead(Dismissed(Friend))\nGain(2)"}}},
			board.CardDismissed, []string{"Avery: Greedy"}, board.Play, [2]int{0, 2}},
		{"the others no longer apply to what happens instead (710.5a)",
			[]friend{victim, {"Savior", blake, []string{toHand}}, {"Greedy", blake, []string{"Instead(Dismissed(Friend))\nGain(2)"}}},
			board.CardDismissed, []string{"Avery: Savior"}, board.Hand, [2]int{}},
		{"one that is declined leaves the other",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}, {"Greedy", blake, []string{"Instead(Dismissed(Friend))\nGain(2)"}}},
			board.CardDismissed, []string{"Avery: Savior", "Avery: no"}, board.Play, [2]int{0, 2}},
		{"of two optional ones both can be declined, each once",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}, {"Other", blake, []string{mayToHand}}},
			board.CardDismissed, []string{"Avery: Savior", "Avery: no", "Blake: no"}, board.DiscardPile, [2]int{}},
		{"what it was replaced with can be replaced by another (710.3)",
			[]friend{victim, {"Collector", avery, []string{"it := Instead(Dismissed(Friend))\nPutInDiscards(it)"}}, {"Savior", avery, []string{discards}}},
			board.CardDismissed, []string{"Avery: Collector"}, board.Hand, [2]int{}},
		{"a modifier doesn't replace what it has replaced an occurrence with (710.3)",
			[]friend{victim, {"Stubborn", avery, []string{"it := Instead(Dismissed(Friend))\nGain(1)\nDismiss(it)"}}},
			board.CardDismissed, nil, board.DiscardPile, [2]int{1}},
		{"another instance of it does (710.3)",
			[]friend{victim, {"Stubborn", avery, []string{"it := Instead(Dismissed(Friend))\nGain(1)\nDismiss(it)"}},
				{"Twin", avery, []string{"it := Instead(Dismissed(Friend))\nGain(1)\nDismiss(it)"}}},
			board.CardDismissed, []string{"Avery: Twin"}, board.DiscardPile, [2]int{2}},
		{"two that replace each other's event end after each (710.3)",
			[]friend{victim, {"One", avery, []string{"it := Instead(Dismissed(Friend))\nGain(1)\nPutInHand(it)"}},
				{"Other", avery, []string{"it := Instead(EntersHand(Friend, PlayZone))\nGain(1)\nDismiss(it)"}}},
			board.CardDismissed, nil, board.DiscardPile, [2]int{2}},
		{"one declined for an occurrence is offered for what that was replaced with",
			[]friend{victim, {"Savior", avery, []string{"it := MayInstead(LeavesPlay(Friend))\nPutInHand(it)"}},
				{"Collector", blake, []string{"it := Instead(Dismissed(Friend))\nPutInDiscards(it)"}}},
			board.CardDismissed, []string{"Avery: Savior", "Avery: no", "Avery: yes"}, board.Hand, [2]int{}},
		{"a modifier replaces even if what happens instead can't happen (710.4)",
			[]friend{victim, {"Savior", avery, []string{"it := Instead(Dismissed(Friend))\nReady(it)"}}}, board.CardDismissed, nil, board.Play, [2]int{}},
		{"what can't happen can't be replaced (104.2a)",
			[]friend{victim, {"Greedy", avery, []string{"Instead(Dismissed(Friend))\nGain(2)"}}, {"Guard", avery, []string{"Cant(Dismissed(Friend))"}}},
			board.CardDismissed, nil, board.Play, [2]int{}},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			for _, f := range test.cards {
				sc.friend(f.title, f.by, board.ProblemOf(avery), f.abilities...)
			}
			g, log := sc.at(t, Point{Window: StartOfMainPhase})
			happens(g, does(test.event, g, sc.cards["Victim"]))
			sc.answers(t, g, test.answers...)
			if zone := g.State().Zone(sc.cards["Victim"]); zone != test.zone {
				t.Errorf("it is in the %s, want the %s", zone, test.zone)
			}
			if got := [2]int{g.State().Tokens(avery), g.State().Tokens(blake)}; got != test.tokens {
				t.Errorf("the players have %v tokens, want %v", got, test.tokens)
			}
			if len(g.State().Pending(0)) > 0 || g.State().Lineages() > 0 {
				t.Error("something is still pending")
			}
			replaced := slices.ContainsFunc(log.Entries, func(e board.Entry) bool { return e.Occurrence.Kind == board.Replaced })
			if want := test.zone != board.DiscardPile || test.tokens != [2]int{}; replaced != want && !strings.Contains(test.ruling, "104.2a") {
				t.Errorf("the trail says that something was replaced: %t", replaced)
			}
		})
	}
}
