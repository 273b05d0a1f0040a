package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says of several characters together, and of a card that somebody is about to play.

// charactersCounted reads how many characters there are, which are named behind: "5 characters at my problem: …".
func (d *describer) charactersCounted() bool {
	n, ok := d.number(0)
	words := 1
	if side, whose, isWhose := d.whoseSaid(2); ok && isWhose && d.word(1) == "of" && d.isOwnerOf(2, whose) &&
		strings.HasPrefix(d.word(2+whose), "character") { // three of my characters
		d.subject, d.spoken, d.both = side, true, false
		words += 1 + whose
	}
	if !ok || n < 1 || d.word(words) != "characters" && d.word(words) != "character" {
		return false
	}
	said := d.text(words + 1)
	d.add(item{count: n, name: piece{"friend", said.at}})
	d.cards[len(d.cards)-1].counted = said
	d.goOn(words + 1)
	return true
}

// together reads a player's characters that are spoken of together: those that are named behind, "all of
// Avery's characters (X and Y) are at my problem", or that were named before, "all my Friends are exhausted".
func (d *describer) together() bool {
	n := 0
	if last := len(d.cards) - 1; d.word(0) == "those" && d.isAtPlace(1) && last >= 0 && len(d.cards[last].sides) == 1 &&
		(d.at == 0 || endsSentence(d.words[d.at-1])) { // those at my problem are X and Y
		d.thoseOf = &d.cards[last].sides[0]
		d.subject, d.spoken = *d.thoseOf, true
		d.goOn(1)
		return true
	}
	if side, words, ok := d.whoseSaid(0); ok && words == 1 && d.isOwner(0, 1) && d.isAtPlace(1) &&
		(d.at == 0 || endsSentence(d.words[d.at-1]) || d.word(-1) == "," || d.word(-1) == "and") {
		if at, _ := d.placeNamed(2); d.word(2+at.words) == "is" || d.word(2+at.words) == "are" { // mine at home is X
			d.thoseOf, d.subject, d.spoken = &side, side, true
			d.goOn(1)
			return true
		}
	}
	if d.word(0) == "all" || d.word(0) == "both" {
		n++
	}
	if n > 0 && d.word(1) == "of" {
		n++
	}
	side, words, ok := d.whoseSaid(n)
	noun := d.word(n + words)
	if !ok || !slices.Contains([]string{"characters", "friends", "cards", "ponies", "stuff", "guys"}, noun) {
		return false
	}
	isAll := n > 0
	n += words + 1
	isBracket := d.at+n < len(d.words) && inBrackets.MatchString(d.words[d.at+n].text)
	isAt := slices.Contains([]string{"at", "in", "on", "@"}, d.word(n))
	switch verb := 0; {
	case isBracket, isAll && d.word(n) == ":":
	case d.word(n) == "," && noun != "cards" && !endsSentence(d.words[d.at+n-1]) && d.isCardAt(n+1):
		// my Friends, X and Y, are at home
	case isAt && d.isPlace(n+1) && noun != "cards": // my characters at home are X and Y
	case slices.Contains([]string{"are", "is", "'s"}, d.word(n)) && isAll:
		if verb = n + 1; slices.Contains([]string{"at", "in", "on", "@"}, d.word(verb)) {
			verb++
		}
		at, isPlace := d.placeNamed(verb)
		if isPlace && d.word(verb+at.words) == ":" {
			n++ // are
			break
		}
		mark, long := d.markAt(verb)
		if isPlace {
			long = at.words
		} else if long > 0 && d.allAre(side, mark, verb+long, noun) {
			return true
		}
		if long == 0 || !d.ofAllNamed(side, noun, func(c *describedCard) {
			if isPlace {
				c.zone, c.areas = at.zone, at.areas
				return
			}
			c.marks = append(c.marks, mark)
		}) {
			return false
		}
		d.ofKind(at)
		n = verb + long
	default:
		return false
	}
	d.subject, d.spoken, d.r.isSaid, d.both = side, true, true, false
	if isAt {
		d.thoseOf = &side
	}
	over := d.sentence
	d.goOn(n)
	d.takes(":", ",")
	d.areFriends = noun == "friends" && d.sentence == over
	return true
}

// allAre reads that all of a player's are like the mark, but for some, of those that are named in the list from so many
// words on: "all my Friends are exhausted except Gyro: Falcon and Gyro".
func (d *describer) allAre(side Side, mark piece, n int, noun string) bool {
	var but []string
	if d.word(n) == "except" || d.word(n) == "but" {
		for n++; d.word(n) != ":"; n++ {
			ahead := *d
			ahead.at += n
			words := max(ahead.wholeName(), 1)
			switch {
			case slices.Contains([]string{"for", "and", ",", "my", "his", "her"}, d.word(n)):
				continue
			case !ahead.isCardAt(0) || d.isOver(n):
				return false
			}
			but = append(but, spelling.Fold(ahead.text(words).text))
			n += words - 1
		}
	}
	if d.word(n) != ":" {
		return false
	}
	d.sentenceEnds()
	d.subject, d.spoken, d.r.isSaid, d.both = side, true, true, false
	d.at += n + 1
	d.markAll, d.exceptAll, d.areFriends = mark, but, noun == "friends"
	return true
}

// ofAllNamed does something with each of a player's characters, or Friends, that were named in play; false if
// none was.
func (d *describer) ofAllNamed(side Side, noun string, do func(*describedCard)) bool {
	found := false
	for i := range d.cards {
		c := &d.cards[i]
		face := d.r.cards.faceOf(c.name.text)
		isOf := face != nil && (face.Type == card.Friend || noun != "friends" && face.Type.IsCharacter())
		if isOf && slices.Contains(c.sides, side) && (c.zone == "" || c.zone == InPlay) {
			do(c)
			found = true
		}
	}
	return found
}

// isPlaying reads that somebody plays a card now: it is in the hand, and that it is played is told.
func (d *describer) isPlaying() bool {
	if d.word(0) != "plays" && d.word(0) != "play" || !d.isWhose(-1) {
		return false
	}
	ahead := *d
	for ahead.at++; slices.Contains([]string{"a", "an", "the", "another"}, ahead.word(0)); {
		ahead.at++
	}
	words := ahead.wholeName()
	if words == 0 && ahead.nextType() == card.Event {
		words = 1
	}
	if words == 0 || d.r.cards.isManes(ahead.text(words).text) { // I play Rarity: my deck is hers
		return false
	}
	d.spoken = true
	d.toPlay = append(d.toPlay, d.words[d.at].at)
	for d.at < ahead.at {
		d.unreadOne()
	}
	d.add(item{count: 1, name: d.text(words)})
	c := &d.cards[len(d.cards)-1]
	c.zone, c.sides = Hand, []Side{d.subject}
	if d.goOn(words); endsSentence(d.words[d.at-1]) {
		return true
	}
	for d.at < len(d.words) && !slices.Contains([]string{",", "and", "during", "while", "where", "in", "when", "with"},
		d.word(0)) {
		last := d.words[d.at]
		if d.unreadOne(); endsSentence(last) {
			d.sentenceEnds()
			break
		}
	}
	return true
}

// isMane reports whether a Mane Character is named so many words on.
func (d *describer) isMane(n int) bool {
	ahead := *d
	ahead.at += n
	return ahead.nextType() == card.ManeCharacter
}

// isManes reports whether words are the Title of a Mane Character.
func (cards *Cards) isManes(words string) bool {
	title := spelling.Fold(words)
	return slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return c.card.Faces[0].Type == card.ManeCharacter && slices.Contains(c.titles, title)
	})
}

// tokenOfWords reads tokens whose name has several words: "two Crystal Pony tokens".
func (d *describer) tokenOfWords(count int, side Side) bool {
	n := 2
	for n < 4 && d.word(n) != "token" && d.word(n) != "tokens" {
		n++
	}
	if d.word(n) != "token" && d.word(n) != "tokens" || d.r.cards.tokenNamed(d.text(n).text) == nil {
		return false
	}
	name := d.text(n)
	before := d.subject
	d.subject = side
	d.add(item{count: max(count, 1), name: name, marks: []piece{{"token", d.words[d.at+n].at}}})
	d.subject = before
	d.cardEnd = d.at + n + 1
	d.goOn(n + 1)
	return true
}
