package cardtext

import (
	"regexp"
	"slices"
	"strings"
)

// token is a word, a number, a symbol in brackets or a punctuation mark of a text.
type token struct {
	text     string // as it stands there
	word     string // in small letters
	number   int    // of the word among those of templates; -1 for another, and for one that is mistaken
	from, to int    // in bytes
	// isMistaken says that it is "a" where "an" has to stand, or the other way round, or the word before it once more.
	isMistaken bool
	isNamed    bool   // which names and numbers it begins was asked
	builtins   uint64 // each category of them that it begins, as a bit
}

// A possessive ending is a token of its own, and so is each bracketed symbol.
var tokenPattern = regexp.MustCompile(`\+?\[[^\]]*\]|[+-]?(?:[0-9]+|X\b)|[\pL]+(?:-[\pL]+)*(?:'t\b)?|'s\b|'re\b` +
	`|'ve\b|'|[^\s\pL0-9]`)

// typographic are the marks that texts have for plain ones.
var typographic = map[rune]rune{'’': '\'', '“': '"', '”': '"'}

// split splits a text into its tokens. Typographic marks and a final period don't count.
func split(text string) []token {
	var plain strings.Builder
	var from []int // where each byte of plain stands in the text
	for at, r := range text {
		if p, is := typographic[r]; is {
			r = p
		}
		plain.WriteRune(r)
		for len(from) < plain.Len() {
			from = append(from, at)
		}
	}
	from = append(from, len(text))
	var all []token
	for _, at := range tokenPattern.FindAllStringIndex(plain.String(), -1) {
		t := plain.String()[at[0]:at[1]]
		all = append(all, token{text: t, word: strings.ToLower(t), from: from[at[0]], to: from[at[1]]})
	}
	all = withMinimum(withHyphens(withShortNames(all)))
	for i := range all {
		switch {
		case all[i].word == "'s" && i > 0 && slices.Contains([]string{"it", "that", "there"}, all[i-1].word):
			all[i].word = "is"
		case all[i].word == "'re":
			all[i].word = "are"
		case all[i].word == "'ve":
			all[i].word = "have"
		}
	}
	chooses, isAmongModes := false, false // "choose one: …; …"
	for i := range all[:max(0, len(all)-1)] {
		chooses = chooses || all[i].word == "choose" || all[i].word == "chooses"
		isAmongModes = isAmongModes || chooses && all[i].word == ":"
		if next := all[i+1].word; all[i].word == ";" && !isAmongModes && (next == "if" || next == "then") {
			all[i].word = "." // a sentence of its own
		}
		all[i].isMistaken = all[i].isMistaken || all[i].word == "a" && wantsAn(all[i+1].word) ||
			all[i].word == "an" && wantsA(all[i+1].word)
		isTwice := all[i+1].word == "not" && (all[i].word == "not" || strings.HasSuffix(all[i].word, "n't"))
		isAtLeast := all[i].word == "at" && i+2 < len(all) && (all[i+2].word == "least" || all[i+2].word == "most")
		isRepeated := all[i].text == all[i+1].text && all[i].text[0] >= 'a' && all[i].text[0] <= 'z'
		all[i+1].isMistaken = isTwice || isRepeated && !isAtLeast
	}
	if n := len(all); n > 0 && all[n-1].text == "." {
		all = all[:n-1]
	}
	return all
}

// withShortNames says "deck" for "draw deck": the rules call that deck so in full (402), cards don't. What somebody
// may not do they can't (104.2).
func withShortNames(all []token) []token {
	for i := len(all) - 2; i >= 0; i-- {
		if all[i].word == "may" && all[i+1].word == "not" {
			all[i].word, all[i].to = "can't", all[i+1].to
			all = slices.Delete(all, i+1, i+2)
			continue
		}
		if all = withShortOpponents(all, i); i+1 >= len(all) {
			continue
		}
		if deck := &all[i+1]; all[i].word == "draw" && (deck.word == "deck" || deck.word == "decks") {
			deck.from = all[i].from
			all = slices.Delete(all, i, i+1)
		}
	}
	return all
}

// withMinimum sets what costs are reduced to off by a comma, as "[1] less, to a minimum of [1]", and in action tokens.
func withMinimum(all []token) []token {
	for i := len(all) - 5; i > 0; i-- {
		if all[i].word != "to" || all[i+1].word != "a" || all[i+2].word != "minimum" || all[i+3].word != "of" {
			continue
		}
		if n := &all[i+4]; n.word != "" && strings.Trim(n.word, "0123456789") == "" {
			n.word, n.text = "["+n.word+"]", "["+n.text+"]"
		}
		if all[i-1].word != "," {
			comma := token{text: ",", word: ",", from: all[i-1].to, to: all[i-1].to}
			all = slices.Insert(all, i, comma)
		}
	}
	return all
}

// withShortOpponents says "each opponent" for "each of your opponents", and "choose" for "name" where it is a player
// who is named.
func withShortOpponents(all []token, i int) []token {
	says := func(words ...string) bool {
		return len(all) >= i+len(words) && slices.EqualFunc(words, all[i:i+len(words)],
			func(word string, t token) bool { return t.word == word })
	}
	switch {
	case says("each", "of", "your", "opponents") && !(len(all) > i+4 && all[i+4].word == "'") &&
		(i == 0 || all[i-1].word != "for"):
		all[i+3].word, all[i+3].text, all[i+3].from = "opponent", "opponent", all[i+1].from
		return slices.Delete(all, i+1, i+3)
	case says("name", "a", "player"), says("name", "an", "opponent"):
		all[i].word, all[i].text = "choose", "choose"
	}
	return all
}

// wantsAn and wantsA report whether a word wants that article. Of a word with "u" in front, as
// of a number or symbol, the letters don't tell.
func wantsAn(word string) bool { return strings.ContainsAny(word[:1], "aeio") && word != "one" }

func wantsA(word string) bool {
	word = strings.TrimPrefix(word, "[")
	if word[0] == 'h' { // heard, but for these
		return !strings.HasPrefix(word, "hon") && !strings.HasPrefix(word, "hour")
	}
	return word[0] == '+' || word[0] >= 'a' && word[0] <= 'z' && !strings.ContainsAny(word[:1], "aeiou")
}

// names finds names of several words in a text, by their first word.
type names struct{ byFirst map[string][][]token }

func newNames(list []string) *names {
	n := &names{byFirst: map[string][][]token{}}
	for _, name := range list {
		if words := split(name); len(words) > 0 {
			n.byFirst[words[0].word] = append(n.byFirst[words[0].word], words)
		}
	}
	for _, all := range n.byFirst {
		slices.SortFunc(all, func(a, b []token) int { return len(b) - len(a) })
	}
	return n
}

// at gives the ends of the names that stand at a place.
func (n *names) at(tokens []token, i int) (ends []int) {
	for _, name := range n.byFirst[tokens[i].word] {
		if len(tokens)-i < len(name) || slices.Contains(ends, i+len(name)) {
			continue
		}
		if slices.EqualFunc(name, tokens[i:i+len(name)], func(a, b token) bool { return a.text == b.text }) {
			ends = append(ends, i+len(name))
		}
	}
	return ends
}

// withHyphens joins "face up" and "face down", which are spelt with a hyphen, too.
func withHyphens(tokens []token) (all []token) {
	for i, t := range tokens {
		isBehindFace := i > 0 && tokens[i-1].word == "face" && (t.word == "up" || t.word == "down")
		if !isBehindFace {
			all = append(all, t)
			continue
		}
		face := &all[len(all)-1]
		face.text, face.word, face.to = face.text+"-"+t.text, face.word+"-"+t.word, t.to
	}
	return all
}
