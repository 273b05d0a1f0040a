package sandbox

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/rulesdb/decklist"
	"canterlaw/ui/look"
)

// newBar makes what stands beside the tabs of the window while something is played or set
// up: the menu and the title.
func (s *Screen) newBar() *fyne.Container {
	s.title = widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	s.title.Truncation = fyne.TextTruncateEllipsis
	var menu *look.Button
	menu = look.NewButton("", theme.MenuIcon(), func() { s.openMenu(menu) })
	menu.Importance = widget.LowImportance
	bar := container.New(barLayout{s.kept}, menu, s.title, s.kept.Content)
	bar.Hide() // until then
	return bar
}

// barLayout sets the menu, the title, and whether what is shown is kept, of which a sign is
// left where the title would have no room.
type barLayout struct{ kept *keeper }

// wordsFrom is the width from which on the bar says in words whether what is shown is kept.
const wordsFrom = 250

// Layout implements fyne.Layout.
func (l barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	menu, title, kept := objects[0], objects[1], objects[2]
	l.kept.setShort(size.Width < wordsFrom)
	left, right := menu.MinSize().Width, kept.MinSize().Width
	put(menu, 0, 0, left, size.Height)
	put(title, left, 0, max(0, size.Width-left-right), size.Height)
	put(kept, size.Width-right, 0, right, size.Height)
}

// MinSize implements fyne.Layout.
func (l barLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, o := range objects {
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(objects[0].MinSize().Width, height)
}

// InView says whether the screen is in view; only then its bar is.
func (s *Screen) InView(inView bool) {
	s.inView = inView
	setShown(s.bar, inView && (s.sandbox != nil || s.IsSettingUp()))
}

// Bar is what stands beside the tabs of the window.
func (s *Screen) Bar() fyne.CanvasObject { return s.bar }

// openMenu shows what leads away from what is played, and how it is played and seen.
func (s *Screen) openMenu(under fyne.CanvasObject) {
	if s.sandbox == nil && !s.IsSettingUp() {
		return
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", s.menuItems()...), s.options.Window.Canvas())
	menu.ShowAtRelativePosition(fyne.NewPos(0, under.Size().Height), under)
}

func (s *Screen) menuItems() []*fyne.MenuItem {
	items := []*fyne.MenuItem{fyne.NewMenuItem("Scenarios", s.Close)}
	if s.IsSettingUp() {
		items = append(items, fyne.NewMenuItem("Save under a name", s.SavePosition))
		return append(items, s.leading()...)
	}
	if s.canRewind() {
		items = append(items, fyne.NewMenuItem("Back to before this: what can be undone?", s.showRewind))
	}
	if s.canSetUp() {
		items = append(items, fyne.NewMenuItem("Set up", s.setUpFromHere))
	}
	if s.canSetUpNow() {
		items = append(items, fyne.NewMenuItem("Set up this moment", s.setUpNow),
			fyne.NewMenuItem("Copy line", s.copyLine))
	}
	if s.course.HasOwnLine() && len(s.sandbox.Scenario().Text) > 0 {
		items = append(items, fyne.NewMenuItem("Take this line over as the steps", s.takeOver))
	}
	items = append(items, fyne.NewMenuItem("Write the ruling", s.writeRuling),
		fyne.NewMenuItem("Read otherwise, side by side", func() { s.compareReadings("") }),
		fyne.NewMenuItem("Copy file", s.copyFile), fyne.NewMenuItem("Save under a name", s.SaveGame))
	items = append(append(items, s.leading()...), fyne.NewMenuItemSeparator())
	choose := func(label string, chosen *bool) {
		item := fyne.NewMenuItem(label, func() {
			*chosen = !*chosen
			s.setPlaying()
		})
		item.Checked = *chosen
		items = append(items, item)
	}
	choose("Pass by itself where nobody can do anything else", &s.hurries)
	if s.sandbox.Scenario().IsWholeGame() {
		choose("Draw unknown cards at random", &s.draws)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	see := func(label string, by board.Player) {
		item := fyne.NewMenuItem(label, func() { s.seeAs(by) })
		item.Checked = s.seenBy == by
		items = append(items, item)
	}
	see("All cards, as a judge", board.NoPlayer)
	for p := range board.Player(s.sandbox.State().Players()) {
		see("As "+s.sandbox.Scenario().Names.PlayerName(p)+" sees it", p)
	}
	return items
}

// leading are the items that lead to what else is played or set up.
func (s *Screen) leading() []*fyne.MenuItem {
	items := []*fyne.MenuItem{fyne.NewMenuItem("New position", s.NewPosition), fyne.NewMenuItem("New game", s.NewGame)}
	if s.kept.shelf == nil {
		return items
	}
	return append([]*fyne.MenuItem{fyne.NewMenuItem("Yours", s.openMine)}, items...)
}

// NewGameWith chooses decks for a new game, the first of which is given.
func (s *Screen) NewGameWith(deck *decklist.Deck) {
	s.NewGame()
	s.newGame.Choose(0, deck)
}

// NewGame chooses decks for a new game; what was played can be gone on with.
func (s *Screen) NewGame() {
	s.Close()
	if s.sandbox == nil {
		s.chooseDecks()
	}
}

// seeAs shows the table as a player may see it, or as a judge.
func (s *Screen) seeAs(by board.Player) {
	s.seenBy = by
	s.outcomes.forget()
	s.title.SetText(s.titleInBar())
	s.show("")
}

// titleInBar is what is being played and, where it isn't a judge, who looks.
func (s *Screen) titleInBar() string {
	if s.sandbox == nil || s.seenBy == board.NoPlayer {
		return s.Title()
	}
	return s.Title() + " · as " + s.sandbox.Scenario().Names.PlayerName(s.seenBy) + " sees it"
}
