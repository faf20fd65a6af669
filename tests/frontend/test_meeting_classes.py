"""The classes in which operands meet: those of the public DSL 4.8.1, for all pairs of its classes,
where its results compile.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from harness import Traced

import cutec
import cutec.cute as cute
from cutec.diag import CutecError
from cutec.frontend.numbers.number_class import by_short

# The class of `row + column`; `-` where there is none that computes.
PAIRS = """
         i1    i8    i16   i32   i64   i128  u8    u16   u32   u64   u128  f16   bf16  tf32  f32   f64   f8
i1       i1    i8    i16   i32   i64   i128  u8    u16   u32   u64   u128  f16   bf16  -     f32   f64   -
i8       i8    i8    i16   i32   i64   i128  u8    u16   u32   u64   u128  f16   bf16  -     f32   f64   -
i16      i16   i16   i16   i32   i64   i128  i16   u16   u32   u64   u128  f16   f16   -     f32   f64   f16
i32      i32   i32   i32   i32   i64   i128  i32   i32   u32   u64   u128  f32   f32   f32   f32   f64   f32
i64      i64   i64   i64   i64   i64   i128  i64   i64   i64   u64   u128  f64   f64   f64   f64   f64   f64
i128     i128  i128  i128  i128  i128  i128  i128  i128  i128  i128  u128  -     -     -     -     -     -
u8       u8    u8    i16   i32   i64   i128  u8    u16   u32   u64   u128  f16   bf16  -     f32   f64   -
u16      u16   u16   u16   i32   i64   i128  u16   u16   u32   u64   u128  f16   f16   -     f32   f64   f16
u32      u32   u32   u32   u32   i64   i128  u32   u32   u32   u64   u128  f32   f32   f32   f32   f64   f32
u64      u64   u64   u64   u64   u64   i128  u64   u64   u64   u64   u128  f64   f64   f64   f64   f64   f64
u128     u128  u128  u128  u128  u128  u128  u128  u128  u128  u128  u128  -     -     -     -     -     -
f16      f16   f16   f16   f32   f64   -     f16   f16   f32   f64   -     f16   f16   -     f32   f64   f16
bf16     bf16  bf16  f16   f32   f64   -     bf16  f16   f32   f64   -     f16   bf16  -     f32   f64   bf16
tf32     -     -     -     f32   f64   -     -     -     f32   f64   -     -     -     -     f32   f64   -
f32      f32   f32   f32   f32   f64   -     f32   f32   f32   f64   -     f32   f32   f32   f32   f64   f32
f64      f64   f64   f64   f64   f64   -     f64   f64   f64   f64   -     f64   f64   f64   f64   f64   f64
f8       -     -     f16   f32   f64   -     -     f16   f32   f64   -     f16   bf16  -     f32   f64   -
"""
_LINES = [line.split() for line in PAIRS.strip().splitlines()]
TABLE = {row: dict(zip(_LINES[0], cells, strict=True)) for row, *cells in _LINES[1:]}
EXACT = ("f8E4M3FN", "f8E5M2")  # each of them is "f8" in the table
CLASSES = [by_short(name) for name in (*_LINES[0][:-1], *EXACT)]
INTEGERS = [kind for kind in CLASSES if kind.is_integer]
# A Python number, and the class that it has beside an operator; True and False have the other's.
LITERALS = {2: "i32", -3: "i32", 2**31 - 1: "i32", 2**31: "i64", 2**40: "i64", 1.5: "f32", 1e30: "f32", True: ""}
ARITHMETIC = [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod]


def quotient(a: Any, b: Any) -> str:
    """The class of `a / b`: of integers Float32, to which those of 128 bits do not convert."""
    if a.is_integer and b.is_integer:
        return "-" if 128 in (a.width, b.width) else "f32"
    return meeting(a, b)


def known_meeting(a: Any, b: Any) -> str:
    """Known integers of 128 bits become Float64 beside floats."""
    wide_and_float = {a.width, b.width} & {128} and (a.is_float or b.is_float)
    return "f64" if wide_and_float else meeting(a, b)


def meeting(a: Any, b: Any) -> str:
    """The common class of two by the table."""
    rows = ["f8" if kind.short in EXACT else kind.short for kind in (a, b)]
    if rows == ["f8", "f8"]:
        return "-"
    return TABLE[rows[0]][rows[1]]


def pairs(kinds: list[Any] = CLASSES) -> Iterator[tuple[Any, Any]]:
    return ((a, b) for a in kinds for b in kinds)


def result(function: Callable[[Any, Any], Any], a: Any, b: Any) -> str:
    """The class of a function of two operands, `-` where it is refused."""
    try:
        found = function(a, b)
    except CutecError as refusal:
        assert refusal.code in ("E0201", "E0203", "E0208"), refusal
        return "-"
    return (found.dtype if isinstance(found, cute.TensorSSA) else type(found)).short


def values(i: Any, f: Any) -> dict[Any, Any]:
    """A number of each class that a run computes."""
    return {kind: (f if kind.is_float else i).to(kind) for kind in CLASSES}


def traced(check: Callable[[dict[Any, Any]], None]) -> None:
    """Check numbers of all classes that only a run knows."""
    Traced(lambda i, f: check(values(i, f)), [cutec.Int32, cutec.Float32])


def known() -> dict[Any, Any]:
    return {kind: kind(1) for kind in CLASSES}


def narrow() -> dict[Any, Any]:
    return {kind: number for kind, number in known().items() if kind.width < 128}


def tensors(numbers: dict[Any, Any]) -> dict[Any, Any]:
    return {kind: cute.full((4,), number, kind) for kind, number in numbers.items()}


def check_pairs(left: dict[Any, Any], right: dict[Any, Any], of: Callable[[Any, Any], str], ops: list[Any]) -> None:
    for op in ops:
        wrong = {
            (a.name, b.name): found
            for a, b in ((a, b) for a in left for b in right)
            if (found := result(op, left[a], right[b])) != of(a, b)
        }
        assert not wrong, op.__name__


@pytest.mark.parametrize("form", ["known", "of a run", "tensors", "tensor and number", "number and tensor"])
def test_arithmetic(form: str) -> None:
    def check(numbers: dict[Any, Any]) -> None:
        left = tensors(numbers) if form.startswith("tensor") else numbers
        right = tensors(numbers) if form.endswith(("tensor", "tensors")) else numbers
        if form == "of a run":
            check_pairs(left, narrow(), meeting, ARITHMETIC)
            check_pairs(narrow(), left, meeting, ARITHMETIC)
        check_pairs(left, right, meeting, ARITHMETIC)
        check_pairs(left, right, quotient, [operator.truediv])

    if form == "known":
        check_pairs(known(), known(), known_meeting, ARITHMETIC)
    else:
        traced(check)


def test_bits() -> None:
    bits = [operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift]

    def check(numbers: dict[Any, Any]) -> None:
        whole = {kind: numbers[kind] for kind in INTEGERS}
        for operands in (whole, tensors(whole)):
            check_pairs(operands, operands, meeting, bits)
        floats = {kind: numbers[kind] for kind in CLASSES if kind.is_float}
        for left, right in ((whole, floats), (floats, whole), (floats, floats)):
            check_pairs(left, right, lambda a, b: "-", bits)

    traced(check)


def test_comparisons() -> None:
    def check(numbers: dict[Any, Any]) -> None:
        for operands in (numbers, tensors(numbers)):
            check_pairs(
                operands,
                numbers,
                lambda a, b: "-" if meeting(a, b) == "-" else "i1",
                [operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge],
            )

    traced(check)


@pytest.mark.parametrize("number", LITERALS, ids=repr)
def test_python_numbers(number: Any) -> None:
    """True counts as Int32 beside a Boolean."""
    alone = by_short(LITERALS[number]) if LITERALS[number] else cutec.Boolean

    def check(numbers: dict[Any, Any]) -> None:
        for operands in (numbers, tensors(numbers)):
            for kind, operand in operands.items():
                is_count = operand is numbers[cutec.Boolean] and number is True
                expected = "i32" if is_count else meeting(kind, alone)
                for op in ARITHMETIC:
                    assert result(op, operand, number) == result(op, number, operand) == expected, kind

    traced(check)


def test_powers() -> None:
    """As products; of two integers the exponent is known."""

    def check(numbers: dict[Any, Any]) -> None:
        floats = {kind: number for kind, number in numbers.items() if kind.is_float}
        check_pairs(floats, numbers, meeting, [operator.pow])
        for kind, number in numbers.items():
            assert result(operator.pow, number, 2) == meeting(kind, cutec.Int32), kind

    traced(check)


def test_sums_of_booleans() -> None:
    """They are true where their values are not 0."""
    cases = [(a, b) for a in (0, 1) for b in (0, 1)]

    def function(x: Any, y: Any) -> Any:
        a, b = x != 0, y != 0
        return a + b, a - b, a * b, a << b, a >> b

    for x, y in cases:
        numbers = (x + y, x - y, x * y, x << y, x >> y)
        assert Traced(function, [cutec.Int32, cutec.Int32]).run(x, y) == tuple(n != 0 for n in numbers)
        assert tuple(v.python for v in function(cutec.Int32(x), cutec.Int32(y))) == tuple(n != 0 for n in numbers)
