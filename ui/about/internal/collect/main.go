// Command collect writes the licences of what Canterlaw contains into package about, from
// the modules that it is linked with on any system. It fails where a module has none.
//
// usage: go run ./ui/about/internal/collect, in the project's folder
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"canterlaw/ui/about"
)

// systems are those that releases are built for.
var systems = []string{"linux", "windows", "darwin"}

// listed is a package as go list tells it.
type listed struct {
	Dir        string
	ImportPath string
	Standard   bool
	CFiles     []string
	EmbedFiles []string
	Module     *struct {
		Path, Version, Dir string
		Main               bool
		Replace            *struct{ Path, Version, Dir string }
	}
}

// licenseFile is what files with licences are called.
var licenseFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|copyright|unlicense|patents)([._-].*)?$`)

func main() {
	if err := collect(); err != nil {
		fmt.Fprintln(os.Stderr, "collect:", err)
		os.Exit(1)
	}
}

func collect() error {
	components, err := components()
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err := errors.Join(json.NewEncoder(w).Encode(components), w.Close()); err != nil {
		return err
	}
	path := filepath.Join("ui", "about", filepath.FromSlash(about.CollectedFile))
	return os.WriteFile(path, packed.Bytes(), 0o644)
}

func components() ([]about.Component, error) {
	found := map[string]*about.Component{}
	for _, system := range systems {
		packages, err := list(system)
		if err != nil {
			return nil, err
		}
		for _, p := range packages {
			if err := add(found, p); err != nil {
				return nil, err
			}
		}
	}
	golang, err := standardLibrary()
	if err != nil {
		return nil, err
	}
	found[golang.Name] = golang
	var all []about.Component
	for _, c := range found {
		if len(c.Texts) == 0 {
			return nil, fmt.Errorf("%s %s has no file with a licence: find out under which it stands", c.Name,
				c.Version)
		}
		slices.SortFunc(c.Texts, func(a, b about.Text) int { return cmp.Compare(a.File, b.File) })
		c.License = kinds(c.Texts)
		all = append(all, *c)
	}
	all = append(all, about.Component{
		Name: "PDFium", License: "Apache-2.0", Texts: []about.Text{},
		Note: "The program that reads PDFs, within go-pdfium as pdfium.wasm. The module has the texts neither of its " +
			"licence " +
			"nor of those of the libraries within it; they stand in PDFium’s own source.",
	})
	slices.SortFunc(all, func(a, b about.Component) int {
		return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return all, nil
}

// list gives the packages that the program is linked with on a system, with its window.
func list(system string) (packages []listed, err error) {
	command := exec.Command("go", "list", "-deps", "-json=Dir,ImportPath,Standard,CFiles,EmbedFiles,Module", ".")
	command.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=1")
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s: %w", system, err)
	}
	decoder := json.NewDecoder(bytes.NewReader(out))
	for {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return packages, nil
		} else if err != nil {
			return nil, err
		}
		packages = append(packages, p)
	}
}

// add finds the licences of a package's module that stand beside it or above, beside what
// it embeds, and within the C code that it brings along.
func add(found map[string]*about.Component, p listed) error {
	if p.Standard || p.Module == nil {
		return nil
	}
	name, version, root := p.Module.Path, p.Module.Version, p.Module.Dir
	if p.Module.Replace != nil {
		root = p.Module.Replace.Dir
	}
	if p.Module.Main {
		// What is ours has no licence yet; fonts have one of their own.
		if name = p.ImportPath; !hasLicense(p.Dir) {
			return nil
		}
		root = p.Dir
	}
	if found[name] == nil {
		found[name] = &about.Component{Name: name, Version: version, Texts: []about.Text{}}
	}
	folders := []string{p.Dir}
	for _, file := range p.EmbedFiles {
		folders = append(folders, filepath.Dir(filepath.Join(p.Dir, file)))
	}
	for _, folder := range folders {
		for ; strings.HasPrefix(folder, root); folder = filepath.Dir(folder) {
			if err := addFrom(found[name], root, folder); err != nil {
				return err
			}
		}
	}
	if len(p.CFiles) == 0 {
		return nil
	}
	return filepath.WalkDir(p.Dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		return addFrom(found[name], root, path)
	})
}

func hasLicense(folder string) bool {
	entries, _ := os.ReadDir(folder)
	return slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return isLicense(e) })
}

// isLicense tells files with licences from the Go code of that name.
func isLicense(e fs.DirEntry) bool {
	return !e.IsDir() && licenseFile.MatchString(e.Name()) && filepath.Ext(e.Name()) != ".go"
}

// addFrom adds the licences that stand in a folder, each once.
func addFrom(c *about.Component, root, folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, e := range entries {
		path := filepath.Join(folder, e.Name())
		file, err := filepath.Rel(root, path)
		if err != nil || !isLicense(e) {
			continue
		}
		file = filepath.ToSlash(file)
		if slices.ContainsFunc(c.Texts, func(t about.Text) bool { return t.File == file }) {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		c.Texts = append(c.Texts, about.Text{File: file,
			Text: strings.ToValidUTF8(strings.ReplaceAll(string(text), "\r\n", "\n"), "\ufffd")})
	}
	return nil
}

// standardLibrary is Go's own.
func standardLibrary() (*about.Component, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	release, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		return nil, err
	}
	c := &about.Component{Name: "Go’s standard library", Version: strings.TrimSpace(string(release))}
	folder := strings.TrimSpace(string(root))
	return c, addFrom(c, folder, folder)
}

// known are words by which well-known licences are told, the likeliest last words first.
var known = []struct{ name, words string }{
	{"OFL-1.1", "SIL OPEN FONT LICENSE"},
	{"Apache-2.0", "Apache License"},
	{"MPL-2.0", "Mozilla Public License"},
	{"BSD-3-Clause", "Neither the name"},
	{"BSD-3-Clause", "may not be used to endorse"},
	{"BSD-2-Clause", "Redistribution and use in source and binary forms"},
	{"ISC", "Permission to use, copy, modify, and"},
	{"zlib", "This software is provided 'as-is'"},
	{"MIT", "Permission is hereby granted, free of charge"},
	{"CC-BY", "Creative Commons"},
	{"Unlicense", "released into the public domain"},
}

// kinds names the licences that texts are.
func kinds(texts []about.Text) string {
	var names []string
	for _, t := range texts {
		text := strings.ToLower(strings.Join(strings.Fields(t.Text), " "))
		for _, k := range known {
			if strings.Contains(text, strings.ToLower(k.words)) {
				if !slices.Contains(names, k.name) {
					names = append(names, k.name)
				}
				break
			}
		}
	}
	if len(names) == 0 {
		return "see its text"
	}
	return strings.Join(names, ", ")
}
