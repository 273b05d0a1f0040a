package cardtext

import (
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// What templates print is said more plainly where that reads as the same: cards come "from" a hand
// or pile, a deck that was searched is shuffled, and "that Friend" stands for an "it" that this card
// could be as well. Each of these is a wording that templates read; none is printed that reads as
// something else.

// plainer gives a wording of a printed text that cards would have, of the same meaning.
func (r *Reader) plainer(text, meaning string, on Card) string {
	all := wordings
	if on.Type == ability.Problem.String() {
		all = slices.Concat(wordings, onProblems)
	}
	for _, w := range all {
		for from := 0; from < len(text); {
			at := w.plain.FindStringSubmatchIndex(text[from:])
			if at == nil {
				break
			}
			for i := range at {
				if at[i] >= 0 {
					at[i] += from
				}
			}
			from = at[0] + 1
			for _, other := range w.better(text, at) {
				if got, _ := r.meanings(other, on); other != text && len(got) == 1 && on.source(got[0]) == meaning {
					from += max(0, len(other)-len(text))
					text = other
					break
				}
			}
		}
	}
	return text
}

// plainWording finds plain words, and gives others to stand for them.
type plainWording struct {
	plain *regexp.Regexp
	// better gives whole texts, the best first, where the words were found in a text.
	better func(text string, at []int) []string
}

// instead makes a wording of words and those that stand for them, best first, with $1 for what was
// found.
func instead(plain string, better ...string) plainWording {
	words := regexp.MustCompile(plain)
	return plainWording{words, func(text string, at []int) (all []string) {
		for _, b := range better {
			all = append(all, text[:at[0]]+string(words.ExpandString(nil, b, text, at))+text[at[1]:])
		}
		return all
	}}
}

// taken are the verbs for what is done to cards where they come from.
const taken = `\b((?i:put|banish|reveal|choose|play|discard|shuffle|return)(?:s|es)?\b[^.:"]*?)`

// onProblems are wordings on Problems alone.
var onProblems = []plainWording{instead(`\bthis card's Problem\b`, "this Problem")}

var wordings = []plainWording{
	instead(taken+` in (your|their|an opponent's|that player's|a) (hand|discard pile)\b`, "$1 from $2 $3"),
	instead(taken+` in (their) (discard piles|hands)\b`, "$1 from $2 $3"),
	instead(`\b((?i:put|reveal|choose|banish)(?:es|s)? a card) beneath `, "$1 from beneath "),
	instead(` at your home there\b`, " from your home there"),
	instead(`s in a discard pile\b`, "s in discard piles"),
	instead(`(\[\w+\]) revealed (\w)`, "revealed $1 $2"),
	instead(`\bcounter on up to `, "counter on each of up to "),
	instead(`\bcounters on up to `, "counters on each of up to "),
	instead(`\bfor each card from among them\b`, "for each card revealed this way", "for each of them"),
	instead(`\b(is|are) an? (Epic|Crystal|Chaotic|Unique)\b`, "$1 $2"),
	instead(`\bare an? ([A-Z]\w*)`, "have the $1 trait"),
	instead(`\b((?i:search)\b[^.]*)\. Reveal it\. Put ([^.]*)\.`, "$1, reveal it, and put $2."),
	instead(`\b((?i:search)\b[^.]*)\. Put it ([^.]*)\.`, "$1 and put it $2."),
	instead(`\bthis Problem's owner may search this Problem's owner's deck\b`, "its owner may search their deck",
		"this Problem's owner may search their deck"),
	// A deck that was searched is shuffled (518.2).
	instead(`\b((?i:search) (your|their) deck for [^.,]*?(?:, reveal it)?),? and (put|play) ([^.,]*)\.`,
		"$1, $3 $4, and shuffle $2 deck."),
	instead(`(s?) (with(?:out)?) Resources on them\b`, "$1 $2 an attached Resource"),
	instead(`\ba card (with the least power among [^.]*?)\b`+head+`s\b`, "a $2 $1${2}s"),
	instead(`\b(defeats?) a card\b`, "$1 a Troublemaker"),
	instead(`\bone of your Mane Characters\b`, "your Mane Character"),
	instead(`\b(one of your [^.,]*?)s's power\b`, "${1}s"),
	instead(`\b(If|if) that (\w+) is a card you control\b`, "$1 that $2 is yours"),
	instead(`, this Problem's owner may\b`, ", its owner may"),
	instead(`\ba Mane Character this Problem's owner controls, this Problem's owner may\b`,
		"their Mane Character, that player may", "their Mane Character, this Problem's owner may"),
	// What is done first by anybody.
	instead(`^When a player plays (an? [^.,]*) here for the first time each game, that player ([a-z]+)s `,
		"The first player to play $1 to this Problem ${2}s "),
	instead(`^When a player (plays|moves) (an? [^.,]*) for the first time each turn, `,
		"The first time a player $1 $2 each turn, "),
	instead(`\bis with one of your\b`, "is with another one of your"),
	instead(`\b[Pp]roblems here (lose)\b`, "this card's Problem ${1}s"),
	instead(`\b((?i:reveal) the top card of your deck)\. Draw a card\.`, "$1 and draw it.", "$1. Draw it."),
	instead(`\b((?i:reveal) the top card of your deck)\. You may draw a card\.`, "$1. You may draw it."),
	instead(` for this: (While [^.,]*, )?(?:A|a)(n?) ([^.,]*?)\b`+head+`(| [^.,]*?) (loses|has|gets|can't|doesn't) `,
		" to choose a$2 $3$4$5. ${1}that $4 $6 "),
	instead(`\. that `, ". That "),
	{regexp.MustCompile(`\b[Ii]ts?\b( is\b)?`), named},
}

// heads are what cards are called, and other things that "it" could be: "card" and "counter" are what
// others could be called as well.
var heads = regexp.MustCompile(`\b` + head + `s?\b`)

const head = "(Friend|Resource|Troublemaker|Event|Problem|Mane Character|character|Accessory|card|counter)"

// thisCard is this card, and where it is.
var thisCard = regexp.MustCompile(`\b[Tt]his (card|Problem|Friend)('s Problem)?`)

// isNamed finds in a sentence what "it" is after it, without doubt: what was named so, or looked for.
var isNamed = regexp.MustCompile(`\b(?i:that (Friend|Resource|Troublemaker|Event|Mane Character|character|Accessory|` +
	`card)|search|look at|reveal|if it is|guesses)\b`)

// either are words for cards of two types.
var either = regexp.MustCompile(head + `s? or ` + head)

// named gives the names of a card in the place of "it" and "its", where it could be mistaken.
func named(text string, at []int) (all []string) {
	before := text[:at[0]]
	inSentence := before[max(strings.LastIndex(before, ". "), strings.LastIndex(before, ": "), 0):]
	others := thisCard.ReplaceAllString(before, "")
	var called []string
	for _, head := range heads.FindAllStringSubmatch(others, -1) {
		if i := slices.Index(called, head[1]); i >= 0 {
			called = slices.Delete(called, i, i+1)
		}
		called = append(called, head[1])
	}
	isClear := len(called) < 2 && others == before || isNamed.MatchString(inSentence) ||
		strings.HasPrefix(text[at[1]:], " owner")
	if isClear {
		return nil
	}
	if either.MatchString(others) {
		called = []string{"card"}
	}
	if !strings.HasPrefix(text[at[1]:], " Problem") { // where somebody moves isn't where they are
		slices.Reverse(called)
	}
	slices.SortStableFunc(called, func(a, b string) int { return couldBeOther(a) - couldBeOther(b) })
	word := text[at[0]:at[1]]
	for _, head := range called {
		that := "that " + head
		if word[0] == 'I' {
			that = "That " + head
		}
		switch rest := strings.ToLower(word); {
		case strings.HasPrefix(rest, "its"):
			that += "'s"
		case rest == "it is":
			that += " is"
		}
		all = append(all, before+that+text[at[1]:])
	}
	return all
}

func couldBeOther(head string) int { return slices.Index([]string{"Problem", "card", "counter"}, head) }
