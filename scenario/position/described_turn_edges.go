package position

import (
	"slices"
	"strings"
)

// Where a description says that a turn, a phase or a step begins or ends, or which phase it is.

// startOf reads that play begins where somebody's phase or turn does: "the start of my main phase".
func (d *describer) startOf() bool {
	isEnd := d.word(0) == "end"
	if d.word(0) != "start" && d.word(0) != "beginning" && !isEnd || d.word(1) != "of" {
		return false
	}
	side, words, ok := d.whoseSaid(2)
	if !ok {
		if side, words = d.r.position.Moment.Turn, 0; d.word(2) == "the" {
			words = 1
		}
		if d.word(2+words) == "turn" && !isEnd {
			return false
		}
	}
	if isEnd && !ok && d.word(2) == "turn" && d.saysAt(2, "turn step") {
		return false
	}
	if isEnd && d.word(2+words) != "turn" {
		return d.startOrEndOf("end of ", side, words)
	}
	if isEnd {
		found, isWindow, _ := momentNamed("end phase")
		at := &d.r.position.Moment
		at.Turn, at.Name, at.IsWindow, d.moment = side, found, isWindow, true
		d.goOn(3 + words)
		d.turnNumber()
		return true
	}
	return d.startOrEndOf("start of ", side, words)
}

// startOfCounted reads that such a turn begins: "the start of Blake's third turn".
func (d *describer) startOfCounted() bool {
	side, words, ok := d.whoseSaid(2)
	if !ok || d.word(0) != "start" && d.word(0) != "beginning" || d.word(1) != "of" {
		return false
	}
	before := d.at
	if d.at += 2; !d.countedTurn(side, words, true) {
		d.at = before
		return false
	}
	d.r.position.Moment.Name, d.r.position.Moment.IsWindow = "start of turn", false
	return true
}

// edgeBehind finds the window at the start or end of what so many words name, where that is said right behind them, and
// by how many words: "ready phase start", "his troublemaker phase is about to end".
func (d *describer) edgeBehind(n, words int) (found string, isWindow bool, long int) {
	end := n + words
	if d.at+end >= len(d.words) || endsSentence(d.words[d.at+end-1]) {
		return "", false, 0
	}
	found, isWindow, long = d.edgeAt(strings.Join(d.plain[d.at+n:d.at+end], " "), end)
	return found, isWindow, long
}

// edgeAt is edgeBehind of a name, so many words on.
func (d *describer) edgeAt(name string, end int) (found string, isWindow bool, long int) {
	from := end
	if d.at+end >= len(d.words) || endsSentence(d.words[d.at+end-1]) {
		return "", false, 0
	}
	for slices.Contains([]string{"is", "about", "to", "has", "just", "now", "only"}, d.word(end)) {
		end++
	}
	which := ""
	switch d.word(end) {
	case "start", "starts", "starting", "started", "beginning", "begins", "begin", "begun":
		which = "start of "
	case "end", "ends", "ending", "ended":
		which = "end of "
	}
	found, isWindow, ok := momentNamed(which + name)
	if !ok || which == "" || !d.isOver(end+1) && !d.isEnd(end+1) {
		return "", false, 0
	}
	return found, isWindow, end + 1 - from
}

// startOrEndOf reads a window at the start or end of a player's phase or step, behind whose it is.
func (d *describer) startOrEndOf(which string, side Side, words int) bool {
	for _, long := range []int{2, 1} {
		name := d.word(2 + words)
		if long == 2 {
			name += " " + d.word(3+words)
		}
		found, isWindow, known := momentNamed(which + name)
		if !known {
			found, isWindow, known = momentNamed(which + name + " phase") // the beginning of his main
		}
		if !known && which == "start of " { // the beginning of Blake's Ready Phase
			found, isWindow, known = momentNamed(name)
		}
		if known {
			at := &d.r.position.Moment
			at.Turn, at.Name, at.IsWindow, d.moment = side, found, isWindow, true
			d.goOn(2 + words + long)
			d.ofPhase(d.word(-1))
			if whose, more, isSide := d.whoseSaid(0); isSide && words == 0 && d.isOver(more) &&
				!endsSentence(d.words[d.at-1]) { // the beginning of main, his
				at.Turn, d.subject = whose, whose
				d.goOn(more)
			}
			return true
		}
	}
	return false
}

// phaseIs reads the phase behind the word for it: "phase: score", "the phase is Avery's Main Phase".
func (d *describer) phaseIs() bool {
	if d.word(0) != "phase" && (d.word(0) != "step" || d.word(-1) == "of") ||
		!slices.Contains([]string{":", "is", "="}, d.word(1)) {
		return false
	}
	n := 2
	side, words, isSide := d.whoseSaid(n)
	if isSide {
		n += words
	} else if d.word(n) == "the" {
		n++
	}
	found, isWindow, known := momentNamed(d.word(n) + " " + d.word(n+1))
	if known = known && d.word(n+1) == "step"; known { // step: Challenge Step
		n++
	} else if found, isWindow, known = momentNamed(d.word(n)); !known || d.word(n) == "" {
		return false
	}
	at := &d.r.position.Moment
	if at.Name, at.IsWindow = found, isWindow; isSide {
		at.Turn = side
	}
	if n++; d.word(n) == "phase" && !endsSentence(d.words[d.at+n-1]) {
		n++
	}
	d.goOn(n)
	return true
}

// ofPhase reads of which phase a step is: "the Challenge Step of Avery's Troublemaker Phase".
func (d *describer) ofPhase(step string) {
	if step != "step" || d.word(0) != "of" {
		return
	}
	n := 1
	whose, words, isSide := d.whoseSaid(1)
	if isSide {
		n += words
	} else if d.word(1) == "the" {
		n++
	}
	if _, _, isPhase := momentNamed(d.word(n) + " phase"); !isPhase || d.word(n+1) != "phase" {
		return
	}
	if isSide {
		d.r.position.Moment.Turn, d.subject = whose, whose
	}
	d.goOn(n + 2)
}
