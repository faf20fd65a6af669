"""`cutlass.utils.static_persistent_tile_scheduler`: persistent schedulers under another name."""

from cutec.utils.tile_scheduler import (
    PersistentTileSchedulerParams,
    StaticPersistentRuntimeTileScheduler,
    StaticPersistentTileScheduler,
    WorkTileInfo,
)

__all__ = [
    "PersistentTileSchedulerParams",
    "StaticPersistentRuntimeTileScheduler",
    "StaticPersistentTileScheduler",
    "WorkTileInfo",
]
