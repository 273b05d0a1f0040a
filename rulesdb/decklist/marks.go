package decklist

import (
	"bytes"
	"html"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/unicode/norm"

	"canterlaw/rulesdb/userfile"
)

// How a text that players copied somewhere becomes the lines of a list: out of a web page, a
// forum or a chat, without what only sets it apart.

// deckLine is a line of a list, with its number in the text that it comes from.
type deckLine struct {
	number int
	text   string
}

// The marks of web pages, forums and chats.
var (
	htmlTag = regexp.MustCompile(`(?i)</?(?:html|body|div|span|p|br|hr|ul|ol|li|dl|dt|dd|table|thead|tbody|tr` +
		`|td|th|h[1-6]|a|b|i|u|s|em|strong|small|sub|sup|font|code|pre|img)\b[^<>]*>`)
	htmlBlock   = regexp.MustCompile(`(?i)<(?:html|body|div|p|ul|ol|li|table|tr|h[1-6])\b[^<>]*>`)
	htmlUnseen  = regexp.MustCompile(`(?is)<!--.*?-->|<(head|script|style|title)\b.*?</(?:head|script|style|title)>`)
	htmlBegins  = regexp.MustCompile(`(?i)^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>)?`)
	breaksLine  = regexp.MustCompile(`(?i)^</?(?:p|div|br|hr|ul|ol|li|dt|dd|table|tr|h[1-6])\b`)
	endsCell    = regexp.MustCompile(`(?i)^</(?:td|th)\b`)
	forumCells  = regexp.MustCompile(`(?i)\[/t[dh]\]\s*\[t[dh]\]`)
	forumBreaks = regexp.MustCompile(`(?i)\[(?:\*|/?list(?:=[^\]]*)?|/?tr|/?table|/?li|/?spoiler(?:=[^\]]*)?` +
		`|/?hide|br|hr)\]`)
	chatEmoji = regexp.MustCompile(`<a?:[A-Za-z0-9_]+:[0-9]+>|:[a-z][a-z0-9_]+:`)
	struckOut = regexp.MustCompile(`~~.*\S.*~~|(?i)\[(?:s|strike|del)\].*\[/(?:s|strike|del)\]`)
	price     = regexp.MustCompile(`(?i) *[@~=:–—-]* *[(\[]? *~? *(?:(?:US|CA|AU)?[$€£] ?[0-9]+(?:[.,][0-9]+)?` +
		`|\b[0-9]+(?:[.,][0-9]{2})? ?(?:[$€£¢]|(?:c|ct|cents?|usd|eur|gbp)\b))(?: *(?:/ *|per +|each\b` +
		`|ea\b)(?:card|piece|ea|each)?\.?)? *[)\]]?`)
)

// isWebPage reports whether a text is HTML, whole or in part.
func isWebPage(text string) bool { return htmlTag.MatchString(text) }

// deckLines gives the lines of a text.
func deckLines(text string) []deckLine {
	var lines []deckLine
	if isWebPage(text) {
		lines = webLines(text)
	} else {
		for i, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
			for _, part := range strings.Split(forumBreaks.ReplaceAllString(line, "\n"), "\n") {
				if part = forumCells.ReplaceAllString(part, "\t"); part != "" || line == "" {
					lines = append(lines, deckLine{i + 1, part})
				}
			}
		}
	}
	return lines
}

// webLines gives the lines of a web page as its reader sees them: a break where one of its
// tags makes one, cells of a table between tabs.
func webLines(page string) []deckLine {
	page = htmlUnseen.ReplaceAllStringFunc(page, func(unseen string) string {
		return strings.Repeat("\n", strings.Count(unseen, "\n"))
	})
	flows := htmlBlock.MatchString(page) // the ends of lines in its source are no others than spaces
	var lines []deckLine
	var line strings.Builder
	number, begins := 1, 0
	end := func() {
		if text := strings.Trim(line.String(), " "); text != "" {
			lines = append(lines, deckLine{begins, strings.TrimRight(text, "\t ")})
		}
		line.Reset()
		begins = 0
	}
	write := func(text string) {
		for i, part := range strings.Split(text, "\n") {
			if i > 0 {
				number++
				if !flows {
					end()
				}
			}
			if part = strings.TrimSpace(part) +
				strings.Repeat(" ", len(part)-len(strings.TrimRight(part, " "))); part == "" {
				continue
			}
			if begins == 0 {
				begins = number
			}
			if i > 0 && flows && line.Len() > 0 {
				line.WriteByte(' ')
			}
			line.WriteString(part)
		}
	}
	at := 0
	for _, tag := range htmlTag.FindAllStringIndex(page, -1) {
		write(page[at:tag[0]])
		switch text := page[tag[0]:tag[1]]; {
		case len(deckLinks(text)) > 0:
			end()
			write(deckLinks(text)[0])
			end()
		case breaksLine.MatchString(text):
			end()
		case endsCell.MatchString(text):
			line.WriteByte('\t')
		}
		number += strings.Count(page[tag[0]:tag[1]], "\n")
		at = tag[1]
	}
	write(page[at:])
	end()
	return lines
}

// plainLine takes off a line what says nothing of cards: emoji, prices, and the kinds of
// spaces, digits and letters that only look otherwise.
func plainLine(line string) string {
	line = rightlyDecoded(html.UnescapeString(line))
	line = strings.NewReplacer("™", "", "®", "", "©", "", "ƒ", "f").Replace(line)
	line = strings.Map(func(r rune) rune {
		switch {
		case r == 0x20e3, 0xfe00 <= r && r <= 0xfe0f, 0x1f3fb <= r && r <= 0x1f3ff:
			return -1 // makes an emoji of the sign before it
		case r >= 0x2190 && unicode.Is(unicode.So, r):
			return ' '
		}
		return r
	}, norm.NFKC.String(line))
	line = chatEmoji.ReplaceAllString(line, "")
	return strings.TrimSpace(price.ReplaceAllString(line, ""))
}

// isMacRoman reports whether a text that is neither UTF-8 nor Windows-1252 is in the encoding of
// old Macs, in which Excel still writes tables on them: few of its signs are beyond ASCII, and
// those are letters or typographers'.
func isMacRoman(source []byte) bool {
	if utf8.Valid(source) || userfile.NotText(bytes.Map(inASCII, source)) >= 0 {
		return false
	}
	if decoder, _ := userfile.OtherEncoding(source); decoder != nil {
		return false
	}
	decoded, err := charmap.Macintosh.NewDecoder().Bytes(source)
	beyond := 0
	for _, r := range string(decoded) {
		if r <= unicode.MaxASCII {
			continue
		}
		if beyond++; !unicode.IsLetter(r) && !strings.ContainsRune("“”‘’–—…•™®©†\u00a0", r) {
			return false
		}
	}
	return err == nil && beyond < len(source)/10+2
}

// inASCII leaves signs beyond ASCII out.
func inASCII(r rune) rune {
	if r > unicode.MaxASCII {
		return -1
	}
	return r
}

// rightlyDecoded undoes what a program has done that took UTF-8 for Windows-1252: "CrÃ¨me".
func rightlyDecoded(line string) string {
	if !strings.ContainsAny(line, "ÃÂâ") {
		return line
	}
	var right []byte
	for _, r := range line {
		b, ok := charmap.Windows1252.EncodeRune(r)
		if !ok && r > unicode.MaxLatin1 {
			return line
		} else if !ok {
			b = byte(r)
		}
		right = append(right, b)
	}
	if !utf8.Valid(right) {
		return line
	}
	return string(right)
}
