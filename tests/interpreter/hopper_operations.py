"""One kernel with each primitive of sm_90 in it, each as often as it has forms, for the tools."""

from __future__ import annotations

from kernel_kit import Kernel

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32, I64, ptr


def hopper() -> Kernel:
    """The kernel `hopper`; never run."""
    k = Kernel(ptr(1), I32, name="hopper")
    bar = k.shared("bar", 16)
    _mbarriers(k, bar, k.op("nvvm.mapa", bar, k.args[1], to=ptr(7)))
    return k


def _mbarriers(k: Kernel, bar: Value, remote: Value) -> None:
    n = k.args[1]
    k.emit("cutec.mbarrier.init", (bar, n))
    for name in ("arrive", "arrive_drop"):
        k.emit(f"cutec.mbarrier.{name}", (bar,))
        k.emit(f"cutec.mbarrier.{name}", (remote, n))
        state = k.op(f"cutec.mbarrier.{name}", bar, n, to=I64)
        k.emit(f"cutec.mbarrier.{name}.expect_tx", (remote, n))
        state = k.op(f"cutec.mbarrier.{name}.expect_tx", bar, n, to=I64)
    for name in ("expect_tx", "complete_tx"):
        k.emit(f"cutec.mbarrier.{name}", (bar, n))
        k.emit(f"cutec.mbarrier.{name}", (remote, n))
    results = [k.op("cutec.mbarrier.test_wait", bar, state, to=I1)]
    results += [k.op(f"cutec.mbarrier.{name}.parity", bar, n, to=I1) for name in ("test_wait", "try_wait")]
    for number, result in enumerate(results):
        k.store(k.op("arith.extui", result, to=I32), k.at(k.args[0], number, I32))
    k.emit("cutec.mbarrier.wait.parity", (bar, n))
    k.emit("nvvm.cp.async.mbarrier.arrive", (bar,), noinc=Typed(1, I1))
    k.emit("nvvm.cp.async.mbarrier.arrive", (bar,), noinc=Typed(0, I1))
    k.emit("cutec.mbarrier.inval", (bar,))
