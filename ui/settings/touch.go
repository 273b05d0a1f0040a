//go:build !js

package settings

import "runtime"

// readsTouches says whether the program makes of touches what fingers mean: Windows' and
// Linux's come as a mouse's, and other systems have no touch screens or do it themselves.
const readsTouches = runtime.GOOS != "darwin"
