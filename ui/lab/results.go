package lab

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/lab"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// What comparing has found, and the positions that show it.

// results lists what is different.
func (p *Page) results() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if p.proposal.Why != "" {
		objects = append(objects, look.NewText(strings.TrimSpace(p.proposal.Why)))
	}
	for _, line := range p.result.Unmet {
		objects = append(objects, look.NewText("✕ Not as expected: "+line))
	}
	for i, v := range p.result.Variants {
		objects = append(objects, look.NewGap(8))
		if p.erratum == "" { // else the columns say it
			objects = append(objects, look.NewSubheading("“"+v.Variant+"”"))
		}
		for _, line := range v.Changes {
			objects = append(objects, look.NewText(line))
		}
		objects = append(objects, p.wordings(p.proposal.Variants[i])...)
		objects = append(objects, look.NewCaption(v.Counts()))
		objects = append(objects, p.classes(v)...)
		listed := p.wanted(v)
		for n, d := range listed {
			if n == mostListed {
				objects = append(objects,
					look.NewCaption(fmt.Sprintf("… and %d more: canterlaw lab run lists all.", len(listed)-n)))
				break
			}
			says := capital(d.Class.Words())
			if d.Class == lab.Impossible {
				says += ": " + d.Why
			}
			now, then := inShort(d)
			objects = append(objects, look.NewGap(10), p.choiceOfTwo(d.Name, says, now, then,
				func() { p.show(d, v.Variant) }))
		}
		objects = append(objects, p.positions(p.proposal.Variants[i])...)
		objects = append(objects, p.onTable(p.proposal.Variants[i])...)
		objects = append(objects, look.NewGap(6))
	}
	find := look.NewButton("Look for a position", theme.SearchIcon(), p.search)
	find.SetEnabled(p.working == "")
	if p.stop != nil { // told where it was pressed: nothing above moves
		find = look.NewButton("Stop", theme.MediaStopIcon(), p.stop)
		objects = append(objects, look.NewText(p.working))
	}
	return append(objects, look.NewGap(8),
		look.NewInset(look.NewBar(look.NewCutCaption(""), append([]fyne.CanvasObject{find}, p.report()...)...)),
		look.NewGap(8))
}

// classes offers to list the rulings of a class alone, where there are several classes.
func (p *Page) classes(v *lab.VariantResult) []fyne.CanvasObject {
	counts := map[lab.Class]int{}
	for _, d := range v.Differences {
		counts[d.Class]++
	}
	if len(counts) < 2 {
		return nil
	}
	var buttons []fyne.CanvasObject
	for _, class := range []lab.Class{lab.Outcome, lab.Impossible, lab.Way} {
		if counts[class] == 0 {
			continue
		}
		b := look.NewButton(fmt.Sprintf("%s: %d", capital(class.Words()), counts[class]), nil, func() {
			if p.class == class {
				p.class = ""
			} else {
				p.class = class
			}
			p.redraw()
		})
		if p.class == class {
			b.Importance = widget.HighImportance
		}
		buttons = append(buttons, b)
	}
	return []fyne.CanvasObject{look.NewInset(look.NewBar(look.NewCutCaption(""), buttons...)), look.NewGap(4)}
}

// wanted are the rulings that are listed: those of the class that was chosen, or all.
func (p *Page) wanted(v *lab.VariantResult) []*lab.Comparison {
	isOther := func(d *lab.Comparison) bool { return p.class != "" && d.Class != p.class }
	if !slices.ContainsFunc(v.Differences, func(d *lab.Comparison) bool { return !isOther(d) }) {
		return v.Differences // this variant has none of the class
	}
	return slices.DeleteFunc(slices.Clone(v.Differences), isOther)
}

// wordings shows both wordings of each face whose text is another, beside each other, with what
// differs marked: in our English, or in notation where there are no words for all of it.
func (p *Page) wordings(v *scenario.Variant) (objects []fyne.CanvasObject) {
	for _, c := range v.Cards {
		for i := range c.After.Faces {
			was, is := &c.Before.Faces[i], &c.After.Faces[i]
			if slices.Equal(was.Abilities, is.Abilities) {
				continue
			}
			before, after := p.asItIs(was), p.asItIs(is)
			if before == "" || after == "" || before == after {
				before, after = strings.Join(was.Abilities, "\n"), strings.Join(is.Abilities, "\n")
			}
			objects = append(objects, p.heads(v.Name, ""))
			now, then := p.sides()
			ofNow, ofThen := lines(before), lines(after)
			objects = append(objects, p.versions(sideLines(now, ofNow, ofThen), sideLines(then, ofThen, ofNow)),
				look.NewGap(4))
		}
	}
	return objects
}

// lines are the lines of a text; none of none.
func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimRight(text, "\n"), "\n")
}

// sideLines are the lines of a version; those that the other lacks are marked.
func sideLines(only look.Side, of, other []string) fyne.CanvasObject {
	if len(of) == 0 {
		return look.NewCaption("No text")
	}
	var all []fyne.CanvasObject
	others := slices.DeleteFunc(slices.Clone(other), func(line string) bool { return slices.Contains(of, line) })
	for _, line := range of {
		text := strings.TrimLeft(line, " \t")
		depth := len(line) - len(text)
		if slices.Contains(other, line) {
			all = append(all, look.NewSideLine(look.BothHave, depth, look.Plain(text), "", nil))
			continue
		}
		instead := "" // the line that the other has in its place
		if len(others) > 0 {
			instead, others = others[0], others[1:]
		}
		all = append(all, look.NewSideWords(only, depth, wordsBeside(text, instead)))
	}
	return look.NewColumn(-4, all...)
}

// wordsBeside cuts a line into the words that another has as well, in its order, and those that it lacks.
func wordsBeside(line, other string) (all []look.Words) {
	one, two := strings.Fields(line), strings.Fields(other)
	common := make([][]int, len(one)+1) // how many words are common from there on
	for i := range common {
		common[i] = make([]int, len(two)+1)
	}
	for i := len(one) - 1; i >= 0; i-- {
		for j := len(two) - 1; j >= 0; j-- {
			if common[i][j] = max(common[i+1][j], common[i][j+1]); one[i] == two[j] {
				common[i][j] = common[i+1][j+1] + 1
			}
		}
	}
	for i, j := 0, 0; i < len(one); i++ {
		for j < len(two) && one[i] != two[j] && common[i][j+1] == common[i][j] {
			j++
		}
		isBoth := j < len(two) && one[i] == two[j]
		if isBoth {
			j++
		}
		if last := len(all) - 1; last >= 0 && all[last].Only != isBoth {
			all[last].Text += " " + one[i]
		} else {
			all = append(all, look.Words{Text: one[i], Only: !isBoth})
		}
	}
	return all
}

// choiceOfTwo makes a choice with what both versions come to beside each other.
func (p *Page) choiceOfTwo(name, says string, now, then []string, tapped func()) fyne.CanvasObject {
	content := []fyne.CanvasObject{look.NewSubheading(name)}
	if says != "" {
		content = append(content, look.NewCaption(says))
	}
	if strings.Join(now, "")+strings.Join(then, "") != "" {
		column := func(head string, lines []string) fyne.CanvasObject {
			all := []fyne.CanvasObject{look.NewCaption(head)}
			for _, line := range lines {
				all = append(all, look.NewText(capital(line)))
			}
			return look.NewColumn(tight, all...)
		}
		variant := "With the variant"
		if p.erratum != "" {
			variant = beforeErratum
		}
		first, second := p.inOrder(column(asItIs, now), column(variant, then))
		content = append(content, look.NewColumns(16, first, second))
	}
	return look.NewChoiceOf(look.NewColumn(tight, content...), tapped)
}

// tight is how far apart the lines of a choice are: they keep a distance of their own.
const tight = -10

// inShort gives what both versions of a ruling come to: what it says first, and where it says
// the same, where the courses differ first.
func inShort(d *lab.Comparison) (now, then []string) {
	if changed := d.Changed(); len(changed) > 0 && d.Class != lab.Impossible {
		for _, c := range changed[:min(2, len(changed))] {
			now, then = append(now, c.A), append(then, c.B)
		}
		return now, then
	}
	return []string{d.A}, []string{d.B}
}

// capital begins a line with a capital letter; a dash stands where there is none.
func capital(text string) string {
	if text == "" {
		return "—"
	}
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// positions lists the positions that a search found.
func (p *Page) positions(v *scenario.Variant) (objects []fyne.CanvasObject) {
	for _, r := range p.found {
		if r.Variant != v.Name {
			continue
		}
		objects = append(objects,
			look.NewCaption(fmt.Sprintf("%d games, in %d of which the change came into play; %d differed.",
				r.Games, r.Used, r.Differ)))
		for _, f := range r.Found {
			says := ""
			if f.Unfinished {
				says = "It was cut down as far as the time allowed."
			}
			name := fmt.Sprintf("A position of %s, %s", wording.Count(f.Cards, "card"), wording.Count(f.Steps, "step"))
			objects = append(objects, look.NewGap(10), p.choiceOfTwo(name, says, f.A, f.B, func() {
				if p.showPosition(v, []byte(f.Text)) {
					p.position = f.Text
					p.redraw()
				}
			}))
		}
	}
	return objects
}

// showPosition puts both courses of a position beside each other; it reports whether it can be
// read.
func (p *Page) showPosition(v *scenario.Variant, text []byte) bool {
	p.notice = ""
	c, err := lab.NewVersions(p.library, v).Compare("position", text)
	switch {
	case err != nil:
		p.notice = "✕ " + err.Error()
	case c.Class == lab.Untouched:
		p.notice = fmt.Sprintf("“%s” changes nothing that the position uses: it is the same both ways.", v.Name)
	}
	if p.notice != "" {
		p.redraw()
		return false
	}
	p.show(c, v.Name)
	return true
}

// onTable offers to compare what lies on the table.
func (p *Page) onTable(v *scenario.Variant) []fyne.CanvasObject {
	if p.options.OnTable == nil || !v.ChangesPlay() {
		return nil
	}
	title, _, ok, err := p.options.OnTable()
	if !ok || err != nil {
		return nil
	}
	compare := look.NewButton("Compare what is on the table", theme.MediaPlayIcon(), func() {
		if _, text, ok, err := p.options.OnTable(); ok && err == nil {
			p.showPosition(v, text)
		}
	})
	return []fyne.CanvasObject{look.NewGap(8), look.NewInset(look.NewBar(look.NewCutCaption(title), compare))}
}

// mostListed is how many rulings are listed of a variant.
const mostListed = 60
