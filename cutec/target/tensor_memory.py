"""Tensor memory of sm_100: 128 lanes × 512 columns of 32 bits for each block of threads, and how
warps access it.

An address is a number of 32 bits: the lane from bit 16 on, the column in the lower bits. Columns
are allocated; a warp reaches the quarter of the lanes that its number modulo 4 names.

The layouts of `tcgen05.ld` and `tcgen05.st` map (thread, register) to lane + lanes × column, where
`lanes` is 32 or 16. Of shape 16x256b, as C of mma.m16n8:

    ((4,8),(2,2)):((32,1),(16,8))    thread t: lane t/4, columns from 2(t mod 4);
                                     registers: the next column (16), 8 lanes below (8)

Source: PTX ISA, "Tensor Memory", "Data Movement Shape" (the figures of matrix fragments), "Data
path layout organization".
"""

from __future__ import annotations

from cutec.layout import Layout, composition
from cutec.records import dataclass

LANES, COLUMNS = 128, 512
WORD = 32  # bits of a column
LANE_SHIFT = 16
QUARTER = 32  # lanes that a warp reaches
LEAST_COLUMNS = 32
ALLOCATIONS = (32, 64, 128, 256, 512)  # columns that `tcgen05.alloc` gives
REPEATS = (1, 2, 4, 8, 16, 32, 64, 128)
_MOST_REGISTERS = 128


def lane_and_column(address: int) -> tuple[int, int]:
    """An address, taken apart."""
    return address >> LANE_SHIFT & 0xFFFF, address & 0xFFFF


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape of `tcgen05.ld` and `tcgen05.st`: lanes and columns that a repeat (`.x1`) covers,
    and registers of each thread. `split`: the columns are in two halves, an immediate apart.
    """

    lanes: int
    columns: int
    registers: int
    split: bool = False

    @property
    def repeats(self) -> tuple[int, ...]:
        """The numbers of repeats that there are."""
        return tuple([n for n in REPEATS if n * self.registers <= _MOST_REGISTERS])


SHAPES = {
    "32x32b": Shape(32, 1, 1),
    "16x64b": Shape(16, 2, 1),
    "16x128b": Shape(16, 4, 2),
    "16x256b": Shape(16, 8, 4),
    "16x32bx2": Shape(16, 2, 1, split=True),
}
REDUCED_SHAPES = ("32x32b", "16x32bx2")  # those of `tcgen05.ld.red`, of two registers and more


@dataclass(frozen=True, slots=True)
class Access:
    """A `tcgen05.ld` or `.st` of a shape, repeated along its columns. With `packs` a register holds
    the lower halves of two columns (`.pack::16b`, `.unpack::16b`).
    """

    shape: str
    repeats: int
    packs: bool = False

    @property
    def columns(self) -> int:
        """How many columns it reaches. Those of 16x32bx2 are side by side here, so its second half
        begins `columns // 2` behind the first.
        """
        return SHAPES[self.shape].columns * self.repeats * (2 if self.packs else 1)

    def elements(self, bits: int) -> Layout:
        """(element of a lane, lane) to elements of so many bits in tensor memory. Of 32x32b.x4,
        elements of 16 bits:

            packed       ((1,8),32):((1,2),131072)      eight columns, of which it has half
            otherwise    ((2,4),32):((1,2),131072)
        """
        word = WORD // bits
        lanes, each = SHAPES[self.shape].lanes, word // 2 if self.packs else word
        return Layout(((each, self.columns), lanes), ((1, word), word << LANE_SHIFT))


def fragment(shape: str, repeats: int) -> Layout:
    """(thread, register) → lane + lanes × column. Of 16x32bx2 the columns of the second half
    follow those of the first, wherever they are.
    """
    lanes = SHAPES[shape].lanes
    if shape == "32x32b":
        return Layout((32, repeats), (1, lanes))
    if shape == "16x32bx2":
        return Layout(((16, 2), repeats), ((1, repeats * lanes), lanes))
    if shape == "16x64b":
        return Layout(((2, 2, 8), repeats), ((8, lanes, 1), 2 * lanes))
    if shape == "16x128b":
        return Layout(((4, 8), (2, repeats)), ((lanes, 1), (8, 4 * lanes)))
    return Layout(((4, 8), (2, 2, repeats)), ((2 * lanes, 1), (lanes, 8, 8 * lanes)))


def rows_of_d(m: int) -> Layout:
    """The row of A, or of D where a block has all its columns side by side, → its lane: all lanes
    for 128 rows, half of each quarter for 64.
    """
    return Layout(128, 1) if m == 128 else Layout((16, 4), (1, QUARTER))


def places_of_d(m: int, n: int, group: int = 1) -> Layout:
    """(row, column) of a block's part of D → lane + lanes × column. A pair of blocks (`group` 2)
    shares the rows; of M = 128 each has 64, with the second half of the columns 64 lanes below.
    """
    if group == 2 and m == 128:
        return Layout((64, (n // 2, 2)), (1, (LANES, 64)))
    return with_columns(rows_of_d(m // group), n)


def places_of_ws(m: int, n: int) -> Layout:
    """(row, column) of D of a `.ws` multiply → lane + lanes × column. Of 64 or 32 rows, the next
    half or quarter of the columns is as many lanes below.
    """
    parts = LANES // m
    return Layout((m, (n // parts, parts)), (1, (LANES, m)))


def copies_of_a(m: int, group: int = 1, ws: bool = False) -> Layout:
    """(row, copy) of a block's A in tensor memory → lane. Where D has its columns in several groups
    of lanes, each of those has a copy of A.
    """
    rows = m if ws else m // group
    if ws or group == 2:
        return Layout((rows, LANES // rows), (1, rows))
    lanes = rows_of_d(rows)
    return Layout((lanes.shape, 1), (lanes.stride, 0))


def metadata_of_a(bits: int, rows: int = LANES) -> Layout:
    """(row, bit) of the metadata of 128 rows of a sparse A in tensor memory → lane + lanes × bit,
    the bits of columns one after the other, from the selected column on. Of elements of 16 and 32
    bits, half of each row's bits is 8 lanes below the other, and rows 8 to 15 of 16 are in the
    upper halves of words. `bits` is the size of an element.

        16 bits: ((8,2,8),(16,2)):((1,2048,16),(128,8))      row 9, bit 16: lane 9, bit 16 of a word

    Of 64 or 32 `rows` of a `.ws` multiply the same is there twice or four times, as many lanes
    apart: (row, bit, copy). The ISA shows that in figures; CUTLASS has it as a layout (cute/atom).
    """
    count, apart = LANES // rows, rows if rows < LANES else 0
    if bits >= 16:
        return Layout(((8, 2, rows // 16), (16, 2), count), ((1, 16 * LANES, 16), (LANES, 8), apart))
    return Layout((rows, 64, count), (1, LANES, apart))


def with_columns(rows: Layout, columns: int) -> Layout:
    """(row, column) → lane + lanes × column, from the rows' lanes."""
    return Layout((rows.shape, columns), (rows.stride, LANES))


@dataclass(frozen=True, slots=True)
class Copy:
    """A shape of `tcgen05.cp`: rows and bytes of a row in shared memory, and for each row the lanes
    that it goes to, with the warps' quarters by `.warpx…`.
    """

    rows: int
    bytes: int
    lanes: Layout
    repeated: int = 1


# (shape, which quarters get a copy) → where rows go: row and copy → lane
COPIES = {
    ("128x256b", ""): Copy(128, 32, Layout((128, 1), (1, 0))),
    ("128x128b", ""): Copy(128, 16, Layout((128, 1), (1, 0))),
    ("4x256b", ""): Copy(4, 32, Layout((4, 1), (QUARTER, 0))),
    ("64x128b", "warpx2::02_13"): Copy(64, 16, Layout((64, 2), (1, 64)), 2),
    ("64x128b", "warpx2::01_23"): Copy(64, 16, Layout(((32, 2), 2), ((1, 64), 32)), 2),
    ("32x128b", "warpx4"): Copy(32, 16, Layout((32, 4), (1, 32)), 4),
}


def copied_elements(shape: str, quarters: str, bits: int) -> Layout:
    """(row, element of a row) of `tcgen05.cp` to elements of so many bits in tensor memory; with
    copies of rows ((row, copy), element).

        128x256b, 16 bits      (128,16):(131072,1)
    """
    row, word = COPIES[shape, quarters], WORD // bits
    lanes = row.lanes[0] if row.repeated == 1 else row.lanes
    step = word << LANE_SHIFT
    return Layout((lanes.shape, row.bytes * 8 // bits), (composition(Layout(LANES, step), lanes).stride, 1))
