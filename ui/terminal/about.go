package terminal

import (
	"fmt"
	"strings"

	"canterlaw/ui/about"
)

// versionCommand says which version of the program this is.
type versionCommand struct{}

func (versionCommand) Run(s *session) error {
	v := about.ThisVersion()
	if s.json {
		return s.printJSON(v)
	}
	fmt.Fprintln(s.Out, strings.Join(v.Lines(), "\n"))
	return nil
}

// licensesCommand says what the program contains and under which licences.
type licensesCommand struct {
	Texts bool   `help:"Print the texts of all licences."`
	Name  string `arg:"" optional:"" help:"A part of a name, such as fyne: prints the texts of its licences."`
}

func (c *licensesCommand) Run(s *session) error {
	all, hasTexts, err := about.Components()
	if err != nil {
		return err
	}
	if c.Name != "" {
		named := about.Named(all, c.Name)
		if len(named) == 0 {
			return fmt.Errorf("it contains nothing called %q; expected a part of a name that canterlaw licenses lists",
				c.Name)
		}
		all = named
	}
	if s.json {
		return s.printJSON(all)
	}
	if !c.Texts && c.Name == "" {
		s.listComponents(all, hasTexts)
		return nil
	}
	for _, component := range all {
		fmt.Fprintln(s.Out, component.Name, component.Version)
		if component.Note != "" {
			fmt.Fprintln(s.Out, wrap(component.Note, width))
		}
		for _, text := range component.Texts {
			fmt.Fprintf(s.Out, "\n%s\n", strings.TrimSpace(text.Text))
		}
		fmt.Fprintf(s.Out, "\n%s\n\n", strings.Repeat("=", width))
	}
	return nil
}

// listComponents lists what the program contains.
func (s *session) listComponents(all []about.Component, hasTexts bool) {
	fmt.Fprintln(s.Out, about.OwnLicense)
	fmt.Fprintln(s.Out, "It contains:")
	for _, component := range all {
		fmt.Fprintf(s.Out, "  %-42s %s\n", component.Name+" "+shortVersion(component.Version), component.License)
	}
	for _, component := range all {
		if component.Note != "" {
			fmt.Fprintln(s.Out, wrap(component.Name+": "+component.Note, width))
		}
	}
	if hasTexts {
		fmt.Fprintln(s.Out, "canterlaw licenses NAME prints the texts of one, canterlaw licenses --texts all of them.")
	} else {
		fmt.Fprintln(s.Out, "Their licences were not collected for this build; make build and make release do so.")
	}
}

// shortVersion is a version without the commit that some have in it.
func shortVersion(version string) string {
	if i := strings.Index(version, "-0."); i > 0 && len(version) > 24 {
		return version[:i]
	}
	return version
}
