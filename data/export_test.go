package data

import "io/fs"

// Generated is what parts are loaded from.
func Generated() fs.FS { return generated }

// UseGenerated has parts load from other generated files until it is called
// with the former ones, which it gives.
func UseGenerated(files fs.FS) (former fs.FS) {
	former, generated = generated, files
	return former
}
