//go:build !linux || android || !cgo

package ui

// trim does nothing where the system's drawing gives back what it has freed.
func trim() {}

// forgetFiles does nothing where the system itself gives back what isn't used of files.
func forgetFiles() {}
