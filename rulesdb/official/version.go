package official

import (
	"cmp"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"canterlaw/rulesdb/userfile"
)

// UnknownVersion is the version of a document that doesn't tell it.
const UnknownVersion = "unknown"

const (
	versionPattern = `(\d{1,3}(?:\.\d{1,3}){1,3}[a-z]?|\d{1,2})\b`
	monthPattern   = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?` +
		`|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
)

var (
	versionNamed = regexp.MustCompile(`(?i)\b(?:(?:version|revision)\s*[:#]?\s*` + versionPattern +
		`|(?:ver|v|rev)\.?\s*(\d{1,3}(?:\.\d{1,3}){1,3}[a-z]?)\b)`)
	fileVersion = regexp.MustCompile(`(?i)(?:^|[^\d.])v?(\d{1,2}(?:\.\d{1,3}){1,2})(?:[^\d.]|\.\D|\.?$)`)
	// otherVersion is in lines that tell the version of something else.
	otherVersion = regexp.MustCompile(`(?i)\b(?:limited play|floor rules|card reference|word|acrobat|pdf|plain text)\b`)
	// referredVersion is how the references tell the version of the rules.
	referredVersion = regexp.MustCompile(`(?i)comprehensive\s+rules,?\s*[(–—-]?\s*(?:(?:version|v\.?)\s*` +
		versionPattern + `|(\d{1,3}(?:\.\d{1,3}){1,3}[a-z]?)\b)`)

	dates = []struct {
		pattern          *regexp.Regexp
		year, month, day int // the place of each among what matches
	}{
		{regexp.MustCompile(`(?i)\b` + monthPattern + `\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b`), 3, 1, 2},
		{regexp.MustCompile(`(?i)\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?` + monthPattern + `,?\s+(\d{4})\b`), 3, 2,
			1},
		{regexp.MustCompile(`\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b`), 1, 2, 3},
		{regexp.MustCompile(`\b(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})\b`), 3, 1, 2},
		{regexp.MustCompile(`\b(\d{1,2})[.-](\d{1,2})[.-](\d{4})\b`), 3, 2, 1},
	}
	months = []string{"", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"}
	// dateLabels stand before the date from which a version is in force, and before
	// others that tell when it was written.
	dateLabels = []*regexp.Regexp{
		regexp.MustCompile(`(?i)\b(?:effective|in force)\b`),
		regexp.MustCompile(`(?i)\b(?:updated?|revised|revision|modified|changed|edited|published|released?|dated?` +
			`|as of)\b`),
		regexp.MustCompile(`^`),
	}
)

// sourceOf finds the version of the document and the date from which it is in
// force: among the references at its end, on its title page, at the head or foot
// of its pages, after its rules, or the version in the name of the file. What it
// doesn't find or has to guess it keeps for the report.
func (r *reading) sourceOf(file string, lines []userfile.Line) Source {
	first := slices.IndexFunc(lines, isRuleLine)
	last := len(lines) - 1
	for last > first && !isRuleLine(lines[last]) {
		last--
	}
	title, tail := lines[:max(0, first)], lines[last+1:]
	source := Source{Document: RulesName}
	for i, place := range [][]userfile.Line{title, linesMatching(tail, referredVersion),
		linesMatching(lines, runningHeader), linesMatching(lines, referredVersion), tail[max(0, len(tail)-5):]} {
		version, date := versionIn(place)
		source.Version = cmp.Or(source.Version, version)
		if source.Effective == "" && (i == 0 || version != "" && version == source.Version) {
			source.Effective = date
		}
	}
	name := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	if match := fileVersion.FindStringSubmatch(name); source.Version == "" && match != nil {
		source.Version = match[1]
		r.unsure = append(r.unsure,
			fmt.Sprintf("the document doesn't tell its version: %s is taken from the name of the file", match[1]))
	}
	if source.Version == "" {
		source.Version = UnknownVersion
		r.unsure = append(r.unsure,
			fmt.Sprintf("the document doesn't tell its version: it is imported as version %q; give the file a name "+
				"with the version, such as rules-2.1.pdf, and import it again if you know it", UnknownVersion))
	}
	if source.Effective == "" {
		r.unsure = append(r.unsure, "the document doesn't tell its date: it is unknown from when on it is in force")
	}
	return source
}

// isRuleLine reports whether a line begins a rule.
func isRuleLine(line userfile.Line) bool {
	n, ok := startOf(bulleted.ReplaceAllString(strings.TrimSpace(line.Text), ""))
	return ok && len(n.path) > 2
}

// linesMatching gives the lines that match.
func linesMatching(lines []userfile.Line, pattern *regexp.Regexp) []userfile.Line {
	var found []userfile.Line
	for _, line := range lines {
		if pattern.MatchString(plain(line.Text)) {
			found = append(found, line)
		}
	}
	return found
}

// versionIn finds the version and date that lines tell; "" for one that they
// don't.
func versionIn(lines []userfile.Line) (version, date string) {
	var texts []string
	for _, line := range lines {
		if !otherVersion.MatchString(line.Text) {
			texts = append(texts, strings.Join(strings.Fields(plain(line.Text)), " "))
		}
	}
	for _, pattern := range []*regexp.Regexp{referredVersion, versionNamed} {
		for _, text := range texts {
			if match := pattern.FindStringSubmatch(text); match != nil && version == "" {
				version = strings.ToLower(match[1] + match[2])
			}
		}
	}
	for _, label := range dateLabels {
		for i, text := range texts {
			at := label.FindStringIndex(text)
			if at == nil {
				continue
			}
			after := text[at[1]:]
			if i+1 < len(texts) && len(after) < 3 {
				after += " " + texts[i+1]
			}
			if date := dateIn(after); date != "" {
				return version, date
			}
		}
	}
	return version, ""
}

// dateIn gives the first date in a text, as 2016-07-27; "" if there is none. Of
// 10/01/14 the month comes first, as where the rules were written.
func dateIn(text string) string {
	best, found := len(text), ""
	for _, form := range dates {
		at := form.pattern.FindStringSubmatchIndex(text)
		if at == nil || at[0] >= best {
			continue
		}
		group := func(i int) string { return strings.ToLower(text[at[2*i]:at[2*i+1]]) }
		year, _ := strconv.Atoi(group(form.year))
		day, _ := strconv.Atoi(group(form.day))
		month, err := strconv.Atoi(group(form.month))
		if err != nil {
			month = slices.Index(months, group(form.month)[:3])
		}
		if year < 100 {
			year += 2000
		}
		if month > 12 && day <= 12 {
			month, day = day, month
		}
		if date := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC); date.Day() == day &&
			int(date.Month()) == month {
			best, found = at[0], date.Format(time.DateOnly)
		}
	}
	return found
}

// remarkSource reports what the document doesn't tell of its version and date.
func (r *reading) remarkSource() {
	for _, what := range r.unsure {
		r.remark(0, "%s", what)
	}
}
