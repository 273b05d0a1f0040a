//go:build cgo && x11 && linux && !android

package ui

/*
#cgo LDFLAGS: -lX11
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <X11/Xlib.h>

static int connection(void *display) { return XConnectionNumber((Display *)display); }

// await waits until the display has sent something, and reports whether it goes on.
static bool await(int connection) {
	struct pollfd sent = {connection, POLLIN, 0};
	int n;
	do {
		n = poll(&sent, 1, -1);
	} while (n < 0 && errno == EINTR);
	return n == 1 && sent.revents == POLLIN;
}
*/
import "C"

import (
	"os"
	"syscall"
	"unsafe"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// takePresses takes what the display sends as soon as it is sent. The toolkit asks for it sixty
// times a second, each time before it draws: what comes of a press is worked out while the next
// picture isn't due yet. It doesn't return before the program ends.
func takePresses() {
	connection := C.connection(unsafe.Pointer(glfw.GetX11Display())) // a number, as the display is freed at the end
	for goesOn := true; goesOn && bool(C.await(connection)); {
		fyne.DoAndWait(func() {
			if goesOn = isMainThread(); goesOn { // else the toolkit has ended, and lets it be done here
				glfw.PollEvents()
			}
		})
	}
}

// isMainThread reports whether this is the thread that the program began with, in which the
// toolkit works.
func isMainThread() bool { return syscall.Gettid() == os.Getpid() }
