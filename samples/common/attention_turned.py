"""V turned in shared memory, for multiplies of bytes: these have both operands K-major, and K of
O += P V are the columns, but V lies in memory with D contiguous.

What a thread has of scores, exponentials P, is to be the first operand without going through
memory. Of 16 columns of a row four threads have 4 each: thread q has columns 2q, 2q + 1, 2q + 8 and
2q + 9 of S, but should have the elements 4q to 4q + 3 of P. So a turned block has its columns in
this order: 0, 1, 8, 9, 2, 3, 10, 11, … In it ldmatrix gives them: a thread gets two columns of two
elements of D from each of two matrices, and `prmt` makes of these four columns of one.

Or V becomes bfloat16 there, which multiplies take as it lies.
"""

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import warp

WARPS = 3  # that turn V: those beside the one that loads


class WarpRing(pipeline.PipelineAsync):
    """A ring of buffers that warps fill and warps empty: one thread of each arrives."""

    @cute.jit
    def producer_commit(self, state):  # pyright: ignore[reportIncompatibleMethodOverride]  # with an `if`
        cute.arch.sync_warp()
        if cute.arch.lane_idx() == 0:
            pipeline.PipelineAsync.producer_commit(self, state)

    @cute.jit
    def consumer_release(self, state):  # pyright: ignore[reportIncompatibleMethodOverride]  # the same
        if cute.arch.lane_idx() == 0:
            pipeline.PipelineAsync.consumer_release(self, state)


def moved(tensor, layout, columns):
    """A part of a tensor of such a layout, so many columns further: by a constant."""
    return cute.make_tensor(tensor.iterator + cute.crd2idx((0, columns), layout), tensor.layout)


@cute.jit
def turn(first, together: Constexpr, sV: cute.Tensor, sT: cute.Tensor):
    """A warp's share of a block of V, (D, columns): 16 of D and 32 columns at a time, of which
    `together` are under way.
    """
    lane = cute.arch.lane_idx()
    load = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(True, 4), cutec.Uint16)
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), cutec.Uint16)
    sV, sT = (cute.recast_tensor(x, cutec.Uint16) for x in (sV, sT))  # pairs along D, along columns
    # A matrix gets elements 0, 2, 4, 6, 9, 11, 13, 15 of D, the next one the others: eight rows
    # that lie in different banks.
    row = lane % 8 * 2 + (lane // 8 + lane % 8 // 4) % 2
    bytes_of = [cute.where(lane // 16 == odd, 0x6420, 0x7531) for odd in range(2)]
    across, down = cute.size(sV, mode=[0]) // 8, cute.size(sV, mode=[1]) // 32
    found = [cute.make_rmem_tensor((8, 1), cutec.Uint16) for _ in range(together)]
    for d in range(first, across, WARPS):
        source = cute.local_tile(sV, (8, 1), (d, lane))
        target = cute.local_tile(sT, (1, 8), (d * 16 + row, lane // 16))
        for begin in cutec.range_constexpr(0, down, together):
            parts = range(begin, min(begin + together, down))
            for part, into in zip(parts, found):
                cute.copy(load, moved(source, sV.layout, 32 * part), into)
            for part, into in zip(parts, found):
                words, turned = cute.recast_tensor(into, cutec.Int32), cute.make_rmem_tensor(4, cutec.Int32)
                for half in cutec.range_constexpr(2):
                    for odd in cutec.range_constexpr(2):
                        turned[2 * half + odd] = cute.arch.prmt(words[2 * half], words[2 * half + 1], bytes_of[odd])
                cute.copy(store, cute.recast_tensor(turned, cutec.Uint16), moved(target, sT.layout, 16 * part))


@cute.jit
def widen(first, sV: cute.Tensor, sW: cute.Tensor, scale):
    """A warp's share of a block of V, (D, columns), in another type, times `scale` unless that is
    None: 8 elements of D a thread, so that threads beside each other write what lies beside each
    other.
    """
    lane = cute.arch.lane_idx()
    across, columns = cute.size(sV, mode=[0]) // 8, cute.size(sV, mode=[1])
    down = 32 // across  # columns of a warp at a time
    for i in cutec.range(first, columns // down, WARPS, unroll=4):
        place = lane % across, i * down + lane // across
        found, result = (cute.make_rmem_tensor((8, 1), x.element_type) for x in (sV, sW))
        cute.autovec_copy(cute.local_tile(sV, (8, 1), place), found)
        wide = found.load().to(cutec.Float32)
        result.store((wide if scale is None else wide * scale).to(sW.element_type))
        cute.autovec_copy(result, cute.local_tile(sW, (8, 1), place))
