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
	faces := []card.Face{face}
	if t == card.ManeCharacter {
		faces = append(faces, face)
	}
	sc.more = append(sc.more, card.Card{Number: fmt.Sprint("T", len(sc.more)), Faces: faces})
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
	return playedAt(t, stateOf(t, sc.setup, sc.more, sc.readings), point)
}

// stateOf gives a position with cards besides the usual ones.
func stateOf(t testing.TB, setup board.Setup, more []card.Card, readings board.Readings) *board.State {
	t.Helper()
	program, err := NewProgram(len(setup.Players), append(prints(), more...), readings)
	if err != nil {
		t.Fatal(err)
	}
	s, err := board.New(program, setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playedAt begins the game of a position at a point, with a record.
func playedAt(t testing.TB, s *board.State, point Point) (*Game, *board.Log) {
	t.Helper()
	if err := At(s, point); err != nil {
		t.Fatal(err)
	}
	log := &board.Log{}
	g := Resume(s, log)
	g.Run()
	return g, log
}

// happens does something to a card in the Main Phase, as an effect would.
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
			[]friend{victim, {"Wall", avery, []string{"Instead(Dismissed(Friend))"}}}, board.CardDismissed, nil,
			board.Play, [2]int{}},
		{"a player may apply it (710.1)",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}}, board.CardDismissed, []string{"Avery: yes"},
			board.Hand, [2]int{}},
		{"or not",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}}, board.CardDismissed, []string{"Avery: no"},
			board.DiscardPile, [2]int{}},
		{"the controller of the modifier may, not the one of the card",
			[]friend{victim, {"Savior", blake, []string{mayToHand}}}, board.CardDismissed, []string{"Blake: yes"},
			board.Hand, [2]int{}},
		{"of several the controller of the affected card chooses, whoever controls them (710.5)",
			[]friend{victim, {"Savior", blake, []string{toHand}},
				{"Greedy", blake, []string{"Instead(Dismissed(Friend))\nGain(2)"}}},
			board.CardDismissed, []string{"Avery: Greedy"}, board.Play, [2]int{0, 2}},
		{"the others no longer apply to what happens instead (710.5a)",
			[]friend{victim, {"Savior", blake, []string{toHand}},
				{"Greedy", blake, []string{"Instead(Dismissed(Friend))\nGain(2)"}}},
			board.CardDismissed, []string{"Avery: Savior"}, board.Hand, [2]int{}},
		{"one that is declined leaves the other",
			[]friend{victim, {"Savior", avery, []string{mayToHand}},
				{"Greedy", blake, []string{"Instead(Dismissed(Friend))\nGain(2)"}}},
			board.CardDismissed, []string{"Avery: Savior", "Avery: no"}, board.Play, [2]int{0, 2}},
		{"of two optional ones both can be declined, each once",
			[]friend{victim, {"Savior", avery, []string{mayToHand}}, {"Other", blake, []string{mayToHand}}},
			board.CardDismissed, []string{"Avery: Savior", "Avery: no", "Blake: no"}, board.DiscardPile, [2]int{}},
		{"what it was replaced with can be replaced by another (710.3)",
			[]friend{victim, {"Collector", avery, []string{"it := Instead(Dismissed(Friend))\nPutInDiscards(it)"}},
				{"Savior", avery, []string{discards}}},
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
			[]friend{victim, {"Savior", avery, []string{"it := Instead(Dismissed(Friend))\nReady(it)"}}},
			board.CardDismissed, nil, board.Play, [2]int{}},
		{"what can't happen can't be replaced (104.2a)",
			[]friend{victim, {"Greedy", avery, []string{"Instead(Dismissed(Friend))\nGain(2)"}},
				{"Guard", avery, []string{"Cant(Dismissed(Friend))"}}},
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
			replaced := slices.ContainsFunc(log.Entries,
				func(e board.Entry) bool { return e.Occurrence.Kind == board.Replaced })
			if want := test.zone != board.DiscardPile || test.tokens != [2]int{}; replaced != want &&
				!strings.Contains(test.ruling, "104.2a") {
				t.Errorf("the trail says that something was replaced: %t", replaced)
			}
		})
	}
}

// Persistent: a card that would leave play may be frightened instead (glossary).
func TestPersistent(t *testing.T) {
	for _, test := range []struct {
		ruling     string
		event      board.OccurrenceKind
		frightened bool // already
		answers    []string
		zone       board.Zone
		isLost     bool // what is attached to it is put into the discard pile
	}{
		{"dismissed, it is frightened instead, and loses what is attached (504.1)", board.CardDismissed, false,
			[]string{"Avery: yes"}, board.Play, true},
		{"its controller may let it go", board.CardDismissed, false, []string{"Avery: no"}, board.DiscardPile, false},
		{"banishing it is leaving play as well", board.CardBanished, false, []string{"Avery: yes"}, board.Play, true},
		{"and being put into the hand", board.CardPutIntoHand, false, []string{"Avery: yes"}, board.Play, true},
		{"frightened it has no abilities (505.1a)", board.CardDismissed, true, nil, board.DiscardPile, false},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			c := sc.friend("Survivor", avery, board.ProblemOf(avery), "Persistent")
			sc.setup.Cards[c-1].Frightened = test.frightened
			hat := board.CardID(0)
			if !test.frightened {
				hat = sc.inPlay(resource, avery, board.ProblemOf(avery))
				sc.setup.Cards[hat-1].Host = c
			}
			g, _ := sc.at(t, Point{Window: StartOfMainPhase})
			happens(g, does(test.event, g, c))
			sc.answers(t, g, test.answers...)
			s := g.State()
			if s.Zone(c) != test.zone || s.IsFrightened(c) != (test.zone == board.Play) {
				t.Errorf("it is in the %s, frightened: %t", s.Zone(c), s.IsFrightened(c))
			}
			if test.isLost && s.Zone(hat) != board.DiscardPile {
				t.Error("what was attached is still in play")
			}
		})
	}
}

// What the game does can't be replaced (104.3): a Unique card that is dismissed
// to repair a violation doesn't persist.
func TestWhatTheGameDoesIsNotReplaced(t *testing.T) {
	sc := newScene()
	c := sc.friend("Survivor", avery, board.ProblemOf(avery), "Persistent")
	g, _ := sc.at(t, Point{Window: StartOfMainPhase})
	o := does(board.CardDismissed, g, c)
	o.ByGame = true
	happens(g, o)
	sc.answers(t, g)
	if g.State().Zone(c) != board.DiscardPile {
		t.Error("it was replaced")
	}
}

// Vexing: a confront that is replaced doesn't happen, and nothing is scored for
// it (611.4).
func TestVexing(t *testing.T) {
	for _, test := range []struct {
		answer    string
		zone      board.Zone
		score     int
		confronts int
	}{
		{"Blake: yes", board.DiscardPile, 0, 0},
		{"Blake: no", board.Play, 1, 1},
	} {
		t.Run(test.answer, func(t *testing.T) {
			sc := newScene()
			sc.inPlay(blueFriend, avery, board.ProblemOf(avery))
			sc.inPlay(pinkFriend, avery, board.ProblemOf(avery))
			imp := sc.friend("Imp", blake, board.ProblemOf(avery), "Vexing")
			g, _ := sc.at(t, Point{Window: EndOfMainPhase})
			passUntil(t, g, func() bool {
				return g.State().Decision().Kind == board.YesOrNo || g.Window() == EndOfScorePhase
			})
			if g.State().Decision().Kind != board.YesOrNo {
				t.Fatal("nothing was asked")
			}
			if d := g.State().Decision(); d.Player != blake || d.Card != imp {
				t.Errorf("the decision is %+v", d)
			}
			resume(t, g)
			place := 0
			if strings.HasSuffix(test.answer, "no") {
				place = 1
			}
			if err := g.Choose(place); err != nil {
				t.Fatal(err)
			}
			s := g.State()
			confronts := 0
			for _, o := range s.History() {
				if o.Kind == board.ProblemConfronted {
					confronts++
				}
			}
			if s.Zone(imp) != test.zone || s.Score(avery) != test.score || confronts != test.confronts {
				t.Errorf("the Vexing card is in the %s, Avery has %d points, and the Problem was confronted %d times",
					s.Zone(imp), s.Score(avery), confronts)
			}
		})
	}
}

// Pumped: once in a faceoff that involves the card, one of the flipped cards is
// banished beneath it rather than put on the bottom of the deck (glossary).
func TestPumpedBanishesInsteadOfTheBottom(t *testing.T) {
	sc := newScene()
	for range 2 { // for Avery's requirements and Blake's
		sc.inPlay(blueFriend, avery, board.ProblemOf(avery))
		sc.inPlay(pinkFriend, avery, board.ProblemOf(avery))
		sc.inPlay(blueFriend, blake, board.ProblemOf(avery))
	}
	strong := sc.friend("Strong", avery, board.ProblemOf(avery), "Pumped")
	away := sc.friend("Away", avery, board.HomeOf(avery), "Pumped")
	sc.deck(avery, blueFriend, pinkFriend)
	sc.deck(blake, blueFriend, pinkFriend)
	top := board.CardID(len(sc.setup.Cards) - 3)
	g, _ := sc.at(t, Point{Window: EndOfMainPhase})
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.YesOrNo })
	if d := g.State().Decision(); d.Player != avery || d.Card != strong {
		t.Fatalf("the decision is %+v", d)
	}
	resume(t, g)
	if err := g.Choose(0); err != nil {
		t.Fatal(err)
	}
	s := g.State()
	if s.Zone(top) != board.Banished || s.IsBeneath(top).Card != strong {
		t.Errorf("the flipped card is in the %s", s.Zone(top))
	}
	if s.Zone(away) != board.Play || s.Decision().Kind == board.YesOrNo || g.InFaceoff() {
		t.Error("another card was banished, or the faceoff goes on")
	}
	if deck := s.Cards(board.DrawDeck, blake); len(deck) != 2 {
		t.Errorf("Blake's deck has %d cards: the rest of the flipped cards is not there", len(deck))
	}
}

// Replacements of what has its own procedures.
func TestReplacingInsideProcedures(t *testing.T) {
	t.Run("a flip is replaced, the opponent flips", func(t *testing.T) {
		sc := newScene()
		sc.friend("Calm", avery, board.ProblemOf(avery), "Instead(Flipped(You))\nAddToTotal(7)")
		for range 2 {
			sc.inPlay(blueFriend, avery, board.ProblemOf(avery))
			sc.inPlay(pinkFriend, avery, board.ProblemOf(avery))
			sc.inPlay(blueFriend, blake, board.ProblemOf(avery))
		}
		sc.deck(avery, blueFriend)
		sc.deck(blake, blueFriend)
		g, log := sc.at(t, Point{Window: EndOfMainPhase})
		passUntil(t, g, func() bool { return g.Window() == EndOfFaceoff })
		flips := [2]int{}
		for _, e := range log.Entries {
			if e.Kind == board.Happened && e.Occurrence.Kind == board.CardFlipped {
				flips[e.Occurrence.Player]++
			}
		}
		if flips != [2]int{0, 1} {
			t.Errorf("the players flipped %v cards", flips)
		}
		if g.State().TotalModifier(avery) != 7 {
			t.Errorf("%d is added to Avery's power total", g.State().TotalModifier(avery))
		}
	})
	t.Run("each of several draws is replaced by itself, once a turn", func(t *testing.T) {
		sc := newScene()
		sc.friend("Thrifty", avery, board.HomeOf(avery), "MayInstead(Drawn(You))\nOnce(Turn)\nGain(2)")
		sc.friend("Reader", avery, board.HomeOf(avery), "When(TokensLost(You))\nDraw(3)")
		sc.deck(avery, blueFriend, blueFriend, blueFriend, blueFriend)
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		happens(g, board.Occurrence{Kind: board.TokensLost, Rule: rule.R707_2, Player: avery, N: 1})
		if err := g.Pass(); err != nil {
			t.Fatal(err)
		}
		sc.answers(t, g, "Avery: no", "Avery: yes")
		if n := len(g.State().Cards(board.Hand, avery)); n != 2 || g.State().Tokens(avery) != 2 {
			t.Errorf("Avery has %d cards and %d tokens", n, g.State().Tokens(avery))
		}
	})
	t.Run("a loser's character stays instead of going home", func(t *testing.T) {
		sc := newScene()
		stays := sc.friend("Steady", avery, board.ProblemOf(avery), "Instead(Sent(This, Home))")
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		o := does(board.CardSent, g, stays)
		o.Area = board.HomeOf(avery)
		happens(g, o)
		if g.State().Area(stays) != board.ProblemOf(avery) {
			t.Error("it was sent home")
		}
	})
	t.Run("one of a batch is replaced, the others happen together", func(t *testing.T) {
		sc := newScene()
		a := sc.friend("Mortal", avery, board.ProblemOf(avery))
		b := sc.friend("Survivor", avery, board.ProblemOf(avery), "Persistent")
		c := sc.friend("Foe", blake, board.ProblemOf(avery), "Persistent")
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		happens(g, does(board.CardDismissed, g, a), does(board.CardDismissed, g, c), does(board.CardDismissed, g, b))
		sc.answers(t, g, "Avery: yes", "Blake: no") // whoever decides first makes all decisions first (801.1)
		s := g.State()
		if s.Zone(a) != board.DiscardPile || !s.IsFrightened(b) || s.Zone(c) != board.DiscardPile {
			t.Errorf("they are in the %s, %s and %s", s.Zone(a), s.Zone(b), s.Zone(c))
		}
	})
	t.Run("a token that would leave play is frightened, and ceases to exist (521.4)", func(t *testing.T) {
		sc := newScene()
		sc.friend("Maker", avery, board.HomeOf(avery),
			"When(TokensLost(You))\nit := CreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Critter\")), "+
				"Home(You))\nDismiss(it)",
			"it := Instead(Dismissed(IsToken))\nFrighten(it)\nGain(3)")
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		before := len(g.State().InPlay())
		happens(g, board.Occurrence{Kind: board.TokensLost, Rule: rule.R707_2, Player: avery, N: 1})
		if err := g.Pass(); err != nil {
			t.Fatal(err)
		}
		if n := len(g.State().InPlay()); n != before || g.State().Tokens(avery) != 3 {
			t.Errorf("%d cards more are in play, Avery has %d tokens", n-before, g.State().Tokens(avery))
		}
	})
	t.Run("an effect knows that what it told to happen was replaced (707.2)", func(t *testing.T) {
		sc := newScene()
		sc.friend("Survivor", avery, board.HomeOf(avery), "Persistent")
		sc.friend("Judge", blake, board.HomeOf(blake),
			"When(TokensLost(You))\nit := Dismiss(Friend && Opposing)\nif Any(it) {\n\tGain(5)\n}")
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		happens(g, board.Occurrence{Kind: board.TokensLost, Rule: rule.R707_2, Player: blake, N: 1})
		if err := g.Pass(); err != nil {
			t.Fatal(err)
		}
		sc.answers(t, g, "Avery: yes")
		if n := g.State().Tokens(blake); n != 0 {
			t.Errorf("Blake gained %d tokens for a card that was not dismissed", n)
		}
	})
	t.Run("the next time only", func(t *testing.T) {
		sc := newScene()
		sc.friend("Warden", avery, board.HomeOf(avery),
			"When(TokensLost(You))\nfor it := range NextInstead(Dismissed(Friend), EndOf(Turn)) {\n\tPutInHand(it)\n}")
		a, b := sc.friend("First", avery, board.HomeOf(avery)), sc.friend("Second", avery, board.HomeOf(avery))
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		happens(g, board.Occurrence{Kind: board.TokensLost, Rule: rule.R707_2, Player: avery, N: 1})
		if err := g.Pass(); err != nil {
			t.Fatal(err)
		}
		happens(g, does(board.CardDismissed, g, a))
		happens(g, does(board.CardDismissed, g, b))
		if s := g.State(); s.Zone(a) != board.Hand || s.Zone(b) != board.DiscardPile || len(s.Modifiers()) != 0 {
			t.Errorf("they are in the %s and the %s; %d modifiers are left", s.Zone(a), s.Zone(b), len(s.Modifiers()))
		}
	})
	t.Run("for as long as a modifier lasts", func(t *testing.T) {
		sc := newScene()
		sc.friend("Warden", avery, board.HomeOf(avery),
			"When(TokensLost(You))\nfor Until(EndOf(Turn)) {\n\tit := Instead(Dismissed(Friend))\n\tPutInHand(it)\n}")
		a, b := sc.friend("First", avery, board.HomeOf(avery)), sc.friend("Second", avery, board.HomeOf(avery))
		g, _ := sc.at(t, Point{Window: StartOfMainPhase})
		happens(g, board.Occurrence{Kind: board.TokensLost, Rule: rule.R707_2, Player: avery, N: 1})
		if err := g.Pass(); err != nil {
			t.Fatal(err)
		}
		happens(g, does(board.CardDismissed, g, a))
		passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
		happens(g, does(board.CardDismissed, g, b))
		if s := g.State(); s.Zone(a) != board.Hand || s.Zone(b) != board.DiscardPile {
			t.Errorf("they are in the %s and the %s", s.Zone(a), s.Zone(b))
		}
	})
}

// A cost of which any part would be replaced can't be paid (508.1a), and what
// may be replaced is not while it is paid: a disputed point.
func TestReplacementsAndCosts(t *testing.T) {
	const pays = "When(TokensLost(You))\nCost(Retire(Choose(1, Friend && Yours && !This)))\nGain(3)"
	for _, test := range []struct {
		ruling    string
		abilities []string
		reading   uint8
		zone      board.Zone
		tokens    int
	}{
		{"nothing replaces it", nil, board.CanBePaid, board.DiscardPile, 3},
		{"it would be replaced: it can't be paid", []string{"it := Instead(Retired(You, Friend))\nPutInHand(it)"},
			board.CanBePaid, board.Play, 0},
		{"it could be replaced: it is paid, and isn't replaced", []string{"Persistent"}, board.CanBePaid,
			board.DiscardPile, 3},
		{"it could be replaced, read so that it can't be paid", []string{"Persistent"}, board.CannotBePaid, board.Play,
			0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			sc.readings[board.OptionalReplacementOfACost] = test.reading
			sc.friend("Payer", avery, board.HomeOf(avery), pays)
			c := sc.friend("Price", avery, board.HomeOf(avery), test.abilities...)
			g, _ := sc.at(t, Point{Window: StartOfMainPhase})
			happens(g, board.Occurrence{Kind: board.TokensLost, Rule: rule.R707_2, Player: avery, N: 1})
			if err := g.Pass(); err != nil {
				t.Fatal(err)
			}
			sc.answers(t, g)
			if s := g.State(); s.Zone(c) != test.zone || s.Tokens(avery) != test.tokens {
				t.Errorf("it is in the %s, Avery has %d tokens", s.Zone(c), s.Tokens(avery))
			}
		})
	}
}
