//go:build !js

package data

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
)

// keptFile is where this program keeps what has a name and is made of something; "" if
// nowhere. A program that is built anew may read otherwise, or have other files.
func keptFile(name, of string) string {
	program, err := os.Executable()
	if err != nil || keptIn == "" {
		return ""
	}
	info, err := os.Stat(program)
	if err != nil {
		return ""
	}
	made := sha256.Sum256(fmt.Appendf(nil, "%s %d %d %s", program, info.Size(), info.ModTime().UnixNano(), of))
	return filepath.Join(keptIn, fmt.Sprintf("%s-%x.cbor", name, made[:8]))
}
