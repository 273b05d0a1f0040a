package scenario

import (
	"slices"
	"sort"

	"canterlaw/engine/board"
)

// seer is a player who looks on. What they may not know is called unknown.
type seer struct {
	player board.Player
	// course has the positions between which what is told of happened, where it is told
	// later: what a player could see then, they know to have happened to that card.
	course []Moment
	among  []*board.State // of the course, while something in it is told
}

// SeenBy is the sandbox as a player may know it, to look at: what is worded names no card
// that they may not know (402.2, 404.1, 505.1d). NoPlayer is a judge, who may know all.
func (b *Sandbox) SeenBy(p board.Player) *Sandbox { return b.seenBy(p, nil) }

func (b *Sandbox) seenBy(p board.Player, course []Moment) *Sandbox {
	if p == board.NoPlayer {
		return b
	}
	seen, as := *b, *b.scenario
	as.seer = &seer{player: p, course: course}
	seen.scenario = &as
	return &seen
}

// tells has the seer know of an entry of the record what could be seen right before and
// right after it.
func (v *seer) tells(entry int) {
	if v == nil || v.course == nil {
		return
	}
	after := sort.Search(len(v.course), func(i int) bool { return v.course[i].Entries > entry })
	v.among = v.among[:0]
	for _, i := range []int{after - 1, after} {
		if i >= 0 && i < len(v.course) {
			v.among = append(v.among, v.course[i].State)
		}
	}
}

// hides reports whether whoever looks may not know what a card is, neither now nor when
// what is told of it happened.
func (s *Scenario) hides(state *board.State, c board.CardID) bool {
	v := s.seer
	if v == nil || c == 0 {
		return false
	}
	sees := func(state *board.State) bool { return int(c) <= state.CardCount() && state.Sees(v.player, c) }
	if len(v.among) > 0 {
		return !slices.ContainsFunc(v.among, sees)
	}
	return !sees(state)
}

// HidesOption reports whether whoever looks may not know that there is an option: one of
// another player's about a card that is hidden, or what a card of another's might be.
func (s *Scenario) HidesOption(state *board.State, o board.Option) bool {
	d := state.Decision()
	switch {
	case s.seer == nil || d.Player == s.seer.player:
		return false
	case d.Player == board.Chance:
		return d.Card != 0 && state.Owner(d.Card) != s.seer.player && s.hides(state, d.Card)
	case o.Kind == board.ActionOption:
		return s.hides(state, o.Action.Card) || s.hides(state, o.Action.Host)
	}
	return s.hides(state, o.Card.Card)
}

// HidesAction reports whether whoever looks may not know of an action that somebody might
// think of: it is about a card that is hidden.
func (s *Scenario) HidesAction(state *board.State, a board.Action) bool {
	return s.hides(state, a.Card) || s.hides(state, a.Host)
}
