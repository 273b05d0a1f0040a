package position

import (
	"regexp"
	"slices"
	"strings"
)

// Players by names of their own: "Alice has Falcon at Bob's problem". Who is named first sits near, unless
// somebody speaks of themselves, and the other far. Only the first that is said of a position gives names: what
// is added later doesn't know of them.

// namedOwn finds a name of somebody who has or does something, or whose something is.
var namedOwn = regexp.MustCompile(`\b(\p{Lu}\p{Ll}+)(?:['’]s ` +
	`(?:own )?(?:problems?|home|hand|turn|deck|discard|side|mane|friends?|pool|` +
	`(?:ready|troublemaker|main|score|end) phase)` +
	`\b| (?:has|had|controls|holds|flips|flipped|confronted|got)\b)`)

// seated finds that a seat is somebody's already: who speaks sits near, as Avery does, and Blake far.
var (
	seatedNear = regexp.MustCompile(`(?i)\b(?:i|i'm|i've|i’m|i’ve|my|mine|me|avery)\b`)
	seatedFar  = regexp.MustCompile(`(?i)\bblake\b`)
)

// playersNamed gives whom such names of a line stand for, in small letters; none where there are more than
// two players by it.
func (cards *Cards) playersNamed(line string) map[string]Side {
	var names []string
	for _, found := range namedOwn.FindAllStringSubmatch(line, -1) {
		if name := strings.ToLower(found[1]); !slices.Contains(names, name) && cards.isNoWord(name) {
			names = append(names, name)
		}
	}
	var seats []Side
	if !seatedNear.MatchString(line) {
		seats = append(seats, Avery)
	}
	if !seatedFar.MatchString(line) {
		seats = append(seats, Blake)
	}
	if len(names) > len(seats) {
		return nil
	}
	named := map[string]Side{}
	for i, name := range names {
		named[name] = seats[i]
	}
	return named
}

// isNoWord reports whether a word is none of descriptions nor of the names of cards.
func (cards *Cards) isNoWord(word string) bool {
	_, isSide := piece{text: word}.side()
	_, isFacts := cards.factsOf(word)
	_, isPlace := nounsOfPlaces[word]
	return !isSide && !isFacts && !isPlace && !commonWords[word] && !cards.words[word] && cards.nick[word] == "" &&
		cards.meant(word) == word && !slices.Contains(slippedInto, word)
}

// player is the player for whom a word of the line stands, as the line would name that one otherwise.
func (r *lineReader) player(word string) string {
	name, of := strings.CutSuffix(word, "'s")
	side, named := r.players[name]
	switch {
	case !named:
		return word
	case of:
		return strings.ToLower(side.String()) + "'s"
	}
	return strings.ToLower(side.String())
}
