"""Elements of fewer than 8 bits in memory: they fill bytes, the first element in the lowest bits,
without gaps; two of 4 bits share a byte, four of 6 bits three. In registers each has the low bits
of an i8 of its own (`ir.types.carrier`).

A *group* is the least number of elements that fills whole bytes. A pointer points at the start of a
group, and what other threads can see is written in whole groups, so that no thread writes a
neighbour's bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import TYPE_CHECKING, Any

from cutec.diag import CutecError, error
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I8, I16, I64, Type, bit_width, vector
from cutec.layout import is_static
from cutec.ops.cute.registers import moved
from cutec.ops.emit import Emitter

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander


def is_packed(element: Type) -> bool:
    """Whether elements of a type share bytes in memory."""
    return bit_width(element) < 8 and element != I1


def group(bits: int) -> int:
    """The least number of elements of a width that fills whole bytes."""
    return 8 // gcd(bits, 8)


def bytes_of(count: int, bits: int) -> int:
    """Bytes that `count` elements take."""
    return -(-count * bits // 8)


def check_offset(element: Type, divisor: int) -> None:
    """Raise E0418 unless a pointer moved by a multiple of `divisor` elements points at a group
    again.
    """
    if divisor % group(bit_width(element)):
        raise _inside_byte(
            element, f"a pointer to {element} cannot be moved by a number of elements that is not known to be", "moves"
        )


def _inside_byte(element: Type, message: str, verb: str) -> CutecError:
    count = group(bit_width(element))
    return error(
        "E0418",
        f"{message} a multiple of {count}",
        help=(
            f"{count} elements of {bit_width(element)} bits share bytes: state divisibility"
            f" ({element}[m,n{{div={count}}}]) where it {verb}"
        ),
    )


# ---------------------------------------------------------------------- bits in registers and bytes


def pack(cx: Expander, elements: list[Value], width: int) -> list[Value]:
    """Elements of 4 or 6 bits, each in an i8 of its own, as the bytes they fill. A byte that they
    do not fill has zeros above.
    """
    parts: list[list[Value]] = [[] for _ in range(bytes_of(len(elements), width))]
    for number, element in enumerate(elements):
        byte, shift = divmod(number * width, 8)
        e = Emitter(cx, I8)
        parts[byte].append(e.arith("shli", element, shift) if shift else element)
        if shift + width > 8:
            parts[byte + 1].append(e.arith("shrui", element, 8 - shift))
    return [_or(cx, part) for part in parts]


def unpack(cx: Expander, octets: list[Value], width: int) -> list[Value]:
    """The inverse of `pack`."""
    e, elements = Emitter(cx, I8), []
    for number in range(len(octets) * 8 // width):
        byte, shift = divmod(number * width, 8)
        low = e.arith("shrui", octets[byte], shift) if shift else octets[byte]
        if shift + width > 8:
            low = e.arith("ori", low, e.arith("shli", octets[byte + 1], 8 - shift))
        elements.append(low if shift + width == 8 else e.arith("andi", low, (1 << width) - 1))
    return elements


def _or(cx: Expander, parts: list[Value]) -> Value:
    result = parts[0]
    for part in parts[1:]:
        result = Emitter(cx, I8).arith("ori", result, part)
    return result


# ---------------------------------------------------------------------------------------- addresses


def group_ptr(cx: Expander, base: Value, offset: Any, element: Type) -> Value:
    """`base + offset` elements, which are whole groups; `offset` is an int or an SSA leaf."""
    bits = bit_width(element)
    if is_static(offset):
        check_offset(element, offset)
        return moved(cx, base, offset * bits // 8)
    return moved(cx, base, _group_start(cx, offset.value, bits))


def _group_start(cx: Expander, offset: Value, bits: int) -> Value:
    """The first byte of the group that the element at an offset belongs to."""
    e, count = Emitter(cx, offset.type), group(bits)
    start = e.arith("shrsi", offset, count.bit_length() - 1)
    return e.arith("muli", start, bits * count // 8) if bits * count > 8 else start


class _Place:
    """The bits of one element: its first byte, where in it they begin (`shift`, an i16 or a
    number), and its second byte, which is the first again where the element lies within one.
    """

    def __init__(self, cx: Expander, base: Value, offset: Any, bits: int):
        self.cx, self.bits = cx, bits
        self.straddles = 8 % bits != 0
        if is_static(offset):
            first, self.shift = divmod(offset * bits, 8)
            second: int | Value = (offset * bits + bits - 1) // 8
            self.straddles = second != first
        else:
            e = Emitter(cx, offset.value.type)
            within = e.arith("muli", e.arith("andi", offset.value, group(bits) - 1), bits)
            start = _group_start(cx, offset.value, bits)
            first = e.arith("addi", start, e.arith("shrui", within, 3)) if self.straddles else start
            second = (
                e.arith("addi", start, e.arith("shrui", e.arith("addi", within, bits - 1), 3))
                if self.straddles
                else start
            )
            self.shift = e.cast("trunci", e.arith("andi", within, 7), I16)
        self.octets = [moved(cx, base, b) for b in ([first, second] if self.straddles else [first])]
        self.e = Emitter(cx, I16)

    def load(self) -> Value:
        """The element, in an i8."""
        words = [self.e.cast("extui", _load(self.cx, address, I8, 1), I16) for address in self.octets]
        word = self.e.arith("ori", words[0], self.e.arith("shli", words[1], 8)) if self.straddles else words[0]
        return self.e.cast(
            "trunci", self.e.arith("andi", self.e.arith("shrui", word, self.shift), (1 << self.bits) - 1), I8
        )

    def store(self, value: Value) -> None:
        """Replace the element; the other bits of its bytes are read and written back."""
        e = self.e
        shift = e.constant(self.shift, I16) if isinstance(self.shift, int) else self.shift
        new, mask = (
            e.arith("shli", e.cast("extui", value, I16), shift),
            e.arith("shli", e.constant((1 << self.bits) - 1, I16), shift),
        )
        for position, address in enumerate(self.octets):
            bits, hole = (e.cast("trunci", e.arith("shrui", v, 8) if position else v, I8) for v in (new, mask))
            octet = Emitter(self.cx, I8)
            kept = octet.arith("andi", _load(self.cx, address, I8, 1), octet.arith("xori", hole, -1))
            self.cx.builder.emit(
                "llvm.store", [octet.arith("ori", kept, bits), address], (), {"alignment": Typed(1, I64)}
            )


def _load(cx: Expander, address: Value, ty: Type, align: int) -> Value:
    return cx.builder.value("llvm.load", [address], ty, {"alignment": Typed(align, I64)})


# ----------------------------------------------------------------------------------------- accesses


def load_element(cx: Expander, base: Value, offset: Any, element: Type) -> Value:
    """The element at an offset (an int or an SSA leaf)."""
    return _Place(cx, base, offset, bit_width(element)).load()


def store_element(cx: Expander, value: Value, base: Value, offset: Any, element: Type, space: str) -> None:
    """Replace the element at an offset. Raises E0418 in memory that other threads see: they may be
    writing to the same byte.
    """
    if space != "rmem":
        raise _inside_byte(
            element, f"{element} is stored in {space} in numbers of elements that are known to be", "is stored"
        )
    _Place(cx, base, offset, bit_width(element)).store(value)


def load_group(cx: Expander, address: Value, count: int, bits: int) -> list[Value]:
    """`count` consecutive elements that start a group, in one access."""
    size = bytes_of(count, bits)
    wide = _load(cx, address, vector(size, I8), size & -size)
    octets = [
        cx.builder.value("vector.extract", [wide], I8, {"static_position": IntArray((k,), 64)}) for k in range(size)
    ]
    return unpack(cx, octets, bits)


def store_group(cx: Expander, values: Sequence[Value], address: Value, bits: int) -> None:
    """The counterpart of `load_group`."""
    size = bytes_of(len(values), bits)
    wide = cx.builder.value("vector.from_elements", pack(cx, list(values), bits), vector(size, I8))
    cx.builder.emit("llvm.store", [wide, address], (), {"alignment": Typed(size & -size, I64)})


def clear(cx: Expander, memory: Value, size: int) -> None:
    """Zero bytes of a thread's own memory. Writing an element reads its byte, which must
    not be undefined.
    """
    for start in range(0, size, 16):
        octets = vector(min(16, size - start), I8)
        cx.builder.emit(
            "llvm.store", [cx.builder.constant(0, octets), moved(cx, memory, start)], (), {"alignment": Typed(1, I64)}
        )


def load_registers(cx: Expander, base: Value, offsets: Sequence[int], element: Type) -> list[Value]:
    """Elements at known offsets in a thread's own memory: whole groups at once."""
    found: dict[int, Value] = {}
    for start, whole in _groups(offsets, group(bit_width(element))):
        address = group_ptr(cx, base, start, element)
        if whole:
            found.update(zip(whole, load_group(cx, address, len(whole), bit_width(element))))
    return [found[o] if o in found else load_element(cx, base, o, element) for o in offsets]


def store_registers(cx: Expander, values: Sequence[Value], base: Value, offsets: Sequence[int], element: Type) -> None:
    """The counterpart of `load_registers`. The last value of an offset counts."""
    by_offset = dict(zip(offsets, values))
    for start, whole in _groups(offsets, group(bit_width(element))):
        if whole:
            store_group(cx, [by_offset[o] for o in whole], group_ptr(cx, base, start, element), bit_width(element))
            continue
        for offset in sorted(o for o in by_offset if start <= o < start + group(bit_width(element))):
            _Place(cx, base, offset, bit_width(element)).store(by_offset[offset])


def _groups(offsets: Sequence[int], count: int) -> list[tuple[int, list[int]]]:
    """The start of each group that some offset lies in, and its offsets if all of them are
    there.
    """
    present = set(offsets)
    starts = sorted({o // count * count for o in present})
    members = [list(range(start, start + count)) for start in starts]
    return [(start, whole if present.issuperset(whole) else []) for start, whole in zip(starts, members)]
