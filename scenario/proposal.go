package scenario

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/goccy/go-yaml/ast"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario/source"
)

// Proposal is a file that proposes changes to the game: its variants, why, who asks, and
// what is expected of the rulings that there are.
type Proposal struct {
	File     string
	Title    string
	Why      string
	Asked    string // who asks
	Date     string // as 2016-07-27
	Variants []*Variant
	// Change and Stay are the scenarios whose rulings should change under one of the
	// variants, and must not under any.
	Change, Stay []Named
	// NothingElse says that no other ruling must change than those of Change.
	NothingElse bool
}

// Named is a scenario that a proposal names, by its file's name or its id.
type Named struct {
	Position source.Position
	Text     string
	Line     string // of the file, in which it stands
}

// Variant is a change to the game.
type Variant struct {
	Name    string
	Cards   []ChangedCard
	Edition string            // of the rules; "" for that of each position
	Read    map[string]string // how disputed points are read, by their ids
	Without rule.Number       // the rule that is switched off; 0 for none
}

// ChangedCard is a card with another wording, other facts or a ban.
type ChangedCard struct {
	Before, After *rulesdb.Card
	Text          []string // the wording of each face as English, where the variant says it so
	Banned        bool
}

// LoadProposal reads a proposal from disk. What is wrong in it is a [*FileError], as for ReadProposal.
func LoadProposal(lib *rulesdb.Library, file string) (*Proposal, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, fmt.Errorf("reading a proposal: %w", err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, source.LargestFile+1))
	if err != nil {
		return nil, fmt.Errorf("reading a proposal: %w", err)
	}
	return ReadProposal(lib, file, text)
}

// ReadProposal reads a proposal and checks it. Any error is a [*FileError].
func ReadProposal(lib *rulesdb.Library, name string, text []byte) (p *Proposal, err error) {
	defer source.Catch(&err)
	root := source.Read(name, text).Mapping("a proposal", "format", "title", "why", "asked by", "date", "variants",
		"should change", "must not change", "nothing else changes")
	root.Need("format", "1").OneOf("the version of the format that this program reads", []string{"1"})
	p = &Proposal{File: name, Title: root.NeedText("title", "what is proposed, in a line"),
		Why: root.TextOr("why", ""), Asked: root.TextOr("asked by", ""), NothingElse: root.Flag("nothing else changes")}
	if date, found := root.Get("date"); found {
		p.Date = date.Text("a date, such as 2016-07-27")
		if _, err := time.Parse(time.DateOnly, p.Date); err != nil {
			date.Refuse(fmt.Sprintf("%q", p.Date), "a date, such as 2016-07-27")
		}
	}
	names := map[string]bool{}
	variants := root.Need("variants", "a list of changes to the game")
	for _, v := range variants.List("a list of changes to the game, each with a name") {
		variant := readVariant(lib, v)
		if names[variant.Name] {
			v.Refuse(fmt.Sprintf("the name %q again", variant.Name), "a name of its own for each variant")
		}
		names[variant.Name] = true
		p.Variants = append(p.Variants, variant)
	}
	if len(p.Variants) == 0 {
		variants.Refuse("an empty list", "at least one change to the game")
	}
	p.Change, p.Stay = scenarios(root, "should change"), scenarios(root, "must not change")
	for _, n := range p.Stay {
		if slices.ContainsFunc(p.Change, func(c Named) bool { return c.Text == n.Text }) {
			v, _ := root.Get("must not change")
			v.In.Refuse(n.Position, fmt.Sprintf("%q, which stands under \"should change\" too", n.Text),
				"each ruling under one of the two", nil)
		}
	}
	return p, nil
}

// scenarios reads a list of scenarios by their names.
func scenarios(m *source.Mapping, key string) (names []Named) {
	v, found := m.Get(key)
	if !found {
		return nil
	}
	for _, item := range v.OneOrList() {
		named := Named{Position: item.Position(), Text: item.Text("a scenario, by its file's name or its id")}
		if at := named.Position.Line; at <= len(item.In.Lines) {
			named.Line = item.In.Lines[at-1]
		}
		names = append(names, named)
	}
	return names
}

// Refuse gives the error of a proposal that names a scenario which isn't there.
func (p *Proposal) Refuse(n Named, known []string) error {
	expected := "a scenario, by its file's name without the folder and \".yaml\", or by its id" +
		source.Suggestion(n.Text, known)
	return &source.FileError{File: p.File, Line: n.Position.Line, Column: n.Position.Column, Text: n.Line,
		Found: fmt.Sprintf("the unknown scenario %q", n.Text), Expected: expected}
}

func readVariant(lib *rulesdb.Library, v source.Value) *Variant {
	m := v.Mapping("a variant", "name", "cards", "edition", "disputed", "without")
	variant := &Variant{Name: m.NeedText("name", "what the variant is called, such as: old wording")}
	if cards, found := m.Get("cards"); found {
		for _, e := range cards.Entries("cards with what is different about them, such as {Emergency Dress Order: " +
			"{banned: true}}") {
			changed := readChangedCard(lib, e)
			if slices.ContainsFunc(variant.Cards, func(c ChangedCard) bool { return c.Before == changed.Before }) {
				e.At.Refuse(fmt.Sprintf("%s again, as %q", changed.Before.Name(), e.Key), "each card once in a variant")
			}
			variant.Cards = append(variant.Cards, changed)
		}
	}
	if edition, found := m.Get("edition"); found {
		ids := EditionIDs()
		variant.Edition = ids[edition.OneOf("an edition of the rules", ids)]
	}
	if disputed, found := m.Get("disputed"); found {
		variant.Read = readReadings(disputed)
	}
	if without, found := m.Get("without"); found {
		variant.Without = readRule(without)
	}
	if len(m.Entries) < 2 {
		v.Refuse("a variant that changes nothing", `one or more of "cards", "edition", "disputed" and "without"`)
	}
	return variant
}

// factKeys are those of the facts of a card that a variant can change.
var factKeys = []string{"colors", "traits", "power", "cost", "play requirements", "home limit",
	"point value", "problem"}

// readChangedCard reads what is different about a card.
func readChangedCard(lib *rulesdb.Library, e source.Entry) ChangedCard {
	r := NewReader(lib, e.Value.In.File)
	print := r.print(e.At, e.Key)
	before := r.libraryCard(print)
	after := *before
	after.Faces = slices.Clone(before.Faces)
	m := e.Value.Mapping("what is different about a card",
		append([]string{"text", "abilities", "keywords", "banned", "type"}, factKeys...)...)
	changed := ChangedCard{Before: before, After: &after, Banned: m.Flag("banned")}
	if t, found := m.Get("type"); found {
		readChangedType(m, t, &after.Faces[0])
	}
	text, hasText := m.Get("text")
	abilities, hasAbilities := m.Get("abilities")
	if hasText && hasAbilities {
		abilities.Refuse("abilities beside a text",
			`the wording once: as English under "text", or as notation under "abilities"`)
	}
	switch {
	case hasText:
		changed.readText(lib, text)
	case hasAbilities:
		after.Card = r.withAbilities(abilities, after.Card)
	}
	if hasText || hasAbilities {
		after.Text, after.Paragraphs, after.AbilitiesKnown, after.AbilitiesMissing,
			after.AbilitiesRead = nil, nil, true, "", false
	}
	for i, side := range bySides(m, len(after.Faces)) {
		if keywords, found := side.Get("keywords"); found {
			after.Faces[i].Keywords = readKeywords(keywords)
		}
		readChangedFacts(side, &after.Faces[i])
	}
	if len(m.Entries) == 0 {
		e.Value.Refuse("nothing that is different",
			"one or more of "+source.Alternatives(append([]string{"text", "abilities", "keywords", "banned", "type"},
				factKeys...)))
	}
	return changed
}

// bySides gives what is said of each face: of a Mane Character {start: …, boosted: …} for each
// fact.
func bySides(m *source.Mapping, faces int) []*source.Mapping {
	if faces == 1 {
		return []*source.Mapping{m}
	}
	keys := []string{"start", "boosted"}
	sides := []*source.Mapping{{Value: m.Value, What: m.What}, {Value: m.Value, What: m.What}}
	for _, e := range m.Entries {
		if !slices.Contains(append(factKeys, "keywords"), e.Key) {
			continue
		}
		if _, are := e.Value.Node.(*ast.MappingNode); !are {
			e.Value.Refuse(e.Value.Describe(), "the "+e.Key+" of a side or of both: {start: …, boosted: …}")
		}
		said := e.Value.Mapping("the "+e.Key+" of a Mane Character, by side", keys...)
		for i, key := range keys {
			if v, found := said.Get(key); found {
				sides[i].Entries = append(sides[i].Entries, source.Entry{Key: e.Key, At: e.At, Value: v})
			}
		}
	}
	return sides
}

// libraryCard gives the card of the library of which a print was made.
func (r *Reader) libraryCard(print board.Print) *rulesdb.Card {
	for c, p := range r.known {
		if p == print {
			return c
		}
	}
	return nil
}

// readChangedType reads another type of a card: what cards of that type don't have is taken
// from it, and what they must have has to be given or be there.
func readChangedType(m *source.Mapping, v source.Value, face *card.Face) {
	types := []string{card.Friend.String(), card.Event.String(), card.Resource.String(), card.Troublemaker.String()}
	if !slices.Contains(types, face.Type.String()) {
		v.Refuse(fmt.Sprintf("another type of a %s", face.Type),
			"a card that lies in draw decks: a "+source.Alternatives(types))
	}
	t, err := card.ParseType(types[v.OneOf("a type of card", types)])
	if err != nil {
		v.Refuse(err.Error(), "a type of card")
	}
	face.Type = t
	keys := slices.Concat(faceKeys[t].must, faceKeys[t].can)
	for key, n := range map[string]**int{"power": &face.Power, "cost": &face.Cost, "point value": &face.PointValue} {
		if !slices.Contains(keys, key) {
			*n = nil
		} else if *n == nil && slices.Contains(faceKeys[t].must, key) {
			m.Need(key, "every "+t.String()+" has one")
		}
	}
	if !slices.Contains(keys, "play requirements") {
		face.PlayRequirements = nil
	}
	if !slices.Contains(keys, "problem") {
		face.Problem = nil
	}
}

// readChangedFacts reads the facts that are different.
func readChangedFacts(m *source.Mapping, face *card.Face) {
	keys := faceKeys[face.Type]
	for _, e := range m.Entries {
		if slices.Contains(factKeys[2:], e.Key) && !slices.Contains(keys.must, e.Key) &&
			!slices.Contains(keys.can, e.Key) {
			e.At.Refuse(fmt.Sprintf("the key %q", e.Key), "facts that cards of the type "+face.Type.String()+" have: "+
				source.Alternatives(slices.Concat(factKeys[:2], keys.must, keys.can)))
		}
	}
	if colors, found := m.Get("colors"); found {
		face.Colors = readColors(colors)
	}
	if traits, found := m.Get("traits"); found {
		face.Traits = nil
		for _, trait := range traits.List("a list of traits") {
			face.Traits = append(face.Traits, trait.Text("a trait"))
		}
	}
	for key, of := range map[string]**int{"power": &face.Power, "cost": &face.Cost, "home limit": &face.HomeLimit,
		"point value": &face.PointValue} {
		if n := amount(m, key); n != nil {
			*of = n
		}
	}
	if requirements, found := m.Get("play requirements"); found {
		face.PlayRequirements = readPlayRequirements(requirements)
	}
	if problem, found := m.Get("problem"); found {
		face.Problem = readProblem(problem)
	}
}

// readText reads the whole text of a card in English, a paragraph a line: keywords and
// abilities; of a Mane Character with two sides by side.
func (c *ChangedCard) readText(lib *rulesdb.Library, v source.Value) {
	sides := map[int]source.Value{0: v}
	if _, bySide := v.Node.(*ast.MappingNode); bySide && len(c.After.Faces) > 1 {
		m := v.Mapping("the text of a Mane Character, by side", "start", "boosted")
		delete(sides, 0)
		for i, key := range []string{"start", "boosted"} {
			if side, found := m.Get(key); found {
				sides[i] = side
			}
		}
		if len(sides) == 0 {
			v.Refuse("neither side", "the text of a side that is different: {start: …}, {boosted: …} or both")
		}
	} else if len(c.After.Faces) > 1 {
		v.Refuse(v.Describe(), "the text of a side or of both: {start: …, boosted: …}")
	}
	c.Text = make([]string, len(c.After.Faces))
	for i := range c.After.Faces {
		side, found := sides[i]
		if !found {
			continue // which stays as it is
		}
		text := side.Text("the card's text in English, a paragraph a line")
		c.Text[i] = text
		face := &c.After.Faces[i]
		face.Keywords, face.Abilities = nil, nil
		for _, p := range rulesdb.ReadText(lib.English(), face, text) {
			keywords, isKeywords := rulesdb.Keywords(p.Text)
			switch {
			case isKeywords:
				face.Keywords = append(face.Keywords, keywords...)
			case p.Reading.Ability == nil:
				problem := p.Reading.Problems[0]
				side.In.Refuse(placeOf(side, p.Text, problem.From), "English that isn’t understood: "+problem.Message,
					`words that the program understands (canterlaw text shows what it reads), or the same as `+
						`notation under "abilities"`, nil)
			default:
				face.Abilities = append(face.Abilities, strings.TrimSpace(p.Reading.Ability.String()))
			}
		}
	}
}

// placeOf gives where in the file a place of a paragraph stands: in the line that has the
// paragraph's words, or else where the value begins.
func placeOf(v source.Value, paragraph string, bytes int) source.Position {
	for i, line := range v.In.Lines {
		if at := strings.Index(line, paragraph); at >= 0 {
			return source.Position{Line: i + 1, Column: letters(line, at+bytes) + 1}
		}
	}
	return v.Position()
}

// Library gives the library as the variant has it.
func (v *Variant) Library(lib *rulesdb.Library) *rulesdb.Library {
	var cards []*rulesdb.Card
	for _, c := range v.Cards {
		cards = append(cards, c.After)
	}
	if len(cards) == 0 {
		return lib
	}
	return lib.With(cards...)
}

// ChangesCards reports whether cards are different in play, and not only banned.
func (v *Variant) ChangesCards() bool {
	return slices.ContainsFunc(v.Cards, func(c ChangedCard) bool { return !c.OnlyBanned() })
}

// ChangesPlay reports whether anything that happens in play can be different: not where cards
// are only banned, or all that is said of them is so already.
func (v *Variant) ChangesPlay() bool {
	return v.ChangesRules() ||
		slices.ContainsFunc(v.Cards, func(c ChangedCard) bool { return slices.Contains(c.ChangedFaces(), true) })
}

// ChangesRules reports whether the rules are different, or how they are read.
func (v *Variant) ChangesRules() bool { return v.Edition != "" || len(v.Read) > 0 || v.Without != 0 }

// ChangedFaces says of each face whether anything is different about it.
func (c *ChangedCard) ChangedFaces() (changed []bool) {
	for i := range c.Before.Faces {
		changed = append(changed,
			fmt.Sprintf("%+v", plainFace(&c.Before.Faces[i])) != fmt.Sprintf("%+v", plainFace(&c.After.Faces[i])))
	}
	return changed
}

// OnlyBanned reports whether nothing is different about the card but that it is banned.
func (c *ChangedCard) OnlyBanned() bool {
	return c.Banned && !slices.Contains(c.ChangedFaces(), true)
}
