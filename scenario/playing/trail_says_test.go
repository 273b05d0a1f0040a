package playing

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// playedToEnd plays a shipped scenario to its end.
func playedToEnd(t *testing.T, name string) *Sandbox {
	t.Helper()
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, name))
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewSandbox(s)
	if err == nil {
		err = b.ToEnd()
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestWhatTrailsSay: trails say what is so at present, and why.
func TestWhatTrailsSay(t *testing.T) {
	for _, test := range []struct{ about, scenario, line string }{
		{"an ignored card", "keyword-random", "is ignored and contributes nothing (514.4b)"},
		{"a card kept from contributing", "who-contributes-by-text",
			"Sleepy Head contributes nothing: Sleepy Head keeps it from that (611.3a)"},
		{"negative power", "negative-power",
			"has negative power, which counts as zero, and contributes nothing (105.2)"},
		{"colors that text gives", "hardest-twilight-sparkle-crystallized",
			"Twilight Sparkle, Crystallized contributes 3 blue or pink or purple (611.3b)"},
		{"a requirement that text adds", "keyword-eccentric",
			"doesn’t meet the confront requirements of Cloudbursting: 5 wild, 1 short in all (611.3)"},
		{"a requirement that text takes away", "nobody-at-an-easy-problem",
			"Avery meets the confront requirements of Easy Going: no power is asked for (611.3)"},
		{"requirements met by text", "who-contributes-by-text",
			"Avery meets the confront requirements of Far Shore: Free Pass says so (611.3)"},
		{"what text adds to a total", "hardest-antiquing",
			"Avery’s power total is 11, with the +4 by which text changes it (514.4a)"},
		{"a modifier until something happens", "a-bonus-until-a-card-is-readied",
			"creates modifier 1: for Artist: +3 power, until Patron is readied (707.1)"},
		{"a modifier that gives control", "changing-sides-in-a-problem-faceoff",
			"creates modifier 1: Blake controls Bruiser, until the end of the faceoff (707.1)"},
		{"a modifier of costs", "foal-free-press-the-next-card-is-cheaper",
			"creates modifier 1: -1 action token for playing a card by Avery, until Avery plays a card or the end " +
				"of the turn (707.1)"},
		{"a modifier of costs that the payer may leave", "photo-finish-twice-and-one-accessory",
			"creates modifier 1: -2 action tokens, as the payer likes, for playing cards with the trait Accessory " +
				"by Avery, until the end of the turn or Avery plays a card with the trait Accessory (707.1)"},
		{"paying less", "photo-finish-twice-and-one-accessory",
			"Avery pays less for Avery’s first Bathrobe (705.2c)"},
		{"a modifier for no card", "beast-bulk-up-before-any-critter",
			"creates modifier 1: for no card, as none fits: +1 power, until the end of the phase (707.1)"},
		{"a mode", "music-in-the-treetops-and-each-player-retires",
			"Avery chooses mode 3 (“Each player retires a Friend”) for the effect of Avery’s third Music in"},
		{"several modes", "applejacks-epiphany-exhausts-and-readies-one-character",
			"Avery chooses mode 1 (“Exhaust a character”) and mode 2 (“Ready a character”) for the effect of " +
				"Applejack's Epiphany"},
		{"a pile", "hardest-princess-luna-piles-of-a-hand",
			"Avery chooses the pile that was made first for the effect of"},
		{"a modifier that forbids", "drawn-the-vote-the-only-mode-left",
			"creates modifier 1: no playing Events by Blake, until the end of the turn (707.1)"},
		{"a modifier that forbids at a time", "applejacks-lasso-lets-go-when-she-is-frightened",
			"creates modifier 1: no readying Red Gala, Favorite Cousin during the Ready Phase, until Applejack, " +
				"Lasso Champion leaves play or Applejack, Lasso Champion is turned face-down (707.1)"},
		{"a modifier that forbids a place", "a-manifestation-that-stops-the-next-one",
			"no moving characters to Avery’s Problem, until the end of the turn (707.1)"},
		{"a modifier of power for one Problem", "blending-in-asks-of-its-own-problem-alone",
			"power that doesn’t count for confronting Blending In, until the end of the turn (707.1)"},
		{"a modifier that forbids confronting", "tight-ship-closes-a-problem",
			"no confronting at Avery’s Problem, until the end of the turn (707.1)"},
		{"a modifier that lets play certain cards", "hardest-coco-pommel-refurbisher",
			"creates modifier 1: Avery may play Avery’s first Loud Crash (707.1)"},
		{"a modifier of a player's next phase", "drawn-bale-out-in-a-ready-phase",
			"during Avery’s Ready Phase: no readying Avery’s first Passer-by, until the end of Avery’s Ready Phase"},
		{"a modifier of a Problem that was chosen", "puppet-show-and-my-own-requirements",
			"for Blake to confront Loose Fence: +2 wild, until the end of the turn (707.1)"},
		{"a modifier of a character's Problem", "hardest-tricking-the-trixster",
			"triggers upon solving the Problem of Avery’s first Fence Mender, until the end of the turn (707.1)"},
		{"a modifier of two cards", "hardest-starlight-glimmer-enforced-equality",
			"for Boulder and Pebble: +3 power, until the end of the turn (707.1)"},
		{"a modifier that triggers", "waiting-for-a-card-that-came-back", "creates modifier 1: triggers once, upon"},
		{"a modifier that replaces", "two-modifiers-for-the-next-draw",
			"creates modifier 1: replaces once, drawing a card by Avery, until the end of the turn (707.1)"},
		{"all that one replacement replaces", "defensive-position-for-two-at-once",
			"Avery replaces what would happen to Solar Wind, Enterprising Astronomer by “If one or more of your " +
				"Friends would be dismissed …” of Defensive Position (711.2)"},
		{"to where an effect moves a card", "a-relay-race-that-the-opponent-wins",
			"Blake chooses Blake’s Problem for the effect of Relay Race on Rarity, Dazzling Fashionista (705.2e)"},
		{"a Troublemaker that is not defeated", "manual-turned-face-down-and-up",
			"Timberwolf is not involved in the faceoff any more: Avery doesn’t defeat it (514.5a)"},
		{"nobody to send home", "manual-no-one-to-send-home",
			"Avery has no character involved that could be sent home (514.5b)"},
		{"counters before what another card does", "drawn-the-spectacle-doubled-with-its-counter",
			"What the counters on The Smooze, Creeping Crud do is applied before what The Spectacle does, which " +
				"began later (711.3)"},
		{"a faceoff at no Problem", "a-faceoff-that-an-effect-starts",
			"The faceoff is at no Problem: whoever is involved in it stays so (514.2d.i)"},
		{"a faceoff at a Problem", "the-type-of-a-started-faceoff", "The faceoff is at Avery’s Problem (514.2e)"},
		{"a Problem faceoff that an effect starts", "the-type-of-a-started-faceoff-problem-faceoff",
			"Problem faceoff (514.1)\n        The faceoff is at Avery’s Problem (514.2e)\n        Avery starts a " +
				"Problem faceoff (707.4)"},
		{"a faceoff at two Problems", "confronting-both-problems",
			"The faceoff is at Avery’s Problem and Blake’s Problem (612.1)"},
		{"what is applied on entering play", "entering-play-with-text",
			"“As this card enters play, choose a color” of Avery’s first Early Bird is applied (706.1a)"},
		{"a counter of power", "babs-anti-bully-frightens-herself", "Babs Seed, Anti-Bully gets a +1 power counter ("},
		{"which replacement is applied", "hoity-toity-and-applejack-save-a-friend",
			"chooses the replacement of Avery’s Applejack, Steadfast Farmpony for what would happen to " +
				"Grey Foal (710.5)"},
		{"a card that an effect can't have played", "silver-spanner-is-what-the-hat-requires",
			"Avery can’t play Applejack's Hat, since its play requirements aren’t met (205.1)"},
		{"a card that was known until it was shuffled away", "everyponys-shufflin-and-the-card-that-is-flipped",
			"DJ Pon-3, Everypony's Shufflin' goes into Avery’s draw deck (402.1)"},
		{"a searched deck", "princess-cadance-finds-the-same-name", "Avery searches Avery’s draw deck (518.1)"},
		{"an effect left out", "a-loop-nobody-can-stop", "is left out (802.3)"},
	} {
		trail := FormatTrail(playedToEnd(t, test.scenario).Trail())
		if !strings.Contains(trail, test.line) {
			t.Errorf("%s: the trail of %s does not say %q:\n%s", test.about, test.scenario, test.line, trail)
		}
	}
}

// TestEffectsStandBeneathWhatCausedThem in trails, and actions are told once.
func TestEffectsStandBeneathWhatCausedThem(t *testing.T) {
	payments := 0
	for _, name := range []string{"a-faceoff-that-an-effect-starts", "entering-play-with-text", "keyword-pumped",
		"a-friend-saved-to-the-top-of-the-deck"} {
		b := playedToEnd(t, name)
		lines := b.Trail()
		for i, line := range lines {
			e := &b.log.Entries[line.Entry]
			if e.Kind == board.Happened && (e.Occurrence.Kind == board.ActionAnnounced ||
				e.Occurrence.Kind == board.AbilityActivated) {
				t.Errorf("%s tells an action once more: %s", name, line.Text)
			}
			isPayment := e.Kind == board.Happened && (e.Occurrence.Kind == board.TokensPaid ||
				e.Occurrence.Kind == board.CardQueued)
			if isPayment {
				payments++
			}
			if isPayment && i+1 < len(lines) && lines[i+1].Depth > line.Depth {
				t.Errorf("%s: %q stands beneath %q", name, lines[i+1].Text, line.Text)
			}
		}
	}
	if payments == 0 {
		t.Error("nothing is paid")
	}
}

// TestLoopsAreFoldedInTrails to what happens once, how often, and the end.
func TestLoopsAreFoldedInTrails(t *testing.T) {
	lines := playedToEnd(t, "a-loop-that-puts-counters-on").Trail()
	texts := make([]string, len(lines))
	for i, line := range lines {
		texts[i] = line.Text
	}
	if len(lines) > 40 {
		t.Errorf("%d lines:\n%s", len(lines), strings.Join(texts, "\n"))
	}
	again := slices.Index(texts, "The same happens 98 more times")
	end := slices.Index(texts, "Fidget gets 29999900 power counters of +1")
	if again < 0 || end < again {
		t.Errorf("how often it happens stands at %d, its end at %d:\n%s", again, end, strings.Join(texts, "\n"))
	}
}

// TestTwoOfTheSameAreNotALoop: they are shown as they were.
func TestTwoOfTheSameAreNotALoop(t *testing.T) {
	wave := func(text string) *node {
		return &node{line: Line{Kind: WaveLine, Text: text},
			children: []*node{{line: Line{Kind: HappensLine, Text: "Avery draws a card"}}}}
	}
	waves := []*node{wave("Wave 1"), wave("Wave 2")}
	if found := repetitions(waves); len(found) > 0 {
		t.Errorf("two waves: %v", found)
	}
	waves = append(waves, wave("Wave 3"), wave("Wave 4"))
	if found := repetitions(waves); len(found) != 1 || found[1] != (repetition{1, 3}) {
		t.Errorf("four waves: %v", found)
	}
	waves[2].children[0].line.Text = "Blake draws a card"
	if found := repetitions(waves); len(found) > 0 {
		t.Errorf("with another one among them: %v", found)
	}
}

// TestOnlyStepsAreCited: a note of how a point is read is not enough.
func TestOnlyStepsAreCited(t *testing.T) {
	b := playedToEnd(t, "frightened-friends-and-challenging")
	lines := b.Trail()
	noted := slices.ContainsFunc(lines, func(line Line) bool { return line.Rule == "608.2" && line.Disputed != "" })
	if !noted || b.Cites(rule.R608_2) {
		t.Errorf("608.2 is noted: %v, and counts as cited: %v", noted, b.Cites(rule.R608_2))
	}
	if b := playedToEnd(t, "a-bonus-below-zero"); !b.Cites(rule.R510_2) {
		t.Error("510.2, which folded windows cite, does not count as cited")
	}
	if b := playedToEnd(t, "losing-by-text"); b.Cites(rule.R511_7a_i) {
		t.Error("511.7a.i counts as cited, by a decision that the trail doesn't show")
	}
}
