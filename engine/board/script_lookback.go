package board

import "canterlaw/engine/ability"

// lookBackAt makes the history keep what an event can be, and reports whether that can be a
// time that has come or is over.
func (p *Program) lookBackAt(event *ability.Node) (marksTime bool) {
	for _, k := range eventKinds(event) {
		p.looksBack[k] = true
		marksTime = marksTime || k.marksTime()
	}
	p.lookedBackAt = append(p.lookedBackAt, event)
	p.looksBack[FaceoffStarted], p.looksBack[TimeStarts] = true, true
	return marksTime
}

// lookBack notes at what an operation looks back, and over what.
func (p *Program) lookBack(n, event *ability.Node) {
	p.looksAtTimes = p.lookBackAt(event) || p.looksAtTimes
	p.lookBackOver(n)
}

// lookBackOver notes whether an operation looks back over a phase, and not over the
// turn, a faceoff or the game.
func (p *Program) lookBackOver(n *ability.Node) {
	for _, per := range n.Args {
		if per != nil && per.Kind == ability.Time && per.Op != ability.Turn && per.Op != ability.Game &&
			!isFaceoffTime(per.Op) {
			p.looksOverPhases = true
		}
	}
}

// forbid notes the kinds that an event can be as kinds that something can forbid.
func (p *Program) forbid(event *ability.Node) {
	for _, k := range eventKinds(event) {
		p.forbids[k] = true
	}
}
