package playing

import (
	"strconv"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// LatestFaceoff is what only the record tells about the latest faceoff: who won
// it, and the power totals last compared. It is a [board.Trail] that keeps
// nothing else, so small that positions can be told apart by it.
type LatestFaceoff struct {
	Decided bool         // that somebody won it, or that nobody does
	Winner  board.Player // once decided; NoPlayer for nobody
	Ended   uint16       // how many faceoffs have ended
	Totals  [mostPlayers]powerTotal
}

type powerTotal struct {
	Compared bool
	Total    int32
}

// mostPlayers is how many players a program can be for.
const mostPlayers = 8

// LeavesOutOrders tells that it takes nothing from where the order of modifiers matters.
func (f *LatestFaceoff) LeavesOutOrders() {}

// Add takes from an entry what it says about a faceoff.
func (f *LatestFaceoff) Add(e board.Entry) {
	switch {
	case e.Kind == board.Noted && e.Note == board.PowerTotal:
		f.Totals[e.Player] = powerTotal{true, e.N}
	case e.Kind == board.Happened:
		f.happened(&e.Occurrence)
	}
}

func (f *LatestFaceoff) happened(o *board.Occurrence) {
	switch o.Kind {
	case board.FaceoffStarted:
		f.Decided, f.Winner = false, 0
	case board.FaceoffWon:
		f.Decided, f.Winner = true, o.Player
	case board.FaceoffResolved:
		f.withoutWinner()
	case board.FaceoffEnded:
		f.withoutWinner()
		f.Ended++
	}
}

// withoutWinner decides that nobody won, unless somebody did.
func (f *LatestFaceoff) withoutWinner() {
	if !f.Decided {
		f.Decided, f.Winner = true, board.NoPlayer
	}
}

// winnerIn words who won: a player's letter, "nobody", or "none yet".
func (f *LatestFaceoff) winnerIn(names *scenario.Names) string {
	switch {
	case !f.Decided:
		return "none yet"
	case f.Winner == board.NoPlayer:
		return "nobody"
	default:
		return names.Letter(f.Winner)
	}
}

// totalOf words a player's power total in the latest comparison.
func (f *LatestFaceoff) totalOf(p board.Player) string {
	if !f.Totals[p].Compared {
		return "none yet"
	}
	return strconv.Itoa(int(f.Totals[p].Total))
}

// record is what a sandbox keeps of what happened.
type record struct {
	board.Log
	latest LatestFaceoff
	seen   func(*board.Entry) // told each entry after it has been added; may be nil
	most   int                // how many entries there may be; 0 for any number
}

// mostEntries is how long the record of a scenario may become while a rule is switched off:
// some games then go on for ever within one move, which only the record can end. With all
// rules the longest of a shipped scenario has 1,357 entries.
const mostEntries = 10_000

// endless ends a game whose record has become too long.
type endless struct{}

func (endless) Error() string { return "it goes on and on, and nobody is asked" }

// passes makes a pass that nobody could do anything but make, and makes its entry say so:
// in N, how many of the passes that are counted there are such.
func (r *record) passes(pass func() error) error {
	before, last := len(r.Entries), board.Entry{}
	if before > 0 {
		last = r.Entries[before-1]
	}
	if err := pass(); err != nil {
		return err
	}
	for i := max(0, before-1); i < len(r.Entries); i++ {
		if e := &r.Entries[i]; e.Kind == board.Passed && (i >= before || e.Count > last.Count) {
			e.N++
			break
		}
	}
	return nil
}

// Add appends an entry. It panics with [endless] where there may be no more.
func (r *record) Add(e board.Entry) {
	if r.most > 0 && len(r.Entries) >= r.most {
		panic(endless{})
	}
	r.latest.Add(e)
	r.Log.Add(e)
	if r.seen != nil {
		r.seen(&e)
	}
}
