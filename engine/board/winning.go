package board

import "canterlaw/engine/rule"

// Winning and losing (103).

// WinningScore is the number of points that wins the game (103.2).
const WinningScore = 15

// Result says whether and how the game has ended (103).
type Result struct {
	Over   bool   `json:"over"`
	Winner Player `json:"winner"` // NoPlayer for a draw
	// Stopped says that this program's limit has been reached, so that there is no
	// result: no draw either.
	Stopped bool `json:"stopped,omitempty"`
}

// Result says whether and how the game has ended.
func (s *State) Result() Result { return s.result }

// IsOver reports whether the game has ended (103.1).
func (s *State) IsOver() bool { return s.result.Over }

// cantOutOfGame says that nothing is done to a player who has lost (103.5).
func cantOutOfGame(s *State, o *Occurrence) rule.Number {
	if !s.InGame(o.Player) {
		return rule.R103_5
	}
	return 0
}

func removed(s *State, o *Occurrence) { s.remove(o.Player) }

func won(s *State, o *Occurrence) { s.result = Result{Over: true, Winner: o.Player} }

func drawn(s *State, _ *Occurrence) { s.result = Result{Over: true, Winner: NoPlayer} }

func stoppedGame(s *State, _ *Occurrence) {
	s.result = Result{Over: true, Winner: NoPlayer, Stopped: true}
}

// endIfWon ends the game if a player has 15 points (103.2), no opponents are left (103.3),
// or nobody is.
func (s *State) endIfWon(trail Trail) {
	if s.result.Over {
		return
	}
	winner, winners, remaining, survivor := NoPlayer, 0, 0, NoPlayer
	for i := range s.players {
		if s.players[i].Gone {
			continue
		}
		remaining++
		survivor = Player(i)
		if s.players[i].Score >= WinningScore && s.program.Holds(rule.R103_2) {
			winner = Player(i)
			winners++
		}
	}
	switch {
	case remaining == 0: // as without 103.3 alone
		s.endBy(trail, Occurrence{Kind: GameIsDrawn, Rule: rule.R103_2b, Player: NoPlayer})
	case remaining == 1 && s.Players() > 1 && s.program.Holds(rule.R103_3):
		s.endBy(trail, Occurrence{Kind: PlayerWins, Rule: rule.R103_3, Player: survivor})
	case winners == 1:
		s.endBy(trail, Occurrence{Kind: PlayerWins, Rule: rule.R103_2, Player: winner})
	case winners > 1 && s.program.Holds(rule.R103_2a):
		s.endBy(trail, Occurrence{Kind: GameIsDrawn, Rule: rule.R103_2a, Player: NoPlayer})
	}
}

func (s *State) endBy(trail Trail, end Occurrence) {
	s.commit(&end)
	record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: end.Rule, Occurrence: end})
}
