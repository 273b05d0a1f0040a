package position

import (
	"strings"

	"canterlaw/engine"
)

// Phase is a phase of the turn with the moments and windows at which play can begin in
// it, in their order.
type Phase struct {
	Name    string // "Main"
	Usual   Moment // where play begins if nothing else is said
	Moments []Moment
}

// Phases lists the phases of the turn (601.1). The windows of faceoffs stand in the
// Score Phase, in which most faceoffs are.
func Phases() []Phase {
	all := make([]Phase, len(phases))
	for i, p := range phases {
		all[i] = Phase{Name: strings.ToUpper(p.name[:1]) + p.name[1:], Usual: Moment{Name: p.at, IsWindow: p.isWindow}}
	}
	add := func(phase int, name string, isWindow bool) {
		all[phase].Moments = append(all[phase].Moments, Moment{Name: name, IsWindow: isWindow})
	}
	add(readyPhase, engine.TurnStart.String(), false)
	phase := readyPhase
	for _, w := range engine.Windows() {
		for i, p := range phases {
			if p.isWindow && p.at == w.String() {
				phase = i
			}
		}
		if w == engine.StartOfMainPhase {
			phase = mainPhaseOfTurn
		}
		if w == engine.StartOfFaceoff {
			phase = scorePhase
		}
		if m, ok := momentBefore[w]; ok {
			add(phase, m.String(), false)
		}
		add(phase, w.String(), true)
	}
	return all
}

// The phases by their places among phases.
const (
	readyPhase = iota
	_
	mainPhaseOfTurn
	scorePhase
	_
)

// momentBefore are the moments other than a turn's start, each by the window that
// follows it.
var momentBefore = map[engine.Window]engine.Moment{
	engine.EndOfUncoverStep: engine.Uncovering, engine.EndOfChallengeStep: engine.Challenging,
	engine.EndOfMainPhase: engine.Acting, engine.StartOfConfrontStep: engine.Confronting,
	engine.EndOfFaceoffStep: engine.FacingOff, engine.EndOfSolveStep: engine.Solving,
	engine.EndOfWrapUpStep: engine.WrappingUp,
}

// PhaseOf is the place, among Phases, of the phase in which a moment is.
func PhaseOf(at Moment) int {
	for i, p := range Phases() {
		for _, m := range p.Moments {
			if m.Name == at.Name && m.IsWindow == at.IsWindow {
				return i
			}
		}
	}
	return mainPhaseOfTurn
}

// Begin sets the moment at which play begins, of the turn whose it is; outside of faceoffs until
// one is said.
func (p *Position) Begin(at Moment) {
	p.FromStart = false
	p.Moment = Moment{Turn: p.Moment.Turn, Number: p.Moment.Number, Name: at.Name, IsWindow: at.IsWindow}
}
