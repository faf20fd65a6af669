"""What tcgen05 instructions the public programs have under cutec and under NVIDIA's compiler: their
forms, the constants of instruction descriptors, and the columns of tensor memory. Needs no GPU.

    export CUTEC_PUBLIC_EXAMPLES=/path/to/cutlass
    python tests/public/public_forms.py --peer PYTHON            # what is not in the results yet
    python tests/public/public_forms.py --peer PYTHON fp16_gemm  # programs with this text, anew
    python tests/public/public_forms.py --docs                   # docs/internals/blackwell_forms.md

PYTHON is an interpreter with nvidia-cutlass-dsl and PyTorch for the CPU. The programs are those of
`host_runs.py`, with its arguments, and the exports of the specs beside this file whose arch is
sm_100a. Results are kept in docs/internals/blackwell_forms.json.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import shorten
from typing import Any

import yaml
from examples_kit import EXAMPLES, FOLDER, ROOT, example
from host_edits import EDITS, copy_of
from host_runs import DISTRIBUTED, PROGRAMS, arch_of
from public_page import load

DOCS = FOLDER.parent.parent / "docs/internals"
PAGE, RESULTS = DOCS / "blackwell_forms.md", DOCS / "blackwell_forms.json"
SIDE, RUN = FOLDER / "public_forms_side.py", FOLDER / "public_forms_run.py"
BELOW = f"{ROOT}/examples/python/CuTeDSL"
ARCH, SECONDS = "sm_100a", 900
PARTS = ("descriptors", "columns", "forms")
_COLOUR, _ERROR = re.compile(r"\x1b\[\d+m"), re.compile(r"(?m)^error(?:\[\w+\])?: (.+)$")
_FORM = re.compile(r"\b(tcgen05\.[\w.:]+)")
_BLOCK32 = "kind::mxf8f6f4.block_scale.block32", "kind::mxf8f6f4.block_scale"  # the only one, and the default
_MMA = re.compile(r"\btcgen05\.mma\S*\s+\[[^\]]+\],\s*[^,]+,\s*[^,]+,\s*([^,]+),")
_ALLOC = re.compile(r"\btcgen05\.alloc\S*\s+\[[^\]]+\],\s*([^;]+);")
_MOVE = re.compile(r"\bmov\.[bu]32\s+(%\w+),\s*([^;]+);")
_OR = re.compile(r"\bor\.b32\s+(%\w+),\s*([^,;]+),\s*([^;]+);")
_CHOICE = re.compile(r"\bselp\.b32\s+(%\w+),\s*(-?\w+),\s*(-?\w+),")  # of two constants
HEAD = """# Forms of tcgen05 in public programs

NVIDIA's public programs for Blackwell, compiled by cutec and by NVIDIA's compiler
(nvidia-cutlass-dsl {version}): what their PTX has. This page is made by
`tests/public/public_forms.py`. Programs with arguments are compiled by their own `main`; those with
the name of an export, by the spec of `tests/public`.

Forms, instruction descriptors (in hexadecimal) and columns are sets, and equal unless a cell says
what one compiler has alone. A descriptor is what the PTX shows of it as constants; bits that a
program adds at run time are left out. `collector::a::discard`, which NVIDIA's compiler writes, is
the default and is left out, as is `.block32` of mxf8f6f4, and `wait::ld`: cutec's `cute.copy` from
tensor memory waits itself.
The number of multiplies is that in the text, where loops count once: cutec's, then NVIDIA's. It
differs by what a compiler unrolls, or peels off a loop. With four multiplies a tile of K NVIDIA's
has the loop over tiles unrolled by two, and one tile more for odd numbers (12); cutec's has the
loop (4), or its first round before it, too (8).

In one program descriptors differ, in bit 12: `Tcgen05MxOmmaInstrDesc.build` of NVIDIA's package
sets it for B of e2m1. NVIDIA's multiplies of the same types by CuTe (`nvfp4_gemm_0`) leave it 0.

Version 4.8.1 refuses some of the programs of 4.7, which 4.7.1 compiles; three both refuse. The last
column has the message. Programs for two GPUs are not compared.

{counts}

| program | multiplies | descriptors | columns | forms |
|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Facts:
    """What one PTX has: `multiplies` counts, the others are sets."""

    forms: frozenset[str]
    descriptors: frozenset[int]
    columns: frozenset[int]
    multiplies: int


def facts(ptx: str) -> Facts:
    """The facts of a PTX module."""
    defined: dict[str, list[tuple[str, ...]]] = {}
    for name, source in _MOVE.findall(ptx):
        defined.setdefault(name, []).append((source,))
    for name, *pair in _CHOICE.findall(ptx):
        common = int(pair[0], 0) & int(pair[1], 0)  # NVIDIA's descriptors get their signs at run time
        defined.setdefault(name, []).append((str(common),))
    for name, *sources in _OR.findall(ptx):
        defined.setdefault(name, []).append(tuple(sources))
    written = [form.rstrip(".").replace(".collector::a::discard", "").replace(*_BLOCK32) for form in _FORM.findall(ptx)]
    forms = Counter(form.removeprefix("tcgen05.") for form in written)
    descriptors = {value for operand in _MMA.findall(ptx) for value in _constants(operand, defined)}
    columns = {value for operand in _ALLOC.findall(ptx) for value in _constants(operand, defined)}
    count = sum(n for form, n in forms.items() if form.startswith("mma."))
    kept = frozenset(form for form in forms if not form.startswith("wait::ld"))
    return Facts(kept, frozenset(descriptors), frozenset(columns), count)


def _constants(operand: str, defined: dict[str, list[tuple[str, ...]]], depth: int = 8) -> set[int]:
    """The values that an operand of 32 bits may have, as far as they are constants: 0 stands for
    what is not.
    """
    operand = operand.strip()
    if not operand.startswith("%"):
        return {int(operand, 0) & 0xFFFFFFFF}
    found: set[int] = set()
    for sources in defined.get(operand, []) if depth else []:
        values = [_constants(source, defined, depth - 1) for source in sources]
        found |= values[0] if len(values) == 1 else {a | b for a in values[0] for b in values[1]}
    return found or {0}


@dataclass(frozen=True)
class Case:
    """What both compile: a program with arguments, or an export of a spec."""

    title: str
    program: str = ""
    edit: str = ""
    spec: str = ""
    export: dict[str, Any] = field(default_factory=dict)


def cases() -> Iterator[Case]:
    """All that may have instructions of tcgen05."""
    blackwell = {path for path, measured in load().items() if measured.program.arch == "Blackwell"}
    for program in PROGRAMS:
        words, _, edit = program.partition(" ~")
        if (words.split()[0] in blackwell and not edit) or edit in ("small", "manual"):
            yield Case(words, words, edit)
    for name in EXAMPLES:
        spec = yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
        if spec.get("arch") == ARCH:
            for export in spec["exports"]:
                yield Case(f"{name}, {export['name']}", spec=name, export=export)


def ours(case: Case) -> Facts:
    """The facts of cutec's PTX."""
    cutec = [sys.executable, "-m", "cutec"]
    with tempfile.TemporaryDirectory() as folder:
        if case.program:
            file, *words = case.program.split()
            options = ["--rehearse", "--arch", arch_of(file), "--device-facts", "sm_count=4"]
            variables = {"CUTEC_KEEP": "ptx", "CUTEC_DUMP_DIR": folder, "CUTEC_CACHE_DIR": f"{folder}/cache"}
            ranks = {"RANK": "0", "LOCAL_RANK": "0", "WORLD_SIZE": "2"} if case.program in DISTRIBUTED else {}
            path = os.pathsep.join([str(FOLDER.parents[1]), BELOW])
            _run([*cutec, "exec", *options, f"{BELOW}/{file}", *words], {**variables, **ranks, "PYTHONPATH": path})
            return _kept(folder)
        words = ["build", str(example(case.spec)), "--spec", str(FOLDER / f"{case.spec}.yaml"), "--entry"]
        _run([*cutec, *words, case.export["name"], "-o", f"{folder}/out", "--keep-dir", f"{folder}/kept"], {})
        return _kept(f"{folder}/kept")


def theirs(peer: str, case: Case) -> Facts:
    """The facts of the PTX of NVIDIA's compiler."""
    with tempfile.TemporaryDirectory() as folder:
        options = {"CUTE_DSL_KEEP": "ptx", "CUTE_DSL_DUMP_DIR": folder, "PYTHONPATH": BELOW}
        if not case.program:
            told = {key: case.export[key] for key in ("entry", "init", "args", "constexpr") if key in case.export}
            given = {"file": str(example(case.spec)), **told}
            _run([peer, str(SIDE), json.dumps(given)], {**options, "CUTE_DSL_ARCH": ARCH}, folder)
            return _kept(folder)
        file, *words = case.program.split()
        if case.program in DISTRIBUTED:
            raise RuntimeError("not compared: it wants two GPUs before it compiles")
        with copy_of(Path(BELOW), file, EDITS[case.edit]) if case.edit == "manual" else nullcontext(BELOW) as root:
            options |= {"PYTHONPATH": os.pathsep.join([str(FOLDER), str(root)]), "CUTEC_ARCH": arch_of(file)}
            try:
                _run([peer, str(RUN), f"{root}/{file}", *words], {**options, "CUTE_DSL_ARCH": arch_of(file)}, folder)
            except RuntimeError:  # what is behind its compilations may need a GPU
                if not any(Path(folder).rglob("*.ptx")):
                    raise
        return _kept(folder)


def _kept(folder: str) -> Facts:
    """The facts of all PTX below a folder: of each kernel apart, since they share names."""
    modules = [file.read_text(encoding="utf-8") for file in sorted(Path(folder).rglob("*.ptx"))]
    each = [facts(kernel) for module in modules for kernel in module.split(".entry ")]
    if not each:
        raise RuntimeError("no PTX was kept")
    sets = [frozenset().union(*(getattr(one, part) for one in each)) for part in ("forms", "descriptors", "columns")]
    return Facts(sets[0], sets[1], sets[2], sum(one.multiplies for one in each))


def _run(command: list[str], variables: dict[str, str], folder: str | None = None) -> str:
    """Raises RuntimeError with the last lines of a command that fails."""
    environment = {**os.environ, **variables}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=folder, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"stopped after {SECONDS} s") from None
    if done.returncode:
        said = _COLOUR.sub("", done.stdout + done.stderr).strip()
        raise RuntimeError("".join(_ERROR.findall(said)[-1:]) or said.splitlines()[-1])
    return done.stdout


def row(title: str, result: dict[str, Any]) -> str:
    """A row of the table."""
    file, _, arguments = title.partition(" ")
    parts = file.split("/")
    short = file if len(file) < 50 else f"{parts[0]}/*/{parts[-1]}"
    name = shorten(f"{short} {arguments}", 96)
    if "cause" in result:
        return f"| {name} | | | | {result['cause']} |"
    mine, peer = result["cutec"], result["NVIDIA"]
    counts = f"{mine['multiplies']}, {peer['multiplies']}"
    descriptors, columns, forms = [_one_or_both(mine[part], peer[part]) for part in PARTS]
    return f"| {name} | {counts} | {descriptors} | {columns} | {forms} |"


def _one_or_both(mine: list[str], peer: list[str]) -> str:
    """Sets: one if they are equal, else what each has alone."""
    if mine == peer:
        return f"{len(mine)} forms" if any("." in each for each in mine) else ", ".join(mine)
    both = [("cutec", [m for m in mine if m not in peer]), ("NVIDIA", [p for p in peer if p not in mine])]
    return "; ".join(f"{who} alone: {', '.join(f'`{x}`' for x in alone)}" for who, alone in both if alone)


def told(found: Facts) -> dict[str, Any]:
    """Facts as they are kept."""
    return {
        "multiplies": found.multiplies,
        "descriptors": [f"{d:08x}" for d in sorted(found.descriptors)],
        "columns": [str(column) for column in sorted(found.columns)],
        "forms": sorted(found.forms),
    }


def _kept_text(results: dict[str, Any]) -> str:
    """The results, a row per line."""
    lines = [f"{json.dumps(title)}: {json.dumps(results[title], sort_keys=True)}" for title in sorted(results)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def page(results: dict[str, Any]) -> str:
    """The page."""
    rows = [case.title for case in cases() if _has_any(results.get(case.title, {}))]
    compared = [results[title] for title in rows if "cause" not in results[title]]
    programs = {title.split()[0] for title in rows if "/" in title}
    equal = [sum(result["cutec"][part] == result["NVIDIA"][part] for result in compared) for part in PARTS]
    counts = (
        f"Of {len(rows)} rows, of {len(programs)} programs and of specs, {len(compared)} are compared: descriptors of"
        f" {equal[0]}, columns of {equal[1]} and forms of {equal[2]} are equal. Of the others the last column says why"
        " not."
    )
    version = " and ".join(sorted({results[title]["version"] for title in rows}))
    head = HEAD.format(version=version, counts=textwrap.fill(counts, 100))
    return head + "\n".join(row(title, results[title]) for title in rows) + "\n"


def _has_any(result: dict[str, Any]) -> bool:
    """Whether something was compared that has instructions of tcgen05, or could not be compared."""
    return "cause" in result or any(result.get(who, {}).get("forms") for who in ("cutec", "NVIDIA"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="parts of programs or specs (all that have no result yet)")
    parser.add_argument("--peer", help="a Python with nvidia-cutlass-dsl and PyTorch")
    parser.add_argument("--jobs", type=int, default=1, help="programs at once (1)")
    parser.add_argument("--docs", action="store_true", help="rewrite the page from the results")
    options = parser.parse_args()
    results, lock = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}, threading.Lock()
    asked = "import importlib.metadata as m; print(m.version('nvidia-cutlass-dsl'))"
    version = _run([options.peer, "-c", asked], {}).strip() if options.peer else ""

    def compare(case: Case) -> None:
        try:
            found: dict[str, Any] = {"cutec": told(ours(case)), "NVIDIA": told(theirs(options.peer, case))}
        except RuntimeError as failure:
            found = {"cause": shorten(str(failure).replace("|", "/"), 90)}
        with lock:
            results[case.title] = {**found, "version": version}
            RESULTS.write_text(_kept_text(results), "utf-8")
        print(row(case.title, found), flush=True)

    if options.peer:
        every = list(cases())
        chosen = [c for c in every if any(t in c.title for t in options.names)]
        with ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(compare, chosen if options.names else [c for c in every if c.title not in results]))
    if options.docs:
        PAGE.write_text(page(results), "utf-8")


if __name__ == "__main__":
    main()
