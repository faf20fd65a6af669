"""Narrow formats, exhaustively: every bit pattern, and numbers around every boundary, known while
tracing and at run time; by instruction (sm_90a, sm_100a) and by arithmetic (sm_80). The reference
is ml_dtypes.
"""

from __future__ import annotations

import math

import ml_dtypes
import narrow_kernels
import numpy as np
import pytest

import cutec
from cutec.diag import CutecError
from cutec.ir.formats import FORMATS, decode, encode, rounded
from cutec.testing import simulate

pytestmark = pytest.mark.slow

REFERENCE = {
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}
KINDS = [cutec.dtype(name) for name in REFERENCE]
ARCHS = ["sm_80", "sm_90a", "sm_100a"]


def values(kind) -> np.ndarray:
    """What each bit pattern of a format stands for, by ml_dtypes."""
    return np.arange(1 << kind.width, dtype=np.uint8).view(REFERENCE[kind.short]).astype(np.float64)


def boundaries(kind, of: np.dtype) -> np.ndarray:
    """All values of a format, the ties between neighbours, and what lies closest to both in another
    float type; special numbers, noise.
    """
    finite = np.unique(values(kind)[np.isfinite(values(kind))])
    edges = np.concatenate([finite, (finite[1:] + finite[:-1]) / 2, finite[-1:] * [1.03, 1.07, 1.25, 2, 1e3]])
    with np.errstate(over="ignore"):
        edges = np.concatenate([edges, -edges]).astype(of)
        special = np.array(
            [0.0, -0.0, math.inf, -math.inf, math.nan, -math.nan, *np.geomspace(1e-300, 1e300, 61)]
        ).astype(of)
    near = [np.nextafter(edges, of(side)) for side in (-math.inf, math.inf)]
    bits = np.random.default_rng(1).integers(0, 256, 2000 * of().itemsize, np.uint8).view(of)
    return np.concatenate([edges, *near, special, bits])


def expected(kind, numbers: np.ndarray) -> np.ndarray:
    """The bits of numbers in a format: ml_dtypes' rounding, saturated."""
    with np.errstate(invalid="ignore"):  # signaling NaNs
        exact, of = numbers.astype(np.float64), FORMATS[kind.short]
    if kind is cutec.Float8E8M0FNU:  # ml_dtypes rounds to nearest; conversion here rounds up
        mantissa, exponent = np.frexp(np.abs(exact))
        codes = np.clip(exponent - (mantissa == 0.5) + 127, 0, 254)
        return np.where(np.isnan(exact), 255, np.where(exact == 0, 0, np.where(np.isinf(exact), 254, codes))).astype(
            np.uint8
        )
    clipped = np.clip(np.nan_to_num(exact), -of.largest, of.largest)
    finite = np.unique(values(kind)[np.isfinite(values(kind))])
    above = np.clip(np.searchsorted(finite, clipped), 1, len(finite) - 1)
    low, high = finite[above - 1], finite[above]
    even = np.vectorize(lambda v: encode(v, of) & 1 == 0)
    below, over = clipped - low, high - clipped
    nearest = np.where((below < over) | ((below == over) & even(low)), low, high)
    nearest = np.where(nearest == 0, np.copysign(0.0, exact), nearest)
    bits = nearest.astype(REFERENCE[kind.short]).view(np.uint8) & (1 << kind.width) - 1
    return np.where(np.isnan(exact), of.top if of.nan is None else of.nan, bits).astype(np.uint8)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_table_of_formats(kind):
    of, want = FORMATS[kind.short], values(kind)
    for bits, value in enumerate(want.tolist()):
        found = decode(bits, of)
        assert found == value or (found != found and value != value)
        assert value != value or (encode(value, of) == bits and math.copysign(1, found) == math.copysign(1, value))
    assert of.largest == float(ml_dtypes.finfo(REFERENCE[kind.short]).max) == kind.max.python
    assert kind.min.python == np.nanmin(np.where(np.isinf(want), np.nan, want))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_numbers_known_while_tracing(kind):
    numbers = boundaries(kind, np.float64)
    found = [encode(kind(float(v)).python, FORMATS[kind.short]) for v in numbers]
    assert found == expected(kind, numbers).tolist()
    # our own reference agrees with ml_dtypes, which goes through float32
    if kind.width == 8 and kind is not cutec.Float8E8M0FNU:
        single = boundaries(kind, np.float32)
        single = single[np.abs(single) <= FORMATS[kind.short].largest]
        assert (single.astype(REFERENCE[kind.short]).view(np.uint8) == expected(kind, single)).all()


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize(
    "of", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16, np.int32], ids=lambda t: t.__name__
)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_narrowing(kind, of, arch):
    if of in (np.float32, np.float64):
        numbers = boundaries(kind, of)
    elif of is np.int32:
        numbers = np.concatenate([np.arange(-70000, 70000, 7), [2**31 - 1, -(2**31), 2**24, 2**24 + 2]]).astype(
            np.int32
        )
    else:
        numbers = np.arange(1 << 16, dtype=np.uint16).view(of)
    bits = np.zeros(len(numbers), np.uint8)
    simulate(narrow_kernels.narrow, numbers, bits, kind, arch=arch)
    wrong = np.flatnonzero(bits != expected(kind, numbers))
    assert not len(wrong), [(numbers[i], bits[i], expected(kind, numbers)[i]) for i in wrong[:5]]


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_widening(kind, arch):
    codes = np.arange(1 << kind.width, dtype=np.uint8)
    for of in (np.float32, np.float16, ml_dtypes.bfloat16, np.float64):
        found = np.zeros(len(codes), of)
        simulate(narrow_kernels.widen, codes, found, kind, arch=arch)
        with np.errstate(over="ignore"):
            want = values(kind).astype(of)
        same = (found == want) & (np.signbit(found) == np.signbit(want)) | np.isnan(found) & np.isnan(want)
        assert same.all(), (of, codes[~same], found[~same], want[~same])


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_widening_to_integers_saturates(kind, arch):
    codes, found = np.arange(1 << kind.width, dtype=np.uint8), np.zeros(1 << kind.width, np.int8)
    simulate(narrow_kernels.widen, codes, found, kind, arch=arch)
    assert found.tolist() == [0 if v != v else int(min(max(v, -128), 127)) for v in values(kind).tolist()]


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", [*KINDS, cutec.Int4, cutec.Uint4], ids=str)
@pytest.mark.parametrize("per_thread", [4, 16, 32])
def test_packed_in_memory(kind, per_thread, arch):
    rng = np.random.default_rng(per_thread)
    numbers = (rng.standard_normal(128) * 5).astype(np.float32)
    memory, back = np.zeros(16 * kind.width, np.uint8), np.zeros(128, np.float32)
    simulate(narrow_kernels.packed, numbers, memory, back, kind, per_thread, arch=arch)
    known = [kind(float(v)) for v in numbers]
    assert back.tolist() == [v.python for v in known]
    bits = np.unpackbits(memory, bitorder="little").reshape(128, kind.width)
    of = FORMATS.get(kind.short)
    codes = [encode(v.python, of) if of else v.python % 16 for v in known]
    assert (bits << np.arange(kind.width)).sum(axis=1).tolist() == codes


def test_rounding_numbers_of_other_formats():
    rng = np.random.default_rng(7)
    doubles = np.frombuffer(rng.bytes(8 * 3000), np.float64)
    doubles = doubles[np.isfinite(doubles)]
    ties = np.arange(2049, 4096, 2) / 2.0  # halfway between two float16
    with np.errstate(over="ignore"):
        for name, of in (("f16", np.float16), ("f32", np.float32)):
            numbers = np.concatenate([doubles, ties, ties * (1 + 2**-40), doubles * 1e-290])
            assert [rounded(v, FORMATS[name]) for v in numbers.tolist()] == numbers.astype(of).astype(float).tolist()
    assert rounded(1 + 2**-8 + 2**-40, FORMATS["bf16"]) == 1 + 2**-7  # through float32 it would be 1
    assert (
        rounded(2**64 + 2**40 + 1, FORMATS["f32"]) == 2.0**64 + 2.0**41
        and rounded(-(10**400), FORMATS["f64"]) == -math.inf
    )


def test_one_thread_writes_whole_bytes():
    @cutec.cute.kernel
    def nibble_kernel(y: cutec.cute.Tensor):
        i, _, _ = cutec.cute.arch.thread_idx()
        cutec.cute.recast_tensor(y, cutec.Float4E2M1FN)[i] = 1.0

    @cutec.cute.jit
    def nibbles(y: cutec.cute.Tensor):
        nibble_kernel(y).launch(grid=1, block=8)

    with pytest.raises(CutecError, match="E0418"):
        simulate(nibbles, np.zeros(4, np.uint8))


def test_pointers_to_packed_elements_point_at_bytes():
    @cutec.cute.kernel
    def tile_kernel(y: cutec.cute.Tensor):
        i, _, _ = cutec.cute.arch.thread_idx()
        cutec.cute.local_tile(cutec.cute.recast_tensor(y, cutec.Float4E2M1FN), (3,), (i,)).fill(1.0)

    @cutec.cute.jit
    def tiles(y: cutec.cute.Tensor):
        tile_kernel(y).launch(grid=1, block=2)

    with pytest.raises(CutecError, match="E0418"):
        simulate(tiles, np.zeros(4, np.uint8))


def test_bytes_are_passed_for_packed_elements():
    @cutec.cute.kernel
    def double_kernel(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        i, _, _ = cutec.cute.arch.thread_idx()
        row, _, _ = cutec.cute.arch.block_idx()
        twice = cutec.cute.local_tile(x, (1, 8), (row, i)).load().to(cutec.Float32) * 2
        cutec.cute.local_tile(y, (1, 8), (row, i)).store(twice.to(y.element_type))

    @cutec.cute.jit
    def double(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        double_kernel(x, y).launch(grid=[x.shape[0], 1, 1], block=[x.shape[1] // 8, 1, 1])

    rng = np.random.default_rng(0)
    for kind, columns in ((cutec.Float4E2M1FN, 16), (cutec.Float6E3M2FN, 24)):
        x, types = rng.integers(0, 256, (3, columns), np.uint8), dict.fromkeys("xy", f"{kind.short}[m,n{{div=8}}]")
        y = np.zeros_like(x)
        simulate(double, x, y, types=types)
        numbers = []
        for memory in (x, y):
            bits = np.unpackbits(memory, axis=1, bitorder="little").reshape(3, -1, kind.width)
            codes = (bits << np.arange(kind.width)).sum(axis=2).astype(np.uint8)
            numbers.append(codes.view(REFERENCE[kind.short]).astype(float))
        assert (numbers[1] == np.clip(numbers[0] * 2, kind.min.python, kind.max.python)).all()
        with pytest.raises(CutecError, match=r"E402[16]"):
            simulate(double, x[:, :-1].copy(), y[:, :-1].copy(), types=types)


@pytest.mark.parametrize("kind", [cutec.Float8E4M3FN, cutec.Float4E2M1FN, cutec.Float6E3M2FN, cutec.Int4], ids=str)
@pytest.mark.parametrize("count", [1, 3, 5, 7, 64])
def test_any_number_of_elements_in_registers(kind, count):
    @cutec.cute.kernel
    def odd_kernel(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        registers = cutec.cute.make_rmem_tensor(count, kind)
        registers.store(x.load().to(kind))
        registers[count // 2] = registers[0]
        y.store(registers.load().to(cutec.Float32))

    @cutec.cute.jit
    def odd(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        odd_kernel(x, y).launch(grid=1, block=1)

    x = np.linspace(-5, 5, count).astype(np.float32)
    want = [kind(float(v)).python for v in x]
    want[count // 2] = want[0]
    for arch in ("sm_80", "sm_100a"):
        y = np.zeros(count, np.float32)
        simulate(odd, x, y, arch=arch, types={"x": f"f32[{count}]", "y": f"f32[{count}]"})
        assert y.tolist() == want


@pytest.mark.parametrize("kind", [cutec.Float8E4M3FN, cutec.Float4E2M1FN, cutec.Int4, cutec.Float16], ids=str)
def test_registers_as_words(kind):
    """Fragments of narrow types are handed on as 32-bit registers."""

    @cutec.cute.kernel
    def words_kernel(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        registers = cutec.cute.make_rmem_tensor(16, kind)
        registers.store(x.load().to(kind))
        words = cutec.cute.recast_tensor(registers, cutec.Uint32)
        for k in cutec.range_constexpr(kind.width // 2):
            y[k] = words[k]

    @cutec.cute.jit
    def words(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        words_kernel(x, y).launch(grid=1, block=1)

    x, y = np.linspace(-6, 6, 16).astype(np.float32), np.zeros(kind.width // 2, np.uint32)
    simulate(words, x, y, types={"x": "f32[16]"})
    of = FORMATS.get(kind.short)
    codes = np.array([encode(kind(float(v)).python, of) if of else kind(float(v)).python % 16 for v in x])
    packed = np.packbits((codes[:, None] >> np.arange(kind.width) & 1).reshape(-1), bitorder="little")
    assert y.tolist() == packed.view(np.uint32).tolist()


@pytest.mark.parametrize("per_predicate", [2, 1])
def test_predicates_of_packed_elements(per_predicate):
    """Elements of one byte have one predicate."""

    @cutec.cute.kernel
    def guarded_kernel(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        i, _, _ = cutec.cute.arch.thread_idx()
        source, target = (cutec.cute.local_tile(t, (8,), (i,)) for t in (x, y))
        layout = cutec.cute.make_layout((per_predicate, 8 // per_predicate), stride=(0, 1))
        pred = cutec.cute.make_rmem_tensor(layout, cutec.Boolean)
        for j in cutec.range_constexpr(8 // per_predicate):
            pred[0, j] = i * 8 + j * per_predicate < 22
        fragment = cutec.cute.make_fragment_like(source)
        cutec.cute.autovec_copy(source, fragment)
        atom = cutec.cute.make_copy_atom(cutec.cute.nvgpu.CopyUniversalOp(), x.element_type)
        cutec.cute.copy(atom, fragment, target, pred=pred)

    @cutec.cute.jit
    def guarded(x: cutec.cute.Tensor, y: cutec.cute.Tensor):
        guarded_kernel(x, y).launch(grid=1, block=4)

    x, y = np.arange(16, dtype=np.uint8) * 17, np.zeros(16, np.uint8)
    types = dict.fromkeys("xy", "f4E2M1FN[n{div=8}]")
    if per_predicate == 1:
        with pytest.raises(CutecError, match="E0418"):
            simulate(guarded, x, y, types=types)
    else:
        simulate(guarded, x, y, types=types)
        assert y.tolist() == [*x[:11].tolist(), 0, 0, 0, 0, 0]
