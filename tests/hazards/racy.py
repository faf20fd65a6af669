"""Small kernels with a hazard each, as their authors would get them wrong, and how they are right.

A kernel is a function `(x, y, t, wrong)`: `x` and `y` are tensors of f32 in global memory, `t` is
what most kernels need (`_kernel`), `wrong` is the number of the mistake to make, 0 for none.
`@kernel("E5030", …)` gives the code of the finding for mistakes 1, 2, …. Comments in a kernel say
what the finding of a mistake has to name: `# at 1` the line it is reported at, `# with 1` a line
that one of its notes is about (several mistakes: `# at 1 2, with 3`). A comment on a line of its
own is about the next line.
"""

from __future__ import annotations

import inspect
import io
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from exporting import export_of

import cutec
from cutec import Constexpr, cute
from cutec.artifact.host import compile_program
from cutec.cute.nvgpu import cpasync
from cutec.diag import CutecError, Note, Warning_
from cutec.driver.run.on_cpu import Cpu, run_launches
from cutec.frontend.exports.argspec import argument
from cutec.frontend.kernels.trace import trace
from cutec.interpreter import Device, Options
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.lowering import LowerOptions, device_module, host_program, lower
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView

TILE, TILES, STAGES = 128, 8, 4
SIZE = TILE * TILES
BYTES = 4 * TILE
STEPS = 20_000
_MARK = re.compile(r"\b(at|with) (\d+(?: \d+)*)")


@dataclass(frozen=True)
class Racy:
    """A kernel, the codes of its mistakes and how it is launched."""

    name: str
    body: Callable[..., None]
    codes: tuple[str | None, ...]
    threads: int = 128
    blocks: int = 1
    cluster: int = 1
    seeds: tuple[int | None, ...] = (None,)
    counts_costs: bool = False
    arch: str = "sm_90a"
    says: dict[int, str] = field(default_factory=dict, hash=False)
    links: tuple[str, ...] = ()
    pdl: str = ""  # launched behind a kernel that may still run: what that does (`_upstream`)

    def marks(self) -> dict[int, dict[str, set[int]]]:
        """mistake → "at" or "with" → line numbers."""
        lines, first = inspect.getsourcelines(inspect.unwrap(self.body))
        found: dict[int, dict[str, set[int]]] = {}
        for number, line in enumerate(lines, first):
            marked = number + 1 if line.lstrip().startswith("#") else number
            for kind, wrongs in _MARK.findall(line.partition("#")[2]):
                for wrong in map(int, wrongs.split()):
                    found.setdefault(wrong, {}).setdefault(kind, set()).add(marked)
        return found


KERNELS: list[Racy] = []


def kernel(*codes: str | None, **how: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Enter a function into KERNELS; None: another way to be right."""

    def enter(body: Callable[..., None]) -> Callable[..., None]:
        KERNELS.append(Racy(body.__name__, body, codes, **how))
        return body

    return enter


PUBLISHED: list[Racy] = []


def published(*links: str, code: str, **how: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Enter a function into PUBLISHED: the mistake (1) that was reported there, and its repair."""

    def enter(body: Callable[..., None]) -> Callable[..., None]:
        PUBLISHED.append(Racy(body.__name__, body, (code,), links=links, **how))
        return body

    return enter


@cute.kernel
def _kernel(
    load: cpasync.TmaAtom,
    mX: cute.Tensor,
    store: cpasync.TmaAtom,
    mY: cute.Tensor,
    x: cute.Tensor,
    y: cute.Tensor,
    body: Constexpr,
    wrong: Constexpr,
):
    """What `body` needs: `sm[i, stage]` shared floats, barriers, and partitions of tiles for the
    TMA atoms.
    """
    smem = cutec.utils.SmemAllocator()
    sm = smem.allocate_tensor(cutec.Float32, cute.make_layout((TILE, STAGES)), 1024)
    bars = smem.allocate_array(cutec.Int64, 16)
    one = cute.make_layout(1)
    gX, gY = cute.zipped_divide(mX, (TILE,)), cute.zipped_divide(mY, (TILE,))
    to, src = cpasync.tma_partition(load, 0, one, sm, gX)
    of, dst = cpasync.tma_partition(store, 0, one, sm, gY)
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(tid // 32)
    block, _, _ = cute.arch.block_idx()
    things = {
        "load": load,
        "to": to,
        "src": src,
        "store": store,
        "of": of,
        "dst": dst,
        "sm": sm,
        "bars": bars,
        "smem": smem,
    }
    body(x, y, SimpleNamespace(tid=tid, warp=warp, block=block, **things), wrong)


@cute.kernel
def _upstream(x: cute.Tensor, y: cute.Tensor, does: Constexpr):
    """Store to x; or load from it and store to y, at the end of what it does, or after it has let
    the next launch begin.
    """
    tid, _, _ = cute.arch.thread_idx()
    if cutec.const_expr(does == "stores"):
        x[tid] = x[tid] + 1.0
    else:
        if cutec.const_expr(does == "loads late"):
            cute.arch.griddepcontrol_launch_dependents()
        y[tid] = x[tid]


@cute.jit
def _entry(x: cute.Tensor, y: cute.Tensor, body: Constexpr, wrong: Constexpr, how: Constexpr):
    op = cpasync.CopyBulkTensorTileG2SOp() if how.cluster == 1 else cpasync.CopyBulkTensorTileG2SMulticastOp()
    load, mX = cpasync.make_tiled_tma_atom(op, x, cute.make_layout(TILE), (TILE,))
    store, mY = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), y, cute.make_layout(TILE), (TILE,))
    if cutec.const_expr(how.pdl):
        _upstream(x, y, how.pdl).launch(grid=1, block=TILE)
    _kernel(load, mX, store, mY, x, y, cute.jit(body), wrong).launch(
        grid=how.blocks, block=how.threads, cluster=(how.cluster, 1, 1), use_pdl=bool(how.pdl)
    )


@dataclass(frozen=True)
class Lowered:
    """A variant on its way to the interpreter."""

    module: bytes
    program: Any
    signature: Any


@cache
def lowered(racy: Racy, wrong: int) -> Lowered:
    """The kernel with that mistake. Raises what the compiler says of it."""
    tensors = {name: argument(f"f32[{SIZE}]") for name in "xy"}
    given = {"body": racy.body, "wrong": wrong, "how": racy}
    export = export_of(_entry, tensors, given)
    traced = trace(export, racy.arch)
    module = lower(traced.module, LowerOptions(arch=racy.arch))
    return Lowered(serial.dumps(device_module(module)), host_program(module, traced.signature), traced.signature)


@dataclass
class Found:
    """What a run said, in order, and what it left in y."""

    hazards: list[CutecError]
    costs: list[Warning_]
    y: np.ndarray


def run(racy: Racy, wrong: int, seed: int | None = None) -> Found:
    """Run a variant on the interpreter."""
    made = lowered(racy, wrong)
    module: Op = serial.loads(made.module)
    x, y = np.arange(SIZE, dtype=np.float32), np.zeros(SIZE, np.float32)
    device = Device(module, Options(STEPS, hazards=True, seed=seed, output=io.StringIO()))
    views = [TensorView(device.buffer(a, n).address, a.shape, (1,), "f32", 0, a) for n, a in (("x", x), ("y", y))]
    leaves, _, _ = check_arguments(made.signature, views, None, 0)
    try:
        run_launches(device, compile_program(made.program, Cpu())(leaves))
    except CutecError as end:
        return Found([*device.hazards, end], device.costs, y)
    return Found(device.hazards, device.costs, y)


def judge(racy: Racy, wrong: int, found: Found) -> str:
    """What is amiss with what was found; empty if nothing is."""
    code = racy.codes[wrong - 1] if wrong else None
    costs = [c.code for c in found.costs] if racy.counts_costs else []
    if code is None:
        return f"right, but reported: {[h.code for h in found.hazards] + costs}" if found.hazards or costs else ""
    mine = [h for h in found.hazards if h.code == code] + [c for c in found.costs if c.code == code]
    if not mine:
        return f"not reported, but {[h.code for h in found.hazards]}"
    marks = racy.marks().get(wrong, {})
    for what in mine:
        notes = _notes(what)
        named = {n.place.line for n in notes if n.place is not None}
        if ("at" not in marks or what.place.line in marks["at"]) and ("with" not in marks or marks["with"] & named):
            said = " ".join([what.message, *(n.message for n in notes), getattr(what, "help", "")])
            return "" if racy.says.get(wrong, "") in said else f"not said: {racy.says[wrong]}"
    return (
        f"reported elsewhere: {[(m.place.line, [n.place.line for n in _notes(m) if n.place]) for m in mine]}, not"
        f" {marks}"
    )


def _notes(found: CutecError | Warning_) -> tuple[Note, ...]:
    return tuple(found.notes) if isinstance(found, CutecError) else ()
