package search

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
)

const synonymsFile = "search/synonyms.yaml"

// synonyms knows how players speak, from data/search/synonyms.yaml.
type synonyms struct {
	leftOut map[string]bool     // words as spelled
	means   map[string][][]word // the stems of what players say
	longest int                 // words in the longest thing that they say
}

// playersWords is what the file holds.
type playersWords struct {
	LeftOut []string            `yaml:"left out"`
	Means   map[string][]string `yaml:"means"`
}

// playersWordsShipped gives the words of players that ship with the program.
func playersWordsShipped() (playersWords, error) {
	text, err := fs.ReadFile(data.FS, synonymsFile)
	if err != nil {
		return playersWords{}, fmt.Errorf("reading the words of players: %w", err)
	}
	return readPlayersWords(text)
}

// loadSynonyms gives what ships with the program.
func loadSynonyms(split splitter) (*synonyms, error) {
	words, err := playersWordsShipped()
	if err != nil {
		return nil, err
	}
	return newSynonyms(words, split)
}

// readPlayersWords reads such a file. Its errors say line and column.
func readPlayersWords(text []byte) (playersWords, error) {
	var file playersWords
	if err := yaml.UnmarshalWithOptions(text, &file, yaml.Strict()); err != nil {
		return file, fmt.Errorf("data/%s: %w", synonymsFile, err)
	}
	return file, nil
}

func newSynonyms(file playersWords, split splitter) (*synonyms, error) {
	s := &synonyms{leftOut: make(map[string]bool), means: make(map[string][][]word)}
	for _, entry := range file.LeftOut {
		for _, w := range split.words(entry) {
			s.leftOut[w.spelled] = true
		}
	}
	for _, said := range slices.Sorted(maps.Keys(file.Means)) {
		key := split.words(said)
		if len(key) == 0 || len(file.Means[said]) == 0 {
			return nil,
				fmt.Errorf("data/"+synonymsFile+": %q under means: expected a word, and in brackets what it means",
					said)
		}
		s.longest = max(s.longest, len(key))
		for _, meaning := range file.Means[said] {
			s.means[stems(key)] = append(s.means[stems(key)], split.words(meaning))
		}
	}
	return s, nil
}

// longestMatch finds what the beginning of the words stands for, and how many
// words say it; 0 if they stand for themselves only.
func (s *synonyms) longestMatch(words []word) (meanings [][]word, said int) {
	for n := min(s.longest, len(words)); n > 0; n-- {
		if meanings, ok := s.means[stems(words[:n])]; ok {
			return meanings, n
		}
	}
	return nil, 0
}

// PlayersWords gives what players say, by their words, with what they mean by it. It is an error
// if the shipped file of them can't be read.
func PlayersWords() (map[string][]string, error) {
	words, err := playersWordsShipped()
	return words.Means, err
}
