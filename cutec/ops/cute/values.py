"""Operations between `!cute` values and integers: building values from dynamic leaves, extracting
these, comparing and printing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import I1, I32, Type, integer
from cutec.layout import Leaf, format_text
from cutec.layout.signatures import SIGNATURES
from cutec.ops.cute.leaf import value_of
from cutec.ops.cute.registry import COMPOSITES, OPERAND_SEGMENTS, CuteOp, composite, example, no_results
from cutec.ops.cute.types import by_width, is_static_payload, leaves_of, payload_of, width_segments, with_leaves
from cutec.ops.runtime_io import emit_printf

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_NO_CODE = "Nothing: the leaves exist already."


def _check_static(op: Op) -> str:
    return (
        ""
        if is_static_payload(payload_of(op.result.type))
        else f"gives {op.result.type}, which is not known at compile time"
    )


def _expand_static(cx: Expander, op: Op, *operands: Any) -> list[Any]:
    return [payload_of(op.result.type)]


def _check_pack(op: Op) -> str:
    wanted, given = width_segments(leaves_of(payload_of(op.result.type))), op.attrs[OPERAND_SEGMENTS]
    return "" if wanted == given else f"gives {op.result.type} from groups of {given.values} integers"


def _expand_pack(cx: Expander, op: Op, *operands: Any) -> list[Any]:
    """Operands are IR scalars; the result's type gives the place of each and the known facts about
    it.
    """
    payload = payload_of(op.result.type)
    placed = dict(zip(by_width(leaves_of(payload)), operands))
    return [cx.with_values(payload, [placed[position] for position in range(len(operands))])]


def _infer_scalars(attrs: dict[str, Any], payload: Any) -> list[Type]:
    leaves = leaves_of(payload)
    return [integer(leaves[position].width) for position in by_width(leaves)]


def _expand_scalars(cx: Expander, op: Op, payload: Any) -> list[Any]:
    leaves = leaves_of(payload)
    return [value_of(leaves[position]) for position in by_width(leaves)]


COMPOSITES["cute.static"] = CuteOp(
    "cute.static",
    "a value known at compile time",
    SIGNATURES["static"],
    None,
    _expand_static,
    _check_static,
    example(results=("layout (4,8):(1,4)",)),
    "Nothing.",
)
for _kind, _dynamic in (
    ("int_tuple", "(?,8,?)"),
    ("shape", "(?,64,?{div=8})"),
    ("stride", "(?,1,?)"),
    ("coord", "(?,_,?)"),
    ("tile", "[(?,3):(1,?);_]"),
):
    COMPOSITES[f"cute.make_{_kind}"] = CuteOp(
        f"cute.make_{_kind}",
        f"a {_kind.replace('_', ' ')} of its dynamic leaves, left to right: those of 32 bits, then those of 64",
        f"narrow*: i32, wide*: i64 -> {_kind}",
        None,
        _expand_pack,
        _check_pack,
        example("i32", "i32", results=(f"{_kind} {_dynamic}",), **{OPERAND_SEGMENTS: IntArray((2, 0))}),
        _NO_CODE,
    )
COMPOSITES["cute.get_scalars"] = CuteOp(
    "cute.get_scalars",
    "the dynamic leaves of a value, left to right: those of 32 bits, then those of 64",
    "cute_value: any {only_dynamic: unit} -> narrow*: i32, wide*: i64",
    _infer_scalars,
    _expand_scalars,
    None,
    example("layout (?,8):(1,?)", only_dynamic=None, resultSegmentSizes=IntArray((2, 0))),
    _NO_CODE,
)


def _infer_truth(attrs: dict[str, Any], *operands: Any) -> list[Type]:
    return [I1]


@composite(
    "cute.elem_less",
    "whether every integer is below its counterpart",
    SIGNATURES["elem_less"],
    _infer_truth,
    example=example("coord (?,3)", "coord (100,?)"),
    lowering="`arith.cmpi` for each pair of leaves, `arith.andi`.",
)
def _elem_less(cx: Expander, op: Op, coord: Any, bound: Any) -> list[Any]:
    return [cx.all_less(coord, bound)]


@composite(
    "cute.equal",
    "whether two values are equal, leaf by leaf",
    SIGNATURES["equal"],
    _infer_truth,
    example=example("shape (?,8)", "shape (4,?)"),
    lowering="`arith.cmpi` for each pair of leaves, `arith.andi`.",
)
def _equal(cx: Expander, op: Op, a: Any, b: Any) -> list[Any]:
    return [cx.all_equal(a, b)]


@composite(
    "cute.print",
    "a value's text on the host's output, one line per thread",
    SIGNATURES["print"],
    no_results,
    example=example("layout (?,8):(1,?)"),
    lowering="`cutec.printf` of the canonical text, with the numbers for its dynamic leaves.",
)
def _print(cx: Expander, op: Op, value: Any) -> list[Any]:
    if isinstance(value, Value):
        text, numbers = _CONVERSION[value.type.bits], [value]
    else:
        numbers = [value_of(leaf) for leaf in leaves_of(value)]
        text = format_text(with_leaves(value, [_Conversion(leaf.width) for leaf in leaves_of(value)]))
    emit_printf(cx, text + "\n", [_promoted(cx, number) for number in numbers])
    return []


_CONVERSION = {1: "%d", 32: "%d", 64: "%lld"}


class _Conversion(Leaf):
    """Stands for a number in a text, as printf's conversion."""

    __slots__ = ()

    def __str__(self) -> str:
        return _CONVERSION[self.width]


def _promoted(cx: Expander, number: Value) -> Value:
    return cx.builder.value("arith.extui", [number], I32) if number.type == I1 else number
