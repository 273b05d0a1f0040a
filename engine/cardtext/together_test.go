package cardtext

import "testing"

// What cards are chosen by together, copied, revealed, compared and placed by: another word says something
// else, or nothing.
func TestOneWordTellsWhatIsSaidOfSeveralApart(t *testing.T) {
	r := NewReader(laterNames)
	read := func(text string) string {
		if got := r.Read(text, laterCard(text)); got.Ability != nil {
			return got.Ability.Source()
		}
		return ""
	}
	for _, one := range []struct{ text, other string }{
		{"Main Phase: Ready up to two of your Friends with total power 4 or less.",
			"Main Phase: Ready up to two of your Friends with total power 4 or more."},
		{"Main Phase: Ready up to two of your Friends with total power 4 or less.",
			"Main Phase: Ready up to two of your Friends with total cost 4 or less."},
		{"Main Phase: Ready up to two of your Friends with total power 4 or less.",
			"Main Phase: Ready two of your Friends with total power 4 or less."},
		{"Main Phase: Ready up to two of your Friends with total power 4 or less.",
			"Main Phase: Ready up to two of your Friends with power 4 or less."},
		{"Main Phase: Dismiss any number of Friends with total cost 5 or less.",
			"Main Phase: Dismiss any number of your Friends with total cost 5 or less."},
		{"Main Phase: Retire any number of Friends with total power 4 or more to draw two cards.",
			"Main Phase: Retire any number of Friends with total power 3 or more to draw two cards."},
		{"Main Phase: Copy an Event in your discard pile.", "Main Phase: Copy an Event in an opponent's discard pile."},
		{"When you play an Event, you may pay [2] to copy its effect.",
			"When an opponent plays an Event, you may pay [2] to copy its effect."},
		{"When you reveal this card from your hand, draw a card.",
			"When you reveal this card from your deck, draw a card."},
		{"When you reveal this card from your hand, draw a card.",
			"When you reveal a card from your hand, draw a card."},
		{"While no opponent has Friends here, this card has +2 power.",
			"While no player has Friends here, this card has +2 power."},
		{"While no opponent has more action tokens than you, this card has +2 power.",
			"While no opponent has fewer action tokens than you, this card has +2 power."},
		{"While an opponent is ahead of you, this card has +2 power.",
			"While an opponent is behind you, this card has +2 power."},
		{"Main Phase: Frighten a Friend without traits in common with this card.",
			"Main Phase: Frighten a Friend without colors in common with this card."},
		{"Main Phase: Frighten a Friend without traits in common with this card.",
			"Main Phase: Frighten a Friend with traits in common with this card."},
		{"Main Phase: Discard X cards to draw X cards.", "Main Phase: Discard two cards to draw two cards."},
		{"Main Phase: Retire X Friends to draw X cards.", "Main Phase: Exhaust X of your Friends to draw X cards."},
		{"Main Phase: Put a 1 [Loyalty] Critter Friend token into play here.",
			"Main Phase: Put a 1 [Loyalty] Critter Friend token into play at home."},
		{"Friends enter play here exhausted.", "Friends enter play exhausted."},
		{"Your Friends have +1 power here.", "Your Friends have +1 power."},
		{"Players who defeat this card may draw a card.", "Players who challenge this card may draw a card."},
		{"Players who defeat this card may draw a card.", "Players who defeat this card draw a card."},
		{"While a player has no Friends here, they can't draw cards.",
			"While a player has no Resources here, they can't draw cards."},
		{"While at the same Problem as your Mane Character, this card has +1 power.",
			"While at the same area as your Mane Character, this card has +1 power."},
		{"This card can't be challenged by fewer than three characters.",
			"This card can't be challenged by fewer than two characters."},
		{"Faceoff: Flip an additional card for each of your Friends.",
			"Faceoff: Flip an additional card for each of your opponent's Friends."},
	} {
		a, b := read(one.text), read(one.other)
		if a == "" || b == "" || a == b {
			t.Errorf("%s\nis read as\n%s\nand\n%s\nas\n%s", one.text, a, one.other, b)
		}
	}
	for _, text := range []string{
		"Main Phase: Ready up to two of your Friends with total color 4 or less.",
		"Main Phase: Ready a Friend with total power 4 or less.",
		"Main Phase: Copy a Friend in your discard pile.",
		"Main Phase: Attach a Resource in your discard pile to a Friend.",
		"Main Phase: Discard X cards to draw Y cards.",
		"While no opponent has more action tokens as you, this card has +2 power.",
		"This card can't be challenged by fewer than three Problems.",
	} {
		if got := read(text); got != "" {
			t.Errorf("%s\nis read as\n%s", text, got)
		}
	}
}
