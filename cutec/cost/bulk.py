"""What bulk copies (TMA) move: their bytes are not in the machine code, but the build knows them.

A bulk copy in the lowered IR has the number of its bytes as an operand, or moves a box of a tensor
map, which the host program makes. Machine code names the same lines of Python: an instruction such
as `UTMALDG.2D` moves what the copies of its place and direction do in the IR.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, islice
from math import prod
from typing import TypeVar

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.host import HostProgram
from cutec.artifact.manifest import Export
from cutec.artifact.tensor_map import TensorMap, TensorMapRecipe
from cutec.cost.listing import Function, Instruction, Place
from cutec.ir import serial
from cutec.ir.attrs import IntArray
from cutec.ir.builder import constant_of
from cutec.ir.core import Block, Loc, Op, Value
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.bulk import ROWS
from cutec.ops.primitives.registry import Effects, Forwards, Size
from cutec.records import NamedTuple, dataclass, field

LOAD, STORE, SEND = "load", "store", "send"  # global → shared memory, back, and to another block's
COMMON_WARPS = 8  # of a block whose size a call decides
_LANES = 32
_TENSOR_COPIES = {"UTMALDG": LOAD, "UTMASTG": STORE, "UTMAREDG": STORE}
_LINEAR_COPIES = ("UBLKCP", "UBLKRED")
_WAYS = {"S.G": LOAD, "G.S": STORE, "S.S": SEND}  # UBLKCP.S.G: to shared, from global

Bytes = TypeVar("Bytes", int, float)
Site = tuple[str, tuple[Place, ...]]
"""A direction and a place with its callers, innermost first. Files have no folders: the IR has the
path that Python was given, machine code the one in the project."""


@dataclass(frozen=True)
class Copies:
    """The bulk copies of a kernel. `sites`: the bytes of each in the IR, None where only a run can
    tell; `warps` of a block.
    """

    sites: dict[Site, list[int | None]] = field(default_factory=dict)
    warps: int = COMMON_WARPS


UNKNOWN_COPIES = Copies()


class Moved(NamedTuple):
    """What one bulk copy moves, issued by one thread: LOAD, STORE or SEND, and its bytes, None if
    unknown.
    """

    way: str
    bytes: int | None


# -- machine code ----------------------------------------------------------------------------------


def way_of(instruction: Instruction) -> str | None:
    """LOAD, STORE or SEND for a bulk copy; None for another instruction, a prefetch too. Reductions
    count as what they store or send.
    """
    base, *modifiers = instruction.opcode.split(".")
    return _WAYS.get(".".join(modifiers[:2])) if base in _LINEAR_COPIES else _TENSOR_COPIES.get(base)


def has_copies(function: Function) -> bool:
    """Whether a kernel has bulk copies."""
    return any(map(way_of, function.instructions))


def moved(function: Function, copies: Copies) -> list[Moved | None]:
    """For each instruction what it moves; None for those that are no bulk copies."""
    sites: dict[Site, list[int]] = defaultdict(list)
    for index, instruction in enumerate(function.instructions):
        if way := way_of(instruction):
            sites[_without_folders((way, instruction.places))].append(index)
    result: list[Moved | None] = [None] * len(function.instructions)
    for site, indices in sites.items():
        for index, size in zip(indices, _shared_out(_sizes(copies, site), len(indices))):
            result[index] = Moved(site[0], size)
    return result


def _sizes(copies: Copies, site: Site) -> list[int | None]:
    """The copies of a place in machine code, which may name fewer callers than the IR: then those
    of all places that have these callers among theirs.
    """
    if site in copies.sites:
        return copies.sites[site]
    return [size for other, sizes in copies.sites.items() if _shortens(site, other) for size in sizes]


def _shortens(site: Site, other: Site) -> bool:
    """Whether `site` is `other` without some of its callers."""
    (way, chain), (same, longer) = site, other
    rest = iter(longer)
    return way == same and chain[:1] == longer[:1] and all(place in rest for place in chain)


def _shared_out(sizes: Sequence[int | None], count: int) -> list[int | None]:
    """The sizes of `count` instructions that copies of these `sizes` have become. Unrolled loops
    repeat all of them; of different ones, other numbers of instructions do not tell which.
    """
    if not sizes or (len(set(sizes)) > 1 and count % len(sizes)):
        return [None] * count
    return list(islice(cycle(sizes), count))


def _without_folders(site: Site) -> Site:
    way, chain = site
    return way, tuple((file.rpartition("/")[2], line) for file, line in chain)


# -- IR --------------------------------------------------------------------------------------------


def copies_of(
    functions: Iterable[Function], bundle: Bundle | MemoryBundle, export: Export, arch: str
) -> dict[str, Copies]:
    """The bulk copies of an export's kernels, by name; {} if none of `functions` has any, or the
    bundle has no IR. Raises E3006, E3201 and E3202.
    """
    if not any(map(has_copies, functions)):
        return {}
    image, program = bundle.manifest.image("ir", arch, export.name), export.host(arch)
    if image is None or program is None:
        return {}
    module = serial.loads(bundle.module(image, export.name))
    return {op.attrs["sym_name"]: kernel_copies(op, program) for op in module.walk() if "gpu.kernel" in op.attrs}


def kernel_copies(kernel: Op, program: HostProgram) -> Copies:
    """The bulk copies of a kernel in lowered IR, which `program` launches."""
    sites: dict[Site, list[int | None]] = defaultdict(list)
    boxes = boxes_of(program, kernel.attrs["sym_name"])
    for op in kernel.walk():
        primitive = PRIMITIVES.get(op.name)
        if primitive and primitive.size:
            sites[way(primitive.effects), _chain(op.loc)].append(size_of(op, primitive.size, kernel.body, boxes))
    return Copies(_merged(sites), _warps(kernel))


def _merged(sites: dict[Site, list[int | None]]) -> dict[Site, list[int | None]]:
    """The sites without folders. Nothing is known of those that only their folders tell apart."""
    result: dict[Site, list[int | None]] = {}
    for site, sizes in sites.items():
        name = _without_folders(site)
        result[name] = [None] if name in result else sizes
    return result


def way(effects: Effects) -> str:
    """LOAD, STORE or SEND, by what a copy reads and writes."""
    if "global" in effects.writes:
        return STORE
    return LOAD if "global" in effects.reads else SEND


def _chain(loc: Loc) -> tuple[Place, ...]:
    """A place and its callers, as listings have them."""

    def places(here: Loc | None) -> Iterator[Place]:
        while here is not None:
            if here.line:
                yield here.file, here.line
            here = here.caller

    return tuple(places(loc))


def boxes_of(program: HostProgram, kernel: str) -> list[int | None]:
    """For each parameter of a kernel the bytes of a box, if it is a tensor map, the same in all
    launches.
    """
    launches = [launch.args for launch in program.launches if launch.kernel == kernel]
    return [_common({_box_bytes(program, ref) for ref in refs}) for refs in zip(*launches)]


def _box_bytes(program: HostProgram, ref: int) -> int | None:
    value = program.nodes[ref - len(program.inputs)].value if ref >= len(program.inputs) else None
    return value.box_bytes if isinstance(value, TensorMapRecipe) else None


def _common(sizes: set[Bytes | None]) -> Bytes | None:
    return next(iter(sizes)) if len(sizes) == 1 else None


class Boxes(NamedTuple):
    """For each parameter of a kernel the bytes of a box, if it is a tensor map: of the `whole` box,
    and of the part `inside` the tensor, the mean of the boxes that cover it.
    """

    whole: Sequence[int | None]
    inside: Sequence[float | None]


def boxes_in(arguments: Sequence[object]) -> Boxes:
    """The boxes of a launch with these arguments."""
    maps = [x if isinstance(x, TensorMap) else None for x in arguments]
    return Boxes([m and m.recipe.box_bytes for m in maps], [m and m.recipe.box_bytes * _inside(m) for m in maps])


def _inside(tensor: TensorMap) -> float:
    """The part of boxes that lies inside of the tensor, where they cover it once."""
    sides = zip(tensor.dims, tensor.recipe.box)
    return prod(extent / (-(-extent // box) * box) for extent, box in sides if extent)


def size_of(op: Op, size: Size, body: Block, boxes: Sequence[Bytes | None]) -> Bytes | int | None:
    """The bytes that a bulk copy moves; None where they are not known."""
    operand = op.operands[size.operand]
    if not size.boxed:
        return constant_of(operand)
    one = box_bytes(operand, body, boxes)
    return one if one is None or "rows" not in op.attrs else one * ROWS


def box_bytes(pointer: Value, body: Block, boxes: Sequence[Bytes | None]) -> Bytes | None:
    """The bytes of a box of the map at `pointer`: a parameter of the kernel, or one of two."""
    if pointer.owner is body:
        return boxes[pointer.index] if pointer.index < len(boxes) else None
    if isinstance(pointer.owner, Op) and _chooses(pointer.owner):
        return _common({box_bytes(choice, body, boxes) for choice in pointer.owner.operands[1:]})
    return None


def _chooses(op: Op) -> bool:
    primitive = PRIMITIVES.get(op.name)
    return primitive is not None and primitive.forwards is Forwards.CHOICE


def _warps(kernel: Op) -> int:
    """The warps of a block, by the kernel's launch bounds."""
    bounds = kernel.attrs.get("nvvm.reqntid") or kernel.attrs.get("nvvm.maxntid")
    if not isinstance(bounds, IntArray):
        return COMMON_WARPS
    return -(-prod(bounds.values) // _LANES)
