// Package sandbox is the screen that answers "what happens here?": it shows a
// scenario's position, lets players act, steps forward and back, and shows the
// trail with the rule behind every line.
//
// All of it is package scenario's doing; the screen draws it and hands over
// what is tapped. Rules and cards that are tapped are opened by the shell
// (package ui).
package sandbox

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// Options tells the screen about its surroundings.
type Options struct {
	// Canvas is where the screen is shown.
	Canvas fyne.Canvas
	// TitleChanged is told what is being played, "" while a scenario is chosen.
	TitleChanged func(title string)
	// Follow opens an address such as "rule:514.4c" or "card:PR1".
	Follow func(address string)
}

// Screen is the sandbox screen. It is used on the interface's goroutine.
type Screen struct {
	// Content is what the shell shows.
	Content fyne.CanvasObject

	options   Options
	holder    *fyne.Container // holds the chooser or the player
	scenarios []*scenario.Scenario
	chooser   *look.TextList
	choice    fyne.CanvasObject // the chooser with its heading
	player    fyne.CanvasObject

	sandbox  *scenario.Sandbox // nil while a scenario is chosen
	title    *widget.Label
	back     *widget.Button
	start    *widget.Button
	forward  *widget.Button
	end      *widget.Button
	table    *table
	decision *decision
	trail    *look.TextList
	ruling   *look.TextList
	refusals *look.TextList
	tabs     *container.AppTabs
	side     *fyne.Container // the decision above the tabs
}

// New makes the screen; until SetScenarios there is nothing to choose from.
func New(o Options) *Screen {
	s := &Screen{options: o}
	s.table = newTable(o.Follow)
	s.decision = newDecision(s.choose, o.Follow, func() { s.side.Refresh() })
	s.trail = look.NewTightList(o.Follow)
	s.ruling = look.NewTightList(o.Follow)
	s.refusals = look.NewTightList(o.Follow)
	s.tabs = container.NewAppTabs(
		container.NewTabItem("Trail", s.trail.Content),
		container.NewTabItem("Ruling", s.ruling.Content),
		container.NewTabItem("Not allowed", s.refusals.Content))
	s.tabs.OnSelected = func(*container.TabItem) { s.showTab() }
	s.side = look.NewHead(s.decision.Page, 0.48, s.tabs)
	s.player = container.NewBorder(s.bar(), nil, nil, nil,
		look.NewHalves(0.58, s.table.Content, s.side))
	s.chooser = look.NewTextList(nil, s.openAt, func(string) {})
	s.choice = look.NewFrame(
		look.NewMargin(16, look.NewReadingColumn(look.NewHeading("What happens here?"),
			look.NewText("Choose a position. It can be stepped forward and back, and played on differently."))),
		s.chooser.Content, container.NewStack())
	s.holder = container.NewStack(s.choice)
	s.Content = s.holder
	return s
}

// bar is the row of buttons above the table.
func (s *Screen) bar() fyne.CanvasObject {
	s.title = widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	s.title.Truncation = fyne.TextTruncateEllipsis
	s.start = widget.NewButtonWithIcon("Start", theme.MediaSkipPreviousIcon(), s.toStart)
	s.back = widget.NewButtonWithIcon("Back", theme.NavigateBackIcon(), s.stepBack)
	s.forward = widget.NewButtonWithIcon("Forward", theme.NavigateNextIcon(), s.stepForward)
	s.forward.Importance = widget.HighImportance
	s.end = widget.NewButtonWithIcon("End", theme.MediaSkipNextIcon(), s.toEnd)
	scenarios := widget.NewButtonWithIcon("Scenarios", theme.ListIcon(), s.Close)
	return look.NewMargin(8, container.NewBorder(nil, nil,
		container.NewHBox(scenarios, s.start, s.back, s.forward, s.end), nil, s.title))
}

// SetScenarios gives the screen what can be chosen.
func (s *Screen) SetScenarios(scenarios []*scenario.Scenario) {
	s.scenarios = scenarios
	rows := make([]look.TextRow, len(scenarios))
	for i, c := range scenarios {
		rows[i].Markdown = "**" + look.Plain(c.Title) + "**\n\n" + look.Plain(c.Question)
	}
	s.chooser.SetRows(rows)
	s.chooser.ScrollToTop()
}

// Open plays the scenario with an ID. One that is being played goes on where
// it is; an unknown ID changes nothing.
func (s *Screen) Open(id string) {
	if s.Playing() == id {
		return
	}
	for i, c := range s.scenarios {
		if c.ID.String() == id {
			s.openAt(i)
		}
	}
}

// Playing is the ID of the scenario that is being played, "" if none is.
func (s *Screen) Playing() string {
	if s.sandbox == nil {
		return ""
	}
	return s.sandbox.Scenario().ID.String()
}

// Title is what is being played.
func (s *Screen) Title() string {
	if s.sandbox == nil {
		return ""
	}
	return s.sandbox.Scenario().Title
}

func (s *Screen) openAt(i int) {
	sandbox, err := scenario.NewSandbox(s.scenarios[i])
	if err != nil {
		s.holder.Objects = []fyne.CanvasObject{look.NewMargin(16, look.NewReadingColumn(
			look.NewHeading("This scenario can’t be set up"), look.NewText(err.Error()),
			container.NewHBox(widget.NewButton("Scenarios", s.Close))))}
		s.holder.Refresh()
		return
	}
	s.sandbox = sandbox
	s.title.SetText(sandbox.Scenario().Title)
	s.holder.Objects = []fyne.CanvasObject{s.player}
	s.holder.Refresh()
	s.tabs.SelectIndex(1) // the question, before anything has happened
	s.show("")
	s.options.TitleChanged(s.Title())
}

// Close returns to the choice of scenarios.
func (s *Screen) Close() {
	s.sandbox = nil
	s.holder.Objects = []fyne.CanvasObject{s.choice}
	s.holder.Refresh()
	s.options.TitleChanged("")
}

// Key acts on a key that is pressed while nothing has the focus: the arrows
// step, Home and End go all the way, a digit chooses an option, Escape returns
// to the choice of scenarios.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sandbox == nil {
		return
	}
	switch key {
	case fyne.KeyRight:
		s.stepForward()
	case fyne.KeyLeft:
		s.stepBack()
	case fyne.KeyHome:
		s.toStart()
	case fyne.KeyEnd:
		s.toEnd()
	case fyne.KeyEscape:
		s.Close()
	default:
		if len(key) == 1 && key[0] >= '1' && key[0] <= '9' {
			s.decision.key(int(key[0] - '0'))
		}
	}
}

func (s *Screen) choose(places ...int) { s.move(func() error { return s.sandbox.Choose(places...) }) }

func (s *Screen) stepForward() {
	if s.sandbox.NextStep() < len(s.sandbox.Scenario().Steps) || !s.sandbox.State().Result().Over {
		s.move(s.sandbox.Forward)
	}
}

func (s *Screen) toEnd() { s.move(s.sandbox.ToEnd) }

func (s *Screen) stepBack() {
	s.sandbox.Back()
	s.show("")
}

func (s *Screen) toStart() {
	for s.sandbox.Back() {
		continue
	}
	s.show("")
}

// move makes a move and shows what came of it, or why it was refused.
func (s *Screen) move(do func() error) {
	if err := do(); err != nil {
		s.show(s.notice(err))
		return
	}
	if s.tabs.SelectedIndex() == 1 && s.sandbox.NextStep() < len(s.sandbox.Scenario().Steps) {
		s.tabs.SelectIndex(0) // something has happened: the trail tells what
	}
	s.show("")
}

// notice words why a move was refused.
func (s *Screen) notice(err error) string {
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) {
		return err.Error()
	}
	text := "That isn’t legal:"
	for _, reason := range s.sandbox.Reasons(refusal.Violations) {
		text += " " + reason.Text + " (" + reason.Rule + ")."
	}
	return text
}

// show draws the present position.
func (s *Screen) show(notice string) {
	s.table.show(s.sandbox)
	s.decision.show(s.sandbox, notice)
	s.showTab()
	canGoBack := s.sandbox.CanGoBack()
	setEnabled(s.start, canGoBack)
	setEnabled(s.back, canGoBack)
	stepsLeft := s.sandbox.NextStep() < len(s.sandbox.Scenario().Steps)
	setEnabled(s.forward, stepsLeft || !s.sandbox.State().Result().Over)
	setEnabled(s.end, stepsLeft)
	s.options.Canvas.Unfocus() // so that keys step on
}

// showTab draws the tab that is open; the others are drawn once they are.
func (s *Screen) showTab() {
	if s.sandbox == nil {
		return
	}
	switch s.tabs.SelectedIndex() {
	case 0:
		s.trail.SetRows(trailRows(s.sandbox.Trail()))
		s.trail.ScrollToBottom()
	case 1:
		s.ruling.SetRows(rulingRows(s.sandbox))
	case 2:
		s.refusals.SetRows(refusalRows(s.sandbox))
	}
}

func setEnabled(b *widget.Button, enabled bool) {
	if enabled {
		b.Enable()
	} else {
		b.Disable()
	}
}
