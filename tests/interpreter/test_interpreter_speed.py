"""How much work the interpreter does: calls of functions, which do not grow with the threads of a
batch.
"""

import numpy as np
from counting import counted
from kernel_kit import Kernel

from cutec.interpreter.program import compile_kernel
from cutec.ir.attrs import Raw, Symbol, Typed
from cutec.ir.types import F16, F32, I32, I64, VectorType, ptr


def test_vector_add_of_a_million_elements():
    k = Kernel(ptr(1), ptr(1), ptr(1), I32)
    i = k.global_index()
    with k.when(k.compare("slt", i, k.args[3])):
        wide = k.op("arith.extsi", i, to=I64)
        a, b, c = (k.at(p, wide) for p in k.args[:3])
        k.store(k.op("arith.addf", k.load(a), k.load(b), to=F32), c)
    n = 1_000_003
    a, b = np.random.default_rng(0).random((2, n), np.float32)
    c = np.zeros_like(a)
    with counted(limit=18_000):  # 11 690 were made
        k.run(a, b, c, n, grid=-(-n // 256), block=256, undefined=(2,))
    assert (c == a + b).all()


def block_reduce(k, value, combine, scratch):
    """Over the block of 256 threads: by shuffles in each warp, then through shared memory."""
    for offset in (16, 8, 4, 2, 1):
        value = combine(value, k.shuffle("bfly", value, offset))
    tid = k.sreg("tid.x")
    k.barrier()
    with k.when(k.compare("eq", k.binary("andi", tid, 31), 0)):
        k.store(value, k.at(scratch, k.binary("shrui", tid, 5)))
    k.barrier()
    result = k.load(scratch)
    for warp in range(1, 8):
        result = combine(result, k.load(k.at(scratch, warp)))
    return result


def test_softmax_of_64_rows_of_8192():
    k = Kernel(ptr(1), ptr(1))
    tid, scratch = k.sreg("tid.x"), k.shared("scratch", 32)
    row = k.binary("muli", k.sreg("ctaid.x"), 8192)
    four = VectorType(4, F32)
    fragment = k.local(32)

    def place(pointer, j):
        return k.at(
            pointer, k.binary("addi", row, k.binary("muli", k.binary("addi", k.binary("muli", j, 256), tid), 4))
        )

    def binary(name):
        return lambda a, b: k.op(f"arith.{name}", a, b, to=F32)

    def element(j):
        return k.at(fragment, j)

    vector = {"alignment": Typed(16, I64)}
    k.loop(
        0,
        8,
        1,
        [],
        lambda j: k.store(
            k.load(place(k.args[0], j), four, **vector), k.at(fragment, k.binary("muli", j, 4)), **vector
        ),
    )
    lowest = k.const(float("-inf"), F32)
    (top,) = k.loop(0, 32, 1, [lowest], lambda j, m: [binary("maximumf")(m, k.load(element(j)))])
    top = block_reduce(k, top, binary("maximumf"), scratch)

    def exponential(j, total):
        e = k.op("llvm.call", binary("subf")(k.load(element(j)), top), to=F32, callee=Symbol("__nv_expf"))
        k.store(e, element(j))
        return [binary("addf")(total, e)]

    (total,) = k.loop(0, 32, 1, [k.const(0.0, F32)], exponential)
    total = block_reduce(k, total, binary("addf"), scratch)
    k.loop(0, 32, 1, [], lambda j: k.store(binary("divf")(k.load(element(j)), total), element(j)))
    k.loop(
        0,
        8,
        1,
        [],
        lambda j: k.store(
            k.load(k.at(fragment, k.binary("muli", j, 4)), four, **vector), place(k.args[1], j), **vector
        ),
    )

    x = np.random.default_rng(0).standard_normal((64, 8192)).astype(np.float32)
    y = np.zeros_like(x)
    with counted(limit=110_000):  # 74 261 were made
        k.run(x, y, grid=64, block=256, undefined=(1,))
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    assert np.allclose(y, e / e.sum(axis=1, keepdims=True), rtol=1e-6, atol=0)


def copying(element):
    """A kernel that copies 16 bytes with cp.async, waits, and reads them by ldmatrix and load."""
    k = Kernel(ptr(1))
    tile = k.shared("tile", 128)
    attrs = {"size": Typed(16, I32), "modifier": Raw("#nvvm<load_cache_modifier cg>")}
    k.emit("nvvm.cp.async.shared.global", (tile, k.args[0]), **attrs)
    k.emit("nvvm.cp.async.wait.group", n=Typed(0, I32))
    k.emit("cutec.ldmatrix", (tile,), (I32,))
    k.load(tile, element)
    return compile_kernel(k.finish().body.ops[-1])


def test_shadows_are_as_fine_as_the_smallest_access():
    assert [copying(element).granule for element in (I64, F32, F16)] == [8, 4, 2]
