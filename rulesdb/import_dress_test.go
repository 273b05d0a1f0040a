package rulesdb

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"

	"canterlaw/rulesdb/official"
)

// dress is how a copy of the rules looks. The zero value is the plainest.
type dress struct {
	chapter, section, rule, term string // with %s for number, then title, text or term
	bullets                      []string
	upper                        bool // titles
	apart                        bool // an empty line before each rule
	wrap                         int  // columns; 0 for none
	divided                      bool // words at the ends of lines
	contents                     string
	title                        string // the title page
	page                         string // the head of each page, with %d for its number
	feed                         bool   // a form feed between pages
	credits                      bool   // a chapter before the glossary
	nobreak, smart               bool   // spaces and quotation marks as Word writes them
	encode                       func(string) string
}

// The ways in which copies of the rules are dressed.
var (
	chapterDresses = []string{"%s. %s", "%s %s", "CHAPTER %s: %s", "Chapter %s\n%s", "## %s. %s", "**%s. %s**",
		"# %s\\. %s", "%s. %s\n=======", "Part %s – %s", "%.0s%s"}
	sectionDresses = []string{"(%s) %s", "%s. %s", "%s - %s", "Section %s. %s", "### %s. %s", "**(%s) %s**",
		"• (%s) %s", "%s %s", "**%s** %s", "%s: %s", "\uf0b7 (%s) %s"}
	ruleDresses = []string{"(%s) %s", "(%s)%s", "%s. %s", "%s %s", "%s: %s", "[%s] %s", "**%s** %s", "**(%s)** %s",
		"\\(%s\\) %s", "[%s](#rule) %s"}
	termDresses   = []string{"%s: %s", "- **%s**: %s", "**%s:** %s", "%s – %s", "### %s\n\n%s", "• %s: %s"}
	bulletDresses = [][]string{nil, {"• ", "o ", "\uf0a7 "}, {"- ", "  - ", "    - "}, {"* ", "    * ", "        * "},
		{"", "\t", "\t\t"}, {"", "  ", "    "}}
	contentDresses = []string{"", "%s. %s", "%s. %s ........ 7", "%s.\t%s\t12", "%s %s . . . . . . 31"}
	titleDresses   = []string{
		"My Little Pony CCG Comprehensive Rules\nVersion 2.1, Updated October 1, 2014",
		"MLP CCG Comprehensive Rules v2.1\nEffective: October 1st, 2014",
		"Comprehensive Rules Version 2.1 - Updated 2014-09-05 - Effective 2014-10-01",
		"Comprehensive Rules\n\nVersion: 2.1\nLast updated 10/01/14",
		"**Comprehensive Rules**\n\n*Version 2.1 (1 October 2014)*",
		"Read this first.\n\nThe rules of the game\nRev. 2.1\nEffective\nOct. 1, 2014",
	}
	pageDresses = []string{"", "My Little Pony CCG Comprehensive Rules\nComprehensive Rules Version 2.1 Page %d", "%d",
		"MLP:CCG Comprehensive Rules | v2.1 | October 1, 2014 | Page %d of 30", "- %d -"}
	encodings = map[string]func(string) string{
		"UTF-8": nil,
		"a mark of the byte order": func(s string) string {
			return "\ufeff" + s
		},
		"Windows": func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
		"UTF-16": func(s string) string {
			return must1(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(s))
		},
		"UTF-16 without a mark": func(s string) string {
			return must1(unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder().String(s))
		},
		"Windows-1252": func(s string) string {
			return must1(charmap.Windows1252.NewEncoder().String(strings.NewReplacer("\uf0b7", "•", "\uf0a7", "·", "ﬁ",
				"fi").Replace(s)))
		},
	}
)

func must1(s string, err error) string {
	if err != nil {
		panic(err)
	}
	return s
}

// dressed writes a document as a copy that looks so.
func (d dress) dressed(document *official.Document) string {
	var b strings.Builder
	lines := 0
	pages := 1
	write := func(text string) {
		for _, line := range strings.Split(text, "\n") {
			b.WriteString(line + "\n")
			if lines++; d.page != "" && lines%45 == 0 {
				pages++
				if d.feed {
					b.WriteString("\f")
				}
				head := d.page
				if strings.Contains(head, "%d") {
					head = fmt.Sprintf(d.page, pages)
				}
				b.WriteString(head + "\n")
			}
		}
	}
	titled := func(title string) string {
		if d.upper {
			return strings.ToUpper(title)
		}
		return title
	}
	chapter := func(number, title string) { write("\n" + fmt.Sprintf(d.chapter, number, titled(title)) + "\n") }
	write(d.title + "\n")
	glossary := "9"
	if d.credits {
		glossary = "10"
	}
	if d.contents != "" {
		write("Table of Contents\n")
		for _, r := range document.Rules {
			switch {
			case r.Kind == official.Numbered:
			case r.Number == "9":
				if d.credits {
					write(fmt.Sprintf(d.contents, "9", "Credits"))
				}
				write(fmt.Sprintf(d.contents, glossary, titled(r.Title)))
			default:
				write(fmt.Sprintf(d.contents, r.Number, titled(r.Title)))
			}
		}
		write("")
	}
	for _, r := range document.Rules {
		switch r.Kind {
		case official.Chapter:
			if r.Number != "9" {
				chapter(r.Number, r.Title)
			}
		case official.Section:
			write(fmt.Sprintf("\n"+d.section+"\n", r.Number, titled(r.Title)))
		case official.Numbered:
			bullet := ""
			if level := len(official.Path(r.Number)) - 3; len(d.bullets) > 0 {
				bullet = d.bullets[level]
			}
			if d.apart {
				write("")
			}
			paragraphs := strings.Split(r.Text, "\n")
			write(bullet + d.wrapped(fmt.Sprintf(d.rule, r.Number, paragraphs[0])))
			for _, p := range paragraphs[1:] {
				write(d.wrapped(p))
			}
		}
	}
	if d.credits {
		chapter("9", "Credits")
		write("Rules Design: Somebody, Somebody Else\n\nEditing: Nobody\n")
	}
	chapter(glossary, "Glossary")
	for _, t := range document.Glossary {
		write("\n" + d.wrapped(fmt.Sprintf(d.term, t.Term, t.Text)))
	}
	text := b.String()
	if d.smart {
		text = smartQuotes.ReplaceAllString(strings.ReplaceAll(text, "'", "’"), "“$1”")
	}
	if d.nobreak {
		text = strings.ReplaceAll(strings.ReplaceAll(text, " card", "\u00a0card"), "fi", "ﬁ")
	}
	if d.encode != nil {
		text = d.encode(text)
	}
	return text
}

var smartQuotes = regexp.MustCompile(`"([^"\n]*)"`)

// wrapped breaks a text into lines.
func (d dress) wrapped(text string) string {
	if d.wrap == 0 {
		return text
	}
	var b strings.Builder
	column := 0
	for i, word := range strings.Split(text, " ") {
		if i > 0 && column+1+utf8.RuneCountInString(word) > d.wrap {
			head, tail := "", word
			if d.divided && len(word) > 8 && regexp.MustCompile(`^[a-z]+$`).MatchString(word) {
				head, tail = " "+word[:len(word)-3]+"-", word[len(word)-3:]
			}
			b.WriteString(head + "\n" + tail)
			column = len(tail)
			continue
		}
		if i > 0 {
			b.WriteString(" ")
			column++
		}
		b.WriteString(word)
		column += utf8.RuneCountInString(word)
	}
	return b.String()
}

// sameRules tells how a document differs from the one that it is a copy of.
func sameRules(want, got *official.Document) []string {
	var differences []string
	read := map[string]*official.Rule{}
	for _, r := range got.Rules {
		read[r.Number] = r
	}
	differ := func(format string, args ...any) { differences = append(differences, fmt.Sprintf(format, args...)) }
	for _, r := range want.Rules {
		copied := read[r.Number]
		if r.Kind == official.Chapter && r.Title == "Glossary" {
			continue
		}
		switch {
		case copied == nil:
			differ("%s is missing", r.Number)
		case !strings.EqualFold(r.Title, copied.Title):
			differ("%s is titled %q, want %q", r.Number, copied.Title, r.Title)
		case official.PlainWords(r.Text) != official.PlainWords(copied.Text):
			differ("%s says %q,\nwant %q", r.Number, copied.Text, r.Text)
		}
	}
	if len(got.Rules) != len(want.Rules) {
		differ("%d rules, want %d", len(got.Rules), len(want.Rules))
	}
	for i, t := range want.Glossary {
		if i >= len(got.Glossary) || got.Glossary[i].Term != official.PlainWords(t.Term) ||
			official.PlainWords(got.Glossary[i].Text) != official.PlainWords(t.Text) {
			differ("term %d is %+v, want %+v", i, got.Glossary[min(i, len(got.Glossary)-1)], t)
		}
	}
	if len(got.Glossary) != len(want.Glossary) {
		differ("%d terms, want %d", len(got.Glossary), len(want.Glossary))
	}
	source := official.Source{Document: official.RulesName, Version: "2.1", Effective: "2014-10-01"}
	if got.Source != source {
		differ("source %v, want %v", got.Source, source)
	}
	return differences
}

// TestWhateverTheDressTheRulesAreTheSame dresses the invented document at random.
func TestWhateverTheDressTheRulesAreTheSame(t *testing.T) {
	document, _ := mustReadRules(t, readSmall(t))
	names := slices.Sorted(maps.Keys(encodings))
	rapid.Check(t, func(t *rapid.T) {
		pick := func(name string, from []string) string { return rapid.SampledFrom(from).Draw(t, name) }
		yes := func(name string) bool { return rapid.Bool().Draw(t, name) }
		d := dress{
			chapter: pick("chapter", chapterDresses), section: pick("section", sectionDresses),
			rule: pick("rule", ruleDresses), term: pick("term", termDresses),
			bullets: rapid.SampledFrom(bulletDresses).Draw(t, "bullets"), upper: yes("upper"), apart: yes("apart"),
			wrap: rapid.SampledFrom([]int{0, 62, 90}).Draw(t, "wrap"), divided: yes("divided"),
			contents: pick("contents", contentDresses), title: pick("title", titleDresses),
			page: pick("page", pageDresses), feed: yes("feed"),
			credits: yes("credits"), nobreak: yes("nobreak"), smart: yes("smart"),
			encode: encodings[pick("encoding", names)],
		}
		readsTheSame(t, d, document)
	})
}

// readsTheSame checks that nothing gets lost of a document that is dressed.
func readsTheSame(t rapid.TB, d dress, document *official.Document) {
	got, _, err := ReadRules("rules.txt", strings.NewReader(d.dressed(document)))
	if err != nil {
		t.Fatal(err)
	}
	if differences := sameRules(document, got); len(differences) > 0 {
		t.Fatalf("%d differences:\n%s", len(differences), strings.Join(differences[:min(8, len(differences))], "\n"))
	}
}

// TestOfficialInOtherDresses dresses the real document as its publisher and others
// did its older and newer versions.
func TestOfficialInOtherDresses(t *testing.T) {
	document, _ := mustReadRules(t, string(readOfficial(t)))
	for name, d := range map[string]dress{
		"as published": {
			chapter: "%.0s%s", section: "\uf0b7 (%s) %s", rule: "(%s) %s", bullets: []string{"o ", "\uf0a7 ", "• "},
			term: "%s: %s", wrap: 78, contents: "%s. %s",
			title: titleDresses[0], page: pageDresses[1], credits: true, smart: true, nobreak: true, feed: true,
		},
		"copied out of a PDF": {chapter: "%.0s%s", section: "• (%s) %s", rule: "(%s)%s", term: "%s: %s", wrap: 80,
			contents: "%s. %s", title: titleDresses[3], page: "Page %d", divided: true},
		"as plain text": {chapter: "%s. %s", section: "(%s) %s", rule: "(%s) %s", term: "%s: %s",
			contents: "%s. %s", title: titleDresses[2], credits: true},
		"as a forum has it": {chapter: "# %s\\. %s", section: "**%s** %s", rule: "**%s** %s",
			bullets: bulletDresses[3], term: "### %s\n\n%s", apart: true, title: titleDresses[4]},
		"as other games do it": {chapter: "CHAPTER %s: %s", upper: true, section: "Section %s. %s", rule: "%s. %s",
			term: "%s – %s", wrap: 70, divided: true, contents: "%s. %s ........ 7", title: titleDresses[1],
			page: pageDresses[3]},
	} {
		t.Run(name, func(t *testing.T) { readsTheSame(t, d, document) })
	}
}
