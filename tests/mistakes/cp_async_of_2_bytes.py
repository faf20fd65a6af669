"""cp.async of one half."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def work(a: cute.Tensor):
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float16, num_bits_per_copy=16)  # error: E0411


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
