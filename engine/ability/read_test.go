package ability_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/ability"
)

// Every example of the schema is an ability that can be read, and is printed
// as it was written.
func TestExamplesOfTheSchemaAreReadAndPrinted(t *testing.T) {
	for _, e := range ability.Schema() {
		if e.Example == "" {
			if e.Kind != ability.Time && e.Kind != ability.Zone && e.Kind != ability.Color {
				t.Errorf("%s has no example", e.Name)
			}
			continue
		}
		read := ability.Read
		if e.Op == ability.X {
			read = ability.ReadDefinition
		}
		a, err := read(e.Example)
		if err != nil {
			t.Errorf("%s: %v\n%s", e.Name, err, e.Example)
			continue
		}
		if got := a.String(); got != e.Example {
			t.Errorf("%s: printed\n%s\nexpected\n%s", e.Name, got, e.Example)
		}
	}
}

// A loop is for what is done: of what lasts nothing would come of it.
func TestLoopsDoNotLast(t *testing.T) {
	for _, test := range []struct{ notation, want string }{
		{"for it := range Each(Friend) {\n\tAddPower(it, 1)\n}", "1:17: Each is for what is done"},
		{"if Any(Friend) {\n\tfor range Times(2) {\n\t\tAddPower(This, 1)\n\t}\n}", "2:12: Times is for what is done"},
		{"for one := range EachPlayer(Players) {\n\tfor other := range EachPlayer(Players) {\n\t\tAddPowerTotal(one, " +
			"1)\n\t}\n}", "1:18: EachPlayer stands in EachPlayer"},
	} {
		if _, err := ability.Read(test.notation); err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s\ngot %v; want %s", test.notation, err, test.want)
		}
	}
}

func TestWhatLastsSaysHowLong(t *testing.T) {
	for _, test := range []struct{ notation, want string }{
		{"When(EntersPlay(This))\nAddPower(This, 1)", "2:1: AddPower lasts: say how long"},
		{"When(EntersPlay(This))\nfor it := range MayPlay(In(DiscardPile, You)) {\n\tBanish(it)\n}",
			"2:17: MayPlay lasts: say how long"},
		{"When(EntersPlay(This))\nfor it := range AddFlips(You, 1) {\n\tIgnore(it)\n}",
			"2:17: AddFlips lasts: say how long"},
	} {
		if _, err := ability.Read(test.notation); err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s\ngot %v; want %s", test.notation, err, test.want)
		}
	}
}

// An area stands for the cards at it only where no parameter takes an area.
func TestAreasAsArguments(t *testing.T) {
	for _, one := range []struct {
		notation string
		want     []ability.Op // the arguments of the event, 0 where there is none
	}{
		{"When(FaceoffStarts(ProblemFaceoff, Here))\nDraw()", []ability.Op{ability.ProblemFaceoff, 0, ability.Here, 0}},
		{"When(FaceoffStarts(ProblemFaceoff, At(Here)))\nDraw()",
			[]ability.Op{ability.ProblemFaceoff, ability.At, 0, 0}},
		{"When(FaceoffStarts(ProblemFaceoff, Friend && Here))\nDraw()",
			[]ability.Op{ability.ProblemFaceoff, ability.And, 0, 0}},
		{"When(Played(You, Here))\nDraw()", []ability.Op{ability.You, 0, ability.Here, 0}},
		{"When(Played(You, Resource, Friend && Here))\nDraw()",
			[]ability.Op{ability.You, ability.Resource, 0, ability.And}},
		{"When(Exhausted(Here))\nDraw()", []ability.Op{0, ability.At}},
	} {
		a, err := ability.Read(one.notation)
		if err != nil {
			t.Errorf("%v\n%s", err, one.notation)
			continue
		}
		var got []ability.Op
		for _, argument := range a.Header(ability.When).Args[0].Args {
			op := ability.Op(0)
			if argument != nil {
				op = argument.Op
			}
			got = append(got, op)
		}
		if diff := cmp.Diff(one.want, got); diff != "" {
			t.Errorf("%s: -want +got\n%s", one.notation, diff)
		}
		if printed := a.String(); printed != one.notation {
			t.Errorf("printed\n%s\nexpected\n%s", printed, one.notation)
		}
	}
}

// A mistake is told with what to write in its place.
func TestMistakesAreToldWithWhatToDo(t *testing.T) {
	const once = "When(EntersPlay(This))\n"
	for _, one := range []struct{ notation, place, want string }{
		{"Timing(Main)\nGain()", "1:8", "did you mean Gain, MainPhase?"},
		{"for Until(EndOfTurn) { AddPower(This, 1) }", "1:11", "did you mean EndOf, Turn?"},
		{"when(EntersPlay(This))\nDraw()", "1:1", "did you mean When?"},
		{"AddPower(Red, 1)", "1:10", `names of counters stand in quotes, as in Trait("Red")`},
		{once + "for Until(EndOf(Turn)) { AddPower(OneOf(Friend), 1) }", "2:35",
			"names what is chosen, as in it := Choose(1, …)"},
		{once + "for Until(EndOf(Turn)) { Cant(Moved(Choose(1, Friend))) }", "2:37",
			"stands before what lasts, which then names it, as in it := Choose(1, …)"},
		{"for Grant(Friend) {\n\tWhen(Exhausted(This))\n\tAddPower(This, 1)\n}", "3:2", "lasts: say how long"},
		{"for Grant(Friend) {\n\tDraw()\n\tWhen(Exhausted(This))\n}", "3:2",
			"has to stand before what the ability does"},
		{"for Grant(Friend) {\n\tDraw()\n}", "2:2", "the ability has to say when"},
		{once + "for DuringNext(Turn, You) { Cant(Readied(This)) }", "2:16", "expected one, such as ReadyPhase"},
		{once + "TurnToStart()", "2:1", "nothing was given, as in TurnToStart(it)"},
		{"AddPower(swift, 1)", "1:10", "swift has not been bound"},
		{"HasKeyword(This, Swift)", "1:18", `HasKeyword(This, "Swift")`},
		{"HasKeyword(This, Showy)", "1:18", `HasKeyword(This, "Showy", 2)`},
		{`HasKeyword(This, "Showy 2")`, "1:18", `expected "Showy", 2`},
		{`HasKeyword(This, "Showy")`, "1:18", `as in "Showy", 2`},
		{`AddPower(Keyword("Flying"), 1)`, "1:18", `"Flying" is no keyword: expected one of Calming,`},
		{"AddPower(1, This)", "1:1", "given Number, Cards, as in AddPower("},
		{"When(Dismiss(This))\nDraw()", "1:1", "what happens is Dismissed(…)"},
		{once + `Link("it", Choose(1, Friend))`, "2:1", "give what comes of it a name before: it := Choose(1, Friend)"},
		{once + "Move(This, Problem)", "2:1", "where cards are is AreaOf(cards)"},
		{once + "if Friend > 3 { Draw() }", "2:4", "how many cards there are is Count(Friend)"},
		{once + "if This.Power > 3 { Draw() }", "2:4", "words have no dots between them"},
		{once + "if Count(Friend) = 3 { Draw() }", "2:4", "numbers are compared by =="},
		{once + "if May(Pay(1)) Draw()", "2:16", "what for and if hold between { and }"},
		{once + "if May(Pay(1)) { Draw()", "2:24", "a } or ) is missing"},
		{"When(EntersPlay(This)) { Draw() }", "1:24", "only for, if and switch hold other statements"},
		{"Timing(Main Phase)\nDraw()", "1:13", "words no spaces in them"},
		{"Timing(Reaction)\nDraw()", "1:1", "expected After(event)"},
		{"Timing(MainPhase)\nAfter(Moved(This))\nDraw()", "2:1", "expected Timing(Reaction) before it"},
		{"When(Moved(This))\nTiming(Immediate)\nDraw()", "2:1", "Timing can't stand beside When"},
		{"for Grant(Friend) {\n\tWhen(Moved(This))\n\tAs(Played(This))\n\tDraw()\n}", "3:2",
			"As can't stand beside When"},
		{"Timing(MainPhase)\nCost(Pay(X))\nDraw()", "2:10", "a name as in n := Pay(AnyNumber)"},
		{once + `CreateToken(1, 1, Blue, TokenOf(Unique))`, "2:33", "Unique is no type of card"},
		{once + `CreateToken(1, 1, Blue, TokenOf(Friend, WithKeyword("Speed")))`, "2:53", `"Speed" is no keyword`},
		{once + `CreateToken(1, 1, Blue, TokenOf(Friend, WithKeyword("Competitive")))`, "2:53",
			"Competitive has a number"},
		{"HasType(This, \"Frend\")", "1:15", `"Frend" is not a card type`},
		{once + `CopyEvent(Event && In(DiscardPile, You))`, "2:11", "may be several cards"},
		{once + `PutIntoPlay(This, IgnoringRequirements)`, "2:1", "IgnoringRequirements is for Play"},
		{once + `PutIntoPlay(This, "sleepy")`, "2:1", "PutIntoPlay takes"},
		{"AddCost(1, Dismissed(This) || Moved(This))", "1:12", "Dismissed costs players nothing"},
		{"Instead(Where(StartOf(Turn), Always))\nDraw()", "1:15", "StartOf only tells of what goes on"},
		{"Cant(FaceoffWon(Opponents))", "1:6", "FaceoffWon only tells of what goes on"},
		{"As(Moved(This))\nDraw()", "1:4", "nothing is applied as Moved"},
	} {
		_, err := ability.Read(one.notation)
		if err == nil || !strings.HasPrefix(err.Error(), one.place+": ") || !strings.Contains(err.Error(), one.want) ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%s\ngot %v; want one mistake at %s: %s", one.notation, err, one.place, one.want)
		}
	}
}
