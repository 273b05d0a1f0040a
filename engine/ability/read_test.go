package ability_test

import (
	"strings"
	"testing"

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
