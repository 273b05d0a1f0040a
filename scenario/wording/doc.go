// Package wording puts into words what concerns a position: places, cards, abilities
// and modifiers, what happens and can't, what can be chosen, what steps of files do
// and expect, and why an action is illegal. Every word for a player's eyes but those of the
// window stands here.
package wording
