package position

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Sentences that say first what others say last, or leave out what others say: they are turned round.

// hasFor are who has something and the verb, for words by which it is somebody's.
var hasFor = map[string]string{"mine": "I have", "his": "he has", "hers": "she has", "theirs": "they have"}

// whoseFor are the words for whose a place is that stand before it, for those that stand alone.
var whoseFor = map[string]string{"mine": "my", "his": "his", "hers": "her", "theirs": "their"}

// asTurned turns such sentences round.
func asTurned(words []piece) []piece {
	for i := 0; i < len(words); i++ {
		begins := i == 0 || endsSentence(words[i-1])
		for _, turn := range []func(words []piece, i int) []piece{faceoffThatWasWon, severalAreSomebodys} {
			if turned := turn(words, i); begins && turned != nil {
				words = turned
				break
			}
		}
		for _, turn := range []func(words []piece, i int) []piece{maneNamedNext, problemsForProblemIs, ownSide,
			doneAndHas} {
			if turned := turn(words, i); turned != nil {
				words = turned
				break
			}
		}
	}
	return words
}

// isOneOf reports whether a word of several is one of some.
func isOneOf(words []piece, i int, of ...string) bool {
	return i >= 0 && i < len(words) && slices.Contains(of, plainWord(words[i].text))
}

// isCapital reports whether a word of several begins with a large letter.
func isCapital(words []piece, i int) bool {
	return i < len(words) && unicode.IsUpper([]rune(words[i].text)[0])
}

// ownerAlone gives who has something and the verb, for a word that says whose it is without what: "mine", "Avery's".
func ownerAlone(words []piece, i int) (has []piece, ok bool) {
	if i >= len(words) {
		return nil, false
	}
	word := plainWord(words[i].text)
	who, verb, ok := strings.Cut(hasFor[word], " ")
	said := strings.ReplaceAll(strings.TrimRight(words[i].text, ".!?"), "’", "'")
	if name, isName := strings.CutSuffix(said, "'s"); isName && isCapital(words, i) {
		who, verb, ok = name, "has", true
	}
	return []piece{{who, words[i].at}, {verb, words[i].at}}, ok
}

// isCounted reports whether a word counts cards: "two", "2", "2x".
func isCounted(words []piece, i int) bool {
	return i < len(words) && (numbersSaid[plainWord(words[i].text)] > 0 || copiesInDigits.MatchString(words[i].text))
}

var copiesInDigits = regexp.MustCompile(`^[1-9]x?$`)

// sentenceOver is behind which word the sentence ends that goes on at one.
func sentenceOver(words []piece, i int) int {
	for i < len(words)-1 && (!endsSentence(words[i]) || strings.HasSuffix(words[i].text, "!") &&
		isOneOf(words, i+1, ",", "and", "&", "are", "is")) { // Yay! and Gyro
		i++
	}
	return i + 1
}

// faceoffThatWasWon says "I lost the faceoff at her problem 4-7" for "Faceoff hers, I lost it 4-7".
func faceoffThatWasWon(words []piece, i int) []piece {
	first := i
	for isOneOf(words, i, "the", "problem") {
		i++
	}
	if !isOneOf(words, i, "faceoff") || endsSentence(words[i]) {
		return nil
	}
	comma := i + 1
	for comma < min(i+6, len(words)) && words[comma].text != "," && !endsSentence(words[comma]) {
		comma++
	}
	verb := comma + 2
	if comma < len(words) && !isOneOf(words, comma, ",") || !isOneOf(words, verb, "won", "lost") ||
		!isOneOf(words, verb+1, "it") {
		return nil
	}
	at := slices.Clone(words[i+1 : comma])
	if isOneOf(at, 0, "at") {
		at = at[1:]
	}
	if len(at) == 0 {
		return nil
	}
	if whose := whoseFor[plainWord(at[0].text)]; len(at) == 1 && whose != "" {
		at = []piece{{whose, at[0].at}, {"problem", at[0].at}}
	}
	said := words[i].at
	faceoff := append([]piece{{"the", said}, words[i], {"at", said}}, at...)
	return slices.Concat(words[:first], words[comma+1:verb+1], faceoff, words[verb+2:])
}

// severalAreSomebodys says "Blake has two Red Galas: one here" for "Two Red Galas are Blake's: one here".
func severalAreSomebodys(words []piece, i int) []piece {
	if !isCounted(words, i) {
		return nil
	}
	is := i + 1
	for is < min(i+7, len(words)) && !isOneOf(words, is, "are", "is") && !endsSentence(words[is]) &&
		!isSign(words[is].text) {
		is++
	}
	has, ok := ownerAlone(words, is+1)
	if !isOneOf(words, is, "are", "is") || is == i+1 || !ok || !isOneOf(words, is+2, ":") ||
		slices.ContainsFunc(words[i:is], func(w piece) bool { return slices.Contains(atPlaces, plainWord(w.text)) }) {
		return nil
	}
	return slices.Concat(words[:i], has, words[i:is], words[is+2:])
}

var atPlaces = []string{"at", "in", "on", "@"}

// maneNamedNext says "my Mane Character, Rarity, is boosted" for "my Mane Character is boosted. It is Rarity".
func maneNamedNext(words []piece, i int) []piece {
	if i == 0 || !isOneOf(words, i, "mane") || !whoseNext.MatchString(words[i-1].text) || endsSentence(words[i]) {
		return nil
	}
	if i++; isOneOf(words, i, "character") {
		i++
	}
	if !isOneOf(words, i, "is", "'s", "has") || endsSentence(words[i-1]) || isCapital(words, i+1) {
		return nil
	}
	next := sentenceOver(words, i)
	name := next
	switch {
	case isOneOf(words, name, "it", "she", "he") && isOneOf(words, name+1, "is"):
		name += 2
	case isOneOf(words, name, "it's", "she's", "he's"):
		name++
	default:
		return nil
	}
	end := nameOver(words, name)
	if end == name {
		return nil
	}
	said, rest := slices.Clone(words[name:end]), words[end:]
	said[len(said)-1].text = strings.TrimRight(said[len(said)-1].text, ".")
	for isOneOf(rest, 0, ",", "and") {
		rest = rest[1:]
	}
	return slices.Concat(words[:i], []piece{{",", said[0].at}}, said, []piece{{",", said[0].at}}, words[i:next], rest)
}

// nameOver is behind which word a name ends that begins at one: where the sentence does, or at a sign, but for a comma
// that has nothing but the subtitle behind it; where it begins if it is none.
func nameOver(words []piece, name int) int {
	isNames := func(words []piece) bool {
		return !slices.ContainsFunc(words, func(w piece) bool {
			return !unicode.IsUpper([]rune(w.text)[0]) && !slices.Contains([]string{",", "of", "the"}, w.text) ||
				w.text == "I" || whoseNext.MatchString(w.text)
		})
	}
	end := sentenceOver(words, name)
	if end > len(words) || !isCapital(words, name) {
		return name
	}
	for stop := end; stop > name; stop-- {
		isStop := stop == end || isSign(words[stop].text) || isOneOf(words, stop, "and")
		if isStop && stop-name <= longestName && isNames(words[name:stop]) && words[stop-1].text != "," {
			return stop
		}
	}
	return name
}

// problemsForProblemIs says "my problem is X, his is Y" for "my problems X his is Y".
func problemsForProblemIs(words []piece, i int) []piece {
	if i == 0 || !isOneOf(words, i, "problems", "problem's") || !whoseNext.MatchString(words[i-1].text) ||
		endsSentence(words[i]) || i+1 >= len(words) || isSign(words[i+1].text) ||
		isOneOf(words, i+1, "are", "is", "have", "has") {
		return nil
	}
	for n := i + 2; n < min(i+2+longestName, len(words)); n++ {
		isOther := isOneOf(words, n, "mine", "his", "hers", "theirs") || whoseNext.MatchString(words[n].text) &&
			isOneOf(words, n+1, "problem")
		if isOther && (isOneOf(words, n+1, "is", "'s") || isOneOf(words, n+2, "is", "'s")) {
			problem := []piece{{"problem", words[i].at}, {"is", words[i].at}}
			return slices.Concat(words[:i], problem, words[i+1:])
		}
		if endsSentence(words[n]) {
			break
		}
	}
	return nil
}

// ownSide says "at my problem" for "my side" behind what only a Troublemaker is: face down, or uncovered.
func ownSide(words []piece, i int) []piece {
	if i < 2 || !isOneOf(words, i, "side") || isOneOf(words, i+1, "of", ":") && !endsSentence(words[i]) ||
		!whoseNext.MatchString(words[i-1].text) {
		return nil
	}
	first := i - 1
	if isOneOf(words, first-1, "on", "at") {
		first--
	}
	if !isOneOf(words, first-1, "face-down", "facedown", "uncovered", "face-up", "faceup", "down", "up") ||
		isOneOf(words, first-1, "down", "up") && !isOneOf(words, first-2, "face") {
		return nil
	}
	problem := piece{"problem" + words[i].text[len("side"):], words[i].at}
	return slices.Concat(words[:first], []piece{{"at", words[i-1].at}, words[i-1], problem}, words[i+1:])
}

// doneAndHas ends the sentence between what a player did this turn and what that one has: "I played Falcon this turn
// and have Gyro at home". Where Falcon is isn't said by it.
func doneAndHas(words []piece, i int) []piece {
	if !isOneOf(words, i, "have", "has") || !isOneOf(words, i-1, "and") {
		return nil
	}
	turn := i - 2
	if isOneOf(words, turn, ",") {
		turn--
	}
	if !isOneOf(words, turn, "turn") || !isOneOf(words, turn-1, "this") || endsSentence(words[turn]) {
		return nil
	}
	first := turn
	for first > 0 && (!endsSentence(words[first-1]) || isOneOf(words, first-1, "yay")) {
		first--
	}
	did := first + 1
	for isOneOf(words, did, "already", "has", "have", "just") {
		did++
	}
	if !isOneOf(words, did, "played", "moved") || slices.ContainsFunc(words[did:turn], func(w piece) bool {
		return slices.Contains([]string{"at", "on", "to"}, plainWord(w.text))
	}) {
		return nil
	}
	who := piece{words[first].text, words[i-1].at}
	ends := piece{words[turn].text + ".", words[turn].at}
	return slices.Concat(words[:turn], []piece{ends, who}, words[i:])
}
