// Package rulesdb is the reference: rules with our digest and, where a user
// has imported their own copy, the official text; the glossary; cards with
// their errata and the formats that allow them; the floor rules, limited play
// and the starter rulebooks.
//
// It loads what ships in package data, adds what stands in the user's library
// folder, and links the parts with each other. How users' files are written is
// known to package userfile, decks to package decklist. It neither searches
// (package search) nor decides rulings (packages engine and scenario).
package rulesdb

import (
	"canterlaw/engine/card"
	"canterlaw/engine/cardtext"
	"canterlaw/rulesdb/official"
)

// Library is the whole reference in memory. It is read-only once opened, so
// that several goroutines may use it.
type Library struct {
	// Folder is the user's library folder; "" when only shipped data is used.
	Folder   string
	Rules    *Rules
	Glossary []*GlossaryEntry // by term
	Cards    []*Card          // by set and number
	// Errata stand by set in the order of their document.
	Errata []*Erratum
	// Documents are the floor rules, limited play, and the starter rulebooks
	// by date.
	Documents []*Document
	Formats   []*Format
	// Limited is what limited play asks of decks.
	Limited *Limited
	// Versions are the imported versions of the rules, the newest first;
	// Shown is the one whose text the rest of the library gives, nil if none
	// is imported or the shipped one was asked for and isn't.
	Versions []*official.Document
	Shown    *official.Document
	// Problems tells what of the user's folder could not be opened; the rest
	// of the library is there all the same.
	Problems []error
	index    *cardIndex // of Cards
	// successions compares each of the Versions but the last with the one
	// after it, when first asked.
	successions func() []*official.Comparison
	// mentionable is what texts may mention that has a page, prepared when first
	// asked.
	mentionable func() *phrases
	// english reads and prints card text, prepared when first asked.
	english func() *cardtext.Reader
	// said has what abilities and parts of them were said as in English, by englishKey; nil:
	// nothing is kept.
	said func() *said
}

// englishKey is what the English of an ability, or of a part of it, depends on.
type englishKey struct {
	on       cardtext.Card
	notation string
	part     string // its notation; "" for the whole
}

// Rules is the tree of the comprehensive rules.
type Rules struct {
	// Source is the version shown: the imported one, or else the one that our
	// digest restates, which is Digested.
	Source   official.Source
	Digested official.Source
	Chapters []*Rule // in the order of the document
	byNumber map[string]*Rule
}

// Rule is a chapter, a section, or a numbered rule or subrule.
type Rule struct {
	Number   string
	Kind     official.Kind
	Title    string // of chapters and sections, and of rules that have one
	Digest   string // our own words, as Markdown; "" where not yet written
	Official string // the imported text, as Markdown; "" where not imported
	Parent   *Rule  // nil for chapters
	Children []*Rule
	// RefersTo and ReferredBy link rules whose text, ours or the official
	// one, cites the other; in the order of the document.
	RefersTo   []*Rule
	ReferredBy []*Rule
	// CitedIn are the sections of other documents that cite the rule.
	CitedIn []*DocumentSection
}

// GlossaryEntry is a term of the glossary (chapter 9).
type GlossaryEntry struct {
	Term     string // "Calming X"
	Digest   string // our own words, as Markdown
	Official string // the imported text, as Markdown; "" where not imported
	RefersTo []*Rule
}

// Card is a card's facts with what the library knows about it.
type Card struct {
	card.Card
	// Text is the text of each face as the user's own file has it, one
	// paragraph a line; nil where only the shipped facts are known.
	Text []string `json:"text,omitempty"`
	// Paragraphs says of each face of a shipped card how many paragraphs of its text
	// aren't keywords; nil where the Text itself is there.
	Paragraphs []int `json:"-"`
	// AbilitiesKnown says that the faces have all abilities of the card.
	AbilitiesKnown bool `json:"-"`
	// AbilitiesMissing is why data/abilities doesn't have them; "" where it does, or says
	// nothing of the card.
	AbilitiesMissing string `json:"-"`
	// AbilitiesRead says that they are known only as the program reads the imported text.
	AbilitiesRead bool `json:"-"`
	// Odd lists what was odd about the card in the file that it came from.
	Odd []string `json:"odd,omitempty"`
}

// Rule finds a chapter, section or rule by its number; nil if there is none.
func (r *Rules) Rule(number string) *Rule { return r.byNumber[number] }
