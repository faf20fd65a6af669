"""A float made of a value of the IR that is a float of another type."""

import numpy as np
from cutlass import BFloat16, Float16, Float32, cute
from cutlass._mlir.dialects import vector
from cutlass.cute.runtime import from_dlpack
from cutlass.cutlass_dsl import T


@cute.kernel
def unpack(x: cute.Tensor):
    whole = vector.from_elements(T.vector(1, T.f32()), (x[0].ir_value(),))
    pair = vector.bitcast(T.vector(2, T.bf16()), whole)
    for i in range(2):
        x[1 + i] = Float32(vector.extract(pair, dynamic_position=[], static_position=[1]))
    x[2] = Float32(vector.extract(pair, dynamic_position=[], static_position=[0]))
    x[3] = Float32(BFloat16(Float16(1.5).ir_value()))


@cute.jit
def run(x: cute.Tensor):
    unpack(x).launch(grid=[1, 1, 1], block=[1, 1, 1])


x = np.array([0x40003FC0, 0, 0, 0], np.uint32).view(np.float32)  # the bfloat16 1.5 and 2
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[1:])
# prints: [2.  1.5 1.5]
