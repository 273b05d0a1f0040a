// Package look is how Canterlaw looks: its theme (colors, font, sizes), and
// the few layouts and widgets that its screens share.
//
// It knows nothing of rules or cards and holds no state of the program: a
// screen hands it text and callbacks.
package look
