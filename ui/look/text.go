package look

import (
	"net/url"
	"regexp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// How far apart lines stand beyond the height of their letters: about half as
// much again, which is what long texts are set in, and less for small text.
const (
	leading      float32 = 5
	smallLeading float32 = 3
)

// NewMarkdown shows Markdown, wrapped; a tapped link is handed to follow with
// its address, such as "rule:514.4".
func NewMarkdown(text string, follow func(address string)) fyne.CanvasObject {
	return newText(leading, markdown(text, follow)...)
}

// NewSmallMarkdown shows Markdown as NewMarkdown does, in small text.
func NewSmallMarkdown(text string, follow func(address string)) fyne.CanvasObject {
	return newText(smallLeading, inSize(theme.SizeNameCaptionText, markdown(text, follow))...)
}

// inSize sets segments in a size, however deep.
func inSize(size fyne.ThemeSizeName, segments []widget.RichTextSegment) []widget.RichTextSegment {
	for _, s := range segments {
		switch s := s.(type) {
		case *widget.TextSegment:
			s.Style.SizeName = size
		case *widget.HyperlinkSegment:
			s.SizeName = size
		case *widget.ParagraphSegment:
			inSize(size, s.Texts)
		case *widget.ListSegment:
			inSize(size, s.Items)
		}
	}
	return segments
}

// markdown reads Markdown into segments.
func markdown(text string, follow func(address string)) []widget.RichTextSegment {
	if text == "" {
		return nil // as the toolkit has it, which makes a reader of Markdown for each text
	}
	segments := read(text)
	link(segments, follow)
	return signed(segments)
}

// colorsOfSigns are the colors of the signs with which a text says at its beginning how something stands.
var colorsOfSigns = map[string]fyne.ThemeColorName{
	"✓": theme.ColorNameSuccess, "✕": theme.ColorNameError,
	"!": theme.ColorNameWarning, "?": theme.ColorNameWarning,
}

// signed gives a sign at the beginning of a text its color.
func signed(segments []widget.RichTextSegment) []widget.RichTextSegment {
	if len(segments) == 0 {
		return segments
	}
	if p, isParagraph := segments[0].(*widget.ParagraphSegment); isParagraph {
		p.Texts = signed(p.Texts)
		return segments
	}
	first, isText := segments[0].(*widget.TextSegment)
	if !isText {
		return segments
	}
	sign, rest, found := strings.Cut(first.Text, " ")
	color, isSign := colorsOfSigns[sign]
	if !found || !isSign {
		return segments
	}
	style := first.Style
	style.ColorName, style.Inline = color, true
	all := []widget.RichTextSegment{&widget.TextSegment{Text: sign + " ", Style: style}}
	if rest != "" {
		all = append(all, &widget.TextSegment{Text: rest, Style: first.Style})
	}
	return append(all, segments[1:]...)
}

// link hands the links among the segments, however deep, to follow.
func link(segments []widget.RichTextSegment, follow func(address string)) {
	for _, s := range segments {
		switch s := s.(type) {
		case *widget.HyperlinkSegment:
			address := ""
			if s.URL != nil {
				address = s.URL.String()
			}
			s.OnTapped = func() { follow(address) }
		case *widget.ParagraphSegment:
			link(s.Texts, follow)
		case *widget.ListSegment:
			link(s.Items, follow)
		}
	}
}

// asWords puts words in the place of the links among the segments, however deep:
// they take the same room and cost a fraction.
func asWords(segments []widget.RichTextSegment) []widget.RichTextSegment {
	for i, s := range segments {
		switch s := s.(type) {
		case *widget.HyperlinkSegment:
			style := widget.RichTextStyleInline
			style.TextStyle = s.TextStyle
			segments[i] = &widget.TextSegment{Text: s.Text, Style: style}
		case *widget.ParagraphSegment:
			asWords(s.Texts)
		case *widget.ListSegment:
			asWords(s.Items)
		}
	}
	return segments
}

// withoutLastBreak takes away the empty line that Markdown's last paragraph
// leaves behind.
func withoutLastBreak(segments []widget.RichTextSegment) []widget.RichTextSegment {
	end := len(segments) - 1
	if end < 1 {
		return segments
	}
	last, ok := segments[end].(*widget.TextSegment)
	if ok && last.Text == "" && last.Style == widget.RichTextStyleParagraph {
		return segments[:end]
	}
	return segments
}

// NewHeading shows a page's title.
func NewHeading(text string) *Text {
	return plain(text, widget.RichTextStyleHeading)
}

// NewSubheading shows the title of a part of a page.
func NewSubheading(text string) *Text {
	return plain(text, widget.RichTextStyleStrong)
}

// NewCaption shows a line of small, quiet text.
func NewCaption(text string) *Text {
	style := widget.RichTextStyleInline
	style.SizeName, style.ColorName = theme.SizeNameCaptionText, ColorQuiet
	return newText(smallLeading, signed([]widget.RichTextSegment{&widget.TextSegment{Text: text, Style: style}})...)
}

// NewQuiet shows quiet text on one line, which SetQuiet changes.
func NewQuiet() *widget.RichText { return widget.NewRichText() }

// SetQuiet changes quiet text on one line.
func SetQuiet(line *widget.RichText, text string) {
	style := widget.RichTextStyleInline
	style.ColorName = ColorQuiet
	line.Segments = signed([]widget.RichTextSegment{&widget.TextSegment{Text: text, Style: style}})
	line.Refresh()
}

// NewSigned shows a line of small text behind a sign that has a color of its own.
func NewSigned(sign string, color fyne.ThemeColorName, text string) *Text {
	style := widget.RichTextStyleInline
	style.SizeName = theme.SizeNameCaptionText
	signed := style
	signed.ColorName = color
	return newText(smallLeading, &widget.TextSegment{Text: sign + " ", Style: signed},
		&widget.TextSegment{Text: text, Style: style})
}

// NewSnippet shows a piece of Markdown, what was found in it in bold, in small
// quiet text; links are plain words.
func NewSnippet(text string) *Text {
	segments := read(escaped.ReplaceAllStringFunc(text, func(sign string) string { return Plain(sign[1:]) }))
	for i, s := range segments {
		switch s := s.(type) {
		case *widget.TextSegment:
			s.Style.SizeName, s.Style.ColorName = theme.SizeNameCaptionText, ColorQuiet
			if s.Style.TextStyle.Bold {
				s.Style.ColorName = theme.ColorNameForeground
			}
		case *widget.HyperlinkSegment:
			style := widget.RichTextStyleInline
			style.SizeName, style.ColorName = theme.SizeNameCaptionText, ColorQuiet
			segments[i] = &widget.TextSegment{Text: s.Text, Style: style}
		}
	}
	return newText(smallLeading, segments...)
}

func plain(text string, style widget.RichTextStyle) *Text {
	return newText(leading, signed([]widget.RichTextSegment{&widget.TextSegment{Text: text, Style: style}})...)
}

// Address builds the address of a link, such as "glossary:Calming%20X", fit to
// stand in Markdown.
func Address(scheme, id string) string { return scheme + ":" + url.PathEscape(id) }

// cutLine shows a name in bold and what follows it, on one line, each cut with dots
// where the room ends: within one text the toolkit would leave out the dots.
func cutLine(name, more string) fyne.CanvasObject {
	line := container.New(cutLineLayout{name}, plain(name, widget.RichTextStyleStrong), NewText(more))
	for _, o := range line.Objects {
		rich := o.(*Text)
		rich.Wrapping, rich.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	}
	return line
}

// cutLineLayout gives a name the room that it needs, and what follows it the rest.
type cutLineLayout struct{ name string }

// leastRest is the room within which nothing of what follows a name can be read.
const leastRest float32 = 36

// Layout implements fyne.Layout.
func (l cutLineLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	padding := theme.InnerPadding()
	word := fyne.MeasureText(l.name, theme.TextSize(), fyne.TextStyle{Bold: true}).Width
	objects[0].Resize(fyne.NewSize(min(size.Width, word+2*padding+1), size.Height))
	at := word + fyne.MeasureText(" ", theme.TextSize(), fyne.TextStyle{}).Width
	objects[1].Move(fyne.NewPos(at, 0))
	objects[1].Resize(fyne.NewSize(max(0, size.Width-at), size.Height))
	setVisible(objects[1], size.Width-at >= leastRest)
}

// MinSize implements fyne.Layout.
func (cutLineLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// NewCutCaption shows small text on one line that is cut where the room ends.
func NewCutCaption(text string) *Text {
	rich := NewCaption(text)
	if len(rich.Segments) > 1 { // between which the toolkit would leave out the dots
		rich.Segments[1].(*widget.TextSegment).Text = text
		rich.Segments = rich.Segments[1:]
	}
	rich.Wrapping, rich.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	return rich
}

// newCutSnippet shows a snippet on one line that is cut where the room ends.
func newCutSnippet(markdown string) *Text {
	rich := NewSnippet(markdown)
	rich.Wrapping, rich.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	return rich
}

// newFigure shows a number above what it is of; a quiet one stands back.
func newFigure(number, of string, quiet bool) fyne.CanvasObject {
	style := widget.RichTextStyleStrong
	style.Alignment = fyne.TextAlignTrailing
	if quiet {
		style.TextStyle.Bold, style.ColorName = false, ColorQuiet
	}
	caption := widget.RichTextStyleInline
	caption.Alignment, caption.SizeName, caption.ColorName = fyne.TextAlignTrailing,
		theme.SizeNameCaptionText, ColorQuiet
	return NewColumn(-15, widget.NewRichText(&widget.TextSegment{Text: number, Style: style}),
		widget.NewRichText(&widget.TextSegment{Text: of, Style: caption}))
}

// NewCode shows notation, in letters of one width and its lines as they stand;
// those that are too long are wrapped.
func NewCode(text string) *Text {
	style := widget.RichTextStyleInline
	style.SizeName, style.TextStyle.Monospace = theme.SizeNameCaptionText, true
	return newText(smallLeading, &widget.TextSegment{Text: codeSpaces.Replace(text), Style: style})
}

// codeSpaces keep the indentation of lines where they are wrapped at words.
var codeSpaces = strings.NewReplacer("\t", "\u00a0\u00a0\u00a0\u00a0")

// NewFactLabel shows the label of a fact on one line.
func NewFactLabel(text string) *widget.RichText {
	style := widget.RichTextStyleInline
	style.ColorName = ColorQuiet
	return widget.NewRichText(&widget.TextSegment{Text: text, Style: style})
}

// NewText shows text as it stands, wrapped.
func NewText(text string) *Text {
	return plain(text, widget.RichTextStyleInline)
}

// Plain keeps Markdown from taking a text's signs for its own.
func Plain(text string) string { return markdownSigns.Replace(text) }

// escaped are signs after a backslash, which stand for themselves.
var escaped = regexp.MustCompile("\\\\[\\\\`*_<]")

// markdownSigns writes them as entities: the toolkit shows a backslash before
// a sign as it stands.
var markdownSigns = strings.NewReplacer(
	"&", "&amp;", "\\", "&#92;", "`", "&#96;", "*", "&#42;", "_", "&#95;", "[", "&#91;",
	"]", "&#93;", "<", "&lt;", "#", "&#35;", "~", "&#126;", "|", "&#124;", "-", "&#45;",
	"+", "&#43;", "=", "&#61;", ">", "&gt;", "!", "&#33;", ".", "&#46;",
)
