// Package source reads files in YAML by the place of everything in them: what is wrong
// is refused with where it stands, what was found and what was expected.
package source
