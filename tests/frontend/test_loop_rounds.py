"""How often the body of a loop is traced: once if its changes are predicted, else once more with
the right assumptions.
"""

from __future__ import annotations

import pytest
from exporting import export_of
from harness import define

import cutec
from cutec import Int32, cute, pipeline
from cutec.diag import CutecError
from cutec.frontend.flow import loop_prediction
from cutec.frontend.kernels.trace import trace
from cutec.render.module import module_text
from cutec.testing import simulate

KERNEL = """
@cute.kernel
def kernel(x: cute.Tensor, n: Int32):
{body}

@cute.jit
def host(x: cute.Tensor, n: Int32):
    kernel(x, n).launch(grid=1, block=32)
"""
# How often each body is traced, which calls `traced()` once a round.
BODIES = {
    "a copy of another variable": (
        1,
        """
    read, write = Int32(0), Int32(3)
    for i in range(n):
        traced()
        x[i] = write
        write = read
        read = 0 if read == 3 else read + 1
""",
    ),
    "a chain of copies": (
        2,
        """
    a, b, c = Int32(0), Int32(1), Int32(2)
    for i in range(n):
        traced()
        x[i] = c
        c = b
        b = a
        a = x[i]
""",
    ),
    "a state that is advanced": (
        1,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    for i in range(n):
        traced()
        x[state.index] = state.phase
        state.advance()
""",
    ),
    "a clone of a state": (
        1,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    previous = state.clone()
    state.advance()
    for i in range(n):
        traced()
        x[previous.index] = previous.phase
        previous = state.clone()
        state.advance()
""",
    ),
    "a state that only an outer loop advances": (
        1,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    other = state.clone()
    for i in range(n):
        for j in range(n):
            traced()
            x[state.index] = other.index
            other.advance()
        state.advance()
""",
    ),
    "a state that a function takes and returns": (
        1,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    other = state.clone()
    for i in range(n):
        traced()
        x[state.index] = other.phase
        state, other = advanced(state, by=other)
""",
    ),
    "a state that a function replaces": (
        2,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    for i in range(n):
        traced()
        x[state.index] = state.phase
        state = following(state)
""",
    ),
    "a scheduler of the user's": (
        1,
        """
    scheduler = Scheduler()
    while scheduler.tile < n:
        traced()
        x[scheduler.tile] = scheduler.count + scheduler.state.index
        scheduler.advance()
""",
    ),
    "a scheduler of the user's that is only looked at": (
        1,
        """
    scheduler = Scheduler()
    for i in range(n):
        traced()
        x[scheduler.tile] = scheduler.count + scheduler.state.index
""",
    ),
    "a method that does not assign what it might": (
        2,
        """
    scheduler = Scheduler()
    for i in range(n):
        traced()
        x[scheduler.tile] = i
        scheduler.advance_if(False)
""",
    ),
    "a phase and a flag": (
        1,
        """
    phase, again = 0, False
    while phase < n:
        traced()
        x[phase] = 1 if again else 2
        phase ^= 1
        again = True
""",
    ),
    "a state that nothing advances": (
        2,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    for i in range(n):
        traced()
        x[i] = state.index
        if const_expr(False):
            state.advance()
""",
    ),
    "a state that nothing advances and that has to be known": (
        2,
        """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 4)
    for i in range(n):
        traced()
        for j in range_constexpr(state.phase):
            x[i] = j
        if const_expr(False):
            state.advance()
""",
    ),
}


def advanced(state: pipeline.PipelineState, by: pipeline.PipelineState) -> tuple[pipeline.PipelineState, ...]:
    state.advance()
    by.advance()
    return state, by


def following(state: pipeline.PipelineState) -> pipeline.PipelineState:
    after = state.clone()
    after.advance()
    return after


class Scheduler:
    """Like those of public kernels: methods change the numbers and the state that it has."""

    def __init__(self) -> None:
        self.tile, self.step, self.count = cute.arch.block_idx()[0], cute.arch.grid_dim()[0], Int32(0)
        self.state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)

    @cute.jit
    def advance(self, advance_count: int = 1):
        self.count += Int32(advance_count)
        self._advance_tile()

    def _advance_tile(self) -> None:
        self.tile += self.step
        self.state.advance()

    @cute.jit
    def advance_if(self, moves: cutec.Constexpr):
        if cutec.const_expr(moves):
            self.advance()


def traced(body: str) -> tuple[int, str]:
    """How often a body is traced, and the module that comes of it."""
    rounds: list[int] = []
    names = {
        "cute": cute,
        "pipeline": pipeline,
        "const_expr": cutec.const_expr,
        "range_constexpr": cutec.range_constexpr,
        "advanced": advanced,
        "following": following,
        "Scheduler": Scheduler,
    }
    host = define(KERNEL.format(body=body.strip("\n")), "host", **names, traced=lambda: rounds.append(1))
    export = export_of(host, ["i32[m]", "i32"])
    text = module_text(trace(export, "sm_90a").module, locations=False)
    return len(rounds), text


@pytest.mark.parametrize("body", BODIES)
def test_a_body_is_traced_so_often(body: str) -> None:
    expected, source = BODIES[body]
    assert traced(source)[0] == expected


@pytest.mark.parametrize("body", BODIES)
def test_predictions_do_not_change_the_module(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The module is the same as without predictions about objects."""
    module = traced(BODIES[body][1])[1]
    monkeypatch.setattr(loop_prediction, "predicted", lambda snapshot, bodies, passed: [])
    monkeypatch.setattr(loop_prediction, "parts_of", lambda obj, spec: spec)
    assert traced(BODIES[body][1])[1] == module


def test_a_state_that_is_replaced_by_an_existing_one_is_not_advanced() -> None:
    body = """
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 4)
    other = state.clone()
    for i in range(n):
        state.advance()
        x[state.index] = i
        state = other
"""
    with pytest.raises(CutecError, match="E0314"):
        traced(body)


@pytest.mark.parametrize("full", [True, False])
def test_a_range_of_constants_takes_the_option_of_range(full: bool) -> None:
    """It is unrolled in Python either way."""
    seen: list[object] = []

    @cute.jit
    def host(n: Int32):
        for i in cutec.range_constexpr(1, 4, unroll_full=full):
            seen.append(i)

    simulate(host, 3)
    assert seen == [1, 2, 3]
