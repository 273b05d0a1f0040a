// Package playing plays scenarios: steps them through the engine forward and back,
// branches, writes what was played as a file, tells what happened with the rule
// behind each step, and compares the outcome with what was expected. It decides
// nothing by itself: what happens is package engine's business, what cards are is
// rulesdb's.
//
// The files table_*.go tell what a table shows of a position in play, as plain
// data: what each player has and needs at each Problem, the faceoff, the track of
// the turn, the waves before priority, what a card can do, and what a player may
// know. All of it is what the engine itself goes by.
package playing
