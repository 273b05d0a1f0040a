package position

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Players by names of their own: "Alice has Falcon at Bob's problem". Who is named first sits near, unless
// somebody speaks of themselves, and the other far. Only the first that is said of a position gives names: what
// is added later doesn't know of them.

// namedOwn finds a name of somebody who has or does something, or whose something is.
var namedOwn = regexp.MustCompile(`\b(\p{Lu}\p{Ll}+)(?:['’]s ` +
	`(?:own )?(?:problems?|home|hand|turn|deck|discard|side|mane|friends?|characters?|pool|challenge|` +
	`(?:ready|troublemaker|main|score|end) phase)` +
	`\b|['’]s \p{Lu}| (?:has|had|controls|holds|flips|flipped|confronted|challenge[sd]|got)\b)`)

// playersOwn finds a name of somebody who has what only players have, though a card may be called so, or the
// name be in small letters.
var playersOwn = regexp.MustCompile(`(?i)\b(\p{L}{2,})(?: \([^()]*\d ?(?:at|ats|tokens?|points?|pts?)\b[^()]*\)|` +
	`: \d+ ?(?:at|ats|tokens?|points?|pts?)\b|['’]?s (?:own )?` +
	`(?:hand|turn|deck|discard|pool|(?:ready|troublemaker|main|score|end) phase)\b|` +
	` (?:has|had|have|is at|is on) (?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten) ` +
	`(?:at|ats|action tokens?|tokens?|points?|pts?|cards?)\b)`)

// namedBoth finds the names of two who each have something.
var namedBoth = regexp.MustCompile(`\b(\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+) ` +
	`(?:(?:each|both) )?(?:have|had|control|hold|are (?:at|on))\b|` +
	`(?i:tokens?|points?|at|pts|hand)\s*:\s*(\p{Lu}\p{Ll}+):? \d+\s*[,;/]\s*(\p{Lu}\p{Ll}+):? \d`)

// seated finds that a seat is somebody's already: who speaks sits near, as Avery does, and Blake far.
var (
	seatedNear = regexp.MustCompile(`(?i)\b(?:i|i'm|i've|i’m|i’ve|my|mine|me|avery)\b`)
	seatedFar  = regexp.MustCompile(`(?i)\bblake\b`)
)

// playersNamed gives whom such names of a line stand for, in small letters; none where there are more than
// two players by it.
func (cards *Cards) playersNamed(line string) map[string]Side {
	var names []string
	add := func(name string) {
		if name = strings.ToLower(name); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, found := range namedOwn.FindAllStringSubmatch(line, -1) {
		name := strings.ToLower(found[1])
		if cards.isNoWord(name) && !cards.words[name+"s"] || // and no Scorpan's Necklace
			hasPlaceAndCards(line, found[1]) && cards.mayBePlayer(name) {
			add(found[1])
		}
	}
	for _, found := range playersOwn.FindAllStringSubmatch(line, -1) {
		if rest := strings.TrimPrefix(found[0], found[1]); strings.HasPrefix(rest, "s ") &&
			commonWords[strings.ToLower(found[1])+"s"] {
			continue // this turn
		}
		isName := unicode.IsUpper([]rune(found[1])[0]) && cards.mayBePlayer(strings.ToLower(found[1]))
		if isName || cards.isNoWord(strings.ToLower(found[1])) {
			add(found[1])
		}
	}
	for _, found := range namedBoth.FindAllStringSubmatch(line, -1) {
		one, other := found[1]+found[3], found[2]+found[4]
		if cards.isNoWord(strings.ToLower(one)) && cards.isNoWord(strings.ToLower(other)) {
			add(one)
			add(other)
		}
	}
	first := func(name string) int { // -1 where it stands only with an "s" behind it
		if at := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(name) + `\b`).FindStringIndex(line); at != nil {
			return at[0]
		}
		return -1
	}
	slices.SortFunc(names, func(a, b string) int { return first(a) - first(b) })
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

// hasPlaceAndCards reports whether of somebody both a place is spoken of and what that one has, as of no card: "Tom's
// problem", "Tom has".
func hasPlaceAndCards(line, name string) bool {
	name = regexp.QuoteMeta(name)
	isPlaces := regexp.MustCompile(`\b` + name + `['’]s (?:own )?(?:problem|home|hand|turn|deck|discard)\b`)
	isHas := regexp.MustCompile(`\b` + name + ` (?:has|controls|holds)\b`)
	return isPlaces.MatchString(line) && isHas.MatchString(line)
}

// mayBePlayer reports whether a word, though a card has it in its name, may be a player's: no Mane Character is
// called so, nor is it one of any sentence.
func (cards *Cards) mayBePlayer(word string) bool {
	_, isSide := piece{text: word}.side()
	_, isPlace := nounsOfPlaces[word]
	_, isFacts := cards.factsOf(word)
	return !isSide && !isPlace && !isFacts && !commonWords[word] && !slices.Contains(notNames, word) &&
		cards.nick[word] == "" && !cards.isManes(word) && cards.meant(word) == word
}

// noPlayers are words before what players do that are none: tie flips.
var noPlayers = []string{"tie", "tied", "nobody", "everyone", "everybody", "someone"}

// isNoWord reports whether a word is none of descriptions nor of the names of cards.
func (cards *Cards) isNoWord(word string) bool {
	_, isSide := piece{text: word}.side()
	_, isFacts := cards.factsOf(word)
	_, isPlace := nounsOfPlaces[word]
	_, isArea := areasByName[strings.ToUpper(word)]
	return !isSide && !isFacts && !isPlace && !isArea && !slices.Contains(notNames, word) &&
		!slices.Contains(noPlayers, word) && !commonWords[word] &&
		!cards.words[word] && cards.nick[word] == "" &&
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

// beforeName finds that whose something is may stand next.
var beforeName = regexp.MustCompile(`(?i)(?:[,(:–—-]|\b(?:for|by|of|is|that's|and))\s*$`)

// isNameOfNobody reports whether words that were left unread are one that may be a player's name.
func (d *describer) isNameOfNobody(unread piece) bool {
	word := strings.Trim(unread.text, ".,!()")
	letters := []rune(word)
	return beforeName.MatchString(d.line()[:unread.at]) && len(letters) > 1 &&
		unicode.IsUpper(letters[0]) && unicode.IsLower(letters[len(letters)-1]) &&
		!strings.ContainsAny(word, " '’-") && unread.at > 0 && d.r.cards.isNoWord(strings.ToLower(word))
}
