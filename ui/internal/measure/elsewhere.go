//go:build !linux

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "measure: works on Linux alone, whose display and processes it asks")
	os.Exit(1)
}
