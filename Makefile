# Sous. "make chat" talks, "make test" checks; both need nothing but Swift 6 and make.

PREFIX ?= /usr/local
N ?= 200
M ?= 200000
SEED ?= 1
T ?= 60
STEPS ?=
ARGS ?=
LOG = .build/test.log

# One release build serves chat, bench, crash, fuzz and install: static, so it starts fast and runs anywhere.
RELEASE = swift build -c release --static-swift-stdlib
BIN = .build/release
SOURCES = Sources Tests

# The system libraries the package is built on: a header that tells, and the package that brings it.
HEADERS = readline/readline.h sqlite3.h libxml2/libxml/HTMLparser.h zlib.h
PACKAGES = libreadline-dev libsqlite3-dev libxml2-dev zlib1g-dev

.DELETE_ON_ERROR:
.PHONY: help chat test check optimum bench crash eval effects ingredients fuzz explore mutants install fmt clean deps packages sous

help:
	@echo "make chat            talk to Sous (ARGS=\"--plain --as Emma\" for options)"
	@echo "make test            every test"
	@echo "make check           the whole gate: long tests, sanitizers, coverage, crash, fuzz, mutants, bench"
	@echo "make bench           how fast it is, against what it aims at"
	@echo "make crash N=200     kill it at random moments and look for what was lost"
	@echo "make eval            how many lines of the evaluation set are understood"
	@echo "make effects         say strangers' lines and compare what the kitchen holds with what was said"
	@echo "make ingredients     read labelled ingredient lines and compare with what they say"
	@echo "make fuzz            read ten million drawn lines and say 200,000 of them (N=, M= for other counts)"
	@echo "make explore T=60    look for lines and files that break a reader, T seconds for each kind"
	@echo "make mutants N=24    make N small mistakes, one at a time, and tell which no test notices (SEED=1)"
	@echo "make optimum N=60    how far the cheapest weeks found are from the cheapest there are"
	@echo "make install         install it; PREFIX=$(PREFIX)"
	@echo "make fmt             format the sources"
	@echo "make clean           remove what was built"

chat: sous
	@$(BIN)/sous $(ARGS)

# What fails is told at the end, a line each; everything printed is kept in the log.
test: deps
	@echo "Building; the first time takes a few minutes."
	@swift build --build-tests --quiet
	@echo "Testing; all that is printed goes to $(LOG)."
	@swift test --skip-build >$(LOG) 2>&1 || status=$$?; \
	  test -z "$$status" || grep -a '✘\|Fatal error\|error:' $(LOG) | cut -c1-600 | head -n 40; \
	  tail -n 1 $(LOG); exit $${status:-0}

# Needs python3, its standard library only. STEPS="tests crash" runs some of it.
check: deps
	@python3 Tests/gate/gate.py $(STEPS)

bench: sous
	$(RELEASE) --product bench
	$(BIN)/bench

crash: sous
	$(RELEASE) --product bench
	$(BIN)/bench crash $(N)

eval: sous
	$(RELEASE) --product bench
	@git log -1 --format='Frozen by commit %h of %as.' -- evaluation/frozen 2>/dev/null || true
	$(BIN)/bench eval evaluation

# Needs python3, its standard library only. The frozen lines are never printed.
effects: sous
	@git log -1 --format='Frozen by commit %h of %as.' -- evaluation/effects/frozen.jsonl 2>/dev/null || true
	@python3 Tests/effects/effects.py --program $(BIN)/sous evaluation/effects/fresh2.jsonl
	@python3 Tests/effects/effects.py --program $(BIN)/sous evaluation/effects/fresh.jsonl
	@python3 Tests/effects/effects.py --program $(BIN)/sous evaluation/effects/frozen.jsonl

# Needs python3, its standard library only. The frozen lines are never printed.
ingredients: sous
	@git log -1 --format='Frozen by commit %h of %as.' -- evaluation/ingredients/frozen.jsonl 2>/dev/null || true
	@for set in look look2 look3 look4 look5 frozen; do echo "$$set.jsonl"; \
	  python3 evaluation/ingredients/score.py evaluation/ingredients/$$set.jsonl $(BIN)/sous parse ingredients --json; done

# Needs python3 with highspy from PyPI, which solves the same weeks apart.
optimum: N = 60
optimum: sous
	$(RELEASE) --product bench
	@rm -rf .build/optimum && mkdir -p .build/optimum
	@$(BIN)/bench till $(N) .build/optimum >/dev/null
	@python3 Tests/Optimum/optimum.py .build/optimum

fuzz: N = 10000000
fuzz: sous
	$(RELEASE) --product bench
	$(BIN)/bench fuzz $(N) $(M)

# Guided by what was reached so far, with libFuzzer; --keep instead of seconds makes the small corpus anew.
explore: deps
	@Tests/fuzz/explore.sh $(T)

# Needs python3, its standard library only; SEED draws the same mistakes from the same sources again.
mutants: N = 24
mutants: deps
	python3 Tests/mutants/mutants.py -n $(N) --seed $(SEED)

install: sous
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share"
	rm -rf "$(DESTDIR)$(PREFIX)/share/sous"
	install -d "$(DESTDIR)$(PREFIX)/share/sous"
	cp -R Sources/Catalogue/Resources/. intents "$(DESTDIR)$(PREFIX)/share/sous/"
	install -s -m 755 $(BIN)/sous "$(DESTDIR)$(PREFIX)/bin/sous"
	@echo "Learning the sentences, which takes half a minute."
	@learned="$(DESTDIR)$(PREFIX)/share/sous/learned"; mkdir -p "$$learned" && \
	  echo "and um the kids would like it maybe" | XDG_CACHE_HOME="$$learned" "$(DESTDIR)$(PREFIX)/bin/sous" understand >/dev/null && \
	  for file in "$$learned"/sous/*.compiled; do name=$${file##*/}; mv "$$file" "$$learned/$${name%-*}.compiled"; done && \
	  rmdir "$$learned/sous" && chmod 644 "$$learned"/*.compiled

fmt:
	swift format -i -r $(SOURCES)

clean:
	rm -rf .build

# Learns once too, into the cache, so that no line waits for it.
sous: deps
	@test -x $(BIN)/sous || echo "Building Sous; the first time takes a few minutes."
	@$(RELEASE) $(if $(wildcard $(BIN)/sous),--quiet) --product sous >&2
	@echo "learn now what nobody should wait for" | $(BIN)/sous understand >/dev/null

# Finds what is missing and installs it where apt-get can; says what to do where it can't.
deps:
	@command -v swift >/dev/null || { echo "Sous is written in Swift, and there is no swift command here:" \
	  "see https://www.swift.org/install" >&2; exit 1; }
	@missing=; set -- $(PACKAGES); for header in $(HEADERS); do \
	  test -e /usr/include/$$header || test -e /usr/local/include/$$header || missing="$$missing $$1"; \
	  shift; \
	done; test -z "$$missing" || $(MAKE) --no-print-directory packages MISSING="$$missing"

packages:
	@command -v apt-get >/dev/null || { echo "Please install the headers of GNU readline, SQLite, libxml2 and zlib" \
	  "(on Debian: $(MISSING)), then try again." >&2; exit 1; }
	@test "$$(id -u)" = 0 || command -v sudo >/dev/null || { \
	  echo "Please let root run: apt-get install $(MISSING)" >&2; exit 1; }
	@echo "Installing $(MISSING) with apt-get."
	@as_root=; test "$$(id -u)" = 0 || as_root=sudo; $$as_root apt-get update -q && \
	$$as_root apt-get install -q -y --no-install-recommends $(MISSING) || { \
	  echo "That did not work; please install by hand, then try again: $(MISSING)" >&2; exit 1; }
