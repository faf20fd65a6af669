"""Bits of integers (PTX ISA, "Integer Arithmetic Instructions", "Logic and Shift Instructions",
"Data Movement": prmt).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, int32, intrinsic, scalar, unsupported
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.facts import Bound
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, Int64, Numeric, Uint32, Uint64, as_numeric
from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.bits import PRMT_MODES

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Keyword


def popc(value: Int) -> Int32:
    """The number of set bits."""
    return _count("llvm.intr.ctpop", scalar(value, "popc"), {})


def clz(value: Int) -> Int32:
    """The number of zero bits above the highest set one; all of them for 0."""
    return _count("llvm.intr.ctlz", scalar(value, "clz"), {"is_zero_poison": False})


def brev(value: Int) -> Any:
    """The bits in reverse order."""
    number = _integer(scalar(value, "brev"), "brev")
    return type(number)(builder().value("llvm.intr.bitreverse", [number.ir], number.ir.type))


def bfind(value: Int, shift_amt: bool = False) -> Int32:
    """The position of the highest set bit (of a signed number: the highest bit that differs from
    the sign), -1 if there is none. `shift_amt`: the distance by which to shift it left to the top
    instead.
    """
    number = _word(scalar(value, "bfind"), "bfind")
    kind = type(number)
    flag = builder().constant(bool(shift_amt), I1)
    return Int32(intrinsic(f"flo.{'s' if kind.signed else 'u'}.{kind.mlir.mlir}", [number.ir, flag], I32))


def bfe(value: Int, start: Int, length: Int) -> Any:
    """`length` bits from bit `start` on, sign-extended for signed numbers (32 or 64 bits)."""
    number = _word(scalar(value, "bfe"), "bfe")
    attrs = {"signed": None} if type(number).signed else {}
    return type(number)(
        builder().value("cutec.bfe", [number.ir, *_field(type(number), start, length)], number.ir.type, attrs)
    )


def bfi(replacement: Int, value: Int, start: Int, length: Int) -> Any:
    """`value` with its `length` bits from bit `start` on replaced by the lowest ones of
    `replacement` (32 or 64 bits).
    """
    numbers = scalar(replacement, "bfi"), scalar(value, "bfi")
    kind = type(_word(numbers[0] if numbers[1].is_static else numbers[1], "bfi"))
    words = [n.to(kind).ir for n in numbers]
    return kind(builder().value("cutec.bfi", [*words, *_field(kind, start, length)], kind.mlir))


def _field(kind: NumberClass, pos: Any, length: Any) -> list[Value]:
    """Position and length. The instructions take their lowest 8 bits (PTX ISA, "bfe"); the 64-bit
    ones, which are several machine instructions, were observed not to.
    """
    numbers = [as_numeric(n, Int32).to(Int32) for n in (pos, length)]
    return [(n if kind.width == 32 or (n.is_static and 0 <= int(n) < 256) else n & 0xFF).ir for n in numbers]


def bmsk(pos: Int, length: Int, mode: Keyword = "clamp") -> Uint32:
    """`length` ones from bit `pos` on; both are clamped to 32 (`clamp`) or taken modulo 32
    (`wrap`).
    """
    return Uint32(intrinsic(f"bmsk.{choice('mode', mode, ('clamp', 'wrap'))}", [int32(pos), int32(length)], I32))


def szext(value: Int, length: Int, mode: Keyword = "clamp") -> Any:
    """The lowest `length` bits, sign-extended for Int32, zero-extended for Uint32."""
    number = _word(scalar(value, "szext"), "szext", (32,))
    name = f"{'sext' if type(number).signed else 'zext'}.{choice('mode', mode, ('clamp', 'wrap'))}"
    return type(number)(intrinsic(name, [number.ir, int32(length)], I32))


def fns(mask: Int, base: Int, offset: Int) -> Int32:
    """The position of the `offset`-th set bit of a mask counted from bit `base`, upwards or (a
    negative offset) downwards; -1 for none.
    """
    return Int32(intrinsic("fns", [int32(mask), int32(base), int32(offset)], I32))


def prmt(a: Int, b: Int, selector: Int, mode: Keyword = None) -> Any:
    """Four of the eight bytes of `b:a`, selected by the nibbles of `selector` (bit 3 of a nibble
    replicates the byte's sign instead). `mode` f4e, b4e, rc8, ecl, ecr or rc16 selects by a pattern
    instead; the last four use `a` alone.
    """
    name = choice("mode", mode if mode is not None else "default", PRMT_MODES)
    low = scalar(a, "prmt")
    kind = type(low) if type(low) in (Int32, Uint32) else Int32
    words = [int32(a), int32(b)] if name in ("default", "f4e", "b4e") else [int32(a)]
    return kind(
        builder().value("nvvm.prmt", [*words, int32(selector)], I32, {"mode": Raw(f"#nvvm.permute_mode<{name}>")})
    )


def lop3(a: Int, b: Int, c: Int, lut: int) -> Any:
    """Any function of three bits, for 32 bits at once: bit `4a + 2b + c` of the table `lut`. The
    table of an expression is the expression of 0xF0 (a), 0xCC (b) and 0xAA (c).
    """
    table = int(lut)
    if not 0 <= table < 256:
        raise error(
            "E0424",
            f"a table of lop3 has 8 bits, not {table}",
            user_location(),
            help="for example (0xF0 & 0xCC) ^ 0xAA",
        )
    kind = type(scalar(a, "lop3"))
    result = builder().value("cutec.lop3", [int32(a), int32(b), int32(c)], I32, {"lut": Typed(table, I32)})
    return (kind if kind in (Int32, Uint32) else Int32)(result)


def shf(a: Int, b: Int, c: Int, direction: Keyword = "l", mode: Keyword = "wrap") -> Any:
    """Shift the 64 bits `b:a` by `c` and take the upper word (`l`, to the left) or the lower one
    (`r`); `c` is taken modulo 32 (`wrap`) or clamped to 32 (`clamp`).
    """
    left = choice("direction", direction, ("l", "r")) == "l"
    kind = type(scalar(a, "shf"))
    operands = [int32(b), int32(a), int32(c)]
    name = "fshl" if left else "fshr"
    if choice("mode", mode, ("wrap", "clamp")) == "wrap":
        result = builder().value(f"llvm.intr.{name}", operands, I32)
    else:
        result = intrinsic(f"{name}.clamp.i32", operands, I32)
    return (kind if kind in (Int32, Uint32) else Int32)(result)


def _count(op: str, number: Numeric, attrs: dict[str, Any]) -> Int32:
    number = _integer(number, op.rpartition(".")[2])
    count: Value = builder().value(op, [number.ir], number.ir.type, attrs)
    return Int32(arith.convert(count, type(number), Int32), bound=Bound(type(number).width))


def _integer(number: Numeric, what: str) -> Numeric:
    if not type(number).is_integer:
        raise unsupported(what, type(number), "integers; x.bitcast(cutec.Uint32) for the bits of a Float32")
    return number


def _word(number: Numeric, what: str, widths: tuple[int, ...] = (32, 64)) -> Numeric:
    if type(number) not in (Int32, Uint32, Int64, Uint64) or type(number).width not in widths:
        raise unsupported(what, type(number), f"integers of {' or '.join(map(str, widths))} bits")
    return number


def log2_of_pow2_int(a: Int) -> Int32:
    """The exponent of a power of two of 32 bits."""
    return 31 - clz(Int32(a))


take_loc_ip(globals())
