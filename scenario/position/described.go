package position

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// A part of a line as somebody describes it to a judge: "I have Rainbow Dash boosted and 3 AT",
// "my opponent's timberwolf is uncovered at my problem". Such a part is gone through from its
// beginning, and each word is somebody, a place, a card, a mark, a number of something, where
// in the turn it is, or one of the few that say nothing; what is none of them can't be read.

// isDescribed reports whether a part is to be read as a description: where it can't be read
// otherwise, but so all of it can, or most of it where otherwise nothing.
func (r *lineReader) isDescribed(part piece, marked Place, alone bool) bool {
	if len(wordsOf(part)) < 2 || !strings.ContainsFunc(part.text, saysSomething) ||
		placeInLetters.MatchString(part.text) {
		return false
	}
	grammar := r.tried()
	grammar.part(part, marked, alone)
	if againstAmong.MatchString(part.text) { // against Timberwolf, and who else is there
		for _, refer := range grammar.later {
			refer()
		}
	}
	if len(grammar.faults) == 0 {
		return false
	}
	described, unread := r.tried(), 0
	if len(described.faultsOf(func() { unread = described.describe(part, marked) })) == 0 {
		return true
	}
	letters := 0
	for _, f := range grammar.faults {
		letters += f.To - f.From
	}
	if whole, _ := r.cards.Line(grammar.position); whole == r.shown() {
		return len(wordsOf(part)) > 3 && 2*unread < len(part.text) // otherwise nothing of it is read
	}
	if n := len(wordsOf(part)); n > 8 && speaksOfSelf.MatchString(part.text) {
		return unread <= letters // a whole sentence, and no list
	}
	return len(wordsOf(part)) > 3 && 2*(unread+muchRead) < letters
}

// goesOn reports whether the last of several parts, which says nothing alone, goes on with what the one before
// describes: "two Red Galas at home, one exhausted; the other wears a hat".
func (r *lineReader) goesOn(parts []piece, marked Place) bool {
	last := len(parts) - 1
	if last < 1 || len(wordsOf(parts[last])) < 2 || placeInLetters.MatchString(parts[last].text) {
		return false
	}
	if grammar := r.tried(); len(grammar.faultsOf(func() { grammar.part(parts[last], marked, false) })) == 0 {
		return false
	}
	before, whole := r.tried(), r.tried()
	without := before.faultsOf(func() { before.describe(r.between(parts[0], parts[last-1]), marked) })
	with := whole.faultsOf(func() { whole.describe(r.between(parts[0], parts[last]), marked) })
	return len(with) <= len(without) && whole.shown() != before.shown()
}

// faultsOf gives what can't be read of what is read, with what refers to cards that stand further on.
func (r *lineReader) faultsOf(read func()) []Fault {
	read()
	for _, refer := range r.later {
		refer()
	}
	return r.faults
}

// placeInLetters finds a part that is written by the grammar, to which its faults are told.
var placeInLetters = regexp.MustCompile(
	`^([AB][PH]|[AB] (at|dilemma|hand|deck|discard|banished|problems|flips)\b[^:]*):`)

// againstAmong finds that more is said than against which Troublemaker a faceoff is, or with which card points were
// scored.
var againstAmong = regexp.MustCompile(`(?i)\b(?:against|scored\b.*\bwith)\b.*,`)

// muchRead is how many letters more a description has to make readable, for its faults to be
// told instead of those of the grammar.
const muchRead = 10

func (r *lineReader) shown() string {
	line, _ := r.cards.Line(r.position)
	return line
}

// tried is a reader of the same line that leaves the position as it is.
func (r *lineReader) tried() *lineReader {
	return &lineReader{cards: r.cards, position: r.position.Clone(), line: r.line, said: r.said, there: r.there,
		mane: r.mane, problem: r.problem, areCards: r.areCards, players: r.players, kind: r.kind, pronouns: r.pronouns,
		listAt: r.listAt, confronts: r.confronts}
}

// describe reads a part so. It gives how many letters of it could not be read.
func (r *lineReader) describe(part piece, marked Place) (unread int) {
	d := describer{r: r, marked: marked, subject: r.said, kind: r.kind}
	d.setWords(d.withoutQuestion(wordsOf(part)))
	d.problemsNamedSmall()
	d.articlesFirst()
	d.isWithoutSign()
	d.eachAnnounced()
	d.namesEndInSigns()
	d.namesJoined()
	d.troublemakersApposed()
	d.troublemakersFlipped()
	d.placesBetweenDashes()
	d.ownersInBrackets()
	d.problemsBetweenCommas()
	d.problemsOwned()
	d.dilemmasCalled()
	d.problemsCalled()
	for d.at < len(d.words) {
		if d.ofStranger() || d.isPerson() {
			continue
		}
		if len(d.cards) == 0 { // the last one may have turned out to be none
			d.cardEnd = 0
		}
		before := d.watch()
		if d.at >= mostLost && 10*d.lost >= 9*d.at {
			d.unreadRest()
		} else if !d.next() {
			d.at = min(d.at, len(d.words)-1) // of words that were looked at to the end the last one is told
			d.unreadWord()
			d.lost++
		}
		d.settleEach()
		d.tellFar(before)
	}
	d.sentenceEnds()
	before := len(r.faults)
	d.tellLost()
	d.tellAsked()
	d.tellAgain()
	d.tellUnnamed()
	d.tellCounts()
	d.tellAnnounced()
	d.faceoffWithoutPlace()
	d.bothFlippedOne()
	d.markAllBut()
	for _, isMane := range []bool{true, false} { // before others that may be the Mane Character
		for i := range d.cards {
			if d.cards[i].isSaidMane() == isMane {
				d.put(&d.cards[i])
				d.saysMane(&d.cards[i])
			}
		}
	}
	r.later = append(r.later, r.faceoffWhereBothAre, r.flipsWereMade)
	r.said, r.there, r.kind = d.subject, Area{}, d.kind
	if len(d.named) == 1 { // else "there" could be any
		r.there = d.named[0]
	}
	for _, f := range r.faults[before:] {
		unread += f.To - f.From
	}
	for _, f := range d.unread {
		expected := "words that describe a position: whose, a card, how many, at which place, what it is like, or " +
			"the phase; or a line as the grammar has it (AP: dash, red gala/ex; A 3t)"
		if slices.ContainsFunc(d.asked, func(at int) bool { return f.at <= at && at < f.at+len(f.text) }) {
			expected = "what lies on the table now, and whose it is: questions, plans and what is not so " +
				"have no place there"
		}
		if d.isNameOfNobody(f) {
			expected = "a player's name with what that one has behind it, first where the player is spoken of: " +
				"Lena has Falcon at home"
		}
		if slices.Contains(d.toPlay, f.at) {
			expected = "what lies on the table now: a card that is played next is put into the hand"
		}
		r.fault(f, expected)
		unread += len(f.text)
	}
	return unread
}

// mostLost is after how many words, nine of ten of them unread, what follows isn't looked at: it describes nothing, and
// thousands of words that are near to no card take seconds.
const mostLost = 40

// describer goes through the words of one part.
type describer struct {
	r      *lineReader
	words  []piece
	plain  []string // what these are taken for: in small letters, without the signs that end them, slips mended
	at     int
	lost   int // how many words were unread
	marked Place

	subject  Side // who is spoken of
	spoken   bool // somebody is, in this sentence
	strange  bool // the sentence began with somebody or something that can't be read
	byName   bool // by a name, so that "their" is the same player's
	has      bool // as one who has something, and not whose something is
	both     bool // of both players is spoken
	evenOnly bool // of how many points or tokens both have, and of nothing else
	// Somebody controls what is named next, whosever it is.
	controls     bool
	controller   Side
	moment       bool // the latest thing said is where in the turn it is
	isHeld       bool // it is said that somebody holds the cards that are named
	heading      []Area
	named        []Area     // all that the part speaks of
	zone         Zone       // of the heading: InPlay with its areas, or a pile
	whose        Side       // whose pile it is
	kind         *placeKind // of the place that was named last
	isListed     bool       // the cards that nobody knew are named now: "two cards in hand: …"
	onTop        bool       // they lie on top of the deck
	onDeck       int        // which of the cards, from 1, is the deck on which the next one lies
	cards        []describedCard
	unread       []piece
	asked        []int         // where what a position can't hold begins
	toPlay       []int         // where it is said that a card is played
	cardEnd      int           // behind the card that was named last
	placeEnd     int           // behind the place that was named last
	units        []string      // of what was counted: points, tokens
	sentence     int           // how many were over before
	withAt       int           // where it begins to be said with what the card is that was named last
	isAttaching  bool          // somebody attached what is named next
	opened       int           // how many cards were named before the latest brackets
	under        piece         // beneath which card those are that are named next
	isHost       bool          // the card that is named next lies on those
	below        int           // which of the cards, from 1, lies beneath the next one; 0 for the next ones
	where        *Area         // the place at which those are of whom is spoken: "my problem, where she has …"
	bothFlipped  bool          // the flips of both are named, each behind whose it is
	isBothsFlip  bool          // it is said of both that they flipped what is named next
	headed       bool          // somebody is whose the list is: "Blake: AP Pinkie. BP Applejack"
	headSide     Side          // who that is
	counted      lastCount     // what was counted last
	faceoffSaid  piece         // where it is said that there is one
	ofMane       bool          // the place is that of a Mane Character, whose may be said behind
	markAll      piece         // the mark of all that are named in the list
	exceptAll    []string      // but for these, folded
	marksNamed   bool          // that mark stands at the head of the list alone: also of those that were named before
	ofAll        []markOfAll   // what was said of all characters before they are named
	areFriends   bool          // the cards of the list are Friends by its head
	turnEnd      int           // behind the turn that was said last
	ofNext       []piece       // marks of the Mane Character that is named next
	ofManes      []piece       // of both
	isManeSaid   [2]bool       // which card is a player's Mane Character is said
	idlePlace    piece         // a place of which no card has been said to be there
	isFar        bool          // something else was spoken of since the card that was named last
	isPast       bool          // what is told has happened before
	did          *deedDone     // what was done with the cards that are named next
	places       dilemmaPlaces // of the Dilemmas that are named
	firstNamed   *Side         // whose cards stood before the first "vs"
	announced    []announced   // how many cards were said to be named next
	namesFriends bool          // those that are named are Friends, as was said of all
	ofEach       *eachOf       // of which cards the same is said
	topSaid      piece         // how many cards on top of a deck are
	headsOwner   bool          // who heads the list is said by whose it is: "mine: X"
	thoseOf      *Side         // whose cards are named behind a place: "his Friends at my problem are X and Y"
	isBefore     bool          // the place stands before what is there, with nothing between: "my hand X Y his hand Z"
	challenger   *Side         // whose challenge is spoken of: the characters with which it is made are named next
}

// describedCard is a card with what was said of it.
type describedCard struct {
	item
	said        piece  // its name as it was typed
	sides       []Side // under whose control, or whose pile
	areas       []Area
	zone        Zone  // "" as long as no place was said
	spoken      bool  // somebody is whose it is
	isOver      bool  // its sentence is over
	onNext      bool  // it is attached to the card that is named next
	bears       bool  // that is attached to it
	isUncovered bool  // it is said to be
	isLost      bool  // it is at a place that can't be read
	isWhose     bool  // whose it is was taken from whose the place is
	isTyped     bool  // of which type it is was said
	isEachs     bool  // each player's are at that one's own place
	areBoths    bool  // both players flipped one
	isParted    bool  // where some of its copies are was said
	isListed    bool  // which they are is named behind
	isPartly    bool  // which some of them are
	isSomes     bool  // whose these copies are was said, of several
	counted     piece // how many characters there are, where that was said alone
	listedAt    *Area // the place at which a list says what each player has, if it is named in one

	sentence int  // in which it was named
	isUnsure bool // nobody says of which player, and both were spoken of before
}

// next reads what stands next; false if it is nothing that a description has.
func (d *describer) next() bool {
	return d.aside() || d.togetherAgain() || d.eachHas() || d.formerLatter() || d.itHas() || d.copyAt() ||
		d.moreThan() || d.areListed() || d.allSomebodys() || d.oneIsAt() || d.flippedFor() || d.challengedPassive() ||
		d.saidInPassing() || d.markedThere() || d.allFirst() || d.manesAt() ||
		d.maneUnnamed() || d.numberBehind() || d.dilemma() || d.restUnknown() ||
		d.hasPriority() || d.totalsSaid() ||
		d.lastsNow() || d.scoredWith() || d.problemWas() || d.countersOnNext() || d.mane() || d.areNamed() ||
		d.notKnown() || d.cutieMark() || d.isTheOnly() || d.factsSaid() || d.manesLike() ||
		d.enteredPlay() || d.atItsCost() ||
		d.noneConfronted() || d.areSomebodys() || d.someAreSomebodys() || d.anotherAt() ||
		d.defeated() || d.requirementsMet() ||
		d.pilesOfEach() || d.listFollows() || d.someBear() || d.isNowSomebodys() || d.totalOfDeck() ||
		d.leadsBySome() ||
		d.doneBefore() || d.lastAloneFlipped() || d.notSeen() || d.bothCounted() || d.unitBehind() || d.bothPiles() ||
		d.hasNone() || d.ofNoCard() || d.atNoPlace() || d.withNamed() ||
		d.isOfType() || d.ownersIsOfType() || d.bothThere() || d.apposed() || d.including() ||
		d.sign() || d.soIs() || d.soDoes() ||
		d.pairs() || d.corrected() ||
		d.sameOf() || d.excepted() || d.moreOfThem() || d.countedAfter() || d.numberIn() || d.ofType() ||
		d.uncoveredBy() || d.isSomebodys() || d.cardsAsBefore() || d.otherIs() || d.topIs() || d.theyAre() ||
		d.belowTop() || d.onTopAgain() || d.again() ||
		d.someNamedMarked() || d.fullName() || d.inBrackets() || d.isPlaying() || d.neitherHas() || d.wonFaceoff() ||
		d.challengedBy() || d.notSaid() ||
		d.together() || d.charactersCounted() || d.points() || d.count() || d.history() || d.confronting() ||
		d.turnIs() || d.place() || d.partAt() || d.ofPower() || d.someMarked() || d.markSaid() ||
		d.beneath() || d.controlledBy() ||
		d.holds() || d.hasBesides() || d.attachedTo() || d.somebody() || d.saysNothing() || d.card()
}

func (d *describer) line() string { return d.r.line }

// word gives the word so many behind the next one, as it is taken.
func (d *describer) word(n int) string {
	if d.at+n < 0 || d.at+n >= len(d.words) {
		return ""
	}
	return d.plain[d.at+n]
}

func (d *describer) setWords(words []piece) {
	d.words, d.plain = words, make([]string, len(words))
	for i, w := range words {
		if d.plain[i] = d.r.player(d.r.cards.meant(plainWord(w.text))); plainWord(w.text) == problemIs {
			d.plain[i] = problemIs
		} else if w.text == "(" || w.text == ")" {
			d.plain[i] = ","
		} else if isPartEnd(w) {
			d.plain[i] = ""
		}
		if name, isPlural := strings.CutSuffix(d.plain[i], "s"); isPlural && len(name) > 1 &&
			(Avery.isName(d.r.player(name)) || Blake.isName(d.r.player(name))) { // blakes turn
			d.plain[i] = d.r.player(name) + "'s"
		}
		if short, isShort := shortFor[d.plain[i]]; isShort {
			d.plain[i] = short
		}
		if i > 0 && d.plain[i] == "char" && (d.plain[i-1] == "main" || d.plain[i-1] == "mane") {
			d.plain[i] = "character"
		}
		if d.isTokens(i) {
			d.plain[i] = "ats"
		}
		if i > 0 && d.plain[i-1] == "trouble" && d.plain[i] == "phase" {
			d.plain[i-1] = "troublemaker"
		}
		if i > 0 && d.plain[i-1] == "main" && strings.HasPrefix(d.plain[i], "character") {
			d.plain[i-1] = "mane"
		}
		if _, isDilemma := d.places[w]; isDilemma {
			d.plain[i] = isDilemmaWord + d.plain[i]
		}
	}
	d.manesAreFlipped()
}

func plainWord(word string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimRight(word, ".!?")), "’", "'")
}

// isPartEnd reports whether a sign ends a part of the line.
func isPartEnd(word piece) bool { return word.text == ";" }

// takes takes words if they stand next, the longest of several wordings first.
func (d *describer) takes(wordings ...string) bool {
	for _, w := range wordings {
		words := strings.Fields(w)
		fits := true
		for i, word := range words {
			fits = fits && d.word(i) == word && (i == 0 || !endsSentence(d.words[d.at+i-1]))
		}
		if fits {
			d.goOn(len(words))
			return true
		}
	}
	return false
}

// goOn goes behind so many words; with a full stop a sentence ends.
func (d *describer) goOn(n int) {
	d.at += n
	d.stop()
}

// stop ends the sentence if there is a full stop behind the latest word.
func (d *describer) stop() {
	if d.at == 0 || slices.Contains([]string{",", "and", "&"}, d.word(0)) { // Yay! and Falcon
		return
	}
	if d.cardEnd == d.at && d.at < len(d.words) && strings.ContainsAny(d.words[d.at-1].text, "!?") &&
		unicode.IsLower([]rune(d.words[d.at].text)[0]) { // Yay! in my hand
		return
	}
	if endsSentence(d.words[d.at-1]) {
		d.sentenceEnds()
	}
}

// sentenceEnds places what was named in a sentence, and forgets of what it spoke.
func (d *describer) sentenceEnds() {
	d.settleEach()
	d.tellEach()
	d.placeHeaded()
	d.tellIdlePlace()
	if d.onTop && !slices.ContainsFunc(d.cards, func(c describedCard) bool { // which says how many are below
		return c.name.is(Unknown) && c.zone == Deck && slices.Equal(c.sides, []Side{d.whose})
	}) {
		d.cards = append(d.cards, describedCard{item: item{count: usualDeck, name: piece{Unknown, 0}},
			sides: []Side{d.whose}, zone: Deck})
	}
	for i := range d.cards {
		d.cards[i].isOver = true
	}
	d.heading, d.zone, d.moment, d.both, d.bothFlipped = nil, "", false, false, false
	d.evenOnly = false
	d.sentence++
	d.ofMane = false
	d.under, d.areFriends, d.markAll, d.marksNamed, d.exceptAll = piece{}, false, piece{}, false, nil
	d.thoseOf, d.isBefore = nil, false
	if d.challenger != nil && d.byName { // of whom the sentence was
		d.subject = *d.challenger
	}
	d.onDeck, d.challenger, d.where, d.did, d.isPast = 0, nil, nil, nil, false
	d.controls, d.spoken, d.strange, d.isListed, d.onTop, d.isHeld = false, d.headed, false, false, false, false
	if d.headed {
		d.subject = d.headSide
	}
}

// placeHeaded gives the cards that were named without a place that of their heading, or none.
func (d *describer) placeHeaded() {
	if d.zone != "" && d.zone != InPlay { // discards: mine has X, his Y
		for i := range d.cards {
			if c := &d.cards[i]; c.zone == "" && !c.isOver && c.spoken && len(c.sides) == 1 && c.sides[0] != d.whose {
				c.zone, c.areas = d.zone, nil
			}
		}
	}
	d.tellAtHeading()
	d.placePending(d.zone, d.heading)
}

// placePending gives the cards that were named without a place theirs.
func (d *describer) placePending(zone Zone, areas []Area) { d.placePendingFrom(0, zone, areas) }

func (d *describer) placePendingFrom(first int, zone Zone, areas []Area) {
	for i := first; i < len(d.cards); i++ {
		if c := &d.cards[i]; c.zone == "" && !c.isOver && c.name.is(Unknown) && zone == InPlay && i+1 < len(d.cards) &&
			c.count > 1 && !c.isListed { // he has 2 cards, and Falcon at home
			c.isOver = true
		} else if c.zone == "" && !c.isOver {
			d.idlePlace = piece{}
			c.zone, c.areas, c.isLost = zone, areas, c.isLost && zone == ""
			if !c.spoken && len(areas) == 1 {
				c.sides, c.isWhose = []Side{areas[0].Of}, areas[0].isProblem()
			}
			if zone != "" && zone != InPlay && len(c.sides) < 2 { // and not what both have
				c.sides = []Side{d.whose}
			}
		}
	}
}
