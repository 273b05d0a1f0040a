package wording

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// said words what an ability says, as the modifier that it creates does it: with what
// its names mean and with the values that are locked in.
type said struct {
	Words
	of    board.AbilityRef
	this  board.Ref
	you   board.Player
	x     int8
	bound []board.BoundValues
}

// SaidBy is what a modifier says: its card, its controller and what its names mean.
func (w Words) SaidBy(e *board.Entry) said {
	return said{w, e.Ability, e.Card, e.Player, e.Ability.X, e.Bound}
}

// modifier words what a modifier does, and until when: "for Kite, Cloud Painter: +2
// power, until the end of the turn". What there are no words for stands in notation.
func (w Words) modifier(e *board.Entry) string {
	a, s := w.State.Program().Ability(e.Ability.ID), w.SaidBy(e)
	does := s.Does(a)
	if does == nil {
		return "nothing"
	}
	text := strings.Join(does, "; ")
	if until := s.Until(a); until != "" {
		text += ", " + until
	}
	return text
}

// Does words what a modifier does, one thing after another.
func (s said) Does(a *board.Ability) []string {
	switch a.Type {
	case ability.Triggered:
		return []string{"triggers" + onlyOnce(a) + " upon " + s.event(a.Event)}
	case ability.Replacement:
		return []string{"replaces" + onlyOnce(a) + " " + s.event(a.Event)}
	}
	var does []string
	for _, n := range a.Statements {
		does = append(does, s.statement(n))
	}
	return about(does)
}

// about says of the same cards once what is done to them one after another.
func about(does []string) []string {
	var all []string
	for i, says := range does {
		cards, what, found := strings.Cut(says, ": ")
		if before, _, _ := strings.Cut(does[max(0, i-1)], ": "); i > 0 && found && cards == before &&
			strings.HasPrefix(cards, "for ") {
			says = what
		}
		all = append(all, says)
	}
	return all
}

// Until words what ends a modifier: "until the end of the turn or Avery plays a Friend"; ""
// for one that has no end.
func (s said) Until(a *board.Ability) string {
	var ends []string
	for _, end := range a.Ends {
		ends = append(ends, s.ending(end))
	}
	if ends == nil {
		return ""
	}
	return "until " + strings.Join(ends, " or ")
}

// endings are the clauses for events that end a modifier; %s stands for the card.
var endings = map[ability.Op]string{
	ability.LeavesPlay: "%s leaves play", ability.Readied: "%s is readied", ability.Frightened: "%s is frightened",
	ability.TurnedFaceDown: "%s is turned face-down",
}

// ending words an event that ends a modifier.
func (s said) ending(n *ability.Node) string {
	ofCards := n.Op == ability.LeavesPlay || n.Op == ability.TurnedFaceDown // whoever does it
	if says, ok := endings[n.Op]; ok && (ofCards || n.By() == nil) {
		return fmt.Sprintf(says, s.value(n.Cards()))
	}
	if n.Op != ability.Played {
		return s.event(n)
	}
	who, what := "anybody", "a card"
	for i, p := range n.Op.Entry().Params {
		switch arg := n.Arg(i); {
		case arg == nil:
		case p.Kind == ability.Player && arg.Op != ability.Players:
			who = s.value(arg)
		case p.Kind == ability.Cards:
			what = s.one(arg)
		}
	}
	return who + " plays " + what
}

// one words a single card of a description: "an Event", "a card with the trait Accessory".
func (s said) one(n *ability.Node) string {
	text := s.value(n)
	if n.Slot != 0 || n.Op == ability.This {
		return text
	}
	for _, several := range append(slices.Collect(maps.Values(sorts)), "cards") {
		text = strings.Replace(text, several, strings.TrimSuffix(several, "s"), 1)
	}
	if text == "" || strings.HasPrefix(text, "“") {
		return text
	}
	if strings.ContainsRune("aeioAEIO", rune(text[0])) {
		return "an " + text
	}
	return "a " + text
}

// onlyOnce says of a modifier that it is used on what comes next and no more.
func onlyOnce(a *board.Ability) string {
	if a.Next {
		return " once,"
	}
	return ""
}

// gives are the modifiers that give cards something or take it, by what that is. The
// cards are what it is about first; %s stands for what is given.
var gives = map[ability.Op]string{
	ability.SetPower: "power %s", ability.DoublePower: "power doubled", ability.KeepPower: "power that nothing changes",
	ability.HasType: "also being a %s", ability.HasTrait: "the trait %s", ability.HasColor: "the color %s",
	ability.HasColorsOf: "the colors of %s",
	ability.OnlyColor:   "the color %s and no other", ability.HasName: "the name %s",
	ability.HasAbilitiesOf: "the abilities of %s",
	ability.LosesAbilities: "no abilities", ability.LosesTraits: "no traits",
	ability.LosesColors: "no color", ability.ContributesExhausted: "power that counts though exhausted",
	ability.NotAtHomeLimit: "not counting against the home limit", ability.ChallengedByAtMost: "how many may challenge",
	ability.NotChosen:        "who may choose them",
	ability.DoesntContribute: "power that doesn’t count", ability.NoRequirements: "no play requirement",
	ability.EntersExhausted: "entering play exhausted", ability.EntersInvolved: "entering play involved in the faceoff",
	ability.Public: "being public", ability.Involved: "being involved in the faceoff",
	ability.PlayedFaceUp: "entering play face-up when played", ability.NotInvolved: "not being involved in the faceoff",
	ability.SetBonus: "a bonus of %s",
}

// given is what a modifier of gives says that cards have.
func given(n *ability.Node) *ability.Node {
	switch n.Op {
	case ability.SetPower, ability.SetBonus:
		return n.N()
	case ability.HasColor, ability.OnlyColor:
		return n.Color()
	case ability.HasColorsOf:
		return n.Models()
	case ability.HasAbilitiesOf:
		return n.Model()
	}
	return n.Word()
}

// adds are the modifiers that change an amount of the first argument by the second.
var adds = map[ability.Op]string{
	ability.AddBonus: "Problem bonus", ability.AddPoints: "points for defeating it", ability.AddFlips: "flips",
	ability.AddPowerTotal: "power total", ability.AddHomeLimit: "home limit", ability.AddHandSize: "maximum hand size",
}

// statement words one of the things that a continuous modifier does.
func (s said) statement(n *ability.Node) string {
	if what, ok := gives[n.Op]; ok {
		if strings.Contains(what, "%s") {
			what = fmt.Sprintf(what, s.value(given(n)))
		}
		if n.Op == ability.DoesntContribute && n.Problems() != nil {
			what += " for confronting " + s.value(n.Problems())
		}
		return "for " + s.value(n.Subject()) + ": " + what
	}
	if n.Op == ability.LosesKeyword {
		lost := "keywords"
		if n.Word() != nil {
			lost = s.value(n.Word())
		}
		return "for " + s.value(n.Cards()) + ": no " + lost
	}
	if what, ok := adds[n.Op]; ok {
		return fmt.Sprintf("for %s: %s to the %s", s.value(n.Subject()), s.change(n.N()), what)
	}
	switch n.Op {
	case ability.AddPower:
		power := "power"
		if n.Color() != nil {
			power = s.value(n.Color()) + " power"
		}
		return fmt.Sprintf("for %s: %s %s", s.value(n.Cards()), s.change(n.N()), power)
	case ability.AddPlayRequirement:
		return fmt.Sprintf("for %s: %s to the %s play requirement", s.value(n.Cards()), s.change(n.N()),
			s.value(n.Color()))
	case ability.HasKeyword:
		word := "the keyword " + s.value(n.Word())
		if n.N() != nil {
			word += " " + s.value(n.N())
		}
		return "for " + s.value(n.Cards()) + ": " + word
	case ability.GainControl, ability.Controls:
		return s.value(n.By()) + " controls " + s.value(n.Cards())
	case ability.ExchangeControl:
		return "the controllers of " + s.value(n.One()) + " and of " + s.value(n.Other()) + " are exchanged"
	case ability.Cant:
		return "no " + s.event(n.Event())
	case ability.AtMost:
		time := spaced(n.Per().Op.String())
		return fmt.Sprintf("no more than %s times each %s: %s", s.value(n.N()), time, s.event(n.Event()))
	case ability.AddCost:
		return s.costChange(n.N()) + " for " + s.event(n.Event())
	case ability.AddRequirement:
		color := "wild"
		if n.Color() != nil {
			color = s.value(n.Color())
		}
		return fmt.Sprintf("for %s to confront %s: %s %s", s.value(n.Players()), s.value(n.Problems()), s.change(n.N()),
			color)
	case ability.MayPlay:
		return s.value(n.By()) + " may play " + s.value(n.Cards())
	case ability.If:
		var does []string
		for _, inner := range n.Body {
			does = append(does, s.statement(inner))
		}
		if n.Condition().Op == ability.During {
			return s.during(n.Condition()) + ": " + strings.Join(does, "; ")
		}
		return "while " + s.notated(n.Condition()) + ": " + strings.Join(does, "; ")
	default:
		return s.notated(n)
	}
}

// change words a number that is added: "+2".
func (s said) change(n *ability.Node) string {
	text := s.value(n)
	if n.Op == ability.AnyNumber {
		return "as many as it takes"
	}
	if text[0] != '-' {
		text = "+" + text
	}
	return text
}

// costChange words what a cost changes by: "-1 action token".
func (s said) costChange(n *ability.Node) string {
	switch n.Op {
	case ability.OrNone:
		return s.costChange(n.N()) + ", as the payer likes,"
	case ability.Free:
		return "no action tokens"
	}
	by := s.change(n)
	if by == "+1" || by == "-1" {
		return by + " action token"
	}
	return by + " action tokens"
}

// value words what a node means: cards, a player, a number, a color or a word.
func (s said) value(n *ability.Node) string {
	isOf := func(b board.BoundValues) bool { return b.Slot == n.Slot }
	if i := slices.IndexFunc(s.bound, isOf); n.Slot != 0 && i >= 0 {
		var names []string
		for _, v := range s.bound[i].Values {
			names = append(names, s.Chosen(v))
		}
		switch {
		case names != nil:
			return series(names)
		case n.Kind != ability.Cards:
			return "nothing"
		case n.Op == ability.Bound:
			return "no card"
		}
		return "no card, as none fits"
	}
	switch n.Op {
	case ability.This:
		return s.Card(s.this)
	case ability.Literal:
		return fmt.Sprint(n.Num)
	case ability.Quoted:
		return n.Text
	case ability.X:
		return fmt.Sprint(s.x)
	case ability.Minus:
		if len(n.Args) == 1 {
			return "-" + s.value(n.Left())
		}
	case ability.You:
		return s.Player(s.you)
	case ability.Opponent, ability.Opponents:
		return s.opponent(s.you)
	case ability.Players:
		return everyone
	case ability.Controller:
		return "the controller of " + s.value(n.Cards())
	case ability.Host:
		return "the host of " + s.Card(s.this)
	}
	switch n.Kind {
	case ability.Color:
		if c, err := card.ParseColor(n.Op.String()); err == nil {
			return c.String()
		}
	case ability.Cards:
		return s.description(n)
	}
	return s.notated(n)
}

// sorts are the words for what sort of card is meant.
var sorts = map[ability.Op]string{
	ability.Friend: "Friends", ability.EventCard: "Events", ability.Resource: "Resources",
	ability.Troublemaker: "Troublemakers",
	ability.Problem:      "Problems", ability.ManeCharacter: "Mane Characters", ability.Character: "characters",
	ability.AnyCard: "cards",
}

// qualities are the words before the sort of card.
var qualities = map[ability.Op]string{
	ability.Unique: "Unique", ability.Multicolor: "multicolor", ability.HasNoColor: "colorless",
	ability.IsExhausted: "exhausted",
	ability.IsReady:     "ready", ability.IsFrightened: "frightened", ability.IsFaceDown: "face-down",
	ability.IsFaceUp:  "face-up",
	ability.IsFlipped: "flipped", ability.IsInvolved: "involved", ability.WasInvolved: "then involved",
}

// places are the words for where cards are.
var places = map[ability.Op]string{
	ability.Here: "at its area", ability.ItsProblem: "at its Problem", ability.Home: "at home",
	ability.AnyProblem: "at Problems", ability.AnyHome: "at homes",
}

// description words a description of cards: "involved Friends of Avery".
func (s said) description(n *ability.Node) string {
	sort, before, after := "cards", []string(nil), []string(nil)
	parts := conjuncts(n)
	if len(parts) == 2 && parts[0].Op == ability.Problem && parts[1].Op == ability.At &&
		parts[1].Areas().Op == ability.AreaOf {
		return s.problemOf(parts[1].Areas().Cards())
	}
	for _, part := range parts {
		if part.Op == ability.Bound && part.Slot != 0 { // certain cards, while they are as the rest says
			return s.value(part)
		}
		isNot := part.Op == ability.Not
		if isNot {
			part = part.What()
		}
		color, err := card.ParseColor(part.Op.String())
		switch {
		case isNot && qualities[part.Op] != "":
			before = append(before, "not "+qualities[part.Op])
		case isNot && part.Op == ability.This:
			after = append(after, "other than "+s.Card(s.this))
		case isNot:
			return s.notated(n)
		case sorts[part.Op] != "":
			sort = sorts[part.Op]
		case qualities[part.Op] != "":
			before = append(before, qualities[part.Op])
		case err == nil:
			before = append(before, color.String())
		case part.Op == ability.OfColor:
			before = append(before, s.value(part.Color()))
		case part.Op == ability.Yours:
			after = append(after, "of "+s.Player(s.you))
		case part.Op == ability.Opposing:
			before = append(before, "opposing")
		case part.Op == ability.At && places[part.Areas().Op] != "" && isOwnPlace(part.Areas()):
			after = append(after, places[part.Areas().Op])
		case part.Op == ability.At && (part.Areas().Slot != 0 || part.Areas().Op == ability.AreaOf):
			after = append(after, "at "+s.place(part.Areas()))
		case part.Op == ability.Trait:
			after = append(after, "with the trait "+s.value(part.Word()))
		case part.Op == ability.Keyword:
			after = append(after, "with "+s.value(part.Word()))
		default:
			return s.notated(n)
		}
	}
	return strings.Join(append(append(before, sort), after...), " ")
}

// problemOf words the Problem at the area of a card: the card itself where it is one.
func (s said) problemOf(n *ability.Node) string {
	isProblem := func(b board.BoundValues) bool {
		return b.Slot == n.Slot && len(b.Values) > 0 && s.State.Type(b.Values[0].Card.Card) == card.ProblemType
	}
	if n.Slot != 0 && slices.ContainsFunc(s.bound, isProblem) {
		return s.value(n)
	}
	return "the Problem of " + s.value(n)
}

// isOwnPlace reports whether a place isn't that of another card: "its" is the card's own.
func isOwnPlace(n *ability.Node) bool {
	return n.Op != ability.ItsProblem || n.Cards().Op == ability.This
}

// conjuncts lists what cards have to fit all of.
func conjuncts(n *ability.Node) []*ability.Node {
	if n.Op != ability.And {
		return []*ability.Node{n}
	}
	return append(conjuncts(n.Left()), conjuncts(n.Right())...)
}

// notated quotes the English of a part of the ability for which there are no words of the record's own; where
// there is none either, it says that the card's text has it.
func (s said) notated(n *ability.Node) string {
	if says := s.Scenario.EnglishOfPart(s.Place(s.of), n); says != "" {
		return "“" + says + "”"
	}
	return asTheTextSays[n.Kind]
}

// asTheTextSays is what is said of parts of abilities that have no words.
var asTheTextSays = map[ability.Kind]string{
	ability.Effect: "what the text says", ability.Condition: "what the text asks for",
	ability.Cards: "the cards that the text names", ability.Modifier: "what the text says",
	ability.Event: "what the text names", ability.Number: "the number that the text says",
	ability.Amount: "as many as the text says", ability.Player: "the player whom the text names",
	ability.Area: "the place that the text names", ability.Text: "the word that the text says",
	ability.Color: "the color that the text names", ability.Time: "the time that the text names",
}
