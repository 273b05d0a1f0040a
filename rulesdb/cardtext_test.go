package rulesdb

import (
	"strings"
	"testing"

	"canterlaw/engine/ability"
)

// sharedWordings are cards whose abilities in data/abilities differ from what their
// text is read as, and why.
var sharedWordings = map[string]string{
	"PR5":    "written as for actions alone; the text says no more than moving",
	"PR6":    "at a Problem and from elsewhere: written out, said by the text only in that it names its Problem",
	"PR13":   "written so that nobody chooses a card that is there already",
	"PR30":   "who discards: the text says the opponent, the notation leaves it to the card's owner",
	"PR52":   "with is the same as both being here",
	"PR85":   "with is the same as both being here",
	"PR130":  "an opponent is one or any of them: the same with two players",
	"PR157":  "written for ready characters alone, and the turn player for they",
	"PR160":  "the turn player for they",
	"PR173":  "each player at once (801.1) or one after another",
	"PR63":   "this card's Problem: only while it is at one",
	"CN3":    "that Problem is Here, where it was confronted",
	"CN29":   "read as a cost, since what can't be exhausted can't be chosen instead",
	"CN90":   "its Problem is Here, and at no home",
	"CN147":  "what the other paragraph calls the host",
	"CN152":  "the frightened card is linked for another paragraph",
	"CN160":  "May with what is done inside, or after asking",
	"CG20":   "read as a cost, since what can't be retired can't be chosen instead",
	"CS7":    "counted before the card is retired",
	"CG65":   "that Problem is where the faceoff is",
	"CG133":  "what the other paragraph calls the host",
	"CG145":  "what the other paragraph calls the host",
	"AD142":  "read as a cost, since what can't be retired can't be chosen instead",
	"AD188":  "home is that of the one who moves, or of the character's controller",
	"EO69":   "the name is linked for another paragraph",
	"HM150":  "the turn player for that player",
	"MT56":   "this card's Problem: only while it is at one",
	"CGpf8":  "its Problem is Here, and at no home",
	"CGpf12": "a Problem or its place is chosen",
}

// The abilities that were written by hand are what their cards' text is read as, where
// it is understood, but for those listed.
func TestTextIsReadAsTheAbilitiesWrittenByHand(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	library, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]*Card{}
	for _, set := range sets {
		for _, c := range set.Cards {
			texts[c.ID] = c
		}
	}
	same, differing := 0, map[string]bool{}
	for _, c := range library.Cards {
		official := texts[c.ID]
		if official == nil || !c.AbilitiesKnown {
			continue
		}
		for i := range c.Faces {
			var read []string
			for _, p := range ReadText(library.English(), &c.Faces[i], official.Text[i]) {
				switch {
				case p.Reading.Ability != nil:
					read = append(read, p.Reading.Ability.String())
				case !p.Reading.IsKeywords:
					read = append(read, "")
				}
			}
			if len(read) != len(c.Faces[i].Abilities) {
				continue // a paragraph that is two abilities, or the other way round
			}
			for n, notation := range c.Faces[i].Abilities {
				written, err := ability.Read(notation)
				if err != nil {
					t.Fatal(err)
				}
				want := ability.Normal(written)
				switch read[n] {
				case "":
				case want.String():
					same++
				default:
					differing[c.Number] = true
					if _, listed := sharedWordings[c.Number]; !listed {
						t.Errorf("%s %s, paragraph %d: written\n%s\nread\n%s", c.Number, c.Name(), n+1, want, read[n])
					}
				}
			}
		}
	}
	for number := range sharedWordings {
		if !differing[number] {
			t.Errorf("%s doesn't differ any more; expected it not to be listed", number)
		}
	}
	if same < 150 {
		t.Errorf("%d paragraphs are the same; expected at least 150", same)
	}
}

// Every ability that ships and has English is read from it as the same ability.
func TestShippedAbilitiesAreSaidInEnglish(t *testing.T) {
	library, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	said, all := 0, 0
	for _, c := range library.Cards {
		for i := range c.Faces {
			for _, notation := range c.Faces[i].Abilities {
				all++
				english := library.EnglishOf(&c.Faces[i], notation)
				if english == "" {
					continue
				}
				said++
				written, err := ability.Read(notation)
				if err != nil {
					t.Fatal(err)
				}
				read := library.English().Read(english, faceOn(&c.Faces[i]))
				if read.Ability == nil || strings.Contains(notation, "PlayOn") {
					continue // PlayOn says what the other paragraphs call the host
				}
				if want := ability.Normal(written).String(); read.Ability.String() != want {
					t.Errorf("%s: %q is read as\n%s\nexpected\n%s", c.Number, english, read.Ability, want)
				}
			}
		}
	}
	if said < 170 {
		t.Errorf("%d of %d abilities are said in English; expected at least 170", said, all)
	}
}

// BenchmarkReadCardText reads the text of all cards of the set files.
func BenchmarkReadCardText(b *testing.B) {
	sets, _ := readSets(b, sharedFiles(b, "cards/octgn/*.xml"))
	library, err := Open("")
	if err != nil {
		b.Fatal(err)
	}
	english := library.English()
	for b.Loop() {
		for _, set := range sets {
			for _, c := range set.Cards {
				for i, text := range c.Text {
					ReadText(english, &c.Faces[i], text)
				}
			}
		}
	}
}

// BenchmarkPrintAbility says an ability that ships in English.
func BenchmarkPrintAbility(b *testing.B) {
	library, err := Open("")
	if err != nil {
		b.Fatal(err)
	}
	c, err := library.FindCard("CG133")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		library.EnglishOf(&c.Faces[0], c.Faces[0].Abilities[1])
	}
}
