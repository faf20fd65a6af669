"""`cute.arch`: what the hardware offers directly, a name for an instruction (see docs/arch.md).

atomics     atomic operations
bits        bits of integers
conversions small vectors of narrow numbers
cpasync     groups of cp.async
floats      floating-point instructions
indices     who a thread is, sizes, clocks
integers    integer arithmetic with carry, saturation, dots
mbarrier    barriers in shared memory, groups of asynchronous copies
load_store      loads and stores with orders and cache hints
multimem    one address in several GPUs' memory
packed      two floats in one instruction
ptx         inline PTX
remote      numbers to other blocks of the cluster
sync        waiting, fences, dependent launches
warp        lanes together
"""

from cutec.lazy import late_names

_NAMES = {
    "cutec.cute.arch.atomics": (
        "atomic_add atomic_and atomic_cas atomic_dec atomic_exch atomic_fmax atomic_fmin atomic_inc atomic_max"
        " atomic_max_float32 atomic_min atomic_or atomic_xor red"
    ),
    "cutec.cute.arch.bits": "bfe bfi bfind bmsk brev clz fns lop3 popc prmt shf szext",
    "cutec.cute.arch.common": "FULL_MASK WARP_SIZE",
    "cutec.cute.arch.conversions": (
        "cvt_f32_tf32 cvt_f32x2_bf16x2 cvt_f4e2m1_f16_intrinsic cvt_i4_bf16_intrinsic cvt_i8_bf16 cvt_i8_bf16_intrinsic"
        " cvt_i8x2_to_bf16x2 cvt_i8x2_to_f32x2 cvt_i8x4_to_bf16x4 cvt_i8x4_to_f32x4 sext_unpacked_i4_i8_intrinsic"
    ),
    "cutec.cute.arch.cpasync": "cp_async_commit_group cp_async_wait_group",
    "cutec.cute.arch.floats": (
        "cos_approx exp2 fmax fmax3 fmin fmin3 log2 rcp_approx rsqrt_approx sin_approx sqrt_approx tanh_approx"
    ),
    "cutec.cute.arch.indices": (
        "aggr_smem_size block_dim block_idx block_idx_in_cluster block_in_cluster_dim block_in_cluster_idx clock"
        " clock64 cluster_dim cluster_idx cluster_size dynamic_smem_size get_dyn_smem_size globaltimer globaltimer_lo"
        " grid_dim gridid lane_idx lanemask_eq lanemask_ge lanemask_gt lanemask_le lanemask_lt nsmid nwarpid"
        " physical_warp_id smid thread_idx THREADS_PER_WARPGROUP total_smem_size warp_idx WARPS_PER_WARPGROUP warpsize"
    ),
    "cutec.cute.arch.integers": (
        "add_cc add_sat_int addc dp2a dp4a mad24 mad_cc madc mul24 mul_hi mul_wide sad sub_cc sub_sat_int subc"
    ),
    "cutec.cute.arch.mbarrier": (
        "cp_async_bulk_commit_group cp_async_bulk_wait_group cp_async_mbarrier_arrive_noinc_shared map_dsmem_ptr"
        " mbarrier_arrive mbarrier_arrive_and_expect_tx mbarrier_arrive_drop mbarrier_complete_tx"
        " mbarrier_conditional_try_wait mbarrier_expect_tx mbarrier_init mbarrier_init_fence mbarrier_inval"
        " mbarrier_test_wait mbarrier_try_wait mbarrier_wait"
    ),
    "cutec.cute.arch.load_store": "create_cache_policy load prefetch store",
    "cutec.cute.arch.multimem": "multimem_ld_reduce multimem_red multimem_st",
    "cutec.cute.arch.packed": (
        "add_packed_f32x2 fma_bf16 fma_f16 fma_packed_bf16x2 fma_packed_f16x2 fma_packed_f32x2"
        " fma_packed_f32x2_bf16x2_f32x2_f32x2 fma_packed_f32x2_f16x2_f32x2_f32x2 mul_packed_f32x2 sub_packed_f32x2"
    ),
    "cutec.cute.arch.ptx": "inline_ptx",
    "cutec.cute.arch.remote": "red_async store_async_dsmem",
    "cutec.cute.arch.sync": (
        "barrier barrier_arrive barrier_red cluster_arrive cluster_arrive_relaxed cluster_wait elect_one"
        " fence_acq_rel_cluster fence_acq_rel_cta fence_acq_rel_gpu fence_acq_rel_sys fence_proxy"
        " fence_view_async_shared griddepcontrol_launch_dependents griddepcontrol_wait nanosleep"
        " setmaxregister_decrease setmaxregister_increase sync_threads sync_warp warpgroup_reg_alloc"
        " warpgroup_reg_dealloc"
    ),
    "cutec.cute.arch.warp": (
        "activemask make_warp_uniform match_sync shuffle_sync shuffle_sync_bfly shuffle_sync_down shuffle_sync_op"
        " shuffle_sync_up vote_all_sync vote_any_sync vote_ballot_sync vote_uni_sync warp_reduction warp_reduction_max"
        " warp_reduction_sum warp_redux_sync"
    ),
    "cutec.frontend.kernels.smem": "alloc_smem get_dyn_smem",
}
__getattr__, __dir__, __all__ = late_names(
    __name__,
    globals(),
    _NAMES,
    "atomics bits conversions cpasync floats indices integers load_store mbarrier multimem nvvm_wrappers packed ptx"
    " remote sync warp",
)
