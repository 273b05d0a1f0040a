package look

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
)

const project = "../.."

// fonts are the files that text is drawn with, but for lines and notation.
func fonts() []fyne.Resource {
	return []fyne.Resource{regularFont, boldFont, italicFont, Condensed.source, CondensedBold.source, Heavy.source}
}

// runes are those of texts, each with a place where it stands.
type runes map[rune]string

func (r runes) add(text, where string) {
	for _, letter := range text {
		if _, known := r[letter]; !known && !unicode.In(letter, unicode.Cc, unicode.Cf) { // which draw nothing
			r[letter] = where
		}
	}
}

// TestEveryRuneOfTheProgramIsDrawn: no text of the program or of what ships with it has
// a letter that a font lacks, which would be drawn as a box or in another hand.
func TestEveryRuneOfTheProgramIsDrawn(t *testing.T) {
	all, monospaced := runes{}, runes{}
	literals(t, all)
	literals(t, monospaced)
	shipped(t, all, "data")
	shipped(t, monospaced, "data/abilities")
	if len(all) < 100 || len(monospaced) < 100 {
		t.Fatalf("only %d and %d letters were found", len(all), len(monospaced))
	}
	for _, font := range fonts() {
		all.askOf(t, font)
	}
	monospaced.askOf(t, theme.DefaultTextMonospaceFont())
}

// askOf asks a font for all of the letters.
func (r runes) askOf(t *testing.T, resource fyne.Resource) {
	t.Helper()
	font, err := sfnt.Parse(resource.Content())
	if err != nil {
		t.Fatalf("%s: %v", resource.Name(), err)
	}
	var buffer sfnt.Buffer
	for _, letter := range slices.Sorted(maps.Keys(r)) {
		if glyph, err := font.GlyphIndex(&buffer, letter); err != nil || glyph == 0 {
			t.Errorf("%s has no glyph for %q (%U), which stands in %s", resource.Name(), letter, letter, r[letter])
		}
	}
}

// literals collects the letters of the texts in the source of what opens the window.
func literals(t *testing.T, all runes) {
	t.Helper()
	files := token.NewFileSet()
	walk(t, project, func(path string) {
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			strings.HasPrefix(path, "ui/terminal/") || // which isn't the window
			strings.HasPrefix(path, "rulesdb/import_") || // whose letters are those that it replaces
			strings.HasPrefix(path, "rulesdb/official/") || strings.HasPrefix(path, "rulesdb/userfile/") {
			return
		}
		source, err := parser.ParseFile(files, filepath.Join(project, path), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(source, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING && literal.Kind != token.CHAR {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			if err != nil {
				t.Fatalf("%s: %v", files.Position(literal.Pos()), err)
			}
			all.add(text, fmt.Sprint(files.Position(literal.Pos())))
			return true
		})
	})
}

// shipped collects the letters of what ships in a folder: cards, scenarios, the digest of
// the rules.
func shipped(t *testing.T, all runes, folder string) {
	t.Helper()
	walk(t, filepath.Join(project, folder), func(path string) {
		if !slices.Contains([]string{".yaml", ".md", ".txt"}, filepath.Ext(path)) {
			return
		}
		text, err := os.ReadFile(filepath.Join(project, folder, path))
		if err != nil {
			t.Fatal(err)
		}
		all.add(string(text), folder+"/"+path)
	})
}

// walk visits the files below a folder, but for hidden ones.
func walk(t *testing.T, folder string, visit func(path string)) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(folder), ".", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && len(path) > 1 && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		case !entry.IsDir():
			visit(path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
