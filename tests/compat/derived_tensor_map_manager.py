"""A manager of tensor maps of a class of the program's own, whose fields are the inherited ones."""

from dataclasses import dataclass

import cutlass
import numpy as np
from cutlass import Boolean, Int32, cute
from cutlass.cute.runtime import from_dlpack
from cutlass.utils import TensorMapManager, TensorMapUpdateMode


@dataclass(frozen=True)
class OwnManager(TensorMapManager):
    """Tells what it is for, and changes nothing else."""

    @cute.jit
    def describe(self, x: cute.Tensor, is_manager: Boolean):
        if is_manager:
            x[0] = Int32(self.bytes_per_tensormap)
            if cutlass.const_expr(self.tensormap_update_mode == TensorMapUpdateMode.SMEM):
                x[1] = Int32(1)


@cute.kernel
def describe(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    OwnManager(TensorMapUpdateMode.SMEM, 128).describe(x, tid == 0)


@cute.jit
def run(x: cute.Tensor):
    describe(x).launch(grid=[1, 1, 1], block=[32, 1, 1])


x = np.zeros(2, np.int32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x)
# prints: [128   1]
