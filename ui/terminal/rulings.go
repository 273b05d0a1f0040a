package terminal

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"canterlaw/scenario/rulings"
)

// rulingsCommand keeps the user's own rulings.
type rulingsCommand struct {
	List   rulingsListCommand   `cmd:"" help:"List your rulings, the newest first, or those that have some words."`
	Import rulingsImportCommand `cmd:"" help:"Take in a collection: a YAML file, or a zip of such files. If you have some of its rulings otherwise, nothing is taken until you say whose to keep."`
	Export rulingsExportCommand `cmd:"" help:"Write your rulings as a collection, to share."`
}

type rulingsListCommand struct {
	Words      []string `arg:"" optional:"" help:"Words, rules, cards or an author."`
	InForce    bool     `help:"Only those in force."`
	Collection string   `help:"Only those of a collection."`
}

func (c *rulingsListCommand) Run(s *session) error {
	book, err := rulings.Open(s.folder)
	if err != nil {
		return err
	}
	filter := rulings.Filter{Words: strings.Join(c.Words, " "), Collection: c.Collection, InForce: c.InForce}
	selected := rulings.NewList(book.All()).Select(filter)
	if s.json {
		return s.printJSON(append([]rulings.Ruling{}, selected...))
	}
	for _, r := range selected {
		fmt.Fprintf(s.Out, "%-10s  %s (%s)\n", r.Date, r.Title,
			strings.Join(append([]string{r.Status()}, r.Rules...), ", "))
	}
	fmt.Fprintf(s.Out, "%d of %d rulings.\n", len(selected), len(book.All()))
	return nil
}

type rulingsImportCommand struct {
	Files []string `arg:"" name:"file" help:"Collections."`
	Keep  string   `enum:",mine,theirs" default:"" help:"Whose ruling to keep where yours is another: mine or theirs."`
}

// importedRulings is what became of a collection, for programs.
type importedRulings struct {
	File      string           `json:"file"`
	New       int              `json:"new"`
	Same      int              `json:"same"`
	Conflicts []rulingConflict `json:"conflicts"`
	Taken     bool             `json:"taken"`
}

type rulingConflict struct {
	ID     string   `json:"id"`
	Title  string   `json:"title"`
	Differ []string `json:"differ"` // the keys
}

// errConflicts is why nothing was taken.
var errConflicts = errors.New("nothing was taken in: say whose rulings to keep, with --keep mine or --keep theirs")

func (c *rulingsImportCommand) Run(s *session) error {
	book, err := rulings.Open(s.folder)
	if err != nil {
		return err
	}
	var all [][]rulings.Ruling
	for _, file := range c.Files {
		theirs, err := rulings.ReadFile(file)
		if err != nil {
			return refused(err)
		}
		all = append(all, theirs)
	}
	var out []importedRulings
	conflicts := false
	for i, theirs := range all {
		m := book.Compare(theirs)
		told := importedRulings{File: c.Files[i], New: len(m.New), Same: m.Same, Conflicts: []rulingConflict{},
			Taken: len(m.Conflicts) == 0 || c.Keep != ""}
		for _, differing := range m.Conflicts {
			told.Conflicts = append(told.Conflicts,
				rulingConflict{differing.Theirs.ID, differing.Theirs.Title, differing.Differ()})
		}
		if told.Taken {
			if err := book.Take(m, func(rulings.Conflict) bool { return c.Keep == "theirs" }); err != nil {
				return err
			}
		}
		conflicts = conflicts || !told.Taken
		out = append(out, told)
	}
	if err := s.printImported(out); err != nil {
		return err
	}
	if conflicts {
		fmt.Fprintf(s.Err, "canterlaw: %v\n", errConflicts)
		return errCheckFailed
	}
	return nil
}

func (s *session) printImported(out []importedRulings) error {
	if s.json {
		return s.printJSON(out)
	}
	for _, told := range out {
		fmt.Fprintf(s.Out, "%s: %d new, %d as you have them, %d otherwise\n", told.File, told.New,
			told.Same, len(told.Conflicts))
		for _, c := range told.Conflicts {
			fmt.Fprintf(s.Out, "  %s: what differs is %s (%s)\n", c.Title, strings.Join(c.Differ, ", "), c.ID)
		}
	}
	return nil
}

type rulingsExportCommand struct {
	File       string `arg:"" help:"The file to write; one that is there stays."`
	Name       string `default:"Rulings" help:"What the collection is called."`
	Collection string `help:"Only the rulings of a collection."`
}

func (c *rulingsExportCommand) Run(s *session) error {
	book, err := rulings.Open(s.folder)
	if err != nil {
		return err
	}
	selected := rulings.NewList(book.All()).Select(rulings.Filter{Collection: c.Collection})
	text, err := rulings.Write(c.Name, selected)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(c.File, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return fmt.Errorf("writing your rulings: %w; name a file that isn't there yet", err)
	}
	_, err = file.Write(text)
	if err = errors.Join(err, file.Close()); err != nil {
		return fmt.Errorf("writing your rulings: %w", err)
	}
	fmt.Fprintf(s.Out, "%s in %s.\n", areIn(len(selected)), c.File)
	return nil
}

// areIn counts rulings that are somewhere.
func areIn(n int) string {
	if n == 1 {
		return "1 ruling is"
	}
	return fmt.Sprint(n, " rulings are")
}
