"""Counts of what goes to each of many receivers, which a block sums up."""

import cutec
from cutec import cute


@cute.jit
def running_sums(counts, number):
    """Of so many counts in shared memory, no more than the block has threads, sums up to and with
    each: by warps of 32, then of what the warps before have.
    """
    tid = cute.arch.thread_idx()[0]
    mine = cutec.Int32(0)
    if tid < number:
        mine = counts[tid]
    for distance in (1, 2, 4, 8, 16):
        lower = cute.arch.shuffle_sync_up(mine, distance, mask_and_clamp=0)
        mine += cute.where(tid % 32 >= distance, lower, 0)
    if tid < number:
        counts[tid] = mine
    cute.arch.sync_threads()
    if tid < number:
        for warp in cutec.range(tid // 32):
            mine += counts[warp * 32 + 31]
    cute.arch.sync_threads()
    if tid < number:
        counts[tid] = mine
    cute.arch.sync_threads()
