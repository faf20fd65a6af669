"""The recipe of a TMA atom's tensor map: element type, tile and swizzle (CUDA Driver API, "Tensor
Map Object Management"). Errors are E0440.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Any

from cutec.artifact.tensor_map import MOST_ELEMENT_STRIDE, MOST_STRIDE, PACKED, Im2col, TensorMapRecipe
from cutec.cute.arch.common import require
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.assertion import emit_assertion
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, Int64, as_numeric
from cutec.frontend.numbers.operators import minimum
from cutec.frontend.tensors.layouts import LayoutValue, is_dynamic
from cutec.ir.core import Value
from cutec.layout import ComposedLayout, Layout, Swizzle
from cutec.layout.swizzle import swizzle_name
from cutec.layout.tma import Boxes

# The tensor map's element type for each IR type. It matters only for reductions and fills.
_DTYPES = {
    "f16": "f16",
    "bf16": "bf16",
    "f32": "f32",
    "tf32": "tf32",
    "f64": "f64",
    "i8": "u8",
    "i16": "u16",
    "i32": "i32",
    "i64": "i64",
    "f8E4M3FN": "u8",
    "f8E5M2": "u8",
    "f8E8M0FNU": "u8",
    "f4E2M1FN": "b4x16",
    "i4": "b4x16",
}
# Those of elements that get gaps behind every 16 of them, a byte for each, in shared memory.
_PADDED = {"f4E2M1FN": "b4x16_p64", "f6E2M3FN": "b6x16_p32", "f6E3M2FN": "b6x16_p32"}
# Element types of the tensor map that the unit reduces (tests/features/tensor_units.py
# tries each; others are illegal instructions).
_BITS, _INTEGERS = ("u32", "u64"), ("u32", "i32", "u64", "i64")
_REDUCED = {
    "add": ("u32", "i32", "u64", "f16", "bf16", "f32", "f64"),
    "min": (*_INTEGERS, "f16", "bf16"),
    "max": (*_INTEGERS, "f16", "bf16"),
    "and": _BITS,
    "or": _BITS,
    "xor": _BITS,
    "inc": ("u32",),
    "dec": ("u32",),
}
_REMEDIES = (  # by a word of the error message
    ("dimensions", "group modes that are contiguous in memory into one, or slice the tensor"),
    (
        "those of a slice",
        (
            "in the tile all pixels of a slice are followed by those of the next:"
            " (pixels,(8,slices)):(8,(1,8*pixels)), say"
        ),
    ),
    ("slices", "use a tile with that many slices along the width"),
    (
        "",
        (
            "rows of a tile are multiples of 16 bytes, and fit the swizzle's rows: make_smem_layout_atom(kind, dtype)"
            " has such rows"
        ),
    ),
)
_BYTE = 8


def split_swizzle(layout: Any) -> tuple[Swizzle | Layout | None, Layout]:
    """(the swizzle of a tile, its layout without the swizzle). Raises E0440 for a layout that is
    not static.
    """
    if isinstance(layout, LayoutValue) or is_dynamic(layout):
        raise error(
            "E0440",
            f"a tile in shared memory has a static layout, not {layout}",
            user_location(),
            help="make it of numbers that are known when compiling",
        )
    if isinstance(layout, ComposedLayout):
        return layout.inner, layout.outer
    return None, layout


def swizzle_of(layout: Any, kind: NumberClass) -> tuple[str, Layout]:
    """(the name of a tile's swizzle, its layout without the swizzle). Raises E0440 for a layout
    that is not static, or a swizzle that TMA does not have.
    """
    swizzle, outer = split_swizzle(layout)
    return name_of(swizzle, kind), outer


def tensor_modes(part: Any) -> tuple[Any, ...]:
    """Shape or stride of a tensor, one number per mode. Raises E0440 for nested modes."""
    modes = part if isinstance(part, tuple) else (part,)
    if any(isinstance(mode, tuple) for mode in modes):
        raise error(
            "E0440",
            f"a tensor for TMA has plain modes, not {part}",
            user_location(),
            help="cute.group_modes comes after the atom is made",
        )
    return modes


def name_of(swizzle: Any, kind: NumberClass) -> str:
    """The name of a swizzle in a tensor map. Raises E0440 for one that the TMA unit does not have,
    E0420 for one that the arch lacks.
    """
    if swizzle is None:
        return "none"
    if isinstance(swizzle, Swizzle) and swizzle.is_identity:
        return "none"
    name = swizzle_name(swizzle, _BYTE) or swizzle_name(swizzle, kind.width)  # counted in bytes or in elements
    if name is not None:
        if name == "128B_ATOM_32B":
            require("a TMA copy that swizzles pieces of 32 bytes", "sm_100")
        return name
    raise error(
        "E0440",
        f"the TMA unit has no swizzle {swizzle} of {kind.name}",
        user_location(),
        help="make_smem_layout_atom makes supported swizzles",
    )


def reduction_of(op: Any) -> str:
    """The reduction of a store; "none": a plain store."""
    kind = getattr(op, "reduction_kind", "none")
    return str(getattr(kind, "value", kind)).lower()


def _type_in_map(kind: NumberClass, reduction: str) -> str:
    """The name of the element type in a tensor map. Raises E0440 for types that no tensor map has,
    or that the unit does not reduce so.
    """
    name = _DTYPES.get(kind.mlir.mlir)
    if name is None:
        raise error(
            "E0440",
            f"the TMA unit does not copy {kind.name}",
            user_location(),
            help="recast the tensor to bytes: cute.recast_tensor(t, cutec.Uint8)",
        )
    if reduction == "none":
        return name
    allowed = _REDUCED.get(reduction, ())
    if name[0] == "i":  # a reduction distinguishes signed numbers and bits, a copy does not
        names = (f"{'i' if kind.signed and reduction in ('add', 'min', 'max') else 'u'}{kind.width}", f"u{kind.width}")
        name = next((n for n in names if n in allowed), names[0])
    if name not in allowed:
        raise error(
            "E0440",
            f"the TMA unit has no reduction {reduction!r} of {kind.name}",
            user_location(),
            help=f"{reduction} reduces {', '.join(allowed)}" if allowed else f"reductions: {', '.join(_REDUCED)}",
        )
    return name


def name_in_map(element: NumberClass, kind: NumberClass, reduction: str) -> str:
    """The name, in a tensor map, of elements that are copied as `kind`: floats of 4 and 6 bits as
    bytes get a byte each in shared memory. Raises E0440 for types that no tensor map has, E0420 for
    those that the arch lacks.
    """
    name = _PADDED.get(element.mlir.mlir, "") if kind.width == _BYTE else ""
    name = name or _type_in_map(kind, reduction)
    if name in PACKED:
        require(f"a TMA copy of {element.name}, elements of less than a byte,", "sm_100")
    return name


def tile_recipe(
    name: str,
    kind: NumberClass,
    boxes: Boxes,
    order: tuple[int, ...],
    taken: tuple[int, ...],
    *,
    swizzle: str,
    **options: Any,
) -> TensorMapRecipe:
    """The recipe for a tile cut into boxes, of elements that the map calls `name`. Raises E0440 for
    one that no tensor map can have.
    """
    inside = {run.mode for run in boxes.box}
    modes, extents = boxes.dimensions(order), boxes.extents(order)
    box = tuple([extent * (taken[mode] if mode in inside else 1) for mode, extent in zip(modes, extents)])
    return _recipe(name, kind, box, tuple([taken[mode] for mode in modes]), swizzle, **options)


def element_recipe(
    kind: NumberClass,
    box: tuple[int, ...],
    steps: tuple[int, ...],
    swizzle: str,
    im2col: Im2col | None = None,
    reduction: str = "none",
    name: str = "",
    **options: Any,
) -> TensorMapRecipe:
    """The recipe for elements of a class, or as the map names them. Raises E0440 for one that no
    tensor map can have.
    """
    return _recipe(name or _type_in_map(kind, reduction), kind, box, steps, swizzle, im2col=im2col, **options)


def _recipe(
    name: str, kind: NumberClass, box: tuple[int, ...], steps: tuple[int, ...], swizzle: str, **options: Any
) -> TensorMapRecipe:
    recipe = TensorMapRecipe(name, box, steps, swizzle, **options)
    if wrong := recipe.wrong():
        help = next(remedy for word, remedy in _REMEDIES if word in wrong)
        raise error("E0440", f"the TMA unit cannot copy this tile of {kind.name}: {wrong}", user_location(), help=help)
    return recipe


def every(strides: Sequence[int] | None, rank: int, contiguous: int, loads: bool) -> tuple[int, ...]:
    """The element stride of each mode. Raises E0440 for strides that the unit does not have, in the
    contiguous mode, and for stores.
    """
    taken = (1,) * rank if strides is None else tuple([int(n) for n in strides])
    if (
        len(taken) != rank
        or taken[contiguous] != 1
        or any(not 1 <= n <= MOST_ELEMENT_STRIDE for n in taken)
        or (not loads and set(taken) != {1})
    ):
        raise error(
            "E0440",
            f"element strides {taken} of a {'load' if loads else 'store'} of a tensor of {rank} modes, mode"
            f" {contiguous} contiguous",
            user_location(),
            help=f"loads take every 1st to {MOST_ELEMENT_STRIDE}th element of each mode but the contiguous one",
        )
    return taken


def joined_modes(shape: Sequence[Any], stride: Sequence[Any]) -> tuple[Any, Any, tuple[Any, ...]]:
    """Modes in which boxes have one index as one dimension of a tensor map: (its extent, its
    stride, how many of its indices each mode's are apart). The smallest stride divides the others;
    a call checks strides that are not known when compiling.
    """
    sizes, steps = list(shape), list(stride)
    if all(isinstance(n, int) for n in (*sizes, *steps)):
        whole = gcd(*[step for size, step in zip(sizes, steps) if size > 1]) or 1
        apart = tuple([step // whole if size > 1 else 0 for size, step in zip(sizes, steps)])
        return sum((size - 1) * n for size, n in zip(sizes, apart)) + 1, whole, apart
    sizes, steps = ([as_numeric(n, Int64).to(Int64) for n in part] for part in (sizes, steps))
    several = [(size > 1).to(Int64) for size in sizes]  # of other modes the stride says nothing
    least = minimum(*[step + (1 - more) * MOST_STRIDE for step, more in zip(steps, several)])
    for step, more in zip(steps, several):
        emit_assertion(step % least * more == 0, lambda: "strides of the outer modes are multiples of the smallest")
    apart = [step // least * more for step, more in zip(steps, several)]
    extent: Any = 1
    for size, n in zip(sizes, apart):
        extent = extent + (size - 1) * n
    for size in sizes:  # a tensor without elements
        extent = extent * minimum(size, 1)
    return extent, least, tuple([n.to(Int32) for n in apart])


def in_bytes(count: Any, element: NumberClass) -> Any:
    """Bytes of a number of elements, which are whole bytes."""
    if element.width >= _BYTE:
        return count * (element.width // _BYTE)
    return count * element.width // _BYTE


def wide(value: Any) -> Value:
    """A number as a 64-bit operand."""
    return as_numeric(value, Int64).to(Int64).ir
