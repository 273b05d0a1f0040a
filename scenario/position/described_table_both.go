package position

import (
	"regexp"
	"slices"
	"strings"
)

// Tables with a column for each player.

// isOfBoth reports whether cells are of a table that has nothing but a column for each player.
func isOfBoth(cells []piece, rows [][]piece) bool {
	if len(rows) > 0 {
		cells = rows[0]
	}
	if len(cells) != 2 {
		return false
	}
	one, isOne := cells[0].side()
	other, isOther := cells[1].side()
	return isOne && isOther && one != other
}

// cardsOfBoth says what each of both players has in a column.
func (t *tableWriter) cardsOfBoth(head []piece, rows [][]piece) {
	for i, player := range head {
		before := ": "
		t.add(player.text, player.at, true)
		for _, row := range rows {
			if cell := row[i]; !cell.isEmpty() && !cell.is("-") {
				t.add(before, cell.at, false)
				t.add(strings.ReplaceAll(cell.text, ";", ","), cell.at, true)
				if before = ", "; strings.Contains(cell.text, ":") {
					before = ". "
				}
			}
		}
		t.add("\n", player.at, false)
	}
}

// problemOfRow gives whose Problem a row is of, in a table with whose they are below the word "Problem".
func problemOfRow(head, row piece) piece {
	whose := strings.ToLower(row.text)
	side, isSide := row.side()
	switch {
	case !head.is("problem") && !head.is("problems"):
		return row
	case slices.Contains([]string{"mine", "my", "own"}, whose):
		side, isSide = Avery, true
	case slices.Contains([]string{"his", "her", "hers", "their", "theirs"}, whose):
		side, isSide = Blake, true
	}
	if isSide {
		row.text = side.String() + "'s problem"
	}
	return row
}

var problemOfRows = regexp.MustCompile(`^(?:Avery|Blake)'s problem$`)
