package setup

import (
	"bytes"
	"fmt"
	"time"

	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/position"
)

// saveAs keeps the position under a name. Where it was opened from a file of that name,
// it takes that one's place.
func (s *Screen) saveAs(title string) {
	if s.shelf == nil {
		s.notice = "✕ There is no library folder to save in."
		s.show()
		return
	}
	before, over := s.draft.Title(), s.keeping.Of
	if title != before {
		over = ""
	}
	s.draft.SetTitle(title)
	text, err := s.file()
	file := ""
	if err == nil {
		file, err = s.shelf.Save(title, text, over)
	}
	if err != nil {
		s.draft.SetTitle(before)
		s.couldNot(err)
		s.notice = s.kept
		s.show()
		return
	}
	s.naming, s.notice = false, ""
	s.field.SetText("")
	if err := s.keeping.Discard(); err != nil {
		s.notice = "✕ " + err.Error() + ". "
	}
	s.startDraft(file)
	s.saved, _ = s.file() // as before but for the file that it is a draft of
	s.tellKept("✓ Saved "+time.Now().Format("15:04"), false)
	s.notice += s.kept + " as “" + title + "”"
	s.check()
	s.show()
}

// couldNot says that the position could not be kept.
func (s *Screen) couldNot(err error) {
	s.tellKept("✕ could not save ("+kept.Reason(err)+")", true)
}

// tellKept says where the draft stands.
func (s *Screen) tellKept(says string, failed bool) {
	s.kept, s.unkept = says, failed
	s.options.Kept(says, failed)
}

// TellKept says once more where the draft stands, when the screen comes into view.
func (s *Screen) TellKept() { s.options.Kept(s.kept, s.unkept) }

// OpenKept goes on with a position of the shelf: with a draft where it was, with one
// that was saved in a draft of it.
func (s *Screen) OpenKept(e kept.Entry) {
	if s.keeping.File() == e.File {
		s.show()
		return
	}
	draft, p, err := s.read(e)
	if err != nil {
		s.say(err)
		return
	}
	if len(p.Course) > 0 {
		p.Own()
	}
	s.draft.Replace(identified(p))
	if s.keeping, s.saved, s.drafts[p.ID()] = draft, nil, draft; !e.Draft {
		s.startDraft(e.File)
		s.saved, _ = s.file() // where that fails, it is told as the draft is kept
	}
	s.begun("")
}

// read reads a position of the shelf.
func (s *Screen) read(e kept.Entry) (*kept.Draft, *position.Position, error) {
	draft, text, err := s.shelf.Resume(e)
	if err != nil {
		return nil, nil, err
	}
	p, err := position.ReadDraft(e.File, text)
	return draft, p, err
}

// startDraft begins a draft of a file, or of none.
func (s *Screen) startDraft(of string) {
	s.keeping, s.saved = nil, nil
	s.tellKept("", false)
	if s.shelf != nil {
		s.keeping = s.shelf.NewDraft(of)
		s.drafts[s.draft.ID()] = s.keeping
	}
}

// file writes the position with where it stands.
func (s *Screen) file() ([]byte, error) {
	text, err := s.draft.File()
	if err != nil {
		return nil, err
	}
	return scenario.Kept{Of: s.keeping.Of, Stands: s.stands()}.Add(text)
}

// stands says where the position stands: "Avery’s turn 3, main phase, 0 : 0".
func (s *Screen) stands() string {
	at := &s.draft.Moment
	says := at.Turn.String() + "’s turn"
	if at.Number > 0 {
		says += fmt.Sprint(" ", at.Number)
	}
	if at.Name != "" {
		says += ", " + at.Name
	}
	if s.draft.FromStart {
		says = "start of game"
	}
	return fmt.Sprintf("%s, %d : %d", says, s.draft.Players[0].Score, s.draft.Players[1].Score)
}

// keepDraft writes the position whole, so that nothing of it is lost whenever the
// program ends.
func (s *Screen) keepDraft() {
	if s.shelf == nil || s.keeping.File() == "" && s.draft.IsEmpty() {
		return
	}
	text, err := s.file()
	if err == nil && s.keeping.File() == "" && bytes.Equal(text, s.saved) {
		return
	}
	if err != nil {
		s.couldNot(err)
		return
	}
	keeping := s.keeping
	s.keepings++
	n := s.keepings
	s.tellKept("Keeping …", false) // of what the disk doesn't have yet nothing else is said
	s.options.Keep(keeping, text, func(err error) {
		switch {
		case s.keeping != keeping || s.keepings != n: // another position is shown by now, or more was changed
		case err != nil:
			s.couldNot(err)
			s.show()
		default:
			s.tellKept("✓ Draft kept", false)
		}
	})
}

// takeUp goes on with the position that was being set up last.
func (s *Screen) takeUp() {
	if s.shelf = kept.In(s.library.Folder); s.shelf == nil {
		return
	}
	begun := !s.draft.IsEmpty() // before the library was there
	s.startDraft("")
	entries, err := s.shelf.List()
	if err != nil {
		s.notice = "✕ " + err.Error()
	}
	var latest []*position.Position // of the drafts, the newest first
	for _, e := range entries {
		if !e.Draft || e.IsGame || begun || len(latest) == 2 {
			continue
		}
		var p *position.Position
		draft, err := (*kept.Draft)(nil), e.Err
		if err == nil {
			draft, p, err = s.read(e)
		}
		if err != nil {
			s.notice = "✕ A position that was being set up can’t be read: " + err.Error()
			continue
		}
		latest, s.drafts[p.ID()] = append(latest, p), draft
	}
	switch len(latest) {
	case 0:
		return
	case 1:
		s.draft = position.NewDraft(latest[0])
	default: // the one before can be brought back
		s.draft = position.NewDraft(latest[1])
		s.draft.Replace(latest[0])
	}
	s.keeping = s.drafts[s.draft.ID()]
	s.marked = s.draft.Places()[0]
	s.tellKept("✓ Draft kept", false)
	s.check()
}

// followDraft goes on in the draft of the position that was brought back.
func (s *Screen) followDraft() {
	switch draft := s.drafts[s.draft.ID()]; {
	case draft == nil:
		s.startDraft("")
	case draft != s.keeping:
		s.keeping, s.saved = draft, nil
	}
}

// identified gives a position an id, by which its draft is found again.
func identified(p *position.Position) *position.Position {
	_, _ = p.File() // where it can't be written, that is told when it is kept
	return p
}

// Kept is the file in which the position is kept as it is now; "" where it isn't.
func (s *Screen) Kept() string {
	if s.keeping == nil || s.unkept {
		return ""
	}
	return s.keeping.File()
}
