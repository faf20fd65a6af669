"""Counts of what goes to each of many receivers, which a block sums up."""

import cutec
from cutec import cute


@cute.jit
def running_sums(counts, number):
    """Of so many counts in shared memory, sums up to and with each, by a block's first warp."""
    tid, up_to = cute.arch.thread_idx()[0], cutec.Int32(0)
    if tid < 32:
        for first in cutec.range(0, number, 32):
            mine = cutec.Int32(0)
            if first + tid < number:
                mine = counts[first + tid]
            for distance in (1, 2, 4, 8, 16):
                lower = cute.arch.shuffle_sync_up(mine, distance, mask_and_clamp=0)
                mine += cute.where(tid >= distance, lower, 0)
            mine += up_to
            if first + tid < number:
                counts[first + tid] = mine
            up_to = cute.arch.shuffle_sync(mine, 31)
    cute.arch.sync_threads()
