package setup

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/search/cardquery"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// showPanel draws what stands beneath the field: what was found or understood, the card
// that is chosen, and what keeps the position from running. Where the panel is wide, the
// latter stands beside the former, and what a line does has two columns.
func (s *Screen) showPanel() {
	s.field.SetPlaceHolder(s.hint())
	if s.isLineChanged() {
		s.panel.ShowInPlace(parted(s.lineTyped(), s.beforeRun()))
		return
	}
	if s.found().isLine {
		objects := []fyne.CanvasObject{parted(s.whereTyped(), s.unread(), s.chosenCard())}
		if added := s.added(); len(added) > 0 {
			half := (len(added) + 1) / 2
			objects = append(objects, look.NewColumns(understoodGap,
				parted(drawnTogether(added[:half])), parted(drawnTogether(added[half:]))))
		}
		if alike := s.alike(); len(alike) > 0 {
			objects = append(objects, parted(alike))
		}
		s.panel.ShowInPlace(append(objects, newRule(),
			look.NewColumns(20, parted(s.beforeRun()), parted(s.unknown(), s.leftOutOfLine())))...)
		return
	}
	standing := parted(s.faceoffs(), s.beforeRun(), s.unknown(), s.leftOutOfLine(), s.types())
	found, chosen := [][]fyne.CanvasObject{s.results(), s.unread(), s.begin()}, [][]fyne.CanvasObject{s.chosenCard()}
	if !s.isInField() { // a card was tapped, or is gone to by keys
		found, chosen = chosen, found
	}
	doing := slices.Concat([][]fyne.CanvasObject{s.whereTyped()}, found, chosen,
		[][]fyne.CanvasObject{s.pile(), s.happened()})
	s.panel.ShowInPlace(look.NewColumns(20, parted(doing...), standing))
}

// parted sets parts of the panel below each other, with a line between them.
func parted(parts ...[]fyne.CanvasObject) fyne.CanvasObject {
	least := canvas.NewRectangle(color.Transparent)
	least.SetMinSize(fyne.NewSize(leastColumn, 0))
	objects := []fyne.CanvasObject{least}
	for _, part := range parts {
		if len(part) == 0 {
			continue
		}
		if len(objects) > 1 {
			objects = append(objects, newRule())
		}
		objects = append(objects, part...)
	}
	return look.NewColumn(4, objects...)
}

// panelBeside is how wide the panel is beside the table on a canvas of a width, as it is in play: so that a run moves
// nothing; 0 where there is less room.
func panelBeside(width float32) float32 {
	if width < 1200 {
		return 0
	}
	return look.PanelWidth(width)
}

// panelBelow is how high the panel is below the table on an upright canvas, with a foot of a height beneath it: so
// that a run moves nothing there either; 0 where there is less room.
func panelBelow(size fyne.Size, foot float32) float32 {
	if size.Width < 700 || size.Height < 900 {
		return 0
	}
	return look.PanelBelow - foot
}

// leastColumn is how wide a part of the panel is at least.
const leastColumn float32 = 240

// hint says what the field takes.
func (s *Screen) hint() string {
	switch {
	case s.naming:
		return "A name to save it under"
	case s.asking != nil:
		return s.asking.says
	default:
		return "A card, facts, a line or your own words"
	}
}

// whereTyped says where what is typed is put, and what came of the latest.
func (s *Screen) whereTyped() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	switch {
	case s.naming:
		objects = append(objects, look.NewText("Save under which name? Enter saves"+goesBack(", ")))
	case s.asking != nil:
		objects = append(objects, look.NewText(s.asking.says+goesBack(". ")))
	case look.ByFingers():
		objects = append(objects, s.whatFingersDo()...)
	default:
		if s.found().isLine && (s.found().elsewhere || strings.ContainsAny(s.field.Text, ":;")) {
			objects = append(objects, newKeys("Enter", "puts all of it on the table", "Ctrl Z", "takes it back"))
		} else if s.field.Text == "" && s.chosen != nil { // its marks have keys, which the field takes as letters
			if s.isInField() {
				objects = append(objects, newKeys("Esc", "then the keys of its marks", "Tab", "place"))
			} else {
				objects = append(objects, newKeys("/", "to the field", "Esc", "lets go of the card"))
			}
		} else {
			objects = append(objects, newKeys("Enter", "puts it at "+s.marked.String(), "Tab", "place"))
		}
		if len(s.found().cards) > 0 {
			objects = append(objects, newKeys("↑ ↓", "card", "Shift Enter", "two of it", "Esc", "back"))
		}
	}
	if look.HasScreenKeys() && (s.naming || s.asking != nil || s.field.Text != "") { // which have no such key
		says := "Clear the field"
		if s.naming || s.asking != nil {
			says = "Go back"
		}
		objects = append(objects, newChip(says, "Esc", false, func() {
			s.options.Window.Canvas().Focus(s.field)
			s.Escape()
		}))
	}
	if s.notice != "" {
		objects = append(objects, look.NewText(s.notice))
	}
	if s.found().wrong != "" {
		objects = append(objects, look.NewText("✕ "+s.found().wrong))
	}
	return append(objects, s.leftLine()...)
}

// goesBack ends a sentence with what leaves a question, after a sign, if a key does: fingers have a chip for it.
func goesBack(after string) string {
	if look.HasScreenKeys() {
		return "."
	}
	return after + "Escape goes back."
}

// whatFingersDo says what taps and strokes do with what is typed, or with the card that is chosen.
func (s *Screen) whatFingersDo() []fyne.CanvasObject {
	switch {
	case s.found().isLine && (s.found().elsewhere || strings.ContainsAny(s.field.Text, ":;")):
		return []fyne.CanvasObject{newKeys("Enter", "puts all of it on the table")}
	case s.field.Text == "" && s.chosen != nil:
		return []fyne.CanvasObject{
			newKeys("Tap", "a mark below, or another card"), newKeys("Drag", "it to another place"),
		}
	case len(s.found().cards) > 0:
		return []fyne.CanvasObject{newKeys("Tap", "a card: it goes to "+s.marked.String()),
			newKeys("Drag", "it sideways, to any place")}
	case s.field.Text != "":
		return []fyne.CanvasObject{newKeys("Enter", "puts it at "+s.marked.String())}
	default:
		return []fyne.CanvasObject{newKeys("Tap", "a place, to put what comes next there")}
	}
}

// begin offers examples on an empty table.
func (s *Screen) begin() []fyne.CanvasObject {
	if s.field.Text != "" || s.asking != nil || s.naming || !s.draft.IsEmpty() {
		return nil
	}
	objects := []fyne.CanvasObject{newLabel("Begin with")}
	for _, example := range []struct{ kind, typed string }{
		{"a name", "rainbow dash fl"}, {"facts", "2 blue friend 3"},
		{"a place and cards", "AP: dash, red gala/ex"}, {"points and tokens", "A 3t 4p; B 9p"},
	} {
		objects = append(objects, newExample(example.kind, example.typed, true, func() { s.try(example.typed) }))
	}
	return append(objects,
		newExample("a line from a colleague", "paste it here", true, func() {
			s.options.Window.Canvas().Focus(s.line)
		}),
		newLabel("Or take over"),
		newExample("A scenario", "by topic", false, s.options.Leave),
		newExample("Two decks, from their start", "theme decks, files", false, s.options.Decks),
		newExample("A file", "of a position", false, s.openFile))
}

// discColors are the colors in the order in which cards are numbered within a set: by the
// letters of their names, and colorless ones last.
var discColors = []card.Color{
	card.Blue, card.Orange, card.Pink, card.Purple, card.White, card.Yellow, card.Colorless,
}

// types offers cards by their type, for those who use the pointer.
func (s *Screen) types() []fyne.CanvasObject {
	if s.asking != nil || s.naming || s.field.Text != "" && !cardquery.Is(s.field.Text) {
		return nil
	}
	colors := []fyne.CanvasObject{}
	for _, c := range discColors {
		query := withPart(s.field.Text, "c:", c.String())
		disc := look.NewChoiceOf(newDrawn(fyne.NewSize(30, 30), func(p *pen) {
			const disc = 20
			at := fyne.NewPos((p.size.Width-disc)/2, (p.size.Height-disc)/2)
			p.objects = append(p.objects, cardface.Disc(c, at, disc)...)
		}), func() { s.try(query) })
		disc.Choose(strings.Contains(s.field.Text, "c:"+c.String()+" "))
		colors = append(colors, disc)
	}
	var chips []fyne.CanvasObject
	for _, t := range []card.Type{
		card.ManeCharacter, card.Friend, card.Resource, card.Event, card.Troublemaker, card.ProblemType,
	} {
		word := strings.ToLower(firstWord(t.String()))
		query := withPart(s.field.Text, "t:", word)
		asked := strings.Contains(s.field.Text, "t:"+word+" ")
		chips = append(chips, newChip(shortType(t), "", asked, func() { s.try(query) }))
	}
	caption := "By color and type, for " + s.marked.String()
	return []fyne.CanvasObject{
		newLabel(caption), look.NewFlow(fyne.NewSize(38, 32), colors...), look.NewFlow(fyne.NewSize(98, 31), chips...),
	}
}

// withPart gives a query with a part that asks for a fact, in place of the part that asks
// for another of its kind; asked for again it is taken out.
func withPart(query, of, value string) string {
	var parts []string
	was := ""
	for _, part := range strings.Fields(query) {
		if strings.HasPrefix(part, of) {
			was = part
			continue
		}
		parts = append(parts, part)
	}
	if was != of+value {
		parts = append(parts, of+value)
	}
	if len(parts) == 0 {
		return ""
	}
	return strings.Join(parts, " ") + " "
}

func shortType(t card.Type) string {
	if t == card.ManeCharacter {
		return "Mane"
	}
	return t.String()
}

func firstWord(text string) string { return strings.Fields(text)[0] }

// try types an example.
func (s *Screen) try(text string) {
	s.options.Window.Canvas().Focus(s.field)
	s.field.SetTextAtEnd(text)
}

// pile lists the cards of the pile that is marked, since the table shows only the first.
func (s *Screen) pile() []fyne.CanvasObject {
	if s.marked.Zone == position.InPlay || s.marked.Zone == position.Hand || s.field.Text != "" {
		return nil
	}
	cards := s.draft.At(s.marked)
	objects := []fyne.CanvasObject{look.NewSubheading(wording.Capitalized(s.marked.String()))}
	if s.marked.Zone == position.Deck || s.marked.Zone == position.ProblemDeck {
		objects = append(objects, s.unknownCards(cards))
	}
	for _, c := range cards {
		if c.Name != position.Unknown {
			objects = append(objects, look.NewChoice(c.Name, func() { s.choose(c) }))
		}
	}
	return objects
}

// happened offers what may have happened at the Problem that is marked, once it is
// asked for.
func (s *Screen) happened() []fyne.CanvasObject {
	at := s.marked.Area
	if s.marked.Zone != position.InPlay || s.field.Text != "" || s.asking != nil || s.naming {
		return nil
	}
	if at.Kind == position.Home {
		return s.done(at.Of)
	}
	if s.happenedAt.Kind != at.Kind || s.happenedAt.Of != at.Of || s.happenedAt.Dilemma != at.Dilemma {
		return []fyne.CanvasObject{look.NewChoice("▸ What happened at "+at.String(), func() {
			s.happenedAt = at
			s.showPanel()
		})}
	}
	objects := []fyne.CanvasObject{look.NewChoice("▾ What happened at "+at.String(), func() {
		s.happenedAt = position.Area{}
		s.showPanel()
	})}
	for i, says := range position.Happenings() {
		did := s.draft.History.Happened(i, at)
		if did {
			says = "✓ " + says
		}
		choice := look.NewChoice(says, func() {
			s.change(func(p *position.Position) error {
				p.History.SetHappened(i, at, !did)
				return nil
			})
		})
		choice.Choose(did)
		objects = append(objects, choice)
	}
	return append(objects, s.won(at)...)
}

// won offers who won the Problem faceoff at a Problem this turn, and by how much.
func (s *Screen) won(at position.Area) (objects []fyne.CanvasObject) {
	for _, side := range []position.Side{position.Avery, position.Blake} {
		margin, won := s.draft.Won(side, at)
		set := func(won bool, margin int) func() {
			return func() {
				s.change(func(p *position.Position) error {
					p.SetWon(side, at, won, max(0, margin))
					return nil
				})
			}
		}
		says := side.String() + " won its faceoff"
		if won {
			says = "✓ " + says
		}
		choice := look.NewChoice(says, set(!won, 1))
		choice.Choose(won)
		objects = append(objects, choice)
		if won {
			objects = append(objects, container.NewHBox(look.NewFactLabel(fmt.Sprintf("by %d power", margin)),
				look.NewButton("−", nil, set(true, margin-1)), look.NewButton("+", nil, set(true, margin+1))))
		}
	}
	return objects
}

// unknownCards counts the cards of a deck that nobody knows.
func (s *Screen) unknownCards(cards []*position.Card) fyne.CanvasObject {
	n, at := 0, s.marked
	for _, c := range cards {
		if c.Name == position.Unknown {
			n += c.Count
		}
	}
	if len(cards) == 0 && at.Zone == position.Deck {
		n = s.draft.DeckSize(at.Side)
	}
	set := func(to int) func() {
		return func() {
			s.change(func(p *position.Position) error {
				p.PutUnknown(at, max(0, to))
				return nil
			})
		}
	}
	return container.NewHBox(look.NewFactLabel(wording.Count(n, "unknown card")),
		look.NewButton("−", nil, set(n-1)), look.NewButton("+", nil, set(n+1)))
}

// beforeRun says what keeps the position from running, or that nothing does, and what a
// run goes without.
func (s *Screen) beforeRun() []fyne.CanvasObject {
	if s.cards == nil {
		return []fyne.CanvasObject{look.NewText("The cards are being loaded: one moment.")}
	}
	objects := []fyne.CanvasObject{newLabel("Before it can run")}
	for i, o := range s.obstacles {
		text := "✕ " + look.Plain(o.Says)
		if o.Rule != "" {
			text += fmt.Sprintf(" [%s](%s)", o.Rule, look.Address("rule", o.Rule))
		}
		objects = append(objects, small(text, s.options.Follow))
		if o.Do != nil {
			objects = append(objects, newChip(o.Repair, "", false, func() { s.repair(i) }))
		}
	}
	doubts := s.cards.Doubts(s.draft.Position)
	for _, d := range doubts {
		text := fmt.Sprintf("! %s [%s](%s)", look.Plain(d.Says), d.Rule, look.Address("rule", d.Rule))
		mend := func() { s.askHost(d.Card) }
		if d.Do != nil {
			mend = func() {
				s.change(func(p *position.Position) error {
					d.Do(p)
					return nil
				})
			}
		}
		objects = append(objects, small(text, s.options.Follow), newChip(d.Repair, "", false, mend))
	}
	switch {
	case len(s.obstacles) > 0:
	case len(doubts) > 0:
		objects = append(objects, small("✓ It runs all the same.", nil))
	default:
		objects = append(objects, small("✓ Nothing is in the way of a run.", nil))
	}
	if names := s.cards.Unsettled(s.draft.Position); len(names) > 0 {
		says := "? The text of " + enumerated(names) + " isn’t known: these cards go by their facts alone."
		objects = append(objects, look.NewCaption(says))
	}
	if s.unkept {
		objects = append(objects, look.NewCaption(s.kept),
			container.NewHBox(look.NewButton("Copy line", theme.ContentCopyIcon(), s.copyLine)))
	}
	return objects
}

// small is a line of the panel in small text, in line with what stands above it.
func small(markdown string, follow func(address string)) fyne.CanvasObject {
	return sheet.Flush(look.NewSmallMarkdown(markdown, follow))
}

// leftOutOfLine names what the position has and its line has no words for.
func (s *Screen) leftOutOfLine() []fyne.CanvasObject {
	if len(s.unsaid) == 0 {
		return nil
	}
	objects := []fyne.CanvasObject{newLabel("Kept, but not in the line")}
	for _, what := range s.unsaid {
		objects = append(objects, look.NewCaption("· "+wording.Capitalized(what)))
	}
	return objects
}

// enumerated lists a few names.
func enumerated(names []string) string {
	const few = 4
	if len(names) > few {
		names = append(slices.Clone(names[:few]), fmt.Sprintf("%d more", len(names)-few))
	}
	return strings.Join(names, "; ")
}

// cutName cuts a name into its title and subtitle.
func cutName(name string) (title, subtitle string, found bool) { return strings.Cut(name, ", ") }
