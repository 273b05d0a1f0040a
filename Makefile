# Canterlaw: `make run` opens it, `make test` checks all of it. Both need Go
# 1.26, git and make, and install what else they need where they can.

# X11 alone (which Wayland desktops run too): the default build, with Wayland,
# needs three more packages to build and one more to run.
TAGS := x11
GO_FLAGS := -tags $(TAGS) -buildvcs=false

# A version that knows the Go release in go.mod.
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2

# Programs that draw in software, on a display in memory.
XVFB := xvfb-run -a -s "-screen 0 1280x800x24"

SAMPLE := data/scenarios/tied-faceoff.yaml

.PHONY: run build test lint unit window static soak bench packages test-packages clean
.DEFAULT_GOAL := build

# Opens the window. Where that can't be (status 1), canterlaw says why, and a
# sample scenario shows the main job in the terminal.
run: build
	@bin/canterlaw || { [ $$? -eq 1 ] && \
		echo && echo "Here is a sample ruling instead: canterlaw scenario trail $(SAMPLE)" && echo && \
		bin/canterlaw scenario trail $(SAMPLE); }

build: packages
	@[ -e bin/canterlaw ] || echo "Building Canterlaw: a few minutes the first time, seconds from then on."
	@go build $(GO_FLAGS) -o bin/canterlaw .

test: lint unit window static

# Formatting and what vet and staticcheck know.
lint: test-packages
	@unformatted=$$(gofmt -l .); [ -z "$$unformatted" ] || { echo "gofmt -w is needed for:"; echo "$$unformatted"; exit 1; }
	go vet $(GO_FLAGS) ./...
	go run $(STATICCHECK) -tags $(TAGS) ./...

# All tests but those that need a display.
unit: test-packages
	go test $(GO_FLAGS) ./...

# The program in a real window.
window: build test-packages
	CANTERLAW_WINDOW_TESTS=1 CANTERLAW_BINARY=$(CURDIR)/bin/canterlaw $(XVFB) go test $(GO_FLAGS) -count=1 ./ui

# The program with every subcommand but no window, without a C compiler.
static:
	CGO_ENABLED=0 go build -o bin/canterlaw-static .

# Long runs: more cases for each property, and a while of each fuzz test.
soak: test-packages
	GO_FLAGS="$(GO_FLAGS)" .ci/soak

bench: test-packages
	go test $(GO_FLAGS) -run '^$$' -bench . -benchmem ./...

packages:
	@.ci/packages build

test-packages:
	@.ci/packages test

clean:
	rm -rf bin
