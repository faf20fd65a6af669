"""`loc=` and `ip=` wherever an operation is made, methods and operators by name too."""

import numpy as np
from cutlass import Float32, cute, pipeline
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def add(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx(loc=None, ip=None)
    value = x.__getitem__((tid,), loc=None, ip=None)
    more = cute.make_rmem_tensor(4, Float32, loc=None, ip=None)
    more.fill(2.0, loc=None, ip=None)
    loaded = more.load(loc=None, ip=None).to(Float32, loc=None, ip=None)
    pipeline.NamedBarrier(barrier_id=1, num_threads=32).arrive_and_wait(loc=None, ip=None)
    x.__setitem__((tid,), value + loaded[0], loc=None, ip=None)


@cute.jit
def run(x: cute.Tensor):
    add(x).launch(grid=[1, 1, 1], block=[32, 1, 1])


x = np.arange(32, dtype=np.float32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[:3])
# prints: [2. 3. 4.]
