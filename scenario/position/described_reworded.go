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
// capitals are a number (N), who does something (P), to whom it is done (F), whose something is (W) and a word that
// begins with a capital (C). "$1" gives the first of those words back, "@1" says who has something, whose it is or who
// does it by that word, and "#1" whose.
type rewording struct {
	said []saidWord
	as   []string
}

// saidWord is one of those words, or what "^", "$" and "!" say of them.
type saidWord struct {
	sign    byte // '^', '$', '!' or 0
	mayLack bool
	of      []string
}

// rewordingsOf reads such words and those that others say, in pairs.
func rewordingsOf(pairs [][2]string) []rewording {
	all := make([]rewording, len(pairs))
	for i, pair := range pairs {
		all[i].as = strings.Fields(pair[1])
		for _, of := range strings.Fields(pair[0]) {
			word := saidWord{mayLack: strings.HasSuffix(of, "?")}
			if of[0] == '^' || of[0] == '$' || of[0] == '!' {
				word.sign, of = of[0], of[1:]
			}
			word.of = strings.Split(strings.TrimSuffix(of, "?"), "|")
			all[i].said = append(all[i].said, word)
		}
	}
	return all
}

// rewordings are such words. None stands within a card's name.
var rewordings = rewordingsOf([][2]string{
	{"has|have been boosted|exhausted|frightened", "is $3"},
	{"let's|lets say|assume|suppose that?", ""},
	{"^ say|suppose|imagine|assume that? P", "$3"},
	{"^ last game|week|night|weekend|time ,? P", "$4"},
	{"quick|rules|judge|one question :|,", ""},
	{"^ question :|,", ""},
	{"^ a|this|one question|situation|case came up last|in|on night|week|weekend|game|friday|saturday|sunday $", ""},
	{"^ a|this|one question|situation|case came up yesterday|today|recently|earlier? $", ""},
	{"hi|hello|hey all|everyone|everybody|folks|guys|there|judges ,|!?", ""},
	// Of all that are named before.
	{"remain|stay exhausted|frightened|face-down|boosted|ready|at|in|on|there", "are $2"},
	{"remains|stays exhausted|frightened|face-down|boosted|ready|at|in|on|there", "is $2"},
	{",? in that|this|exactly order|that order?", ""},
	// Of nothing more than what is said.
	{"nothing|nobody except|but for? W", "$4"},
	{"with nothing but|except for? a|an|the", "with $5"},
	{"without|with anything|nothing on|attached? it|him|her|them|to? $", ""},
	{"without anything attached to it|him|her $", ""},
	{"^ neither of us|them has|have played|done anything else? this? turn? yet|so? far? $", ""},
	{"^ neither|no player|one? has|have played|done anything else? this? turn? yet|so? far? $", ""},
	{"P haven't|hasn't|havent|hasnt done|played anything else? this? turn? yet? $", ""},
	{"P have|has? not done|played anything else? this? turn? yet? $", ""},
	{"^ no characters|friends of either|any player|side are there|here $", ""},
	{"is|are|that's|it's actually|really|technically", "$1"},
	{"mine|his|hers|theirs , P stole|took it $", "$1"}, // which says why it lies there
	{"W mare|filly|stallion|colt !is|at|in|on|and|with|has|was|isn't", "$1"},
	{"P has|have drawn", "$1 drew"},
	{"on|onto|to W mane|main character ,", "$1 $2 $3 $4"},
	{"on|onto|to W mane|main ,", "$1 $2 $3"},
	// How many there are.
	{"of them's|these's", "of them is"},
	{"N|a|one plus one power? counter|counters", "$1 +1 $4 $5"},
	{"deck|hand|library|pile is|'s down to", "$1 is"},
	{"zero action? tokens|token|points|cards", "0 $2 $3"},
	{"hand's N", "hand is $2"},
	{"deck's N", "deck is $2"},
	{"neither of us|them|players has|have any cards|card in hand $", ""},
	{"neither player|side has any cards|card in hand $", ""},
	{"mine|his|hers|theirs it's", "$1 is"},
	{"and|, nobody|none|nothing for F $", ""},
	{"deck's down to", "deck is"},
	{"hand's down to", "hand is"},
	{"scores|score|points are|is|: N for F and|, N for F", "$5 has $3 points , $9 has $7 points"},
	{"action? tokens are|is|: N for F and|, N for F", "$6 has $4 tokens , $10 has $8 tokens"},
	{",|and she's|he's|it's flipped $", "$1 $2 boosted"},
	{"P still|now|currently|only has|have|had|got|control|controls", "$1 $3"},
})

// pastRewordings are those of what was so, and is to be set up, where nothing in the sentence says that it is so no
// more.
var pastRewordings = rewordingsOf([][2]string{
	{"P controlled !by", "$1 controls"},
	{"was exhausted|frightened|boosted|face-down|uncovered $", "is $2"},
	{"were exhausted|frightened|boosted|face-down|uncovered $", "are $2"},
	{"P was at|on N $", "$1 is $3 $4"},
	{"it was W turn|main|ready|troublemaker|score|end", "it is $3 $4"},
	{"it was the ready|troublemaker|main|score|end phase", "it is the $4 $5"},
})

// saysChange are words by which something is so no more, or hasn't always been.
var saysChange = []string{"now", "before", "until", "then", "later", "earlier", "first", "since", "longer", "anymore"}

// asReworded says such words as others do.
func asReworded(words []piece) []piece {
	for i, again := 0, 0; i < len(words); i++ {
		before := len(words)
		for _, say := range []func([]piece, int) []piece{bothBear, tokensInLetters, oneOfThose, knownBehind, putOn,
			oneAndOther, ofOwner, isNotLike, hasBoth, listOfDeeds, attachmentsNoted,
			faceDownListed, pointsToWin, cardHand, otherIsSo, bothOfNames, countersOfOther, problemsForEach,
			namesMane, otherHas, revealed, countedAgain, cardsOfList, ifAsked} {
			if said := say(words, i); said != nil {
				words = said
			}
		}
		isPast := isOneOf(words, i, "was", "were", "it") || isOneOf(words, i+1, "was", "controlled")
		if said := firstOf(rewordings, words, i); said != nil {
			words = said
		} else if said := firstOf(paraphrases, words, i); said != nil {
			words = said
		} else if isPast && !changesIn(words, i) {
			if said := firstOf(pastRewordings, words, i); said != nil {
				words = said
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

// firstOf gives the words with those that begin at one as the first of some rewordings says them; nil if none does.
func firstOf(rewordings []rewording, words []piece, i int) []piece {
	for k := range rewordings {
		if said := rewordings[k].at(words, i); said != nil {
			return said
		}
	}
	return nil
}

// changesIn reports whether the sentence of a word says that something is so no more.
func changesIn(words []piece, i int) bool {
	from := i
	for from > 0 && !endsSentence(words[from-1]) {
		from--
	}
	return slices.ContainsFunc(words[from:sentenceOver(words, i)], func(w piece) bool {
		return slices.Contains(saysChange, plainWord(w.text))
	})
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
	owners, isOn := 0, false
	for _, w := range words[min(comma+1, end):end] {
		owner, isOwner := whoseFor[plainWord(w.text)]
		if whose := plainWord(w.text); strings.HasSuffix(whose, "'s") && isOfSort([]piece{w}, 0, "W") {
			owner, isOwner = whose, true
		}
		next := len(said)
		isNext := next == 0 || isSign(said[next-1].text) || isOneOf(said, next-1, "and", "my", "the")
		if isOwner && isNext && isOneOf(words, indexAt(words, w)+1, "on", "in", "at", "@") {
			isOn = isOn || isOneOf(words, indexAt(words, w)+1, "on")
			if isOneOf(said, next-1, "my", "the") {
				said = said[:next-1]
			}
			owners++
			said = append(append(said, piece{owner, w.at}), name...)
			continue
		}
		said = append(said, w)
	}
	if owners != 2 || !isOn || len(name) == 0 || len(name) > longestName {
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

// oneOfThose says "one Friend" for "one", where Friends were counted before: "I've two Friends at mine, Falcon and
// Gyro, and he's got one at his".
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

// knownBehind says ", including X and Y" for ", of which X and Y are known".
func knownBehind(words []piece, i int) []piece {
	end := sentenceOver(words, i) - 1
	if !isOneOf(words, i, "of") || !isOneOf(words, i+1, "which", "them", "these") || !isCapital(words, i+2) ||
		!isOneOf(words, end, "known") || !isOneOf(words, end-1, "are", "is") || end-2 < i+2 {
		return nil
	}
	words = slices.Clone(words)
	words[end-2].text += words[end].text[len("known"):]
	words = slices.Delete(words, end-1, end+1)
	return slices.Replace(words, i, i+2, piece{"including", words[i].at})
}

// putOn says that somebody attached a card who put it on another: "I put a Hard Hat on her Gyro".
func putOn(words []piece, i int) []piece {
	if !isOneOf(words, i, "put", "placed") || i == 0 || isOfSort(words, i+1, "N") ||
		!isOfSort(words, i-1, "P") && !isOneOf(words, i-1, "have", "has", "just") {
		return nil
	}
	if to := atPlaceAhead(words, i+1); to > 0 { // I put Falcon at his problem
		words = slices.Clone(words)
		words[i].text, words[to].text = "moved", "to"
		return words
	}
	for n := i + 1; n < min(i+2+longestName, len(words)) && !isSign(words[n].text) &&
		!isOneOf(words, n, "in", "at", "to", "into"); n++ {
		if isOneOf(words, n, "on", "onto") && n > i+1 {
			if isOneOf(words, n+1, "top", "the") || isOneOf(words, n+2, "problem", "deck", "side") {
				return nil
			}
			words = slices.Clone(words)
			words[i].text = "attached"
			return words
		}
		if endsSentence(words[n]) {
			break
		}
	}
	return nil
}

// oneAndOther says "two Friends are at home: X and Y" for "two Friends are at home. One is X. The other is Y".
func oneAndOther(words []piece, i int) []piece {
	isNamed := func(n int) bool { return n < len(words) && (isCapital(words, n) || isOfSort(words, n, "W")) }
	if i == 0 || !isOneOf(words, i, "one") || !isOneOf(words, i+1, "is") || !isNamed(i+2) || !endsSentence(words[i-1]) {
		return nil
	}
	from := i - 1
	for from > 0 && !endsSentence(words[from-1]) {
		from--
	}
	over := sentenceOver(words, i)
	for n := i; n < over; n++ {
		if isOneOf(words, n+1, "the") && isOneOf(words, n+2, "other") && isOneOf(words, n, ",", "and", "while") {
			words = slices.Delete(slices.Clone(words), n, n+1)
			over = n
		}
	}
	end := over + 2
	if isOneOf(words, end, "one") {
		end++
	}
	if !isOneOf(words, from, "two", "2") ||
		!isOneOf(words, from+1, "troublemakers", "friends", "characters", "resources") ||
		!isOneOf(words, over, "the") || !isOneOf(words, over+1, "other") || !isOneOf(words, end, "is") {
		return nil
	}
	words = slices.Clone(words)
	if isDown := isOneOf(words, end+1, "face") && isOneOf(words, end+2, "down"); isDown && clauseOver(words, end+3) {
		words[end+1] = piece{"face-" + words[end+2].text, words[end+1].at}
		words = slices.Delete(words, end+2, end+3)
	}
	if isOneOf(words, end+1, "face-down", "unknown") && clauseOver(words, end+2) && // and a face-down Troublemaker
		isOneOf(words, from+1, "troublemakers") {
		sign := words[end+1].text[len(strings.TrimRight(words[end+1].text, ".")):]
		words[end+1] = piece{"face-down", words[end+1].at}
		words = slices.Insert(words, end+2, piece{"troublemaker" + sign, words[end+1].at})
		words = slices.Insert(words, end+1, piece{"a", words[end+1].at})
	} else if !isNamed(end + 1) {
		return nil
	}
	for _, last := range []int{i - 1, over - 1} {
		words[last].text = strings.TrimRight(words[last].text, ".")
	}
	return slices.Concat(words[:i], []piece{{":", words[i].at}}, words[i+2:over], []piece{{"and", words[over].at}},
		words[end+1:])
}

// indexAt is the place of a word among words.
func indexAt(words []piece, w piece) int {
	return slices.IndexFunc(words, func(of piece) bool { return of == w })
}

// at gives the words with those that begin at one said so; nil if none do.
func (r *rewording) at(words []piece, i int) []piece {
	var taken [][]piece
	n := i
	for _, of := range r.said {
		switch {
		case of.sign == '^' && i > 0 && !endsSentence(words[i-1]), of.sign == '$' && !clauseOver(words, n),
			of.sign == '!' && isOneOf(words, n, of.of...):
			return nil
		case of.sign != 0:
			continue
		}
		isNext := (n == i || !endsSentence(words[n-1])) && isOfSort(words, n, of.of...)
		end := n
		if isOneOf(words, n, "my", "the") && n+1 < len(words) && !endsSentence(words[n]) &&
			opponentSaid.MatchString(words[n+1].text) && isOfSort(words, n+1, of.of...) { // my opponent's
			isNext = n == i || !endsSentence(words[n-1])
			end++
		}
		if !isNext && !of.mayLack {
			return nil
		}
		if isNext {
			end++
		}
		taken, n = append(taken, words[n:end]), end
	}
	var said []piece
	for _, as := range r.as {
		which, err := strconv.Atoi(as[1:])
		switch of := as[0]; {
		case err != nil || !strings.ContainsRune("$@#", rune(of)):
			said = append(said, piece{as, words[i].at})
		case of == '$':
			said = append(said, taken[which-1]...)
		case of == '@':
			said = append(said, whoHas(taken[which-1])...)
		default:
			said = append(said, whoseIs(taken[which-1])...)
		}
	}
	said = slices.Clone(said)
	for k := 1; k < len(said); k++ { // what was said before is taken to stand where the word before it does
		said[k].at = max(said[k].at, said[k-1].at)
	}
	last := words[n-1].text
	sign := last[len(strings.TrimRight(last, ".!?")):]
	for k := range said { // the sentence ends where it did
		if sign != "" && said[k] == words[n-1] && k < len(said)-1 {
			said[k].text = strings.TrimSuffix(said[k].text, sign)
		}
	}
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

// isOfSort reports whether a word is one of several, or of a sort for which a capital stands.
func isOfSort(words []piece, i int, sorts ...string) bool {
	if i >= len(words) {
		return false
	}
	word := strings.ReplaceAll(plainWord(words[i].text), "’", "'")
	if slices.Contains(sorts, word) {
		return true
	}
	for _, sort := range sorts {
		if len(sort) == 1 && sort[0] >= 'A' && sort[0] <= 'Z' && isOfLetter(words[i], word, sort[0]) {
			return true
		}
	}
	return false
}

// isOfLetter reports whether a word, small as it is taken, is of the sort for which a capital stands.
func isOfLetter(said piece, word string, sort byte) bool {
	name, isOwner := strings.CutSuffix(word, "'s")
	_, isPlayer := piece{text: name}.side()
	isPlayer = isPlayer && (len(name) > 2 || isCapital([]piece{said}, 0) && name != "a")
	switch sort {
	case 'C':
		return isCapital([]piece{said}, 0)
	case 'N':
		_, isNumber := numbersSaid[word]
		return isNumber && word != "a" && word != "an" || (piece{word, 0}).isDigits()
	case 'P':
		return slices.Contains([]string{"i", "he", "she", "they", "we", "i've", "he's", "she's", "they've"}, word) ||
			isPlayer && !isOwner && !slices.Contains([]string{"me", "my", "mine", "them", "their"}, word)
	case 'F':
		return slices.Contains([]string{"me", "him", "her", "them"}, word) ||
			isPlayer && !isOwner && !slices.Contains([]string{"i", "my", "mine", "they", "their"}, word)
	}
	return slices.Contains([]string{"my", "his", "her", "their"}, word) || isPlayer && isOwner
}
