//go:build linux && !android

package ui

/*
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>

static void trim(void) {
#ifdef __GLIBC__
	malloc_trim(0);
#endif
}

static void forget(uintptr_t from, uintptr_t to) {
	madvise((void *)from, to - from, MADV_DONTNEED);
}
*/
import "C"

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// trim gives back what the system's drawing has freed: the C library keeps it otherwise.
func trim() { C.trim() }

// forgetFiles gives back the pages of the program's and its libraries' files that are in
// memory, most of which only the start needed: the system maps those that are used again.
// Pages that differ from their file stay.
func forgetFiles() {
	program, err := os.Executable()
	if err != nil {
		return
	}
	maps, err := os.Open("/proc/self/smaps")
	if err != nil {
		return // no file system of processes
	}
	defer maps.Close()
	var from, to uintptr
	isCode := false
	for lines := bufio.NewScanner(maps); lines.Scan(); {
		what, rest, _ := strings.Cut(lines.Text(), " ")
		switch fields := strings.Fields(rest); {
		case !strings.HasSuffix(what, ":"): // a part of memory: from-to access offset device inode file
			_, err := fmt.Sscanf(what, "%x-%x", &from, &to)
			isCode = err == nil && len(fields) == 5 && !strings.Contains(fields[0], "w") &&
				(fields[4] == program || strings.Contains(fields[4], ".so")) // which stay where they are
		case what == "Anonymous:" && isCode && len(fields) > 0 && fields[0] == "0":
			C.forget(C.uintptr_t(from), C.uintptr_t(to))
		}
	}
}
