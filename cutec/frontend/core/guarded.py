"""A run-time `if` for functions of cutec itself, whose own `if` statements are not rewritten."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cutec.frontend.core.context import builder
from cutec.ir.core import Block, Region, Value


@contextmanager
def guarded(condition: Value) -> Iterator[None]:
    """`with guarded(condition):` runs its body in the threads for which the i1 is true. Values made
    in the body cannot be used after it.
    """
    body, otherwise = Block(), Block()
    with builder().inside(body):
        yield
        builder().emit("scf.yield")
    with builder().inside(otherwise):
        builder().emit("scf.yield")
    builder().emit("scf.if", [condition], (), {}, (Region(body), Region(otherwise)))
