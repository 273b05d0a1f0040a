package sandbox

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario/exploring"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// outcomes is the tab that finds every outcome which the moment that is shown can lead to,
// without holding up the window: until when, and told apart by what, is chosen.
type outcomes struct {
	// Content is what the tab shows.
	Content fyne.CanvasObject

	screen *Screen
	head   *fyne.Container
	list   *look.TextList
	holder *fyne.Container // of both

	links    *rulesdb.Linker
	untils   []exploring.Until
	aparts   []exploring.Apart
	until    int // of untils, what is chosen
	apart    int
	asked    string          // for what the choices are offered: the moment
	from     *board.State    // the moment from which outcomes were looked for
	until1   exploring.Until // until when
	found    *exploring.Exploration
	run      context.Context    // of the exploring in progress, nil if there is none
	stop     context.CancelFunc // ends it
	progress *widget.Label
}

// playAddress begins the address of a link by which an outcome's line is played.
const playAddress = "play-outcome:"

func newOutcomes(s *Screen) *outcomes {
	o := &outcomes{screen: s, head: look.NewColumn(2)}
	o.list = look.NewTightList(func(address string) {
		if number, isPlay := strings.CutPrefix(address, playAddress); isPlay {
			o.play(number)
			return
		}
		s.options.Follow(address)
	})
	o.holder = look.NewFrame(look.NewMargin(8, o.head), o.list.Content, container.NewStack())
	o.Content = o.holder
	return o
}

// forget stops what is in progress, and leaves out what was found.
func (o *outcomes) forget() {
	if o.run != nil {
		o.stop()
		o.screen.busy.end()
	}
	o.run, o.found, o.from, o.asked = nil, nil, nil, ""
	o.list.SetRows(nil)
	o.showHead()
}

// show offers to look from the moment that is shown, unless a search is in progress, or
// shows what was found from it.
func (o *outcomes) show() {
	s := o.screen
	switch {
	case s.sandbox == nil || o.run != nil:
		return
	case s.seenBy != board.NoPlayer:
		o.forget()
		o.showHead(look.NewMarkdown(s.notForPlayers("Outcomes tell"), func(string) {}))
		return
	}
	here := o.isFromHere()
	if asked := fmt.Sprintf("%p %d", s.course, s.course.At()); asked != o.asked {
		o.asked = asked
		next := s.course.Next()
		o.untils, o.aparts = exploring.Untils(next), exploring.Aparts(next)
		if !here {
			o.until, o.apart = 0, 0
		}
	}
	switch {
	case o.found != nil:
		o.showFound(here)
	default:
		o.offer("Find all outcomes")
	}
}

// isFromHere reports whether what was found was looked for from the moment that is shown.
func (o *outcomes) isFromHere() bool {
	return o.found != nil && o.screen.course.Shown().State == o.from
}

// offer shows the two choices and what begins the search.
func (o *outcomes) offer(begin string, below ...fyne.CanvasObject) {
	objects := []fyne.CanvasObject{o.choices(), look.NewInset(container.NewHBox(o.starter(begin)))}
	o.showHead(append(objects, below...)...)
}

// choices are until when, and told apart by what.
func (o *outcomes) choices() fyne.CanvasObject {
	untils, aparts := make([]string, len(o.untils)), make([]string, len(o.aparts))
	for i, u := range o.untils {
		untils[i] = u.Name
	}
	for i, a := range o.aparts {
		aparts[i] = a.Name
	}
	choice := func(names []string, chosen *int) fyne.CanvasObject {
		c := look.NewSelect(names, nil)
		*chosen = min(*chosen, len(names)-1)
		c.SetSelectedIndex(*chosen)
		c.OnChanged = func(string) { *chosen = c.SelectedIndex() }
		return c
	}
	return look.NewFields(look.NewFactLabel("Until"), choice(untils, &o.until),
		look.NewFactLabel("Apart by"), choice(aparts, &o.apart))
}

func (o *outcomes) showHead(objects ...fyne.CanvasObject) {
	o.head.Objects = objects
	o.head.Refresh()
	o.holder.Refresh()
}

func (o *outcomes) starter(text string) *look.Button {
	b := look.NewButton(text, theme.SearchIcon(), o.start)
	b.Importance = widget.HighImportance
	return b
}

// start explores from the moment that is shown, in the background.
func (o *outcomes) start() {
	s := o.screen
	explored := s.course.Next()
	if explored.State().Result().Over {
		o.showHead(look.NewText("The game is over: nothing follows."))
		return
	}
	run, stop := context.WithCancel(context.Background())
	asks := exploring.Asked{Until: o.untils[o.until].Place, Subjects: o.aparts[o.apart].Subjects,
		Table: o.aparts[o.apart].Table}
	o.run, o.stop, o.from, o.until1, o.found = run, stop, s.course.Shown().State, o.untils[o.until], nil
	o.progress = widget.NewLabel("")
	o.tell(0)
	s.busy.begin(run, s.options.Background)
	o.list.SetRows(nil)
	o.showHead(o.progress, container.NewHBox(look.NewButton("Cancel", theme.CancelIcon(), stop)))
	s.options.Background(func() {
		var found *exploring.Exploration
		err := playing.Guard(func() (err error) {
			found, err = exploring.Here(explored, run, &asks, exploring.DefaultLimit, func(states int) {
				fyne.Do(func() {
					if o.run == run {
						o.tell(states)
					}
				})
			})
			return err
		})
		fyne.Do(func() {
			if o.run == run {
				o.finish(found, err)
			}
			stop()
		})
	})
}

func (o *outcomes) tell(states int) {
	o.progress.SetText(fmt.Sprintf("Exploring: %s so far", count(states, "position")))
	o.screen.busy.tell(count(states, "position"))
}

// finish shows what exploring came to.
func (o *outcomes) finish(found *exploring.Exploration, err error) {
	o.run = nil
	o.screen.busy.end()
	if err != nil {
		o.offer("Try again", look.NewText("✕ "+err.Error()))
		return
	}
	o.found = found
	o.list.SetRows(outcomeRows(found, o.links))
	o.list.ScrollToTop()
	o.showFound(o.isFromHere())
}

// showFound shows above the list what it is of, and offers to look again.
func (o *outcomes) showFound(here bool) {
	found, played := o.found, o.screen.sandbox.Scenario()
	verdict := fmt.Sprintf("**✓ Complete: %s**, %s.", count(len(found.Outcomes), "outcome"),
		count(found.States, "position"))
	if !found.Complete {
		verdict = fmt.Sprintf("**✕ Not complete: %s so far**, %s. There may be more:",
			count(len(found.Outcomes), "outcome"), count(found.States, "position"))
	}
	from := "From here "
	if !here {
		from = "From another moment "
	}
	verdict += " " + from + wording.PlaceInWords(&o.until1.Place) + "."
	below := []fyne.CanvasObject{look.NewMarkdown(verdict, func(string) {})}
	for _, why := range found.Incomplete {
		below = append(below, look.NewText("– "+why))
	}
	about := ""
	if played.TextIgnored {
		about = "The text of cards is ignored."
	}
	if names := played.WithoutText(); len(names) > 0 {
		about = "Not known, so that the cards go by their facts alone: the text of " + strings.Join(names, "; ") + "."
	}
	if about != "" {
		below = append(below, look.NewCaption(about))
	}
	o.showHead(append(below, look.NewInset(container.NewHBox(look.NewButton("Ask again", theme.SearchIcon(), func() {
		o.offer("Find all outcomes")
	}))))...)
}

// play plays the line of an outcome, by its number, from the moment at which it was found.
func (o *outcomes) play(number string) {
	i, err := strconv.Atoi(number)
	s := o.screen
	if err != nil || o.found == nil || i >= len(o.found.Outcomes) || s.passing != nil {
		return
	}
	place, found := s.course.PlaceOf(o.from)
	if !found {
		s.show("✕ The moment at which this was found is on another branch")
		return
	}
	s.course.GoTo(place)
	s.move(func() error { return s.course.Play(o.found.Outcomes[i].Answers) })
}

// outcomeRows are the outcomes, each with the shortest line of play that leads
// there, and what plays it.
func outcomeRows(found *exploring.Exploration, links *rulesdb.Linker) []look.TextRow {
	var rows []look.TextRow
	for i, outcome := range found.Outcomes {
		rows = append(rows, look.TextRow{
			Markdown: fmt.Sprintf("**%d. %s** · %s", i+1, links.LinkNames(outcome.Says, look.Plain),
				count(outcome.Ends, "ending")),
			Right: fmt.Sprintf("[▸ Play](%s%d)", playAddress, i),
		})
		if len(outcome.Line) == 0 {
			rows = append(rows, look.TextRow{Markdown: "Nobody has anything to decide.", Indent: 1})
		}
		for _, choice := range outcome.Line {
			rows = append(rows, look.TextRow{Markdown: "→ " + links.LinkNames(choice, look.Plain), Indent: 1})
		}
	}
	return rows
}
