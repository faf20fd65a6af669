"""The masks of operations of a warp: which lanes have to execute them together."""

from __future__ import annotations

import numpy as np

from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray
EVERY_LANE = np.array([-1], np.int32)


def check(op: Op, mask: Array, lanes: Lanes, batch: Batch) -> None:
    """Raise E5043 if a lane's mask does not name it, or lanes of a warp come with masks that
    overlap and differ: PTX leaves both undefined.
    """
    bits = np.broadcast_to(mask.view(np.uint32), (lanes.count,))
    own = (lanes.cached("position", batch.warp_position) % WARP).astype(np.uint32)
    unnamed = np.flatnonzero(bits >> own & 1 == 0)
    if len(unnamed):
        row, what = int(unnamed[0]), f"whose mask 0x{bits[unnamed[0]]:08x} does not name it"
    elif len(mask) > 1 and (clash := _clash(lanes.cached("warp", batch.warp_index), bits)) is not None:
        row, what = clash[0], f"whose mask 0x{bits[clash[0]]:08x} overlaps with another lane's, 0x{clash[1]:08x}"
    else:
        return
    raise finding(
        "E5043",
        f"{op.name.partition('.')[2]} by lane {own[row]} of a warp, {what}",
        op,
        batch,
        int(lanes.indices()[row]),
        help="give all lanes that execute it together one mask, which names them and no others",
    )


def _clash(warp: Array, mask: Array) -> tuple[int, int] | None:
    """(row, mask of another row of its warp that overlaps with the row's and differs); None if
    there is none.
    """
    _, rows = np.unique(np.stack([warp, mask.astype(np.int64)]), axis=1, return_index=True)
    for first, second in zip(rows.tolist(), rows[1:].tolist()):
        if warp[first] == warp[second] and mask[first] & mask[second]:
            return first, int(mask[second])
    return None
