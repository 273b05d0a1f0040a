// Package choosing asks for files: with the toolkit's dialogs, and in a browser, which shows none
// of them, with the browser's own chooser and downloads.
package choosing
