"""Cluster launch control: blocks ask for tiles of others and read the answers. `racy` says how to
read this.
"""

from racy import TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A


@kernel("E5030", "E5032", "E5033", "E5061", "E5035", "E5035", "E5046", arch="sm_100a", blocks=6)
def answers(x, y, t, wrong):
    """Thread 0 asks for tile after tile; all threads read each answer and work on its tile. 1: the
    answer is read before it has come; 2: the next one is asked for before all have read it; 3: no
    proxy fence between a read and the next request; 4: a request after there was no tile; 5: more
    bytes are expected than come; 6: none are; 7: all threads ask.
    """
    answer = t.smem.allocate_tensor(cutec.Int32, cute.make_layout(4), 16).iterator
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    tile, valid, phase = t.block, cutec.Int32(1), cutec.Int32(0)
    rounds = cutec.Int32(0)
    while (valid > 0) | ((rounds < 7) & (wrong == 4)):
        if (t.tid == 0) | (wrong == 7):
            if t.tid == 0:
                if cutec.const_expr(wrong == 6):
                    A.mbarrier_arrive(t.bars)
                else:
                    A.mbarrier_arrive_and_expect_tx(t.bars, 32 if cutec.const_expr(wrong == 5) else 16)  # at 5
            A.issue_clc_query(t.bars, answer, multicast=False)  # at 2 3 4 6 7, with 1
        if valid > 0:
            y[tile * TILE + t.tid] = x[tile * TILE + t.tid]
        if cutec.const_expr(wrong != 1):
            A.mbarrier_wait(t.bars, phase)
        tile, _, _, valid = A.clc_response(answer)  # at 1, with 2 3
        if cutec.const_expr(wrong != 3):
            A.fence_proxy("async.shared", space="cta")
        if cutec.const_expr(wrong == 2):
            A.sync_warp()
        else:
            A.sync_threads()
        phase ^= 1
        rounds += 1
