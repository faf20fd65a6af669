"""Losses of rows that are streamed (`stream.py`), from their logarithms of sums of exponentials."""

import cutec
from cutec import cute


@cute.jit
def write_losses(rows, loss, lse, top, rest, step):
    """What the forward pass writes: whoever has the target in this tile has the loss."""
    target, part = rows.number(0, step), rows.part(step)
    mine, e, piece = rows.place_of(target, step)
    if mine:
        loss[part.row] = top - rows.slot(0, step)[e, piece].to(cutec.Float32) + rest
    if part.piece(0) == 0 and part.row < part.rows:
        lse[part.row] = top + rest
        if not rows.has(target):
            loss[part.row] = 0.0
