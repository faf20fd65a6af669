"""Inline PTX with typed operands, for instructions that have no name here."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from cutec.cute.arch.common import in_kernel
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.branches import emit_choice
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import Boolean, Numeric, as_class, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import Pointer
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I1, FloatType, IntegerType, PtrType, Type, bit_width, integer, vector
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.registry import OPERAND_SEGMENTS, RESULT_SEGMENTS
from cutec.ops.hardware import INLINE_OPERANDS, INLINE_RESULTS, present

_REGISTERS = {1: "b", 16: "h", 32: "r", 64: "l"}
_FIRST = IntArray((0,), 64)
_NAMED = re.compile(r"\{\$([rw])(\d+)\}")
_PLACEHOLDER = re.compile(r"\$(\d+)")


def inline_ptx(
    text: str,
    operands: Any = (),
    results: Any = (),
    *,
    pure: bool = False,
    semantics: Callable[..., Any] | None = None,
    read_only_args: Sequence[Any] | None = None,
    write_only_types: Sequence[NumberClass] | None = None,
    predicate: Any = None,
) -> Any:
    """PTX `text` in which `$0`, `$1`, … are the results, then the operands.

    `operands` are numbers, pointers or TensorSSAs of 32 or 64 bits; `results` a numeric class or a
    sequence of them (none: no result; several: a tuple). Registers follow from the classes:
    predicates for Boolean, 16, 32 and 64 bits otherwise; 8-bit integers travel in 16. Braces around
    the text make its own registers and labels local. `pure`: it has no effect besides its results,
    so it may be moved, shared and dropped. The interpreter runs texts whose instructions it knows
    (arithmetic, conversions, loads and stores, atomic operations, bulk copies, barriers, fences,
    tensor memory).
    `semantics` is a function of the same operands that gives the same results with the vocabulary
    of kernels: what the interpreter runs instead.

    In the public DSL's form operands and results are `read_only_args=` and `write_only_types=`,
    and the text names them `{$r0}` and `{$w0}`; one result comes by itself, and the first
    instruction runs where `predicate` holds (its results are undefined elsewhere).

    Raises E0423 for operands that fit no register, and for names of operands that are not there.
    """
    in_kernel("inline_ptx")
    if read_only_args is not None or write_only_types is not None:
        operands, kinds = list(read_only_args or ()), list(write_only_types or ())
        if predicate is not None:
            operands.append(as_numeric(predicate).to(Boolean))
            text = f"@{{$r{len(operands) - 1}}} {text}"
        text, results = _numbered(text, len(kinds), len(operands)), kinds[0] if len(kinds) == 1 else kinds
    given = list(operands) if isinstance(operands, (tuple, list)) else [operands]
    kinds = [as_class(k) for k in (results if isinstance(results, (tuple, list)) else [results])]
    _check_placeholders(text, len(given) + len(kinds))
    single = not isinstance(results, (tuple, list))

    def assembly() -> Any:
        values = [_register(v) for v in given]
        types = [_result_type(k) for k in kinds]
        constraints = ",".join(["=" + _letter(t) for t in types] + [_letter(v.type) for v in values])
        found = emit_ptx(text, constraints, values, types, pure)
        return _shaped([_number(value, kind) for value, kind in zip(found, kinds)], single)

    if semantics is None:
        return assembly()
    meaning = semantics
    here = Boolean(builder().value("cutec.interpreted", (), I1))
    if kinds:
        return emit_choice(here, lambda: _checked(meaning(*given), kinds, single), assembly)
    emit_choice(
        here, lambda: Boolean(_checked(meaning(*given), kinds, single) is None), lambda: Boolean(assembly() is None)
    )
    return None


def emit_ptx(
    text: str, constraints: str, operands: Sequence[Value], results: Sequence[Type], pure: bool
) -> list[Value]:
    """Emit the text. Text with effects may read and write memory."""
    clobbers = [] if pure or "~{memory}" in constraints else ["~{memory}"]
    for what, values, most in (("operands", operands, INLINE_OPERANDS), ("results", results, INLINE_RESULTS)):
        if len(values) > most:
            raise error(
                "E0423",
                f"{len(values)} {what}, at most {most} fit",
                user_location(),
                help="split the text, or pass values through memory",
            )
    attrs: dict[str, Any] = {
        "text": text,
        "constraints": ",".join([c for c in [constraints] if c] + clobbers),
        OPERAND_SEGMENTS: present(len(operands), INLINE_OPERANDS),
        RESULT_SEGMENTS: present(len(results), INLINE_RESULTS),
    }
    if pure:
        attrs["pure"] = None
    return builder().emit("cutec.inline_ptx", operands, results, attrs).results


def _numbered(text: str, results: int, operands: int) -> str:
    """Text with `$0`, `$1`, … for `{$w0}`, …, `{$r0}`, …: results, then operands."""

    def number(name: re.Match[str]) -> str:
        index, count, before = int(name[2]), *((results, 0) if name[1] == "w" else (operands, results))
        if index >= count:
            raise error(
                "E0423",
                f"the text names {name[0]}, but there are {results} results and {operands} operands",
                user_location(),
                help="{$r0} is the first of read_only_args, {$w0} that of write_only_types",
            )
        return f"${before + index}"

    return _NAMED.sub(number, text)


def _check_placeholders(text: str, count: int) -> None:
    used = {int(n) for n in _PLACEHOLDER.findall(text)}
    if used and max(used) >= count:
        raise error(
            "E0423",
            f"the text names ${max(used)}, but there are {count} results and operands",
            user_location(),
            help="$0 is the first result, or the first operand where there is no result",
        )


def _register(value: Any) -> Value:
    """An operand in its PTX register."""
    if isinstance(value, Pointer):
        return value.ir
    if isinstance(value, TensorSSA):
        bits = bit_width(value.dtype.mlir) * value.size
        if bits not in (32, 64):
            raise error(
                "E0423",
                f"a TensorSSA of {bits} bits fits no register",
                user_location(),
                help="32 or 64 bits: recast or split it",
            )
        packed = builder().value("vector.bitcast", [value.ir], vector(1, integer(bits)))
        return builder().value("vector.extract", [packed], integer(bits), {"static_position": _FIRST})
    number = as_numeric(value)
    kind = type(number)
    if kind.width == 8:
        number = number.bitcast(integer_class(8, kind.signed)).to(integer_class(16, kind.signed))
    elif kind.width == 16 and kind.is_float:
        number = number.bitcast(integer_class(16, False))
    elif kind.width not in (1, 16, 32, 64):
        raise error("E0423", f"{kind.name} fits no register", user_location(), help="1, 8, 16, 32 or 64 bits")
    return number.ir


def _result_type(kind: NumberClass) -> Type:
    if kind.width not in (1, 8, 16, 32, 64):
        raise error("E0423", f"{kind.name} fits no register", user_location(), help="1, 8, 16, 32 or 64 bits")
    return kind.mlir if kind.width in (1, 32, 64) else integer(16)


def _number(value: Value, kind: NumberClass) -> Numeric:
    """A result as a number of its class."""
    if kind.width == 8:
        return integer_class(8, False)(arith.convert(value, integer_class(16, False), integer_class(8, False))).bitcast(
            kind
        )
    return kind(arith.bitcast(value, kind))


def _letter(ty: Type) -> str:
    """The constraint of a register type (LLVM Language Reference, "Supported Constraint Code List",
    NVPTX).
    """
    if isinstance(ty, FloatType):
        return {32: "f", 64: "d"}[ty.width]
    if isinstance(ty, IntegerType):
        return _REGISTERS[ty.width]
    return "r" if isinstance(ty, PtrType) and ty.space == 3 else "l"


def _shaped(values: list[Any], single: bool) -> Any:
    return values[0] if single else tuple(values) if values else None


def _checked(found: Any, kinds: list[NumberClass], single: bool) -> Any:
    """The results of `semantics`, checked against the declared classes."""
    values = [] if not kinds else [found] if single else list(found)
    if len(values) != len(kinds):
        raise error(
            "E0423",
            f"semantics gives {len(values)} results, not {len(kinds)}",
            user_location(),
            help="one for each of results=, in their order",
        )
    return _shaped([as_numeric(v, k).to(k) for v, k in zip(values, kinds)], single)


take_loc_ip(globals())
