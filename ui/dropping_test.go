//go:build cgo && linux

package ui_test

import (
	"net/url"
	"os"
	"path/filepath"
	"testing"

	"github.com/jezek/xgb/xproto"
)

// TestARealWindowOpensADroppedDeck: a file that is dropped as managers of files drop them.
func TestARealWindowOpensADroppedDeck(t *testing.T) {
	needDisplay(t)
	file := filepath.Join(t.TempDir(), "Faster than fast.txt")
	if err := os.WriteFile(file, []byte("1 PR1\n3 PR7\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	w := startWindow(t)
	w.drop(file)
	w.untilTitled("Faster than fast – Canterlaw")
}

// drop drops a file in the middle of the window, by the protocol that X11's programs have for it.
func (w *window) drop(file string) {
	w.t.Helper()
	display, id, atom := w.display()
	w.t.Cleanup(display.Close)
	source, err := xproto.NewWindowId(display)
	if err != nil {
		w.t.Fatal(err)
	}
	screen := xproto.Setup(display).DefaultScreen(display)
	xproto.CreateWindow(display, screen.RootDepth, source, screen.Root, 0, 0, 1, 1, 0,
		xproto.WindowClassInputOutput, screen.RootVisual, 0, nil)
	xproto.SetSelectionOwner(display, source, atom("XdndSelection"), xproto.TimeCurrentTime)
	const version, middle = 5 << 24, 640<<16 | 400
	tell := func(what string, more ...uint32) {
		data := append([]uint32{uint32(source)}, more...)
		message := xproto.ClientMessageEvent{
			Format: 32, Window: id, Type: atom(what),
			Data: xproto.ClientMessageDataUnionData32New(append(data, make([]uint32, 5-len(data))...)),
		}
		xproto.SendEvent(display, false, id, xproto.EventMaskNoEvent, string(message.Bytes()))
	}
	tell("XdndEnter", version, uint32(atom("text/uri-list")))
	tell("XdndPosition", 0, middle, xproto.TimeCurrentTime, uint32(atom("XdndActionCopy")))
	tell("XdndDrop", 0, xproto.TimeCurrentTime)
	go func() { // until the display is closed: gives what is dropped to whoever asks for it
		for {
			event, err := display.WaitForEvent()
			if event == nil && err == nil {
				return
			}
			asked, ok := event.(xproto.SelectionRequestEvent)
			if !ok {
				continue
			}
			address := (&url.URL{Scheme: "file", Path: file}).String() + "\r\n"
			xproto.ChangeProperty(display, xproto.PropModeReplace, asked.Requestor, asked.Property, asked.Target, 8,
				uint32(len(address)), []byte(address))
			answer := xproto.SelectionNotifyEvent{
				Time: asked.Time, Requestor: asked.Requestor, Selection: asked.Selection,
				Target: asked.Target, Property: asked.Property,
			}
			xproto.SendEvent(display, false, asked.Requestor, xproto.EventMaskNoEvent, string(answer.Bytes()))
		}
	}()
}
