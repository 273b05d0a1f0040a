// Package bench measures the engine: whole games by a fixed policy, whose checksum says
// that nothing else has changed, and positions explored.
package bench
