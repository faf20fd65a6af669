"""Names of `cutlass.utils` for tensor memory and for work that the hardware hands out (sm_100a),
which refuse to be used.
"""

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere

_NAMES = """
ClcDynamicPersistentTileScheduler ClcDynamicPersistentTileSchedulerParams TmemAllocator
get_num_tmem_alloc_cols
"""

__getattr__, __dir__ = names_elsewhere("cutec.utils", **dict.fromkeys(_NAMES.split(), BLACKWELL))
