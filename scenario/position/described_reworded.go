package position

import (
	"slices"
	"strconv"
	"strings"
)

// Words that are said as others say it, by what stands beside them: "Avery controlled Falcon" for "Avery controls
// Falcon", "nothing but her Mane" for "her Mane".

// rewording is words as somebody says them and as others do. Of what is said, "a|b" is one of several words, "a?" one
// that may be left out, "!a" that none such stands next, "^" that a sentence begins and "$" that a clause is over;
// capitals are a number (N), who does something (P), to whom it is done (F) and whose something is (W). "$1" gives the
// first of those words back.
type rewording struct{ said, as string }

// rewordings are such words. None stands within a card's name.
var rewordings = []rewording{
	// What was so, and is to be set up.
	{"P controlled !by", "$1 controls"},
	{"it was W turn|main|ready|troublemaker|score|end", "it is $3 $4"},
	{"it was the ready|troublemaker|main|score|end phase", "it is the $4 $5"},
	{"^ say|suppose|imagine|assume that? P", "$3"},
	{"^ last game|week|night|weekend|time ,? P", "$4"},
	{"quick|rules|judge|one question :|,", ""},
	{"^ question :|,", ""},
	{"^ a|this|one question|situation|case came up last|in|on night|week|weekend|game|friday|saturday|sunday $", ""},
	{"^ a|this|one question|situation|case came up yesterday|today|recently|earlier? $", ""},
	{"hi|hello|hey all|everyone|everybody|folks|guys|there|judges ,|!?", ""},
	// Of all that are named before.
	{", both|all controlled|owned by", ", $3 by"},
	{"remain|stay exhausted|frightened|face-down|boosted|ready|at|in|on|there", "are $2"},
	{"remains|stays exhausted|frightened|face-down|boosted|ready|at|in|on|there", "is $2"},
	{",? in that|this|exactly order|that order?", ""},
	// Of nothing more than what is said.
	{"nothing|nobody except|but for? W", "$4"},
	{"without|with anything|nothing on|attached? it|him|her|them|to? $", ""},
	{"without anything attached to it|him|her $", ""},
	{"^ neither of us|them has|have played|done anything else? this? turn? yet|so? far? $", ""},
	{"^ neither|no player|one? has|have played|done anything else? this? turn? yet|so? far? $", ""},
	{"P haven't|hasn't|havent|hasnt done|played anything else? this? turn? yet? $", ""},
	{"P have|has? not done|played anything else? this? turn? yet? $", ""},
	{"^ no characters|friends of either|any player|side are there|here $", ""},
	{"is|are|that's|it's actually|really|technically", "$1"},
	{", P stole|took it $", ""},
	{"on|onto|to W mane|main character ,", "$1 $2 $3 $4"},
	{"on|onto|to W mane|main ,", "$1 $2 $3"},
	// How many there are.
	{"of them's|these's", "of them is"},
	{"N|a|one plus one power? counter|counters", "$1 +1 $4 $5"},
	{"deck|hand|library|pile is|'s down to", "$1 is"},
	{"deck's down to", "deck is"},
	{"hand's down to", "hand is"},
	{"scores|score|points are|is|: N for F and|, N for F", "$5 has $3 points , $9 has $7 points"},
	{"action? tokens are|is|: N for F and|, N for F", "$6 has $4 tokens , $10 has $8 tokens"},
	{",|and she's|he's|it's flipped $", "$1 $2 boosted"},
	{"P still|now|currently|only has|have|had|got|control|controls", "$1 $3"},
}

// asReworded says such words as others do.
func asReworded(words []piece) []piece {
	for i, again := 0, 0; i < len(words); i++ {
		before := len(words)
		for _, say := range []func([]piece, int) []piece{bothBear, tokensInLetters, oneOfThose} {
			if said := say(words, i); said != nil {
				words = said
			}
		}
		for _, r := range rewordings {
			if said := r.at(words, i); said != nil {
				words = said
				break
			}
		}
		if again++; len(words) < before && again < 4 { // what stands there now
			i--
		} else {
			again = 0
		}
	}
	return words
}

// bothBear says "my X on one, his X on another" for "we both have X in play, mine on one, his on another".
func bothBear(words []piece, i int) []piece {
	n := i
	for isOneOf(words, n, "we", "both", "each", "of", "us", "players") {
		n++
	}
	if n == i || !isOneOf(words, n-1, "both", "each", "us", "players") || !isOneOf(words, n, "have", "had", "has") {
		return nil
	}
	comma := n + 1
	for comma < len(words) && words[comma].text != "," && !endsSentence(words[comma]) {
		comma++
	}
	name := words[n+1 : min(comma, len(words))]
	if last := len(name) - 1; last > 1 && isOneOf(name, last-1, "in") && isOneOf(name, last, "play") {
		name = name[:last-1]
	}
	if isOneOf(name, 0, "a", "an", "one") && len(name) > 1 {
		name = name[1:]
	}
	end := sentenceOver(words, min(comma, len(words)-1))
	var said []piece
	owners := 0
	for _, w := range words[min(comma+1, end):end] {
		owner, isOwner := whoseFor[plainWord(w.text)]
		if whose := plainWord(w.text); strings.HasSuffix(whose, "'s") && isOfSort([]piece{w}, 0, "W") {
			owner, isOwner = whose, true
		}
		if next := len(said); isOwner && isOneOf(words, indexAt(words, w)+1, "on") && (next == 0 || isSign(said[next-1].text) ||
			isOneOf(said, next-1, "and", "my", "the")) {
			if isOneOf(said, next-1, "my", "the") {
				said = said[:next-1]
			}
			owners++
			said = append(append(said, piece{owner, w.at}), name...)
			continue
		}
		said = append(said, w)
	}
	if owners != 2 || len(name) == 0 || len(name) > longestName {
		return nil
	}
	return slices.Concat(words[:i], said, words[end:])
}

// tokensInLetters says "tokens 2" for "AT 2", between strokes or alone.
func tokensInLetters(words []piece, i int) []piece {
	if words[i].text != "AT" || i+1 >= len(words) || !(piece{strings.TrimRight(words[i+1].text, "."), 0}).isDigits() ||
		i > 0 && isOfSort(words, i-1, "N") || !clauseOver(words, i+2) && words[i+2].text != "/" {
		return nil
	}
	words = slices.Clone(words)
	words[i].text = "tokens"
	return words
}

// oneOfThose says "one Friend" for "one", where Friends were counted before: "I've two Friends at mine, Falcon and Gyro,
// and he's got one at his".
func oneOfThose(words []piece, i int) []piece {
	if !isOneOf(words, i, "one") || !isOneOf(words, i+1, "at", "there") || endsSentence(words[i]) ||
		!isOneOf(words, i-1, "has", "have", "got", "controls", "he's", "she's", "i've") {
		return nil
	}
	for n := i - 1; n > 0 && n > i-30; n-- {
		if noun := plainWord(words[n].text); isOneOf(words, n, "friends", "troublemakers") &&
			isOfSort(words, n-1, "N") {
			return slices.Insert(slices.Clone(words), i+1, piece{strings.TrimSuffix(noun, "s"), words[i].at})
		}
	}
	return nil
}

// indexAt is the place of a word among words.
func indexAt(words []piece, w piece) int {
	return slices.IndexFunc(words, func(of piece) bool { return of == w })
}

// at gives the words with those that begin at one said so; nil if none do.
func (r *rewording) at(words []piece, i int) []piece {
	var taken [][]piece
	n := i
	for _, of := range strings.Fields(r.said) {
		switch {
		case of == "^":
			if i > 0 && !endsSentence(words[i-1]) {
				return nil
			}
			continue
		case of == "$":
			if !clauseOver(words, n) {
				return nil
			}
			continue
		case of[0] == '!':
			if isOneOf(words, n, strings.Split(of[1:], "|")...) {
				return nil
			}
			continue
		}
		mayLack := strings.HasSuffix(of, "?")
		isNext := (n == i || !endsSentence(words[n-1])) && isOfSort(words, n, strings.TrimSuffix(of, "?"))
		if !isNext && !mayLack {
			return nil
		}
		end := n
		if isNext {
			end++
		}
		taken, n = append(taken, words[n:end]), end
	}
	var said []piece
	for _, as := range strings.Fields(r.as) {
		if as[0] == '$' {
			which, _ := strconv.Atoi(as[1:])
			said = append(said, taken[which-1]...)
		} else {
			said = append(said, piece{as, words[i].at})
		}
	}
	said = slices.Clone(said)
	for k := 1; k < len(said); k++ { // what was said before is taken to stand where the word before it does
		said[k].at = max(said[k].at, said[k-1].at)
	}
	last := words[n-1].text
	sign := last[len(strings.TrimRight(last, ".!?")):]
	switch before := i - 1; {
	case sign == "" || len(said) > 0 && strings.HasSuffix(said[len(said)-1].text, sign):
	case len(said) > 0:
		said[len(said)-1].text += sign
	case before >= 0 && !endsSentence(words[before]):
		words = slices.Clone(words)
		words[before].text += sign
	}
	return slices.Concat(words[:i], said, words[n:])
}

// clauseOver reports whether a clause may be over before a word.
func clauseOver(words []piece, n int) bool {
	return n >= len(words) || endsSentence(words[n-1]) || isSign(words[n].text) || isOneOf(words, n, "and", "but")
}

// isOfSort reports whether a word is one of several, or of the sort for which a capital stands.
func isOfSort(words []piece, i int, sort string) bool {
	if i >= len(words) {
		return false
	}
	word := strings.ReplaceAll(plainWord(words[i].text), "’", "'")
	name, isOwner := strings.CutSuffix(word, "'s")
	_, isPlayer := piece{text: name}.side()
	isPlayer = isPlayer && (len(name) > 2 || isCapital(words, i) && name != "a")
	switch sort {
	case "N":
		_, isNumber := numbersSaid[word]
		return isNumber && word != "a" && word != "an" || (piece{word, 0}).isDigits()
	case "P":
		return slices.Contains([]string{"i", "he", "she", "they", "we", "i've", "he's", "she's", "they've"}, word) ||
			isPlayer && !isOwner && !slices.Contains([]string{"me", "my", "mine", "them", "their"}, word)
	case "F":
		return slices.Contains([]string{"me", "him", "her", "them"}, word) ||
			isPlayer && !isOwner && !slices.Contains([]string{"i", "my", "mine", "they", "their"}, word)
	case "W":
		return slices.Contains([]string{"my", "his", "her", "their"}, word) || isPlayer && isOwner
	}
	sorts := strings.Split(sort, "|")
	return slices.Contains(sorts, word) || len(sorts) > 1 &&
		slices.ContainsFunc(sorts, func(of string) bool { return len(of) == 1 && isOfSort(words, i, of) })
}
