# `make play` and `make test` set up everything they need; they want only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check fix bench setup clean
.DEFAULT_GOAL := help

help:
	@echo "make play    play Cat Burglars in the terminal against bots"
	@echo "make test    run all checks and tests"
	@echo "make check   run the checks only (ruff, mypy, import-linter)"
	@echo "make bench   measure the speed beside other engines"

$(VENV)/play.stamp: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mewseum needs Python 3.11 or newer. Set PYTHON=python3.12, for example."; exit 1; }
	@echo "Setting up (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	@touch $@

setup: $(VENV)/dev.stamp

play: $(VENV)/play.stamp
	@$(BIN)/mewseum play cat-burglars $(ARGS)

check: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test: check
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term

bench: $(VENV)/bench.stamp
	$(BIN)/python bench/side_by_side.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
