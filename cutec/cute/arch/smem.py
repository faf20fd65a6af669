"""Shared memory of the cluster, under another name of the public package."""

from cutec.cute.arch.mbarrier import map_dsmem_ptr

__all__ = ["map_dsmem_ptr"]
