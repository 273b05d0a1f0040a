package position

import (
	"regexp"
	"slices"
	"strings"
)

// Whom "her" and "his" mean in a description in which nobody speaks of themselves: "Avery has Falcon at her
// problem and Gyro at his".

// speaksOfSelf finds that somebody does: "he" and "she" are then the one who sits opposite.
var speaksOfSelf = regexp.MustCompile(`(?i)\b(?:i|i'm|i've|i’m|i’ve|my|mine|me|we|our|` +
	`opp|opps|opponent|opponents)\b`)

var somebodysOpponent = regexp.MustCompile(`(?i)\b(?:her|his|their) opponent\b`)

// isHers are the words for a player, by whether she is spoken of.
var isHers = map[string]bool{"she": true, "she's": true, "her": true, "hers": true,
	"he": false, "he's": false, "his": false, "him": false}

// notePronouns notes of whom it is first said "he", and of whom "she": of who was named last, unless that one is
// the other.
func (r *lineReader) notePronouns(line string) {
	if r.pronouns = map[bool]Side{}; speaksOfSelf.MatchString(somebodysOpponent.ReplaceAllString(line, "")) {
		return
	}
	var who, does, has Side // who was named last, who does something in the sentence, and whose cards it is of
	named, isDoing, isHaving := false, false, false
	words := strings.Fields(line)
	word := func(i int) string {
		if i < 0 || i >= len(words) {
			return ""
		}
		return r.player(plainWord(strings.Trim(words[i], ",;:()!?.")))
	}
	for i := range words {
		w := word(i)
		if i > 0 && endsSentence(piece{words[i-1], 0}) {
			isDoing, isHaving = false, false
		}
		for _, side := range []Side{Avery, Blake} {
			if side.isName(w) && words[i] != "a" && words[i] != "A." && words[i] != "B." { // A. K. Yearling
				who, named = side, true
				if !strings.HasSuffix(w, "'s") {
					does, isDoing = side, true
				}
				if _, isPlace := nounsOfPlaces[word(i+1)]; !isPlace || word(i+1) == "mane" {
					has, isHaving = side, true
				}
			}
		}
		if n := word(i + 1); w == "player" && (n == "1" || n == "2") {
			who, named = Side(n[0]-'1'), true
		}
		isShe, isPronoun := isHers[w]
		if _, known := r.pronouns[isShe]; !isPronoun || known || !named || !isOfPlayer(w, word(i-1), word(i+1)) {
			continue
		}
		means := who
		if isDoing && (w == "she" || w == "he") {
			means = does
		}
		if isHaving && slices.Contains([]string{"friend", "friends", "characters"}, word(i+1)) {
			means = has // Blake's Rarity is at Avery's Problem with two of his Friends
		}
		if of, known := r.pronouns[!isShe]; known && of == means {
			means = means.Other()
		}
		r.pronouns[isShe] = means
	}
}

// isOfPlayer reports whether a pronoun between two words means a player, and not a card.
func isOfPlayer(pronoun, before, next string) bool {
	if next == "own" {
		return true
	}
	switch _, isPlace := nounsOfPlaces[next]; pronoun {
	case "he", "she":
		return slices.Contains([]string{"has", "had", "controls", "holds", "flipped", "flips", "confronted", "got",
			"plays", "challenges", "challenged"}, next)
	case "his", "her":
		return isPlace || next == "of" && pronoun == "his" || slices.Contains([]string{"friends", "friend",
			"characters", "turn", "main", "score", "ready",
			"end", "troublemaker", "mane", "discard", "draw", "problem", "problem,"}, next) ||
			pronoun == "his" && slices.Contains([]string{"at", "on", "in"}, before)
	case "hers":
		return slices.Contains([]string{"at", "on", "in"}, before)
	}
	return false
}
