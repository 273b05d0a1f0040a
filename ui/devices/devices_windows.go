package devices

import "syscall"

var systemMetrics = syscall.NewLazyDLL("user32.dll").NewProc("GetSystemMetrics")

// What Windows is asked (winuser.h).
const (
	digitizer      = 94     // SM_DIGITIZER
	touches        = 1 | 2  // NID_INTEGRATED_TOUCH, NID_EXTERNAL_TOUCH
	slateMode      = 0x2003 // SM_CONVERTIBLESLATEMODE: 0 while it is used as a tablet
	hasKeyboardNow = 1
)

// Find tells what the computer has. A tablet whose keyboard is taken off or turned away has
// none.
func Find() Devices {
	screens, _, _ := systemMetrics.Call(digitizer)
	mode, _, _ := systemMetrics.Call(slateMode)
	touch := screens&touches != 0
	return Devices{TouchScreen: touch, Keyboard: !touch || mode == hasKeyboardNow}
}
