package search

import (
	"cmp"
	"slices"

	"github.com/blevesearch/bleve/v2/search/query"
)

// stage is one way to answer a question. Each stage's hits stand before those
// of the next. Stages may share a query, which is then asked once.
type stage struct {
	query query.Query
	// nearest is the question whose nearest texts count, instead of what a query
	// finds.
	nearest *question
	// ranked says that the best match comes first; otherwise hits keep the
	// order of the documents.
	ranked bool
	// without are the kinds of document that the stage leaves out.
	without []Kind
	// noTerms says that the stage leaves out what only says what a term means.
	noTerms bool
	// noHeadings says that the stage leaves out what only stands above other texts.
	noHeadings bool
	// titled says that documents of those kinds count after all if every term
	// is in one of their names.
	titled bool
	// partial stages find what answers a part of the question only.
	partial bool
	// fallback stages are tried only if no stage that answers the whole
	// question found anything.
	fallback bool
	// addition stages are tried only if one did.
	addition bool
	// most is how many hits the stage gives at most; 0 for any number.
	most int
}

// rulesFirst is how many hits of the reference stand before any scenario or
// disputed point, so that a question finds the rule that governs before examples of
// it and doubts about it.
const rulesFirst = 3

// longQuestion is how many terms a question has at least that is about more than
// the term it names.
const longQuestion = 3

// beyondRules are the kinds of what is said about rules.
var beyondRules = []Kind{Scenario, Ruling}

// besideRules are all kinds but rules: a section that is called what a player's
// word stands for stands before terms.
var besideRules = []Kind{Glossary, Card, Erratum, Floor, Limited, Format, Rulebook, Scenario, Note, Ruling}

// besideCards are all kinds but cards.
var besideCards = []Kind{Rule, Glossary, Erratum, Floor, Limited, Format, Rulebook, Scenario, Note, Ruling}

// stages are the ways to answer a question, the surest first. Where it names
// cards, a question about more than these is first asked of the rules without
// them, unless it is what a card's name begins with.
func (x *Index) stages(q question) []stage {
	stages := q.stages()
	names := [][]word{q.words, x.withoutLeftOut(q.words)}
	typed := stage{query: named(names, nameSpelledField, spellings, beginning), without: besideCards}
	rest, ok := x.withoutCards(q)
	switch {
	case !ok && len(q.words) > len(q.ownName()[0]): // it has more words than are looked for
		typed.query = named(names[:1], nameSpelledField, spellings, beginning)
		return slices.Concat([]stage{typed}, stages)
	case !ok:
		return stages
	}
	var rules []stage
	for _, s := range rest.stages() {
		s.without = kinds(s.without, Card, Erratum, Scenario, Ruling, Rulebook)
		s.titled, s.fallback, s.addition = false, false, false
		s.partial, s.most = true, cmp.Or(s.most, rulesFirst)
		rules = append(rules, s)
	}
	return slices.Concat([]stage{typed}, rules, stages)
}

// stages are the ways to answer the question, the surest first.
func (q question) stages() []stage {
	all, some := q.allWords(), q.someWords(1)
	severalTerms := len(q.terms) > 1
	rulebooks, many := q.superseded(), q.seldomAsked()
	names := named(q.names(), nameField, stems, exactly)
	stages := []stage{
		{query: q.numbered()},
		{query: exactly(stems(q.words), questionWhole, 1)},
		{query: names, without: besideRules},
		{query: named(q.ownName(), nameField, stems, exactly)},
		{query: names},
		{query: exactly(spellings(q.words), nameSpelledField, 1)},
	}
	if !q.lastIsWhole() {
		begun := named(q.names(), nameSpelledField, spellings, beginning)
		stages = append(stages, stage{query: begun, without: kinds(rulebooks, beyondRules...),
			fallback: q.isOneLetter()})
	}
	if severalTerms && len(q.words) >= shortestQuote {
		quoted := stage{query: phrase(q.words, bodyField, bodyWeight),
			without: kinds(rulebooks, beyondRules...), most: rulesFirst}
		stages = append(stages, quoted)
	}
	// Cards and errata that have some of the words in their text only are left
	// for later.
	whole := stage{query: all, ranked: true, without: kinds(rulebooks, kinds(many, beyondRules...)...), titled: true}
	if q.asks() {
		answer := whole
		answer.noTerms, answer.most = true, 1
		stages = append(stages, answer)
	}
	nearest := stage{
		nearest: &q, without: kinds(rulebooks, kinds(beyondRules, Card, Erratum)...), noTerms: true, noHeadings: true,
		partial: true, most: rulesFirst,
	}
	whole.most = rulesFirst
	switch {
	case q.asks() && len(q.terms) >= longQuestion:
		stages = append(stages, nearest, whole)
	case len(q.terms) > longQuestion:
		stages = append(stages, whole, nearest)
	default:
		stages = append(stages, whole)
	}
	var misspelled *query.BooleanQuery
	if q.misspelled() {
		misspelled = q.allWordsMisspelled()
		stages = append(stages, stage{query: misspelled, ranked: true, without: kinds(rulebooks, beyondRules...),
			fallback: true, most: rulesFirst})
	}
	if severalTerms {
		if !q.hasNumber() {
			stages = append(stages, stage{query: phrase(q.words, bodyField, bodyWeight),
				without: kinds(rulebooks, beyondRules...), fallback: true, most: rulesFirst})
		}
		stages = append(stages, stage{query: q.titledMisspelled(), ranked: true, without: besideCards,
			fallback: true, most: rulesFirst})
		stages = append(stages, q.partsOfReference(rulebooks, nearest)...)
	}
	stages = append(stages, stage{query: all, ranked: true, without: kinds(rulebooks, kinds(many, Ruling)...),
		titled: true})
	if severalTerms {
		for words := longestName; words >= 1; words-- {
			stages = append(stages, stage{query: q.namedWithin(words), partial: true, addition: true})
		}
	}
	stages = append(stages,
		stage{query: all, ranked: true, without: rulebooks},
		stage{query: all, ranked: true, addition: true})
	if misspelled != nil {
		stages = append(stages, stage{query: misspelled, ranked: true, without: rulebooks, fallback: true})
	}
	if severalTerms {
		stages = append(stages,
			stage{query: some, ranked: true, without: kinds(rulebooks, Card, Erratum), partial: true},
			stage{query: some, ranked: true, partial: true})
	}
	return stages
}

// isOneLetter reports whether so little is typed that most names begin so; a
// digit is the number of a chapter.
func (q question) isOneLetter() bool {
	return len(q.words) == 1 && len(q.words[0].spelled) == 1 && q.words[0].spelled > "9"
}

// hasNumber reports whether a number is among the words, such as that behind a
// keyword, which is no part of its name.
func (q question) hasNumber() bool {
	return slices.ContainsFunc(q.words, func(w word) bool { return w.spelled[0] <= '9' })
}

// partsOfReference are the ways to answer a question of several terms by the
// reference where no text of it has them all: by names of several words, the
// longest first, by all terms but one, by what is nearest, and by single names.
func (q question) partsOfReference(rulebooks []Kind, nearest stage) []stage {
	beside := kinds(rulebooks, kinds(beyondRules, Card, Erratum)...)
	isLong := len(q.terms) >= longQuestion
	var stages []stage
	for words := longestName; words > 1; words-- {
		s := stage{query: q.namedWithin(words), partial: true, fallback: true}
		if isLong {
			s.without = []Kind{Rule, Glossary}
		}
		stages = append(stages, s)
	}
	if isLong {
		further := nearest
		further.fallback = true
		stages = append(stages,
			stage{query: q.someWords(len(q.terms) - 1), ranked: true, without: beside, noTerms: true, noHeadings: true,
				partial: true, fallback: true, most: rulesFirst},
			further)
	}
	return append(stages, stage{query: q.namedWithin(1), partial: true, fallback: true})
}

// superseded are the rulebooks, which the rules have superseded, unless the
// question asks for them.
func (q question) superseded() []Kind {
	if q.says("rulebook", "rulebooks") {
		return nil
	}
	return []Kind{Rulebook}
}

// seldomAsked are the kinds of which there are many with the words somewhere in
// their text, and which a judge seldom asks about that way; errata where the
// question asks for them aren't among them.
func (q question) seldomAsked() []Kind {
	if q.says("errata", "erratum") {
		return []Kind{Card}
	}
	return []Kind{Card, Erratum}
}

// kinds joins kinds into a list of its own.
func kinds(some []Kind, others ...Kind) []Kind {
	return append(some[:len(some):len(some)], others...)
}
