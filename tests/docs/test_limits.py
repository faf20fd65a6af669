"""The table of docs/limits.md: each code that it names is what such a kernel gets."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "limits.md"
KERNELS = {
    "E0103": "yield n",
    "E0504": "other(x).launch(grid=[1, 1, 1], block=[1, 1, 1])",
    "W0508": "return 1",
    "E0107": "x[i] = recursive(n)",
    "E0308": "items = []\n    for j in range(n):\n        items.append(j)",
    "E0302": "x[i] = [1.0, 2.0][n]",
    "E0312": "f = (lambda a: a) if n > 1 else (lambda a: a + 1)",
    "E0110": "x[i] = n * 1j",
    "E0203": "a = cutec.Float32(1.0).to(cutec.Float8E4M3FN)\n    x[i] = (a + a).to(cutec.Float32)",
    "E0208": "x[i] = cutec.Int128(n).to(cutec.Float32)",
    "W0410": "r = cute.make_rmem_tensor(8, cutec.Float32)\n    for j in range(n):\n        x[i] = r[j]",
    "W0411": "for j in cutec.range(n, vectorize=True):\n        x[i] = x[i] + j",
}
FILE = """\
import cutec
from cutec import cute


def recursive(n):
    return 1 if n < 1 else recursive(n - 1)


@cute.kernel
def other(x: cute.Tensor):
    x[0] = 1.0


@cute.kernel
def kernel(x: cute.Tensor, n: cutec.Int32):
    i = cute.arch.thread_idx()[0]
    {body}


@cute.jit
def function(x: cute.Tensor, n: cutec.Int32):
    kernel(x, n).launch(grid=[1, 1, 1], block=[32, 1, 1])


cutec.export(function, ["f32[m]", "i32"])
"""


def test_the_table_names_these_codes() -> None:
    table = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert set(re.findall(r"[EW]\d{4}", "".join(table))) == set(KERNELS)


@pytest.mark.parametrize("code", KERNELS)
def test_a_kernel_gets_the_code(code: str, here: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    (tmp_path / "k.py").write_text(FILE.replace("{body}", KERNELS[code]))
    status, _, err = here("dump", "mlir", "k.py", "--arch", "sm_90a")
    assert f"[{code}]" in err and status == (code[0] == "E"), err
