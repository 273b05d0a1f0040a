package lab

import (
	"strings"

	"canterlaw/scenario/playing"
)

// Row is a line of both trails beside each other: "" where one has none.
type Row struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Same bool   `json:"same"`
	// LineA and LineB are their places in the trails; -1 where there is none.
	LineA int `json:"-"`
	LineB int `json:"-"`
}

// Rows puts both trails beside each other: lines that are the same stand beside each
// other, with what only one has between them.
func (c *Comparison) Rows() []Row {
	var a, b []playing.Line
	if c.Now != nil {
		a = c.Now.Lines
	}
	if c.Then != nil {
		b = c.Then.Lines
	}
	common := commonLines(a, b)
	var rows []Row
	i, j := 0, 0
	upTo := func(toA, toB int) {
		for i < toA || j < toB {
			row := Row{LineA: -1, LineB: -1}
			if i < toA {
				row.A, row.LineA = indented(&a[i]), i
				i++
			}
			if j < toB {
				row.B, row.LineB = indented(&b[j]), j
				j++
			}
			rows = append(rows, row)
		}
	}
	for _, pair := range common {
		upTo(pair[0], pair[1])
		rows = append(rows, Row{indented(&a[i]), indented(&b[j]), true, i, j})
		i, j = i+1, j+1
	}
	upTo(len(a), len(b))
	return rows
}

// Course plays the side's steps once more, with every moment that the table can show; nil where
// it couldn't be set up.
func (side *Side) Course() (c *playing.Course) {
	if side == nil || side.sandbox == nil {
		return nil
	}
	s := side.sandbox.Scenario()
	var err error
	defer func() {
		if err != nil {
			c = nil
		}
	}()
	defer recoverInto(&err, s.Program.IsWhole())
	c, err = playing.FollowedCourse(s)
	return c
}

func indented(l *playing.Line) string { return strings.Repeat("  ", l.Depth) + lineText(l) }

// commonLines pairs the lines that both trails have, in their order: as many as can be.
func commonLines(a, b []playing.Line) [][2]int {
	// most[i][j] is how many lines the rest of a from i and of b from j have in common.
	most := make([][]int, len(a)+1)
	for i := range most {
		most[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if sameLine(&a[i], &b[j]) {
				most[i][j] = most[i+1][j+1] + 1
			} else {
				most[i][j] = max(most[i+1][j], most[i][j+1])
			}
		}
	}
	var pairs [][2]int
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case sameLine(&a[i], &b[j]):
			pairs = append(pairs, [2]int{i, j})
			i, j = i+1, j+1
		case most[i+1][j] >= most[i][j+1]:
			i++
		default:
			j++
		}
	}
	return pairs
}
