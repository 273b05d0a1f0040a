//go:build linux && !android

package ui

/*
#include <malloc.h>

static void trim(void) {
#ifdef __GLIBC__
	malloc_trim(0);
#endif
}
*/
import "C"

// trim gives back what the system's drawing has freed: the C library keeps it otherwise.
func trim() { C.trim() }
