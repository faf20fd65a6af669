"""A plan that several kernels get holds a tiled multiply: what one of them sets of it, the others
do not see.
"""

from __future__ import annotations

import numpy as np

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup
from cutec.testing import simulate

M = N = K = 64


class Plan:
    def __init__(self, dtype) -> None:
        self.mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(dtype, cutec.Float32, (M, N, 16)), (1, 1, 1))


@cute.kernel
def kernel(
    a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, times: cutec.Int32, plan: cutec.Constexpr, ones: cutec.Constexpr
):
    """d = times · a bᵀ, or one more: by default multiplies add to what is there."""
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, a.element_type)
    layout = cute.tile_to_shape(atom, (M, K), (0, 1))
    shared_a = smem.allocate_tensor(a.element_type, layout.outer, 1024, layout.inner)
    shared_b = smem.allocate_tensor(b.element_type, layout.outer, 1024, layout.inner)
    for i in range(tid, M * K, 128):
        shared_a[i // K, i % K] = a[i // K, i % K]
        shared_b[i // K, i % K] = b[i // K, i % K]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    mine = plan.mma.get_slice(tid)
    part_a, part_b = (
        plan.mma.make_fragment_A(mine.partition_A(shared_a)),
        plan.mma.make_fragment_B(mine.partition_B(shared_b)),
    )
    sums, into = plan.mma.make_fragment_C(plan.mma.partition_shape_C((M, N))), mine.partition_C(d)
    sums.fill(1.0)
    if cutec.const_expr(not ones):
        plan.mma.set(warpgroup.Field.ACCUMULATE, False)
    warpgroup.fence()
    for _ in range(times):
        for k in cutec.range_constexpr(cute.size(part_a, mode=[2])):
            cute.gemm(plan.mma, sums, part_a[None, None, k], part_b[None, None, k], sums)
            plan.mma.set(warpgroup.Field.ACCUMULATE, True)
    warpgroup.commit_group()
    warpgroup.wait_group(0)
    for i in cutec.range_constexpr(cute.size(sums)):
        into[i] = sums[i]


@cute.jit
def both(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, e: cute.Tensor, times: cutec.Int32):
    plan = Plan(a.element_type)
    kernel(a, b, d, times, plan, False).launch(grid=(1, 1, 1), block=(128, 1, 1))
    kernel(b, a, e, 1, plan, True).launch(grid=(1, 1, 1), block=(128, 1, 1))


def test_a_field_holds_in_the_kernel_that_sets_it() -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, (M, K)).astype("f2") for _ in range(2))
    d, e = (np.full((M, N), np.nan, "f4") for _ in range(2))
    simulate(both, a, b, d, e, 2)
    product = a.astype("f4") @ b.astype("f4").T
    assert (d == 2 * product).all() and (e == product.T + 1).all()
