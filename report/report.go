// Package report writes what is read away from the program: a document of headings, text,
// trails with the rule of each line and pictures, as Markdown or as PDF.
package report

import "time"

// Document is what is written.
type Document struct {
	Title  string
	Under  string    // a line below the title: what it is, of when, by which rules
	Made   time.Time // which the PDF's properties tell
	Blocks []Block
}

// Block is a part of a document, one below the other: a Heading, Text, Lines, Columns,
// Pictures or Code.
type Block interface {
	markdown(*writer)
	pdf(*page)
}

// Heading begins a part of the document.
type Heading string

// Text is one paragraph or several, with a line between them as in a file.
type Text struct {
	Lead  string // a word before it: "Question"
	Says  string
	Rules string // at its end: "514.4c, 515.1"
}

// Lines are lines below each other, nested by their depth: a trail.
type Lines []Line

// Line is one of them.
type Line struct {
	Depth   int // from 0
	Text    string
	Rule    string // at the right end: "514.4c"
	Bold    bool
	Differs bool // from the line beside it: it is marked
}

// Columns are lines beside each other, row by row.
type Columns struct {
	Heads [2]string
	Rows  []Row
}

// Row is a line at the left and one at the right; nil for none.
type Row struct{ Left, Right *Line }

// Pictures are pictures beside each other.
type Pictures []Picture

// Picture is something drawn, and what it shows in words for those who read Markdown.
type Picture struct {
	Title string
	Draws Drawing
	Words Lines
}

// Drawing draws itself in a PDF, in millimetres.
type Drawing interface {
	// Height is how high it is in a width.
	Height(p *Pen, width float64) float64
	Draw(p *Pen, x, y, width float64)
}

// Code is text that is copied as it is, such as a position's line.
type Code string
