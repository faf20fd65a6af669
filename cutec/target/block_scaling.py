"""Block-scaled multiplies of sm_100 (`tcgen05.mma` with `.block_scale`): kinds, shapes, the bits of
their instruction descriptor, and where scale factors lie in tensor memory.

Every `vector` elements of a row of A, and of B, along K share a scale, a byte. D is in f32.

    mxf4nvf4, e2m1 × e2m1, scales ue4m3, 256 × 256      0x10400480
    mxf8f6f4, e4m3 × e4m3, scales ue8m0, 256 × 256      0x10C00000

A word of tensor memory has up to four scales of a row; row r is in lane r mod 32 of *each* quarter
of the lanes, and in column r / 32. `tcgen05.cp` with 32x128b.warpx4 writes that. The descriptor's
`a_sf_id` and `b_sf_id` are the first byte of a word that is read.

Sources: PTX ISA, "Matrix Shape", "Instruction descriptor", "Block Scaling for tcgen05.mma" (valid
combinations; layouts of scale factors A and B); the fields and layouts agree with CUTLASS's
(cute/arch, cute/atom). K of 96 (sm_103's) has M of 128 with one block too, as there.
"""

from __future__ import annotations

from cutec.layout import Layout
from cutec.records import dataclass
from cutec.target.tcgen05 import Fields, number_ranges, packed, unpacked, wrong_majors
from cutec.target.tensor_memory import LANES, QUARTER

SCALED_INSTRUCTION: Fields = {
    "sparse": (2, 1),
    "b_sf_id": (4, 2),
    "a": (7, 3),
    "b": (10, 3),
    "negate_a": (13, 1),
    "negate_b": (14, 1),
    "a_mn": (15, 1),
    "b_mn": (16, 1),
    "n": (17, 6),
    "sf": (23, 1),
    "m": (27, 2),
    "a_sf_id": (29, 2),
    "k_96": (31, 1),
}
_N_UNIT, _M_UNIT = 8, 128
SCALES = {"ue4m3": 0, "ue8m0": 1}
WORD = 4  # scales in a word
# The spellings of how many elements share a scale; `scale_vec` counts the scales of a row instead.
VECTORS = {"block16": 16, "block32": 32, "scale_vec::1X": 32, "scale_vec::2X": 32, "scale_vec::4X": 16}


@dataclass(frozen=True, slots=True)
class ScaledKind:
    """A `.kind::` with scales: every k; element types with their codes; the types of scales for
    each number of elements that share one. `packed`: two elements of 4 bits are in a byte.
    `spelled`: how the numbers are written; `default`: whether the instruction may leave it out.
    """

    k: tuple[int, ...]
    formats: dict[str, int]
    scales: dict[int, tuple[str, ...]]
    spelled: tuple[str, ...]
    packed: bool = False
    default: bool = True


_NARROW = {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5}
SCALED = {
    "mxf8f6f4": ScaledKind((32,), _NARROW, {32: ("ue8m0",)}, ("scale_vec::1X", "block32")),
    "mxf4": ScaledKind((64, 96), {"e2m1": 1}, {32: ("ue8m0",)}, ("scale_vec::2X", "block32"), packed=True),
    "mxf4nvf4": ScaledKind(
        (64, 96),
        {"e2m1": 1},
        {16: ("ue4m3", "ue8m0"), 32: ("ue8m0",)},
        ("scale_vec::2X", "scale_vec::4X", "block16", "block32"),
        packed=True,
        default=False,
    ),
}
ULTRA_TARGETS = ("sm_103a", "sm_103f")  # that have K of 96


def scaled_rows(group: int, sparse: bool = False) -> tuple[int, ...]:
    """Every M of a block-scaled multiply by one block, or by a pair of blocks (`group` 2)."""
    if group == 1:
        return (128,)
    return (256,) if sparse else (128, 256)


def scaled_n(k: int, group: int = 1) -> tuple[int, ...]:
    """Every N of a block-scaled multiply."""
    step = 8 if group == 1 and k != 96 else 16
    return tuple(range(step, 257, step))


@dataclass(frozen=True, slots=True)
class ScaledMultiply:
    """What the instruction descriptor of a block-scaled multiply says, with the number of elements
    that share a scale (`vector`): types in PTX's spelling, `sf` that of the scales; M and N of the
    whole multiply; `a_sf_id` and `b_sf_id` the byte of a word that has a row's first scale. Of a
    `sparse` A half of K is stored; K is twice that of a dense one, with as many scales.
    """

    kind: str
    a: str
    b: str
    sf: str
    vector: int
    m: int
    n: int
    k: int
    a_mn: bool = False
    b_mn: bool = False
    negate_a: bool = False
    negate_b: bool = False
    a_sf_id: int = 0
    b_sf_id: int = 0
    sparse: bool = False

    @property
    def d(self) -> str:
        """The type of D."""
        return "f32"

    @property
    def scales(self) -> int:
        """Scales of a row of A, and of B."""
        return self.k // self.vector // (2 if self.sparse else 1)

    @property
    def lines(self) -> int:
        """Lines of 16 bytes of a row of B."""
        return self.k // (32 if SCALED[self.kind].packed else 16)

    @property
    def selector(self) -> int:
        """The column of the metadata of a sparse A."""
        return 0

    def wrong(self, group: int = 1) -> str:
        """Why no instruction of that `cta_group` does this; "" if one does."""
        kind = SCALED[self.kind]
        if not {self.a, self.b} <= set(kind.formats):
            return f"kind::{self.kind} multiplies {', '.join(kind.formats)}, not {self.a} and {self.b}"
        if self.sf not in kind.scales.get(self.vector, ()):
            known = " or ".join(f"{' or '.join(types)} of {size}" for size, types in kind.scales.items())
            return f"a scale of kind::{self.kind} is {known} elements, not {self.sf} of {self.vector}"
        legal_k, legal_m = (2 * kind.k[0],) if self.sparse else kind.k, scaled_rows(group, self.sparse)
        if self.k not in legal_k:
            return f"K of kind::{self.kind} is {' or '.join(map(str, legal_k))}, not {self.k}"
        if self.m not in legal_m:
            return f"M is {' or '.join(map(str, legal_m))} with cta_group::{group}, not {self.m}"
        if self.n not in scaled_n(self.k, group):
            return f"N of K {self.k} is one of {number_ranges(scaled_n(self.k, group))}, not {self.n}"
        if kind.packed and (self.a_mn or self.b_mn):
            return f"operands of kind::{self.kind} are K-major"
        return wrong_majors(self.a, self.b, self.a_mn, self.b_mn, self.n, group) or self._wrong_bytes()

    def _wrong_bytes(self) -> str:
        """Why scales cannot begin at these bytes of a word."""
        step = {1: 1, 2: 2, 3: 1, 4: 4, 6: 2}[self.scales]
        legal = range(0, WORD, step)
        for name, first in (("a_sf_id", self.a_sf_id), ("b_sf_id", self.b_sf_id)):
            if first not in legal:
                return f"{name} of {self.scales} scales is {' or '.join(map(str, legal))}, not {first}"
        return ""

    @property
    def descriptor(self) -> int:
        """The instruction descriptor."""
        formats = SCALED[self.kind].formats
        return packed(
            SCALED_INSTRUCTION,
            a=formats[self.a],
            b=formats[self.b],
            n=self.n // _N_UNIT,
            m=self.m // _M_UNIT,
            sf=SCALES[self.sf],
            k_96=int(self.k == 96),
            **{name: int(getattr(self, name)) for name in _PLAIN},
        )

    @classmethod
    def of(cls, kind: str, vector: int, descriptor: int) -> ScaledMultiply:
        """From an instruction descriptor. Raises ValueError for one of another kind."""
        fields, row = unpacked(SCALED_INSTRUCTION, descriptor), SCALED[kind]
        names = {code: name for name, code in row.formats.items()}
        if fields["a"] not in names or fields["b"] not in names or descriptor & _RESERVED:
            raise ValueError(f"the instruction descriptor {descriptor:#010x} is not one of kind::{kind}")
        k = 2 * row.k[0] if fields["sparse"] else row.k[0]
        types = {code: name for name, code in SCALES.items()}
        flags = {name: bool(fields[name]) for name in _FLAGS}
        return cls(
            kind,
            names[fields["a"]],
            names[fields["b"]],
            types[fields["sf"]],
            vector,
            fields["m"] * _M_UNIT,
            fields["n"] * _N_UNIT,
            96 if fields["k_96"] else k,
            **flags,
            a_sf_id=fields["a_sf_id"],
            b_sf_id=fields["b_sf_id"],
        )


_FLAGS = ("negate_a", "negate_b", "a_mn", "b_mn", "sparse")
_PLAIN = (*_FLAGS, "a_sf_id", "b_sf_id")
_RESERVED = ~sum(((1 << width) - 1) << first for first, width in SCALED_INSTRUCTION.values()) & (1 << 32) - 1


# -- scale factors in tensor memory ----------------------------------------------------------------


def places_of_scales(rows: int, words: int = 1, halves: int = 1) -> Layout:
    """(row and copy, word) of scales → lane + lanes × column. `rows` are filled up to 32; a second
    word of them follows after 128 rows, or 256 if there are more. Four copies, one a quarter.

    `halves` is 2 for B's scales where a pair has 64 rows of D each: the first half of B's rows is
    in the first two quarters, the second half in the others, and there are two copies.

        128 rows: (((32,4,1),4),1):(((1,128,64),32),512)    row 40: lanes 8, 40, 72, 104 of column 1
    """
    each = -(-rows // halves // QUARTER)
    step = LANES // QUARTER * (1 if rows <= LANES else 2)
    copies = LANES // QUARTER // halves
    return Layout(
        (((QUARTER, each, halves), copies), words),
        (((1, LANES, LANES // 2), QUARTER), step * LANES),
    )
