package cardtext

// Construction is a template in all its forms.
type Construction = *template

// Words are those of a construction, behind its category.
func (t *template) Words() string { return t.category + ": " + t.words }

// LeavingOut gives a reader that doesn't read by the constructions for which leave reports true.
func (r *Reader) LeavingOut(leave func(Construction) bool) *Reader {
	other := *r
	other.leavesOut = leave
	return &other
}
