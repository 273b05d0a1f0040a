// Package data carries what ships inside the binary: the rules' numbers,
// titles and digest, the documents beside them, the facts of cards and their abilities,
// theme decks, sample scenarios, and the words of players for the search.
//
// The files are for people to read and edit; this package embeds them.
// Package rulesdb reads rules and cards, package scenario reads scenarios,
// package search the words of players.
package data

import "embed"

// FS holds the folders bench, rules, rulebooks, cards, abilities, decks, scenarios and
// search with everything in them, the disputed points, the editions of the rules, the errata,
// the formats, the floor rules, limited play and what it asks of decks.
//
//go:embed all:rules all:cards all:abilities all:scenarios all:search all:decks all:rulebooks
//go:embed all:bench all:proposals
//go:embed disputed.yaml editions.yaml errata.yaml former-wordings.yaml formats.yaml
//go:embed floor-rules.md limited.md limited.yaml
var FS embed.FS
