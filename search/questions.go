package search

import (
	"fmt"
	"io/fs"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
)

const questionsFile = "search/questions.yaml"

// questionsPart is how players ask for documents, by the documents' keys.
var questionsPart = data.NewPart("questions", func(files fs.FS) (map[string][]string, error) {
	text, err := fs.ReadFile(files, questionsFile)
	if err != nil {
		return nil, fmt.Errorf("reading the questions of players: %w", err)
	}
	var asked map[string][]string
	if err := yaml.UnmarshalWithOptions(text, &asked, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("data/%s: %w", questionsFile, err)
	}
	return asked, nil
})
