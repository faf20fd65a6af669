"""Operations of the lanes of a warp together, and atomic operations."""

import numpy as np
import pytest
from kernel_kit import Kernel

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.types import F32, I1, I32, I64, OpaqueType, ptr


def per_thread(build, block=64, dtype=np.int32, ty=I32):
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    k.store(build(k, i), k.at(k.args[0], i, ty))
    out = np.zeros(block, dtype)
    k.run(out, block=block)
    return out.tolist()


def shuffled(kind, lane, offset, clamp=31, segment=0):
    highest = (lane & segment) | (clamp & ~segment)
    source = {
        "idx": (lane & segment) | (offset & ~segment),
        "up": lane - offset,
        "down": lane + offset,
        "bfly": lane ^ offset,
    }[kind]
    inside = source >= highest if kind == "up" else source <= highest
    return source if inside else lane


@pytest.mark.parametrize("block", [32, 64])
@pytest.mark.parametrize("kind, clamp", [("idx", 31), ("up", 0), ("down", 31), ("bfly", 31)])
@pytest.mark.parametrize("segment", [0, 0b11000])
def test_shuffle(kind, clamp, segment, block):
    offset = 3
    got = per_thread(lambda k, i: k.shuffle(kind, k.binary("muli", i, 7), offset, segment << 8 | clamp), block)
    for i, value in enumerate(got):
        source = i // 32 * 32 + shuffled(kind, i % 32, offset, clamp, segment)
        assert value == 7 * source, (i, source)


def test_shuffle_from_lanes_that_a_partial_warp_lacks():
    assert per_thread(lambda k, i: k.shuffle("bfly", i, 4), block=40)[32:] == [36, 37, 38, 39, 32, 33, 34, 35]
    with pytest.raises(CutecError) as caught:
        per_thread(lambda k, i: k.shuffle("bfly", i, 8), block=40)
    assert caught.value.code == "E5003" and "takes no part in the shuffle" in caught.value.message


def test_shuffle_of_floats_by_a_different_offset_in_each_lane():
    got = per_thread(
        lambda k, i: k.shuffle("idx", k.op("arith.sitofp", i, to=F32), k.binary("muli", i, 5)), dtype=np.float32, ty=F32
    )
    assert got == [i // 32 * 32 + i * 5 % 32 for i in range(64)]


def test_butterfly_sum_in_some_warps_only():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    with k.when(k.compare("sge", i, 32)):
        value = i
        for offset in (16, 8, 4, 2, 1):
            value = k.binary("addi", value, k.shuffle("bfly", value, offset))
        k.store(value, k.at(k.args[0], i, I32))
    out = np.zeros(96, np.int32)
    k.run(out, block=96)
    assert out.tolist() == [0] * 32 + [sum(range(32, 64))] * 32 + [sum(range(64, 96))] * 32


def test_lanes_meet_at_a_shuffle_that_they_reach_at_different_times():
    def build(k, i):
        trips = k.binary("andi", i, 7)
        return k.shuffle("bfly", k.loop(0, trips, 1, [i], lambda j, s: [k.binary("addi", s, 1)])[0], 1)

    assert per_thread(build) == [(i ^ 1) + ((i ^ 1) & 7) for i in range(64)]


def test_shuffle_that_a_named_lane_never_reaches():
    k = Kernel()
    i = k.sreg("tid.x")
    with k.when(k.compare("slt", i, 16)):
        k.shuffle("bfly", i, 1)
    k.barrier()
    with pytest.raises(CutecError) as caught:
        k.run()
    assert caught.value.code == "E5043" and len([n for n in caught.value.notes if "wait" in n.message]) == 1


WARP_WIDE = {
    "shfl.sync": lambda k, i, mask: k.emit(
        "nvvm.shfl.sync", (mask, i, k.const(1), k.const(31)), (I32,), kind=Raw("#nvvm<shfl_kind bfly>")
    ),
    "vote.sync": lambda k, i, mask: k.emit(
        "nvvm.vote.sync", (mask, k.compare("slt", i, 5)), (I32,), kind=Raw("#nvvm<vote_sync_kind ballot>")
    ),
    "redux.sync": lambda k, i, mask: k.emit("nvvm.redux.sync", (i, mask), (I32,), kind=Raw("#nvvm<redux_kind add>")),
    "match.sync": lambda k, i, mask: k.emit(
        "nvvm.match.sync", (mask, i), (I32,), kind=Raw("#nvvm<match_sync_kind any>")
    ),
    "elect.sync": lambda k, i, mask: k.emit("nvvm.elect.sync", (mask,), (I1,)),
    "bar.warp.sync": lambda k, i, mask: k.emit("nvvm.bar.warp.sync", (mask,)),
}


@pytest.mark.parametrize("name", WARP_WIDE)
@pytest.mark.parametrize("hazards", [False, True])
@pytest.mark.parametrize("others", ["exit", "wait"])
def test_part_of_a_warp_executes_an_operation_whose_mask_names_all(name, hazards, others):
    k = Kernel()
    i = k.sreg("tid.x")
    with k.when(k.compare("slt", i, 40)):
        WARP_WIDE[name](k, i, k.const(-1))
    if others == "wait":
        k.barrier()
    with pytest.raises(CutecError) as caught:
        k.run(block=64, options={"hazards": hazards})
    where = "lanes 8-31 of the warp " + ("wait here" if others == "wait" else "have exited without it")
    assert caught.value.code == "E5043" and caught.value.message.startswith(f"{name} by 8 of the 32 threads of a warp")
    assert [n.message for n in caught.value.notes[1:]] == [where]


@pytest.mark.parametrize("name", WARP_WIDE)
def test_the_mask_of_the_lanes_that_are_active_is_right(name):
    k = Kernel()
    i = k.sreg("tid.x")
    with k.when(k.compare("slt", i, 40)):
        WARP_WIDE[name](k, i, k.emit("cutec.activemask", (), (I32,)).result)
    k.run(block=64)


def test_masks_that_no_gpu_could_obey():
    for mask, amiss in (
        (lambda k, i: k.const(6), "lane 0 of a warp, whose mask 0x00000006 does not name it"),
        (lambda k, i: k.binary("shli", k.const(-1), k.binary("divui", i, 16)), "overlaps with another lane's"),
    ):
        k = Kernel()
        i = k.sreg("tid.x")
        k.emit("nvvm.bar.warp.sync", (mask(k, i),))
        with pytest.raises(CutecError) as caught:
            k.run(block=32)
        assert caught.value.code == "E5043" and amiss in caught.value.message


def test_halves_of_a_warp_with_a_mask_each():
    k = Kernel()
    i = k.sreg("tid.x")
    k.emit("nvvm.bar.warp.sync", (k.binary("shli", k.const(0xFFFF), k.binary("andi", i, 16)),))
    k.run(block=32)


def test_a_mask_of_those_present_is_enough():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    with k.when(k.compare("slt", i, 16)):
        value = k.emit(
            "nvvm.shfl.sync", (k.const(0xFFFF), i, k.const(1), k.const(31)), (I32,), kind=Raw("#nvvm<shfl_kind bfly>")
        ).result
        k.store(value, k.at(k.args[0], i, I32))
    out = np.zeros(32, np.int32)
    k.run(out)
    assert out.tolist() == [i ^ 1 for i in range(16)] + [0] * 16


def vote(k, kind, predicate, mask=-1):
    return k.op(
        "nvvm.vote.sync",
        k.const(mask),
        predicate,
        to=I32 if kind == "ballot" else I1,
        kind=Raw(f"#nvvm<vote_sync_kind {kind}>"),
    )


def test_votes():
    def some(k, i):
        return k.compare("eq", k.binary("remui", i, 3), 0)

    ballots = per_thread(lambda k, i: vote(k, "ballot", some(k, i)))
    for i, bits in enumerate(ballots):
        first = i // 32 * 32
        assert bits % (1 << 32) == sum(1 << n for n in range(32) if (first + n) % 3 == 0)
    for kind, want in {"any": [0, 1], "all": [0, 0], "uni": [1, 0]}.items():
        got = per_thread(lambda k, i, kind=kind: k.op("arith.extui", vote(k, kind, k.compare("eq", i, 40)), to=I32))
        assert got == [want[0]] * 32 + [want[1]] * 32, kind
    assert per_thread(lambda k, i: k.op("arith.extui", vote(k, "all", k.compare("sge", i, 0)), to=I32)) == [1] * 64


def test_block_of_odd_size_votes_with_those_it_has():
    got = per_thread(lambda k, i: vote(k, "ballot", k.compare("sge", i, 0)), block=40)
    assert [v % (1 << 32) for v in got] == [0xFFFFFFFF] * 32 + [0xFF] * 8


@pytest.mark.parametrize(
    "kind, oracle",
    [
        ("add", sum),
        ("max", max),
        ("min", min),
        ("umax", lambda v: max(x % (1 << 32) for x in v)),
        ("umin", lambda v: min(x % (1 << 32) for x in v)),
    ],
)
def test_redux(kind, oracle):
    def build(k, i):
        value = k.binary("subi", k.binary("remui", k.binary("muli", i, 37), 101), 50)
        return k.op(
            "nvvm.redux.sync", value, k.const(-1), to=I32, kind=Raw(f"#nvvm<redux_kind {kind}>"), abs=False, nan=False
        )

    values = [i * 37 % 101 - 50 for i in range(64)]
    got = per_thread(build)
    assert [v % (1 << 32) for v in got] == [oracle(values[i // 32 * 32 :][:32]) % (1 << 32) for i in range(64)]


def test_match_and_elect():
    def key(k, i):
        return k.binary("remui", i, 5)

    def match(k, i):
        return k.op("nvvm.match.sync", k.const(-1), key(k, i), to=I32, kind=Raw("#nvvm<match_sync_kind any>"))

    for i, bits in enumerate(per_thread(match)):
        first = i // 32 * 32
        assert bits % (1 << 32) == sum(1 << n for n in range(32) if (first + n) % 5 == i % 5)

    def match_all(k, i):
        both = k.op(
            "nvvm.match.sync",
            k.const(-1),
            k.binary("shrui", i, 5),
            to=OpaqueType("!llvm.struct<(i32, i1)>"),
            kind=Raw("#nvvm<match_sync_kind all>"),
        )
        mask, same = (
            k.op("llvm.extractvalue", both, to=t, position=IntArray((n,), 64)) for n, t in enumerate((I32, I1))
        )
        return k.binary("addi", mask, k.op("arith.extui", same, to=I32))

    assert per_thread(match_all) == [0] * 64  # all ones, plus one
    assert per_thread(lambda k, i: k.op("arith.extui", k.op("nvvm.elect.sync", to=I1), to=I32)) == ([1] + [0] * 31) * 2


def test_lane_registers():
    assert per_thread(lambda k, i: k.sreg("laneid")) == [i % 32 for i in range(64)]
    assert per_thread(lambda k, i: k.sreg("warpid")) == [i // 32 for i in range(64)]
    assert [v % (1 << 32) for v in per_thread(lambda k, i: k.sreg("lanemask.lt"))] == [
        (1 << i % 32) - 1 for i in range(64)
    ]
    assert [v % (1 << 32) for v in per_thread(lambda k, i: k.sreg("lanemask.ge"))] == [
        0xFFFFFFFF - (1 << i % 32) + 1 for i in range(64)
    ]


def test_atomic_add_counts_every_lane():
    k = Kernel(ptr(1), ptr(1))
    i = k.global_index()
    old = k.op(
        "llvm.atomicrmw",
        k.at(k.args[0], k.binary("remui", i, 3), I32),
        k.const(2),
        to=I32,
        bin_op=Typed(1, I64),
        ordering=Typed(2, I64),
    )
    k.store(old, k.at(k.args[1], i, I32))
    counters, old = np.zeros(3, np.int32), np.zeros(128, np.int32)
    k.run(counters, old, grid=2, block=64)
    assert counters.tolist() == [86, 86, 84]
    assert sorted(old[::3].tolist()) == list(range(0, 86, 2))


@pytest.mark.parametrize(
    "code, fold",
    [
        (0, lambda a, b: b),
        (2, lambda a, b: a - b),
        (3, lambda a, b: a & b),
        (5, lambda a, b: a | b),
        (6, lambda a, b: a ^ b),
        (7, max),
        (8, min),
        (15, lambda a, b: 0 if a >= b else a + 1),
    ],
)
def test_atomic_operations_fold_in_lane_order(code, fold):
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    value = k.binary("xori", k.binary("muli", i, 5), 0x33)
    k.op("llvm.atomicrmw", k.args[0], value, to=I32, bin_op=Typed(code, I64))
    memory, want = np.array([77], np.int32), 77
    k.run(memory)
    for i in range(32):
        want = fold(want, i * 5 ^ 0x33)
    assert memory[0] == want


def test_atomic_float_add_in_shared_memory():
    k = Kernel(ptr(1))
    i, s = k.sreg("tid.x"), k.shared("s", 4)
    with k.when(k.compare("eq", i, 0)):
        k.store(k.const(0.0, F32), s)
    k.barrier()
    k.op("llvm.atomicrmw", s, k.op("arith.sitofp", i, to=F32), to=F32, bin_op=Typed(11, I64))
    k.barrier()
    k.store(k.load(s), k.at(k.args[0], k.sreg("ctaid.x")))
    out = np.zeros(2, np.float32)
    k.run(out, grid=2, block=64)
    assert out.tolist() == [2016, 2016]


def test_plain_access_beside_an_atomic_one_is_a_race():
    k = Kernel()
    i, s = k.sreg("tid.x"), k.shared("s", 4)
    with k.when(k.compare("eq", i, 0)):
        k.store(k.const(0), s)
    k.barrier()
    k.op("llvm.atomicrmw", s, i, to=I32, bin_op=Typed(1, I64))
    k.load(s, I32)
    with pytest.raises(CutecError) as caught:
        k.run()
    assert caught.value.code == "E5005"


def test_compare_and_swap_has_one_winner():
    k = Kernel(ptr(1), ptr(1))
    i = k.sreg("tid.x")
    pair = k.op("llvm.cmpxchg", k.args[0], k.const(-1), i, to=OpaqueType("!llvm.struct<(i32, i1)>"))
    won = k.op("llvm.extractvalue", pair, to=I1, position=IntArray((1,), 64))
    k.store(k.op("arith.extui", won, to=I32), k.at(k.args[1], i, I32))
    lock, winners = np.array([-1], np.int32), np.zeros(64, np.int32)
    k.run(lock, winners, block=64)
    assert winners.sum() == 1 and winners[lock[0]] == 1
