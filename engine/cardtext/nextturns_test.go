package cardtext

import (
	"strings"
	"testing"
)

// Sentences that a word tells apart are read as different things, or one of them isn't read: what lasts until
// a next turn, whom what can be chosen by, who does what somebody pays for.
func TestOneWordTellsFurtherSentencesApart(t *testing.T) {
	r := NewReader(laterNames)
	read := func(text string) string {
		if got := r.Read(text, laterCard(text)); got.Ability != nil {
			return got.Ability.Source()
		}
		return ""
	}
	for _, pair := range [][2]string{
		{"When this card enters play, it gets +2 power until the end of your next turn.",
			"When this card enters play, it gets +2 power until the end of your turn."},
		{"When this card enters play, it gets +2 power until the end of your next turn.",
			"When this card enters play, it gets +2 power until the start of your next turn."},
		{"When this card enters play, it gets +2 power until the end of the next turn.",
			"When this card enters play, it gets +2 power until the end of the turn."},
		{"Main Phase: Frighten a Friend. At the end of your next turn, exhaust it.",
			"Main Phase: Frighten a Friend. At the end of your turn, exhaust it."},
		{"This card can't be chosen by opponents.", "This card can't be chosen by opponents' cards."},
		{"This card can't be chosen by opponents' Events.", "This card can't be chosen by Events."},
		{"When this card enters play, an opponent may discard a card to draw a card.",
			"When this card enters play, an opponent may discard a card. If they do, draw a card."},
		{"When this card challenges a Troublemaker, draw a card.",
			"When this card defeats a Troublemaker, draw a card."},
		{"When you have played three Events this turn, draw a card.",
			"When you have played three Events this phase, draw a card."},
		{"Main Phase: Exhaust this card to play a Friend from your discard pile for [1] more.",
			"Main Phase: Exhaust this card to play a Friend from your discard pile for [1] less."},
		{"When this card enters play, you may play a Friend, ignoring its requirements.",
			"When this card enters play, you may play a Friend for free."},
	} {
		one, other := read(pair[0]), read(pair[1])
		if one == "" || other == "" || one == other {
			t.Errorf("%s\nis read as\n%s\nand\n%s\nas\n%s", pair[0], one, pair[1], other)
		}
	}
	for _, text := range []string{
		"When this card enters play, it gets +2 power until the end of your last turn.",
		"When opponents play your first Event each turn, draw a card.",
		"This card has +1 power for each of your other Friends here, to a minimum of +3.",
		"This card can't be chosen by opponents' hands.",
		"When this card enters play, you may play a Friend, ignoring its cost.",
		"When you have played up to three Events this turn, draw a card.",
	} {
		if got := read(text); got != "" {
			t.Errorf("%s\nis read as\n%s", text, got)
		}
	}
}

// What a player does after another one did something is yours to do, where the text says "you" or names nobody.
func TestYouAreNotThatPlayer(t *testing.T) {
	r := NewReader(laterNames)
	for _, text := range []string{
		"When this card enters play, choose an opponent. That player discards a card. You may draw a card.",
		"When this card enters play, choose an opponent. That player reveals their hand. Draw a card.",
	} {
		got := r.Read(text, laterCard(text))
		if got.Ability == nil {
			t.Errorf("%s\n%s", text, got.Problems[0].Message)
		} else if want := "Draw()"; !strings.Contains(got.Ability.Source(), want) {
			t.Errorf("%s\nis read as\n%s", text, got.Ability)
		}
	}
}
