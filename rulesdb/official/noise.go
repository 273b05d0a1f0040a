package official

import (
	"fmt"
	"regexp"
	"strings"

	"canterlaw/rulesdb/userfile"
)

var (
	pageNumber = regexp.MustCompile(`^(?:\d{1,3}|(?i:page )\d{1,3}(?: (?i:of|/) \d{1,3})?` +
		`|(?:[-–—] ?)?\d{1,3} ?[-–—]|\d{1,3} ?\| ?(?i:page))$`)
	runningHeader = regexp.MustCompile(`^(?:My Little Pony CCG (?:Comprehensive Rules|Limited Play)` +
		`|(?:(?:My Little Pony CCG )?Comprehensive Rules )?Version \d+(?:\.\d+)*|.{0,60}(?i:rules|version` +
		`|\|).{0,60}(?i:\bpage) \d{1,3}(?: (?i:of) \d{1,3})?)$`)
	strayBullet = regexp.MustCompile(`^(?:[o•]\s+)+`)
	// pageWords are in lines that run through the pages of a document.
	pageWords    = regexp.MustCompile(`(?i)\b(?:page|version|comprehensive rules|updated|www)\b|©`)
	numberedPage = regexp.MustCompile(`(?i)\bpage \d`)
)

// noise names what a block is if it belongs to the printed page and not to
// the text; "" if it is text.
func noise(b block) string {
	what, lines := "", 0
	for _, line := range b.lines {
		if of := pageMatter(plain(line.text)); of != "" {
			what, lines = of, lines+1
		}
	}
	switch lines {
	case len(b.lines):
		return what
	case 0:
		return pageMatter(plain(b.text())) // one that was wrapped
	}
	return ""
}

// pageMatter is noise for a line.
func pageMatter(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	switch {
	case pageNumber.MatchString(text):
		return "page number"
	case runningHeader.MatchString(text):
		return "running header"
	case underline.MatchString(text):
		return "line drawn"
	}
	return ""
}

// withoutNoise marks the lines that belong to the printed page: by what they are,
// or because they stand on several pages, with any numbers.
func withoutNoise(lines []userfile.Line) []userfile.Line {
	key := func(line userfile.Line) string {
		text := strings.TrimSpace(line.Text)
		if !pageWords.MatchString(text) || !strings.Contains(text, " ") || userfile.StartsLower(text) ||
			len(text) > 120 {
			return ""
		}
		return anyDigits.ReplaceAllString(text, "#")
	}
	count := map[string]int{}
	for _, line := range lines {
		count[key(line)]++
	}
	for i := range lines {
		line := lines[i]
		n := count[key(line)]
		repeated := key(line) != "" && (n > 2 || n > 1 && numberedPage.MatchString(line.Text))
		lines[i].Noise = line.Noise || repeated || pageMatter(plain(line.Text)) != ""
		if lines[i].Noise && line.Gap && i+1 < len(lines) {
			lines[i+1].Gap = true
		}
	}
	return lines
}

// anyDigits are numbers in a line.
var anyDigits = regexp.MustCompile(`\d+`)

var emphasis = strings.NewReplacer("*", "", "_", "")

// plain gives a heading's words without bullets and marks of emphasis.
func plain(text string) string {
	text = strayBullet.ReplaceAllString(strings.TrimSpace(text), "")
	return strings.TrimSpace(emphasis.Replace(text))
}

// unbulleted takes a bullet that was recognised as a letter or sign from the
// beginning of a line.
func (r *reading) unbulleted(line sourceLine) sourceLine {
	if bullet := strayBullet.FindString(line.text); bullet != "" && bullet != line.text {
		r.remark(line.number, "stray bullet %q left out", strings.TrimSpace(bullet))
		line.text = line.text[len(bullet):]
	}
	return line
}

// excerpt gives the beginning of a text for a message.
func excerpt(text string) string {
	const most = 60
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most]) + "…"
}

// knownOddities are slips of the Comprehensive Rules 3.4 that no rule of
// reading finds: reported where the text still has them.
var knownOddities = []struct{ where, has, what string }{
	{"601.3", "outline", "the outline that it announces is the headings of (602) to (616)"},
	{"401.1", "seven zones", "says seven zones and lists eight"},
	{"Swift", "1)", "the icon of the action token was recognised in part only: less 1 is meant"},
}

// doubt reports what reads as if the recognition had spoiled it, and what the
// text cites although it isn't there.
func (r *reading) doubt() {
	for _, rule := range r.document.Rules {
		r.doubtText(rule.Number, rule.Text, rule.Line)
	}
	for _, term := range r.document.Glossary {
		r.doubtText(term.Term, term.Text, term.Line)
	}
}

func (r *reading) doubtText(where, text string, line int) {
	doubt := func(format string, args ...any) {
		r.remark(line, "%s: %s; kept as it is", where, fmt.Sprintf(format, args...))
	}
	known := func(number string) bool { return r.numbered[number] > 0 }
	for _, at := range Mentions(text) {
		number := text[at[0]:at[1]]
		switch to := Target(number, known); to {
		case number:
		case "":
			doubt("cites (%s), which isn't there", number)
		default:
			doubt("cites (%s), a stale reference, linked to %s (%s)", number, to, staleReferences[number].why)
		}
	}
	for _, odd := range knownOddities {
		if odd.where == where && strings.Contains(text, odd.has) {
			doubt("%s", odd.what)
		}
	}
	if strings.Count(text, "(") != strings.Count(text, ")") {
		doubt("its parentheses don't match")
	}
	if strings.Contains(text, `""`) {
		doubt("nothing stands between two quotation marks: a sign was not recognised")
	}
	if strings.Count(text, `"`)%2 != 0 {
		doubt("its quotation marks don't match")
	}
	if last := text[strings.LastIndexByte(text, '\n')+1:]; text != "" &&
		!strings.HasPrefix(last, "- ") && userfile.IsUnfinished(text) {
		doubt("ends without a period")
	}
}
