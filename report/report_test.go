package report

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/requests"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
)

var made = time.Date(2016, 7, 27, 10, 0, 0, 0, time.UTC)

// box is a drawing of so much height, that writes its name.
type box float64

func (b box) Height(*Pen, float64) float64 { return float64(b) }

func (b box) Draw(p *Pen, x, y, width float64) {
	p.Box(x, y, width, float64(b), 1, nil, &Quiet)
	p.Text("drawn here", lineStyle, Black, x, y)
}

func example() *Document {
	long := Line{Depth: 30, Text: strings.Repeat("a very long line of the trail ", 12), Rule: "510.2"}
	d := &Document{Title: "Crème’s *tie* → who wins?", Under: "Ruling of 27 July 2016", Made: made, Blocks: []Block{
		Text{Lead: "Question", Says: "One paragraph,\nin two lines.\n\nAnother with 🦄 and | and [link](x).",
			Rules: "514.4c"},
		Heading("What happens"),
		Lines{{Text: "Totals are 7 and 7", Rule: "514.4a", Bold: true},
			{Depth: 1, Text: "Dash contributes 3", Rule: "514.4"}, long},
		Columns{Heads: [2]string{"Nobody wins", "It ends"}, Rows: []Row{
			{Left: &Line{Text: "Alike", Rule: "1.1"}, Right: &Line{Text: "Alike", Rule: "1.1"}},
			{Left: &Line{Text: "Solved | replaced", Rule: "613.1", Differs: true}},
		}},
		Pictures{{Title: "The table", Draws: box(40), Words: Lines{{Text: "Nobody is there"}}},
			{Title: "After it", Draws: box(60)}},
		Code("A 3t; AP: dash"),
	}}
	for range 60 {
		d.Blocks = append(d.Blocks, Lines{{Text: "More of it", Rule: "601.2"}})
	}
	return d
}

// TestMarkdownShowsWhatWasWritten: nothing of a ruling turns into markup, and tables and
// lists stay whole.
func TestMarkdownShowsWhatWasWritten(t *testing.T) {
	got := example().Markdown()
	for _, want := range []string{
		"# Crème’s \\*tie\\* → who wins?\n", "\n*Ruling of 27 July 2016*\n",
		"**Question** One paragraph, in two lines.\n\nAnother with 🦄 and | and \\[link\\](x). (514.4c)\n",
		"\n## What happens\n", "- **Totals are 7 and 7** (514.4a)\n  - Dash contributes 3 (514.4)\n",
		"| Nobody wins | It ends |\n|---|---|\n| Alike (1.1) | Alike (1.1) |\n| ≠ Solved \\| replaced (613.1) |  |\n",
		"**The table**\n\n- Nobody is there\n", "```\nA 3t; AP: dash\n```\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks\n%s\nin\n%s", want, got)
		}
	}
}

// TestPDFCanBeReadAndSearched: its text is found in another reader, accents, signs and
// rules too, over several pages, and nothing lies beyond the edge of the paper.
func TestPDFCanBeReadAndSearched(t *testing.T) {
	var out bytes.Buffer
	if err := example().PDF(&out); err != nil {
		t.Fatal(err)
	}
	pages := read(t, out.Bytes())
	if len(pages) < 2 {
		t.Fatalf("%d pages", len(pages))
	}
	all := strings.Join(strings.Fields(strings.Join(pages, "\n")), " ")
	for _, want := range []string{"Crème’s *tie* → who wins?", "One paragraph, in two lines.", "514.4c", "What happens",
		"Totals are 7 and 7", "Nobody wins", "Solved | replaced", "drawn here", "A 3t; AP: dash", "1 / 3"} {
		if !strings.Contains(all, want) {
			t.Errorf("the PDF lacks %q:\n%s", want, all)
		}
	}
	if n := strings.Count(all, "More of it"); n != 60 {
		t.Errorf("%d of 60 lines are on the pages", n)
	}
	var again bytes.Buffer
	if err := example().PDF(&again); err != nil || !bytes.Equal(again.Bytes(), out.Bytes()) {
		t.Errorf("written again it is another file: %v", err)
	}
}

// read gives the text of each page of a PDF.
func read(t *testing.T, file []byte) []string {
	t.Helper()
	pool, err := webassembly.Init(webassembly.Config{MaxIdle: 1, MaxTotal: 1, FSConfig: wazero.NewFSConfig(),
		Stdout: io.Discard, Stderr: io.Discard})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pool.Close() })
	reader, err := pool.GetInstance(time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	opened, err := reader.OpenDocument(&requests.OpenDocument{File: &file})
	if err != nil {
		t.Fatal(err)
	}
	count, err := reader.FPDF_GetPageCount(&requests.FPDF_GetPageCount{Document: opened.Document})
	if err != nil {
		t.Fatal(err)
	}
	var pages []string
	for i := range count.PageCount {
		pages = append(pages, pageText(t, reader,
			requests.Page{ByIndex: &requests.PageByIndex{Document: opened.Document, Index: i}}))
	}
	return pages
}

func pageText(t *testing.T, reader pdfium.Pdfium, page requests.Page) string {
	t.Helper()
	text, err := reader.GetPageTextStructured(&requests.GetPageTextStructured{Page: page,
		Mode: requests.GetPageTextStructuredModeRects})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range text.Rects {
		if p := r.PointPosition; p.Left < 0 || p.Right > pageWidth/millimetres || p.Bottom < 0 ||
			p.Top > pageHeight/millimetres {
			t.Errorf("%q lies beyond the edge of the paper: %+v", r.Text, p)
		}
	}
	whole, err := reader.GetPageText(&requests.GetPageText{Page: page})
	if err != nil {
		t.Fatal(err)
	}
	return whole.Text
}

// TestAHeadingStandsAboveItsPicture: on the same page, where the picture has no room below.
func TestAHeadingStandsAboveItsPicture(t *testing.T) {
	d := &Document{Title: "A tie"}
	for range 12 {
		d.Blocks = append(d.Blocks, Lines{{Text: "A line"}})
	}
	d.Blocks = append(d.Blocks, Heading("The table after it"), Pictures{{Draws: box(200)}})
	var out bytes.Buffer
	if err := d.PDF(&out); err != nil {
		t.Fatal(err)
	}
	pages := read(t, out.Bytes())
	if len(pages) != 2 || strings.Contains(pages[0], "The table after it") ||
		!strings.Contains(pages[1], "The table after it") {
		t.Errorf("the heading is not on the page of its picture: %q", pages)
	}
}
