package position

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/board"
)

// What people say of the same in many ways: how many tokens, points and cards somebody has, whose turn it is and where
// in it, how cards are, and what is so of none of them.

// paraphrases are such words, and those that others say.
var paraphrases = rewordingsOf([][2]string{
	// How many action tokens.
	{"W action? token|at|tokens pool|count|total|supply|reserve is|has|holds|stands at|on? N", "@1 $7 tokens"},
	{"there|there's are|is? N action? tokens|token|at left? in W action? token? pool|supply|reserve|bank",
		"@8 $3 tokens"},
	{"N action? tokens|token|at in W action? token? pool|supply|reserve|bank", "$1 $3"},
	{"left|remaining to spend|use|pay $", "left"},
	{"i've|he's|she's|they've saved|built|stored|stocked up N", "@1 $4"},
	{"P have|has? saved|built|stored|stocked up N", "@1 $5"},
	{"i'm|he's|she's|they're|P is|are|am? now? down to? N", "@1 $6"},
	{"P have|has? already|just? spent|used all of? W action? tokens|at", "@1 no tokens"},
	{"i've|he's|she's|they've already|just? spent|used all of? W action? tokens|at", "@1 no tokens"},
	{"^ action? tokens|at :|are P have|has|am|is|'m N ,|and P have|has|am|is N", "@4 $6 tokens , @8 $10 tokens"},
	{"^ points|scores|score :|are|is P have|has|am|is N ,|and P have|has|am|is N", "@3 $5 points , @6 $8 points"},
	{"P have|has|got N left|remaining $", "$1 $2 $3"},
	// How many points.
	{"P scored N points so|thus far", "@1 $3 points"},
	{"P scored N points in total", "@1 $3 points"},
	{"P|he's|she's|they're|i'm is|am|are? N ahead|behind $", "$1 $2 $3 points $4"},
	{"i've|he's|she's|they've scored N points so|thus far", "@1 $3 points"},
	{"@ N", "at $2"},
	// Cards in a hand and in a deck.
	{"hand|deck|pile has|have N cards|card in it|there", "$1 has $3 $4"},
	{"this turn and|, scored N points|point $", "$1 $2 , scored $5 $6 this turn"},
	{"W main|score|ready|troublemaker|end phase|step with|and N action? tokens|token|at|points|point|cards",
		"$1 $2 $3 , @1 $5 $6 $7"},
	{"W turn with N action? tokens|token|at|points|point|cards", "$1 $2 , @1 $4 $5 $6"},
	{"N in hand for F and|, N for F", "@5 $1 cards in hand , @9 $7 cards in hand"},
	{"N cards|card in hand for F and|, N for F", "@6 $1 cards in hand , @9 $8 cards in hand"},
	{"N in W hand and|, N in W", "@4 $1 cards in hand , @9 $7 cards in hand"},
	{"W last|only|single|remaining|sole card in hand is", "$1 hand is"},
	{"W top card is", "the top card of $1 deck is"},
	{"W top N cards are", "the top $3 cards of $1 deck are"},
	{"W deck|library has nothing left in? it? $", "$1 deck is empty"},
	{"P is|am|are out of cards in W deck|library", "#1 deck is empty"},
	{"i'm|he's|she's|they're out of cards in W deck|library", "#1 deck is empty"},
	{"followed by", ", then"},
	{"no|empty discards|discard pile? $", ""},
	// Whose turn it is, and where in it.
	{"W the active|turn player", "it is #1 turn"},
	{"^ this|it|we|we're is|'s|are|happens|happened? during|in|on W turn|main|ready|troublemaker|score|end",
		"it is $4 $5"},
	{"we've|we have|are|'re? just? moved|gone|come|got|gotten to|into|on W main|score|end|ready|troublemaker",
		"it is $6 $7"},
	{"we've|we have|are|'re? just? entered|reached W main|score|end|ready|troublemaker", "it is $5 $6"},
	{"P go|goes|moves|move|moved|went|proceed|proceeds|pass|passes to|into W? main|score|end|ready|troublemaker phase",
		"it is #1 $5 phase"},
	{"P is|am|are in|on main|score|end|ready|troublemaker $", "it is #1 $4 phase"},
	{"i'm|he's|she's|they're in|on main|score|end|ready|troublemaker $", "it is #1 $3 phase"},
	{"turn N for|of P", "#4 turn $2"},
	{"turn N for|of him|me|her|them", "#4 turn $2"},
	{"turn|phase ,? and? it's|it is? W $", "$1 , it is $6 turn"},
	{"P have|has just? begun|started W turn $", "#1 turn has just started"},
	{"he's|she's|they've|i've just? begun|started W turn $", "#1 turn has just started"},
	{"main|score|ready|troublemaker|end phase obviously|clearly|naturally|still|currently $", "$1 $2"},
	// Where cards are.
	{",? with N cards|card left|remaining? in W problem deck $", ", @7 $3 $4 in $7 $8 $9"},
	{"W resources are|is C", "@1 $4"},
	{"is|are out $", "is in play"},
	{"over at|to|on|in W", "$2 $3"},
	{"P sent|brought", "$1 moved"},
	{"i've|he's|she's|they've sent|brought", "$1 moved"},
	{"there|there's is? nobody|nothing|no at W problem but|except|besides for?", "at $5 $6 there is"},
	{"nothing else in|on play|the table|board? but|except|besides for? W", "$7"},
	{"since the? last turn|then $", ""},
	{"since W last turn $", ""},
	{"is|are out|down on the table|board", "is in play"},
	// How they are.
	{"^ the first one? is exhausted|frightened|boosted|face-down $", "the former is $5"},
	{"^ the second one? is exhausted|frightened|boosted|face-down $", "the latter is $5"},
	{"main|mane character? and|, she's|he's|it's boosted|flipped", "$1 $2 , boosted"},
	{"i've|we've|he's|she's|W put|placed N +1|+2|-1|power", "there are $3 $4"},
	{"P have|has? put|placed N +1|+2|-1|power", "there are $4 $5"},
	{"have|has been|got uncovered|face-down|revealed", "is $3"},
	{"has|have flipped|boosted $", "is boosted"},
	{"C hasn't yet? flipped|boosted yet? $", "$1 unflipped"},
	{"C has not yet? flipped|boosted yet? $", "$1 unflipped"},
	{"not yet flipped|boosted $", "unflipped"},
	{"isn't|aren't uncovered yet? $", "is face-down"},
	{"is|are|has|have not been? uncovered yet? $", "is face-down"},
	{"hasn't|haven't been uncovered yet? $", "is face-down"},
	{"covered at|on|in|$", "face-down $2"},
	{"is|are|still covered", "$1 face-down"},
	{"a|one|just single|lone", "one"},
	{"current|present problem", "problem"},
	{"home|there|here|problem and all exhausted|frightened", "$1 , all $4"},
	{"being challenged|attached|controlled", "$2"},
	// What is so of none, and what is as if it weren't said.
	{"^ nobody|nothing|none|neither|no-one|noone of? them|us|those|these|mine|his|hers? is|are|'s " +
		"exhausted|frightened|boosted|tapped $", ""},
	{"^ none|neither|nobody of W friends|characters|ponies is|are|'s exhausted|frightened|boosted|tapped $", ""},
	{",|and nobody|nothing|none|neither|no-one|noone of? them|us|those|these? is|are|'s " +
		"exhausted|frightened|boosted|tapped $", ""},
	{"^ nobody's|nothing's|none's exhausted|frightened|boosted|tapped $", ""},
	{"^ nobody|no-one|noone else? is|are|'s exhausted|frightened|boosted|tapped $", ""},
	{"^ no one else? is|are|'s exhausted|frightened|boosted|tapped $", ""},
	{"^ everything|everyone|everybody else? is|'s ready|unexhausted|untapped $", ""},
	{"everything's|everyone's|everybody's exhausted", "all are exhausted"},
	{"everything|everyone|everybody is|'s? exhausted", "all are exhausted"},
	{"^ nobody|no-one|noone|neither has|have flipped|revealed yet? anything|cards|a card? yet? $", ""},
	{"^ no one has flipped anything? yet? $", ""},
	{"^ nobody's|noone's flipped anything? yet? $", ""},
	{"^ resource|troublemaker|rules|timing|priority|quick|faceoff|mane question $", ""},
	{"^ i|we know that?", ""},
	{"^ as we know|see ,?", ""},
	{"^ resource|troublemaker|rules|timing|priority|quick|faceoff|mane|challenge question|one|check :|,|$", ""},
	{"quick one|check|thing :|,", ""},
	{"^ judge $", ""},
})

// opponentSaid finds words for the opponent, before which "my" or "the" stands.
var opponentSaid = regexp.MustCompile(`(?i)^(?:opponent|opp|oppo)(?:['’]s)?\b`)

// whoHas says who has something and the verb, by words for whose it is or who does something: "I have", "Avery has".
func whoHas(words []piece) []piece {
	who, verb, at := "", "has", words[0].at
	switch word := strings.ReplaceAll(plainWord(words[0].text), "’", "'"); word {
	case "i", "i'm", "i've", "me", "my", "mine":
		if who = "I"; len(words) == 1 {
			verb = "have"
			break
		}
		return whoHas(words[1:])
	case "he", "he's", "him", "his":
		who = "he"
	case "she", "she's", "her", "hers":
		who = "she"
	case "they", "they've", "they're", "them", "their", "theirs":
		who, verb = "they", "have"
	case "we", "our", "us":
		who, verb = "we", "have"
	case "the":
		return whoHas(words[1:])
	default:
		who = strings.TrimSuffix(strings.ReplaceAll(strings.TrimRight(words[0].text, ".!?"), "’", "'"), "'s")
	}
	return []piece{{who, at}, {verb, at}}
}

// whoseIs says whose something is, by words for whose it is or who does something.
func whoseIs(words []piece) []piece {
	has := whoHas(words)[0]
	whose, isPronoun := map[string]string{"I": "my", "he": "his", "she": "her", "they": "their", "we": "our"}[has.text]
	if !isPronoun {
		whose = has.text + "'s"
	}
	return []piece{{whose, has.at}}
}

// pointsToWin says "14 points" for "one point away from winning" (103.2), and leaves out how many are missing where
// both are said.
func pointsToWin(words []piece, i int) []piece {
	n, ok := numberAt(words, i)
	if !ok || n < 1 || n >= board.WinningScore || i == 0 {
		return nil
	}
	end := i + 1
	for isOneOf(words, end, "more", "point", "points") && !endsSentence(words[end-1]) {
		end++
	}
	isNeeded := isOneOf(words, i-1, "need", "needs")
	switch isAway := isOneOf(words, end, "away", "off", "short", "from"); {
	case isNeeded && isOneOf(words, end, "to") && isOneOf(words, end+1, "win"):
		end += 2
	case isNeeded && endsSentence(words[end-1]):
	case !isNeeded && isAway:
		for isOneOf(words, end, "away", "off", "short", "from", "of", "the", "a") {
			end++
		}
		if !isOneOf(words, end, "win", "winning", "victory") {
			return nil
		}
		end++
	default:
		return nil
	}
	from := i
	if isNeeded {
		from--
	}
	sign := words[end-1].text[len(strings.TrimRight(words[end-1].text, ".!")):]
	missing := strconv.Itoa(board.WinningScore - n)
	for k := max(from-6, 0); k < from; k++ { // he has 12 points and needs 3 more
		if isOneOf(words, k, missing) && isOneOf(words, k+1, "points", "pts", "p") &&
			isOneOf(words, from-1, "and", ",", "so") {
			return cutOut(slices.Clone(words), from-1, end)
		}
		if isOneOf(words, k+1, "points", "pts", "p") && isOfSort(words, k, "N") {
			return nil // more or fewer than are missing
		}
	}
	said := []piece{{missing, words[i].at}, {"points" + sign, words[i].at}}
	if isNeeded {
		said = slices.Insert(said, 0, piece{"has", words[from].at})
	}
	return slices.Concat(words[:from], said, words[end:])
}

// numberAt is the number that stands at a word.
func numberAt(words []piece, i int) (int, bool) {
	if i >= len(words) {
		return 0, false
	}
	if n, isNumber := numbersSaid[plainWord(words[i].text)]; isNumber {
		return n, true
	}
	return piece{strings.TrimRight(words[i].text, ".!"), 0}.number()
}

// atPlaceAhead is where "at", "to" or "on" stands before a Problem or a home, behind a name that begins at a word; 0 if
// none does.
func atPlaceAhead(words []piece, i int) int {
	for n := i; n < min(i+1+longestName, len(words)) && !isSign(words[n].text); n++ {
		if n > i && isOneOf(words, n, "at", "to", "on", "onto") && (isOfSort(words, n+1, "W") &&
			isOneOf(words, n+2, "problem", "home", "own") || isOneOf(words, n+3, "problem", "home")) {
			return n
		}
		if endsSentence(words[n]) {
			break
		}
	}
	return 0
}

// cardHand says "two cards in hand" for "a two-card hand".
func cardHand(words []piece, i int) []piece {
	number, isHand := strings.CutSuffix(strings.ToLower(words[i].text), "-card")
	end := i + 1
	if !isHand && isOfSort(words, i, "N") && isOneOf(words, i+1, "card") {
		number, isHand, end = words[i].text, true, i+2
	}
	if !isHand || !isOneOf(words, end, "hand") || !isOneOf(words, i-1, "a", "an") {
		return nil
	}
	cards, at := "cards", words[i].at
	if number == "one" || number == "1" {
		cards = "card"
	}
	return slices.Concat(words[:i-1], []piece{{number, at}, {cards, at}, {"in", at}}, words[end:])
}

// otherIsSo says "X is ready but Y is exhausted" for "X isn't exhausted but Y is".
func otherIsSo(words []piece, i int) []piece {
	if !isOneOf(words, i, "is") || !clauseOver(words, i+1) || i < 4 {
		return nil
	}
	clause := i - 1
	for clause > max(i-1-longestName, 0) && !isOneOf(words, clause, "but", "while", ",", "and") {
		if endsSentence(words[clause]) {
			return nil
		}
		clause--
	}
	if clause < 2 || clause == i-1 || endsSentence(words[clause-1]) {
		return nil
	}
	mark := words[clause-1]
	if !isOneOf(words, clause-2, "isn't", "isn’t", "isnt", "not") ||
		!slices.Contains(marksSaid, plainWord(mark.text)) {
		return nil
	}
	sign := words[i].text[len("is"):]
	return slices.Concat(words[:i], []piece{{"is", words[i].at}, {mark.text + sign, mark.at}}, words[i+1:])
}

// bothOfNames leaves out "both" before two names: "both my X and my Y".
func bothOfNames(words []piece, i int) []piece {
	if !isOneOf(words, i, "both") || !isOfSort(words, i+1, "W") || !isCapital(words, i+2) || endsSentence(words[i+1]) {
		return nil
	}
	for n := i + 3; n < min(i+4+longestName, len(words)) && !endsSentence(words[n-1]); n++ {
		if isOneOf(words, n, "and") {
			if isOfSort(words, n+1, "W") || isCapital(words, n+1) {
				return slices.Delete(slices.Clone(words), i, i+1)
			}
			return nil
		}
		if isOneOf(words, n, "is", "are", "at", ",", "have", "has") {
			return nil
		}
	}
	return nil
}

// countersOfOther says "his has two +1 power counters" for "his has two", behind how many another has.
func countersOfOther(words []piece, i int) []piece {
	n, ok := numberAt(words, i)
	isHis := isOneOf(words, i-2, "mine", "his", "hers", "theirs") || i > 1 && isOfSort(words, i-2, "W") ||
		i > 2 && isCapital(words, i-2)
	if !ok || n < 1 || !isOneOf(words, i-1, "has") || !isHis || !clauseOver(words, i+1) {
		return nil
	}
	for k := i - 2; k > max(i-12, 0) && !endsSentence(words[k-1]); k-- {
		if !isOneOf(words, k, "counter", "counters") {
			continue
		}
		from := k
		for isOneOf(words, from-1, "power", "+1", "-1") {
			from--
		}
		if _, isNumber := numberAt(words, from-1); !isNumber || from == k {
			return nil
		}
		said := slices.Clone(words[from : k+1])
		sign := words[i].text[len(strings.TrimRight(words[i].text, ".!")):]
		said[len(said)-1].text += sign
		words = slices.Clone(words)
		words[i].text = strings.TrimSuffix(words[i].text, sign)
		for j := range said {
			said[j].at = words[i].at
		}
		return slices.Insert(words, i+1, said...)
	}
	return nil
}

// problemsForEach says "my problem is X, his problem is Y" for "the problems are X for me and Y for him".
func problemsForEach(words []piece, i int) []piece {
	if !isOneOf(words, i, "problems") || !isOneOf(words, i+1, "are") || !isCapital(words, i+2) {
		return nil
	}
	first := sentencePart(words, i+2, "for")
	if first == 0 || !isOfSort(words, first+1, "F") || !isOneOf(words, first+2, "and", ",") {
		return nil
	}
	second := sentencePart(words, first+3, "for")
	if second == 0 || !isOfSort(words, second+1, "F") || !clauseOver(words, second+2) {
		return nil
	}
	from := i
	if isOneOf(words, i-1, "the", "our", "both") {
		from--
	}
	is := func(who int) []piece {
		return append(whoseIs(words[who:who+1]), piece{"problem", words[i].at}, piece{"is", words[i].at})
	}
	last := words[second+1].text
	name := slices.Clone(words[first+3 : second])
	name[len(name)-1].text += last[len(strings.TrimRight(last, ".!")):]
	return slices.Concat(words[:from], is(first+1), words[i+2:first], []piece{{",", words[first].at}}, is(second+1),
		name, words[second+2:])
}

// sentencePart is where a word stands within the sentence from another one on; 0 if it doesn't.
func sentencePart(words []piece, i int, of string) int {
	for n := i; n < len(words); n++ {
		if n > i && isOneOf(words, n, of) {
			return n
		}
		if endsSentence(words[n]) {
			break
		}
	}
	return 0
}
