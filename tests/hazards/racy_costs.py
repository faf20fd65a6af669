"""Right but slow: bank conflicts and uncoalesced accesses. `racy` says how to read this."""

from racy import TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A

CONFLICT = (
    "at 32:128 bytes from byte 0 of tile on; lanes 0, 1, 2, 3, … meet in bank 0: a stride of 132 bytes instead of 128"
)


@kernel("W5050", None, "W5050", counts_costs=True, says={1: CONFLICT, 3: "lanes 0, 16 meet in bank 0"})
def columns(x, y, t, wrong):
    """A tile of 32 x 32 floats, written by rows and read by columns: rows of 33 floats, or a
    swizzle, do without conflicts.
    """
    layout = cute.make_layout((32, 32), stride=(1, 33 if wrong == 0 else 32))
    if cutec.const_expr(wrong == 2):
        tile = t.smem.allocate_tensor(cutec.Float32, layout, 1024, cute.make_swizzle(5, 2, 5))
    else:
        tile = t.smem.allocate_tensor(cutec.Float32, layout, 1024)
    if t.warp == 0:
        for i in range(32):
            tile[t.tid, i] = x[i * 32 + t.tid]
        A.sync_warp()
        for i in range(32):
            if cutec.const_expr(wrong == 3):
                y[i * 32 + t.tid] = tile[2 * t.tid % 32, i // 2 + t.tid // 16]  # at 3
            else:
                y[i * 32 + t.tid] = tile[i, t.tid]  # at 1


@kernel("W5051", None, counts_costs=True, says={1: "uncoalesced: 8 times"})
def coalesced(x, y, t, wrong):
    """Lanes far apart in global memory."""
    if t.tid < 64:
        if cutec.const_expr(wrong == 1):
            y[t.tid * 16] = x[t.tid]  # at 1
        elif cutec.const_expr(wrong == 2):
            y[t.tid ^ 3] = x[TILE - t.tid]  # any order in the same sectors
        else:
            y[t.tid] = x[t.tid]


@kernel("W5058", None, counts_costs=True)
def registers(x, y, t, wrong):
    """Warps ask for as many registers, each in a branch of its own, or all at one place."""
    if cutec.const_expr(wrong == 1):
        if t.warp < 2:
            A.setmaxregister_decrease(64)
        else:
            A.setmaxregister_decrease(64)  # at 1
    else:
        A.setmaxregister_decrease(64)
    y[t.tid] = x[t.tid]
