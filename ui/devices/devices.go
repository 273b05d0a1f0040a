// Package devices tells what a computer has to be used by, as far as the system says so:
// whether there is a touch screen, and a keyboard to type on.
package devices

import (
	"bufio"
	"io"
	"math/big"
	"strings"
)

// Devices are what a computer has.
type Devices struct {
	TouchScreen bool
	Keyboard    bool // unknown ones count as there
}

// What Linux calls a device's properties, axes and keys (linux/input-event-codes.h), by the
// places of their bits.
const (
	direct        = 1    // INPUT_PROP_DIRECT: touched where it shows
	severalTouchX = 0x35 // ABS_MT_POSITION_X
	keyQ, keyP    = 16, 25
)

// read takes what Linux lists in /proc/bus/input/devices.
func read(list io.Reader) (Devices, error) {
	var all Devices
	bits := map[string]*big.Int{}
	has := func(kind string, bit int) bool { return bits[kind] != nil && bits[kind].Bit(bit) == 1 }
	device := func() {
		letters := true
		for key := keyQ; key <= keyP; key++ {
			letters = letters && has("KEY", key)
		}
		all.Keyboard = all.Keyboard || letters
		all.TouchScreen = all.TouchScreen || has("PROP", direct) && has("ABS", severalTouchX)
		clear(bits)
	}
	lines := bufio.NewScanner(list)
	for lines.Scan() {
		kind, words, found := strings.Cut(strings.TrimPrefix(lines.Text(), "B: "), "=")
		switch {
		case lines.Text() == "":
			device()
		case found && strings.HasPrefix(lines.Text(), "B: "):
			bits[kind] = bitsOf(words)
		}
	}
	device()
	return all, lines.Err()
}

// wordBits is how many bits a word of the list has.
const wordBits = 64

// bitsOf reads words in hexadecimal digits, the highest first.
func bitsOf(words string) *big.Int {
	all := new(big.Int)
	for word := range strings.FieldsSeq(words) {
		next, ok := new(big.Int).SetString(word, 16)
		if !ok {
			return new(big.Int)
		}
		all.Lsh(all, wordBits).Or(all, next)
	}
	return all
}
