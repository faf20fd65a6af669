"""Launches that record events: kernels that go on for a while after the event should have been
recorded.
"""

import cutec
from cutec import Constexpr, cute


@cute.kernel
def spin(a: cute.Tensor, ns: cutec.Int32, triggers: Constexpr):
    """Thread 0 of each block writes once `ns` nanoseconds have gone by."""
    block, _, _ = cute.arch.block_idx()
    if cutec.const_expr(triggers):
        cute.arch.griddepcontrol_launch_dependents()
    start = cute.arch.globaltimer()
    while cute.arch.globaltimer() - start < ns:
        cute.arch.nanosleep(1000)
    a[block] = a[block] + 1


@cute.jit
def begun(a: cute.Tensor, ns: cutec.Int32, event: cutec.Int64):
    spin(a, ns, False).launch(grid=cute.size(a), block=1, launch_completion_event=event)


@cute.jit
def triggered(a: cute.Tensor, ns: cutec.Int32, event: cutec.Int64, at_start: Constexpr):
    spin(a, ns, not at_start).launch(
        grid=cute.size(a), block=1, programmatic_event=event, programmatic_event_trigger_at_block_start=int(at_start)
    )


cutec.export(begun, args=["i32[n]", "i32", "event"], arch="sm_90a")
cutec.export(triggered, name="triggered", args=["i32[n]", "i32", "event"], constexpr={"at_start": False}, arch="sm_90a")
cutec.export(
    triggered, name="triggered_at_start", args=["i32[n]", "i32", "event"], constexpr={"at_start": True}, arch="sm_90a"
)
