package data

import "path/filepath"

// keptFile is where the page puts what has a name, which was made with this program; "" if
// nowhere. What a thing is made of, beside the files, is checked by whoever takes it.
func keptFile(name, _ string) string {
	if keptIn == "" {
		return ""
	}
	return filepath.Join(keptIn, name+".cbor")
}
