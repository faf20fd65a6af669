"""The public grouped GEMM of Hopper, unmodified, on the interpreter: its tensors are known by
addresses in memory only, so no spec describes a run. And that of Blackwell with a bound for the
rows of each group.
"""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from examples_kit import OnInterpreter, needs_examples
from public_references import blockwise_product

from cutec.diag import CutecError

GROUPS = ((200, 136, 72), (128, 72, 64))  # five tiles of 128 x 128


@needs_examples
@pytest.mark.parametrize("export", ["grouped", "grouped_2x1"])
def test_multiplies_groups_of_their_own_sizes(export: str, tmp_path: Path) -> None:
    run = OnInterpreter("grouped_gemm", export, "sm_90a", tmp_path)
    random = np.random.default_rng(1)
    operands = [[random.integers(-2, 3, shape).astype(np.float16) for shape in ((m, k), (n, k))] for m, n, k in GROUPS]
    results = [np.zeros((m, n), np.float16) for m, n, _ in GROUPS]
    addresses = [[run.device.buffer(x, "x").address for x in (*pair, c)] for pair, c in zip(operands, results)]
    strides = [[(k, 1), (k, 1), (n, 1)] for _, n, k in GROUPS]
    first = np.zeros((1, 8, 8), np.float16).transpose(1, 2, 0)  # says what types and majors are
    run.launch(
        [
            *[run.tensor(first, "f16")] * 3,
            run.tensor(np.array([(*g, 1) for g in GROUPS], np.int32), "i32"),
            run.tensor(np.array(strides, np.int32), "i32"),
            run.tensor(np.array(addresses, np.int64), "i64"),
            run.tensor(np.zeros((4, 3, 16), np.int64), "i64"),
            None,
        ]
    )
    assert not run.device.hazards
    for (a, b), c in zip(operands, results):
        assert np.array_equal(c, (a.astype(np.float32) @ b.T.astype(np.float32)).astype(np.float16))


def masked(bounds: list[int], folder: Path) -> None:
    """Multiply two groups of 256 rows, of which those below a bound count."""
    run = OnInterpreter("masked_grouped_gemm", "gemm", "sm_100a", folder)
    m, n, k, groups = 256, 128, 256, 2
    rng = np.random.default_rng(0)

    def matrices(rows: int, columns: int, values: list[float]) -> np.ndarray:
        return rng.choice(values, (groups, rows, columns)).transpose(1, 2, 0)

    def placed(array: np.ndarray, kind: object) -> np.ndarray:
        return array.astype(kind, order="K")

    a, b = matrices(m, k, [-2, -1, 0, 1, 2]), matrices(n, k, [-2, -1, 0, 1, 2])
    of_a = matrices(k // 128, m, [0.5, 1, 2]).transpose(1, 0, 2)  # rows are contiguous
    of_b = matrices(n // 128, k // 128, [0.5, 1, 2])
    c = placed(matrices(m, n, [0]), ml_dtypes.bfloat16)
    run.launch(
        [
            *(run.tensor(placed(x, ml_dtypes.float8_e4m3fn), "f8E4M3FN") for x in (a, b)),
            run.tensor(c, "bf16"),
            *(run.tensor(placed(x, np.float32), "f32") for x in (of_a, of_b)),
            run.tensor(np.array(bounds, np.int32), "i32"),
            None,
        ]
    )
    assert not run.device.hazards
    wanted = blockwise_product(a, b, of_a, of_b).astype(ml_dtypes.bfloat16)
    for group, bound in enumerate(bounds[:groups]):
        assert np.array_equal(c[:bound, :, group], wanted[:bound, :, group])
    assert not c[128:, :, 1].any(), "no tile beyond the bound"


@needs_examples
@pytest.mark.slow
def test_multiplies_rows_up_to_a_bound(tmp_path: Path) -> None:
    """The program reads the bound behind the last group's; here there is one."""
    masked([256, 16, 0], tmp_path / "right")
    with pytest.raises(CutecError, match=r"E5001.*gidx_mapping|load of 4 bytes at x\[2\]"):
        masked([256, 16], tmp_path / "theirs")
