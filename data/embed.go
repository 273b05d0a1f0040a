// Package data carries what ships inside the binary: the rules' numbers,
// titles and digest, the facts of cards, and sample scenarios.
//
// The files are for people to read and edit; this package only embeds them.
// Package rulesdb reads rules and cards, package scenario reads scenarios.
package data

import "embed"

// FS holds the folders rules, cards and scenarios with everything in them.
//
//go:embed all:rules all:cards all:scenarios
var FS embed.FS
