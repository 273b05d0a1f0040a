// Package locale gives machines whose locale names no language (C.UTF-8) the
// language English, which is what Canterlaw speaks.
//
// Fyne reads the locale while the program is being initialised and logs an
// error about one like this, which would head the output of every subcommand.
// Packages are initialised in the order of their import paths as soon as their
// own imports are, so this one, which imports nearly nothing, comes before
// Fyne's. It is for package main to import; tests need not.
package locale

import (
	"os"
	"strings"
)

func init() {
	if os.Getenv("LANGUAGE") == "" && strings.HasPrefix(messages(), "C.") {
		os.Setenv("LANGUAGE", "en")
	}
}

// messages is the locale for messages, by the order in which C libraries look
// for it.
func messages() string {
	for _, variable := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(variable); value != "" {
			return value
		}
	}
	return ""
}
