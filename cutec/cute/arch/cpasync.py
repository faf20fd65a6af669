"""Groups of cp.async: a thread commits its copies as a group, and waits until all but its newest
groups are complete (PTX ISA, "cp.async.commit_group").
"""

from __future__ import annotations

from cutec.cute.arch.common import in_kernel
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.loc_ip import take_loc_ip


def cp_async_commit_group() -> None:
    """This thread's cp.async since the last commit become a group."""
    in_kernel("cp_async_commit_group")
    builder().emit("cute_nvgpu.cpasync_commit")


def cp_async_wait_group(n: int) -> None:
    """Wait until all but this thread's `n` newest groups are complete. Other threads see the copied
    data after a barrier.
    """
    in_kernel("cp_async_wait_group")
    count = getattr(n, "python", n) if getattr(n, "is_static", True) else None
    if not isinstance(count, int) or count < 0:
        raise error(
            "E0435",
            f"cp_async_wait_group needs a number of groups known when the kernel is built, not {n}",
            user_location(),
            help="cp_async_wait_group(0) waits for all",
        )
    builder().emit("cute_nvgpu.cpasync_wait", (), (), {"groups": Typed(count, I32)})


take_loc_ip(globals())
