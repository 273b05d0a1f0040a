//go:build cgo || js

package about

// HasWindow says whether the program has a window.
const HasWindow = true
