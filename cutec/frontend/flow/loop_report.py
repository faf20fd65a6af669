"""What loops carry, told while a function is traced, where the user asks for it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from cutec.frontend.core.signals import Construct
from cutec.frontend.flow.access_paths import AccessPath
from cutec.frontend.flow.flatten import Spec, value_tree
from cutec.frontend.flow.value_trees import described, values_in, with_values

_LOOPS = ("emit_for", "emit_while")  # each runs once for each loop
_depths: list[float] = []  # how many levels of loops are told of; empty: none


def set_dynamic_debug(enabled: bool, max_depth: int | None = None) -> None:
    """Tell on standard output what each loop at run time carries, of loops inside `max_depth`
    others at most (None: of all); or no longer.
    """
    _depths[:] = [float("inf") if max_depth is None else max_depth] if enabled else []


def debug_print_mlir_values(obj: Any) -> str:
    """The tree of an object's IR values as text, with the type of each: `x: f32`."""
    tree = value_tree(obj)
    return described(with_values(tree, iter([value.type.mlir for value in values_in(tree)])))


def told(construct: Construct, paths: Sequence[AccessPath], specs: Sequence[Spec]) -> None:
    """Tell of the loop that is being traced, if the user asked for it."""
    if _depths and _depth() <= _depths[0]:
        loc, count = construct.loc, sum(len(spec.types) for spec in specs)
        print(f"the loop at {loc.file}:{loc.line} carries {count} values:")
        for path, spec in zip(paths, specs):
            print(f"  {path.name}: {spec.describe()}")


def _depth() -> int:
    """How many loops are being traced around this one."""
    frame, found = sys._getframe(), -1
    while frame is not None:
        found += frame.f_code.co_name in _LOOPS and frame.f_globals.get("__name__") == "cutec.frontend.flow.loops"
        frame = frame.f_back
    return found
