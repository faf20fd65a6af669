"""The operation of cp.async: a thread's asynchronous copy from global to shared memory (PTX ISA,
"cp.async").
"""

from __future__ import annotations

from cutec.cute.nvgpu.common import CopyOp, LoadCacheMode
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.records import dataclass


@dataclass(frozen=True)
class CopyG2SOp(CopyOp):
    """cp.async of 4, 8 or 16 bytes. `cache_mode`: GLOBAL keeps data out of the first cache (16
    bytes only). If a predicate is false, nothing is read and zeros are written; without `zero_fill`
    nothing is written either.
    """

    cache_mode: LoadCacheMode = LoadCacheMode.ALWAYS
    zero_fill: bool = True

    def row_name(self) -> str:
        """The name of its row in the table of copy atoms. Raises E0411 for a cache mode that
        cp.async does not have.
        """
        names = {LoadCacheMode.ALWAYS: "CACHEALWAYS", LoadCacheMode.GLOBAL: "CACHEGLOBAL"}
        if self.cache_mode not in names:
            raise error(
                "E0411",
                f"cp.async has no cache mode {self.cache_mode}",
                user_location(),
                help="LoadCacheMode.ALWAYS or LoadCacheMode.GLOBAL",
            )
        return f"SM80_CP_ASYNC_{names[self.cache_mode]}{'_ZFILL' if self.zero_fill else ''}"
