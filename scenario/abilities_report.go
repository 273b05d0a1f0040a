package scenario

import (
	"cmp"
	"fmt"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
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

// AbilityReport plays games with abilities at random (see MixedGame) and gives
// every ability that was in one of them with how often it was used, the least
// used first.
func AbilityReport(lib *rulesdb.Library, games int) ([]AbilityUse, error) {
	uses := map[string]*AbilityUse{}
	for game := range games {
		s, err := MixedGame(lib, uint64(game))
		if err != nil {
			return nil, err
		}
		start, err := s.start()
		if err != nil {
			return nil, err
		}
		counted := abilityCounter{program: s.Program, times: make([]int, s.Program.AbilityCount()+1)}
		g := engine.Resume(start, &counted)
		g.Run()
		policy := newRandomPolicy(uint64(game))
		for !g.State().Result().Over && g.State().Turn() <= 20 {
			for _, ref := range g.State().Applied() {
				counted.times[ref.ID]++
			}
			if err := g.Choose(policy.choose(g)...); err != nil {
				return nil, fmt.Errorf("game %d: %w", game, err)
			}
		}
		counted.addTo(uses)
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
		use := AbilityUse{Keyword: outer.Keyword, Ability: int(outer.Paragraph), Side: int(outer.Side), Type: outer.Type.String()}
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
