package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// areShownAs checks that descriptions are read whole, and as what line they are shown.
func areShownAs(t *testing.T, lines map[string]string) {
	t.Helper()
	cards := position.NewCards(scenariotest.Library(t), nil)
	for said, want := range lines {
		p, faults := cards.Parse(said)
		if len(faults) > 0 {
			t.Errorf("%q: %v", said, faults)
		}
		if got, _ := cards.Line(p); got != want {
			t.Errorf("%q is shown as %q, want %q", said, got, want)
		}
	}
}

// What lies on top of a deck lies on unknown cards, unless it is said how many; "they've" is said of somebody who has
// as much as a number says.
func TestWhatIsSaidShort(t *testing.T) {
	areShownAs(t, map[string]string{
		"My deck: Jetstream on top, then Red Gala":          "A deck: jetstream, red gala, 10 ?",
		"My deck has Jetstream on top. I have 3 AT":         "A 3t; A deck: jetstream, 10 ?",
		"My deck: Jetstream on top, then 20 unknown cards.": "A deck: jetstream, 20 ?",
		"I have 12 points, they've 13":                      "A 12p; B 13p",
	})
}

// A faceoff against a Troublemaker that nothing else names has that Troublemaker on the table, the other player's
// unless it is said whose.
func TestAFaceoffAgainstATroublemaker(t *testing.T) {
	const begins = "start of faceoff against timberwolf; "
	areShownAs(t, map[string]string{
		"I'm in a faceoff against Timberwolf at my problem": "A " + begins + "B at AP: timberwolf",
		"My opponent is in a faceoff against my Timberwolf at their problem": "B " + begins +
			"A at BP: timberwolf",
		"Faceoff with their Timberwolf at my problem, I have Rainbow Dash there": "A " + begins +
			"AP: rainbow; B at AP: timberwolf",
		"I'm in a faceoff against Nightmare Moon at my problem. I flipped Jetstream, they flipped Red Gala.": "A " +
			"after flips against nightmare moon; B at AP: nightmare moon; A flips: jetstream; B flips: red gala",
		"We're in a faceoff at my problem. I have Gyro there": "A start of faceoff at AP; AP: gyro",
	})
}

// Cards of which neither a place nor a player is said lie where somebody marked, in whatever words they are named.
func TestWordsGoToTheMarkedPlace(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	at := position.Area{Of: position.Blake, Kind: position.Problem}
	marked := position.Place{Zone: position.InPlay, Area: at, Side: position.Blake}
	for said, want := range map[string]string{
		"2 red galas":                "BP: 2 red gala",
		"two red galas":              "BP: 2 red gala",
		"red gala, exhausted":        "BP: red gala/ex",
		"red gala and emerald green": "BP: red gala, emerald",
		"two blue friends":           "BP: 2 blue friend 1",
		"2 critter tokens":           "BP: 2 critter/token",
		"I have two red galas":       "AP: 2 red gala",
		"two red galas at home":      "AH: 2 red gala",
	} {
		p := position.New()
		faults, _ := cards.Read(p, said, marked)
		if got, _ := cards.Line(p); got != want || len(faults) > 0 {
			t.Errorf("%q is shown as %q, want %q; faults %v", said, got, want, faults)
		}
	}
}

// A name of two words that nobody knows isn't taken for two cards of which each has one of them somewhere.
func TestANameThatNobodyKnowsIsOne(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for said, want := range map[string]string{
		"I have a Party Cannon at home. 3 AT":     "A 3t",
		"I have Loose Hat and Gyro at my problem": "AP: gyro",
		"I have Mega Rainbow at my problem":       "",
	} {
		p, faults := cards.Parse(said)
		if got, _ := cards.Line(p); got != want || len(faults) == 0 {
			t.Errorf("%q is shown as %q, want %q; %d parts are told as unread", said, got, want, len(faults))
		}
	}
	p, faults := cards.Parse("I have Falcon Gyro at my problem")
	if got, _ := cards.Line(p); got != "AP: falcon, gyro" || len(faults) > 0 {
		t.Errorf("two titles are shown as %q; %v", got, faults)
	}
}
