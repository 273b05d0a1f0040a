package userfile

// PDFLines refuses every PDF: in a browser the library that reads them would be slow, and
// a sixth of what is downloaded. Errors are *Errors.
func PDFLines(name string, _ []byte) ([]Line, error) {
	return nil, &Error{
		File: name, Found: "a PDF, which Canterlaw doesn't read in a browser",
		Expected: "the same document as text or Markdown; or import the PDF with Canterlaw on a computer, and take " +
			"its library in here",
	}
}
