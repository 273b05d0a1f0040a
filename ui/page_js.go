package ui

import (
	"math"
	"runtime"
	"runtime/debug"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

// page is what the program offers to the page that it runs in: ui/web.
var page = js.Global().Get("Object").New()

// tellPageScale tells the page how large all is shown, for what it scrolls to keep up with
// the finger.
func tellPageScale(percent int) { page.Set("scale", float64(percent)/100) }

// pageShown tells the page that the first picture is about to be there.
func pageShown() { js.Global().Call("pictureDrawn") }

// painted returns at once: pageShown has told that the first picture is there.
func painted() {}

// collectMeanwhile says when memory is collected until all is read: not before 110 MB are used,
// which opening seldom needs, as a browser collects slowly; from then on as usual.
func collectMeanwhile() {
	const enough = 110 << 20
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(enough)
	runtime.SetFinalizer(new([64]byte), func(*[64]byte) { // called after the first collection
		debug.SetGCPercent(100)
		debug.SetMemoryLimit(math.MaxInt64)
	})
}

// connectPage has the page type, change the size of text, and bring files.
func connectPage(s *shell) {
	on := func(object js.Value, name string, do func(args []js.Value)) {
		object.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args)
			return nil
		}))
	}
	canvas := s.window.Canvas()
	on(page, "type", func(args []js.Value) {
		text := args[0].String()
		fyne.Do(func() {
			for _, letter := range text {
				typeLetter(canvas, letter)
			}
		})
	})
	on(page, "erase", func(args []js.Value) {
		letters := args[0].Int()
		fyne.Do(func() {
			for range letters {
				if focused := canvas.Focused(); focused != nil {
					focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
				}
			}
		})
	})
	on(page, "after", func(args []js.Value) { // calls back when all that came before is done
		fyne.Do(func() { args[0].Invoke() })
	})
	on(page, "resizeText", func(args []js.Value) {
		steps := args[0].Int()
		fyne.Do(func() { s.settings.Resize(steps) })
	})
	on(js.Global(), "filesDropped", func(args []js.Value) {
		var files []fyne.URI
		for i := range args[0].Length() {
			files = append(files, storage.NewFileURI(args[0].Index(i).String()))
		}
		fyne.Do(func() { s.drop(files) })
	})
	js.Global().Set("canterlaw", page)
}

// typeLetter types a letter where the focus is.
func typeLetter(canvas fyne.Canvas, letter rune) {
	if focused := canvas.Focused(); focused != nil {
		focused.TypedRune(letter)
	} else if typed := canvas.OnTypedRune(); typed != nil {
		typed(letter)
	}
}
