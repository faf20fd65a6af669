"""Code that only some threads run, for functions of our own (the user's `if` is rewritten, ours are
not).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cutec.frontend.core.context import builder
from cutec.ir.core import Block, Region, Value


@contextmanager
def guarded(condition: Value) -> Iterator[None]:
    """`with guarded(condition):` runs its body where the i1 holds. What the body makes cannot be
    used after it.
    """
    body, otherwise = Block(), Block()
    with builder().inside(body):
        yield
        builder().emit("scf.yield")
    with builder().inside(otherwise):
        builder().emit("scf.yield")
    builder().emit("scf.if", [condition], (), {}, (Region(body), Region(otherwise)))
