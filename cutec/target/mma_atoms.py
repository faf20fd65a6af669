"""Matrix-multiply atoms, one row each: the instruction, its types and arch, and which thread holds
which value of A, B and C.

The layouts map (thread, value) to the column-major index in the operand's tile: (M, K) for A, (N,
K) for B, (M, N) for C. They are computed from the fragment formulas of the PTX ISA ("Matrix
Fragments for mma.m16n8k16" and its neighbours; "Register Fragments for wgmma.mma_async.m64nNk16"),
one generator for each family of shapes. Names are those of CuTe.

    C of m16n8k16 in f32       ((4,8),(2,2)):((32,1),(16,8)) in a tile of 16 × 8, column-major
    lane t                     row t/4 (1 apart), columns from 2(t mod 4) (32 = 2 columns of 16)
    value v                    the column after it (16), then the row 8 below (8)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import product

from cutec.layout import Layout, complement
from cutec.layout.modes import static_size
from cutec.records import dataclass, replace
from cutec.target.warp_scaling import BYTES, SCALINGS, TARGETS as NARROW_TARGETS, Scaling
from cutec.target.wgmma import FLOATS, KINDS, legal_n, majors

# Element types in PTX's spelling → the IR's name of the type, bits. Single bits count as bytes:
# eight along K are one element of a tensor.
ELEMENTS = {
    "f16": ("f16", 16),
    "bf16": ("bf16", 16),
    "tf32": ("tf32", 32),
    "f32": ("f32", 32),
    "f64": ("f64", 64),
    "e4m3": ("f8E4M3FN", 8),
    "e5m2": ("f8E5M2", 8),
    "e3m2": ("f6E3M2FN", 6),
    "e2m3": ("f6E2M3FN", 6),
    "e2m1": ("f4E2M1FN", 4),
    "s8": ("i8", 8),
    "u8": ("i8", 8),
    "s4": ("i4", 4),
    "u4": ("i4", 4),
    "b1": ("i8", 8),
    "s32": ("i32", 32),
    # narrow floats with a byte of their own (`target.warp_scaling`)
    "e2m1_b8": ("i8", 8),
    "e2m3_b8": ("i8", 8),
    "e3m2_b8": ("i8", 8),
}
_BYTE = 8  # bits
_WARP = 32  # threads
# mma.m8n8k4 runs on quad pairs: a quad of the warp's lower half and the same quad of its upper
# half. A warp makes four such multiplies at once.
QUAD_PAIR = Layout((4, 2), (1, 16))
# Where names of types in atoms differ from those of the table in more than case.
_IN_NAMES = {"b1": "U1", "e2m1_b8": "E2M1", "e2m3_b8": "E2M3", "e3m2_b8": "E3M2"}


@dataclass(frozen=True, slots=True)
class MmaRow:
    """D (M,N) = A (M,K) · B (N,K)ᵀ + C (M,N).

    `types` are those of D, A, B and C in PTX's spelling. `intrinsic` is LLVM's intrinsic ("" if
    there is none), `operation` the `cute_nvgpu` operation that the atom becomes, `arch` the first
    target that has it. `sparse`: A holds two of each four elements along K (one of two for tf32),
    and metadata gives their positions. `fields` are the parts of an atom that may change from call
    to call. For a warpgroup's multiply, `source` is the place of A (`SS` shared memory, `RS`
    registers; B is always in shared memory) and `major` the order of A and B there
    (`target.wgmma.majors`). `kind` is the `.kind::` of a multiply into tensor memory: its threads
    stand for blocks (`target.tensor_atoms`), `TS` for an A in tensor memory. `also` are archs that
    have the instruction and do not descend from `arch`.
    """

    name: str
    shape: tuple[int, int, int]
    types: tuple[str, str, str, str]
    threads: int
    arch: str
    operation: str
    layouts: Callable[[MmaRow], tuple[Layout, Layout, Layout]]
    intrinsic: str = ""
    sparse: bool = False
    fields: tuple[str, ...] = ()
    source: str = ""
    major: str = ""
    kind: str = ""
    also: tuple[str, ...] = ()
    scaling: Scaling | None = None

    @property
    def adds(self) -> bool:
        """Whether D's old value is added where the field `accumulate` was not set: a multiply into
        tensor memory begins a sum.
        """
        return not self.kind

    @property
    def from_registers(self) -> bool:
        """Whether A of a warpgroup's multiply is in registers."""
        return self.source == "RS"

    @property
    def from_tensor_memory(self) -> bool:
        """Whether A of a multiply into tensor memory is there too."""
        return self.source == "TS"

    @property
    def thr_id(self) -> Layout:
        """Thread of the atom to thread of its warp, or warpgroup."""
        return QUAD_PAIR if self.threads == QUAD_PAIR.size() else Layout(self.threads)

    @property
    def holders(self) -> list[tuple[int, int]]:
        """For each lane, (which of the warp's multiplies it takes part in, as which thread)."""
        firsts = complement(self.thr_id, _WARP)
        found = {firsts(i) + self.thr_id(t): (i, t) for i in range(static_size(firsts)) for t in range(self.threads)}
        return [found[lane] for lane in range(_WARP)]

    @property
    def tv(self) -> tuple[Layout, Layout, Layout]:
        """The layouts of A, B and D. C has the layout of D if both have the same type."""
        return _layouts_of(self)

    @property
    def addend(self) -> Layout:
        """The layout of C: that of a D of its type."""
        return _layouts_of(
            self if self.types[3] == self.types[0] else replace(self, types=(self.types[3], *self.types[1:]))
        )[2]

    def tile(self, operand: str) -> tuple[int, int]:
        """The tile of `A`, `B` or `C`. A sparse A counts its stored elements, single bits count as
        bytes.
        """
        m, n, k = self.shape
        k = k // _BYTE if self.types[1] == "b1" else k
        return {"A": (m, k // 2 if self.sparse else k), "B": (n, k), "C": (m, n)}[operand]

    def part(self, operand: str) -> tuple[int, int]:
        """The part of a tile that a block has: half of the rows where a pair multiplies into tensor
        memory.
        """
        rows, columns = self.tile(operand)
        return (rows // self.threads if self.kind else rows), columns


@cache
def _layouts_of(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    return row.layouts(row)


# --------------------------------------------------------------------------------------- generators


def _fragment(rows: int, columns: int, packed: int) -> Layout:
    """The fragment of a `rows` × `columns` operand whose 32-bit register holds `packed` neighbours
    along a row. The lanes form 8 groups of 4: a group has a row, a lane every fourth register of
    that row. A lane's registers go down 8 rows first, then right.
    """
    extents, strides = (packed, rows // 8, columns // (4 * packed)), (rows, 8, 4 * packed * rows)
    several = [i for i in range(3) if extents[i] > 1] or [0]
    values, steps = (tuple([x[i] for i in several]) for x in (extents, strides))
    if len(several) == 1:
        return Layout(((4, 8), values[0]), ((packed * rows, 1), steps[0]))
    return Layout(((4, 8), values), ((packed * rows, 1), steps))


def warp_layouts(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    """mma.sync: registers of A and B hold neighbours along K, a lane has pairs of C along N."""
    (m, ka), (n, k) = row.tile("A"), row.tile("B")
    packed = [max(1, 32 // ELEMENTS[element][1]) for element in row.types[1:3]]
    return _fragment(m, ka, packed[0]), _fragment(n, k, packed[1]), _fragment(m, n, 2)


def quad_pair_layouts(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    """mma.m8n8k4 of f16 by eight threads. A thread has one row of a K-major A or B, else half of a
    column of K. It has one row of D (or C) in f16; in f32 it has pairs of neighbours along N in two
    rows.
    """
    whole, halves = Layout((8, 4), (1, 8)), Layout(((4, 2), 4), ((8, 4), 1))
    a, b = whole if row.major[0] == "T" else halves, whole if row.major[1] == "N" else halves
    c = Layout((8, 8), (1, 8)) if row.types[0] == "f16" else Layout(((2, 2, 2), (2, 2, 2)), ((1, 16, 4), (8, 2, 32)))
    return a, b, c


def universal_layouts(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    """One thread, one value of each."""
    one = Layout((1, 1))
    return one, one, one


def warpgroup_layouts(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    """wgmma: each of 4 warps holds 16 rows of C, as mma.sync does, and of A if that is in registers
    (four registers, also for a sparse A). An operand in shared memory belongs to all threads:
    their stride is 0.
    """
    m, (n, k) = row.shape[0], row.tile("B")
    c = Layout(((4, 8, 4), (2, 2, n // 8)), ((2 * m, 1, 16), (m, 8, 8 * m)))
    b = Layout((128, (n, k)), (0, (1, n)))
    if not row.from_registers:
        return Layout((128, row.tile("A")), (0, (1, m))), b, c
    packed = 32 // ELEMENTS[row.types[1]][1]
    values, steps = ((packed, 2, 2), (m, 8, 4 * packed * m)) if packed > 1 else ((2, 2), (8, 4 * m))
    return Layout(((4, 8, 4), values), ((packed * m, 1, 16), steps)), b, c


# --------------------------------------------------------------------------------------------- rows


def atom_name(prefix: str, shape: tuple[int, ...], types: tuple[str, ...], suffix: str = "_TN") -> str:
    """An atom's name: shape and the types of D, A and B (and C) after a prefix."""
    letters = "".join(_IN_NAMES.get(t, t.upper()) for t in types)
    return f"{prefix}_{'x'.join(map(str, shape))}_{letters}{suffix}"


def _warp(
    arch: str,
    mnk: tuple[int, int, int],
    types: tuple[str, str, str, str],
    operation: str,
    intrinsic: str,
    suffix: str = "",
) -> MmaRow:
    sparse = intrinsic.startswith("sp.")
    prefix = arch.replace("_", "").rstrip("a").upper() + ("_SPARSE" if sparse else "")
    name = atom_name(prefix, mnk, types, f"_TN{suffix}")
    fields = ("metadata", "selector") if sparse else ()
    return MmaRow(
        name,
        mnk,
        types,
        32,
        arch,
        f"cute_nvgpu.{operation}",
        warp_layouts,
        f"llvm.nvvm.mma.{intrinsic}",
        sparse,
        fields,
    )


def _shaped(mnk: tuple[int, int, int]) -> str:
    return "m{}n{}k{}.row.col".format(*mnk)


def _pairs(a: str, b: str) -> str:
    """The types of A and B in LLVM's intrinsics: written once if they agree."""
    return a if a == b else f"{a}.{b}"


def _quad_pairs() -> Iterator[MmaRow]:
    """mma.m8n8k4. PTX has it from sm_70 on, older than any target here. A D in f32 may take a C in
    f16: the only multiply whose C and D differ in type.
    """
    sums, majors_of_a, majors_of_b = (
        (("f16", "f16"), ("f32", "f32"), ("f32", "f16")),
        (("row", "T"), ("col", "N")),
        (("col", "N"), ("row", "T")),
    )
    for (d, c), (a_major, a_letter), (b_major, b_letter) in product(sums, majors_of_a, majors_of_b):
        types, major = (d, "f16", "f16", c), a_letter + b_letter
        yield MmaRow(
            atom_name("SM70", (8, 8, 4), types, f"_{major}"),
            (8, 8, 4),
            types,
            static_size(QUAD_PAIR),
            "sm_75",
            "cute_nvgpu.warp_mma_f16bf16",
            quad_pair_layouts,
            f"llvm.nvvm.mma.m8n8k4.{a_major}.{b_major}.{d}.{c}",
            major=major,
        )


def _half(prefix: str = "", ks: tuple[int, ...] = (8, 16)) -> Iterator[MmaRow]:
    operation = "warp_mma_sparse" if prefix else "warp_mma_f16bf16"
    for k in ks:
        mnk = (16, 8, k)
        for c in ("f16", "f32"):
            yield _warp("sm_80", mnk, (c, "f16", "f16", c), operation, f"{prefix}{_shaped(mnk)}.{c}.{c}")
        yield _warp("sm_80", mnk, ("f32", "bf16", "bf16", "f32"), operation, f"{prefix}{_shaped(mnk)}.bf16")


def _tf32(prefix: str = "", ks: tuple[int, ...] = (4, 8)) -> Iterator[MmaRow]:
    operation = "warp_mma_sparse" if prefix else "warp_mma_tf32"
    for k in ks:
        yield _warp(
            "sm_80", (16, 8, k), ("f32", "tf32", "tf32", "f32"), operation, f"{prefix}{_shaped((16, 8, k))}.tf32"
        )


def _double() -> Iterator[MmaRow]:
    for arch, mnk in (("sm_80", (8, 8, 4)), ("sm_90", (16, 8, 4)), ("sm_90", (16, 8, 8)), ("sm_90", (16, 8, 16))):
        yield _warp(arch, mnk, ("f64", "f64", "f64", "f64"), "warp_mma_f64", f"{_shaped(mnk)}.f64")


def _integer(kinds: tuple[str, str], shapes: tuple[tuple[int, int, int], ...], prefix: str = "") -> Iterator[MmaRow]:
    operation = "warp_mma_sparse" if prefix else "warp_mma_int"
    for mnk, a, b, saturated in product(shapes, kinds, kinds, (False, True)):
        middle, suffix = (".satfinite", "_SATURATE") if saturated else ("", "")
        yield _warp(
            "sm_80", mnk, ("s32", a, b, "s32"), operation, f"{prefix}{_shaped(mnk)}{middle}.{_pairs(a, b)}", suffix
        )


def _bits() -> Iterator[MmaRow]:
    for mnk, how in product(((8, 8, 128), (16, 8, 128), (16, 8, 256)), ("xor", "and")):
        yield _warp(
            "sm_80",
            mnk,
            ("s32", "b1", "b1", "s32"),
            "warp_mma_b1",
            f"{how}.popc.{_shaped(mnk)}.b1",
            f"_{how.upper()}POPC",
        )


def _eight_bit_floats(
    shapes: tuple[tuple[int, int, int], ...], sums: tuple[str, ...], prefix: str = ""
) -> Iterator[MmaRow]:
    operation = "warp_mma_sparse" if prefix else "warp_mma_fp8"
    for mnk, c, a, b in product(shapes, sums, ("e4m3", "e5m2"), ("e4m3", "e5m2")):
        yield _warp("sm_89", mnk, (c, a, b, c), operation, f"{prefix}{_shaped(mnk)}.{c}.{a}.{b}.{c}")


def in_bytes(element: str) -> str:
    """The name in `ELEMENTS` of a type of `target.warp_scaling.BYTES`."""
    return f"{element}_b8" if f"{element}_b8" in ELEMENTS else element


def _f8f6f4() -> Iterator[MmaRow]:
    """mma.sync of kind f8f6f4 (PTX ISA, "mma"): floats of 4, 6 and 8 bits, each in a byte."""
    mnk = (16, 8, 32)
    for c, a, b in product(("f16", "f32"), BYTES, BYTES):
        intrinsic = f"{_shaped(mnk)}.kind.f8f6f4.{c}.{a}.{b}.{c}"
        row = _warp("sm_120a", mnk, (c, in_bytes(a), in_bytes(b), c), "warp_mma_fp8", intrinsic, "_F8F6F4")
        yield replace(row, also=NARROW_TARGETS)


def _block_scaled() -> Iterator[MmaRow]:
    """mma.sync with scales of blocks. mxf8f6f4 has each element in a byte, mxf4 and mxf4nvf4 have
    two.
    """
    for scaling in SCALINGS:
        mnk = (16, 8, scaling.k)
        pairs = product(BYTES, BYTES) if scaling.kind == "mxf8f6f4" else [("e2m1", "e2m1")]
        for a, b in pairs:
            a_held, b_held = (in_bytes(a), in_bytes(b)) if scaling.kind == "mxf8f6f4" else ("e2m1", "e2m1")
            blocks = f".scale.{scaling.blocks}x" if scaling.blocks > 1 else ""
            intrinsic = f"block.scale.{_shaped(mnk)}.{scaling.kind}{blocks}.f32.{a}.{b}.f32.{scaling.scale}"
            row = _warp(
                "sm_120a", mnk, ("f32", a_held, b_held, "f32"), "warp_mma_block_scaled", intrinsic, scaling.suffix
            )
            yield replace(row, also=NARROW_TARGETS, scaling=scaling)


def _universal() -> Iterator[MmaRow]:
    for kind in ("f16", "bf16", "f32", "f64", "s32"):
        types = (kind, kind, kind, kind)
        yield MmaRow(f"universal_{kind}", (1, 1, 1), types, 1, "sm_75", "cute_nvgpu.universal_mma", universal_layouts)


# The part of a wgmma atom's name that spells types → D, A, B.
_WARPGROUP_TYPES = {
    atom_name("", (), (d, a, b), "")[2:]: (d, a, b)
    for a, kind in KINDS.items()
    for b in kind.partners
    for d in kind.accumulators
}
_WARPGROUP_NAME = re.compile(r"SM90_(SPARSE_)?64x(\d+)x\d+_([A-Z0-9]+)_(SS|RS)(?:_(TN|NN|TT|NT))?\Z")
_SIGNS = ("negate_a", "negate_b")


@cache
def warpgroup_row(
    d: str, a: str, b: str, n: int, source: str = "SS", major: str = "TN", sparse: bool = False
) -> MmaRow | None:
    """wgmma of types (PTX's names), A from shared memory (`SS`) or registers (`RS`, K-major); None
    if there is none.
    """
    known = (
        a in KINDS and b in KINDS[a].partners and d in KINDS[a].accumulators and n in legal_n(a) and major in majors(a)
    )
    if not known or (source == "RS" and major[0] == "N") or (sparse and a == "b1"):
        return None
    shape = (64, n, KINDS[a].k * (2 if sparse else 1))
    # only names of 16-bit types spell majors
    suffix = "" if major == "TN" and len(majors(a)) > 1 else f"_{major}"
    prefix, operation = (
        ("SM90_SPARSE", "cute_nvgpu.warpgroup_mma_sparse") if sparse else ("SM90", "cute_nvgpu.warpgroup_mma")
    )
    fields = ("accumulate", *(_SIGNS if a in FLOATS else ()), *(("metadata", "selector") if sparse else ()))
    return MmaRow(
        atom_name(prefix, shape, (d, a, b), f"_{source}{suffix}"),
        shape,
        (d, a, b, d),
        128,
        "sm_90a",
        operation,
        warpgroup_layouts,
        sparse=sparse,
        fields=fields,
        source=source,
        major=major,
    )


def _warpgroup_named(name: str) -> MmaRow | None:
    match = _WARPGROUP_NAME.match(name)
    types = _WARPGROUP_TYPES.get(match[3]) if match else None
    if match is None or types is None:
        return None
    row = warpgroup_row(*types, int(match[2]), match[4], match[5] or "TN", bool(match[1]))
    return row if row is not None and row.name == name else None


def _warpgroup() -> Iterator[MmaRow]:
    for sparse, (d, a, b), source in product((False, True), _WARPGROUP_TYPES.values(), ("SS", "RS")):
        rows = (warpgroup_row(d, a, b, n, source, major, sparse) for n in legal_n(a) for major in majors(a))
        yield from (row for row in rows if row is not None)


def _rows() -> Iterator[MmaRow]:
    yield from _universal()
    yield from _quad_pairs()
    yield from _half()
    yield from _tf32()
    yield from _double()
    yield from _integer(("s8", "u8"), ((8, 8, 16), (16, 8, 16), (16, 8, 32)))
    yield from _integer(("s4", "u4"), ((8, 8, 32), (16, 8, 32), (16, 8, 64)))
    yield from _bits()
    yield from _eight_bit_floats(((16, 8, 16), (16, 8, 32)), ("f16", "f32"))
    yield from _f8f6f4()
    yield from _block_scaled()
    yield from _half("sp.", (16, 32))
    yield from _tf32("sp.", (8, 16))
    yield from _integer(("s8", "u8"), ((16, 8, 32), (16, 8, 64)), "sp.")
    yield from _integer(("s4", "u4"), ((16, 8, 64), (16, 8, 128)), "sp.")
    yield from _eight_bit_floats(((16, 8, 64),), ("f32",), "sp.")


class _Atoms(Mapping[str, MmaRow]):
    """All atoms by name. The rows of warpgroups, more than a thousand, are made one by one on
    demand; the others are made together with the first of them.
    """

    @cached_property
    def _rows(self) -> dict[str, MmaRow]:
        return {row.name: row for row in _rows()}

    def __getitem__(self, name: str) -> MmaRow:
        row = _warpgroup_named(name) or self._rows.get(name)
        if row is None:
            raise KeyError(name)
        return row

    def __iter__(self) -> Iterator[str]:
        yield from self._rows
        yield from (row.name for row in _warpgroup())

    def __len__(self) -> int:
        return len(self._rows) + sum(1 for _ in _warpgroup())

    def of_warps(self) -> Iterable[MmaRow]:
        """The atoms of threads and warps."""
        return self._rows.values()


MMA_ATOMS = _Atoms()


def mma_row(
    shape: tuple[int, ...], types: tuple[str, str, str, str], operation: str, suffix: str = ""
) -> MmaRow | None:
    """The row of a shape, types and operation whose name ends in `suffix` (`_TN` when left out), or
    None.
    """
    for row in MMA_ATOMS.of_warps():
        if (
            row.shape == shape
            and row.types == types
            and row.operation == operation
            and row.name.endswith(suffix or "_TN")
        ):
            return row
    return None
