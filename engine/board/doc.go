// Package board is the state of a game: where every card is, what each player
// has, and how far the procedures of the rules have come.
//
// A State is plain data (values and flat slices indexed by small ids), so that
// copying one is copying a few slices. Its fields are unexported: it is read
// through methods and changed only through one pipeline, Propose, which takes
// batches of simultaneous occurrences. The package knows what an occurrence
// does to the table and what can't happen; when occurrences happen, and who
// decides, is package engine's business.
//
// A Program holds the abilities of its cards, compiled from notation (script.go).
// What continuous modifiers make of the cards is worked out when it is asked for
// (values.go); conditions, players, areas and numbers are evaluated in evaluate.go,
// players.go, areas.go, numericvalues.go and evaluate_words.go, descriptions in fits.go and
// select.go; events are recognized
// in match.go.
package board
