package search

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/rulesdb"
)

// near is how far down a hit still catches the eye.
const near = 6

// judgesQueries say what must come first for what a judge types, and what else
// must be near the top.
var judgesQueries = []struct {
	query string
	first []string // the best hit is one of these
	near  []string // and all of these are among the first
}{
	// Numbers, however they are written.
	{"511.7a", []string{"rule 511.7a"}, []string{"rule 511.7a.i"}},
	{"(511.7a)", []string{"rule 511.7a"}, nil},
	{"511.7A", []string{"rule 511.7a"}, nil},
	{"rule 511.7a", []string{"rule 511.7a"}, nil},
	{"CR 511.7a", []string{"rule 511.7a"}, nil},
	{"Rule (511.7a):", []string{"rule 511.7a"}, nil},
	{"511.7a.i", []string{"rule 511.7a.i"}, nil},
	{"511.7", []string{"rule 511.7"}, []string{"rule 511.7a", "rule 511.7a.i", "rule 511.7b"}},
	{"511.", []string{"rule 511"}, []string{"rule 511.1", "rule 511.2"}},
	{"511", []string{"rule 511"}, []string{"rule 511.1", "rule 511.2"}},
	{"section 516", []string{"rule 516"}, nil},
	{"51", []string{"rule 510"}, []string{"rule 511", "rule 512"}},
	{"5", []string{"rule 5"}, []string{"rule 501", "rule 502"}},
	{"514.4c", []string{"rule 514.4c"}, nil},
	{"611.3e", []string{"rule 611.3e"}, nil},
	{"514.4 c", []string{"rule 514.4c"}, nil},
	{"514.4.c", []string{"rule 514.4c"}, nil},
	{"514.4(c)", []string{"rule 514.4c"}, nil},
	{"514,4c", []string{"rule 514.4c"}, nil},
	{"514-4c", []string{"rule 514.4c"}, nil},
	{"§ 514.4c", []string{"rule 514.4c"}, nil},
	{"r514.4c", []string{"rule 514.4c"}, nil},
	{"CR514.2d.i", []string{"rule 514.2d.i"}, nil},
	{"514.2d(i)", []string{"rule 514.2d.i"}, nil},
	{"CR 3.4, 514.4c", []string{"rule 514.4c"}, nil},
	{"510.2 priority window", []string{"rule 510.2"}, nil},
	{"what does 516.2a say", []string{"rule 516.2a"}, nil},
	{"rule 514.4 I lost", []string{"rule 514.4"}, nil},
	{"PR1", []string{"card PR1"}, nil},
	{"pr13", []string{"card PR13"}, nil},

	// Names of sections, terms and cards.
	{"pre-priority processing", []string{"rule 511"}, []string{"glossary Pre-priority processing (PPP)"}},
	{"priority", []string{"rule 510"}, []string{"glossary Priority", "glossary Priority window"}},
	{"uniqueness", []string{"rule 516"}, []string{"glossary Uniqueness violation"}},
	{"Unique", []string{"rule 516"}, []string{"rule 516.3"}},
	{"faceoff", []string{"rule 514"}, []string{"glossary Faceoff"}},
	{"home limit", []string{"rule 212", "glossary Home Limit"},
		[]string{"rule 212", "glossary Home Limit", "rule 616.3"}},
	{"mulligan", []string{"glossary Mulligan"}, nil},
	{"stubborn", []string{"glossary Stubborn"}, nil},
	{"calming", []string{"glossary Calming X"}, nil},
	{"Calming 2", []string{"glossary Calming X"}, nil},
	{"epic", []string{"glossary Epic"}, []string{"rule 607.1"}},
	{"wave", []string{"glossary Wave"}, []string{"rule 511.1"}},
	{"dilemma", []string{"rule 522"}, []string{"glossary Dilemma"}},
	{"rally", []string{"glossary Rally"}, []string{"rule 609.2e"}},
	{"turn sequence", []string{"rule 6"}, nil},
	{"play a troublemaker", []string{"rule 609.2c"}, nil},
	{"immediate", []string{"glossary Immediate"}, nil},
	{"rainbow dash", []string{"card PR1"}, nil},
	{"rainbow dash, flier extraordinaire", []string{"card PR1"}, nil},
	{"Holly Dash, Flighty Filly", []string{"card PR13"}, nil},
	{"holly", []string{"card PR13"}, nil},
	{"lady justice judge jury", []string{"card PR63"}, nil},
	{"creme de la creme", []string{"card PR107"}, nil},
	{"crème de la crème", []string{"card PR107"}, nil},
	{"it's a twister", []string{"card PR176"}, nil},
	{"its a twister!", []string{"card PR176"}, nil},

	// Players' words.
	{"ppp", []string{"rule 511"}, []string{"glossary Pre-priority processing (PPP)"}},
	{"tap", []string{"rule 503", "glossary Exhaust"}, []string{"rule 503", "glossary Exhaust"}},
	{"tapped", []string{"rule 503", "glossary Exhaust"}, []string{"rule 503"}},
	{"graveyard", []string{"rule 406"}, []string{"glossary Discard"}},
	{"double faceoff", []string{"glossary Multi-Problem faceoff", "rule 612.1"}, []string{"rule 612.1"}},
	{"multiproblem faceoff", []string{"glossary Multi-Problem faceoff", "rule 612.1"}, []string{"rule 612.1"}},
	{"tm", []string{"rule 306"}, []string{"rule 606"}},
	{"TM faceoff", []string{"glossary Troublemaker faceoff"}, nil},
	{"at", []string{"rule 502"}, []string{"glossary Action token"}},
	{"mc", []string{"rule 301"}, nil},
	{"legend rule", []string{"rule 516"}, []string{"rule 516.3"}},
	{"exile", []string{"glossary Banish"}, nil},
	{"library", []string{"rule 402"}, nil},
	{"fight", []string{"rule 514"}, nil},
	{"infinite combo", []string{"rule 802"}, nil},
	{"tie", []string{"rule 514.4c"}, nil},
	{"colour", []string{"rule 203"}, nil},

	// Word forms, beginnings and misspellings.
	{"confronting", []string{"glossary Confront"}, []string{"rule 611"}},
	{"confronted", []string{"glossary Confront"}, []string{"rule 611"}},
	{"frightened", []string{"rule 504"}, []string{"glossary Frighten"}},
	{"uniq", []string{"rule 516"}, nil},
	{"unic", []string{"rule 516"}, nil},
	{"pre-prio", []string{"rule 511"}, nil},
	{"rainb", []string{"card PR1"}, nil},
	{"pp", []string{"glossary Pre-priority processing (PPP)"}, nil},
	{"uniquness", []string{"rule 516"}, nil},
	{"uniqn", []string{"rule 516", "glossary Uniqueness violation"}, []string{"rule 516"}},
	{"uniquness violation", []string{"glossary Uniqueness violation"}, nil},
	{"priorty window", []string{"glossary Priority window"}, nil},
	{"stuborn", []string{"glossary Stubborn"}, nil},
	{"unqiue", []string{"rule 516"}, nil},
	{"frigthened", []string{"rule 504"}, nil},
	{"troublmaker", []string{"rule 306"}, nil},
	{"moddifiers", []string{"rule 707"}, nil},

	// A space too many or too few.
	{"manecharacter", []string{"rule 301"}, nil},
	{"pointvalue", []string{"rule 211"}, nil},
	{"homelimit", []string{"rule 212"}, nil},
	{"actiontoken", []string{"rule 502"}, nil},
	{"problemfaceoff", []string{"glossary Problem faceoff"}, nil},
	{"trouble maker phase", []string{"rule 606"}, nil},
	{"dis miss", []string{"glossary Dismiss"}, nil},
	{"holy dash flihty", []string{"card PR13"}, nil},

	// Several things, and questions.
	{"dismiss vs retire", []string{"glossary Dismiss", "glossary Retire"},
		[]string{"glossary Dismiss", "glossary Retire"}},
	{"move vs send", []string{"glossary Move", "glossary Send"},
		[]string{"glossary Move", "glossary Send", "rule 506.5"}},
	{"retier vs dismiss", []string{"glossary Dismiss", "glossary Retire"},
		[]string{"glossary Dismiss", "glossary Retire"}},
	{"lady justice frightened", []string{"rule 504", "card PR63"}, []string{"rule 504", "card PR63"}},
	{"who goes first in a tie?", []string{"rule 514.4c"}, nil},
	{"what happens when both totals are the same", []string{"rule 514.4c"}, nil},
	{"confront a problem with a troublemaker there", []string{"rule 611.3e"}, nil},
	{"can I challenge my own troublemaker", []string{"rule 514.4a.i", "rule 608.1"}, []string{"rule 514.4a.i"}},
	{"two face up troublemakers", []string{"rule 516.4"}, nil},
	{"maximum hand size", []string{"rule 616.2"}, nil},
	{"draw first turn", []string{"rule 605.1a"}, nil},
	{"empty deck flip", []string{"glossary Flip", "rule 515.1"}, []string{"rule 515.1"}},
	{"order of triggers", []string{"rule 511.7a", "rule 511.7a.i", "rule 704.1c"},
		[]string{"rule 511.7a", "rule 511.7a.i"}},
	{"two copies of a unique card", []string{"glossary Uniqueness violation", "rule 516.3"}, []string{"rule 516.3"}},
	{"15 points", []string{"rule 517.1"}, nil},
	{"scores the Problem bonus", []string{"rule 514.5c", "glossary Problem bonus"}, []string{"rule 514.5c"}},
	{"here", []string{"rule 501.4", "card PR113"}, []string{"rule 501.4"}}, // PR113: "Here's …"

	// Tournaments.
	{"slow play", []string{floor + "tournament-penalties/slow-play-vs-stalling"},
		[]string{floor + "tournament-penalties/game-warning"}},
	{"stalling", []string{floor + "tournament-penalties/slow-play-vs-stalling"}, nil},
	{"tardiness", []string{floor + "tournament-penalties/tardiness"},
		[]string{floor + "tournament-penalties/game-loss"}},
	{"player is late", []string{floor + "tournament-penalties/tardiness"}, nil},
	{"game loss", []string{floor + "tournament-penalties/game-loss"}, nil},
	{"drew extra cards", []string{floor + "tournament-penalties/game-loss"}, nil},
	{"missed trigger", []string{floor + "tournament-penalties/procedural-error"}, nil},
	{"cheating", []string{floor + "tournament-penalties/tournament-disqualification"}, nil},
	{"dq", []string{floor + "tournament-penalties/tournament-disqualification"}, nil},
	{"marked sleeves", []string{floor + "general-rules-and-terms/card-sleeves"}, nil},
	{
		"deck list penalty",
		[]string{floor + "general-rules-and-terms/deck-lists/invalid-deck-list", floor +
			"general-rules-and-terms/deck-lists/incorrect-deck-list"},
		[]string{
			floor + "general-rules-and-terms/deck-lists", floor +
				"general-rules-and-terms/deck-lists/invalid-deck-list",
			floor + "general-rules-and-terms/deck-lists/incorrect-deck-list",
		},
	},
	{"subtitle missing on decklist", []string{floor + "general-rules-and-terms/deck-lists/invalid-deck-list"}, nil},
	{"pre-game actions", []string{floor + "general-rules-and-terms/pre-game-actions"}, nil},
	{"cut the deck", []string{floor + "general-rules-and-terms/deck-randomization"}, nil},
	{"prize split", []string{floor + "general-rules-and-terms/conceding-and-dropping"}, nil},
	{"intentional draw", []string{floor + "general-rules-and-terms/conceding-and-dropping"}, nil},
	{"appeal a ruling", []string{floor + "general-rules-and-terms/judges"}, nil},
	{"notes during a match", []string{floor + "general-rules-and-terms/outside-assistance"}, nil},
	{"proxies", []string{floor + "general-rules-and-terms/legal-cards"}, nil},
	{"promo legal date", []string{floor + "general-rules-and-terms/legal-cards", "format premiere-block",
		"format odyssey-block"}, []string{floor + "general-rules-and-terms/legal-cards"}},
	{"how many swiss rounds for 20 players", []string{floor + "tournament-policies/swiss-rounds"}, nil},
	{"time called", []string{floor + "tournament-policies/end-of-match-procedures"}, nil},
	{"bye points", []string{floor + "tournament-policies/scoring"}, nil},
	{"time limit", []string{floor + "tournament-policies/match-time-limit"},
		[]string{floor + "tier-2-rules/time-limit", floor + "tier-3-rules/time-limit"}},
	{"top cut", []string{floor + "tier-1-rules/elimination-rounds"}, nil},
	{"who can play in tier 2", []string{floor + "tier-2-rules/player-eligibility"}, nil},
	{"deck checks", []string{floor + "tier-2-rules/deck-checks"}, []string{floor + "tier-3-rules/deck-checks"}},

	// Limited play, formats, errata, rulebooks.
	{"sealed deck size", []string{"limited limited/limited-deck-construction"},
		[]string{"limited limited/sealed-deck-format"}},
	{"booster draft passing", []string{"limited limited/booster-draft-format"}, nil},
	{"provided mane characters", []string{"limited limited/provided-mane-characters"}, nil},
	{"is globe trotter banned", []string{"format harmony"}, nil},
	{"ban list", []string{"format harmony"}, nil},
	{"odyssey block", []string{"format odyssey-block"}, nil},
	{"errata", []string{"erratum errata"}, []string{"erratum High Magic"}},
	{"premiere errata", []string{"erratum Premiere"}, nil},
	{"ahuizotl", []string{"card PR152", "erratum PR152"}, []string{"erratum PR152"}},
	{"cutie map subtitle", []string{"card EO216", "erratum EO216"}, []string{"erratum EO216"}},
	{"canterlot nights villain", []string{"rulebook canterlot-nights/keywords/villain"}, []string{"glossary Villain"}},
	{"teamwork rulebook", []string{"rulebook crystal-games/keywords/teamwork"}, nil},
	// More as it is typed at the table.
	{"104.2", []string{"rule 104.2"}, []string{"rule 104.2a"}},
	{"rule 207", []string{"rule 207"}, []string{"rule 207.1"}},
	{"what is a wave", []string{"glossary Wave"}, nil},
	{"banish", []string{"rule 410.5"}, []string{"glossary Banish", "rule 407"}},
	{"frighten", []string{"rule 504", "glossary Frighten"}, []string{"rule 504", "glossary Frighten"}},
	{"rally cost", []string{"rule 609.2e"}, nil},
	{"cost to move a friend", []string{"rule 609.2b", "glossary Move"}, []string{"rule 609.2b"}},
	{"cost to draw a card", []string{"rule 609.2d"}, nil},
	{"action token limit", []string{"rule 502", "rule 502.1a"}, nil},
	{"AT per turn", []string{"glossary Action token", "rule 604.1a"}, []string{"rule 604.1a"}},
	{"how many cards in a deck", []string{"rule 101"}, nil},
	{"how many copies of a card", []string{"rule 101.2", "rule 101.3a"}, []string{"rule 101.2", "rule 101.3a"}},
	{"deck size", []string{"rule 101"}, []string{"limited limited/limited-deck-construction"}},
	{"problem deck", []string{"rule 403"}, nil},
	{"starting problem", []string{"glossary Starting Problem"}, nil},
	{"points to win", []string{"rule 103.2", "rule 517.2"}, []string{"rule 103.2"}},
	{"who goes first", []string{floor + "general-rules-and-terms/pre-game-actions", "rule 102.3"}, nil},
	{"mulligan rules", []string{"glossary Mulligan"}, []string{"rule 102.4", "rule 102.4a"}},
	{"concede", []string{floor + "general-rules-and-terms/conceding-and-dropping", "rule 103.4"},
		[]string{"rule 103.4"}},
	{"exhausted characters confront", []string{"rule 503.5", "glossary Exhaust", "glossary Confront requirements"},
		[]string{"rule 503.5"}},
	{"uncover a troublemaker", []string{"glossary Uncover"}, []string{"rule 607.3"}},
	{"epic troublemaker", []string{"glossary Epic"}, []string{"rule 607.1", "rule 516.4b"}},
	{"challenge an epic troublemaker", []string{"glossary Epic", "glossary Challenge", "rule 608.1"},
		[]string{"rule 608.1"}},
	{"troublemaker phase", []string{"rule 606"}, nil},
	{"ready step", []string{"rule 603"}, []string{"rule 603.1"}},
	{"solve step", []string{"rule 613"}, []string{"rule 613.1", "rule 613.2"}},
	{"wrap up", []string{"rule 616"}, nil},
	{"flip zone", []string{"rule 409"}, []string{"glossary Flip"}},
	{"queue zone", []string{"rule 408"}, nil},
	{"main phase actions", []string{"rule 609.1", "rule 609.2"}, []string{"rule 609.2"}},
	{"discard down to hand size", []string{"rule 616.2"}, nil},
	{"home limit exceeded", []string{"rule 616.3", "glossary Home Limit"}, []string{"rule 616.3"}},
	{"tied faceoff", []string{"rule 514.2e", "rule 514.4c"}, []string{"rule 514.4c"}},
	{"flipped cards go where", []string{"glossary Flip", "rule 515.2"}, []string{"rule 515.2"}},
	{"reaction", []string{"glossary Reaction"}, []string{"rule 512.4"}},
	{"replacement effect", []string{"rule 710"}, []string{"glossary Replacement modifier"}},
	{"modifier order", []string{"rule 711.3"}, nil},
	{"same timestamp", []string{"rule 711.6"}, nil},
	{"interdependent modifiers", []string{"rule 711.5"}, nil},
	{"unable to complete an action", []string{"rule 705.2"}, nil},
	{"simultaneous triggers", []string{"rule 704.1b"}, nil},
	{"negative power", []string{"rule 105.2"}, nil},
	{"colorless", []string{"rule 203"}, nil},
	{"token leaves play", []string{"rule 521.2"}, nil},
	{"search a deck and fail to find", []string{"rule 518", "rule 518.1"}, []string{"rule 518"}},
	{"mane character leaves play", []string{"rule 301.5"}, nil},
	{"boosted side", []string{"rule 301.2"}, nil},
	{"when do I flip my mane", []string{"rule 301.2"}, nil},
	{"can I look at my opponent's hand", []string{"rule 404.1"}, nil},
	{"look at face-down cards", []string{"rule 505", "rule 505.1d"}, []string{"rule 505.1d"}},
	{"frightened attachments", []string{"glossary Frighten", "rule 504.1"}, []string{"rule 504.1"}},
	{"villain", []string{"glossary Villain"}, []string{"glossary Epic"}}, // the rules before the rulebooks
	{"tap vs untap", []string{"glossary Ready", "rule 503", "glossary Exhaust"}, []string{"rule 503"}},
	{"action points", []string{"rule 502"}, []string{"glossary Action token"}},
	{"rd", []string{"card PR1"}, nil},
	{"tutor", []string{"rule 518"}, nil},
	{"villian", []string{"glossary Villain"}, nil},
	{"exausted", []string{"rule 503", "glossary Exhaust"}, []string{"rule 503", "glossary Exhaust"}},
	{"starting problm", []string{"glossary Starting Problem"}, nil},
	{"competitve", []string{"glossary Competitive X"}, nil},
	{"tornament organizer", []string{floor + "general-rules-and-terms/tournament-organizer"}, nil},
	{"disqualificaton", []string{floor + "tournament-penalties/tournament-disqualification"}, nil},
	{"late to match", []string{floor + "tournament-penalties/tardiness"}, nil},
	{"bribery", []string{floor + "general-rules-and-terms/conceding-and-dropping"}, nil},
	{"warning", []string{floor + "tournament-penalties/game-warning"}, nil},
	{"tier 3 deck lists", []string{floor + "tier-3-rules/deck-lists"}, nil},
	{"swiss pairings", []string{floor + "tier-1-rules/swiss-pairings"}, nil},
	{"minimum players", []string{floor + "tournament-policies/participation-minimums"}, nil},
	{"opaque sleeves", []string{floor + "general-rules-and-terms/card-sleeves"}, nil},
	{"damaged card", []string{floor + "general-rules-and-terms/card-sleeves", floor +
		"general-rules-and-terms/legal-cards"}, nil},
	{"shuffle opponent's deck", []string{floor + "general-rules-and-terms/deck-randomization"}, nil},
	{"draft pods", []string{"limited limited/booster-draft-format"}, nil},
	{"is tantabus banned", []string{"format harmony"}, nil},
	{"cn errata", []string{"erratum Canterlot Nights"}, nil},
	{"epic trait errata", []string{"erratum PR152", "erratum PR210"}, []string{"erratum PR152", "erratum PR210"}},
	{"twilight sparkle errata", []string{"erratum PR4"}, []string{"erratum PR203"}},

	// As players ask who don't know the terms.
	{"can a mane character be frightened", []string{"rule 504.1", "rule 511.4"}, []string{"rule 511.4"}},
	{"can i have 4 copies", []string{"rule 101.2"}, nil},
	{"power of a frightened friend", []string{"rule 505.1b"}, nil},
	{"challenge troublemaker requirements", []string{"rule 608.2"}, nil},
	{"priority after playing card", []string{"rule 705.2g", "rule 510.1"}, []string{"rule 510.1"}},
	{"instead twice", []string{"rule 710.3"}, nil},
	{"steal control friend", []string{"rule 513.2"}, []string{"rule 511.5"}},
	{"put back flipped cards", []string{"rule 514.6"}, nil},
	{"discard pile order", []string{"rule 401.3"}, []string{"rule 406"}},
	{"is Twilight Sparkle Element of Magic banned", []string{"format harmony"}, nil},
	{"does retiring count as dismissing", []string{"glossary Retire", "glossary Dismiss", "rule 410.2"},
		[]string{"rule 410.2"}},
	{"who wins if both reach 15", []string{"rule 103.2a"}, nil},
	{"can I play friends to opponents problem", []string{"rule 302.1"}, nil},
	{"can i challenge with frightened friend", []string{"glossary Frighten", "rule 608.2"}, []string{"rule 608.2"}},
	{"friend moved away during faceoff", []string{"rule 514.2d"}, nil},
	{"do exhausted friends count", []string{"rule 503.5"}, nil},
	{"play event during faceoff", []string{"rule 512.3a", "rule 512.4"}, []string{"rule 512.3a", "rule 512.4"}},
	{"lose all counters", []string{"rule 519.3a", "rule 504.1"}, nil},
	{"cost reduced to zero", []string{"rule 105.2"}, nil},
	{"minimum move cost", []string{"rule 609.2b"}, nil},
	{"free move", []string{"rule 609.2b"}, nil},
	{"dilemma replaced", []string{"glossary Dilemma", "rule 522.3"}, []string{"rule 522.3"}},
	{"modifier locked in", []string{"rule 708.2b", "rule 709.2", "rule 712.2"}, []string{"rule 708.2b", "rule 709.2"}},
	{"copy event targets", []string{"rule 520.1"}, nil},
	{"infinite mandatory loop draw", []string{"rule 802.3"}, nil},
	{"enters play exhausted", []string{"rule 706.1b"}, nil},
	{"played vs put into play", []string{"rule 706.1d", "rule 705.2f"}, []string{"rule 705.2f"}},
	{"trigger when moved sent home", []string{"rule 506.5"}, nil},
	{"game loss deck illegal", []string{floor + "tournament-penalties/game-loss"}, nil},
	{"how long is a match", []string{floor + "tournament-policies/match-time-limit"}, nil},
	{"food on table", []string{floor + "general-rules-and-terms/outside-assistance"}, nil},
	{"drop after pairing", []string{floor + "general-rules-and-terms/conceding-and-dropping"}, nil},
	{"do troublemakers stop confronting", []string{"glossary Confront", "rule 611.3e"}, []string{"rule 611.3e"}},
	{"when do i flip my troublemaker up", []string{"rule 607.2"}, nil},
	{"losing to a troublemaker", []string{"rule 514.5b", "glossary Troublemaker faceoff"}, []string{"rule 514.5b"}},
	{"both pass", []string{"rule 510.2"}, nil},
	{"activate ability twice", []string{"rule 703.1c"}, nil},
	{"stolen friend home", []string{"rule 511.5"}, nil},
	{"take control until end of turn", []string{"rule 513.2"}, nil},
	{"bottom of problem deck order", []string{"rule 403.3"}, nil},
	{"draw three cards triggers", []string{"rule 410.4b"}, nil},
	{"can't draw", []string{"rule 605.1"}, nil},
	{"set power to 0", []string{"rule 711.3"}, nil},
	{"negative cost", []string{"rule 105.2"}, nil},
	{"confront both", []string{"rule 612.1"}, nil},
	{"main phase reaction", []string{"rule 512.4b"}, []string{"glossary Reaction"}},
	{"does a resource move with friend", []string{"rule 509.3"}, nil},
	{"may trigger optional", []string{"rule 712.3"}, nil},
	{"trigger source left play", []string{"rule 712.2"}, nil},
	{"end of turn trigger", []string{"rule 615.1"}, []string{"rule 616.4a"}},
	{"opponent late 10 minutes", []string{floor + "tournament-penalties/tardiness"}, nil},
	{"playing wrong deck", []string{floor + "general-rules-and-terms/deck-lists/invalid-deck-list", floor +
		"tournament-penalties/game-loss"}, []string{floor + "general-rules-and-terms/deck-lists/invalid-deck-list"}},
	{"phone use", []string{floor + "general-rules-and-terms/outside-assistance"}, nil},
	{"worlds qualification", []string{floor + "tier-3-rules", floor + "tier-2-rules"},
		[]string{floor + "tier-2-rules"}},
}

// floor begins the hits of floor rules.
const floor = "floor floor-rules/"

func TestJudgesFindWhatTheyMean(t *testing.T) {
	t.Run("shipped", func(t *testing.T) {
		findWhatIsMeant(t, indexOf(t, Documents(openLibrary(t, ""))))
	})
	t.Run("imported", func(t *testing.T) {
		findWhatIsMeant(t, indexOf(t, Documents(importedLibrary(t))))
	})
}

func findWhatIsMeant(t *testing.T, x *Index) {
	for _, judge := range judgesQueries {
		t.Run(judge.query, func(t *testing.T) {
			found := keys(t, x, judge.query, near)
			if len(found) == 0 || !slices.Contains(judge.first, found[0]) {
				t.Errorf("first is %q, want one of %q", found, judge.first)
			}
			for _, want := range judge.near {
				if !slices.Contains(found, want) {
					t.Errorf("%s is not among the first: %q", want, found)
				}
			}
		})
	}
}

// What else a word may stand for comes right after what is called so.
func TestVillainsAreFoundBeforeEpic(t *testing.T) {
	for name, x := range map[string]*Index{
		"shipped": indexOf(t, Documents(openLibrary(t, ""))), "imported": indexOf(t, Documents(importedLibrary(t))),
	} {
		if found := keys(t, x, "villain", 2); !slices.Equal(found, []string{"glossary Villain", "glossary Epic"}) {
			t.Errorf("%s: villain finds %q first", name, found)
		}
	}
}

// rulesBeforeScenarios are plain questions about which there are scenarios too.
var rulesBeforeScenarios = []struct {
	query string
	first []string // the best hit is one of these
	near  string   // among the first, before any scenario
}{
	{"tie", []string{"rule 514.4c"}, "rule 514.4c"},
	{"ties", []string{"rule 514.4c"}, "rule 514.4c"},
	{"tiebreaker", []string{"rule 514.4c"}, "rule 514.4c"},
	{"tie breaker", []string{"rule 514.4c"}, "rule 514.4c"},
	{"what happens when a faceoff ties", []string{"rule 514.4c", "rule 514.2e"}, "rule 514.4c"},
	{"win the game", []string{"rule 103", "rule 103.2"}, "rule 103.2"},
	{"how do I win the game?", []string{"rule 103", "rule 103.2"}, "rule 103.2"},
	{"unique", []string{"rule 516"}, "rule 516"},
	{"uniqe", []string{"rule 516", "glossary Uniqueness violation"}, "rule 516"},
}

func TestTheRuleStandsBeforeScenarios(t *testing.T) {
	for name, lib := range map[string]func(testing.TB) *rulesdb.Library{
		"shipped":  func(t testing.TB) *rulesdb.Library { return openLibrary(t, "") },
		"imported": importedLibrary,
	} {
		t.Run(name, func(t *testing.T) {
			x := indexOf(t, everythingIn(t, lib(t)))
			for _, judge := range rulesBeforeScenarios {
				found := keys(t, x, judge.query, near)
				if len(found) == 0 || !slices.Contains(judge.first, found[0]) {
					t.Errorf("%s: first is %q, want one of %q", judge.query, found, judge.first)
				}
				at := slices.Index(found, judge.near)
				isBeyond := func(key string) bool {
					return strings.HasPrefix(key, string(Scenario)) || strings.HasPrefix(key, string(Ruling))
				}
				if at < 0 || slices.ContainsFunc(found[:max(at, 0)], isBeyond) {
					t.Errorf("%s: %s is not before the scenarios and disputed points: %q", judge.query, judge.near,
						found)
				}
			}
		})
	}
}

func TestOfficialWordingIsFoundAsAPhrase(t *testing.T) {
	x := indexOf(t, Documents(importedLibrary(t)))
	for phrase, rule := range map[string]string{
		"the topmost unflipped card":                 "rule 410.4",
		"until the violation is repaired":            "rule 516.2",
		"irrespective of the game state":             "rule 712.2",
		"one more optional actions":                  "rule 802.2",
		"in excess of their home limit":              "rule 616.3",
		"rewound to the point immediately before":    "rule 705.2",
		"cease to be involved in a faceoff":          "rule 514.6",
		"a series of actions can be performed":       "rule 802.1",
		"process its text again":                     "rule 520.1",
		"not considered to have changed position":    "rule 410.6",
		"Pre-Priority Processing (PPP) is performed": "rule 511.1",
	} {
		if found := keys(t, x, phrase, near); !slices.Contains(found, rule) {
			t.Errorf("%q finds %q, want %s among them", phrase, found, rule)
		}
	}
}
