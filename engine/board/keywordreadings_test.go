package board

import (
	"testing"

	"canterlaw/engine/ability"
)

// Each definition that a reading or an edition gives a keyword can be read: a game by it
// would stop otherwise.
func TestDefinitionsOfReadingsCanBeRead(t *testing.T) {
	for _, r := range keywordReadings {
		for _, text := range r.abilities {
			if _, err := ability.ReadDefinition(text); err != nil {
				t.Errorf("%v: %v in\n%s", r, err, text)
			}
		}
	}
}
