"""`cutec run --on cpu` on a kernel with hazards: text for a terminal, data, exit status, orders
that can be repeated.
"""

from __future__ import annotations

import json

import pytest

from cutec.diag.catalog import entries

SHIFT = '''
import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync

TILE = 128


@cute.kernel
def shift_kernel(load: cpasync.TmaAtom, gX: cute.Tensor, y: cute.Tensor):
    """A ring of two tiles; nobody tells when a tile has been read."""
    smem = cutec.utils.SmemAllocator()
    tiles = smem.allocate_tensor(cutec.Float32, cute.make_layout((TILE, 2)), 128)
    full = smem.allocate_array(cutec.Int64, 2)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        for stage in cutec.range_constexpr(2):
            cute.arch.mbarrier_init(full + stage, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    to, of = cpasync.tma_partition(load, 0, cute.make_layout(1), tiles, cute.zipped_divide(gX, (TILE,)))
    phase = cutec.Int32(0)
    for i in range(cute.size(y) // TILE):
        stage = i % 2
        if tid == 0:
            cute.arch.mbarrier_arrive_and_expect_tx(full + stage, TILE * 4)
            cute.copy(load, of[None, i], to[None, stage], tma_bar_ptr=full + stage)
        cute.arch.mbarrier_wait(full + stage, phase)
        y[i * TILE + tid] = tiles[(tid + 1) % TILE, stage]
        if stage == 1:
            phase ^= 1


@cute.jit
def shift(x: cute.Tensor, y: cute.Tensor):
    load, gX = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, cute.make_layout(TILE), (TILE,))
    shift_kernel(load, gX, y).launch(grid=1, block=TILE)


cutec.export(shift, args=["in f32[n{div=128}]", "out f32[n]"])
'''
CALL = ("run", "out", "--on", "cpu", "--set", "n=1024")


@pytest.fixture
def shift(ir_bundle):
    return ir_bundle(SHIFT, ("sm_90a",))


def test_a_hazard_is_told_with_both_sides_and_a_remedy(shift, here):
    status, out, err = here(*CALL)
    assert status == 1 and "ran on the CPU interpreter" in out
    # a place is not wrapped, and how long its path is depends on where tests have their folders
    assert max(len(line) for line in err.splitlines() if "k.py:" not in line) <= 80
    said = " ".join(line.strip(" =") for line in err.splitlines())
    for part in (
        "error[E5032]: TMA load overwrites byte 8 of tiles, which another thread may",
        "k.py:27:13 in shift_kernel",
        "cute.copy(load, of[None, i]",
        "note: thread (0,0,0) (warp 0) of block (0,0,0), iteration 2",
        "note: the load: thread (1,0,0) (warp 0) of block (0,0,0), iteration 0",
        "k.py:29:29",
        "found phase 0 of the barrier at full + 1 complete",
        "help: let the readers arrive at a barrier when they are done",
        "error[E5037]: the wait finds phase 0 of the barrier at full complete, but",
        "k.py:28:9",
        "help: let the waiting threads arrive at a barrier when",
        "2 hazards found; `cutec explain E5032` tells more",
    ):
        assert part in said, part


def test_as_data(shift, here):
    status, out, _ = here(*CALL, "--json")
    hazard, late = json.loads(out)["hazards"]
    assert (late["code"], late["place"]["line"]) == ("E5037", 28)
    assert status == 1 and hazard["code"] == "E5032" and hazard["place"]["line"] == 27
    assert {n["place"]["line"] for n in hazard["notes"] if n["place"]} >= {28, 29}


def test_without_a_look_at_hazards_the_run_is_right(shift, here):
    assert here(*CALL, "--no-check-hazards")[0] == 0
    status, _, err = here(*CALL, "--no-check-hazards", "--schedules", "2")
    assert status != 0 and "E1001" in err


def test_an_order_that_found_something_can_be_repeated(shift, here):
    status, _, err = here(*CALL, "--schedules", "3", "--seed", "5")
    assert status == 1 and "2 hazards found in random order 5, which `--schedules 1 --seed 5` repeats" in " ".join(
        err.split()
    )
    again = here(*CALL, "--schedules", "1", "--seed", "5")
    assert (again[0], again[2]) == (status, err)


def test_every_hazard_is_explained_with_what_to_write():
    codes = {name: entry for name, entry in entries().items() if name.startswith(("E503", "E504", "W505"))}
    assert len(codes) >= 17
    for name, entry in codes.items():
        assert "wrong: " in entry.example and "right: " in entry.example, name
