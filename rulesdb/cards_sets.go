package rulesdb

import (
	"cmp"
	"fmt"
	"io/fs"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
)

// cardsFormat is the format of the lists in data/cards.
const cardsFormat = 1

// setsFile lists the sets; it stands among the files of cards.
const setsFile = "cards/sets.yaml"

// knownSet is a set of data/cards/sets.yaml.
type knownSet struct {
	Name   string `yaml:"name"`
	OCTGN  string `yaml:"octgn"`  // the label in OCTGN's files; "" if it is the Name
	Tokens bool   `yaml:"tokens"` // holds what tokens are printed with (521.1)
}

// knownSets gives the sets in the order of their release.
var knownSets = sync.OnceValues(func() ([]knownSet, error) { return readKnownSets(data.FS) })

func readKnownSets(files fs.FS) ([]knownSet, error) {
	text, err := fs.ReadFile(files, setsFile)
	if err != nil {
		return nil, fmt.Errorf("reading the list of sets: %w", err)
	}
	var file struct {
		Format int        `yaml:"format"`
		Sets   []knownSet `yaml:"sets"`
	}
	if err := yaml.UnmarshalWithOptions(text, &file, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("reading data/%s: %w", setsFile, err)
	}
	if file.Format != cardsFormat {
		return nil, fmt.Errorf("data/%s has format %d; this program reads format %d", setsFile,
			file.Format, cardsFormat)
	}
	return file.Sets, nil
}

// setName gives the name of a set for the label in OCTGN's file: the name that
// the rules documents use, or the label itself for a set they don't know.
func setName(label string) (string, error) {
	sets, err := knownSets()
	for _, s := range sets {
		if s.OCTGN == label {
			return s.Name, nil
		}
	}
	return label, err
}

// isTokenSet reports whether a set holds what tokens are printed with (521.1).
func isTokenSet(name string) (bool, error) {
	sets, err := knownSets()
	return slices.ContainsFunc(sets, func(s knownSet) bool { return s.Name == name && s.Tokens }), err
}

// sortCards brings cards into the order of sets and numbers; unknown sets come
// last, by name.
func sortCards(cards []*Card) error {
	sets, err := knownSets()
	if err != nil {
		return err
	}
	release := map[string]int{} // below 0; 0 for unknown sets
	for i, set := range sets {
		release[set.Name] = i - len(sets)
	}
	numbers := map[*Card]CardNumber{}
	for _, c := range cards {
		numbers[c] = SplitCardNumber(c.Number)
	}
	slices.SortFunc(cards, func(a, b *Card) int {
		return cmp.Or(
			cmp.Compare(release[a.Set], release[b.Set]),
			cmp.Compare(a.Set, b.Set),
			numbers[a].compare(numbers[b]),
			cmp.Compare(a.ID, b.ID),
		)
	})
	return nil
}

var numberParts = regexp.MustCompile(`^([A-Za-z]*)(-?[0-9]+)(.*)$`)

// cardNumber is a set and collector number in its parts.
type CardNumber struct {
	Prefix string
	Number int
	Suffix string
}

func SplitCardNumber(s string) CardNumber {
	rest := strings.TrimLeft(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
	suffix := strings.TrimLeft(strings.TrimPrefix(rest, "-"), "0123456789")
	digits := rest[:len(rest)-len(suffix)]
	if digits == "" || digits == "-" {
		return CardNumber{Prefix: s}
	}
	number, err := strconv.Atoi(digits)
	if err != nil {
		number = math.MaxInt
	}
	return CardNumber{s[:len(s)-len(rest)], number, suffix}
}

// compare orders set and collector numbers: "PR9", "PR13", "PRf1".
func (n CardNumber) compare(other CardNumber) int {
	return cmp.Or(
		strings.Compare(n.Prefix, other.Prefix),
		cmp.Compare(n.Number, other.Number),
		strings.Compare(n.Suffix, other.Suffix),
	)
}
