"""Expressions of kernel files and, behind `# is:`, their types as an editor shows them."""

from typing_extensions import reveal_type

import cutec
from cutec import cute


@cute.jit
def doubled(x: cute.Tensor):
    return x.load() * 2


@cute.kernel
def kernel(x: cute.Tensor, n: cutec.Int32, tile: cutec.Constexpr[int]):
    reveal_type(x[0])  # is: Element
    reveal_type(x[0, n])  # is: Element
    reveal_type(x[None, 0])  # is: Tensor
    reveal_type(x.load())  # is: TensorSSA
    reveal_type(x.load() * 2)  # is: TensorSSA
    reveal_type(x.element_type)  # is: type[Element]
    reveal_type(cutec.Float32(1.0))  # is: Float32
    reveal_type(cutec.Float32(1.0) * 2)  # is: Float32
    reveal_type(cutec.Float32.inf)  # is: Float32
    reveal_type(cute.arch.thread_idx())  # is: tuple[Int32, Int32, Int32]
    thread, _, _ = cute.arch.thread_idx()
    reveal_type(thread + 1)  # is: Int32
    reveal_type(thread < n)  # is: Boolean
    reveal_type(thread // tile)  # is: Int32
    reveal_type(tile)  # is: int
    reveal_type(cute.make_layout((4, 8)))  # is: Layout
    reveal_type(cute.zipped_divide(x, (4,)))  # is: Tensor
    reveal_type(cute.local_tile(x, (4,), (0,)))  # is: Tensor
    reveal_type(cute.math.exp(x[0]))  # is: Element
    reveal_type(cute.math.exp(cutec.Float16(1)))  # is: Float16
    reveal_type(cute.math.exp(x.load()))  # is: TensorSSA
    reveal_type(cute.math.exp(1))  # is: Float32
    reveal_type(cute.arch.shuffle_sync_bfly(thread, 1))  # is: Int32
    reveal_type(doubled(x))  # is: TensorSSA
    reveal_type(kernel(x, 1, 2))  # is: KernelCall
    reveal_type(cute.make_rmem_tensor((4,), cutec.Float32))  # is: Tensor
    for i in cutec.range(n):
        reveal_type(i)  # is: Int32
    for j in cutec.range_constexpr(4):
        reveal_type(j)  # is: int


reveal_type(doubled)  # is: Jitted[TensorSSA]
reveal_type(kernel)  # is: KernelFunction
reveal_type(cutec.export(doubled))  # is: list[Export]
reveal_type(cutec.tensor("f32", ("m",)))  # is: TensorSpec
