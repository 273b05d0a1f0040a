package position

import (
	"regexp"
	"slices"
	"strings"
)

// Words of careful descriptions and of forms for what others say: "contains" for "has", "Hand (3)" for "Hand: 3",
// "Gyro (E)" for "Gyro (exhausted)".

// lettersFor are what single letters, or few, in brackets behind a card stand for.
var lettersFor = map[string]string{"e": "exhausted", "f": "frightened", "fd": "face-down", "m": "mane",
	"s": "start side", "bst": "boosted"}

// asWritten says such words as others do.
func asWritten(words []piece) []piece {
	is := func(i int, of ...string) bool { return isOneOf(words, i, of...) }
	consists := false // it is said of what something consists
	for i := 0; i < len(words); i++ {
		word := words[i]
		if is(i, "whats") {
			word.text = "what's" + word.text[len("whats"):]
			words[i] = word
		}
		if counted := countsInLetters(words, i); counted != nil {
			words = counted
			continue
		}
		switch {
		case is(i, "contains", "contain"):
			words[i].text = "has"
		case is(i, "what's") && is(i+1, "at", "in") && (is(i+3, ":") || is(i+4, ":")): // what's at mine: X
			words = slices.Delete(words, i, i+1)
		case is(i, "consists", "consist") && is(i+1, "of"):
			words[i].text = "has"
			words = slices.Delete(words, i+1, i+2)
			consists = true
		case consists && is(i, "of") && is(i-1, "mine", "his", "hers", "theirs") && i+1 < len(words) &&
			(words[i+1].isDigits() || numbersSaid[plainWord(words[i+1].text)] > 0 || endsSentence(words[i+1])):
			words[i].text = "has" // my hand consists of 5 cards, his of 4
		case is(i, "from") && is(i+1, "top") && is(i+2, "to") && is(i+3, "bottom") && !is(i+4, "they", "these"):
			words = slices.Delete(words, i, i+4)
			i--
		case is(i, "side") && is(i+1, "of") && is(i+2, "the") && is(i+3, "table", "board", "field"):
			words = slices.Delete(words, i+1, i+4)
		case is(i, "printed") && is(i+1, "power"):
			words = slices.Delete(words, i, i+1)
			i--
		case is(i, "its") && is(i+1, "at", "in", "on", "now", "still", "exhausted", "frightened", "boosted", "ready"):
			words[i].text = "it's"
		case is(i, "facedown", "face-down") && is(i-1, "a") && (i+1 >= len(words) ||
			is(i+1, "at", "in", "on", "there", "here", "and", ",")): // a facedown at my problem
			long := len(plainWord(word.text))
			words[i] = piece{"(face-down)" + word.text[long:], word.at}
			words = slices.Insert(words, i, piece{"unknown", word.at})
			i++
		case is(i, "h", "p") && is(i+1, ":") && i+2 < len(words) && pointsSaid.MatchString(words[i+2].text): // P: 10-8
			words[i].text = map[string]string{"h": "hands", "p": "points"}[plainWord(word.text)]
		case is(i, "h", "p") && is(i+1, ":") && i+2 < len(words) && !words[i+2].isDigits():
			words[i].text = map[string]string{"h": "home", "p": "problem"}[plainWord(word.text)]
		case strings.TrimRight(word.text, ".") == Unknown && (i == 0 || isSign(words[i-1].text)): // a card of a list
			words[i].text = "unknown" + word.text[len(Unknown):]
		case countInList.MatchString(word.text) && i > 0:
			if _, isPlace := nounsOfPlaces[strings.ToLower(words[i-1].text)]; !isPlace {
				continue
			}
			number := word.slice(1, len(word.text)-1)
			words = slices.Replace(words, i, i+1, piece{":", word.at}, number)
			if i += 2; is(i, ":") { // hand (3): X, Y, Z
				words = slices.Insert(words, i, piece{"cards", number.at})
			}
		case marksInLetters.MatchString(word.text) && i > 0 && (word.at > words[i-1].at+len(words[i-1].text) ||
			markInLetter.MatchString(word.text)): // Gyro(E)
			words[i].text = withMarksInWords(word.text)
		}
	}
	return movedHome(withoutOrigin(lastsBehind(words)))
}

// lastsBehind says at the end of a sentence until when an effect lasts that it says at its beginning: "until end of
// turn Falcon has +2 power".
func lastsBehind(words []piece) []piece {
	for i := range words {
		if plainWord(words[i].text) != "until" && plainWord(words[i].text) != "till" ||
			i > 0 && !endsSentence(words[i-1]) {
			continue
		}
		n := i + 1
		for n < len(words) && slices.Contains([]string{"the", "this", "end", "of"}, plainWord(words[n].text)) {
			n++
		}
		if n == len(words) || plainWord(words[n].text) != "turn" || endsSentence(words[n]) {
			continue
		}
		last := n + 1
		for last < len(words) && !endsSentence(words[last]) {
			last++
		}
		if last == len(words) && (last == n+1 || words[last-1].text == ",") {
			continue
		}
		first := n + 1
		if first < len(words) && words[first].text == "," {
			first++
		}
		end := min(last+1, len(words))
		said := slices.Clone(words[first:end])
		if len(said) == 0 {
			continue
		}
		until := []piece{{"until", words[i].at}, {"end", words[i].at}, {"of", words[i].at}, {"turn", words[i].at}}
		ends := &said[len(said)-1]
		if trimmed := strings.TrimRight(ends.text, ".!"); trimmed != ends.text {
			until[3].text += "."
			ends.text = trimmed
		}
		return slices.Concat(words[:i], said, until, lastsBehind(words[end:]))
	}
	return words
}

// movedHome says "to home" where something is moved home.
func movedHome(words []piece) []piece {
	moved := false
	for i := 1; i < len(words); i++ {
		before := plainWord(words[i-1].text)
		moved = moved && !endsSentence(words[i-1]) || before == "moved" || before == "moves"
		if moved && plainWord(words[i].text) == "home" && !endsSentence(words[i-1]) && !whoseNext.MatchString(before) &&
			!slices.Contains([]string{"to", "from", "at", "the", "their", "own", "in"}, before) {
			words = slices.Insert(words, i, piece{"to", words[i].at})
		}
	}
	return words
}

var (
	countInList    = regexp.MustCompile(`^\(\d{1,2}\)$`)
	marksInLetters = regexp.MustCompile(`^[(\[]\w{1,3}(?:\s*, ?\w+)*[)\]]$`)
	markInLetter   = regexp.MustCompile(`^[(\[][EFB][)\]]$`)
)

// withMarksInWords gives brackets with the marks that stand for the letters in them.
func withMarksInWords(brackets string) string {
	marks := strings.Split(brackets[1:len(brackets)-1], ",")
	for i, mark := range marks {
		marks[i] = strings.TrimSpace(mark)
		if long, known := lettersFor[strings.ToLower(marks[i])]; known {
			marks[i] = long
		}
	}
	return "(" + strings.Join(marks, ", ") + ")"
}

// withoutOrigin leaves out from where a card was played or flipped, which is there no more: "played Falcon from her
// hand", "flipped Yay! from the top of his deck".
func withoutOrigin(words []piece) []piece {
	text := make([]string, len(words))
	for i, w := range words {
		text[i] = plainWord(w.text)
	}
	done := false
	for i := 0; i < len(words); i++ {
		done = done && (i == 0 || !strings.HasSuffix(words[i-1].text, ".")) ||
			slices.Contains([]string{"played", "plays", "flipped", "flips"}, text[i])
		if !done || text[i] != "from" {
			continue
		}
		end := i + 1
		if end+2 < len(words) && text[end] == "the" && text[end+1] == "top" && text[end+2] == "of" {
			end += 3
		}
		if end+1 < len(words) && (slices.Contains([]string{"my", "his", "her", "their", "the"}, text[end]) ||
			strings.HasSuffix(text[end], "'s")) {
			end++
		}
		if end < len(words) && (text[end] == "hand" || text[end] == "deck") {
			words[i-1].text += words[end].text[len(text[end]):] // the sign that ends it
			words, text = slices.Delete(words, i, end+1), slices.Delete(text, i, end+1)
			i--
		}
	}
	return words
}

// placesBetweenDashes says "at" of a place between dashes behind a card: "Octavia – Avery's problem – frightened", or
// behind a dash at the end of a sentence. "His problem – X" is a list.
func (d *describer) placesBetweenDashes() {
	for n := 1; n+1 < len(d.words); n++ {
		dash := *d
		dash.at = n
		at, isPlace := dash.placeNamed(1)
		if !isPlace || !dash.isDash(0) || isSign(d.words[n-1].text) || endsSentence(d.words[n-1]) {
			continue
		}
		end := n + 1 + at.words
		words := slices.Clone(d.words)
		switch {
		case dash.isDash(1 + at.words):
			words[end].text = ","
		case !dash.isOver(1+at.words) && !isInBrackets(d.words, end) || at.zone != InPlay || d.isPlaceBehind(n):
			continue
		}
		words[n].text = "at"
		d.setWords(words)
	}
}

// isInBrackets reports whether a word of several stands in brackets, and something is over behind it.
func isInBrackets(words []piece, i int) bool {
	return i < len(words) && inBrackets.MatchString(words[i].text) && (i+1 == len(words) || words[i+1].text == "." ||
		isPartEnd(words[i+1]) || isSign(words[i+1].text) && words[i+1].text != ":")
}

// ownersInBrackets puts whose a place is before it that stands behind it in brackets, at the head of a list: "home
// (Avery): X". "My problem (hers?)" stays.
func (d *describer) ownersInBrackets() {
	for n := 0; n+2 < len(d.words); n++ {
		_, isPlace := nounsOfPlaces[d.plain[n]]
		if side, isSide := sideInBrackets(d.words[n+1]); isSide && n > 0 && d.plain[n-1] == "problem" &&
			(d.plain[n] == "1" || d.plain[n] == "2") && d.words[n+2].text == ":" { // problem 2 (his): X
			owner := piece{side.String() + "'s", d.words[n-1].at}
			d.setWords(slices.Concat(d.words[:n-1], []piece{owner, d.words[n-1]}, d.words[n+2:]))
			continue
		}
		side, isSide := sideInBrackets(d.words[n+1])
		if !isPlace || !isSide || d.words[n+2].text != ":" {
			continue
		}
		ahead := *d
		if ahead.at = n - 1; n > 0 && ahead.isOwnerOf(0, 1) && !endsSentence(d.words[n-1]) { // at my problem (opp): X
			at := n - 1
			if at > 0 && slices.Contains([]string{"at", "on", "@"}, d.plain[at-1]) {
				at--
			}
			if at > 0 && !isSign(d.words[at-1].text) && !endsSentence(d.words[at-1]) {
				continue
			}
			owner := []piece{{side.String(), d.words[at].at}, {"at", d.words[at].at}}
			d.setWords(slices.Concat(d.words[:at], owner, d.words[n-1:n+1], d.words[n+2:]))
			continue
		}
		if n > 0 && !isSign(d.words[n-1].text) && !endsSentence(d.words[n-1]) {
			continue
		}
		owner := piece{side.String() + "'s", d.words[n].at}
		d.setWords(slices.Concat(d.words[:n], []piece{owner, d.words[n]}, d.words[n+2:]))
	}
}

// isPlaceBehind reports whether a place stands right before the word at one.
func (d *describer) isPlaceBehind(n int) bool {
	ahead := *d
	for ahead.at = max(n-3, 0); ahead.at < n; ahead.at++ {
		if at, isPlace := ahead.placeNamed(0); isPlace && ahead.at+at.words == n {
			return true
		}
	}
	return false
}
