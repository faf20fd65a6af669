"""Operations of the `arith` dialect on values (MLIR, "'arith' Dialect")."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from cutec._mlir.dialects.vector import value_of
from cutec.frontend.core.context import builder
from cutec.frontend.numbers.arith_value import with_arithmetic
from cutec.ir.core import Value
from cutec.ir.types import Type
from cutec.loc_ip import take_loc_ip


def constant(result: Type, value: float) -> Value:
    """A number of a type."""
    return builder().constant(value, result)


class FastMathFlags(enum.Flag):
    """What may be assumed of floats. Operations take the flags and are exact nevertheless."""

    none = 0
    reassoc = enum.auto()
    nnan = enum.auto()
    ninf = enum.auto()
    nsz = enum.auto()
    arcp = enum.auto()
    contract = enum.auto()
    afn = enum.auto()
    fast = reassoc | nnan | ninf | nsz | arcp | contract | afn


def _binary(name: str) -> Callable[..., Value]:
    def call(lhs: Any, rhs: Any, *, fastmath: FastMathFlags | None = None) -> Value:
        left = value_of(lhs)
        return builder().value(f"arith.{name}", [left, value_of(rhs)], left.type)

    return call


def _cast(name: str) -> Callable[..., Value]:
    def call(out: Type, in_: Any) -> Value:
        return builder().value(f"arith.{name}", [value_of(in_)], out)

    return call


addi, subi, muli = _binary("addi"), _binary("subi"), _binary("muli")
andi, ori, xori = _binary("andi"), _binary("ori"), _binary("xori")
shli, shrsi, shrui = _binary("shli"), _binary("shrsi"), _binary("shrui")
addf, subf, mulf, divf = _binary("addf"), _binary("subf"), _binary("mulf"), _binary("divf")
maximumf, minimumf, maxnumf, minnumf = _binary("maximumf"), _binary("minimumf"), _binary("maxnumf"), _binary("minnumf")
bitcast, extf, truncf = _cast("bitcast"), _cast("extf"), _cast("truncf")
extsi, extui, trunci = _cast("extsi"), _cast("extui"), _cast("trunci")
fptosi, sitofp, uitofp = _cast("fptosi"), _cast("sitofp"), _cast("uitofp")


with_arithmetic(globals())
take_loc_ip(globals())
