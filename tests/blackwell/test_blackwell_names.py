"""Every name of NVIDIA's package that its public programs for Blackwell use is there, and is no
name that refuses to be used.
"""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from cutec.driver.kernel_file.alias import real_name
from cutec.frontend.exports.elsewhere import Elsewhere

# `cutlass` → the names, of modules below it too. `cutlass.int`, of one program, NVIDIA's package
# does not have either.
NAMES = {
    "cutlass.cute.nvgpu.tcgen05": """
        Cp4x32x128bOp CtaGroup Field Ld16x256bOp Ld32x32bOp MmaF16BF16Op MmaMXF4NVF4Op
        OperandMajorMode OperandSource Pack Repetition SM103MmaMXF4NVF4Op SM103MmaMXF4Op
        SmemLayoutAtomKind St16x128bOp St16x256bOp St32x32bOp TmemLoadRedOp Unpack copy
        find_tmem_tensor_col_offset get_s2t_smem_desc_tensor make_s2t_copy make_smem_layout_atom
        make_tmem_copy make_umma_smem_desc mma tile_to_mma_shape
    """,
    "cutlass.utils.blackwell_helpers": """
        check_gemm_tma_alignment cluster_shape_to_tma_atom_A cluster_shape_to_tma_atom_B
        cluster_shape_to_tma_atom_SFB compute_epilogue_tile_shape compute_epilogue_tile_size
        get_layoutSFA_TV get_layoutSFB_TV get_permutation_mnk get_smem_layout_atom_ab
        get_smem_store_op get_tmem_load_op make_blockscaled_trivial_tiled_mma make_smem_layout
        make_smem_layout_a make_smem_layout_atom make_smem_layout_b make_smem_layout_epi
        make_trivial_tiled_mma partition_fragment_SFA partition_fragment_SFB
        sm120_get_smem_store_op
    """,
    "cutlass.utils.gemm.sm100": """
        epilogue epilogue_smem_copy_and_partition epilogue_tma_store
        epilogue_tmem_copy_and_partition transform_partitioned_tensor_layout
    """,
    "cutlass.utils.blockscaled_layout": """
        make_smem_layout_sfa make_smem_layout_sfb make_tmem_layout_sfa make_tmem_layout_sfb
        sm120_make_smem_layout_sfa sm120_make_smem_layout_sfb tile_atom_to_shape_SF
    """,
    "cutlass.utils.mixed_input_helpers": """
        TransformMode compute_smem_layout contiguous_group_search
        create_initial_contiguous_group_search_state cvt_tensor_a epilog_gmem_copy_and_partition
        epilog_smem_copy_and_partition epilog_tmem_copy_and_partition get_copy_atom_a_transform
        get_divisibility get_gmem_layout_scale get_smem_layout_scale get_tma_atom_kind
        get_transform_a_source is_shuffle_a is_valid_mma_tiler_and_cluster_shape
        is_valid_scale_granularity is_valid_tensor_alignment
        make_contiguous_group_work_tile_info scale_partition scale_tma_partition
        store_transformed_a transform_partition
    """,
    "cutlass.pipeline": """
        PipelineAsyncUmma PipelineClcFetchAsync PipelineTmaUmma PipelineUmmaAsync
        PipelineUserType.ProducerConsumer
    """,
    "cutlass.cute.arch": """
        Arch alloc_tmem dealloc_tmem fence_view_async_tmem_load fence_view_async_tmem_store
        get_max_tmem_alloc_cols get_min_tmem_alloc_cols nvvm_wrappers.prefetch
        relinquish_tmem_alloc_permit retrieve_tmem_ptr smem.map_dsmem_ptr
    """,
    "cutlass.cute.nvgpu.cpasync": """
        CopyBulkTensorTileG2SNonExecTrait
    """,
    "cutlass.cute.nvgpu.warp": """
        MmaMXF4NVF4Op MmaMXF4Op MmaMXF8F6F4Op MmaMXF8Op mma.MXF8F6F4_SUPPORTED_PAIRS
    """,
    "cutlass.cute.experimental": """
        host_runtime.QueryDeviceWorkspaceFunc
        OperationTypeEnum TMAStorePipeline TMAToUMMAPipeline UMMAtoAsyncPipeline allocate
        compile copy dot dot_block_scaled epilogue_tma_store get_cta_v_map_ab get_cta_v_map_c
        get_mbarrier iket jit kernel mainloop_mma make_t2r_rmem_layout make_tmem_layout_acc
        partition partition_and_copy pipeline_advance_iterator tma_load tma_load_multicast
        tma_store
    """,
    "cutlass.experimental.primitives": """
        CTAGroup LoadShape LoadSrcFormat MBarrierWait MMABlockScaleKind MMALayout MemOrder
        MemScope Proxy ReductionKind ReductionOp ReductionType S2TCopyMode SetMaxRegisterAction
        SharedSpace Shfl StoreShape Tcgen05CpSrcFormat Tcgen05Fence Tcgen05InstrDesc
        Tcgen05LdStShape Tcgen05MMABlockScale Tcgen05MMACollectorOp Tcgen05MMAKind
        Tcgen05MxInstrDesc Tcgen05MxOmmaInstrDesc Tcgen05SmemDesc Tcgen05SmemSwizzle Tcgen05Wait
        TensormapField TmemAddr VoteSync bar_warp_sync barrier barrier_cluster_arrive
        barrier_cluster_arrive_relaxed barrier_cluster_wait barrier_cta_arrive barrier_cta_red
        barrier_cta_sync barrier_cta_sync_aligned cluster_ctarank cp_async_bulk_commit_group
        cp_async_bulk_global_shared_cta cp_async_bulk_prefetch
        cp_async_bulk_shared_cluster_global cp_async_bulk_shared_cluster_shared_cta
        cp_async_bulk_tensor_global_shared_cta cp_async_bulk_tensor_shared_cluster_global
        cp_async_bulk_tensor_shared_cta_global cp_async_bulk_wait_group cp_async_commit_group
        cp_async_mbarrier_arrive cp_async_shared_global cp_async_wait_group elect_sync exit
        fence_mbarrier_init fence_proxy fence_proxy_acquire
    """,
    "cutlass.experimental.cuda": """
        TensorMap TensorMapDataFormat TensorMapSwizzle create_tensor_map_tiled
        create_tensor_map_tiled_from_view
    """,
    "cutlass.experimental.task_scheduling": """
        enums.PipelineGroupMode enums.SignalingThreads enums.WorkAttr memory.SmemAllocation
        memory.SmemAllocator memory.TmemAllocation memory.TmemAllocator resources.MemoryResource
        resources.PdlLaunchBarrier resources.PdlWaitBarrier resources.PipelineConfig
        resources.PipelineGroup resources.StageInfo resources.TaskLocalVariable
        resources.TileSchedulerConfig resources.WorkAttr resources.WorkQueue
        resources.consumer_work resources.producer_work schedule_builder.domain_loop
        schedule_builder.schedule schedule_builder.work_tile_loop task.Task
        task_manager.TaskManager
    """,
    "cutlass.utils": """
        ClcDynamicPersistentTileScheduler ClcDynamicPersistentTileSchedulerParams
        StaticPersistentRuntimeTileScheduler TmemAllocator compute_epilogue_tile_shape
        distributed get_num_tmem_alloc_cols static_persistent_tile_scheduler.WorkTileInfo
    """,
    "cutlass.cute": """
        AddressSpace.tmem core._pack_shape core._pack_tile
    """,
    "cutlass": """
        Array Float4E2M1FNx2 Float6E3M2FNx4 GridConstant Swizzle Vector base_dsl.arch.Arch
        base_dsl.dsl.debug_print_mlir_values base_dsl.dsl.extract_mlir_values
        base_dsl.dsl.new_from_mlir_values base_dsl.dsl.set_dynamic_debug cutlass_dsl.BaseDSL
        full jax.TensorSpec jax.cutlass_call jax.cutlass_to_jax_dtype
        jax.get_export_disabled_safety_checks jax.testing.create_tensor make_array_view
        print_nd_vector testing.add_tensor_init_args testing.validate_tensor_init_args vector
    """,
}


def found(path: str) -> Any:
    """What a dotted name means where `cutlass` means cutec."""
    parts = path.split(".")[1:]
    value: Any = importlib.import_module("cutec")
    for number, part in enumerate(parts):
        try:
            value = getattr(value, part)
        except AttributeError:
            value = importlib.import_module(real_name(".".join(["cutlass", *parts[: number + 1]])))
    return value


@pytest.mark.parametrize("module", NAMES)
def test_the_names_are_there(module: str):
    for name in NAMES[module].split():
        value = found(f"{module}.{name}")
        assert not isinstance(value, Elsewhere), name
