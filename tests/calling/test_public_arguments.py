"""Arguments as programs of the public DSL make them: symbols with arithmetic, named tuples that
implement the protocol of arguments by asking their parts.
"""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.base_dsl.typing import get_c_pointers, get_mlir_types
from cutec.calling.symbols import SymbolNames
from cutec.diag import CutecError


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("n * 4", "?{div=16}"),
        ("4 * n", "?{div=16}"),
        ("n * m", "?{i64 div=24}"),
        ("n // 2", "?{div=2}"),
        ("n // 8", "?"),
        ("m // n", "?{i64}"),
        ("n % 4", "0"),
        ("n % 6", "?{div=2}"),
        ("8 % n", "?{div=4}"),
    ],
)
def test_products_and_quotients_of_symbols(expression: str, text: str) -> None:
    names = {"n": cute.sym_int(divisibility=4), "m": cute.sym_int64(divisibility=6)}
    assert str(eval(expression, names)) == text


def test_an_expression_is_one_symbol() -> None:
    n, names = cute.sym_int(), SymbolNames()
    assert n * 1 is n and n // 1 is n and n * 4 is n * 4 and n * 4 is not n * 8
    spec = cute.runtime.make_fake_compact_tensor(cutec.Float32, (n, n * 4, n * 4)).spec(names, "x")
    extents = [str(extent) for extent in spec.shape]
    assert extents[1].partition("{")[0] == extents[2].partition("{")[0] != extents[0]


@pytest.mark.parametrize("wrong", ["n + 4", "n - n", "-n", "n * 1.5", "4 // n", "n < 4"])
def test_other_operators_are_refused_by_python(wrong: str) -> None:
    with pytest.raises(TypeError):
        eval(wrong, {"n": cute.sym_int()})


class Arguments(NamedTuple):
    source: Any  # a tensor
    factor: cutec.Float32
    add: Any = 3

    def __get_mlir_types__(self) -> list[Any]:
        return get_mlir_types(self.source) + get_mlir_types(self.factor)

    def __c_pointers__(self) -> list[Any]:
        return get_c_pointers(self.source) + get_c_pointers(self.factor)

    def __new_from_mlir_values__(self, values: Any) -> Arguments:
        source = cutec.new_from_mlir_values(self.source, values[:1])
        return Arguments(source, cutec.new_from_mlir_values(self.factor, values[1:]), self.add)


@cute.kernel
def scale(source: cute.Tensor, factor: cutec.Float32, target: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    target[tid] = source[tid] * factor


@cute.jit
def entry(given: Arguments, target: cute.Tensor):
    scale(given.source, given.factor + given.add, target).launch(grid=[1, 1, 1], block=[32, 1, 1])


@pytest.mark.usefixtures("on_cpu")
def test_a_named_tuple_that_asks_its_parts() -> None:
    x, y = np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    tensor = cute.runtime.from_dlpack(x)
    for factor, add in ((2.0, 3), (5.0, 3), (2.0, 4)):
        entry(Arguments(tensor, cutec.Float32(factor), add), y)
        assert (y == x * (factor + add)).all()


class Inner(NamedTuple):
    add: Any
    name: str = "unused"

    def __get_mlir_types__(self) -> list[Any]:
        return get_mlir_types(self.add)

    def __c_pointers__(self) -> list[Any]:
        return get_c_pointers(self.add)

    def __new_from_mlir_values__(self, values: Any) -> Inner:
        return Inner(cutec.new_from_mlir_values(self.add, values), self.name)


@cute.jit
def nested(given: Arguments, target: cute.Tensor):
    scale(given.source, given.factor + given.add.add, target).launch(grid=[1, 1, 1], block=[32, 1, 1])


class Nested(Arguments):
    def __get_mlir_types__(self) -> list[Any]:
        return get_mlir_types(tuple(self))

    def __c_pointers__(self) -> list[Any]:
        return get_c_pointers(tuple(self))

    def __new_from_mlir_values__(self, values: Any) -> Arguments:
        parts = [cutec.new_from_mlir_values(part, [value]) for part, value in zip(self, values)]
        return Nested(*parts)


@pytest.mark.usefixtures("on_cpu")
def test_calls_give_the_fields_of_a_named_tuple_in_any_form() -> None:
    """NumPy's arrays for tensors, numbers of Python for numbers, plain tuples, None for what was
    known when compiling.
    """
    x, y = np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    tensor = cute.runtime.from_dlpack(x)
    compiled = cute.compile(nested, Nested(tensor, cutec.Float32(1), Inner(cutec.Float32(1))), y)
    plain: Any = 2.5
    for given in (Nested(x, plain, (0.5, None)), (tensor, cutec.Float32(2.5), Inner(cutec.Float32(0.5)))):
        y[:] = 0
        compiled(given, y)
        assert (y == x * 3).all()
    for wrong in ((x, 2.5), 7, (x, 2.5, 7)):
        with pytest.raises(CutecError, match="given"):
            compiled(wrong, y)


def test_parts_of_arguments() -> None:
    given = (cutec.Int64(7), [True, 1.5], {"n": 3}, None)
    assert get_mlir_types(given) == [cutec.Int64, cutec.Boolean, cutec.Float32, cutec.Int32]
    pointers = get_c_pointers(given)
    assert [pointer.value for pointer in pointers] == [7, True, 1.5, 3]
    assert [type(pointer) for pointer in pointers] == [ctypes.c_int64, ctypes.c_bool, ctypes.c_float, ctypes.c_int32]
    for wrong in ("text", cutec.Float16(1)):
        with pytest.raises(CutecError, match="no part of an argument"):
            get_c_pointers(wrong)


class Many(NamedTuple):
    """Fields of all kinds; the protocol tells of those with values."""

    first: Any
    word: Any = "known"
    nothing: Any = None
    inner: Any = None

    def __get_mlir_types__(self) -> list[Any]:
        return get_mlir_types((self.first, self.inner))

    def __c_pointers__(self) -> list[Any]:
        return get_c_pointers((self.first, self.inner))

    def __new_from_mlir_values__(self, values: Any) -> Many:
        inner = cutec.new_from_mlir_values(self.inner, values[1:])
        return Many(cutec.new_from_mlir_values(self.first, values[:1]), self.word, self.nothing, inner)


class Empty(NamedTuple):
    """All fields are None for good."""

    one: Any = None
    two: Any = None

    def __get_mlir_types__(self) -> list[Any]:
        return []

    def __c_pointers__(self) -> list[Any]:
        return []

    def __new_from_mlir_values__(self, values: Any) -> Empty:
        return self


@pytest.mark.usefixtures("on_cpu")
def test_places_of_what_is_none_for_good() -> None:
    """In a call through TVM-FFI, whose tuples are taken apart."""

    @cute.jit
    def function(x: cute.Tensor, absent: Any, empty: Empty, given: Many, pair: Any):
        scale(x, given.first + given.inner.add, x).launch(grid=1, block=1)

    x = np.zeros(1, np.float32)
    given = Many(cutec.Float32(1), inner=Inner(cutec.Float32(2)))
    compiled = cute.compile(function, x, None, Empty(), given, (1, None))
    assert compiled.call_signature.absent() == [1, 2, 3, 5, 6, 8, 10]
    compiled(x, None, Empty(), given, (1, None))
    assert given.first.__tvm_ffi_float__() == 1.0 and cutec.Int32(7).__tvm_ffi_int__() == 7
