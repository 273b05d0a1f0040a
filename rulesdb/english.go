package rulesdb

import (
	"sync"
	"time"

	"canterlaw/engine/cardtext"
)

// unused is how long the English of the library is kept while nobody asks for it: what has
// been said once is known without it, and it takes some 30 MB.
const unused = 20 * time.Second

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
