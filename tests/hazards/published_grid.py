"""Published races in global memory, each in a small kernel of our own: 1 is the mistake, 0 the
repair. `racy` says how to read this.
"""

from racy import SIZE, TILE, published

import cutec
from cutec import Int32, cute
from cutec.cute import arch as A


def flag_of(y):
    """A word of `y` that is 0 at first."""
    return cute.recast_ptr(y.iterator + SIZE - 1, dtype=Int32)


@published(
    "https://github.com/triton-lang/triton/pull/6307",
    "https://github.com/meta-pytorch/tritonbench/pull/1266",
    code="E5044",
    blocks=3,
)
def lock_given_back_early(x, y, t, wrong):
    """Thread 0 gives a lock back while other warps of its block still add to the sums."""
    lock = flag_of(y)
    if t.tid == 0:
        while A.atomic_cas(lock, cmp=Int32(0), val=Int32(1), sem="acq_rel", scope="gpu") != 0:
            pass
    A.sync_threads()
    y[t.tid] = y[t.tid] + x[t.block * TILE + t.tid]  # at 1, with 1
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    if t.tid == 0:
        A.atomic_exch(lock, Int32(0), sem="acq_rel", scope="gpu")


@published("https://github.com/ROCm/triton/pull/745", code="E5044", blocks=2)
def partial_tile_announced_early(x, y, t, wrong):
    """A block leaves a partial tile; one warp raises the flag before the others have stored."""
    flag = flag_of(y)
    if t.block == 1:
        y[TILE + t.tid] = x[t.tid]  # with 1
        if cutec.const_expr(wrong != 1):
            A.sync_threads()
        if t.tid == 0:
            A.atomic_exch(flag, Int32(1), sem="release", scope="gpu")
    else:
        if t.tid == 0:
            while A.atomic_cas(flag, cmp=Int32(1), val=Int32(1), sem="acquire", scope="gpu") != 1:
                pass
        A.sync_threads()
        y[t.tid] = x[TILE + t.tid] + y[TILE + t.tid]  # at 1


@published("https://github.com/NVIDIA/Fuser/pull/2391", code="E5044", blocks=3)
def semaphore_without_fence(x, y, t, wrong):
    """Blocks of a split K take turns by a semaphore, and no fence stands before its release."""
    done = flag_of(y)
    if t.tid == 0:
        while A.load(done, Int32, sem="relaxed", scope="gpu") != t.block:
            pass
        A.fence_acq_rel_gpu()
    A.sync_threads()
    y[t.tid] = y[t.tid] + x[t.block * TILE + t.tid]  # at 1, with 1
    if cutec.const_expr(wrong != 1):
        A.fence_acq_rel_gpu()
    A.sync_threads()
    if t.tid == 0:
        A.store(done, Int32(t.block + 1), sem="relaxed", scope="gpu")


@published(
    "https://github.com/pytorch/helion/pull/3081", "https://github.com/triton-lang/triton/issues/9887", code="E5044"
)
def reloaded_by_other_threads(x, y, t, wrong):
    """A row is normalised in place in global memory, and reloaded by threads in another layout."""
    y[t.tid] = x[t.tid] * 0.5  # with 1
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    even, odd = y[t.tid // 2], y[64 + t.tid // 2]  # at 1
    y[TILE + t.tid] = even - odd


@published("https://github.com/PaddlePaddle/flash-attention/pull/140", code="E5008", blocks=4)
def turn_that_never_comes(x, y, t, wrong):
    """Blocks add in turn; the turns are counted by blocks, though only every second one signals."""
    done = flag_of(y)
    turn = t.block // 2 if cutec.const_expr(wrong != 1) else t.block
    if t.tid == 0:
        while A.load(done, Int32, sem="acquire", scope="gpu") < turn:  # at 1
            pass
    A.sync_threads()
    y[t.block * TILE + t.tid] = x[t.block * TILE + t.tid]
    A.sync_threads()
    if t.tid == 0:
        if t.block % 2 == 1:
            A.atomic_add(done, Int32(1), sem="release", scope="gpu")


@published(
    "https://github.com/Dao-AILab/flash-attention/pull/2481",
    "https://github.com/NVIDIA/cutlass/issues/2760",
    code="E5047",
    pdl="stores",
)
def input_of_the_launch_before(x, y, t, wrong):
    """A kernel launched early reads its input and does not wait for the kernel that makes it."""
    if cutec.const_expr(wrong != 1):
        A.griddepcontrol_wait()
    y[t.tid] = x[t.tid] * 2.0  # at 1
