package rulesdb

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

var (
	testHeading = regexp.MustCompile(`^\s*#+\s+(?:•\s+)?(.*)$`)
	testItem    = regexp.MustCompile(`^\s*(?:-|•|\d+\.)\s+(?:o\s+)?(.*)$`)
	runIn       = regexp.MustCompile(`(?m)^\*\*(\w+)\*\*([A-Z].*)$`)
	testMarks   = regexp.MustCompile("</?(?:del|u|b)>|\\*+|^```$")
)

// typeset has groff, which knows nothing of this program, make a PDF out of a
// Markdown document; where groff is missing, the test is skipped.
func typeset(t testing.TB, markdown string) []byte {
	t.Helper()
	for _, program := range []string{"groff", "gropdf"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("%s is not installed, which makes the PDF of this test (Debian's package groff)", program)
		}
	}
	var roff strings.Builder
	roff.WriteString(".nr PS 10\n.nr LL 6.5i\n.hy 0\n.ds CH\n.ds CF %\n")
	for _, line := range strings.Split(runIn.ReplaceAllString(markdown, "## $1\n$2"), "\n") {
		text := func(s string) string {
			s = strings.ReplaceAll(strings.TrimSpace(testMarks.ReplaceAllString(s, "")), `\`, `\e`)
			if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
				s = `\&` + s
			}
			return s
		}
		switch heading, item := testHeading.FindStringSubmatch(line), testItem.FindStringSubmatch(line); {
		case text(line) == "":
		case heading != nil:
			roff.WriteString(".SH\n" + text(heading[1]) + "\n")
		case strings.Contains(line, "\t"):
			name, change, _ := strings.Cut(line, "\t")
			roff.WriteString(".LP\n.TS\nlw(2i) lw(4i).\nT{\n" + text(name) + "\nT}\tT{\n" +
				text(strings.ReplaceAll(change, "\t", " ")) + "\nT}\n.TE\n")
		case item != nil:
			roff.WriteString(".IP \\(bu 3\n" + text(item[1]) + "\n")
		default:
			roff.WriteString(".PP\n" + text(line) + "\n")
		}
	}
	command := exec.Command("groff", "-k", "-t", "-ms", "-Tpdf")
	command.Stdin = strings.NewReader(roff.String())
	var out, complaints bytes.Buffer
	command.Stdout, command.Stderr = &out, &complaints
	if err := command.Run(); err != nil || !userfile.IsPDF(out.Bytes()) {
		t.Fatalf("groff: %v\n%s", err, &complaints)
	}
	return out.Bytes()
}

func readPDF(t testing.TB, pdf []byte) (*official.Document, Report) {
	t.Helper()
	document, report, err := ReadRules("rules.pdf", bytes.NewReader(pdf))
	if err != nil {
		t.Fatal(err)
	}
	return document, report
}

// sameButFor checks that a copy says the same as the text it was made of, but
// for passages whose differences begin as stated.
func sameButFor(t *testing.T, c *official.Comparison, want ...string) {
	t.Helper()
	lines := tell(c)
	for _, line := range lines {
		if !slices.ContainsFunc(want, func(begin string) bool { return strings.HasPrefix(line, begin) }) {
			t.Error(line)
		}
	}
	if len(lines) != len(want) {
		t.Errorf("%d differences, want %d", len(lines), len(want))
	}
}

// limitedTable is how the table in Limited Play is missed, whose titles and
// columns are not told apart.
var limitedTable = []string{
	"changed limited:Special Formats", "gone limited:Recommended Sealed Deck Format",
	"gone limited:Recommended Booster Draft Format",
	"gone limited:Provided Mane Characters", "gone limited:Provided Starting Problems",
}

// TestOfficialAsPDF reads the same out of the real document's PDF as out of its
// text; groff has no ② for the cost of one card.
func TestOfficialAsPDF(t *testing.T) {
	text, _ := mustReadRules(t, string(readOfficial(t)))
	pdf, report := readPDF(t, typeset(t, string(readOfficial(t))))
	sameButFor(t, official.Compare(text, pdf), append(limitedTable, "changed erratum:Timberwolf")...)
	if pdf.Source != text.Source {
		t.Errorf("source %+v, want %+v", pdf.Source, text.Source)
	}
	if odd := report.Odd[0]; odd.Page != 1 {
		t.Errorf("the first remark is on page %d: %s", odd.Page, odd.What)
	}
}

// TestPDF reads an invented document's PDF, which is at hand everywhere.
func TestPDF(t *testing.T) {
	text, _ := mustReadRules(t, readSmall(t))
	pdf, err := os.ReadFile(smallPDF)
	if err != nil {
		t.Fatal(err)
	}
	document, report := readPDF(t, pdf)
	sameButFor(t, official.Compare(text, document))
	if got := report.String(); !strings.Contains(got, "rules.pdf: page 1, line ") {
		t.Errorf("the report names no page:\n%s", got)
	}
}

// smallPDF is the invented rules document as typeset writes it.
const smallPDF = "testdata/rules_small.pdf"

// TestSmallPDFIsWhatGroffMakes, apart from dates and the order of resources.
func TestSmallPDFIsWhatGroffMakes(t *testing.T) {
	document, _ := readPDF(t, typeset(t, readSmall(t)))
	pdf, err := os.ReadFile(smallPDF)
	if err != nil {
		t.Fatal(err)
	}
	stored, _ := readPDF(t, pdf)
	sameButFor(t, official.Compare(stored, document))
}

// TestOfficialAsPlainText reads the same out of lines of 78 columns in which
// nothing is marked.
func TestOfficialAsPlainText(t *testing.T) {
	source := string(readOfficial(t))
	text, _ := mustReadRules(t, source)
	plain, _ := mustReadRules(t, unmarked(source))
	sameButFor(t, official.Compare(text, plain))
}

// unmarked writes a Markdown document as plain text, wrapped.
func unmarked(markdown string) string {
	var b strings.Builder
	for _, line := range strings.Split(runIn.ReplaceAllString(markdown, "## $1\n$2"), "\n") {
		line = testMarks.ReplaceAllString(line, "")
		if heading := testHeading.FindStringSubmatch(line); heading != nil {
			line = "\n" + heading[1] + "\n"
		} else if item := testItem.FindStringSubmatch(line); item != nil && !strings.Contains(line, "\t") {
			line = "• " + item[1]
		}
		if strings.Contains(line, "\t") {
			b.WriteString(line + "\n")
			continue
		}
		column := 0
		for _, word := range strings.Fields(line) {
			if column+len(word) > 78 {
				b.WriteString("\n")
				column = 0
			}
			if column > 0 {
				b.WriteString(" ")
			}
			b.WriteString(word)
			column += len(word) + 1
		}
		b.WriteString("\n")
	}
	return b.String()
}

func TestPDFRefused(t *testing.T) {
	whole, err := os.ReadFile(smallPDF)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		pdf  []byte
		want string
	}{
		"cut off":            {whole[:len(whole)/3], "rules.pdf: found a PDF that is damaged or cut off"},
		"only its beginning": {[]byte("%PDF-1.4\n"), "rules.pdf: found a PDF that is damaged or cut off"},
		"without text":       {[]byte(emptyPDF), "rules.pdf: found a PDF without text"},
	} {
		_, _, err := ReadRules("rules.pdf", bytes.NewReader(test.pdf))
		var refusal *userfile.Error
		if !errors.As(err, &refusal) || !strings.HasPrefix(err.Error(), test.want) || refusal.Expected == "" {
			t.Errorf("%s: got %v, want %s…", name, err, test.want)
		}
	}
}

// emptyPDF is a PDF with one empty page.
const emptyPDF = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count " +
	"1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n"

func FuzzReadPDF(f *testing.F) {
	whole, err := os.ReadFile(smallPDF)
	if err != nil {
		f.Fatal(err)
	}
	if _, err := userfile.PDFLines(smallPDF, whole); err != nil { // slow at first, and so not within a try
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte(emptyPDF))
	f.Add([]byte("%PDF-1.4\n"))
	f.Fuzz(func(t *testing.T, source []byte) {
		if !userfile.IsPDF(source) {
			return
		}
		document, _, err := ReadRules("rules.pdf", bytes.NewReader(source))
		if refusal := new(userfile.Error); err != nil && !errors.As(err, &refusal) {
			t.Fatalf("got %T %v, want a *userfile.Error", err, err)
		}
		if (document == nil) != (err != nil) {
			t.Fatalf("document %v, error %v: want one of them", document, err)
		}
	})
}
