"""Copy atoms, one row each: the instruction, its arch, and which thread holds which bits of source
and destination.

The layouts map (thread, bit) to a bit of the data that all threads of the atom move together. The
rows of ldmatrix and stmatrix follow the PTX ISA, "Warp-level matrix load instruction: ldmatrix":
thread 8i+r gives the address of row r of matrix i, and thread t gets elements 2(t mod 4) and
2(t mod 4)+1 of row t/4 of each matrix (with `.trans`: of column t/4). The forms for bytes transpose
matrices of 16 rows of 16 bytes (ldmatrix) and of 8 such rows (stmatrix): see `_byte_fragments`.
Names are those of CuTe.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from cutec.layout import Layout, recast_layout
from cutec.records import dataclass
from cutec.target.tensor_memory import Access


@dataclass(frozen=True, slots=True)
class CopyRow:
    """A copy atom. `source` and `target` are None for atoms of one thread, whose width is chosen
    when the atom is made. The instruction moves `unit` bits as one, aligned to `align` bytes in
    shared memory. The atom becomes the `cute_nvgpu` operation `operation`. `matrices`,
    `transposed` and `bytes` (8-bit elements instead of 16-bit ones) are for ldmatrix and stmatrix;
    `packed` is the type of elements of 4 or 6 bits, 16 in a row's first bytes, that ldmatrix
    unpacks to bytes. `cache` is the cache level of cp.async, `l2_prefetch` how much of L2
    it fetches at once ("128B"; "": as much as it needs). `also` are archs that have the
    instruction and do not descend from `arch`. `access` is that of an atom to or from
    tensor memory. `reduction`: what a load from there also gives of each thread's values (`max`;
    `max.NaN`, where a NaN wins).
    """

    name: str
    arch: str
    operation: str
    threads: int = 1
    unit: int = 8
    align: int = 1
    source: Layout | None = None
    target: Layout | None = None
    widths: tuple[int, ...] = ()
    matrices: int = 0
    transposed: bool = False
    bytes: bool = False
    packed: str = ""
    cache: str = ""
    l2_prefetch: str = ""
    zero_fill: bool = False
    also: tuple[str, ...] = ()
    spaces: tuple[str, str] = ("", "")
    access: Access | None = None
    reduction: str = ""

    @property
    def stores_matrices(self) -> bool:
        """Whether this is a form of stmatrix."""
        return bool(self.matrices) and self.spaces[0] == "rmem"

    def tv(self, element_bits: int, bits: int) -> tuple[Layout, Layout]:
        """(source, target) from (thread, value) to the values of the data, for elements of a size.
        A one-thread atom moves `bits`.
        """
        return _sides(self, element_bits, bits)


@lru_cache(maxsize=256)
def _sides(row: CopyRow, element_bits: int, bits: int) -> tuple[Layout, Layout]:
    if row.source is None or row.target is None:
        whole = Layout((1, max(1, bits // element_bits)), (0, 1))
        return whole, whole
    return recast_layout(element_bits, 1, row.source), recast_layout(element_bits, 1, row.target)


def _row_addresses(count: int, rows: int = 8) -> Layout:
    """(thread, bit) of the 128-bit rows of `count` matrices of 8 (or 16) rows. Threads without a
    row of their own repeat the rows of others.
    """
    lanes = rows * count
    return Layout((32, 128), (128, 1)) if lanes == 32 else Layout(((lanes, 32 // lanes), 128), ((128, 0), 1))


def _fragments(count: int, transposed: bool) -> Layout:
    """(thread, bit) of the fragments of `count` 8×8 matrices of 16-bit elements."""
    if not transposed:
        return Layout((32, (32, count)), (32, (1, 1024)))
    return Layout(((4, 8), (16, 2, count)), ((256, 16), (1, 128, 1024)))


def _byte_fragments(count: int, rows: int) -> Layout:
    """(thread, bit) of the fragments of `count` matrices of bytes, 8 or 16 rows of 16 bytes.

    Thread t holds bytes of columns t/4 and t/4 + 8. Of 8 rows, bytes 0 and 1 of a register are rows
    r and r + 1 of the first column with r = 2(t mod 4), bytes 2 and 3 the same rows of the second.
    Of 16 rows, a register has four rows from 4(t mod 4) on of the first column, the next register
    those of the second, as operands of 8-bit multiplies have them along K.
    """
    if rows == 8:
        return Layout(((4, 8), (8, 2, 2, count)), ((256, 8), (1, 128, 64, 1024)))
    return Layout(((4, 8), (8, 4, 2, count)), ((512, 8), (1, 128, 64, 2048)))


_FOR_BYTES = ("sm_100f", "sm_103a", "sm_110a", "sm_120a", "sm_121a", "sm_103f", "sm_110f", "sm_120f", "sm_121f")


def _bytes() -> Iterator[CopyRow]:
    for count in (1, 2):
        yield CopyRow(
            f"SM100_U8x{8 * count}_LDSM_T",
            "sm_100a",
            "cute_nvgpu.ldmatrix",
            32,
            8,
            16,
            _row_addresses(count, 16),
            _byte_fragments(count, 16),
            matrices=count,
            transposed=True,
            bytes=True,
            spaces=("smem", "rmem"),
            also=_FOR_BYTES,
        )
    for count in (1, 2, 4):
        yield CopyRow(
            f"SM100_U8x{4 * count}_STSM_T",
            "sm_100a",
            "cute_nvgpu.stmatrix",
            32,
            8,
            16,
            _byte_fragments(count, 8),
            _row_addresses(count),
            matrices=count,
            transposed=True,
            bytes=True,
            spaces=("rmem", "smem"),
            also=_FOR_BYTES,
        )


# Elements of 4 and 6 bits as they lie in shared memory → their names in CuTe's atoms.
PACKED = {"b4x16_p64": "SU4", "b6x16_p32": "SU6"}


def _packed() -> Iterator[CopyRow]:
    """ldmatrix of rows of 16 narrow elements, each of which becomes a byte: not transposed, and
    transposed like matrices of bytes.
    """
    for (packed, word), transposed in product(PACKED.items(), (False, True)):
        for count in (1, 2) if transposed else (1, 2, 4):
            addresses, fragments = (
                (_row_addresses(count, 16), _byte_fragments(count, 16))
                if transposed
                else (_row_addresses(count), _fragments(count, False))
            )
            yield CopyRow(
                f"SM100_{word}_DU8x16_x{count}_LDSM_{'T' if transposed else 'N'}",
                "sm_100a",
                "cute_nvgpu.ldmatrix",
                32,
                8,
                16,
                addresses,
                fragments,
                matrices=count,
                transposed=transposed,
                bytes=transposed,
                packed=packed,
                spaces=("smem", "rmem"),
                also=_FOR_BYTES,
            )


def _matrices(kind: str, arch: str, operation: str, load: bool) -> Iterator[CopyRow]:
    for count in (1, 2, 4):
        for transposed in (False, True):
            shape = f"U16x{2 * count}" if transposed else f"U32x{count}"
            name = f"{kind.split('_')[0]}_{shape}_{kind.split('_')[1]}_{'T' if transposed else 'N'}"
            addresses, fragments = _row_addresses(count), _fragments(count, transposed)
            yield CopyRow(
                name,
                arch,
                operation,
                32,
                16 if transposed else 32,
                16,
                *((addresses, fragments) if load else (fragments, addresses)),
                matrices=count,
                transposed=transposed,
                spaces=("smem", "rmem") if load else ("rmem", "smem"),
            )


L2_PREFETCHES = ("64B", "128B", "256B")  # how much of L2 a load may fetch at once


def prefetching(name: str, size: str) -> str:
    """The name of the row of cp.async that fetches so much of L2 at once."""
    return f"{name}_L2_{size}" if size else name


def _rows() -> Iterator[CopyRow]:
    for name, spaces in (
        ("universal", ("", "")),
        ("g2r", ("gmem", "rmem")),
        ("r2g", ("rmem", "gmem")),
        ("s2r", ("smem", "rmem")),
        ("r2s", ("rmem", "smem")),
    ):
        yield CopyRow(name, "sm_75", "cute_nvgpu.copy_universal", widths=(8, 16, 32, 64, 128, 256), spaces=spaces)
    yield from _matrices("SM75_LDSM", "sm_75", "cute_nvgpu.ldmatrix", True)
    yield from _matrices("SM90_STSM", "sm_90", "cute_nvgpu.stmatrix", False)
    yield from _bytes()
    yield from _packed()
    for zero, size in product((False, True), ("", *L2_PREFETCHES)):
        for name, cache, widths in (("CACHEALWAYS", "ca", (32, 64, 128)), ("CACHEGLOBAL", "cg", (128,))):
            yield CopyRow(
                prefetching(f"SM80_CP_ASYNC_{name}{'_ZFILL' if zero else ''}", size),
                "sm_80",
                "cute_nvgpu.cpasync_g2s",
                widths=widths,
                cache=cache,
                l2_prefetch=size,
                zero_fill=zero,
                spaces=("gmem", "smem"),
            )


COPY_ATOMS: dict[str, CopyRow] = {row.name: row for row in _rows()}
