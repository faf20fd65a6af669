"""Barriers, races and what happens when threads do not meet."""

import numpy as np
import pytest
from barrier_kernels import producer_consumer
from kernel_kit import Kernel, line_of

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray
from cutec.ir.types import F32, I8, I16, I32, ptr


def refused(code, kernel, *args, **run) -> CutecError:
    with pytest.raises(CutecError) as caught:
        kernel.run(*args, **run)
    assert caught.value.code == code, f"{caught.value} {caught.value.notes}"
    return caught.value


def reverse(barriers=True, block=64):
    """Reverse a block's elements through shared memory."""
    k = Kernel(ptr(1))
    i, s = k.sreg("tid.x"), k.shared("s", 4 * block)
    k.store(k.load(k.at(k.args[0], k.global_index(), I32), I32), k.at(s, i, I32))
    if barriers:
        k.barrier()
    k.store(k.load(k.at(s, k.binary("subi", k.const(block - 1), i), I32), I32), k.at(k.args[0], k.global_index(), I32))
    return k


def test_a_barrier_lets_threads_exchange():
    data = np.arange(192, dtype=np.int32)
    reverse().run(data, grid=3, block=64)
    assert (data.reshape(3, 64) == np.arange(192).reshape(3, 64)[:, ::-1]).all()


def test_without_the_barrier_it_is_a_race():
    k = reverse(barriers=False)
    error = refused("E5005", k, np.arange(64, dtype=np.int32), block=64)
    assert "byte 252 of s" in error.message and "thread (63,0,0) stored to" in error.message
    assert error.place.line == line_of(k, "llvm.load", 1)


def test_write_after_read_is_a_race():
    k = Kernel()
    i, s = k.sreg("tid.x"), k.shared("s", 256)
    k.store(i, k.at(s, i, I32))
    k.barrier()
    k.load(k.at(s, i, I32), I32)
    k.load(k.at(s, k.binary("xori", i, 1), I32), I32)
    k.store(i, k.at(s, i, I32))
    assert "loaded" in refused("E5005", k, block=64).message


def test_a_third_reader_does_not_hide_the_others():
    k = Kernel()
    i, s = k.sreg("tid.x"), k.shared("s", 64)
    with k.when(k.compare("eq", i, 0)):
        k.store(i, s)
    k.barrier()
    for reader in (0, 1):
        with k.when(k.compare("eq", i, reader)):
            k.load(s, I32)
    with k.when(k.compare("eq", i, 1)):
        k.store(i, s)
    assert "thread (0,0,0) loaded" in refused("E5005", k, block=64).message


def test_different_values_stored_at_once_race_but_equal_ones_do_not():
    k = Kernel()
    k.store(k.sreg("tid.x"), k.shared("s", 4))
    assert "different values" in refused("E5005", k).message
    k = Kernel()
    k.store(k.const(5), k.shared("s", 4))
    k.run()


def test_neighbouring_halfwords_are_no_race():
    k = Kernel()
    i, s = k.sreg("tid.x"), k.shared("s", 128)
    k.store(k.op("arith.trunci", i, to=I16), k.at(s, i, I16))
    k.barrier()
    k.load(k.at(s, k.binary("xori", i, 1), I16), I16)
    k.run()


def test_rounds_of_a_reduction_need_a_barrier_each():
    def reduction(barriers):
        k = Kernel(ptr(1), ptr(1))
        i, s = k.sreg("tid.x"), k.shared("s", 512)
        k.store(k.load(k.at(k.args[0], k.global_index())), k.at(s, i))
        k.barrier()
        width = 64
        while width:
            with k.when(k.compare("slt", i, width)):
                other = k.load(k.at(s, k.binary("addi", i, width)))
                k.store(k.op("arith.addf", k.load(k.at(s, i)), other, to=F32), k.at(s, i))
            if barriers:
                k.barrier()
            width //= 2
        with k.when(k.compare("eq", i, 0)):
            k.store(k.load(s), k.at(k.args[1], k.sreg("ctaid.x")))
        return k

    data, out = np.arange(512, dtype=np.float32), np.zeros(4, np.float32)
    reduction(True).run(data, out, grid=4, block=128)
    assert out.tolist() == data.reshape(4, 128).sum(axis=1).tolist()
    refused("E5005", reduction(False), data, out, grid=4, block=128)


def test_shared_memory_starts_undefined_in_every_block():
    k = Kernel(ptr(1))
    i, s = k.sreg("tid.x"), k.shared("s", 256)
    with k.when(k.compare("ne", i, 33)):
        k.store(i, k.at(s, i, I32))
    k.barrier()
    k.store(k.load(k.at(s, i, I32), I32), k.at(k.args[0], i, I32))
    error = refused("E5003", k, np.zeros(64, np.int32), block=64)
    assert "byte 132 of s" in error.message and error.notes[0].message == "thread (33,0,0) of block (0,0,0)"


def test_shared_out_of_bounds_and_misaligned():
    k = Kernel()
    k.store(k.sreg("tid.x"), k.at(k.shared("s", 100), k.sreg("tid.x"), I32))
    assert "byte 100 of s, which has 100" in refused("E5001", k).message
    k = Kernel()
    k.load(k.at(k.shared("s", 128), 2, I8), I32)
    refused("E5002", k)


def test_dynamic_shared_memory_has_the_size_of_the_launch():
    k = Kernel()
    i = k.sreg("tid.x")
    k.store(i, k.at(k.shared("dynamic", 0), i, I32))
    k.run(smem=128)
    refused("E5001", k, smem=124)


def test_barrier_in_one_arm_is_divergent():
    k = Kernel()
    with k.when(k.compare("slt", k.sreg("tid.x"), 32)):
        k.barrier()
    error = refused("E5004", k, block=64)
    assert error.place.line == line_of(k, "nvvm.barrier")
    assert [n.message for n in error.notes] == [
        "thread (0,0,0) of block (0,0,0)",
        (
            "32 threads of the block wait here: warp 0, at barrier 0, which 32 of 64 threads have reached; warp 1 has"
            " not come"
        ),
        "32 of the block's 64 threads have exited",
    ]


def test_different_barriers_in_two_arms_are_divergent():
    k = Kernel()
    k.choose(k.compare("slt", k.sreg("tid.x"), 32), k.barrier, k.barrier)
    error = refused("E5004", k, block=64)
    assert error.notes[-1].place.line in (line_of(k, "nvvm.barrier"), line_of(k, "nvvm.barrier", 1))


def test_barrier_in_a_loop_with_uneven_trips_is_divergent():
    k = Kernel()
    k.loop(0, k.binary("addi", k.const(2), k.binary("shrui", k.sreg("tid.x"), 5)), 1, [], lambda j: k.barrier())
    refused("E5004", k, block=64)
    k = Kernel()
    k.loop(0, 5, 1, [], lambda j: k.barrier())
    k.run(block=64)


def test_barrier_in_an_arm_that_whole_blocks_take():
    k = Kernel(ptr(1))
    i, s = k.sreg("tid.x"), k.shared("s", 256)
    with k.when(k.compare("eq", k.sreg("ctaid.x"), 1)):
        k.store(i, k.at(s, i, I32))
        k.barrier()
        k.store(k.load(k.at(s, k.binary("xori", i, 63), I32), I32), k.at(k.args[0], i, I32))
    out = np.zeros(64, np.int32)
    k.run(out, grid=3, block=64)
    assert out.tolist() == list(range(63, -1, -1))


def test_warps_specialise_as_producer_and_consumer():
    out = np.zeros(32, np.int32)
    producer_consumer().run(out, block=64, grid=2)
    assert out.tolist() == [5 * (31 - i) + 100 * 10 for i in range(32)]


def test_forgetting_the_full_barrier_reads_too_early():
    with pytest.raises(CutecError) as caught:
        producer_consumer(full=False, rounds=1).run(np.zeros(32, np.int32), block=64)
    assert caught.value.code in ("E5003", "E5005")


def test_forgetting_the_empty_barrier_is_a_race():
    k = Kernel()
    i, s = k.sreg("tid.x"), k.shared("s", 128)
    lane, both = k.binary("andi", i, 31), k.const(64)

    def produce():
        k.store(lane, k.at(s, lane, I32))
        k.barrier(k.const(1), both)
        k.store(i, k.at(s, lane, I32))
        return []

    def consume():
        k.barrier(k.const(1), both)
        k.load(k.at(s, k.binary("xori", lane, 31), I32), I32)
        return []

    k.choose(k.compare("slt", i, 32), produce, consume)
    refused("E5005", k, block=64)


def test_named_barrier_that_never_fills_is_a_deadlock():
    k = Kernel()
    k.barrier(k.const(1), k.const(96))
    error = refused("E5008", k, block=64)
    assert "64 threads of the block wait here" in error.notes[1].message
    k = Kernel()
    k.barrier(k.const(1), k.const(32))
    refused("E5004", k, block=64)


def test_threads_of_a_warp_come_to_a_barrier_from_several_places():
    """Even lanes wait at one place, odd ones at others; a few of warp 1 arrive without waiting."""

    def kernel(aligned):
        sync = "nvvm.barrier" if aligned else "cutec.barrier_sync"
        arrive = "nvvm.barrier.arrive" if aligned else "cutec.barrier_arrive"
        k = Kernel(ptr(1))
        i, s = k.sreg("tid.x"), k.shared("s", 256)
        operands = (k.const(1), k.const(64))
        sizes = {"operandSegmentSizes": IntArray((1, 1, 0))} if aligned else {}
        k.store(i, k.at(s, i, I32))

        def read():
            k.emit(sync, operands, **sizes)
            k.store(k.load(k.at(s, k.binary("xori", i, 32), I32), I32), k.at(k.args[0], i, I32))

        def of_two():
            k.choose(k.compare("slt", i, 40), lambda: k.emit(arrive, operands) and None, read)

        k.choose(
            k.compare("eq", k.binary("andi", i, 1), 0), read, lambda: k.choose(k.compare("slt", i, 32), read, of_two)
        )
        return k

    out = np.full(64, -1, np.int32)
    kernel(False).run(out, block=64)
    i = np.arange(64)
    assert (out == np.where((i > 32) & (i < 40) & (i % 2 == 1), -1, i ^ 32)).all()
    for seed in range(4):
        free = kernel(False)
        free.run(out, block=64, options={"hazards": True, "seed": seed})
        assert free.hazards == []
    wrong = kernel(True)
    wrong.run(out, block=64, options={"hazards": True})
    assert {h.code for h in wrong.hazards} == {"E5043"}


def test_a_barrier_waits_for_the_rest_of_each_warp():
    """One lane of each of two warps does not make 32 threads, nor goes on; who exits later does
    not hold the others up.
    """

    def kernel(rest):
        k = Kernel(ptr(1))
        i = k.sreg("tid.x")
        with k.when(k.compare("eq", k.binary("andi", i, 31), 0)):
            k.emit("cutec.barrier_arrive", (k.const(1), k.const(64)))
            k.store(i, k.at(k.args[0], i, I32))
        with k.when(k.compare("ne", k.binary("andi", i, 31), 0)):
            rest(k)
        return k

    def waits_elsewhere(k):
        k.emit("cutec.barrier_sync", (k.const(2), k.const(64)))

    out = np.full(64, -1, np.int32)
    error = refused("E5004", kernel(waits_elsewhere), out, block=64)
    said = [n.message for n in error.notes]
    assert said[1:] == [
        "2 threads of the block wait here: warps 0-1, for the rest of the warp to come to barrier 1",
        "62 threads of the block wait here: warps 0-1, for the rest of the warp to come to barrier 2",
    ]
    assert "counts as 32" in error.help and (out == -1).all()
    kernel(lambda k: k.emit("nvvm.exit")).run(out, block=64)
    assert (out[::32] == [0, 32]).all()


def test_a_partial_warp_counts_as_a_whole_one():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    with k.when(k.compare("sge", i, 70)):
        k.emit("nvvm.exit")
    k.barrier(k.const(1), k.const(96))
    k.store(i, k.at(k.args[0], i, I32))
    out = np.full(80, -1, np.int32)
    k.run(out, block=80)
    assert (out == np.where(np.arange(80) < 70, np.arange(80), -1)).all()


def test_named_barriers_of_disjoint_warps_do_not_order_each_other():
    def kernel(same):
        k = Kernel()
        i, s = k.sreg("tid.x"), k.shared("s", 256)
        warp = k.binary("shrui", i, 5)
        k.store(i, k.at(s, i, I32))
        if same:
            k.barrier(k.const(1), k.const(64))
        else:
            k.barrier(k.binary("addi", warp, 1), k.const(32))
        k.load(k.at(s, k.binary("xori", i, 32), I32), I32)
        return k

    kernel(True).run(block=64)
    refused("E5005", kernel(False), block=64)


def test_warp_barrier_orders_lanes_of_a_warp_only():
    def kernel(distance):
        k = Kernel()
        i, s = k.sreg("tid.x"), k.shared("s", 256)
        k.store(i, k.at(s, i, I32))
        k.emit("nvvm.bar.warp.sync", (k.const(-1),))
        k.load(k.at(s, k.binary("xori", i, distance), I32), I32)
        return k

    kernel(1).run(block=64)
    refused("E5005", kernel(32), block=64)


def test_cluster_barrier():
    k = Kernel(ptr(1))
    k.emit("nvvm.cluster.arrive")
    k.emit("nvvm.cluster.wait")
    rank = k.sreg("cluster.ctarank")
    k.store(rank, k.at(k.args[0], k.sreg("ctaid.x"), I32))
    out = np.zeros(6, np.int32)
    k.run(out, grid=(6, 1, 1), block=64, cluster=(2, 1, 1))
    assert out.tolist() == [0, 1] * 3
    k = Kernel()
    with k.when(k.compare("eq", k.sreg("cluster.ctarank"), 0)):
        k.emit("nvvm.cluster.arrive")
        k.emit("nvvm.cluster.wait")
    k.run(grid=(2, 1, 1), block=32, cluster=(2, 1, 1))  # who has exited is not waited for


def test_cluster_barrier_that_others_do_not_reach():
    k = Kernel()
    with k.when(k.compare("eq", k.sreg("cluster.ctarank"), 1)):
        k.barrier(k.const(1), k.const(64))
    k.emit("nvvm.cluster.arrive")
    k.emit("nvvm.cluster.wait")
    error = refused("E5008", k, grid=(2, 1, 1), block=32, cluster=(2, 1, 1))
    said = " ".join(n.message for n in error.notes)
    assert (
        "at barrier 1, which 32 of 64 threads have reached" in said
        and "at the cluster's barrier, where 32 of 64 threads have arrived" in said
    )


def test_arrivals_and_waits_at_the_cluster_barrier_take_turns():
    for names in (["wait"], ["arrive", "arrive"], ["arrive", "wait", "wait"]):
        k = Kernel()
        for name in names:
            k.emit(f"nvvm.cluster.{name}")
        refused("E5004", k, grid=(2, 1, 1), block=32, cluster=(2, 1, 1))


def test_checks_can_be_switched_off():
    data = np.arange(64, dtype=np.int32)
    reverse(barriers=False).run(data, block=64, checks=False)
    assert data.tolist() == list(range(63, -1, -1))  # the whole block executes each operation at once
    k = Kernel(ptr(1))
    k.store(k.binary("addi", k.load(k.shared("s", 4), I32), k.load(k.local(1, I32), I32)), k.args[0])
    out = np.ones(1, np.int32)
    k.run(out, checks=False)
    assert out[0] == 0
    with pytest.raises(CutecError, match="E5003"):
        k.run(out)
