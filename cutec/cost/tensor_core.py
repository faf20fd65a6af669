"""The work of tensor cores, by operation of the IR."""

from __future__ import annotations

from collections.abc import Callable

from cutec.cost.cards import Card
from cutec.cost.throughput import COLUMN_BYTES, LANES, SHARED_BYTES, WARPS_OF_WARPGROUP, multiply_adds
from cutec.cost.work import Work
from cutec.ir.builder import constant_of
from cutec.ir.core import Op, Value
from cutec.ir.types import I64
from cutec.ops.primitives.tcgen05_scaled import vector_of
from cutec.target.block_scaling import SCALED, ScaledMultiply
from cutec.target.mma_atoms import MMA_ATOMS
from cutec.target.tcgen05 import Multiply
from cutec.target.tensor_memory import COPIES

# Types by their names in atoms, and those whose rate they have: in a byte each, narrow ones are no
# faster than others of 8 bits.
_BYTES = ("e4m3", "e5m2", "e3m2_b8", "e2m3_b8", "e2m1_b8")
_TYPES = dict.fromkeys(_BYTES, "f8") | {
    "f16": "f16",
    "bf16": "f16",
    "tf32": "tf32",
    "e2m1": "f4",
    "s8": "i8",
    "u8": "i8",
    "s4": "i4",
    "u4": "i4",
    "b1": "b1",
    "f64": "f64",
}


def multiplied_type(op: Op) -> str:
    """The type whose rate a multiply of tensor cores has, a key of `Card.peaks`; "" for others."""
    if op.name == "cutec.wgmma.mma_async":
        return _TYPES.get(op.attrs["a"], "f16")
    if op.name == "cutec.mma.sync":
        return _TYPES.get(MMA_ATOMS[op.attrs["atom"]].types[1], "f16")
    return _RATED.get(op.attrs["kind"], "f8") if op.name.startswith("cutec.tcgen05_mma") else ""


def _wgmma(op: Op, total: Work, card: Card) -> None:
    """A warpgroup's multiplies, as the share of one warp; operands are read from shared memory."""
    m, n, k = op.attrs["shape"].values
    steps, bits = len(op.attrs["a_steps"].values), {"tf32": 32}.get(_TYPES.get(op.attrs["a"], ""), 16)
    bits = 8 if _TYPES.get(op.attrs["a"]) in ("f8", "i8") else bits
    sparse = 2 if "selector" in op.attrs else 1
    rate = multiply_adds(multiplied_type(op), card.capability) * sparse
    total.tensor += steps * m * n * k / rate / WARPS_OF_WARPGROUP
    sizes = op.attrs["operandSegmentSizes"].values
    from_shared = n + (m if sizes[1] <= 1 else 0)
    total.shared += steps * from_shared * k * bits / 8 / SHARED_BYTES / WARPS_OF_WARPGROUP
    total.instructions += steps


def _tcgen05(op: Op, total: Work, card: Card) -> None:
    """A multiply into tensor memory, as the share of one block; those of a pair do half each. A
    sparse one skips half of K, and has half of A.
    """
    total.instructions += 1
    kind, bits, sparse = op.attrs["kind"], _constant_bits(op.operands[3]), 2 if "sparse" in op.attrs else 1
    try:
        what = ScaledMultiply.of(kind, vector_of(op), bits) if kind in SCALED else Multiply.of(kind, bits)
    except ValueError:  # a descriptor that the kernel computes
        return
    group, rate = (
        op.attrs["group"].value if "group" in op.attrs else 1,
        multiply_adds(multiplied_type(op), card.capability),
    )
    total.tensor += what.m * what.n * what.k / sparse / rate / group
    rows = what.n + (what.m / sparse if op.operands[1].type == I64 else 0)
    total.shared += rows / group * what.lines * _LINE / SHARED_BYTES


_LINE = 16  # bytes
# Kinds, by the type whose rate they have.
_RATED = {"f16": "f16", "tf32": "tf32", "i8": "i8", "mxf4": "f4", "mxf4nvf4": "f4"}


def _constant_bits(value: Value) -> int:
    """The bits of an integer that are known: constants, and those that are put into it."""
    known = constant_of(value)
    if known is not None or not isinstance(value.owner, Op) or value.owner.name != "arith.ori":
        return known or 0
    return _constant_bits(value.owner.operands[0]) | _constant_bits(value.owner.operands[1])


def _mma_sync(op: Op, total: Work, card: Card) -> None:
    total.tensor += _mma_cycles(op, card)
    total.instructions += 1


def _mma_cycles(op: Op, card: Card) -> float:
    row = MMA_ATOMS[op.attrs["atom"]]
    m, n, k = row.shape
    rated = multiplied_type(op)
    rate = multiply_adds(rated, card.capability) * (2 if row.sparse else 1)
    rate *= card.rates.kept(rated) if row.types[0] == "f32" else 1
    return m * n * k / rate * MMA_SYNC_SHARE.get(card.capability, 1)


# mma.sync reaches this much less of the rate of wgmma on Hopper (its rate is that of an A100's SM).
MMA_SYNC_SHARE = {90: 1.6}


def _copy(op: Op, total: Work, card: Card) -> None:
    row = COPIES[op.attrs["shape"], op.attrs.get("quarters", "")]
    total.shared += row.rows * row.bytes / SHARED_BYTES
    total.instructions += 1


def _access(op: Op, total: Work, card: Card) -> None:
    """A warp's load from tensor memory, or its store."""
    registers = len(op.results) or len(op.operands) - 1
    total.columns += LANES * 4 * registers / COLUMN_BYTES
    total.tensor_loads += len(op.results) > 0
    total.instructions += 1


TENSOR_CORE: dict[str, Callable[[Op, Work, Card], None]] = {
    "cutec.wgmma.mma_async": _wgmma,
    "cutec.mma.sync": _mma_sync,
    "cutec.tcgen05_mma": _tcgen05,
    "cutec.tcgen05_mma_scaled": _tcgen05,
    "cutec.tcgen05_cp": _copy,
    "cutec.tcgen05_ld": _access,
    "cutec.tcgen05_st": _access,
}
