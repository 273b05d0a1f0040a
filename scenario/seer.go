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
	course []Seen
	among  []*board.State // of the course, while something in it is told
}

// Seen is a position that a player saw, after so many entries of the record.
type Seen struct {
	State   *board.State
	Entries int
}

// SeenBy is the scenario as a player may know it who saw some positions: what is worded names
// no card that they may not know (402.2, 404.1, 505.1d).
func (s *Scenario) SeenBy(p board.Player, course []Seen) *Scenario {
	as := *s
	as.seer = &seer{player: p, course: course}
	return &as
}

// telling is the record while it is told from its beginning.
type telling struct {
	forgotten []forgotten
	entry     int
}

// forgotten is a card that was known until its deck was shuffled.
type forgotten struct {
	card  board.CardID
	print board.Print
	until int // the entry of the shuffle
}

// Telling is the scenario while a record is told: a card is called what it was as something
// happened to it, though nobody knows any more which one it is, as its deck was shuffled since.
func (s *Scenario) Telling(entries []board.Entry) *Scenario {
	as := *s
	as.telling = telling{}
	for i := range entries {
		if e := &entries[i]; e.Kind == board.Happened && e.Occurrence.Kind == board.DeckShuffled {
			for _, o := range e.Chosen {
				as.telling.forgotten = append(as.telling.forgotten, forgotten{o.Card.Card, o.Print, i})
			}
		}
	}
	return &as
}

// ToldPrint is what is printed on a card as it is called: what it was in what is told, as far
// as that was known.
func (s *Scenario) ToldPrint(state *board.State, c board.CardID) board.Print {
	for _, f := range s.telling.forgotten {
		if f.card == c && f.until >= s.telling.entry {
			return f.print
		}
	}
	return state.Print(c)
}

// Tells says that an entry of the record is told: whoever looks on knows of it what they could
// see right before and right after it.
func (s *Scenario) Tells(entry int) {
	s.telling.entry = entry
	v := s.seer
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

// HasTold says that what is told from now on is so at present.
func (s *Scenario) HasTold() {
	s.telling = telling{}
	if s.seer != nil {
		s.seer.among = nil
	}
}

// Hides reports whether whoever looks may not know what a card is, neither now nor when
// what is told of it happened.
func (s *Scenario) Hides(state *board.State, c board.CardID) bool {
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

// Shows reports whether whoever looks sees now what a card is.
func (s *Scenario) Shows(state *board.State, c board.CardID) bool {
	return s.seer == nil || state.Sees(s.seer.player, c)
}

// HidesOption reports whether whoever looks may not know that there is an option: one of
// another player's about a card that is hidden, or what a card of another's might be.
func (s *Scenario) HidesOption(state *board.State, o board.Option) bool {
	d := state.Decision()
	switch {
	case s.seer == nil || d.Player == s.seer.player:
		return false
	case d.Player == board.Chance:
		return d.Card != 0 && state.Owner(d.Card) != s.seer.player && s.Hides(state, d.Card)
	case o.Kind == board.ActionOption:
		return s.Hides(state, o.Action.Card) || s.Hides(state, o.Action.Host)
	case o.Kind == board.WordOption:
		return s.hidesName(state, state.Program().Text(board.Word(o.N)))
	}
	return s.Hides(state, o.Card.Card)
}

// hidesName reports whether cards of a name are all hidden from whoever looks.
func (s *Scenario) hidesName(state *board.State, name string) bool {
	hidden := false
	for c := board.CardID(1); int(c) <= state.CardCount(); c++ {
		printed := state.Program().Card(state.Print(c))
		if printed == nil || printed.Name() != name && printed.Faces[0].Title != name {
			continue
		}
		if !s.Hides(state, c) {
			return false
		}
		hidden = true
	}
	return hidden
}

// HidesAction reports whether whoever looks may not know of an action that somebody might
// think of: it is about a card that is hidden.
func (s *Scenario) HidesAction(state *board.State, a board.Action) bool {
	return s.Hides(state, a.Card) || s.Hides(state, a.Host)
}
