package rulesdb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"canterlaw/engine/ability"
	"canterlaw/engine/cardtext"
	"canterlaw/rulesdb/userfile"
)

// Keywords that a user defines: those of later sets, which version 3.4 of the rules doesn't
// have. They stand in files of the library's folder "keywords", which are written by hand
// and shared as they are; testdata/keywords/example.yaml has everything that such a file
// can say.

// keywordsFolder is where the files stand in the library.
const keywordsFolder = "keywords"

// keywordsFormat is the format of the files.
const keywordsFormat = 1

// keywordsExtensions end the names of the files.
var keywordsExtensions = []string{".yaml", ".yml"}

// keywordsFile is a file of keywords.
type keywordsFile struct {
	Format   int                  `yaml:"format"`
	Keywords []placed[ownKeyword] `yaml:"keywords"`
	name     string               // of the file
}

// ownKeyword is a keyword of the user's.
type ownKeyword struct {
	Name textInFile `yaml:"name"` // "Fervent X" has a number
	// From is the set that has it, and Means says in plain words what it does.
	From      string               `yaml:"from"`
	Means     string               `yaml:"means"`
	Abilities []placed[ownAbility] `yaml:"abilities"`
}

// ownAbility is what the keyword stands for, in one way or the other.
type ownAbility struct {
	English  textInFile `yaml:"english"`
	Notation textInFile `yaml:"notation"`
}

// textInFile is a text of a YAML file and where its first character stands.
type textInFile struct {
	text         string
	line, column int
	isFolded     bool // over several lines, so that places in it can't be told
}

// UnmarshalYAML implements yaml.NodeUnmarshaler.
func (t *textInFile) UnmarshalYAML(node ast.Node) error {
	token := node.GetToken()
	t.line, t.column = token.Position.Line, token.Position.Column
	if block, ok := node.(*ast.LiteralNode); ok {
		t.text, t.isFolded = block.Value.Value, !strings.HasPrefix(block.Start.Value, "|")
		t.line++
		t.column = 1 + indentation(block.Value.GetToken().Origin) - indentation(t.text)
		return nil
	}
	if err := yaml.NodeToValue(node, &t.text); err != nil {
		return err
	}
	origin := strings.TrimSpace(token.Origin)
	t.isFolded = strings.Contains(origin, "\n")
	if strings.HasPrefix(origin, `"`) || strings.HasPrefix(origin, `'`) {
		t.column++
	}
	return nil
}

// place gives where a byte of the text stands in the file.
func (t textInFile) place(at int) (line, column int) {
	if t.isFolded {
		return t.line, t.column
	}
	before := t.text[:at]
	lines := strings.Count(before, "\n")
	last := before[strings.LastIndexByte(before, '\n')+1:]
	return t.line + lines, t.column + len([]rune(last))
}

// refuse says what is wrong with the text, from a byte of it on.
func (t textInFile) refuse(file string, at int, found, expected string) error {
	line, column := t.place(at)
	return &userfile.Error{File: file, Line: line, Column: column, Found: found, Expected: expected}
}

// readKeywords reads a file of keywords, but for what the keywords mean.
func readKeywords(name string, text []byte) (*keywordsFile, error) {
	file := &keywordsFile{name: name}
	if err := readNotebookYAML(name, text, 0, file); err != nil {
		if refused := new(userfile.Error); errors.As(err, &refused) && refused.Expected != "" {
			refused.Expected = "keywords with their name and abilities, as the README shows"
		}
		return nil, err
	}
	if file.Format != keywordsFormat {
		return nil, &userfile.Error{File: name, Found: fmt.Sprintf("format %d", file.Format),
			Expected: fmt.Sprintf("the line \"format: %d\"", keywordsFormat)}
	}
	if len(file.Keywords) == 0 {
		return nil, &userfile.Error{File: name, Found: "no keywords",
			Expected: "a list of keywords under \"keywords:\""}
	}
	for _, k := range file.Keywords {
		if err := k.value.check(name, k.line); err != nil {
			return nil, err
		}
	}
	return file, nil
}

var keywordTerm = regexp.MustCompile(`^[A-Z][\pL'’-]+(?: [A-Z][\pL'’-]+){0,2}(?: X)?$`)

// check sees to it that a keyword has a name and abilities.
func (k *ownKeyword) check(file string, line int) error {
	if k.Name.text == "" {
		return &userfile.Error{File: file, Line: line, Found: "a keyword without a name",
			Expected: "its name, such as \"name: Fervent X\""}
	}
	if !keywordTerm.MatchString(k.Name.text) {
		return k.Name.refuse(file, 0, fmt.Sprintf("the name %q", k.Name.text),
			"one to three words with capitals, and X behind them if the keyword has a number: Fervent X")
	}
	name := k.definition().Name
	if ability.IsGlossaryKeyword(name) || name == homeLimit || name == startingProblem {
		return k.Name.refuse(file, 0, fmt.Sprintf("the keyword %s, which the rules define", name),
			"a keyword that they don't have")
	}
	if len(k.Abilities) == 0 {
		return k.Name.refuse(file, 0, fmt.Sprintf("no abilities of %s", name),
			"what it stands for, as \"- english: …\" or \"- notation: …\" under \"abilities:\"")
	}
	for _, a := range k.Abilities {
		if (a.value.English.text == "") == (a.value.Notation.text == "") {
			return &userfile.Error{File: file, Line: a.line, Found: "an ability that is not said in one way",
				Expected: "either \"english:\" or \"notation:\""}
		}
	}
	return nil
}

// definition gives the keyword without its abilities.
func (k *ownKeyword) definition() ability.KeywordDefinition {
	name, hasNumber := strings.CutSuffix(k.Name.text, " X")
	return ability.KeywordDefinition{Name: name, HasNumber: hasNumber}
}

// compile gives the keyword with its abilities in notation.
func (k *ownKeyword) compile(file string, english *cardtext.Reader) (ability.KeywordDefinition, error) {
	d := k.definition()
	for _, a := range k.Abilities {
		notation, err := a.value.compile(file, english)
		if err != nil {
			return d, err
		}
		if read, err := ability.ReadDefinition(notation); err == nil && !d.HasNumber && mentionsX(read) {
			at := a.value.English
			if at.text == "" {
				at = a.value.Notation
			}
			return d, at.refuse(file, 0, "X in what "+d.Name+" stands for",
				"the name \""+d.Name+" X\" of a keyword with a number")
		}
		d.Abilities = append(d.Abilities, notation)
	}
	return d, nil
}

func mentionsX(a *ability.Ability) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		does = does || n.Op == ability.X
		return !does
	})
	return does
}

func (a *ownAbility) compile(file string, english *cardtext.Reader) (notation string, err error) {
	if t := a.Notation; t.text != "" {
		_, err := ability.ReadDefinition(t.text)
		if mistakes := (ability.Errors)(nil); errors.As(err, &mistakes) {
			m := mistakes[0]
			return "", &userfile.Error{File: file, Line: t.line + m.Line - 1, Column: t.column + m.Column - 1,
				Found: "notation that can't be read", Err: errors.New(m.Message)}
		}
		return t.text, err
	}
	t := a.English
	text := strings.TrimRight(strings.ReplaceAll(t.text, "\n", " "), " ")
	reading := english.Read(text, cardtext.Card{IsDefinition: true})
	if reading.Ability == nil {
		p := reading.Problems[0]
		return "", t.refuse(file, p.From, fmt.Sprintf("English that isn't understood, at %q",
			firstWords(text[p.From:])),
			"words as cards have them (canterlaw text tries them), or notation: "+p.Message)
	}
	return strings.TrimSpace(reading.Ability.String()), nil
}

// firstWords are a text's first few words.
func firstWords(text string) string {
	words := strings.Fields(text)
	return strings.Join(words[:min(4, len(words))], " ")
}

// storedKeywords reads the files of a library folder's keywords.
func storedKeywords(folder string) (files []*keywordsFile, bad []error) {
	within := filepath.Join(folder, keywordsFolder)
	entries, err := os.ReadDir(within)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		bad = append(bad, &userfile.Error{File: within, Expected: "the folder of your keywords", Err: err})
	}
	for _, entry := range entries {
		if !slices.Contains(keywordsExtensions, filepath.Ext(entry.Name())) || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		file, err := readKeywordsFile(filepath.Join(within, entry.Name()))
		if err != nil {
			bad = append(bad, err)
			continue
		}
		files = append(files, file)
	}
	return files, bad
}

func readKeywordsFile(name string) (*keywordsFile, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, &userfile.Error{File: name, Expected: "a file of keywords that can be read", Err: err}
	}
	return readKeywords(name, text)
}

// defineKeywords adds the keywords of the files to all that knows keywords. A file that can't be used is
// told in the library's Problems and stays as it is, for its user to mend.
func (l *Library) defineKeywords(files []*keywordsFile) {
	for {
		wrong := l.tryKeywords(files)
		if wrong == nil {
			break
		}
		l.Problems = append(l.Problems, wrong.err)
		files = slices.DeleteFunc(files, func(f *keywordsFile) bool { return f == wrong.file })
	}
	l.Glossary = slices.Clone(l.Glossary)
	for _, file := range files {
		for _, k := range file.Keywords {
			l.Glossary = append(l.Glossary, k.value.entry(filepath.Base(file.name)))
		}
	}
	sortGlossary(l.Glossary)
	l.takeKeywordsFromTexts()
}

// wrongKeywords is a file of keywords that can't be used, and why.
type wrongKeywords struct {
	file *keywordsFile
	err  error
}

// tryKeywords defines the keywords of all the files, if all can be: their names first, which
// one may use in what another means.
func (l *Library) tryKeywords(files []*keywordsFile) *wrongKeywords {
	var all []ability.KeywordDefinition
	where := map[string]string{}
	for _, file := range files {
		for _, k := range file.Keywords {
			d := k.value.definition()
			if other := where[d.Name]; other != "" {
				return &wrongKeywords{file, k.value.Name.refuse(file.name, 0,
					fmt.Sprintf("the keyword %s, which %s defines too", d.Name, filepath.Base(other)),
					"each keyword once")}
			}
			where[d.Name] = file.name
			all = append(all, d)
		}
	}
	ability.Define(all)
	if len(all) == 0 {
		return nil
	}
	english := l.EnglishWith(nil)
	all = nil
	for _, file := range files {
		for _, k := range file.Keywords {
			d, err := k.value.compile(file.name, english)
			if err != nil {
				return &wrongKeywords{file, err}
			}
			all = append(all, d)
		}
	}
	ability.Define(all)
	return nil
}

// entry is the keyword's page among the terms of the glossary.
func (k *ownKeyword) entry(file string) *GlossaryEntry {
	var b strings.Builder
	if k.Means != "" {
		b.WriteString(strings.TrimSpace(k.Means) + "\n\n")
	}
	for _, a := range k.Abilities {
		if text := strings.TrimSpace(a.value.English.text); text != "" {
			fmt.Fprintf(&b, "- %s\n", strings.Join(strings.Fields(text), " "))
		}
	}
	b.WriteString("\nThe rules don’t define this keyword: you do, in " + file)
	if k.From != "" {
		b.WriteString(", for " + k.From)
	}
	b.WriteString(".")
	return &GlossaryEntry{Term: k.Name.text, Digest: strings.TrimSpace(b.String())}
}

// takeKeywordsFromTexts gives imported cards the keywords that their texts name and that
// weren't known when they were imported.
func (l *Library) takeKeywordsFromTexts() {
	if len(ability.DefinedKeywords()) == 0 {
		return
	}
	for _, c := range l.Cards {
		for i, text := range c.Text {
			for paragraph := range strings.SplitSeq(text, "\n") {
				keywords, _ := parseKeywords(paragraph)
				for _, k := range keywords {
					if isOwn := !ability.IsGlossaryKeyword(k.Name) && isDefined(k); isOwn &&
						!slices.Contains(c.Faces[i].Keywords, k) {
						c.Faces[i].Keywords = append(slices.Clip(c.Faces[i].Keywords), k)
					}
				}
			}
		}
	}
}

// ImportKeywords copies files of keywords into the library, once all of them can be used
// there. One that stands there under the same name is replaced; if it says something else,
// it is kept beside the new one. If any file is refused, with a [*userfile.Error], nothing has changed.
func ImportKeywords(folder string, files ...string) ([]Report, error) {
	var reports []Report
	var write []newFile
	var read []*keywordsFile
	replaced := map[string]bool{}
	for _, name := range files {
		file, err := readKeywordsFile(name)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(keywordsExtensions, filepath.Ext(name)) {
			return nil, &userfile.Error{File: name, Found: "the ending " + filepath.Ext(name),
				Expected: "a name that ends in .yaml"}
		}
		read = append(read, file)
		reports = append(reports, Report{File: name, Read: map[string]int{"keywords": len(file.Keywords)}})
		replaced[filepath.Base(name)] = true
	}
	lib, err := Open(folder)
	if err != nil {
		return nil, err
	}
	stored, _ := storedKeywords(folder)
	var stay []*keywordsFile
	for _, file := range stored {
		if !replaced[filepath.Base(file.name)] {
			stay = append(stay, file)
		}
	}
	if wrong := lib.tryKeywords(append(stay, read...)); wrong != nil {
		lib.tryKeywords(stored) // as it was
		return nil, wrong.err
	}
	err = Changing(folder, func() error {
		for i, file := range read {
			content, err := os.ReadFile(files[i])
			if err != nil {
				return &userfile.Error{File: files[i], Expected: "a file of keywords that can be read", Err: err}
			}
			to := filepath.Join(folder, keywordsFolder, filepath.Base(file.name))
			now, err := os.ReadFile(to)
			if err == nil && string(now) != string(content) {
				write = append(write, newFile{freeAside(to), now})
			}
			write = append(write, newFile{to, content})
		}
		return replaceFiles(write)
	})
	if err != nil {
		return nil, err
	}
	return reports, nil
}
