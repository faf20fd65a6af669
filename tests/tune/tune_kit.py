"""A kernel file with candidates, and a stand-in for a GPU with times that a function gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from cutec.tune.journal import Entry
from cutec.tune.plan import Candidate, Part, Plan

# Copies with a mode: 0 is right, 1 races, 2 computes something else, 3 does not build.
KERNEL = """\
import cutec
from cutec import Constexpr, cute


@cute.kernel
def copy_kernel(x: cute.Tensor, y: cute.Tensor, mode: Constexpr, threads: Constexpr):
    tid, bid = cute.arch.thread_idx()[0], cute.arch.block_idx()[0]
    i = bid * threads + tid
    if cutec.const_expr(mode == 1):
        s = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(threads))
        s[tid] = x[i]
        y[i] = s[threads - 1 - tid]
    elif cutec.const_expr(mode == 2):
        y[i] = x[i] * 2.0
    else:
        y[i] = x[i]


@cute.jit
def copy(x: cute.Tensor, y: cute.Tensor, mode: Constexpr = 0, threads: Constexpr = 64):
    assert mode != 3, "no mode 3"
    copy_kernel(x, y, mode, threads).launch(grid=[x.shape[0] // threads, 1, 1], block=[threads, 1, 1])


def reference(x):
    return x


cutec.export(copy, ["in f32[n{div=128}]", "out f32[n]"], arch="sm_90a", reference=reference, choose=cutec.tuned(
    CANDIDATES,
    over=OVER,
))
"""
MODES = '[{"mode": 0}, {"mode": 1}, {"mode": 2}, {"mode": 3}]'
SIZES = '[{"threads": 64}, {"threads": 128}]'
OVER = '{"n": "128..8192 times 4"}'


def kernel_file(folder: Path, candidates: str = SIZES, over: str = OVER) -> Path:
    path = folder / "k.py"
    path.write_text(KERNEL.replace("CANDIDATES", candidates).replace("OVER", over))
    return path


def plan(shapes: Sequence[dict[str, int]], *candidates: Candidate) -> Plan:
    """A plan of one function, whose model knows nothing better than the candidates' order."""
    for number, candidate in enumerate(candidates):
        candidate.model = [float(number + 1) if candidate.takes(shape) else None for shape in shapes]
    return Plan("k.tune.yaml", "H200", "0", [Part("f", "digest", [], list(shapes), list(candidates))])


def candidate(tile: int, when: str = "", dropped: str = "") -> Candidate:
    return Candidate(f"f_tile{tile}", when, {"tile": str(tile)}, dropped)


class FakeTimer:
    """Times that `us(export, shape)` gives; a text is what is wrong, an exception is raised."""

    def __init__(self, us: Callable[[str, dict[str, int]], float | str | BaseException]):
        self.us, self.asked = us, list[tuple[dict[str, int], list[str]]]()

    def measure(self, part: Part, shape: int, candidates: Sequence[int]) -> Entry:
        names, extents = [part.candidates[i].export for i in candidates], part.shapes[shape]
        self.asked.append((extents, names))
        found = {name: self.us(name, extents) for name in names}
        for value in found.values():
            if isinstance(value, BaseException):
                raise value
        us = {name: value for name, value in found.items() if isinstance(value, float)}
        return Entry(part.name, extents, us, {name: v for name, v in found.items() if isinstance(v, str)})
