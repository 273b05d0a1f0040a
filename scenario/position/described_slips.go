package position

import (
	"slices"
	"strings"
)

// meantBy are words that people write for those that descriptions have.
var meantBy = map[string]string{
	"prob": "problem", "probs": "problems", "oppo": "opponent", "op": "opponent", "opps": "opponents",
	"im": "i'm", "ive": "i've", "hes": "he's", "shes": "she's", "theyre": "they're", "thats": "that's",
	"theres": "there's",
	"r":      "are", "v": "vs", "hav": "have", "hv": "have", "pwr": "power", "pow": "power",
	"haz": "has", "n": "and", "w/": "with", "tapped": "exhausted", "untapped": "ready",
	"unexhausted": "ready", "exh": "exhausted", "scared": "frightened", "graveyard": "discard", "grave": "discard",
	"tm": "troublemaker", "tms": "troublemakers",
}

// slippedInto are the words that are read with a slip in them.
var slippedInto = []string{
	"problem", "problems", "opponent", "opponents", "opponent's", "boosted", "exhausted", "frightened", "discard",
	"banished", "points", "tokens", "action", "phase", "troublemaker", "troublemakers", "friend", "friends", "player",
	"player's", "players", "controls", "controlled", "attached", "uncovered", "facedown", "face-down", "counter",
	"counters", "confronted", "flipped", "faceoff", "unknown", "challenge", "challenges", "challenged",
	"controller",
}

// meant is the word of descriptions that another is meant for, by how people write it or with a slip
// in it; the word itself, where it is of a card's name or of any sentence.
func (cards *Cards) meant(word string) string {
	if as, known := meantBy[word]; known {
		return as
	}
	if len(word) < 5 || cards.words[word] || commonWords[word] {
		return word
	}
	as := word
	for _, of := range slippedInto {
		if word == of {
			return of
		}
		if word[0] == of[0] && isOneOff(word, of) {
			as = of
		}
	}
	return as
}

// slipOf is the only Title of one word that a word is meant for, with a letter wrong; "" if it is a word of its own, or
// could be several.
func (cards *Cards) slipOf(word string) (of string) {
	if len(word) < 5 || cards.words[word] || cards.words[strings.TrimSuffix(word, "s")] || commonWords[word] ||
		cards.meant(word) != word || slices.Contains(slippedInto, word) {
		return ""
	}
	for title := range cards.titleWords {
		if title[0] != word[0] || len(title) < 4 || commonWords[title] || !cards.whole[title] ||
			!isOneOff(word, title) {
			continue
		}
		if of != "" {
			return ""
		}
		of = title
	}
	return of
}
