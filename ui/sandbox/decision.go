package sandbox

import (
	"fmt"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// decision shows where the game is, what it waits for, and what can be chosen:
// one tap where one option is chosen, else options gathered in their order and
// confirmed. Many options can be filtered; what is left to Chance can be drawn.
type decision struct {
	*look.Page
	choose func(places ...int)
	number func(n int)    // chooses a number that may not be among the options
	draws  func(all bool) // has Chance decide at random, this once or for as long as it is asked
	follow func(address string)
	drawn  func() // told when the page may have another height

	sandbox *scenario.Sandbox
	links   *rulesdb.Linker // for texts about it
	notice  string          // what the latest move was refused for
	chosen  []int           // gathered so far, where several are chosen

	objects []fyne.CanvasObject // on the page
	filter  *look.Entry         // nil where there are few options
	another fyne.CanvasObject   // around typed; nil where no other number can be chosen
	typed   *look.Entry         // the other number, then
	list    *fyne.Container     // of options
	confirm *look.Button        // of what has been gathered; nil where one option is chosen
}

// filterFrom is from how many options on they can be filtered.
const filterFrom = 12

func newDecision(s *Screen) *decision {
	return &decision{Page: look.NewListPage(), choose: s.choose, number: s.chooseNumber, draws: s.draw, follow: s.options.Follow,
		drawn: func() { s.side.Refresh() }, list: look.NewColumn(2)}
}

// show draws the sandbox's decision; notice says what was just refused.
func (d *decision) show(b *scenario.Sandbox, notice string) {
	d.sandbox, d.notice, d.chosen, d.filter, d.another, d.typed = b, notice, nil, nil, nil, nil
	n, asked := len(b.Options()), b.State().Decision()
	switch {
	case b.State().Result().Over:
	case asked.Kind == board.ChooseNumber && asked.Open:
		d.another, d.typed = newNumberField("Choose", math.MaxInt32, d.number, func(why string) {
			d.notice = why
			d.draw()
		})
	case n >= filterFrom:
		d.filter = look.NewEntry(fmt.Sprintf("Filter the %d options", n), d.enter)
		d.filter.OnChanged = func(string) {
			d.fill()
			d.ShowInPlace(d.objects...)
			d.drawn()
		}
	}
	d.draw()
	d.ScrollTo(d.objects[0])
}

func (d *decision) draw() {
	d.confirm = nil
	lines := []fyne.CanvasObject{look.NewCaption(where(d.sandbox))}
	if rules := readAs(d.sandbox.Scenario(), func(text, _ string) string { return text }); rules != "" {
		lines = append(lines, look.NewCaption(rules))
	}
	if course := d.course(); course != "" {
		lines = append(lines, look.NewCaption(course))
	}
	objects := []fyne.CanvasObject{look.NewColumn(-14, lines...)}
	if d.notice != "" {
		objects = append(objects, look.NewMarkdown("✕ "+d.links.LinkPlain(d.notice, look.Plain), d.follow))
	}
	asked := d.sandbox.State().Decision()
	if d.sandbox.State().Result().Over {
		objects = append(objects, look.NewSubheading(d.ending()))
	} else {
		objects = append(objects, d.question(asked))
		if asking := d.sandbox.Asking(); asking != nil {
			objects = append(objects, d.asking(asking))
		}
		if asked.Player == board.Chance {
			objects = append(objects, d.drawing())
		}
		if d.filter != nil {
			objects = append(objects, d.filter)
		}
		if d.another != nil {
			objects = append(objects, d.another)
		}
		d.fill()
		objects = append(objects, d.list)
		if d.isSeveral() {
			objects = append(objects, d.confirming(asked))
		}
	}
	d.objects = objects
	d.ShowInPlace(objects...)
	d.drawn()
}

// isSeveral reports whether options are gathered and confirmed.
func (d *decision) isSeveral() bool {
	asked := d.sandbox.State().Decision()
	return asked.Max > 1 || asked.Min > 1
}

// drawing offers to have Chance decide at random.
func (d *decision) drawing() fyne.CanvasObject {
	one := look.NewButton("Draw at random", nil, func() { d.draws(false) })
	one.Importance = widget.HighImportance
	return container.NewHBox(one, look.NewButton("Draw all at random", nil, func() { d.draws(true) }))
}

// course says what the scenario goes on with, or, at its end, how what was
// expected went; "" for a scenario that has neither.
func (d *decision) course() string {
	steps, next := d.sandbox.Scenario().Steps, d.sandbox.NextStep()
	if next < len(steps) {
		return fmt.Sprintf("Next, step %d of %d: %s", next+1, len(steps), d.sandbox.Scenario().DescribeStep(d.sandbox.State(), &steps[next]))
	}
	results, held := d.sandbox.Results(), 0
	for _, r := range results {
		if r.OK {
			held++
		}
	}
	when := "."
	if d.sandbox.PlayedOn() {
		when = " at the end of the scenario; you have played on."
	}
	switch len(results) {
	case 0:
		return ""
	case held:
		return fmt.Sprintf("✓ All %d expectations held%s", held, when)
	default:
		return fmt.Sprintf("✕ Of %d expectations, %d held%s The ruling tells which.", len(results), held, when)
	}
}

// ending says who won, if anybody did.
func (d *decision) ending() string {
	result, names := d.sandbox.State().Result(), d.sandbox.Scenario().Names
	switch {
	case result.Stopped:
		return "The game is stopped at the limit of this program: the rules give no result."
	case result.Winner == board.NoPlayer:
		return "The game is over: a draw."
	}
	return fmt.Sprintf("The game is over: %s wins.", names.PlayerName(result.Winner))
}

func (d *decision) question(asked board.Decision) fyne.CanvasObject {
	text := "**" + d.links.LinkNames(d.sandbox.Decision(), look.Plain) + "**"
	if number := asked.Rule.String(); number != "" {
		text += " " + ruleLink(number)
	}
	return look.NewMarkdown(text, d.follow)
}

// asking says which ability's effect asks, and what it does.
func (d *decision) asking(a *scenario.LineAbility) fyne.CanvasObject {
	program := d.sandbox.Scenario().Program
	name := look.Plain(capitalized(abilityName(a.Name, a.Place)))
	if address := abilityAddress(program, a.Place); address != "" {
		name = fmt.Sprintf("[%s](%s)", name, address)
	}
	card := d.links.LinkNames(d.sandbox.Scenario().CardName(d.sandbox.State(), board.CardID(a.Card)), look.Plain)
	return look.NewColumn(-14, look.NewMarkdown(name+" of "+card, d.follow), look.NewCode(scenario.OneLine(a.Notation)))
}

// fill lists the options that pass the filter.
func (d *decision) fill() {
	d.list.Objects = nil
	options, hints := d.sandbox.Options(), d.sandbox.Hints()
	for _, i := range d.filtered() {
		if d.isSeveral() {
			d.list.Add(d.gathering(i, options[i], hints[i]))
		} else {
			d.list.Add(look.NewHintedChoice(numbered(i, options[i]), hints[i], func() { d.choose(i) }))
		}
	}
	switch {
	case !d.isSeveral() && d.sandbox.State().Decision().Min == 0:
		d.list.Add(look.NewChoice("None", func() { d.choose() }))
	case len(d.list.Objects) == 0:
		d.list.Add(look.NewCaption("No option has these words."))
	}
}

// filtered gives the places of the options in which all words of the filter
// begin a word.
func (d *decision) filtered() []int {
	var wanted []string
	if d.filter != nil {
		wanted = wordsOf(d.filter.Text)
	}
	var places []int
	for i, option := range d.sandbox.Options() {
		if haveAll(wordsOf(option), wanted) {
			places = append(places, i)
		}
	}
	return places
}

// enter chooses the first option that passes the filter.
func (d *decision) enter() {
	places := d.filtered()
	switch {
	case len(places) == 0:
	case d.isSeveral():
		d.toggle(places[0])
	default:
		d.choose(places[0])
	}
}

// gathering offers an option of those of which several are chosen, in their
// order.
func (d *decision) gathering(i int, option, hint string) fyne.CanvasObject {
	place := d.placeOf(i)
	text := "○ " + option
	if place >= 0 {
		text = fmt.Sprintf("● %d. %s", place+1, option)
	}
	choice := look.NewHintedChoice(text, hint, func() { d.toggle(i) })
	choice.Choose(place >= 0)
	return choice
}

// confirming offers to choose what has been gathered, if it is enough.
func (d *decision) confirming(asked board.Decision) fyne.CanvasObject {
	d.confirm = look.NewButton(fmt.Sprintf("Confirm %d of %s", len(d.chosen), limits(asked)), theme.ConfirmIcon(), func() { d.choose(d.chosen...) })
	d.confirm.Importance = widget.HighImportance
	if len(d.chosen) < int(asked.Min) || len(d.chosen) > int(asked.Max) {
		d.confirm.Disable()
	}
	return container.NewHBox(d.confirm)
}

// limits words how many must be chosen.
func limits(asked board.Decision) string {
	if asked.Min == asked.Max {
		return fmt.Sprint(asked.Min)
	}
	return fmt.Sprintf("%d to %d", asked.Min, asked.Max)
}

// placeOf gives an option's place among the gathered ones, -1 if it isn't one.
func (d *decision) placeOf(option int) int { return slices.Index(d.chosen, option) }

func (d *decision) toggle(option int) {
	if place := d.placeOf(option); place >= 0 {
		d.chosen = append(d.chosen[:place], d.chosen[place+1:]...)
	} else {
		d.chosen = append(d.chosen, option)
	}
	d.draw()
}

// key chooses the option with a digit's number; it reports whether there is
// one.
func (d *decision) key(digit int) bool {
	if d.sandbox.State().Result().Over || digit < 1 || digit > len(d.sandbox.Options()) {
		return false
	}
	if d.isSeveral() {
		d.toggle(digit - 1)
	} else {
		d.choose(digit - 1)
	}
	return true
}

// numbered puts the key that chooses an option before its text.
func numbered(i int, option string) string {
	if i < 9 {
		return fmt.Sprintf("%d  %s", i+1, option)
	}
	return option
}
