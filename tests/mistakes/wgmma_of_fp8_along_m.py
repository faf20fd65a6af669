"""An fp8 operand that is contiguous along M."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup
from cutec.utils import hopper_helpers as hopper


@cute.kernel
def multiply(a: cute.Tensor):
    m_major, k_major = warpgroup.OperandMajorMode.MN, warpgroup.OperandMajorMode.K
    mma = hopper.make_trivial_tiled_mma(cutec.Float8E4M3FN, cutec.Float8E4M3FN, m_major, k_major, cutec.Float32, (1, 1, 1), (64, 128))  # error: E0431
    a[0, 0] = a[1, 1]


@cute.jit
def host(a: cute.Tensor):
    multiply(a).launch(grid=1, block=128)


cutec.export(host, ["f8E4M3FN[m,k]:(1,m)"])
