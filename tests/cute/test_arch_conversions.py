"""Conversions of small vectors by `cute.arch`."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError

A = cute.arch
OCTETS = np.arange(-128, 128).astype(np.int8).reshape(64, 4)


def convert(function, source, result):
    """Convert row by row, one thread per row."""
    n = result.shape[1]

    @cute.kernel
    def rows(a: cute.Tensor, b: cute.Tensor):
        tid, _, _ = A.thread_idx()
        A.store(b.iterator + tid * n, function(A.load(a.iterator + tid * n, count=n)))

    run(rows, np.ascontiguousarray(source), result, block=64)


VECTORS = {
    "cvt_i8x4_to_f32x4": (A.cvt_i8x4_to_f32x4, OCTETS, OCTETS.astype(np.float32)),
    "cvt_i8x4_to_bf16x4": (A.cvt_i8x4_to_bf16x4, OCTETS, OCTETS.astype(ml_dtypes.bfloat16)),
    "cvt_i8x2_to_f32x2": (A.cvt_i8x2_to_f32x2, OCTETS[:, :2], OCTETS[:, :2].astype(np.float32)),
    "cvt_i8x2_to_bf16x2": (A.cvt_i8x2_to_bf16x2, OCTETS[:, :2], OCTETS[:, :2].astype(ml_dtypes.bfloat16)),
    "cvt_i8_bf16_intrinsic": (lambda v: A.cvt_i8_bf16_intrinsic(v, 4), OCTETS, OCTETS.astype(ml_dtypes.bfloat16)),
    "cvt_f32x2_bf16x2": (
        A.cvt_f32x2_bf16x2,
        OCTETS[:, :2] / np.float32(7),
        (OCTETS[:, :2] / np.float32(7)).astype(ml_dtypes.bfloat16),
    ),
    "sext_unpacked_i4_i8_intrinsic": (lambda v: A.sext_unpacked_i4_i8_intrinsic(v, 4), OCTETS & 15, (OCTETS << 4) >> 4),
    "values": (
        lambda v: cute.TensorSSA(A.cvt_i8x4_to_f32x4(v.ir), 4, cutec.Float32),
        OCTETS,
        OCTETS.astype(np.float32),
    ),
}


@pytest.mark.parametrize("name", VECTORS)
def test_vectors(name: str) -> None:
    function, source, expected = VECTORS[name]
    result = np.zeros(expected.shape, expected.dtype)
    convert(function, source, result)
    assert (result == expected).all()


@cute.kernel
def scalars(a: cute.Tensor, b: cute.Tensor):
    tid, _, _ = A.thread_idx()
    exact = A.cvt_i8_bf16(a[tid]).to(cutec.Float32)
    b[tid] = exact + A.cvt_f32_tf32(exact * 0.5).to(cutec.Float32)


def test_scalars() -> None:
    result = np.zeros(256, np.float32)
    run(scalars, OCTETS.reshape(-1), result, block=256)
    assert (result == OCTETS.reshape(-1) * np.float32(1.5)).all()


@cute.kernel
def nibbles(a: cute.Tensor, b: cute.Tensor):
    tid, _, _ = A.thread_idx()
    whole = A.load(a.iterator + tid * 4, count=4)
    integers = A.cvt_i4_bf16_intrinsic(whole.to(cutec.Int4), 4)
    floats = A.cvt_f4e2m1_f16_intrinsic(whole.to(cutec.Float32).to(cutec.Float4E2M1FN), 4)
    A.store(b.iterator + tid * 4, integers.to(cutec.Float32) + floats.to(cutec.Float32))


def test_nibbles() -> None:
    source, result = (OCTETS % 4).astype(np.int8), np.zeros(OCTETS.shape, np.float32)
    run(nibbles, source, result, block=64)
    assert (result == 2 * source).all()


def test_another_vector() -> None:
    with pytest.raises(CutecError) as caught:
        convert(A.cvt_i8x4_to_f32x4, OCTETS[:, :2], np.zeros((64, 2), np.float32))
    assert caught.value.code == "E0404" and "4 Int8" in caught.value.message
