//go:build !generated

package data

import (
	"embed"
	"io/fs"
)

// generated is empty: this program reads the files.
var generated fs.FS = embed.FS{}
