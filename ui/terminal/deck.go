package terminal

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"canterlaw/engine"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/search"
)

// deckCommand checks a deck by the rules of deckbuilding (101) or by a format, or writes
// it in another form.
type deckCommand struct {
	Format *string `placeholder:"FORMAT" help:"Check it by a format too: harmony, premiere-block, odyssey-block or limited."`
	To     string  `enum:",o8d,link,short-link,text" default:"" placeholder:"FORM" help:"Don't check it, but write it in another form: o8d, link, short-link or text."`
	Deck   string  `arg:"" predictor:"file" optional:"" help:"A file with a deck of OCTGN's (.o8d), a list of cards or a link; or the link itself. By default, what is typed or piped in."`
}

// deckOutput is a checked deck for programs.
type deckOutput struct {
	File     string      `json:"file"`
	Format   string      `json:"format,omitempty"` // that it is checked by
	Legal    bool        `json:"legal"`
	DrawDeck int         `json:"draw_deck"`    // cards in it
	Problems int         `json:"problem_deck"` // cards in it
	Faults   []deckFault `json:"faults"`
	// Open is what else has to be so, which the deck and the documents don't tell.
	Open []string `json:"open,omitempty"`
	name string   // of the format
}

type deckFault struct {
	Code engine.DeckCode `json:"code"`
	Rule string          `json:"rule"`
	Text string          `json:"text"`
}

func (c *deckCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	if c.To != "" && c.Format != nil {
		return errors.New("--to and --format: expected one of them, to write a deck or to check it")
	}
	deck, name, err := s.readDeck(lib, c.Deck)
	if err != nil {
		return err
	}
	if c.To != "" {
		return s.writeDeck(lib, deck, decklist.Form(c.To))
	}
	out := deckOutput{File: name, DrawDeck: len(deck.DrawDeck()),
		Problems: len(deck.ProblemDeck()), Faults: []deckFault{}}
	if err := c.check(lib, deck, &out); err != nil {
		return err
	}
	out.Legal = len(out.Faults) == 0
	if s.json {
		err = s.printJSON(out)
	} else {
		s.printDeck(out)
	}
	if err == nil && !out.Legal {
		return errCheckFailed
	}
	return err
}

// What a deck is called in messages that doesn't come from a file.
const (
	deckOfInput = "standard input"
	deckOfLink  = "the link"
)

// readDeck reads a deck from a file, from a link, or where the argument is empty or -,
// from what is typed or piped in. It says on Err what was odd.
func (s *session) readDeck(lib *rulesdb.Library, argument string) (deck *decklist.Deck, name string, err error) {
	name, in := argument, s.In
	switch {
	case argument == "" || argument == "-":
		name = deckOfInput
	case strings.Contains(strings.ToLower(argument), "ponyhead.com/"):
		name, in = deckOfLink, strings.NewReader(argument)
	default:
		file, err := os.Open(argument)
		if err != nil {
			return nil, "", fmt.Errorf("opening a deck: %w", err)
		}
		defer file.Close()
		in = file
	}
	words, err := search.PlayersWords()
	if err != nil {
		return nil, "", err
	}
	deck, err = decklist.Read(lib, name, in, words)
	if err != nil {
		return nil, "", err
	}
	if deck.Name == deckOfInput {
		deck.Name = "Deck"
	}
	for _, odd := range deck.Odd {
		fmt.Fprintf(s.Err, "canterlaw: %s:%d: %s\n", name, odd.Line, odd.What)
	}
	return deck, name, nil
}

// writtenDeck is a deck in another form, for programs.
type writtenDeck struct {
	Name string        `json:"name"`
	Form decklist.Form `json:"form"`
	Text string        `json:"text"`
}

// writeDeck prints a deck in another form.
func (s *session) writeDeck(lib *rulesdb.Library, deck *decklist.Deck, form decklist.Form) error {
	text, err := decklist.Write(lib, deck, form)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(writtenDeck{deck.Name, form, text})
	}
	_, err = fmt.Fprintln(s.Out, strings.TrimSuffix(text, "\n"))
	return err
}

// check finds the faults of the deck, by a format if one is named.
func (c *deckCommand) check(lib *rulesdb.Library, deck *decklist.Deck, out *deckOutput) error {
	if c.Format == nil {
		for _, fault := range scenario.CheckDeck(deck) {
			out.Faults = append(out.Faults, deckFault{fault.Code, fault.Rule.String(), scenario.DescribeFault(fault)})
		}
		return nil
	}
	check, err := scenario.CheckDeckIn(lib, deck, *c.Format)
	if err != nil {
		return fmt.Errorf("--format: %w", err)
	}
	out.Format, out.name, out.Open = check.Format, check.Name, check.Open
	for _, fault := range check.Faults {
		out.Faults = append(out.Faults, deckFault(fault))
	}
	return nil
}

func (s *session) printDeck(out deckOutput) {
	verdict := "legal"
	if !out.Legal {
		verdict = "not legal"
	}
	if out.name != "" {
		verdict += " in " + out.name
	}
	fmt.Fprintf(s.Out, "%s: %s; %d cards in the draw deck, %d in the Problem deck\n", out.File, verdict,
		out.DrawDeck, out.Problems)
	for _, fault := range out.Faults {
		fmt.Fprintln(s.Out, hang("  "+fault.Text, 4, width))
	}
	if len(out.Open) > 0 {
		fmt.Fprintln(s.Out, "To be made sure of:")
	}
	for _, open := range out.Open {
		fmt.Fprintln(s.Out, hang("  "+open, 4, width))
	}
}
