package cardtext

import (
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// What templates print is said more plainly where that reads as the same: cards come "from" a hand
// or pile, a deck that was searched is shuffled, and "that Friend" stands for an "it" that this card
// could be as well. Each of these is a wording that templates read; none is printed that reads as
// something else.

// plainer gives a wording of a printed text that cards would have, of the same meaning. Mostly all
// better words can stand at once, so that one reading tells; else each of them is tried. It gives ""
// for a text that doesn't read as what is meant.
func (r *Reader) plainer(text, meaning string, on Card) string {
	reads := func(text string) bool {
		got, _ := r.meanings(text, on)
		return len(got) == 1 && on.source(got[0]) == meaning
	}
	all := wordings
	switch {
	case on.Type == ability.Problem.String():
		all = onProblems
	case strings.HasPrefix(on.Host, ability.Friend.String()):
		all = onFriends
	case strings.HasPrefix(on.Host, ability.Character.String()):
		all = onCharacters
	}
	best := text
	for _, w := range all {
		best = w.in(best, func(string) bool { return true })
	}
	switch {
	case best != text && reads(best):
		return best
	case !reads(text):
		return ""
	}
	for _, w := range all {
		text = w.in(text, reads)
	}
	return text
}

// in gives a text with better words, where the whole is one that can be said.
func (w *plainWording) in(text string, canBe func(string) bool) string {
	for _, part := range w.parts {
		if !strings.Contains(text, part) {
			return text
		}
	}
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
			if other != text && canBe(other) {
				from += max(0, len(other)-len(text))
				text = other
				break
			}
		}
	}
	return text
}

// plainWording finds plain words, and gives others to stand for them.
type plainWording struct {
	plain *regexp.Regexp
	parts []string // letters that are in all that is found, the longest first
	// better gives whole texts, the best first, where the words were found in a text.
	better func(text string, at []int) []string
}

// instead makes a wording of words and those that stand for them, best first, with $1 for what was
// found.
func instead(plain string, better ...string) plainWording {
	words := regexp.MustCompile(plain)
	return plainWording{words, letters(words), func(text string, at []int) (all []string) {
		for _, b := range better {
			all = append(all, text[:at[0]]+string(words.ExpandString(nil, b, text, at))+text[at[1]:])
		}
		return all
	}}
}

// wordingOf makes a wording of words and what gives whole texts with others in their place.
func wordingOf(plain string, better func(text string, at []int) []string) plainWording {
	words := regexp.MustCompile(plain)
	return plainWording{words, letters(words), better}
}

// letters gives letters that are in all that an expression finds, the longest first.
func letters(expression *regexp.Regexp) (all []string) {
	tree, err := syntax.Parse(expression.String(), syntax.Perl)
	if err != nil {
		return nil
	}
	var walk func(*syntax.Regexp)
	walk = func(part *syntax.Regexp) {
		switch part.Op {
		case syntax.OpLiteral:
			if part.Flags&syntax.FoldCase == 0 {
				all = append(all, string(part.Rune))
			}
		case syntax.OpConcat, syntax.OpCapture, syntax.OpPlus:
			for _, inner := range part.Sub {
				walk(inner)
			}
		}
	}
	walk(tree)
	slices.SortStableFunc(all, func(a, b string) int { return len(b) - len(a) })
	return all
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

// whereIts says of a Problem that it is where the card is that this one is attached to, unless another such
// card is spoken of.
func whereIts(host string) plainWording {
	another := regexp.MustCompile(`\b(?:a|an opponent's|another|your|of your) (?:[^.,]* )??` + host + `s?\b`)
	return wordingOf(`\bthis card's Problem\b`, func(text string, at []int) []string {
		if another.MatchString(text[:at[0]]) {
			return nil
		}
		return []string{text[:at[0]] + "that " + host + "'s Problem" + text[at[1]:]}
	})
}

// ofYours says of what a player retires that it is theirs: nobody retires others' cards.
func ofYours(text string, at []int) []string {
	verb, noun := text[at[2]:at[3]], text[at[4]:at[5]]
	what := strings.TrimSuffix(text[at[3]+1:at[5]], noun)
	one := " one of your "
	if rest, is := strings.CutPrefix(what, "another "); is {
		what, one = rest, " another one of your "
	} else {
		_, what, _ = strings.Cut(what, " ")
	}
	return []string{text[:at[0]] + verb + one + what + plural(noun) + text[at[1]:]}
}

// doneTo says at once what is done to one card that is chosen for it.
func doneTo(text string, at []int) []string {
	return []string{text[:at[0]] + "to " + strings.ToLower(text[at[4]:at[5]]) + " " + text[at[2]:at[3]] + text[at[1]:]}
}

// smallVerb writes a verb small that doesn't begin a sentence any more.
func smallVerb(text string, at []int) []string {
	space := at[0] + strings.LastIndexByte(text[at[0]:at[1]], ' ') + 1
	if !slices.Contains([]string{"Turn", "Exhaust", "Flip", "Gain", "Dismiss", "Draw", "Score", "Ready", "Banish",
		"Put", "Discard"}, text[space:at[1]]) {
		return nil
	}
	return []string{text[:space] + strings.ToLower(text[space:at[1]]) + text[at[1]:]}
}

// onIt are words before "it" that say of a card or counter where it is.
var onIt = regexp.MustCompile(head + `s? (beneath|attached to|on) $`)

// isWithin finds words after which this card only tells which faceoff, card or counter is meant: "it" would be
// that.
var isWithin = regexp.MustCompile(`\b(involving|beneath|on|from|of|against) $`)

// toProblem are words for where a card goes or is, of which nothing is said behind them.
var toProblem = regexp.MustCompile(`\b(?:to|from|at) an?(?:other)? Problem\b`)

// itself calls this card "it" where a sentence speaks of it again and of no other card in between.
func itself(text string, at []int) []string {
	start := max(strings.LastIndex(text[:at[0]], ". "), strings.LastIndex(text[:at[0]], ": "),
		strings.LastIndex(text[:at[0]], "\""), 0)
	first := thisCard.FindStringIndex(text[start:at[0]])
	if first == nil || isWithin.MatchString(text[start:start+first[0]]) ||
		strings.HasSuffix(text[start:start+first[1]], "Problem") ||
		strings.HasPrefix(text[at[1]:], "'s Problem") {
		return nil
	}
	between := text[start+first[1] : at[0]]
	between = thisCard.ReplaceAllString(toProblem.ReplaceAllString(onIt.ReplaceAllString(between, ""), ""), "")
	if heads.MatchString(between) || strings.Contains(between, " it") {
		return nil
	}
	it := "it"
	after := text[at[1]:]
	if rest, is := strings.CutPrefix(after, "'s"); is {
		it, after = "its", rest
	}
	return []string{text[:at[0]] + it + after}
}
