"""How often the body of a loop is traced: once to find what it changes, once with the right assumptions."""

from __future__ import annotations

import pytest
from harness import define

from cutec import cute, pipeline
from cutec.frontend.export import declare
from cutec.frontend.trace import trace

KERNEL = """
@cute.kernel
def kernel(x: cute.Tensor, n: Int32):
{body}

@cute.jit
def host(x: cute.Tensor, n: Int32):
    kernel(x, n).launch(grid=1, block=32)
"""
# Each body calls `traced()` once a round.
BODIES = {
    "a copy of another variable": """
    read, write = Int32(0), Int32(3)
    for i in range(n):
        traced()
        x[i] = write
        write = read
        read = 0 if read == 3 else read + 1
""",
    "a chain of copies": """
    a, b, c = Int32(0), Int32(1), Int32(2)
    for i in range(n):
        traced()
        x[i] = c
        c = b
        b = a
        a = x[i]
""",
    "a state that is advanced": """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    for i in range(n):
        traced()
        x[state.index] = state.phase
        state.advance()
""",
    "a clone of a state": """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    previous = state.clone()
    state.advance()
    for i in range(n):
        traced()
        x[previous.index] = previous.phase
        previous = state.clone()
        state.advance()
""",
}


@pytest.mark.parametrize("body", BODIES)
def test_two_rounds_do(body: str) -> None:
    rounds = []
    host = define(KERNEL.format(body=BODIES[body].strip("\n")), "host", cute=cute, pipeline=pipeline, traced=lambda: rounds.append(1))
    (export,) = declare(
        host, ["i32[m]", "i32"], name=None, constexpr={}, symbols=(), arch=(), reference=None, flops="", bytes="", variants={}, place=None
    )
    trace(export, "sm_90a")
    assert len(rounds) == 2
