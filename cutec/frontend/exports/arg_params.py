"""From declared argument types to the parameters and symbols of a signature."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from cutec.artifact.signature import (
    Param,
    PointerParam,
    ScalarParam,
    StreamParam,
    Symbol,
    TensorParam,
    compact_stride,
    row_major,
)
from cutec.diag import error
from cutec.frontend.exports.argspec import (
    ArgSpec,
    PointerSpec,
    ScalarSpec,
    StreamSpec,
    StrideSpec,
    SymbolSpec,
    TensorSpec,
)
from cutec.frontend.exports.workspaces import WorkspaceSpec, workspace_param
from cutec.records import dataclass, field


@dataclass
class SymbolTable:
    """The symbols of one export, with the facts of all mentions combined."""

    symbols: dict[str, Symbol] = field(default_factory=dict)
    _widths: dict[str, int] = field(default_factory=dict)

    def add(self, spec: SymbolSpec) -> None:
        """Add a mention. Raises E1014 if two mentions give different widths."""
        known = self.symbols.get(spec.name)
        if spec.width is not None and self._widths.setdefault(spec.name, spec.width) != spec.width:
            raise error(
                "E1014", f"symbol {spec.name} is declared with {self._widths[spec.name]} and with {spec.width} bits"
            )
        div = math.lcm(spec.div, known.div if known else 1)
        self.symbols[spec.name] = Symbol(spec.name, self._widths.get(spec.name, 32), div)


def parameters(
    specs: Mapping[str, ArgSpec], declared: Iterable[SymbolSpec] = ()
) -> tuple[tuple[Param, ...], tuple[Symbol, ...]]:
    """The signature's parameters and symbols for named specs, in their order. Absent arguments
    (None) have no parameter.

    `declared` adds facts about symbols. Raises E1010, E1014 or E1026.
    """
    table = SymbolTable()
    mentions = list(_mentions(specs))
    used = {mention.name for mention in mentions}
    for mention in declared:
        if mention.name not in used:
            raise error("E1014", f"symbol {mention.name} is declared, but no shape uses it")
    for mention in [*declared, *mentions]:
        table.add(mention)
    numbers = {n for n, s in specs.items() if isinstance(s, ScalarSpec) and s.dtype[0] in "iu"}
    names = {mention.name for mention in mentions} | numbers
    params = tuple(
        workspace_param(name, spec, names) if isinstance(spec, WorkspaceSpec) else _param(name, spec, table.symbols)
        for name, spec in specs.items()
        if spec is not None
    )
    return params, tuple(table.symbols[name] for name in dict.fromkeys(mention.name for mention in mentions))


def _mentions(specs: Mapping[str, ArgSpec]) -> Iterable[SymbolSpec]:
    """The symbols in the shapes of tensors, each as often as it is mentioned."""
    return (d for s in specs.values() if isinstance(s, TensorSpec) for d in s.shape if isinstance(d, SymbolSpec))


def _param(name: str, spec: TensorSpec | ScalarSpec | PointerSpec | StreamSpec, symbols: Mapping[str, Symbol]) -> Param:
    if isinstance(spec, StreamSpec):
        return StreamParam(name)
    if isinstance(spec, ScalarSpec):
        return ScalarParam(name, spec.dtype, spec.default)
    if isinstance(spec, PointerSpec):
        return PointerParam(name, spec.dtype, spec.align)
    shape = tuple(d.name if isinstance(d, SymbolSpec) else d for d in spec.shape)
    try:
        stride, divisors, order = _strides(spec, shape, symbols)
        return TensorParam(name, spec.dtype, shape, stride, divisors, spec.align, order, spec.noalias, spec.role)
    except ValueError as err:
        raise error("E1010", str(err)) from None


def _strides(
    spec: TensorSpec, shape: tuple[int | str, ...], symbols: Mapping[str, Symbol]
) -> tuple[tuple[int | None, ...], tuple[int, ...], tuple[int, ...] | None]:
    """Strides, their divisors, and the order of the dimensions if the tensor is compact (or if the
    spec states strides and order).
    """
    if spec.stride is None:
        order = spec.order if spec.order is not None else row_major(len(shape))
        if sorted(order) != list(range(len(shape))):
            raise ValueError(f"order {list(order)} does not name each of the {len(shape)} dimensions once")
        return *compact_stride(shape, order, symbols), order
    if len(spec.stride) != len(shape):
        raise ValueError(f"{len(shape)} extents, but {len(spec.stride)} strides")
    if any(isinstance(s, str) for s in spec.stride):
        order = _compact_order(shape, spec.stride)
        return *compact_stride(shape, order, symbols), order
    strides = [s for s in spec.stride if not isinstance(s, str)]
    stride = tuple(None if isinstance(s, StrideSpec) else s for s in strides)
    divisors = tuple(s.div if isinstance(s, StrideSpec) else max(abs(s), 1) for s in strides)
    return stride, divisors, spec.order


def _compact_order(shape: tuple[int | str, ...], stride: tuple[Any, ...]) -> tuple[int, ...]:
    """The order of dimensions in which strides written with symbols are compact: for the shape
    (m, n), ("n", 1) is (1, 0). Raises ValueError if there is none.
    """
    wanted = {dim: _factors(s) for dim, s in enumerate(stride)}
    order: list[int] = []
    volume: tuple[int, tuple[str, ...]] = (1, ())
    while wanted:
        dim = next((d for d, factors in wanted.items() if factors == volume), None)
        if dim is None:
            text = ", ".join(str(s) for s in stride)
            raise ValueError(
                f'strides ({text}) are not those of a compact tensor; write "?" for a stride that is only known at'
                " launch"
            )
        del wanted[dim]
        order.append(dim)
        volume = _factors(shape[dim], volume)
    return tuple(order)


def _factors(value: Any, start: tuple[int, tuple[str, ...]] = (1, ())) -> tuple[int, tuple[str, ...]]:
    """A product as its static factor and the sorted names of its symbols; a dynamic stride equals
    no product.
    """
    if isinstance(value, StrideSpec):
        return -1, ()
    factor, names = start
    for part in (p.strip() for p in str(value).split("*")):
        if part.isidentifier():
            names = tuple(sorted((*names, part)))
        else:
            factor *= int(part)
    return factor, names
