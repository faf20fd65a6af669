"""Names of kernels in calls: profilers tell compilations of one kernel apart."""

from __future__ import annotations

import operator
import os
import re
import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import call_kernels
import numpy as np
import pytest
from call_kernels import Scaler, Work

import cutec
from cutec import cute
from cutec.cute.runtime import from_dlpack

HERE = Path(__file__).parent
Mode = Enum("Mode", ["FAST", "EXACT"])
X, M = np.zeros(48, np.float32), np.zeros((6, 8), np.float16)


@cute.kernel
def kernel(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] = 1


@cute.jit
def fill(x: cute.Tensor, n: cutec.Constexpr = 1, how: cutec.Constexpr = None, *, dtype: cutec.Constexpr = cutec.Int8):
    kernel(x).launch(grid=1, block=32)


@cute.jit
def typed(x: cute.Tensor, dtype: cutec.Constexpr):
    kernel(x).launch(grid=1, block=32)


def kernel_of(compiled: Any) -> str:
    """The name of the one kernel of a compiled function, which all stages agree on."""
    names: list[str] = []
    compiled.walk(lambda op: names.append(op.attrs["sym_name"]) if op.name == "gpu.func" else None)
    (name,) = names
    assert re.findall(r"@kernels::@(\w+)", compiled.mlir()) == [name]
    return name


def name(function: Any, *args: Any, **kwargs: Any) -> str:
    return kernel_of(cute.compile(function, *args, **kwargs))


@pytest.mark.parametrize(
    ("expected", "function", "args"),
    [
        ("scale_kernel_f32", call_kernels.scale, (X, X, 2.0)),
        ("scale_kernel_f32", call_kernels.scale, (X[:9], X[:9], 3.0, 1)),
        ("scale_kernel_f32_times3", call_kernels.scale, (X, X, 2.0, 3)),
        ("scale_kernel_f16_f32", call_kernels.scale, (X.astype(np.float16), X, 2.0)),
        ("scale_kernel_f16_d1", call_kernels.scale, (M, M, 2.0)),
        ("scale_kernel_f16_1d_d1", call_kernels.scale, (np.asfortranarray(M), M, 2.0)),
        ("scale_kernel_f16_6x8", call_kernels.scale, (from_dlpack(M), from_dlpack(M), 2.0)),
        ("scale_kernel_f32_48", call_kernels.scale, (from_dlpack(X), from_dlpack(X), 2.0)),
        ("scale_kernel_scale_by_global_f32", call_kernels.scale_by_global, (X, X)),
        ("scale_kernel_optional_f32", call_kernels.optional, (X, X)),
        ("scale_kernel_optional_f32_factor", call_kernels.optional, (X, X, 2.0)),
        ("kernel_fill_f32", fill, (X,)),
        ("kernel_fill_f32_n_m2_how0_5", fill, (X, -2, 0.5)),
        ("kernel_fill_f32_n64x128_how_relu", fill, (X, (64, 128), "relu")),
        ("kernel_fill_f32_how_add", fill, (X, 1, operator.add)),
        ("kernel_fill_f32_how_FAST", fill, (X, 1, Mode.FAST)),
        ("kernel_typed_f32_bf16", typed, (X, cutec.BFloat16)),
    ],
)
def test_names_say_what_was_compiled_for(expected: str, function: Any, args: tuple[Any, ...], on_cpu) -> None:
    assert name(function, *args) == expected


def closure(value: int) -> Any:
    @cute.kernel
    def inner(x: cute.Tensor):
        x[cute.arch.thread_idx()[0]] = value

    @cute.jit
    def host(x: cute.Tensor):
        inner(x).launch(grid=1, block=32)

    return host


@cute.kernel
def apply_kernel(x: cute.Tensor, function: cutec.Constexpr):
    x[cute.arch.thread_idx()[0]] = function(x[cute.arch.thread_idx()[0]])


@cute.jit
def apply(x: cute.Tensor, function: cutec.Constexpr):
    apply_kernel(x, function).launch(grid=1, block=32)


def adder(value: int) -> Callable[[Any], Any]:
    return lambda a: a + value


def marked(divisibility: int) -> Any:
    return from_dlpack(M).mark_compact_shape_dynamic(mode=1, divisibility=divisibility)


@pytest.mark.parametrize(
    ("expected", "make"),
    [
        ("scale_kernel_scaler_f32", lambda i: (Scaler(2.0 + i), X, X)),
        ("scale_kernel_negated_f32", lambda i: (Scaler(2.0 + i).negated, X, X)),
        ("inner_host_f32", lambda i: (closure(3 + i), X)),
        ("apply_kernel_f32", lambda i: (apply, X, adder(i))),
        ("kernel_fill_f32", lambda i: (fill, X, 1, ["a b", "a+b"][i])),
        ("scale_kernel_scale_work_f32", lambda i: (call_kernels.scale_work, Work(X, X, 16 + 16 * i, 2.0))),
        ("scale_kernel_f16", lambda i: (call_kernels.scale, marked(2 + 2 * i), M, 1.0)),
    ],
)
def test_a_digest_tells_the_rest_apart(expected: str, make: Callable[[int], Any], on_cpu) -> None:
    one, again, other = (name(*make(i)) for i in (0, 0, 1))
    assert one == again and re.fullmatch(f"{expected}_[0-9a-f]{{6}}", one)
    assert one != other or "fill" in expected, "code that does not depend on a value keeps its name"


def test_line_information_does_not_change_a_digest(monkeypatch: pytest.MonkeyPatch, on_cpu) -> None:
    without = name(Scaler(2.0), X, X)
    monkeypatch.setenv("CUTEC_LINEINFO", "1")
    assert name(Scaler(2.0), X, X) == without


def test_a_call_and_cute_compile_agree(on_cpu) -> None:
    scaler = Scaler(11.0)
    scaler(X, X)
    (implicit,) = [c for c in type(scaler).__call__.compiled if c.call_signature.function.__self__ is scaler]
    assert kernel_of(implicit) == name(Scaler(11.0), X, X)


def test_names_are_bounded(on_cpu) -> None:
    one, other = (name(fill, X, how="x" * 100 + last) for last in "ab")
    assert one != other and len(one) == 64


def digested() -> list[str]:
    return [name(call_kernels.scale, X, X, 2.0, 3), name(Scaler(2.0), X, X), name(apply, X, adder(2))]


@pytest.mark.slow
def test_another_process_gives_the_same_names(on_cpu) -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(HERE)!r}); from test_names_in_calls import digested; print(*digested())"
    )
    paths = os.pathsep.join([str(Path(cutec.__file__).parent.parent), str(HERE.parent)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "7"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, timeout=300)
    assert done.stdout.split() == digested(), done.stderr


@pytest.mark.tools
def test_cubins_hold_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")
    monkeypatch.setenv("CUTEC_DEVICE", "none")
    made = [cute.compile(call_kernels.scale, X, X, 2.0, times) for times in (5, 6)] + [cute.compile(Scaler(5.0), X, X)]
    symbols = [[*{*re.findall(rb"\0\.text\.(\w+)\0", compiled.cubin)}] for compiled in made]
    assert symbols[:2] == [[b"scale_kernel_f32_times5"], [b"scale_kernel_f32_times6"]]
    assert symbols[2] == [kernel_of(made[2]).encode()]
    assert made[0].resources["scale_kernel"] == made[0].resources["scale_kernel_f32_times5"]
    with pytest.raises(KeyError):
        made[0].resources["scale_ker"]
