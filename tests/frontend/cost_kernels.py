"""Pairs of kernels that ought to cost the same: each writes what one expression gives."""

import cutec
from cutec import cute


def entry(name, body, kind=cutec.Int32):
    """An export of `body(x, tid)`, where x is a number of the class known at run time only, and tid
    a thread's index.
    """

    @cute.kernel
    def cost_kernel(x: cute.Tensor, y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        y[i] = body(x[i], i).to(y.element_type)

    @cute.jit
    def launch(x: cute.Tensor, y: cute.Tensor):
        cost_kernel(x, y).launch(grid=1, block=128)

    cutec.export(launch, [f"in {kind.short}[128]", f"out {kind.short}[128]"], name=name)


KNOWN = {
    "floordiv": (lambda x, tid: tid // 10, lambda x, tid: cutec.trunc_div(tid.to(cutec.Uint32), 10)),
    "mod": (lambda x, tid: tid % 10, lambda x, tid: cutec.trunc_mod(tid.to(cutec.Uint32), 10)),
    "by_dynamic": (
        lambda x, tid: tid // (x & 1023),
        lambda x, tid: cutec.trunc_div(tid.to(cutec.Uint32), (x & 1023).to(cutec.Uint32)),
    ),
    "shift": (lambda x, tid: x << (tid & 31), lambda x, tid: x * (tid * 0 + 1) << (tid & 31)),
}
for _name, (_ours, _plain) in KNOWN.items():
    entry(_name, _ours)
    entry(f"{_name}_plain", _plain)
entry("floordiv_power", lambda x, tid: x // 8)
entry("mod_power", lambda x, tid: x % 8)
entry("shift_left", lambda x, tid: x << tid)
entry("shift_unsigned", lambda x, tid: x.to(cutec.Uint32) >> tid)
entry("shift_right", lambda x, tid: x >> tid)
entry("to_int", lambda x, tid: x.to(cutec.Int32).to(cutec.Float32), cutec.Float32)
entry(
    "wide_division",
    lambda x, tid: (x.to(cutec.Int128) * x.to(cutec.Int128) // (x.to(cutec.Int128) + 5)).to(cutec.Int64),
    cutec.Int64,
)
