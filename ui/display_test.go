package ui

import (
	"errors"
	"strings"
	"testing"
)

func TestADisplayThatIsNotThereIsNamed(t *testing.T) {
	for display, want := range map[string]string{
		"":            "there is no display",
		"nonsense":    "DISPLAY=nonsense is not a display",
		":99999":      "DISPLAY=:99999 does not answer",
		":x.0":        "is not a display",
		"127.0.0.1:9": "does not answer",
	} {
		err := findUnixDisplay(display, "")
		if !errors.Is(err, ErrNoWindow) || !strings.Contains(err.Error(), want) {
			t.Errorf("DISPLAY=%q gives %v, want ErrNoWindow with %q", display, err, want)
		}
	}
	if err := findUnixDisplay("", "wayland-0"); err != nil {
		t.Errorf("Wayland alone gives %v, want no error", err)
	}
}

func TestWhereAnXServerListens(t *testing.T) {
	for display, want := range map[string]string{
		":0":       "unix /tmp/.X11-unix/X0",
		":1.0":     "unix /tmp/.X11-unix/X1",
		"unix:2":   "unix /tmp/.X11-unix/X2",
		"host:3.1": "tcp host:6003",
		"[::1]:10": "tcp [::1]:6010",
	} {
		network, address, err := xAddress(display)
		if got := network + " " + address; err != nil || got != want {
			t.Errorf("%s listens at %s (%v), want %s", display, got, err, want)
		}
	}
}
