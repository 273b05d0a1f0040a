package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// formatsFile lists the formats within data.FS.
const formatsFile = "formats.yaml"

// Format is a format of constructed play.
type Format struct {
	ID     string // "harmony"
	Name   string // "Harmony Constructed"
	Digest string // what it allows, in our own words, as Markdown
	// Sets are those whose cards are legal; nil where every released set or
	// product is.
	Sets []string
	// Banned are the cards that are not legal, by date; those of another
	// format where that one's bans apply.
	Banned []Ban
	// BannedIn is the format that the bans come from, itself for its own.
	BannedIn *Format
	BansOf   string // its ID
	// Promos says what is known of when promotional cards are legal.
	Promos string
	Source official.Source
	// Official is the imported text with the banlist, as Markdown; "" where not
	// imported. OfficialSource is the document that it comes from.
	Official       string
	OfficialSource official.Source
	PromoSet       string // that holds promotional cards
}

// Ban is a card that a format doesn't allow.
type Ban struct {
	Set    string `yaml:"set"`
	Number string `yaml:"number"` // its set and collector number (213.2)
	Card   string `yaml:"card"`   // its full name
	From   string `yaml:"from"`   // the date of effect, as 2016-07-27
}

// LegalityStatus says whether a format allows a card.
type LegalityStatus string

// What can be said of a card in a format.
const (
	Legal         LegalityStatus = "legal"
	Banned        LegalityStatus = "banned"
	NotInFormat   LegalityStatus = "not legal" // its set isn't one of the format's
	LegalityOpen  LegalityStatus = "unknown"   // the documents don't say
	NoCardOfADeck LegalityStatus = "no card of a deck"
)

// Legality is a card's standing in a format.
type Legality struct {
	Format *Format
	Status LegalityStatus
	// Reason says why, in a sentence.
	Reason string
	// From is the date from which a ban is in effect, as 2016-07-27; "" for
	// other standings, whose dates the documents don't give.
	From string
}

// Legality tells, for each format in their order, whether it allows a card. A
// ban counts whatever its date, which it gives.
func (l *Library) Legality(c *Card) []Legality {
	standings := make([]Legality, len(l.Formats))
	for i, f := range l.Formats {
		standings[i] = f.legality(c)
	}
	return standings
}

func (f *Format) legality(c *Card) Legality {
	standing := func(status LegalityStatus, reason string) Legality {
		return Legality{Format: f, Status: status, Reason: reason}
	}
	if c.Token {
		return standing(NoCardOfADeck, "It is what a token is printed with (521.1), and in no deck.")
	}
	if ban, ok := f.ban(c); ok {
		banned := standing(Banned, "On the banlist of "+f.BannedIn.Name+", which holds here too.")
		if f.BannedIn == f {
			banned.Reason = "On the format's banlist."
		}
		if !f.Allows(c.Set) && c.Set != f.PromoSet {
			banned.Reason += " Nor is its set one of the format's."
		}
		banned.From = ban.From
		return banned
	}
	switch {
	case c.Set == f.PromoSet && f.Sets != nil:
		return standing(LegalityOpen, "The documents don't say whether a promotional card belongs to a block.")
	case c.Set == f.PromoSet:
		return standing(Legal, "Promotional cards are released cards. "+f.Promos)
	case slices.Contains(f.Sets, c.Set):
		return standing(Legal, fmt.Sprintf("%s is one of the format's sets.", c.Set))
	case f.Sets != nil:
		return standing(NotInFormat, fmt.Sprintf("%s is not one of the format's sets: %s.", c.Set,
			strings.Join(f.Sets, ", ")))
	case !isKnownSet(c.Set):
		return standing(LegalityOpen,
			fmt.Sprintf("Every released set is legal, but the document doesn't know the set %s.", c.Set))
	}
	return standing(Legal, "Every released set is legal.")
}

// ban finds a card on the banlist: by its name, which other printings share.
func (f *Format) ban(c *Card) (Ban, bool) {
	name := spelling.Fold(c.Name())
	for _, ban := range f.Banned {
		if spelling.Fold(ban.Card) == name {
			return ban, true
		}
	}
	return Ban{}, false
}

func isKnownSet(name string) bool {
	sets, err := knownSets()
	return err == nil && slices.ContainsFunc(sets, func(s knownSet) bool { return s.Name == name })
}

// Allows reports whether cards of a set are legal, apart from banned ones.
func (f *Format) Allows(set string) bool { return f.Sets == nil || slices.Contains(f.Sets, set) }

// Format finds a format by its ID; nil if there is none.
func (l *Library) Format(id string) *Format { return formatOf(l.Formats, id) }

type formatEntry struct {
	ID       string           `yaml:"id"`
	Name     string           `yaml:"name"`
	Says     string           `yaml:"says"`
	EverySet bool             `yaml:"every released set"`
	Sets     []placed[string] `yaml:"sets"`
	Banned   []placed[Ban]    `yaml:"banned"`
	BannedIn string           `yaml:"banned in"`
}

// linkFormats fills BannedIn.
func linkFormats(formats []*Format) {
	for _, f := range formats {
		f.BannedIn = formatOf(formats, f.BansOf)
	}
}

// readFormats reads the formats.
func readFormats(files fs.FS) ([]*Format, error) {
	var file struct {
		Format int                  `yaml:"format"`
		Source placed[sourceInFile] `yaml:"source"`
		Promos struct {
			Set  placed[string] `yaml:"set"`
			Says string         `yaml:"says"`
		} `yaml:"promos"`
		Formats []placed[formatEntry] `yaml:"formats"`
	}
	if err := readYAMLFile(files, formatsFile, &file); err != nil {
		return nil, err
	}
	if err := checkFormat(formatsFile, file.Format); err != nil {
		return nil, err
	}
	source, err := readSource(formatsFile, file.Source)
	if err != nil {
		return nil, err
	}
	if err := checkSet(formatsFile, file.Promos.Set); err != nil {
		return nil, err
	}
	var formats []*Format
	for _, entry := range file.Formats {
		f := &Format{Promos: file.Promos.Says, PromoSet: file.Promos.Set.value, Source: source}
		if err := f.read(entry, formats); err != nil {
			return nil, err
		}
		formats = append(formats, f)
	}
	linkFormats(formats)
	return formats, nil
}

// read takes over an entry; before holds the formats that stand above it.
func (f *Format) read(entry placed[formatEntry], before []*Format) error {
	e, at := entry.value, entry.at(formatsFile)
	f.ID, f.Name, f.Digest = e.ID, e.Name, e.Says
	switch {
	case e.ID == "" || e.Name == "" || e.Says == "":
		return fmt.Errorf("%s: found the format %q called %q; expected id, name and what it says", at, e.ID, e.Name)
	case formatOf(before, e.ID) != nil:
		return fmt.Errorf("%s: found the format %q again; expected each once", at, e.ID)
	case e.EverySet != (len(e.Sets) == 0):
		return fmt.Errorf("%s: found %d sets of %s, and every released set: %t; expected one or the other", at,
			len(e.Sets), e.ID, e.EverySet)
	}
	for _, set := range e.Sets {
		if err := checkSet(formatsFile, set); err != nil {
			return err
		}
		f.Sets = append(f.Sets, set.value)
	}
	if e.BannedIn == "" {
		f.BansOf = f.ID
		return f.readBans(e.Banned)
	}
	other := formatOf(before, e.BannedIn)
	switch {
	case other == nil:
		return fmt.Errorf("%s: found %q as the format whose bans apply; expected the id of one that stands above", at,
			e.BannedIn)
	case len(e.Banned) > 0:
		return fmt.Errorf("%s: found bans of %s besides those of %s; expected one or the other", at, e.ID, e.BannedIn)
	}
	f.Banned, f.BansOf = other.Banned, other.BansOf
	return nil
}

func (f *Format) readBans(bans []placed[Ban]) error {
	before := ""
	for _, entry := range bans {
		ban, at := entry.value, entry.at(formatsFile)
		if ban.Card == "" || !numberParts.MatchString(ban.Number) {
			return fmt.Errorf("%s: found a ban of the card %q with the number %q; expected its full name, and its "+
				"number as PR13", at, ban.Card, ban.Number)
		}
		if err := checkSet(formatsFile, placed[string]{ban.Set, entry.line}); err != nil {
			return err
		}
		if _, err := time.Parse(time.DateOnly, ban.From); err != nil {
			return fmt.Errorf("%s: found %q as the date of the ban of %s; expected one such as 2016-07-27: %w", at,
				ban.From, ban.Card, err)
		}
		if ban.From < before {
			return fmt.Errorf("%s: found the ban of %s from %s after one from %s; expected them by date", at,
				ban.Card, ban.From, before)
		}
		before = ban.From
		f.Banned = append(f.Banned, ban)
	}
	return nil
}

func formatOf(formats []*Format, id string) *Format {
	i := slices.IndexFunc(formats, func(f *Format) bool { return f.ID == id })
	if i < 0 {
		return nil
	}
	return formats[i]
}
