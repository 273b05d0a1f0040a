package position

import (
	"fmt"
	"io/fs"
	"strings"

	"canterlaw/data"
	"canterlaw/scenario"
)

// ShippedText is the file of a scenario that ships with the program. An error means
// that it doesn't, as a game between decks.
func ShippedText(head scenario.Head) ([]byte, error) {
	text, err := fs.ReadFile(data.FS, strings.TrimPrefix(head.File, "data/"))
	if err != nil {
		return nil, fmt.Errorf("reading a shipped scenario: %w", err)
	}
	return text, nil
}
