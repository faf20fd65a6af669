"""`cutlass.utils.static_persistent_tile_scheduler`: the persistent scheduler under another name."""

from cutec.utils.tile_scheduler import PersistentTileSchedulerParams, StaticPersistentTileScheduler, WorkTileInfo

__all__ = ["PersistentTileSchedulerParams", "StaticPersistentTileScheduler", "WorkTileInfo"]
