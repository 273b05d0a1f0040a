// Package scenario is positions as files.
//
// A scenario says what is on the table, what the players do, and what is
// expected; it is a ruling that can be run. The package reads and checks such
// files, and those that go with them: disputed points, editions, deck formats,
// proposals, which rules scenarios show. Beside it, source reads YAML with the
// place of everything in it; wording puts what a scenario says into words;
// playing steps it through the engine and compares the outcome with what was
// expected; exploring finds all outcomes; bench measures.
package scenario
