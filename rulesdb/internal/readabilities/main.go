// Readabilities adds cards to data/abilities, a file a set: every card of the set
// files that are its arguments whose text is understood in full, with what each
// paragraph is understood as, in notation. Cards that stand there stay as they
// stand; one that is to be read anew is deleted there first. It is run at the top of
// the project and lists the cards that it leaves out.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"canterlaw/rulesdb"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./rulesdb/internal/readabilities SET.xml ...")
		os.Exit(2)
	}
	lib, err := rulesdb.Open("")
	if err == nil {
		err = readSets(lib, os.Args[1:])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "read abilities:", err)
		os.Exit(1)
	}
}

func readSets(lib *rulesdb.Library, files []string) error {
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		set, _, err := rulesdb.ReadSet(name, file)
		file.Close()
		if err != nil {
			return err
		}
		if err := addSet(lib, set); err != nil {
			return err
		}
	}
	return nil
}

// addSet adds the cards of a set to its file.
func addSet(lib *rulesdb.Library, set *rulesdb.Set) error {
	name := filepath.Join("data", "abilities", strings.ReplaceAll(strings.ToLower(set.Name), " ", "-")+".yaml")
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		text = []byte("# The abilities of the cards of " + set.Name + ".\nformat: 1\ncards:\n")
	} else if err != nil {
		return err
	}
	head, entries := split(string(text))
	var all []string
	added := 0
	for _, c := range set.Cards { // sorted by number
		if entries[c.Number] != "" {
			all = append(all, entries[c.Number])
			delete(entries, c.Number)
			continue
		}
		if strings.Join(c.Text, "") == "" {
			continue
		}
		entry, understood := write(lib, c)
		if !understood {
			fmt.Printf("%s %s isn't understood in full\n", c.Number, c.Name())
		}
		if entry != "" {
			all = append(all, entry)
			added++
		}
	}
	for number := range entries {
		return fmt.Errorf("%s: found %s, which is no card of %s", name, number, set.Name)
	}
	fmt.Printf("%s: %d cards were there, %d added\n", name, len(all)-added, added)
	if len(all) == 0 {
		return nil
	}
	return os.WriteFile(name, []byte(head+strings.Join(all, "\n")), 0o644)
}

var entryStart = regexp.MustCompile(`(?m)^  - number: (\S+)$`)

// split gives what stands before the cards of a file, and the lines of each card by
// its number.
func split(text string) (head string, entries map[string]string) {
	entries = map[string]string{}
	starts := entryStart.FindAllStringSubmatchIndex(text, -1)
	head = text
	for i, at := range starts {
		end := len(text)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		if i == 0 {
			head = text[:at[0]]
		}
		entries[text[at[2]:at[3]]] = strings.TrimRight(text[at[0]:end], "\n") + "\n"
	}
	return head, entries
}

// write writes a card as it stands in data/abilities; nothing for one with only
// keywords of the rules, and for one that isn't understood in full.
func write(lib *rulesdb.Library, c *rulesdb.Card) (entry string, understood bool) {
	var b strings.Builder
	fmt.Fprintf(&b, "  - number: %s\n    name: %q\n    faces:\n", c.Number, c.Name())
	some := false
	for i := range c.Faces {
		head := "      - abilities:"
		for _, p := range rulesdb.ReadText(lib.English(), &c.Faces[i], c.Text[i]) {
			if p.Reading.IsKeywords {
				continue
			}
			if p.Reading.Ability == nil {
				return "", false
			}
			if head != "" {
				fmt.Fprintln(&b, head)
				head = ""
			}
			some = true
			fmt.Fprint(&b, "          - |\n")
			for line := range strings.SplitSeq(strings.TrimSpace(p.Reading.Ability.String()), "\n") {
				fmt.Fprintf(&b, "            %s\n", strings.ReplaceAll(line, "\t", "    "))
			}
		}
		if head != "" {
			fmt.Fprintln(&b, head, "[]")
		}
	}
	if !some {
		return "", c.TextRuns()
	}
	return b.String(), true
}
