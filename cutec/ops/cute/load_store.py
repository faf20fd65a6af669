"""Tensors in memory: making, reading, writing and copying them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import gcd
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op, Value
from cutec.ir.types import F16, F32, I1, I32, I64, I128, Type, bit_width, element_of, like, vector, vector_of
from cutec.layout import LayoutError, crd2idx, is_static
from cutec.layout.modes import static_size
from cutec.ops.cute import packed, registers
from cutec.ops.cute.access import Run, Side, element_count, offset_of, offsets_of, runs, side
from cutec.ops.cute.registry import composite, example
from cutec.ops.cute.types import (
    TENSOR_MEMORY,
    Bounds,
    PointerView,
    TensorView,
    address_type,
    payload_of,
    pointer_type,
    storage,
    tensor_type,
)
from cutec.target.arch import parse_arch

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

MAX_ACCESS_BITS = 128
WIDE_ACCESSES = 100  # the least capability whose accesses to global memory have twice as many
WORD = 32  # bits of a word of tensor memory


@cache
def element_bits(element: Type) -> int:
    """Size of an element in memory, in bits."""
    return bit_width(element if packed.is_packed(element) else storage(element))


def offset_ptr(cx: Expander, base: Value, offset: Any, element: Type) -> Value:
    """`base + offset` elements; `offset` is an int or an SSA leaf."""
    if base.type == I32:
        return _tensor_address(cx, base, offset, element)
    if packed.is_packed(element):
        return packed.group_ptr(cx, base, offset, element)
    return registers.moved(cx, base, offset if is_static(offset) else offset.value, storage(element))


def _tensor_address(cx: Expander, base: Value, offset: Any, element: Type) -> Value:
    """An address in tensor memory moved by elements, which are counted in words of 32 bits. The
    place of an element in its word is in the highest bits of the address, where instructions that
    read single bytes, scale factors, expect it.
    """
    bits = element_bits(element)
    if is_static(offset):
        count = max(1, WORD // bits)
        whole = offset * bits // WORD + (offset % count << WORD - (count.bit_length() - 1))
        words = cx.builder.constant(_signed(whole), I32) if offset else None
    elif offset.div * bits % WORD:
        words = _rotated(cx, offset.value, WORD // bits)
    else:
        words = _scaled(cx, offset.value, bits)
    return base if words is None else cx.builder.value("arith.addi", [base, words], I32)


def _signed(number: int) -> int:
    """A number of 32 bits as a signed one."""
    number &= (1 << WORD) - 1
    return number - (1 << WORD) if number >> WORD - 1 else number


def _rotated(cx: Expander, offset: Value, count: int) -> Value:
    """A number of elements, `count` to a word, as one of words with the rest in the highest
    bits.
    """
    narrow = cx.builder.value("arith.trunci", [offset], I32) if offset.type != I32 else offset
    by = count.bit_length() - 1
    low, high = (
        cx.builder.value(name, [narrow, cx.builder.constant(n, I32)], I32)
        for name, n in (("arith.shrui", by), ("arith.shli", WORD - by))
    )
    return cx.builder.value("arith.ori", [low, high], I32)


def _scaled(cx: Expander, offset: Value, bits: int) -> Value:
    """A number of elements as one of words: a shift, since elements have 4 to 64 bits."""
    words = cx.builder.value("arith.trunci", [offset], I32) if offset.type != I32 else offset
    if bits == WORD:
        return words
    name, by = ("arith.shli", bits // WORD) if bits > WORD else ("arith.shrsi", WORD // bits)
    return cx.builder.value(name, [words, cx.builder.constant(by.bit_length() - 1, I32)], I32)


def load_at(cx: Expander, address: Value, ty: Type, align: int) -> Value:
    """A scalar or vector from memory."""
    return _loaded(cx, cx.builder.value("llvm.load", [address], _stored(ty), {"alignment": Typed(align, I64)}), ty)


def store_at(cx: Expander, value: Value, address: Value, align: int) -> None:
    """A scalar or vector into memory."""
    cx.builder.emit("llvm.store", [_to_store(cx, value), address], (), {"alignment": Typed(align, I64)})


def load_all(cx: Expander, base: Value, offsets: Sequence[int], ty: Type, align: int) -> list[Value]:
    """Values of one type from a thread's own memory, each some bytes after `base`."""
    stored = _stored(ty)
    values = registers.read(cx, base, offsets, stored, align)
    return values if stored is ty else [_loaded(cx, value, ty) for value in values]


def store_all(cx: Expander, values: Sequence[Value], base: Value, offsets: Sequence[int], align: int) -> None:
    """The counterpart of `load_all`."""
    stays = not values or _stored(values[0].type) is values[0].type
    registers.write(cx, values if stays else [_to_store(cx, value) for value in values], base, offsets, align)


@cache
def _stored(ty: Type) -> Type:
    """The type of values in memory: Booleans take a byte, 128 bits are pairs of 64."""
    element = element_of(ty)
    return vector(2 * getattr(ty, "count", 1), I64) if element == I128 else like(ty, storage(element))


def _loaded(cx: Expander, value: Value, ty: Type) -> Value:
    element = element_of(ty)
    if element == I128:
        return cx.builder.value("vector.bitcast" if ty is not element else "llvm.bitcast", [value], ty)
    if element == I1:
        return cx.builder.value(
            "arith.cmpi", [value, cx.builder.constant(0, value.type)], ty, {"predicate": Typed(1, I64)}
        )
    return value


def _to_store(cx: Expander, value: Value) -> Value:
    element, stored = element_of(value.type), _stored(value.type)
    if element == I128:
        return cx.builder.value("vector.bitcast" if value.type is not element else "llvm.bitcast", [value], stored)
    return cx.builder.value("arith.extui", [value], stored) if element == I1 else value


def natural_align(view: TensorView) -> int:
    """Bytes by which any single element is aligned."""
    return max(1, element_bits(view.element) // 8)


def access_side(view: TensorView, count: int) -> Side:
    """The view's part in an access; register tensors are accessed element by element."""
    return side(view.layout, count, element_bits(view.element), 0 if view.space == "rmem" else view.align)


def own_runs(view: TensorView, count: int) -> list[Run]:
    """The runs of an access to a single tensor: of registers that need no masking, all at once."""
    if view.space != "rmem" or packed.is_packed(view.element):
        return runs([access_side(view, count)], count, MAX_ACCESS_BITS)
    return [Run(tuple(range(count)))]


def read_run(cx: Expander, view: TensorView, run: Run) -> list[Value]:
    """The elements of a run, in its order: one vector access, or one load per element for
    registers.
    """
    if packed.is_packed(view.element):
        return _read_packed(cx, view, run)
    if view.space == "rmem" and (places := _places(view, run)) is not None:
        return load_all(cx, view.base, places, view.element, natural_align(view))
    if len(run.indices) == 1 or view.space == "rmem":
        return [load_at(cx, element_ptr(cx, view, i), view.element, natural_align(view)) for i in run.indices]
    count = len(run.indices)
    address = element_ptr(cx, view, run.indices[0], count)
    wide = load_at(cx, address, vector(count, view.element), count * element_bits(view.element) // 8)
    return [extract(cx, wide, k) for k in range(count)]


def write_run(cx: Expander, view: TensorView, run: Run, values: Sequence[Value]) -> None:
    """The counterpart of `read_run`."""
    cx.check_writable(view)
    if packed.is_packed(view.element):
        _write_packed(cx, view, run, values)
        return
    if view.space == "rmem" and (places := _places(view, run)) is not None:
        store_all(cx, values, view.base, places, natural_align(view))
        return
    if len(run.indices) == 1 or view.space == "rmem":
        for i, value in zip(run.indices, values):
            store_at(cx, value, element_ptr(cx, view, i), natural_align(view))
        return
    count = len(run.indices)
    address = element_ptr(cx, view, run.indices[0], count)
    store_at(cx, from_elements(cx, values), address, count * element_bits(view.element) // 8)


def _places(view: TensorView, run: Run) -> list[int] | None:
    """The byte offsets of a run's elements; None where they are known only at run time."""
    size, offsets = element_bits(view.element) // 8, offsets_of(view.layout, run.indices)
    return [offset * size for offset in offsets] if all(map(is_static, offsets)) else None


def _read_packed(cx: Expander, view: TensorView, run: Run) -> list[Value]:
    if view.space == "rmem":
        return packed.load_registers(cx, view.base, [offset_of(view.layout, i) for i in run.indices], view.element)
    if len(run.indices) == 1:
        return [packed.load_element(cx, view.base, offset_of(view.layout, run.indices[0]), view.element)]
    return packed.load_group(
        cx, element_ptr(cx, view, run.indices[0], len(run.indices)), len(run.indices), element_bits(view.element)
    )


def _write_packed(cx: Expander, view: TensorView, run: Run, values: Sequence[Value]) -> None:
    if view.space == "rmem":
        packed.store_registers(cx, values, view.base, [offset_of(view.layout, i) for i in run.indices], view.element)
    elif len(run.indices) == 1:
        packed.store_element(cx, values[0], view.base, offset_of(view.layout, run.indices[0]), view.element, view.space)
    else:
        packed.store_group(
            cx, values, element_ptr(cx, view, run.indices[0], len(run.indices)), element_bits(view.element)
        )


def widest_access(copy_bits: int | None, arch: str, spaces: tuple[str, str]) -> int:
    """The bits of the widest access in a copy of `copy_bits` (None or 0: any) between two memories.
    Of 256 bits one access moves to or from global memory on sm_100 and later (PTX ISA, "ld", "st":
    `.v8.b32`, `.v4.b64`); elsewhere two of 128 do.
    """
    wide = "gmem" in spaces and "rmem" in spaces and arch and parse_arch(arch).capability >= WIDE_ACCESSES
    return min(copy_bits or MAX_ACCESS_BITS, 2 * MAX_ACCESS_BITS if wide else MAX_ACCESS_BITS)


def element_ptr(cx: Expander, view: TensorView, index: int, count: int = 1) -> Value:
    """The address of a logical index, at which `count` elements are accessed."""
    _check_addressable(view)
    address = offset_ptr(cx, view.base, offset_of(view.layout, index), view.element)
    cx.check_address(view, address, count * element_bits(view.element) // 8)
    return address


def _check_addressable(view: TensorView) -> None:
    """Raise LayoutError for tensor memory, which no load or store reaches."""
    if view.space == TENSOR_MEMORY:
        raise LayoutError(
            "tensor memory has no loads and stores of single elements",
            "copy it to registers: copy = tcgen05.make_tmem_copy(atom, tensor), and cute.copy by its slices",
        )


def extract(cx: Expander, wide: Value, position: int) -> Value:
    """One element of a vector."""
    return cx.builder.value(
        "vector.extract", [wide], element_of(wide.type), {"static_position": IntArray((position,), 64)}
    )


def from_elements(cx: Expander, values: Sequence[Value]) -> Value:
    """A vector of its elements; the vector itself when they are all of one, in order."""
    first = values[0].owner
    if (
        isinstance(first, Op)
        and first.name == "vector.extract"
        and vector_of(first.operands[0].type).count == len(values)
    ):
        source = first.operands[0]
        if all(_extracts(v, source, k) for k, v in enumerate(values)):
            return source
    return cx.builder.value("vector.from_elements", list(values), vector(len(values), values[0].type))


def _extracts(value: Value, source: Value, position: int) -> bool:
    op = value.owner
    return (
        isinstance(op, Op)
        and op.name == "vector.extract"
        and op.operands[0] is source
        and op.attrs["static_position"].values == (position,)
    )


# --------------------------------------------------------------------------------------- operations


def _infer_make_ptr(attrs: dict[str, Any], address: Type) -> list[Type]:
    return [pointer_type(PointerView(attrs["element"], attrs["space"], attrs["align"].value))]


@composite(
    "cute.make_ptr",
    "a pointer: an address with element type, memory space and alignment",
    "address: address {element: number, space: space, align: int} -> ptr",
    _infer_make_ptr,
    example=example("!llvm.ptr<1>", element=F16, space="gmem", align=16),
    lowering="Nothing: `!llvm.ptr` of the space.",
)
def _make_ptr(cx: Expander, op: Op, address: Value) -> list[Any]:
    return [address]


def _infer_address(attrs: dict[str, Any], pointer: PointerView) -> list[Type]:
    return [address_type(pointer.space)]


@composite(
    "cute.get_address",
    "the address that a pointer holds",
    "input: ptr -> address",
    _infer_address,
    example=example('!cute.ptr<f16, "gmem", 16>'),
    lowering="Nothing.",
)
def _get_address(cx: Expander, op: Op, pointer: Value) -> list[Any]:
    return [pointer]


def _infer_alloc(attrs: dict[str, Any]) -> list[Type]:
    element = attrs["element"]
    return [pointer_type(PointerView(element, "rmem", max(1, element_bits(element) // 8)))]


@composite(
    "cute.alloc_rmem",
    "registers for `count` elements",
    "{element: number, count: int} -> ptr",
    _infer_alloc,
    example=example(element=F32, count=8),
    lowering="`llvm.alloca` in the entry block, which LLVM's SROA turns into registers.",
)
def _alloc_rmem(cx: Expander, op: Op) -> list[Any]:
    element, count = op.attrs["element"], op.attrs["count"].value
    size = packed.bytes_of(count, element_bits(element))
    memory = cx.alloca(element, count, gcd(size, 16) if size else 1)  # it may be accessed as words
    if packed.is_packed(element):
        packed.clear(cx, memory, size)
    return [memory]


def _infer_add_offset(attrs: dict[str, Any], base: PointerView, offset: Any) -> list[Type]:
    return [pointer_type(PointerView(base.element, base.space, moved_align(base, offset)))]


def moved_align(base: PointerView, offset: Any) -> int:
    """The provable alignment in bytes, `offset` elements (an int or a leaf) after a pointer."""
    step = abs(offset) if is_static(offset) else offset.div
    if packed.is_packed(base.element):
        packed.check_offset(base.element, step)
    return gcd(base.align, step * element_bits(base.element) // 8) or base.align


@composite(
    "cute.add_offset",
    "a pointer moved by a number of elements; its alignment is what can still be proved",
    "input: ptr, offset: int_tuple -> ptr",
    _infer_add_offset,
    example=example('!cute.ptr<f16, "gmem", 16>', "int_tuple ?{div=4}"),
    lowering="`llvm.getelementptr`.",
)
def _add_offset(cx: Expander, op: Op, base: Value, offset: Any) -> list[Any]:
    return [offset_ptr(cx, base, offset, payload_of(op.result.type).element)]


def _infer_make_tensor(attrs: dict[str, Any], base: PointerView, layout: Any) -> list[Type]:
    return [tensor_type(TensorView(base.element, base.space, base.align, layout))]


@composite(
    "cute.make_tensor",
    "the elements that a pointer and a layout reach",
    "iterator: ptr, layout: layouts -> tensor",
    _infer_make_tensor,
    example=example('!cute.ptr<f16, "gmem", 16>', "layout (?,64):(64,1)"),
    lowering="Nothing: accesses to it compute addresses.",
)
def _make_tensor(cx: Expander, op: Op, base: Value, layout: Any) -> list[Any]:
    return [_view(op, base, layout)]


def _view(op: Op, base: Value, layout: Any, bounds: Bounds | None = None) -> TensorView:
    known = payload_of(op.result.type)
    return TensorView(known.element, known.space, known.align, layout, base, bounds)


def _infer_bounded(attrs: dict[str, Any], base: PointerView, layout: Any, *array: Any) -> list[Type]:
    return _infer_make_tensor(attrs, base, layout)


@composite(
    "cute.make_bounded_tensor",
    "a tensor whose accesses are checked against the array that it is part of: `extent` bytes from `origin`, to which"
    " stores are allowed if `writable`",
    "iterator: ptr, layout: layouts, origin: address, extent: i64, writable?: i1 {array: string} -> tensor",
    _infer_bounded,
    example=example('!cute.ptr<f16, "gmem", 16>', "layout (?,64):(64,1)", "!llvm.ptr<1>", "i64", array="of tensor a"),
    lowering="Nothing: accesses to it get a `cutec.assert` of their address, stores one of `writable`.",
)
def _make_bounded_tensor(
    cx: Expander, op: Op, base: Value, layout: Any, origin: Value, extent: Value, writable: Value | None = None
) -> list[Any]:
    return [_view(op, base, layout, Bounds(origin, extent, op.attrs["array"], writable))]


def _infer_load(attrs: dict[str, Any], view: TensorView, *coord: Any) -> list[Type]:
    return [view.element] if coord else [vector(element_count(view.layout), view.element)]


@composite(
    "cute.load",
    "one element, or all elements of a tensor of static shape as a vector",
    "input: tensor, coord?: coord -> number|vector",
    _infer_load,
    example=example('!cute.tensor<f16, "gmem", 16, "(8,4):(1,?{div=8})">'),
    lowering=(
        "`llvm.load` for each run of consecutive elements, in the widest accesses (up to 128 bits) that are provably"
        " aligned; `vector.from_elements`."
    ),
)
def _load(cx: Expander, op: Op, view: TensorView, *coord: Any) -> list[Any]:
    if coord and packed.is_packed(view.element):
        cx.check_coord(view, coord[0])
        return [packed.load_element(cx, view.base, crd2idx(coord[0], view.layout), view.element)]
    if coord:
        return [load_at(cx, _coord_ptr(cx, view, coord[0]), view.element, natural_align(view))]
    count = vector_of(op.result.type).count
    values: list[Any] = [None] * count
    for run in own_runs(view, count):
        for index, value in zip(run.indices, read_run(cx, view, run)):
            values[index] = value
    return [from_elements(cx, values)]


def _infer_store(attrs: dict[str, Any], *operands: Any) -> list[Type]:
    return []


@composite(
    "cute.store",
    "the counterpart of cute.load",
    "value: number|vector, output: tensor, coord?: coord",
    _infer_store,
    example=example("f16", '!cute.tensor<f16, "smem", 16, "(8,4):(1,8)">', "coord (?,2)"),
    lowering="`llvm.store`, in the widest accesses that are provably aligned.",
    writes=1,
)
def _store(cx: Expander, op: Op, value: Value, view: TensorView, *coord: Any) -> list[Any]:
    if coord:
        cx.check_writable(view)
    if coord and packed.is_packed(view.element):
        cx.check_coord(view, coord[0])
        packed.store_element(cx, value, view.base, crd2idx(coord[0], view.layout), view.element, view.space)
        return []
    if coord:
        store_at(cx, value, _coord_ptr(cx, view, coord[0]), natural_align(view))
        return []
    count = vector_of(value.type).count
    elements = [extract(cx, value, i) for i in range(count)]
    for run in own_runs(view, count):
        write_run(cx, view, run, [elements[i] for i in run.indices])
    return []


def _coord_ptr(cx: Expander, view: TensorView, coord: Any) -> Value:
    cx.check_coord(view, coord)
    _check_addressable(view)
    address = offset_ptr(cx, view.base, crd2idx(coord, view.layout), view.element)
    cx.check_address(view, address, natural_align(view))
    return address


@composite(
    "cute.copy",
    "element by element from source to destination, in the widest legal accesses",
    "source: tensor, target: tensor, pred?: tensor {max_bits: int}",
    _infer_store,
    example=example('!cute.tensor<f16, "gmem", 16, "8:1">', '!cute.tensor<f16, "rmem", 2, "8:1">', max_bits=128),
    lowering=(
        "All loads, then all stores (`llvm.load`, `llvm.store`), in the widest accesses that are legal on both sides;"
        " under `pred` a wide access where all predicates of a run hold (`scf.if`), single elements otherwise."
    ),
    writes=1,
)
def _copy(cx: Expander, op: Op, source: TensorView, target: TensorView, *pred: TensorView) -> list[Any]:
    count = static_size(source.layout)
    sides = [access_side(source, count), access_side(target, count)]
    if sides[0].align == 0:
        sides.reverse()  # runs follow the memory side's order; of two memory sides, the source's
    cut = runs(sides, count, op.attrs["max_bits"].value)
    if pred:
        for run in cut:
            _copy_guarded(cx, source, target, pred[0], run, count)
        return []
    # All loads before all stores: nothing that may alias stands between two loads, so they are all
    # in flight at once.
    loaded = [read_run(cx, source, run) for run in cut]
    for run, values in zip(cut, loaded):
        write_run(cx, target, run, values)
    return []


def _copy_guarded(cx: Expander, source: TensorView, target: TensorView, pred: TensorView, run: Run, count: int) -> None:
    """A run under its predicates: wide where all hold, else element by element."""
    guards = _guards(cx, pred, run, count)
    distinct = list(dict.fromkeys(guards))
    together = distinct[0]
    for other in distinct[1:]:
        together = cx.builder.value("arith.andi", [together, other], I1)

    def wide() -> None:
        write_run(cx, target, run, read_run(cx, source, run))

    def one_by_one() -> None:
        for start in range(0, len(run.indices), _written_together(target)):
            part = Run(run.indices[start : start + _written_together(target)])
            if len(set(guards[start : start + len(part.indices)])) > 1:
                # This store is refused: its neighbours in the byte have predicates of their own
                part = Run(part.indices[:1])
            cx.branch(guards[start], lambda part=part: write_run(cx, target, part, read_run(cx, source, part)))

    cx.branch(together, wide, one_by_one if len(distinct) > 1 else None)


def _written_together(view: TensorView) -> int:
    """The number of elements that a thread must write at once."""
    return packed.group(element_bits(view.element)) if view.space != "rmem" else 1


def _guards(cx: Expander, pred: TensorView, run: Run, count: int) -> list[Value]:
    """The predicate of each element of a run. A predicate tensor smaller than the data holds one
    value per atom (mode 0).
    """
    per_value = count // static_size(pred.layout)
    seen: dict[int, Value] = {}
    result = []
    for index in run.indices:
        position = index // per_value
        offset = offset_of(pred.layout, position)
        if offset not in seen:
            seen[offset] = load_at(cx, element_ptr(cx, pred, position), I1, 1)
        result.append(seen[offset])
    return result
