package position

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Which words of a description name a card.

// notNames are words that name no card alone or at an end of its name, though names have them.
var notNames = []string{
	"there", "here", "it", "this", "that", "these", "those", "no", "not", "without", "if", "when", "then", "can",
	"will", "would", "what", "happens", "play", "plays", "played", "move", "moves", "moved", "shes", "wants",
	"uses", "after", "before", "first", "second", "turn", "problem", "hand", "deck", "discard", "pile",
	"banished", "home", "phase", "decks", "hands", "score", "of", "from", "points", "tokens", "one",
	"two", "three", "all", "any",
	"by", "need", "quick", "judge", "call", "hi", "top", "bottom", "anything", "me", "lead", "leads", "trail",
	"mane", "manes", "villain", "villains", "mare", "mares",
}

// longestName is of how many words a card's name is looked for, with its marks.
const longestName = 9

// fullName reads a card whose whole name of several words stands next, whatever words it has.
func (d *describer) fullName() bool {
	n := d.wholeName()
	if n == 0 {
		return false
	}
	if d.isHost {
		name := d.text(n)
		name.text = strings.TrimRight(name.text, ".")
		d.hostNamed(item{count: 1, name: name}, n, d.subject)
		return true
	}
	if d.namedAgain(d.text(n).text, n) {
		return true
	}
	d.add(item{count: 1, name: d.text(n)})
	d.at += n
	d.cardEnd = d.at
	if strings.HasSuffix(d.words[d.at-1].text, ".") { // other signs may be the name's
		d.stop()
	}
	return true
}

// articlesFirst takes "A" at the beginning of a sentence for the article, and not for a player, where the verb behind
// says that it is of the card that is named: "A Hard Hat is on Gyro".
func (d *describer) articlesFirst() {
	for i, w := range d.words {
		ahead := *d
		ahead.at = i + 1
		if w.text != "A" || i > 0 && !endsSentence(d.words[i-1]) {
			continue
		}
		for _, mark := ahead.markAt(0); mark > 0; _, mark = ahead.markAt(0) {
			ahead.at += mark
		}
		if n := max(ahead.wholeName(), 1); ahead.isCardAt(0) && slices.Contains([]string{"is", "lies", "was",
			"controlled", "owned", "of", "that", "which"}, ahead.word(n)) {
			d.words[i].text = "a"
		}
	}
}

// isWithoutSign takes the "s" behind a name for "is" where what the card is like follows, and the name alone stands
// before: "he has Falcon and Gyro at mine gyros exhausted".
func (d *describer) isWithoutSign() {
	for i := 1; i+1 < len(d.words); i++ {
		ahead := *d
		ahead.at = i + 1
		name, isPlural := strings.CutSuffix(d.plain[i], "s")
		_, mark := ahead.markAt(0)
		_, isCounted := ahead.number(-2)
		if isCounted || whoseNext.MatchString(d.words[i-1].text) { // his Falcons
			continue
		}
		if !isPlural || len(name) < 3 || mark == 0 || !ahead.isOver(mark) || !slices.Contains(d.plain[:i], name) {
			continue
		}
		if ahead.at = slices.Index(d.plain, name); ahead.nextType() == 0 {
			continue
		}
		words := []piece{d.words[i].slice(0, len(name)), {"'s", d.words[i].at + len(name)}}
		d.setWords(slices.Concat(d.words[:i], words, d.words[i+1:]))
	}
}

// isNameAt reports whether the name of a card stands so many words on, and no facts.
func (d *describer) isNameAt(n int) bool {
	ahead := *d
	ahead.at += n
	return ahead.nextType() != 0
}

// wholeName is of how many words the name is that stands next: a whole one of several, or a number; else 0.
func (d *describer) wholeName() int {
	if d.at >= len(d.words) || !beginsName(d.words[d.at].text) {
		return 0
	}
	for n := min(longestName, len(d.words)-d.at); n > 1; n-- {
		if !d.endsNoName(n) && (d.r.cards.isWholeName(d.text(n).text) || d.isSubtitle(n) || d.isShortName(n)) {
			return n
		}
	}
	if len(d.r.cards.lib.CardsByNumber(d.text(1).text)) == 1 {
		return 1
	}
	return 0
}

// endsNoName reports whether so many words are no name: the last is a sign, or one of a list a card that nobody knows.
func (d *describer) endsNoName(n int) bool {
	words := d.words[d.at : d.at+n]
	isUnknown := func(w piece) bool { return plainWord(w.text) == "unknown" }
	return isSign(words[n-1].text) || slices.ContainsFunc(words, isUnknown) &&
		slices.ContainsFunc(words, func(w piece) bool { return isSign(w.text) })
}

// isSubtitle reports whether so many words are a card's subtitle, written with capitals as names are.
func (d *describer) isSubtitle(n int) bool {
	for _, w := range []piece{d.words[d.at], d.words[d.at+n-1]} {
		if first, _ := utf8.DecodeRuneInString(w.text); !unicode.IsUpper(first) {
			return false
		}
	}
	return d.r.cards.subtitles[spelling.Fold(d.text(n).text)]
}

// subtitleBehind reads the subtitle of the card that was named last, behind how many copies there are of it: "Red Gala
// x3, Favorite Cousin".
func (d *describer) subtitleBehind(c *describedCard) {
	if d.word(0) != "," {
		return
	}
	for n := min(longestName, len(d.words)-d.at-1); n > 0; n-- {
		if full := c.name.text + ", " + d.wordsBetween(d.at+1, n).text; d.r.cards.isWholeName(full) {
			c.name.text = full
			d.goOn(1 + n)
			d.cardEnd = d.at
			return
		}
	}
}

// beginsName reports whether a name can begin with a word: it is no sign, nor are there brackets around it.
func beginsName(word string) bool { return !isSign(word) && !inBrackets.MatchString(word) }

// isSign reports whether a word is a sign between words.
func isSign(word string) bool {
	return len(word) == 1 && strings.ContainsAny(word, ",;:=@&-+()") || word == "–" || word == "—"
}

// isWholeName reports whether a text is the full name or the Title of a card.
func (cards *Cards) isWholeName(text string) bool {
	return cards.isWhole.get(text, func() bool { return cards.whole[spelling.Fold(text)] })
}

// isNoName reports whether what is left of a card is a word that names none alone: power, a color.
func (d *describer) isNoName(name piece) bool {
	word := plainWord(name.text)
	_, isColor := colorNamed(word)
	return isColor || word == "power" || strings.HasPrefix(word, "counter") || slices.Contains(notNames, word)
}

// mayBeCard reports whether so many words, from the next one on, may name a card: neither the
// first nor the last of them says nothing.
func (d *describer) mayBeCard(n int) bool {
	first, last := d.word(0), d.word(n-1)
	for _, w := range []string{first, last} {
		if slices.Contains(nothingIsSaid, w) || slices.Contains(notNames, w) || w == "," || w == "" {
			return false
		}
	}
	if _, _, isWhose := d.whoseSaid(0); isWhose {
		return false
	}
	if strings.HasPrefix(d.word(n), "counter") { // three fear counters
		return false
	}
	if text := d.text(n).text; n > 2 && d.joinsNames(n) && !d.r.cards.isWholeName(strings.TrimRight(text, ".,")) {
		return false // Snails and Snips
	}
	for i := range n { // a card ends where another thing is spoken of
		if at := d.at + i; i < n-1 && at < len(d.words) && strings.HasSuffix(d.words[at].text, ".") &&
			endsSentence(d.words[at]) {
			return false // that's Lena. Marc …
		}
		if _, isNumber := d.number(i); isNumber && i > 0 && d.word(i-1) == "and" { // Octavia and 3 AT
			return false
		}
		if w := d.word(i); w == "" || w == ":" || w == "=" || w == "@" || w == ";" || strings.HasSuffix(w, "n't") ||
			slices.Contains(betweenCards, w) {
			return false
		}
	}
	one, isPlural := oneOf(first)
	return n > 1 || d.names(first) || isPlural && d.names(one) // two Rainbowshines
}

// oneOf is the name of one of several that are named so: "Red Galas", "Timberwolves".
func oneOf(name string) (one string, isPlural bool) {
	if stem, is := strings.CutSuffix(name, "lves"); is {
		return stem + "lf", true
	}
	return strings.CutSuffix(name, "s")
}

// joinsNames reports whether an "and" within so many words stands between two names.
func (d *describer) joinsNames(n int) bool {
	for i := 1; i < n-1; i++ {
		behind := d.wordsBetween(d.at+i+1, n-i-1).text
		if w := d.word(i); (w == "and" || w == "&") && d.names(d.text(i).text) &&
			d.names(strings.TrimRight(behind, ".,")) {
			return true
		}
	}
	return false
}

// beginsTitle reports whether so many words, written with capitals as names are, begin a card's title, whose
// last word would say something else alone: Nice Moves.
func (d *describer) beginsTitle(n int) bool {
	if n < 2 || d.at+n > len(d.words) || !slices.Contains(notNames, d.word(n-1)) {
		return false
	}
	for i := range n {
		w := d.words[d.at+i]
		if !unicode.IsUpper([]rune(w.text)[0]) || i < n-1 && endsSentence(w) {
			return false
		}
	}
	text := strings.TrimRight(d.text(n).text, ".!?")
	return slices.ContainsFunc(d.r.cards.Named(text, Place{Zone: Discard}), func(c *rulesdb.Card) bool {
		return strings.HasPrefix(spelling.Fold(c.Name()), spelling.Fold(text)+" ")
	})
}

// betweenCards are words that no name has within it, unless it is a whole one.
var betweenCards = []string{",", "has", "have", "is", "are", "my", "their", "his", "her", "at", "where", "i", "it",
	"can", "both", "-", "–", "—", "'s"}

// names is that of the cards.
func (d *describer) names(words string) bool {
	return d.r.cards.sure.get(words, func() bool { return d.r.cards.names(words) })
}

// names reports whether words are sure to name a card: a whole name, the number or the facts of
// one, what players call it, or words of a name in its order, from one of its Title on. Words that
// are in any sentence name none, unless they are the whole Title.
func (cards *Cards) names(words string) bool {
	folded := spelling.Fold(words)
	if _, isFacts := cards.factsOf(words); isFacts || words == Unknown || cards.whole[folded] ||
		cards.tokens[folded] != nil || cards.nick[folded] != "" || slices.Contains(unknownSaid, words) ||
		len(cards.lib.CardsByNumber(words)) == 1 {
		return true
	}
	said := strings.Fields(folded)
	if len(said) == 0 {
		return false
	}
	if len(said) == 1 {
		return len(folded) > 1 && folded[0] > '9' && !commonWords[folded] &&
			(cards.titleWords[folded] || len(folded) > 4 && cards.beginsTitleWord(folded) || cards.slipOf(folded) != "")
	}
	for _, w := range said {
		if commonWords[w] && !cards.words[w] {
			return false
		}
	}
	exact := func(word, of string) bool { return word == of }
	isOfTitle := func(word string) bool { return cards.titleWords[word] && !commonWords[word] }
	return slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return c.saidBy(said) || slices.ContainsFunc(said, isOfTitle) && c.hasAll(said, exact)
	})
}

// saidBy reports whether words are those of the name in its order, from one of its Title on, each
// of them whole, the beginning of one, or with a slip in it.
func (c *namedCard) saidBy(said []string) bool {
	for f, title := range c.titles {
		name := strings.Fields(c.names[f])
		for first := range len(strings.Fields(title)) {
			if fitInOrder(said, name[first:]) {
				return true
			}
		}
	}
	return false
}

// fitInOrder reports whether words are those of a name in its order, from its first one on.
func fitInOrder(said, name []string) bool {
	if len(said) == 0 || len(name) == 0 || !isMeantFor(said[0], name[0]) { // of signs alone no words are left
		return false
	}
	for _, of := range name {
		if len(said) > 0 && isMeantFor(said[0], of) {
			said = said[1:]
		}
	}
	return len(said) == 0
}

// isMeantFor reports whether a word of a description is meant for one of a name.
func isMeantFor(word, of string) bool {
	return word == of || len(word) > 2 && !commonWords[word] && isSlip(word, of)
}

// beginsTitleWord reports whether letters begin a word of a Title.
func (cards *Cards) beginsTitleWord(letters string) bool {
	at, _ := slices.BinarySearch(cards.titleWordsSorted, letters)
	return at < len(cards.titleWordsSorted) && strings.HasPrefix(cards.titleWordsSorted[at], letters)
}

// isNamedByBeginnings reports whether words mean a card without a slip in them: they are
// facts, what players call one, or the beginnings of words of a name.
func (cards *Cards) isNamedByBeginnings(words string) bool {
	folded := spelling.Fold(words)
	if _, isFacts := cards.factsOf(words); isFacts || cards.nick[folded] != "" || words == Unknown ||
		slices.Contains(unknownSaid, words) || len(cards.lib.CardsByNumber(words)) == 1 {
		return true
	}
	return len(folded) > 1 && slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return c.namedBy(folded, strings.Fields(folded)) < notNamed
	})
}

// preferTroublemaker takes a card that is face-down or uncovered for the Troublemaker of its name.
func (d *describer) preferTroublemaker(c *describedCard) {
	if !c.isUncovered && !slices.ContainsFunc(c.marks, func(mark piece) bool {
		return strings.HasSuffix(strings.ToLower(mark.text), "down")
	}) {
		return
	}
	face, said := d.r.cards.faceOf(c.name.text), strings.Fields(spelling.Fold(c.name.text))
	isMane := face != nil && face.Type == card.ManeCharacter
	for _, found := range d.r.cards.Near(c.name.text, Place{Zone: InPlay, Area: Area{Kind: Problem}}) {
		title := strings.Fields(spelling.Fold(found.Faces[0].Title))
		if found.Faces[0].Type == card.Troublemaker && (isMane &&
			fitWithin(said, title) || slices.Equal(said, title)) {
			c.name.text = d.r.cards.FileName(found)
			return
		}
	}
}

// isTypeOfLast reports whether words say no more than of which type the card is that was named last:
// "the troublemaker".
func (d *describer) isTypeOfLast(words piece) bool {
	facts, isFacts := d.r.cards.factsOf(strings.TrimPrefix(strings.TrimPrefix(words.text, "the "), "a "))
	return isFacts && d.cardEnd == d.at && facts.Color == 0 && len(facts.Traits) == 0 && len(d.cards) > 0
}

// isOneName reports whether a word and the one before, each of which would name a card, are rather the name of one that
// nobody knows: both begin with capitals, with nothing between them, and not both begin the title of their card.
func (d *describer) isOneName(it item) bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at || d.cards[last].isOver {
		return false
	}
	begins := func(said piece) (isTitle, isName bool) {
		face := d.r.cards.faceOf(said.text)
		_, isFacts := d.r.cards.factsOf(said.text)
		if face == nil || isFacts || strings.Contains(said.text, " ") || !unicode.IsUpper([]rune(said.text)[0]) {
			return false, false
		}
		return strings.Fields(spelling.Fold(face.Title))[0] == spelling.Fold(said.text), true
	}
	first, isFirst := begins(d.cards[last].said)
	second, isSecond := begins(it.name)
	return isFirst && isSecond && !(first && second)
}

var numberOfCard = regexp.MustCompile(`^[(\[#]?([A-Za-z]{2,4}\d{1,3})[)\]]?[.,]?$`)

// numberBehind reads the number of the card that was named just before: "Lord Tirek AD159".
func (d *describer) numberBehind() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at || endsSentence(d.words[d.at-1]) {
		return false
	}
	number := numberOfCard.FindStringSubmatch(d.words[d.at].text)
	if number == nil {
		return false
	}
	found := d.r.cards.lib.CardsByNumber(number[1])
	name := strings.Fields(spelling.Fold(d.cards[last].name.text))
	if len(found) != 1 || !fitWithin(name, strings.Fields(spelling.Fold(found[0].Name()))) {
		return false
	}
	d.cards[last].name.text = number[1]
	d.goOn(1)
	d.cardEnd = d.at
	return true
}
