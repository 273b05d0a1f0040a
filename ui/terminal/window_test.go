package terminal_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/ui/terminal"
)

func TestNoArgumentsOpenTheWindow(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	var out, errs bytes.Buffer
	var folders []string
	program := terminal.Program{Out: &out, Err: &errs, Window: func(folder, _ string) error {
		folders = append(folders, folder)
		return nil
	}}
	if status := program.Run([]string{"--library", "mine"}); status != terminal.StatusFine {
		t.Errorf("exit status is %d", status)
	}
	if len(folders) != 1 || folders[0] != "mine" {
		t.Errorf("opened windows over the folders %q, not one over mine", folders)
	}
	if out.Len()+errs.Len() > 0 {
		t.Errorf("printed %q and %q", out.String(), errs.String())
	}
}

// TestAMissingFileIsToldInTheWindow: it opens with the file, and the terminal tells it as well.
func TestAMissingFileIsToldInTheWindow(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	var out, errs bytes.Buffer
	opened := ""
	program := terminal.Program{Out: &out, Err: &errs, Window: func(_, file string) error {
		opened = file
		return nil
	}}
	status := program.Run([]string{"--library", "mine", "open", "nowhere.yaml"})
	if opened != "nowhere.yaml" || status != terminal.StatusUnusable ||
		!strings.Contains(errs.String(), "nowhere.yaml") {
		t.Errorf("opened a window with %q; exit status %d, said %q", opened, status, errs.String())
	}
}

// TestAFileAloneIsOpened: what isn't a file, and a file behind another command, are no such thing.
func TestAFileAloneIsOpened(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	file := filepath.Join(t.TempDir(), "position.yaml")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		arguments []string
		opened    string
	}{
		{[]string{file}, file},
		{[]string{"--library", "mine", file}, file},
		{[]string{filepath.Dir(file)}, ""},
		{[]string{"serach"}, ""},
		{[]string{"scenario", file}, ""},
	} {
		var out, errs bytes.Buffer
		opened := ""
		program := terminal.Program{Out: &out, Err: &errs, Window: func(_, file string) error {
			opened = file
			return nil
		}}
		status := program.Run(c.arguments)
		if refused := status == terminal.StatusUnusable && errs.Len() > 0; opened != c.opened ||
			refused != (c.opened == "") {
			t.Errorf("%q opened %q; exit status %d, said %q", c.arguments, opened, status, errs.String())
		}
	}
}
