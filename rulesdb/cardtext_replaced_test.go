package rulesdb

import (
	"flag"
	"hash/crc32"
	"math/rand"
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/cardtext"
)

// synonyms are the wordings that mean the same: a text may be read as another one if both
// come to the same words by these replacements, one after the other.
var synonyms = []struct{ wording, as string }{
	// Marks and letters.
	{`[’]`, "'"}, {`\.$`, ""}, {`\bcannot\b`, "can't"}, {`[,.;]`, " "}, {`\s+`, " "},
	{`\b(facedown)\b`, "face-down"}, {`\bfaceup\b`, "face-up"},
	{`\bone\b`, "1"}, {`\btwo\b`, "2"}, {`\bthree\b`, "3"}, {`\bfour\b`, "4"}, {`\bfive\b`, "5"},
	{`\[loyalty\]`, "blue"}, {`\[honesty\]`, "orange"}, {`\[laughter\]`, "pink"}, {`\[magic\]`, "purple"},
	{`\[generosity\]`, "white"}, {`\[kindness\]`, "yellow"},
	// What a card calls itself, what it is attached to, and what was spoken of.
	{`\b(this|that|the attached|that opposing|that face-down|the played) (mane ` +
		`character|card|friend|resource|troublemaker|problem|character|critter|event|accessory)\b`, "this card"},
	{`\bthose (mane characters|cards|friends|resources|troublemakers|problems|characters)\b`, "those cards"},
	{`\b(this card's|that|the same|its|this) (problem|area)\b`, "this card's place"}, {`\bthere\b`, "here"},
	{`\b(in|from) (the|a) (hand|discard pile|deck)`, "in the $3"},
	{`\bfrom (your|their) (hand|discard pile|deck)`, "in $1 $2"},
	{`\b(your|the|its owners?'s?|its owners'|their owners?'s?|their owners') (hand|deck|discard pile)s?\b`, "the $2"},
	{`\btheir (hand|deck|discard pile)s\b`, "their $1"},
	{`\b(draws?|scores?|loses?|discards?) (?:an?|any)( additional)? (card|point|action token)`, "$1 1$2 $3"},
	{`\bdraw another card\b`, "draw 1 card"},
	{`\bthat (player|opponent)\b`, "that player"},
	{`\bchaotic card\b`, "chaotic"}, {`\bfrom home\b`, "at home"},
	{`(\+1 )?power counter`, "+1 counter"}, {`\bremove a (\S+) counter`, "remove 1 $1 counter"},
	{`\b(they|them)\b`, "it"},
	{`\bwith (any|an|a)\b`, "with a"}, {`\b(another of|another 1 of|1 of)\b`, "1 of"},
	{`\bthen\b`, ""}, {`\s+`, " "},
	{`\band (an|banish|exhaust|flip|gain|move|put|ready|shuffle|turn|you)\b`, "$1"},
	// What is one thing, whether it is said or not.
	{`\bthe top\b`, "top"}, {`\bto beneath\b`, "beneath"}, {`\beach (get|have)\b`, "$1"}, {`\ball your\b`, "your"},
	{`\b(song|pony tone|friend) card\b`, "$1"}, {`\bbanished card\b`, "card"}, {`\bproblem deck\b`, "deck"},
	{`\bmust pay\b`, "pay"}, {`\bmay (pay|retire)\b`, "$1"}, {`\balso\b`, ""}, {`\bin all discard\b`, "in discard"},
	{`\baway from\b`, "from"}, {`\b(flip) (new|another|that) card\b`, "$1 card"},
	{`\bthis side of this\b`, "this side of the"},
	{`\b(put it|pumped|deck) in\b`, "$1 into"}, {`\bcards beneath\b`, "beneath"},
	{`\b(it|their|its) power to\b`, "power to"},
	{`\b(they|you) (put it|lose|retire)`, "$2"}, {`\bdefeat a (troublemaker|card)`, "defeat a card"},
	// Who has what.
	{`\b(control|controls|have|has|get|gets|gain|gains|receive|receives)\b`, "have"},
	{`\bhave also\b|\balso have\b`, "have"},
	{`\b(an|your|each|any) opponents?\b('s)?`, "opponent$2"}, {`\b(an?|any|1) opposing\b`, "opponent"},
	{`\b(opponents'|your opponents'|opponents|your opponents|opposing|opponent's)`, "opponent"},
	{`\ba player\b|\bany player\b`, "a player"}, {`\bfewer\b`, "less"},
	{`\b(all of|each of|all|each|every)\b`, "all"},

	// When.
	{`\bwhile\b|\bif\b|\bwhenever\b|\bwhen\b|\bafter\b`, "when"}, {`\bbeginning\b`, "start"},
	{`\bstarts|begins\b`, "starts"},
	{`\bat the (start|end) of (the|a|each) (\w+ phase|turn|faceoff)`, "at the $1 of the $3"}, // whenever there is one
	{`\b(start|end) of (each|a) player`, "$1 of a player"},
	{`\b(after the start of|during) (the|a) (\w+ phase)`, "$1 $3"},
	{`\b(the )?end of (the |this |that )?(turn|phase|faceoff)\b`, "end of $3"},
	{`\bthis turn|that turn|for the rest of the turn\b`, "this turn"},
	{`\b(the|this|a|that) faceoff\b`, "the faceoff"}, {`\binvolved in the faceoff\b`, "in the faceoff"},
	{`\binvolved in a (problem|troublemaker) faceoff\b`, "in a $1 faceoff"},
	// How much.
	{`\bat least (\w+)\b`, "$1 or more"}, {`\bless than|lower than\b`, "less than"},
	{`\bprinted power of\b`, "printed power"},
	{`\bdecreased|reduced\b`, "decreased"}, {`\btowards\b`, "against"},
	{`\bhigher power than|power higher than\b`, "higher power"},
	{`\bface-down troublemaker\b`, "troublemaker"}, // what alone can be uncovered
	// One of them, whichever it is: of what happens or is so, and of what is played on or to.
	{`\bany\b`, "a"}, {`\ban\b`, "a"}, {`\ba\b`, "1"},
	// Whoever is told to, those who control cards retire them (410.2).
	{`\bit retire\b`, "retire"},
	{`\s+`, " "},
}

var everyWord = flag.Bool("every-word", false, "replace each word of all texts by all words of its class")

// classes are words that stand in for each other in a sentence, and mean something else.
var classes = [][]string{
	{"this", "that", "a", "your", "an", "another", "each", "all", "any", "one", "its", "their", "the", "no"},
	{"1", "2", "3", "4", "5", "one", "two", "three"}, {"+1", "+2", "+3", "-1", "-2"}, {"[1]", "[2]", "[3]"},
	{"[Loyalty]", "[Honesty]", "[Laughter]", "[Magic]", "[Generosity]", "[Kindness]"},
	{"Friend", "Resource", "Event", "Troublemaker", "Problem", "character", "card", "token"},
	{"Friends", "Resources", "Events", "Troublemakers", "Problems", "characters", "cards", "tokens"},
	{"exhausted", "ready", "frightened", "face-down", "face-up", "involved", "boosted", "opposing", "other"},
	{"dismiss", "retire", "banish", "exhaust", "ready", "frighten", "unfrighten", "move", "uncover", "play", "discard"},
	{"dismissed", "retired", "banished", "exhausted", "readied", "frightened", "moved", "uncovered", "played",
		"discarded", "solved", "replaced", "defeated", "challenged"},
	{"draw", "gain", "score", "lose", "discard", "flip", "pay"}, {"win", "lose", "start"}, {"won", "lost"},
	{"hand", "deck", "home", "pile"}, {"turn", "phase", "faceoff", "game"}, {"start", "end"}, {"top", "bottom"},
	{"when", "while", "if", "after", "until", "during", "unless", "as"}, {"here", "there", "home"},
	{"more", "less", "fewer", "most", "least"}, {"higher", "lower"}, {"and", "or", "then", "to", "instead"},
	{"may", "must", "can't", "can", "would"},
	{"you", "they", "it", "opponents", "players", "them"}, {"opponent", "player", "controller", "owner"},
	{"power", "cost", "points", "cards"},
	{"in", "from", "on", "at", "to", "beneath", "with", "without", "of", "into"}, {"enters", "leaves"},
	{"enter", "leave"},
	{"Main", "Score", "Ready", "Troublemaker", "End"}, {"first", "next", "last"}, {"is", "isn't", "are", "was"},
	{"additional", "fewer", "new"},
	{"highest", "lowest", "most", "least"}, {"increased", "reduced"}, {"has", "gains", "loses"},
	{"have", "gain", "lose"}, {"before", "after"}, {"only", "also"}, {"another", "different", "same"},
	{"Swift", "Stubborn", "Random", "Persistent"}, {"your", "opponent's", "opposing", "their", "its"},
}

// canonical says a text in the words that its synonyms come to.
func canonical(text string) string {
	text = strings.ToLower(text)
	for _, s := range synonymPatterns {
		text = s.pattern.ReplaceAllString(text, s.as)
	}
	return strings.TrimSpace(text)
}

type synonymPattern struct {
	pattern *regexp.Regexp
	as      string
}

var synonymPatterns = func() (all []synonymPattern) {
	for _, s := range synonyms {
		all = append(all, synonymPattern{regexp.MustCompile(s.wording), s.as})
	}
	return all
}()

var wordPattern = regexp.MustCompile(`\+?\[[^\]]*\]|[+-]?[0-9]+|[\pL]+(?:-[\pL]+)*(?:['’]t\b)?|['’]s\b|['’]` +
	`|[^\s\pL0-9]`)

// A text in which one word is replaced, missing or there twice is not read as the text was,
// but for wordings that mean the same. Which words are drawn is the same in each run.
func TestATextWithOneWordReplacedIsReadOtherwise(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	library := mustOpen(t, "")
	english := library.English()
	type paragraph struct {
		text string
		on   cardtext.Card
	}
	var texts []paragraph
	var vocabulary []string
	seen := map[string]bool{}
	for _, set := range sets {
		for _, c := range set.Cards {
			for i, text := range c.Text {
				on := faceOn(&c.Faces[i])
				for _, p := range ReadText(english, &c.Faces[i], text) {
					if a := p.Reading.Ability; a != nil && !seen[p.Text] {
						seen[p.Text] = true
						texts = append(texts, paragraph{p.Text, on})
						if on.Host == "" {
							on.Host = cardtext.HostDescription(a)
						}
					}
					for _, w := range wordPattern.FindAllString(p.Text, -1) {
						if !slices.Contains(vocabulary, w) {
							vocabulary = append(vocabulary, w)
						}
					}
				}
			}
		}
	}
	tried, wrong := 0, 0
	for _, p := range texts {
		reading := english.Read(p.text, p.on)
		if reading.Ability == nil {
			continue // "that Friend", whose host another paragraph names
		}
		drawn := rand.New(rand.NewSource(int64(crc32.ChecksumIEEE([]byte(p.text))))) // of this text alone
		meant, words := reading.Ability.Source(), canonical(p.text)
		try := func(changed string) {
			tried++
			got := english.Read(changed, p.on)
			if got.Ability == nil || got.Ability.Source() != meant || got.Reminder != reading.Reminder ||
				canonical(changed) == words {
				return
			}
			if wrong++; wrong <= 400 {
				t.Errorf("read alike:\n  %s\n  %s", p.text, changed)
			}
		}
		places := wordPattern.FindAllStringIndex(p.text, -1)
		if !*everyWord {
			places = [][]int{places[drawn.Intn(len(places))]}
		}
		for _, at := range places {
			before, word, after := p.text[:at[0]], p.text[at[0]:at[1]], p.text[at[1]:]
			try(before + after)
			try(before + word + " " + word + after)
			for range 2 {
				try(before + vocabulary[drawn.Intn(len(vocabulary))] + after)
			}
			for _, class := range classes {
				if !slices.Contains(class, word) && !slices.Contains(class, strings.ToLower(word)) {
					continue
				}
				if others := class; !*everyWord {
					try(before + others[drawn.Intn(len(others))] + after)
				} else {
					for _, other := range others {
						try(before + other + after)
					}
				}
			}
		}
	}
	if tried < 1000 {
		t.Errorf("only %d texts were changed", tried)
	}
	t.Logf("%d texts with one word changed, %d read alike", tried, wrong)
}
