"""What multiplies of operands of two widths (`utils.mixed_input_helpers`) can be asked for: types,
tiles, granularities and alignments. Host functions ask before they compile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutec.frontend.numbers.numeric import Int4
from cutec.loc_ip import take_loc_ip
from cutec.target.tcgen05 import legal_n, rows

if TYPE_CHECKING:
    from cutec.frontend.numbers.number_class import NumberClass

_MOST_BLOCKS = 16  # of a cluster
_LINE = 128  # bits: what TMA copies starts at multiples of it


def get_divisibility(contiguous_dim_size: int, upper_bound: int = 128) -> int:
    """The largest power of two that divides an extent, at most `upper_bound`."""
    return min(contiguous_dim_size & -contiguous_dim_size, upper_bound)


def is_shuffle_a(a_major: str, k: int, a_dtype: NumberClass, mma_dtype: NumberClass, scale_granularity_k: int) -> bool:
    """Whether A is to be stored with each eight elements along K in another order (`cvt_tensor_a`):
    never, since cutec's conversions take elements in their own order.
    """
    return False


def is_valid_mma_tiler_and_cluster_shape(
    mma_tiler: tuple[int, int, int], cluster_shape_mn: tuple[int, int], use_2cta_instrs: bool
) -> bool:
    """Whether a multiply of 16-bit elements has M and N of the tile, and a cluster such a shape:
    powers of two, at most 16 blocks, with pairs along M.
    """
    (m, n, _), pair = mma_tiler, 2 if use_2cta_instrs else 1
    blocks = cluster_shape_mn[0] * cluster_shape_mn[1]
    return (
        m in rows(pair)
        and n in legal_n("f16", pair)
        and all(extent > 0 and extent & (extent - 1) == 0 for extent in cluster_shape_mn)
        and blocks <= _MOST_BLOCKS
        and cluster_shape_mn[0] % pair == 0
    )


def is_valid_scale_granularity(
    scale_granularity_m: int, scale_granularity_k: int, a_dtype: NumberClass, k: int, mma_tiler_k: int
) -> bool:
    """Whether A may be scaled so: Int4 by a scale for each row and a number of tiles of K that
    divides K, 8-bit integers not at all (0, 0).
    """
    if a_dtype is not Int4:
        return scale_granularity_m == scale_granularity_k == 0
    return (
        scale_granularity_m == 1
        and scale_granularity_k > 0
        and scale_granularity_k % mma_tiler_k == 0
        and k % scale_granularity_k == 0
    )


def is_valid_tensor_alignment(
    m: int,
    n: int,
    k: int,
    a_dtype: NumberClass,
    b_dtype: NumberClass,
    c_dtype: NumberClass,
    scale_dtype: NumberClass,
    a_major: str,
    b_major: str,
    c_major: str,
    mma_tiler_mnk: tuple[int, int, int],
    use_2cta_instrs: bool,
    cluster_shape_mn: tuple[int, int],
    scale_granularity_m: int,
    scale_granularity_k: int,
) -> bool:
    """Whether TMA can copy all tensors: each begins a row of its contiguous mode at a multiple of
    16 bytes. Scales are M-major.
    """
    contiguous = [
        (a_dtype, m if a_major == "m" else k),
        (b_dtype, n if b_major == "n" else k),
        (c_dtype, m if c_major == "m" else n),
    ]
    if scale_granularity_m:
        contiguous.append((scale_dtype, m // scale_granularity_m))
    return all(extent * dtype.width % _LINE == 0 for dtype, extent in contiguous)


take_loc_ip(globals())
