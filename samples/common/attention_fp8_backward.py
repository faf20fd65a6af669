"""Backward pass of attention on Hopper for Q, K and V in e4m3, each with a scale for every head:
dQ, dK and dV in bfloat16 from dO.

They are the gradients of what a head stands for, its elements times its scale, from the O and L
that attention_fp8_hopper.py has left, as attention_hopper_backward.py has them. Q, K and V become
bfloat16 first: three of five multiplies, those of dQ, dK and dV, have sums along rows, and
multiplies of bytes only take operands that are contiguous along their sums. Bytes would have too
few bits for dO and dS, too. That takes 1 to 2 % of the time of 16384 rows, 12 % of that of 1024,
and workspaces as large as Q, K and V in bfloat16.
"""

from common.attention_backward import FORMS, attention_backward

import cutec
from cutec import Constexpr, cute

# threads of a block, elements of a thread at a time: as many as 16 bytes hold of them in bfloat16
THREADS, PIECE, TURNS = 256, 8, 4


def blocks_of(x):
    """Thread blocks for the rows of all heads of a tensor (batch, rows, heads, D)."""
    return cute.ceil_div(x.shape[1] * x.shape[2] * (x.shape[3] // PIECE), THREADS * TURNS)


@cute.jit
def widen(x: cute.Tensor, scales: cute.Tensor, wide: cute.Tensor, heads, block, batch):
    """A thread block's part of a tensor: rows of heads that lie one behind the other. `heads`: a
    divisor.
    """
    tid, _, _ = cute.arch.thread_idx()
    across = x.shape[3] // PIECE
    found = [cute.make_rmem_tensor(PIECE, x.element_type) for _ in range(TURNS)]
    places, factors = [], cute.make_rmem_tensor(TURNS, cutec.Float32)
    for i in cutec.range_constexpr(TURNS):
        number = (block * TURNS + i) * THREADS + tid
        pair = number // across
        row, head = pair // heads, pair % heads
        places.append((row, head, number % across))
        if row < x.shape[1]:
            factors[i] = scales[batch, head]
            cute.autovec_copy(cute.local_tile(x[batch, row, head, None], (PIECE,), (number % across,)), found[i])
    for i in cutec.range_constexpr(TURNS):
        row, head, piece = places[i]
        if row < x.shape[1]:
            result = cute.make_rmem_tensor(PIECE, wide.element_type)
            result.store((found[i].load().to(cutec.Float32) * factors[i]).to(wide.element_type))
            cute.autovec_copy(result, cute.local_tile(wide[batch, row, head, None], (PIECE,), (piece,)))


@cute.kernel
def widen_kernel(tensors: tuple, scales: tuple, wide: tuple, heads: tuple, begins: tuple):
    """Several tensors, one behind the other: the blocks of each begin at a number."""
    block, batch, _ = cute.arch.block_idx()
    for i in cutec.range_constexpr(len(tensors)):
        if (block >= begins[i]) & (block < begins[i + 1]):
            widen(tensors[i], scales[i], wide[i], heads[i], block - begins[i], batch)


def launch_widen(tensors, scales, wide):
    """Launch for tensors (batch, rows, heads, D), their scales (batch, heads) and results."""
    begins, heads = [0], []
    for x in tensors:
        begins.append(begins[-1] + blocks_of(x))
        heads.append(cute.fast_divmod_create_divisor(cute.math.max(x.shape[2], 1)))
    widen_kernel(tensors, scales, wide, tuple(heads), tuple(begins)).launch(
        grid=(begins[-1], tensors[0].shape[0], 1), block=(THREADS, 1, 1)
    )


@cute.jit
def attention_fp8_backward(
    dout: cute.Tensor,
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    scales_q: cute.Tensor,
    scales_k: cute.Tensor,
    scales_v: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    dq: cute.Tensor,
    dk: cute.Tensor,
    dv: cute.Tensor,
    scale: cutec.Float32,
    wide_q: cute.Tensor | None = None,
    wide_k: cute.Tensor | None = None,
    wide_v: cute.Tensor | None = None,
    sums: cute.Tensor | None = None,
    scaled_logs: cute.Tensor | None = None,
    deltas: cute.Tensor | None = None,
    mask: Constexpr = "full",
    whole: Constexpr = False,
    blocks: Constexpr = None,
):
    """`mask`: full or causal. `scale`, and the scales of Q and K, are positive. `whole`: one kernel
    computes all gradients, as `attention_backward` says. `blocks`: how many there are at most. All
    others are workspaces: Q, K and V in bfloat16, and, unless *whole*, sums of dQ and numbers of
    each query.
    """
    assert q.shape[3] in FORMS, f"D is one of {', '.join(map(str, FORMS))}, not {q.shape[3]}"
    wide = wide_q, wide_k, wide_v
    launch_widen((q, k, v), (scales_q, scales_k, scales_v), wide)
    given = dout, *wide, out, logs, dq, dk, dv, scale, None, None, None, sums, scaled_logs, deltas
    attention_backward(*given, mask=mask, whole=whole, blocks=blocks)
