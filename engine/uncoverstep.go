package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// The Uncover Step (607).

const (
	uncoverChooses = 1
	uncoverEnds    = 3
)

var uncoverStepSteps = []step{
	{rule: rule.R601_2, window: StartOfUncoverStep},
	uncoverChooses: {rule: rule.R607_2, do: chooseTroublemakerToUncover},
	{rule: rule.R607_3, do: uncoverTroublemaker},
	uncoverEnds: {rule: rule.R601_2, window: EndOfUncoverStep},
}

// chooseTroublemakerToUncover asks for the next of the turn player's face-down
// Troublemakers to be uncovered (607.2). None can be at a Problem with a
// face-up Epic Troublemaker (607.1), nor one of which text says that it can't
// (104.2), nor one again whose uncovering something else has replaced. The frame's
// Card is the one chosen last, its list those that something else was done for.
func chooseTroublemakerToUncover(g *Game, f *board.Frame) {
	if g.state.Program().HasReplacements() && f.Card.Card != 0 && len(g.state.Done()) == 0 &&
		g.isCoveredTroublemaker(f.Card.Card) {
		g.state.SetList(append(slices.Clone(g.state.List(f)), board.Option{Kind: board.CardOption, Card: f.Card}))
	}
	g.list = g.list[:0]
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) != f.Player || !g.isCoveredTroublemaker(c) {
			continue
		}
		option := board.Option{Kind: board.CardOption, Card: g.state.Ref(c)}
		uncovered := g.uncoveringBy(f.Player, c)
		if g.staysCovered(c) || !g.isPossible(&uncovered) || slices.Contains(g.state.List(f), option) {
			continue
		}
		g.list = append(g.list, option)
	}
	if len(g.list) == 0 {
		goTo(f, uncoverEnds)
		g.noteCovered(f.Player)
		return
	}
	if len(g.list) > 1 && g.reading(board.OwnFaceDownTroublemakers) == board.NobodyLooks {
		g.noteReading(board.OwnFaceDownTroublemakers, rule.R607_2)
	}
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R607_2, Min: 1, Max: 1}, g.list)
}

// staysCovered reports whether a Troublemaker can't be uncovered because of an Epic
// one (607.1).
func (g *Game) staysCovered(c board.CardID) bool {
	return g.faceUpEpicAt(g.state.Area(c)) != 0 && g.holds(rule.R607_1)
}

// uncoveringBy is the uncovering of a Troublemaker by a player in the Uncover Step.
func (g *Game) uncoveringBy(p board.Player, c board.CardID) board.Occurrence {
	return board.Occurrence{Kind: board.Uncovered, Rule: rule.R607_3, Player: p,
		Area: g.state.Area(c), Card: g.state.Ref(c)}
}

// noteCovered says which Troublemakers stay face-down because of an Epic one, and
// which because text says that they can't be uncovered.
func (g *Game) noteCovered(p board.Player) {
	if g.trail == nil {
		return
	}
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) != p || !g.isCoveredTroublemaker(c) {
			continue
		}
		if g.staysCovered(c) {
			g.note(board.Entry{Rule: rule.R607_1, Note: board.CantBeUncovered, Player: p, Card: g.state.Ref(c)})
			continue
		}
		o := g.uncoveringBy(p, c)
		if by, forbidden := g.state.Forbids(&o); forbidden {
			g.trail.Add(board.Entry{Kind: board.CantHappen, Depth: g.state.Depth(), Rule: rule.R104_2,
				Card: by, Occurrence: o})
		}
	}
}

// uncoverTroublemaker turns the chosen Troublemaker face-up; an Epic one
// dismisses all other face-up Troublemakers at its Problem (607.3).
func uncoverTroublemaker(g *Game, f *board.Frame) {
	chosen := g.state.Answered()[0].Card
	goTo(f, uncoverChooses)
	if g.state.Program().HasReplacements() {
		f.Card = chosen
		g.state.SetDone(nil)
	}
	g.propose(g.uncovering(g.uncoveringBy(f.Player, chosen.Card))...)
	if !g.beginTextAtOnce(board.TextOfUncovered, board.Uncovered) && g.isUncovering() {
		g.checkUniqueness()
	}
}

// uncovering gives the uncovering of a Troublemaker with what happens at the
// same time: an Epic one dismisses all other face-up Troublemakers there
// (607.3), unless it can't be uncovered because of one of them (607.1). Whether
// uniqueness does that instead is a disputed point.
func (g *Game) uncovering(o board.Occurrence) []board.Occurrence {
	batch := []board.Occurrence{o}
	if !g.isEpicFaceUp(o.Card.Card) || g.faceUpEpicAt(o.Area) != 0 {
		return batch
	}
	others := g.faceUpTroublemakers(o.Area)
	if len(others) > 0 {
		g.noteReading(board.UncoveringAnEpic, rule.R607_3)
	}
	if g.reading(board.UncoveringAnEpic) == board.ByTheGame {
		return batch // uniqueness is violated, and repaired next
	}
	for _, other := range others {
		batch = append(batch, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R607_3,
			Player: o.Player, Card: g.state.Ref(other), Follows: true})
	}
	return batch
}

// isEpicFaceUp reports whether a face-down Troublemaker is Epic once it is face-up;
// in some editions a Villain does the same.
func (g *Game) isEpicFaceUp(c board.CardID) bool {
	face := g.state.Face(c)
	if face.HasTrait(card.TraitEpic) {
		return true
	}
	isVillain := g.reading(board.VillainMeans) == board.VillainIsEpic && g.state.Program().HasAbilities() &&
		slices.ContainsFunc(face.Keywords, func(k card.Keyword) bool { return k.Name == "Villain" })
	if isVillain {
		g.noteReading(board.VillainMeans, rule.R607_3)
	}
	return isVillain
}

// isCoveredTroublemaker reports whether the card is a face-down Troublemaker in
// play, but not a frightened one.
func (g *Game) isCoveredTroublemaker(c board.CardID) bool {
	return g.state.IsFaceDown(c) && g.state.Type(c) == card.Troublemaker && !g.state.IsFrightened(c)
}

// faceUpEpicAt finds a face-up Epic Troublemaker at an area, 0 if there is
// none.
func (g *Game) faceUpEpicAt(a board.AreaID) board.CardID {
	for _, c := range g.faceUpTroublemakers(a) {
		if g.isFaceUpEpic(c) {
			return c
		}
	}
	return 0
}
