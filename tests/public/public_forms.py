"""What tcgen05 instructions the public programs have under cutec and under NVIDIA's compiler: their
forms, the constants of instruction descriptors, and the columns of tensor memory. Needs no GPU.

    export CUTEC_PUBLIC_EXAMPLES=/path/to/cutlass
    python tests/public/public_forms.py --peer PYTHON            # docs/internals/blackwell_forms.md
    python tests/public/public_forms.py --peer PYTHON fp16_gemm  # specs of this name, to the screen

PYTHON is an interpreter with nvidia-cutlass-dsl. The exports are those of the specs beside this
file whose arch is sm_100a.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from examples_kit import EXAMPLES, FOLDER, ROOT, example

PAGE = FOLDER.parent.parent / "docs/internals/blackwell_forms.md"
SIDE = FOLDER / "public_forms_side.py"
ARCH = "sm_100a"
_FORM = re.compile(r"\b(tcgen05\.[\w.:]+)")
_MMA = re.compile(r"\btcgen05\.mma\S*\s+\[[^\]]+\],\s*[^,]+,\s*[^,]+,\s*([^,]+),")
_ALLOC = re.compile(r"\btcgen05\.alloc\S*\s+\[[^\]]+\],\s*([^;]+);")
_MOVE = re.compile(r"\bmov\.[bu]32\s+(%\w+),\s*([^;]+);")
_OR = re.compile(r"\bor\.b32\s+(%\w+),\s*([^,;]+),\s*([^;]+);")
_CHOICE = re.compile(r"\bselp\.b32\s+(%\w+),\s*(-?\w+),\s*(-?\w+),")  # of two constants
HEAD = """# Forms of tcgen05 in public programs

The public programs that specs in `tests/public` describe, compiled by cutec and by NVIDIA's
compiler ({version}) for {arch}: what their PTX has. `tests/public/public_forms.py` makes this page.

Forms, instruction descriptors (in hexadecimal) and columns are sets, and equal unless a second one
is shown: cutec's, then NVIDIA's. A descriptor is what the PTX shows of it as constants; bits that a
program adds at run time are left out. `collector::a::discard`, which NVIDIA's compiler writes, is
the default and is left out, as is `wait::ld`: cutec's `cute.copy` from tensor memory waits itself.
The number of multiplies is that in the text, where loops count once. It differs by what a compiler
unrolls, or peels off a loop.

| program | multiplies | descriptors | columns | forms |
| --- | --- | --- | --- | --- |
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
    written = [form.rstrip(".").replace(".collector::a::discard", "") for form in _FORM.findall(ptx)]
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


def cases(names: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The specs' exports for sm_100a, of the specs of these names (none: of all)."""
    for name in EXAMPLES:
        spec = yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
        if spec.get("arch") == ARCH and (not names or any(text in name for text in names)):
            for export in spec["exports"]:
                yield name, {**export, "file": str(example(name))}


def ours(name: str, case: dict[str, Any]) -> Facts:
    """The facts of cutec's PTX."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["build", case["file"], "--spec", str(FOLDER / f"{name}.yaml"), "--entry", case["name"]]
        _run([sys.executable, "-m", "cutec", *words, "-o", f"{folder}/out", "--keep-dir", f"{folder}/kept"], {})
        (file,) = Path(folder, "kept").rglob(f"{case['name']}.ptx")
        return facts(file.read_text(encoding="utf-8"))


def theirs(peer: str, case: dict[str, Any]) -> Facts:
    """The facts of the PTX of NVIDIA's compiler."""
    with tempfile.TemporaryDirectory() as folder:
        given = {key: case[key] for key in ("file", "entry", "init", "args", "constexpr") if key in case}
        options = {"CUTE_DSL_ARCH": ARCH, "CUTE_DSL_KEEP": "ptx", "CUTE_DSL_DUMP_DIR": folder}
        _run([peer, str(SIDE), json.dumps(given)], {**options, "PYTHONPATH": f"{ROOT}/examples/python/CuTeDSL"})
        return facts("\n".join(file.read_text(encoding="utf-8") for file in Path(folder).rglob("*.ptx")))


def _run(command: list[str], variables: dict[str, str]) -> str:
    """Raises RuntimeError with the last lines of a command that fails."""
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError("\n".join((done.stdout + done.stderr).strip().splitlines()[-6:]))
    return done.stdout


def row(title: str, mine: Facts, peer: Facts) -> str:
    """A row of the table."""
    hexadecimal = [", ".join(f"{d:08x}" for d in sorted(each.descriptors)) for each in (mine, peer)]
    columns = [", ".join(map(str, sorted(each.columns))) for each in (mine, peer)]
    only = [", ".join(f"`{f}`" for f in sorted(a - b)) for a, b in ((mine.forms, peer.forms), (peer.forms, mine.forms))]
    forms = (
        "equal" if mine.forms == peer.forms else "; ".join(f"{w}: {f}" for w, f in zip(("cutec", "NVIDIA"), only) if f)
    )
    counts = f"{mine.multiplies}, {peer.multiplies}"
    return f"| {title} | {counts} | {_one_or_both(hexadecimal)} | {_one_or_both(columns)} | {forms} |"


def _one_or_both(texts: list[str]) -> str:
    return texts[0] if texts[0] == texts[1] else " / ".join(texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="parts of the names of specs (all)")
    parser.add_argument("--peer", required=True, help="a Python with nvidia-cutlass-dsl")
    options = parser.parse_args()
    version = _run([options.peer, "-c", "import importlib.metadata as m; print(m.version('nvidia-cutlass-dsl'))"], {})
    rows = []
    for name, case in cases(options.names):
        title = f"{name}, {case['name']}"
        try:
            rows.append(row(title, ours(name, case), theirs(options.peer, case)))
        except RuntimeError as failure:
            rows.append(f"| {title} | | | | {str(failure).splitlines()[-1][:60]} |")
        print(rows[-1], flush=True)
    if not options.names:
        PAGE.write_text(HEAD.format(version=version.strip(), arch=ARCH) + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
