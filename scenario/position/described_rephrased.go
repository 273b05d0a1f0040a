package position

import (
	"slices"
	"strings"
)

// Words that people put round what is said of cards, said as others say it.

// asRephrased says such words so.
func asRephrased(words []piece) []piece {
	is := func(i int, of ...string) bool { return isOneOf(words, i, of...) }
	isWhose := func(i int) bool {
		return i < len(words) && whoseNext.MatchString(words[i].text) && !is(i, "she's", "he's", "it's")
	}
	for i := 0; i < len(words); i++ {
		switch {
		case is(i, "in") && is(i+1, "this", "the", "that") && (i == 0 || endsSentence(words[i-1])) &&
			is(i+2, "test", "case", "example", "scenario", "situation", "setup"): // in this test, …
			end := i + 3
			if is(end, ",") {
				end++
			}
			words = cutOut(words, i, end)
			i--
		case is(i, "without", "with") && (is(i, "without") && is(i+1, "counters") || is(i+1, "no", "any") &&
			is(i+2, "counters")): // a Critter token without counters
			end := i + 2
			if is(i+1, "no", "any") {
				end++
			}
			words = cutOut(words, i, end)
			i--
		case is(i, "one") && is(i+1, "of") && isWhose(i+2) && is(i+3, "friends", "troublemakers", "resources") &&
			(is(i+4, ",", ":") || isCapital(words, i+4)) && !endsSentence(words[i+3]):
			// one of her Friends, Gyro
			words[i+3].text = strings.TrimSuffix(words[i+3].text, "s")
			if is(i+4, ",", ":") {
				words = slices.Delete(words, i+4, i+5)
			}
			words = slices.Delete(words, i, i+2)
		case is(i, "both") && is(i+1, "of") && isWhose(i+2) && isCapital(words, i+3) &&
			!is(i+3, "problems", "friends", "manes", "characters"): // both of Avery's Red Galas
			words[i], words[i+1] = words[i+2], piece{"two", words[i].at}
			words = slices.Delete(words, i+2, i+3)
		case is(i, "friends", "characters") && is(i+1, "are") && is(i+2, "all", "both") && is(i+3, "at") &&
			colonAhead(words, i+4): // Avery's Friends are all at Blake's Problem: X and Y
			words = slices.Delete(words, i+1, i+3)
		case is(i, "beneath", "under", "underneath") && is(i-1, "face-up", "faceup") &&
			is(i-2, "lie", "lies", "are", "is"):
			words = slices.Delete(words, i-1, i)
			i -= 3
		case is(i, "lie", "lies") && is(i+1, "beneath", "under", "underneath"):
			words[i].text = "are"
			if from := i - 1; is(from, ",") {
				for from > 0 && !strings.HasSuffix(words[from-1].text, ".") && !isPartEnd(words[from-1]) {
					from--
				}
				isCounted := numbersSaid[plainWord(words[from].text)] > 1 && is(from+1, "cards") && is(from+2, ",")
				if isCounted && !isListed(words[from], words[from+3:i]) { // the number is told
					words = slices.Delete(words, from+1, from+2)
					i--
				} else if isCounted {
					// two cards, X and Y, lie beneath Z
					words = slices.Delete(slices.Delete(words, i-1, i), from, from+3)
					i -= 4
				}
			}
		case is(i, "from") && is(i+1, "top") && is(i+2, "to") && is(i+3, "bottom") && is(i+4, "they", "these") &&
			is(i+5, "are") && is(i-1, "cards") && endsSentence(words[i-1]):
			words[i-1].text = "cards" // three cards. From top to bottom they are X, Y and Z
			words = slices.Replace(words, i, i+6, piece{":", words[i].at})
		case is(i, "unknown") && is(i+1, "to") && i+2 < len(words) && !endsSentence(words[i+1]) &&
			(is(i+2, "me", "him", "her") || isCapital(words, i+2)): // which is unknown to Blake
			words = cutOut(words, i+1, i+3)
		case is(i, "is") && is(i+1, "unknown") && (is(i-1, "troublemaker") ||
			is(i-1, "there") && is(i-2, "troublemaker") ||
			is(i-1, "problem") && (is(i-4, "troublemaker") || is(i-5, "troublemaker"))): // of which nothing is known
			words = cutOut(words, i, i+2)
		case is(i, "holds") && is(i-1, "pile", "hand", "deck"):
			words[i].text = "has"
		case is(i, "action") && is(i+1, "tokens") && is(i+2, ":"):
			words = slices.Delete(words, i, i+1)
		case is(i, "owned") && is(i+1, "and") && is(i+2, "controlled") && is(i+3, "by"):
			words = slices.Delete(words, i, i+2)
		case is(i, "each") && is(i+1, "player's") && is(i+2, "mane") && is(i+3, "character") && is(i+4, "is"):
			words[i].text, words[i+3].text, words[i+4].text = "both", "characters", "are"
			words = slices.Delete(words, i+1, i+2)
		case is(i, "flips") && is(i-1, "no") && is(i+1, "have") && is(i+2, "been") && is(i+3, "made"):
			words[i].text = "cards"
			words[i+3].text = "flipped" + words[i+3].text[len("made"):]
		case is(i, "has", "have", "got") && i+3 < len(words) && numbersSaid[plainWord(words[i+1].text)] > 1 &&
			is(i+2, ":") && isCapital(words, i+3): // he's got three: X, Y and Z
			words = slices.Delete(words, i+1, i+3)
		case is(i, ":") && is(i-1, "problems", "problem") && is(i-2, "both", "each") && is(i+1, "the") &&
			is(i+2, "copy", "one") && is(i+3, "at"): // at both Problems: the copy at mine is exhausted
			words[i-1].text += "."
			words = slices.Delete(words, i, i+1)
		case is(i, "problems") && is(i+1, ":") && (i == 0 || endsSentence(words[i-1])) && is(i+3, "is") &&
			(is(i+2, "mine", "his", "hers", "theirs") || i+2 < len(words) && whoseNext.MatchString(words[i+2].text)):
			words = slices.Insert(words, i, piece{"two", words[i].at}) // Problems: mine is X, his is Y
			i++
		case is(i, "problems") && is(i+1, "are") && (is(i+2, "on") && is(i+3, "the") && is(i+4, "table", "board") &&
			is(i+5, ":") || is(i+2, "in") && is(i+3, "play") && is(i+4, ":")): // both players' Problems are in play: …
			end := i + 2
			for words[end].text != ":" {
				end++
			}
			first := i
			for first > 0 && is(first-1, "both", "players'", "players’", "our", "the", "all") {
				first--
			}
			words = slices.Replace(words, first, end, piece{"two", words[first].at}, words[i])
			i = first + 1
		case is(i, "unknown") && is(i+1, "ones") && is(i-1, "two", "three", "four", "five", "one"):
			words = cutOut(words, i+1, i+2)
		}
	}
	return words
}

// cutOut takes words out; what ends a sentence behind them ends it before them.
func cutOut(words []piece, from, to int) []piece {
	if last := words[to-1].text; from > 0 && endsSentence(words[to-1]) && !endsSentence(words[from-1]) {
		words[from-1].text += last[len(strings.TrimRight(last, ".!?")):]
	}
	return slices.Delete(words, from, to)
}

// colonAhead reports whether a colon stands after no more than a place.
func colonAhead(words []piece, i int) bool {
	for n := i; n < min(i+4, len(words)); n++ {
		if words[n].text == ":" {
			return true
		}
	}
	return false
}
