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

	isTroublemaker bool
}

// Faceoffs lists the faceoffs inside of which play can begin where it begins in a window of one (514.2): at each
// Problem, at both, and against each Troublemaker that is face-up in play.
func (cards *Cards) Faceoffs(p *Position) (choices []FaceoffChoice) {
	w, err := engine.ParseWindow(p.Moment.Name)
	now := p.Moment
	if p.FromStart || !now.IsWindow || err != nil || w < engine.StartOfFaceoff {
		return nil
	}
	for _, at := range p.confrontable() {
		choices = append(choices, FaceoffChoice{Says: "At " + at.String(),
			Is: now.Faceoff == "problem" && now.Problem == at,
			Do: func(p *Position) { p.faceOffAt("problem", at) }})
	}
	atBoth := FaceoffChoice{Says: "At both Problems", Is: now.Faceoff == "multi-problem",
		Do: func(p *Position) { p.faceOffAt("multi-problem", bothProblems()...) }}
	choices = slices.Insert(choices, len(bothProblems()), atBoth)
	for _, c := range p.Cards {
		face := cards.Face(p, c)
		if c.Zone != InPlay || c.FaceDown || c.Frightened || face == nil || face.Type != card.Troublemaker {
			continue
		}
		choices = append(choices, FaceoffChoice{Says: "Against " + face.Title, Is: now.Troublemaker == c,
			Do: func(p *Position) {
				p.faceOffAt(troublemakerFaceoff)
				p.Moment.Troublemaker = c
			}, isTroublemaker: true})
	}
	return choices
}

// Begin sets the moment at which play begins, as Position.Begin does. A faceoff is the only one that there can be:
// at the Problem where both players have characters, or against the Troublemaker that can be challenged.
func (cards *Cards) Begin(p *Position, at Moment) {
	p.Begin(at)
	switch now := p.Moment; {
	case !now.inFaceoff() || now.Troublemaker != nil:
	case now.Faceoff == "":
		if where, found := cards.whereBothAre(p); found {
			p.faceOffAt("problem", where)
		}
	case now.Faceoff == troublemakerFaceoff:
		against := slices.DeleteFunc(cards.Faceoffs(p), func(c FaceoffChoice) bool { return !c.isTroublemaker })
		if len(against) == 1 {
			against[0].Do(p)
		}
	}
}

// Confronts lists the Problems in whose Confront Step play can begin where it begins in a window of one (611.1).
func (p *Position) Confronts() (choices []FaceoffChoice) {
	if w, err := engine.ParseWindow(p.Moment.Name); p.FromStart || !p.Moment.IsWindow || err != nil ||
		w != engine.StartOfConfrontStep && w != engine.EndOfConfrontStep {
		return nil
	}
	for _, at := range p.confrontable() {
		choices = append(choices, FaceoffChoice{Says: "At " + at.String(), Is: p.Moment.Problem == at,
			Do: func(p *Position) { p.Moment.Problem = at }})
	}
	return choices
}

// confrontable lists the areas of what can be confronted: both Problems, and Dilemmas.
func (p *Position) confrontable() []Area { return slices.Concat(bothProblems(), p.DilemmaAreas()) }

// faceOffAt has play begin in a faceoff of another kind or at other Problems, for which both players met the
// requirements; those of the one before are taken back.
func (p *Position) faceOffAt(kind string, areas ...Area) {
	h := &p.History
	var before []Area
	switch p.Moment.Faceoff {
	case "problem":
		before = []Area{p.Moment.Problem}
	case "multi-problem":
		before = bothProblems()
	}
	for _, at := range before {
		h.Confronted, h.OpponentMet = without(h.Confronted, at), without(h.OpponentMet, at)
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
