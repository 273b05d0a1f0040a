package position

import "slices"

// Who a description says that the turn player is.

// isTurnPlayer reads who the turn player is: "the active player is Blake", "turn player: Avery".
func (d *describer) isTurnPlayer() bool {
	at, from := &d.r.position.Moment, d.at
	if d.takes("active :", "active player :", "active player is", "active player", "the active player is",
		"the turn player is", "turn player :", "turn player is") {
		if side, words, ok := d.whoseSaid(0); ok {
			d.byName = side.isName(d.word(words - 1))
			d.goOn(words)
			at.Turn, d.subject = side, side
			return true
		}
	}
	d.at = from
	return false
}

// areTurnPlayer reads that who is spoken of is the turn player, or isn't: "I'm the active player".
func (d *describer) areTurnPlayer() bool {
	n := 0
	if d.word(0) == "the" {
		n = 1
	}
	isActive := d.word(n) == "active" || d.word(n) == "turn"
	if d.word(n+1) != "player" || !d.spoken || !d.isDoing(-1) && !d.isVerbOf(-1) && d.word(-1) != "am" ||
		!isActive && !slices.Contains(notActive, d.word(n)) {
		return false
	}
	if d.r.position.Moment.Turn = d.subject; !isActive {
		d.r.position.Moment.Turn = d.subject.Other()
	}
	d.goOn(n + 2)
	return true
}
