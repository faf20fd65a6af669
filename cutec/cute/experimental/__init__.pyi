from cutec.cute.decorators import jit as jit, kernel as kernel
from cutec.cute.experimental.compiling import compile as compile
from cutec.cute.experimental.copies import (
    copy as copy,
    partition as partition,
    partition_and_copy as partition_and_copy,
)
from cutec.cute.experimental.memory import allocate as allocate
from cutec.cute.experimental.multiply import (
    dot as dot,
    dot_block_scaled as dot_block_scaled,
    epilogue_tma_store as epilogue_tma_store,
    mainloop_mma as mainloop_mma,
    make_t2r_rmem_layout as make_t2r_rmem_layout,
    make_tmem_layout_acc as make_tmem_layout_acc,
)
from cutec.cute.experimental.operation_types import OperationTypeEnum as OperationTypeEnum
from cutec.cute.experimental.pipelines import (
    TMAStorePipeline as TMAStorePipeline,
    TMAToUMMAPipeline as TMAToUMMAPipeline,
    UMMAtoAsyncPipeline as UMMAtoAsyncPipeline,
    get_mbarrier as get_mbarrier,
    pipeline_advance_iterator as pipeline_advance_iterator,
)
from cutec.cute.experimental.tma import (
    get_cta_v_map_ab as get_cta_v_map_ab,
    get_cta_v_map_c as get_cta_v_map_c,
    tma_load as tma_load,
    tma_load_multicast as tma_load_multicast,
    tma_store as tma_store,
)

from . import host_runtime as host_runtime, iket as iket
