package main

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// AbilityUse says how often an ability has triggered, been activated, played,
// applied or replaced something.
type AbilityUse struct {
	Card     string `json:"card"`
	Number   string `json:"number"`            // the card's set number
	Keyword  string `json:"keyword,omitempty"` // for a keyword: which; Card is empty then
	Ability  int    `json:"ability"`           // the paragraph, from 1
	Side     int    `json:"side"`              // 1 for a Boosted side
	Type     string `json:"type"`
	Notation string `json:"notation"`
	Times    int    `json:"times"`
}

// key names an ability across games.
func (u *AbilityUse) key() string {
	return fmt.Sprint(u.Number, "/", u.Side, "/", u.Ability, "/", u.Keyword, "/", u.Notation)
}

// reportRound is how many games are played before it is looked anew which abilities have
// not been used.
const reportRound = 250

// AbilityReport plays games with abilities at random (see MixedGame) and gives every ability
// that was in one of them with how often it was used, the least used first. After the first
// round of games decks have some of the cards with an ability that no game before has used. It
// ends before so many games if there are none left. It is an error if a game can't be made, or
// an answer that was legal is refused in one.
func AbilityReport(lib *rulesdb.Library, games int) ([]AbilityUse, error) {
	uses := map[string]*AbilityUse{}
	for from := 0; from < games; from += reportRound {
		unused := unusedCards(lib, uses)
		if len(unused) == 0 {
			break
		}
		if from == 0 {
			unused = nil
		}
		played, problems := make([]abilityCounter, min(reportRound, games-from)),
			make([]error, min(reportRound, games-from))
		var workers sync.WaitGroup
		for w := range runtime.GOMAXPROCS(0) {
			workers.Go(func() {
				for i := w; i < len(played); i += runtime.GOMAXPROCS(0) {
					played[i], problems[i] = countInGame(lib, uint64(from+i), unused)
				}
			})
		}
		workers.Wait()
		if err := errors.Join(problems...); err != nil {
			return nil, err
		}
		for i := range played {
			played[i].addTo(uses)
		}
	}
	var all []AbilityUse
	for _, u := range uses {
		all = append(all, *u)
	}
	slices.SortFunc(all, func(a, b AbilityUse) int {
		return cmp.Or(cmp.Compare(a.Times, b.Times), cmp.Compare(a.key(), b.key()))
	})
	return all, nil
}

// countInGame counts what abilities do in the game of a number, in whose decks are some
// of the cards of a list.
func countInGame(lib *rulesdb.Library, game uint64, unused []string) (abilityCounter, error) {
	random, wanted := rand.New(rand.NewPCG(game, 2)), map[string]bool{}
	for range min(6, len(unused)) {
		wanted[unused[random.IntN(len(unused))]] = true
	}
	s, err := scenario.MixedGame(lib, game, wanted)
	if err != nil {
		return abilityCounter{}, err
	}
	counted := abilityCounter{program: s.Program, times: make([]int, s.Program.AbilityCount()+1)}
	start, err := s.Start()
	if err != nil {
		return counted, err
	}
	g := engine.Resume(start, &counted)
	g.Run()
	policy := playing.NewRandomPlayer(game)
	for !g.State().Result().Over && g.State().Turn() <= 20 {
		for _, ref := range g.State().Applied() {
			counted.times[ref.ID]++
		}
		if err := g.Choose(policy.ChooseEagerly(g)...); err != nil {
			return counted, fmt.Errorf("game %d: %w", game, err)
		}
	}
	return counted, nil
}

// unusedCards gives the numbers of the cards that have an ability which has not been used.
func unusedCards(lib *rulesdb.Library, uses map[string]*AbilityUse) (unused []string) {
	for _, c := range lib.Cards {
		for side := range c.Faces {
			for i, notation := range c.Faces[side].Abilities {
				u := AbilityUse{Number: c.Number, Side: side, Ability: i + 1, Notation: notation}
				if used := uses[u.key()]; used == nil && !saysHowToPlay(notation) || used != nil && used.Times == 0 {
					unused = append(unused, c.Number)
				}
			}
		}
	}
	return unused
}

// saysHowToPlay reports whether notation is of no ability of its own.
func saysHowToPlay(notation string) bool {
	a, err := ability.Read(notation)
	return err == nil && a.Type(false) == ability.PlayRule
}

// abilityCounter is a trail that counts what abilities do.
type abilityCounter struct {
	program *board.Program
	times   []int // by AbilityID
}

func (c *abilityCounter) Add(e board.Entry) {
	if e.Kind == board.Begins && engine.KindOf(e.Frame.Procedure) == engine.KindEffect {
		c.times[e.Frame.Ability.ID]++
	}
	if e.Kind != board.Happened {
		return
	}
	switch o := &e.Occurrence; o.Kind {
	case board.EffectCreated, board.AbilityActivated, board.Replaced:
		c.times[o.Ability.ID]++
	}
}

// addTo adds the counts of a game, an ability inside another one to that.
func (c *abilityCounter) addTo(uses map[string]*AbilityUse) {
	for id := 1; id <= c.program.AbilityCount(); id++ {
		a := c.program.Ability(board.AbilityID(id))
		outer := a
		for outer.Parent != 0 {
			outer = c.program.Ability(outer.Parent)
		}
		if outer.Type == ability.PlayRule {
			continue // says how the card may be played: no ability of its own
		}
		use := AbilityUse{Keyword: outer.Keyword, Ability: int(outer.Paragraph), Side: int(outer.Side),
			Type: outer.Type.String()}
		if outer.Keyword == "" {
			printed := c.program.Card(outer.Print)
			if printed == nil {
				continue // a position gives it, or an effect in progress
			}
			use.Card, use.Number = printed.Faces[outer.Side].Name(), printed.Number
			use.Notation = printed.Faces[outer.Side].Abilities[outer.Paragraph-1]
		}
		known := uses[use.key()]
		if known == nil {
			known = &use
			uses[use.key()] = known
		}
		known.Times += c.times[id]
	}
}
