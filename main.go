// Command canterlaw is a judge's reference and a ruling sandbox for the My
// Little Pony Collectible Card Game. Without arguments it opens its window;
// with a subcommand it works in the terminal.
package main

import (
	"os"

	"canterlaw/data"
	"canterlaw/search"
	"canterlaw/ui/terminal"
)

func main() {
	data.KeepIn(search.CacheFolder())
	program := terminal.Program{
		In:     os.Stdin,
		Out:    os.Stdout,
		Err:    os.Stderr,
		Window: window,
	}
	os.Exit(program.Run(os.Args[1:]))
}
