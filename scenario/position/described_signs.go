package position

import "strings"

// What the signs between the words of a description do.

// sign takes a sign between words.
func (d *describer) sign() bool {
	switch d.word(0) {
	case ",", "&", "":
		if isPartEnd(d.words[d.at]) {
			heading, zone, goesOn := d.heading, d.zone, d.zone == InPlay && d.isOfHeading()
			flipped := d.bothFlipped && d.isWhose(1)
			if d.goOn(1); goesOn || flipped {
				d.heading, d.zone, d.bothFlipped = heading, zone, flipped
			}
			return true
		} else if d.listsThem() {
			d.isListed, d.cards[len(d.cards)-1].isListed = true, true
			d.opened = len(d.cards)
		} else if sign := d.words[d.at].text; sign == "(" {
			if d.opened = len(d.cards); d.isWhose(-1) && d.isOwner(-1, 1) && d.placeEnd != d.at { // mine (X) is at home
				d.opened++
			}
		} else if sign == ")" && d.opened <= len(d.cards) && !d.ofMane { // at the place before the brackets
			d.placePendingFrom(d.opened, d.zone, d.heading)
			d.isListed = false
		}
		d.goOn(1)
		return true
	case ":":
		if d.cardEnd > 0 && (d.endsInFacts(false) || d.endsInUnknown()) && d.listsThem() {
			// two of my Friends are frightened: X and Y
			d.isListed, d.cards[len(d.cards)-1].isListed = true, true
			d.goOn(1)
			return true
		}
		if d.cardEnd > 0 && d.cardEnd >= d.at-3 && d.endsInFacts(true) && d.endsInName() { // a Troublemaker (mine): X
			d.isListed, d.cards[len(d.cards)-1].isListed = true, true
			d.goOn(1)
			return true
		}
	case "+": // Applejack + Applejack's Hat; else it is an and
		if d.bearsNext(1) {
			d.cards[len(d.cards)-1].bears = true
		}
		d.goOn(1)
		return true
	case "-", "–", "—", "•", "*": // the next of a list
		_, long := d.markAt(1)
		if long += d.isAsUsual(1); long == 0 && d.word(1) == "face" && d.word(2) == "down" {
			long = 2
		}
		if long > 0 && d.isDash(1+long) { // Timberwolf - face down - at my problem
			d.words[d.at].text, d.words[d.at+1+long].text = ",", ","
			d.setWords(d.words)
			return true
		}
		if d.cardEnd == d.at && d.endsInFacts(true) && d.listsThem() { // two Friends - X and Y
			d.isListed, d.cards[len(d.cards)-1].isListed = true, true
			d.goOn(1)
			return true
		}
		if at, isPlace := d.placeNamed(2); isPlace && d.isAtPlace(1) && d.isOver(2+at.words) && d.cardEnd == d.at {
			d.goOn(1) // X and Y - at my problem
			return true
		}
		spoken := d.spoken
		d.sentenceEnds()
		d.spoken = spoken
		d.goOn(1)
		return true
	}
	return false
}

// isOfHeading reports whether somebody's cards are named behind the next sign of which no place is said: "at my
// problem: my Falcon; his Gyro".
func (d *describer) isOfHeading() bool {
	_, words, ok := d.whoseSaid(1)
	if _, isType := typesSaid[strings.TrimSuffix(d.word(1), "s")]; !ok && isType { // …; Friends X and Y
		words, ok = 1, true
	}
	if !ok || !d.isCardAt(1+words) {
		return false
	}
	for n := 1 + words; d.at+n < len(d.words); n++ {
		if at, isPlace := d.placeNamed(n); isPlace && d.word(n-1) == "," && d.word(n+at.words) == ":" {
			return true // the head of the next list
		}
		if _, isSame := d.samePlace(n); isPartEnd(d.words[d.at+n]) || d.isPlace(n) || isSame {
			return isPartEnd(d.words[d.at+n])
		}
		if endsSentence(d.words[d.at+n]) {
			break
		}
	}
	return true
}
