package position

import "sync"

// remembered keeps what was found out, for those who ask again; not more than a few lines take. Several
// goroutines may use it.
type remembered[K comparable, V any] struct {
	mu    sync.Mutex
	known map[K]V
}

// mostRemembered is after how many answers all are forgotten.
const mostRemembered = 4096

// get gives what is known, or finds it out.
func (r *remembered[K, V]) get(key K, find func() V) V {
	r.mu.Lock()
	value, known := r.known[key]
	r.mu.Unlock()
	if known {
		return value
	}
	value = find()
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known == nil || len(r.known) >= mostRemembered {
		r.known = map[K]V{}
	}
	r.known[key] = value
	return value
}
