package rulesdb

import (
	"fmt"
	"io/fs"
	"strings"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// placed is a value of a YAML file and the line that it begins at, for errors
// that only show when the value is compared with others.
type placed[T any] struct {
	value T
	line  int
}

// UnmarshalYAML implements yaml.NodeUnmarshaler; unknown keys are errors.
func (p *placed[T]) UnmarshalYAML(node ast.Node) error {
	p.line = node.GetToken().Position.Line
	return yaml.NodeToValue(node, &p.value, yaml.Strict())
}

// at is the place of the value in a file of the shipped data.
func (p placed[T]) at(name string) string { return userfile.At("data/"+name, p.line, 0) }

// readYAMLFile reads a YAML file of the shipped data into a value. Unknown
// keys are errors, and errors have the file's name, the line and the column.
func readYAMLFile(files fs.FS, name string, into any) error {
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	if err := yaml.UnmarshalWithOptions(text, into, yaml.Strict()); err != nil {
		return fmt.Errorf("data/%s: %w", name, err)
	}
	return nil
}

// documentsFormat is the format of the files of errata and formats.
const documentsFormat = 1

// checkFormat refuses a file of a format that this program doesn't read.
func checkFormat(name string, format int) error {
	if format != documentsFormat {
		return fmt.Errorf("data/%s: found format %d; expected format %d", name, format, documentsFormat)
	}
	return nil
}

// sourceInFile is how a YAML file says which document it digests.
type sourceInFile struct {
	Document string `yaml:"document"`
	Version  string `yaml:"version"`
	Updated  string `yaml:"updated"`
}

// readSource checks the source that a file names.
func readSource(name string, s placed[sourceInFile]) (official.Source, error) {
	if s.value.Document == "" || s.value.Version == "" {
		return official.Source{}, fmt.Errorf(
			"%s: found no source; expected the document, its version and when it was updated", s.at(name))
	}
	if _, err := time.Parse(time.DateOnly, s.value.Updated); err != nil {
		return official.Source{}, fmt.Errorf(
			"%s: found %q as the date of the source; expected one such as 2016-07-27: %w", s.at(name), s.value.Updated,
			err)
	}
	return official.Source{Document: s.value.Document, Version: s.value.Version, Effective: s.value.Updated}, nil
}

// checkSet refuses a set that the list of sets doesn't have.
func checkSet(name string, set placed[string]) error {
	sets, err := knownSets()
	if err != nil {
		return err
	}
	var names []string
	for _, known := range sets {
		if known.Name == set.value {
			return nil
		}
		names = append(names, known.Name)
	}
	return fmt.Errorf("%s: found the set %q; expected one of %s", set.at(name), set.value, strings.Join(names, ", "))
}
