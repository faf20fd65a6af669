"""Mistakes as people type them: `# E: words` marks a line, and words of what is said about it."""
# ruff: noqa: B018 - expressions that are only looked at

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warp

STAGES = "4"


@cute.kernel
def misspelt_names(x: cute.Tensor, out: cute.Tensor, n: cutec.Int32):
    thread = cute.arch.thread_indx()  # E: "thread_indx" is not a known attribute of module
    layout = cute.make_layot((4, 8))  # E: "make_layot" is not a known attribute of module
    out[thread] = cutec.Flaot32(1.0)  # E: "Flaot32" is not a known attribute of module
    cute.aarch.sync_threads()  # E: "aarch" is not a known attribute of module
    cpasync.CopyG2SOpp()  # E: "CopyG2SOpp" is not a known attribute of module
    utils.SmemAlocator()  # E: "SmemAlocator" is not a known attribute of module
    return layout


@cute.kernel
def misspelt_attributes(x: cute.Tensor, n: cutec.Int32, tile: cutec.Constexpr[int]):
    x.shpae  # E: "shpae" for class "Tensor"
    x.dtype_  # E: "dtype_" for class "Tensor"
    x.laod()  # E: "laod" for class "Tensor"
    x.load().redcue(cute.ReductionOp.ADD, 0.0, 0)  # E: "redcue" for class "TensorSSA"
    n.too(cutec.Float16)  # E: "too" for class "Int32"
    x[0].bitcsat(cutec.Int32)  # E: "bitcsat" for class "Element"
    tile.bit_lenght()  # E: "bit_lenght" for class
    cute.ReductionOp.SUM  # E: "SUM" for class "type[ReductionOp]"
    cutec.Float32.infinity  # E: "infinity" for class "type[Float32]"
    cute.make_layout((4, 8)).strides  # E: "strides" for class "Layout"


@cute.kernel
def arguments(x: cute.Tensor, out: cute.Tensor, n: cutec.Int32):
    cute.copy(x, out)  # E: Argument missing for parameter "dst"
    cute.make_layout((4, 8), strides=(8, 1))  # E: No parameter named "strides"
    cute.make_layout("(4,8):(8,1)")  # E: cannot be assigned to parameter "shape"
    cute.arch.sync_threads(0)  # E: Expected 0 positional arguments
    cute.arch.shuffle_sync(1.0)  # E: Argument missing for parameter "offset"
    cute.local_tile(x, (16, 16))  # E: Argument missing for parameter "coord"
    cute.size("x")  # E: cannot be assigned to parameter "obj"
    cute.fill(x, "0")  # E: cannot be assigned to parameter "value"
    cute.zipped_divide(x)  # E: Argument missing for parameter "tiler"
    cute.arch.mbarrier_wait(x, 0)  # E: "Tensor" is not assignable to "Pointer"
    cute.arch.atomic_add(x, 1)  # E: "Tensor" is not assignable to "Pointer"
    cute.make_rmem_tensor((4, 8))  # E: Argument missing for parameter "dtype"
    cute.math.exp("1")  # E: No overloads for "__call__"
    cutec.Float32(x)  # E: cannot be assigned to parameter "value"
    cutec.Int32("3")  # E: cannot be assigned to parameter "value"
    out.store(x)  # E: "Tensor" is not assignable to "TensorSSA"
    x[0.5]  # E: cannot be assigned to parameter "coord"
    x["row"]  # E: cannot be assigned to parameter "coord"
    x + 1  # E: Operator "+" not supported for types "Tensor"
    x.load() + x  # E: Operator "+" not supported for types "TensorSSA" and "Tensor"


@cute.jit
def host(x: cute.Tensor, out: cute.Tensor, n: cutec.Int32):
    arguments(x, out, n).launch(grid=1, cooperative="yes")  # E: cannot be assigned to parameter "cooperative"
    arguments(x, out, n).launch(grid=1, block=128, blocks=4)  # E: No parameter named "blocks"
    arguments(x, out, n).lanch(grid=1, block=128)  # E: "lanch" for class "KernelCall"
    arguments[1, 128](x, out, n)  # E: "__getitem__" method not defined on type "KernelFunction"
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp())  # E: missing for parameter "copy_internal_type"
    copy = cute.make_tiled_copy_tv(atom, (32, 4), (1, 4))  # E: is not assignable to "Layout"
    copy.get_slice(0).partition_T(x)  # E: "partition_T" for class "ThrCopy"
    warp.MmaF16BF16Op(cutec.Float16, cutec.Float32)  # E: Argument missing for parameter "shape_mnk"
    pipeline.PipelineTmaAsync.create(num_stages=STAGES)  # E: Arguments missing for parameters


@cute.jit(preproces=False)  # E: No overloads for "jit"
def misspelt_option(x: cute.Tensor):
    pass


@cute.kernell  # E: "kernell" is not a known attribute of module
def misspelt_decorator(x: cute.Tensor):
    pass


cutec.export(host, args=["f32[n]", "f32[n]", "i32"], archs="sm_90a")  # E: No parameter named "archs"
cutec.export(host, arch=90)  # E: cannot be assigned to parameter "arch"
cutec.tensor("f32", ("m", "n"), aling=16)  # E: No parameter named "aling"
host.compield  # E: "compield" for class
