//go:build !linux && !windows

package devices

// Find knows of a keyboard alone.
func Find() Devices { return Devices{Keyboard: true} }
