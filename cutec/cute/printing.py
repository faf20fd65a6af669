"""`cute.printf`: formatted output from a running kernel; and device assertions."""

from __future__ import annotations

import re
from typing import Any

from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.assertion import emit_assertion
from cutec.frontend.numbers.numeric import Boolean, Float, Float64, Int32, Int64, Numeric, Uint32, Uint64, as_numeric
from cutec.frontend.tensors.layouts import as_value, text_with_places
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.layout import LayoutBase, Swizzle
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.registry import OPERAND_SEGMENTS
from cutec.ops.runtime_io import PRINTED

_SPECIFIER = re.compile(r"%[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l)?([diouxXeEfgGcps%])")

_FIELD = re.compile(r"(?::([-+ #0]*\d*(?:\.\d+)?)([diouxXeEfgG]?))?")


def printf(*args: Any, end: str = "\n") -> None:
    """Print from each thread that executes this. `printf("x = {}", x)`, `{:8.3f}`, or C's `%`
    conversions; without a format string, the values. Layouts and tuples print in their canonical
    text, with run-time numbers filled in.

    Raises E0414 if the number of values and of places differ, or a conversion does not fit its
    value. In a host function every call prints, before it launches anything.
    """
    on_device = current().scope == "device"
    if (
        on_device
        and len(args) == 1
        and _is_structure(args[0])
        and not isinstance(args[0], (Pointer, Tensor))
        and end == "\n"
    ):
        builder().emit("cute.print", [as_value(args[0])])
        return
    if args and isinstance(args[0], str):
        text, values = args[0], args[1:]
    else:
        text, values = " ".join(["{}"] * len(args)), args
    text, values = _with_structures(text, list(values))
    numbers = [_promoted(v) for v in values]
    text = _c_format(text, numbers) + end
    order = sorted(range(len(numbers)), key=lambda i: PRINTED.index(numbers[i].ir.type))
    segments = IntArray(tuple([sum(n.ir.type == ty for n in numbers) for ty in PRINTED]))
    attrs = {"format": text, "order": IntArray(tuple(order)), OPERAND_SEGMENTS: segments}
    builder().emit("cutec.print" if on_device else "cutec.host_print", [numbers[i].ir for i in order], (), attrs)


_PLACE = re.compile(r"\{[^{}]*\}|" + _SPECIFIER.pattern)


def _is_structure(value: Any) -> bool:
    """Whether a value is a layout, an int tuple, a pointer or a tensor."""
    return isinstance(value, (tuple, LayoutBase, Swizzle, Pointer, Tensor))


def _taken_apart(value: Any) -> tuple[str, list[Any]]:
    """The text of a structure with a `{}` for every run-time number in it, and these numbers."""
    if isinstance(value, Pointer):
        return "0x{:x}", [value.toint()]
    if isinstance(value, Tensor) and not value.is_identity:
        layout, numbers = text_with_places(value.layout)
        pointer = value.iterator
        address = [] if pointer.memspace is AddressSpace.rmem else [pointer.toint()]
        shown = (
            f"{'0x{:x}: ' if address else ''}{value.element_type.short}, {pointer.memspace.name},"
            f" align<{pointer.alignment}>"
        )
        return f"tensor(raw_ptr({shown}) o {layout})", [*address, *numbers]
    return text_with_places(value.layout if isinstance(value, Tensor) else value)


def _with_structures(text: str, values: list[Any]) -> tuple[str, list[Any]]:
    """The format and its values, with the text of each layout or tuple in place of its `{}`."""
    if not any(map(_is_structure, values)):
        return text, values
    given, taken = iter(values), []

    def place(match: re.Match[str]) -> str:
        if match[0] in ("%%",) or (value := next(given, None)) is None:
            return match[0]
        if not _is_structure(value):
            taken.append(value)
            return match[0]
        shown, numbers = _taken_apart(value)
        taken.extend(numbers)
        return shown

    return _PLACE.sub(place, text), [*taken, *given]


def _promoted(value: Any) -> Numeric:
    """C's promotions of variadic arguments: integers to 32 or 64 bits, floats to double."""
    if not isinstance(value, (Numeric, Value, bool, int, float)):
        raise error(
            "E0414",
            f"printf prints numbers, not {type(value).__name__}",
            user_location(),
            help="print() shows types while tracing",
        )
    number = as_numeric(value)
    kind = type(number)
    if isinstance(number, Float):
        return number.to(Float64)
    if kind.width <= 32:
        return number.to(Int32 if kind.signed or kind is Boolean else Uint32)
    return number.to(Int64 if kind.signed else Uint64)


def _letter(number: Numeric) -> str:
    if isinstance(number, Float):
        return "f"
    return "d" if type(number).signed else "u"


def _c_format(text: str, numbers: list[Numeric]) -> str:
    """The text with C's conversions: `{}` and `{:.2f}` become conversions that fit their values,
    `%` ones are checked.
    """
    fields = re.findall(r"\{([^{}]*)\}", text.replace("{{", "").replace("}}", ""))
    if fields:
        _check_count(len(fields), "places", numbers)
        parts = re.split(r"\{[^{}]*\}", text.replace("{{", "\0").replace("}}", "\1").replace("%", "%%"))
        filled = parts[0] + "".join(
            _field(field, number) + part for field, number, part in zip(fields, numbers, parts[1:])
        )
        text = filled.replace("\0", "{").replace("\1", "}")
    letters = [m.group(1) for m in _SPECIFIER.finditer(text) if m.group(1) != "%"]
    _check_count(len(letters), "conversions", numbers)
    for letter, number in zip(letters, numbers):
        if (
            letter == "s"
            or (letter in "eEfgG") != isinstance(number, Float)
            or (letter == "p" and type(number).width != 64)
        ):
            raise error(
                "E0414",
                f"%{letter} does not fit {type(number).name}",
                user_location(),
                help=f"use %{_letter(number)} or {{}}",
            )
    return _widened(text, iter(numbers))


def _check_count(places: int, what: str, numbers: list[Numeric]) -> None:
    if places != len(numbers):
        raise error(
            "E0414",
            f"{places} {what} for {len(numbers)} values",
            user_location(),
            help="one conversion per value: %d for integers, %f for floats, or {} for any number",
        )


def _field(field: str, number: Numeric) -> str:
    """The C conversion of a `{}` field; after a colon it may hold flags, width, precision and a
    letter, as in C and in Python alike.
    """
    match = _FIELD.fullmatch(field)
    if match is None:
        raise error(
            "E0414",
            f"printf has no field {{{field}}}",
            user_location(),
            help="{} or, for example, {:8.3f}; names and positions are not known",
        )
    return f"%{match[1] or ''}{match[2] or _letter(number)}"


def _widened(text: str, numbers: Any) -> str:
    """64-bit integers need `ll` in their conversion."""

    def one(match: re.Match[str]) -> str:
        if match.group(1) == "%":
            return match.group(0)
        number = next(numbers)
        plain = re.sub(r"(hh|h|ll|l)(?=[a-zA-Z]$)", "", match.group(0))
        return plain[:-1] + "ll" + plain[-1] if type(number).width == 64 and not isinstance(number, Float) else plain

    return _SPECIFIER.sub(one, text)


def assert_(condition: Boolean | bool, message: str = "assertion failed") -> None:
    """Stop the kernel with file and line if the condition is false. Only in builds with
    `--enable-assertions`.
    """
    emit_assertion(condition, lambda: message)


take_loc_ip(globals())
