package position

import (
	"regexp"
	"slices"
	"strings"
)

// Tables of a position as people copy them, with a head: a player in each row or in each column, or a card in each row.

// tableText says in sentences what a table of a text has, and leaves the rest as it is: "Avery: Points: 7. Home:
// Rainbow Dash." It gives for each letter from where in the text it is; ok is false if there is no such table.
func tableText(typed string) (text string, origin []int, ok bool) {
	var t tableWriter
	var lines []piece
	at := 0
	for _, line := range strings.Split(typed, "\n") {
		lines = append(lines, piece{line, at})
		at += len(line) + len("\n")
	}
	facing := facingAlone(typed, lines)
	if facing > 0 {
		t.add("Avery:\n", 0, false)
		ok = true
	}
	of, byName, isBlock := Avery, false, false
	for i := 0; i < len(lines); {
		side, name, isHead := ownerOfBlock(lines[i])
		if board, head, isBoard := ownerOfBoard(lines[i]); isBoard {
			of, byName, isBlock, ok = board, head == board.String(), true, true
			t.add(head+":\n", lines[i].at, false)
			i++
			continue
		}
		switch {
		case isHead:
			of, byName, isBlock = side, name, true
		case i > 0 && isBelow(lines[i-1]) && !isBelow(lines[i]):
			isBlock = false
		case isBlock && t.block(of, byName, lines[i]):
			ok = true
			i++
			continue
		}
		if facing > 0 && i == facing {
			t.add("Blake:\n", lines[i].at, false)
			i++
			continue
		}
		rows := tableOf(lines[i:])
		if n := t.listBelow(lines[i:]); n > 0 {
			i, ok = i+n, true
			continue
		}
		if len(rows) > 1 && t.table(rows) {
			ok = true
		} else {
			rows = rows[:0]
			t.add(lines[i].text, lines[i].at, true)
			t.add("\n", lines[i].at, false)
		}
		i += max(len(rows), 1)
	}
	return t.text.String(), t.origin, ok
}

// isBelow reports whether a line stands in a list, by its sign or the space before it.
func isBelow(line piece) bool {
	return strings.IndexAny(line.text, " \t|-*•–—") == 0
}

// tableOf gives the cells of the lines that are the rows of one table, as far as it goes; those of a rule are none.
func tableOf(lines []piece) (rows [][]piece) {
	parting := "" // the sign between cells, as spreadsheets write them: a comma or semicolon
	for _, line := range lines {
		sign := "|"
		if strings.Contains(line.text, "\t") {
			sign = "\t"
		} else if len(rows) > 0 && rows[0] != nil && parting != "" {
			sign = parting
		} else if len(rows) == 0 && isHeadOfCSV(line, ",") {
			sign, parting = ",", ","
		} else if len(rows) == 0 && isHeadOfCSV(line, ";") {
			sign, parting = ";", ";"
		}
		cells := line.split(sign)
		if len(cells) > 0 && sign == "|" && cells[0].isEmpty() && strings.HasPrefix(strings.TrimSpace(line.text), "|") {
			cells = cells[1:]
		}
		isClosed := strings.HasSuffix(strings.TrimSpace(line.text), "|")
		if last := len(cells) - 1; last > 0 && isClosed && cells[last].isEmpty() &&
			(len(rows) == 0 || len(cells) > len(rows[0])) {
			cells = cells[:last]
		}
		if len(cells) < 3 && !isOfPlaces(cells, rows) && !isOfBoth(cells, rows) ||
			len(rows) > 0 && len(cells) != len(rows[0]) {
			break
		}
		if isCell := func(c piece) bool { return !tableRule.MatchString(c.text) }; !slices.ContainsFunc(cells, isCell) {
			cells = nil
		}
		rows = append(rows, cells)
	}
	return rows
}

// isHeadOfCSV reports whether a line names, between signs, what the columns of a table are.
func isHeadOfCSV(line piece, sign string) bool {
	cells := line.split(sign)
	return len(cells) > 2 && !slices.ContainsFunc(cells, func(c piece) bool {
		name := strings.ToLower(c.text)
		_, isPlace := nounsOfPlaces[name]
		return !isPlace && unitsSaid[name] == "" && !slices.ContainsFunc([][]string{headsOfPlayers[1:], headsOfNames,
			headsOfPlaces, headsOfOwners, headsOfMarks}, func(heads []string) bool {
			return slices.Contains(heads, name)
		})
	})
}

// isOfPlaces reports whether cells are of a table that has places in its first column, and the cards there in its
// other.
func isOfPlaces(cells []piece, rows [][]piece) bool {
	if len(rows) > 0 {
		cells = rows[0]
	}
	return len(cells) == 2 && slices.Contains(headsOfPlaces, strings.ToLower(cells[0].text))
}

var tableRule = regexp.MustCompile(`^[-: ]{2,}$`)

// What the first cell of a table says where each row is a player's, and where it is a card.
var (
	headsOfPlayers = []string{"", "player", "who", "side"}
	headsOfNames   = []string{"card", "name", "character"}
	headsOfPlaces  = []string{"zone", "place", "location", "area", "where"}
	headsOfOwners  = []string{"controller", "controlled by", "player", "side", "owner", "whose"}
	headsOfMarks   = []string{"state", "status", "marks", "at", "action tokens", "tokens"}
)

// tableWriter says a table in sentences.
type tableWriter struct {
	text   strings.Builder
	origin []int
}

// add adds words: those of the table, or such as stand for what is at a place in it.
func (t *tableWriter) add(words string, at int, isTyped bool) {
	t.text.WriteString(words)
	for i := range len(words) {
		if isTyped {
			t.origin = append(t.origin, at+i)
		} else {
			t.origin = append(t.origin, at)
		}
	}
}

// table says a table, if its head is one.
func (t *tableWriter) table(rows [][]piece) bool {
	head, first := rows[0], strings.ToLower(rows[0][0].text)
	isSide := func(c piece) bool { _, is := c.side(); return is }
	isNoFact := func(c piece) bool {
		_, isPlace := nounsOfPlaces[strings.ToLower(c.text)]
		return unitsSaid[strings.ToLower(c.text)] == "" && !c.is("at") && !isPlace
	}
	rows = slices.DeleteFunc(slices.Clone(rows[1:]), func(row []piece) bool { return row == nil })
	switch {
	case slices.Contains(headsOfPlayers, first) && !slices.ContainsFunc(head[1:], isNoFact):
		for _, row := range rows {
			t.facts(row[0], head[1:], row[1:])
		}
	case len(head) == 3 && isSide(head[1]) && isSide(head[2]):
		for i := 1; i < len(head); i++ {
			var names, cells []piece
			for _, row := range rows {
				names, cells = append(names, problemOfRow(head[0], row[0])), append(cells, row[i])
			}
			t.facts(head[i], names, cells)
		}
	case isOfBoth(head, nil):
		t.cardsOfBoth(head, rows)
	case len(head) == 2 && slices.Contains(headsOfPlaces, first):
		for _, row := range rows {
			t.place(row[0], row[1])
		}
	default:
		of := columnOf(head, headsOfNames)
		if of < 0 {
			return t.placesOfPlayers(append([][]piece{head}, rows...))
		}
		for _, row := range rows {
			t.card(head, row, of)
		}
	}
	return true
}

// columnOf is the column that has one of some heads, or -1.
func columnOf(head []piece, heads []string) int {
	return slices.IndexFunc(head, func(c piece) bool { return slices.Contains(heads, strings.ToLower(c.text)) })
}

// placesOfPlayers says a table without a head, in which each row has a player, a place and the cards there.
func (t *tableWriter) placesOfPlayers(rows [][]piece) bool {
	if slices.ContainsFunc(rows, func(row []piece) bool {
		_, isSide := row[0].side()
		return len(row) != 3 || !isSide || !isPlaceAlone(row[1].text)
	}) {
		return false
	}
	for _, row := range rows {
		if _, isSaid := placeSaid(row[1]); isSaid {
			t.add(row[0].text+" at ", row[0].at, false)
		} else if side, _ := row[0].side(); true {
			t.add(side.String()+"'s ", row[0].at, false)
		}
		t.place(row[1], row[2])
	}
	return true
}

// facts says what a player has.
func (t *tableWriter) facts(player piece, names, cells []piece) {
	t.add(player.text, player.at, true)
	t.add(": ", player.at, false)
	for i, name := range names {
		if cells[i].isEmpty() || cells[i].is("-") {
			continue
		}
		side, isSide := player.side()
		switch {
		case isSide && problemOfRows.MatchString(name.text):
			t.add(side.String()+" at "+name.text, name.at, false)
		case isSide && othersPlace.MatchString(name.text): // opp's problem, of whom it is
			t.add(side.String()+" at "+side.Other().String()+"'s problem", name.at, false)
		default:
			t.add(name.text, name.at, true)
		}
		t.add(": ", name.at, false)
		t.add(strings.ReplaceAll(cells[i].text, ";", ","), cells[i].at, true)
		t.add(". ", cells[i].at+len(cells[i].text)-1, false)
	}
	t.add("\n", player.at, false)
}

// place says what is at a place.
func (t *tableWriter) place(at, cards piece) {
	if cards.isEmpty() || cards.is("-") {
		return
	}
	t.add(at.text, at.at, true)
	t.add(": ", at.at, false)
	t.add(cards.text, cards.at, true)
	t.add("\n", cards.at, false)
}

// card says of a card where it is, whose, and what it is like.
func (t *tableWriter) card(head, row []piece, of int) {
	t.add(row[of].text, row[of].at, true)
	owner := columnOf(head, headsOfOwners)
	for i, cell := range row {
		if i == of || cell.isEmpty() || cell.is("-") {
			continue
		}
		before := ", "
		switch name := strings.ToLower(head[i].text); {
		case slices.Contains(headsOfPlaces, name) || name == "at":
			before = " at "
			if _, isNoun := nounsOfPlaces[strings.ToLower(cell.text)]; isNoun && owner >= 0 && owner < len(row) {
				if side, isSide := row[owner].side(); isSide {
					before += side.String() + "'s "
				}
			}
		case i == owner:
			before = ", controlled by "
		}
		t.add(before, cell.at, false)
		t.add(cell.text, cell.at, true)
	}
	t.add("\n", row[of].at, false)
}

// listBelow says in one line what stands below the name of a place that stands in a line alone, a card in each: "Home:
// Twilight Sparkle, 2x Red Gala". It gives how many lines that were; 0 if there is no such list.
func (t *tableWriter) listBelow(lines []piece) (n int) {
	head := pieceOf(lines[0].text)
	if !isPlaceAlone(head.text) {
		return 0
	}
	n = 1
	for n < len(lines) && isPlayers(lines[n]) { // at my problem, in a line each: me X, opp Y
		side, list, _ := lines[n].trimmed().cut(":")
		if !list.isEmpty() && !list.is("-") && !list.is("–") {
			t.add(side.text, side.at, true)
			t.add(" at ", side.at, false)
			t.place(piece{head.text, lines[0].at + head.at}, list)
		}
		n++
	}
	if n > 1 {
		return n
	}
	for n < len(lines) && !isHeadAlone(lines[n].text) {
		n++
	}
	if n == 1 {
		return 0
	}
	t.add(head.text, lines[0].at+head.at, true)
	for i, line := range lines[1:n] {
		t.add([]string{": ", ", "}[min(i, 1)], line.at, false)
		from := copiesOne.FindStringIndex(line.text)[1]
		t.add(line.text[from:], line.at+from, true)
	}
	t.add("\n", lines[n-1].at, false)
	return n
}

// facingAlone is which line says "vs" alone, between what each of two players has who aren't named; 0 if none does.
func facingAlone(typed string, lines []piece) int {
	if seatedNear.MatchString(typed) || seatedFar.MatchString(typed) || saysOther.MatchString(typed) {
		return 0
	}
	return max(slices.IndexFunc(lines, func(line piece) bool {
		word := strings.Trim(strings.ToLower(line.text), " \t.-–—=")
		return word == "vs" || word == "versus"
	}), 0)
}

// saysOther finds that the other player is spoken of.
var saysOther = regexp.MustCompile(`(?i)\b(?:opp|opponent|his|her|hers|their|theirs|p1|p2|player)\b`)

// copiesOne finds the sign of a list, and that there is one of the card, as a list of a deck has it.
var copiesOne = regexp.MustCompile(`^\s*(?:` + listSign + `\s+)?(?:1x? )?`)

// isPlayers reports whether a line begins with a player and a colon.
func isPlayers(line piece) bool {
	side, _, ok := line.trimmed().cut(":")
	_, isSide := side.side()
	return ok && isSide
}

// isPlaceAlone reports whether a line has nothing but the name of a place.
func isPlaceAlone(line string) bool {
	name := strings.ToLower(strings.TrimSpace(line))
	_, isPlace := nounsOfPlaces[name]
	_, isSaid := placeSaid(pieceOf(name))
	return isPlace || isSaid
}

// isHeadAlone reports whether a line ends a list: it is empty, names a place or a player, or is a head itself.
func isHeadAlone(line string) bool {
	name := pieceOf(strings.Trim(strings.TrimSpace(line), "#*[] "))
	_, isSide := name.side()
	return name.isEmpty() || isSide || isPlaceAlone(name.text) || strings.Contains(line, ":") ||
		strings.HasPrefix(strings.ToLower(name.text), "player ") || name.is("vs")
}
