package rulesdb

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"canterlaw/data"
	"canterlaw/engine/ability"
	"canterlaw/engine/cardtext"
)

// unused is how long the English of the library is kept while nobody asks for it: what has
// been said once is known without it, and it takes some 37 MB.
const unused = 10 * time.Second

// english makes the English of a library when it is asked for, and lets go of it once it is
// not used any more.
type english struct {
	make func() *cardtext.Reader
	gone func() // called once it is let go; nil for nothing

	mutex  sync.Mutex
	reader *cardtext.Reader
	forget *time.Timer
}

// ask gives the English.
func (e *english) ask() *cardtext.Reader {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.reader == nil {
		e.reader = e.make()
		e.forget = time.AfterFunc(unused, func() {
			e.mutex.Lock()
			e.reader = nil
			e.mutex.Unlock()
			if e.gone != nil {
				e.gone()
			}
		})
	}
	e.forget.Reset(unused)
	return e.reader
}

// saidAbilities is what abilities of cards were said as in English, with the words that the
// English knew.
type saidAbilities struct {
	Words string
	Said  []saidAbility
}

// saidAbility is an ability that stands on a card, or a part of it, and what it was said as.
type saidAbility struct {
	On                      cardtext.Card
	Notation, Part, English string
}

// said are what abilities and parts of them were said as in English.
type said struct {
	sync.Map              // by englishKey
	since    atomic.Int64 // how many aren't kept yet
	isKept   atomic.Bool  // whether all of the library's cards are kept
}

// errNotKept says that English wasn't kept.
var errNotKept = errors.New("it isn't kept")

// KeepEnglish says every ability of the library's cards in English, and calls further to say
// others, if that isn't kept from an earlier start of the program, so that whatever is shown is said at
// once. Where nothing is kept, it does nothing: each is said when it is asked for. Before each
// that it says it calls meanwhile, which may let others go on.
func (l *Library) KeepEnglish(meanwhile, further func()) {
	if !data.Keeps() {
		return
	}
	known := l.wordsKnown()
	_, _ = data.KeptOf("english", known, func(fs.FS) (saidAbilities, error) {
		for _, c := range l.Cards {
			for i := range c.Faces {
				for _, notation := range c.Faces[i].Abilities {
					meanwhile()
					l.EnglishOf(&c.Faces[i], notation)
				}
			}
		}
		further()
		l.said().since.Store(0)
		return l.allSaid(known), nil
	})
	l.said().isKept.Store(true)
}

// mostSaid is up to how many abilities and parts of them it is kept what they were said as:
// more are somebody's tries in notation.
const mostSaid = 6_000

// keepSaid keeps what was said since, for the next start of the program to know it.
func (l *Library) keepSaid() {
	if !data.Keeps() || !l.said().isKept.Load() || l.said().since.Swap(0) == 0 {
		return
	}
	known := l.wordsKnown()
	if all := l.allSaid(known); len(all.Said) <= mostSaid {
		data.Keep("english", known, all)
	}
}

// allSaid gives all that was said so far, by a library that knows such words.
func (l *Library) allSaid(known string) saidAbilities {
	all := saidAbilities{Words: known}
	for key, said := range l.said().Range {
		key := key.(englishKey)
		all.Said = append(all.Said, saidAbility{key.on, key.notation, key.part, said.(string)})
	}
	return all
}

// saidBefore gives what was said in an earlier start of the program.
func (l *Library) saidBefore() *said {
	before := &said{}
	known := l.wordsKnown()
	all, err := data.KeptOf("english", known, func(fs.FS) (all saidAbilities, err error) {
		return all, errNotKept
	})
	if err == nil && all.Words == known {
		for _, one := range all.Said {
			before.Store(englishKey{one.On, one.Notation, one.Part}, one.English)
		}
		before.isKept.Store(true)
	}
	return before
}

// wordsKnown stands for the words that the English of the library knows.
func (l *Library) wordsKnown() string {
	words := l.words(nil)
	hash := sha256.New()
	for _, w := range [][]string{words.Titles, words.Traits} {
		_, _ = io.WriteString(hash, strings.Join(w, "\n")+"\n\n")
	}
	for _, k := range ability.Keywords() {
		_, _ = io.WriteString(hash, k.Name+"\n")
	}
	return hex.EncodeToString(hash.Sum(nil)[:8])
}
