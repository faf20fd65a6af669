"""B of 96 columns for atoms of 64."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 64, 16)))
    smem = cutec.utils.SmemAllocator()
    layout = cute.tile_to_shape(warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, cutec.Float16), (96, 64), (0, 1))
    shared = smem.allocate_tensor(cutec.Float16, layout.outer, 1024, layout.inner)
    part = mma.get_slice(tid).partition_B(shared)  # error: E0434


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
