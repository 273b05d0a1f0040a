// Package scenario is positions as files, and the sandbox that plays them.
//
// A scenario says what is on the table, what the players do, and what is
// expected; it is a ruling that can be run. The package reads and checks such
// files, steps them through the engine forward and back, words what happened
// with the rule behind each step, and compares the outcome with what was
// expected. It decides nothing by itself: what happens is package engine's
// business, what cards are is rulesdb's.
//
// The files table_*.go tell what a table shows of a position in play, as plain
// data: what each player has and needs at each Problem, the faceoff, the track of
// the turn, the waves before priority, what a card can do, and what a player may
// know. All of it is what the engine itself goes by.
package scenario
