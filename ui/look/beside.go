package look

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Side says of a line of two versions beside each other which of them has it.
type Side int

// The sides.
const (
	BothHave  Side = iota
	FirstHas       // only the first, which stands left
	SecondHas      // only the second
)

// NewSideLine shows a line of one of two versions that stand beside each other: with an edge, a
// sign and a ground where the other lacks it, so many levels deep, its rule at the right.
func NewSideLine(of Side, depth int, markdown, rule string, follow func(address string)) fyne.CanvasObject {
	if of != BothHave {
		markdown = "**" + of.sign() + " " + markdown + "**" // by itself the sign would begin a list
	}
	return newSideLine(of, depth, markdown, rule, follow)
}

// Words are some words of a line, and whether the other version lacks them there.
type Words struct {
	Text string
	Only bool
}

// NewSideWords shows such a line of which the other version has a part: only the words that it lacks stand out.
func NewSideWords(of Side, depth int, words []Words) fyne.CanvasObject {
	var runs []string
	if of != BothHave {
		runs = append(runs, "**"+of.sign()+"**")
	}
	for _, w := range words {
		if text := Plain(w.Text); w.Only {
			runs = append(runs, "**"+text+"**")
		} else {
			runs = append(runs, text)
		}
	}
	return newSideLine(of, depth, strings.Join(runs, " "), "", nil)
}

// sign is what stands before a line that one version alone has.
func (s Side) sign() string {
	switch s {
	case FirstHas:
		return "−"
	case SecondHas:
		return "+"
	}
	return ""
}

// newSideLine lays such a line out, with all that stands in it.
func newSideLine(of Side, depth int, markdown, rule string, follow func(address string)) fyne.CanvasObject {
	content := &fyne.Container{}
	switch of {
	case FirstHas:
		content.Objects = []fyne.CanvasObject{NewGround(ColorGone), NewGround(theme.ColorNameError)}
	case SecondHas:
		content.Objects = []fyne.CanvasObject{NewGround(ColorCome), NewGround(theme.ColorNameSuccess)}
	}
	right := ""
	if rule != "" {
		right = "[" + rule + "](" + Address("rule", rule) + ")"
	}
	room := fyne.MeasureText(rule, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding()
	content.Objects = append(content.Objects, NewMarkdown(markdown, follow), NewMarkdown(right, follow))
	content.Layout = &sideLine{float32(min(depth, 4)) * 12, room}
	return content
}

// sideLine lays a line out: its ground and edge, its text, its rule.
type sideLine struct{ indent, rule float32 }

// edge is how wide the edge of a line is that one version alone has.
const edge = 3

// Layout implements fyne.Layout.
func (l *sideLine) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n := len(objects)
	if n > 2 {
		objects[0].Resize(size.SubtractWidthHeight(0, 2))
		objects[1].Resize(fyne.NewSize(edge, size.Height-2))
	}
	fit(objects[n-2], size.Width-l.indent-l.rule)
	objects[n-2].Move(fyne.NewPos(l.indent, -2))
	objects[n-1].Resize(fyne.NewSize(l.rule, size.Height))
	objects[n-1].Move(fyne.NewPos(size.Width-l.rule, -2))
}

// MinSize implements fyne.Layout.
func (l *sideLine) MinSize(objects []fyne.CanvasObject) fyne.Size {
	text := objects[len(objects)-2].MinSize()
	return fyne.NewSize(text.Width+l.indent+l.rule, text.Height-2)
}

// NewNumbered is the head of one of two versions: its number on a disc, as it is called, and a
// remark at the right, to be noticed; "" for none.
func NewNumbered(first bool, name, remark string) fyne.CanvasObject {
	disc, ink, number := NewGround(""), theme.ColorNameForeground, "2"
	disc.CornerRadius = discSize / 2
	if first {
		disc.Color, ink, number = theme.ColorNameForeground, theme.ColorNameBackground, "1"
	} else {
		disc.Stroke = theme.ColorNameForeground
	}
	style := widget.RichTextStyle{Alignment: fyne.TextAlignCenter, ColorName: ink, Inline: true,
		SizeName: theme.SizeNameCaptionText, TextStyle: fyne.TextStyle{Bold: true}}
	on := widget.NewRichText(&widget.TextSegment{Text: number, Style: style})
	note := NewCutCaption(remark)
	noted := &note.Segments[0].(*widget.TextSegment).Style
	noted.ColorName, noted.Alignment = theme.ColorNameWarning, fyne.TextAlignTrailing
	return container.New(headOfTwo{remark != ""}, disc, on, NewSubheading(name), note)
}

// discSize is how wide the disc is with a version's number.
const discSize = 20

// headOfTwo has a number on a disc, a name, and a remark behind it.
type headOfTwo struct{ remarks bool }

// Layout implements fyne.Layout.
func (h headOfTwo) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := theme.InnerPadding()
	middle := func(o fyne.CanvasObject, x, width, height float32) {
		o.Resize(fyne.NewSize(width, height))
		o.Move(fyne.NewPos(x, (size.Height-height)/2))
	}
	middle(objects[0], left, discSize, discSize)
	number := objects[1].MinSize()
	middle(objects[1], left+(discSize-number.Width)/2, number.Width, number.Height)
	name, remark := left+discSize-2, size.Width
	if h.remarks {
		remark *= 0.6
	}
	middle(objects[2], name, remark-name, size.Height)
	middle(objects[3], remark, size.Width-remark, objects[3].MinSize().Height)
}

// MinSize implements fyne.Layout.
func (headOfTwo) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[2].MinSize().AddWidthHeight(discSize, 0)
}
