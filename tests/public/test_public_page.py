"""docs/public_examples.md is what the stored results give; how programs are found and sorted."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import public_coverage
import public_page
import pytest
from examples_kit import ROOT, needs_examples
from public_page import Compiled, Measured, Ran
from public_programs import BELOW, Program, programs


def test_the_page_is_made_of_the_results() -> None:
    text = public_page.PAGE.read_text(encoding="utf-8")
    assert public_page.rewritten(text, public_page.load()) == text
    assert text.count("| `") >= len(public_page.load()) >= 200


@needs_examples
def test_all_programs_of_the_checkout_are_in_the_results() -> None:
    assert {program.path for program in programs(Path(ROOT))} == set(public_page.load())


MAIN = 'if __name__ == "__main__":\n    main()\n'
FILES = {
    "a/tool.py": f'"""x\n    $ python3 a/tool.py --n 4 \\\n        --on   # twice\n"""\nimport helper\n{MAIN}',
    "a/helper.py": "def f(x):\n    return prims.tcgen05_mma(x)\n",
    "b/ranks.py": f'"""\n    torchrun --nproc-per-node 8 b/ranks.py "a b"\n"""\nx = cute.arch.mbarrier_init(p)\n{MAIN}',
    "b/nothing.py": "import sys\nsys.path.insert(0, '')\ndef f(): return cp_async()\n",
    "b/bench.py": f"FILE = 'named.py'\n{MAIN}",
    "b/named.py": "def f(): return tcgen05\n",
    "c.py": "print(cpasync.CopyG2SOp)  # tcgen05\n",
    "d.ipynb": json.dumps({"cells": [{"cell_type": "code", "source": ["%pip x\n", "print(1)"]}]}),
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / BELOW / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_programs_their_arguments_and_archs(checkout: Path) -> None:
    assert programs(checkout) == [
        Program("a/tool.py", ("--n", "4", "--on"), 1, "Blackwell"),
        Program("b/bench.py", (), 1, "Blackwell"),
        Program("b/ranks.py", ("a b",), 8, "Hopper"),
        Program("c.py", (), 1, "Ampere"),
        Program("d.ipynb", (), 1, "any"),
    ]
    with pytest.raises(SystemExit, match="no programs"):
        programs(checkout / "a")


KERNEL = """
from cutlass import cute

@cute.kernel
def k(x: cute.Tensor):
    x[0] = 1.0

@cute.jit
def f(x: cute.Tensor):
    k(x).launch(grid=1, block=1)

import torch
x = torch.zeros(4)
f(cute.runtime.from_dlpack(x))
"""
ENDINGS = {
    "whole": (KERNEL, True, ""),
    "part": (KERNEL + "print(x.tolist()[0] > 1 or 2)\n", True, "ends at line 15: Tensor.item"),
    "raises": (KERNEL + "raise ValueError('no')\n", False, "E0002: ValueError: no"),
    "missing": ("from cutlass.nowhere import x\n" + KERNEL, False, "E0109: ModuleNotFoundError: No module named"),
}


@pytest.mark.tools
@pytest.mark.parametrize("name", ENDINGS)
def test_a_rehearsal_is_told(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, followed, cause = ENDINGS[name]
    file = tmp_path / BELOW / f"{name}.py"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(public_page.DOCS.parent))
    (program,) = programs(tmp_path)
    found = public_coverage.rehearse(program, argparse.Namespace(checkout=tmp_path, seconds=100, logs=None))
    assert found.followed == followed and found.cause.startswith(cause)
    assert found.functions == (name != "missing") * (name != "raises")


def test_a_run_that_ends_as_it_should(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / BELOW / "fails.py"
    file.parent.mkdir(parents=True)
    file.write_text("if __name__ == '__main__':\n    raise ValueError('no')\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(public_page.DOCS.parent))
    monkeypatch.setattr(public_coverage, "_gpu", lambda: "H200")
    options = argparse.Namespace(checkout=tmp_path, seconds=100, logs=tmp_path / "logs", gpus=1)
    (program,) = programs(tmp_path)
    found = public_coverage.run(program, options)
    assert not found.passed and found.cause == "E0002: ValueError: no"
    assert "ValueError: no" in (tmp_path / "logs/fails.py.txt").read_text(encoding="utf-8")
    monkeypatch.setattr(public_coverage, "ERRORS", {"fails.py": "E0002"})
    assert public_coverage.run(program, options).passed


def test_results_are_kept_and_counted(tmp_path: Path) -> None:
    file, program = tmp_path / "results.json", Program("x.py", ("--n", "1"), 1, "Hopper")
    compiled, ran = Compiled("sm_90a", 2, True, "", 1.5), Ran("H200", "2026-11-23", False, "ValueError: no", 2.0)
    results = {
        "x.py": Measured(program).renewed(program, compiled).renewed(program, ran),
        "y.py": Measured(Program("y.py", (), 1, "any"), Compiled("sm_90a", 0, False, "E0109: a|b", 0.1)),
        "z.py": Measured(Program("z.py", (), 1, "Blackwell")),
    }
    public_page.save(results, file)
    assert public_page.load(file) == results
    page = public_page.rewritten("a\n<!-- coverage -->\n<!-- end of coverage -->\nb\n", results)
    assert "| all that Hopper can run | 2 | 1 | 0 |" in page and "| E0109: a\\|b | 1 |" in page
    assert "| `x.py` | Hopper | 2 functions | failed, H200, 2026-11-23 | ValueError: no |" in page
    assert "| `y.py` | any | no |  | E0109: a\\|b |" in page and "| `z.py` | Blackwell |  |  |  |" in page
    assert public_page.rewritten(page, results) == page
