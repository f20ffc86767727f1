# Everything starts here, and needs only Python >= 3.11 and make. `make` alone lists what there is.

PY ?= python3
JOBS ?= 2
TABLEE_MYPYC ?= auto
LOCK_DATE := 2026-10-28

BIN := .venv/bin
UV := $(BIN)/uv
FORM := build/form.$(TABLEE_MYPYC)
COMPILED := $(CURDIR)/build/compiled
CLIENT := src/tablee/server/static/index.html
SOURCES := $(shell find src -name __pycache__ -prune -o -path src/tablee/server/static -prune -o -print)
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name '*.ftl' -o -name rulebook.json)

export TABLEE_MYPYC
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV

# $(call install,<python>,<arguments>): with uv, or with plain pip where uv does not run.
install = { [ -x $(UV) ] && $(UV) pip install -q --python $(1) $(2); } || $(1) -m pip install -q --no-deps $(2)

# $(call form,<command>): the command with the compiled form when there is one, else as it is.
form = if [ -d build/compiled ]; then PYTHONPATH='$(COMPILED)' $(1); else $(1); fi

.DEFAULT_GOAL := help
.PHONY: help ready compiled play test browser quick check style types floors texts format bench mutants coverage soak ray lock wheel clean
.DELETE_ON_ERROR:

help:  ## list what make can do
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r name what; do printf '%-16s %s\n' "$$name" "$$what"; done

play: ready  ## install everything, open the house on this network, and a browser in it
	@$(call form,$(BIN)/python -P -m tablee host $(ARGS))

test: .venv/.dev web/node_modules/.dev $(FORM)  ## install everything and run the tests, pure and compiled, and an evening of each game in a browser
	@echo 'Tests of the client:'
	@$(BIN)/python tools/web.py --test
	@echo 'Tests, in pure Python:'
	@TABLEE_FORM=pure $(BIN)/python -m pytest -n $(JOBS) -m "(evening or not browser) $$([ ! -d build/compiled ] || echo 'and not once')"
	@if [ ! -d build/compiled ]; then cat $(FORM); echo 'The compiled form is not tested here.'; \
	else echo 'Tests, compiled:'; TABLEE_FORM=compiled PYTHONPATH='$(COMPILED)' $(BIN)/python -m pytest -n $(JOBS) -m 'both_forms or once'; fi

browser: .venv/.dev $(CLIENT)  ## everything that is tested in a browser (SCREENS=all: in all languages, themes and sizes)
	@TABLEE_FORM=pure $(BIN)/python -m pytest -n $(JOBS) -m browser tests/browser

quick: .venv/.dev web/node_modules/.dev  ## GAME=smile: the tests of one game's rules, in under a minute
	@test -n '$(GAME)' || { echo 'Which game? make quick GAME=smile'; exit 1; }
	@$(BIN)/python tools/web.py --test tests/games/ tests/$(GAME)/ -t '^(?!the (box|guard) of (?!$(GAME) ))'
	@TABLEE_FORM=pure $(BIN)/python -m pytest -n $(JOBS) tests/games/$(GAME) tests/conformance -k $(GAME)

check: style types floors texts  ## style, types, floors and texts (make -k check: all of them, even after a complaint)

style: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/.dev web/node_modules/.dev
	$(BIN)/mypy src $(wildcard tests) tools hatch_build.py
	$(BIN)/python tools/web.py --check

floors: .venv/.dev
	$(BIN)/lint-imports --no-cache

texts: .venv/.dev
	$(BIN)/python tools/check_text.py

format: .venv/.dev  ## rewrite the code in the house style
	$(BIN)/ruff check --fix --quiet || true
	$(BIN)/ruff format

bench: .venv-bench/.bench $(FORM)  ## measure ours and the peers' side by side
	@$(call form,.venv-bench/bin/python -m benchmarks $(ARGS))

mutants: .venv/.dev  ## break the rules on purpose: do the tests notice? (GAME=smile: one game; SAMPLE=400: some changes, by SEED)
	@TABLEE_FORM=pure $(BIN)/python -m tools.mutants $(GAME) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) --jobs $(JOBS) $(ARGS)

coverage: .venv/.dev  ## lines and branches that no test reaches
	@mkdir -p build/coverage && rm -f build/coverage/data*
	@TABLEE_FORM=pure $(BIN)/coverage run -m pytest
	@$(BIN)/coverage combine -q && $(BIN)/coverage report

soak: .venv/.dev  ## kill the server 200 times (SOAK_KILLS) and nodes 100 times (SOAK_NODE_KILLS), play 1000 evenings (SOAK_EVENINGS), attack it (SOAK_SECONDS), feed it a million bad things (SOAK_FUZZ), play 10000 games (SOAK_GAMES), receive 20000 guests (SOAK_GUESTS)
	@SOAK_KILLS=$${SOAK_KILLS:-200} TABLEE_FORM=pure $(BIN)/python -m pytest -o faulthandler_timeout=0 tests/faults/test_kill.py tests/faults/test_kill_in_a_night.py -k "again_and_again or night_after_night"
	@SOAK_NODE_KILLS=$${SOAK_NODE_KILLS:-100} TABLEE_FORM=pure $(BIN)/python -m pytest -o faulthandler_timeout=0 tests/nodes/test_kill.py
	@SOAK_EVENINGS=$${SOAK_EVENINGS:-1000} TABLEE_FORM=pure $(BIN)/python -m pytest -o faulthandler_timeout=0 tests/tables/test_hall_machine.py
	@TABLEE_FORM=pure $(BIN)/python -m tests.fuzz --total $${SOAK_FUZZ:-1000000}
	@TABLEE_FORM=pure $(BIN)/python -m tests.attacks.flat --games $${SOAK_GAMES:-10000}
	@TABLEE_FORM=pure $(BIN)/python -m tests.attacks.passing --guests $${SOAK_GUESTS:-20000}
	@TABLEE_FORM=pure $(BIN)/python -m tests.attacks --seconds $${SOAK_SECONDS:-10}

ray: .venv/.dev requirements-ray.lock  ## install Ray (some 210 MB on disk, in .venv), and test tournaments on it
	@$(call install,$(BIN)/python,--require-hashes -r requirements-ray.lock)
	@TABLEE_FORM=pure $(BIN)/python -m pytest tests/arena/test_on_ray.py

wheel: .venv/.run $(CLIENT)  ## build the wheel and the source archive in dist/
	@rm -rf dist
	@$(BIN)/python -m hatchling build -t sdist -t wheel

lock: .venv/.made  ## choose the versions of all dependencies again, as of LOCK_DATE
	@rm -f requirements.lock requirements-dev.lock requirements-bench.lock requirements-ray.lock
	@$(LOCK) pyproject.toml --extra postgres --group build -o requirements.lock
	@$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCK) --group bench -c requirements.lock -o requirements-bench.lock
	@$(LOCK) pyproject.toml --extra ray -c requirements.lock -c requirements-dev.lock -o requirements-ray.lock
	@$(BIN)/python tools/web.py --lock $(LOCK_DATE)

LOCK = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --exclude-newer $(LOCK_DATE)

clean:  ## remove everything that make made
	rm -rf .venv .venv-bench build dist web/node_modules src/tablee/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find $(wildcard src tests tools benchmarks) -type d '(' -name __pycache__ -o -name node_modules ')' -prune -exec rm -rf {} +

# --- Set-up: each stamp is the proof that its step is done -----------------------------------

ready: .venv/.run $(FORM)
	@:

compiled: .venv/.run  ## look again for a C compiler, and compile
	@$(BIN)/python tools/compile.py

.venv/.made:
	@command -v '$(PY)' > /dev/null || { echo 'Tablée needs Python 3.11 or newer, and there is no $(PY) here. Try: make PY=/path/to/python'; exit 1; }
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tablée needs Python 3.11 or newer; %s is %s. Try: make PY=python3.12" % (sys.executable, sys.version.split()[0]))'
	@echo 'Setting up .venv ...'
	@$(PY) -m venv .venv || { echo 'Python cannot make a virtual environment. On Debian or Ubuntu: apt install python3-venv'; exit 1; }
	@$(BIN)/python -m pip install -q uv || echo 'uv cannot be installed here: pip will do, more slowly.'
	@touch $@

.venv/.run: requirements.lock pyproject.toml | .venv/.made
	@echo 'Installing ...'
	@$(call install,$(BIN)/python,--require-hashes -r requirements.lock)
	@$(call install,$(BIN)/python,--no-build-isolation --no-deps -e .)
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.run
	@echo 'Installing the tools of the developers ...'
	@$(call install,$(BIN)/python,--require-hashes -r requirements-dev.lock)
	@touch $@

.venv-bench/.bench: requirements.lock requirements-bench.lock | .venv/.run
	@echo 'Installing the peers (some 600 MB on disk, in .venv-bench) ...'
	@$(BIN)/python -m venv .venv-bench
	@$(call install,.venv-bench/bin/python,--require-hashes -r requirements.lock -r requirements-bench.lock)
	@$(call install,.venv-bench/bin/python,--no-build-isolation --no-deps -e .)
	@touch $@

$(CLIENT): $(WEB) tools/web.py .venv/.run
	@$(BIN)/python tools/web.py

web/node_modules/.dev: web/package-lock.json .venv/.run
	@$(BIN)/python tools/web.py --dev

$(FORM): $(SOURCES) $(CLIENT) tools/compile.py .venv/.run
	@$(BIN)/python tools/compile.py
