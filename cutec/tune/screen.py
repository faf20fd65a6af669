"""Screening a candidate without a GPU: what its machine code needs, and a run of a small call on
the interpreter, which finds races, deadlocks and wrong results.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path

from cutec.artifact.bundle import Bundle
from cutec.artifact.choice import guard_names
from cutec.artifact.manifest import Export
from cutec.diag import CutecError
from cutec.driver.run.inputs import make_arguments
from cutec.driver.run.on_cpu import choose_ir, run_on_cpu
from cutec.driver.run.reference import Check, reference_function
from cutec.records import dataclass
from cutec.target.arch import Arch
from cutec.tune.plan import Candidate

Shape = dict[str, int]
_SIZES = (100, 64, 128, 256, 512, 1024, 4096)
_MOST_ELEMENTS = 1 << 22


@dataclass(frozen=True)
class Screen:
    """`seconds` that the interpreter may take for a candidate; 0: it is not asked. `roots`: folders
    to look into for the file of the reference.
    """

    seconds: float = 20.0
    roots: tuple[Path, ...] = ()

    def reason(
        self,
        candidate: Candidate,
        bundle: Bundle,
        export: Export,
        arch: Arch,
        shapes: Sequence[Shape] = (),
    ) -> str:
        """Why a candidate is dropped; "" if it is not. `shapes`: those to tune over."""
        needs = _needs(export, arch)
        return needs or (self._run(candidate, bundle, export, shapes) if self.seconds else "")

    def _run(self, candidate: Candidate, bundle: Bundle, export: Export, shapes: Sequence[Shape]) -> str:
        """What a small call finds: the first one that the function's own assertions accept. Nothing
        of a run that takes too long.
        """
        said = ""
        for extents in small_shapes(candidate, export, shapes):
            call = f"at {', '.join(f'{name}={extent}' for name, extent in extents.items())}"
            try:
                found = self._called(bundle, export, extents)
                return f"{call}: {found}" if found else ""
            except CutecError as wrong:
                said = f"{call}: {_text(wrong)}"
                if wrong.code != "E4032":
                    break
        return said

    def _called(self, bundle: Bundle, export: Export, extents: Mapping[str, int]) -> str:
        """What a call finds. Raises what it raises."""
        settings = {name: str(extent) for name, extent in extents.items()}
        end = time.monotonic() + self.seconds
        arguments = make_arguments(export, settings, {}, 0)
        reference = reference_function(export, self.roots) if export.reference else nullcontext()
        with reference as function:
            check = Check(export, arguments, function, None) if function else None
            image = choose_ir(bundle, export, None)
            done = run_on_cpu(bundle, export, image, arguments, True, stop=lambda: time.monotonic() > end)
            if done.hazards:
                return _text(done.hazards[0])
            wrong = [c for c in check.compare() if c.wrong] if check and not done.stopped else []
            return wrong[0].in_words() if wrong else ""


def _text(found: CutecError) -> str:
    return f"{found.code}: {found.message}"


def _needs(export: Export, arch: Arch) -> str:
    """Why the machine code of an export will not do: spills, or no room on a multiprocessor."""
    for name, on in export.kernels.items():
        used = on.get(arch.name)
        if used is None:
            continue
        spilled = used.spill_stores + used.spill_loads
        if spilled:
            return f"{name} spills registers: {used.spill_stores} bytes stored, {used.spill_loads} loaded"
        if used.blocks == 0:
            return f"no block of {name} fits on a multiprocessor, by {used.limit}"
        shared = used.shared + (used.dynamic_shared or 0)
        if shared > arch.limits.shared_per_block:
            return f"{name} takes {shared} bytes of shared memory, of {arch.limits.shared_per_block}"
    return ""


def small_shapes(candidate: Candidate, export: Export, shapes: Sequence[Shape] = ()) -> list[Shape]:
    """Small calls that a candidate takes: about the same number for all symbols and integers; and
    the smallest of `shapes`.
    """
    steps = dict.fromkeys(guard_names(export.signature), 1) | {s.name: s.div for s in export.signature.symbols}
    alike = [{name: -(-size // step) * step for name, step in steps.items()} for size in _SIZES]
    declared = sorted(shapes, key=lambda shape: _elements(export, shape))
    found = [next(filter(lambda shape: _is_small(candidate, export, shape), some), None) for some in (alike, declared)]
    return [shape for shape in found if shape is not None]


def _is_small(candidate: Candidate, export: Export, shape: Shape) -> bool:
    return candidate.takes(shape) and _elements(export, shape) <= _MOST_ELEMENTS


def _elements(export: Export, shape: Mapping[str, int]) -> int:
    return sum(math.prod(_extents(t.shape, shape)) for t in export.signature.tensors)


def _extents(given: Sequence[int | str], shape: Mapping[str, int]) -> list[int]:
    return [shape[e] if isinstance(e, str) else e for e in given]
