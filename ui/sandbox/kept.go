package sandbox

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// keeper keeps what is played as it is played, each game in a draft of its own.
type keeper struct {
	// Content says whether it is kept, for beside what is played.
	Content *fyne.Container

	screen *Screen
	shelf  *kept.Shelf // nil without a library folder
	of     map[*playing.Sandbox]*keeping
	says   *widget.RichText
	full   string // what it says, where there is room
	short  bool   // there is room for its sign alone
	copy   *look.Button

	played   standing // where what is played stands
	keepings int      // how many times something was handed over to be kept
}

// standing is whether something is kept, in words.
type standing struct {
	says   string
	failed bool
}

// keeping is where a game is kept.
type keeping struct {
	draft *kept.Draft
	saved []byte // the file, as it was saved or opened under a name; nil for none
}

func newKeeper(s *Screen) *keeper {
	k := &keeper{screen: s, of: map[*playing.Sandbox]*keeping{}, says: look.NewQuiet()}
	k.copy = look.NewButton("Copy line", theme.ContentCopyIcon(), s.copyLine)
	k.copy.Hide()
	k.Content = container.NewHBox(k.says, k.copy)
	return k
}

// setFolder gives the keeper the library's folder; "" for none.
func (k *keeper) setFolder(library string) { k.shelf = kept.In(library) }

// tell says whether what is played is kept.
func (k *keeper) tell(says string, failed bool) {
	k.played = standing{says, failed}
	if !k.screen.IsSettingUp() {
		k.show(says, failed)
	}
}

// tellSetup says whether what is set up is kept. Why it isn't, and its line to copy, stand
// in its panel.
func (k *keeper) tellSetup(says string, _ bool) {
	if k.screen.IsSettingUp() {
		k.show(shortened(says), false)
	}
}

// show says it in the bar.
func (k *keeper) show(says string, failed bool) {
	if k.full == says && k.copy.Visible() == failed {
		return
	}
	k.full = says
	k.draw()
	k.copy.Hide()
	if failed {
		k.copy.Show()
	}
	k.Content.Refresh()
	if k.screen.bar != nil {
		k.screen.bar.Refresh() // which gives it the room that it takes now
	}
}

// setShort shows in the bar the sign of what it says alone, or all of it.
func (k *keeper) setShort(short bool) {
	if k.short != short {
		k.short = short
		k.draw()
	}
}

func (k *keeper) draw() {
	text := k.full
	if sign, _, found := strings.Cut(text, " "); found && k.short {
		text = sign
	}
	look.SetQuiet(k.says, text)
}

// shortened cuts a reason to what stands beside a title.
func shortened(reason string) string {
	const most = 40
	letters := []rune(reason)
	if len(letters) <= most {
		return reason
	}
	return string(letters[:most-1]) + "…"
}

// changed keeps what is played, unless that is a shipped scenario in which nothing has
// been done but its own steps.
func (k *keeper) changed() {
	b := k.screen.sandbox
	if b == nil {
		return
	}
	at := k.keeping(b)
	if at == nil || at.draft.File() == "" && at.saved == nil && !isWorthKeeping(b) && !k.screen.course.CanRestore() {
		k.tell("", false)
		return
	}
	text, err := b.File(scenario.Kept{Of: at.draft.Of, Stands: stands(b), Branches: k.screen.keptBranches()})
	if err == nil && at.draft.File() == "" && bytes.Equal(text, at.saved) {
		return
	}
	if err != nil {
		k.tellKept(err)
		return
	}
	k.keepings++
	n := k.keepings
	k.tell("Keeping …", false) // of what the disk doesn't have yet nothing else is said
	k.screen.options.Keep(at.draft, text, func(err error) {
		if k.screen.sandbox == b && k.keepings == n { // else something else is shown by now
			k.tellKept(err)
		}
	})
}

// tellKept says what came of keeping the draft.
func (k *keeper) tellKept(err error) {
	if err != nil {
		k.tell("✕ could not save ("+shortened(kept.Reason(err))+")", true)
		return
	}
	k.tell("✓ Draft kept", false)
}

// keeping is where a game is kept; nil where it can't be: there is no folder, or it was
// read from no file.
func (k *keeper) keeping(b *playing.Sandbox) *keeping {
	if k.shelf == nil || len(b.Scenario().Text) == 0 {
		return nil
	}
	for other := range k.of {
		if other != b && other != k.screen.left && other != k.screen.sandbox {
			delete(k.of, other)
		}
	}
	if k.of[b] == nil {
		k.of[b] = &keeping{draft: k.shelf.NewDraft("")}
	}
	return k.of[b]
}

// isWorthKeeping reports whether there is more to a game than a file that is there
// anyway.
func isWorthKeeping(b *playing.Sandbox) bool {
	if b.HasOwnMoves() {
		return true
	}
	text, err := position.ShippedText(b.Scenario().Head)
	if err != nil {
		return b.Scenario().IsWholeGame()
	}
	return !bytes.Equal(text, b.Scenario().Text) // its ruling was written anew
}

// stands says where a game stands: "Avery’s turn 3, 4 : 0".
func stands(b *playing.Sandbox) string {
	state := b.State()
	says := fmt.Sprintf("%s’s turn %d", b.Scenario().Names.PlayerName(state.TurnPlayer()), state.Turn())
	if state.Result().Over {
		says = "over"
	}
	return fmt.Sprintf("%s, %d : %d", says, state.Score(0), state.Score(1))
}

// OpenKept opens a file of the shelf: a game is played on from where it stood, a position
// is set up. What is being played goes on.
func (s *Screen) OpenKept(file string) {
	if s.kept.shelf == nil || !s.options.Bar.KeepNote() {
		return
	}
	for b, at := range s.kept.of {
		if file != at.draft.File() && (file != at.draft.Of || at.draft.File() != "") {
			continue
		}
		if b == s.sandbox {
			s.hold(s.player)
			return
		}
		if b == s.left {
			s.resume()
			return
		}
	}
	e := s.kept.shelf.Entry(file)
	switch {
	case e.Err != nil:
		s.fail(e.Err)
	case e.IsGame:
		s.reopen(e)
	default:
		s.showSetup()
		s.setup.OpenKept(e)
	}
}

// reopen plays a game on from where it stood.
func (s *Screen) reopen(e kept.Entry) {
	draft, text, err := s.kept.shelf.Resume(e)
	if err != nil {
		s.fail(err)
		return
	}
	c, err := scenario.Read(s.library, e.File, text)
	if err != nil {
		s.fail(err)
		return
	}
	at := &keeping{draft: draft}
	if !e.Draft {
		at.draft = s.kept.shelf.NewDraft(e.File)
	}
	s.playKept(c, at)
}

// playKept plays a scenario on from where it stood. Where a step can't be made any more,
// it stands before that, and the file stays as it is.
func (s *Screen) playKept(c *scenario.Scenario, at *keeping) {
	course, err := playing.ReopenCourse(c, s.options.Random)
	if course == nil {
		s.fail(err)
		return
	}
	b := course.Sandbox
	notice := ""
	if err == nil {
		err = course.ReadBranches(s.library)
	}
	if err != nil {
		notice, at.draft = err.Error(), s.kept.shelf.NewDraft(at.draft.Of)
	}
	if at.draft.File() == "" {
		branches, _ := course.KeptBranches() // where that fails, it is told as it is kept
		at.saved, _ = b.File(scenario.Kept{Of: at.draft.Of, Stands: stands(b), Branches: branches})
	}
	s.kept.of[b] = at
	s.takeCourse(course)
	s.resumeIn(b)
	s.tabs.SelectIndex(trailTab)
	s.show(notice)
	s.options.TitleChanged(s.Title())
}

// Shelf is where the user's own positions and games are; nil without a library folder.
func (s *Screen) Shelf() *kept.Shelf { return s.kept.shelf }

// IsOwnGame reports whether something of the user's own is being played.
func (s *Screen) IsOwnGame() bool {
	at := s.kept.of[s.sandbox]
	return s.sandbox != nil && at != nil && (at.draft.File() != "" || at.saved != nil || isWorthKeeping(s.sandbox))
}

// SaveGame asks for a name to keep under what is being played.
func (s *Screen) SaveGame() {
	if s.sandbox == nil {
		return
	}
	at := s.kept.keeping(s.sandbox)
	if at == nil {
		s.kept.tell("✕ could not save (there is no library folder)", false)
		return
	}
	s.ask("Save under which name?", "Save", s.Title(), func(title string) error { return s.kept.save(at, title) })
}

// save keeps what is played under a name. Where it was opened from a file of that name,
// it takes that one's place.
func (k *keeper) save(at *keeping, title string) error {
	b := k.screen.sandbox
	over := at.draft.Of
	if over != "" && k.shelf.Entry(over).Title != title {
		over = ""
	}
	text, err := b.File(scenario.Kept{Stands: stands(b), Branches: k.screen.keptBranches()})
	if err != nil {
		return err
	}
	file, err := k.shelf.Save(title, text, over)
	if err != nil {
		return err
	}
	if err := at.draft.Discard(); err != nil {
		return err
	}
	at.draft = k.shelf.NewDraft(file)
	titled, err := kept.Titled(b.Scenario().Text, title)
	if err != nil {
		return err
	}
	b.Scenario().Call(title, titled)
	at.saved, err = b.File(scenario.Kept{Of: file, Stands: stands(b), Branches: k.screen.keptBranches()})
	k.screen.title.SetText(k.screen.titleInBar())
	k.screen.options.TitleChanged(title)
	k.tell("✓ Saved "+time.Now().Format("15:04"), false)
	return err
}

// ask asks for a name in place of what is shown, to where Escape goes back.
func (s *Screen) ask(says, does, name string, answer func(name string) error) {
	before := s.holder.Objects[0]
	wrong := look.NewCaption("")
	var entry *look.Entry
	back := func() {
		s.cancel = nil
		s.hold(before)
		s.options.Window.Canvas().Unfocus()
	}
	done := func() {
		if err := answer(entry.Text); err != nil {
			wrong.Segments[0].(*widget.TextSegment).Text = "✕ " + err.Error()
			wrong.Refresh()
			return
		}
		if s.cancel != nil { // else the answer has shown something else
			back()
		}
	}
	entry = look.NewEntry("a name", done)
	entry.SetText(name)
	entry.CursorColumn = len([]rune(name))
	ok := look.NewButton(does, theme.ConfirmIcon(), done)
	ok.Importance = widget.HighImportance
	s.hold(look.NewMargin(16, look.NewReadingColumn(look.NewHeading(says), entry, wrong,
		container.NewHBox(ok, look.NewButton("Cancel", nil, back)))))
	s.cancel = back
	s.options.Window.Canvas().Focus(entry)
	entry.TypedShortcut(&fyne.ShortcutSelectAll{}) // who types another name doesn't want it behind this one
}
