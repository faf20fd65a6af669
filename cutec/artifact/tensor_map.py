"""Tensor maps: the description of a tensor in global memory, and of the boxes that the TMA unit
copies from and to it.

A *recipe* is the part that is known when compiling; the address, the extents and the strides of a
call make a `TensorMap` of it, which the GPU runtime encodes (`cuTensorMapEncodeTiled`,
`cuTensorMapEncodeIm2col`) and the interpreter executes. Dimensions are counted from the innermost,
whose elements are consecutive. An interleaved tensor, for example NC/8HWC8, has slices of channels
of 16 or 32 bytes instead of elements: dimension 0, width, counts slices. Of the last dimension but
one, that of the slices, the unit copies one index: it takes any extent of the box there for 1, and
counts no more bytes (an H200 shows both; PTX ISA, "Interleave layout", says only that there are
slices). The limits are those of the CUDA Driver API, "Tensor Map Object Management".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cutec.artifact.form import OmitDefault, Scalar
from cutec.diag import error
from cutec.records import NamedTuple, dataclass, replace


class Packed(NamedTuple):
    """Elements of less than a byte: `elements` of them travel together, as `many` words of a plain
    type, and begin `pitch` bytes apart in shared memory.
    """

    bits: int
    elements: int
    words: str
    many: int
    pitch: int


# Packed element types, by PTX's names: without gaps in shared memory, or with 8 or 4 bytes of
# nothing behind 16 elements, as kind::f8f6f4 and kind::mxf8f6f4 read them (CUDA Driver API:
# 16U4_ALIGN8B, 16U4_ALIGN16B, 16U6_ALIGN16B).
PACKED = {
    "b4x16": Packed(4, 2, "u8", 1, 1),
    "b4x16_p64": Packed(4, 16, "u64", 1, 16),
    "b6x16_p32": Packed(6, 16, "u32", 3, 16),
}
# Element type → its bits.
_BITS = {"u8": 8, "u16": 16, "u32": 32, "i32": 32, "u64": 64, "i64": 64}
_BITS |= {"f16": 16, "bf16": 16, "f32": 32, "tf32": 32, "f64": 64}
DTYPES = _BITS | {name: kind.bits for name, kind in PACKED.items()}
PADDED_ROW = 128  # elements of a row of a padded type
# name → the bytes that a row of a box may have
SWIZZLES = {"none": 0, "32B": 32, "64B": 64, "128B": 128, "128B_ATOM_32B": 128}
INTERLEAVES = {"none": 0, "16B": 16, "32B": 32}  # name → the bytes of a slice of channels
L2_PROMOTIONS = ("none", "64B", "128B", "256B")
FILLS = ("zero", "nan", "cut")
WIDE = ("none", "w", "w128")
WIDE_PIXELS, HALO_EVERY = 128, 32  # that a column of mode w128 has; those behind which it has a halo
MOST_HALO, MOST_POSITION = {"w": 511, "w128": 31}, 31  # pixels; of a filter (PTX ISA, "cp.async.bulk.tensor")
MOST_EXTENT, MOST_STRIDE, MOST_BOX, MOST_ELEMENT_STRIDE = 1 << 32, 1 << 40, 256, 8

# Types of fields in a manifest; `TensorMapRecipe.wrong` checks their limits.
ElementType = Annotated[str, Scalar(str, words=DTYPES, checked_elsewhere=True)]
SwizzleName = Annotated[str, Scalar(str, words=SWIZZLES, checked_elsewhere=True)]
Interleave = Annotated[str, Scalar(str, words=INTERLEAVES, checked_elsewhere=True)]
L2Promotion = Annotated[str, Scalar(str, words=L2_PROMOTIONS, checked_elsewhere=True)]
Wide = Annotated[str, Scalar(str, words=WIDE, checked_elsewhere=True)]
Fill = Annotated[str, Scalar(str, words=FILLS, checked_elsewhere=True)]
BoxExtent = Annotated[int, Scalar(int, least=1, most=MOST_BOX, checked_elsewhere=True)]
ElementStride = Annotated[int, Scalar(int, least=1, most=MOST_ELEMENT_STRIDE, checked_elsewhere=True)]


@dataclass(frozen=True, slots=True)
class Im2col:
    """Boxes of pixels. The corners of the box that the pixels' first elements lie in are shifted,
    for each dimension but channels and images, from that of width on.
    """

    lower: tuple[int, ...]
    "The shift of the lower corner."
    upper: tuple[int, ...]
    "The shift of the upper corner."
    channels: BoxExtent
    "Channels of each pixel; of an interleaved tensor, those of a slice."
    pixels: int
    "Pixels of a column."
    wide: OmitDefault[Wide] = "none"
    """`w` or `w128`: columns along the width alone (sm_100), with corners of the width; of `w128`
    they have 128 pixels. Rows and depths are those of the coordinates."""

    @property
    def halos(self) -> int:
        """How many halos a column along the width may have."""
        return {"none": 0, "w": 1, "w128": WIDE_PIXELS // HALO_EVERY}[self.wide]


@dataclass(frozen=True, slots=True)
class TensorMapRecipe:
    """The static part of a tensor map."""

    dtype: ElementType
    "Element type as the TMA unit sees it; 8-bit floats travel as `u8`."
    box: tuple[BoxExtent, ...]
    """Extents of the boxes that kernels copy, in elements, 1 to 256 each; rows are multiples of 16
    bytes. Empty with `im2col`."""
    element_strides: tuple[ElementStride, ...]
    "Per dimension, the distance of copied elements in elements, 1 to 8."
    swizzle: OmitDefault[SwizzleName] = "none"
    """The permutation of rows in shared memory; its number is also the largest size of a row in
    bytes, and how far apart shorter ones lie. Pieces of 16 bytes stay whole, with `ATOM_32B` of 32
    bytes (sm_100 and newer)."""
    interleave: OmitDefault[Interleave] = "none"
    """The bytes of a slice of channels, for tensors such as NC/8HWC8, whose elements are slices.
    Extents, `box` and coordinates of the innermost dimension count slices; `dtype` is the type of a
    channel. The last dimension but one, that of the slices, has a `box` of 1: an H200 copies one
    index of it for any `box`."""
    l2_promotion: OmitDefault[L2Promotion] = "128B"
    "The number of bytes that are fetched into L2 at a time."
    oob_fill: OmitDefault[Fill] = "zero"
    """The value of elements outside of the tensor. With `cut` it is zero too, but boxes are no
    larger than the tensor: of those dimensions in which a `box` has more than one element, the
    outermost is cut to the extent of the tensor, unless it is the innermost of all."""
    im2col: Im2col | None = None
    "Columns of pixels instead of boxes. With an `interleave`, the width is dimension 0."

    @property
    def rank(self) -> int:
        """Number of dimensions."""
        return len(self.element_strides)

    @property
    def element_bytes(self) -> int:
        """Bytes of an element; 0 for a packed one."""
        return DTYPES[self.dtype] // 8

    @property
    def padded(self) -> bool:
        """Whether there are gaps between elements in shared memory."""
        return self.dtype in PACKED and PACKED[self.dtype].pitch > 1

    @property
    def alignment(self) -> int:
        """The alignment of address and strides, in bytes."""
        return 32 if self.interleave == "32B" or self.padded else 16

    @property
    def whole(self) -> int:
        """The elements of which dimension 0 has a multiple."""
        packed = PACKED.get(self.dtype)
        return 1 if packed is None else PADDED_ROW if self.padded else packed.elements

    @property
    def slice_elements(self) -> int:
        """Elements of a slice of an interleaved tensor, else 1."""
        return INTERLEAVES[self.interleave] * 8 // DTYPES[self.dtype] or 1

    @property
    def steps(self) -> tuple[int, ...]:
        """Per dimension, every how many elements, or slices, one is taken. Along the innermost
        dimension all elements are, whatever its stride.
        """
        return self.element_strides if self.interleave != "none" else (1, *self.element_strides[1:])

    @property
    def box_shape(self) -> tuple[int, ...]:
        """Elements, or slices, of a box in shared memory, innermost dimension first."""
        if self.im2col is not None:
            return (self.im2col.channels // self.slice_elements, self.im2col.pixels)
        return tuple([-(-n // s) for n, s in zip(self.box, self.steps)])

    @property
    def box_bytes(self) -> int:
        """Bytes of a box: the count of a barrier for a load, which includes elements outside of the
        tensor, and no gaps.
        """
        total = DTYPES[self.dtype] * self.slice_elements
        for extent in self.box_shape:
            total *= extent
        return total // 8

    @property
    def row_bytes(self) -> int:
        """Bytes of a row of a box in shared memory."""
        return self.box_shape[0] * self.slice_elements * (8 if self.padded else DTYPES[self.dtype]) // 8

    @property
    def pitch(self) -> int:
        """The bytes from a row of a box to the next in shared memory. Rows shorter than those of
        the swizzle lie as far apart as these: the PTX ISA does not say so, an H200 does it.
        """
        return max(self.row_bytes, SWIZZLES[self.swizzle])

    @property
    def outermost(self) -> int:
        """The outermost dimension in which boxes have several elements; 0: at most the first."""
        return max([i for i, extent in enumerate(self.box) if extent > 1], default=0)

    def cut_to(self, dims: Sequence[int]) -> TensorMapRecipe:
        """The recipe with boxes that are no larger than a tensor of these extents."""
        outermost = self.outermost
        if self.oob_fill != "cut" or not outermost:
            return self
        extent = min(self.box[outermost], max(dims[outermost], 1))
        return replace(self, box=(*self.box[:outermost], extent, *self.box[outermost + 1 :]))

    def wrong(self) -> str | None:
        """The reason why the recipe is invalid; None if it is valid."""
        known = {
            "dtype": DTYPES,
            "swizzle": SWIZZLES,
            "interleave": INTERLEAVES,
            "l2_promotion": L2_PROMOTIONS,
            "oob_fill": FILLS,
        }
        for name, allowed in known.items():
            if getattr(self, name) not in allowed:
                return f"{name} {getattr(self, name)!r}, expected one of {', '.join(allowed)}"
        if not 1 <= self.rank <= 5:
            return f"{self.rank} dimensions, expected 1 to 5"
        if self.interleave != "none" and self.rank < 3:
            return f"an interleave of {self.interleave} with {self.rank} dimensions, expected 3 to 5"
        if any(not 1 <= s <= MOST_ELEMENT_STRIDE for s in self.element_strides):
            return f"element strides {list(self.element_strides)}, expected 1 to {MOST_ELEMENT_STRIDE}"
        if self.oob_fill == "nan" and self.dtype not in ("f16", "bf16", "f32", "tf32", "f64"):
            return f"elements of {self.dtype} outside of the tensor cannot be NaN"
        if self.dtype in PACKED and (self.interleave != "none" or self.im2col is not None or set(self.steps) != {1}):
            return f"{self.dtype} with an interleave, columns of pixels or element strides, expected plain boxes"
        if self.oob_fill == "cut" and (self.im2col is not None or self.interleave != "none" or set(self.steps) != {1}):
            return "only boxes of elements next to each other can be cut to the tensor"
        return self._wrong_box() if self.im2col is None else self._wrong_im2col(self.im2col)

    def _wrong_box(self) -> str | None:
        if len(self.box) != self.rank:
            return f"a box of {len(self.box)} dimensions for {self.rank} element strides"
        if any(not 1 <= n <= MOST_BOX for n in self.box):
            return f"a box of {list(self.box)}, expected extents of 1 to {MOST_BOX}"
        if self.interleave != "none" and self.box[-2] != 1:
            return (
                f"a box of {list(self.box)} with an interleave of {self.interleave}, expected 1 in the last dimension"
                " but one"
            )
        return self._wrong_row(self.box[0])

    def _wrong_row(self, elements: int) -> str | None:
        if self.padded and (elements != PADDED_ROW or self.swizzle not in ("none", "128B")):
            return (
                f"rows of {elements} {self.dtype} with a swizzle of {self.swizzle}, expected {PADDED_ROW}, none or 128B"
            )
        row = elements * (8 if self.padded else DTYPES[self.dtype]) // 8
        if row % 16:  # the driver asks for it of slices too, as if they were elements
            return (
                f"rows of {row} bytes, expected multiples of 16"
                if self.interleave == "none"
                else f"rows of {elements} slices of {self.dtype}, expected multiples of {128 // DTYPES[self.dtype]}"
            )
        most = SWIZZLES[self.swizzle]
        if self.interleave == "none" and most and row > most:
            return f"rows of {row} bytes for a swizzle of {most}"
        if self.interleave == "32B" and self.swizzle != "32B":
            return f"a swizzle of {self.swizzle} with an interleave of 32B, expected 32B"
        return None

    def _wrong_im2col(self, box: Im2col) -> str | None:
        if box.wide not in WIDE:
            return f"wide {box.wide!r}, expected one of {', '.join(WIDE)}"
        if box.wide != "none" and (self.interleave != "none" or self.swizzle == "none"):
            return f"columns along the width with a swizzle of {self.swizzle} and an interleave of {self.interleave}"
        if box.wide == "w128" and box.pixels != WIDE_PIXELS:
            return f"columns of {box.pixels} pixels along the width in mode w128, expected {WIDE_PIXELS}"
        spatial = self.rank - 2 if box.wide == "none" or self.rank < 3 else 1
        if self.rank < 3 or len(box.lower) != spatial or len(box.upper) != spatial or self.box:
            return (
                f"im2col corners of {len(box.lower)} and {len(box.upper)} dimensions, expected {max(spatial, 1)}, and"
                " no box"
            )
        if not (1 <= box.channels <= 256 and 1 <= box.pixels <= 1024):
            return f"columns of {box.pixels} pixels with {box.channels} channels, expected up to 1024 with up to 256"
        if self.interleave != "none" and box.channels != self.slice_elements:
            return (
                f"columns of {box.channels} channels with an interleave of {self.interleave}, expected those of a"
                f" slice, {self.slice_elements}"
            )
        return self._wrong_row(box.channels)


class TensorMap(NamedTuple):
    """A recipe with the numbers of a call: address of element 0, extents, and strides in bytes of
    all dimensions but the innermost. With an extent of 0, address and strides have no meaning.
    """

    recipe: TensorMapRecipe
    address: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]

    def in_words(self, coord: Sequence[int]) -> tuple[TensorMap, tuple[int, ...]] | None:
        """The map of a packed tensor as one of plain words, and the coordinate of a box there; None
        for a box between words. 64 b4x16 along dimension 0 are 32 u8, 64 b6x16_p32 12 u32.
        """
        packed = PACKED.get(self.recipe.dtype)
        if packed is None:
            return self, tuple(coord)
        if coord[0] % packed.elements:
            return None
        first, extent, box = (
            -(-n // packed.elements) * packed.many for n in (coord[0], self.dims[0], self.recipe.box[0])
        )
        recipe = replace(self.recipe, dtype=packed.words, box=(box, *self.recipe.box[1:]))
        return TensorMap(recipe, self.address, (extent, *self.dims[1:]), self.strides), (first, *coord[1:])


def concrete(recipe: TensorMapRecipe, arguments: Sequence[int]) -> TensorMap:
    """The tensor map for (address, extents, strides). Raises E3013 for a tensor that the TMA unit
    cannot access; a tensor without elements is always accepted.
    """
    rank = recipe.rank
    address, dims, strides = arguments[0], tuple(arguments[1 : 1 + rank]), tuple(arguments[1 + rank :])
    recipe, unit = recipe.cut_to(dims), recipe.alignment
    if 0 in dims:
        return TensorMap(recipe, address, dims, strides)
    if address % unit:
        raise _refused(
            f"the address {address:#x} is no multiple of {unit}", "pass a tensor that begins at such an address"
        )
    for dim, extent in enumerate(dims):
        if extent > MOST_EXTENT:
            raise _refused(f"dimension {dim} has {extent} elements, more than 2^32")
    if dims[0] % recipe.whole:
        raise _refused(f"dimension 0 has {dims[0]} elements, expected a multiple of {recipe.whole} {recipe.dtype}")
    strides = tuple(  # boxes touch one place of a dimension of extent 1: any stride will do
        unit if extent == 1 and _is_wrong(stride, unit) else stride for extent, stride in zip(dims[1:], strides)
    )
    for dim, stride in enumerate(strides, 1):
        if _is_wrong(stride, unit):
            raise _refused(
                f"dimension {dim} has a stride of {stride} bytes, expected a multiple of {unit} below 2^40",
                f"make the innermost extent a multiple of {unit * 8 // DTYPES[recipe.dtype] or 1} elements, or pad it",
            )
    return TensorMap(recipe, address, dims, strides)


def _is_wrong(stride: int, unit: int) -> bool:
    return stride % unit != 0 or not 0 <= stride < MOST_STRIDE


def of_one_element(recipe: TensorMapRecipe, address: int) -> TensorMap:
    """The map that replaces one of a tensor without elements, which cannot be encoded: that of one
    element (of packed ones a whole), in memory that nothing else uses. So copies at any coordinates
    touch no other memory.
    """
    others = recipe.rank - 1
    return TensorMap(recipe, address, (recipe.whole, *(1,) * others), (recipe.alignment,) * others)


def _refused(message: str, remedy: str = "") -> Exception:
    return error(
        "E3013", f"no tensor map for this tensor (dimensions counted from the innermost): {message}", help=remedy
    )
