"""Tensor and bulk copies as operations of the dialect: see `ops.primitives.bulk`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import BF16, Type, ptr
from cutec.layout import LayoutError
from cutec.ops.cute.registry import OPERAND_SEGMENTS, composite, example, no_results
from cutec.ops.cute.types import CuteType, cute_type
from cutec.ops.tensor_map import MAKE_TMA_DESCRIPTOR, TENSOR_MAP, attributes, recipe_of
from cutec.records import dataclass, replace

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_MAP, _SMEM = "!llvm.ptr", "!llvm.ptr<3>"


def _infer_descriptor(attrs: dict[str, Any], base: Type, *numbers: Type) -> list[Type]:
    rank = len(attrs["element_strides"].values)
    if len(numbers) != 2 * rank - 1:
        raise LayoutError(
            f"a tensor map of {rank} dimensions takes {rank} extents and {rank - 1} strides, not {len(numbers)} numbers"
        )
    return [ptr(0)]


_SHOWN: dict[str, Any] = {
    "dtype": "bf16",
    "swizzle": "128B",
    "interleave": "none",
    "l2_promotion": "128B",
    "oob_fill": "zero",
}


@composite(
    MAKE_TMA_DESCRIPTOR,
    "a tensor map, by which the TMA unit copies boxes: address, extents, and strides in bytes of all dimensions but"
    " the innermost, which comes first",
    "base: address, numbers*: i64 {dtype: string, box: ints, element_strides: ints, swizzle: string, interleave:"
    " string, l2_promotion: string, oob_fill: string} -> address",
    _infer_descriptor,
    example=example(
        "!llvm.ptr<1>", "i64", "i64", "i64", box=IntArray((64, 128)), element_strides=IntArray((1, 1)), **_SHOWN
    ),
    lowering="`cutec.tensor_map` of the host program.",
)
def _make_descriptor(cx: Expander, op: Op, base: Value, *numbers: Value) -> list[Any]:
    return [cx.builder.value(TENSOR_MAP, [base, *numbers], ptr(0), attributes(recipe_of(op)))]


def _copy(name: str, primitive: str, summary: str, form: str, *shown: str, **attrs: Any) -> None:
    """An operation that is one primitive with the same groups of operands."""

    def expand(cx: Expander, op: Op, *operands: Value) -> list[Any]:
        cx.builder.emit(primitive, operands, (), dict(op.attrs))
        return []

    composite(
        f"cute_nvgpu.{name}", summary, form, no_results, example=example(*shown, **attrs), lowering=f"`{primitive}`."
    )(expand)


def _sizes(*values: int) -> dict[str, Any]:
    return {OPERAND_SEGMENTS: IntArray(values)}


@dataclass(frozen=True, slots=True, eq=False)
class TmaAtom:
    """A tensor copy: which (`load`, `store`), of what elements, the extents of its boxes, and a
    store's `reduction` ("none": a plain store). While it is lowered: the tensor map's address, and
    for an executable copy the barrier, mask and hint bound to it.
    """

    kind: str
    element: Type
    box: tuple[int, ...]
    reduction: str = "none"
    descriptor: Value | None = None
    barrier: Value | None = None
    mask: tuple[Value, ...] = ()
    hint: tuple[Value, ...] = ()
    executable: bool = False
    paired: bool = False

    @property
    def cute_type(self) -> CuteType:
        """`!cute_nvgpu.tma_load`, `!cute_nvgpu.exec_tma_load` and their like for stores."""
        name = f"cute_nvgpu.{'exec_' if self.executable else ''}tma_{self.kind}"
        more = (self.reduction,) if self.kind == "store" else ()
        return CuteType(name, self, self.element, f"({','.join(map(str, self.box))})", *more)


def _boxed(kind: str, executable: bool) -> Callable[..., CuteType]:
    def read(element: Type, box: str, reduction: str = "none") -> CuteType:
        return TmaAtom(
            kind, element, tuple(map(int, box.strip("()").split(","))), reduction, executable=executable
        ).cute_type

    return read


for _kind, _more, _shown in (
    ("load", "", '<bf16, "(64,128)">'),
    ("store", ", reduction: string", '<bf16, "(64,128)", "none">'),
):
    _says = f"a tensor {_kind}: elements, extents of a box" + (", and the reduction" if _more else "")
    for _exec, _bound in (("", ""), ("exec_", ", bound to " + ("a barrier" if _kind == "load" else "a cache policy"))):
        _text = f"!cute_nvgpu.{_exec}tma_{_kind}{_shown}"
        cute_type(f"cute_nvgpu.{_exec}tma_{_kind}", _says + _bound, f"element: number, box: string{_more}", _text)(
            _boxed(_kind, bool(_exec))
        )

_LOAD, _STORE = '!cute_nvgpu.tma_load<bf16, "(64,128)">', '!cute_nvgpu.tma_store<bf16, "(64,128)", "none">'


def _made(kind: str, attrs: dict[str, Any]) -> TmaAtom:
    return TmaAtom(kind, attrs["element"], attrs["box"].values, attrs.get("reduction", "none"))


@composite(
    "cute_nvgpu.make_tma_load",
    "a tensor load by a tensor map",
    "descriptor: address {element: number, box: ints} -> cute_nvgpu.tma_load",
    lambda attrs, descriptor: [_made("load", attrs).cute_type],
    example=example(_MAP, element=BF16, box=IntArray((64, 128))),
    lowering="Nothing.",
)
def _make_load(cx: Expander, op: Op, descriptor: Value) -> list[Any]:
    return [replace(_made("load", op.attrs), descriptor=descriptor)]


@composite(
    "cute_nvgpu.make_tma_store",
    "a tensor store by a tensor map, or a reduction onto what is there",
    "descriptor: address {element: number, box: ints, reduction: string} -> cute_nvgpu.tma_store",
    lambda attrs, descriptor: [_made("store", attrs).cute_type],
    example=example(_MAP, element=BF16, box=IntArray((64, 128)), reduction="none"),
    lowering="Nothing.",
)
def _make_store(cx: Expander, op: Op, descriptor: Value) -> list[Any]:
    return [replace(_made("store", op.attrs), descriptor=descriptor)]


def _executable(attrs: dict[str, Any], atom: TmaAtom, *operands: Type) -> list[Type]:
    return [replace(atom, executable=True).cute_type]


def _groups(op: Op, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    rest = iter(values)
    return [tuple(islice(rest, count)) for count in op.attrs[OPERAND_SEGMENTS].values]


@composite(
    "cute_nvgpu.make_exec_tma_load",
    "the load, bound to the barrier that counts its bytes, the blocks that it goes to, and an L2 cache policy;"
    " `paired`: the barrier may be of the other block of the pair",
    "atom: cute_nvgpu.tma_load, barrier: address, mask?: i16, hint?: i64 {paired?: unit} -> cute_nvgpu.exec_tma_load",
    _executable,
    example=example(_LOAD, _SMEM, "i16", **_sizes(1, 1, 1, 0)),
    lowering="Nothing.",
)
def _make_exec_load(cx: Expander, op: Op, *operands: Any) -> list[Any]:
    (atom,), (barrier,), mask, hint = _groups(op, operands)
    return [replace(atom, executable=True, barrier=barrier, mask=mask, hint=hint, paired="paired" in op.attrs)]


@composite(
    "cute_nvgpu.make_exec_tma_store",
    "the store, bound to an L2 cache policy",
    "atom: cute_nvgpu.tma_store, hint?: i64 -> cute_nvgpu.exec_tma_store",
    _executable,
    example=example(_STORE),
    lowering="Nothing.",
)
def _make_exec_store(cx: Expander, op: Op, atom: TmaAtom, *hint: Value) -> list[Any]:
    return [replace(atom, executable=True, hint=hint)]


def _check_rank(atom: TmaAtom, coord: Sequence[Any]) -> None:
    if len(coord) != len(atom.box):
        raise LayoutError(
            f"{len(coord)} coordinates for boxes of {len(atom.box)} dimensions",
            "slice the tensor of coordinates that came with the atom",
        )


@composite(
    "cute_nvgpu.tma_load_execute",
    "a box of the tensor to shared memory",
    "atom: cute_nvgpu.exec_tma_load, target: address, coord*: i32, offsets*: i16 {wide?: string}",
    no_results,
    example=example(_LOAD.replace("tma_load", "exec_tma_load"), _SMEM, "i32", "i32", **_sizes(1, 1, 2, 0)),
    lowering="`cutec.tma.load`.",
)
def _load(cx: Expander, op: Op, *operands: Any) -> list[Any]:
    (atom,), target, coord, offsets = _groups(op, operands)
    _check_rank(atom, coord)
    groups = [target, (atom.descriptor,), (atom.barrier,), coord, offsets, atom.mask, atom.hint]
    attrs = _sizes(*map(len, groups)) | ({"paired": None} if atom.paired else {})
    attrs |= {"wide": op.attrs["wide"]} if "wide" in op.attrs else {}
    cx.builder.emit("cutec.tma.load", [v for group in groups for v in group], (), attrs)
    return []


@composite(
    "cute_nvgpu.tma_store_execute",
    "shared memory to a box of the tensor, in this thread's bulk group; with `im2col` to a column of pixels",
    "atom: cute_nvgpu.exec_tma_store, source: address, coord*: i32 {im2col?: unit}",
    no_results,
    example=example(_STORE.replace("tma_store", "exec_tma_store"), _SMEM, "i32", "i32"),
    lowering="`cutec.tma.store`; with a reduction `cutec.tma.reduce`.",
)
def _store(cx: Expander, op: Op, atom: TmaAtom, source: Value, *coord: Value) -> list[Any]:
    _check_rank(atom, coord)
    groups = [(atom.descriptor,), (source,), coord, atom.hint]
    name, attrs = (
        ("cutec.tma.store", {}) if atom.reduction == "none" else ("cutec.tma.reduce", {"kind": atom.reduction})
    )
    attrs |= {"im2col": None} if "im2col" in op.attrs else {}
    cx.builder.emit(name, [v for group in groups for v in group], (), attrs | _sizes(*map(len, groups)))
    return []


_copy(
    "tma_prefetch_execute",
    "cutec.tma.prefetch",
    "a box of a tensor into L2",
    "descriptor: address, coord*: i32, offsets*: i16, hint?: i64 {wide?: string}",
    _MAP,
    "i32",
    "i32",
    **_sizes(1, 2, 0, 0),
)
_copy(
    "tma_prefetch_descriptor",
    "cutec.tma.prefetch_descriptor",
    "a tensor map into the cache for them",
    "descriptor: address",
    _MAP,
)
_copy(
    "bulk_load",
    "cutec.bulk.load",
    "consecutive bytes of global memory to shared memory (of the blocks in `mask`); the barrier counts them",
    "target: address, source: address, bytes: i32, barrier: address, mask?: i16, hint?: i64",
    _SMEM,
    "!llvm.ptr<1>",
    "i32",
    _SMEM,
    **_sizes(1, 1, 1, 1, 0, 0),
)
_copy(
    "bulk_send",
    "cutec.bulk.send",
    "consecutive bytes of shared memory to another block's, whose barrier counts them",
    "target: address, source: address, bytes: i32, barrier: address",
    "!llvm.ptr<7>",
    _SMEM,
    "i32",
    "!llvm.ptr<7>",
)
_copy(
    "bulk_store",
    "cutec.bulk.store",
    "consecutive bytes of shared memory to global memory, in this thread's bulk group",
    "target: address, source: address, bytes: i32, hint?: i64",
    "!llvm.ptr<1>",
    _SMEM,
    "i32",
    **_sizes(1, 1, 1, 0),
)
_copy(
    "bulk_reduce",
    "cutec.bulk.reduce",
    "consecutive bytes of shared memory onto global memory, in this thread's bulk group",
    "target: address, source: address, bytes: i32, hint?: i64 {kind: string, dtype: string}",
    "!llvm.ptr<1>",
    _SMEM,
    "i32",
    kind="add",
    dtype="f32",
    **_sizes(1, 1, 1, 0),
)
_copy(
    "bulk_prefetch",
    "cutec.bulk.prefetch",
    "consecutive bytes of global memory into L2",
    "source: address, bytes: i32, hint?: i64",
    "!llvm.ptr<1>",
    "i32",
    **_sizes(1, 1, 0),
)
_copy(
    "bulk_reduce_send",
    "cutec.bulk.reduce_send",
    "consecutive bytes of shared memory onto another block's, whose barrier counts them",
    "target: address, source: address, bytes: i32, barrier: address {kind: string, dtype: string}",
    "!llvm.ptr<7>",
    _SMEM,
    "i32",
    "!llvm.ptr<7>",
    kind="add",
    dtype="u32",
)
_copy(
    "st_async",
    "cutec.st.async",
    "1, 2 or 4 numbers to another block's shared memory, whose barrier counts their bytes",
    "target: address, barrier: address, values*: i32|i64",
    "!llvm.ptr<7>",
    "!llvm.ptr<7>",
    "i32",
    "i32",
)
_copy(
    "red_async",
    "cutec.red.async",
    "a number onto one in another block's shared memory, whose barrier counts its bytes",
    "target: address, barrier: address, value: i32|i64 {kind: string, dtype: string}",
    "!llvm.ptr<7>",
    "!llvm.ptr<7>",
    "i32",
    kind="add",
    dtype="u32",
)
_copy(
    "copy_tma_desc",
    "cutec.tensormap.copy",
    "a tensor map to global or shared memory",
    "target: address, source: address",
    "!llvm.ptr<1>",
    _MAP,
)
_copy(
    "update_tma_desc",
    "cutec.tensormap.replace",
    "another `global_address`, or `global_dim` or `global_stride` number `ordinal`, in a tensor map",
    "descriptor: address, value: i32|i64 {field: string, ordinal?: int}",
    "!llvm.ptr<1>",
    "i64",
    field="global_address",
)
_copy(
    "publish_tma_desc",
    "cutec.tensormap.cp_fence",
    "copy a tensor map from shared to global memory by a warp, and release it",
    "target: address, source: address",
    "!llvm.ptr<1>",
    _SMEM,
)
_copy(
    "tma_desc_release",
    "cutec.tensormap.release",
    "make tensor maps written so far visible to threads that acquire them",
    "",
)
_copy(
    "tma_desc_acquire",
    "cutec.tensormap.acquire",
    "let later copies by the tensor map see it as it was released",
    "descriptor: address",
    "!llvm.ptr<1>",
)


@composite(
    "cute_nvgpu.bulk_commit",
    "this thread's bulk stores since the last commit become a group",
    "",
    no_results,
    example=example(),
    lowering="`nvvm.cp.async.bulk.commit.group`.",
)
def _commit(cx: Expander, op: Op) -> list[Any]:
    cx.builder.emit("nvvm.cp.async.bulk.commit.group")
    return []


@composite(
    "cute_nvgpu.bulk_wait",
    "wait until all but the newest `groups` groups of this thread's bulk stores are complete; with `read`, have read"
    " their source",
    "{groups: int, read?: unit}",
    no_results,
    example=example(groups=0, read=None),
    lowering="`nvvm.cp.async.bulk.wait_group`.",
)
def _wait(cx: Expander, op: Op) -> list[Any]:
    read = {"read": None} if "read" in op.attrs else {}
    cx.builder.emit("nvvm.cp.async.bulk.wait_group", (), (), {"group": op.attrs["groups"], **read})
    return []
