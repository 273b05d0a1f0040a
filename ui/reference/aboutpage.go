package reference

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/ui/about"
	"canterlaw/ui/look"
)

// The page that tells what the program is, and those of the licences of what it contains.
const (
	aboutHelp     = "about"
	aboutTitle    = "About Canterlaw"
	licencePrefix = "licence/"
)

var aboutLink = fmt.Sprintf("[%s](%s)", aboutTitle, look.Address(string(helpKind), aboutHelp))

// about builds the page that tells which version the program is and what it contains.
func (p *pages) about() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewHeading(aboutTitle)}
	for _, line := range about.ThisVersion().Lines() {
		objects = append(objects, look.NewText(line))
	}
	objects = append(objects, look.NewText(about.OwnLicense), look.NewSubheading("What it contains"))
	all, hasTexts, err := about.Components()
	if err != nil {
		return append(objects, look.NewText("✕ "+err.Error()))
	}
	if !hasTexts {
		objects = append(objects,
			look.NewCaption("The licences of these were not collected for this build; releases have them."))
	}
	var lines []string
	for _, c := range all {
		line := look.Plain(strings.TrimSpace(c.Name + " " + c.Version))
		if len(c.Texts) > 0 || c.Note != "" {
			line = fmt.Sprintf("[%s](%s), %s", line, look.Address(string(helpKind), licencePrefix+c.Name),
				look.Plain(c.License))
		}
		lines = append(lines, "- "+line)
	}
	return append(objects, look.NewMarkdown(strings.Join(lines, "\n"), p.follow))
}

// licence builds the page of the licences of something that the program contains; nil if
// it contains nothing of that name.
func (p *pages) licence(name string) []fyne.CanvasObject {
	all, _, _ := about.Components() // what is wrong with them, the page before says
	for _, c := range all {
		if c.Name != name {
			continue
		}
		objects := []fyne.CanvasObject{look.NewHeading(c.Name), look.NewMarkdown(aboutLink, p.follow)}
		if c.Note != "" {
			objects = append(objects, look.NewText(c.Note))
		}
		for _, text := range c.Texts {
			objects = append(objects, look.NewSubheading(text.File))
			for paragraph := range strings.SplitSeq(text.Text, "\n\n") {
				objects = append(objects, look.NewText(strings.Join(strings.Fields(paragraph), " ")))
			}
		}
		return objects
	}
	return nil
}
