//go:build cgo && !android

package ui

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// What is mapped of files shrinks, and what stands in them is still there.
func TestFilesAreForgottenAndReadAgain(t *testing.T) {
	mapped := func() (kilobytes int) {
		status, err := os.ReadFile("/proc/self/status")
		if err != nil {
			t.Skip("no file system of processes")
		}
		_, after, _ := strings.Cut(string(status), "RssFile:")
		if _, err := fmt.Sscan(after, &kilobytes); err != nil {
			t.Fatal(err)
		}
		return kilobytes
	}
	before := mapped()
	forgetFiles()
	if after := mapped(); after > before*19/20 { // some are mapped again at once
		t.Errorf("%d kB of files are mapped after %d before", after, before)
	}
	if got := fmt.Sprintf("%05d of %s", 42, "them"); got != "00042 of them" {
		t.Errorf("after forgetting: %q", got)
	}
}
