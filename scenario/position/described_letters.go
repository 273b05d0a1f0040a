package position

import (
	"regexp"
	"slices"
	"strings"
)

// How many cards, tokens and points there are as people note it down: "H(3) D(20)", "deck 11 mine 8 his".

// nounFor is for what a letter before a number stands, and what is counted without one.
var nounFor = map[string]string{"h": "hand", "d": "deck", "at": "at", "p": "points", "pts": "points",
	"points": "points", "tokens": "tokens", "t": "tokens", "hand": "hand", "deck": "deck", "hands": "hand",
	"decks": "deck"}

// countsInLetters says such words as others do; nil where none stand at a word.
func countsInLetters(words []piece, i int) []piece {
	word := plainWord(words[i].text)
	if letter := countByLetter.FindStringSubmatch(words[i].text); letter != nil { // H3
		noun := piece{nounFor[strings.ToLower(letter[1])], words[i].at}
		number := words[i].slice(1, len(words[i].text))
		return slices.Concat(words[:i], []piece{noun, {":", number.at}}, asListed(words, i+1, number), words[i+1:])
	}
	noun := nounFor[word]
	if noun == "" || i+1 >= len(words) || endsSentence(words[i]) {
		return nil
	}
	if of := ofBothCounted(words, i, noun); of != nil {
		return of
	}
	next := words[i+1]
	isLetter := len(word) < 3 && (word == "h" || word == "d" || word == "at" || word == "p")
	if isLetter && countInList.MatchString(next.text) { // H(3)
		number := next.slice(1, len(next.text)-1)
		head := []piece{{noun, words[i].at}, {":", next.at}}
		return slices.Concat(words[:i], head, asListed(words, i+2, number), words[i+2:])
	}
	if (word == "h" || word == "d") && next.text == ":" && i+2 < len(words) && // H: 3
		(piece{strings.TrimRight(words[i+2].text, "."), 0}).isDigits() {
		words = slices.Clone(words)
		words[i].text = noun
		return words
	}
	return nil
}

var countByLetter = regexp.MustCompile(`^([HD])\d{1,2}\.?$`)

// asListed gives a number with a comma behind it, where the list goes on without one.
func asListed(words []piece, next int, number piece) []piece {
	if next >= len(words) || isSign(words[next].text) || endsSentence(number) || isPartEnd(words[next]) {
		return []piece{number}
	}
	return []piece{number, {",", number.at}}
}

// ofBothCounted says whose each of two numbers is that stands behind it: "my deck: 11, his deck: 8" for "deck 11 mine 8
// his".
func ofBothCounted(words []piece, i int, noun string) []piece {
	n := i + 1
	if isOneOf(words, n, ":") {
		n++
	}
	var of []piece
	var whose [2]string
	for k := range whose {
		if k > 0 && isOneOf(words, n, ",", "and", "/") {
			n++
		}
		if n+1 >= len(words) || !words[n].isDigits() && numbersSaid[words[n].text] < 2 {
			return nil
		}
		owner, known := ownerFor[plainWord(words[n+1].text)]
		if !known || k == 0 && endsSentence(words[n+1]) {
			return nil
		}
		if k > 0 && of != nil {
			of = append(of, piece{",", words[n].at})
		}
		whose[k] = owner
		number := words[n]
		if endsSentence(words[n+1]) {
			number.text += "."
		}
		of = append(of, piece{owner, words[n+1].at}, piece{noun, words[i].at}, piece{":", words[n].at}, number)
		n += 2
	}
	if whose[0] == whose[1] || n < len(words) && !isSign(words[n].text) && !endsSentence(words[n-1]) {
		return nil
	}
	return slices.Concat(words[:i], of, words[n:])
}

// ownerFor is whose something is by a word behind its number.
var ownerFor = map[string]string{"mine": "my", "me": "my", "his": "Blake's", "him": "Blake's", "hers": "Blake's",
	"her": "Blake's", "theirs": "Blake's", "them": "Blake's", "opp": "Blake's", "opponent": "Blake's",
	"opp's": "Blake's", "opponent's": "Blake's"}

// shortFor are words as they are typed in a hurry, and what they stand for.
var shortFor = map[string]string{"fd": "face-down", "fo": "faceoff", "chars": "characters", "w": "with",
	"isnt": "isn't", "arent": "aren't", "im": "i'm", "hasnt": "hasn't", "havent": "haven't", "dont": "don't",
	"doesnt": "doesn't"}
