package position

import (
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/card"
)

// FaceoffChoice is a faceoff, or a Confront Step, inside of which play can begin.
type FaceoffChoice struct {
	Says string // "At Blake’s Problem", "Against Timberwolf"
	Is   bool   // it is this one
	Do   func(p *Position)
}

// Faceoffs lists the faceoffs inside of which play can begin where it begins in a window of one (514.2): at each
// Problem, at both, and against each Troublemaker that is face-up in play.
func (cards *Cards) Faceoffs(p *Position) (choices []FaceoffChoice) {
	w, err := engine.ParseWindow(p.Moment.Name)
	now := p.Moment
	if p.FromStart || !now.IsWindow || err != nil || w < engine.StartOfFaceoff {
		return nil
	}
	both := []Area{{Of: Avery, Kind: Problem}, {Of: Blake, Kind: Problem}}
	for _, at := range slices.Concat(both, p.DilemmaAreas()) {
		choices = append(choices, FaceoffChoice{"At " + at.String(), now.Faceoff == "problem" && now.Problem == at,
			func(p *Position) { p.faceOffAt("problem", at) }})
	}
	choices = slices.Insert(choices, len(both), FaceoffChoice{"At both Problems", now.Faceoff == "multi-problem",
		func(p *Position) { p.faceOffAt("multi-problem", both...) }})
	for _, c := range p.Cards {
		face := cards.Face(p, c)
		if c.Zone != InPlay || c.FaceDown || c.Frightened || face == nil || face.Type != card.Troublemaker {
			continue
		}
		choices = append(choices, FaceoffChoice{"Against " + face.Title, now.Troublemaker == c, func(p *Position) {
			p.faceOffAt("troublemaker")
			p.Moment.Troublemaker = c
		}})
	}
	return choices
}

// Confronts lists the Problems in whose Confront Step play can begin where it begins in a window of one (611.1).
func (p *Position) Confronts() (choices []FaceoffChoice) {
	if w, err := engine.ParseWindow(p.Moment.Name); p.FromStart || !p.Moment.IsWindow || err != nil ||
		w != engine.StartOfConfrontStep && w != engine.EndOfConfrontStep {
		return nil
	}
	both := []Area{{Of: Avery, Kind: Problem}, {Of: Blake, Kind: Problem}}
	for _, at := range slices.Concat(both, p.DilemmaAreas()) {
		choices = append(choices, FaceoffChoice{"At " + at.String(), p.Moment.Problem == at,
			func(p *Position) { p.Moment.Problem = at }})
	}
	return choices
}

// faceOffAt has play begin in a faceoff of another kind or at other Problems, for which both players met the
// requirements; those of the one before are taken back.
func (p *Position) faceOffAt(kind string, areas ...Area) {
	h, before := &p.History, p.Moment
	if before.Faceoff == "problem" {
		h.Confronted, h.OpponentMet = without(h.Confronted, before.Problem), without(h.OpponentMet, before.Problem)
	} else if before.Faceoff == "multi-problem" {
		h.Confronted, h.OpponentMet = nil, nil
	}
	p.Moment.Faceoff, p.Moment.Problem, p.Moment.Troublemaker = kind, Area{}, nil
	if kind == "problem" {
		p.Moment.Problem = areas[0]
	}
	for _, at := range areas {
		h.Confronted = append(without(h.Confronted, at), at)
		h.OpponentMet = append(without(h.OpponentMet, at), at)
	}
}

// without gives the areas other than one.
func without(areas []Area, at Area) []Area {
	return slices.DeleteFunc(slices.Clone(areas), func(a Area) bool { return a == at })
}
