package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says first of all characters of a player but some, which are named behind: "all my characters but
// Falcon are exhausted. Falcon and Gyro are at my problem".

// markOfAll is a mark of all characters of a player, or all Friends, but for some.
type markOfAll struct {
	side   Side
	noun   string
	mark   piece
	but    []string // folded
	said   piece
	before int // how many cards had been named by then
}

// allFirst reads that all of a player's characters, but for some, are like a mark, where they are named behind.
func (d *describer) allFirst() bool {
	if d.at > 0 && !endsSentence(d.words[d.at-1]) && d.word(-1) != "," {
		return false
	}
	n, isAll := 0, false
	for d.word(n) == "all" || d.word(n) == "of" {
		n, isAll = n+1, true
	}
	var side Side
	noun := "characters"
	whose, words, ok := d.whoseSaid(n)
	switch {
	case ok && slices.Contains([]string{"characters", "friends", "ponies", "guys", "stuff"}, d.word(n+words)):
		side, noun, n = whose, d.word(n+words), n+words+1
	case d.word(0) == "everything" && d.word(1) == "of":
		if whose, words, ok = d.whoseSaid(2); !ok {
			return false
		}
		side, n, isAll = whose, 2+words, true
	default:
		return false
	}
	but, n, ok := d.namesBut(n)
	if !ok {
		return false
	}
	if d.word(n) == "are" || d.word(n) == "is" {
		n++
	}
	if d.word(n) == "all" {
		n, isAll = n+1, true
	}
	mark, long := d.markAt(n)
	if long == 0 || !isAll {
		return false
	}
	n += long
	if len(but) == 0 {
		if but, n, ok = d.namesBut(n); !ok {
			return false
		}
	}
	isOver := n > 0 && d.at+n < len(d.words) && endsSentence(d.words[d.at+n-1])
	if d.word(n) != ":" && (!isOver || len(but) == 0) {
		return false
	}
	all := markOfAll{side, noun, mark, but, d.wordsBetween(d.at, n), len(d.cards)}
	if d.word(n) == ":" {
		n++
	}
	d.goOn(n)
	d.sentenceEnds()
	d.subject, d.spoken, d.r.isSaid, d.both = side, true, true, false
	d.ofAll = append(d.ofAll, all)
	return true
}

// namesBut reads the names of those of which it isn't so, so many words on: "but Falcon", "except for Falcon and Gyro".
// It gives the number of the word behind them; there may be none.
func (d *describer) namesBut(n int) (but []string, end int, ok bool) {
	if d.word(n) != "but" && d.word(n) != "except" {
		return nil, n, true
	}
	for n++; d.at+n < len(d.words); {
		ahead := *d
		ahead.at += n
		words := max(ahead.wholeName(), 1)
		switch {
		case slices.Contains([]string{"for", "and", ",", "my", "his", "her", "the"}, d.word(n)):
			n++
			continue
		case !ahead.isCardAt(0):
			return but, n, len(but) > 0
		}
		but = append(but, spelling.Fold(strings.TrimRight(ahead.text(words).text, ".")))
		if n += words; endsSentence(d.words[d.at+n-1]) {
			break
		}
	}
	return but, n, len(but) > 0
}

// markAllBut gives the marks that were said of all characters before they were named.
func (d *describer) markAllBut() {
	for _, all := range d.ofAll {
		found := false
		for i := all.before; i < len(d.cards); i++ {
			c := &d.cards[i]
			face := d.r.cards.faceOf(c.name.text)
			said := strings.Fields(spelling.Fold(c.name.text))
			isOf := face != nil && (face.Type == card.Friend || all.noun != "friends" && face.Type.IsCharacter()) &&
				slices.Contains(c.sides, all.side) && (c.zone == "" || c.zone == InPlay)
			if !isOf || slices.ContainsFunc(all.but, func(name string) bool {
				return fitWithin(strings.Fields(name), said)
			}) {
				continue
			}
			c.marks = append(slices.Clone(c.marks), all.mark)
			found = true
		}
		if !found {
			d.r.fault(all.said, "which they are, behind it: all my characters but Falcon are exhausted: Falcon, Gyro")
		}
	}
}
