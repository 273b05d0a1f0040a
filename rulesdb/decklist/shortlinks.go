package decklist

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// Short links: a deck as bits, six a letter, the least significant first. Numbers are
// exponential Golomb codes: as many zeros as a number has bits beyond its first, a one,
// these bits, and k bits more of a number in which small steps are usual.
//
// A link has its version, whether copies are counted each (draft mode) or one to three
// of them go with the number; then the sets that both sides know, each as a step from
// the one before; then other sets, with the length of their names, the names last. Each
// set has slots: a step from the card before, and how many copies.

// linkLetters stand for 0 to 63.
const linkLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// The parameters of the codes.
const (
	versionK     = 1
	setCountK    = 3
	firstSetK    = 4
	nextSetK     = 2
	othersK      = 0
	nameK        = 0
	slotCountK   = 1
	draftFirstK  = 5
	draftNextK   = 4
	draftCopiesK = 1
	codeFirstK   = 6
	codeNextK    = 5
)

// codedCopies is how many copies go with the number of a card.
const codedCopies = 3

// mostZeros is more than any number of a deck has in front.
const mostZeros = 16

// linkWriter writes bits.
type linkWriter struct {
	letters []byte
	letter  int // that is being filled
	filled  int // bits of it
}

func (w *linkWriter) bits(value, n int) {
	for i := range n {
		w.letter |= (value >> i & 1) << w.filled
		if w.filled++; w.filled == 6 {
			w.letters = append(w.letters, linkLetters[w.letter])
			w.letter, w.filled = 0, 0
		}
	}
}

// golomb writes a number from 0 as an exponential Golomb code.
func (w *linkWriter) golomb(value, k int) {
	high := value>>k + 1
	n := bits.Len(uint(high)) - 1
	w.bits(0, n)
	w.bits(1, 1)
	w.bits(high, n) // without its first bit
	w.bits(value, k)
}

func (w *linkWriter) end() string {
	if w.filled > 0 {
		w.bits(0, 6-w.filled)
	}
	return string(w.letters)
}

// shortLink writes the deck as a short link.
func (d *Deck) shortLink() (string, error) {
	cards, err := d.linkCards()
	if err != nil {
		return "", err
	}
	var known, others [][]linkCard // by set
	for i := 0; i < len(cards); {
		set := cards[i].set
		end := i + 1
		for end < len(cards) && cards[end].set == set {
			end++
		}
		if slices.Contains(linkSets, set) {
			known = append(known, cards[i:end])
		} else {
			others = append(others, cards[i:end])
		}
		i = end
	}
	w := &linkWriter{}
	w.golomb(0, versionK)
	draft := 0
	if slices.ContainsFunc(cards, func(c linkCard) bool { return c.count > codedCopies }) {
		draft = 1
	}
	w.bits(draft, 1)
	w.golomb(len(known), setCountK)
	before := 0
	for i, slots := range known {
		at := slices.Index(linkSets, slots[0].set)
		if i == 0 {
			w.golomb(at, firstSetK)
		} else {
			w.golomb(at-before-1, nextSetK)
		}
		before = at
		w.slots(slots, draft == 1)
	}
	w.golomb(len(others), othersK)
	length := 1
	for _, slots := range others {
		w.golomb(len(slots[0].set)-length, nameK)
		length = len(slots[0].set)
		w.slots(slots, draft == 1)
	}
	for _, slots := range others {
		for _, letter := range []byte(slots[0].set) {
			w.bits(strings.IndexByte(linkLetters, letter), 6)
		}
	}
	return shortLink + w.end(), nil
}

// slots writes the cards of a set.
func (w *linkWriter) slots(cards []linkCard, draft bool) {
	w.golomb(len(cards)-1, slotCountK)
	before := -1
	for i, c := range cards {
		step := c.number - before - 1
		switch {
		case draft && i == 0:
			w.golomb(step, draftFirstK)
		case draft:
			w.golomb(step, draftNextK)
		case i == 0:
			w.golomb(step*codedCopies+c.count-1, codeFirstK)
		default:
			w.golomb(step*codedCopies+c.count-1, codeNextK)
		}
		if draft {
			w.golomb(c.count-1, draftCopiesK)
		}
		before = c.number
	}
}

// linkReader reads bits. What is missing or too large is kept as its fault.
type linkReader struct {
	code  string
	at    int // in bits
	fault *linkError
}

// fail keeps the first fault.
func (r *linkReader) fail(found, expected string) {
	if r.fault == nil {
		r.fault = &linkError{found, expected}
	}
}

func (r *linkReader) bits(n int) (value int) {
	for i := range n {
		if r.at >= 6*len(r.code) {
			r.fail("a link that ends early", "all of it: was it cut off in copying?")
			return 0
		}
		letter := strings.IndexByte(linkLetters, r.code[r.at/6])
		value |= (letter >> (r.at % 6) & 1) << i
		r.at++
	}
	return value
}

func (r *linkReader) golomb(k int) int {
	n := 0
	for r.bits(1) == 0 {
		if n++; n > mostZeros || r.fault != nil {
			r.fail(fmt.Sprintf("a number too large at letter %d", r.at/6+1), "a link as the site made it")
			return 0
		}
	}
	high := r.bits(n) + 1<<n - 1
	return high<<k + r.bits(k)
}

// readShortLink reads what stands behind /d/ in a short link.
func readShortLink(code string) ([]linkCard, error) {
	for i := range len(code) {
		if strings.IndexByte(linkLetters, code[i]) < 0 {
			return nil, &linkError{fmt.Sprintf("%q as letter %d", code[i], i+1), "letters, digits, - and _"}
		}
	}
	r := &linkReader{code: code}
	if version := r.golomb(versionK); version != 0 && r.fault == nil {
		return nil, &linkError{fmt.Sprintf("a link of version %d", version), "version 0"}
	}
	draft := r.bits(1) == 1
	var cards []linkCard
	set := 0
	for i := range r.golomb(setCountK) {
		if i == 0 {
			set = r.golomb(firstSetK)
		} else {
			set += r.golomb(nextSetK) + 1
		}
		if set >= len(linkSets) {
			r.fail(fmt.Sprintf("set %d", set+1), fmt.Sprintf("one of the %d that links count", len(linkSets)))
		}
		if r.fault != nil {
			return nil, r.fault
		}
		cards = append(cards, r.slots(linkSets[set], draft)...)
	}
	others := r.others(draft)
	if left := 6*len(code) - r.at; r.fault == nil && (left >= 6 || r.bits(left) != 0) {
		r.fail("more behind the deck", "fewer than six bits, all of them zero")
	}
	if r.fault != nil {
		return nil, r.fault
	}
	if cards = append(cards, others...); len(cards) == 0 {
		return nil, &linkError{"a deck without cards", "a deck"}
	}
	return cards, nil
}

// others reads the cards of the sets whose names the link has.
func (r *linkReader) others(draft bool) (cards []linkCard) {
	var sets [][]linkCard
	var lengths []int
	length := 1
	for range r.golomb(othersK) {
		length += r.golomb(nameK)
		lengths = append(lengths, length)
		sets = append(sets, r.slots("", draft))
		if r.fault != nil {
			return nil
		}
	}
	for i, set := range sets {
		var name strings.Builder
		for range lengths[i] {
			name.WriteByte(linkLetters[r.bits(6)])
			if r.fault != nil {
				return nil
			}
		}
		for _, c := range set {
			c.set = name.String()
			cards = append(cards, c)
		}
	}
	return cards
}

// slots reads the cards of a set.
func (r *linkReader) slots(set string, draft bool) (cards []linkCard) {
	number := -1
	for i := range r.golomb(slotCountK) + 1 {
		var c linkCard
		switch {
		case draft && i == 0:
			number += r.golomb(draftFirstK) + 1
		case draft:
			number += r.golomb(draftNextK) + 1
		case i == 0:
			number += r.coded(&c, codeFirstK)
		default:
			number += r.coded(&c, codeNextK)
		}
		if draft {
			c.count = r.golomb(draftCopiesK) + 1
		}
		if r.fault != nil {
			return nil
		}
		c.set, c.number = set, number
		cards = append(cards, c)
	}
	return cards
}

// coded reads a step to the next card and how many copies there are of it.
func (r *linkReader) coded(c *linkCard, k int) (step int) {
	code := r.golomb(k)
	c.count = code%codedCopies + 1
	return code/codedCopies + 1
}
