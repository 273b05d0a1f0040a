package playing

import (
	"fmt"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// HomeNow is how many Friends a player has at home, and how many may stay there as
// the player's turn ends (616.3).
type HomeNow struct {
	Friends int
	Limit   int
	Limited bool // the player has a Mane Character, which defines the limit (212.1)
	Rule    string
}

// Home counts a player's Friends at home as the Wrap Up Step does.
func Home(s *scenario.Scenario, state *board.State, p board.Player) HomeNow {
	limit, limited := state.HomeLimit(p)
	friends := engine.Resume(state, nil).FriendsAtHome(p)
	return HomeNow{len(friends), limit, limited, rule.R616_3.String()}
}

// String words it as the table does: "2 of 4 Friends".
func (h HomeNow) String() string {
	if !h.Limited {
		return wording.Count(h.Friends, "Friend")
	}
	return fmt.Sprintf("%d of %s", h.Friends, wording.Count(h.Limit, "Friend"))
}
