"""TMA copies of four rows of a matrix that are anywhere in it (`tile::gather4`, `tile::scatter4`):
on the interpreter against NumPy, by NVVM's operations in kernels, and what is refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rows import COLUMNS, WIDTH, moved

from cutec._mlir.dialects import nvvm
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate


@pytest.mark.parametrize(
    ("column", "index"),
    [
        (0, [5, 0, 11, 3, 1, 2, 9, 4]),
        (32, [5, 5, 5, 6, 0, 1, 2, 3]),
        (48, [-1, 12, 2, 1, 3, 5, -7, 12]),  # rows and columns outside: zeros, and nothing stored
    ],
)
def test_rows_from_anywhere_go_anywhere(column: int, index: list[int]):
    a = np.arange(12 * COLUMNS, dtype=np.float32).reshape(12, COLUMNS)
    b = np.full_like(a, -1)
    simulate(moved(column=column), a, b, np.array(index, np.int32), arch="sm_100a")
    expected = np.full_like(a, -1)
    for source, target in zip(index[:4], index[4:]):
        if 0 <= target < 12:
            expected[target, column : column + WIDTH] = a[source, column : column + WIDTH] if 0 <= source < 12 else 0
    np.testing.assert_array_equal(b, expected)


@pytest.mark.parametrize(
    ("how", "arch", "code", "words"),
    [
        ({"numbers": 3}, "sm_100a", "E0440", "4 coordinates of 4 rows"),
        ({"rows": 4}, "sm_100a", "E5015", "expected one row"),
        ({}, "sm_90a", "E0420", "sm_100"),
        ({"loads": nvvm.TMALoadMode.IM2COL}, "sm_100a", "E0440", "im2col offsets"),
    ],
)
def test_what_there_is_not(how: dict[str, Any], arch: str, code: str, words: str):
    a = np.zeros((12, COLUMNS), np.float32)
    with pytest.raises(CutecError, match=words) as caught:
        simulate(moved(**how), a, a.copy(), np.arange(8, dtype=np.int32), arch=arch)
    assert caught.value.code == code


FILE = Path(__file__).with_name("rows.py")


@pytest.mark.tools
def test_they_are_built(tmp_path: Path):
    product = perform(BuildOptions(str(FILE), output=str(tmp_path), emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_110f"]
    for stage in product.stages:
        text = stage.data.decode()
        assert "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4." in text
        assert "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4." in text


@pytest.mark.tools
@pytest.mark.parametrize("arch", ["sm_100", "sm_120a"])
def test_archs_without_scatters(arch: str, tmp_path: Path):
    with pytest.raises(CutecError, match="scatter of rows needs one of sm_100a") as caught:
        perform(BuildOptions(str(FILE), output=str(tmp_path), archs=(arch,)))
    assert caught.value.code == "E0420"
