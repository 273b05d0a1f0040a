// Package lab compares versions of the game by what happens: a card as it is and with
// another wording, the rules as they are and with a disputed point read otherwise, an
// edition, a rule that is switched off, a fact that is changed.
//
// What the versions are a proposal says (scenario.Proposal). The lab runs every scenario
// that a variant can touch both ways (run.go), puts both courses of one position beside
// each other (compare.go), looks for positions where they differ in games between decks
// that hold the card (search.go), and cuts what it found down to what is needed to show
// it (reduce.go). It decides nothing about the game: that is package engine's business.
package lab
