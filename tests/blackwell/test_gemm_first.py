"""A multiply of tiles by single instructions of sm_100, from Python: right on the interpreter,
built by the tools, refused for other archs. Its mutants: tests/hazards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from gemm_first import gemm

from cutec import cute
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate

pytestmark = pytest.mark.slow

FILE = Path(__file__).with_name("gemm_first.py")


@pytest.mark.parametrize(("m", "n", "k"), [(128, 256, 192), (256, 128, 64)])
@pytest.mark.parametrize("arch", ["sm_100a", "sm_103f"])
def test_it_multiplies(m: int, n: int, k: int, arch: str):
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, shape).astype(np.float16) for shape in ((m, k), (n, k)))
    c = np.zeros((m, n), np.float32)
    simulate(gemm, a, b, c, arch=arch)
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


@pytest.mark.tools
def test_it_is_built():
    product = perform(BuildOptions(str(FILE), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    for stage in product.stages:
        text = stage.data.decode()
        found = re.findall(r"^\s*(tcgen05\.\w+)", text, re.M)
        counts = {name: found.count(f"tcgen05.{name}") for name in ("alloc", "mma", "commit", "ld", "wait", "dealloc")}
        assert counts == {"alloc": 1, "mma": 4, "commit": 1, "ld": 1, "wait": 1, "dealloc": 1}
        # the registers of the load are read behind the wait alone
        loaded = set(re.findall(r"%r\d+", text[text.index("tcgen05.ld") :].partition("}")[0]))
        between = text[text.index("tcgen05.ld") :].partition("]")[2].partition("tcgen05.wait::ld")[0]
        assert len(loaded) == 128 and not loaded & set(re.findall(r"%r\d+", between))


def test_columns_of_an_arch():
    assert cute.arch.get_max_tmem_alloc_cols("sm_100") == 512
    assert cute.arch.get_min_tmem_alloc_cols("sm_103") == 32


@pytest.mark.parametrize("arch", ["sm_90a", "sm_120a", "sm_100"])
def test_other_archs_are_refused(arch: str):
    with pytest.raises(CutecError, match="tcgen05_alloc needs one of sm_100a") as caught:
        simulate(gemm, *[np.zeros((128, 128), t) for t in (np.float16, np.float16, np.float32)], arch=arch)
    assert caught.value.code == "E0420" and caught.value.place is not None


@pytest.mark.parametrize(
    ("call", "code", "words"),
    [
        (lambda a: a.tcgen05_dealloc(0, 513), "E0424", "513 columns"),
        (lambda a: a.tcgen05_ld(0, 3), "E0424", "3 registers of 32x32b"),
        (lambda a: a.tcgen05_ld(0, 2, "16x32bx2"), "E0424", "needs offset"),
        (lambda a: a.tcgen05_ld(0, 2, offset=4), "E0424", "has no offset"),
        (lambda a: a.tcgen05_ld(0, 2, "8x8"), "E0421", "'8x8'"),
        (lambda a: a.get_max_tmem_alloc_cols("sm_90"), "E0420", "sm_90 has no tensor memory"),
        (lambda a: a.tcgen05_fence("around"), "E0421", "'around'"),
        (lambda a: a.tcgen05_mma(0, 0, 0, 0, True, "f32"), "E0421", "'f32'"),
        (lambda a: a.tcgen05_instruction("f16", "bf16", "f32", 128, 128), "E0424", "not f16 and bf16"),
        (lambda a: a.tcgen05_instruction("f16", "f16", "f32", 192, 128), "E0424", "M is 64 or 128"),
    ],
)
def test_what_there_is_not(call: Callable, code: str, words: str):
    @cute.kernel
    def kernel():
        call(cute.arch)

    @cute.jit
    def host():
        kernel().launch(grid=1, block=128)

    with pytest.raises(CutecError, match=words) as caught:
        simulate(host, arch="sm_100a")
    assert caught.value.code == code
