"""Names of the public DSL that cutec lacks: since which version of `nvidia-cutlass-dsl` they are
there, found by importing them from each minor version since 4.2 ("4.2" means that or before), and
what serves instead; and names that the public DSL has dropped.
"""

from __future__ import annotations

from collections.abc import Iterator

from cutec.version import PUBLIC_DSL

_LAUNCHES = "call the compiled function, or launch the bundle: `cutec.load(manifest)`"
_MEMORY = "memory of PyTorch, CuPy or JAX goes into calls as it is (docs/calling.md)"
_TRAITS = "no counterpart is needed: an operation makes its copy or multiply by itself"
_OPTION = "leave the option out: cutec compiles in one way"
_TMEM = "`utils.TmemAllocator` counts and gives columns"
_MMA = "`cute.gemm` with an operation of `cute.nvgpu.warp`"
_WGMMA = "`cute.gemm` with an operation of `cute.nvgpu.warpgroup`"
_BARRIERS = "`cute.arch.mbarrier_*`, which wait, arrive and try"
_ORDER = "`cute.arch.fence_acq_rel_*` and `cute.arch.fence_proxy`"
_CVT = "`x.to(dtype)` of a number, or of a loaded value"
_PTX = "`cute.arch.inline_ptx`, which has this instruction if its PTX is known"
_SCALED = "`utils.blockscaled_layout`'s layouts for A and B"
_WRITTEN = "`cute.make_composed_layout` with a swizzle: tensors of such a layout store and load swizzled"

# By module: version, what serves instead, names.
_TABLE: dict[str, tuple[tuple[str, str, str], ...]] = {
    "cutlass": (
        ("4.2", _LAUNCHES, "LaunchConfig gpu"),
        ("4.2", "`cute.register_jit_arg_adapter`", "JitArgAdapterRegistry"),
        ("4.2", "`unroll=` of `cutlass.range`", "LoopUnroll"),
        ("4.6", "`cute.Pointer`, whose `dtype` and `type` tell its type", "TypedPointer"),
        ("4.6", "`cute.struct.Align`, or `byte_alignment=` of an allocation", "align"),
        ("4.6", _WRITTEN, "apply_swizzle load_swizzled store_swizzled"),
        ("4.6", "`cute.compile`, or `cutec build` in a shell", "compiler"),
        ("4.3", "`cute.is_integer`", "is_integer"),
        ("4.7", "`cutlass.GridConstant[T]` in the annotation of a parameter", "grid_constant"),
        ("4.7", "`cute.full_like`, `cutlass.full`", "full_like"),
        ("4.7", "`cutlass.Float6E3M2FNx4`, or `Float6E2M3FN` one by one", "Float6E2M3FNx4"),
    ),
    "cutlass.cuda": (
        ("4.2", _MEMORY, "allocate deallocate memcpy_d2h memcpy_h2d"),
        ("4.2", _LAUNCHES, "launch_kernel load_cubin_module load_library"),
        ("4.2", "the framework's streams, or `cuda.bindings`", "stream_destroy"),
        (
            "4.2",
            "`cutlass.utils.HardwareInfo`, or `cuda.bindings`",
            "get_compute_capability_major_minor get_device_info",
        ),
    ),
    "cutlass.cute": (
        (
            "4.5",
            "`cute.arch.inline_ptx`, or a @cute.jit function: bitcode of others is not linked",
            "BitCode ConstValue extern mangle",
        ),
        ("4.5", "`@cute.native_struct` in front of a class", "make_native_struct"),
        ("4.5", "`cute.Tensor`", "TypedTensor"),
        ("4.6", "`cute.compile`, whose result has `__ptx__` and `__cubin__`", "compile_to"),
        ("4.6", _OPTION, "DeviceTarget RDC"),
        ("4.7", _OPTION, "FrontendNext RemarkFilter RemarkOutput"),
        ("4.6", "`cute.is_int_tuple`", "is_int_tuple_type"),
        ("4.2", "Python's `fractions.Fraction`", "Ratio"),
        ("4.2", "`cute.IntTuple`", "XTuple"),
        ("4.3", "`cute.make_copy_atom`, `cute.make_mma_atom`", "make_atom"),
    ),
    "cutlass.cute.nvgpu": (
        ("4.2", _TRAITS, "CopyG2RTrait CopyR2GTrait CopyR2STrait CopyS2RTrait CopyUniversalTrait MmaUniversalTrait"),
        ("4.6", "`cpasync.make_tiled_tma_atom` of a tensor of windows", "make_im2col_tma_atom_A"),
        ("4.6", "the members of `Field`", "normalize_field_to_ir_name"),
    ),
    "cutlass.cute.nvgpu.warp": (
        ("4.4", "`LdMatrix16x16x8bOp`", "LdMatrix16x8x8bOp"),
        ("4.4", "the fields of `MmaMXF4Op`'s atoms, by `atom.set`", "Field"),
    ),
    "cutlass.cute.nvgpu.cpasync": (
        ("4.4", "`CopyBulkS2GOp`, and single stores at the ends", "CopyBulkS2GByteMaskOp"),
        ("4.3", "`CopyBulkTensorTileG2SOp` and its like", "TmaCopyOp"),
    ),
    "cutlass.cute.nvgpu.tcgen05": (("4.2", "`isinstance(op, ...)` of its class", "is_tmem_load is_tmem_store"),),
    "cutlass.cute.runtime": (("4.2", "`cute.register_jit_arg_adapter`", "TensorAdapter"),),
    "cutlass.cute.testing": (
        ("4.4", "`cute.testing.assert_`", "Assertion AssertionError RuntimeAssertion"),
        ("4.5", "`cute.testing.benchmark`", "CuptiProfiler"),
        (
            "4.5",
            "`cutlass.torch.create_and_permute_torch_tensor`",
            "TensorInitConfig should_use_normal_init tensor_init_config_from_args",
        ),
        ("4.2", "`pytest.mark.parametrize`", "sample_pytest"),
    ),
    "cutlass.pipeline": (("4.6", "`barrier_storage=`, a pointer to the barriers", "MbarrierLayout"),),
    "cutlass.utils": (
        ("4.6", "the plain text of `print_latex`", "Band PALETTES"),
        ("4.6", "`cutec show BUNDLE`, which has its shared memory", "get_kernel_smem_size"),
        ("4.6", "`cutec show --lines`, or `cute.arch.globaltimer` in the kernel", "profiling"),
        ("4.6", "`cvt_tensor_a`, and multiplies by the scales", "cvt_tensor_a_mxf8"),
        ("4.2", _SCALED, "BlockScaledBasicChunk"),
        ("4.5", _TMEM, "TmemBufferPool compute_tmem_cols_from_layout"),
    ),
    "cutlass.utils.mixed_input_helpers": (
        ("4.6", "`cvt_tensor_a`, and multiplies by the scales", "cvt_tensor_a_mxf8"),
    ),
    "cutlass.utils.blockscaled_layout": (
        (
            "4.5",
            _SCALED,
            "Sm103BlockScaledBasicChunk sm103_make_smem_layout_sfa sm103_make_smem_layout_sfb",
        ),
    ),
    "cutlass.utils.sm100": (
        ("4.6", "`partition_fragment_SFA`, `partition_fragment_SFB`", "thrfrg_SFA thrfrg_SFB"),
        ("4.3", "`get_smem_layout_atom_ab`", "get_smem_layout_atom_epi"),
    ),
    "cutlass.experimental.primitives": (
        (
            "4.7",
            _BARRIERS,
            "mbarrier_arrive_drop mbarrier_arrive_drop_expect_tx mbarrier_arrive_drop_nocomplete"
            " mbarrier_arrive_nocomplete mbarrier_complete_tx mbarrier_test_wait mbarrier_try_wait mbarrier_wait",
        ),
        (
            "4.7",
            _ORDER,
            "fence_acq_rel fence_proxy_async_acquire_sync_restrict fence_proxy_async_release_sync_restrict"
            " fence_proxy_sync_restrict fence_sc_cluster memory_barrier tensormap_cp_fenceproxy",
        ),
        (
            "4.7",
            _MMA,
            "mma_block_scale mma_sp_block_scale mma_sp_sync mma_sync wmma_load wmma_mma wmma_store mma_smem_desc",
        ),
        (
            "4.7",
            _WGMMA,
            "WgmmaSmemDesc WgmmaSwizzle wgmma_commit_group_sync_aligned wgmma_fence_aligned wgmma_mma_async"
            " wgmma_wait_group_sync_aligned",
        ),
        (
            "4.7",
            _CVT,
            "convert convert_bf16x2_to_s2f6x2 convert_f32x2_to_s2f6x2 convert_f8x2_to_bf16x2 convert_float_to_integer"
            " convert_float_to_tf32 convert_s2f6x2_to_bf16x2 cvt_f32x2_to_f4x2 cvt_f32x2_to_f8x2 cvt_packfloat"
            " cvt_packfloat_f32",
        ),
        (
            "4.7",
            "the function of this name in `cute.arch`",
            "match_sync nanosleep inline_ptx fmin",
        ),
        (
            "4.7",
            "`cute.arch.issue_clc_query`, `cute.arch.clc_response`",
            "clusterlaunchcontrol_query_cancel clusterlaunchcontrol_try_cancel",
        ),
        (
            "4.7",
            _PTX,
            "MxScaleFormat Tcgen05InputFormat Tcgen05OutputFormat auto breakpoint cp_async_bulk_tensor_prefetch"
            " cp_async_bulk_tensor_reduce cvta_to dialect dot_accumulate_2way dot_accumulate_4way fabs inline_ptx_hl"
            " load_ext mul mul_bf16x2 pmevent prefetch_l1 prefetch_l2 prefetchu read_sreg_hw st_bulk store_ext"
            " tcgen05_mma_sp tcgen05_mma_sp_block_scale tcgen05_mma_ws tcgen05_mma_ws_sp trace_mark",
        ),
    ),
    "cutlass.experimental.cuda": (
        (
            "4.7",
            "the other options of `create_tensor_map_tiled`",
            "TensorMapFloatOOBFill TensorMapInterleave TensorMapL2Promotion",
        ),
    ),
}
_NUMBERS = "`cutec.Float32` and its like: `import cutlass` has the types of numbers"
_FENCE = '`cute.arch.fence_proxy("async.shared", space="cta")`: kind and space are texts'
_MULTIMEM = "`cute.arch.multimem_ld_reduce`, `cute.arch.multimem_st`"
# Names that the public DSL had up to a version, and that it has no more.
_DROPPED = (
    ("cutlass.cute", "4.5", "`cute.make_rmem_tensor(shape, dtype)`", "make_fragment"),
    ("cutlass.cute.core", "4.2", "`cute.make_rmem_tensor(shape, dtype)`", "make_fragment"),
    ("cutlass.cute.arch", "4.7", "`cutlass.experimental.primitives.cp_async_shared_global`", "cp_async_shared_global"),
    ("cutlass.cute.arch", "4.3", "`cute.arch.setmaxregister_increase`", "warpgroup_reg_realloc_op"),
    ("cutlass.cute.arch", "4.5", _FENCE, "ProxyKind SharedSpace"),
    ("cutlass.cute.arch", "4.5", "`cute.arch.map_dsmem_ptr(pointer, rank)`", "mapa"),
    ("cutlass.cute.arch", "4.5", 'texts, such as `rnd="rz"`', "RoundingModeKind"),
    ("cutlass.cute.arch", "4.5", 'texts, such as `warp_redux_sync(value, kind="add")`', "ReduxKind"),
    ("cutlass.cute.arch", "4.5", "`cute.arch.atomic_add` and its like, a function for each", "AtomicOpKind"),
    (
        "cutlass.cute.arch",
        "4.5",
        "`cute.arch.setmaxregister_increase`, `cute.arch.setmaxregister_decrease`",
        "SetMaxRegisterAction",
    ),
    (
        "cutlass.cute.arch",
        "4.5",
        "`cute.arch.fence_view_async_tmem_load`, `cute.arch.fence_view_async_tmem_store`",
        "Tcgen05WaitKind",
    ),
    ("cutlass.cute.nvgpu", "4.6", "`cutec.diag.CutecError`, which all refusals are", "OpError"),
    *(
        (
            f"cutlass.utils.{arch}_helpers",
            "4.2",
            "`utils.get_smem_capacity_in_bytes(arch)`",
            "SMEM_CAPACITY SmemCapacity",
        )
        for arch in ("ampere", "blackwell", "hopper")
    ),
    ("cutlass.cute.runtime", "4.2", _NUMBERS, "BFloat16 Boolean Float16 Float64 Int8 Int16 Int32 Int64 Uint8 Uint32"),
    ("cutlass.utils", "4.5", _SCALED, "make_smem_layout_sf"),
    (
        "cutlass.utils",
        "4.2",
        _MULTIMEM,
        "multimem_ld_reduce_16xe4m3 multimem_ld_reduce_16xe5m2 multimem_ld_reduce_4xf32 multimem_ld_reduce_8xbf16"
        " multimem_ld_reduce_8xf16 multimem_st_4xb32",
    ),
    (
        "cutlass.utils",
        "4.2",
        "`utils.distributed`",
        "distributed_helpers sm_wise_inter_gpu_multimem_barrier spin_lock_multimem_arrive spin_lock_wait",
    ),
    ("cutlass.cute.export", "4.3", "`compiled.export_to_c(...)`", "dump_to_object export_to_c"),
)


def names() -> Iterator[tuple[str, str, str, str]]:
    """(module, name, since, instead) of every name of the table."""
    for module, rows in _TABLE.items():
        for since, instead, group in rows:
            for name in group.split():
                yield module, name, since, instead


def help_for(module: str, name: str) -> str:
    """Help for a name that a module of cutec does not have: since when the public DSL has it, and
    what else would do; "" for names that are not known.
    """
    public = "cutlass" + module.removeprefix("cutec") if f"{module}.".startswith("cutec.") else module
    public = "cutlass.utils.sm100" if public == "cutlass.utils.blackwell_helpers" else public
    for since, instead, group in _TABLE.get(public, ()):
        if name in group.split():
            return f"the public DSL has it since {since}, cutec does not have it yet; what serves here: {instead}"
    for where, version, instead, group in _DROPPED:
        if where == public and name in group.split():
            return f"the public DSL dropped it after {version}; what serves instead: {instead}"
    return ""


def help_for_unknown(module: str) -> str:
    """Help for a name that neither cutec has in one of its modules nor the version of the public
    DSL that it follows.
    """
    if not f"{module}.".startswith(("cutec.", "cutlass.")):
        return ""
    return (
        f"`dir(...)` of it lists what it has; cutec has the names of the public DSL {PUBLIC_DSL}, others may be newer"
    )
