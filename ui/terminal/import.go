package terminal

import (
	"fmt"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/pictures"
	"canterlaw/rulesdb/userfile"
)

// importCommand reads the user's own files into the library.
type importCommand struct {
	Rules     importRulesCommand     `cmd:"" help:"The Comprehensive Rules, any versions of them. If a file is refused, none is imported."`
	Rulebooks importRulebooksCommand `cmd:"" help:"The starter rulebooks. If a file is refused, none is imported."`
	Cards     importCardsCommand     `cmd:"" help:"OCTGN set files. If one is refused, none is imported."`
	Keywords  importKeywordsCommand  `cmd:"" help:"Keywords that you define, such as those of later sets. If a file is refused, none is imported."`
	Pictures  importPicturesCommand  `cmd:"" help:"Pictures of cards. Each that is refused is named, and the others are taken; if a file is refused as a whole, nothing is."`
}

type importPicturesCommand struct {
	Files []string `arg:"" name:"file" help:"Image packs of OCTGN (.o8c), folders of pictures named after the cards' numbers (PR7.jpg, PR1-boosted.jpg), or such pictures."`
}

type importRulesCommand struct {
	Files []string `arg:"" predictor:"file" name:"file" help:"The documents, as PDF, text or Markdown, one for each version."`
}

type importRulebooksCommand struct {
	Files []string `arg:"" predictor:"file" name:"file" help:"The rulebooks of starter decks, as PDF, text or Markdown."`
}

type importCardsCommand struct {
	Files []string `arg:"" predictor:"file" name:"file" help:"The set files (XML)."`
}

type importKeywordsCommand struct {
	Files []string `arg:"" predictor:"file" name:"file" help:"The files (YAML). The README shows one."`
}

func (c *importKeywordsCommand) Run(s *session) error {
	reports, err := rulesdb.ImportKeywords(s.folder, c.Files...)
	if err != nil {
		return refused(err)
	}
	return s.printReports(reports)
}

func (c *importRulesCommand) Run(s *session) error {
	reports, err := rulesdb.ImportRules(s.folder, c.Files...)
	if err != nil {
		return refused(err)
	}
	return s.printReports(reports)
}

func (c *importRulebooksCommand) Run(s *session) error {
	reports, err := rulesdb.ImportRulebooks(s.folder, c.Files...)
	if err != nil {
		return refused(err)
	}
	return s.printReports(reports)
}

func (c *importCardsCommand) Run(s *session) error {
	reports, err := rulesdb.ImportCards(s.folder, c.Files...)
	if err != nil {
		return refused(err)
	}
	return s.printReports(reports)
}

func (c *importPicturesCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	reports, err := pictures.Import(s.folder, lib, c.Files...)
	if err != nil {
		return refused(err)
	}
	if s.json {
		return s.printJSON(reports)
	}
	for _, report := range reports {
		fmt.Fprint(s.Out, report)
	}
	fmt.Fprintf(s.Out, "The library is in %s.\n", s.folder)
	return nil
}

// refused adds to the reason for a refusal that nothing is changed.
func refused(err error) error {
	return fmt.Errorf("%w\nNothing was imported; the library is as it was", err)
}

// printReports prints what was read and what was odd, and makes the library
// searchable now, so that the next search needn't.
func (s *session) printReports(reports []rulesdb.Report) error {
	for i := range reports {
		if reports[i].Odd == nil {
			reports[i].Odd = []userfile.Remark{}
		}
	}
	if s.json {
		if err := s.printJSON(reports); err != nil {
			return err
		}
	} else {
		for _, report := range reports {
			fmt.Fprint(s.Out, report)
		}
		fmt.Fprint(s.Out, rulesdb.UnderstoodText(reports))
		fmt.Fprintf(s.Out, "The library is in %s.\n", s.folder)
	}
	lib, err := s.library()
	if err != nil {
		return err
	}
	index, err := searchIn(lib)
	if err != nil {
		return err
	}
	return index.Close()
}
