// Package engine runs the game by the Comprehensive Rules 3.4: what happens
// next, who decides, what is legal, and which rule says so.
//
// Its files are named after the sections of the rules, so that someone who
// holds the document finds the code: turn.go has 601, priority.go 510,
// prepriority.go 511, faceoff.go 514, confrontstep.go 611, actions.go 705, effect.go 707,
// replacement.go 710, loops.go 802; package board has what abilities make of the cards:
// interactions.go 711, triggeredabilities.go 704, and in happenings.go a table of all that
// can happen, with the law of each section in its file. CONTRIBUTING.md has the whole map.
// Each procedure of the rules is a table
// of steps, named by rule; where the game has come in them is data in the
// board.State, so that anything can pause for a decision, be copied there and
// go on. Everything that changes on the table goes through board's pipeline.
//
// What abilities do is a script that board compiles from their notation (package
// ability); effect.go follows it instruction by instruction, and the files
// effects_*.go do each effect.
//
// The package is pure: no input or output, no clock, no randomness (Chance is
// a player), no text for people (package scenario has that). It never chooses
// for a player.
//
// A program can leave out one rule (board.Program.Without), to find out what the
// rule changes; the code asks holds at the places where a rule decides.
package engine
