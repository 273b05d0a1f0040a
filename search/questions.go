package search

import (
	"fmt"
	"io/fs"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
)

const questionsFile = "search/questions.yaml"

// readQuestions reads how players ask for documents, by the documents' keys.
func readQuestions() (map[string][]string, error) {
	text, err := fs.ReadFile(data.FS, questionsFile)
	if err != nil {
		return nil, fmt.Errorf("reading the questions of players: %w", err)
	}
	var asked map[string][]string
	if err := yaml.UnmarshalWithOptions(text, &asked, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("data/%s: %w", questionsFile, err)
	}
	return asked, nil
}

// asked is one question of players, and the place of the document that answers
// it.
type asked struct {
	question string
	answer   int
}

// questionsOf lists the questions that some documents answer, in the documents'
// order.
func questionsOf(docs []Document, by map[string][]string) []asked {
	var questions []asked
	for i := range docs {
		for _, question := range by[docs[i].key()] {
			questions = append(questions, asked{question, i})
		}
	}
	return questions
}
