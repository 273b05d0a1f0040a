package sandbox

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// byText words what card text has made of a card beside its power: what it has
// gained (+) and lost (−), and what is on it and beneath it.
func (v view) byText(c board.CardID, face *card.Face) []string {
	words := v.changedByText(c, face)
	if beneath := v.beneath(c); face != nil && len(beneath) > 0 {
		words = append(words, "beneath it: "+v.names(beneath))
	}
	return words
}

// changedByText is byText without what is beneath the card.
func (v view) changedByText(c board.CardID, face *card.Face) []string {
	if face == nil || !v.state.Program().HasAbilities() {
		return nil
	}
	var words []string
	if v.state.IsCutieMarked(c) {
		words = append(words, "✦ Cutie Marked")
	}
	if v.state.IsIgnored(c) {
		words = append(words, "ignored")
	}
	for _, k := range v.state.CountersOn(c) {
		words = append(words, count(int(k.N), strings.TrimSpace(v.state.Program().Text(k.Word)+" counter")))
	}
	words = append(words, changed(v.state.Traits(c), face.Traits)...)
	words = append(words, changed(colorWords(v.state.Colors(c)), colorWords(face.Colors))...)
	for _, a := range playing.AbilitiesNow(v.scenario, v.state, c) {
		switch a.Standing {
		case playing.GainedAbility:
			words = append(words, "+ "+abilityName(a.Name, a.Place))
		case playing.LostAbility:
			words = append(words, "− "+abilityName(a.Name, a.Place))
		}
	}
	if over := v.state.IsBeneath(c); v.state.IsLive(over) {
		words = append(words, "beneath "+wording.CardName(v.scenario, v.state, over.Card))
	}
	return words
}

// changed says what there is that wasn't printed, and what isn't there any more.
func changed(now, printed []string) []string {
	var words []string
	for _, one := range now {
		if !slices.Contains(printed, one) {
			words = append(words, "+ "+one)
		}
	}
	for _, one := range printed {
		if !slices.Contains(now, one) {
			words = append(words, "− "+one)
		}
	}
	return words
}

func colorWords(colors card.Colors) []string {
	var words []string
	for _, c := range colors.List() {
		words = append(words, c.String())
	}
	return words
}

// beneath lists the cards beneath a card.
func (v view) beneath(c board.CardID) []board.CardID {
	var all []board.CardID
	for p := range board.Player(v.state.Players()) {
		for _, other := range v.state.Cards(board.Banished, p) {
			if over := v.state.IsBeneath(other); over.Card == c && v.state.IsLive(over) {
				all = append(all, other)
			}
		}
	}
	return all
}

// facts are a card's facts on a line.
func (v view) facts(c board.CardID, face *card.Face) string {
	parts := []string{v.state.Type(c).String()}
	add := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	if colors := v.state.Colors(c).String(); colors != "" {
		add("%s", colors)
	}
	if traits := v.state.Traits(c); len(traits) > 0 {
		add("%s", strings.Join(traits, ", "))
	}
	if face.Cost != nil {
		add("cost %d", *face.Cost)
	}
	for _, r := range face.PlayRequirements {
		add("requires %d %s", r.Power, r.Color)
	}
	if face.PointValue != nil {
		add("%s", count(v.state.PointValue(c), "point"))
	}
	if face.Problem != nil {
		add("%s", confronting(v.name(v.state.RequirementsOwner(c)), face.Problem))
	}
	return strings.Join(parts, " · ")
}

// abilities shows a card's facts and its abilities as they are now.
func (h *byHand) abilities(c board.CardID) []fyne.CanvasObject {
	v := h.view
	face := v.state.Face(c)
	if face == nil {
		return nil
	}
	objects := []fyne.CanvasObject{look.NewCaption(v.facts(c, face))}
	if text := v.byText(c, face); len(text) > 0 {
		objects = append(objects, look.NewCaption(strings.Join(text, " · ")))
	}
	for _, a := range playing.AbilitiesNow(v.scenario, v.state, c) {
		title := look.Plain(wording.Capitalized(abilityName(a.Name, a.Place)))
		if address := abilityAddress(v.state.Program(), a.Place); address != "" {
			title = fmt.Sprintf("[%s](%s)", title, address)
		}
		text := fmt.Sprintf("%s · %s", title, a.Standing)
		if a.Place.Keyword != "" {
			objects = append(objects, look.NewMarkdown(text, h.follow))
			continue
		}
		objects = append(objects, look.NewColumn(-10, look.NewMarkdown(text, h.follow),
			abilityText(v.scenario, a.Place, a.Notation)))
	}
	switch {
	case v.scenario.TextUnknown(v.state.Print(c)):
		objects = append(objects, look.NewCaption("Its text is not known: it goes by its facts alone."))
	case len(objects) == 1 && v.scenario.TextIgnored:
		objects = append(objects, look.NewCaption("The text of cards is ignored here."))
	}
	return objects
}

// cardShown offers a card's page, and to show it as a card, or shows it so.
func (h *byHand) cardShown(c board.CardID) []fyne.CanvasObject {
	printed := h.view.state.Program().Card(h.view.state.Print(c))
	if printed == nil {
		return nil
	}
	label := "Show the card"
	if h.drawn {
		label = "Hide the card"
	}
	var offered []fyne.CanvasObject
	if address := h.view.address(c); address != "" {
		offered = append(offered, h.choice("Open its card page", func() { h.follow(address) }))
	}
	offered = append(offered, h.choice(label, func() {
		h.drawn = !h.drawn
		h.draw()
	}))
	objects := []fyne.CanvasObject{look.NewFlow(changeSize, offered...)}
	if !h.drawn {
		return objects
	}
	known := &rulesdb.Card{Card: *printed}
	if c := h.known.CardByID(printed.ID); c != nil {
		known = c // with its text where that is imported
	}
	follow := func(keyword string) { h.follow(look.Address("glossary", keyword)) }
	return append(objects, look.NewGap(6), cardface.New(follow, cardface.Of(h.known, known)...), look.NewGap(6))
}
