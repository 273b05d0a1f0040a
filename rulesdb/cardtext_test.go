package rulesdb

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"canterlaw/data"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/cardtext"
)

// sharedWordings are cards whose abilities in data/abilities differ from what their
// text is read as, and why.
var sharedWordings = map[string]string{
	"PR13":  "written so that nobody chooses a card that is there already",
	"PR52":  "with is the same as both being here",
	"PR85":  "with is the same as both being here",
	"PR130": "an opponent is one or any of them: the same with two players",
	"PR157": "written for ready characters alone, and the turn player for they",
	"PR160": "the turn player for they",
	"PR173": "each player at once (801.1) or one after another",
	"CN147": "what the other paragraph calls the host",
	"HM63":  "asked where it is activated, or granted meanwhile",
	"HM150": "the turn player for that player",
	"EO158": "what the other paragraph calls the host",
	"CG157": "the turn player for that player",
	"PR141": "an opponent is one or any of them: the same with two players",
	"EO60":  "the banished card is linked for another paragraph",
	"AD56":  "the home of an opponent, or where their cards at home are",
	"AD101": "an opponent is chosen first, or that player is whoever has the card",
	"CG132": "an opponent is chosen first, or that player is whoever has the card",
	"AD106": "a bonus of 0, or as much less as there is",
	"AD151": "only frightened cards are rallied",
	"AD161": "another one than itself, which can't be in a hand",
	"AD169": "this Problem, or the Problem here",
	"CN16":  "all characters there are what a challenge is with; a Reaction is optional",
	"CN88":  "at your home are your own",
	"CN145": "the turn player for that player",
	"EO6":   "a May around all, or around the choice",
	"EO110": "an opponent is one or any of them: the same with two players",
	"EO169": "during the Ready Phase: asked before or in the event",
	"EO183": "this Problem, or the Problem here",
	"EO206": "asked with what is done, or before",
	"EO16":  "the turn player for that player",
	"EO209": "the turn player for that player",
	"HM36":  "a May around what is done inside, or after asking",
	"HM61":  "in the event, or asked after it",
	"HM127": "this Problem, or the Problem here",
	"MT41":  "a May around any number, or any number",
	"MT36":  "During around what is granted, or inside",
	"AD110": "an opponent is chosen, or the hands of all",
	"EO18":  "the faceoff as what has to be so to activate it, or as what is asked as it is processed",
	"EO112": "the faceoff as what has to be so to play it, or as what is asked as it is processed",
	"PR1":   "home is that of the one who moves, or of the controller; another than what isn't there",
	"MT71":  "paying less is optional where the text says so: written out, or not",
	"PR127": "an opponent is one or any of them: the same with two players",
	"PR131": "a Reaction is optional",
	"PR138": "up to one is put, or one may be",
	"PR152": "the turn player for that player",
	"PR176": "the turn player for that player; ready cards can't be readied",
	"PR210": "each player at once (801.1) or one after another",
	"RR7":   "this Problem, or the Problem here",
	"CG61":  "asked whether there is one, or done to what there is",
	"CG64":  "an opponent is one or any of them: the same with two players",
	"CG72":  "paying less is optional where the text says so: written out, or not",
	"CG191": "if the counter is put, which it always can be",
	"CG40":  "the replacement is done, or paid",
	"CG197": "a May around any number, or any number",
	"CN170": "asked of the one Mane Character that a player has, or said of it",
	"CN173": "asked where it is, or said of it there",
	"CN200": "asked what is there, or said of the place",
	"EO0":   "drawing up to as many does nothing where there are as many already",
	"PR140": "another one than itself, since both are exhausted",
}

// secondWordings are the cards of the second reading that differ from what their text
// is read as, and why.
var secondWordings = map[string]string{
	"AD194": "the one who removes the counter is told, or whoever does",
	"PR19":  "only while it is at a Problem: written out, or said by the text in that it names its Problem",
	"HM139": "only while it is at a Problem: written out, or said by the text in that it names its Problem",
	"HM141": "only while it is at a Problem: written out, or said by the text in that it names its Problem",
	"CN162": "home is that of the one who moves, or of the controller",
	"PR48":  "an opponent is one or any of them: the same with two players",
	"PR154": "an opponent is one or any of them: the same with two players",
	"EO33":  "an opponent is chosen, or the hands of all",
	"PR53":  "played with a character, or by an opponent",
	"CN44":  "at home: anybody's, or its controller's, where alone it can be",
	"CG27":  "at home: anybody's, or its controller's, where alone it can be",
	"CG35":  "at home: anybody's, or its controller's, where alone it can be",
	"CN47":  "asked whether anything was retired, or taken from what was",
	"CN137": "what the other paragraphs call the host; an opponent is one or any",
	"EO158": "what the other paragraphs call the host",
	"CS8":   "a May around all, or around the search",
	"CSf1":  "a Friend without a color is of a different color than others, or, as it has none, of none",
	"CG188": "a May around what is done inside, or after asking",
	"CG42":  "an opponent is one or any of them: the same with two players",
	"CG157": "the turn player for that player",
	"CN16":  "all characters there are what a challenge is with; a Reaction is optional",
	"EO183": "this Problem, or the Problem here",
	"CN107": "two words for the end of a faceoff",
	"CG130": "only while it is at a Problem: written out, or said by the text in that it names its Problem",
	"EO6":   "a May around all, or around the choice",
	"CG69":  "only while it is at a Problem: written out, or said by the text in that it names its Problem",
	"CG72":  "paying less is optional where the text says so: written out, or not",
	"CG109": "the winner as the faceoff is won, or in either case",
	"CN109": "named before the faceoff, or not",
	"CN116": "a Problem or its place is chosen",
	"CN88":  "at your home are your own",
	"PR152": "the turn player for that player",
	"RR7":   "this Problem, or the Problem here",
	"HM37":  "the one Mane Character is it, or there is one that is",
	"HM53":  "the one Mane Character is it, or there is one that is",
	"HM55":  "the one Mane Character is it, or there is one that is",
	"HM120": "asked as it happens, or as it is done",
	"MT107": "a Problem or its place is chosen",
	"CN170": "asked of the one Mane Character that a player has, or said of it",
	"CN173": "asked where it is, or said of it there",
	"PR50":  "one that is chosen, or all that are there",
	"HM73":  "counted before the card is retired as a cost, or then",
	"CG195": "counted before the card is retired as a cost, or then",
	"HM28":  "as many as can be paid for, or any number",
	"AD63":  "who was involved as the faceoff was lost, for which there was no word",

	"AD195":  "turned face-down it is a different card (505.3), which the second reading left out",
	"CGpf14": "a frightened card isn't exhausted any more (504.2), which the second reading left out",
}

// The abilities that were written by hand are what their cards' text is read as, where
// it is understood, but for those listed: those that ship, and those of the second
// reading, which was made before any of its texts had been read by the program.
func TestTextIsReadAsTheAbilitiesWrittenByHand(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	library := mustOpen(t, "")
	texts := map[string]*Card{}
	for _, set := range sets {
		for _, c := range set.Cards {
			texts[c.ID] = c
		}
	}
	shipped, err := shippedAbilities(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	second, err := os.ReadFile("testdata/second-reading/cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := shippedAbilities(fstest.MapFS{"abilities/cards.yaml": {Data: second}})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name      string
		written   []cardAbilities
		wordings  map[string]string
		leastSame int
	}{{"shipped", shipped, sharedWordings, 165}, {"second reading", drawn, secondWordings, 195}} {
		t.Run(test.name, func(t *testing.T) {
			same, differing := 0, map[string]bool{}
			for _, c := range test.written {
				printed, err := library.FindCard(c.Number)
				if err != nil || texts[printed.ID] == nil {
					continue
				}
				for i, face := range c.Faces {
					read := readAbilities(library, &printed.Faces[i], texts[printed.ID].Text[i])
					if len(read) != len(face.Abilities) {
						continue // a paragraph that is two abilities, or the other way round
					}
					for n, a := range face.Abilities {
						written, err := ability.Read(a.Notation)
						if err != nil {
							t.Fatal(err)
						}
						want, got := ability.Normal(written).String(), read[n]
						if test.name == "second reading" {
							want, got = withoutItsProblem(want), withoutItsProblem(got)
						}
						switch {
						case got == want:
							same++
						case got != "":
							differing[c.Number] = true
							if _, listed := test.wordings[c.Number]; !listed {
								t.Errorf("%s, paragraph %d: written\n%s\nread\n%s", c.Number, n+1, want, got)
							}
						}
					}
				}
			}
			for number := range test.wordings {
				if !differing[number] {
					t.Errorf("%s doesn't differ any more; expected it not to be listed", number)
				}
			}
			t.Logf("%d paragraphs are the same, %d cards differ", same, len(differing))
			if same < test.leastSame {
				t.Errorf("%d paragraphs are the same; expected at least %d", same, test.leastSame)
			}
		})
	}
}

// withoutItsProblem writes what a card's Problem is as whoever wrote the second reading did, who
// had no word for it.
func withoutItsProblem(notation string) string {
	return strings.NewReplacer("ItsProblem(", "AreaOf(", "ItsProblem", "Here").Replace(notation)
}

// readAbilities reads the paragraphs of a face that aren't keywords; "" for one that
// isn't understood.
func readAbilities(library *Library, face *card.Face, text string) (all []string) {
	for _, p := range ReadText(library.English(), face, text) {
		switch {
		case p.Reading.Ability != nil:
			all = append(all, p.Reading.Ability.String())
		case !p.Reading.IsKeywords:
			all = append(all, "")
		}
	}
	return all
}

// What one paragraph of a card that nobody knows chooses or does, another one speaks of: the paragraphs alone
// say so, in either order; what none of them chooses isn't understood.
func TestParagraphsSpeakOfWhatOthersChoose(t *testing.T) {
	english := mustOpen(t, "").English()
	for _, test := range []struct {
		text string
		want []string // "" for what isn't understood
	}{
		{"As this card enters play, name a card.\nOpponents can't play cards with that name.", []string{
			"As(EntersPlay(This))\nword := NameCard()\nLink(\"name\", word)",
			"Cant(Played(Opponents, Named(Linked(\"name\"))))"}},
		{"Friends with the chosen trait have -1 power.\nAt the start of your turn, choose a trait.", []string{
			"AddPower(Friend && Trait(Linked(\"trait\")), -1)",
			"When(StartOf(Turn, You))\nword := ChooseTrait()\nUnlink(\"trait\")\nLink(\"trait\", word)"}},
		{"When this card enters play, choose an opponent's Friend.\nSwift\nThat Friend has -2 power.", []string{
			"When(EntersPlay(This))\nit := Choose(1, Friend && Opposing)\nLink(\"chosen\", it)",
			"AddPower(Linked(\"chosen\"), -2)"}},
		{"When this card enters play, frighten a Friend.\nThat character can't be unfrightened.", []string{
			"When(EntersPlay(This))\nit := Choose(1, Friend)\nFrighten(it)",
			"Cant(Unfrightened(FrightenedThisWay))"}},
		{"When this card enters play, choose a Friend.\nThe chosen Friend has +1 power.\n" +
			"When the chosen Friend is moved, frighten the chosen Friend.", []string{
			"When(EntersPlay(This))\nit := Choose(1, Friend)\nLink(\"chosen\", it)",
			"AddPower(Linked(\"chosen\"), 1)",
			"When(Moved(Linked(\"chosen\")))\nFrighten(Linked(\"chosen\"))"}},
		{"When this card enters play, choose an opponent's Friend.\nThat Resource has -2 power.", []string{"", ""}},
		{"When this card enters play, choose an opponent's Friend.\nIt has -2 power.", []string{"", ""}},
		{"When this card enters play, draw a card.\nOpponents can't play cards with that name.", []string{
			"When(EntersPlay(This))\nDraw()", ""}},
	} {
		t.Run(test.text, func(t *testing.T) {
			var got []string
			for _, p := range ReadText(english, &card.Face{Type: card.Resource}, test.text) {
				switch {
				case p.Reading.Ability != nil:
					got = append(got, strings.TrimSpace(p.Reading.Ability.String()))
				case !p.Reading.IsKeywords:
					got = append(got, "")
				}
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("what is read (-want +got):\n%s", diff)
			}
		})
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
				if !faceOn(&c.Faces[i]).Same(read.Ability, written) {
					t.Errorf("%s: %q is read as\n%s\nexpected\n%s", c.Number, english, read.Ability,
						ability.Normal(written))
				}
			}
		}
	}
	t.Logf("%d of %d abilities are said in English", said, all)
	if said < all {
		t.Errorf("%d of %d abilities are said in English; expected all", said, all)
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

// BenchmarkReadSetText reads the text of one set file's cards, those of the largest.
func BenchmarkReadSetText(b *testing.B) {
	sets, _ := readSets(b, sharedFiles(b, "cards/octgn/crystal-games.xml"))
	english := mustOpen(b, "").English()
	for b.Loop() {
		for _, c := range sets[0].Cards {
			for i, text := range c.Text {
				ReadText(english, &c.Faces[i], text)
			}
		}
	}
}

// BenchmarkReadSentence reads the paragraphs of all set files one by one, as they are read while
// somebody types, and says how long the slowest of a hundred takes.
func BenchmarkReadSentence(b *testing.B) {
	type paragraph struct {
		text string
		on   cardtext.Card
	}
	var all []paragraph
	sets, _ := readSets(b, sharedFiles(b, "cards/octgn/*.xml"))
	english := mustOpen(b, "").English()
	for _, set := range sets {
		for _, c := range set.Cards {
			for i, text := range c.Text {
				for _, p := range ReadText(english, &c.Faces[i], text) {
					all = append(all, paragraph{p.Text, faceOn(&c.Faces[i])})
				}
			}
		}
	}
	var took []time.Duration
	for b.Loop() {
		p := all[len(took)%len(all)]
		start := time.Now()
		english.Read(p.text, p.on)
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs-median")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "µs-99th")
}

// BenchmarkPrintAbility says the abilities that ship in English, one after another: as the first
// page that shows one does, and from what is kept of it.
func BenchmarkPrintAbility(b *testing.B) {
	library := mustOpen(b, "")
	type said struct {
		face     *card.Face
		notation string
	}
	var all []said
	for _, c := range library.Cards {
		for i := range c.Faces {
			for _, notation := range c.Faces[i].Abilities {
				all = append(all, said{&c.Faces[i], notation})
			}
		}
	}
	b.Run("first", func(b *testing.B) {
		english := library.English()
		for i := 0; b.Loop(); i++ {
			one := all[i%len(all)]
			a, err := ability.Read(one.notation)
			if err != nil {
				b.Fatal(err)
			}
			english.Print(a, faceOn(one.face))
		}
	})
	b.Run("kept", func(b *testing.B) {
		for _, one := range all {
			library.EnglishOf(one.face, one.notation)
		}
		for i := 0; b.Loop(); i++ {
			one := all[i%len(all)]
			library.EnglishOf(one.face, one.notation)
		}
	})
}

// A page says of an imported text whether it means what ships, or from where on it isn't
// understood.
func TestTextsAreComparedWithAbilities(t *testing.T) {
	library := mustOpen(t, "")
	for _, test := range []struct{ text, want string }{
		{"When this card enters play, draw a card.",
			"✓ The imported text is read as what is written in notation here."},
		{"Swift\nWhen this card enters play, draw a card.",
			"✓ The imported text is read as what is written in notation here."},
		{"When this card enters play, draw 2 cards.",
			"△ Paragraph 1 is read otherwise than it is written in notation here; both may mean the same."},
		{"When this card enters play, gribble a card.",
			"△ Paragraph 1 isn’t understood from “gribble a card.” on."},
		{"Swift", ""},
	} {
		c := &Card{Card: card.Card{Faces: []card.Face{{Title: "Bramble", Type: card.Friend,
			Abilities: []string{"When(EntersPlay(This))\nDraw()"}}}},
			Text: []string{test.text}, AbilitiesKnown: true}
		if got := strings.Join(library.TextsAgainstAbilities(c), "\n"); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

// A card of a set that isn't one of the nine runs as its imported text is read, if all of it
// is understood.
func TestImportedCardsOfOtherSetsRunAsTheyAreRead(t *testing.T) {
	library := mustOpen(t, "")
	for _, test := range []struct {
		name, text, missing string
		want                []string
	}{
		{"understood", "Swift\nWhen this card enters play, draw a card.\nThis card can't be frightened.", "",
			[]string{"When(EntersPlay(This))\nDraw()", "Cant(Frightened(This))"}},
		{"a paragraph isn't", "When this card enters play, draw a card.\nGribble this card.", "", nil},
		{"known not to be sayable", "When this card enters play, draw a card.", "no word says why", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := &Card{Card: card.Card{Number: "ZZ1", Faces: []card.Face{{Title: "Bramble", Type: card.Friend}}},
				Text: []string{test.text}, AbilitiesMissing: test.missing}
			l := &Library{Cards: []*Card{c}, english: library.english}
			l.readAbilities()
			if diff := cmp.Diff(test.want, c.Faces[0].Abilities); diff != "" || c.TextRuns() != (test.want != nil) {
				t.Errorf("runs: %v; -want +got\n%s", c.TextRuns(), diff)
			}
		})
	}
}
