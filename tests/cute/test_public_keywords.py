"""Functions of the vocabulary take the keywords that the public DSL documents
(docs.nvidia.com/cutlass, "CuTe DSL API").
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import Int32, cute
from cutec.testing import simulate

A = cute.arch


def tuples() -> tuple[Any, ...]:
    """Results that are numbers and tuples, known when compiling."""
    nested = ((4, 1), (2, 8))
    return (
        cute.find(t=nested, x=2),
        cute.find(t=nested, x=2, hierarchical=False),
        cute.find(t=(4, 1), x=1),
        cute.find_if(t=nested, pred_fn=lambda leaf, position: position == (1, 1)),
        cute.ceil_div(input=(10, 6), tiler=(3, 4)),
        cute.depth(a=nested),
        cute.rank(obj=nested),
        cute.size(obj=nested),
        cute.select(obj=(5, 6, 7), mode=[0, 2]),
        cute.get(obj=(5, 6), mode=[1]),
        cute.append(input=(1, 2), elem=3, up_to_rank=4),
        cute.prepend(input=(1, 2), elem=3),
        cute.flatten(a=nested),
        cute.flatten_to_tuple(a=nested),
        cute.unflatten(sequence=[1, 2, 3], profile=(0, (0, 0))),
        cute.product(a=(2, 3)),
        cute.product_each(a=nested),
        cute.product_like(a=nested, target_profile=(0, 0)),
        cute.repeat_like(x=1, target=(2, 3)),
        cute.increment_coord(coord=(2, 0), shape=(3, 3)),
        cute.dice(src=(1, 2), dicer=(1, None)),
        cute.front(input=nested),
        cute.group_modes(input=(2, 3, 4), begin=0, end=2),
        cute.has_underscore(a=(None, 1)),
        cute.basis_value(e=3 * cute.E(mode=[0, 1])),
    )


def test_tuples_and_numbers() -> None:
    @cute.jit
    def host() -> None:
        results.extend(tuples())

    results: list[Any] = []
    simulate(host)
    assert results == [
        *[(1, 0), 1, 1, (1, 1), (4, 2), 2, 2, 64, (5, 7), 6, (1, 2, 3, 3), (3, 1, 2)],
        *[(4, 1, 2, 8), (4, 1, 2, 8), (1, (2, 3)), 6, (4, 16), (4, 16), (1, 1), (0, 1), (1,), 4],
        *[((2, 3), 4), True, 3],
    ]


def test_layouts_as_modes() -> None:
    @cute.jit
    def host() -> None:
        whole = cute.make_layout([cute.make_layout(4), cute.make_layout((2, 3), stride=(12, 4))])
        shown.append(str(whole))
        shown.append(str(cute.slice_(src=whole, coord=(0, None))))
        shown.append(str(cute.make_layout_like(input=whole)))

    shown: list[str] = []
    simulate(host)
    assert shown == ["(4,(2,3)):(1,(12,4))", "((2,3)):((12,4))", "(4,(2,3)):(1,(12,4))"]


@cute.kernel
def lanes(x: cute.Tensor, out: cute.Tensor):
    lane = A.thread_idx()[0]
    tile = cute.local_tile(input=x, tiler=(32,), coord=(0,))
    bits = cute.recast_tensor(src=tile, dtype=cutec.Int32)
    out[lane, 0] = A.match_sync(mask=0xFFFFFFFF, value=lane // 16)
    out[lane, 1] = A.match_sync(A.FULL_MASK, lane % 2, kind="any")
    out[lane, 2] = A.bfe(value=bits[lane], start=23, length=8)
    out[lane, 3] = A.bfi(replacement=Int32(5), value=lane, start=8, length=4)
    out[lane, 4] = A.vote_ballot_sync(pred=lane < 3)
    out[lane, 5] = A.warp_reduction(val=lane, op=lambda a, b: a + b, threads_in_group=4)
    out[lane, 6] = cute.where(cond=lane > 7, x=lane, y=Int32(-1))
    out[lane, 7] = cute.math.sqrt(x=tile[lane]).to(Int32)


@cute.jit
def launch(x: cute.Tensor, out: cute.Tensor):
    lanes(x, out).launch(grid=1, block=32)


def test_values_of_a_warp() -> None:
    """The order of operands matters too: `match_sync(mask, value)`."""
    lane = np.arange(32, dtype=np.int32)
    x, out = (lane * lane).astype(np.float32), np.zeros((32, 8), np.int32)
    simulate(launch, x, out)
    expected = [
        np.where(lane < 16, 0x0000FFFF, 0xFFFF0000),
        np.where(lane % 2 == 0, 0x55555555, 0xAAAAAAAA),
        (x.view(np.int32) >> 23).astype(np.int8),  # sign-extended from its highest bit
        lane | 5 << 8,
        np.full(32, 7),
        lane // 4 * 16 + 6,
        np.where(lane > 7, lane, -1),
        lane,
    ]
    for column, wanted in enumerate(expected):
        assert (out[:, column].view(np.uint32) == wanted.astype(np.int64).astype(np.uint32)).all(), column


@cute.kernel
def hinted(x: cute.Tensor, out: cute.Tensor, priority: cutec.Constexpr):
    lane = A.thread_idx()[0]
    value = A.load(x.iterator + lane, level1_eviction_priority=priority, level_prefetch_size="size_128b")
    A.store(out.iterator + lane, value, level1_eviction_priority=priority)


@cute.jit
def launch_hinted(x: cute.Tensor, out: cute.Tensor, priority: cutec.Constexpr):
    hinted(x, out, priority).launch(grid=1, block=32)


@pytest.mark.parametrize("priority", ["evict_first", "evict_no_allocate"])
def test_cache_hints(priority: str) -> None:
    x, out = np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    simulate(launch_hinted, x, out, priority)
    assert (out == x).all()
