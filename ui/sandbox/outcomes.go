package sandbox

import (
	"context"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// outcomes is the tab that finds every outcome which a scenario's position can
// lead to, without holding up the window.
type outcomes struct {
	// Content is what the tab shows.
	Content fyne.CanvasObject

	background func(work func())
	head       *fyne.Container
	list       *look.TextList
	holder     *fyne.Container // of both

	scenario *scenario.Scenario
	links    *rulesdb.Linker    // for texts about it
	run      context.Context    // of the exploring in progress, nil if there is none
	stop     context.CancelFunc // ends it
	progress *widget.Label
}

func newOutcomes(background func(work func()), follow func(address string)) *outcomes {
	o := &outcomes{background: background, head: look.NewColumn(2), list: look.NewTightList(follow)}
	o.holder = look.NewFrame(look.NewMargin(8, o.head), o.list.Content, container.NewStack())
	o.Content = o.holder
	return o
}

// prepare forgets what was found and gets ready to explore another scenario;
// exploring that is in progress is stopped. nil: none is being played.
func (o *outcomes) prepare(s *scenario.Scenario) {
	if o.run != nil {
		o.stop()
	}
	o.scenario, o.run = s, nil
	o.list.SetRows(nil)
	if s == nil {
		return
	}
	if missing := missingToExplore(s); len(missing) > 0 {
		objects := []fyne.CanvasObject{look.NewText("All outcomes can be listed where a scenario says when to stop and what to tell outcomes apart by. This one does not say:")}
		for _, m := range missing {
			objects = append(objects, look.NewMarkdown("✕ "+m, func(string) {}))
		}
		o.showHead(objects...)
		return
	}
	o.showHead(look.NewText(fmt.Sprintf("Every order of decisions and every card that chance may bring, %s.", s.Until.Words())),
		container.NewHBox(o.starter("Find all outcomes")))
}

// withhold shows nothing but why.
func (o *outcomes) withhold(why string) {
	o.prepare(nil)
	o.showHead(look.NewMarkdown(why, func(string) {}))
}

// missingToExplore says, as Markdown, what a scenario lacks to be explored.
func missingToExplore(s *scenario.Scenario) []string {
	var missing []string
	if s.Until == nil {
		missing = append(missing, "**until when** to go on, such as until the faceoff is over")
	}
	if len(s.Outcome) == 0 {
		missing = append(missing, "**what to tell outcomes apart by**, such as the scores")
	}
	return missing
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

// start explores the scenario in the background.
func (o *outcomes) start() {
	run, stop := context.WithCancel(context.Background())
	explored := o.scenario
	o.run, o.stop = run, stop
	o.progress = widget.NewLabel("")
	o.tell(0)
	o.list.SetRows(nil)
	o.showHead(o.progress, container.NewHBox(look.NewButton("Cancel", theme.CancelIcon(), stop)))
	o.background(func() {
		found, err := scenario.ExploreContext(run, explored, scenario.DefaultLimit, func(states int) {
			fyne.Do(func() {
				if o.run == run {
					o.tell(states)
				}
			})
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
}

// finish shows what exploring came to.
func (o *outcomes) finish(found *scenario.Exploration, err error) {
	o.run = nil
	if err != nil {
		o.showHead(look.NewText("✕ "+err.Error()), container.NewHBox(o.starter("Try again")))
		return
	}
	verdict := fmt.Sprintf("**✓ Complete: %s**, %s.", count(len(found.Outcomes), "outcome"), count(found.States, "position"))
	if !found.Complete {
		verdict = fmt.Sprintf("**✕ Not complete: %s so far**, %s. There may be more:", count(len(found.Outcomes), "outcome"), count(found.States, "position"))
	}
	objects := []fyne.CanvasObject{look.NewMarkdown(verdict, func(string) {})}
	for _, why := range found.Incomplete {
		objects = append(objects, look.NewText("– "+why))
	}
	about := fmt.Sprintf("From %s %s.", begun(found.Begun), o.scenario.Until.Words())
	if o.scenario.TextIgnored {
		about += " The text of cards is ignored."
	}
	if names := o.scenario.WithoutText(); len(names) > 0 {
		about += " Not known, so that the cards go by their facts alone: the text of " + strings.Join(names, "; ") + "."
	}
	objects = append(objects, look.NewCaption(about))
	if !found.Complete {
		objects = append(objects, container.NewHBox(o.starter("Start again")))
	}
	o.showHead(objects...)
	o.list.SetRows(outcomeRows(found, o.links))
	o.list.ScrollToTop()
}

// begun words where exploring began.
func begun(at scenario.Begun) string {
	if at == scenario.AfterSteps {
		return "after the steps"
	}
	return "the setup"
}

// outcomeRows are the outcomes, each with the shortest line of play that leads
// there.
func outcomeRows(found *scenario.Exploration, links *rulesdb.Linker) []look.TextRow {
	var rows []look.TextRow
	for i, outcome := range found.Outcomes {
		rows = append(rows, look.TextRow{Markdown: fmt.Sprintf("**%d. %s** · %s", i+1, links.LinkNames(outcome.Says, look.Plain), count(outcome.Ends, "ending"))})
		if len(outcome.Line) == 0 {
			rows = append(rows, look.TextRow{Markdown: "Nobody has anything to decide.", Indent: 1})
		}
		for _, choice := range outcome.Line {
			rows = append(rows, look.TextRow{Markdown: "→ " + links.LinkNames(choice, look.Plain), Indent: 1})
		}
	}
	return rows
}
