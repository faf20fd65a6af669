"""Global memory: blocks and threads that share it. `racy` says how to read this."""

from racy import SIZE, TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A


@kernel("E5044", "E5044", "E5044", None, blocks=4)
def halo(x, y, t, wrong):
    """Blocks whose tiles overlap by an element; or each reads what another one writes."""
    i = t.block * TILE + t.tid
    if cutec.const_expr(wrong == 1):
        y[t.block * (TILE - 1) + t.tid] = x[t.tid]  # at 1
    elif cutec.const_expr(wrong == 2):
        x[i] = x[(i + 1) % SIZE] + 1.0  # at 2, with 2
    elif cutec.const_expr(wrong == 3):
        y[i] = 1.0  # with 3
        x[i] = y[i ^ TILE]  # at 3
    elif cutec.const_expr(wrong == 4):
        y[t.tid] = 1.0  # the same by all
    else:
        y[i] = x[(i + 1) % SIZE] + 1.0


@kernel("E5044", None, "E5044", blocks=4)
def total(x, y, t, wrong):
    """Blocks add to one sum."""
    if t.tid == 0:
        if cutec.const_expr(wrong == 1):
            y[0] = y[0] + x[t.block]  # at 1, with 1
        elif cutec.const_expr(wrong == 3):
            y[0] = x[t.block]  # at 3
        else:
            A.atomic_add(y.iterator, x[t.block])
    if cutec.const_expr(wrong == 2):
        if t.tid == 1:
            y[1 + t.block] = 1.0


@kernel("E5044", blocks=4)
def last_block(x, y, t, wrong):
    """Each block leaves a part; the block that comes last, as an atomic counter tells, adds them
    up.
    """
    count = cute.make_tensor(cute.recast_ptr(x.iterator, dtype=cutec.Int32), cute.make_layout(1))
    if t.tid == 0:
        y[1 + t.block] = x[t.block + 1]  # with 1
        A.fence_acq_rel_gpu()
        if cutec.const_expr(wrong == 1):
            last = t.block == 3
        else:
            last = A.atomic_add(count.iterator, 1) == 3
        A.fence_acq_rel_gpu()
        if last:
            y[0] = y[1] + y[2] + y[3] + y[4]  # at 1


@kernel("E5044", "E5044", None)
def through_global(x, y, t, wrong):
    """Threads of one block exchange elements through global memory: a barrier orders that too."""
    y[t.tid] = x[t.tid] if cutec.const_expr(wrong != 2) else cutec.Float32(1)  # with 1
    if cutec.const_expr(wrong == 3):
        A.sync_warp()
        y[SIZE - 1 - t.tid] = y[t.tid ^ 1]
    elif cutec.const_expr(wrong == 2):
        y[0] = x[t.tid]  # at 2
    else:
        if cutec.const_expr(wrong == 0):
            A.sync_threads()
        y[SIZE - 1 - t.tid] = y[TILE - 1 - t.tid]  # at 1


@kernel("E5047", "E5047", None, "E5047", pdl="stores")
def after_the_launch_before(x, y, t, wrong):
    """What needs nothing of the launch before may stand before the wait; one thread may wait for
    all.
    """
    y[t.tid] = 1.0
    if cutec.const_expr(wrong in (0, 2, 3)):
        if t.tid == 0:
            A.griddepcontrol_wait()
    elif cutec.const_expr(wrong == 1):
        A.griddepcontrol_launch_dependents()
    else:
        A.sync_threads()
    if cutec.const_expr(wrong == 3):
        if t.tid == 0:
            y[0] = x[0]
    else:
        if cutec.const_expr(wrong != 2):
            A.sync_threads()
        y[t.tid] = x[t.tid]  # at 1 2 4


@kernel("E5047", "E5047", None, pdl="loads late")
def overwritten_before_the_wait(x, y, t, wrong):
    """What the launch before loads may be loaded too, but stored to only after the wait."""
    first = x[t.tid]
    if cutec.const_expr(wrong == 2):
        cute.arch.atomic_add(x.iterator + t.tid, 1.0)  # at 2
    if cutec.const_expr(wrong in (0, 2)):
        A.griddepcontrol_wait()
    elif cutec.const_expr(wrong == 3):
        if t.warp == 0:
            A.griddepcontrol_wait()
        A.sync_threads()
    x[t.tid] = first + 2.0  # at 1


@kernel(pdl="loads")
def overwritten_after_the_last_load(x, y, t, wrong):
    """A kernel that lets nobody begin early has loaded everything before the next one begins."""
    x[t.tid] = 2.0


@kernel("E5044", "E5044", "E5044", None, None)
def read_back(x, y, t, wrong):
    """A tile that has left by TMA is read back: the wait is for shared memory only (1), comes too
    late (2), or is that of another thread (3). The tile beside it may be read (4).
    """
    t.sm[t.tid, 0] = x[t.tid]
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    if t.tid == 0:
        cute.copy(t.store, t.of[None, 0], t.dst[None, 0])  # with 1 2 3
        A.cp_async_bulk_commit_group()
        if cutec.const_expr(wrong == 1):
            A.cp_async_bulk_wait_group(0, read=True)
        elif cutec.const_expr(wrong in (0, 5)):
            A.cp_async_bulk_wait_group(0)
    if cutec.const_expr(wrong == 3):
        if t.tid == 32:
            A.cp_async_bulk_wait_group(0)
    if cutec.const_expr(wrong != 5):
        A.sync_threads()
        first = TILE if cutec.const_expr(wrong == 4) else 0
        y[3 * TILE + t.tid] = y[first + (t.tid ^ 1)]  # at 1 2 3
    elif t.tid == 0:
        y[3 * TILE] = y[5]  # the thread that has waited
    if cutec.const_expr(wrong in (2, 3, 4)):
        if t.tid == 0:
            A.cp_async_bulk_wait_group(0)
