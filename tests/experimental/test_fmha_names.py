"""What attention kernels of the public examples use: loops and branches built by hand, functions of
the `math` dialect, tiles of tensors with grouped and repeated modes.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute, pipeline, utils
from cutec._mlir._mlir_libs._cutlass_ir._mlir.ir import IntegerType
from cutec._mlir.dialects import math, nvvm
from cutec.cute.nvgpu import cpasync
from cutec.cutlass_dsl import if_generate, not_, while_generate, yield_out
from cutec.testing import simulate
from cutec.utils import LayoutEnum, sm90


def halvings(n):
    """How often a number can be halved until it is 1."""
    with while_generate([n, cutec.Int32(0)], lambda x, count: cutec.Int32(x) > 1, loc=None) as (x, count):
        yield_out([cutec.Int32(x) // 2, cutec.Int32(count) + 1], ip=None)


def counted(n, out):
    """As `halvings`, with its results in memory."""
    with while_generate([n], lambda x: not_(cutec.Int32(x) <= 1)) as (x,):
        out[0] = out[0] + 1
        yield_out([cutec.Int32(x) // 2])


def powers(n):
    """The first power of 2 that is not less than a number, and its logarithm."""
    loop = while_generate([cutec.Int32(1), cutec.Int64(0)], lambda power, log: power < n)
    with loop as (power, log):
        yield_out([power * 2, log + 1])
    return loop.results


@cute.kernel
def loops_kernel(out: cute.Tensor, n: cutec.Int32):
    halvings(n)
    counted(n, out)
    value = if_generate(
        n > 8, lambda: cutec.Boolean(True).ir_value(), lambda: (n > 4).ir_value(), None, [cutec.Boolean]
    )
    out[1] = value
    out[2] = if_generate(n > 8, lambda: cutec.Int32(3), lambda: n, None, cutec.Int32)
    power, log = powers(n)
    out[3], out[4] = power, log.to(cutec.Int32)


@cute.jit
def loops(out: cute.Tensor, n: cutec.Int32):
    loops_kernel(out, n).launch(grid=1, block=1)


@pytest.mark.parametrize("n", [1, 5, 37])
def test_loops_and_branches_built_by_hand(n: int) -> None:
    out, log = np.zeros(5, np.int32), (n - 1).bit_length()
    simulate(loops, out, n)
    assert out.tolist() == [n.bit_length() - 1, n > 4, 3 if n > 8 else n, 2**log, log]


@cute.kernel
def math_kernel(x: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    x[i] = x[i] * 2.0 + math.log(x[i]) + math.powf(x[i], 2.0)
    bar = cutec.Array(cutec.Int64, 1, space=cutec.AddressSpace.smem)
    if i == 0:
        cute.arch.mbarrier_init(bar.data_ptr(), 1)
        cute.arch.mbarrier_arrive(bar.data_ptr())
        if nvvm.mbarrier_try_wait_parity_timelimit(bar.data_ptr(), cutec.Int32(0).ir_value(), 1000, loc=None):
            x[0] = -x[0]


@cute.jit
def functions(x: cute.Tensor):
    math_kernel(x).launch(grid=1, block=4)


def test_functions_of_dialects() -> None:
    x = np.arange(1, 5, dtype=np.float32)
    expected = 2 * x + np.log(x) + x * x
    expected[0] *= -1
    simulate(functions, x)
    assert np.allclose(x, expected) and IntegerType.get_signless(1).mlir == "i1"


@cute.kernel
def repeated_kernel(load: cpasync.TmaAtom, source: cute.Tensor, out: cute.Tensor):
    tile = utils.SmemAllocator().allocate_tensor(cutec.Float16, cute.make_layout((8, 16), stride=(16, 1)), 128)
    bar = cutec.Array(cutec.Int64, 1, space=cutec.AddressSpace.smem).data_ptr()
    thread, head, batch = cute.arch.thread_idx()[0], cute.arch.block_idx()[0], cute.arch.block_idx()[1]
    if thread == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 256)
    cute.arch.sync_threads()
    here = cute.local_tile(source, (8, 16), (0, 0, ((head, 0), batch)))
    shared, parts = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(tile, 0, 2), cute.group_modes(here, 0, 2)
    )
    cute.copy(load, parts[None], shared[None], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    for i in cutec.range_constexpr(4):
        n = thread * 4 + i
        out[n // 16, n % 16, head, batch] = tile[n // 16, n % 16]


@cute.jit
def repeated(a: cute.Tensor, out: cute.Tensor):
    heads = 3  # that share the keys of one
    layout = cute.make_layout(
        (a.shape[0], a.shape[1], ((heads, 1), a.shape[2])), stride=(a.stride[0], a.stride[1], ((0, 0), a.stride[2]))
    )
    keys = cute.make_tensor(a.iterator, layout)
    assert keys.leading_dim == 1 and a.leading_dim == 1 and keys._dtype is cutec.Float16
    tile = cute.make_layout((8, 16), stride=(16, 1))
    load, source = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), keys, tile, (8, 16))
    repeated_kernel(load, source, out).launch(grid=(heads, a.shape[2], 1), block=32)


def test_heads_that_share_keys() -> None:
    a = np.ascontiguousarray(np.arange(256).reshape(2, 8, 16)).astype(np.float16).transpose(1, 2, 0)
    out = np.zeros((8, 16, 3, 2), np.float16)
    simulate(repeated, a, out, types={"a": cutec.tensor("f16", (8, 16, "l"), stride=(16, 1, 128))})
    assert (out == a[:, :, None, :]).all()


def test_where_strides_are_one() -> None:
    found = []

    @cute.jit
    def look(a: cute.Tensor):
        for stride in [(4, 1), (1, 4), (4, (8, 1)), (4, 4)]:
            shape = (4, (2, 2)) if isinstance(stride[1], tuple) else (4, 4)
            found.append(cute.make_tensor(a.iterator, cute.make_layout(shape, stride=stride)).leading_dim)

    simulate(look, np.zeros(64, np.float32))
    assert found == [1, 0, (1, 1), None]


def test_stages_of_several_groups() -> None:
    found = []

    @cute.jit
    def look(a: cute.Tensor):
        row, order = LayoutEnum.ROW_MAJOR, (0, 1, 2, 3)
        found.append(sm90.make_smem_layout_epi(cutec.Float16, row, (64, 64), 2, (64, 64, 2, 3), smem_order=order))
        found.append(sm90.make_smem_layout_epi(cutec.Float16, row, (64, 64), 2))

    simulate(look, np.zeros(4, np.float32))
    assert [cute.size(layout) for layout in found] == [64 * 64 * 6, 64 * 64 * 2]
    assert pipeline.CooperativeGroup(pipeline.Agent.Thread, 128 / 32).size == 4


@cute.kernel
def waits_kernel(out: cute.Tensor):
    with while_generate([cutec.Boolean(False).ir_value()], lambda done: not_(done)) as (_,):
        out[0] = out[0] + 1
        yield_out([(out[0] > 5).ir_value()])
    if_generate((out[0] > 6).ir_value(), lambda: out.__setitem__(0, -1))


@cute.jit
def waits(out: cute.Tensor):
    waits_kernel(out).launch(grid=[1, 1, 1], block=[1, 1, 1])


def test_values_of_the_ir_are_conditions():
    out = np.zeros(1, np.int32)
    simulate(waits, out)
    assert out[0] == 6
