"""Bringing blocks of K and V, whose keys lie in pages, and rows of q by cp.async, for
`attention_decode.py` and `decode_groups.py`. A warpgroup or two come here.
"""

from common.decode import permuted

import cutec
from cutec import Constexpr, cute

VECTOR = 8  # 16-bit elements in a copy of 16 bytes


def piece_of_row(plan, piece):
    """(which of the heads together, a piece of its row), of a piece of all their rows"""
    return divmod(piece, plan.across // plan.together) if plan.together > 1 else (0, piece)


@cute.jit
def look_up(plan: Constexpr, pages, at, places: cute.Tensor, warp, lane):
    """The pages of a lane's keys, among those that its warp brings of a block, and their places in
    them.
    """
    rows = plan.keys // (plan.loading // 32)
    for i in cutec.range_constexpr(places.shape[1]):
        key = at.step * plan.keys + warp * rows + 32 * i + lane
        if (32 * i + lane < rows) & (key < at.length):
            places[0, i], places[1, i] = pages.place(at.sequence, key)


@cute.jit
def bring(plan: Constexpr, atom: Constexpr, heads, at, tensors, scales, shared, places: cute.Tensor, warp, lane):
    """Start to copy a warp's part of a block of K and V, by an atom. What does not exist becomes
    zero.
    """
    sKV, s_scales = shared
    first, rows, down = heads.of_kv(heads.here(at.unit)), plan.keys // (plan.loading // 32), 32 // plan.lanes
    inside, piece = cute.make_rmem_tensor((1,), cutec.Boolean), lane % plan.lanes
    for i in cutec.range_constexpr(rows // down):
        number = i * down + lane // plan.lanes
        page, place = [cute.arch.shuffle_sync(places[j, i * down // 32], number % 32) for j in range(2)]
        row = warp * rows + number
        inside[0] = at.step * plan.keys + row < at.length
        for which in cutec.range_constexpr(2):
            target = sKV[None, permuted(piece, number, plan.lanes), None, row, which]
            for j in cutec.range_constexpr(plan.across // plan.lanes):
                neighbour, of_head = piece_of_row(plan, piece + j * plan.lanes)
                source = tensors[which][page, place, first + neighbour, None]
                from_ = cute.local_tile(source, (VECTOR,), (of_head,))
                cute.copy(atom, from_, target[None, j], pred=inside)
    if cutec.const_expr(plan.bytes):
        for i in cutec.range_constexpr(places.shape[1]):
            row = warp * rows + 32 * i + lane
            if 32 * i + lane < rows:
                inside[0] = at.step * plan.keys + row < at.length
                for which in cutec.range_constexpr(2):
                    for j in cutec.range_constexpr(plan.together):
                        from_ = cute.domain_offset(
                            (places[0, i], first + j if plan.together > 1 else first), scales[which]
                        )
                        of_key = cute.make_tensor(from_.iterator, cute.make_layout(1))
                        into = cute.local_tile(s_scales[None, j, which], (1,), (row,))
                        cute.copy(plan.scale_to_shared, of_key, into, pred=inside)


@cute.jit
def bring_rows(plan: Constexpr, heads, at, mQ: cute.Tensor, sQ: cute.Tensor, thread):
    """Start to copy a unit's rows of q."""
    inside = cute.make_rmem_tensor((1,), cutec.Boolean)
    down, piece, unit = plan.loading // plan.across_q, thread % plan.across_q, heads.here(at.unit)
    rows = plan.rows_of_q * plan.together
    for i in cutec.range_constexpr(cute.ceil_div(rows, down)):
        row = thread // plan.across_q + i * down
        if row < rows:
            neighbour, place = divmod(row, plan.rows_of_q)
            of_unit = plan.tile * neighbour + place
            inside[0] = (place < plan.tile) & heads.exists(unit, of_unit)
            head = heads.of_q(unit, cute.where(inside[0], of_unit, 0))
            from_ = cute.local_tile(mQ[at.sequence, head, None], (VECTOR,), (piece,))
            cute.copy(plan.q_to_shared, from_, cute.local_tile(sQ, (1, VECTOR), (row, piece))[0, None], pred=inside)
