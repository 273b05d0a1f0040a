package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"text/tabwriter"

	"canterlaw/data"
)

// Understood says how much of a set's text is understood.
type Understood struct {
	Set string `json:"set"`
	// Faces counts all faces of the set, and Whole those of whose text nothing is left over.
	Faces int `json:"faces"`
	Whole int `json:"whole"`
	// Missing are the paragraphs of the others that aren't understood, as they stand in the set.
	Missing []NotUnderstood `json:"missing"`
	// Keywords nobody has defined, and Traits no card that ships has.
	Keywords []string `json:"undefinedKeywords"`
	Traits   []string `json:"newTraits"`
}

// NotUnderstood is a paragraph that isn't understood.
type NotUnderstood struct {
	Number  string `json:"number"`
	Card    string `json:"card"`
	Text    string `json:"text"`
	From    int    `json:"from"` // the byte from which on it isn't
	Message string `json:"message"`
}

// Words are those from which on the paragraph isn't understood, the first few.
func (n NotUnderstood) Words() string {
	words := strings.Fields(strings.TrimLeft(n.Text[n.From:], ".,;: "))
	if len(words) > 6 {
		return strings.Join(words[:6], " ") + " …"
	}
	return strings.Join(words, " ")
}

// understood reads all texts of a set that is in the library.
func (l *Library) understood(set *Set) *Understood {
	u := &Understood{Set: set.Name, Missing: []NotUnderstood{}, Keywords: []string{}, Traits: []string{}}
	english := l.English()
	for _, c := range set.Cards {
		for i, text := range c.Text {
			face := &c.Faces[i]
			u.Faces++
			whole := true
			for _, p := range ReadText(english, face, text) {
				if p.Reading.Understood() {
					continue
				}
				whole = false
				problem := p.Reading.Problems[0]
				u.Missing = append(u.Missing, NotUnderstood{c.Number, c.Name(), p.Text, problem.From, problem.Message})
			}
			for _, k := range face.Keywords {
				if isUndefined(k) {
					whole = false
					u.Keywords = addName(u.Keywords, k.Name)
				}
			}
			for _, t := range face.Traits {
				if !shippedTraits()[t] {
					u.Traits = addName(u.Traits, t)
				}
			}
			if whole {
				u.Whole++
			}
		}
	}
	slices.Sort(u.Keywords)
	slices.Sort(u.Traits)
	return u
}

func addName(names []string, name string) []string {
	if slices.Contains(names, name) {
		return names
	}
	return append(names, name)
}

// shippedTraits are the traits of all cards that ship: version 3.4 of the rules was written
// for these, and lists no traits.
var shippedTraits = sync.OnceValue(func() map[string]bool {
	traits := map[string]bool{}
	cards, err := readCards(fs.FS(data.FS))
	if err != nil {
		panic("rulesdb: " + err.Error()) // Open has read them before
	}
	for _, c := range cards {
		for i := range c.Faces {
			for _, t := range c.Faces[i].Traits {
				traits[t] = true
			}
		}
	}
	return traits
})

// UnderstoodTable gives what is understood of the sets that were imported as cells, row by
// row with a heading: the set, its faces, and how many of them are understood whole. There
// is none where no sets were imported.
func UnderstoodTable(reports []Report) (rows [][]string) {
	for _, r := range reports {
		if u := r.Understood; u != nil {
			rows = append(rows, []string{u.Set, fmt.Sprint(u.Faces), fmt.Sprint(u.Whole), fmt.Sprint(len(u.Missing))})
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return append([][]string{{"Set", "Faces", "Understood", "Paragraphs that aren’t"}}, rows...)
}

// MissingTable gives the words that aren't understood, each with its card: the keywords that
// nobody defined and new traits behind them.
func MissingTable(reports []Report) (rows [][]string) {
	for _, r := range reports {
		if r.Understood == nil {
			continue
		}
		for _, m := range r.Understood.Missing {
			rows = append(rows, []string{m.Number, m.Card, m.Words()})
		}
		for _, k := range r.Understood.Keywords {
			rows = append(rows, []string{r.Understood.Set, "keyword " + k,
				"not in version 3.4 of the rules, nor defined here: a file of keywords can say what it means"})
		}
		for _, t := range r.Understood.Traits {
			rows = append(rows, []string{r.Understood.Set, "trait " + t,
				"on none of the cards that version 3.4 of the rules knows"})
		}
	}
	return rows
}

// UnderstoodText gives both tables for people.
func UnderstoodText(reports []Report) string {
	table := UnderstoodTable(reports)
	if table == nil {
		return ""
	}
	var b strings.Builder
	write := func(rows [][]string) {
		w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
		for _, row := range rows {
			fmt.Fprintln(w, strings.Join(row, "\t"))
		}
		w.Flush()
	}
	write(table)
	if missing := MissingTable(reports); missing != nil {
		b.WriteString("\nNot understood, from these words on:\n")
		write(missing)
	}
	return b.String()
}
