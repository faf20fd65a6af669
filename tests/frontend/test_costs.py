"""The cost of Python's semantics in instructions: none where signs are known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit

pytestmark = pytest.mark.tools
FILE = Path(__file__).parent / "cost_kernels.py"
MOVES = ("ld", "st", "mov", "cvta", "ret", "bar")


@pytest.fixture(scope="module")
def instructions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The instructions of each export that compute something."""
    cache = tmp_path_factory.mktemp("cache")
    product = perform(
        BuildOptions(str(FILE), archs=("sm_90a",), output="out", emits=(Emit("ptx"),), cache_dir=str(cache))
    )
    found = {
        stage.export: re.findall(r"^\s+(?:@!?%p\d+ )?([a-z][\w.]+)\s", stage.data.decode(), re.M)
        for stage in product.stages
    }
    return {name: [i for i in all_ if i.partition(".")[0] not in MOVES] for name, all_ in found.items()}


@pytest.mark.parametrize("name", ["floordiv", "mod", "by_dynamic", "shift"])
def test_known_signs_cost_nothing(instructions, name):
    assert sorted(instructions[name]) == sorted(instructions[f"{name}_plain"])


@pytest.mark.parametrize(
    ("name", "instruction"),
    [
        ("floordiv_power", "shr.s32"),
        ("mod_power", "and.b32"),
        ("shift_left", "shl.b32"),
        ("shift_unsigned", "shr.u32"),
        ("to_int", "cvt.rzi.s32.f32"),
    ],
)
def test_one_instruction(instructions, name, instruction):
    used = instructions[name]
    assert used.count(instruction) == 1
    address = {"mul.wide.u32", "mul.wide.s32", "add.s64", "shl.b64", "cvt.u64.u32", "cvt.s64.s32", "cvt.rn.f32.s32"}
    assert set(used) - address == {instruction}


def test_a_signed_shift_needs_a_minimum(instructions):
    assert instructions["shift_right"].count("min.u32") == instructions["shift_right"].count("shr.s32") == 1


def test_128_bits_divide(instructions):
    assert instructions["wide_division"]
