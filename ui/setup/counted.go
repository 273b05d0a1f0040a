package setup

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/tabletop"
)

// figures are what the engine counts in the position that is being set up: what each
// player has of what confronting needs, and the Friends at home.
type figures struct {
	problems map[position.Area][2]tabletop.Needs // by Side; a Dilemma's under the one area of Dilemmas
	homes    [2]string
	lasting  []string // what the modifiers do
	faceoff  *playing.FaceoffNow
}

// dilemmas stands for the area of the only Dilemma.
var dilemmas = position.Area{Kind: position.DilemmaArea}

// figuresOf gives the figures as the engine counts them; nil where the position can't run.
func figuresOf(library *rulesdb.Library, p *position.Position) *figures {
	file, err := p.File()
	if err != nil {
		return nil
	}
	s, err := scenario.Read(library, untitled, file)
	if err != nil {
		return nil
	}
	state, err := s.Start()
	if err != nil {
		return nil
	}
	f := &figures{faceoff: faceoffOf(s, p),
		problems: map[position.Area][2]tabletop.Needs{}}
	for side := range f.homes {
		f.homes[side] = playing.Home(s, state, board.Player(side)).String()
	}
	for _, m := range state.Modifiers() {
		f.lasting = append(f.lasting, wording.DescribeModifier(s, state, m))
	}
	for _, at := range playing.Confronting(s, state) {
		area := dilemmas
		for _, side := range []position.Side{position.Avery, position.Blake} {
			if at.Area == board.ProblemOf(board.Player(side)) {
				area = position.Area{Of: side, Kind: position.Problem}
			}
		}
		var needs [2]tabletop.Needs
		for _, by := range at.Players {
			if int(by.Player) < len(needs) {
				needs[by.Player] = needsOf(by)
			}
		}
		f.problems[area] = needs
	}
	return f
}

// faceoffOf is how the faceoff stands in which play begins; nil outside of faceoffs.
func faceoffOf(s *scenario.Scenario, p *position.Position) *playing.FaceoffNow {
	if p.Moment.Faceoff == "" {
		return nil
	}
	b, err := playing.NewSandbox(s)
	if err != nil {
		return nil
	}
	return b.Faceoff()
}

// needsOf is how a player stands with confronting a Problem.
func needsOf(by playing.ConfrontingBy) tabletop.Needs {
	var n tabletop.Needs
	for _, need := range by.Needs {
		n.Chips = append(n.Chips, tabletop.Need{
			Needs: card.ConfrontRequirement{Kind: need.Kind, Color: need.Color, Power: need.Need},
			Have:  need.Have, Counts: true, Met: need.Met,
		})
	}
	if by.Confronted {
		n.Says = "confronted"
	} else if len(by.Others) > 0 {
		n.Says, n.Short = by.Others[0].Text, by.Others[0].Short
	}
	return n
}

// countedAt gives what is counted at an area.
func (s *Screen) countedAt(at position.Area) (near, far tabletop.Needs, ok bool) {
	if s.figures == nil {
		return near, far, false
	}
	if at.Kind == position.DilemmaArea {
		if len(s.draft.DilemmaAreas()) != 1 {
			return near, far, false
		}
		at = dilemmas
	}
	both, ok := s.figures.problems[at]
	return both[position.Avery], both[position.Blake], ok
}
