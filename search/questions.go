package search

import (
	"fmt"

	"canterlaw/data"

	"github.com/goccy/go-yaml"
)

const questionsFile = "search/questions.yaml"

// loadQuestions reads how players ask for documents, by the documents' keys,
// from the file that ships with the program.
func loadQuestions() (map[string][]string, error) {
	text, err := data.FS.ReadFile(questionsFile)
	if err != nil {
		return nil, fmt.Errorf("reading the questions of players: %w", err)
	}
	var asked map[string][]string
	if err := yaml.UnmarshalWithOptions(text, &asked, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("data/%s: %w", questionsFile, err)
	}
	return asked, nil
}
