package position

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// The words of a description, without those that say nothing where they stand.

// wordsOf cuts a part into its words; signs between words stand alone.
func wordsOf(part piece) []piece {
	var words []piece
	for _, at := range describedWord.FindAllStringIndex(part.text, -1) {
		word := part.slice(at[0], at[1])
		if trimmed := strings.Trim(word.text, quotes); trimmed != "" {
			first := strings.Index(word.text, trimmed)
			word = word.slice(first, first+len(trimmed))
		}
		if place, mark, ok := word.cut("/"); ok && !place.isEmpty() &&
			slices.Contains(marksSaid, strings.ToLower(strings.TrimRight(mark.text, "."))) {
			words = append(words, place)
			word = mark
		}
		if first, second, ok := word.cut("+"); ok && first.text != "" && second.text != "" &&
			unicode.IsLetter([]rune(second.text)[0]) { // Falcon+Hat
			sign := piece{"+", first.at + len(first.text)}
			words = append(words, first, sign)
			word = second
		}
		if first, second, ok := word.cut("/"); ok && isCountInOneWord(first) && isCountInOneWord(second) { // 10pts/3AT
			words = append(words, first, piece{"/", first.at + len(first.text)})
			word = second
		}
		words = append(words, word)
	}
	counted := countsBeside(inOrder(asWritten(asGiven(asTurned(asRephrased(asReworded(asMeant(words))))))))
	return nextOnTop(withCounters(withoutReady(withoutHappening(withoutIs(counted)))))
}

// text gives so many words from the next one on, as they stand; "" if there are not so many.
func (d *describer) text(n int) piece {
	if d.at+n > len(d.words) || n == 0 {
		return piece{}
	}
	if n == 1 {
		return d.words[d.at]
	}
	words := d.words[d.at : d.at+n]
	for i := range words[1:] {
		if words[i].at == words[i+1].at { // one of them stands for others
			return d.joined(words)
		}
	}
	return d.r.between(words[0], words[n-1])
}

// joined are words as they stand for others, where the first of them that is in the line is.
func (d *describer) joined(words []piece) piece {
	text, at, isFound := "", words[0].at, false
	for i, w := range words {
		if i > 0 {
			text += " "
		}
		if line := d.line(); !isFound && strings.HasPrefix(line[max(min(w.at, len(line)), 0):], w.text) {
			at, isFound = w.at-len(text), true // before the line, if those before it are long
		}
		text += w.text
	}
	return piece{text, at}
}

// between is the line from one word to another; each may stand for a shorter one.
func (r *lineReader) between(first, last piece) piece {
	end := min(last.at+len(last.text), len(r.line))
	return piece{r.line[max(min(first.at, end), 0):end], first.at}
}

func isCountInOneWord(p piece) bool { return countInOneWord.MatchString(plainWord(p.text)) }

// withCounters says "with" for "that has", where counters are what a card has: what follows them may be attached to it.
func withCounters(words []piece) []piece {
	is := func(i int, of ...string) bool { return slices.Contains(of, strings.ToLower(words[i].text)) }
	for i := 1; i+3 < len(words); i++ {
		if !is(i, "that", "which", "who") || !is(i+1, "has") || is(i-1, "opponent", "player") {
			continue
		}
		for n := i + 3; n < min(i+7, len(words)) && !isSign(words[n-1].text); n++ {
			if strings.HasPrefix(strings.ToLower(words[n].text), "counter") {
				words = slices.Replace(words, i, i+2, piece{"with", words[i].at})
				break
			}
		}
	}
	return words
}

// withoutHappening leaves out that a faceoff is happening, where it is said that there is one.
func withoutHappening(words []piece) []piece {
	for i := 1; i < len(words); i++ {
		if !strings.EqualFold(words[i-1].text, "faceoff") {
			continue
		}
		n := i
		isSaid := func(s string, w piece) bool { return s == plainWord(w.text) }
		if isSaid("at", words[n]) { // a faceoff at my problem is happening
			for n < min(i+7, len(words)) && !slices.ContainsFunc([]string{"is", "has", "between", "with", "and"},
				func(s string) bool { return isSaid(s, words[n]) }) && !endsSentence(words[n]) &&
				!isSign(words[n].text) {
				n++
			}
		}
		from := n
		if n < len(words) && strings.EqualFold(words[n].text, "is") {
			n++
		}
		for _, happens := range []string{"happening", "going on", "taking place", "in progress", "under way", "time",
			"has started", "has just started", "has begun", "has just begun", "has been started",
			"has just been started", "being resolved"} {
			said := strings.Fields(happens)
			if n+len(said) <= len(words) && slices.EqualFunc(said, words[n:n+len(said)], isSaid) &&
				(happens != "time" || words[n].text[0] == 't') { // and no Time Turner
				if last := words[n+len(said)-1]; endsSentence(last) {
					words[from-1].text += "."
				}
				return slices.Delete(words, from, n+len(said))
			}
		}
	}
	return words
}

// saysTroublemaker reports whether words begin with a Troublemaker of no name, also a face-down one.
func saysTroublemaker(words []piece) bool {
	if len(words) > 1 && strings.EqualFold(words[0].text, "face-down") {
		words = words[1:]
	}
	return strings.HasPrefix(strings.ToLower(words[0].text), "troublemaker")
}

// withoutReady leaves out that Troublemakers of no name are unknown, and that cards which are counted are ready, as
// cards are of which nothing else is said.
func withoutReady(words []piece) []piece {
	for i := len(words) - 2; i > 0; i-- {
		if strings.EqualFold(words[i].text, "unknown") && saysTroublemaker(words[i+1:]) { // an unknown Troublemaker
			words = slices.Delete(words, i, i+1)
			continue
		}
		number := strings.ToLower(words[i-1].text)
		_, isNumber := numbersSaid[number]
		next := strings.ToLower(strings.TrimRight(words[i+1].text, ".!?"))
		if strings.EqualFold(words[i].text, "ready") && (isNumber || words[i-1].isDigits()) && number != "no" &&
			!isSign(next) &&
			!slices.Contains([]string{"phase", "step", "phases", "and", "or", "at", "in", "on", "there"}, next) {
			words = slices.Delete(words, i, i+1)
		}
	}
	return words
}

// withoutIs cuts off "'s" where it is short for "is": "Dash's at my problem".
func withoutIs(words []piece) []piece {
	for i := len(words) - 2; i >= 0; i-- {
		name, isShort := strings.CutSuffix(strings.ReplaceAll(words[i].text, "’", "'"), "'s")
		before := ""
		if i > 0 && !endsSentence(words[i-1]) {
			before = strings.ToLower(words[i-1].text)
		}
		_, isSide := piece{text: name}.side()
		isLike := slices.Contains([]string{"exhausted", "frightened", "boosted", "flipped", "tapped", "face-down",
			"facedown",
			"uncovered", "mine", "his", "hers", "theirs"},
			strings.ToLower(strings.TrimRight(words[i+1].text, "."))) && (endsSentence(words[i+1]) ||
			i+2 >= len(words) || isSign(words[i+2].text) || slices.Contains([]string{"and", "at", "in", "on", "there",
			"but"}, strings.ToLower(words[i+2].text)))
		isWhose := slices.Contains([]string{"at", "in", "on", "to", "@"}, before) || isSide && before != "" && !isLike
		if next := words[i+1].text; isShort && (strings.EqualFold(name, "score") || strings.EqualFold(name, "hand") ||
			strings.EqualFold(name, "deck")) && (piece{text: next}).isDigits() {
			isLike, isWhose = true, false // score's 6 all; my hand's 2 cards
		} else if _, isPlace := nounsOfPlaces[strings.ToLower(name)]; isShort && (isPlace &&
			slices.Contains([]string{"empty", "empty."}, strings.ToLower(next)) || strings.EqualFold(name, "one")) {
			isLike, isWhose = true, false // my deck's empty; top one's Falcon
		} else if isShort && strings.EqualFold(name, "problem") &&
			unicode.IsUpper([]rune(next)[0]) { // my problem's Cloudbursting
			isLike, isWhose = true, false
		}
		isLike = isLike || strings.EqualFold(words[i+1].text, "face") && isOneOf(words, i+2, "down", "up")
		if isShort && len(name) > 1 && !isWhose && (isLike || slices.Contains([]string{"at", "on", "in",
			"there", "@", "sitting", "lying", "still", "been"}, strings.ToLower(words[i+1].text))) &&
			!slices.Contains(shortIs, strings.ToLower(name)) {
			is := piece{"'s", words[i].at + len(words[i].text) - len("'s")}
			if _, isPlace := nounsOfPlaces[strings.ToLower(name)]; isPlace && isLike {
				is.text = "is"
			}
			words[i] = words[i].slice(0, len(name))
			words = slices.Insert(words, i+1, is)
		}
	}
	return words
}

// shortIs are words that are read with their "'s".
var shortIs = []string{"he", "she", "it", "that", "there", "who", "what", "where", "here"}

// quotes are the signs of what somebody says, or of a name.
const quotes = `"“”„`

var describedWord = regexp.MustCompile(`\([^()]*\)|\[[^\[\]]*\]|[,;:=@&]|[^\s,;:=@&(\[]+`)
