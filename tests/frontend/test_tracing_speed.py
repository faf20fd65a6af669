"""How much work it is to trace, lower and render a kernel: calls of functions for each operation.

5 000 operations take half a second of CPU time on an idle machine (`benchmarks/compile_time.py`
measures samples).
"""

from __future__ import annotations

import textwrap

import pytest
from counting import counted
from exporting import export_of
from harness import define

from cutec import cute
from cutec.frontend.exports.export import Export
from cutec.frontend.kernels.trace import trace
from cutec.lowering import device_module, lower
from cutec.render import module_text

OPERATIONS = 5000
STEPS = 500
KERNEL = """
@cute.kernel
def kernel(x: cute.Tensor, n: Int32):
    tid, _, _ = cute.arch.thread_idx()
    a = x[tid]
    for i in range(n):
{steps}
    x[tid] = a


@cute.jit
def host(x: cute.Tensor, n: Int32):
    kernel(x, n).launch(grid=1, block=32)
"""


def _export() -> Export:
    steps = "".join(
        f"if a > {i}:\n    a = a * {i + 3} + (i ^ n)\nelse:\n    a -= (i + {i}) // 3\n" for i in range(STEPS)
    )
    host = define(KERNEL.format(steps=textwrap.indent(steps, "        ")), "host", cute=cute)
    return export_of(host, ["i32[m]", "i32"])


@pytest.mark.slow
def test_calls_for_each_operation() -> None:
    export = _export()
    trace(export, "sm_90a")  # the first time analyses and rewrites the source
    with counted() as tracing:
        traced = trace(export, "sm_90a")
    with counted() as lowering:
        device = device_module(lower(traced.module))
    with counted() as rendering:
        text = module_text(device)
    operations = sum(1 for _ in traced.module.walk())
    assert operations >= OPERATIONS and len(text) > 10 * OPERATIONS
    found = [calls.number / operations for calls in (tracing, lowering, rendering)]
    assert all(calls < limit for calls, limit in zip(found, (150, 65, 40), strict=True)), found  # 123, 54, 25
