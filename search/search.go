// Package search finds what a judge means in the reference: rules, glossary,
// cards, scenarios and whatever else a caller hands it as documents.
//
// It turns a library into documents, indexes them with Bleve in memory, and
// answers queries in plain words: a rule's number, a card's name, a player's
// expression, a question. Any text is such a query but for those in the
// language of package cardquery, which asks for cards by their facts. It does
// not show what it finds (package ui and the command line open a hit by
// kind and ID), and it knows nothing of how a scenario is stored.
package search

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
	blevesearch "github.com/blevesearch/bleve/v2/search"
	"github.com/blevesearch/bleve/v2/search/query"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/search/cardquery"
)

// Index holds documents ready to be searched. Several goroutines may use it.
type Index struct {
	index    bleve.Index
	mapping  *mapping.IndexMappingImpl
	docs     []indexed
	split    splitter
	synonyms *synonyms
	asked    map[string][]string // how players ask for a document, by its key
	// questions are those of asked, each by itself: they stand behind the
	// documents in the index.
	questions []asked
	// cards is nil where cards can't be asked for by their facts, else made when
	// they first are.
	cards func() *cardIndex
	notes noteIndex
	kept  noteIndex
	own   noteIndex
	// cardNames are those of all cards, made when they are first needed.
	cardNames func() cardNames
	// alike are the questions by their words, made when they are first needed.
	alike func() *alike
	// wholly says that only what answers the whole of a question is found.
	wholly bool
}

// indexed is what a hit is made of.
type indexed struct {
	kind        Kind
	id, heading string
	isTerm      bool // see Document.isTerm
	// body and contents, which is shown where there is no body, are plain text,
	// made when they are first needed.
	body, contents func() string
}

// Result answers a query.
type Result struct {
	Query  string `json:"query"`
	TookUS int64  `json:"took_us"` // microseconds
	Hits   []Hit  `json:"hits"`    // the best first
	// Cards is how many cards a query for cards by their facts found in all; 0
	// for plain words.
	Cards int `json:"-"`
}

// Hit is a document that was found.
type Hit struct {
	Kind  Kind   `json:"kind"`
	ID    string `json:"id"`
	Title string `json:"title"` // for a rule, its number and title
	// Snippet is a piece of the body as Markdown, what was found in bold.
	Snippet string `json:"snippet"`
}

// Over indexes a library, scenarios and the disputed points, and answers queries for the
// library's cards by their facts too. The index is kept in a cache folder, "" for none, from
// which the same documents are ready at once the next time. Close the index when it is no longer
// needed. It is an error if what ships can't be read, or the index can't be made. A cache that
// can't be read or written is none.
func Over(library *rulesdb.Library, scenarios []scenario.Head, cache string) (*Index, error) {
	return OverAfter(library, scenarios, cache, func() {})
}

// OverAfter is Over, and calls await before it makes an index: that takes a noticeable while, in
// which other work may have to be done first. What is kept is opened at once. It is an error where it is one of Over.
func OverAfter(library *rulesdb.Library, scenarios []scenario.Head, cache string, await func()) (*Index, error) {
	docs, err := documents(library, scenarios)
	if err != nil {
		return nil, err
	}
	x, err := newIndex(docs)
	if err != nil {
		return nil, err
	}
	x.cards = sync.OnceValue(func() *cardIndex { return newCardIndex(library) })
	if cache != "" && x.openKept(docs, cache, await) == nil {
		return x, nil
	}
	await()
	return x, x.inMemory(docs)
}

// documents are all that is indexed: the disputed points as well.
func documents(library *rulesdb.Library, scenarios []scenario.Head) ([]Document, error) {
	points, err := scenario.DisputedPoints()
	return slices.Concat(Documents(library), Disputed(points), Scenarios(scenarios)), err
}

// New indexes documents. Where documents answer a query equally well, the earlier one is the
// better hit. Close the index when it is no longer needed. It is an error if the index can't be
// made.
func New(docs []Document) (*Index, error) {
	x, err := newIndex(docs)
	if err != nil {
		return nil, err
	}
	return x, x.inMemory(docs)
}

// newIndex makes an index that has yet to be filled.
func newIndex(docs []Document) (*Index, error) {
	m, err := newMapping()
	if err != nil {
		return nil, err
	}
	x := &Index{mapping: m, split: newSplitter(m), docs: make([]indexed, len(docs))}
	for i := range docs {
		d := &docs[i]
		x.docs[i] = indexed{
			kind: d.Kind, id: d.ID, heading: d.heading(), isTerm: d.isTerm(),
			body:     sync.OnceValue(func() string { return plainText(d.Body) }),
			contents: sync.OnceValue(func() string { return plainText(d.Contents) }),
		}
	}
	if x.synonyms, err = loadSynonyms(x.split); err != nil {
		return nil, err
	}
	if x.asked, err = readQuestions(); err != nil {
		return nil, err
	}
	x.questions = questionsOf(docs, x.asked)
	x.cardNames = x.namesOfCards(docs)
	x.alike = x.askedAlike()
	return x, nil
}

// inMemory indexes all documents at once, which gives one segment.
func (x *Index) inMemory(docs []Document) (err error) {
	// In memory, Bleve's NewMemOnly is slower and larger than this.
	if x.index, err = bleve.NewUsing("", x.mapping, scorch.Name, scorch.Name, nil); err != nil {
		return fmt.Errorf("making the search index: %w", err)
	}
	batch := x.index.NewBatch()
	if err = x.each(docs, batch.Index); err == nil {
		err = x.index.Batch(batch)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("indexing %d documents: %w", len(docs), err), x.Close())
	}
	return nil
}

// each hands over what is indexed of each document.
func (x *Index) each(docs []Document, index func(id string, fields any) error) error {
	for i := range docs {
		if err := index(position(i), x.fields(&docs[i], x.docs[i].body())); err != nil {
			return fmt.Errorf("the %s %q: %w", docs[i].Kind, docs[i].ID, err)
		}
	}
	for i, q := range x.questions {
		fields := map[string]any{questionWhole: stems(x.split.words(q.question))}
		if err := index(position(len(docs)+i), fields); err != nil {
			return fmt.Errorf("the question %q: %w", q.question, err)
		}
	}
	return nil
}

// fields are what is indexed of a document.
func (x *Index) fields(d *Document, body string) map[string]any {
	names := d.names()
	var stemmed, spelled []string
	for _, name := range names {
		words := x.split.words(name)
		if d.Kind != Scenario {
			// What a scenario is called may be a question itself, which others
			// answer as long as it isn't asked word for word.
			all := words
			if words = x.withoutLeftOut(all); len(words) < len(all) {
				spelled = append(spelled, spellings(all)) // for who types it word for word
			}
		}
		stemmed = append(stemmed, stems(words))
		spelled = append(spelled, spellings(words))
	}
	fields := map[string]any{
		nameField:         stemmed,
		nameSpelledField:  spelled,
		titleField:        names,
		titleSpelledField: names,
		titleBegunField:   names,
		underField:        d.Under,
		askedField:        x.asked[d.key()],
		bodyField:         body,
		bodySpelledField:  body,
	}
	if !slices.Contains(beyondRules, d.Kind) {
		// How rare a word is among rules is not for scenarios to say, however many there are.
		fields[anywhereField] = slices.Concat(names, d.Under, x.asked[d.key()], []string{body})
	}
	return fields
}

// withoutLeftOut leaves the words of a name that a query for it keeps.
func (x *Index) withoutLeftOut(words []word) []word {
	var kept []word
	for _, w := range words {
		if !x.synonyms.leftOut[w.spelled] {
			kept = append(kept, w)
		}
	}
	if len(kept) == 0 {
		return words
	}
	return kept
}

// position is a document's place as Bleve's identifier; it sorts by place.
func position(i int) string { return fmt.Sprintf("%06d", i) }

// Search finds at most limit documents for a query. Any text is a query in
// plain words; one without words finds nothing. A query in the language of
// package cardquery finds cards; a mistake in it is a [*cardquery.Error].
func (x *Index) Search(text string, limit int) (Result, error) {
	started := time.Now()
	if x.cards != nil && cardquery.Is(text) {
		hits, found, err := x.cards().find(text, limit)
		return Result{Query: text, TookUS: time.Since(started).Microseconds(), Hits: hits, Cards: found}, err
	}
	q, err := x.understand(text)
	if err != nil {
		return Result{}, fmt.Errorf("looking up the words of %q: %w", text, err)
	}
	hits, err := x.hits(q, limit)
	if err != nil {
		return Result{}, fmt.Errorf("searching for %q: %w", text, err)
	}
	notes, err := x.notes.hits(text)
	if err != nil {
		return Result{}, fmt.Errorf("searching for %q in the notes: %w", text, err)
	}
	own, err := x.kept.hits(text)
	if err != nil {
		return Result{}, fmt.Errorf("searching for %q in your positions and games: %w", text, err)
	}
	ruled, err := x.own.hits(text)
	if err != nil {
		return Result{}, fmt.Errorf("searching for %q in your rulings: %w", text, err)
	}
	hits = withNotes(hits, slices.Concat(ruled, own, notes), limit)
	return Result{Query: text, TookUS: time.Since(started).Microseconds(), Hits: hits}, nil
}

// Of finds at most limit documents of one kind for a query in plain words. It is an error if the
// index can't be read.
func (x *Index) Of(kind Kind, text string, limit int) ([]Hit, error) {
	q, err := x.understand(text)
	if err != nil {
		return nil, fmt.Errorf("looking up the words of %q: %w", text, err)
	}
	hits, err := x.hitsOf(q, limit, func(place int) bool { return x.docs[place].kind == kind })
	if err != nil {
		return nil, fmt.Errorf("searching for %q: %w", text, err)
	}
	return hits, nil
}

// hits answers the question with whatever is indexed.
func (x *Index) hits(q question, limit int) ([]Hit, error) {
	return x.hitsOf(q, limit, func(int) bool { return true })
}

// hitsOf answers the question stage by stage, with documents at places that are wanted,
// until there are enough.
func (x *Index) hitsOf(q question, limit int, wanted func(place int) bool) ([]Hit, error) {
	if len(q.terms) == 0 || limit <= 0 {
		return []Hit{}, nil
	}
	a := &answer{index: x, question: q, found: make(map[query.Query][]int), near: make(map[*question][]int)}
	var shown []int
	seen := make(map[int]bool)
	answered := false // as a whole
	for _, s := range x.stages(q) {
		if s.fallback && answered || s.addition && !answered || s.partial && x.wholly {
			continue
		}
		places, err := a.places(s)
		if err != nil {
			return nil, err
		}
		answered = answered || !s.partial && slices.ContainsFunc(places, wanted)
		given := 0
		for _, place := range places {
			if seen[place] || !wanted(place) {
				continue
			}
			if len(shown) == limit {
				return x.show(q, shown)
			}
			if s.most > 0 && given == s.most {
				break
			}
			given++
			seen[place] = true
			shown = append(shown, place)
		}
	}
	return x.show(q, shown)
}

// show makes hits of the documents at some places, with what was found in them.
func (x *Index) show(q question, places []int) ([]Hit, error) {
	ids := make([]string, len(places))
	for i, place := range places {
		ids[i] = position(place)
	}
	marked := bleve.NewBooleanQuery()
	marked.AddMust(bleve.NewDocIDQuery(ids))
	marked.AddShould(q.marks())
	request := bleve.NewSearchRequestOptions(marked, len(ids), 0, false)
	request.IncludeLocations = true
	result, err := x.index.Search(request)
	if err != nil {
		return nil, err
	}
	found := make(map[string]blevesearch.FieldTermLocationMap, len(ids))
	for _, match := range result.Hits {
		found[match.ID] = match.Locations
	}
	hits := make([]Hit, len(places))
	for i, place := range places {
		hits[i] = x.docs[place].hit(found[ids[i]])
	}
	return hits, nil
}

// hit shows the document with what was found in it.
func (d *indexed) hit(found blevesearch.FieldTermLocationMap) Hit {
	h := Hit{Kind: d.kind, ID: d.id, Title: d.heading}
	if d.body() == "" {
		h.Snippet = snippet(d.contents(), nil)
	} else {
		h.Snippet = snippet(d.body(), places(found))
	}
	return h
}

// Close frees the index. It is an error if what it is kept in can't be closed.
func (x *Index) Close() error {
	return errors.Join(x.notes.close(), x.kept.close(), x.own.close(), x.index.Close())
}

// isHeading reports whether the document has no text of its own, only what
// stands below it.
func (d *indexed) isHeading() bool { return d.body() == "" && d.contents() != "" }
