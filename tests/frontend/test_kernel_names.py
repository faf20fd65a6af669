"""Names of kernels: profilers tell the exports of one function apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.frontend.core.kernel_naming import KernelNaming
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
THIRD = """
@cute.kernel
def third_kernel(x: cute.Tensor):
    x[0] = 1

third_kernel.__name__ = "third"
third = lambda x: third_kernel(x).launch(grid=1, block=32)
"""
WAYS = """
@cute.jit
def through(x):
    second(x).launch(grid=1, block=32)

class Holder:
    @staticmethod
    @cute.jit
    def static(x):
        through(x)

    @cute.jit
    def __call__(self, x):
        self.method(x)

    @cute.jit
    def method(self, x):
        through(x)

HOLDER = Holder()
cutec.export(plain, ["f32[32]"])
cutec.export(body, ["f32[32]"])
"""
METHODS = """
class Left:
    @cute.kernel
    def kernel(self, x: cute.Tensor):
        x[0] = 1

    @cute.jit
    def __call__(self, x: cute.Tensor):
        self.kernel(x).launch(grid=1, block=32)

class Right(Left):
    @cute.kernel
    def kernel(self, x: cute.Tensor):
        x[0] = 2

cutec.export(Left(), ["f32[32]"])
cutec.export(Right(), ["f32[32]"])
cutec.export(plain, ["f32[32]"])
cutec.export(second, ["f32[32]"], launch={"grid": 1, "block": 32})
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
        "both_f32_steps1x1": ["first_both_f32_steps1x1", "mine_second_both_f32_steps1x1"],
        "both_f32_steps1x2": ["first_both_f32_steps1x2", "first_both_f32_steps1x2_1", "mine_second_both_f32_steps1x2"],
        "both_i32_steps1x1": ["first_both_i32_steps1x1", "mine_second_both_i32_steps1x1"],
        "both_i32_steps1x2": ["first_both_i32_steps1x2", "first_both_i32_steps1x2_1", "mine_second_both_i32_steps1x2"],
        "half": ["first_half", "mine_second_half"],
        "both": ["first_both", "mine_second_both"],
        "other": ["mine_second_other"],
        "body_f32": ["body_f32"],
        "body_i32": ["body_i32"],
    }


def test_names_do_not_depend_on_what_is_built(file: str) -> None:
    assert kernels(file, "other") == {"other": ["mine_second_other"]}


def test_variants_of_one_entry_say_what_varies(tmp_path: Path) -> None:
    export = 'cutec.export(both, ["$dtype[32]"], variants={"dtype": ["f32", "i32"]})\ncutec.export(body, ["f32[32]"])\n'
    (tmp_path / "k.py").write_text(
        KERNELS.replace("    x[cute.arch.thread_idx()[0]] = 1\n", "    third(x)\n") + THIRD + export
    )
    assert kernels(str(tmp_path / "k.py")) == {
        "both_f32": ["first_f32", "second_f32"],
        "both_i32": ["first_i32", "second_i32"],
        "body": ["third"],
    }


@pytest.mark.parametrize(
    "way",
    ["second(x).launch(grid=1, block=32)", "through(x)", "Holder.static(x)", "Holder().method(x)", "HOLDER(x)"],
)
def test_entries_that_launch_one_kernel_are_told_apart(way: str, tmp_path: Path) -> None:
    text = KERNELS.replace("    x[cute.arch.thread_idx()[0]] = 1\n", f"    {way}\n") + WAYS
    (tmp_path / "k.py").write_text(text)
    assert kernels(str(tmp_path / "k.py")) == {"plain": ["second_plain"], "body": ["second_body"]}


def test_the_kernel_of_an_entry_has_its_name_alone(tmp_path: Path) -> None:
    text = KERNELS.replace("second", "plain_kernel") + EXPORTS.partition("plain_kernel")[0].partition("second.")[0]
    (tmp_path / "k.py").write_text(text.replace('name="other"', ""))
    found = kernels(str(tmp_path / "k.py"))
    assert found["plain"] == ["plain_kernel"] and found["half"] == ["first_half", "plain_kernel_half"]


def test_kernels_of_one_name_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "k.py").write_text(KERNELS + METHODS)
    assert kernels(str(tmp_path / "k.py")) == {
        "left": ["kernel_left"],
        "right": ["kernel_right"],
        "plain": ["second_plain"],
        "second": ["second"],
    }


def test_long_names_are_cut_and_stay_apart() -> None:
    long, other = (KernelNaming("entry", f"_{'x' * 100}_{last}").symbol("kernel") for last in "ab")
    assert long != other and len(long) == len(other) == 64 and long.startswith("kernel_entry_xxx")
    assert KernelNaming("gemm", "_f16").symbol("gemm_kernel") == "gemm_kernel_f16"
    assert KernelNaming().symbol("k" * 100) == "k" * 100


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


def test_a_parameter_may_be_called_self(tmp_path: Path) -> None:
    text = """
import cutec
from cutec import cute

@cute.kernel
def kernel(self: cute.Tensor, args: cutec.Int32):
    self[0] = args

@cute.jit
def host(self: cute.Tensor, args: cutec.Int32):
    kernel(self=self, args=args).launch(grid=1, block=32)

cutec.export(host, args=["out i32[n]", "i32"])
"""
    (tmp_path / "k.py").write_text(text)
    (export,) = list_exports(BuildOptions(str(tmp_path / "k.py")))
    assert [p.name for p in trace(export, "sm_90a").signature.params] == ["self", "args"]
