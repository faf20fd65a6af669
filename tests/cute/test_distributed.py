"""`utils.distributed` on the interpreter, where one GPU has the memory of all, or others have
theirs.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir import ir
from cutec._mlir.dialects import vector
from cutec.diag import CutecError
from cutec.interpreter.memory import several_gpus
from cutec.testing import multicast, simulate
from cutec.utils import distributed


@cute.kernel
def sums(flags: cute.Tensor, a: cute.Tensor, b: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    words = distributed.multimem_ld_reduce_4xf32(a.iterator + 4 * tid)
    distributed.multimem_st_4xb32(b.iterator + 4 * tid, words[3], words[2], words[1], cutec.Int32(0x3F800000))
    distributed.multimem_red_add1(flags.iterator, order="release", scope="sys")
    distributed.red_add1(lock_ptr=flags.iterator + 1, order="release", scope="gpu")
    cute.arch.sync_threads()
    if tid == 0:
        distributed.spin_lock_ld_lt_relaxed_wait(lock_ptr=flags.iterator, expected_val=4, scope="gpu")
        distributed.spin_lock_atom_cas_relaxed_wait(flags.iterator, expected_val=4, reset_val=7, scope="sys")
        distributed.spin_lock_atom_cas_acquire_wait(flags.iterator + 1, expected_val=4, reset_val=0, scope="sys")


@cute.jit
def host(flags: cute.Tensor, a: cute.Tensor, b: cute.Tensor):
    sums(flags, a, b).launch(grid=1, block=4)


@pytest.mark.slow
def test_sums_and_flags() -> None:
    flags, a, b = np.zeros(2, np.int32), np.arange(16, dtype=np.float32), np.zeros(16, np.float32)
    simulate(host, flags, a, b)
    assert flags.tolist() == [7, 0]
    want = a.reshape(4, 4)[:, ::-1].copy()
    want[:, 3] = 1.0
    assert (b.reshape(4, 4) == want).all()


@cute.kernel
def taking_turns(order: cute.Tensor, flag: cute.Tensor):
    block, _, _ = cute.arch.block_idx()
    distributed.spin_lock_atom_cas_acquire_wait(flag.iterator, expected_val=2 - block, reset_val=8, scope="gpu")
    order[block] = cute.arch.load(flag.iterator + 1, sem="relaxed", scope="gpu")
    distributed.red_add1(flag.iterator + 1, order="relaxed", scope="gpu")
    cute.arch.store(flag.iterator, 1 + block, sem="release", scope="gpu")


@cute.jit
def turns(order: cute.Tensor, flag: cute.Tensor):
    taking_turns(order, flag).launch(grid=2, block=1)


def test_blocks_wait_for_a_flag() -> None:
    order, flag = np.zeros(2, np.int32), np.array([2, 0], np.int32)
    simulate(turns, order, flag)
    assert order.tolist() == [0, 1] and flag.tolist() == [2, 2]


@cute.kernel
def of_halves(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    words = distributed.multimem_ld_reduce(a.iterator + 8 * tid, dtype=cutec.Float16, num_elements=8)
    distributed.multimem_st(b.iterator + 8 * tid, *words)
    swapped = vector.from_elements(ir.VectorType.get([4], cutec.Int32.mlir_type), [words[i] for i in (3, 2, 1, 0)])
    cute.arch.store((c.iterator + 8 * tid).llvm_ptr, swapped)


def test_words_of_halves() -> None:
    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        of_halves(a, b, c).launch(grid=1, block=4)

    a, b, c = np.arange(32, dtype=np.float16), np.zeros(32, np.float16), np.zeros(32, np.float16)
    simulate(host, a, b, c)
    assert (b == a).all()
    assert (c.reshape(4, 4, 2) == a.reshape(4, 4, 2)[:, ::-1]).all()


@cute.kernel
def meeting(flag: cute.Tensor, flags: cute.Tensor, seen: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        distributed.multimem_red_add1(flags.iterator, order="release", scope="sys")
        distributed.spin_lock_atom_cas_acquire_wait(flag.iterator, expected_val=2, reset_val=0, scope="sys")
    cute.arch.sync_warp()
    seen[tid] = 1


@cute.jit
def meet(flag: cute.Tensor, flags: cute.Tensor, seen: cute.Tensor):
    meeting(flag, flags, seen).launch(grid=1, block=32)


@pytest.mark.parametrize("comes", [True, False])
def test_another_gpu_comes_to_the_flag(comes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, theirs, seen = np.zeros(1, np.int32), np.zeros(1, np.int32), np.zeros(32, np.int32)
    asked: list[int] = []

    def others() -> bool:
        """What another process does in its turn: its kernel adds 1 to the flags of both."""
        asked.append(int(theirs[0]))
        mine[:] += comes
        return comes

    monkeypatch.setattr(several_gpus, "_turns", [others])
    if comes:
        simulate(meet, mine, multicast([mine, theirs]), seen)
        assert mine.tolist() == [0] and seen.all()
    else:
        with pytest.raises(CutecError, match="E5008"):
            simulate(meet, mine, multicast([mine, theirs]), seen)
    assert asked[0] == 1, "the other sees what this one has done"
