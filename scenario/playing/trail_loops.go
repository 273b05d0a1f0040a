package playing

import (
	"fmt"
	"regexp"
	"slices"
)

// repetition is how often windows, waves or actions that have been shown come about
// again, one after another and just as they were.
type repetition struct {
	length int // in nodes, of one round
	times  int
}

// leastRepetitions is how often something has to come about again to be folded.
const leastRepetitions = 2

// longestRound is how many nodes a round has at most that is recognized.
const longestRound = 24

// words says how often it is the same again.
func (r repetition) words() string {
	return fmt.Sprintf("The same happens %d more times", r.times)
}

// repetitions finds what comes about again among nodes, by the place at which that
// begins.
func repetitions(nodes []*node) map[int]repetition {
	if len(nodes) <= leastRepetitions {
		return nil
	}
	shapes := make([]string, len(nodes))
	for i, n := range nodes {
		shapes[i] = shape(n)
	}
	found := map[int]repetition{}
	for i := 0; i < len(nodes); {
		best := repetition{}
		for length := 1; length <= longestRound && i+length*(leastRepetitions+1) <= len(nodes); length++ {
			if !isRound(nodes[i : i+length]) {
				continue
			}
			times := 0
			for next := i + length; next+length <= len(nodes) &&
				slices.Equal(shapes[i:i+length], shapes[next:next+length]); next += length {
				times++
			}
			if times >= leastRepetitions && length*times > best.length*best.times {
				best = repetition{length, times}
			}
		}
		if best.times == 0 {
			i++
			continue
		}
		found[i+best.length] = best
		i += best.length * (best.times + 1)
	}
	return found
}

// isRound reports whether nodes can be a round of a loop: it begins with a window, a
// wave or an action.
func isRound(nodes []*node) bool {
	switch nodes[0].line.Kind {
	case WindowLine, WaveLine, ActionLine:
		return len(nodes[0].children) > 0
	}
	return false
}

// counted is what differs from one round to the next: the number of a wave or of a
// modifier, which of several cards or tokens of the same name it is.
var counted = regexp.MustCompile(`(Wave|odifier|no\.) \d+`)

// shape tells what a node says, with what is beneath it.
func shape(n *node) string {
	text := counted.ReplaceAllString(n.line.Text, "$1") + " " + n.line.Rule + "{"
	for _, child := range n.children {
		text += shape(child) + ";"
	}
	return text + "}"
}
