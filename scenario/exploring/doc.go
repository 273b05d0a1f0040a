// Package exploring finds every outcome that a position can lead to, over every order
// of decisions and every fact left to Chance.
package exploring
