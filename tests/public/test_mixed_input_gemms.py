"""Public GEMMs of Blackwell whose A is narrower than B, unmodified, on the interpreter against
NumPy: A is converted (and scaled) on the way to tensor memory or to shared memory.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from examples_kit import ROOT, needs_examples

import cutec
from cutec import cute
from cutec.driver.kernel_file.load import loaded
from cutec.testing import simulate

EXAMPLES = Path(ROOT) / "examples/python/CuTeDSL"
FOLDER = "cute/blackwell/kernel/mixed_input_gemm"
BF16 = ml_dtypes.bfloat16


def packed(matrix: np.ndarray) -> np.ndarray:
    """Elements of four bits, two in a byte, along the last dimension."""
    codes = matrix.astype(np.int8).view(np.uint8) & 15
    return codes[..., 0::2] | codes[..., 1::2] << 4


def compare(
    file: str, kernel: Any, a_kind: Any, k_major: bool, granularity: int, extents: tuple[int, int, int], groups: Any
) -> None:
    """Run a kernel, and compare C with the product. `groups`: where the groups begin along N, and
    the end; each has an A of its own. None: no groups.
    """
    (m, n, k), count = extents, 1 if groups is None else len(groups) - 1
    rng = np.random.default_rng(0)
    a = rng.integers(-7, 8, (count, m, k)).astype(np.int8)
    scales = rng.choice([0.5, 1, 2], (count, k // granularity, m)).astype(BF16) if granularity else None
    b, c = rng.integers(-3, 4, (n, k)).astype(BF16), np.zeros((m, n), np.float32)
    stored = a if k_major else np.ascontiguousarray(a.transpose(0, 2, 1))
    stored = packed(stored) if a_kind is cutec.Int4 else stored
    order = (k, 1, m * k) if k_major else (1, m, m * k)

    @cute.jit
    def run(a: cute.Tensor, s: cute.Tensor, b: cute.Tensor, where: cute.Tensor, c: cute.Tensor):
        elements = cute.make_ptr(a_kind, a.iterator, cute.AddressSpace.gmem, assumed_align=32)
        whole_a = cute.make_tensor(elements, cute.make_layout((m, k, count), stride=order))
        steps = k // max(granularity, 1)
        whole_s = cute.make_tensor(s.iterator, cute.make_layout((m, steps, count), stride=(1, m, m * steps)))
        whole_b = cute.make_tensor(b.iterator, cute.make_layout((n, k, 1), stride=(k, 1, n * k)))
        whole_c = cute.make_tensor(c.iterator, cute.make_layout((m, n, 1), stride=(n, 1, m * n)))
        more = () if groups is None else (where,)
        kernel(whole_a, whole_s if granularity else None, whole_b, *more, whole_c, 2, None)

    where = np.array([0] if groups is None else groups, np.int32)
    held = np.zeros(1, BF16) if scales is None else scales
    simulate(run, stored, held, b, where, c, arch="sm_100a", check_hazards=False)  # docs/hazards.md has them
    exact = a.astype(np.float64)
    if scales is not None:
        exact *= np.repeat(scales.astype(np.float64).transpose(0, 2, 1), granularity, 2)
    for group in range(count):
        columns = slice(None) if groups is None else slice(groups[group], groups[group + 1])
        assert (c[:, columns] == (exact[group] @ b[columns].T.astype(np.float64)).astype(np.float32)).all(), file


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(
    ("a_kind", "k_major", "granularity", "tile", "pair", "extents", "tma"),
    [
        (cutec.Int8, True, 0, (128, 64, 64), False, (128, 128, 192), False),
        (cutec.Int8, False, 0, (128, 64, 64), False, (256, 64, 128), True),
        (cutec.Int8, True, 0, (64, 64, 64), False, (64, 64, 128), True),
        (cutec.Int4, True, 128, (256, 64, 128), True, (256, 64, 256), True),
        (cutec.Int4, True, 128, (128, 64, 128), True, (128, 64, 256), True),
        (cutec.Int4, False, 256, (128, 64, 128), False, (128, 64, 512), True),
    ],
)
def test_batched(
    a_kind: Any,
    k_major: bool,
    granularity: int,
    tile: tuple[int, int, int],
    pair: bool,
    extents: tuple[int, int, int],
    tma: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    with loaded(str(EXAMPLES / FOLDER / "mixed_input_gemm.py")) as program:
        kernel = program.module.MixedInputGemmKernel(
            1 if granularity else 0, granularity, cutec.Float32, pair, tile, (2 if pair else 1, 1), tma, False
        )
        compare("mixed_input_gemm", kernel, a_kind, k_major, granularity, extents, None)


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "name", "granularity", "tile"),
    [
        ("grouped_mixed_input_gemm", "GroupedMixedInputGemmKernel", 128, (128, 64, 128)),
        ("grouped_mixed_input_gemm_acc_scale", "GroupedMixedInputGemmAccScaleKernel", 256, (128, 32, 128)),
    ],
)
def test_grouped(
    file: str, name: str, granularity: int, tile: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    with loaded(str(EXAMPLES / FOLDER / f"{file}.py")) as program:
        kernel = getattr(program.module, name)(1, granularity, cutec.Float32, False, tile, (1, 1), 3, False)
        compare(file, kernel, cutec.Int4, True, granularity, (128, 96, 512), [0, 40, 40, 96])
