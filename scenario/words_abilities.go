package scenario

import (
	"fmt"
	"strings"
	"unicode"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// abilityOf says shortly which ability it is, with the card that has it: "“When you confront
// a Problem …” of Holly Dash, Flighty Filly", "Swift of Fluttershy, Forest Friend"; by its
// number where there are no words for it.
func (w words) abilityOf(ref board.AbilityRef, has board.Ref) string {
	if ref.ID == 0 || w.scenario.hides(w.state, has.Card) {
		return w.numberedAbility(ref, has)
	}
	said := w.scenario.shortly(w.place(ref))
	if said == "" {
		return w.numberedAbility(ref, has)
	}
	said = "“" + said + "”"
	if a := w.origin(ref); a.Print != w.state.Print(has.Card) {
		said += " from " + w.printed(a.Print)
	}
	return said + " of " + w.card(has)
}

// numberedAbility names an ability by its number, with the card that has it: "ability 2 of
// Holly Dash, Flighty Filly", "Swift of Fluttershy, Forest Friend".
func (w words) numberedAbility(ref board.AbilityRef, has board.Ref) string {
	if ref.ID == 0 || w.scenario.hides(w.state, has.Card) {
		return "an effect of " + w.card(has)
	}
	switch which := w.which(ref, has.Card); {
	case w.origin(ref).Paragraph == 0 && w.origin(ref).Keyword == "":
		return "an effect of " + w.card(has)
	case w.origin(ref).Keyword != "":
		return which + " of " + w.card(has)
	default:
		return "ability " + which + " of " + w.card(has)
	}
}

// which names an ability among those of a card as scenarios write it: its
// keyword, or its paragraph with the card that it is printed on if that is
// another one: "Swift", "2", "1 of Rarity, Truly Outrageous".
func (w words) which(ref board.AbilityRef, has board.CardID) string {
	if ref.ID == 0 {
		return "?"
	}
	a := w.origin(ref)
	switch {
	case a.Keyword != "" && ref.X != 0:
		return fmt.Sprintf("%s %d", a.Keyword, ref.X)
	case a.Keyword != "":
		return a.Keyword
	case a.Print == board.Unknown:
		return "set up"
	case a.Print != w.state.Print(has):
		return fmt.Sprintf("%d of %s", a.Paragraph, w.printed(a.Print))
	default:
		return fmt.Sprint(a.Paragraph)
	}
}

// origin is the paragraph or the keyword that an ability stands in.
func (w words) origin(ref board.AbilityRef) *board.Ability {
	program := w.state.Program()
	a := program.Ability(ref.ID)
	for a.Parent != 0 {
		a = program.Ability(a.Parent)
	}
	return a
}

// notation gives an ability in notation: a paragraph as it is written, an ability
// in a block of one as far as it is kept.
func (w words) notation(ref board.AbilityRef) string {
	a := w.state.Program().Ability(ref.ID)
	switch {
	case a.Parent != 0 || a.Keyword == "" && a.Print == board.Unknown:
		return blockText(a)
	case a.Keyword == "":
		return w.state.Program().Card(a.Print).Faces[a.Side].Abilities[a.Paragraph-1]
	case ref.X != 0:
		return fmt.Sprintf("%s %d", a.Keyword, ref.X)
	default:
		return a.Keyword
	}
}

// blockText writes what an ability in a block does: its event and its
// statements.
func blockText(a *board.Ability) string {
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

// behind gives the ability that a line is about; nil if there is none.
func (w words) behind(ref board.AbilityRef, has board.Ref) *LineAbility {
	if ref.ID == 0 || w.scenario.hides(w.state, has.Card) {
		return nil
	}
	return &LineAbility{Card: int(has.Card), Name: w.which(ref, has.Card),
		Notation: w.notation(ref), Place: w.place(ref)}
}

// onHost says on which card an attachment is played.
func (w words) onHost(host board.CardID) string {
	if host == 0 {
		return ""
	}
	return " on " + w.card(board.Ref{Card: host})
}

// ofAbilities words what happens to effects and modifiers.
func (w words) ofAbilities(o *board.Occurrence) clause {
	player, c := w.player(o.Player), w.card(o.Card)
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
		return clause{w.abilityOf(o.Ability, o.Card), "trigger", ""}
	case board.ActionAnnounced:
		return clause{player, "announce", "the action with " + c}
	case board.ActionRewound:
		return clause{player + "’s action with " + c, "be", "rewound: it can’t be completed"}
	case board.ModifierCreated:
		return clause{w.abilityOf(o.Ability, o.Card), "create", fmt.Sprintf("modifier %d", o.N)}
	case board.ModifierStamped:
		return clause{"what " + w.abilityOf(o.Ability, o.Card) + " generates", "get", "the next timestamp"}
	case board.ModifierEnded:
		return clause{fmt.Sprintf("modifier %d", o.N), "end", ""}
	case board.ValueLinked:
		return clause{w.chosen(o.Value), "be", fmt.Sprintf("linked to %s as “%s”", c, w.word(o.Word))}
	case board.LinksForgotten:
		return clause{c, "forget", fmt.Sprintf("what is linked to it as “%s”", w.word(o.Word))}
	default:
		what := "this"
		if o.Host.Card != 0 {
			what = "what would happen to " + w.card(o.Host)
		}
		return clause{player, "replace", what + " by " + w.abilityOf(o.Ability, o.Card)}
	}
}

// byText words what only card text brings about.
func (w words) byText(o *board.Occurrence) clause {
	player, c := w.player(o.Player), w.card(o.Card)
	switch o.Kind {
	case board.NamedCountersPut:
		name := w.word(o.Word)
		if name != "" {
			name += " "
		}
		if o.N < 0 {
			return clause{c, "lose", count(-int(o.N), name+"counter")}
		}
		return clause{c, "get", count(int(o.N), name+"counter")}
	case board.CardCutieMarked:
		return clause{c, "become", "Cutie Marked"}
	case board.TotalAdded:
		return clause{player + "’s power total", "change", fmt.Sprintf("by %+d", o.N)}
	case board.FlipsAdded:
		return clause{"the number of cards that " + player + " flips", "change", fmt.Sprintf("by %+d", o.N)}
	case board.TokensLost:
		return clause{player, "lose", count(int(o.N), "action token")}
	case board.PointsLost:
		return clause{player, "lose", count(int(o.N), "point")}
	case board.CardRevealed:
		return clause{c, "be", "revealed"}
	case board.CardLookedAt:
		return clause{player, "look", "at " + c}
	default:
		return clause{player, "search", "the zone of " + c}
	}
}

func (w words) word(word board.Word) string { return w.state.Program().Text(word) }

// time names a time in a player's turn by the notation's word: "Avery's Main
// Phase".
func (w words) time(o *board.Occurrence) string {
	if o.Player == board.NoPlayer {
		return "the " + spaced(ability.Op(o.N).String())
	}
	return w.player(o.Player) + "’s " + spaced(ability.Op(o.N).String())
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
