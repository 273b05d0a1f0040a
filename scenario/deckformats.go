package scenario

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario/source"
)

// Decks by format: what deckbuilding asks (101), which cards the format allows
// (Format Legality, in chapter 12), and what limited play asks instead (chapter 11).

// LimitedFormat is the name of limited play among the formats of decks.
const LimitedFormat = "limited"

// The faults of decks that only formats know.
const (
	BannedCard  engine.DeckCode = "banned-card"   // on the format's banlist
	SetNotLegal engine.DeckCode = "set-not-legal" // of a set that isn't one of the format's
)

// FormatCheck is a deck checked by a format.
type FormatCheck struct {
	Format string // its ID: "harmony"
	Name   string // "Harmony Constructed"
	Faults []FormatFault
	// Open are the conditions of which the deck and the documents don't tell whether
	// they hold, each with where it stands.
	Open []string
}

// FormatFault is a fault of a deck in a format.
type FormatFault struct {
	Code engine.DeckCode
	Rule string // the rule, or what document says so and where
	Text string // with the Rule at its end
}

// Line says in a line whether the format allows the deck and on which conditions, or the
// first of what speaks against it.
func (c *FormatCheck) Line() string {
	switch n := len(c.Faults); {
	case n == 0 && len(c.Open) == 0:
		return "✓ " + c.Name
	case n == 0:
		return fmt.Sprintf("✓ %s, if %s", c.Name, strings.Join(c.Open, "; "))
	default:
		first := strings.TrimSuffix(c.Faults[0].Text, fmt.Sprintf(" (%s)", c.Faults[0].Rule))
		if n > 1 {
			first += fmt.Sprintf(", and %d more", n-1)
		}
		return fmt.Sprintf("✕ %s: %s", c.Name, first)
	}
}

// UnknownFormatError says that decks can't be checked by a format of that name.
type UnknownFormatError struct {
	Format string
	Known  []string
}

func (e *UnknownFormatError) Error() string {
	return fmt.Sprintf("there is no format %q; expected %s%s", e.Format, source.Alternatives(e.Known),
		source.Suggestion(e.Format, e.Known))
}

// deckFormats lists the formats that decks can be checked by.
func deckFormats(lib *rulesdb.Library) []string {
	var ids []string
	for _, f := range lib.Formats {
		ids = append(ids, f.ID)
	}
	return append(ids, LimitedFormat)
}

// CheckDeckIn checks a deck by a format. A format that there isn't is an
// *UnknownFormatError.
func CheckDeckIn(lib *rulesdb.Library, deck *decklist.Deck, format string) (*FormatCheck, error) {
	if strings.EqualFold(format, LimitedFormat) {
		return checkLimited(lib, deck), nil
	}
	f := lib.Format(strings.ToLower(format))
	if f == nil {
		return nil, &UnknownFormatError{format, deckFormats(lib)}
	}
	return checkConstructed(lib, deck, f), nil
}

// CheckDeckInAll checks a deck by each of the formats.
func CheckDeckInAll(lib *rulesdb.Library, deck *decklist.Deck) []*FormatCheck {
	var checks []*FormatCheck
	for _, f := range lib.Formats {
		checks = append(checks, checkConstructed(lib, deck, f))
	}
	return append(checks, checkLimited(lib, deck))
}

// checkConstructed checks a deck by a format of constructed play.
func checkConstructed(lib *rulesdb.Library, deck *decklist.Deck, f *rulesdb.Format) *FormatCheck {
	check := &FormatCheck{Format: f.ID, Name: f.Name}
	for _, fault := range CheckDeck(deck) {
		check.add(fault.Code, fault.Rule.String(), wordsOfFault(fault))
	}
	where := lib.FormatPage(f).Citation
	for _, c := range byName(deck) {
		legality := lib.Legality(c)[slices.Index(lib.Formats, f)]
		if legality.Status == rulesdb.Banned {
			check.add(BannedCard, where, fmt.Sprintf("%s is banned from %s on", cardNumbered(c), legality.From))
		}
		switch {
		case !c.Token && !f.Allows(c.Set) && c.Set != f.PromoSet:
			check.add(SetNotLegal, where,
				fmt.Sprintf("%s is of %s, which is none of the format's sets", cardNumbered(c), c.Set))
		case legality.Status == rulesdb.LegalityOpen:
			check.open(where, fmt.Sprintf("%s is legal: %s", cardNumbered(c), strings.TrimSuffix(legality.Reason, ".")))
		}
	}
	return check
}

// checkLimited checks a deck by what limited play asks. Which cards a player opened
// or drafted a deck file doesn't say, so what is not provided stays open. The
// document gives sizes only, so that copies are limited as ever (101.2, 101.3a), but
// for the Starting Problems of which players may ask for any number.
func checkLimited(lib *rulesdb.Library, deck *decklist.Deck) *FormatCheck {
	check := &FormatCheck{Format: LimitedFormat, Name: lib.Section("limited").Title}
	limits := engine.DeckLimits{DrawDeck: lib.Limited.DrawDeck, ProblemDeck: lib.Limited.ProblemDeck,
		StartingProblems: lib.Limited.StartingProblems, AnyNumber: func(c *card.Card) bool {
			return lib.Limited.StartingProblemBlocks(&rulesdb.Card{Card: *c}) != nil
		}}
	sizes := limitedCitation(lib, "limited-deck-construction")
	for _, fault := range limits.Check(facts(deck.Manes()), facts(deck.DrawDeck()), facts(deck.ProblemDeck())) {
		where := fault.Rule.String()
		switch fault.Code {
		case engine.DrawDeckTooSmall, engine.ProblemDeckCount, engine.NoStartProblem:
			where = sizes
		}
		check.add(fault.Code, where, wordsOfFault(fault))
	}
	check.provided(lib, deck)
	check.open(lib.SectionPage(lib.Section("limited")).Citation, "its other cards are out of the player's limited pool")
	return check
}

// provided leaves open whether the Mane Character and the Starting Problems that
// players aren't provided with are out of the pool; and whether one of those is that
// are provided at events of different blocks.
func (check *FormatCheck) provided(lib *rulesdb.Library, deck *decklist.Deck) {
	var shared []string // the blocks at whose events all of them are provided
	asked := false
	for _, c := range byName(deck) {
		facts := c.Faces[0].Problem
		var blocks []string
		var where, kind string
		switch {
		case c.Faces[0].Type == card.ManeCharacter:
			blocks, where, kind = lib.Limited.ManeBlocks(c), "mane-characters", "Mane Characters"
		case facts != nil && facts.Starting:
			blocks, where, kind = lib.Limited.StartingProblemBlocks(c), "starting-problems", "Starting Problems"
		default:
			continue
		}
		if blocks == nil {
			check.open(limitedCitation(lib, where), fmt.Sprintf(
				"%s, not among the provided %s, is out of the player's limited pool", cardNumbered(c), kind))
			continue
		}
		if !asked {
			shared, asked = blocks, true
		}
		shared = slices.DeleteFunc(slices.Clone(shared),
			func(block string) bool { return !slices.Contains(blocks, block) })
		if len(shared) == 0 {
			check.open(limitedCitation(lib, "provided-mane-characters"), fmt.Sprintf(
				"%s, provided at events of %s, or what is provided at those of another block "+
					"is out of the player's limited pool", cardNumbered(c), lib.Format(blocks[0]).Name))
			shared = blocks
		}
	}
}

func (check *FormatCheck) add(code engine.DeckCode, where, text string) {
	check.Faults = append(check.Faults, FormatFault{code, where, fmt.Sprintf("%s (%s)", text, where)})
}

func (check *FormatCheck) open(where, text string) {
	check.Open = append(check.Open, fmt.Sprintf("%s (%s)", text, where))
}

// limitedCitation cites a section of the document on limited play.
func limitedCitation(lib *rulesdb.Library, section string) string {
	return lib.SectionPage(lib.Section("limited/" + section)).Citation
}

// byName lists the cards of a deck, each name once.
func byName(deck *decklist.Deck) []*rulesdb.Card {
	var cards []*rulesdb.Card
	for _, c := range deck.Cards {
		if !slices.ContainsFunc(cards, func(other *rulesdb.Card) bool { return other.Name() == c.Card.Name() }) {
			cards = append(cards, c.Card)
		}
	}
	return cards
}

func cardNumbered(c *rulesdb.Card) string { return fmt.Sprintf("%s (%s)", c.Name(), c.Number) }
