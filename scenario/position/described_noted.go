package position

import (
	"regexp"
	"slices"
	"strings"
)

// What people note down, and what they say of cards in the next clause, as others say it in whole sentences.

// otherBehindSign finds the words behind a semicolon by which a sentence goes on of the cards before it.
var otherBehindSign = regexp.MustCompile(`(?i);(\s+(?:(?:and |but |while )?the (?:other|latter|former)|both are|` +
	`they are|they['’]re)\b)`)

// otherInSentence puts commas for the semicolons behind which a sentence goes on of the cards before them: "one is
// Timberwolf; the other is face-down".
func otherInSentence(text string) string { return otherBehindSign.ReplaceAllString(text, ",$1") }

// ofOwner says "Avery's face-down Troublemaker X" for "a face-down Troublemaker of Avery's, X".
func ofOwner(words []piece, i int) []piece {
	from, n := i, i
	if isOneOf(words, n, "a", "an", "the", "one") {
		n++
	}
	if isOneOf(words, n, "face-down", "facedown", "uncovered", "face-up") {
		n++
	} else if isOneOf(words, n, "face") && isOneOf(words, n+1, "down", "up") {
		n += 2
	}
	noun := n
	if !isOneOf(words, noun, "troublemaker", "friend", "resource") || !isOneOf(words, noun+1, "of") ||
		noun+4 >= len(words) || words[noun+3].text != "," || !isCapital(words, noun+4) || noun == from {
		return nil
	}
	owner, ok := whoseFor[plainWord(words[noun+2].text)]
	said := words[noun+2].text
	if !ok && strings.HasSuffix(plainWord(said), "'s") && isOfSort(words, noun+2, "W") {
		owner, ok = said, true
	}
	if !ok {
		return nil
	}
	marks := words[from+1 : noun]
	if !isOneOf(words, from, "a", "an", "the", "one") {
		marks = words[from:noun]
	}
	end := noun + 4
	name := end
	for end < len(words) && words[end].text != "," && !endsSentence(words[end]) &&
		!isOneOf(words, end, "is", "at", "and") {
		end++
	}
	rest := words[end:]
	if isOneOf(rest, 0, ",") && len(rest) > 1 && isOneOf(rest, 1, "is", "at", "on") {
		rest = rest[1:]
	}
	return slices.Concat(words[:i], []piece{{owner, words[from].at}}, marks, words[noun:noun+1], words[name:end], rest)
}

// isNotLike says that a card is ready of which it is said that it isn't as the one before: "Falcon is exhausted, Gyro
// isn't".
func isNotLike(words []piece, i int) []piece {
	end := i + 1
	if isOneOf(words, i, "is", "'s") && isOneOf(words, i+1, "not") {
		end++
	} else if !isOneOf(words, i, "isn't", "isn’t", "isnt") {
		return nil
	}
	if !clauseOver(words, end) || i < 2 {
		return nil
	}
	from := i - 1
	for from > 0 && !endsSentence(words[from-1]) {
		from--
	}
	is := func(n int, of ...string) bool { return isOneOf(words, n, of...) }
	clause := -1
	for n := from + 1; n < i; n++ {
		isSaid := is(n-1, "is", "'s") || strings.HasSuffix(plainWord(words[n-1].text), "'s")
		if is(n, "exhausted", "tapped") && isSaid && is(n+1, ",", "and", "but", "while") {
			clause = n + 1
		} else if is(n, "boosted", "frightened", "face-down", "uncovered", "flipped") {
			clause = -1
		}
	}
	for clause >= 0 && is(clause, ",", "and", "but", "while", "my", "his", "her", "the") {
		clause++
	}
	if clause < 0 || clause >= i || i-clause > longestName || isOfSort(words, clause, "W") ||
		is(clause, "it", "she", "he", "they", "mine", "hers", "theirs") ||
		slices.ContainsFunc(words[clause:i], func(w piece) bool { return isSign(w.text) }) {
		return nil
	}
	sign := words[end-1].text[len(strings.TrimRight(words[end-1].text, ".!")):]
	return slices.Concat(words[:i], []piece{{"is", words[i].at}, {"ready" + sign, words[i].at}}, words[end:])
}

// hasBoth says "they are controlled by Avery" for "Avery controls both", and leaves out the word before two names.
func hasBoth(words []piece, i int) []piece {
	both := i + 2
	if !isOfSort(words, i, "P") || !isOneOf(words, i+1, "controls", "control", "owns", "own") ||
		!isOneOf(words, both, "both") || endsSentence(words[i+1]) {
		return nil
	}
	if isCapital(words, both+1) && !endsSentence(words[both]) {
		return slices.Delete(slices.Clone(words), both, both+1)
	}
	end := both + 1
	if isOneOf(words, end, "of") && isOneOf(words, end+1, "them", "these", "those") {
		end += 2
	}
	if !clauseOver(words, end) || i > 0 && !endsSentence(words[i-1]) && !isSign(words[i-1].text) &&
		!isOneOf(words, i-1, "and") {
		return nil
	}
	owner, ok := map[string]string{"i": "mine", "he": "his", "she": "hers", "they": "theirs"}[plainWord(words[i].text)]
	if !ok {
		owner = words[i].text + "'s"
	}
	sign := words[end-1].text[len(strings.TrimRight(words[end-1].text, ".!")):]
	at := words[i].at
	if isOneOf(words, i+1, "controls", "control") { // whosever they are
		who := map[string]string{"i": "me", "he": "him", "she": "her", "they": "them"}[plainWord(words[i].text)]
		if who == "" {
			who = words[i].text
		}
		return slices.Concat(words[:i], []piece{{"they", at}, {"are", at}, {"controlled", at}, {"by", at},
			{who + sign, at}}, words[end:])
	}
	return slices.Concat(words[:i], []piece{{"they", at}, {"are", at}, {owner + sign, at}}, words[end:])
}

// listOfDeeds says "Avery played X and Y this turn" for "played this turn (Avery): X, Y".
func listOfDeeds(words []piece, i int) []piece {
	if !isOneOf(words, i, "played") || i > 0 && !endsSentence(words[i-1]) {
		return nil
	}
	n := i + 1
	if isOneOf(words, n, "this") && isOneOf(words, n+1, "turn") {
		n += 2
	}
	if n >= len(words) {
		return nil
	}
	who, isSide := words[n], false
	if inBrackets.MatchString(who.text) {
		who = who.slice(1, len(who.text)-1)
		isSide = isOfSort([]piece{who}, 0, "P", "F")
	} else if isOneOf(words, n, "by") && n+1 < len(words) {
		n++
		who = words[n]
		isSide = isOfSort(words, n, "F")
	}
	if n++; !isSide || !isOneOf(words, n, ":") || n+1 >= len(words) {
		return nil
	}
	who.text = strings.TrimRight(who.text, ".")
	if word := plainWord(who.text); word == "me" {
		who.text = "I"
	} else if word == "him" || word == "her" || word == "them" {
		who.text = "Blake"
	}
	over := sentenceOver(words, n+1)
	list := slices.Clone(words[n+1 : over])
	for k := range list {
		list[k].text = strings.TrimRight(list[k].text, ".")
	}
	list = slices.DeleteFunc(list, func(w piece) bool { return w.text == "" || isPartEnd(w) })
	if len(list) == 0 {
		return nil
	}
	at := list[len(list)-1].at
	said := slices.Concat([]piece{who, {"played", words[i].at}}, list, []piece{{"this", at}, {"turn.", at}})
	for k := 1; k < len(said); k++ {
		said[k].at = max(said[k].at, said[k-1].at)
	}
	return slices.Concat(words[:i], said, words[over:])
}

// faceDownListed says of each Troublemaker of a list that it is face-down of which its head does: "face-down
// Troublemakers: X at my problem".
func faceDownListed(words []piece, i int) []piece {
	n := i + 1
	if isOneOf(words, i, "face") && isOneOf(words, n, "down") {
		n++
	} else if !isOneOf(words, i, "fd", "face-down", "facedown") {
		return nil
	}
	owner, from := "", i
	if i > 0 && !endsSentence(words[i-1]) {
		from--
		if !isOfSort(words, from, "W") || from > 0 && !endsSentence(words[from-1]) {
			return nil
		}
		owner = words[from].text
	}
	if !isOneOf(words, n, "troublemaker", "troublemakers", "tm", "tms") || !isOneOf(words, n+1, ":") ||
		n+2 >= len(words) {
		return nil
	}
	over := sentenceOver(words, n+2)
	var list []piece
	begins, isNamed := true, false
	for k := n + 2; k < over; k++ {
		w := words[k]
		side, isSide := w.side()
		switch {
		case begins && isSide && isOneOf(words, k+1, "-", "–"): // A - X
			list = append(list, piece{side.String() + "'s", w.at})
			k++
			continue
		case begins && isOfSort(words, k, "W"):
			list = append(list, w)
			continue
		case begins && isCapital(words, k):
			if owner != "" && (len(list) == 0 || !isOfSort(list, len(list)-1, "W")) {
				list = append(list, piece{owner, w.at})
			}
			list = append(list, piece{"face-down", w.at})
			isNamed = true
		case begins:
			return nil
		}
		list = append(list, w)
		begins = isOneOf(words, k, ",", "and")
	}
	if !isNamed || begins {
		return nil
	}
	return slices.Concat(words[:from], list, words[over:])
}

// attachmentsNoted leaves out the head of a list of what is on which card: "attachments: X on Y".
func attachmentsNoted(words []piece, i int) []piece {
	if !isOneOf(words, i, "attachments", "attachment", "attached") || !isOneOf(words, i+1, ":") ||
		i > 0 && !endsSentence(words[i-1]) ||
		!slices.ContainsFunc(words[i:sentenceOver(words, i)], func(w piece) bool { return w.text == "on" }) {
		return nil
	}
	return slices.Delete(slices.Clone(words), i, i+2)
}
