package ability

import "testing"

// TestFormerNotationIsReadAsTheWordsForIt, so that files that were written with it stay what they were.
func TestFormerNotationIsReadAsTheWordsForIt(t *testing.T) {
	for former, words := range map[string]string{
		`Play(Choose(1, Friend && In(Hand, You)), AnyNumber, Home(You), "frightened")`: `Play(Choose(1, Friend && ` +
			`In(Hand, You)), AnyNumber, Home(You), EnteringFrightened)`,
		`Play(Choose(1, Friend && In(Hand, You)), "without requirements")`: `Play(Choose(1, Friend && ` +
			`In(Hand, You)), IgnoringRequirements)`,
		`PutIntoPlay(Choose(1, Troublemaker && In(Hand, You)), "face-up")`: `PutIntoPlay(Choose(1, ` +
			`Troublemaker && In(Hand, You)), EnteringFaceUp)`,
		`PutIntoPlay(Choose(1, Friend && In(Hand, You)), Home(You), "exhausted")`: `PutIntoPlay(Choose(1, Friend && ` +
			`In(Hand, You)), Home(You), EnteringExhausted)`,
		`CreateToken(1, 3, Orange, "Rock Friend")`: `CreateToken(1, 3, Orange, TokenOf(Friend, WithTrait("Rock")))`,
		`CreateToken(2, 1, "Earth Pony Friend", Home(You))`: `CreateToken(2, 1, TokenOf(Friend, ` +
			`WithTrait("Earth Pony")), Home(You))`,
		`CreateToken(1, 1, Blue, "Pegasus, Foal Friend with Swift, Competitive 1")`: `CreateToken(1, 1, Blue, ` +
			`TokenOf(Friend, WithTrait("Pegasus"), WithTrait("Foal"), WithKeyword("Swift"), ` +
			`WithKeyword("Competitive", 1)))`,
		`CreateToken(1, 1, "Resource")`: `CreateToken(1, 1, TokenOf(Resource))`,
	} {
		const when = "When(EntersPlay(This))\n"
		was, err := Read(when + former)
		if err != nil {
			t.Errorf("%s: %v", former, err)
			continue
		}
		is, err := Read(when + words)
		if err != nil {
			t.Errorf("%s: %v", words, err)
			continue
		}
		if was.String() != is.String() {
			t.Errorf("%s is read as\n%s\nwant\n%s", former, was, is)
		}
	}
	for _, wrong := range []string{
		`Play(Choose(1, Friend && In(Hand, You)), "sleepy")`, `CreateToken(1, 1, "Rock Mane Character")`,
		`CreateToken(1, 1, "Rock Friend with Speed")`, `CreateToken(1, 1, "RockFriend")`,
		`CreateToken(1, 1, "Rock Friend with Competitive one")`, `CreateToken(1, 1, "Rock Friend with Swift now")`,
		`PutIntoPlay(Choose(1, Friend && In(Hand, You)), "without requirements")`,
	} {
		if a, err := Read("When(EntersPlay(This))\n" + wrong); err == nil {
			t.Errorf("%s is read as\n%s", wrong, a)
		}
	}
}
