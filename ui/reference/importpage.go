package reference

import (
	"fmt"

	"canterlaw/search"
	"canterlaw/ui/importing"
	"canterlaw/ui/look"
)

// importKind is the kind of the one page on which files are imported, which is
// package importing's.
const importKind search.Kind = "import"

// importFiles is the page's ID.
const importFiles = "files"

var importLink = fmt.Sprintf("[%s](%s)", importing.Title, look.Address(string(importKind), importFiles))
