"""CuTe's copies of matrices from shared to tensor memory, on the interpreter: every shape,
swizzles, several copies; what is refused.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.testing import simulate

pytestmark = pytest.mark.slow

KIND, COLUMNS = cutec.Float16, 32  # a row of 64 bytes
LANE = 1 << 17  # elements of 16 bits between lanes
SWIZZLED = cute.make_composed_layout(cute.make_swizzle(2, 4, 3), 0, cute.make_layout((128, 32), stride=(32, 1)))
# Lines of 16 bytes of 8 rows follow each other, then the next rows, then the next lines.
LINES = cute.make_layout((128, (8, 4)), stride=(8, (1, 1024)))
HALF_LINES = cute.make_layout(((64, 2), (8, 4)), stride=((8, 0), (1, 512)))
FOUR_LINES = cute.make_layout((4, (8, 4)), stride=(8, (1, 64)))
ALL, QUARTERS = cute.make_layout((128, 32), stride=(LANE, 1)), cute.make_layout((4, 32), stride=(32 * LANE, 1))
CASES = {
    "128x256b": (tcgen05.Cp128x256bOp, LINES, ALL, range(128)),
    "128x256b, swizzled": (tcgen05.Cp128x256bOp, SWIZZLED, ALL, range(128)),
    "128x128b": (tcgen05.Cp128x128bOp, LINES, ALL, range(128)),
    "4x256b": (tcgen05.Cp4x256bOp, FOUR_LINES, QUARTERS, range(0, 128, 32)),
    "2x64x128b": (
        tcgen05.Cp2x64x128b0213Op,
        HALF_LINES,
        cute.make_layout(((64, 2), 32), stride=((LANE, 64 * LANE), 1)),
        range(128),
    ),
}


def copied(op: Any, here: Any, there: Any, rows: int) -> Any:
    """A function that puts `rows` rows of A in shared memory, copies them to tensor memory, and
    loads all lanes.
    """

    @cute.kernel
    def kernel(a: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        a, b = (cute.local_tile(each, (128, COLUMNS), (0, 0)) for each in (a, b))
        holder, done = cute.arch.alloc_smem(cutec.Int32, 1), cute.arch.alloc_smem(cutec.Int64, 1)
        swizzle, outer = (here.inner, here.outer) if isinstance(here, cute.ComposedLayout) else (None, here)
        smem = cutec.utils.SmemAllocator().allocate_tensor(KIND, outer, 1024, swizzle)
        if tid < rows:
            for column in cutec.range_constexpr(COLUMNS):
                smem[tid, column] = a[tid, column]
        if warp == 0:
            cute.arch.alloc_tmem(32, holder)
            cute.arch.relinquish_tmem_alloc_permit()
        if tid == 0:
            cute.arch.mbarrier_init(done, 1)
            cute.arch.mbarrier_init_fence()
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.sync_threads()
        pointer = cute.arch.retrieve_tmem_ptr(KIND, 16, holder)
        whole = cute.make_tensor(pointer, ALL)
        load = tcgen05.make_tmem_copy(cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x16), KIND), whole)
        store = tcgen05.make_tmem_copy(cute.make_copy_atom(tcgen05.St32x32bOp(tcgen05.Repetition.x16), KIND), whole)
        values = cute.make_rmem_tensor(load.get_slice(tid).partition_D(b).shape, KIND)
        values.fill(0.0)
        cute.copy(store, values, store.get_slice(tid).partition_D(whole))
        cute.arch.fence_view_async_tmem_store()
        cute.arch.tcgen05_fence("before")
        cute.arch.sync_threads()
        cute.arch.tcgen05_fence("after")
        target = cute.make_tensor(pointer, there)
        copy = tcgen05.make_s2t_copy(cute.make_copy_atom(op(), KIND), target)
        mine = copy.get_slice(0)
        if warp == 0:
            cute.copy(copy, mine.partition_S(smem), mine.partition_D(target))
            with cute.arch.elect_one():
                tcgen05.commit(done)
        cute.arch.mbarrier_wait(done, 0)
        cute.arch.tcgen05_fence("after")
        cute.copy(load, load.get_slice(tid).partition_S(whole), values)
        cute.autovec_copy(values, load.get_slice(tid).partition_D(b))
        cute.arch.sync_threads()
        if warp == 0:
            cute.arch.dealloc_tmem(pointer, 32)

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor):
        kernel(a, b).launch(grid=1, block=128)

    return host


@pytest.mark.parametrize("name", CASES)
def test_rows_go_to_their_lanes(name: str):
    op, here, there, lanes = CASES[name]
    rows = cute.size(here, mode=[0]) if op is not tcgen05.Cp2x64x128b0213Op else 64
    a = np.arange(1, 128 * COLUMNS + 1).reshape(128, COLUMNS).astype(np.float16)
    b = np.full((128, COLUMNS), np.nan, np.float16)
    simulate(copied(op, here, there, rows), a, b, arch="sm_100a")
    wanted = np.zeros_like(a)
    for number, lane in enumerate(lanes):
        wanted[lane] = a[number % rows]
    assert (b == wanted).all()


def used(use: Any) -> None:
    @cute.kernel
    def kernel():
        use()

    @cute.jit
    def host():
        kernel().launch(grid=1, block=128)

    simulate(host, arch="sm_100a")


def _tensor(layout: Any, space: Any = cute.AddressSpace.tmem) -> Any:
    return cute.make_tensor(cute.make_ptr(KIND, 0, space, assumed_align=1024), layout)


def _copy(op: Any, here: Any, there: Any) -> None:
    copy = tcgen05.make_s2t_copy(cute.make_copy_atom(op(), KIND), _tensor(there))
    source = _tensor(here, cute.AddressSpace.smem)
    cute.copy(copy, copy.partition_S(source), copy.partition_D(_tensor(there)))


@pytest.mark.parametrize(
    ("use", "code", "words"),
    [
        (lambda: _copy(tcgen05.Cp128x256bOp, LINES, QUARTERS), "E0434", "is no element of"),
        (lambda: _copy(tcgen05.Cp128x256bOp, cute.make_layout((128, 32), stride=(32, 1)), ALL), "E0410", "no fields"),
        (
            lambda: _copy(tcgen05.Cp2x64x128b0213Op, LINES, CASES["2x64x128b"][2]),
            "E0410",
            "that go to several lanes are one in shared memory",
        ),
        (lambda: cute.make_copy_atom(tcgen05.Cp128x256bOp(), cutec.Float64), "E0411", "columns of 32 bits"),
        (lambda: cute.make_copy_atom(tcgen05.Cp2x64x128b0123Op(), KIND), "E0411", "scale factors of 8 bits"),
        (
            lambda: tcgen05.make_s2t_copy(
                cute.make_copy_atom(tcgen05.Cp128x256bOp(), KIND), _tensor(ALL, cute.AddressSpace.smem)
            ),
            "E0404",
            "a tensor in tensor memory",
        ),
    ],
)
def test_what_is_not_copied(use: Any, code: str, words: str):
    with pytest.raises(CutecError, match=words) as caught:
        used(use)
    assert caught.value.code == code


def test_scale_factors_have_a_copy_for_each_layout():
    """Four copies of each row, or two of each half."""
    kind = cutec.Float8E8M0FNU
    layout = cute.make_layout((((32, 4), 4), 4), stride=(((1 << 18, 4), 1 << 23), 1))

    def use() -> None:
        tensor = cute.make_tensor(cute.make_ptr(kind, 0, cute.AddressSpace.tmem, assumed_align=16), (layout))
        tcgen05.make_s2t_copy(cute.make_copy_atom(tcgen05.Cp2x64x128b0123Op(), kind), tensor)

    with pytest.raises(CutecError, match=r"Cp2x64x128b0123Op copies scale factors of \(\(\(rows, 2, 2\)") as caught:
        used(use)
    assert caught.value.code == "E0434"
