//go:build generated

package data

import (
	"embed"
	"io/fs"
)

//go:embed generated
var embedded embed.FS

// generated holds what "make data" wrote: the generated form of the parts, and
// the search index over them.
var generated fs.FS = embedded
