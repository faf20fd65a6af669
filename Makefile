# make demo    build samples/vector_add.py for four archs, run it (on the GPU, else on the CPU interpreter) and check the result
# make test    all tests; PYTEST_ARGS="-k cache" chooses some, REQUIRE=tools turns "no tools, skipped" into a failure
# make browser sets up Chromium for tests of the page of cutec explore; without it they are skipped
# make builders  sets up ninja, CMake, Bazel and clang, where Debian has them; without one its tests are skipped
# make servers sets up nginx and Apache for tests of the shared cache; without them two tests are skipped
# make frameworks sets up PyTorch, JAX and TVM-FFI in an environment of their own; without them the tests that call libraries from there are skipped
# make quick   lint, and the tests that need neither tools nor GPU nor patience: under two minutes on two cores
# make faults  each operation of a build fails in every way, an hour long; the tests make some of them fail
# make lint    ruff's rules and format; type errors by package, which may only become fewer; width of prose
# make fuzz    10 000 inputs that are wrong in some way: the program must tell what is wrong (FUZZ_SEED=1 FUZZ_COUNT=100000)
# make docs    the documentation as a site in build/docs; warnings are errors
# make installed  install into a fresh environment, as people do, and use it from another folder
# Each sets up what it needs first: .venv, Python packages, LLVM. Set-up work is done once. Without root, LLVM is
# unpacked below .venv; LLVM=PREFIX names another one, PYTHON=python3.12 another Python.

PYTHON ?= python3
VENV ?= .venv
PYTEST_ARGS ?=
REQUIRE ?=
FUZZ_SEED ?= 0
FUZZ_COUNT ?= 10000
LLVM ?=
DEMO_ARCHS := sm_80 sm_90a sm_100a sm_120a

CUTEC := $(VENV)/bin/python -m cutec

# Tests start Python hundreds of times, and pytest rewrites each test file: a minute of two cores, if no bytecode is kept.
unexport PYTHONDONTWRITEBYTECODE

ifneq ($(LLVM),)
export CUTEC_LLVM := $(abspath $(LLVM))
endif

.PHONY: demo installed test faults fuzz quick quick-tests quick-share browser builders servers frameworks lint docs doctor setup clean
.DELETE_ON_ERROR:

demo: setup
	$(CUTEC) build samples/vector_add.py $(addprefix --arch ,$(DEMO_ARCHS)) -o build/demo
	$(CUTEC) run build/demo/manifest.yaml --check

test: setup
	$(VENV)/bin/python -m pytest -rs --durations=10 $(addprefix --require=,$(REQUIRE)) $(PYTEST_ARGS)

faults: setup
	CUTEC_FAULTS=all $(VENV)/bin/python -m pytest tests/driver/test_faults.py $(PYTEST_ARGS)

# A process for each core, beside the type checker, which has one thread: they divide the files (tests/sharing.py).
QUICK = $(addprefix quick-tests-,$(shell seq $$(getconf _NPROCESSORS_ONLN)))

quick: quick-share
	@$(MAKE) --no-print-directory --jobs lint $(QUICK)

quick-tests: quick-share
	@$(MAKE) --no-print-directory --jobs $(QUICK)

quick-share: $(VENV)/.python-ready
	@rm -rf build/quick && mkdir -p build/quick

# No test reads logs.
quick-tests-%: $(VENV)/.python-ready
	$(VENV)/bin/python -m pytest -m "not tools and not gpu and not browser and not slow" --share=build/quick \
		-p no:logging -o console_output_style=classic $(PYTEST_ARGS)

lint: $(VENV)/.python-ready
	$(VENV)/bin/ruff check --quiet
	$(VENV)/bin/ruff format --check --quiet
	$(VENV)/bin/python scripts/lint.py

fuzz: $(VENV)/.python-ready
	$(VENV)/bin/python tests/fuzzing/fuzzing.py --seed $(FUZZ_SEED) --count $(FUZZ_COUNT)

browser: $(VENV)/.python-ready
	$(PYTHON) scripts/setup.py browser $(VENV)

builders: $(VENV)/.python-ready
	$(PYTHON) scripts/setup.py builders $(VENV)

frameworks: $(VENV)/.python-ready
	$(PYTHON) scripts/setup.py frameworks $(VENV)

servers: $(VENV)/.python-ready
	$(PYTHON) scripts/setup.py servers $(VENV)

docs: $(VENV)/.docs-ready
	$(VENV)/bin/python -m sphinx --quiet --builder html --jobs auto --fail-on-warning --keep-going --nitpicky \
		--conf-dir docs/site docs build/docs
	@echo build/docs/index.html

installed: setup
	$(VENV)/bin/python scripts/installed.py

doctor: $(VENV)/.python-ready
	$(CUTEC) doctor

setup: $(VENV)/.tools-ready

# Stamps: redone when the dependencies or the set-up itself change.
$(VENV)/.python-ready: pyproject.toml scripts/setup.py scripts/debian.py
	$(PYTHON) scripts/setup.py python $(VENV)
	@touch $@

$(VENV)/.docs-ready: $(VENV)/.python-ready
	$(PYTHON) scripts/setup.py docs $(VENV)
	@touch $@

$(VENV)/.tools-ready: $(VENV)/.python-ready
	$(PYTHON) scripts/setup.py tools $(VENV)
	@touch $@

clean:
	rm -rf build samples/build
