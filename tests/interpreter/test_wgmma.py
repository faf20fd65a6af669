"""Matrix multiplication by warpgroups: every type, N, major, swizzle and source against NumPy,
operands laid out by the manual's formulas.
"""

from __future__ import annotations

import itertools
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hopper_operations import grouped_results
from kernel_kit import Kernel

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.types import F32, I1, I32, I64, ptr
from cutec.ops.primitives.wgmma import descriptor_fields, register_type, registers
from cutec.target.wgmma import KINDS, legal_n

DTYPES = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "tf32": np.float32,
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
    "s8": np.int8,
    "u8": np.uint8,
    "b1": np.uint8,
}
ROW = {"none": 16, "32B": 32, "64B": 64, "128B": 128}


def swizzled(byte: int, swizzle: str) -> int:
    """Where a byte of an operand lies (its array begins at a multiple of 1024)."""
    return byte ^ ((byte >> 3) & {"none": 0, "32B": 0x10, "64B": 0x30, "128B": 0x70}[swizzle])


class Operand:
    """A matrix `[mn, k]` (in elements; of b1 in bytes of 8) as it lies in shared memory, and what a
    descriptor says of it.
    """

    def __init__(self, matrix: np.ndarray, swizzle: str, mn_major: bool = False):
        size, (mn, k) = matrix.dtype.itemsize, matrix.shape
        self.line = 16 // size
        row = ROW[swizzle]
        across = row // 16
        self.image = np.zeros(-(-max(mn * max(k * size, row), k * max(mn * size, row)) // 1024) * 1024, np.uint8)
        if mn_major:
            atom = row * k  # all of k, `row` bytes of mn
            leading, stride = (atom, 8 * row) if swizzle != "none" else (8 * 16, 16 * k)
            self.step = 2 * 8 * row
            place = lambda i, j: i * size % row + i * size // row * atom + j * row  # noqa: E731 - formulas
        else:
            blocks = max(1, k * size // row)
            leading, stride = (mn * 16, 128) if swizzle == "none" else (16, 8 * row)
            self.step = 2 * leading if swizzle == "none" else 32
            tile = mn * row
            self.blocked = [s * 32 // row * tile + s * 32 % row for s in range(blocks * row // 32)]
            place = lambda i, j: i * row + j * size % row + j * size // row * tile  # noqa: E731 - formulas
        assert across
        for i, j in itertools.product(range(mn), range(k)):
            byte = swizzled(place(i, j), swizzle)
            self.image[byte : byte + size] = np.frombuffer(matrix[i, j].tobytes(), np.uint8)
        self.fields = descriptor_fields(leading, stride, swizzle)
        self.mn_major = mn_major

    def steps(self, count: int) -> tuple[int, ...]:
        """The offsets of k-steps in units of 16 bytes."""
        if self.mn_major or not hasattr(self, "blocked"):
            return tuple(self.step * s // 16 for s in range(count))
        return tuple((self.blocked[s] if self.step == 32 else self.step * s) // 16 for s in range(count))


def wgmma(k: Kernel, acc: list[Value], left: list[Value], right: Value, scale: Value, **attrs: Any) -> list[Value]:
    """Fence, multiply, commit, wait."""
    k.emit("nvvm.wgmma.fence.aligned")
    acc = grouped_results(k, "cutec.wgmma.mma_async", [v.type for v in acc], acc, left, [right], [scale], **attrs)
    k.emit("nvvm.wgmma.commit.group.sync.aligned")
    return k.emit("cutec.wgmma.wait_group", acc, [v.type for v in acc], group=Typed(0, I32)).results


def copy_to_shared(k: Kernel, source: Value, target: Value, size: int, tid: Value) -> None:
    k.loop(tid, size // 4, 128, [], lambda i: k.store(k.load(k.at(source, i, I32), I32), k.at(target, i, I32)))


def multiply(
    a: str,
    d: str,
    n: int,
    steps: int = 1,
    *,
    b: str = "",
    swizzles: tuple[str, str] = ("128B", "128B"),
    majors: tuple[bool, bool] = (False, False),
    from_registers: bool = False,
    accumulate: bool = False,
    **attrs: Any,
) -> tuple[np.ndarray, np.ndarray]:
    """(D as found, D as NumPy has it), float64."""
    b = b or a
    kind, rng = KINDS[a], np.random.default_rng(3)
    depth = kind.k * steps
    if a == "b1":
        bits = [rng.integers(0, 2, (mn, depth), np.uint8) for mn in (64, n)]
        left, right = (np.packbits(x, axis=1, bitorder="little") for x in bits)
        exact = bits[0].astype(float) @ bits[1].T
    else:
        low = 0 if "u8" in (a, b) else -4
        left, right = (rng.integers(low, 5, (mn, depth)).astype(DTYPES[t]) for mn, t in ((64, a), (n, b)))
        exact = left.astype(float) @ right.astype(float).T
    operands = [Operand(m, s, mn) for m, s, mn in zip((left, right), swizzles, majors)]
    k = Kernel(ptr(1), ptr(1), ptr(1), ptr(1))
    tid = k.sreg("tid.x")
    places = [k.shared(name, len(o.image)) for name, o in zip(("left", "right"), operands)]
    for number, (place, operand) in enumerate(zip(places, operands), 1):
        copy_to_shared(k, k.args[number], place, len(operand.image), tid)
    k.barrier()
    descriptors = [
        k.op("cutec.wgmma.descriptor", p, to=I64, fields=Typed(o.fields, I64)) for p, o in zip(places, operands)
    ]
    ty, count = register_type(d), registers(n, d)
    base = k.binary("muli", tid, count)
    initial = [
        k.load(k.at(k.args[0], k.binary("addi", base, i), ty), ty) if accumulate else k.const(0, ty)
        for i in range(count)
    ]
    row = k.binary("muli", tid, 4 * steps)
    words = (
        [k.load(k.at(k.args[3], k.binary("addi", row, i), I32), I32) for i in range(4 * steps)]
        if from_registers
        else []
    )
    flags = {name: None for name, on in (("a_mn", majors[0]), ("b_mn", majors[1])) if on}
    found = wgmma(
        k,
        initial,
        words or descriptors[:1],
        descriptors[1],
        k.const(accumulate, I1),
        shape=IntArray((64, n, kind.k)),
        a=a,
        b=b,
        d=d,
        a_steps=IntArray(operands[0].steps(steps)),
        b_steps=IntArray(operands[1].steps(steps)),
        **flags,
        **attrs,
    )
    for i, value in enumerate(found):
        k.store(value, k.at(k.args[0], k.binary("addi", base, i), ty))
    out = np.full((128, count), 0x40004000 if d == "f16" else 2, np.float32 if d == "f32" else np.int32)
    k.run(out, operands[0].image, operands[1].image, fragment_of_a(left, steps), block=128)
    sign = -1 if ("negate_a" in attrs) != ("negate_b" in attrs) else 1
    return matrix_of(out, n, d), sign * exact + (2 if accumulate else 0)


def fragment_of_a(left: np.ndarray, steps: int) -> np.ndarray:
    """`[thread, register]` as int32, by the manual's formulas for A in registers."""
    words = np.ascontiguousarray(left).view(np.int32)
    result = np.zeros((128, 4 * steps), np.int32)
    for thread, register, step in itertools.product(range(128), range(4), range(steps)):
        row = thread // 32 * 16 + thread % 32 // 4 + 8 * (register % 2)
        result[thread, 4 * step + register] = words[row, 8 * step + thread % 4 + 4 * (register // 2)]
    return result


def matrix_of(out: np.ndarray, n: int, d: str) -> np.ndarray:
    """D from each thread's registers, by the manual's formulas."""
    elements = out.view(np.float16) if d == "f16" else out
    matrix = np.full((64, n), np.nan)
    for thread, i in itertools.product(range(128), range(n // 2)):
        matrix[thread // 32 * 16 + thread % 32 // 4 + 8 * (i // 2 % 2), 8 * (i // 4) + 2 * (thread % 4) + i % 2] = (
            elements[thread, i]
        )
    return matrix


def check(*args: Any, **more: Any) -> None:
    found, want = multiply(*args, **more)
    assert (found == want).all()


@pytest.mark.parametrize(("a", "d"), [(a, d) for a, kind in KINDS.items() for d in kind.accumulators])
def test_every_type(a: str, d: str):
    check(a, d, 24 if a == "b1" else 16, 2)


@pytest.mark.parametrize(("a", "b"), [("e4m3", "e5m2"), ("e5m2", "e4m3"), ("s8", "u8"), ("u8", "s8")])
def test_mixed_types(a: str, b: str):
    check(a, KINDS[a].accumulators[-1], 8, b=b)


@pytest.mark.parametrize("swizzle", ROW)
@pytest.mark.parametrize("majors", [(False, False), (True, False), (False, True), (True, True)])
def test_every_swizzle_and_major(swizzle: str, majors: tuple[bool, bool]):
    check("bf16", "f32", 64, 2, swizzles=(swizzle, swizzle), majors=majors)


@pytest.mark.parametrize(("a", "swizzle"), [("tf32", "32B"), ("s8", "64B"), ("e4m3", "none"), ("f16", "128B")])
def test_four_steps(a: str, swizzle: str):
    check(a, KINDS[a].accumulators[-1], 40 if a != "s8" else 48, 4, swizzles=(swizzle, swizzle))


@pytest.mark.parametrize("a", ["f16", "tf32", "e5m2", "s8", "b1"])
def test_left_operand_in_registers(a: str):
    check(a, KINDS[a].accumulators[-1], 16, 2, from_registers=True)


@pytest.mark.parametrize("d", ["f32", "f16"])
def test_accumulating(d: str):
    check("f16", d, 16, accumulate=True)


@pytest.mark.parametrize("signs", [("negate_a",), ("negate_b",), ("negate_a", "negate_b")])
def test_negation(signs: tuple[str, ...]):
    check("bf16", "f32", 8, **dict.fromkeys(signs))


def test_widest():
    check("f16", "f32", 256, 1)


def test_legal_extents():
    assert len(legal_n("f16")) == 32 and legal_n("s8") == (
        8,
        16,
        24,
        32,
        48,
        64,
        80,
        96,
        112,
        128,
        144,
        160,
        176,
        192,
        208,
        224,
        240,
        256,
    )


def partial_kernel(rows: int, threads: int = 128) -> Kernel:
    """Only some rows of A are written; B is."""
    k = Kernel(ptr(1))
    tid, left, right = k.sreg("tid.x"), k.shared("left", 64 * 32), k.shared("right", 8 * 32)
    zero = k.const(0)
    k.loop(tid, rows * 8, threads, [], lambda i: k.store(zero, k.at(left, i, I32)))
    with k.when(k.compare("slt", tid, 64)):
        k.store(zero, k.at(right, tid, I32))
    k.barrier()
    fields = Typed(descriptor_fields(16, 256, "32B"), I64)
    a, b = (k.op("cutec.wgmma.descriptor", p, to=I64, fields=fields) for p in (left, right))
    one = IntArray((0,))
    attrs = {"shape": IntArray((64, 8, 16)), "a": "f16", "b": "f16", "d": "f32", "a_steps": one, "b_steps": one}
    values = wgmma(k, [k.const(0.0, F32)] * 4, [a], b, k.const(False, I1), **attrs)
    with k.when(k.compare("slt", tid, 64)):  # the first 32 rows of D
        k.store(values[0], k.at(k.args[0], tid))
    return k


def test_rows_that_nothing_has_written_matter_where_they_are_used():
    partial_kernel(32).run(np.zeros(64, np.float32), block=128)
    with pytest.raises(CutecError) as caught:
        partial_kernel(16).run(np.zeros(64, np.float32), block=128)
    assert caught.value.code == "E5003"


def test_a_warpgroup_waits_for_all_of_its_warps():
    partial_kernel(64, 256).run(np.zeros(64, np.float32), block=256)
    with pytest.raises(CutecError) as caught:
        partial_kernel(64, 96).run(np.zeros(64, np.float32), block=96)
    assert caught.value.code in ("E5004", "E5008")
