# `make play` and `make test` set up everything they need; they want only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --requirement
HERE := MEWSEUM_WEB=ready $(PIP) --no-deps --no-build-isolation --editable .

.PHONY: play test docs quick lowest check fix bench soak setup lock audit sbom release clean
.DEFAULT_GOAL := help

help:
	@echo "make play    open the house in the browser and play"
	@echo "make test    run all checks and tests"
	@echo "make quick   run what a developer wants to know after every change, in about a minute"
	@echo "make lowest  run the tests of the kernel and the server with the lowest versions that are allowed"
	@echo "make check   run the checks only (ruff, mypy, import-linter)"
	@echo "make docs    build the documentation into build/docs"
	@echo "make bench   measure the speed beside other engines"
	@echo "make soak    kill the server, cut its power, attack and flood it, for some two hours"
	@echo "make audit   look for known vulnerabilities in what is locked"

# What is installed is locked with hashes: see requirements/README.md.
$(VENV)/play.stamp: pyproject.toml requirements/run.txt requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mewseum needs Python 3.11 or newer. Set PYTHON=python3.12, for example."; exit 1; }
	@echo "Setting up (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(LOCKED) requirements/run.txt
	@$(LOCKED) requirements/build.txt
	@$(HERE)
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp requirements/dev.txt
	@$(LOCKED) requirements/dev.txt
	@touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp requirements/bench.txt
	@$(LOCKED) requirements/bench.txt
	@touch $@

$(VENV)/tools.stamp: $(VENV)/play.stamp requirements/tools.txt
	@test -x $(VENV)/tools/bin/python || $(BIN)/python -m venv $(VENV)/tools
	@$(VENV)/tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/tools.txt
	@touch $@

# The browser's table: its packages (by the machine's Node, else by one from PyPI), then the pages.
NPM := $(BIN)/python hatch_build.py
PAGES := src/mewseum/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(shell find src/mewseum -name '*.ftl')

web/node_modules/.stamp: web/package-lock.json $(VENV)/play.stamp
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_node())' || $(LOCKED) requirements/node.txt
	@$(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(PAGES): web/node_modules/.stamp $(WEB)
	@echo "Building the pages ..."
	@$(NPM) run build --silent

# What the tests need of the system. Where it cannot be installed, this says what to install, and those tests fail.
$(VENV)/system.stamp: $(VENV)/dev.stamp
	@echo "The tests use Chromium, nginx and PostgreSQL. What is missing is installed now with apt-get, if this may be done here ..."
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
WATCHED := tests/core tests/games tests/players tests/lessons $(patsubst %,tests/conformance/test_%.py,beliefs breakdown cases foresight memory playthroughs positions properties rules_md)

test: $(VENV)/system.stamp $(PAGES)
	@$(BIN)/python -m tests.warm & $(MAKE) --no-print-directory check && wait # rules are compiled while they are checked
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term $(WATCHED)
	$(BIN)/python -m pytest -n 2 --dist worksteal $(addprefix --ignore=,$(WATCHED))

# Needs no network: nothing on the pages is loaded from elsewhere.
docs: $(VENV)/dev.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Open build/docs/index.html"

# A developer's loop: the layers, the types, the rules of all games by their cases, the tables.
quick: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2 -q tests/core tests/table tests/conformance/test_cases.py tests/conformance/test_playthroughs.py

# The oldest packages that pyproject.toml allows, in an environment of their own.
LOWEST := .venv-lowest
lowest: $(VENV)/play.stamp requirements/lowest.txt
	@test -x $(LOWEST)/bin/python || $(PYTHON) -m venv $(LOWEST)
	@$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/lowest.txt
	PYTHONPATH=src $(LOWEST)/bin/python -m pytest -q -n 2 tests/core tests/table tests/terminal tests/server/test_store.py tests/server/test_guard.py tests/server/test_heartbeat.py

bench: $(VENV)/bench.stamp
	$(BIN)/python bench/side_by_side.py

# The long forms of what the tests do in short: all of them are run, and what has failed is said at the end.
soak: $(VENV)/system.stamp
	$(BIN)/python bench/soak.py

# Locks hold for every system and every Python that the house runs on.
LOCK = $(VENV)/tools/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(if $(UPGRADE),--upgrade)

lock: $(VENV)/tools.stamp
	$(LOCK) pyproject.toml --output-file requirements/run.txt
	$(LOCK) pyproject.toml --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --resolution lowest-direct pyproject.toml requirements/lowest.in --output-file requirements/lowest.txt
	for part in build node tools; do $(LOCK) requirements/$$part.in --output-file requirements/$$part.txt; done

# One lock after another: together they may name two versions of a package. All are looked at, whatever is found in the first.
LOCKS := run build node dev bench tools

audit: $(VENV)/tools.stamp web/node_modules/.stamp
	@status=0; for part in $(LOCKS); do echo "requirements/$$part.txt"; \
	$(VENV)/tools/bin/pip-audit --strict --disable-pip --require-hashes --requirement requirements/$$part.txt || status=1; \
	done; exit $$status
	$(NPM) audit --audit-level=low

sbom: $(VENV)/dev.stamp web/node_modules/.stamp
	@mkdir -p build/sbom
	$(BIN)/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file build/sbom/house.json requirements/run.txt
	$(NPM) sbom --silent --sbom-format=cyclonedx --package-lock-only > build/sbom/browser.json

# make release VERSION=0.2.0
release: $(VENV)/dev.stamp
	$(BIN)/python scripts/release.py $(VERSION)

clean:
	rm -rf $(VENV) $(LOWEST) web/node_modules src/mewseum/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
