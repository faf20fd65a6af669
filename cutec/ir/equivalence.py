"""Structural equivalence of operations: names, types, attributes and regions are equal, and values
correspond one to one. Locations do not count.
"""

from __future__ import annotations

from collections.abc import Collection

from cutec.ir.core import Block, Op, Value


def alike(a: Op, b: Op, ignored: Collection[str] = ("sym_name",)) -> bool:
    """Whether `a` and `b` (two functions, for example) are equivalent. `ignored` attributes of the
    two operations themselves may differ.
    """
    return _same_attrs(a, b, ignored) and _same_op(a, b, {}, compare_attrs=False)


def _same_attrs(a: Op, b: Op, ignored: Collection[str] = ()) -> bool:
    return {k: v for k, v in a.attrs.items() if k not in ignored} == {
        k: v for k, v in b.attrs.items() if k not in ignored
    }


def _same_op(a: Op, b: Op, known: dict[Value, Value], compare_attrs: bool = True) -> bool:
    same = (
        a.name == b.name
        and (not compare_attrs or a.attrs == b.attrs)
        and len(a.operands) == len(b.operands)
        and all(known.get(v) is w for v, w in zip(a.operands, b.operands))
        and [v.type for v in a.results] == [v.type for v in b.results]
        and len(a.regions) == len(b.regions)
        and all(_same_block(r.block, s.block, known) for r, s in zip(a.regions, b.regions))
    )
    known.update(zip(a.results, b.results))
    return same


def _same_block(a: Block, b: Block, known: dict[Value, Value]) -> bool:
    if [v.type for v in a.args] != [v.type for v in b.args] or len(a.ops) != len(b.ops):
        return False
    known.update(zip(a.args, b.args))
    return all(_same_op(x, y, known) for x, y in zip(a.ops, b.ops))
