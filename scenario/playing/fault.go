package playing

import (
	"fmt"
	"path"
	"runtime"
	"strings"
)

// Fault is a mistake of the program that something came upon: no fault of the position or of
// the move.
type Fault struct {
	What  string
	Trace []string // where it was made, and what led there: functions with file and line
}

// Error says what happened, and where in the program.
func (f *Fault) Error() string {
	says := "the program made a mistake: " + f.What
	if len(f.Trace) > 0 {
		says += " (" + f.Trace[0] + ")"
	}
	return says
}

// Report is all that is known of the mistake, to send to those who can mend it.
func (f *Fault) Report() string { return f.Error() + "\n" + strings.Join(f.Trace, "\n") }

// Guard does something, and makes an error of a mistake of the program that it comes upon, a
// *Fault: what was changed until then may be half done.
func Guard(do func() error) (err error) {
	defer func() {
		if what := recover(); what != nil {
			err = &Fault{What: fmt.Sprint(what), Trace: trace()}
		}
	}()
	return do()
}

// deepest is how many functions of a trace are told.
const deepest = 12

// trace lists our functions that led to the panic which is being recovered.
func trace() []string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	var lines []string
	for {
		frame, more := frames.Next()
		if name, ours := strings.CutPrefix(frame.Function, "canterlaw/"); ours && len(lines) < deepest {
			lines = append(lines, fmt.Sprintf("%s, %s:%d", name, path.Base(frame.File), frame.Line))
		}
		if !more {
			return lines
		}
	}
}
