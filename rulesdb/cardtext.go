package rulesdb

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/cardtext"
)

// English reads and prints the English of cards, with the traits and Titles of the
// library's cards. It is made when first asked for.
func (l *Library) English() *cardtext.Reader { return l.english() }

// namesAsked finds the names that abilities ask for, also of cards that nobody has.
var namesAsked = regexp.MustCompile(ability.Named.String() + `\("([^"]+)"\)`)

// EnglishWith is as English, with the names of further cards: those of a set that is
// not in the library.
func (l *Library) EnglishWith(cards []*Card) *cardtext.Reader {
	return cardtext.NewReader(l.words(cards))
}

// words are the Titles and traits of the library's cards and further ones.
func (l *Library) words(cards []*Card) (words cardtext.Words) {
	traits, titles, ofCharacters := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, c := range slices.Concat(l.Cards, cards) {
		for i := range c.Faces {
			face := &c.Faces[i]
			names := []string{face.Title, face.Name()}
			for _, notation := range face.Abilities {
				for _, name := range namesAsked.FindAllStringSubmatch(notation, -1) {
					names = append(names, name[1])
				}
			}
			for _, name := range names {
				if !titles[name] {
					titles[name] = true
					words.Titles = append(words.Titles, name)
				}
			}
			for _, t := range face.Traits {
				ofCharacters[t] = ofCharacters[t] || face.Type == card.Friend || face.Type == card.ManeCharacter
				if !traits[t] {
					traits[t] = true
					words.Traits = append(words.Traits, t)
				}
			}
		}
	}
	isOfCharacters := func(trait string) bool { return ofCharacters[trait] }
	words.NotOfCharacters = slices.DeleteFunc(slices.Clone(words.Traits), isOfCharacters)
	return words
}

// EnglishOf says an ability of a face in English; "" where there are no words for it
// yet.
func (l *Library) EnglishOf(face *card.Face, notation string) string {
	key := englishKey{on: faceOn(face), notation: notation}
	return l.saidOf(key, func(whole *ability.Ability, on cardtext.Card) string {
		return l.English().Print(whole, on)
	})
}

// EnglishOfPart says a part of an ability of a face in English, as it may stand in the whole of it; "" where
// there are no words for it.
func (l *Library) EnglishOfPart(face *card.Face, notation string, part *ability.Node) string {
	key := englishKey{faceOn(face), notation, ability.Print(part)}
	return l.saidOf(key, func(whole *ability.Ability, on cardtext.Card) string {
		return l.English().PrintPart(part, whole, on)
	})
}

// saidOf gives what was said before, or else says it now; "" where the notation can't be read.
func (l *Library) saidOf(key englishKey, say func(whole *ability.Ability, on cardtext.Card) string) (english string) {
	if l.said != nil {
		if said, is := l.said().Load(key); is {
			return said.(string)
		}
	}
	if whole, err := ability.Read(key.notation); err == nil {
		english = say(whole, key.on)
	}
	if l.said != nil {
		l.said().Store(key, english)
		l.said().since.Add(1)
	}
	return english
}

// faceOn says what the text of a face stands on.
func faceOn(face *card.Face) cardtext.Card {
	on := cardtext.Card{Type: strings.ReplaceAll(face.Type.String(), " ", ""), Remembers: remembered(face)}
	for _, notation := range face.Abilities {
		if strings.HasPrefix(notation, ability.PlayOn.String()) {
			if a, err := ability.Read(notation); err == nil {
				on.Host = cardtext.HostDescription(a)
			}
		}
	}
	return on
}

// remembered gives the words under which abilities of a face remember something for others of it.
func remembered(face *card.Face) string {
	speaks := func(notation string) bool {
		return strings.Contains(notation, ability.Linked.String()+"(") || strings.Contains(notation, "ThisWay")
	}
	if !slices.ContainsFunc(face.Abilities, speaks) {
		return ""
	}
	var all []*ability.Ability
	for _, notation := range face.Abilities {
		if a, err := ability.Read(notation); err == nil {
			all = append(all, a)
		}
	}
	return cardtext.Remembered(all)
}

// Paragraph is a paragraph of a face's text (701.2) with what it was understood as.
type Paragraph struct {
	Text    string
	Reading cardtext.Reading
}

// ReadText reads the text of a face, a paragraph a line. What a paragraph says of something that another one
// chooses or does ("that name", "banished this way") is read once the others are.
func ReadText(english *cardtext.Reader, face *card.Face, text string) []Paragraph {
	on := cardtext.Card{Type: strings.ReplaceAll(face.Type.String(), " ", "")}
	on.HasOthers = strings.Contains(strings.TrimSpace(text), "\n")
	var all []Paragraph
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		p := readParagraph(english, on, line)
		if first, rest := whereItIsPlayed(line); rest != "" && !p.Reading.Understood() {
			if where := readParagraph(english, on, first); where.Reading.Understood() {
				on.Host = cmp.Or(on.Host, hostOf(where))
				all, p = append(all, where), readParagraph(english, on, rest)
			}
		}
		on.Host = cmp.Or(on.Host, hostOf(p))
		all = append(all, p)
	}
	for i := range all {
		if all[i].Reading.Ability == nil && !all[i].Reading.IsKeywords {
			readAfterOthers(english, on, all, i)
		}
	}
	for i := range all {
		if a := all[i].Reading.Ability; a != nil {
			if wrong := cardtext.InVain(all[i].Text, a); wrong != nil {
				all[i].Reading = cardtext.Reading{Problems: []cardtext.Problem{*wrong}}
			}
		}
	}
	describeHost(all, on.Host)
	return all
}

// readParagraph reads a paragraph of a text, which may be nothing but keywords.
func readParagraph(english *cardtext.Reader, on cardtext.Card, line string) Paragraph {
	if keywords, isKeywords := keywordsOrLater(line); isKeywords {
		return Paragraph{line, cardtext.Reading{IsKeywords: true, Problems: undefined(keywords, line)}}
	}
	return Paragraph{line, english.Read(line, on)}
}

// hostOf describes what a card is attached to of which a paragraph says on what it is played (509.4); "" for any other.
func hostOf(p Paragraph) string {
	if p.Reading.Ability == nil {
		return ""
	}
	return cardtext.HostDescription(p.Reading.Ability)
}

// playedThere is a paragraph that begins with where a card is played, and goes on with other sentences.
var playedThere = regexp.MustCompile(`^([Pp]lay (?:on|to) [^.:()]+\.) (\S.*)$`)

// whereItIsPlayed divides a paragraph that says where a card is played before anything else: an ability of its own
// (701.2), which set files have in a line of its own on most cards. There is no rest in any other.
func whereItIsPlayed(line string) (where, rest string) {
	found := playedThere.FindStringSubmatch(line)
	if found == nil {
		return line, ""
	}
	return found[1], found[2]
}

// readAfterOthers reads a paragraph that says something of what others choose or do, and makes them remember it.
func readAfterOthers(english *cardtext.Reader, on cardtext.Card, all []Paragraph, at int) {
	var words []string
	for i, p := range all {
		if a := p.Reading.Ability; a != nil && i != at {
			words = append(words, cardtext.Speaking(a)...)
		}
	}
	if len(words) == 0 {
		return
	}
	on.Remembers = strings.Join(words, ",")
	read := english.Read(all[at].Text, on)
	if read.Ability == nil {
		return
	}
	for _, word := range cardtext.SpokenOf(read.Ability) {
		for _, p := range nearest(all, at) {
			if p.Reading.Ability == nil {
				continue
			}
			if a := cardtext.Remembering(p.Reading.Ability, word); a != nil {
				p.Reading.Ability = a
				break
			}
		}
	}
	all[at].Reading = read
}

// nearest gives the paragraphs about one: those before it, the last of them first, then those after.
func nearest(all []Paragraph, at int) (others []*Paragraph) {
	for i := at - 1; i >= 0; i-- {
		others = append(others, &all[i])
	}
	for i := at + 1; i < len(all); i++ {
		others = append(others, &all[i])
	}
	return others
}

// describeHost gives what says on what a card is played the host description that the
// other paragraphs have, "that Friend" of a card played on "one of your Friends" (509.4).
func describeHost(paragraphs []Paragraph, host string) {
	speaks := slices.ContainsFunc(paragraphs, func(p Paragraph) bool {
		found := false
		if p.Reading.Ability != nil {
			p.Reading.Ability.Walk(func(n *ability.Node) bool {
				found = found || n.Op == ability.Host
				return !found
			})
		}
		return found
	})
	named, err := ability.Read(fmt.Sprintf("%s(%s)", ability.PlayOn, host))
	if err != nil || !speaks {
		return
	}
	thing := named.Header(ability.PlayOn).Hosts()
	for i := range paragraphs {
		a := paragraphs[i].Reading.Ability
		if a == nil || a.Header(ability.PlayOn) == nil {
			continue
		}
		described := &ability.Ability{}
		for _, n := range a.Statements {
			if n = n.Clone(); n.Op == ability.PlayOn && n.Description() == nil && !n.Hosts().Equals(thing) {
				n.SetDescription(thing)
			}
			described.Statements = append(described.Statements, n)
		}
		paragraphs[i].Reading.Ability = described
	}
}

// undefined names the keywords of a line that nobody has defined.
func undefined(keywords []card.Keyword, line string) (problems []cardtext.Problem) {
	for _, k := range keywords {
		if from := strings.Index(line, k.Name); isUndefined(k) && from >= 0 && k.Name != homeLimit &&
			k.Name != startingProblem {
			problems = append(problems, cardtext.Problem{From: from, To: from + len(k.Name),
				Message: fmt.Sprintf("the keyword %s is not in version 3.4 of the rules: define it, and import that "+
					"by canterlaw import keywords", k.Name)})
		}
	}
	return problems
}

// readAbilities gives cards of which data/abilities says nothing the abilities that their
// imported text is read as, if all of it is understood.
func (l *Library) readAbilities() {
	for _, c := range l.Cards {
		later := slices.ContainsFunc(c.Faces, func(f card.Face) bool {
			return slices.ContainsFunc(f.Keywords, isUndefined)
		})
		if c.Text == nil || c.AbilitiesMissing != "" || later || c.TextRuns() {
			continue
		}
		faces := make([][]string, len(c.Faces))
		understood := true
		for i, text := range c.Text {
			for _, p := range ReadText(l.English(), &c.Faces[i], text) {
				if p.Reading.Ability != nil {
					faces[i] = append(faces[i], strings.TrimSpace(p.Reading.Ability.String()))
				}
				understood = understood && (p.Reading.Ability != nil || p.Reading.IsKeywords)
			}
		}
		if !understood {
			continue
		}
		c.AbilitiesKnown, c.AbilitiesRead = true, true
		for i := range c.Faces {
			c.Faces[i].Abilities = faces[i]
		}
	}
}

// TextsAgainstAbilities says whether the imported text of a card means the same as its
// abilities in notation, as the program reads it: a line for what doesn't, with the words
// from which on it isn't understood; one line if all of it does. There is none where no
// text was imported, or nothing but keywords.
func (l *Library) TextsAgainstAbilities(c *Card) (lines []string) {
	some := false
	if c.AbilitiesRead {
		return []string{"✓ Read by the program from the imported text."}
	}
	for i, text := range c.Text {
		written := map[string]bool{}
		for _, notation := range c.Faces[i].Abilities {
			if a, err := ability.Read(notation); err == nil {
				written[ability.Normal(a).String()] = true
			}
		}
		for n, p := range ReadText(l.English(), &c.Faces[i], text) {
			where := fmt.Sprintf("Paragraph %d", n+1)
			if len(c.Faces) > 1 {
				where += " of the " + c.SideName(i)
			}
			switch {
			case p.Reading.IsKeywords:
				for _, problem := range p.Reading.Problems {
					lines = append(lines, "△ "+where+": "+problem.Message+".")
				}
				continue
			case p.Reading.Ability == nil:
				from := strings.Fields(p.Text[p.Reading.Problems[0].From:])
				lines = append(lines, fmt.Sprintf("△ %s isn’t understood from “%s” on.", where,
					strings.Join(from[:min(4, len(from))], " ")))
			case !written[ability.Normal(p.Reading.Ability).String()] && c.AbilitiesKnown:
				lines = append(lines,
					fmt.Sprintf("△ %s is read otherwise than it is written in notation here; both may mean the same.",
						where))
			}
			some = true
		}
	}
	if some && len(lines) == 0 {
		lines = []string{"✓ The imported text is read as what is written in notation here."}
	}
	return lines
}
