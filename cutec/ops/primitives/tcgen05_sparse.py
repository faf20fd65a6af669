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
    ctx: Context, what: Multiply | ScaledMultiply, stored: Array, missing: Array, metadata: int, block: int
) -> tuple[Array, Array]:
    """A with its zeros, `[row, k]`, from what is stored of 128 rows, and which rows have elements
    or metadata that nothing has written.
    """
    packed = isinstance(what, ScaledMultiply) and SCALED[what.kind].packed
    np, bits = ctx.np, 4 if packed else _BITS.get(what.a, 8)
    if len(stored) != LANES:
        ctx.fault("E5055", np.ones(1, bool), f"the interpreter has no sparse A of {len(stored)} rows of a block yet")
    layout = metadata_of_a(bits)
    count = static_size(layout[1])
    columns = Layout((LANES, count // _WORD), (1, LANES))
    tile = ctx.tensor_memory.tile(metadata + what.selector, columns, 0, block)
    held = np.unpackbits(np.ascontiguousarray(tile.read()).view(np.uint8), axis=1, bitorder="little")
    places = np.array([layout(i) for i in range(LANES * count)]).reshape(count, LANES).T
    mine = held[places % LANES, places // LANES]
    field = sparsity(bits).field
    fields = mine.reshape(LANES, -1, field) @ (1 << np.arange(field))
    undefined = tile.undefined[places % LANES, places // LANES // _WORD].any(axis=1)
    return spread(np, stored, places_of(np, bits, fields)), missing | undefined
