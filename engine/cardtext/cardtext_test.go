package cardtext

import (
	"cmp"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"weak"

	"pgregory.net/rapid"

	"canterlaw/engine/ability"
)

// words are names for texts of invented cards.
var words = Words{
	Traits: []string{"Pegasus", "Unicorn", "Earth Pony", "Zebra", "Critter", "Accessory", "Unique"},
	Titles: []string{"Holly Dash", "Royal Riff", "Drill Bit"},
}

// texts are paragraphs of invented cards, what they are in notation, and how they are
// printed; "" for as they stand here.
var texts = []struct{ english, notation, printed, host string }{
	{english: "When this card is uncovered, ready a frightened Zebra Friend.",
		notation: "When(Uncovered(This))\nit := Choose(1, Friend && Trait(\"Zebra\") && IsFrightened)\nReady(it)"},
	{english: "When a Unicorn Friend leaves play, you may exhaust this card to gain [3].",
		notation: "When(LeavesPlay(Friend && Trait(\"Unicorn\")))\nif May(Exhaust(This)) {\n\tGain(3)\n}"},
	{english: "At the start of your Score Phase, if you have at least 4 exhausted characters, turn this card over.",
		notation: "When(StartOf(ScorePhase, You))\nif Count(Character && Yours && IsExhausted) >= 4 " +
			"{\n\tTurnOver(This)\n}"},
	{english: "Main Phase: Pay [4] and exhaust this card to dismiss up to 3 Resources here. Draw 5 cards.",
		notation: "Timing(MainPhase)\nCost(Pay(4), Exhaust(This))\nit := Choose(UpTo(3), Resource && " +
			"Here)\nDismiss(it)\nDraw(5)",
		printed: "Main Phase: Pay [4] and exhaust this card to dismiss up to 3 Resources here. Draw 5 cards."},
	{english: "Faceoff: Choose a Zebra character. That character gets +7 power until the end of the faceoff.",
		notation: "Timing(Faceoff)\nit := Choose(1, Character && Trait(\"Zebra\"))\nfor Until(EndOf(Faceoff)) " +
			"{\n\tAddPower(it, 7)\n}",
		printed: "Faceoff: A Zebra character gets +7 power until the end of the faceoff."},
	{english: "Reaction: After an opponent plays a Resource, you may pay [6] to banish that Resource.",
		notation: "Timing(Reaction)\nit := After(Played(Opponents, Resource))\nCost(Pay(6))\nBanish(it)",
		printed:  "Reaction: After an opponent plays a Resource, you may pay [6] to banish it."},
	{english: "While you have a Critter here, this card has +4 power and Swift.",
		notation: "if Any(Yours && Trait(\"Critter\") && Here) {\n\tAddPower(This, 4)\n\tHasKeyword(This, " +
			"\"Swift\")\n}"},
	{english: "Opponents can't play Events with cost 7 or more.",
		notation: "Cant(Played(Opponents, Event && CostOf >= 7))"},
	{english: "If a Zebra Friend would be banished, you may discard 2 cards instead.",
		notation: "MayInstead(Banished(Friend && Trait(\"Zebra\")))\nCost(Discard(2))"},
	{english: "That Friend has +6 power and Stubborn.", host: "Friend",
		notation: "AddPower(Host, 6)\nHasKeyword(Host, \"Stubborn\")"},
	{english: "You must control Royal Riff to play this card.",
		notation: "PlayOnlyIf(Any(Yours && Named(\"Royal Riff\")))"},
	{english: "When an opponent challenges this card, that player loses [5].",
		notation: "_, who := When(Challenged(Opponents, This))\nLose(who, 5)"},
	{english: "This card has +1 power for each frightened Zebra Friend.",
		notation: "AddPower(This, Count(Friend && Trait(\"Zebra\") && IsFrightened))"},
	{english: "Main Phase: Retire this card to gain control of a Friend with power less than or equal to this card's " +
		"power.",
		notation: "Timing(MainPhase)\nn := Power(This)\nCost(Retire(This))\n" +
			"it := Choose(1, Friend && (IsFaceDown || Power <= n))\nGainControl(it)"},
	{english: "Main Phase: Exhaust this card to gain [1] for each Star counter on this card.",
		notation: "Timing(MainPhase)\nCost(Exhaust(This))\nGain(Counters(This, \"Star\"))",
		printed:  "Main Phase: Exhaust this card to gain [1] for each Star counter on it."},
	{english: "Main Phase: Banish this card to gain [1] for each Star counter on this card.",
		notation: "Timing(MainPhase)\nn := Counters(This, \"Star\")\nCost(Banish(This))\nGain(n)",
		printed:  "Main Phase: Banish this card to gain [1] for each Star counter on it."},
	{english: "Main Phase: While this card is at a Problem, you may dismiss this card. If you do, draw 3 cards.",
		printed: "Main Phase: While this card is at a Problem, you may dismiss it. If you do, draw 3 cards.",
		notation: "if Is(This, AnyProblem) {\n\tfor Grant(This) {\n\t\tTiming(MainPhase)\n" +
			"\t\tif May(Dismiss(This)) {\n\t\t\tDraw(3)\n\t\t}\n\t}\n}"},
	{english: "Main Phase: While this card is at a Problem, you may dismiss this card to draw 3 cards.",
		printed: "Main Phase: While this card is at a Problem, you may dismiss it to draw 3 cards.",
		notation: "if Is(This, AnyProblem) {\n\tfor Grant(This) {\n\t\tTiming(MainPhase)\n" +
			"\t\tCost(Dismiss(This))\n\t\tDraw(3)\n\t}\n}"},
	{english: "When this card enters play, each player may draw 6 cards.",
		notation: "When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n\tMay(who, Draw(who, 6))\n}"},
}

func TestReadAndPrint(t *testing.T) {
	r := NewReader(words)
	for _, test := range texts {
		t.Run(test.english, func(t *testing.T) {
			on := Card{Host: test.host}
			got := r.Read(test.english, on)
			if got.Ability == nil {
				t.Fatalf("not understood: %v", got.Problems)
			}
			written, err := ability.Read(test.notation)
			if err != nil {
				t.Fatal(err)
			}
			want := ability.Normal(written)
			if got.Ability.String() != want.String() {
				t.Errorf("read\n%s\nexpected\n%s", got.Ability, want)
			}
			if test.printed == "" {
				test.printed = test.english
			}
			if printed := r.Print(want, on); printed != test.printed {
				t.Errorf("printed %q; expected %q", printed, test.printed)
			}
		})
	}
}

// What isn't understood is said with the place, and nothing is left out silently.
func TestWhatIsNotUnderstoodIsSaid(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ text, from string }{
		{"When this card is uncovered, readdy a Friend", "readdy a Friend"},
		{"When this card sings, draw a card", "sings, draw a card"},
		{"Main Phase: Dismiss a Friend slowly", "slowly"},
		{"Draw a card when this card is uncovered", "when this card is uncovered"},
		{"This card has +1 power for each Wombat Friend", "Wombat Friend"},
		{"When this card enters play, if this card would be sent home, it isn't sent home instead",
			"if this card would be sent home, it isn't sent home instead"}, // only as a Problem is solved
		{"When a Zebra is solved, if this card would be sent home, that isn't sent home instead",
			"isn't sent home instead"},
		{"Main Phase: Move a Friend there", "Move a Friend there"}, // nothing happens of which it could be the place
		{"Main Phase: If this card is exhausted, move a Friend there", "move a Friend there"},
		{"", ""},
		// Words that would make it another sentence, or none.
		{"While you have your Zebra here, this card has +4 power.", ", this card has +4 power."},
		{"All Friends from this card's Problem have +2 power.", "from this card's Problem have +2 power."},
		{"Main Phase: Gain [1] for each card from an opponent's hand.", "from an opponent's hand."},
		{"When this card is uncovered, exhaust this card to they draw 2 cards.", "to they draw 2 cards."},
		{"Main Phase: Choose a Friend. Banish the other Friend.", "the other Friend."},
		{"If this card would be dismissed, you may discard a card instead. If you do, this card is not moved.", "."},
		{"Your Friends can't be moved by opponents or exhausted.", "or exhausted."},
		{"While you have at least 3 cards in their hand, this card has +1 power.",
			"their hand, this card has +1 power."},
		{"Opponents play with your hands revealed.", "your hands revealed."},
		{"Main Phase: Put a Friend from your discard pile into their hand.", "their hand."},
		{"Main Phase: Put an opposing Friend into your hand.", "your hand."},
		{"Main Phase: Put a Friend from an opponent's discard pile into your hand.", "your hand."},
		{"Main Phase: Put one of your opponent's Friends on top of your deck.", "your deck."},
		{"Main Phase: Look at the bottom 2 cards of your deck, then put them back in any order.", "in any order."},
		{"Main Phase: Dismiss your Friend.", "Friend."}, // one of them, or all?
		{"Main Phase: Exhaust this card to frighten your other Friend.", "other Friend."},
		{"When a player confronts this Problem, that player puts the top card of their deck into your hand.", "."},
		{"Main Phase: Choose an opposing Friend. Dismiss that face-down Friend.", "that face-down Friend."},
		{"Main Phase: Choose one of your Friends. Dismiss that opposing Friend.", "that opposing Friend."},
		{"Main Phase: Exhaust any of your Friends.", "of your Friends."},
		{"When this card is uncovered, move this card. At the end of each turn, retire this card.",
			", retire this card."},
	} {
		got := r.Read(test.text, Card{})
		if got.Ability != nil {
			t.Errorf("%q is read as\n%s\nexpected a problem", test.text, got.Ability)
			continue
		}
		if p := got.Problems[0]; test.text[p.From:] != test.from {
			t.Errorf("%q is not understood from %q on; expected from %q on", test.text, test.text[p.From:], test.from)
		}
	}
}

// What was done "this way" is none of it where it was done to this card alone, which is no such card.
func TestEachEventBanishedThisWayIsNoFriend(t *testing.T) {
	r, text := NewReader(words), "Faceoff: Banish this card to put each Event banished this way on the "+
		"bottom of its owner's deck."
	if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
		t.Errorf("on a Friend %q is read as\n%s", text, got.Ability)
	}
	if got := r.Read(text, Card{Type: "Event"}); got.Ability == nil {
		t.Errorf("on an Event %q isn't read: %v", text, got.Problems)
	}
}

// "This or another Friend" is a Friend on a Friend, and says both on another card.
func TestThisOrAnotherCard(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ kind, text, want string }{
		{"Friend", "When this or another Friend is frightened, draw a card.", "When(Frightened(Friend))\nDraw()"},
		{"Resource", "When this or another Friend is frightened, draw a card.",
			"When(Frightened(This || Friend))\nDraw()"},
		{"Friend", "When this or another Zebra is frightened, draw a card.",
			"When(Frightened(This || Trait(\"Zebra\")))\nDraw()"},
		{"Friend", "When this card or another one of your Friends is frightened, draw a card.",
			"When(Frightened(Friend && Yours))\nDraw()"},
	} {
		got := r.Read(test.text, Card{Type: test.kind})
		if got.Ability == nil || strings.TrimSpace(got.Ability.String()) != test.want {
			t.Errorf("%q on a %s is read as\n%v %v\nexpected\n%s", test.text, test.kind, got.Ability, got.Problems,
				test.want)
		}
	}
}

// What "it", "that Friend", "the rest" and "a player's" are is what a reader takes them for.
func TestWhatWordsAreAbout(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ text, want string }{
		// This card pays; something else is spoken of.
		{"Reaction: After an opponent plays a Resource, you may exhaust this card to dismiss it.",
			"Timing(Reaction)\nit := After(Played(Opponents, Resource))\nCost(Exhaust(This))\nDismiss(it)"},
		{"When this card is uncovered, you may exhaust this card. If you do, it gets +1 power until the end of the " +
			"turn.",
			"When(Uncovered(This))\nif May(Exhaust(This)) {\n\tfor Until(EndOf(Turn)) {\n\t\tAddPower(This, 1)\n" +
				"\t}\n}"},
		{"When an opponent plays a Resource on one of your Friends, exhaust that Friend.",
			"it := When(Played(Opponents, Resource, Friend && Yours))\nExhaust(Friend && HasAttached(it))"},
		{"Main Phase: Spend a card from beneath a Zebra to ready that Zebra.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\"))\nCost(Spend(it))\nReady(it)"},
		{"Main Phase: A Friend can't be moved this turn.",
			"Timing(MainPhase)\nit := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n\tCant(Moved(it))\n}"},
		{"Main Phase: Each player chooses a Friend they control. Dismiss the rest.",
			"Timing(MainPhase)\nfor who := range EachPlayer(Players) {\n\tit := Choose(1, Friend && " +
				"ControlledBy(who), who)\n" +
				"\tDismiss(Friend && ControlledBy(who) && !it)\n}"},
		// One player's, and anybody's.
		{"Main Phase: Look at the top card of a player's deck.",
			"Timing(MainPhase)\nwho := ChoosePlayer()\nLook(TopOf(who))"},
		{"Main Phase: Banish a card from a player's discard pile.",
			"Timing(MainPhase)\nit := Choose(1, In(DiscardPile))\nBanish(it)"},
		{"At the start of a player's turn, draw a card.", "When(StartOf(Turn))\nDraw()"},
		{"Main Phase: Look at an opponent's hand and choose a Friend. That player discards that card.",
			"Timing(MainPhase)\nit := Look(In(Hand, Opponents))\nit2 := Choose(1, it && Friend)\nDiscard(Opponent, " +
				"it2)"},
		{"Immediate: Banish all cards in a discard pile.",
			"Timing(Immediate)\nwho := ChoosePlayer()\nBanish(In(DiscardPile, who))"},
		// Another Problem than its own, and one for all.
		{"Main Phase: Move one of your Friends to another Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Yours)\nMove(it, AnyProblem)"},
		{"Main Phase: Move a Friend here to another Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Here)\nMove(it, AreaOf(Problem && !Here))"},
		{"Main Phase: Choose a Friend at a Problem. Move it to a different Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && AnyProblem)\nMove(it, AnyProblem)"},
		{"When a Friend is moved to another Problem, draw a card.",
			"When(Moved(Friend, AnyProblem, AnyProblem))\nDraw()"},
		{"Main Phase: Move a Friend to another area.", "Timing(MainPhase)\nit := Choose(1, Friend)\nMove(it)"},
		// Another than the one spoken of before, or than this card's.
		{"Main Phase: Exhaust a Friend at a Problem. Ready a Friend at another Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && AnyProblem)\nExhaust(it)\n" +
				"it2 := Choose(1, Friend && AreaOf(Problem && !ItsProblem(it)))\nReady(it2)"},
		{"Main Phase: Choose a Problem. Exhaust a Friend at a different Problem.",
			"Timing(MainPhase)\nit := Choose(1, Problem)\n" +
				"it2 := Choose(1, Friend && AreaOf(Problem && !AreaOf(it)))\nExhaust(it2)"},
		{"When you confront a Problem, exhaust a Friend at another Problem.",
			"When(Confronted(You))\nit := Choose(1, Friend && AreaOf(Problem && !There))\nExhaust(it)"},
		{"Your Friends at other Problems have +1 power.", "AddPower(Friend && Yours && AreaOf(Problem && !Here), 1)"},
		{"When another player plays a card, draw a card.", "When(Played(Opponents))\nDraw()"},
		{"When a player draws a card, each other player loses [1].",
			"_, who := When(Drawn())\nfor who2 := range EachPlayer(OpponentOf(who)) {\n\tLose(who2)\n}"},
		{"Main Phase: Choose an opponent. A different player draws a card.",
			"Timing(MainPhase)\nwho := ChoosePlayer(Opponents)\nwho2 := ChoosePlayer(OpponentOf(who))\nDraw(who2)"},
		{"Main Phase: Move two of your Friends to the same Problem.",
			"Timing(MainPhase)\nit := Choose(2, Friend && Yours)\nplace := ChooseArea(AnyProblem)\nMove(it, place)"},
		// A sentence after a trigger's condition.
		{"When this card is uncovered, if there are no Friends here, draw a card. Gain [2].",
			"When(Uncovered(This))\nif !Any(Friend && Here) {\n\tDraw()\n}\nGain(2)"},
	} {
		got := r.Read(test.text, Card{})
		if got.Ability == nil || strings.TrimSpace(got.Ability.String()) != test.want {
			t.Errorf("%q is read as\n%v %v\nexpected\n%s", test.text, got.Ability, got.Problems, test.want)
		}
	}
}

func TestTwoMeaningsAreBothSaid(t *testing.T) {
	got := NewReader(words).Read("When this card is uncovered, dismiss a Resource on a Friend with Swift", Card{})
	if got.Ability != nil {
		t.Fatalf("read as\n%s\nexpected two meanings: the Resource here, or the Friend", got.Ability)
	}
	for _, meaning := range []string{"AttachedTo(Friend && Keyword(\"Swift\"))",
		"Keyword(\"Swift\") && AttachedTo(Friend)"} {
		if !strings.Contains(got.Problems[0].Message, meaning) {
			t.Errorf("the problem is %q; expected it to have %s", got.Problems[0].Message, meaning)
		}
	}
}

// Words that mean nothing together are told so in the terms of the text, not of the notation.
func TestWhatHasNoMeaningIsToldInWords(t *testing.T) {
	got := NewReader(words).Read("Main Phase: Each player chooses one of their Friends. Ready all other Friends.",
		Card{})
	if got.Ability != nil {
		t.Fatalf("read as\n%s\nexpected no meaning: each player chose another Friend", got.Ability)
	}
	says := got.Problems[0].Message
	if !strings.Contains(says, "isn't chosen or named") || strings.Contains(says, "bound") {
		t.Errorf("the problem is %q; expected it to say that other Friends than whose isn't said", says)
	}
}

// alike are words that say the same where they stand for each other in the texts:
// those that a template has as alternatives, and a few more, among them what a card
// can be called that was spoken of before.
func alike(a, b string) bool {
	for _, same := range [][]string{{".", ","}, {"to", ":"},
		{"if", "while"}, {"have", "control"}, {"your", "a"}, {"this", "that"}, {"with", "that"},
		{"card", "zebra", "character", "resource", "friend"}} {
		if slices.Contains(same, a) && slices.Contains(same, b) {
			return true
		}
	}
	if n := strings.Trim(a, "[]"); n == strings.Trim(b, "[]") && strings.Trim(n, "0123456789") == "" {
		return true // so many action tokens
	}
	for _, c := range ready().categories {
		for _, t := range c.templates {
			for _, it := range t.items {
				if slices.Contains(it.words, a) && slices.Contains(it.words, b) {
					return true
				}
			}
		}
	}
	return false
}

// A word that is replaced by another changes the meaning or isn't understood, unless
// the words are alike.
func TestAReplacedWordIsNoticed(t *testing.T) {
	r := NewReader(words)
	var vocabulary []string
	for _, test := range texts {
		for _, token := range split(test.english) {
			if !slices.Contains(vocabulary, token.text) {
				vocabulary = append(vocabulary, token.text)
			}
		}
	}
	for _, test := range texts {
		on := Card{Host: test.host}
		meaning := r.Read(test.english, on).Ability.String()
		for _, token := range split(test.english) {
			for _, other := range vocabulary {
				changed := test.english[:token.from] + other + test.english[token.to:]
				got := r.Read(changed, on)
				if got.Ability == nil || got.Ability.String() != meaning || strings.EqualFold(other, token.text) {
					continue
				}
				if !alike(strings.ToLower(other), token.word) {
					t.Errorf("%q is read as %q is", changed, test.english)
				}
			}
		}
	}
}

// What the templates can say is read as what they say it from.
func TestWhatTemplatesSayIsRead(t *testing.T) {
	isOfSeveral := regexp.MustCompile(`(?:opponent|player|other).* total (?:printed )?(?:cost|power)|total .*opponents`)
	isVerb := regexp.MustCompile(`(?i)\b(?:it|that|there)'s\b`)
	r := NewReader(words)
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"Noun", "Object", "Event", "Moment", "Cost", "Condition", "Mods", "Do",
			"Deeds"}).Draw(t, "category")
		said, nodes := draw(t, r.language.named(name), 4)
		if slices.ContainsFunc(nodes, saysSomethingTwice) {
			t.Skip("nobody says the same of a card twice")
		}
		text := sentence(said)
		if isVerb.MatchString(text) {
			t.Skip("what it has is its, and not it's")
		}
		if isOfSeveral.MatchString(text) {
			t.Skip("a total is of all that are chosen, and not of each player's")
		}
		p := r.newParser(text, Card{})
		if slices.ContainsFunc(p.tokens, func(t token) bool { return t.isMistaken }) {
			t.Skip("no word stands there twice")
		}
		for i := range p.tokens {
			if i+1 < len(p.tokens) && slices.Contains(zones, p.tokens[i+1].word) && !p.isSomebodys(i) {
				t.Skip("nobody is spoken of whose hand it is")
			}
		}
		for _, one := range p.parse(r.language.named(name), 0) {
			if one.end == len(p.tokens) && slices.EqualFunc(one.nodes, nodes, (*ability.Node).Equals) {
				return
			}
		}
		t.Errorf("%q (%s) is not read as it is said from: %v", text, name, nodes)
	})
}

func saysSomethingTwice(n *ability.Node) (does bool) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.And && n.Kind == ability.Cards {
			parts := flat(n)
			for i, one := range parts {
				does = does || slices.ContainsFunc(parts[:i], one.Equals)
			}
		}
		return !does
	})
	return does
}

// draw draws something that a category can say, no deeper than so many templates.
func draw(t *rapid.T, c *category, depth int) ([]string, []*ability.Node) {
	switch c.name {
	case "Int":
		n := rapid.IntRange(2, 9).Draw(t, "n")
		return []string{numberWords[n]}, []*ability.Node{literal(n)}
	case "Signed":
		n := rapid.IntRange(1, 9).Draw(t, "n")
		return []string{signedText(n)}, []*ability.Node{literal(n)}
	case "Bracketed":
		n := rapid.IntRange(1, 9).Draw(t, "n")
		return []string{"[" + strconv.Itoa(n) + "]"}, []*ability.Node{literal(n)}
	case "SignedBracketed":
		n := rapid.IntRange(1, 9).Draw(t, "n")
		return []string{"+[" + strconv.Itoa(n) + "]"}, []*ability.Node{literal(n)}
	case "Color", "Symbol":
		return []string{"[Magic]"}, []*ability.Node{{Op: ability.Purple, Kind: ability.Color}}
	case "Trait":
		return []string{"Zebra"}, []*ability.Node{quoted("Zebra")}
	case "Traits":
		return []string{"Zebras"}, []*ability.Node{quoted("Zebra")}
	case "Title":
		return []string{"Royal", "Riff"}, []*ability.Node{quoted("Royal Riff")}
	case "Keyword":
		return []string{"Swift"}, []*ability.Node{quoted("Swift")}
	case "Counter":
		return []string{"Apple"}, []*ability.Node{quoted("Apple")}
	case "TokenWords":
		return []string{"Zebra", "Friend", "token"}, []*ability.Node{tokenFriend(feature(ability.WithTrait, "Zebra"))}
	case "TokenWordsMany":
		return []string{"Zebra", "Friend", "tokens"}, []*ability.Node{tokenFriend(feature(ability.WithTrait, "Zebra"))}
	}
	candidates := c.templates
	if depth <= 0 { // the plainest
		fewestHoles := func(a, b *compiled) int { return len(a.holes) - len(b.holes) }
		candidates = slices.SortedStableFunc(slices.Values(c.templates), fewestHoles)[:1]
	}
	one := rapid.SampledFrom(candidates).Draw(t, "template")
	var said []string
	values, saidIn := make([][]*ability.Node, len(one.holes)), make([][]string, len(one.holes))
	for _, it := range one.items {
		switch {
		case it.words != nil && !it.optional:
			said = append(said, cmp.Or(one.whose(it, values), it.printed))
		case it.words == nil && !one.holes[it.hole].repeats:
			if i := slices.IndexFunc(one.holes[:it.hole],
				func(h hole) bool { return h.name == one.holes[it.hole].name }); i >= 0 {
				said, values[it.hole] = append(said, saidIn[i]...), values[i] // the same once more
				continue
			}
			words, nodes := draw(t, one.holes[it.hole].category, depth-1)
			said, values[it.hole] = append(said, words...), nodes
			saidIn[it.hole] = words
		}
	}
	if one.needs != "" && !slices.ContainsFunc(values, func(in []*ability.Node) bool {
		return mentions(in,
			one.needs)
	}) {
		t.Skip("another template says it")
	}
	if one.refuses(values, saidIn) {
		t.Skip("what stands in the holes doesn't go together")
	}
	built, is := one.build(values, 0)
	if !is {
		t.Skip("what stands in a hole has several parts where there is a place for one")
	}
	return said, built
}

// refuses reports whether reading refuses a template with what stands in its holes.
func (c *compiled) refuses(values [][]*ability.Node, said [][]string) bool {
	if c.again != "" && slices.ContainsFunc(values, says(ability.Opposing)) {
		return true
	}
	if slices.ContainsFunc(c.means.descriptions, func(d *ability.Node) bool { return c.saysTwice(d, values) }) {
		return true
	}
	for i, it := range c.items[1:] {
		if it.words != nil || c.items[i].printed != "to" || len(said[it.hole]) == 0 {
			continue
		}
		first := token{word: strings.ToLower(said[it.hole][0])}
		if c.holes[it.hole].category.kind == ability.Effect && (&parser{tokens: []token{first}}).isSubject(0) {
			return true
		}
	}
	for i, h := range c.holes {
		tokens := split(strings.Join(said[i], " "))
		p := &parser{tokens: tokens}
		if c.isDoneByAnother(h, values) && p.putsIntoYours(0, len(tokens)) ||
			h.category.name == "Owners" && p.saysAnothersIsYours(0, values[:i]) {
			return true
		}
	}
	isAfter := false
	for i, words := range said {
		said := " " + strings.Join(words, " ") + " "
		if slices.ContainsFunc(c.unless, func(unless string) bool { return strings.Contains(said, " "+unless+" ") }) {
			return true
		}
		if c.oneSentence == "" {
			continue
		}
		refers := slices.ContainsFunc(words, func(w string) bool {
			return slices.Contains(refersBack,
				strings.ToLower(w))
		})
		if c.holes[i].name == c.oneSentence && slices.Contains(words, ".") || isAfter && refers {
			return true
		}
		isAfter = isAfter || c.holes[i].name == c.oneSentence
	}
	return false
}

// TestTheLanguageGoesWithItsReaders: readers share one language, and it isn't kept beyond them.
func TestTheLanguageGoesWithItsReaders(t *testing.T) {
	one, other := NewReader(words), NewReader(Words{})
	if one.language != other.language {
		t.Error("two readers have two languages")
	}
	gone := weak.Make(one.language)
	runtime.KeepAlive(one)
	runtime.KeepAlive(other)
	runtime.GC()
	if gone.Value() != nil {
		t.Error("the language stays though no reader has it")
	}
}
