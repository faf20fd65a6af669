"""Kernels whose warps meet at named barriers."""

from kernel_kit import Kernel

from cutec.ir.types import I32, ptr


def producer_consumer(full=True, empty=True, rounds=5):
    """Warp 0 writes a buffer, warp 1 sums it up; barrier 1 says full, barrier 2 empty."""
    k = Kernel(ptr(1))
    i, s = k.sreg("tid.x"), k.shared("s", 128)
    lane = k.binary("andi", i, 31)
    both = k.const(64)

    def arrive(number):
        k.emit("nvvm.barrier.arrive", (k.const(number), both))

    def produce():
        def body(j):
            if empty:
                k.barrier(k.const(2), both)
            k.store(k.binary("addi", lane, k.binary("muli", j, 100)), k.at(s, lane, I32))
            if full:
                arrive(1)

        k.loop(0, rounds, 1, [], body)
        return []

    def consume():
        if empty:
            arrive(2)

        def body(j, total):
            if full:
                k.barrier(k.const(1), both)
            total = k.binary("addi", total, k.load(k.at(s, k.binary("xori", lane, 31), I32), I32))
            if empty:
                with k.when(k.compare("slt", j, rounds - 1)):
                    arrive(2)
            return [total]

        (total,) = k.loop(0, rounds, 1, [k.const(0)], body)
        k.store(total, k.at(k.args[0], lane, I32))
        return []

    k.choose(k.compare("slt", i, 32), produce, consume)
    return k
