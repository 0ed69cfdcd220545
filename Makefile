# make            builds the program
# make help       lists what else there is

GO      ?= go
RELEASE ?= $(shell git describe --tags --always --dirty 2>/dev/null)
LDFLAGS  = -s -w -X main.release=$(RELEASE)
FUZZTIME ?= 30s
BENCH   ?= .

.PHONY: build run test check fuzz bench screenshots dist golden clean help

build: ## the program, for this machine
	$(GO) build -ldflags "$(LDFLAGS)" -o bridgecalc ./cmd/bridgecalc

run: ## score the samples into dist/samples
	$(GO) run ./cmd/bridgecalc --out dist/samples samples

test: ## all tests
	$(GO) test ./...

check: ## formatting, vet, staticcheck, and the tests with the race detector
	@test -z "$$($(GO) tool gofumpt -l .)" || { $(GO) tool gofumpt -d .; exit 1; }
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) mod tidy -diff
	$(GO) test -race ./...

fuzz: ## more than 20,000 changed files, 20,000 random sheets, then every fuzz target for FUZZTIME each
	BRIDGECALC_MUTATIONS=4 $(GO) test -run Mutated ./internal/ingest ./internal/ingest/cells
	BRIDGECALC_MUTATIONS=67 $(GO) test -timeout 60m -run RandomSheets ./internal/ingest
	@for package in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
	    echo "$$package $$target"; \
	    $(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x $$package || exit 1; \
	  done; \
	done

bench: ## every benchmark, or those that BENCH names
	$(GO) test -run '^$$' -bench '$(BENCH)' -benchmem ./...

screenshots: ## the pictures of the README, from the samples (pdftoppm, chromium and montage are needed)
	./docs/screenshots.sh

golden: ## write the expected results anew; look at the difference before you commit it
	$(GO) test ./cmd/... ./internal/ingest ./internal/report/... -update

dist: ## the program for Linux, macOS and Windows, in dist/
	@mkdir -p dist
	@for target in linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64; do \
	  name=dist/bridgecalc-$${target%/*}-$${target#*/}; \
	  case $$target in windows/*) name=$$name.exe ;; esac; \
	  echo $$name; \
	  GOOS=$${target%/*} GOARCH=$${target#*/} CGO_ENABLED=0 \
	    $(GO) build -trimpath -ldflags "$(LDFLAGS)" -o $$name ./cmd/bridgecalc || exit 1; \
	done

clean: ## remove what was built
	rm -rf bridgecalc bridgecalc.exe dist

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10
