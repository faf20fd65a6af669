"""Sums of a product are contracted only where no product stays beside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kernel_kit import Kernel

import cutec
from cutec import cute
from cutec.ir.attrs import IntArray, Raw
from cutec.ir.core import Value
from cutec.ir.types import F32, ptr, vector
from cutec.lowering.contraction import round_kept_products

CONTRACT = Raw("#arith.fastmath<contract>")


def arithmetic(k: Kernel, name: str, a: Value, b: Value) -> Value:
    return k.op(f"arith.{name}", a, b, to=a.type, fastmath=CONTRACT)


def may_be_contracted(*readers: str, width: int = 1) -> bool:
    """Whether a product keeps its flag that these operations read; `width`: all of a vector."""
    k = Kernel(ptr(1))
    ty = vector(width, F32) if width > 1 else F32
    x = k.load(k.args[0], ty)
    product = arithmetic(k, "mulf", x, x)
    for name in readers:
        if name == "store":
            k.store(product, k.args[0])
        elif name == "negf":
            k.op("arith.negf", product, to=ty)
        elif name == "plain":
            k.op("arith.addf", product, x, to=ty)
        else:
            arithmetic(k, name, product, x)
    round_kept_products(k.function)
    return "fastmath" in product.owner.attrs


@pytest.mark.parametrize("width", [1, 4])
def test_a_product_that_only_sums_read_is_contracted(width: int) -> None:
    assert may_be_contracted("addf", width=width) and may_be_contracted("addf", "subf", width=width)


@pytest.mark.parametrize("other", ["store", "negf", "mulf", "plain"])
@pytest.mark.parametrize("width", [1, 4])
def test_a_product_that_stays_is_not(other: str, width: int) -> None:
    assert not may_be_contracted("subf", other, width=width)
    assert may_be_contracted(other, width=width)


def elements_may_be_contracted(summed: tuple[int, ...], stored: tuple[int, ...], whole: bool = False) -> bool:
    """The same of a vector whose elements at some positions are summed, at others stored; `whole`:
    a vector sum reads all.
    """
    k = Kernel(ptr(1))
    x = k.load(k.args[0], vector(4, F32))
    product = arithmetic(k, "mulf", x, x)
    one = k.load(k.args[0])

    def taken(i):
        return k.op("vector.extract", product, to=F32, static_position=IntArray((i,), 64))

    for i in summed:
        arithmetic(k, "addf", taken(i), one)
    for i in stored:
        k.store(taken(i), k.args[0])
    if whole:
        arithmetic(k, "addf", product, x)
    round_kept_products(k.function)
    return "fastmath" in product.owner.attrs


def test_elements_of_a_product_count_one_by_one() -> None:
    assert elements_may_be_contracted((0, 1), (2, 3))
    assert not elements_may_be_contracted((0, 1), (1,))
    assert not elements_may_be_contracted((), (1,), whole=True)


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    t = x[0] * x[1]
    rounded = cute.math.fma(t, 1.0, 12582912.0) - 12582912.0
    y[0] = (t - rounded) + cute.math.fma(x[0], x[1], -t)
    y[1] = x[2] * x[3] + x[4]


@cute.jit
def entry(x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=1, block=1)


@pytest.mark.tools
def test_what_a_product_rounds_is_added_once(tmp_path: Path) -> None:
    """A product's fraction, in two floats: `t - rounded` has to read the product that `fma`
    compares with the exact one.
    """
    tensor = cute.runtime.make_fake_compact_tensor(cutec.Float32, (8,))
    cute.compile(entry, tensor, tensor, options=f"--gpu-arch sm_90a --keep-ptx --dump-dir {tmp_path}")
    (file,) = tmp_path.glob("*.ptx")
    found = re.findall(r"^\s(mul|add|sub|fma)\S*\.f32", file.read_text("utf-8"), re.MULTILINE)
    assert sorted(found) == ["add", "add", "add", "fma", "fma", "mul", "sub"]
