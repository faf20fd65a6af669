"""The kernel vocabulary: `from cutec import cute`, or `import cutlass.cute as cute` in kernel
files.

Names and behaviour follow the public CuTe DSL documentation. Each is looked up when a kernel file
asks for it (PEP 562).
"""

from cutec.frontend.numbers import elements as _elements  # the operators of TensorSSA
from cutec.frontend.tensors import handlers as _handlers  # how layouts, pointers and tensors are carried
from cutec.frontend.tensors.int_tuples import Coord, IntTuple, Shape, Stride, Tile
from cutec.lazy import late_names

# Annotations of kernel parameters.
Tiler = Tile

_NAMES = {
    "cutec.cute.algebra": (
        "append assume blocked_product ceil_div coalesce complement composition cosize crd2idx depth elem_less equal"
        " filter_zeros flat_divide flat_product flatten get group_modes idx2crd is_static left_inverse local_partition"
        " local_tile logical_divide logical_product make_composed_layout make_identity_layout make_layout"
        " make_layout_image_mask make_ordered_layout product product_each raked_product rank recast_layout repeat_like"
        " right_inverse round_up select shape size slice_ tile_to_shape tiled_divide tiled_product zipped_divide"
        " zipped_product"
    ),
    "cutec.cute.tuples": (
        "append_ones basis_get basis_value crd2crd dice filter filter_tuple find find_if flatten_to_tuple front"
        " get_divisibility get_leaves get_nonswizzle_portion get_swizzle_portion has_scaled_basis has_underscore"
        " increment_coord is_congruent is_int_tuple is_integer is_major is_weakly_congruent leading_dim"
        " make_layout_like max_common_layout max_common_vector nullspace prepend prepend_ones pretty_str product_like"
        " repeat repeat_as_tuple shape_div slice_and_offset static transform_apply transform_leaf tuple_add tuple_cat"
        " tuple_sub unflatten unwrap wrap"
    ),
    "cutec.cute.likes": "empty_like full_like make_rmem_tensor_like ones_like size_in_bytes zeros_like",
    "cutec.cute.atoms": "Atom CopyAtom make_copy_atom make_mma_atom MmaAtom",
    "cutec.cute.compiling": "compile",
    "cutec.cute.copying": "autovec_copy basic_copy basic_copy_if copy copy_atom_call prefetch",
    "cutec.cute.decorators": "jit kernel",
    "cutec.cute.math": (
        "absf absi acos acosh asin asinh atan atan2 atanh cbrt ceil clamp copysign cos cosh erf erfc exp exp2 expm1"
        " floor fma fpowi ipowi isfinite isinf isnan isnormal log log10 log1p log2 max min neg pow rcp roundeven rsqrt"
        " sin sincos sinh sqrt tan tanh trunc"
    ),
    "cutec.cute.multiply": "axpby clear fill gemm gemv mma_atom_call",
    "cutec.cute.nvgpu.common": "CacheEvictionPriority CopyUniversalOp MmaUniversalOp ReductionKind",
    "cutec.cute.tensor_printing": "print_tensor",
    "cutec.cute.printing": "printf",
    "cutec.cute.tiled_copy": (
        "make_cotiled_copy make_layout_tv make_tiled_copy make_tiled_copy_A make_tiled_copy_B make_tiled_copy_C"
        " make_tiled_copy_C_atom make_tiled_copy_D make_tiled_copy_S make_tiled_copy_tv ThrCopy TiledCopy"
    ),
    "cutec.cute.tiled_mma": "ThrMma TiledMma make_tiled_mma",
    "cutec.frontend.kernels.language": (
        "BFloat16 Boolean Float Float16 Float32 Float64 Float8E4M3FN Float8E5M2 Int128 Int16 Int32 Int4 Int64 Int8"
        " Integer Numeric TFloat32 Uint128 Uint16 Uint32 Uint64 Uint8"
    ),
    "cutec.frontend.tensors.fast_divisor": (
        "FastDivmodDivisor FastDivmodDivisorV2 fast_divmod_create_divisor fast_divmod_create_divisor_v2"
    ),
    "cutec.frontend.tensors.layouts": "LayoutValue",
    "cutec.frontend.kernels.native_struct": "native_struct",
    "cutec.frontend.tensors.pointers": "AddressSpace make_ptr Pointer recast_ptr",
    "cutec.frontend.kernels.smem": "struct union",
    "cutec.frontend.tensors.tensor": (
        "domain_offset make_fragment_like make_identity_tensor make_rmem_tensor make_tensor recast_tensor Tensor"
    ),
    "cutec.frontend.numbers.elements": "where",
    "cutec.frontend.numbers.reductions": "ReductionOp",
    "cutec.frontend.numbers.tensor_ssa": "all_ any_ full TensorSSA",
    "cutec.layout": "ComposedLayout E Layout make_swizzle ScaledBasis Swizzle",
    "cutec.calling.options": (
        "OptLevel GPUArch PtxasOptions EnableAssertions GenerateLineInfo LinkLibraries KeepPTX KeepCUBIN KeepSASS"
        " KeepIR NvdisasmOptions DumpDir EnableTVMFFI"
    ),
    "cutec.calling.protocols": "register_jit_arg_adapter",
    "cutec.calling.symbols": "SymInt sym_int sym_int32 sym_int64",
}
__getattr__, __dir__, __all__ = late_names(__name__, globals(), _NAMES, "arch math nvgpu runtime testing typing")
