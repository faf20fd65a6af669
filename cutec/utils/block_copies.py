"""Copies of tiles that a whole block makes, without a partition by the program."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.tma import TmaAtom
from cutec.diag import error
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int16, Int32
from cutec.loc_ip import take_loc_ip


def block_copy(
    tiled_copy: Any, src: cute.Tensor, dst: cute.Tensor, *, tma_multicast: dict[str, Any] | None = None, **fields: Any
) -> None:
    """`cute.copy` with a TMA atom, on tensors whose first mode is the tile: `tma_partition` is not
    needed. `fields` are those of `cute.copy`, such as `tma_bar_ptr`.

    `tma_multicast`, for loads with an atom of no multicast: `{"cluster_shape": (m, n),
    "multicast_dim": "M"}` for a tile that all blocks at the same place along M need, or "N". The
    first of these blocks loads it for all. With `"use_2cta_mma_inst": True`, both blocks of a pair
    have a half of the tile of N: the blocks at the same place of their pairs share it. Every block
    calls this; the barrier of each, with an atom of `CtaGroup.TWO` of each pair's first, expects
    the bytes. Raises E0421 for another dict, E0440 for what is no TMA atom.
    """
    if not isinstance(tiled_copy, TmaAtom):
        raise error(
            "E0440",
            f"block_copy takes a TMA atom, not {type(tiled_copy).__name__}",
            user_location(),
            help="make it with cpasync.make_tiled_tma_atom; copies to tensor memory belong to sm_100a",
        )
    loads = isinstance(tiled_copy.op, cpasync.CopyBulkTensorTileG2SOp)
    shared, tiles = cpasync.tma_partition(
        tiled_copy, 0, cute.make_layout(1), *map(_tile_first, (dst, src) if loads else (src, dst))
    )
    mask, leads = (None, None) if tma_multicast is None else _sharing(**_checked(tma_multicast))
    if mask is not None:
        tiled_copy = _for_several(tiled_copy)
        fields["mcast_mask"] = mask
    with nullcontext() if leads is None else guarded(leads.ir):
        cute.copy(tiled_copy, *((tiles, shared) if loads else (shared, tiles)), **fields)


def _tile_first(tensor: cute.Tensor) -> cute.Tensor:
    """A tensor with the tile as mode 0: a tensor of one tile may have the tile's modes as its
    own.
    """
    return tensor if isinstance(tensor.shape, tuple) and isinstance(tensor.shape[0], tuple) else _grouped(tensor)


def _grouped(tensor: cute.Tensor) -> cute.Tensor:
    return cute.group_modes(tensor, 0, cute.rank(tensor))


def _for_several(atom: TmaAtom) -> TmaAtom:
    """The atom with whose copies the boxes go to several blocks, whole."""
    return TmaAtom(
        cpasync.CopyBulkTensorTileG2SMulticastOp(atom.op.cta_group),
        atom.descriptor,
        atom.value_type,
        atom.boxes,
        atom.order,
        atom.every,
        atom.within,
    )


def _checked(given: dict[str, Any]) -> dict[str, Any]:
    """The dict of a multicast. Raises E0421."""
    known = {"cluster_shape", "multicast_dim", "use_2cta_mma_inst"}
    if not {"cluster_shape", "multicast_dim"} <= set(given) <= known or given["multicast_dim"] not in ("M", "N"):
        raise error(
            "E0421",
            f"tma_multicast={given}",
            user_location(),
            help='{"cluster_shape": (2, 1), "multicast_dim": "N"}; multicast_dim is "M" or "N"',
        )
    pairs = bool(given.get("use_2cta_mma_inst"))
    if pairs and int(given["cluster_shape"][0]) % 2:
        raise error(
            "E0421",
            f"use_2cta_mma_inst in a cluster of {given['cluster_shape'][0]} blocks along M",
            user_location(),
            help="pairs of blocks lie along M: give an even number there",
        )
    return {"cluster_shape": given["cluster_shape"], "multicast_dim": given["multicast_dim"], "pairs": pairs}


def _sharing(cluster_shape: tuple[int, int], multicast_dim: str, pairs: bool) -> tuple[Any, Boolean | None]:
    """(mask of the blocks that need this block's tile, whether this block is the first of them);
    None for a block that is alone. Blocks count along M first.
    """
    m, n = map(int, cluster_shape)
    step = 2 if pairs else 1
    if (n if multicast_dim == "M" else m // step) == 1:
        return None, None
    rank = Int32(cute.arch.block_idx_in_cluster())
    row, column = rank % m, rank // m
    if multicast_dim == "M":
        return Int16(sum(1 << (m * j) for j in range(n)) << row), column == 0
    return Int16(sum(1 << i for i in range(0, m, step)) << (column * m + row % step)), row < step


take_loc_ip(globals())
