package position

import (
	"slices"
	"strings"
)

// What is written with care, as a case that is to be tried, said as others say it.

// headsOfCases stand before a colon at the head of what is given, and say nothing.
var headsOfCases = []string{"preconditions", "precondition", "zones", "initial state", "starting state", "state",
	"starting position", "game state", "board state"}

// asGiven says so what such cases have.
func asGiven(words []piece) []piece {
	is := func(i int, of ...string) bool { return isOneOf(words, i, of...) }
	begins := func(i int) bool { return i == 0 || endsSentence(words[i-1]) }
	for i := 0; i < len(words); i++ {
		numbers := i
		if is(i, "action") { // tokens
			numbers++
		}
		pairs := pairsBeside(words, numbers)
		switch {
		case begins(i) && headAt(words[i:]) > 0:
			words = slices.Delete(words, i, i+headAt(words[i:]))
			i--
		case is(i, "of") && is(i+1, "which", "whom") && is(i+3, "are", "is") && i+2 < len(words) &&
			numbersSaid[plainWord(words[i+2].text)] > 0: // of which two are known
			words[i], words[i+1], words[i+2] = words[i+2], words[i], words[i+1]
		case is(i, "one") && is(i+1, "of") && is(i+2, "the", "these", "those") && is(i+3, "two", "three", "four") &&
			is(i+4, "copies", "cards", "friends", "characters", "ones"): // one of the two copies
			words = slices.Delete(words, i+1, i+5)
		case is(i, "one") && i > 0 && whoseNext.MatchString(words[i-1].text) &&
			strings.HasSuffix(words[i-1].text, "s") &&
			is(i+1, "is", "has", "isn't", "wears", "carries", "bears"): // Blake's one is exhausted
			words = slices.Delete(words, i, i+1)
			i--
		case pairs != nil:
			words = slices.Concat(words[:i], pairs)
		case is(i, "phase") && is(i+1, "ready", "troublemaker", "main", "score", "end") &&
			(begins(i) || is(i-1, ",")) && !is(i+2, ":"): // phase Main
			words = slices.Insert(words, i+1, piece{":", words[i].at})
		case is(i, "has", "have") && is(i+1, "not") && is(i+2, "been") && is(i+3, "boosted", "exhausted", "frightened"):
			words[i].text = map[string]string{"has": "is", "have": "are"}[plainWord(words[i].text)]
			words = slices.Delete(words, i+2, i+3)
		case is(i, "and") && is(i-1, "down", "face-down") && is(i+1, "unknown"):
			words[i-1].text += words[i+1].text[len("unknown"):]
			words = slices.Delete(words, i, i+2)
		case is(i, "that", "which") && is(i-1, "card", "cards") && is(i+1, "is", "are") && is(i+2, "unknown"):
			words[i-1].text += words[i+2].text[len("unknown"):] // two cards that are unknown
			words = slices.Delete(words, i, i+3)
		case is(i, "1", "1x") && is(i+1, "mane") && is(i+2, "-", "–", "—", ":"): // 1 Mane – X
			words[i+2].text = ":"
			words = slices.Delete(words, i, i+1)
		case is(i, "resources") && is(i+1, ":") && i > 1 && is(i-2, "bears", "wears", "carries", "has") &&
			!isListed(words[i-1], words[i+2:sentenceOver(words, i)]): // the number is told
			words[i+1].text = ","
			words = slices.Delete(words, i, i+1)
		case is(i, "resources") && is(i+1, ":") && i > 1 && is(i-2, "bears", "wears", "carries", "has"):
			words = slices.Delete(words, i-1, i+2) // bears two Resources: X and Y
			i--
		case is(i, "holds") && is(i-1, "home", "problem"):
			words[i].text = "has"
		case is(i, "this") && is(i-1, "moved") && is(i+1, "turn") && is(i+2, "from", "to") && !endsSentence(words[i+1]):
			words = thisTurnBehind(words, i) // moved this turn from home to my problem
		case is(i, "the") && begins(i) && is(i+1, "window") && is(i+2, "after", "before", "at"):
			words = withoutWindow(words, i)
			i--
		}
	}
	return words
}

// pairsBeside says with a colon what each player has whose numbers stand beside each other: "tokens Avery 4 / Blake 2".
// It is nil where no such thing stands at a word.
func pairsBeside(words []piece, i int) []piece {
	if i >= len(words) {
		return nil
	}
	unit := plainWord(words[i].text)
	if unitsSaid[unit] == "" && pilesOfBoth[unit] == "" {
		return nil
	}
	said := slices.Clone(words[i:])
	isHead := len(said) > 1 && said[1].text == ":"
	if isHead {
		said = slices.Delete(said, 1, 2)
	}
	if len(said) < 5 {
		return nil
	}
	sign := piece{",", said[2].at + len(said[2].text)}
	if said[3].text == "/" || said[3].text == "," && !isHead {
		said = slices.Delete(said, 3, 4)
	} else if isHead {
		return nil // as it stands
	}
	if len(said) < 5 || !said[2].isDigits() || !(piece{strings.TrimRight(said[4].text, ".,"), 0}).isDigits() {
		return nil
	}
	first, isSide := sideOrHim(said[1])
	if second, isOther := sideOrHim(said[3]); !isSide || !isOther || first == second {
		return nil
	}
	said = slices.Insert(said, 3, sign)
	return slices.Insert(said, 1, piece{":", words[i].at + len(words[i].text)})
}

// sideOrHim is a player who is called so, or "him", who sits opposite.
func sideOrHim(said piece) (Side, bool) {
	if said.is("him") || said.is("her") {
		return Blake, true
	}
	return said.side()
}

// headAt is of how many words a head is that says nothing, with its colon; 0 if words begin with none.
func headAt(words []piece) int {
	for _, head := range headsOfCases {
		said := strings.Fields(head)
		isSaid := func(s string, w piece) bool { return s == plainWord(w.text) }
		if n := len(said); n < len(words) && words[n].text == ":" && slices.EqualFunc(said, words[:n], isSaid) {
			return n + 1
		}
	}
	return 0
}

// thisTurnBehind says "this turn" at the end of its clause.
func thisTurnBehind(words []piece, i int) []piece {
	end := i + 2
	for end < len(words) && !isSign(words[end].text) && !endsSentence(words[end-1]) {
		end++
	}
	this, turn := words[i], words[i+1]
	if last := words[end-1]; endsSentence(last) {
		turn.text += last.text[len(strings.TrimRight(last.text, ".!?")):]
		words[end-1].text = strings.TrimRight(last.text, ".!?")
	}
	return slices.Concat(words[:i], words[i+2:end], []piece{this, turn}, words[end:])
}

// withoutWindow leaves out that there is a window, and that it is open: "the window after the flips is open".
func withoutWindow(words []piece, i int) []piece {
	words = slices.Delete(words, i, i+2)
	for n := i; n+1 < len(words) && !endsSentence(words[n]); n++ {
		if plainWord(words[n].text) == "is" && plainWord(words[n+1].text) == "open" {
			if endsSentence(words[n+1]) {
				words[n-1].text += "."
			}
			if words = slices.Delete(words, n, n+2); n < len(words) && plainWord(words[n].text) == "and" {
				words[n].text = ","
			}
			break
		}
	}
	return words
}
