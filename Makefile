# Canterlaw: `make run` opens it, `make test` checks all of it. Both need Go
# 1.26, git and make, and install what else they need where they can.

# X11 alone, which Wayland desktops run too: with Wayland, the build needs three
# more packages and the program one. No font for emoji, of 4 MB, which the window doesn't use.
# No version control: nothing shows it, and
# git refuses to answer in a checkout that somebody else owns.
export GOFLAGS += -tags=x11,no_emoji -buildvcs=false

# A version that knows the Go release in go.mod.
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2

# Programs that draw in software, on a display in memory.
XVFB := xvfb-run -a -s "-screen 0 1280x800x24"
UPRIGHT := xvfb-run -a -s "-screen 0 800x1280x24"

SAMPLE := data/scenarios/5-game-concepts/514-faceoffs/confronting-what-both-could.yaml

LICENSES := ui/about/collected/licenses.json.gz

.PHONY: run build announcement test test-release release test-dist lint unit window static web web-compiles browser soak measure bench profile rules-coverage abilities-report packages test-packages web-packages release-packages packaging-packages clean
.DEFAULT_GOAL := build

# Opens the window. Where that can't be (status 1), canterlaw says why, and a
# sample scenario shows the main job in the terminal.
run: build
	@bin/canterlaw || { [ $$? -eq 1 ] && \
		echo && echo "Here is a sample ruling instead: canterlaw scenario trail $(SAMPLE)" && echo && \
		bin/canterlaw scenario trail $(SAMPLE); }

build: announcement packages $(LICENSES)
	@go build -o bin/canterlaw .

# The licences of what the program contains, which it carries.
$(LICENSES): go.mod go.sum ui/about/internal/collect/main.go
	@go run ./ui/about/internal/collect

announcement:
	@[ -e bin/canterlaw ] || echo "Building Canterlaw: a few minutes the first time, seconds from then on."

# Some 20 minutes on two cores: all tests, with few cases for each property and few random games.
# The real window opens once, on a display in memory.
test: unit static web-compiles lint

# Before a release, and after changes to the window: the program in a real window
# as well, driven by keys and pointer; what is handed out, unpacked and run; and the page in
# a browser.
test-release: test window test-dist browser

# Formatting and what vet and staticcheck know.
lint: test-packages
	@unformatted=$$(gofmt -l .); [ -z "$$unformatted" ] || { echo "gofmt -w is needed for:"; echo "$$unformatted"; exit 1; }
	go vet ./...
	go run $(STATICCHECK) ./...

# All tests but those of "window". Properties draw the same cases each time, so that only a
# change makes them fail; "soak" and a plain "go test" draw others.
unit: test-packages $(LICENSES)
	RAPID_SEED=20261129 go test -timeout 1h ./...

# The program in a real window.
window: release-packages
	CANTERLAW_WINDOW_TESTS=1 $(XVFB) go test -timeout 1h -count=1 -run ARealWindow ./ui
	CANTERLAW_WINDOW_TESTS=1 $(UPRIGHT) go test -timeout 1h -count=1 -run FitsTheScreen ./ui

# The program with every subcommand but no window, without a C compiler.
static:
	CGO_ENABLED=0 go build -o bin/canterlaw-static .

# Whether the program compiles for browsers, whose page is made and tried apart.
web-compiles: web-packages
	.ci/web --compile

# The page for browsers, in bin/web: any static server can serve it, over https or on this
# machine, under any path.
web: web-packages $(LICENSES)
	.ci/web bin/web

# Where the engine spends its time, by which the compiler decides what to inline as the program is
# built (see default.pgo in the README): taken again after large changes of the engine.
profile:
	@made=$$(mktemp -d) && trap 'rm -rf "$$made"' EXIT && \
	go test -trimpath ./scenario/bench -run '^$$' -bench 'Game$$' -benchtime 30s -cpuprofile "$$made/games" -o "$$made/test" && \
	go test -trimpath ./scenario/bench -run '^$$' -bench GameWithText -benchtime 60s -cpuprofile "$$made/text" -o "$$made/test" && \
	go test -trimpath ./scenario/exploring -run '^$$' -bench Explore -benchtime 15s -cpuprofile "$$made/explored" -o "$$made/test" && \
	go tool pprof -proto "$$made/games" "$$made/text" "$$made/explored" >default.pgo

# What is handed out, in dist/: packages, archives, the programs for the terminal, checksums.
release: packaging-packages
	.ci/release

# What "release" wrote, unpacked or installed, each doing its main job.
test-dist: release
	.ci/test-packages

# The page in Chromium, by touch and soft keyboard, as on four tablets, the server gone at last;
# and opened in WebKitGTK, of the family of engines that iPads have.
browser: web
	@.ci/packages browser
	npm ci --prefix ui/web/test --no-fund --no-audit
	node ui/web/test/tablet.mjs bin/web
	xvfb-run -a node ui/web/test/webkit.mjs bin/web bin/webkit.png

# Long runs: many cases for each property, many random games, and a while of each
# fuzz test.
soak: test-packages
	.ci/soak

# Which abilities of cards are never used in games between decks of them.
abilities-report:
	@go run ./scenario/internal/abilityreport

# Which rules the scenarios show.
rules-coverage:
	@go run ./scenario/internal/rulescoverage

# What the window takes while nothing changes, and in memory; how many presses jobs take,
# and how long until a press shows: on a display in memory. LIBRARY names a library folder,
# PART some of the parts that .ci/measure lists.
measure: build release-packages
	@$(XVFB) .ci/measure "$(LIBRARY)" $(PART)

bench: test-packages
	go test -run '^$$' -bench . -benchmem ./...

packages:
	@.ci/packages build

test-packages:
	@.ci/packages test

packaging-packages:
	@.ci/packages packaging

web-packages:
	@.ci/packages web

release-packages:
	@.ci/packages release

clean:
	rm -rf bin dist
