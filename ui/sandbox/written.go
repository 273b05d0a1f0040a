package sandbox

import (
	"bytes"
	"image/png"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/report"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/ruling"
	own "canterlaw/scenario/rulings"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
)

// written is a ruling being written: its question and answer are edited, the rest is what
// the engine found. It stands in place of the table until it is left.
type written struct {
	screen           *Screen
	ruling           *ruling.Ruling
	before           [2]string // question and answer before they were edited
	title            *look.Entry
	question, answer *look.TextEntry
	path             *look.Entry // of the file that is saved, without its ending
	proposed         string      // as the path, after the title
	says             *widget.Label
	saves            saver
}

// writeRuling writes the ruling of what is played, as far as the moment that is shown, or
// where nothing has been played yet, of all of the scenario's steps.
func (s *Screen) writeRuling() {
	if s.sandbox == nil {
		return
	}
	if s.seenBy != board.NoPlayer {
		s.show(s.notForPlayers("A ruling tells"))
		return
	}
	r, err := s.ruleNow()
	if err != nil {
		s.show("✕ " + err.Error())
		return
	}
	w := &written{screen: s, ruling: r, before: [2]string{r.Question, r.Answer},
		says: widget.NewLabel("")}
	w.says.Wrapping = fyne.TextWrapWord
	if stops := r.Stops(); stops != "" {
		w.says.SetText("! " + stops)
	}
	w.open()
}

// ruleNow makes the ruling.
func (s *Screen) ruleNow() (*ruling.Ruling, error) {
	c, played := s.course, s.course.Scenario()
	if c.At() == 0 && len(c.Moments()) == 1 && len(played.Steps) > 0 {
		r, err := ruling.Whole(played, s.options.Now())
		if err == nil {
			r.Line = s.lineOf(0)
		}
		return r, err
	}
	from := ruling.Beginning(c, c.At())
	r := ruling.Of(c, from, c.At(), s.options.Now())
	r.Line = s.lineOf(from)
	return r, nil
}

// lineOf is the line of a moment; "" where a line hasn't words for all of it.
func (s *Screen) lineOf(place int) string {
	state := s.course.Moments()[place].State
	if len(s.course.Scenario().Text) == 0 || state.Turn() == 0 {
		return ""
	}
	line, leftOut, err := s.setup.LineOf(s.course.Scenario(), state)
	if err != nil || len(leftOut) > 0 {
		return ""
	}
	return line
}

// open shows it.
func (w *written) open() {
	s := w.screen
	w.question, w.answer = look.NewTextEntry("What is asked", 2), look.NewTextEntry("What is ruled, and why", 3)
	w.question.SetText(w.ruling.Question)
	w.answer.SetText(w.ruling.Answer)
	w.title = look.NewEntry("What it is about, in a line", func() {})
	w.title.SetText(w.ruling.Title)
	w.path = look.NewEntry("path of a file, without its ending", func() { w.savePDF() })
	w.propose()
	w.title.OnChanged = func(string) {
		if w.path.Text == w.proposed { // else the user has typed another
			w.propose()
		}
	}
	button := func(text string, icon fyne.Resource, do func()) *look.Button { return look.NewButton(text, icon, do) }
	copies := button("Copy as Markdown", theme.ContentCopyIcon(), w.copy)
	copies.Importance = widget.HighImportance
	head := look.NewColumn(4,
		look.NewBar(look.NewHeading("Ruling"), copies, w.keeps(), button("Done", theme.ConfirmIcon(), w.leave)),
		look.NewFields(look.NewFactLabel("Title"), w.title, look.NewFactLabel("Question"), w.question,
			look.NewFactLabel("Answer"), w.answer,
			look.NewFactLabel("Save in"), w.path),
		container.NewHBox(button("Save as PDF", theme.DocumentSaveIcon(), w.savePDF),
			button("Save as Markdown", nil, w.saveMarkdown),
			button("Save a picture of the table", nil, w.savePicture)), w.says)
	rest := look.NewSideList(nil, s.options.Follow)
	rest.SetRows(w.rows())
	s.hold(look.NewMargin(12, look.NewFrame(head, rest.Content, container.NewStack())))
	s.cancel = w.leave
	s.options.Window.Canvas().Unfocus() // else the key that led here would be typed
}

// longestName is how many letters a proposed name of a file has at most.
const longestName = 80

// propose names the file after the title, in the folder in which something was saved last.
func (w *written) propose() {
	name := []rune(strings.ReplaceAll(spelling.Fold(w.title.Text), " ", "-"))
	if len(name) == 0 {
		name = []rune("ruling")
	}
	w.proposed = filepath.Join(pagebar.LastFolder(), string(name[:min(len(name), longestName)]))
	w.path.SetText(w.proposed)
	w.path.CursorColumn = len([]rune(w.path.Text))
}

// rows are what the ruling has beside question and answer.
func (w *written) rows() []look.TextRow {
	var rows []look.TextRow
	links := w.screen.links
	for _, b := range w.ruling.Document().Blocks {
		switch b := b.(type) {
		case report.Heading:
			rows = append(rows, look.TextRow{Markdown: "## " + look.Plain(string(b))})
		case report.Lines:
			rows = append(rows, lineRows(b, links)...)
		case report.Pictures:
			for _, picture := range b {
				rows = append(rows, lineRows(picture.Words, links)...)
			}
		case report.Code:
			rows = append(rows, look.TextRow{Markdown: look.Plain(string(b)), Quiet: true})
		}
	}
	return rows
}

func lineRows(lines report.Lines, links *rulesdb.Linker) []look.TextRow {
	rows := make([]look.TextRow, len(lines))
	for i, l := range lines {
		text := links.LinkNames(l.Text, look.Plain)
		if l.Bold {
			text = "**" + text + "**"
		}
		rows[i] = look.TextRow{Markdown: text, Indent: l.Depth}
		if l.Rule != "" {
			rows[i].Right = "[" + l.Rule + "](" + look.Address("rule", l.Rule) + ")"
		}
	}
	return rows
}

// document is the ruling as it is edited now.
func (w *written) document() *report.Document {
	if title := strings.TrimSpace(w.title.Text); title != "" {
		w.ruling.Title = title
	}
	w.ruling.Question, w.ruling.Answer = strings.TrimSpace(w.question.Text), strings.TrimSpace(w.answer.Text)
	if w.ruling.Title == kept.Untitled && w.ruling.Question != "" {
		w.ruling.Title = w.ruling.Question
	}
	return w.ruling.Document()
}

// keeps is the button that keeps it among the user's own rulings; nothing where they can't
// be kept.
func (w *written) keeps() fyne.CanvasObject {
	if w.screen.options.KeepRuling == nil {
		return container.NewStack()
	}
	return look.NewButton("Keep as my ruling", theme.ContentAddIcon(), w.keepAsOwn)
}

// keepAsOwn hands it over as it is edited now, with its position and course.
func (w *written) keepAsOwn() {
	s := w.screen
	w.document()
	text, err := s.sandbox.File(scenario.Kept{Stands: stands(s.sandbox)})
	if err != nil {
		w.tell("✕ " + err.Error())
		return
	}
	r := own.Ruling{Title: w.ruling.Title, Question: w.ruling.Question, Ruling: w.ruling.Answer, Rules: w.ruling.Rules,
		Cards: w.cards(), Date: s.options.Now().Format(time.DateOnly), Position: w.ruling.Line, Course: string(text)}
	w.leave()
	s.options.KeepRuling(r)
}

// cards are the full names of the cards that the ruling names: not every card in a deck.
func (w *written) cards() (names []string) {
	says := w.ruling.Question + "\n" + w.ruling.Answer
	for _, line := range w.ruling.Trail {
		says += "\n" + line.Text
	}
	for _, c := range w.screen.sandbox.Scenario().PrintedCards() {
		if isNamed := strings.Contains(says, c.Faces[0].Title); c.ID != "" && isNamed &&
			!slices.Contains(names, c.Name()) {
			names = append(names, c.Name())
		}
	}
	return names
}

func (w *written) copy() {
	fyne.CurrentApp().Clipboard().SetContent(w.document().Markdown())
	w.tell("✓ The ruling is copied.")
}

func (w *written) tell(says string) {
	w.says.SetText(says)
	w.screen.holder.Refresh()
}

func (w *written) savePDF() {
	var pdf bytes.Buffer
	if err := w.document().PDF(&pdf); err != nil {
		w.tell("✕ " + err.Error())
		return
	}
	w.save(".pdf", pdf.Bytes())
}

func (w *written) saveMarkdown() { w.save(".md", []byte(w.document().Markdown())) }

// pictureSize is how large the picture of the table is, each unit pictureScale pixels.
var pictureSize = fyne.NewSize(940, 672)

const pictureScale = 2

func (w *written) savePicture() {
	var picture bytes.Buffer
	if err := png.Encode(&picture, w.screen.table.Image(pictureSize, pictureScale)); err != nil {
		w.tell("✕ " + err.Error())
		return
	}
	w.save(".png", picture.Bytes())
}

// save writes a file under the name that is typed.
func (w *written) save(ending string, content []byte) {
	path := strings.TrimSpace(w.path.Text)
	if !strings.HasSuffix(strings.ToLower(path), ending) {
		path += ending
	}
	w.tell(w.saves.save(path, content))
}

// leave goes back to the table. A question and answer that were edited are kept with what is
// played.
func (w *written) leave() {
	s := w.screen
	s.cancel = nil
	w.document()
	notice := ""
	if played := s.course.Scenario(); len(played.Text) > 0 &&
		w.before != [2]string{w.ruling.Question, w.ruling.Answer} {
		file, err := kept.Ruled(played.Text, w.ruling.Question, w.ruling.Answer)
		if err == nil {
			played.Rule(w.ruling.Question, w.ruling.Answer, file)
		} else {
			notice = "✕ " + err.Error()
		}
	}
	s.hold(s.player)
	s.show(notice)
}
