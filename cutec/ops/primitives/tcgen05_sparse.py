"""A sparse A of tcgen05.mma: its elements at the places that the metadata in tensor memory says
(PTX ISA, "Sparse Matrices").
"""

from __future__ import annotations

from cutec.layout import Layout
from cutec.layout.modes import static_size
from cutec.ops.primitives.registry import Array, Context
from cutec.ops.primitives.sparse import places_of, spread
from cutec.target.block_scaling import SCALED, ScaledMultiply
from cutec.target.sparse import sparsity
from cutec.target.tcgen05 import Multiply
from cutec.target.tensor_memory import LANES, metadata_of_a

_BITS = {"tf32": 32, "f16": 16, "bf16": 16}  # of an element; a byte for all others
_WORD = 32


def spread_rows(
    ctx: Context,
    what: Multiply | ScaledMultiply,
    stored: Array,
    missing: Array,
    metadata: int,
    block: int,
    ws: bool = False,
) -> tuple[Array, Array]:
    """A with its zeros, `[row, k]`, from what is stored of its rows, and which rows have elements
    or metadata that nothing has written. Fewer than 128 rows have their metadata in each group of
    lanes (`ws`), the copies equal.
    """
    packed = isinstance(what, ScaledMultiply) and SCALED[what.kind].packed
    np, bits, rows = ctx.np, 4 if packed else _BITS.get(what.a, 8), len(stored)
    if rows != LANES and not ws:
        ctx.fault(
            "E5055",
            np.ones(1, bool),
            f"a sparse A of {rows} rows of a block, whose metadata the PTX ISA shows in a figure alone and the"
            f" interpreter does not know; M of {LANES} for each block, or .ws, it does",
        )
    layout = metadata_of_a(bits, rows)
    count, copies = static_size(layout[1]), static_size(layout[2])
    columns = Layout((LANES, count // _WORD), (1, LANES))
    tile = ctx.tensor_memory.tile(metadata + what.selector, columns, 0, block)
    held = np.unpackbits(np.ascontiguousarray(tile.read()).view(np.uint8), axis=1, bitorder="little")
    places = np.array([layout(i) for i in range(static_size(layout))]).reshape(copies, count, rows).transpose(0, 2, 1)
    undefined = tile.undefined[places % LANES, places // LANES // _WORD].any(axis=(0, 2))
    mine = held[places % LANES, places // LANES]
    unlike = (mine != mine[:1]).any(axis=(0, 2)) & ~undefined
    if unlike.any():
        ctx.fault(
            "E5055",
            np.ones(1, bool),
            f"the metadata of row {int(np.argmax(unlike))} of A differs between its copies in tensor memory",
        )
    field = sparsity(bits).field
    fields = mine[0].reshape(rows, -1, field) @ (1 << np.arange(field))
    return spread(np, stored, places_of(np, bits, fields)), missing | undefined
