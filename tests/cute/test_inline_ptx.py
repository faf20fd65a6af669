"""Inline PTX on the interpreter: texts that compute have their meaning (those that access memory:
`test_inline_ptx_memory.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions
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
    "tanh.approx.f32 $0, $1; // $2": np.tanh(X.astype("f8")),
    "ex2.approx.ftz.f32 $0, $1;": np.exp2(X.astype("f8")),
    "fma.rn.f32 $0, $1, $2, $1;": X.astype("f8") * Y + X,
    "mul.ftz.f32 $0, $1, 0f40000000;": 2 * FLUSHED,
    "mul.f32 $0, $1, 0f40000000;": 2 * X,
    "{\n.reg .f32 a, b;\nadd.rn.f32 a, $1, $2;\nmul.f32 b, a, a;\nadd.f32 $0, b, $2;\n}": (X + Y) ** 2 + Y,
    "tanh.approx.f32 $0, $1;": np.tanh(X.astype("f8")),
    "add.f32 $0, $1;": None,
    "add.f32 $0, $1, t;": None,
    "ex2.rz.f32 $0, $1;": None,
    "mul24.hi.u32 $0, $1, $2;": None,
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


S = np.array([5, -7, 0x12345678, -(2**31)], np.int32)
T = np.array([3, 2, 35, 31], np.int32)
U, V = S.view(np.uint32).astype(object), T.view(np.uint32).astype(object)
LANES = np.arange(4)


def halves(values: Any) -> np.ndarray:
    """Pairs of f16 in words, the first below."""
    return np.asarray(values, np.float16).reshape(-1, 2).view(np.int32)[:, 0]


BITS = {
    "add.u32 $0, $1, $2;": U + V,
    "sub.s32 $0, $2, $1;": V - U,
    "add.sat.s32 $0, $1, $1;": np.clip(2 * S.astype(object), -(2**31), 2**31 - 1),
    "add.sat.u32 $0, $1, $1;": None,
    "mul.lo.s32 $0, $1, $2;": U * V,
    "mul.hi.s32 $0, $1, $2;": S.astype(object) * V >> 32,
    "mul.hi.u32 $0, $1, $2;": U * V >> 32,
    "mul.s32 $0, $1, $2;": None,
    "mad.lo.u32 $0, $1, $2, 9;": U * V + 9,
    "{.reg .b64 t; mul.wide.u32 t, $1, $2; shr.u64 t, t, 20; cvt.u32.u64 $0, t;}": U * V >> 20,
    "{.reg .b64 t; mad.wide.s32 t, $1, $2, 1; {.reg .b32 u, t; mov.b64 {u, t}, 4294967297; mov.b32 $0, t;}}": 1,
    "rem.u32 $0, $1, $2;": U % V,
    "min.s32 $0, $1, -6;": np.minimum(S, -6),
    "max.u32 $0, $1, 7;": [max(u, 7) for u in U],
    "neg.s32 $0, $1;": -U,
    "abs.s32 $0, $1;": abs(S.astype(object)),
    "shl.b32 $0, $1, $2;": [u << v if v < 32 else 0 for u, v in zip(U, V)],
    "shr.s32 $0, $1, $2;": [i >> v for i, v in zip(S.astype(object), V)],
    "shr.s32 $0, $1, -1;": S >> 31,
    "shf.l.wrap.b32 $0, $1, $2, 8;": (V << 8) + (U >> 24),
    "shf.r.clamp.b32 $0, $1, $2, 40;": V,
    "popc.b32 $0, $1;": [int(u).bit_count() for u in U],
    "clz.b32 $0, $1;": [32 - int(u).bit_length() for u in U],
    "brev.b32 $0, $1;": [int(f"{u:032b}"[::-1], 2) for u in U],
    "bfe.u32 $0, $1, 4, 8;": U >> 4 & 255,
    "bfi.b32 $0, $1, $2, 0, 8;": (V & ~255) | (U & 255),
    "prmt.b32 $0, $1, $2, 0x4432;": (U >> 16) | (V & 255) * 0x01010000,
    "lop3.b32 $0, $1, $2, 255, 0x96;": U ^ V ^ 255,
    "mov.u32 $0, %laneid;": LANES,
    "mov.u32 $0, %no_such;": None,
    "{.reg .pred p; setp.lt.s32 p, $1, $2; selp.b32 $0, 1, 2, p;}": np.where(S < T, 1, 2),
    "{.reg .pred p; setp.lo.u32 p, $1, $2; selp.b32 $0, 1, 2, p;}": [1 if u < v else 2 for u, v in zip(U, V)],
    "{.reg .pred p, q; setp.gt.s32 p, $1, 0; setp.ne.or.s32 p|q, $2, 3, !p; selp.b32 $0, 1, 0, q;}": [1, 1, 0, 1],
    "{.reg .pred p; setp.lt.s32 p, $1, 0; mov.b32 $0, 7; @!p add.s32 $0, $1, 1;}": np.where(S < 0, 7, S + 1),
    "{.reg .pred p; setp.lt.s32 p, $1, 0; @p mov.b32 $0, 7; @!p mov.b32 $0, 9;}": np.where(S < 0, 7, 9),
    "{.reg .pred p<3>; setp.lt.s32 p2, $1, 0; @p2 mov.b32 $0, 7;}": "E5003",
    "{.reg .pred p; @p mov.b32 $0, 7;}": None,
    "{.reg .b16 a, b; mov.b32 {a, b}, $1; mov.b32 $0, {b, a};}": (U >> 16) | U << 16,
    "{.reg .b32 a; .reg .s8 b; cvt.s32.s8 $0, $1;}": S.astype(np.int8),
    "{.reg .f32 f; cvt.rn.f32.s32 f, $1; cvt.rzi.s32.f32 $0, f;}": S.astype(np.float32).astype("i8"),
    "{.reg .f32 f; cvt.rn.f32.u32 f, $2; mul.f32 f, f, 0f3F000000; cvt.rpi.u32.f32 $0, f;}": -(-T // 2),
    "{.reg .f32 f; cvt.rn.f32.s32 f, 3; cvt.rn.f16x2.f32 $0, f, f;}": halves([3, 3] * 4),
    "{.reg .b16 a, b; mov.b32 {a, b}, $2; cvt.rn.f16x2.e4m3x2 $0, a;}": halves(
        T.view(np.uint8).reshape(4, 4)[:, :2].copy().view(ml_dtypes.float8_e4m3fn).astype(np.float16)
    ),
    "fma.rn.f16x2 $0, 0x3C003C00, 0x40004200, 0x3C003C00;": halves([4, 3] * 4),
    "{.reg .pred p, q; setp.eq.f16x2 p|q, 0x3C004000, 0x3C003C00; selp.b32 $0, 4, 0, q; @p mov.b32 $0, 8;}": 4,
    "set.lt.u32.s32 $0, $1, $2;": np.where(S < T, -1, 0),
    "{.reg .pred p; setp.gt.s32 p, $1, 0; set.ne.and.f32.s32 $0, $2, 3, !p;}": (
        np.where((T != 3) & (S <= 0), np.float32(1), np.float32(0)).view(np.int32)
    ),
    "set.ge.u32.f16x2 $0, 0x3C004000, 0x40003C01;": 0x0000FFFF,
    "set.lt.bf16x2.bf16x2 $0, 0x3F004000, 0x40003F81;": 0x3F800000,
    "set.lt.u32.f16x2 $0, $1;": None,
    "set.lt.u8.s32 $0, $1, $2;": None,
    "{.reg .b64 t; {.reg .b64 t; mov.b64 t, 1;} cvt.u32.u64 $0, t;}": None,
    "L: mov.b32 $0, 1; bra L;": None,
    "mov.b32 $0, $1": None,
    "trap; mov.b32 $0, $1;": None,
}


@pytest.mark.parametrize("text", BITS)
def test_text_of_integers_is_run_or_refused(text: str) -> None:
    wanted = BITS[text]

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
        i = cute.arch.thread_idx()[0]
        z[i] = cute.arch.inline_ptx(text, [x[i], y[i]], cutec.Int32)

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
        kernel(x, y, z).launch(grid=[1, 1, 1], block=[4, 1, 1])

    z = np.zeros(4, np.int32)
    if wanted is None or isinstance(wanted, str):
        with pytest.raises(CutecError, match=wanted or "E5025"):
            simulate(entry, S, T, z)
    else:
        simulate(entry, S, T, z)
        expected = np.array([int(number) & 0xFFFFFFFF for number in np.broadcast_to(wanted, 4)], np.uint32)
        assert np.array_equal(z.view(np.uint32), expected)


def test_what_is_not_known_in_a_text_is_told() -> None:
    with pytest.raises(
        CutecError, match=r"E5025: inline PTX without a meaning in Python: .* \(ex2.rz.f32: not computed here"
    ):
        ran("ex2.rz.f32 $0, $1;")


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


def test_fixed_point_numbers_on_the_interpreter() -> None:
    """s2f6: bytes that count 64ths. Halves go to the even one, and what is too large becomes the
    largest.
    """
    text = "{{.reg .b16 a, b; cvt.rn.satfinite{relu}.s2f6x2.f32 a, $1, $2; mov.b32 $0, {{a, a}};}}"
    for relu, least in (("", -128), (".relu", 0)):
        high, low = (np.clip(np.rint(x * 64), least, 127).astype(np.int8) for x in (X, Y))
        found = ran(text.format(relu=relu), cutec.Int32, np.int32).view(np.int8).reshape(4, 4)
        assert np.array_equal(found, np.stack([low, high, low, high], axis=1))
    there = "cvt.rn.satfinite.s2f6x2.f32 a, $1, $2; cvt.rn.bf16x2.s2f6x2 t, a;"
    for more in ("mov.b32 $0, t;", "cvt.rn.satfinite.s2f6x2.bf16x2 a, t; cvt.rn.bf16x2.s2f6x2 $0, a;"):
        found = ran(f"{{.reg .b16 a; .reg .b32 t; {there} {more}}}", cutec.Int32, np.int32)
        low, high = found.view(ml_dtypes.bfloat16).reshape(4, 2).astype(np.float32).T
        for got, x in ((high, X), (low, Y)):
            assert np.array_equal(got, np.clip(np.rint(x * 64), -128, 127) / 64)
    for wrong in ("cvt.rn.s2f6x2.f32 a, $1, $2;", "cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.f32 a, $1, $2, a;"):
        with pytest.raises(CutecError, match="E5025"):
            ran(f"{{.reg .b16 a; mov.b16 a, 0; {wrong} mov.b32 $0, {{a, a}};}}", cutec.Int32, np.int32)


FIXED = """
import cutec
from cutec import cute


@cute.kernel
def kernel(x: cute.Tensor, z: cute.Tensor):
    text = "{.reg .b16 a; cvt.rn.satfinite.s2f6x2.f32 a, $1, $1; mov.b32 $0, {a, a};}"
    z[0] = cute.arch.inline_ptx(text, [x[0]], cutec.Int32)


@cute.jit
def host(x: cute.Tensor, z: cute.Tensor):
    kernel(x, z).launch(grid=1, block=1)


cutec.export(host, ["f32[4]", "i32[4]"], arch="sm_100a")
"""


def test_a_build_names_the_ptx_that_it_lacks(tmp_path: Path) -> None:
    file = tmp_path / "kernel.py"
    file.write_text(FIXED)
    with pytest.raises(CutecError, match=r"E0420: s2f6x2 needs PTX 9.1, of CUDA 13.1, and cutec writes PTX 9.0"):
        perform(BuildOptions(file=str(file), cache=False, images=False, output=str(tmp_path / "out")))


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


@pytest.mark.parametrize(
    ("rounding", "wanted"),
    [("rz", [0x4060, 0x7F80, 0xFFC0]), ("rz.satfinite", [0x4060, 0x7F7F, 0x7FFF]), ("rn", [0x4060, 0x7F80, 0x7FFF])],
)
def test_rounding_of_halves(rounding: str, wanted: list[int]) -> None:
    """Towards zero, and to finite numbers."""
    words = ["40600001", "7F800000", "FFC00000"]
    for word, bits in zip(words, wanted):
        if "satfinite" in rounding or word != "FFC00000":
            found = ran(f"cvt.{rounding}.bf16x2.f32 $0, 0f{word}, $1;", cutec.Int32, np.int32)
            assert set((found.view(np.uint32) >> 16).tolist()) == {bits}
    cut = ran(f"cvt.{rounding}.f16x2.f32 $0, 0f3F801FFF, $1;", cutec.Int32, np.int32).view(np.uint32) >> 16
    assert set(cut.tolist()) == {0x3C00 if "rz" in rounding else 0x3C01}


def test_the_interpreter_is_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    info = HardwareInfo()
    assert info.get_device_multiprocessor_count() == 4 and info.get_max_active_clusters(2) == 2
    assert info.get_max_active_clusters(8) == 1  # a persistent grid of it has blocks
    with pytest.raises(CutecError, match="E3012"):
        info.get_device_attribute("clock_rate")
