package lab

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// Search says how positions are looked for in which two versions of the game differ.
type Search struct {
	Games int           // how many are played; 0: until one differs, or the time is over
	For   time.Duration // how long at most; 0: as long as it takes
	Seed  uint64        // of the first table
	// Part and Parts have every Parts-th table dealt, beginning with Part (from 1).
	Part, Parts int
	// Progress is told about once a second how it stands; nil for nobody.
	Progress func(SearchResult)
}

// SearchResult is what a search found.
type SearchResult struct {
	Proposal string  `json:"proposal"`
	Variant  string  `json:"variant"`
	Seed     uint64  `json:"seed"`
	Part     int     `json:"part,omitempty"`
	Parts    int     `json:"parts,omitempty"`
	Games    int     `json:"games"`
	Used     int     `json:"used"`   // in how many the change came into play
	Uses     int     `json:"uses"`   // how often
	Differ   int     `json:"differ"` // in how many both versions differed
	Seconds  float64 `json:"seconds"`
	// First are the first games that differed, whose positions are cut down. Where none
	// showed more than what the variant says of its cards, such as their power, ByItself are
	// the first that showed that.
	First    []int `json:"first"`
	ByItself []int `json:"byItself,omitempty"`
	// Found are positions in which they differ, of the first games that did; the smallest
	// first.
	Found []*Found `json:"found"`
}

// Found is a position in which two versions of the game differ, cut down to what shows it.
type Found struct {
	Game  int    `json:"game"`
	Size  int    `json:"size"`  // how much its file says: cards, marks, numbers and steps
	Cards int    `json:"cards"` // that it names
	Steps int    `json:"steps"`
	Text  string `json:"text"`           // the scenario file, with the ruling as the game is
	Then  string `json:"then,omitempty"` // the same with the variant's ruling, where a file can say the variant
	// A and B say in words what both versions come to.
	A       []string `json:"a"`
	B       []string `json:"b"`
	Seconds float64  `json:"seconds"` // that cutting it down took
	// Unfinished says that cutting it down took longer than it may, so that a faster
	// machine can come to a smaller one.
	Unfinished bool `json:"unfinished,omitempty"`
}

// mostFound is how many positions a search cuts down and keeps.
const mostFound = 3

// mostCut is how many are cut down to find as many different ones.
const mostCut = 6

const (
	answersPerTable = 6   // how many games begin at one table
	mostDecisions   = 60  // of a game
	mostOfWhole     = 600 // of a whole game
	tablesMore      = 40  // that are played after the first difference
	tablesForMore   = 200 // likewise, after one that is no more than what the variant says of its cards
)

// Run looks for positions in which a variant differs from the game as it is, and cuts them down.
// What was found stands also when the context ends. It is an error if the variant changes
// nothing in play, or the shipped rulings at which games could begin can't be read.
func (s Search) Run(ctx context.Context, lib *rulesdb.Library, p *scenario.Proposal,
	v *scenario.Variant) (*SearchResult, error) {
	h, err := s.play(ctx, lib, p, v)
	if err != nil {
		return nil, err
	}
	h.reduce()
	return &h.result, nil
}

// play plays the games.
func (s Search) play(ctx context.Context, lib *rulesdb.Library, p *scenario.Proposal,
	v *scenario.Variant) (*hunt, error) {
	if !v.ChangesPlay() {
		return nil, fmt.Errorf("%s: the variant %q changes nothing in play: expected a wording, facts, a reading, an "+
			"edition or a rule that is another one", p.File, v.Name)
	}
	parts, part := max(1, s.Parts), max(1, s.Part)
	if s.For > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, s.For)
		defer cancel()
	}
	versions := NewVersions(lib, v)
	dealer, err := newDealer(versions)
	if err != nil {
		return nil, err
	}
	h := &hunt{Search: s, versions: versions, dealer: dealer, begun: time.Now(),
		result: SearchResult{Proposal: p.File, Variant: v.Name, Seed: s.Seed, Part: s.Part,
			Parts: s.Parts, Found: []*Found{}}}
	tables := (s.Games + answersPerTable - 1) / answersPerTable
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for table := h.next(part, parts); ctx.Err() == nil &&
				(s.Games == 0 || table < tables); table = h.next(part, parts) {
				if s.Games == 0 && h.isDone(table) {
					return
				}
				h.play(ctx, table)
			}
		})
	}
	workers.Wait()
	h.result.Seconds = time.Since(h.begun).Seconds()
	return h, h.failed
}

// hunt is a search in progress.
type hunt struct {
	Search
	versions *Versions
	dealer   *dealer
	begun    time.Time

	mutex  sync.Mutex
	tables int // that were taken
	told   time.Time
	result SearchResult
	hits   []hit // of the first games that differed
	plain  []hit // of those that showed no more than what the variant says of its cards
	failed error
}

// hit is a game in which both versions differed: what was chosen up to there.
type hit struct {
	game    int
	table   *position.Position
	choices [][]int
}

// next takes the next table of this part's share.
func (h *hunt) next(part, parts int) int {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.tables++
	return (h.tables-1)*parts + part - 1
}

// isDone reports whether a table comes after those that are played where no number of games
// is given: once a game has differed, half as many again and some more, so that there are
// several to choose the smallest position from. That depends on no clock.
func (h *hunt) isDone(table int) bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	after := func(hits []hit, more int) bool {
		return len(hits) > 0 && table > hits[0].game/answersPerTable*3/2+more
	}
	return h.failed != nil || after(h.hits, tablesMore) || len(h.hits) == 0 && after(h.plain, tablesForMore)
}

// play plays the games that begin at a table.
func (h *hunt) play(ctx context.Context, table int) {
	t, err := h.dealer.deal(h.Seed + uint64(table))
	if err != nil {
		h.mutex.Lock()
		h.failed = err
		h.mutex.Unlock()
		return
	}
	pair, err := h.versions.setUp(t)
	if err != nil { // a ruling's table that the card can't be put into
		if t, err = h.dealer.amid(h.Seed + uint64(table)); err == nil {
			pair, err = h.versions.setUp(t)
		}
	}
	if err != nil {
		return // a table that can't be set up is none
	}
	if t.FromStart {
		pair.most = mostOfWhole
	}
	for i := range answersPerTable {
		game := table*answersPerTable + i
		if ctx.Err() != nil || h.Games > 0 && game >= h.Games {
			return
		}
		uses, choices, shown := pair.play(h.Seed + uint64(game))
		h.count(game, uses, t, choices, shown)
	}
}

// count adds a game to the result.
func (h *hunt) count(game, uses int, t *position.Position, choices [][]int, shown difference) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.result.Games++
	if shown != none {
		uses = max(1, uses) // what makes a difference is used, whatever is counted
	}
	h.result.Uses += uses
	if uses > 0 {
		h.result.Used++
	}
	if shown != none {
		h.result.Differ++
		hits := &h.hits
		if shown == byItself {
			hits = &h.plain
		}
		*hits = append(*hits, hit{game, t, choices})
		slices.SortFunc(*hits, func(a, b hit) int { return cmp.Compare(a.game, b.game) })
	}
	if h.Progress != nil && time.Since(h.told) > time.Second {
		h.told = time.Now()
		now := h.result
		now.Seconds = time.Since(h.begun).Seconds()
		h.Progress(now)
	}
}

// reduce cuts down the positions that were found.
func (h *hunt) reduce() {
	h.result.First = []int{}
	hits, first := h.hits, &h.result.First
	if len(hits) == 0 {
		hits, first = h.plain, &h.result.ByItself
	}
	for _, one := range hits[:min(mostCut, len(hits))] {
		*first = append(*first, one.game)
	}
	found := make([]*Found, len(*first))
	inParallel(len(found), func(i int) { found[i] = h.versions.cutDown(hits[i]) })
	h.result.Found = different(slices.DeleteFunc(found, func(f *Found) bool { return f == nil }))
	h.hits, h.plain = nil, nil
}

// different leaves of positions that show the same the smallest, and no more than are kept.
func different(found []*Found) []*Found {
	sortFound(found)
	seen := map[string]bool{}
	found = slices.DeleteFunc(found, func(f *Found) bool {
		known := seen[f.about()]
		seen[f.about()] = true
		return known || f.Size > 2*found[0].Size+6 // which a reader is spared
	})
	return found[:min(mostFound, len(found))]
}

// about is what a position shows: two that show the same in words are one for a reader.
func (f *Found) about() string {
	return strings.NewReplacer("Avery", "", "Blake", "").Replace(fmt.Sprint(f.A, f.B))
}

func sortFound(found []*Found) {
	slices.SortStableFunc(found, func(a, b *Found) int {
		return cmp.Or(cmp.Compare(a.Size, b.Size), cmp.Compare(a.Game, b.Game))
	})
}

// Merge joins the results of all parts of a search: the same as one search would have
// given. Parts that don't belong together are refused.
func Merge(parts []*SearchResult) (*SearchResult, error) {
	if len(parts) == 0 {
		return nil, fmt.Errorf("no results to merge: expected those of every part")
	}
	whole := *parts[0]
	whole.Part, whole.Parts, whole.Games, whole.Used, whole.Uses, whole.Differ, whole.Seconds = 0, 0, 0, 0, 0, 0, 0
	whole.First, whole.ByItself, whole.Found = []int{}, nil, []*Found{}
	seen := map[int]bool{}
	for _, p := range parts {
		switch {
		case p.Proposal != parts[0].Proposal || p.Variant != parts[0].Variant || p.Seed != parts[0].Seed ||
			p.Parts != parts[0].Parts:
			return nil,
				fmt.Errorf("part %d/%d of %s, %s, seed %d: expected another part of %s, %s, seed %d in %d parts",
					p.Part, p.Parts,
					p.Proposal, p.Variant, p.Seed, whole.Proposal, whole.Variant, whole.Seed, parts[0].Parts)
		case seen[p.Part]:
			return nil, fmt.Errorf("part %d/%d again: expected each part once", p.Part, p.Parts)
		}
		seen[p.Part] = true
		whole.Games, whole.Used, whole.Uses, whole.Differ = whole.Games+p.Games, whole.Used+p.Used,
			whole.Uses+p.Uses, whole.Differ+p.Differ
		whole.Seconds = max(whole.Seconds, p.Seconds)
		whole.First = append(whole.First, p.First...)
		whole.ByItself = append(whole.ByItself, p.ByItself...)
		whole.Found = append(whole.Found, p.Found...)
	}
	if len(parts) != max(1, parts[0].Parts) {
		var missing []string
		for part := 1; part <= parts[0].Parts; part++ {
			if !seen[part] {
				missing = append(missing, fmt.Sprint(part))
			}
		}
		return nil, fmt.Errorf("%d results of a search in %d parts: expected those of every part; missing: %s",
			len(parts), parts[0].Parts, strings.Join(missing, ", "))
	}
	first := &whole.First
	if len(*first) == 0 {
		first = &whole.ByItself
	} else {
		whole.ByItself = nil
	}
	slices.Sort(*first)
	*first = (*first)[:min(mostCut, len(*first))]
	whole.Found = slices.DeleteFunc(whole.Found, func(f *Found) bool { return !slices.Contains(*first, f.Game) })
	whole.Found = different(whole.Found)
	return &whole, nil
}
