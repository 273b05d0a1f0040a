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
		a, err := ability.Read(e.Example)
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
		{"for one := range EachPlayer(Players) {\n\tfor other := range EachPlayer(Players) {\n\t\tAddPowerTotal(one, 1)\n\t}\n}", "1:18: EachPlayer stands in EachPlayer"},
	} {
		if _, err := ability.Read(test.notation); err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s\ngot %v; want %s", test.notation, err, test.want)
		}
	}
}

func TestWhatLastsSaysHowLong(t *testing.T) {
	for _, test := range []struct{ notation, want string }{
		{"When(EntersPlay(This))\nAddPower(This, 1)", "2:1: AddPower lasts: say how long"},
		{"When(EntersPlay(This))\nfor it := range MayPlay(In(DiscardPile, You)) {\n\tBanish(it)\n}", "2:17: MayPlay lasts: say how long"},
		{"When(EntersPlay(This))\nfor it := range AddFlips(You, 1) {\n\tIgnore(it)\n}", "2:17: AddFlips lasts: say how long"},
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
		{"When(FaceoffStarts(ProblemFaceoff, At(Here)))\nDraw()", []ability.Op{ability.ProblemFaceoff, ability.At, 0, 0}},
		{"When(FaceoffStarts(ProblemFaceoff, Friend && Here))\nDraw()", []ability.Op{ability.ProblemFaceoff, ability.And, 0, 0}},
		{"When(Played(You, Here))\nDraw()", []ability.Op{ability.You, 0, ability.Here, 0}},
		{"When(Played(You, Resource, Friend && Here))\nDraw()", []ability.Op{ability.You, ability.Resource, 0, ability.And}},
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
