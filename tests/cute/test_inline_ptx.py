"""Inline PTX on the interpreter: texts that compute with 32 bits have their meaning."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import HardwareInfo


def ran(text: str, kind: Any = cutec.Float32, dtype: Any = np.float32) -> np.ndarray:
    """What the text makes of x and y, as elements of a type."""

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
        i = cute.arch.thread_idx()[0]
        z[i] = cute.arch.inline_ptx(text, [x[i], y[i]], kind)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
        kernel(x, y, z).launch(grid=[1, 1, 1], block=[4, 1, 1])

    z = np.zeros(4, dtype)
    simulate(entry, X, Y, z)
    return z


X, Y = np.array([0.5, -1.25, 3, 1e-39], np.float32), np.array([2, 0.25, -1, 1], np.float32)
FLUSHED = np.where(np.abs(X) < 2.0**-126, np.float32(0), X)
TEXTS = {
    "tanh.approx.f32 $0, $1; // $2": None,
    "ex2.approx.ftz.f32 $0, $1;": np.exp2(X.astype("f8")),
    "fma.rn.f32 $0, $1, $2, $1;": X.astype("f8") * Y + X,
    "mul.ftz.f32 $0, $1, 0f40000000;": 2 * FLUSHED,
    "mul.f32 $0, $1, 0f40000000;": 2 * X,
    "{\n.reg .f32 a, b;\nadd.rn.f32 a, $1, $2;\nmul.f32 b, a, a;\nadd.f32 $0, b, $2;\n}": (X + Y) ** 2 + Y,
    "tanh.approx.f32 $0, $1;": np.tanh(X.astype("f8")),
    "add.f32 $0, $1;": None,
    "add.f32 $0, $1, t;": None,
    "ex2.rz.f32 $0, $1;": None,
    "mul.hi.u32 $0, $1, $2;": None,
    "shl.b32 $0, $1;": None,
    "xor.b32 $0, $1, 0x80000000;": -X,
    "{.reg .s32 a, b;\n\tmov.b32 a, $1; shr.u32 b, a, 31; shl.b32 b, b, 31; sub.s32 a, a, b; mov.b32 $0, a;}": abs(X),
    "shl.b32 $0, $1, 32;": 0 * Y,
    "shr.u32 $0, $1, 4096U;": 0 * Y,
    "add.f32 t, $1, $2;": None,
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_is_run_or_refused(text: str) -> None:
    wanted = TEXTS[text]
    if wanted is None:
        with pytest.raises(CutecError, match="E5025"):
            ran(text)
    else:
        assert np.array_equal(ran(text), wanted.astype(np.float32))


PACKED = "{{.reg .b16 lo, hi; {cvt} lo, $2, $1; {cvt} hi, $1, $2; mov.b32 $0, {{lo, {high}}};}}"


@pytest.mark.parametrize("name", ["e4m3", "e5m2"])
def test_four_narrow_floats_in_a_register(name: str) -> None:
    """The first source of a conversion is the upper byte."""
    kind = {"e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}[name]
    text = PACKED.format(cvt=f"cvt.rn.satfinite.{name}x2.f32", high="hi")
    bytes_of = ran(text, cutec.Int32, np.int32).view(kind).reshape(4, 4)
    assert np.array_equal(bytes_of, np.stack([X, Y, Y, X], axis=1).astype(kind))
    for wrong in (text.replace(".satfinite", ""), text.replace("hi};", "t};"), text.replace("$2, $1", "$2")):
        with pytest.raises(CutecError, match="E5025"):
            ran(wrong, cutec.Int32, np.int32)


@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_two_halves_in_a_register(name: str) -> None:
    """The first source is the upper half; what is too large is infinite, NaN has one form."""
    kind, infinity = {"f16": (np.dtype(np.float16), 0x7C00), "bf16": (np.dtype(ml_dtypes.bfloat16), 0x7F80)}[name]
    text = f"{{.reg .f32 t; fma.rn.f32 t, $2, 0f3B000000, $1; cvt.rn.{name}x2.f32 $0, t, $1;}}"
    low, high = ran(text, cutec.Int32, np.int32).view(kind).reshape(4, 2).T
    assert np.array_equal(low, X.astype(kind)) and np.array_equal(high, (X + Y * np.float32(2**-9)).astype(kind))
    for bits, wanted in (("7FC00001", 0x7FFF), ("FF800000", infinity | 1 << 15), ("7F7FFFFF", infinity)):
        text = f"{{.reg .f32 t; add.f32 t, $1, $2; cvt.rn.{name}x2.f32 $0, 0f{bits}, t;}}"
        found = ran(text, cutec.Int32, np.int32)
        assert set((found.view(np.uint32) >> 16).tolist()) == {wanted}


def test_the_interpreter_is_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    info = HardwareInfo()
    assert info.get_device_multiprocessor_count() == 4 and info.get_max_active_clusters(2) == 2
    with pytest.raises(CutecError, match="E3012"):
        info.get_device_attribute("clock_rate")
