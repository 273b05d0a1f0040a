package sandbox

import (
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// subject is what is changed by hand: a card, or if there is none, how a player
// stands, or a player's decks and piles.
type subject struct {
	card   board.CardID
	player board.Player
	piles  bool
}

// byHandHint says what changes by hand are.
const byHandHint = "By hand, whatever the rules say: the trail tells it, and Back takes it back."

// byHand is the panel in which a judge changes a card or what a player has. It
// offers what would not be refused; why the rest would be is said on demand.
type byHand struct {
	*look.Page
	do     func(board.Occurrence) // makes a change
	follow func(address string)
	open   func(subject)
	done   func()           // closes the panel
	known  *rulesdb.Library // nil until it is there
	links  *rulesdb.Linker  // for texts about what is played

	shown   bool
	byKeys  bool // opened by the keyboard
	subject subject
	within  *change // of which one is chosen next; nil for all that can be done
	notice  string  // what the latest change came to, as Markdown
	reasons bool    // whether it is said why not
	drawn   bool    // whether cards are shown as cards

	view    view
	choices []*look.Choice // in their order, for the keyboard
	labels  []string       // of the choices
	latest  string         // the label of the latest choice
}

// show draws what can be done to the subject in the sandbox's position. A token
// that has ceased to exist closes the panel.
func (h *byHand) show(b *playing.Sandbox, seenBy board.Player) {
	if !h.shown {
		return
	}
	h.view = newView(b, h.open, nobody)
	h.view.seenBy = seenBy
	if c := h.subject.card; c != 0 && (int(c) > b.State().CardCount() || b.State().Zone(c) == board.OutOfGame) {
		h.done()
		return
	}
	h.draw()
}

// begin makes the panel be about a subject.
func (h *byHand) begin(of subject) {
	h.subject, h.shown, h.within, h.notice, h.reasons, h.latest = of, true, nil, "", false, ""
}

// escape leaves the choice of where to, or else the panel.
func (h *byHand) escape() {
	if h.within == nil {
		h.done()
		return
	}
	h.choose(nil)
}

// choose asks for one of a change's targets next; nil returns to all changes.
func (h *byHand) choose(within *change) {
	h.within = within
	h.draw()
	h.ScrollToTop()
}

func (h *byHand) draw() {
	h.choices, h.labels = nil, nil
	var objects []fyne.CanvasObject
	switch {
	case h.within != nil:
		objects = h.targets()
	case h.subject.card != 0:
		objects = h.card()
	case h.subject.piles:
		objects = h.piles()
	default:
		objects = h.standing()
	}
	h.ShowInPlace(objects...)
}

// head is the panel's top: what it is about, how to leave it, and what came of
// the latest change.
func (h *byHand) head(title, about string) []fyne.CanvasObject {
	done := look.NewButton("Done", theme.CancelIcon(), h.done)
	objects := []fyne.CanvasObject{
		container.NewBorder(nil, nil, nil, done, look.NewSubheading(title)),
		look.NewCaption(about),
	}
	if h.notice != "" {
		objects = append(objects, look.NewMarkdown(h.notice, h.follow))
	}
	return objects
}

// card offers a card's page and what can be done to it.
func (h *byHand) card() []fyne.CanvasObject {
	v, c := h.view, h.subject.card
	objects := h.head(wording.Capitalized(wording.CardName(v.scenario, v.state, c)), v.whereabouts(c))
	if !v.isHidden(c) {
		objects = append(objects, h.cardShown(c)...)
		objects = append(objects, h.abilities(c)...)
	}
	objects = append(objects, look.NewCaption(byHandHint))
	var refused []string
	for _, group := range v.changesTo(c) {
		var offered []fyne.CanvasObject
		for _, next := range group.changes {
			allowed, why := h.allowed(next)
			if why != "" {
				refused = append(refused, why)
				continue
			}
			offered = append(offered, h.choice(allowed.label, func() { h.take(allowed) }))
		}
		if len(offered) > 0 {
			objects = append(objects, look.NewCaption(group.title), look.NewFlow(changeSize, offered...))
		}
	}
	if v.isHidden(c) {
		return objects // why something can't be done with it would tell what it is
	}
	return append(objects, h.refusals(refused)...)
}

// changeSize is the least size of what can be tapped to change something.
var changeSize = fyne.NewSize(200, 40)

// take makes a change, or asks where to.
func (h *byHand) take(c change) {
	h.latest = c.label
	if len(c.to) > 0 {
		h.choose(&c)
		return
	}
	h.within = nil
	h.do(c.does)
}

// allowed leaves of a change what would not be refused, or says as Markdown why
// all of it would be.
func (h *byHand) allowed(c change) (some change, why string) {
	if c.to == nil {
		if err := h.refusal(c.does); err != nil {
			return change{}, fmt.Sprintf("%s: %s", look.Plain(c.label), h.refusalText(err))
		}
		return c, ""
	}
	some = change{label: c.label}
	why = look.Plain(c.label) + ": there is nowhere else"
	for _, next := range c.to {
		if err := h.refusal(next.does); err != nil {
			why = fmt.Sprintf("%s %s: %s", look.Plain(strings.TrimSuffix(c.label, " …")),
				look.Plain(next.label), h.refusalText(err))
			continue
		}
		some.to = append(some.to, next)
	}
	if len(some.to) > 0 {
		return some, ""
	}
	return some, why
}

// refusal tries a change on a copy of the position.
func (h *byHand) refusal(o board.Occurrence) error {
	return engine.Resume(h.view.state.Clone(), nil).Manual(o)
}

// refusalText words, as Markdown, why a change was refused.
func (h *byHand) refusalText(err error) string {
	var refused *engine.ManualError
	if !errors.As(err, &refused) {
		return look.Plain(err.Error())
	}
	text := h.links.LinkPlain(refused.Why, look.Plain)
	if number := refused.Rule.String(); refused.Rule != 0 {
		text += " " + ruleLink(number)
	}
	return text
}

// refusals offers to say why the rest can't be done, or says it.
func (h *byHand) refusals(why []string) []fyne.CanvasObject {
	if len(why) == 0 {
		return nil
	}
	label := "Why not something else?"
	if h.reasons {
		label = "Hide why not"
	}
	objects := []fyne.CanvasObject{look.NewGap(4), look.NewFlow(changeSize, h.choice(label, func() {
		h.reasons = !h.reasons
		h.draw()
	}))}
	if h.reasons {
		for _, reason := range why {
			objects = append(objects, look.NewMarkdown("✕ "+reason, h.follow))
		}
	}
	return objects
}

// targets offers what a change needs beside the card.
func (h *byHand) targets() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		look.NewSubheading(wording.CardName(h.view.scenario, h.view.state, h.subject.card)),
		look.NewText(h.within.label),
	}
	for _, next := range h.within.to {
		objects = append(objects, h.choice(next.label, func() { h.take(next) }))
	}
	cancel := look.NewButton("Cancel", theme.NavigateBackIcon(), func() { h.choose(nil) })
	return append(objects, look.NewGap(6), container.NewHBox(cancel))
}

// choice makes a choice that the keyboard finds again.
func (h *byHand) choice(label string, tapped func()) *look.Choice {
	c := look.NewChoice(label, tapped)
	h.choices, h.labels = append(h.choices, c), append(h.labels, label)
	return c
}

// focusOn is the choice for the keyboard to go on from: the latest one if it is
// there still; nil if there is none.
func (h *byHand) focusOn() *look.Choice {
	for i, label := range h.labels {
		if label == h.latest {
			return h.choices[i]
		}
	}
	if len(h.choices) == 0 {
		return nil
	}
	return h.choices[0]
}
