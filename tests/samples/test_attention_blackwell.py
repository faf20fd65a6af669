"""attention_blackwell: right for both head dimensions, all masks and types at sizes that no tile
divides; rows that see nothing, sequences that are empty, NaN and infinities; no findings in any
order of threads and of the tensor core.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from attention_kit import (
    SHAPES,
    check_empty,
    check_growing,
    check_heads_before_rows,
    check_many_packed,
    check_nan_and_infinity,
    check_packed,
    close,
    computed,
    operands,
    packed,
)
from sample_kit import FOLDER, lowered

from cutec.artifact.host import compile_program
from cutec.driver.kernel_file.load import loaded
from cutec.driver.run.on_cpu import Cpu
from cutec.interpreter.machine.device import Device, Options
from cutec.runtime.arrays import make_tensor
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView

pytestmark = pytest.mark.slow

NO_END = 2**31 - 1
FURTHER = {"arch": "sm_100a", "blocks": 2}


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(FOLDER / "attention_blackwell.py")) as kernel:
        yield kernel.module


@pytest.mark.parametrize("shape", [*SHAPES, (1, 300, 300, 3, 3)], ids=str)
@pytest.mark.parametrize(("dtype", "depth", "mask"), [("f16", 64, "full"), ("bf16", 128, "causal")])
def test_attention(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    qkv = operands(dtype, depth, shape)
    want = {"full": sample.full_reference, "causal": sample.causal_reference}[mask](*qkv, 0.1)
    close(dtype, computed(sample, dtype, qkv, mask, **FURTHER), want)


@pytest.mark.parametrize("window", [(0, 0), (40, 3), (7, NO_END), (NO_END, 1)])
def test_windows(sample: Any, window: tuple[int, int]) -> None:
    """Of 260 rows: some of the second tile are in a window that the first half does not see."""
    qkv = operands("bf16", 64, (1, 260, 300, 1, 1))
    got = computed(sample, "bf16", qkv, "window", window=(*window, None), **FURTHER)
    close("bf16", got, sample.window_reference(*qkv, 0.1, *window))


@pytest.mark.parametrize(("cap", "window"), [(0.5, (40, 3)), (30.0, (NO_END, NO_END))])
def test_caps(sample: Any, cap: float, window: tuple[int, int]) -> None:
    qkv = operands("bf16", 128, (1, 100, 300, 2, 1))
    got = computed(sample, "bf16", qkv, "window", window=(*window, cap), **FURTHER)
    close("bf16", got, sample.window_reference(*qkv, 0.1, *window, cap))


def test_a_window_or_cap_that_cannot_be_is_named(sample: Any) -> None:
    qkv = operands("f16", 64, (1, 8, 8, 1, 1))
    for window, said in (((-1, 3, None), "none is negative"), ((1, 3, -2.0), "a cap of scores is positive")):
        with pytest.raises(Exception, match=said):
            computed(sample, "f16", qkv, "window", window=window, **FURTHER)


def test_tiles_of_one_block_of_columns_follow_each_other(sample: Any) -> None:
    """What softmax tells the correction of a tile is read before that of the next one comes."""
    qkv = operands("f16", 64, (1, 300, 100, 5, 1))
    got = computed(sample, "f16", qkv, "full", arch="sm_100a", blocks=1)
    close("f16", got, sample.full_reference(*qkv, 0.1))


def test_heads_before_rows(sample: Any) -> None:
    check_heads_before_rows(sample, **FURTHER)


def test_empty_sequences(sample: Any) -> None:
    check_empty(sample, **FURTHER)


def test_scores_that_grow(sample: Any) -> None:
    check_growing(sample, **FURTHER)


def test_nan_and_infinity_reach_what_they_reach_in_the_reference(sample: Any) -> None:
    check_nan_and_infinity(sample, **FURTHER)


@pytest.mark.parametrize(("dtype", "depth"), [("f16", 64), ("bf16", 128)])
def test_packed_sequences(sample: Any, dtype: str, depth: int) -> None:
    check_packed(sample, dtype, depth, arch="sm_100a", blocks=3)


def test_many_packed_sequences(sample: Any) -> None:
    check_many_packed(sample, heads=1, arch="sm_100a", blocks=7)


@pytest.mark.parametrize(
    ("starts_q", "starts_k", "longest", "said"),
    [
        ([0, 15, 10, 20], [0, 5, 10, 20], 15, "each sequence begins where"),
        ([0, 5, 15, 20], [0, 5, 10, 21], 15, "sequences lie in what is packed"),
    ],
)
def test_sequences_that_cannot_be_are_named(sample: Any, starts_q, starts_k, longest: int, said: str) -> None:
    with pytest.raises(Exception, match=said):
        packed(sample, starts_q, starts_k, longest, enable_assertions=True, arch="sm_100a")


def test_sequences_beyond_what_is_packed_are_cut(sample: Any) -> None:
    """The interpreter tells of any access outside of O and L."""
    close("f16", *packed(sample, [-100, 4, 500], [0, 9, 20], 200, arch="sm_100a"))
    close("f16", *packed(sample, [0, 9, 20], [0, 7, 500], 20, arch="sm_100a"))


def test_packed_sequences_have_no_window(sample: Any) -> None:
    with pytest.raises(AssertionError, match="not window"):
        packed(sample, [0, 9], [0, 9], 9, arch="sm_100a", mask="window")


@pytest.mark.parametrize(
    ("shape", "depth", "mask", "scale", "said"),
    [
        ((1, 8, 8, 3, 2), 64, "full", 0.1, "as many heads of Q share each"),
        ((1, 8, 8, 1, 1), 80, "full", 0.1, "D is 64 or 128, not 80"),
        ((1, 8, 8, 1, 1), 64, "full", -0.1, "scores keep their order"),
        ((1, 8, 8, 2, 0), 64, "full", 0.1, "at least one head"),
        ((1, 8, 8, 1, 1), 64, "diagonal", 0.1, "mask is full, causal or window, not diagonal"),
        ((1, 8, 8, 1, 1), 64, "window", 0.1, "a window has a width"),
    ],
)
def test_what_does_not_fit_is_named(sample: Any, shape, depth: int, mask: str, scale: float, said: str) -> None:
    with pytest.raises(Exception, match=said):
        computed(sample, "f16", operands("f16", depth, shape), mask, scale, **FURTHER)


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_nothing_is_found(seed: int | None) -> None:
    """With the hazard checker, in any order: two tiles, each of several blocks of columns."""
    it = lowered("attention_blackwell", "attention_causal_f16_depth64")
    device, rng = Device(it.device, Options(hazards=True, seed=seed)), np.random.default_rng(0)
    extents = {"b": 1, "s": 300, "h": 1, "t": 200, "g": 1}
    values: list[Any] = []
    for param in it.signature.tensors:
        tensor = make_tensor(param, extents)
        tensor.array[...] = rng.standard_normal(tensor.array.shape)
        pointer = device.buffer(tensor.array, param.name, initialized=param.role != "out", kind=param.dtype)
        values.append(TensorView(pointer.address, tensor.array.shape, tensor.stride, param.dtype, 0))
    leaves, _, _ = check_arguments(it.signature, [*values, 0.1], None, 0)
    for launch in compile_program(it.program, Cpu())(leaves):
        device.launch(launch.kernel, launch.grid, launch.block, launch.args, launch.cluster, launch.smem)
    assert not device.hazards
    assert {cost.code for cost in device.costs} <= {"W5050", "W5051"}
