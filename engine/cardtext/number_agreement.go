package cardtext

import (
	"slices"
	"strconv"
	"strings"
)

// Numbers agree with what they count: one card, two cards; and something is done to "them", not to "they".

// countedNouns are nouns that numbers count.
var countedNouns = []string{"card", "point", "token", "counter", "problem", "friend", "resource", "event",
	"troublemaker", "character"}

// behindTypes are nouns before which a type of card stands that isn't what is counted: two Problem faceoffs.
var behindTypes = []string{"card", "cards", "token", "tokens", "faceoff", "faceoffs", "deck", "decks", "phase",
	"phases", "type", "types", "name", "names", "is", "or", "and"}

// betweenNumberAndNoun are words that can stand between a number and what it counts.
var betweenNumberAndNoun = []string{"action", "additional", "extra", "bonus", "+1", "power", "random",
	"different", "other", "opposing", "exhausted", "ready", "frightened", "face-down", "face-up"}

// numberDisagrees gives where a number stands before a noun that doesn't agree with it, "one cards" or "two card";
// -1 if none does. Official texts have "1 fewer cards".
func (p *parser) numberDisagrees() int {
	for i, t := range p.tokens {
		isOne := t.word == "1" || t.word == "one"
		if _, err := strconv.ParseUint(t.word, 10, 8); err != nil && !slices.Contains(numberWords, t.word) {
			continue
		}
		at := i + 1
		for at < len(p.tokens) && slices.Contains(betweenNumberAndNoun, p.tokens[at].word) {
			at++
		}
		if at == len(p.tokens) || at == i+2 && p.tokens[i+1].word == "power" { // a card with 2 power
			continue
		}
		noun, isPlural := strings.CutSuffix(p.tokens[at].word, "s")
		isSingular := !isPlural && slices.Contains(countedNouns, noun)
		isPlural = isPlural && slices.Contains(countedNouns, noun)
		isCounted := at+1 == len(p.tokens) || !slices.Contains(behindTypes, p.tokens[at+1].word)
		if isOne && isPlural || !isOne && isSingular && isCounted {
			return i
		}
	}
	return -1
}

// beforeThem are verbs for what is done to cards, and words that stand before what they are about.
var beforeThem = []string{"exhaust", "ready", "frighten", "dismiss", "retire", "banish", "move", "put", "reveal",
	"discard", "turn", "uncover", "challenge", "return", "shuffle", "send", "on", "to", "of", "with"}

// theyForThem gives where "they" stands for what something is done to; -1 if it does nowhere.
func (p *parser) theyForThem() int {
	for i := 1; i < len(p.tokens); i++ {
		isState := i > 1 && slices.Contains([]string{"is", "are", "or", "not"}, p.tokens[i-2].word)
		isDone := slices.ContainsFunc(beforeThem, func(verb string) bool {
			return p.tokens[i-1].word == verb || p.tokens[i-1].word == conjugated(verb, singular)
		})
		if p.tokens[i].word == "they" && isDone && !isState {
			return i
		}
	}
	return -1
}
