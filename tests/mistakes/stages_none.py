"""A tile of which not one stage fits."""

import cutec
from cutec import cute, utils
from cutec.utils import hopper_helpers as hopper


@cute.kernel
def load(a: cute.Tensor, stages: cutec.Constexpr):
    smem = utils.SmemAllocator()
    layout = hopper.make_smem_layout_a(utils.LayoutEnum.ROW_MAJOR, (128, 128, 64), cutec.Float16, stages)  # error: E0445
    buffers = smem.allocate_tensor(cutec.Float16, layout.outer, 1024, layout.inner)
    buffers[0] = a[0, 0]


@cute.jit
def host(a: cute.Tensor):
    load(a, 0).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k]"])
