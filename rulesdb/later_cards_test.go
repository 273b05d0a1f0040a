package rulesdb

import (
	"os"
	"strings"
	"testing"

	"canterlaw/engine/card"
	"canterlaw/engine/cardtext"
)

// laterCard is a face of the list of whole cards, with its text's paragraphs.
type laterCard struct {
	heading string
	face    card.Face
	lines   []string
}

// laterCards reads the list of whole cards that a later set could have: after "* " a face's type,
// name and traits, below it its paragraphs, those behind "not yet:" not understood; behind "means:"
// stands what its author meant by the paragraph before, which is for people to compare.
func laterCards(t *testing.T, file string) (all []laterCard) {
	t.Helper()
	list, err := os.ReadFile("../engine/cardtext/testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
		line = strings.TrimSpace(line)
		heading, is := strings.CutPrefix(line, "* ")
		switch {
		case line == "", strings.HasPrefix(line, "means: "):
		case is:
			all = append(all, laterCard{heading, faceOfHeading(t, heading), nil})
		default:
			of := &all[len(all)-1]
			of.lines = append(of.lines, line)
		}
	}
	return all
}

// faceOfHeading reads a heading such as "Friend: Title, Subtitle (Trait, Trait)".
func faceOfHeading(t *testing.T, heading string) (f card.Face) {
	t.Helper()
	kind, name, _ := strings.Cut(heading, ": ")
	name, traits, has := strings.Cut(strings.TrimSuffix(name, ")"), " (")
	if has {
		f.Traits = strings.Split(traits, ", ")
	}
	f.Title, f.Subtitle, _ = strings.Cut(name, ", ")
	if kind == "Boosted" {
		kind = "Mane Character"
	}
	for f.Type = 0; f.Type.String() != kind; f.Type++ {
		if f.Type > card.Troublemaker+10 {
			t.Fatalf("%s: no type of a card", heading)
		}
	}
	return f
}

// The cards of these lists are invented, as a later set's designers could write them, and were
// written down before any of it was read. With -v, each paragraph is shown with what it is read as.
func TestWholeCardsOfALaterSet(t *testing.T) {
	for _, file := range []string{"later-cards.txt", "later-cards-2.txt", "later-cards-3.txt",
		"later-cards-4.txt", "later-cards-5.txt", "later-cards-6.txt", "later-cards-7.txt", "later-cards-8.txt",
		"later-cards-9.txt", "later-cards-10.txt", "later-cards-11.txt", "later-cards-12.txt", "later-cards-13.txt",
		"later-cards-14.txt", "later-cards-15.txt", "later-cards-16.txt", "later-cards-17.txt",
		"later-cards-18.txt", "coming-simple.txt", "coming-usual.txt", "coming-intricate.txt",
		"coming-whole-set.txt", "coming-another-set.txt", "coming-harvest-fair.txt"} {
		t.Run(file, func(t *testing.T) { readLaterCards(t, file) })
	}
}

// readLaterCards reads the cards of a list.
func readLaterCards(t *testing.T, file string) {
	t.Helper()
	cards := laterCards(t, file)
	words := mustOpen(t, "").words(nil)
	for i := range cards {
		words.Traits = append(words.Traits, cards[i].face.Traits...)
		words.Titles = append(words.Titles, cards[i].face.Title)
	}
	// Named by texts, though no card of the list has them.
	words.Traits = append(words.Traits, "Artifact", "Spell", "Rock", "Pony")
	words.Titles = append(words.Titles, "Bright Mac")
	english := cardtext.NewReader(words)
	whole, read, of := 0, 0, 0
	for i := range cards {
		c := &cards[i]
		isWhole := true
		text := strings.ReplaceAll(strings.Join(c.lines, "\n"), "not yet: ", "")
		line, left, notYet := -1, "", false
		for _, p := range ReadText(english, &c.face, text) {
			of++
			if left == "" {
				line++
				left, notYet = strings.CutPrefix(c.lines[line], "not yet: ")
			}
			rest, ok := strings.CutPrefix(left, p.Text) // a line that says where a card is played has two
			if !ok {
				t.Fatalf("%s: %q is read of line %q", c.heading, p.Text, c.lines[line])
			}
			left = strings.TrimSpace(rest)
			switch is := p.Reading.Understood(); {
			case is && notYet:
				t.Errorf("%s\n%s\nis read now as\n%s\nif that is right, take the mark off", c.heading, p.Text,
					p.Reading.Ability)
			case is:
				read++
				t.Logf("%s\n%s\n%v", c.heading, p.Text, p.Reading.Ability)
			default:
				isWhole = false
				message := p.Text + "\n" + p.Reading.Problems[0].Message + ": " + p.Text[p.Reading.Problems[0].From:]
				if notYet {
					t.Log(c.heading + "\n" + message)
				} else {
					t.Error(c.heading + "\n" + message)
				}
			}
		}
		if isWhole {
			whole++
		}
	}
	t.Logf("%d of %d faces are understood whole, %d of %d paragraphs", whole, len(cards), read, of)
}
