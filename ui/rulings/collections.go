package rulings

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/rulings"
	"canterlaw/ui/choosing"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
)

// Collections of rulings: taking one in, with what is otherwise in it than here, and writing one.

// takeIn compares the collection of the path with the rulings, and takes in what is in no
// conflict with them if nothing is.
func (p *Pages) takeIn() {
	path := strings.TrimSpace(p.path.Text)
	p.TakeIn(path)
}

// browse lets the user find a collection to take in.
func (p *Pages) browse() {
	p.files = choosing.File(p.options.Window, []string{".yaml", ".yml", ".zip"}, "", func(path string, err error) {
		if err != nil {
			p.notice = ""
			p.taken(err)
			return
		}
		p.TakeIn(path)
	})
}

// CloseDialog closes what asks for a file; it reports whether anything did.
func (p *Pages) CloseDialog() bool {
	if p.files == nil || p.options.Window.Canvas().Overlays().Top() == nil {
		return false
	}
	p.files.Hide()
	p.files = nil
	return true
}

// TakeIn takes a collection in, once its conflicts are decided.
func (p *Pages) TakeIn(path string) {
	if p.book == nil {
		return
	}
	p.options.Show(All)
	p.options.Soon(func() {
		theirs, err := rulings.ReadFile(path)
		fyne.Do(func() {
			if err != nil {
				p.notice = ""
				p.taken(err)
				return
			}
			m := p.book.Compare(theirs)
			p.merge, p.theirs, p.file, p.failed, p.notice = &m, map[string]bool{}, filepath.Base(path), nil, ""
			if len(m.Conflicts) == 0 {
				p.finishMerge()
				return
			}
			p.Changed()
		})
	})
}

// conflicts asks of each ruling that is otherwise in a collection which of the two to
// keep.
func (p *Pages) conflicts() []fyne.CanvasObject {
	m := p.merge
	objects := []fyne.CanvasObject{
		look.NewText(fmt.Sprintf("%s has %s that you don’t have, %d as you have them, and %d otherwise. Which of "+
			"these do you want?", p.file, count(len(m.New)), m.Same, len(m.Conflicts))),
		row(look.NewButton("Take in as chosen", nil, p.finishMerge), look.NewButton("All of theirs", nil, func() {
			p.chooseAll(true)
		}),
			look.NewButton("All of mine", nil, func() { p.chooseAll(false) }),
			look.NewButton("Don’t take in", nil, func() {
				p.merge = nil
				p.Changed()
			})),
	}
	for i, c := range m.Conflicts {
		if i == mostShown {
			objects = append(objects,
				look.NewCaption(fmt.Sprintf("… and %d more, of which yours is kept unless all of theirs are chosen.",
					len(m.Conflicts)-mostShown)))
			break
		}
		objects = append(objects, look.NewGap(4), look.NewSubheading(c.Theirs.Title),
			look.NewCaption("They differ in: "+strings.Join(c.Differ(), ", ")),
			p.side(c, false, "Mine", c.Mine), p.side(c, true, "Theirs", c.Theirs))
	}
	return objects
}

// side is one of two rulings to choose from.
func (p *Pages) side(c rulings.Conflict, theirs bool, whose string, r rulings.Ruling) fyne.CanvasObject {
	sign := "○ "
	chosen := p.theirs[c.Theirs.ID] == theirs
	if chosen {
		sign = "● "
	}
	choice := look.NewChoice(sign+whose+": "+r.Ruling+" ("+about(&r)+")"+p.otherwise(&c, &r), func() {
		p.theirs[c.Theirs.ID] = theirs
		p.Changed()
	})
	choice.Choose(chosen)
	return choice
}

// mostOfField is how many letters of a question or a course are shown to choose by.
const mostOfField = 300

// firstOwn is the first line of a position with its steps that another ruling has otherwise.
func firstOwn(course string, c *rulings.Conflict) string {
	other := c.Mine.Course
	if course == other {
		other = c.Theirs.Course
	}
	lines, others := strings.Split(course, "\n"), strings.Split(other, "\n")
	for i, line := range lines {
		if i >= len(others) || line != others[i] {
			return fmt.Sprintf("from its line %d on, “%s”", i+1, strings.TrimSpace(line))
		}
	}
	return fmt.Sprintf("ends with its line %d", len(lines))
}

// otherwise says what a ruling has in which it differs from the other, but for what is said
// of every ruling.
func (p *Pages) otherwise(c *rulings.Conflict, r *rulings.Ruling) string {
	says := ""
	for _, key := range c.Differ() {
		switch key {
		case "ruling", "rules", "author", "date":
			continue
		}
		value := []rune(r.Says(key))
		switch {
		case len(value) == 0:
			value = []rune("none")
		case key == "course":
			value = []rune(firstOwn(r.Course, c))
		case key == "superseded by":
			if by, found := p.book.Find(r.SupersededBy); found {
				value = []rune(by.Title)
			}
		case len(value) > mostOfField:
			value = append(value[:mostOfField], '…')
		}
		says += "\n" + strings.ToUpper(key[:1]) + key[1:] + ": " + string(value)
	}
	return says
}

// count words a number of rulings.
func count(n int) string {
	if n == 1 {
		return "1 ruling"
	}
	return fmt.Sprintf("%d rulings", n)
}

func (p *Pages) chooseAll(theirs bool) {
	for _, c := range p.merge.Conflicts {
		p.theirs[c.Theirs.ID] = theirs
	}
	p.Changed()
}

// finishMerge takes in what was chosen.
func (p *Pages) finishMerge() {
	m := p.merge
	p.merge = nil
	taken := len(m.New)
	err := p.book.Take(*m, func(c rulings.Conflict) bool {
		if p.theirs[c.Theirs.ID] {
			taken++
		}
		return p.theirs[c.Theirs.ID]
	})
	if err == nil {
		p.notice = fmt.Sprintf("✓ Taken in from %s: %s.", p.file, count(taken))
	}
	p.taken(err)
}

// export writes the rulings that are listed as a collection.
func (p *Pages) export() {
	path := strings.TrimSpace(p.path.Text)
	name := p.collection
	if name == "" {
		name = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	}
	selected := p.selected()
	text, err := rulings.Write(name, selected)
	if err == nil {
		err = pagebar.Save(path, text, false)
	}
	p.failed, p.notice = err, ""
	if os.IsExist(err) {
		p.failed = fmt.Errorf("there is a file %s already: choose another name", path)
	}
	if err == nil {
		p.notice = fmt.Sprintf("✓ Written to %s: %s.", path, count(len(selected)))
	}
	p.Changed()
}

// write shows the page on which a ruling is written; one without an id is new.
func (p *Pages) write(r rulings.Ruling) {
	p.notice, p.failed = "", nil
	if r.Date == "" {
		r.Date = time.Now().Format(time.DateOnly)
	}
	entry := func(hint, text string) *look.Entry {
		e := look.NewEntry(hint, p.keep)
		e.SetText(text)
		return e
	}
	area := func(hint, text string) *look.TextEntry {
		e := look.NewTextEntry(hint, 3)
		e.SetText(text)
		return e
	}
	p.written = &form{
		of: r, title: entry("What it is about, in a line", r.Title), question: area("What was asked", r.Question),
		ruling: area("What was decided", r.Ruling),
		rules:  entry("Rules, such as 514.4c, 515.1", strings.Join(r.Rules, ", ")),
		author: entry("Who gave it", r.Author), date: entry("When, as 2016-07-27", r.Date),
		source: entry("Where it was given or is written", r.Source),
	}
	if r.ID == "" {
		p.options.Show(newRuling)
	}
	p.Changed()
}
