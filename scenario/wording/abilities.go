package wording

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
)

// AbilityOf says shortly which ability it is, with the card that has it: "“When you confront
// a Problem …” of Holly Dash, Flighty Filly", "Swift of Fluttershy, Forest Friend"; by its
// number where there are no words for it.
func (w Words) AbilityOf(ref board.AbilityRef, has board.Ref) string {
	if ref.ID == 0 || w.Scenario.Hides(w.State, has.Card) {
		return w.numberedAbility(ref, has)
	}
	said := shortly(w.Scenario, w.Place(ref))
	if said == "" {
		return w.numberedAbility(ref, has)
	}
	said = "“" + said + "”"
	if a := w.Origin(ref); a.Print != w.Scenario.ToldPrint(w.State, has.Card) {
		said += " from " + w.Printed(a.Print)
	}
	return said + " of " + w.Card(has)
}

// numberedAbility names an ability by its number, with the card that has it: "ability 2 of
// Holly Dash, Flighty Filly", "Swift of Fluttershy, Forest Friend".
func (w Words) numberedAbility(ref board.AbilityRef, has board.Ref) string {
	if ref.ID == 0 || w.Scenario.Hides(w.State, has.Card) {
		return "an effect of " + w.Card(has)
	}
	switch which := w.Which(ref, has.Card); {
	case w.Origin(ref).Paragraph == 0 && w.Origin(ref).Keyword == "":
		return "an effect of " + w.Card(has)
	case w.Origin(ref).Keyword != "":
		return which + " of " + w.Card(has)
	default:
		return "ability " + which + " of " + w.Card(has)
	}
}

// Which names an ability among those of a card as scenarios write it: its
// keyword, or its paragraph with the card that it is printed on if that is
// another one: "Swift", "2", "1 of Rarity, Truly Outrageous".
func (w Words) Which(ref board.AbilityRef, has board.CardID) string {
	if ref.ID == 0 {
		return "?"
	}
	a := w.Origin(ref)
	switch {
	case a.Keyword != "" && ref.X != 0:
		return fmt.Sprintf("%s %d", a.Keyword, ref.X)
	case a.Keyword != "":
		return a.Keyword
	case a.Print == board.Unknown:
		return "set up"
	case a.Print != w.Scenario.ToldPrint(w.State, has):
		return fmt.Sprintf("%d of %s", a.Paragraph, w.Printed(a.Print))
	default:
		return fmt.Sprint(a.Paragraph)
	}
}

// Origin is the paragraph or the keyword that an ability stands in.
func (w Words) Origin(ref board.AbilityRef) *board.Ability {
	program := w.State.Program()
	a := program.Ability(ref.ID)
	for a.Parent != 0 {
		a = program.Ability(a.Parent)
	}
	return a
}

// Notation gives an ability in notation: a paragraph as it is written, an ability
// in a block of one as far as it is kept.
func (w Words) Notation(ref board.AbilityRef) string {
	a := w.State.Program().Ability(ref.ID)
	switch {
	case a.Parent != 0 || a.Keyword == "" && a.Print == board.Unknown:
		return BlockText(a)
	case a.Keyword == "":
		return w.State.Program().Card(a.Print).Faces[a.Side].Abilities[a.Paragraph-1]
	case ref.X != 0:
		return fmt.Sprintf("%s %d", a.Keyword, ref.X)
	default:
		return a.Keyword
	}
}

// BlockText writes what an ability in a block does: its event and its
// statements.
func BlockText(a *board.Ability) string {
	var lines []string
	if a.Event != nil && a.Next {
		lines = append(lines, "Next("+ability.Print(a.Event)+")")
	}
	for _, n := range a.Statements {
		lines = append(lines, (&ability.Ability{Statements: []*ability.Node{n}}).String())
	}
	for i := range a.Script {
		if in := &a.Script[i]; in.Kind == board.Do {
			lines = append(lines, ability.Print(in.Node))
		}
	}
	return strings.Join(lines, "\n")
}

// Behind gives the ability that a line is about; nil if there is none.
func (w Words) Behind(ref board.AbilityRef, has board.Ref) *LineAbility {
	if ref.ID == 0 || w.Scenario.Hides(w.State, has.Card) {
		return nil
	}
	return &LineAbility{Card: int(has.Card), Name: w.Which(ref, has.Card),
		Notation: w.Notation(ref), Place: w.Place(ref)}
}

// onHost says on which card an attachment is played.
func (w Words) onHost(host board.CardID) string {
	if host == 0 {
		return ""
	}
	return " on " + w.Card(board.Ref{Card: host})
}

// ofAbilities words what happens to effects and modifiers.
func (w Words) ofAbilities(o *board.Occurrence) clause {
	player, c := w.Player(o.Player), w.Card(o.Card)
	switch o.Kind {
	case board.TimeStarts:
		return clause{w.time(o), "start", ""}
	case board.TimeEnds:
		return clause{w.time(o), "come", "to its end"}
	case board.TimeOver:
		return clause{w.time(o), "be", "over"}
	case board.SkipAdded:
		next := "the next "
		if o.Player != board.NoPlayer {
			next = player + "’s next "
		}
		return clause{next + spaced(ability.Op(o.N).String()), "be", "to be skipped"}
	case board.TimeSkipped:
		return clause{player, "skip", "the " + spaced(ability.Op(o.N).String())}
	case board.TimeAdded:
		return clause{player, "get", "an additional " + spaced(ability.Op(o.N).String())}
	case board.EffectCreated:
		if o.N != 0 {
			return clause{fmt.Sprintf("modifier %d of %s", o.N, c), "trigger", ""}
		}
		return clause{w.AbilityOf(o.Ability, o.Card), "trigger", ""}
	case board.ActionAnnounced:
		return clause{player, "announce", "the action with " + c}
	case board.ActionRewound:
		return clause{player + "’s action with " + c, "be", "rewound: it can’t be completed"}
	case board.ModifierCreated:
		return clause{w.AbilityOf(o.Ability, o.Card), "create", fmt.Sprintf("modifier %d", o.N)}
	case board.ModifierStamped:
		return clause{"what " + w.AbilityOf(o.Ability, o.Card) + " generates", "get", "the next timestamp"}
	case board.ModifierEnded:
		return clause{fmt.Sprintf("modifier %d", o.N), "end", ""}
	case board.ValueLinked:
		return clause{w.Chosen(o.Value), "be", fmt.Sprintf("linked to %s as “%s”", c, w.word(o.Word))}
	case board.LinksForgotten:
		return clause{c, "forget", fmt.Sprintf("what is linked to it as “%s”", w.word(o.Word))}
	default:
		what := "this"
		if o.Host.Card != 0 {
			what = "what would happen to " + w.Card(o.Host)
		}
		return clause{player, "replace", what + " by " + w.AbilityOf(o.Ability, o.Card)}
	}
}

// byText words what only card text brings about.
func (w Words) byText(o *board.Occurrence) clause {
	player, c := w.Player(o.Player), w.Card(o.Card)
	switch o.Kind {
	case board.NamedCountersPut:
		name := w.word(o.Word)
		if name != "" {
			name += " "
		}
		if o.N < 0 {
			return clause{c, "lose", Count(-int(o.N), name+"counter")}
		}
		return clause{c, "get", Count(int(o.N), name+"counter")}
	case board.CardCutieMarked:
		return clause{c, "become", "Cutie Marked"}
	case board.TotalAdded:
		return clause{player + "’s power total", "change", fmt.Sprintf("by %+d", o.N)}
	case board.FlipsAdded:
		return clause{"the number of cards that " + player + " flips", "change", fmt.Sprintf("by %+d", o.N)}
	case board.TokensLost:
		return clause{player, "lose", Count(int(o.N), "action token")}
	case board.PointsLost:
		return clause{player, "lose", Count(int(o.N), "point")}
	case board.CardRevealed:
		return clause{c, "be", "revealed"}
	case board.CardLookedAt:
		return clause{player, "look", "at " + c}
	default:
		return clause{player, "search", PileName(w.Player(w.State.Owner(o.Card.Card)), o.FromZone)}
	}
}

func (w Words) word(word board.Word) string { return w.State.Program().Text(word) }

// time names a time in a player's turn by the notation's word: "Avery's Main
// Phase".
func (w Words) time(o *board.Occurrence) string {
	if o.Player == board.NoPlayer {
		return "the " + spaced(ability.Op(o.N).String())
	}
	return w.Player(o.Player) + "’s " + spaced(ability.Op(o.N).String())
}

// spaced sets the words of a name of the notation apart: "Main Phase" for
// "MainPhase".
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// shortly says the ability at a place in English as far as tells which one it is: the whole if
// that is short, else its first clause.
func shortly(s *scenario.Scenario, place scenario.AbilityPlace) string {
	english := s.English(place)
	short := firstClause(english)
	if english == "" || short == strings.TrimSuffix(english, ".") {
		return short
	}
	for i := range s.Program.Card(place.Print).Faces[place.Side].Abilities {
		other := place
		if other.Paragraph = i + 1; other != place && firstClause(s.English(other)) == short {
			return strings.TrimSuffix(english, ".")
		}
	}
	return short
}

// How long what is said of an ability may be to be said whole, and how short a first clause.
const (
	longestWhole  = 60
	shortestFirst = 16
)

// firstClause gives the first clause of a long text, and a short one whole.
func firstClause(english string) string {
	text := strings.TrimSuffix(english, ".")
	if len(text) <= longestWhole {
		return text
	}
	end := len(text)
	for _, mark := range []string{", ", ". ", " to "} {
		if at := strings.Index(text[shortestFirst:], mark); at >= 0 {
			end = min(end, shortestFirst+at)
		}
	}
	if end == len(text) {
		return text
	}
	return text[:end] + " …"
}

// Said says an ability in English, of one in a block the paragraph that it stands in, of a keyword its
// name; in notation where there are no words for it.
func (w Words) Said(ref board.AbilityRef) string {
	if english := w.Scenario.English(w.Place(ref)); english != "" {
		return english
	}
	if of := w.Origin(ref); of.Keyword != "" {
		if ref.X != 0 {
			return fmt.Sprintf("%s %d", of.Keyword, ref.X)
		}
		return of.Keyword
	}
	// What a position was set up with stands on no printed card.
	if english := w.Scenario.InEnglish(&card.Face{}, w.Notation(ref)); english != "" {
		return english
	}
	return OneLine(w.Notation(ref))
}

// Place says where an ability is written.
func (w Words) Place(ref board.AbilityRef) scenario.AbilityPlace {
	if ref.ID == 0 {
		return scenario.AbilityPlace{}
	}
	a := w.Origin(ref)
	return scenario.AbilityPlace{Keyword: a.Keyword, Print: a.Print, Paragraph: int(a.Paragraph), Side: int(a.Side)}
}

// SourceOf names what an effect is from, beside which stands what the ability says: the card
// that has it, with its keyword or, where there are no words for it, its number.
func (w Words) SourceOf(ref board.AbilityRef, has board.Ref) string {
	if ref.ID != 0 && !w.Scenario.Hides(w.State, has.Card) && w.Scenario.English(w.Place(ref)) != "" {
		return w.Card(has)
	}
	return w.numberedAbility(ref, has)
}

// Bound says what the names that an ability mentions stand for.
func (w Words) Bound(a *board.Ability, env board.EnvID) []string {
	var all []string
	note := func(n *ability.Node) bool {
		if n.Op != ability.Bound || n.Slot == 0 {
			return true
		}
		var values []string
		for _, v := range w.State.Values(env, n.Slot) {
			values = append(values, w.Chosen(v))
		}
		if text := n.Text + ": " + series(values); len(values) > 0 && !slices.Contains(all, text) {
			all = append(all, text)
		}
		return true
	}
	a.Event.Walk(note)
	for _, n := range a.Statements {
		n.Walk(note)
	}
	for i := range a.Script {
		a.Script[i].Node.Walk(note)
	}
	return all
}

// LineAbility is an ability that a line is about.
type LineAbility struct {
	Card     int                   `json:"card"` // the id of the card that has it
	Name     string                `json:"name"` // its paragraph, not counting keywords, or its keyword
	Notation string                `json:"notation"`
	Place    scenario.AbilityPlace `json:"-"`
}

// OneLine writes notation on one line, cut where it is long.
func OneLine(notation string) string {
	var line string
	for part := range strings.Lines(notation) {
		part = strings.TrimSpace(part)
		switch {
		case line == "" || strings.HasSuffix(line, "{") || strings.HasSuffix(line, ":") || part == "}" ||
			strings.HasPrefix(part, "} else"):
			line += " " + part
		default:
			line += "; " + part
		}
	}
	line = strings.TrimSpace(line)
	if runes := []rune(line); len(runes) > hintLength {
		return strings.TrimSpace(string(runes[:hintLength])) + "…"
	}
	return line
}

// hintLength is how many characters of notation a hint has at most.
const hintLength = 160
