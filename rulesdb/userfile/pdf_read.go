//go:build !js

package userfile

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"sync"
	"time"
	"unicode"

	"github.com/klippa-app/go-pdfium"
	pdferrors "github.com/klippa-app/go-pdfium/errors"
	"github.com/klippa-app/go-pdfium/references"
	"github.com/klippa-app/go-pdfium/requests"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
)

const (
	// mostPages and mostGlyphs are how much of a PDF is read at most.
	mostPages  = 2000
	mostGlyphs = 5_000_000
	// pdfMemory is how much memory a damaged or hostile PDF can take.
	pdfMemory = 512 << 20
)

// pdfReaders is the PDF library, made ready when the first PDF is read. It runs
// in a sandbox that sees no files.
var pdfReaders = sync.OnceValues(func() (pdfium.Pool, error) {
	return webassembly.Init(webassembly.Config{
		MinIdle: 0, MaxIdle: 1, MaxTotal: 1,
		FSConfig:      wazero.NewFSConfig(),
		RuntimeConfig: wazero.NewRuntimeConfig().WithMemoryLimitPages(pdfMemory >> 16),
		Stdout:        io.Discard, Stderr: io.Discard,
	})
})

// pdfPatience is how long reading a PDF waits for another that is being read.
const pdfPatience = time.Hour

// PDFLines reads the text of a PDF line by line. Errors are *Errors.
func PDFLines(name string, source []byte) ([]Line, error) {
	refuse := func(found string) error {
		return &Error{File: name, Found: found,
			Expected: "a whole PDF with the text of the document, not pictures of it, and without a password"}
	}
	readers, err := pdfReaders()
	if err != nil {
		return nil, fmt.Errorf("make the reader of PDFs ready: %w", err)
	}
	reader, err := readers.GetInstance(pdfPatience)
	if err != nil {
		return nil, fmt.Errorf("make the reader of PDFs ready: %w", err)
	}
	defer reader.Close()
	opened, err := reader.OpenDocument(&requests.OpenDocument{File: &source})
	switch {
	case errors.Is(err, pdferrors.ErrPassword):
		return nil, refuse("a PDF with a password")
	case err != nil:
		return nil, refuse("a PDF that is damaged or cut off")
	}
	count, err := reader.FPDF_GetPageCount(&requests.FPDF_GetPageCount{Document: opened.Document})
	switch {
	case err != nil:
		return nil, refuse("a PDF that is damaged or cut off")
	case count.PageCount > mostPages:
		return nil, refuse(fmt.Sprintf("a PDF of %d pages", count.PageCount))
	}
	pages := make([][]pdfRow, count.PageCount)
	glyphs := 0
	for i := range pages {
		read, err := pageGlyphs(reader, opened.Document, i)
		if err != nil {
			return nil, refuse(fmt.Sprintf("a PDF whose page %d is damaged", i+1))
		}
		if glyphs += len(read); glyphs > mostGlyphs {
			return nil, refuse(fmt.Sprintf("a PDF of more than %d letters", mostGlyphs))
		}
		pages[i] = rowsOf(read)
	}
	if glyphs == 0 {
		return nil, refuse("a PDF without text")
	}
	return linesOfPages(pages), nil
}

// pageGlyphs reads the glyphs of a page in the order in which they are drawn.
func pageGlyphs(reader pdfium.Pdfium, document references.FPDF_DOCUMENT, page int) ([]glyph, error) {
	text, err := reader.FPDFText_LoadPage(&requests.FPDFText_LoadPage{
		Page: requests.Page{ByIndex: &requests.PageByIndex{Document: document, Index: page}},
	})
	if err != nil {
		return nil, err
	}
	defer reader.FPDFText_ClosePage(&requests.FPDFText_ClosePage{TextPage: text.TextPage})
	count, err := reader.FPDFText_CountChars(&requests.FPDFText_CountChars{TextPage: text.TextPage})
	if err != nil {
		return nil, err
	}
	var glyphs []glyph
	for i := range count.Count {
		letter, err := reader.FPDFText_GetUnicode(&requests.FPDFText_GetUnicode{TextPage: text.TextPage, Index: i})
		if err != nil {
			return nil, err
		}
		r := rune(letter.Unicode)
		switch {
		case unicode.IsSpace(r):
			if len(glyphs) > 0 {
				glyphs[len(glyphs)-1].spaced = true
			}
			continue
		case r == lineHyphen, r == lineHyphen2:
			r = '-'
		case r == 0 || r > unicode.MaxRune:
			r = unicode.ReplacementChar
		}
		g := glyph{letter: r}
		box, err := reader.FPDFText_GetCharBox(&requests.FPDFText_GetCharBox{TextPage: text.TextPage, Index: i})
		if err != nil {
			return nil, err
		}
		origin, err := reader.FPDFText_GetCharOrigin(&requests.FPDFText_GetCharOrigin{TextPage: text.TextPage,
			Index: i})
		if err != nil {
			return nil, err
		}
		size, err := reader.FPDFText_GetFontSize(&requests.FPDFText_GetFontSize{TextPage: text.TextPage, Index: i})
		if err != nil {
			return nil, err
		}
		g.left, g.right, g.base, g.size = box.Left, box.Right, origin.Y, size.FontSize
		// A font without a name is as good as one that isn't bold.
		if font, err := reader.FPDFText_GetFontInfo(&requests.FPDFText_GetFontInfo{TextPage: text.TextPage,
			Index: i}); err == nil {
			g.bold = boldFont.MatchString(font.FontName)
		}
		glyphs = append(glyphs, g)
	}
	return glyphs, nil
}

// The hyphens that the library gives at the end of a line.
const (
	lineHyphen  = 0x02
	lineHyphen2 = 0xfffe
)

var boldFont = regexp.MustCompile(`(?i)bold|black|heavy`)
