package devices

import (
	"strings"
	"testing"
)

// Devices as Linux lists them.
const (
	keyboard = `I: Bus=0011 Vendor=0001 Product=0001 Version=ab41
N: Name="AT Translated Set 2 keyboard"
H: Handlers=sysrq kbd leds event0
B: PROP=0
B: EV=120013
B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe
B: MSC=10
B: LED=7

`
	powerButton = `N: Name="Power Button"
H: Handlers=kbd event1
B: PROP=0
B: EV=3
B: KEY=10000000000000 0

`
	touchPad = `N: Name="SynPS/2 Synaptics TouchPad"
B: PROP=5
B: EV=b
B: KEY=e520 10000 0 0 0 0
B: ABS=660800011000003

`
	touchScreen = `N: Name="ELAN Touchscreen"
B: PROP=2
B: EV=b
B: KEY=400 0 0 0 0 0
B: ABS=273800000000003

`
	pen = `N: Name="Wacom Pen"
B: PROP=2
B: EV=b
B: KEY=1c03 0 0 0 0 0
B: ABS=1000d000003
`
)

func TestATouchScreenAndAKeyboardAreToldByWhatTheyCanDo(t *testing.T) {
	for name, test := range map[string]struct {
		list string
		want Devices
	}{
		"nothing":                  {"", Devices{}},
		"a notebook":               {keyboard + powerButton + touchPad, Devices{Keyboard: true}},
		"a tablet":                 {powerButton + touchScreen + pen, Devices{TouchScreen: true}},
		"a tablet with a keyboard": {touchScreen + keyboard, Devices{TouchScreen: true, Keyboard: true}},
		"a pen, which comes alone": {pen, Devices{}},
		"nonsense":                 {"B: KEY=xyz\nB: ABS\n", Devices{}},
	} {
		got, err := read(strings.NewReader(test.list))
		if err != nil || got != test.want {
			t.Errorf("%s: %+v, %v; want %+v", name, got, err, test.want)
		}
	}
}
