package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// facts lays objects out as a table: a column of labels no wider than the
// widest, and columns of values that share the rest and wrap.
type facts struct {
	columns int
	label   float32 // the width of labels; 0: that of the widest
	gap     float32 // between rows
}

// factsGap is between rows, whose text keeps a distance of its own.
const factsGap float32 = -8

// NewFacts makes a table with the given number of columns, labels included;
// cells stand row by row.
func NewFacts(columns int, cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(facts{columns: columns, gap: factsGap}, cells...)
}

// NewLabelled makes a table of texts, each behind a short label such as a rule's
// number, in line with the rows of lists that have labels.
func NewLabelled(cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(facts{columns: 2, label: labelWidth, gap: factsGap}, cells...)
}

// fieldsGap is between fields, whose edges may not touch.
const fieldsGap float32 = 4

// NewFields makes a table of fields to type or choose in, each behind what it is for.
func NewFields(cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(facts{columns: 2, label: labelWidth, gap: fieldsGap}, cells...)
}

// Layout implements fyne.Layout.
func (f facts) Layout(cells []fyne.CanvasObject, size fyne.Size) {
	label := f.labelWidth(cells)
	value := max(0, (size.Width-label)/float32(f.columns-1))
	y := float32(0)
	for row := 0; row < len(cells); row += f.columns {
		height, x := float32(0), float32(0)
		line := cells[row:min(row+f.columns, len(cells))]
		for i, cell := range line {
			width := value
			if i == 0 {
				width = label
			}
			fit(cell, width)
			cell.Move(fyne.NewPos(x, y))
			height = max(height, cell.MinSize().Height)
			x += width
		}
		for _, cell := range line {
			cell.Resize(fyne.NewSize(cell.Size().Width, height))
		}
		y += height + f.gap
	}
}

// MinSize implements fyne.Layout.
func (f facts) MinSize(cells []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	value := float32(0)
	for row := 0; row < len(cells); row += f.columns {
		height := float32(0)
		for i, cell := range cells[row:min(row+f.columns, len(cells))] {
			least := cell.MinSize()
			height = max(height, least.Height)
			if i > 0 {
				value = max(value, least.Width)
			}
		}
		size.Height += height + f.gap
	}
	size.Height = max(0, size.Height-f.gap)
	size.Width = f.labelWidth(cells) + value*float32(f.columns-1)
	return size
}

func (f facts) labelWidth(cells []fyne.CanvasObject) float32 {
	if f.label > 0 {
		return f.label
	}
	width := float32(0)
	for i := 0; i < len(cells); i += f.columns {
		width = max(width, cells[i].MinSize().Width)
	}
	return width
}
