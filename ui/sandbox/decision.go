package sandbox

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// decision shows where the game is, what it waits for, and what can be chosen:
// one tap where one option is chosen, else options gathered in their order and
// confirmed. Many options can be filtered; what is left to Chance can be drawn.
type decision struct {
	*look.Page
	choose func(places ...int)
	number func(n int)    // chooses a number that may not be among the options
	draws  func(all bool) // lets Chance decide at random, this once or for as long as it is asked
	follow func(address string)
	drawn  func() // told when the page may have another height

	sandbox *playing.Sandbox
	links   *rulesdb.Linker // for texts about it
	notice  string          // what the latest move was refused for
	chosen  []int           // gathered so far, where several are chosen

	screen  *Screen
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
	return &decision{screen: s, Page: look.NewSidePage(), choose: s.choose, number: s.chooseNumber, draws: s.draw,
		follow: s.options.Follow,
		drawn:  func() { s.panel.Layout.Layout(s.panel.Objects, s.panel.Size()) }, list: look.NewColumn(2)}
}

// show draws the sandbox's decision; notice says what was just refused.
func (d *decision) show(b *playing.Sandbox, notice string) {
	d.sandbox, d.notice, d.chosen, d.filter, d.another, d.typed = b, notice, nil, nil, nil, nil
	n, asked := len(d.screen.places()), b.State().Decision()
	switch {
	case b.State().Result().Over:
	case asked.Kind == board.ChooseNumber && asked.Open:
		d.another, d.typed = newNumberField("Choose", math.MaxInt32, d.number, func(why string) {
			d.notice = why
			d.draw()
		})
	case n >= filterFrom, d.canBeAny():
		says := fmt.Sprintf("Filter the %d options", n)
		if d.canBeAny() {
			says = "Any card: its name, or its power"
		}
		d.filter = look.NewEntry(says, d.enter)
		d.filter.OnChanged = func(string) {
			d.fill()
			d.ShowInPlace(d.objects...)
			d.drawn()
		}
	}
	d.draw()
	d.ScrollTo(d.objects[0])
}

// noticed says what the latest move was refused for, or what came of what was pressed.
func (d *decision) noticed() (objects []fyne.CanvasObject) {
	if d.notice == "" {
		return nil
	}
	says := d.notice
	if !strings.HasPrefix(says, "✓") && !strings.HasPrefix(says, "✕") {
		says = "✕ " + says
	}
	objects = append(objects, sheet.Flush(look.NewMarkdown(d.links.LinkPlain(says, look.Plain), d.follow)))
	if d.screen.fault != nil {
		objects = append(objects, container.NewHBox(look.NewButton("Copy line and trail",
			theme.ContentCopyIcon(), d.screen.copyFault)))
	}
	if d.screen.canUndoTaking() {
		objects = append(objects, container.NewHBox(look.NewButton("Undo",
			theme.ContentUndoIcon(), d.screen.undoTaking)))
	}
	return objects
}

func (d *decision) draw() {
	d.confirm = nil
	asked := d.sandbox.State().Decision()
	over := d.sandbox.State().Result().Over
	if !d.screen.course.IsPresent() {
		d.drawPassingBy()
		return
	}
	var objects []fyne.CanvasObject
	add := func(some ...fyne.CanvasObject) { objects = append(objects, some...) }
	if over {
		add(sheet.NewHead("", d.ending(), "", d.follow))
	} else {
		add(d.heading(asked))
	}
	if rules := readAs(d.sandbox.Scenario(), func(text, _ string) string { return text }); rules != "" {
		add(sheet.Flush(look.NewCaption(rules)))
	}
	if course := d.course(); course != "" {
		add(sheet.Flush(look.NewCaption(course)))
	}
	add(d.screen.unsettled()...)
	add(d.noticed()...)
	if !over {
		add(d.processing()...)
		if asking := d.sandbox.Asking(); asking != nil {
			add(d.asking(asking))
		}
		if asked.Player == board.Chance && len(d.sandbox.Options()) > 0 {
			add(d.drawing())
		}
		if d.filter != nil {
			add(d.filter)
		}
		if d.another != nil {
			add(d.another)
		}
		d.fill()
		pass := append(d.passing(), d.passingTo()...)
		if len(d.screen.places()) > passBelow && len(pass) > 0 {
			add(pass...)
			add(look.NewGap(4))
			pass = nil
		}
		if len(d.list.Objects) > 0 || d.canBeAny() {
			add(d.list)
		}
		if says := d.withheld(asked); says != "" {
			add(sheet.Flush(look.NewCaption(says)))
		}
		if d.isSeveral() {
			add(d.confirming(asked))
		}
		add(pass...)
		add(d.processed()...)
	}
	d.objects = objects
	d.ShowInPlace(objects...)
	d.drawn()
}

// drawPassingBy shows that somebody decides only later.
func (d *decision) drawPassingBy() {
	objects := []fyne.CanvasObject{sheet.NewHead("", "What happens on the way", "", d.follow)}
	objects = append(objects, d.noticed()...)
	objects = append(objects,
		sheet.NewOption(sheet.Option{Text: "Forward", Hint: "to the next thing that can be seen", First: true},
			d.screen.stepForward),
		sheet.NewPass("To the next decision", d.screen.toPresent))
	d.list.Objects = nil
	d.objects = objects
	d.ShowInPlace(objects...)
	d.drawn()
}

// narrow shows the options of the card that is chosen on the table alone.
func (d *decision) narrow() {
	if d.sandbox == nil || d.sandbox.State().Result().Over || !d.screen.course.IsPresent() {
		return
	}
	d.fill()
	d.ShowInPlace(d.objects...)
	d.drawn()
}

// passOption is the place of the option to pass; -1 where a choice is due.
func (d *decision) passOption() int {
	if d.sandbox == nil || d.sandbox.State().Result().Over {
		return -1
	}
	return slices.IndexFunc(d.sandbox.Game().Options(), func(o board.Option) bool { return o.Kind == board.PassOption })
}

// passBelow is up to how many options passing, and what to pass to, stands below them: it
// has to be in view without scrolling.
const passBelow = 3

// passing offers to pass.
func (d *decision) passing() []fyne.CanvasObject {
	i := d.passOption()
	if i < 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewGap(4), sheet.NewPass(d.passText(), d.screen.pass)}
}

// passText is what passing is called: where no window is open, one goes on.
func (d *decision) passText() string {
	if d.sandbox.State().Decision().Kind == board.Opening {
		return "Go on"
	}
	return "Pass"
}

// passingTo offers what to pass to.
func (d *decision) passingTo() []fyne.CanvasObject {
	if d.passOption() < 0 {
		return nil
	}
	var chips []fyne.CanvasObject
	for _, t := range passTargets {
		if t.to == playing.ToMainPhase && d.screen.course.CanPassTo(playing.ToEndOfFaceoff) {
			continue // it takes a key, as there is no room for a third row
		}
		if d.screen.course.CanPassTo(t.to) {
			chips = append(chips, sheet.NewChip(t.text, t.key, func() { d.screen.passTo(t.to) }))
		}
	}
	if len(chips) == 0 {
		return nil
	}
	width := float32(146)
	if len(chips) == 3 {
		width = 96 // in one row
	}
	return []fyne.CanvasObject{sheet.NewCaption("Pass to"), look.NewFlow(fyne.NewSize(width, 31), chips...)}
}

// processed shows what was processed before priority.
func (d *decision) processed() []fyne.CanvasObject {
	if d.passOption() < 0 || d.sandbox.State().Decision().Kind != board.Priority {
		return nil
	}
	return []fyne.CanvasObject{look.NewGap(4), d.waves(d.sandbox.Processing())}
}

// processing shows the wave in which a choice is due, above what can be chosen.
func (d *decision) processing() []fyne.CanvasObject {
	p := d.sandbox.Processing()
	if !p.Going || len(p.Waves) == 0 {
		return nil
	}
	return []fyne.CanvasObject{d.waves(p), look.NewGap(4)}
}

func (d *decision) waves(p playing.Processing) fyne.CanvasObject {
	return newWaves(p, d.follow, func(entry int) {
		d.screen.goTo(d.screen.course.MomentOf(entry))
	})
}

// isSeveral reports whether options are gathered and confirmed.
func (d *decision) isSeveral() bool {
	asked := d.sandbox.State().Decision()
	return asked.Max > 1 || asked.Min > 1
}

// drawing offers that Chance decides at random.
func (d *decision) drawing() fyne.CanvasObject {
	one := look.NewButton("Draw at random", nil, func() { d.draws(false) })
	one.Importance = widget.HighImportance
	return container.NewHBox(one, look.NewButton("Draw all at random", nil, func() { d.draws(true) }))
}

// course says what the scenario goes on with, or, at its end, how what was
// expected went; "" for a scenario that has neither.
func (d *decision) course() string {
	steps, next := d.sandbox.Scenario().Steps, d.sandbox.NextStep()
	switch {
	case next < len(steps) && d.screen.seenBy != board.NoPlayer && d.screen.course.StepsEnded():
		return "Played otherwise than the scenario: here its steps don’t go on."
	case next < len(steps) && d.screen.seenBy != board.NoPlayer:
		return fmt.Sprintf("Next, step %d of %d", next+1, len(steps)) // whatever is done in it
	case next < len(steps):
		for i := next; i < len(steps); i++ { // what is expected is only checked on the way
			if steps[i].Expects == nil {
				next = i
				break
			}
		}
		says := fmt.Sprintf("step %d of %d: %s", next+1, len(steps),
			wording.DescribeStep(d.sandbox.Scenario(), d.sandbox.State(), &steps[next]))
		if d.screen.course.StepsEnded() {
			return "Played otherwise than the scenario: here its steps don’t go on. Left was " + says
		}
		return "Next, " + says
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
	switch n := len(results); {
	case n == 0:
		return ""
	case n == 1 && held == 1:
		return "✓ The expectation held" + when
	case n == 1:
		return "✕ The expectation didn’t hold" + when + " The ruling tells why."
	case n == held:
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

// heading says who decides what, and by which rule.
func (d *decision) heading(asked board.Decision) fyne.CanvasObject {
	rule := asked.Rule.String()
	letter := ""
	if asked.Player != board.Chance && int(asked.Player) < d.sandbox.State().Players() {
		letter = d.sandbox.Scenario().Names.PlayerName(asked.Player)[:1]
	}
	return sheet.NewHead(letter, d.question(asked), rule, d.follow)
}

// question says what is decided: in a window, which is what is decided most often, in few
// words, since the track says where in the turn that is.
func (d *decision) question(asked board.Decision) string {
	name := d.sandbox.Scenario().Names.PlayerName
	switch asked.Kind {
	case board.Priority:
		return name(asked.Player) + " acts or passes"
	case board.Opening:
		return name(asked.Player) + " acts or goes on"
	default:
		return d.sandbox.Decision()
	}
}

// asking says which ability's effect asks, and what it does.
func (d *decision) asking(a *wording.LineAbility) fyne.CanvasObject {
	program := d.sandbox.Scenario().Program
	name := look.Plain(wording.Capitalized(abilityName(a.Name, a.Place)))
	if address := abilityAddress(program, a.Place); address != "" {
		name = fmt.Sprintf("[%s](%s)", name, address)
	}
	card := d.links.LinkNames(wording.CardNow(d.sandbox.Scenario(), d.sandbox.State(), board.CardID(a.Card)),
		look.Plain)
	return sheet.Flush(look.NewColumn(-14, look.NewMarkdown(name+" of "+card, d.follow),
		abilityText(d.sandbox.Scenario(), a.Place, a.Notation)))
}

// abilityText says an ability in English where there are words for it, else in notation.
func abilityText(s *scenario.Scenario, place scenario.AbilityPlace, notation string) fyne.CanvasObject {
	if english := s.English(place); english != "" {
		return look.NewCaption(english)
	}
	return look.NewCode(wording.OneLine(notation))
}

// fill lists the options that pass the filter, or those of the card that is chosen on
// the table.
func (d *decision) fill() {
	d.list.Objects = nil
	options, hints := d.sandbox.Options(), d.sandbox.Hints()
	all, stands := d.screen.placesAlike()
	pass, places := d.passOption(), d.filtered()
	if narrow := d.screen.narrowed(); narrow != nil {
		places = narrow
		d.list.Add(sheet.NewChip(fmt.Sprintf("← All %d options", len(all)), "Esc", d.screen.letGo))
	}
	first := true
	for _, i := range places {
		if i == pass {
			continue
		}
		text, hint := options[i], hints[i]
		n := len(stands[i])
		if n > 1 {
			text = strings.TrimPrefix(text, "the first ")
		}
		if d.isSeveral() {
			d.list.Add(d.gathering(stands[i], text, hint))
		} else {
			if n > 1 {
				hint = strings.TrimPrefix(fmt.Sprintf("%s · one of %d alike", hint, n), " · ")
			}
			d.list.Add(sheet.NewOption(sheet.Option{Number: sheet.KeyOf(slices.Index(all, i)),
				Text: wording.Capitalized(text), Hint: hint, Brief: len(places) > passBelow, First: first}, func() {
				d.choose(i)
			}))
		}
		first = false
	}
	switch {
	case !d.isSeveral() && d.sandbox.State().Decision().Min == 0 && pass < 0:
		d.list.Add(sheet.NewOption(sheet.Option{Text: "None"}, func() { d.choose() }))
	case d.canBeAny() && d.filter.Text != "":
		d.fillAny(first)
	case len(d.list.Objects) == 0 && d.filter != nil && d.filter.Text != "":
		d.list.Add(sheet.Flush(look.NewCaption("No option has these words.")))
	}
}

// withheld says that not all options are listed, since whoever looks may not know of
// them; whether there are such isn't said.
func (d *decision) withheld(asked board.Decision) string {
	names, looks := &d.sandbox.Scenario().Names, d.screen.seenBy
	switch {
	case looks == board.NoPlayer || asked.Player == looks:
		return ""
	case asked.Player == board.Chance:
		if asked.Card == 0 || d.sandbox.State().Owner(asked.Card) == looks {
			return ""
		}
		return "Which cards it may be isn’t for " + names.PlayerName(looks) + " to know."
	}
	return fmt.Sprintf("What %s can do with cards that %s may not see isn’t listed.", names.PlayerName(asked.Player),
		names.PlayerName(looks))
}

// filtered gives the places of the options in which all words of the filter
// begin a word.
func (d *decision) filtered() []int {
	var wanted []string
	if d.filter != nil {
		wanted = wordsOf(d.filter.Text)
	}
	var places []int
	options := d.sandbox.Options()
	for _, i := range d.screen.places() {
		if haveAll(wordsOf(options[i]), wanted) {
			places = append(places, i)
		}
	}
	return places
}

// enter chooses the first option that passes the filter.
func (d *decision) enter() {
	places := d.filtered()
	switch {
	case len(places) == 0 && d.canBeAny():
		if found := d.anyCards(); len(found) > 0 {
			d.screen.isAny(found[0].File)
		}
	case len(places) == 0:
	case d.isSeveral():
		d.pick(places[0])
	default:
		d.choose(places[0])
	}
}

// key chooses the option with a digit's number; it reports whether there is
// one.
func (d *decision) key(digit int) bool {
	places := d.screen.places()
	if !d.screen.course.IsPresent() || d.sandbox.State().Result().Over || digit < 1 || digit > len(places) {
		return false
	}
	if d.isSeveral() {
		d.pick(places[digit-1])
		d.screen.showTable()
	} else {
		d.choose(places[digit-1])
	}
	return true
}
