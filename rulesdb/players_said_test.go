package rulesdb

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/cardtext"
)

// playerWords are the words for players, by whom they mean. "That player" is one of these, and "its owner" whoever it
// is whose hand, deck or discard pile a card goes to.
var playerWords = []struct {
	whom  string
	words *regexp.Regexp
}{
	{"an opponent", regexp.MustCompile(`(?i)\bopponents?\b|\bopposing\b`)},
	{"any player", regexp.MustCompile(`(?i)\b(?:each|all|a|any|every) players?\b|(?:^|[.,:] )players\b`)},
	{"you", regexp.MustCompile(`(?i)\byou\b|\byour\b(?: opponent)?`)},
}

// playersSaid are the cards of which our English speaks of other players than the text does, with the reason.
var playersSaid = map[string]string{
	"Sapphire Shores, Costume Changer": ownRetired, "Lightning Dust, Ruthless Racer": ownRetired,
	"Braeburn, Two Left Hooves": ownRetired, "Snips & Snails, Joined at the Horn": ownRetired,
	"Soarin, Pie Powered": ownRetired, "Minuette, Schadenfreude": ownRetired,
	"Trouble Shoes, Rodeo Clown":            anyNumber,
	"Rainbow Dash, Zapp":                    "that many are as many as you paid for",
	"The Crystal Heart, Heart of an Empire": reaction, "Lyra Heartstrings, Bonafide": reaction,
	"Cipher Splash, Born Ready":      everyTurn,
	"Tight Ship, Meticulous Planner": byAnyone, "Crystal Forcefield": byAnyone, "Rodeo Ruckus": byAnyone,
	"The Soup Incident": "all discard piles are those of each player",
	"Magical Misfire":   "whose discard pile it is, you choose",
	"The Twilicane":     "on an opponent's Mane Character, its controller is that opponent",
	"Big Mix-Up":        whoElse, "Cutie Mark Vault": whoElse,
}

const (
	ownRetired = "only one's own cards are retired (410.2)"
	anyNumber  = "any number may be none"
	whoElse    = "where nobody is named, you do it"
	everyTurn  = "each turn is a player's"
	reaction   = "nobody has to use a Reaction"
	byAnyone   = "only players confront Problems"
)

// No card changes side between its text and our English: both speak of the same players, but for the cards that are
// listed with the reason.
func TestEnglishSpeaksOfTheSamePlayers(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	english := mustOpen(t, "").English()
	differs := map[string]bool{}
	for _, set := range sets {
		for _, c := range set.Cards {
			for i, text := range c.Text {
				on := faceOn(&c.Faces[i])
				for _, p := range ReadText(english, &c.Faces[i], text) {
					if p.Reading.Ability == nil {
						continue
					}
					if on.Host == "" {
						on.Host = cardtext.HostDescription(p.Reading.Ability)
					}
					ours := english.Print(p.Reading.Ability, on)
					if ours == "" {
						continue // another paragraph says of which cards it speaks
					}
					theirs, said := whoIsSaid(p.Text), whoIsSaid(ours)
					if slices.Equal(theirs, said) {
						continue
					}
					name := strings.TrimSuffix(c.Faces[i].Title+", "+c.Faces[i].Subtitle, ", ")
					differs[name] = true
					if playersSaid[name] == "" {
						t.Errorf("%s\n  %s: %s\n  %s: %s", name, strings.Join(theirs, ", "), p.Text,
							strings.Join(said, ", "), ours)
					}
				}
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(playersSaid)) {
		if !differs[name] {
			t.Errorf("%s: the same players now; take it off the list", name)
		}
	}
}

// whoIsSaid gives of which players a text speaks.
func whoIsSaid(text string) (all []string) {
	for _, w := range playerWords {
		for _, word := range w.words.FindAllString(text, -1) {
			if !strings.HasSuffix(strings.ToLower(word), " opponent") && !slices.Contains(all, w.whom) {
				all = append(all, w.whom)
			}
		}
	}
	return all
}
