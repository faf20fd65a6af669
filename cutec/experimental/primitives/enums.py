"""The words of instructions: scopes, orders, kinds of reductions, of shuffles, of matrices. Their
values are PTX's.
"""

from __future__ import annotations

from enum import Enum


class MemScope(Enum):
    """The threads that an order of memory is for."""

    CTA = "cta"
    CLUSTER = "cluster"
    GPU = "gpu"
    SYS = "sys"


class MemOrder(Enum):
    """The order of a memory access among others."""

    WEAK = "weak"
    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    ACQ_REL = "acq_rel"
    SC = "sc"
    VOLATILE = "volatile"


class Proxy(Enum):
    """The ways to memory, which a fence orders."""

    ALIAS = "alias"
    ASYNC = "async"
    ASYNC_GLOBAL = "async.global"
    ASYNC_SHARED = "async.shared"
    TENSORMAP = "tensormap"
    GENERIC = "generic"


class SharedSpace(Enum):
    """Shared memory of the block, or of the cluster."""

    shared_cta = "cta"
    shared_cluster = "cluster"


class ReductionKind(Enum):
    """Reductions over a warp."""

    ADD = "add"
    AND = "and"
    MAX = "max"
    MIN = "min"
    OR = "or"
    UMAX = "umax"
    UMIN = "umin"
    XOR = "xor"
    FMIN = "fmin"
    FMAX = "fmax"


class ReductionOp(Enum):
    """Reductions into memory."""

    AND = "and"
    OR = "or"
    XOR = "xor"
    ADD = "add"
    INC = "inc"
    DEC = "dec"
    MIN = "min"
    MAX = "max"


class AtomicOp(Enum):
    """Atomic operations that return the old number."""

    ADD = "add"
    MIN = "min"
    MAX = "max"
    AND = "and"
    OR = "or"
    XOR = "xor"
    INC = "inc"
    DEC = "dec"


class ReductionType(Enum):
    """The type as which a reduction takes the number in memory."""

    B32 = "b32"
    B64 = "b64"
    U32 = "u32"
    U64 = "u64"
    S32 = "s32"
    S64 = "s64"
    F32 = "f32"
    F64 = "f64"
    F16 = "f16"
    F16X2 = "f16x2"
    BF16 = "bf16"
    BF16X2 = "bf16x2"


class Shfl(Enum):
    """From which lane a shuffle takes its value."""

    BFLY = "bfly"
    UP = "up"
    DOWN = "down"
    IDX = "idx"


class VoteSync(Enum):
    """What a vote says of a predicate."""

    ANY = "any"
    ALL = "all"
    BALLOT = "ballot"
    UNI = "uni"


class MMALayout(Enum):
    """Matrices as they are in memory, or transposed."""

    ROW = "row"
    COL = "col"


class LoadShape(Enum):
    """The matrices of an `ldmatrix`."""

    M8N8 = "m8n8"
    M8N16 = "m8n16"
    M16N16 = "m16n16"


class StoreShape(Enum):
    """The matrices of an `stmatrix`."""

    M8N8 = "m8n8"
    M16N8 = "m16n8"


class LoadSrcFormat(Enum):
    """The elements in memory of an `ldmatrix` of bytes."""

    B6X16_P32 = "b6x16_p32"
    B4X16_P64 = "b4x16_p64"
    B8 = "b8"


class TensormapField(Enum):
    """The fields of a tensor map that a kernel can replace."""

    GLOBAL_ADDRESS = "global_address"
    GLOBAL_DIM = "global_dim"
    GLOBAL_STRIDE = "global_stride"


class CTAGroup(Enum):
    """The blocks that an instruction of tensor cores is for (sm_100)."""

    CTA_1 = "cta_1"
    CTA_2 = "cta_2"


class SetMaxRegisterAction(Enum):
    """Whether a warpgroup takes registers or gives them back."""

    INCREASE = "increase"
    DECREASE = "decrease"
