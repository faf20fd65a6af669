"""`tcgen05.LdRed32x32bOp` and `LdRed16x32bx2Op`: a copy from tensor memory gives the
values, and for each access the largest or smallest of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.testing import simulate

ROWS, COLUMNS, REPEATS = 128, 32, tcgen05.Repetition.x8
ACCESSES = COLUMNS // REPEATS.value  # of a thread, by either shape


def reduced(load: Any, kind: Any = cutec.Float32, copy: Callable[..., None] = cute.copy) -> Any:
    """A function that stores rows in tensor memory, and loads and reduces them again."""

    @cute.kernel
    def kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        holder = cute.arch.alloc_smem(cutec.Int32, 1)
        a, b = (cute.local_tile(each, (ROWS, COLUMNS), (0, 0)) for each in (a, b))
        if tid < 32:
            cute.arch.alloc_tmem(32, holder)
            cute.arch.relinquish_tmem_alloc_permit()
        cute.arch.sync_threads()
        pointer = cute.arch.retrieve_tmem_ptr(kind, 16, holder)
        tensor = cute.make_tensor(pointer, cute.make_layout((ROWS, COLUMNS), stride=(1 << 16, 1)))
        store = cute.make_copy_atom(tcgen05.St32x32bOp(REPEATS), kind)
        down, up = (tcgen05.make_tmem_copy(x, tensor).get_slice(tid) for x in (store, cute.make_copy_atom(load, kind)))
        values = cute.make_rmem_tensor(down.partition_S(a).shape, kind)
        cute.autovec_copy(down.partition_S(a), values)
        cute.copy(store, values, down.partition_D(tensor))
        cute.arch.fence_view_async_tmem_store()
        again = cute.make_rmem_tensor(up.partition_D(b).shape, kind)
        found = cute.make_rmem_tensor((1, *again.shape[1:]), kind)
        copy(cute.make_copy_atom(load, kind), up.partition_S(tensor), (again, found))
        cute.autovec_copy(again, up.partition_D(b))
        for i in cutec.range_constexpr(ACCESSES):
            c[tid, i] = found[i]
        cute.arch.sync_threads()
        if tid < 32:
            cute.arch.dealloc_tmem(pointer, 32)

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        kernel(a, b, c).launch(grid=1, block=ROWS)

    return host


def shares(numbers: np.ndarray, shape: str) -> np.ndarray:
    """The numbers that each (thread, access) reduces. Of 16x32bx2 an access of a warp has 16
    columns of 16 lanes; threads 16 to 31 have the second 8. The accesses go down the lanes first.
    """
    by_eights = numbers.reshape(4, 2, 16, 2, 2, REPEATS.value)  # warp, half of its lanes, lane, access, half, column
    if shape == "32x32b":
        return numbers.reshape(ROWS, ACCESSES, REPEATS.value)
    return by_eights.transpose(0, 4, 2, 3, 1, 5).reshape(ROWS, ACCESSES, REPEATS.value)


@pytest.mark.parametrize("load", [tcgen05.LdRed32x32bOp, tcgen05.LdRed16x32bx2Op])
@pytest.mark.parametrize("nan", [False, True])
@pytest.mark.parametrize("how", list(tcgen05.TmemLoadRedOp))
def test_values_and_what_they_are_reduced_to(how: tcgen05.TmemLoadRedOp, nan: bool, load: Any):
    a = np.random.default_rng(3).standard_normal((ROWS, COLUMNS)).astype(np.float32)
    a[5, 9] = a[70, 24:] = np.nan
    b, c = np.zeros_like(a), np.zeros((ROWS, ACCESSES), np.float32)
    simulate(reduced(load(REPEATS, redOp=how, nan=nan)), a, b, c, arch="sm_103a")
    functions = {"MAX": (np.fmax, np.maximum), "MIN": (np.fmin, np.minimum)}
    wanted = functions[how.name][nan].reduce(shares(a, load.shape), axis=2)
    np.testing.assert_array_equal(b, a)
    np.testing.assert_array_equal(c, wanted)


def _one_target(atom: Any, source: Any, targets: Any) -> None:
    cute.copy(atom, source, targets[0])


def _too_few(atom: Any, source: Any, targets: Any) -> None:
    cute.copy(atom, source, (targets[0], cute.make_rmem_tensor(1, cutec.Float32)))


@pytest.mark.parametrize(
    ("load", "kind", "copy", "arch", "code", "words"),
    [
        (tcgen05.LdRed32x32bOp(REPEATS), cutec.Float32, cute.copy, "sm_100a", "E0432", "needs sm_103a"),
        (tcgen05.LdRed32x32bOp(REPEATS), cutec.Int32, cute.copy, "sm_103a", "E0411", "reduces f32"),
        (tcgen05.LdRed32x32bOp(), cutec.Float32, cute.copy, "sm_103a", "E0411", "1 repeat"),
        (tcgen05.LdRed16x32bx2Op(), cutec.Float32, cute.copy, "sm_103a", "E0411", "LdRed16x32bx2Op of 1"),
        (tcgen05.LdRed32x32bOp(REPEATS), cutec.Float32, _one_target, "sm_103a", "E0404", "what they are reduced to"),
        (tcgen05.LdRed32x32bOp(REPEATS), cutec.Float32, _too_few, "sm_103a", "E0410", "4 f32"),
        (tcgen05.Ld32x32bOp(REPEATS), cutec.Float32, cute.copy, "sm_103a", "E0404", "writes one tensor"),
    ],
)
def test_what_there_is_not(load: Any, kind: Any, copy: Any, arch: str, code: str, words: str):
    dtype = np.int32 if kind is cutec.Int32 else np.float32
    a, c = np.zeros((ROWS, COLUMNS), dtype), np.zeros((ROWS, ACCESSES), dtype)
    with pytest.raises(CutecError, match=words) as caught:
        simulate(reduced(load, kind, copy), a, a.copy(), c, arch=arch)
    assert caught.value.code == code
