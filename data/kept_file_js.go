package data

import "path/filepath"

// keptFile is where the page puts what has a name, which was made with this program; "" if
// nowhere.
func keptFile(name string) string {
	if keptIn == "" {
		return ""
	}
	return filepath.Join(keptIn, name+".cbor")
}
