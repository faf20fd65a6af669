"""What attention of single tokens to keys in pages shares: which heads are rows of a multiply,
where keys are, and adding up the parts of units that thread blocks leave (`line.py`).
"""

from math import prod

from common.attention import LN_2, NOTHING
from common.attention_combine import WARPS, add_up, over_warps, room_for, store, tell
from common.line import AT_ONCE, Line, cursor_at, lowest, shared_out

import cutec
from cutec import cute, utils


class Heads:
    """Units of a sequence: `tiles` of up to `tile` of the `ratio` heads that share each of `count`
    heads of K and V; of as many of these `together` that lie beside each other, of which `count` is
    a multiple. So a unit has up to `rows`.

    `beside` units that follow each other are computed at the same time, by thread blocks with the
    same shares: their K and V lie beside each other in memory, or are the same. It is the first of
    some numbers that divides the number of units, or all units.
    """

    def __init__(self, heads, count, tile, beside=None, together=1):
        self.together, self.tile, self.rows = together, tile, tile * together
        self.ratio = cute.math.max(heads // count, 1)
        self.tiles = cute.ceil_div(self.ratio, tile)
        groups = count // together if together > 1 else count
        self.units = groups * self.tiles * cute.math.min(heads, 1)
        self.beside = self.units if beside is None else cutec.Int32(1)
        for number in reversed(beside or ()):
            self.beside = cute.where(self.units % number == 0, number, self.beside)
        self.beside = cute.math.max(self.beside, 1)

    def here(self, unit):
        """The unit of a thread block that is the `unit`-th in its line."""
        return unit * self.beside + cute.arch.block_idx()[1]

    @staticmethod
    def share(line):
        """The number of a thread block's share among those of all lines."""
        block, number, _ = cute.arch.block_idx()
        return number * line.blocks + block

    def of_kv(self, unit):
        """The head of K and V, or the first of those together."""
        return unit // self.tiles * self.together if self.together > 1 else unit // self.tiles

    def placed(self, row):
        """(which of the heads together, a row of it)"""
        return (row // self.tile, row % self.tile) if self.together > 1 else (0, row)

    def of_q(self, unit, row):
        """The head of q that a row is."""
        neighbour, place = self.placed(row)
        head = self.of_kv(unit) + neighbour if self.together > 1 else self.of_kv(unit)
        return head * self.ratio + unit % self.tiles * self.tile + place

    def exists(self, unit, row):
        return unit % self.tiles * self.tile + self.placed(row)[1] < self.ratio


class Pages:
    """Where keys are: `table`, how many pages there are, and the keys of a page as a prepared
    divisor.
    """

    def __init__(self, table, k):
        self.count = k.shape[0]
        self.table, self.size = table, cute.fast_divmod_create_divisor(cute.math.max(k.shape[1], 1))

    @cute.jit
    def place(self, sequence, key):
        """(page of a key, its place there)"""
        number, place = divmod(key, self.size)
        assert number < self.table.shape[1], "a length beyond the pages that the table has for it"
        page = self.table[sequence, number]
        assert page >= 0 and page < self.count, "a page that K and V do not have"
        return page, place


def pieces_of(tensor, lanes, shape):
    """Shared memory of rows, (rows, elements, …), as (elements of a piece of 16 bytes, `lanes`
    pieces beside each other, such columns, rows, …). Columns of all rows lie behind each other, and
    pieces are `permuted`.
    """
    rows, elements, *further = shape
    piece = 128 // tensor.element_type.width
    column = piece * lanes
    strides = [rows * elements * prod(further[:i]) for i in range(len(further))]
    layout = cute.make_layout(
        (piece, lanes, elements // column, rows, *further), stride=(1, piece, column * rows, column, *strides)
    )
    return cute.make_tensor(cute.recast_ptr(tensor.iterator, dtype=tensor.element_type), layout)


def permuted(piece, row, lanes):
    """Where a piece of a row lies, so that 8 pieces below each other lie in different banks: in
    rows of 128 bytes, or of 64, of which two lie beside each other.
    """
    return piece ^ row % 8 if lanes == 8 else piece ^ row // 2 % 4


@cute.jit
def record(cuts: cute.Tensor, line, heads):
    """Tell of the unit that begins in a thread block's share and ends in another's: its sequence
    (-1: there is none), its number, and in how many shares it is. A warp comes here.
    """
    block, share = cute.arch.block_idx()[0], heads.share(line)
    shares = shared_out(line)  # once more: it need not stay in registers
    begin, end = shares.begin(block), shares.begin(block + 1)
    sequence, unit, count = cutec.Int32(-1), cutec.Int32(0), cutec.Int32(0)
    if begin < end:
        last = cursor_at(line, end - 1)
        start = end - 1 - last.step
        steps = line.steps(last.length)
        if (start >= begin) & (last.step + 1 < steps):
            sequence, unit = last.sequence, heads.here(last.unit)
            count = shares.owner(start + steps - 1) - block + 1
    if cute.arch.lane_idx() == 0:
        for i, number in enumerate((sequence, unit, count)):
            cuts[share, i] = number


@cute.jit
def share_of_cut(cuts: cute.Tensor, shares, number):
    """The share in which the `number`-th unit begins of those that shares cut; -1 if there are
    fewer. A warp comes here.
    """
    lane, share, before = cute.arch.lane_idx(), cutec.Int32(-1), cutec.Int32(0)
    for first in range(0, shares, 32 * AT_ONCE):
        places = [first + 32 * i + lane for i in range(AT_ONCE)]
        sequences = [cuts[cute.math.min(place, shares - 1), 0] for place in places]
        for i in cutec.range_constexpr(AT_ONCE):
            is_cut = (places[i] < shares) & (sequences[i] >= 0)
            lanes = cute.arch.vote_ballot_sync(is_cut)
            rank = before + cute.arch.popc(lanes & ((1 << lane) - 1))
            is_here, own = lowest(is_cut & (rank == number))
            share = cute.where(is_here, first + 32 * i + own, share)
            before += cute.arch.popc(lanes)
    return share


@cute.kernel
def combine_kernel(
    mO: cute.Tensor, mL: cute.Tensor, parts: cute.Tensor, part_logs: cute.Tensor, cuts: cute.Tensor, heads, shares, wide
):
    """Add up the parts of a unit that begins in one of the `shares` and ends in another, each row
    by 2**`wide` warps. Thread blocks are as many as shares but one, of which a unit may begin in
    each; or as units, if these are so few that several warps add up a row.
    """
    thread, _, _ = cute.arch.thread_idx()
    share, down, _ = cute.arch.block_idx()
    lane, own = thread % 32, thread // 32
    smem = utils.SmemAllocator()
    depth = mO.shape[2]
    room = room_for(smem, depth)
    cute.arch.griddepcontrol_wait()
    if wide > 0:
        share = share_of_cut(cuts, shares, share)
    sequence, unit, count = [cuts[cute.math.max(share, 0), i] for i in range(3)]
    if (share >= 0) & (sequence >= 0):
        worker = down * WARPS + own
        row, first = worker >> wide, worker & ((1 << wide) - 1)
        exists = (row < heads.rows) & heads.exists(unit, row)
        sums = cute.make_rmem_tensor(depth // 32, cutec.Float32)
        sums.fill(0.0)
        total, top = cutec.Float32(0), NOTHING
        if exists:
            top, total = add_up(parts, part_logs, share, row, first, count, wide, sums)
        tell(room, own, top, total, sums)
        if exists & (first == 0):
            top, total = over_warps(room, own, wide, top, total, sums)
            head = heads.of_q(unit, row)
            store(mO[sequence, head, None], sums, total)
            if lane == 0:
                mL[sequence, head] = (top + cute.math.log2(total, fastmath=True)) * LN_2


def lines_of(heads, lengths, longest, keys, most, least=1):
    """(the line of each of the units that are beside each other, the grid of their thread blocks:
    `most` at most, for `least` steps each of sequences that are as long as they may be). `longest`:
    keys of a sequence, at most; `keys`: of a block.
    """
    units = heads.units // heads.beside
    steps = cute.math.max(cute.ceil_div(longest, keys), 1)
    enough = cute.ceil_div(cute.size(lengths) * units * steps, least)
    blocks = cute.math.min(enough, cute.math.max(most // heads.beside, 1))
    return Line(lengths, units, keys, cute.math.max(blocks, 1)), (blocks, heads.beside, 1)


def launch_combine(out, logs, parts, part_logs, cuts, heads, line):
    """Launch it: of few units, several warps add up a row."""
    units = line.sequences * heads.units
    shares = cute.where(units > 0, line.blocks * heads.beside, 0)
    wide = cute.where(units * WARPS <= shares, WARPS.bit_length() - 1, 0)
    rows = heads.rows if heads.together > 1 else cute.math.min(heads.ratio, heads.rows)
    combine_kernel(out, logs, parts, part_logs, cuts, heads, shares, wide).launch(
        grid=(cute.where(wide > 0, units, cute.math.max(shares - 1, 0)), cute.ceil_div(rows << wide, WARPS), 1),
        block=(32 * WARPS, 1, 1),
        use_pdl=True,
    )


def check_lengths(lengths, table, keys):
    """For references: `keys` of a page."""
    if not ((lengths >= 0) & (lengths <= table.shape[1] * keys)).all():
        raise ValueError("lengths are from 0 on, to as many keys as a row of the table has: --in lengths=FILE.npy")
