"""Expressions of kernel files and, behind `# is:`, their types as an editor shows them."""

from typing_extensions import reveal_type

import cutec
from cutec import cute, utils


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
    reveal_type(thread * cutec.Float32(2.0))  # is: Float32
    reveal_type(thread.to(cutec.Float32))  # is: Float32
    reveal_type((thread < n) & (0 < thread))  # noqa: SIM300  # is: Boolean
    reveal_type(-thread << 2)  # is: Int32
    reveal_type(max(thread, n))  # is: Int32
    reveal_type(x.load()[0])  # is: Element
    reveal_type(x.load() > 0.0)  # is: TensorSSA
    reveal_type(x.load().reduce(cute.ReductionOp.ADD, 0.0))  # is: Element
    reveal_type(cute.where(x.load() > 0.0, x.load(), 0.0))  # is: TensorSSA
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


# Uses that have to pass.
@cute.struct
class Storage:
    barriers: cute.struct.MemRange[cutec.Int64, 4]
    tile: cute.struct.Align[cute.struct.MemRange[cutec.Float16, 64], 128]


@cute.kernel
def accepted(x: cute.Tensor, n: cutec.Int32, more: cutec.Int32 | None = None, mode: cutec.Constexpr = "full"):
    layout = cute.make_layout((4, (n, 8)), stride=(1, (4, 8)))
    rows, columns = layout.shape
    smem = utils.SmemAllocator()
    storage = smem.allocate(Storage)
    tile = storage.tile.get_tensor(cute.make_layout((8, 8)))
    tile[0, 0] = x[0].to(cutec.Float16) * 2 + x.element_type.zero
    x[0] = cutec.Float32(x[1]) if n > 0 else x.element_type.inf
    total = x.load().reduce(cute.ReductionOp.ADD, 0.0, 0)
    total += sum(x[i] for i in range(4)) + min(x[0], total)
    if cute.arch.thread_idx()[0] == 0 and rows > columns[0]:
        x[n - 1] = cute.arch.warp_reduction_sum(total) + cute.math.sqrt(total)
    cute.autovec_copy(cute.local_tile(x, (4,), (n,)), cute.make_fragment_like(x, cutec.Float32))
    for i in range(cute.size(x, mode=[0])):
        x[(i, None)].fill(0.0)


@cute.jit(preprocess=False)
def launching(x: cute.Tensor, n: cutec.Int32):
    blocks = cute.ceil_div(cute.size(x), 128)
    accepted(x, 3).launch(grid=(blocks, 1, 1), block=[128, 1, 1], cluster=2, smem=Storage.size_in_bytes())


launching(object(), 3)
cutec.export(launching, args=["f32[n]", cutec.scalar("i32")], name="launch", arch=["sm_80", "sm_90a"])

reveal_type(doubled)  # is: Jitted[TensorSSA]
reveal_type(kernel)  # is: KernelFunction
reveal_type(cute.compile(doubled))  # is: CompiledFunction
reveal_type(cutec.export(doubled))  # is: list[Export]
reveal_type(cutec.tensor("f32", ("m",)))  # is: TensorSpec
