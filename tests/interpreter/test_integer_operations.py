"""Integer arithmetic against Python's integers."""

import itertools

import numpy as np
import pytest
from one_operation import apply

from cutec.ir.attrs import Typed
from cutec.ir.types import I1, I8, I16, I32, I64, VectorType, integer

WIDTHS = (8, 16, 32, 64)


def signed(value: int, width: int) -> int:
    return (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)


def unsigned(value: int, width: int) -> int:
    return value % (1 << width)


def samples(width: int) -> list[tuple[int, int]]:
    top = 1 << width - 1
    few = [0, 1, 2, 3, 7, -1, -2, -5, top - 1, -top, -top + 1, top // 3, width - 1, width, -width, 100]
    return [(signed(a, width), signed(b, width)) for a, b in itertools.product(few, few)]


def truncated_division(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def shift_left(a: int, b: int, w: int) -> int:
    return a << unsigned(b, w) if unsigned(b, w) < w else 0


BINARY = {
    "addi": lambda a, b, w: a + b,
    "subi": lambda a, b, w: a - b,
    "muli": lambda a, b, w: a * b,
    "andi": lambda a, b, w: a & b,
    "ori": lambda a, b, w: a | b,
    "xori": lambda a, b, w: a ^ b,
    "shli": shift_left,
    "shrsi": lambda a, b, w: a >> min(unsigned(b, w), w - 1),
    "shrui": lambda a, b, w: unsigned(a, w) >> unsigned(b, w) if unsigned(b, w) < w else 0,
    "maxsi": lambda a, b, w: max(a, b),
    "minsi": lambda a, b, w: min(a, b),
    "maxui": lambda a, b, w: max(unsigned(a, w), unsigned(b, w)),
    "minui": lambda a, b, w: min(unsigned(a, w), unsigned(b, w)),
}
DIVISION = {
    "divsi": lambda a, b, w: truncated_division(a, b),
    "remsi": lambda a, b, w: a - b * truncated_division(a, b),
    "divui": lambda a, b, w: unsigned(a, w) // unsigned(b, w),
    "remui": lambda a, b, w: unsigned(a, w) % unsigned(b, w),
}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", [*BINARY, *DIVISION])
def test_binary(name, width):
    pairs = [(a, b if b or name in BINARY else 1) for a, b in samples(width)]
    a, b = zip(*pairs, strict=True)
    ty = integer(width)
    (got,) = apply(f"arith.{name}", [(a, ty), (b, ty)], [ty])
    oracle = (BINARY | DIVISION)[name]
    assert got.tolist() == [signed(oracle(x, y, width), width) for x, y in pairs]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["mulsi_extended", "mului_extended"])
def test_extended_product(name, width):
    pairs = samples(width)
    a, b = zip(*pairs, strict=True)
    ty = integer(width)
    low, high = apply(f"arith.{name}", [(a, ty), (b, ty)], [ty, ty])
    meaning = signed if "si" in name else unsigned
    products = [meaning(x, width) * meaning(y, width) for x, y in pairs]
    assert low.tolist() == [signed(p, width) for p in products]
    assert high.tolist() == [signed(p >> width, width) for p in products]


def test_booleans_are_integers_modulo_two():
    a, b = [False, False, True, True] * 8, [False, True, False, True] * 8
    for name, oracle in {
        "addi": np.logical_xor,
        "muli": np.logical_and,
        "xori": np.logical_xor,
        "maxui": np.logical_or,
        "maxsi": np.logical_and,
    }.items():
        (got,) = apply(f"arith.{name}", [(a, I1), (b, I1)], [I1])
        assert got.tolist() == oracle(a, b).tolist(), name


COMPARISONS = ["==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">="]


@pytest.mark.parametrize("predicate", range(10))
@pytest.mark.parametrize("ty", [I8, I64])
def test_comparison(predicate, ty):
    pairs = samples(ty.width)
    a, b = zip(*pairs, strict=True)
    (got,) = apply("arith.cmpi", [(a, ty), (b, ty)], [I1], predicate=Typed(predicate, I64))
    meaning = signed if predicate < 6 else unsigned
    assert got.tolist() == [
        eval(f"x {COMPARISONS[predicate]} y", {"x": meaning(x, ty.width), "y": meaning(y, ty.width)}) for x, y in pairs
    ]


@pytest.mark.parametrize("source, target", [(8, 32), (16, 64), (32, 64), (8, 16)])
def test_widening(source, target):
    values = [signed(v, source) for v in range(-(1 << source - 1), 1 << source - 1, max(1, 1 << source - 8))]
    (got,) = apply("arith.extsi", [(values, integer(source))], [integer(target)])
    assert got.tolist() == values
    (got,) = apply("arith.extui", [(values, integer(source))], [integer(target)])
    assert got.tolist() == [unsigned(v, source) for v in values]


def test_booleans_widen_to_one_or_minus_one():
    values = [True, False] * 16
    assert apply("arith.extui", [(values, I1)], [I32])[0].tolist() == [1, 0] * 16
    assert apply("arith.extsi", [(values, I1)], [I32])[0].tolist() == [-1, 0] * 16
    assert apply("arith.trunci", [([2, 3, -1, 4] * 8, I32)], [I1])[0].tolist() == [False, True, True, False] * 8


def test_narrowing_keeps_the_low_bits():
    values = [signed(v * 0x9E3779B97F4A7C15, 64) for v in range(64)]
    (got,) = apply("arith.trunci", [(values, I64)], [I16])
    assert got.tolist() == [signed(v, 16) for v in values]


def bit_oracles(width):
    text = f"0{width}b"

    def leading(a, w):
        return w - unsigned(a, w).bit_length()

    def trailing(a, w):
        return w if a == 0 else (a & -a).bit_length() - 1

    return {
        "ctpop": lambda a, w: unsigned(a, w).bit_count(),
        "ctlz": leading,
        "cttz": trailing,
        "bitreverse": lambda a, w: int(format(unsigned(a, w), text)[::-1], 2),
        "abs": lambda a, w: abs(a),
    }


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["ctpop", "ctlz", "cttz", "bitreverse", "abs"])
def test_bit_counting(name, width):
    values = [a for a, _ in samples(width)]
    (got,) = apply(f"llvm.intr.{name}", [(values, integer(width))], [integer(width)])
    assert got.tolist() == [signed(bit_oracles(width)[name](v, width), width) for v in values]


@pytest.mark.parametrize("name", ["fshl", "fshr"])
def test_funnel_shift(name):
    pairs = samples(32)
    a, b = zip(*pairs, strict=True)
    amounts = [n % 70 for n in range(len(pairs))]
    (got,) = apply(f"llvm.intr.{name}", [(a, I32), (b, I32), (amounts, I32)], [I32])

    def oracle(x, y, n):
        both = unsigned(x, 32) << 32 | unsigned(y, 32)
        n %= 32
        return signed((both << n) >> 32 if name == "fshl" else both >> n, 32)

    assert got.tolist() == [oracle(x, y, n) for x, y, n in zip(a, b, amounts, strict=True)]


def test_vectors_are_elementwise():
    rng = np.random.default_rng(0)
    a, b = rng.integers(-1000, 1000, (2, 64, 4), np.int32)
    ty = VectorType(4, I32)
    assert (apply("arith.muli", [(a, ty), (b, ty)], [ty])[0] == a * b).all()
    (less,) = apply("arith.cmpi", [(a, ty), (b, ty)], [VectorType(4, I1)], predicate=Typed(2, I64))
    assert (less == (a < b)).all()
    assert (
        apply("arith.select", [(less, VectorType(4, I1)), (a, ty), (b, ty)], [ty])[0] == np.where(a < b, a, b)
    ).all()
    choice = rng.integers(0, 2, 64).astype(bool)
    assert (apply("arith.select", [(choice, I1), (a, ty), (b, ty)], [ty])[0] == np.where(choice[:, None], a, b)).all()
