package position

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Grammar is the form of a line, for those who type one.
//
// Words of a card's name are enough, by their beginnings or with a slip; facts stand
// for a card invented by them. A number before a card counts, behind it is power.
// Cards at a place belong to whose place it is, or to the player before "at". What people say
// otherwise is read as well where it has one meaning: "my hand", "2x gala (exhausted)".
const Grammar = `line    = part { ";" part }
part    = player | moment | cards | history
player  = side { n ("p" | "t") }                             points, action tokens: A 3t 4p
moment  = [side] ["turn" n] [phase | window] ["at" place { "and" place }] ["against" card]
cards   = [side "at"] place ":" [ item { "," item } ]        AP: dash, 2 red gala/ex
place   = "AP" | "BP" | "AH" | "BH"                          Avery's Problem … Blake's home
        | side ("hand" | "deck" | "discard" | "banished" | "problems" | "flips")
        | side "dilemma" card
item    = [n] card { "/" mark } { "+" card { "/" mark } }    with what is attached to it
card    = words of its name | number | facts | "?"           ? is a card nobody knows
facts   = { color } { trait } type [power] ["cost" n] ["needs" n color] { keyword [n] }
mark    = "ex" | "fr" | "down" | "boosted" | "mark" | "token"    exhausted … cutie marked
        | ("+" | "-") n | n word                             power counters, counters of a name
        | "of" side | "by" side                              its owner; who controls it
        | "under" card | "ignored"                           beneath a card; a flipped card
        | given ("this turn" | "for good")                   by an effect that still lasts: +2 this turn
given   = ("+" | "-") n | color | keyword [n] | "trait" word
history = ("confronted" | "confronted before" | "met" | "resolved" | "challenged") (place { "," place } | "nothing")
        | "priority" (side | "nobody")
        | side "scored" n ["with" card]                      points this turn, and with which card
side    = "A" | "B"
phase   = "ready" | "troublemaker" | "main" | "score" | "end"`

// Fault is a part of a line that can't be read, or not put where it says.
type Fault struct {
	From, To int    // bytes of the line
	Found    string // that part
	Expected string // what was expected there, in words
}

// Error says what was found and what was expected.
func (f *Fault) Error() string { return fmt.Sprintf("%q: expected %s", cutShort(f.Found), f.Expected) }

// Alike puts those faults together for which the same was expected, in the order of the first of each.
func Alike(faults []Fault) [][]Fault {
	var all [][]Fault
	for _, f := range faults {
		at := slices.IndexFunc(all, func(alike []Fault) bool { return alike[0].Expected == f.Expected })
		if at < 0 {
			at, all = len(all), append(all, nil)
		}
		all[at] = append(all[at], f)
	}
	return all
}

// The most different things that were found that are listed, and the most letters of each: a page of text may have been
// pasted.
const (
	mostFound       = 12
	mostFoundLength = 300
)

// Parts lists what was found in faults, in quotation marks, each once; of very many the first ones, and
// how many more there are. Where nothing was found, there are no parts.
func Parts(faults []Fault) string {
	var found []string
	for i := range faults {
		if part := "“" + cutShort(faults[i].Found) + "”"; faults[i].Found != "" && !slices.Contains(found, part) {
			found = append(found, part)
		}
	}
	more := len(found) - mostFound
	if more <= 1 {
		return strings.Join(found, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(found[:mostFound], ", "), more)
}

// cutShort cuts a text off where it is very long.
func cutShort(text string) string {
	if letters := []rune(text); len(letters) > mostFoundLength {
		return strings.TrimSpace(string(letters[:mostFoundLength])) + " …"
	}
	return text
}

// Assumptions says what was taken for granted, alike together: "“Falcon”: taken to be at …".
func Assumptions(assumed []Fault) []string {
	var says []string
	for _, alike := range Alike(assumed) {
		says = append(says, Parts(alike)+": "+alike[0].Expected+".")
	}
	return says
}

// Unread is what of a line could not be read, to be mended and read again: each part with the
// place that it is about.
func Unread(line string, faults []Fault) string {
	line = strings.NewReplacer("\n", ";", "\r", ";").Replace(line)
	var parts []string
	place := "" // of the latest part, where its list goes on
	for i := range faults {
		f := &faults[i]
		from := strings.LastIndexByte(line[:f.From], ';') + 1
		to := len(line)
		if end := strings.IndexByte(line[f.To:], ';'); end >= 0 {
			to = f.To + end
		}
		found := f.Found
		if strings.HasSuffix(strings.TrimSpace(line[:f.From]), "/") {
			found = "/" + found // a mark, which isn't to be read as a card
		} else {
			found += marksOf.FindString(line[f.To:to]) // with a card that isn't known
		}
		if !placeInLetters.MatchString(strings.TrimSpace(line[from:to])) {
			from, to = sentenceAround(line, from, to, f.From)
		}
		head, _, isPlace := strings.Cut(line[from:to], ":")
		switch {
		case !isPlace:
			parts, place = append(parts, found), ""
		case f.From < from+len(head): // of the place itself: with all that stands there
			parts, place = append(parts, strings.TrimSpace(line[from:to])), ""
		case place == head && len(parts) > 0:
			parts[len(parts)-1] += ", " + found
		default:
			parts, place = append(parts, strings.TrimSpace(head)+": "+found), head
		}
	}
	return strings.Join(parts, "; ")
}

// sentenceAround gives where in a part that describes a position in words the sentence begins and ends in which a byte
// stands.
func sentenceAround(line string, from, to, at int) (begins, ends int) {
	begins, ends = from, to
	for _, w := range wordsOf(piece{line[from:to], from}) {
		end := w.at + len(w.text)
		switch {
		case !endsSentence(w):
		case end <= at:
			begins = end
		default:
			return begins, end
		}
	}
	return begins, ends
}

// marksOf finds the marks that follow an item.
var marksOf = regexp.MustCompile(`^(\s*/\s*\+?[^/+,;]*)+`)

// piece is a part of a line, without the space around it, and where it stands.
type piece struct {
	text string
	at   int
}

func pieceOf(line string) piece { return piece{line, 0}.trimmed() }

func (p piece) trimmed() piece {
	left := strings.TrimLeftFunc(p.text, unicode.IsSpace)
	return piece{strings.TrimRightFunc(left, unicode.IsSpace), p.at + len(p.text) - len(left)}
}

// slice gives a part of the piece; to of -1 is its end.
func (p piece) slice(from, to int) piece {
	if to < 0 {
		to = len(p.text)
	}
	return piece{p.text[from:to], p.at + from}.trimmed()
}

// split cuts the piece at each of a sign.
func (p piece) split(sign string) []piece {
	var parts []piece
	from := 0
	for _, text := range strings.Split(p.text, sign) {
		parts = append(parts, piece{text, p.at + from}.trimmed())
		from += len(text) + len(sign)
	}
	return parts
}

// cut cuts the piece at the first of a sign.
func (p piece) cut(sign string) (before, after piece, found bool) {
	i := strings.Index(p.text, sign)
	if i < 0 {
		return p, piece{}, false
	}
	return p.slice(0, i), p.slice(i+len(sign), -1), true
}

// word takes the first word off the piece.
func (p piece) word() (first, rest piece) {
	i := strings.IndexFunc(p.text, unicode.IsSpace)
	if i < 0 {
		return p, piece{"", p.at + len(p.text)}
	}
	return p.slice(0, i), p.slice(i, -1)
}

// after gives what stands behind some words at the beginning of the piece.
func (p piece) after(words string) (rest piece, found bool) {
	rest = p
	for _, w := range strings.Fields(words) {
		var first piece
		if first, rest = rest.word(); !first.is(w) {
			return p, false
		}
	}
	return rest, true
}

func (p piece) is(text string) bool { return strings.EqualFold(p.text, text) }

func (p piece) isEmpty() bool { return p.text == "" }

// beforeWord cuts the piece before the first of some words.
func (p piece) beforeWord(words ...string) (before, from piece) {
	for rest := p; !rest.isEmpty(); {
		first, behind := rest.word()
		if slices.ContainsFunc(words, first.is) {
			at := first.at - p.at
			return p.slice(0, at), p.slice(at, -1)
		}
		rest = behind
	}
	return p, piece{"", p.at + len(p.text)}
}

// number reads a number; false if the piece is none.
func (p piece) number() (n int, ok bool) {
	if p.isEmpty() || len(p.text) > 4 {
		return 0, false
	}
	for _, r := range p.text {
		if r < '0' || r > '9' {
			return 0, false
		}
		n = 10*n + int(r-'0')
	}
	return n, true
}

// side reads a player, by letter or name.
func (p piece) side() (Side, bool) {
	name := strings.TrimSuffix(strings.TrimSuffix(p.text, "'s"), "’s")
	for _, s := range []Side{Avery, Blake} {
		if strings.EqualFold(name, s.String()) || strings.EqualFold(name, s.Letter()) {
			return s, true
		}
	}
	if s, said := sidesSaid[strings.ToLower(name)]; said {
		return s, true
	}
	return Avery, false
}

// areasByName are the areas by the letters that a line has for them.
var areasByName = map[string]Area{
	"AP": {Of: Avery, Kind: Problem}, "AH": {Of: Avery, Kind: Home},
	"BP": {Of: Blake, Kind: Problem}, "BH": {Of: Blake, Kind: Home},
}

// pileNames are the piles as a line calls them.
var pileNames = []pileName{
	{"hand", Hand}, {"deck", Deck}, {"discard", Discard}, {"banished", Banished},
	{"problems", ProblemDeck}, {"flips", Flipped},
}

type pileName struct {
	name string
	zone Zone
}

// letters are what a line calls an area that no Dilemma makes.
func (a Area) letters() string {
	if a.Kind == Home {
		return a.Of.Letter() + "H"
	}
	return a.Of.Letter() + "P"
}

// isProblem reports whether the area is that of a Problem, or of a Dilemma, which is one, too.
func (a Area) isProblem() bool { return a.Kind == Problem || a.Kind == DilemmaArea }

// phases are the phases of a turn by their short names, with the moment or window at
// which play begins there.
var phases = []struct {
	name, at string
	isWindow bool
}{
	{"ready", "start of turn", false},
	{"troublemaker", "start of troublemaker phase", true},
	{"main", mainPhase, false},
	{"score", "start of score phase", true},
	{"end", "start of end phase", true},
}
