"""`cutlass.cute.experimental`: an interface of the public DSL whose kernels are for sm_100a,
which cutec does not have, and `iket`, the marks of a tracer.
"""

from typing import Any

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere
from cutec.lazy import LazyModule

_NAMES = """
OperationTypeEnum TMAStorePipeline TMAToUMMAPipeline UMMAtoAsyncPipeline allocate compile copy
dot dot_block_scaled epilogue_tma_store get_cta_v_map_ab get_cta_v_map_c get_mbarrier
host_runtime jit kernel mainloop_mma make_t2r_rmem_layout make_tmem_layout_acc partition
partition_and_copy pipeline_advance_iterator tma_load tma_load_multicast tma_store
"""

iket: Any = LazyModule("cutec.cute.experimental.iket")
__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))
