"""Atomic operations of every type against NumPy, in global memory, in shared memory and in that of
another block.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec._mlir import ir
from cutec.testing import simulate

A = cute.arch
BF16 = ml_dtypes.bfloat16
THREADS = 64
INTEGERS = ["int32", "uint32", "int64", "uint64"]
FOLDS = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def values(dtype: str, seed: int = 0) -> np.ndarray:
    rng = np.random.default_rng(seed)
    low = 0 if dtype[0] == "u" else -(1 << 30)
    return rng.integers(low, 1 << 30, THREADS).astype(dtype) * np.array(3, dtype)


def apply(operation, x: np.ndarray, start: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Contents of memory after each thread's `operation(pointer, value)`, and the old values."""

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor, old: cute.Tensor):
        tid, _, _ = A.thread_idx()
        found = operation(y.iterator, x[tid])
        if cutec.const_expr(found is not None):
            old[tid] = found

    old = np.zeros_like(x)
    run(kernel, x, start, old, block=THREADS)
    return start, old


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("name", FOLDS)
def test_integers(name: str, dtype: str) -> None:
    x, start = values(dtype), values(dtype, 1)[:1].copy()
    first = start.copy()
    after, old = apply(getattr(A, f"atomic_{name}"), x, start)
    states = np.array([FOLDS[name].reduce(np.concatenate([first, x[:n]]), dtype=dtype) for n in range(THREADS + 1)])
    assert (old == states[:-1]).all() and after[0] == states[-1]


@pytest.mark.parametrize("dtype", [*INTEGERS, "float32", "float64"])
def test_exchange_and_compare(dtype: str) -> None:
    x = values(dtype)
    after, old = apply(A.atomic_exch, x, np.zeros(1, dtype))
    assert after[0] == x[-1] and (old == np.concatenate([[0], x[:-1]])).all()
    after, old = apply(lambda p, v: A.atomic_cas(p, 0, v), x, np.zeros(1, dtype))
    assert after[0] == x[0] and (old[1:] == x[0]).all() and old[0] == 0


@pytest.mark.parametrize("dtype", ["int16", "float16"])
def test_compare_of_halves(dtype: str) -> None:
    x = (np.arange(THREADS) + 1).astype(dtype)
    after, old = apply(lambda p, v: A.atomic_cas(p, 0, v), x, np.zeros(1, dtype))
    assert after[0] == 1 and old[0] == 0 and (old[1:] == 1).all()


@pytest.mark.parametrize("dtype", ["float16", BF16, "float32", "float64"])
def test_sums_of_floats_round_each_time(dtype) -> None:
    x, start = (np.arange(THREADS) / 7).astype(dtype), np.full(1, 100).astype(dtype)
    state = start.copy()
    for v in x:
        state = (state + v).astype(dtype)
    after, _ = apply(A.atomic_add, x, start)
    assert after[0] == state[0]


@pytest.mark.parametrize(("name", "expected"), [("inc", [(5 + n) % 8 for n in range(THREADS + 1)]), ("dec", None)])
def test_wrapping(name: str, expected: list[int] | None) -> None:
    if expected is None:
        expected, state = [5], 5
        for _ in range(THREADS):
            state = 7 if state == 0 or state > 7 else state - 1
            expected.append(state)
    after, old = apply(getattr(A, f"atomic_{name}"), np.full(THREADS, 7, np.int32), np.full(1, 5, np.int32))
    assert old.tolist() == expected[:-1] and after[0] == expected[-1]


def test_extrema_of_floats() -> None:
    x = np.array([3.5, -2.0, 0.0, -0.0, 8.25, -7.0, np.inf, -np.inf] * 8, np.float32)
    assert apply(A.atomic_fmax, x[:-2].repeat(2)[:THREADS], np.full(1, -1, np.float32))[0] == np.inf
    finite = np.where(np.isfinite(x), x, 1).astype(np.float32)
    assert apply(A.atomic_fmax, finite, np.full(1, -9, np.float32))[0] == 8.25
    assert apply(A.atomic_fmin, finite, np.full(1, 9, np.float32))[0] == -7
    assert apply(lambda p, v: A.atomic_fmin(p, abs(v), sign_bit=False), finite, np.full(1, 9, np.float32))[0] == 0


@pytest.mark.parametrize(
    ("kind", "count", "name"),
    [
        (np.float32, 4, "add"),
        (np.float32, 2, "add"),
        (np.float16, 2, "add"),
        (BF16, 2, "add"),
        (np.float16, 4, "add"),
        (BF16, 8, "add"),
        (np.float16, 8, "max"),
        (BF16, 2, "min"),
    ],
)
@pytest.mark.parametrize("keep", [True, False])
def test_vectors(kind, count: int, name: str, keep: bool) -> None:
    x = np.random.default_rng(0).integers(-8, 8, (THREADS, count)).astype(kind)
    start, old = np.zeros(count, kind), np.zeros_like(x)

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor, old: cute.Tensor):
        tid, _, _ = A.thread_idx()
        value = A.load(x.iterator + tid * count, count=count)
        if cutec.const_expr(keep):
            A.store(old.iterator + tid * count, getattr(A, f"atomic_{name}")(y.iterator, value))
        else:
            A.red(y.iterator, value, op=name)

    run(kernel, x, start, old, block=THREADS)
    fold = {"add": np.cumsum, "max": np.maximum.accumulate, "min": np.minimum.accumulate}[name]
    states = fold(np.concatenate([np.zeros((1, count)), x.astype(float)]), axis=0)
    assert (start.astype(float) == states[-1]).all() and (not keep or (old.astype(float) == states[:-1]).all())


@pytest.mark.parametrize("dtype", ["f32", None])
def test_vectors_of_the_ir(dtype: str | None) -> None:
    x, y = np.arange(THREADS * 4, dtype=np.float32).reshape(THREADS, 4), np.ones(4, np.float32)

    @cute.kernel
    def kernel(x: cute.Tensor, y: cute.Tensor):
        tid, _, _ = A.thread_idx()
        value = A.load(x.iterator + tid * 4, count=4)
        assert ir.VectorType(value.type).shape == [4]
        A.red(y.iterator, value.ir_value(), op="add", dtype=dtype)

    run(kernel, x, y, block=THREADS)
    assert (y == 1 + x.sum(0)).all()


@cute.kernel
def across_blocks(y: cute.Tensor):
    """Every thread counts in the shared memory of the next block of its cluster."""
    tid, _, _ = A.thread_idx()
    words = A.alloc_smem(cutec.Int32, 4)
    if tid < 4:
        A.store(words + tid, 0)
    A.cluster_arrive()
    A.cluster_wait()
    rank = A.block_idx_in_cluster()
    A.atomic_add(
        A.map_dsmem_ptr(words + tid % 4, (rank + 1) % A.cluster_size()), rank + 1, sem="release", scope="cluster"
    )
    A.cluster_arrive()
    A.cluster_wait()
    if tid < 4:
        y[A.block_idx()[0] * 4 + tid] = A.load(words + tid)


@cute.jit
def clusters(y: cute.Tensor):
    across_blocks(y).launch(grid=4, block=32, cluster=(2, 1, 1))


def test_other_blocks_of_the_cluster() -> None:
    y = np.zeros(16, np.int32)
    simulate(clusters, y, arch="sm_90a")
    assert y.reshape(4, 4).tolist() == [[16] * 4, [8] * 4] * 2


@cute.kernel
def where_a_block_is(y: cute.Tensor):
    i = A.block_idx()[0]
    for k, v in enumerate(
        (
            A.cluster_idx()[0],
            A.cluster_dim()[0],
            A.cluster_size(),
            A.block_idx_in_cluster(),
            A.block_in_cluster_idx()[0],
            A.block_in_cluster_dim()[0],
        )
    ):
        y[i, k] = v


@cute.jit
def places(y: cute.Tensor, size: cutec.Constexpr):
    where_a_block_is(y).launch(grid=4, block=1, cluster=(size, 1, 1))


@pytest.mark.parametrize(("arch", "size"), [("sm_90a", 2), ("sm_90a", 1), ("sm_80", 1)])
def test_places_in_clusters(arch: str, size: int) -> None:
    y = np.zeros((4, 6), np.int32)
    simulate(places, y, size, arch=arch)
    assert y.tolist() == [[i // size, 4 // size, size, i % size, i % size, size] for i in range(4)]
