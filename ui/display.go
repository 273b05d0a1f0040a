package ui

import (
	"fmt"
	"net"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// findDisplay looks for a display server where one can be absent: without one
// the desktop driver panics.
func findDisplay() error {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return findUnixDisplay(os.Getenv("DISPLAY"), os.Getenv("WAYLAND_DISPLAY"))
	default:
		return nil
	}
}

// findUnixDisplay checks that the X server that DISPLAY names answers; Wayland
// alone is taken at its word.
func findUnixDisplay(x, wayland string) error {
	switch {
	case x == "" && wayland == "":
		return fmt.Errorf("%w: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); start it from a "+
			"desktop session, or under xvfb-run", ErrNoWindow)
	case x == "":
		return nil
	}
	network, address, err := xAddress(x)
	if err != nil {
		return err
	}
	connection, err := net.DialTimeout(network, address, 2*time.Second)
	if err != nil {
		return fmt.Errorf("%w: the display DISPLAY=%s does not answer (%w); start it from a desktop session, or "+
			"under xvfb-run", ErrNoWindow, x, err)
	}
	return connection.Close()
}

// xAddress gives where the X server of a display such as ":0" or "host:1.0"
// listens.
func xAddress(display string) (network, address string, err error) {
	host, rest, found := cutLast(display, ":")
	number, err := strconv.Atoi(strings.SplitN(rest, ".", 2)[0])
	if !found || err != nil || number < 0 {
		return "", "", fmt.Errorf("%w: DISPLAY=%s is not a display; expected one such as :0", ErrNoWindow, display)
	}
	if host == "" || host == "unix" {
		return "unix", fmt.Sprintf("/tmp/.X11-unix/X%d", number), nil
	}
	return "tcp", net.JoinHostPort(strings.Trim(host, "[]"), strconv.Itoa(6000+number)), nil
}

// cutLast is strings.Cut at the last separator.
func cutLast(s, separator string) (before, after string, found bool) {
	i := strings.LastIndex(s, separator)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(separator):], true
}
