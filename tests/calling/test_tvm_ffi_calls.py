"""Calls of functions that are compiled with `--enable-tvm-ffi`, on the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.runtime import from_dlpack, make_fake_compact_tensor, make_fake_stream
from cutec.diag import CutecError

F32 = np.float32
ONE = cutec.Float32(1)


@pytest.fixture(autouse=True)
def on_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, offset: cutec.Float32):
    i = cute.arch.block_idx()[0] * 32 + cute.arch.thread_idx()[0]
    if i < a.shape[0]:
        b[i] = a[i] + offset


@cute.jit
def add(a: cute.Tensor, b: cute.Tensor, offset: cutec.Float32 = ONE):
    add_kernel(a, b, offset).launch(grid=((a.shape[0] + 31) // 32, 1, 1), block=(32, 1, 1))


@cute.jit
def add_parts(parts: tuple[cute.Tensor, cute.Tensor, cutec.Float32], stream):
    a, b, offset = parts
    add_kernel(a, b, offset).launch(grid=((a.shape[0] + 31) // 32, 1, 1), block=(32, 1, 1), stream=stream)


@cute.jit
def add_more(a: cute.Tensor, b: cute.Tensor, extra: tuple):
    add_kernel(a, b, sum(extra, cutec.Float32(1))).launch(grid=((a.shape[0] + 31) // 32, 1, 1), block=(32, 1, 1))


class Fakes(NamedTuple):
    a: cute.Tensor
    b: cute.Tensor
    offset: cutec.Float32 = ONE

    def __new_from_mlir_values__(self, values: Any) -> Fakes:
        return Fakes(*values)


class Arrays(NamedTuple):
    a: np.ndarray
    b: np.ndarray
    offset: float = 1


@cute.jit
def add_named(value: Fakes):
    a = value.a
    grid = ((a.shape[0] + 31) // 32, 1, 1)
    add_kernel(a, value.b, value.offset).launch(grid=grid, block=(32, 1, 1))


def fakes(n: Any = None) -> tuple[Any, Any]:
    n = n or cute.sym_int(divisibility=2)
    fake = make_fake_compact_tensor(cutec.Float32, (n,), assumed_align=16)
    return fake, fake


def compiled(function: Any, *arguments: Any) -> Callable[..., Any]:
    return cute.compile(function, *arguments, options="--enable-tvm-ffi")


def arrays() -> tuple[np.ndarray, np.ndarray]:
    return np.arange(10, dtype=F32), np.zeros(10, F32)


@pytest.mark.parametrize(
    ("function", "given", "call", "offset"),
    [
        (add, lambda a, b: (a, b), lambda f, a, b: f(a, b), 1),
        (add, lambda a, b: (a, b), lambda f, a, b: f(a, b, offset=4), 4),
        (add, lambda a, b: (a, b), lambda f, a, b: f(b=b, a=a, offset=4.5), 4.5),
        (add, lambda a, b: (a, b), lambda f, a, b: f(from_dlpack(a, enable_tvm_ffi=True), b), 1),
        (add_parts, lambda a, b: ((a, b, 4.0), make_fake_stream()), lambda f, a, b: f((a, b, 5), None), 5),
        (add_parts, lambda a, b: ((a, b, 4.0), make_fake_stream()), lambda f, a, b: f([a, b, 5], 0), 5),
        (
            add_parts,
            lambda a, b: ((a, b, 4.0), make_fake_stream(use_tvm_ffi_env_stream=True)),
            lambda f, a, b: f((a, b, 5)),
            5,
        ),
        (add_more, lambda a, b: (a, b, ()), lambda f, a, b: f(a, b, ()), 1),
        (add_more, lambda a, b: (a, b, (4.0,)), lambda f, a, b: f(a, b, (4,)), 5),
        (add_named, lambda a, b: (Fakes(a, b),), lambda f, a, b: f(Arrays(a, b)), 1),
        (add_named, lambda a, b: (Fakes(a, b),), lambda f, a, b: f(Fakes(a, b, 2)), 2),
    ],
)
def test_calls(function: Any, given: Any, call: Any, offset: float) -> None:
    a, b = arrays()
    call(compiled(function, *given(*fakes())), a, b)
    assert (b == a + F32(offset)).all()


@pytest.mark.parametrize(
    ("kind", "code", "arguments"),
    [
        (TypeError, "E4020", lambda a, b: (a, 1)),
        (ValueError, "E4022", lambda a, b: (a, b[None])),
        (ValueError, "E4023", lambda a, b: (a, b[:8])),
        (ValueError, "E4026", lambda a, b: (a[:7], b[:7])),
        (ValueError, "E4029", lambda a, b: (a, b, "x")),
        (TypeError, "E0106", lambda a, b: (a,)),
        (TypeError, "E0106", lambda a, b: (a, b, 1.0, 2.0)),
    ],
)
def test_errors_are_pythons(kind: type[Exception], code: str, arguments: Any) -> None:
    f = compiled(add, *fakes())
    with pytest.raises(kind, match=f"^{code}: ") as found:
        f(*arguments(*arrays()))
    assert isinstance(found.value, CutecError) and type(found.value).__name__ == kind.__name__
    with pytest.raises(CutecError, match=f"^{code}: ") as plain:
        cute.compile(add, *fakes())(*arguments(*arrays()))
    assert not isinstance(plain.value, kind) and plain.value.message == found.value.message


def test_other_kinds_of_arguments() -> None:
    a, b = arrays()
    with pytest.raises(TypeError, match=r"^E4301: "):
        compiled(add_parts, ((*fakes(), 4.0)), make_fake_stream())((a, b), None)
    with pytest.raises(RuntimeError, match=r"^E4306: "):
        compiled(add, *fakes())(*fakes())
