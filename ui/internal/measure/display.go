//go:build linux

package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/damage"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// display is the X display that the window is on: it is pressed as a user presses it, and
// tells when the window is painted anew.
type display struct {
	conn   *xgb.Conn
	root   xproto.Window
	window xproto.Window
	width  uint16
	height uint16
	keys   map[xproto.Keysym]stroke
	paints chan time.Time // when the window was painted, as far as nobody has asked yet
}

// stroke is how the keyboard gives a sign.
type stroke struct {
	code  xproto.Keycode
	shift bool
}

// openDisplay connects to the display that the environment names.
func openDisplay() (*display, error) {
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, fmt.Errorf("connect to the display (run it under xvfb-run): %w", err)
	}
	d := &display{conn: conn, root: xproto.Setup(conn).DefaultScreen(conn).Root, keys: map[xproto.Keysym]stroke{},
		paints: make(chan time.Time, 10000)}
	if err := errors.Join(xtest.Init(conn), damage.Init(conn)); err != nil {
		return nil, fmt.Errorf("the display can't be driven: %w", err)
	}
	if _, err := damage.QueryVersion(conn, 1, 1).Reply(); err != nil {
		return nil, fmt.Errorf("the display doesn't tell what is painted: %w", err)
	}
	return d, d.readKeyboard()
}

// readKeyboard finds out which key gives which sign.
func (d *display) readKeyboard() error {
	setup := xproto.Setup(d.conn)
	count := byte(setup.MaxKeycode - setup.MinKeycode + 1)
	mapping, err := xproto.GetKeyboardMapping(d.conn, setup.MinKeycode, count).Reply()
	if err != nil {
		return fmt.Errorf("read the keyboard: %w", err)
	}
	per := int(mapping.KeysymsPerKeycode)
	for shifted := range 2 { // what needs no Shift first
		for key := range int(count) {
			sign := mapping.Keysyms[key*per+shifted]
			if _, known := d.keys[sign]; sign != 0 && !known {
				d.keys[sign] = stroke{setup.MinKeycode + xproto.Keycode(key), shifted == 1}
			}
		}
	}
	return nil
}

// findWindow waits until the program's window is there, gives it the focus, and asks the
// display to tell from now on when it is painted.
func (d *display) findWindow() error {
	err := until("the window opens", func() bool {
		tree, err := xproto.QueryTree(d.conn, d.root).Reply()
		if err != nil {
			return false
		}
		for _, w := range tree.Children {
			shown, err := xproto.GetWindowAttributes(d.conn, w).Reply()
			if err == nil && shown.MapState == xproto.MapStateViewable && strings.HasSuffix(d.title(w), "Canterlaw") {
				d.window = w
				return true
			}
		}
		return false
	})
	if err != nil {
		return err
	}
	xproto.SetInputFocus(d.conn, xproto.InputFocusParent, d.window, xproto.TimeCurrentTime)
	size, err := xproto.GetGeometry(d.conn, xproto.Drawable(d.window)).Reply()
	if err != nil {
		return err
	}
	d.width, d.height = size.Width, size.Height
	told, err := damage.NewDamageId(d.conn)
	if err != nil {
		return err
	}
	damage.Create(d.conn, told, xproto.Drawable(d.window), damage.ReportLevelRawRectangles)
	go func() {
		for {
			event, err := d.conn.WaitForEvent()
			now := time.Now()
			if event == nil && err == nil {
				return // the connection is closed
			}
			if _, painted := event.(damage.NotifyEvent); painted {
				d.paints <- now
			}
		}
	}()
	return nil
}

// title is what a window is called.
func (d *display) title(w xproto.Window) string {
	for _, property := range []string{"_NET_WM_NAME", "WM_NAME"} {
		atom, err := xproto.InternAtom(d.conn, true, uint16(len(property)), property).Reply()
		if err != nil {
			continue
		}
		value, err := xproto.GetProperty(d.conn, false, w, atom.Atom, xproto.GetPropertyTypeAny, 0, 1000).Reply()
		if err == nil && len(value.Value) > 0 {
			return string(value.Value)
		}
	}
	return ""
}

// picture is what the window shows, pixel by pixel.
func (d *display) picture() []byte {
	image, err := xproto.GetImage(d.conn, xproto.ImageFormatZPixmap, xproto.Drawable(d.window), 0, 0,
		d.width, d.height, 0xffffffff).Reply()
	if err != nil {
		return nil
	}
	return image.Data
}

// untilStill waits until the window hasn't been painted for a while.
func (d *display) untilStill(quiet time.Duration) {
	for {
		select {
		case <-d.paints:
		case <-time.After(quiet):
			return
		}
	}
}

// untilChanged waits until the window shows another picture than before, and says when it
// was painted; ok is false where nothing has changed after a second.
func (d *display) untilChanged(before []byte) (when time.Time, ok bool) {
	tooLate := time.After(time.Second)
	for {
		select {
		case when = <-d.paints:
		case <-tooLate:
			return time.Time{}, false
		}
		changed := !bytes.Equal(before, d.picture())
		for len(d.paints) > 0 { // the picture may be of a later one
			when = <-d.paints
		}
		if changed {
			return when, true
		}
	}
}

// fake tells the display of something as if the user had done it.
func (d *display) fake(kind, detail byte, x, y int) {
	xtest.FakeInput(d.conn, kind, detail, 0, d.root, int16(x), int16(y), 0)
}

// key presses a key, such as "Return", "ctrl+n" or "a".
func (d *display) key(name string) error {
	held := []string{name}
	if len(name) > 1 {
		held = strings.Split(name, "+")
		name = held[len(held)-1]
	}
	var codes []xproto.Keycode
	for _, modifier := range held[:len(held)-1] {
		codes = append(codes, d.keys[modifiers[modifier]].code)
	}
	sign, ok := named[name]
	if !ok {
		sign = xproto.Keysym([]rune(name)[0])
	}
	s, ok := d.keys[sign]
	if !ok {
		return fmt.Errorf("the keyboard has no %s", name)
	}
	if s.shift {
		codes = append(codes, d.keys[modifiers["shift"]].code)
	}
	codes = append(codes, s.code)
	for _, code := range codes {
		d.fake(xproto.KeyPress, byte(code), 0, 0)
	}
	for i := range codes {
		d.fake(xproto.KeyRelease, byte(codes[len(codes)-1-i]), 0, 0)
	}
	return nil
}

var modifiers = map[string]xproto.Keysym{"ctrl": 0xffe3, "shift": 0xffe1, "alt": 0xffe9}

var named = map[string]xproto.Keysym{
	"Return": 0xff0d, "Escape": 0xff1b, "Tab": 0xff09, "BackSpace": 0xff08, "Delete": 0xffff, "space": ' ',
	"Home": 0xff50, "Left": 0xff51, "Up": 0xff52, "Right": 0xff53, "Down": 0xff54, "End": 0xff57,
	"F1": 0xffbe, "F5": 0xffc2,
}

// point moves the pointer.
func (d *display) point(x, y int) { d.fake(xproto.MotionNotify, 0, x, y) }

// button presses or releases the first button.
func (d *display) button(down bool) {
	if down {
		d.fake(xproto.ButtonPress, 1, 0, 0)
	} else {
		d.fake(xproto.ButtonRelease, 1, 0, 0)
	}
	d.conn.Sync()
}

// until polls until something is so, for at most a minute.
func until(what string, so func() bool) error {
	for range 600 {
		if so() {
			return nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return fmt.Errorf("%s: not within a minute", what)
}
