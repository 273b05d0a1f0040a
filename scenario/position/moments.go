package position

import (
	"slices"
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

// Phases lists the phases of the turn (601.1). The windows of faceoffs stand in the two in which
// faceoffs are: against Troublemakers in the Challenge Step (608), others in the Faceoff Step (612).
func Phases() []Phase {
	all := make([]Phase, len(phases))
	for i, p := range phases {
		all[i] = Phase{Name: strings.ToUpper(p.name[:1]) + p.name[1:], Usual: Moment{Name: p.at, IsWindow: p.isWindow}}
	}
	add := func(phase int, name string, isWindow bool) {
		all[phase].Moments = append(all[phase].Moments, Moment{Name: name, IsWindow: isWindow})
	}
	addFaceoff := func(phase int, kind string) {
		for w := engine.StartOfFaceoff; w <= engine.EndOfFaceoff; w++ {
			all[phase].Moments = append(all[phase].Moments, Moment{Name: w.String(), IsWindow: true, Faceoff: kind})
		}
	}
	add(readyPhase, engine.TurnStart.String(), false)
	phase := readyPhase
	for _, w := range engine.Windows() {
		if w >= engine.StartOfFaceoff {
			break
		}
		for i, p := range phases {
			if p.isWindow && p.at == w.String() {
				phase = i
			}
		}
		if w == engine.StartOfMainPhase {
			phase = mainPhaseOfTurn
		}
		if m, ok := momentBefore[w]; ok {
			add(phase, m.String(), false)
		}
		switch w {
		case engine.EndOfChallengeStep:
			addFaceoff(phase, troublemakerFaceoff)
		case engine.EndOfFaceoffStep:
			addFaceoff(phase, "")
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
)

// troublemakerFaceoff is the kind of faceoff, as files name it, that is against a Troublemaker.
const troublemakerFaceoff = "troublemaker"

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
		if slices.ContainsFunc(p.Moments, at.Is) {
			return i
		}
	}
	return mainPhaseOfTurn
}

// Is reports whether both are the same moment of a turn: windows of faceoffs against Troublemakers are others
// than those of Problems.
func (m Moment) Is(other Moment) bool {
	return m.Name == other.Name && m.IsWindow == other.IsWindow &&
		(m.Faceoff == troublemakerFaceoff) == (other.Faceoff == troublemakerFaceoff)
}

// Begin sets the moment at which play begins, of the turn whose it is. Another window of the faceoff in which it
// begins is one of the same; otherwise no faceoff is said yet.
func (p *Position) Begin(at Moment) {
	p.FromStart = false
	before := p.Moment
	p.Moment = Moment{Turn: before.Turn, Number: before.Number, Name: at.Name, IsWindow: at.IsWindow,
		Faceoff: at.Faceoff}
	is := func(m Moment) bool { return m.Faceoff == troublemakerFaceoff }
	if before.inFaceoff() && p.Moment.inFaceoff() && is(before) == is(p.Moment) {
		p.Moment.Faceoff, p.Moment.Problem, p.Moment.Troublemaker = before.Faceoff, before.Problem, before.Troublemaker
	}
}
