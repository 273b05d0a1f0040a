package playing

import (
	"strings"

	"canterlaw/engine/rule"
	"canterlaw/scenario/wording"
)

// folding flattens a tree into lines and folds what was quiet: windows in
// which everybody only passed, and the steps and phases that held nothing
// else.
type folding struct {
	players    int // who must pass for a window to close
	unfinished map[*node]bool
	lines      []Line
	quiet      []string // the windows that the last line folds; nil if it folds none
	wentBy     bool     // these went by
}

// fold makes the lines of a tree. What the record ends in is still going on
// and so is never folded.
func fold(roots []*node, players int) []Line {
	f := folding{players: players, unfinished: map[*node]bool{}}
	for level := roots; len(level) > 0; {
		last := level[len(level)-1]
		f.unfinished[last] = true
		level = last.children
	}
	f.flatten(roots, 0)
	return f.lines
}

func (f *folding) flatten(nodes []*node, depth int) {
	again := repetitions(nodes)
	for i := 0; i < len(nodes); i++ {
		n := nodes[i]
		if r := again[i]; r.times > 0 {
			f.addLine(Line{Kind: NoteLine, Text: r.words(), Entry: n.line.Entry}, depth)
			i += r.length*r.times - 1
			continue
		}
		if f.isQuiet(n) {
			f.addQuiet(n, depth)
			continue
		}
		f.addLine(n.line, depth)
		f.flatten(n.children, depth+1)
	}
}

func (f *folding) addLine(line Line, depth int) {
	line.Depth = depth
	f.lines = append(f.lines, line)
	f.quiet = nil
}

// isQuiet reports whether nothing happened in a window, step or phase that is
// over.
func (f *folding) isQuiet(n *node) bool {
	if f.unfinished[n] {
		return false
	}
	switch n.line.Kind {
	case WindowLine:
		passes := 0
		for _, child := range n.children {
			if child.line.Kind != PassesLine {
				return false
			}
			passes += child.passes
		}
		return passes >= f.players
	case StepLine, PhaseLine:
		for _, child := range n.children {
			if !f.isQuiet(child) {
				return false
			}
		}
		return true
	default:
		return false
	}
}

// addQuiet folds a quiet window or step into the line of those right before
// it. A quiet phase has a line of its own, and so has a step without windows.
func (f *folding) addQuiet(n *node, depth int) {
	line, windows := n.line, windowsOf(n)
	line.Quiet = true
	line.ByItself = len(windows) > 0 && f.wentByItself(n)
	quiet := "all pass"
	if line.ByItself {
		quiet = "nobody can act"
	}
	switch {
	case line.Kind == PhaseLine:
		line.Text += ": " + quiet
		f.addLine(line, depth)
		return
	case len(windows) == 0:
		line.Text += ": nothing happens"
		f.addLine(line, depth)
		return
	case f.quiet == nil || f.wentBy != line.ByItself:
		line.Kind, line.Rule = WindowLine, rule.R510_2.String()
		f.addLine(line, depth)
	}
	f.quiet, f.wentBy = append(f.quiet, windows...), line.ByItself
	f.lines[len(f.lines)-1].Text = wording.Capitalized(quiet) + ": " + strings.Join(f.quiet, ", ")
}

// wentByItself reports whether nobody could do anything but pass in any window of what
// was quiet.
func (f *folding) wentByItself(n *node) bool {
	passes, byItself := 0, 0
	for _, child := range n.children {
		if child.line.Kind != PassesLine && !f.wentByItself(child) {
			return false
		}
		passes, byItself = passes+child.passes, byItself+child.byItself
	}
	return passes == byItself
}

// windowsOf names the windows that a node is or has beneath it, in order.
func windowsOf(n *node) []string {
	if n.window != "" {
		return []string{n.window}
	}
	var names []string
	for _, child := range n.children {
		names = append(names, windowsOf(child)...)
	}
	return names
}
