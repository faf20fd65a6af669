"""The words of `tcgen05`: kinds of multiplies, shapes of accesses and copies, formats, swizzles.
Their values are those of `cutec.target` and of PTX.
"""

from __future__ import annotations

from enum import Enum

from cutec.target.tcgen05 import SWIZZLES


class Tcgen05MMAKind(Enum):
    """The kinds of dense multiplies."""

    F16 = "f16"
    TF32 = "tf32"
    F8F6F4 = "f8f6f4"
    I8 = "i8"


class MMABlockScaleKind(Enum):
    """The kinds of block-scaled multiplies."""

    MXF8F6F4 = "mxf8f6f4"
    MXF4 = "mxf4"
    MXF4NVF4 = "mxf4nvf4"


class Tcgen05MMABlockScale(Enum):
    """The elements along K that share a scale factor."""

    DEFAULT = ""
    BLOCK16 = "block16"
    BLOCK32 = "block32"


class Tcgen05MMACollectorOp(Enum):
    """What becomes of A in the collector of the tensor core."""

    DISCARD = "discard"
    FILL = "fill"
    USE = "use"
    LASTUSE = "lastuse"


class Tcgen05LdStShape(Enum):
    """The shapes of loads from and stores to tensor memory."""

    SHAPE_16X64B = "16x64b"
    SHAPE_16X128B = "16x128b"
    SHAPE_16X256B = "16x256b"
    SHAPE_32X32B = "32x32b"
    SHAPE_16X32BX2 = "16x32bx2"


class Tcgen05Wait(Enum):
    """What `tcgen05_wait` waits for."""

    LOAD = "load"
    STORE = "store"


class Tcgen05Fence(Enum):
    """On which side of a barrier of threads a fence stands."""

    BEFORE_THREAD_SYNC = "before"
    AFTER_THREAD_SYNC = "after"


class Tcgen05SmemSwizzle(Enum):
    """How rows in shared memory are permuted: the field of the shared-memory descriptor."""

    NONE = SWIZZLES["none"]
    SWIZZLE_128B_BASE32B = SWIZZLES["128B_ATOM_32B"]
    SWIZZLE_128B = SWIZZLES["128B"]
    SWIZZLE_64B = SWIZZLES["64B"]
    SWIZZLE_32B = SWIZZLES["32B"]


class Tcgen05CpSrcFormat(Enum):
    """The packed elements that a copy to tensor memory spreads to a byte each."""

    B6X16_P32 = "b8x16.b6x16_p32"
    B4X16_P64 = "b8x16.b4x16_p64"


class S2TCopyMode:
    """The copies from shared to tensor memory: a shape, and which warps' lanes get a copy of it."""

    S2T_128x256b = "128x256b", ""
    S2T_4x256b = "4x256b", ""
    S2T_128x128b = "128x128b", ""
    S2T_64x128b_WARPX2_02_13 = "64x128b", "warpx2::02_13"
    S2T_64x128b_WARPX2_01_23 = "64x128b", "warpx2::01_23"
    S2T_32x128b_WARPX4 = "32x128b", "warpx4"


class MBarrierScope(Enum):
    """The threads whose releases a wait acquires."""

    CTA = "cta"
    CLUSTER = "cluster"


class MBarrierWait(Enum):
    """How long `mbarrier_wait_parity` waits: not at all, or a while."""

    TEST = "test"
    TRY = "try"
