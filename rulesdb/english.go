package rulesdb

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"strings"
	"sync"
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
			defer e.mutex.Unlock()
			e.reader = nil
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

// saidAbility is an ability that stands on a card, and what it was said as.
type saidAbility struct {
	On                cardtext.Card
	Notation, English string
}

// errNotKept says that English wasn't kept.
var errNotKept = errors.New("it isn't kept")

// KeepEnglish says every ability of the library's cards in English, and has further say others,
// if that isn't kept from an earlier start of the program, so that whatever is shown is said at
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
		all := saidAbilities{Words: known}
		for key, said := range l.said().Range {
			key := key.(englishKey)
			all.Said = append(all.Said, saidAbility{key.on, key.notation, said.(string)})
		}
		return all, nil
	})
}

// saidBefore gives what was said in an earlier start of the program.
func (l *Library) saidBefore() *sync.Map {
	said := &sync.Map{}
	known := l.wordsKnown()
	all, err := data.KeptOf("english", known, func(fs.FS) (all saidAbilities, err error) {
		return all, errNotKept
	})
	if err == nil && all.Words == known {
		for _, one := range all.Said {
			said.Store(englishKey{one.On, one.Notation}, one.English)
		}
	}
	return said
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
