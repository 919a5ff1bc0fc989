# Cantiere: `make play` and `make test` set everything up on a machine with Python 3.11+, make and a C compiler.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMPS := $(VENV)/.stamps
# -qq: pip speaks only when something is wrong.
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq
JOBS   ?= 2
# Extra arguments for the program a target runs: make play ARGS="--seats 4", make bench ARGS=--quick
ARGS   ?=
# What must hold compiled and plain alike.
RULES_TESTS := $(wildcard tests/conformance tests/rulebook)

.DEFAULT_GOAL := help
.PHONY: help play client browser test lint format build shots bench chaos audit golden texts pins clean

help: ## Show this list
	@awk -F':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(STAMPS)/play ## Set up, compile, and open the game in the browser (ARGS=… for more)
	@$(BIN)/python tools/compile.py
	@$(BIN)/python tools/client.py
	@$(BIN)/cantiere serve $(ARGS)

client: $(STAMPS)/play ## Build the browser client (does nothing when it is up to date)
	@$(BIN)/python tools/client.py

# The browser tests find their browser by CHROMIUM or on the PATH; it is installed where that needs no question.
browser:
	@[ -n "$$CHROMIUM" ] || command -v chromium chromium-browser >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "→ Installing chromium for the browser tests" && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
		|| echo "The browser tests are left out: install Debian's package chromium, or say CHROMIUM=/path/to/chromium."

test: lint build browser ## Set up, compile, lint, and run every test; the rules' tests both compiled and plain
	@$(BIN)/python tools/client.py --check
	@echo "→ Running the tests"
	@$(BIN)/pytest -q -n $(JOBS) $(ARGS)
	@$(if $(RULES_TESTS),echo "→ Running the conformance and rulebook tests again as plain Python")
	@$(if $(RULES_TESTS),CANTIERE_PURE=1 $(BIN)/pytest -q -n $(JOBS) $(RULES_TESTS))

lint: $(STAMPS)/dev ## Check style, types and imports, of Python and of the client
	@echo "→ Checking style, types and imports"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "Some files are not formatted: run \`make format\`."; exit 1; }
	@$(BIN)/mypy --no-error-summary src tests tools hatch_build.py $(wildcard bench/*.py)
	@out=$$($(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }
	@$(BIN)/python tools/client.py --lint

format: $(STAMPS)/dev ## Format the sources and fix what can be fixed
	@$(BIN)/ruff check -q --fix . ; $(BIN)/ruff format -q .
	@$(BIN)/python tools/client.py --format

build: $(STAMPS)/dev ## Compile the engine (does nothing when it is up to date)
	@$(BIN)/python tools/compile.py

shots: build client ## Photograph every page in both sizes, both themes and three languages, into shots/
	@$(BIN)/python tools/shots.py $(ARGS)

bench: build $(VENV)-bench/.stamp ## Measure playouts beside catanatron, OpenSpiel and PettingZoo
	@echo "→ Running the benchmarks"
	@$(BIN)/python bench/playouts.py $(ARGS)

chaos: build ## Kill servers and break disks under people who play, and compare (ARGS="--kills 1000", "--minutes 10")
	@$(BIN)/python -m tests.chaos.run $(ARGS)

audit: $(STAMPS)/dev ## Ask pip-audit and npm audit for known weaknesses in what we depend on
	@$(BIN)/python tools/audit.py

golden: build ## Write the stored playthroughs and perft counts anew; look at the diff before committing
	@echo "→ Writing the golden files"
	@$(BIN)/python -m tests.conformance.golden $(ARGS)

texts: build ## Write the rendered messages in tests/texts anew; read the diff before committing
	@$(BIN)/python -m tests.texts.rendered

pins: $(VENV)/pyvenv.cfg ## Renew constraints.txt with the newest versions
	@echo "→ Resolving the newest versions"
	@rm -rf .build/pins && $(PYTHON) -m venv .build/pins
	@.build/pins/bin/python -m pip --disable-pip-version-check -qq install hatchling -e '.[dev]'
	@{ grep '^#' constraints.txt; .build/pins/bin/python -m pip freeze --all --exclude-editable | grep -v '^pip='; } \
		> .build/constraints.txt && mv .build/constraints.txt constraints.txt && rm -rf .build/pins

clean: ## Remove everything that make has made
	rm -rf $(VENV) $(VENV)-bench .build build dist shots src/cantiere/_compiled src/cantiere/_client web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- Set-up ----

# A venv whose interpreter is gone (a moved folder, an upgraded system) is made anew.
ifneq ($(shell test -x $(BIN)/python && echo ok),ok)
.PHONY: $(VENV)/pyvenv.cfg
endif

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c '' 2>/dev/null || { echo "Python is not here as '$(PYTHON)': install python3 (3.11 or newer), or say make PYTHON=/path/to/python."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Cantiere needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V). Say make PYTHON=python3.11 (or newer)."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing: install Debian's package python3-venv."; exit 1; }
	@echo "→ Creating $(VENV)"
	@rm -rf $(VENV) && $(PYTHON) -m venv $(VENV)

# hatchling comes first and the build is not isolated, so that the pins hold for the build tool too.
INSTALL = $(PIP) install -c constraints.txt hatchling && $(PIP) install -c constraints.txt --no-build-isolation -e

$(STAMPS)/play: $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@echo "→ Installing what the game needs into $(VENV) (about a minute the first time)"
	@$(INSTALL) '.[compile]'
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@echo "→ Installing the game and the tools into $(VENV) (about a minute the first time)"
	@$(INSTALL) '.[dev]'
	@mkdir -p $(STAMPS) && touch $(STAMPS)/play $@

$(VENV)-bench/.stamp: bench/requirements.txt
	@echo "→ Installing catanatron, OpenSpiel and PettingZoo into $(VENV)-bench (about a minute the first time)"
	@test -x $(VENV)-bench/bin/python || $(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python -m pip --disable-pip-version-check -qq install -r bench/requirements.txt
	@touch $@
