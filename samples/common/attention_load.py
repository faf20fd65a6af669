"""The warp of an attention kernel that brings in Q, K and V by TMA, tile after tile."""

from common.attention_tiles import Span, following

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync


@cute.jit
def load_tiles(plan: Constexpr, tiles, posts, sequences, window, rings, atoms, tensors, shared, ratio):
    """Tell of tile after tile, and bring in Q and blocks of K and V in the order in which they are
    used. Only one warp comes here, of which one thread loads.
    """
    states = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages) for ring in rings]

    def bring(which, source, *place):
        """The next tile of Q (0), K (1) or V (2)."""
        ring, state = rings[which], states[which]
        into, from_ = source
        ring.producer_acquire(state)
        cute.copy(
            atoms[which], from_[(None, *place)], into[None, state.index], tma_bar_ptr=ring.producer_get_barrier(state)
        )
        state.advance()

    at_post = posts.state(pipeline.PipelineUserType.Producer)
    tile, found, at = following(tiles, tiles.start(), sequences)
    while found:
        m, head, batch, first_row, rows, first_column, columns = tile
        posts.send(at_post, m, head, batch, first_row, rows, columns)
        span = Span(plan, window, rows, columns, m * plan.rows)
        begins = (first_row, 0, 0, 0), (first_column, 0, 0, 0), (0, first_column, 0, 0)
        where = (m, 0, head), (None, 0, head // ratio), (0, None, head // ratio)
        sources = []
        for i in cutec.range_constexpr(3):
            tensor = cute.domain_offset(begins[i], tensors[i]) if plan.packed else tensors[i]
            tile = cute.local_tile(tensor, plan.extents[i], (*where[i], 0 if plan.packed else batch))
            sources.append(
                cpasync.tma_partition(
                    atoms[i],
                    0,
                    cute.make_layout(1),
                    cute.group_modes(shared[i], 0, 2),
                    cute.group_modes(tile, 0, 2),
                )
            )
        # without columns there is nothing to load but what lies outside of K and V: zeros
        beyond = cutec.Int32(columns == 0)
        bring(1, sources[1], span.last + beyond)
        bring(0, sources[0])
        for i in range(1, span.count):
            bring(1, sources[1], span.last - i)
            bring(2, sources[2], span.last - i + 1)
        last = span.last + 1 - span.count + beyond
        tile, found, at = following(tiles, at, sequences)  # while others compute
        bring(2, sources[2], last)
    posts.send(at_post, *[-1] * posts.length)
