//go:build generated

package data

import (
	"embed"
	"io/fs"
)

//go:embed generated/*.cbor
var embedded embed.FS

// generated holds the generated form of the parts, which "make data" wrote.
var generated fs.FS = embedded
