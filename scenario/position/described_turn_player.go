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
	if d.word(n+1) == "player" && isActive && d.isTurnPlayerNamed(n+2) {
		return true
	}
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

// isTurnPlayerNamed reads the turn player's name beside that word, so many words on: "Blake, the active player, has",
// "the turn player, Avery, has", "the active player (Blake)".
func (d *describer) isTurnPlayerNamed(n int) bool {
	side, before := Avery, 0
	for words := 1; words <= 3 && before == 0; words++ {
		if whose, long, ok := d.whoseSaid(-1 - words); ok && long == words && d.word(-1) == "," {
			side, before = whose, words
		}
	}
	whose, long, isBehind := d.whoseSaid(n + 1)
	inBrackets, isInBrackets := Avery, false
	if d.at+n < len(d.words) {
		inBrackets, isInBrackets = sideInBrackets(d.words[d.at+n])
	}
	switch {
	case before > 0 && d.word(n) == ",":
		n++
	case before == 0 && d.word(n) == "," && isBehind && d.word(n+1+long) == ",":
		side, n = whose, n+2+long
	case isInBrackets:
		side, n = inBrackets, n+1
	default:
		return false
	}
	d.r.position.Moment.Turn, d.subject, d.spoken, d.both, d.byName = side, side, true, false, true
	d.goOn(n)
	return true
}
