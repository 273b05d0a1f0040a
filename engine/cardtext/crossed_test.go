package cardtext

import (
	"strings"
	"testing"
)

// crossing is a kind of hole: frames in which % stands for it, and what can stand there. What is read in one
// frame is read in all of them, but for what has no meaning there.
type crossing struct {
	kind            string
	frames, fillers []string
	unread          []string // sentences that aren't read
}

var crossings = []crossing{
	{kind: "which cards something is done to", frames: []string{
		"Main Phase: Pay [1] to exhaust %.", "Main Phase: Pay [1] to dismiss %.",
		"When this card enters play, move % to this card's Problem.",
		"When this card enters play, put a +1 power counter on %.",
		"When this card enters play, put % into its owner's hand.",
		"When this card enters play, give % +1 power until the end of the turn.",
		"When this card enters play, gain control of % until the end of the turn.",
		"When this card enters play, gain control of % this turn.",
		"When this card enters play, you may Cutie Mark %.",
		"When this card enters play, each opponent exhausts %.",
	}, fillers: []string{
		"a Friend", "one of your Friends", "another one of your Friends", "up to two Friends",
		"any number of opposing Friends", "each of your Friends", "all opposing characters here", "this card",
		"an opponent's Friend", "a random opposing Friend", "two of your Zebras", "your Mane Character",
		"up to one other Friend", "the Friend with the highest power here", "every opposing Friend",
	}},
	{kind: "of which cards something is said", frames: []string{
		"Immediate: % get +1 power until the end of the turn.", "Immediate: Until the end of the turn, % get +1 power.",
		"% have +1 power.", "% have Swift.", "% can't be moved.", "% lose Swift.",
		"While this card is exhausted, % have +1 power.", "% have -1 power during faceoffs.",
		"% have +1 power for each card in your hand.", "When this card enters play, % can't be moved this turn.",
	}, fillers: []string{
		"your Friends", "your other Friends", "opposing Friends", "your Zebras", "all Friends", "Friends you control",
		"Friends with 2 or less power", "all other Friends here", "your Friends and Troublemakers",
		"frightened Friends",
		"this card and your other Friends here", "this card and each of your other Zebras", "Friends moved this turn",
		"your Friends that were frightened this turn", "opposing Friends exhausted this turn",
	}},
	{kind: "what happens", frames: []string{
		"When %, draw a card.", "When % for the first time each turn, draw a card.",
		"The first time % each turn, draw a card.", "When % during your turn, draw a card.",
		"When %, if you have no cards in your hand, draw a card.",
		"Immediate: Until the end of the turn, when %, draw a card.",
		"Main Phase: The next time % this turn, draw a card.",
	}, fillers: []string{
		"you play a Friend", "one of your Zebras leaves play", "you win a faceoff", "an opponent confronts a Problem",
		"this card is moved", "an opponent scores a point", "a card is put into a discard pile",
		"a card is put into your discard pile", "a Resource is put into an opponent's discard pile",
		"you put a +1 power counter on a Friend", "a Friend is put into its owner's hand",
		"you win a faceoff at a Problem with no opposing characters", "an opponent moves a Friend from here",
		"a character moves from here to home", "you lose a faceoff at a Problem with a Troublemaker",
	}},
	{kind: "what is so", frames: []string{
		"While %, this card has +1 power.", "This card has +1 power while %.",
		"If %, this card costs [1] less to play.",
		"When this card enters play, if %, draw a card.", "When this card enters play, draw a card if %.",
		"Main Phase: If %, gain [1].", "This card can't be moved unless %.", "Play this card only if %.",
		"Main Phase: Draw a card. If %, draw two cards instead.",
		"Immediate: Pay [1] to draw a card. Activate this ability only if %.",
	}, fillers: []string{
		"you have no cards in your hand", "you have at least 3 Friends", "there are no opposing characters here",
		"this card is exhausted", "you have more Friends than each opponent", "it's your turn",
		"you have another Zebra",
		"you don't have a Friend here", "you don't control any Friends", "no opponent has a Friend here",
		"no cards were drawn this turn", "no Problem was confronted this turn",
		"there are more opposing characters here than your characters", "you're losing the faceoff",
		"your power total is higher than your opponent's",
	}},
	{kind: "what comes to be so", frames: []string{
		"When %, turn this card over.", "When %, draw a card.", "When %, you may pay [1] to draw a card.",
	}, fillers: []string{
		"you control a Troublemaker", "an opponent controls a Resource", "you have another Zebra",
		"this card is at a Problem", "this card is at home", "another one of your Zebras is here",
		"this card is alone here", "this card is attached to a Friend", "you have at least 3 Friends here",
	}},
	{kind: "how long", frames: []string{
		"Immediate: This card gets +1 power %.", "Immediate: Opponents can't play Events %.",
		"Immediate: Your Friends cost [1] less to play %.", "Immediate: Gain control of an opposing Friend %.",
		"Immediate: Your home limit is increased by 1 %.", "Immediate: You need 1 less power to confront Problems %.",
		"Immediate: A Friend can't be moved %.",
	}, fillers: []string{
		"until the end of the turn", "until the end of your next turn", "until the start of your next turn",
		"this turn",
		"until the end of the faceoff", "for the rest of the turn", "until this card leaves play",
		"while this card is in play", "until you play a Friend",
	}},
	{kind: "for each of what", frames: []string{
		"This card has +1 power for each %.", "When this card enters play, draw a card for each %.",
		"This card costs [1] less to play for each %.",
		"When this card enters play, each opponent loses [1] for each %.",
		"When this card enters play, put the top card of your deck into your discard pile for each %.",
		"When this card enters play, an opponent discards a card for each %.",
		"Your home limit is increased by 1 for each %.", "You need 1 less power to confront Problems for each %.",
	}, fillers: []string{
		"Zebra you control", "exhausted Friend", "of your Friends", "card in your hand", "Event in your discard pile",
		"Problem", "point you have", "Friend with 3 or more power", "Event you played this turn",
		"Friend frightened this turn", "faceoff you won this turn", "Problem you confronted this turn",
	}},
	{kind: "what others do", frames: []string{
		"When this card enters play, an opponent %.", "When this card enters play, each opponent %.",
		"When this card enters play, each player %.", "When an opponent plays a Friend, that player %.",
		"Main Phase: An opponent of your choice %.", "When a Friend is dismissed, its controller %.",
		"When this card enters play, each opponent % unless you pay [1].",
	}, fillers: []string{
		"draws 2 cards", "loses [1] for each Resource", "discards X cards, where X is the number of Resources",
		"discards cards equal to the number of Resources", "loses action tokens equal to the number of Resources",
		"retires a Friend of their choice", "puts the top 2 cards of their deck into their discard pile",
		"moves one of their Friends to a Problem", "discards a card and draws a card",
	}, unread: []string{
		"When this card enters play, each opponent discards X cards, where X is the number of Resources " +
			"unless you pay [1].",
		"When this card enters play, each opponent discards a card and draws a card unless you pay [1].",
	}},
	{kind: "what is done to cards", frames: []string{
		"When one of your Friends is %, draw a card.", "Your other Friends can't be %.",
		"If a Friend here would be %, exhaust it instead.", "If a Friend was % this turn, this card has +1 power.",
		"When one or more Friends are %, draw a card.", "This card has +1 power for each Friend % this turn.",
	}, fillers: []string{
		"dismissed", "frightened", "exhausted", "readied", "moved", "moved home", "banished", "sent home",
		"moved to a Problem", "put into its owner's hand", "Cutie Marked",
	}},
	{kind: "what it costs to move to where", frames: []string{
		"It costs opponents [1] more to move characters %.", "Opponents can't move characters %.",
		"When you move a character %, draw a card.", "Main Phase: Move up to 2 of your Friends %.",
	}, fillers: []string{
		"here", "home", "to a Problem", "to another Problem", "to this card's Problem", "to an opponent's Problem",
		"to a Problem with a Troublemaker", "to a Problem you confronted this turn",
	}},
	{kind: "where a faceoff is", frames: []string{
		"When a faceoff starts %, draw a card.", "When you win a faceoff %, draw a card.",
		"When you lose a Problem faceoff %, draw a card.", "When you win a faceoff % by at least 3 power, draw a card.",
		"When you start a faceoff %, draw a card.",
	}, fillers: []string{
		"here", "at this card's Problem", "at another Problem", "at your Problem", "at a Problem with a Troublemaker",
		"at a Problem with no opposing characters",
	}},
}

// What is read in one place is read in each that asks for the same.
func TestHolesAreFilledAlike(t *testing.T) {
	r := NewReader(words)
	cells := 0
	for _, c := range crossings {
		isUnread := map[string]bool{}
		for _, text := range c.unread {
			isUnread[text] = true
		}
		for _, frame := range c.frames {
			for _, filler := range c.fillers {
				text := strings.Replace(frame, "%", filler, 1)
				if strings.HasPrefix(frame, "%") {
					text = strings.ToUpper(text[:1]) + text[1:]
				}
				cells++
				if got := r.Read(text, Card{Type: "Friend"}); (got.Ability == nil) != isUnread[text] {
					t.Errorf("%s: %s\n%v", c.kind, text, got.Problems)
				}
			}
		}
	}
	if cells < 800 {
		t.Errorf("only %d sentences are tried", cells)
	}
}

// Each of these is read as what it says.
func TestFilledHolesMeanWhatTheySay(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When a faceoff starts at a Problem with a Troublemaker, draw a card.",
			"When(FaceoffStarts(AreaOf(Troublemaker)))\nDraw()"},
		{"When you win a faceoff here by 3 or more, draw a card.",
			"_, _, n := When(FaceoffWon(You, Here))\nif n >= 3 {\nDraw()\n}"},
		{"If you don't control a Friend, this card has Swift.",
			"if !Any(Friend && Yours) {\nHasKeyword(This, \"Swift\")\n}"},
		{"While no opponent has a Friend here, this card has +1 power.",
			"if !Any(Friend && Opposing && Here) {\nAddPower(This, 1)\n}"},
		{"When this card is at home, turn this card over.", "When(Becomes(This, Home))\nTurnOver(This)"},
		{"When you have another Zebra, turn this card over.",
			"When(BecomesSo(Any(Yours && Trait(\"Zebra\") && !This)))\nTurnOver(This)"},
		{"Opponents need 1 additional wild power to confront this card's Problem.",
			"AddRequirement(Opponents, Problem && Here, 1)"},
		{"You need 1 less power to confront Problems.", "AddRequirement(You, Problem, -1)"},
		{"When this card enters play, banish the top 2 cards of your deck for each of your Zebras.",
			"When(EntersPlay(This))\nBanish(TopOf(2 * Count(Yours && Trait(\"Zebra\"))))"},
		{"Immediate: This card and your other Zebras here get +1 power until the end of the turn.",
			"Timing(Immediate)\nfor Until(EndOf(Turn)) {\nAddPower(This || " +
				"Yours && Trait(\"Zebra\") && Here && !This, 1)\n}"},
		{"It costs opponents [1] more to move characters home.", "AddCost(1, Moved(Opponents, Character, Home))"},
		{"When a card is put into your discard pile, draw a card.", "When(EntersDiscards(OwnedBy(You)))\nDraw()"},
		{"Opponents can't move characters to or from this card's Problem.",
			"Cant(Moved(Opponents, Character, ItsProblem))\nCant(Moved(Opponents, Character && ItsProblem))"},
		{"Main Phase: Move an Accessory attached to one of your Friends to another one of your Friends.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Accessory\") && AttachedTo(Friend && Yours))\n" +
				"it2 := Choose(1, Friend && Yours && !HasAttached(it))\nAttach(it, it2)"},
		{"When this card enters play, each opponent discards a card unless you pay [1].",
			"When(EntersPlay(This))\nif !May(Pay(1)) {\nfor who := range EachPlayer(Opponents) {\n" +
				"Discard(who, 1)\n}\n}"},
		{"When this card enters play, each opponent loses [1] for each card in your hand.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Opponents) {\nLose(who, Count(In(Hand, You)))\n}"},
		{"Friends frightened this turn have -1 power.",
			"AddPower(Friend && Underwent(Frightened(AnyCard)), -1)"},
		{"If an opposing Friend would be put into its owner's hand, banish it instead.",
			"it := Instead(EntersHand(Friend && Opposing, PlayZone))\nBanish(it)"},
		{"Main Phase: Move this card to a Problem you confronted this turn.",
			"Timing(MainPhase)\nMove(This, AreaOf(Problem && Underwent(Confronted(You))))"},
		{"Main Phase: Unfrighten all of your Friends. Put a +1 power counter on each Friend unfrightened this way.",
			"Timing(MainPhase)\nit := Unfrighten(Friend && Yours)\nPutCounters(it)"},
		{"Main Phase: Shuffle your hand into your deck, then draw a card for each card shuffled this way.",
			"Timing(MainPhase)\nit := ShuffleIntoDeck(In(Hand, You))\nDraw(Count(it))"},
		{"When you play an Event, if it's your second Event this turn, draw a card.",
			"When(Played(You, Event))\nif HowOften(Played(You, Event)) == 2 {\nDraw()\n}"},
		{"When one of your Accessories enters play, you may ready the Friend that it is attached to.",
			"it := When(EntersPlay(Yours && Trait(\"Accessory\")))\nMay(Ready(Friend && HasAttached(it)))"},
		{"Faceoff: If you're losing this faceoff, flip an additional card.",
			"Timing(Faceoff)\nif PowerTotalOf < PowerTotalOf(Opponent) {\nFlip()\n}"},
	})
	refuses(t, NewReader(words),
		"Main Phase: Move one of your Accessories to another Problem you controls.",
		"When this card enters play, an opponent puts a card in your hand.",
		"When you're losing this faceoff, flip an additional card.",
		"Opponents need 1 wild [Magic] power to confront this card's Problem.",
	)
}
