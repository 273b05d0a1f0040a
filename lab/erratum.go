package lab

import (
	"fmt"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// ErratumProposal is the question what an erratum changed: the card with its old wording against
// the card as it is. Where there is nothing to compare, why says why. It is an error if the
// shipped file of former wordings is wrong.
func ErratumProposal(lib *rulesdb.Library, e *rulesdb.Erratum) (p *scenario.Proposal, why string, err error) {
	former, err := lib.FormerOf(e)
	switch {
	case err != nil:
		return nil, "", err
	case former == nil && !e.SaysOld():
		return nil, "There is nothing to compare: " + lowered(rulesdb.WasIllegible), nil
	case former == nil:
		return nil, "The old wording is not written in notation.", nil
	case former.Same != "":
		return nil, "Nothing in play changed: " + lowered(former.Same), nil
	case former.Missing != "":
		return nil, "The old wording can’t be run: " + former.Missing + ".", nil
	}
	card := lib.CardsByNumber(e.Number)[0]
	return &scenario.Proposal{
		File: "erratum " + e.Number, Title: "What the erratum of " + e.Card + " changed", Asked: "",
		Date: e.Source.Effective,
		Why: fmt.Sprintf("The card as it was before the %s, %s, against the card as it is.",
			e.Source.Document, e.Source.Version),
		Variants: []*scenario.Variant{{Name: "old wording",
			Cards: []scenario.ChangedCard{{Before: card, After: former.Card}}}},
	}, "", nil
}

func lowered(text string) string {
	if text == "" {
		return text
	}
	return string(text[0]|0x20) + text[1:]
}
