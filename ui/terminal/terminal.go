// Package terminal is Canterlaw without its window: one subcommand for each
// thing that a judge, a script or another program asks for.
//
// It reads arguments, asks packages rulesdb, search and scenario, and prints
// what they answer, for people (plain text of 80 columns) or, with --json, for
// programs. It decides nothing about the game, and imports nothing that draws:
// the window is handed to it.
package terminal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"

	"github.com/alecthomas/kong"
	mangokong "github.com/alecthomas/mango-kong"
	"github.com/posener/complete"
	"github.com/willabides/kongplete"

	"canterlaw/rulesdb"
)

// The exit statuses of every command.
const (
	StatusFine        = 0
	StatusCheckFailed = 1 // something asked for doesn't hold, or no window can be opened
	StatusUnusable    = 2 // the input can't be used; nothing has been changed
)

// Program is the process that a command line runs in.
type Program struct {
	In       io.Reader
	Out, Err io.Writer
	// Window opens the window over the user's library folder, with a file in it, "" for
	// none, and returns when it is closed.
	Window func(libraryFolder, file string) error
}

// commands is the command line, as kong reads it.
type commands struct {
	JSON    bool    `name:"json" help:"Print JSON, for other programs."`
	Library *string `placeholder:"DIR" help:"The library folder with what you have imported. By default, the one in your settings folder."`

	Window   windowCommand   `cmd:"" default:"1" hidden:"" help:"Open the window."`
	Open     openCommand     `cmd:"" help:"Open the window, with a scenario or a deck in it, as the file alone does."`
	Search   searchCommand   `cmd:"" help:"Find rules, glossary entries, cards, scenarios and your notes."`
	Rule     ruleCommand     `cmd:"" help:"Show a rule, a section or a chapter."`
	Compare  compareCommand  `cmd:"" help:"Show what is different between two versions of the rules."`
	Card     cardCommand     `cmd:"" help:"Show a card."`
	Text     textCommand     `cmd:"" help:"Read the English of cards, a paragraph a line, and show what it is understood as."`
	Coverage coverageCommand `cmd:"" help:"Say which cards of set files are understood, and which words aren't."`
	Import   importCommand   `cmd:"" help:"Read your own copies of the rules and of card sets into the library."`
	Deck     deckCommand     `cmd:"" help:"Check a deck by the rules of deckbuilding or by a format, or write it in another form."`
	Lab      labCommand      `cmd:"" help:"Compare versions of the game by what happens: wordings, readings, editions, rules, facts."`
	Scenario scenarioCommand `cmd:"" help:"Check scenarios, and show how they are ruled."`
	Rulings  rulingsCommand  `cmd:"" help:"Keep rulings of your own, and share them as collections."`
	Notation notationCommand `cmd:"" help:"Explain the notation in which abilities are written."`
	Bench    benchCommand    `cmd:"" help:"Measure the engine over whole games."`
	Version  versionCommand  `cmd:"" help:"Say which version this is."`
	Licenses licensesCommand `cmd:"" help:"Say what the program contains, and under which licences."`

	Man mangokong.ManFlag `hidden:"" help:"Print the manual page."`
}

// session is what a command works with.
type session struct {
	Program
	json   bool
	folder string // of the library
}

// errCheckFailed is what a command returns when all input was usable and
// something in it does not hold. The command has said what.
var errCheckFailed = errors.New("a check failed")

// Run does what the arguments ask for and returns the exit status.
func (p Program) Run(arguments []string) int {
	var c commands
	parser, err := kong.New(&c,
		kong.Name("canterlaw"),
		kong.Description("A judge's reference and ruling sandbox.\n\n"+
			"It is for the My Little Pony Collectible Card Game. Without a command, it opens its window."),
		kong.Writers(p.Out, p.Err),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: width}),
	)
	if err != nil {
		return p.fail(err)
	}
	kongplete.Complete(parser, kongplete.WithPredictor("file", complete.PredictFiles("*"))) // where a shell asks for it
	parsed, err := parser.Parse(arguments)
	if err != nil {
		if opened, failed := parser.Parse(opening(arguments)); failed == nil {
			parsed, err = opened, nil
		}
	}
	if err != nil {
		return p.fail(fmt.Errorf("%w\nSee canterlaw --help", err))
	}
	s := &session{Program: p, json: c.JSON}
	switch {
	case c.Library == nil:
		if s.folder, err = rulesdb.DefaultFolder(); err != nil {
			return p.fail(fmt.Errorf("%w\nSay with --library DIR where your library is to be", err))
		}
	case *c.Library == "":
		return p.fail(errors.New("--library: found an empty name; expected that of a folder"))
	default:
		s.folder = *c.Library
	}
	return p.fail(parsed.Run(s))
}

// opening is the arguments with the command open before a file that ends them: desktops
// and people give a program the file alone.
func opening(arguments []string) []string {
	last := len(arguments) - 1
	if last < 0 {
		return arguments
	}
	if info, err := os.Stat(arguments[last]); err != nil || info.IsDir() {
		return arguments
	}
	return slices.Insert(slices.Clone(arguments), last, "open")
}

// tidyLess lets unused memory stand longer while a command computes, which else takes a
// sixth of its time; the function that it gives ends that.
func tidyLess() (end func()) {
	usual := debug.SetGCPercent(400)
	return func() { debug.SetGCPercent(usual) }
}

// fail says on Err what went wrong, if anything did, and gives the exit
// status.
func (p Program) fail(err error) int {
	var noWindow *windowError
	switch {
	case err == nil:
		return StatusFine
	case errors.Is(err, errCheckFailed):
		return StatusCheckFailed
	case errors.As(err, &noWindow):
		fmt.Fprintf(p.Err, "canterlaw: %v\n", err)
		return StatusCheckFailed
	}
	fmt.Fprintf(p.Err, "canterlaw: %v\n", err)
	return StatusUnusable
}

// library opens the library and says on Err what of it could not be read; the
// rest serves.
func (s *session) library() (*rulesdb.Library, error) { return s.libraryOf("") }

// libraryOf is library with a version of the rules shown; "" for the newest.
func (s *session) libraryOf(version string) (*rulesdb.Library, error) {
	lib, err := rulesdb.OpenVersion(s.folder, version)
	if unknown := new(rulesdb.VersionError); errors.As(err, &unknown) {
		return nil, unknown
	}
	if err != nil {
		return nil, fmt.Errorf("opening the library: %w", err)
	}
	for _, problem := range lib.Problems {
		fmt.Fprintf(s.Err, "canterlaw: part of the library can't be read: %v\n", problem)
	}
	return lib, nil
}

// notebook opens the library's notebook and says on Err what of it could not be
// read; the rest serves.
func (s *session) notebook() *rulesdb.Notebook {
	notebook := rulesdb.OpenNotebook(s.folder)
	for _, problem := range notebook.Problems {
		fmt.Fprintf(s.Err, "canterlaw: part of your notebook can't be read: %v\n", problem)
	}
	return notebook
}

// printPage prints a page as Markdown, with the reader's note on it.
func (s *session) printPage(page *rulesdb.Page) error {
	if s.json {
		return errors.New("--markdown and --json: expected one of them")
	}
	_, err := fmt.Fprint(s.Out, page.Markdown(s.notebook().Note(page.PageID)))
	return err
}

// printJSON prints a value for programs.
func (s *session) printJSON(value any) error {
	encoder := json.NewEncoder(s.Out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}
