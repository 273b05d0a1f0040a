package position

import (
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What is typed in a hurry: words that are cut otherwise than others cut them, and whose cards are, right behind their
// names.

// asMeant cuts words as others do that somebody has cut otherwise: "trouble maker", "w/hat".
func asMeant(words []piece) []piece {
	for i := 0; i < len(words); i++ {
		lower := strings.ToLower(words[i].text)
		if powerCounter.MatchString(lower) { // (+1 counter)
			words[i].text = lower[:strings.IndexByte(lower, ' ')] + ")"
			continue
		}
		if placeInBrackets.MatchString(lower) && i+1 < len(words) && (i == 0 || !isSign(words[i-1].text)) {
			at := words[i]
			colon := piece{":", at.at + len(at.text) - 1}
			words = slices.Replace(words, i, i+1, at.slice(1, len(at.text)-1), colon) // [AP] Dash
			if i > 0 && !endsSentence(words[i-1]) && !strings.HasSuffix(words[i-1].text, ")") {
				words[i-1].text += "."
			}
			continue
		}
		if (lower == "done" || lower == "made") && i > 0 && i+1 < len(words) && words[i+1].text == ":" &&
			strings.EqualFold(words[i-1].text, "flips") { // flips done: mine X, his Y
			words = slices.Delete(words, i, i+1)
			i--
			continue
		}
		if ownerInBrackets.MatchString(lower) { // (owner B, controller A)
			words[i].text = ownerInBrackets.ReplaceAllString(words[i].text, "${1}of $2")
			words[i].text = controllerInBrackets.ReplaceAllString(words[i].text, "${1}by $2")
			continue
		}
		if lower == "(marked)" {
			words[i].text = "(cutie marked)"
			continue
		}
		if lower == "(me-opp)" || lower == "(me/opp)" || lower == "(me first)" || lower == "(mine first)" ||
			lower == "(unmarked)" || lower == "(no counters)" ||
			lower == "(without counters)" {
			words = slices.Delete(words, i, i+1)
			i--
			continue
		}
		if lower == "everyone's" || lower == "everybody's" {
			words[i].text = words[i].text[:len(lower)-len("'s")]
		}
		if rest, isWith := strings.CutPrefix(lower, "w/"); isWith {
			with := piece{"with", words[i].at}
			if rest == "" {
				words[i] = with
				continue
			}
			words[i] = words[i].slice(len("w/"), len(words[i].text))
			words = slices.Insert(words, i, with)
			continue
		}
		if villain := plainWord(words[i].text); (villain == "villain" || villain == "villains") &&
			(i+1 >= len(words) || !strings.HasPrefix(strings.ToLower(words[i+1].text), "troublemaker")) {
			words[i].text = "troublemaker" + words[i].text[len("villain"):]
			continue
		}
		if i == 0 || !strings.EqualFold(words[i-1].text, "trouble") {
			continue
		}
		if maker := plainWord(words[i].text); maker == "maker" || maker == "makers" {
			words[i-1].text += words[i].text
			words = slices.Delete(words, i, i+1)
			i--
		}
	}
	return words
}

// Who owns a card, and who controls it, in brackets behind it.
var (
	ownerInBrackets      = regexp.MustCompile(`(?i)([(\[,] ?)(?:owner|owned by):? (\pL+)`)
	controllerInBrackets = regexp.MustCompile(`(?i)([(\[,] ?)(?:controller|controlled by):? (\pL+)`)
)

// powerCounter finds power counters in brackets.
var powerCounter = regexp.MustCompile(`^\(\+\d+ (?:power )?counters?\)$`)

// placeInBrackets finds a place by its letters at the head of a list.
var placeInBrackets = regexp.MustCompile(`^\[[ab][ph]\]$`)

// isAtPlace reports whether it is said so many words on where something is.
func (d *describer) isAtPlace(n int) bool {
	return slices.Contains([]string{"at", "in", "on", "@"}, d.word(n)) && d.isPlace(n+1)
}

// isOwnerBehind reports whether the next word says whose the cards are that were named right before: "Gyro his".
func (d *describer) isOwnerBehind() bool {
	last := len(d.cards) - 1
	_, mark := d.markAt(1) // Rarity hers boosted at my problem
	return last >= 0 && d.cardEnd > 0 && d.cardEnd == d.at && !d.cards[last].isOver &&
		slices.Contains([]string{"mine", "his", "hers", "theirs"}, d.word(0)) &&
		(d.isOver(1) || d.isAtPlace(1) || mark > 0 && (d.isOver(1+mark) || d.isAtPlace(1+mark)))
}

// areSomebodys reads whose the cards are that were named right before: "Dash and Falcon mine, Gyro his".
func (d *describer) areSomebodys() bool {
	side, words, ok := d.whoseSaid(0)
	if !ok || words != 1 || !d.isOwnerBehind() {
		return false
	}
	last := len(d.cards) - 1
	first := last
	for first > 0 && d.isNamedTogether(first) {
		first--
	}
	for i := first; i <= last; i++ {
		d.cards[i].sides, d.cards[i].spoken, d.cards[i].isWhose = []Side{side}, true, false
	}
	d.goOn(1)
	return true
}

// someAreSomebodys reads whose some of the copies are that were named: "three Red Galas at my problem, two are Avery's
// and one is Blake's".
func (d *describer) someAreSomebodys() bool {
	n, ok := d.number(0)
	words := 1
	if d.word(1) == "of" && (d.word(2) == "them" || d.word(2) == "which") {
		words = 3
	}
	if d.word(-1) == "," && d.word(words-1) != "of" && slices.Contains([]string{"mine", "his", "hers", "theirs"},
		d.word(words)) { // one mine
		words--
	}
	side, long, isWhose := d.whoseSaid(words + 1)
	last := len(d.cards) - 1
	if !ok || n < 1 || !isWhose || words > 0 && !slices.Contains([]string{"is", "are", "'s"}, d.word(words)) ||
		!d.isOwner(words+1, long) || !d.isOver(words+1+long) && d.word(words+1+long) != "and" || last < 0 {
		return false
	}
	i := last
	for i > 0 && d.cards[i].isSomes && d.cards[i-1].name.at == d.cards[i].name.at {
		i--
	}
	c := d.cards[i]
	if c.isSomes || c.count < n || c.count == n && i == last {
		return false
	}
	if c.zone == "" && d.word(-1) == ":" && d.zone == InPlay { // three Red Galas at my problem: two are mine
		c.zone, c.areas = d.zone, d.heading
	}
	d.cards[i] = c
	c.marks, c.attached = slices.Clone(c.marks), slices.Clone(c.attached)
	if d.cards[i].count -= n; d.cards[i].count == 0 {
		d.cards = slices.Delete(d.cards, i, i+1)
	}
	c.count, c.sides, c.spoken, c.isWhose, c.isSomes = n, []Side{side}, true, false, true
	c.sentence, c.isOver = d.sentence, false
	d.cards = append(d.cards, c) // they were spoken of last
	d.goOn(words + 1 + long)
	return true
}

// inOrder takes ordinals that count cards for what they come to: "a third" for another, "the second one is" for "one
// is".
func inOrder(words []piece) []piece {
	is := func(i int, of ...string) bool { return isOneOf(words, i, of...) }
	isFirstSaid := false
	for i := 1; i < len(words); i++ {
		if !slices.Contains(ordinals, strings.ToLower(words[i].text)) || is(i+1, "turn", "time", "phase", "faceoff",
			"turn's", "player") {
			continue
		}
		switch end := i + 1; {
		case is(i-1, "a", "an") && !is(i, "first"):
			words = slices.Replace(words, i-1, i+1, piece{"another", words[i-1].at})
		case is(i-1, "the"):
			if is(end, "one", "copy") {
				end++
			}
			if !is(end, "is", "'s", "has") {
				continue
			}
			if is(i, "second") && isFirstSaid { // the first one has two counters, the second one is frightened
				words = slices.Replace(words, i-1, end, piece{"the", words[i-1].at}, piece{"other", words[i].at})
				continue
			}
			isFirstSaid = isFirstSaid || is(i, "first")
			words = slices.Replace(words, i-1, end, piece{"one", words[i-1].at})
		}
	}
	return words
}

// countsBeside parts what both have that is written with a stroke, before or behind what is counted: "3/1 AT",
// "points 5/7".
func countsBeside(words []piece) []piece {
	isUnit := func(i int) bool {
		if i < 0 || i >= len(words) {
			return false
		}
		word := plainWord(words[i].text)
		return unitsSaid[word] != "" || slices.Contains([]string{"at", "ats", "action", "hands", "decks"}, word)
	}
	for i := 0; i < len(words); i++ {
		first, second, ok := strings.Cut(strings.TrimRight(words[i].text, ".,"), "/")
		isColon := i > 0 && words[i-1].text == ":"
		if !ok || !(piece{first, 0}).isDigits() || !(piece{second, 0}).isDigits() ||
			!isUnit(i+1) && !isUnit(i-1) && !(isColon && isUnit(i-2)) {
			continue
		}
		at := words[i].at + len(first)
		second = words[i].text[len(first)+1:]
		words = slices.Replace(words, i, i+1, words[i].slice(0, len(first)), piece{"/", at}, piece{second, at + 1})
	}
	return words
}

// anotherAt reads that other copies are elsewhere of the card that was named last: "two Friends at home and a third at
// my problem", "two Falcons at home and one, exhausted, at his".
func (d *describer) anotherAt() bool {
	last := len(d.cards) - 1
	count, isNumber := d.number(0)
	n := 1
	mark, marked := d.markAt(n)
	n += marked
	if marked == 0 {
		n += d.isAsUsual(n)
	}
	at, isPlace := d.placeNamed(n + 1)
	if !isPlace {
		at, isPlace = d.samePlace(n + 1)
	}
	if !isNumber || count < 1 || d.word(0) == "a" || d.word(0) == "an" ||
		!slices.Contains([]string{"at", "in", "on", "@"}, d.word(n)) || !isPlace || last < 0 ||
		at.zone != InPlay || d.placeEnd == 0 || d.cards[last].name.is(Unknown) || d.cards[last].zone != InPlay {
		return false
	}
	_, isOfFacts := d.r.cards.factsOf(d.cards[last].name.text)
	isHad := isOfFacts && d.spoken && slices.Contains([]string{"has", "have", "got"}, d.word(-1)) // he has 2 at each
	if d.cards[last].sentence != d.sentence && !isHad {
		return false
	}
	if d.word(0) != "another" && !isHad && (slices.Equal(d.cards[last].areas, at.areas) ||
		last > 0 && d.isNamedTogether(last)) {
		return false // one of those, or of which of both?
	}
	_, isFacts := d.r.cards.factsOf(d.cards[last].name.text)
	for _, c := range d.cards[:last] {
		if _, others := d.r.cards.factsOf(c.name.text); others && !isFacts && c.sentence == d.sentence {
			return false // three Friends, of which the last was one
		}
	}
	c := d.cards[last]
	c.count, c.marks, c.attached, c.did = count, slices.DeleteFunc(slices.Clone(c.marks), isLikeSome), nil, nil
	if c.areas = at.areas; marked > 0 {
		c.marks = append(c.marks, mark)
	}
	if isHad {
		c.sides, c.spoken, c.sentence, c.isOver = d.sides(false), true, d.sentence, true
	}
	c.isWhose = false
	d.cards = append(d.cards, c)
	d.speakOf(at.areas, false)
	d.takePlace(at, n+1)
	d.placeEnd = d.at
	return true
}

// troublemakersApposed leaves out the comma before the name of a Troublemaker that is said to be one: "his
// Troublemaker, Timberwolf, is uncovered". What such a word begins else is the phase.
func (d *describer) troublemakersApposed() {
	for i := 1; i+2 < len(d.words); i++ {
		ahead := *d
		ahead.at = i + 2
		if d.plain[i] != "troublemaker" || d.words[i+1].text != "," || !ahead.isOwnerOf(-3, 1) ||
			ahead.nextType() != card.Troublemaker && !ahead.isTroublemakerNext() {
			continue
		}
		words := max(ahead.wholeName(), 1)
		rest := d.words[i+2:]
		if words+1 < len(rest) && rest[words].text == "," &&
			slices.Contains([]string{"is", "'s", "at", "face", "face-down", "uncovered"}, ahead.word(words+1)) {
			rest = slices.Delete(slices.Clone(rest), words, words+1)
		}
		d.setWords(slices.Concat(d.words[:i+1], rest))
	}
}

// listedBehind reports whether as many cards are named next as were counted last, with no colon before them: "3 of my
// Friends at my problem Falcon Gyro and Red Gala".
func (d *describer) listedBehind() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cards[last].count < 2 || d.cards[last].zone != "" || endsSentence(d.words[d.at-1]) ||
		!d.isCardAt(0) || !d.endsInFacts(false) {
		return false
	}
	ahead := *d
	ahead.r, ahead.cards = d.r.tried(), slices.Clone(d.cards)
	named := 0
	for named < d.cards[last].count {
		for slices.Contains([]string{",", "and", "&"}, ahead.word(0)) {
			ahead.at++
		}
		if ahead.at >= len(ahead.words) || !ahead.fullName() && !ahead.card() || len(ahead.cards) <= last {
			return false // the last one may have turned out to be none
		}
		named += max(ahead.cards[len(ahead.cards)-1].count, 1)
	}
	n := 0
	for slices.Contains([]string{",", "and", "&"}, ahead.word(n)) {
		n++
	}
	isPlaced := slices.Contains([]string{"all", "both", "at", "in", "on", "@"}, ahead.word(0))
	return named == d.cards[last].count && (ahead.isOver(0) || isPlaced || ahead.isVerb() ||
		n > 0 && !ahead.isCardAt(n))
}

// areListed reads that as many cards are named next as were counted last, with no colon before them: "my two Friends
// Falcon and Gyro are at home".
func (d *describer) areListed() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at || d.isListed || !d.listedBehind() {
		return false
	}
	d.isListed, d.cards[last].isListed = true, true
	return d.fullName() || d.card()
}

// totalOfDeck reads how many cards a deck has with those that were named: "my deck: Jetstream, Gyro on top, 31 cards
// total".
func (d *describer) totalOfDeck() bool {
	total, ok := d.number(0)
	n := 1
	for slices.Contains([]string{"card", "cards", "in"}, d.word(n)) {
		n++
	}
	if !ok || d.zone != Deck || d.word(n) != "total" && d.word(n) != "altogether" || !d.isOver(n+1) {
		return false
	}
	rest := total
	for i := range d.cards {
		c := &d.cards[i]
		if (c.zone == Deck || c.zone == "" && !c.isOver) && slices.Equal(c.sides, []Side{d.whose}) {
			rest -= c.count
		}
	}
	if rest < 0 || rest == total {
		return false
	}
	said := d.words[d.at]
	d.goOn(n + 1)
	if d.onTop = false; rest > 0 {
		d.cards = append(d.cards, describedCard{item: item{count: rest, name: piece{Unknown, said.at}}, said: said,
			sides: []Side{d.whose}, zone: Deck, spoken: true, isOver: true, sentence: d.sentence})
	}
	return true
}
