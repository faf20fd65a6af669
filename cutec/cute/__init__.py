"""The kernel vocabulary: `from cutec import cute`, or `import cutlass.cute as cute` in kernel files.

Names and behaviour follow the public CuTe DSL documentation.
"""

from cutec import calling
from cutec.cute import arch, math, nvgpu, runtime, testing, typing
from cutec.cute.algebra import (
    append,
    assume,
    blocked_product,
    ceil_div,
    coalesce,
    complement,
    composition,
    cosize,
    crd2idx,
    depth,
    elem_less,
    equal,
    filter_zeros,
    flat_divide,
    flat_product,
    flatten,
    get,
    group_modes,
    idx2crd,
    is_static,
    left_inverse,
    local_partition,
    local_tile,
    logical_divide,
    logical_product,
    make_composed_layout,
    make_identity_layout,
    make_layout,
    make_layout_image_mask,
    make_ordered_layout,
    product,
    product_each,
    raked_product,
    rank,
    recast_layout,
    repeat_like,
    right_inverse,
    round_up,
    select,
    shape,
    size,
    slice_,
    tile_to_shape,
    tiled_divide,
    tiled_product,
    zipped_divide,
    zipped_product,
)
from cutec.cute.atoms import CopyAtom, MmaAtom, make_copy_atom, make_mma_atom
from cutec.cute.compiling import compile
from cutec.cute.copying import autovec_copy, basic_copy, basic_copy_if, copy, copy_atom_call
from cutec.cute.decorators import jit, kernel
from cutec.cute.math import (
    absf,
    absi,
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    cbrt,
    ceil,
    clamp,
    copysign,
    cos,
    cosh,
    erf,
    erfc,
    exp,
    exp2,
    expm1,
    floor,
    fma,
    fpowi,
    ipowi,
    isfinite,
    isinf,
    isnan,
    isnormal,
    log,
    log10,
    log1p,
    log2,
    max,
    min,
    neg,
    pow,
    rcp,
    roundeven,
    rsqrt,
    sin,
    sincos,
    sinh,
    sqrt,
    tan,
    tanh,
    trunc,
)
from cutec.cute.multiply import axpby, clear, fill, gemm, gemv, mma_atom_call
from cutec.cute.nvgpu.common import CopyUniversalOp, MmaUniversalOp
from cutec.cute.print_tensor import print_tensor
from cutec.cute.printing import printf
from cutec.cute.tiled_copy import (
    ThrCopy,
    TiledCopy,
    make_cotiled_copy,
    make_layout_tv,
    make_tiled_copy,
    make_tiled_copy_A,
    make_tiled_copy_B,
    make_tiled_copy_C,
    make_tiled_copy_C_atom,
    make_tiled_copy_D,
    make_tiled_copy_S,
    make_tiled_copy_tv,
)
from cutec.cute.tiled_mma import ThrMma, TiledMma, make_tiled_mma
from cutec.frontend import handlers as _handlers
from cutec.frontend.language import (
    BFloat16, Boolean, Float, Float8E4M3FN, Float8E5M2, Float16, Float32, Float64, Int4, Int8, Int16, Int32, Int64, Int128, Integer, Numeric,
    TFloat32, Uint8, Uint16, Uint32, Uint64, Uint128,
)  # fmt: skip
from cutec.frontend.layouts import LayoutValue
from cutec.frontend.pointers import AddressSpace, Pointer, recast_ptr
from cutec.frontend.smem import bytes_of as size_in_bytes_of
from cutec.frontend.smem import struct
from cutec.frontend.tensor import (
    Tensor,
    domain_offset,
    make_fragment_like,
    make_identity_tensor,
    make_rmem_tensor,
    make_tensor,
    recast_tensor,
)
from cutec.frontend.elements import where
from cutec.frontend.reductions import ReductionOp
from cutec.frontend.tensor_ssa import TensorSSA, all_, any_, full
from cutec.layout import ComposedLayout, E, Layout, ScaledBasis, Swizzle, make_swizzle


def size_in_bytes(dtype, layout) -> int:
    """Bytes that a layout of elements of `dtype` spans."""
    return size_in_bytes_of(dtype, cosize(layout))


def full_like(tensor, fill_value, dtype=None, *, loc=None, ip=None):
    """A TensorSSA of one number in the shape of a tensor or TensorSSA."""
    return full(tensor.shape, fill_value, dtype or tensor.element_type)


def zeros_like(tensor, dtype=None, *, loc=None, ip=None):
    """A TensorSSA of zeros in the shape of a tensor or TensorSSA."""
    return full_like(tensor, 0, dtype)


def ones_like(tensor, dtype=None, *, loc=None, ip=None):
    """A TensorSSA of ones in the shape of a tensor or TensorSSA."""
    return full_like(tensor, 1, dtype)


def empty_like(tensor, dtype=None, *, loc=None, ip=None):
    """A TensorSSA in the shape of a tensor or TensorSSA whose elements mean nothing yet (they are zeros)."""
    return full_like(tensor, 0, dtype)


def make_rmem_tensor_like(source, dtype=None):
    """A register tensor with the shape of a tensor or layout."""
    return make_fragment_like(source, dtype)


def __getattr__(name: str):
    """Options of `cute.compile` and symbols of fake tensors are imported when a file asks for them (PEP 562)."""
    module = _LATE.get(name)
    if module is None:
        raise AttributeError(f"module 'cutec.cute' has no attribute {name!r}")
    return getattr(getattr(calling, module), name)


_OPTIONS = ("OptLevel", "GPUArch", "PtxasOptions", "EnableAssertions", "GenerateLineInfo", "LinkLibraries", "KeepPTX", "KeepCUBIN", "KeepSASS",
            "KeepIR", "NvdisasmOptions", "DumpDir", "EnableTVMFFI")  # fmt: skip
_LATE = dict.fromkeys(_OPTIONS, "options") | dict.fromkeys(("SymInt", "sym_int", "sym_int32", "sym_int64"), "symbols")

# Annotations of kernel parameters.
Shape = Stride = Coord = Tile = Tiler = IntTuple = tuple
