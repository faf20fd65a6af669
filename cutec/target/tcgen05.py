"""Multiplies of sm_100 (`tcgen05.mma`): kinds, shapes, and the bits of their descriptors.

An *instruction descriptor* (32 bits) says the types, shape and majors of one multiply; a
*shared-memory descriptor* (64 bits) says where an operand lies. Both are numbers that kernels may
compute at run time. Each has one table of fields here, name → (first bit, number of bits), from
which it is put together and taken apart.

    f16 × f16 → f32, 128 × 256      0x08400010: D is f32 (bit 4), N/8 = 32 from bit 17,
                                    M/16 = 8 from bit 24

Sources: PTX ISA, "TensorCore 5th Generation Family Instructions" ("Matrix Shape", "Instruction
descriptor", "Shared memory descriptor"); the fields agree with CUTLASS's (cute/arch).
"""

from __future__ import annotations

from cutec.records import dataclass

Fields = dict[str, tuple[int, int]]

INSTRUCTION: Fields = {
    "sparsity_selector": (0, 2),
    "sparse": (2, 1),
    "saturate": (3, 1),
    "d": (4, 2),
    "a": (7, 3),
    "b": (10, 3),
    "negate_a": (13, 1),
    "negate_b": (14, 1),
    "a_mn": (15, 1),
    "b_mn": (16, 1),
    "n": (17, 6),
    "m": (24, 5),
    "max_shift": (30, 2),
}
# Addresses and offsets are in units of 16 bytes. Bits 46 and 47 are the constant 1.
SHARED: Fields = {
    "address": (0, 14),
    "leading": (16, 14),
    "stride": (32, 14),
    "version": (46, 2),
    "base": (49, 3),
    "absolute": (52, 1),
    "swizzle": (61, 3),
}
# Columns of B that count as zero, for `.ws`: parts of the columns begin with a span of zeros or of
# B, without its first `start` columns. Spans are less one.
ZERO_COLUMNS: Fields = {
    **{f"start_{part}": (8 * part, 8) for part in range(4)},
    **{f"zeros_first_{part}": (32 + part, 1) for part in range(4)},
    "some": (39, 1),
    "zeros": (40, 8),
    "used": (48, 8),
    "shift": (56, 6),
}
SWIZZLES = {"none": 0, "128B_ATOM_32B": 1, "128B": 2, "64B": 4, "32B": 6}
_N_UNIT, _M_UNIT, _UNIT = 8, 16, 16
ACCUMULATORS = {"f16": 0, "f32": 1, "s32": 2}


@dataclass(frozen=True, slots=True)
class Kind:
    """A `.kind::`: the k of a dense instruction, which is always 32 bytes of A and B in shared
    memory; element types with their codes (A and B may differ if `mixed`); types of D for each
    element type; the archs that have it, by the names of their targets (() stands for all).
    """

    k: int
    formats: dict[str, int]
    accumulators: tuple[str, ...]
    mixed: bool = False
    archs: tuple[str, ...] = ()
    scales_d: bool = False


KINDS = {
    "f16": Kind(16, {"f16": 0, "bf16": 1}, ("f16", "f32"), scales_d=True),
    "tf32": Kind(8, {"tf32": 2}, ("f32",), scales_d=True),
    "f8f6f4": Kind(32, {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5}, ("f16", "f32"), mixed=True),
    "i8": Kind(32, {"u8": 0, "s8": 1}, ("s32",), mixed=True, archs=("sm_100a", "sm_110a")),
}
TARGETS = ("sm_100a", "sm_100f", "sm_103a", "sm_103f", "sm_110a", "sm_110f")  # that have tcgen05
REDUCING = ("sm_103a", "sm_103f", "sm_110a", "sm_110f")  # that have tcgen05.ld.red


def accumulators(kind: str, a: str) -> tuple[str, ...]:
    """The types of D for elements of type `a`: bf16 has f32 alone."""
    return ("f32",) if a == "bf16" else KINDS[kind].accumulators


def rows(group: int, ws: bool = False) -> tuple[int, ...]:
    """Every M of a multiply by one block, or by a pair of blocks (`group` 2); `ws`: of `.ws`."""
    if ws:
        return (32, 64, 128)
    return (64, 128) if group == 1 else (128, 256)


def legal_n(kind: str, group: int = 1, ws: bool = False, sparse: bool = False) -> tuple[int, ...]:
    """Every N of a multiply by one block, or by a pair of blocks (`group` 2); `ws`: of `.ws`."""
    if ws:
        return (64, 128) if sparse else (64, 128, 256)
    if kind == "i8":
        return (8, 16, 24, *range(32, 257, 16)) if group == 1 else tuple(range(32, 257, 32))
    return tuple(range(8 * group, 257, 8 * group))


# -- descriptors -----------------------------------------------------------------------------------


def packed(fields: Fields, **values: int) -> int:
    """A descriptor from its fields; those that are left out are 0. Raises ValueError for a value
    that does not fit, KeyError for an unknown field.
    """
    bits = 0
    for name, value in values.items():
        first, width = fields[name]
        if not 0 <= value < 1 << width:
            raise ValueError(f"{name} is {value}, which does not fit {width} bits")
        bits |= value << first
    return bits


def unpacked(fields: Fields, bits: int) -> dict[str, int]:
    """The fields of a descriptor."""
    return {name: bits >> first & (1 << width) - 1 for name, (first, width) in fields.items()}


@dataclass(frozen=True, slots=True)
class Multiply:
    """What an instruction descriptor says: types in PTX's spelling, M and N of the whole multiply
    (of both blocks of a pair), and flags. `selector`: the column of metadata of a `sparse` A.
    `max_shift`: the most columns by which a mask of `.ws` shifts B is 4 << max_shift, if not 0.
    """

    kind: str
    a: str
    b: str
    d: str
    m: int
    n: int
    a_mn: bool = False
    b_mn: bool = False
    negate_a: bool = False
    negate_b: bool = False
    saturate: bool = False
    sparse: bool = False
    selector: int = 0
    max_shift: int = 0

    @property
    def k(self) -> int:
        """Elements along K of one instruction; a sparse A has half of them."""
        return KINDS[self.kind].k * (2 if self.sparse else 1)

    @property
    def lines(self) -> int:
        """Lines of 16 bytes of a row of B."""
        return 4 if self.sparse else 2

    @property
    def most_shift(self) -> int:
        """The most columns by which B is shifted."""
        return 4 << self.max_shift if self.max_shift else 0

    def wrong(self, group: int = 1, ws: bool = False) -> str:
        """Why no instruction of that `cta_group`, or no `.ws` one, does this; "" if one does."""
        kind = KINDS[self.kind]
        if not {self.a, self.b} <= set(kind.formats) or (self.a != self.b and not kind.mixed):
            return f"kind::{self.kind} multiplies {', '.join(kind.formats)}, not {self.a} and {self.b}"
        if self.d not in accumulators(self.kind, self.a):
            return f"a D of {self.a} is {' or '.join(accumulators(self.kind, self.a))}, not {self.d}"
        legal_m, n = rows(group, ws), legal_n(self.kind, group, ws, self.sparse)
        if self.m not in legal_m:
            return f"M is {' or '.join(map(str, legal_m))} with {'.ws' if ws else f'cta_group::{group}'}, not {self.m}"
        if self.n not in n:
            return (
                f"N of kind::{self.kind} is one of {', '.join(map(str, n)) if ws else number_ranges(n)}, not {self.n}"
            )
        if self.max_shift and not ws:
            return "only .ws shifts columns of B"
        if self.selector and (not self.sparse or self.kind not in ("f16", "tf32")):
            return "only a sparse A of kind::f16 or tf32 has a selector"
        return self._wrong_flags(group)

    def _wrong_flags(self, group: int) -> str:
        if wrong := wrong_majors(self.a, self.b, self.a_mn, self.b_mn, self.n, group):
            return wrong
        if self.kind == "i8" and (self.negate_a or self.negate_b):
            return "integers are not negated"
        return "only integers saturate" if self.saturate and self.kind != "i8" else ""

    @property
    def descriptor(self) -> int:
        """The instruction descriptor."""
        formats = KINDS[self.kind].formats
        flags = {name: int(getattr(self, name)) for name in _FLAGS}
        return packed(
            INSTRUCTION,
            d=ACCUMULATORS[self.d],
            a=formats[self.a],
            b=formats[self.b],
            n=self.n // _N_UNIT,
            m=self.m // _M_UNIT,
            sparsity_selector=self.selector,
            max_shift=self.max_shift,
            **flags,
        )

    @classmethod
    def of(cls, kind: str, descriptor: int) -> Multiply:
        """From an instruction descriptor. Raises ValueError for one of another kind."""
        fields = unpacked(INSTRUCTION, descriptor)
        names = {code: name for name, code in KINDS[kind].formats.items()}
        types = {code: name for name, code in ACCUMULATORS.items()}
        if fields["a"] not in names or fields["b"] not in names or fields["d"] not in types:
            raise ValueError(f"the instruction descriptor {descriptor:#010x} is not one of kind::{kind}")
        flags = {name: bool(fields[name]) for name in _FLAGS}
        m, n = fields["m"] * _M_UNIT, fields["n"] * _N_UNIT
        a, b, d = names[fields["a"]], names[fields["b"]], types[fields["d"]]
        selector, max_shift = fields["sparsity_selector"], fields["max_shift"]
        return cls(kind, a, b, d, m, n, **flags, selector=selector, max_shift=max_shift)


_FLAGS = ("a_mn", "b_mn", "negate_a", "negate_b", "saturate", "sparse")
_K_MAJOR_ONLY = ("e2m3", "e3m2", "e2m1")
_BYTES = ("e4m3", "e5m2", "s8", "u8")


def wrong_majors(a: str, b: str, a_mn: bool, b_mn: bool, n: int, group: int) -> str:
    """Why operands of these types are not M- or N-major; "" if they are (PTX ISA, "Valid
    Combinations of Type-Size, Major-ness and Swizzling", "N shape … for 8bit transpose B").
    """
    narrow = [name for name, mn in ((a, a_mn), (b, b_mn)) if mn and name in _K_MAJOR_ONLY]
    if narrow:
        return f"{narrow[0]} is K-major in shared memory"
    if b_mn and b in _BYTES and n % (16 * group):
        return f"N of an N-major B of {b} is a multiple of {16 * group}, not {n}"
    return ""


def wrong_swizzle(swizzle: str, mn_major: bool, ty: str) -> str:
    """Why an operand of a type in shared memory does not have this swizzle; "" if it may (PTX ISA,
    "Valid Combinations of Type-Size, Major-ness and Swizzling"; CUTLASS has no K-major operands of
    128B_ATOM_32B either).
    """
    if swizzle == "128B_ATOM_32B" and not mn_major:
        return "K-major operands have another one"
    if mn_major and ty == "tf32" and swizzle != "128B_ATOM_32B":
        return "M- and N-major operands of tf32 have 128B_ATOM_32B"
    return ""


def number_ranges(numbers: tuple[int, ...]) -> str:
    """Numbers in words: those up to the first regular step, and the step."""
    step = numbers[-1] - numbers[-2]
    odd = [n for n in numbers if n % step]
    first = next(n for n in numbers if n % step == 0)
    return f"{', '.join(map(str, [*odd, f'{first} to {numbers[-1]} in steps of {step}']))}"


def zero_columns(bits: int, what: Multiply) -> tuple[list[bool], int]:
    """Which columns of B count as zero, and by how many B is shifted: column 0 is that of B (PTX
    ISA, "Zero-Column Mask Descriptor"). Raises ValueError for a shift that the instruction does not
    do.

        M 128: start 0, zeros 2, used 3, some 1      0 0 0 0 1 1 1 0 0 0 0 …
    """
    fields, parts = unpacked(ZERO_COLUMNS, bits), 128 // what.m
    shift, each = fields["shift"], what.n // parts
    if shift > min(what.most_shift, 16 if what.m == 32 else 32):
        raise ValueError(f"B is shifted by {shift} columns, at most {what.most_shift} by the instruction descriptor")
    if not fields["some"]:
        return [False] * what.n, shift
    spans = fields["used"] + 1, fields["zeros"] + 1

    def zero(column: int) -> bool:
        part, inside = divmod(column, each)
        first = fields[f"zeros_first_{part}"]
        place = (inside + fields[f"start_{part}"]) % sum(spans)
        return place < spans[1] if first else place >= spans[0]

    return [zero(column) for column in range(what.n)], shift


def shared_fields(leading: int, stride: int, swizzle: str, base: int = 0, absolute: bool = False) -> int:
    """The shared-memory descriptor without its address, as a signed number. `leading` and `stride`
    are byte offsets; `absolute`: in the place of `leading` will be an address (K of 96). Raises
    ValueError out of range.
    """
    if leading % _UNIT or stride % _UNIT:
        raise ValueError(f"offsets of {leading} and {stride} bytes, expected multiples of {_UNIT}")
    offsets = {"leading": leading // _UNIT, "stride": stride // _UNIT}
    bits = packed(SHARED, **offsets, version=1, base=base, absolute=int(absolute), swizzle=SWIZZLES[swizzle])
    return bits - (1 << 64) if bits >> 63 else bits
