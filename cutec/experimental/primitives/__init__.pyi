# The names of `experimental.primitives` and where each is defined.
from cutec.experimental.primitives.barriers import (
    bar_warp_sync as bar_warp_sync,
    barrier as barrier,
    barrier_cluster_arrive as barrier_cluster_arrive,
    barrier_cluster_arrive_relaxed as barrier_cluster_arrive_relaxed,
    barrier_cluster_wait as barrier_cluster_wait,
    barrier_cta_arrive as barrier_cta_arrive,
    barrier_cta_arrive_aligned as barrier_cta_arrive_aligned,
    barrier_cta_red as barrier_cta_red,
    barrier_cta_sync as barrier_cta_sync,
    barrier_cta_sync_aligned as barrier_cta_sync_aligned,
    cluster_ctarank as cluster_ctarank,
    exit as exit,
    fence_mbarrier_init as fence_mbarrier_init,
    fence_proxy as fence_proxy,
    fence_proxy_acquire as fence_proxy_acquire,
    fence_proxy_release as fence_proxy_release,
    fence_sync_restrict as fence_sync_restrict,
    mbarrier_arrive as mbarrier_arrive,
    mbarrier_arrive_expect_tx as mbarrier_arrive_expect_tx,
    mbarrier_expect_tx as mbarrier_expect_tx,
    mbarrier_init as mbarrier_init,
    mbarrier_inval as mbarrier_inval,
    mbarrier_try_wait_parity as mbarrier_try_wait_parity,
    mbarrier_try_wait_timelimit as mbarrier_try_wait_timelimit,
    mbarrier_wait_parity as mbarrier_wait_parity,
    setmaxregister as setmaxregister,
)
from cutec.experimental.primitives.copies import (
    cp_async_bulk_commit_group as cp_async_bulk_commit_group,
    cp_async_bulk_global_shared_cta as cp_async_bulk_global_shared_cta,
    cp_async_bulk_prefetch as cp_async_bulk_prefetch,
    cp_async_bulk_shared_cluster_global as cp_async_bulk_shared_cluster_global,
    cp_async_bulk_shared_cluster_shared_cta as cp_async_bulk_shared_cluster_shared_cta,
    cp_async_bulk_tensor_global_shared_cta as cp_async_bulk_tensor_global_shared_cta,
    cp_async_bulk_tensor_shared_cluster_global as cp_async_bulk_tensor_shared_cluster_global,
    cp_async_bulk_tensor_shared_cta_global as cp_async_bulk_tensor_shared_cta_global,
    cp_async_bulk_wait_group as cp_async_bulk_wait_group,
    cp_async_commit_group as cp_async_commit_group,
    cp_async_mbarrier_arrive as cp_async_mbarrier_arrive,
    cp_async_shared_global as cp_async_shared_global,
    cp_async_wait_group as cp_async_wait_group,
    cp_reduce_async_bulk_global_shared_cta as cp_reduce_async_bulk_global_shared_cta,
    mapa as mapa,
    prefetch_tensormap as prefetch_tensormap,
    red as red,
    tensormap_replace as tensormap_replace,
)
from cutec.experimental.primitives.descriptors import (
    Tcgen05InstrDesc as Tcgen05InstrDesc,
    Tcgen05MxInstrDesc as Tcgen05MxInstrDesc,
    Tcgen05MxOmmaInstrDesc as Tcgen05MxOmmaInstrDesc,
    Tcgen05SmemDesc as Tcgen05SmemDesc,
)
from cutec.experimental.primitives.enums import (
    AtomicOp as AtomicOp,
    CTAGroup as CTAGroup,
    LoadShape as LoadShape,
    LoadSrcFormat as LoadSrcFormat,
    MemOrder as MemOrder,
    MemScope as MemScope,
    MMALayout as MMALayout,
    Proxy as Proxy,
    ReductionKind as ReductionKind,
    ReductionOp as ReductionOp,
    ReductionType as ReductionType,
    SetMaxRegisterAction as SetMaxRegisterAction,
    SharedSpace as SharedSpace,
    Shfl as Shfl,
    StoreShape as StoreShape,
    TensormapField as TensormapField,
    VoteSync as VoteSync,
)
from cutec.experimental.primitives.numbers import (
    atomicrmw as atomicrmw,
    convert_and_pack_integer as convert_and_pack_integer,
    mov_b32 as mov_b32,
)
from cutec.experimental.primitives.printing import (
    print_runtime as print_runtime,
)
from cutec.experimental.primitives.tcgen05 import (
    tcgen05_alloc as tcgen05_alloc,
    tcgen05_commit as tcgen05_commit,
    tcgen05_cp as tcgen05_cp,
    tcgen05_dealloc as tcgen05_dealloc,
    tcgen05_fence as tcgen05_fence,
    tcgen05_ld as tcgen05_ld,
    tcgen05_mma as tcgen05_mma,
    tcgen05_mma_block_scale as tcgen05_mma_block_scale,
    tcgen05_relinquish_alloc_permit as tcgen05_relinquish_alloc_permit,
    tcgen05_shift as tcgen05_shift,
    tcgen05_st as tcgen05_st,
    tcgen05_wait as tcgen05_wait,
)
from cutec.experimental.primitives.tcgen05_enums import (
    MBarrierScope as MBarrierScope,
    MBarrierWait as MBarrierWait,
    MMABlockScaleKind as MMABlockScaleKind,
    S2TCopyMode as S2TCopyMode,
    Tcgen05CpSrcFormat as Tcgen05CpSrcFormat,
    Tcgen05Fence as Tcgen05Fence,
    Tcgen05LdStShape as Tcgen05LdStShape,
    Tcgen05MMABlockScale as Tcgen05MMABlockScale,
    Tcgen05MMACollectorOp as Tcgen05MMACollectorOp,
    Tcgen05MMAKind as Tcgen05MMAKind,
    Tcgen05SmemSwizzle as Tcgen05SmemSwizzle,
    Tcgen05Wait as Tcgen05Wait,
)
from cutec.experimental.primitives.tensor_memory import (
    TmemAddr as TmemAddr,
    make_tmem_ptr as make_tmem_ptr,
    make_tmem_ptr_from_warp_row_col as make_tmem_ptr_from_warp_row_col,
)
from cutec.experimental.primitives.warps import (
    elect_sync as elect_sync,
    ldmatrix as ldmatrix,
    redux_sync as redux_sync,
    shfl_sync as shfl_sync,
    stmatrix as stmatrix,
    vote_sync as vote_sync,
)
from cutec.experimental.primitives.words import (
    GridDepAction as GridDepAction,
    PermuteMode as PermuteMode,
    griddepcontrol as griddepcontrol,
    prmt as prmt,
)

CpReduceOp = ReductionOp
CpReduceType = ReductionType
