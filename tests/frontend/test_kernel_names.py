"""Names of kernels: profilers tell the exports of one function apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.frontend.kernels.trace import trace

KERNELS = """
import cutec
from cutec import cute

@cute.kernel
def first(x: cute.Tensor, step: cutec.Constexpr):
    x[cute.arch.thread_idx()[0]] = step

@cute.kernel
def second(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] += 1

@cute.jit
def both(x: cute.Tensor, steps: cutec.Constexpr = (1,)):
    for step in cutec.range_constexpr(len(steps)):
        first(x, steps[step]).launch(grid=1, block=32)
    second(x).launch(grid=1, block=32)

@cute.jit
def plain(x: cute.Tensor):
    second(x).launch(grid=1, block=32)

@cute.jit
def body(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] = 1
"""
EXPORTS = """
cutec.export(both, ["$dtype[32]"], variants={"dtype": ["f32", "i32"], "steps": [(1, 1), (1, 2)]})
cutec.export(both, ["f16[32]"], name="half")
cutec.export(both, ["f64[32]"], name="both")
cutec.export(plain, ["f32[32]"], name="other")
second.set_name_prefix("mine")
cutec.export(body, ["$dtype[32]"], variants={"dtype": ["f32", "i32"]}, launch={"grid": 1, "block": 32})
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "k.py").write_text(KERNELS + EXPORTS)
    return str(tmp_path / "k.py")


def kernels(file: str, entry: str | None = None) -> dict[str, list[str]]:
    """The kernels of each export, by name."""
    traced = {e.name: trace(e, "sm_90a").module for e in list_exports(BuildOptions(file, entry=entry))}
    return {
        name: [op.attrs["sym_name"] for op in module.walk() if op.name == "gpu.func"] for name, module in traced.items()
    }


def test_each_export_of_a_function_has_its_own(file: str) -> None:
    assert kernels(file) == {
        "both_f32_steps1x1": ["first_f32_steps1x1", "mine_second_f32_steps1x1"],
        "both_f32_steps1x2": ["first_f32_steps1x2", "first_f32_steps1x2_1", "mine_second_f32_steps1x2"],
        "both_i32_steps1x1": ["first_i32_steps1x1", "mine_second_i32_steps1x1"],
        "both_i32_steps1x2": ["first_i32_steps1x2", "first_i32_steps1x2_1", "mine_second_i32_steps1x2"],
        "half": ["first_half", "mine_second_half"],
        "both": ["first", "mine_second"],
        "other": ["mine_second"],
        "body_f32": ["body_f32"],
        "body_i32": ["body_i32"],
    }


def test_names_do_not_depend_on_what_is_built(file: str) -> None:
    assert kernels(file, "both_i32_steps1x1") == {
        "both_i32_steps1x1": ["first_i32_steps1x1", "mine_second_i32_steps1x1"]
    }


def test_names_are_those_of_ptx(tmp_path: Path) -> None:
    text = KERNELS.replace("def first", "def größe").replace(" first(", " größe(")
    export = 'cutec.export(both, ["f32[32]"], variants={"steps": [("é", "è")]}, name="b")\n'
    (tmp_path / "k.py").write_text(text.replace("= step", "= 1") + export, encoding="utf-8")
    assert kernels(str(tmp_path / "k.py")) == {"b_steps_x_": ["gr__e", "second"]}


def test_classes_that_share_a_method_are_told_apart(tmp_path: Path) -> None:
    text = """
class Op:
    @cute.jit
    def __call__(self, x: cute.Tensor):
        second(x).launch(grid=1, block=32)

class Other(Op):
    pass

cutec.export(Op(), ["f32[32]"])
cutec.export(Other(), ["f32[32]"])
"""
    (tmp_path / "k.py").write_text(KERNELS + text)
    assert kernels(str(tmp_path / "k.py")) == {"op": ["second_op"], "other": ["second_other"]}
