package ability_test

import (
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
