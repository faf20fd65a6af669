"""Kernels that multiply one tile with `tcgen05.mma`, written in primitives: operands are laid out
by the manual's formulas, D is loaded by four warps.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from kernel_kit import Kernel

from cutec.interpreter import Device, Options
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32, I64, integer, ptr
from cutec.target.tcgen05 import Multiply, shared_fields

DTYPES: dict[str, Any] = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "tf32": np.float32,
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
    "e2m3": ml_dtypes.float6_e2m3fn,
    "e3m2": ml_dtypes.float6_e3m2fn,
    "e2m1": ml_dtypes.float4_e2m1fn,
    "s8": np.int8,
    "u8": np.uint8,
}
ROW = {"none": 16, "32B": 32, "64B": 64, "128B": 128}
WIDE = "128B_ATOM_32B"
NARROW = {"e2m3": 6, "e3m2": 6, "e2m1": 4}
ONE = {"group": Typed(1, I32)}
SEGMENTS = IntArray((1, 1, 1, 1, 1, 0))


def swizzled(byte: int, swizzle: str) -> int:
    """Where a byte of an operand lies (its array begins at a multiple of 1024)."""
    if swizzle == WIDE:
        return byte ^ (byte >> 7 & 3) << 5
    return byte ^ ((byte >> 3) & {"none": 0, "32B": 0x10, "64B": 0x30, "128B": 0x70}[swizzle])


def packed_bytes(matrix: np.ndarray, ty: str) -> np.ndarray:
    """A row of `matrix` as bytes; 16 numbers of 6 or 4 bits fill the first bytes of 16."""
    if ty not in NARROW:
        return np.ascontiguousarray(matrix).view(np.uint8).reshape(len(matrix), -1)
    codes = matrix.view(np.uint8).reshape(-1, 16, 1)
    bits = np.unpackbits(codes, axis=2, bitorder="little")[:, :, : NARROW[ty]].reshape(len(codes), -1)
    lines = np.zeros((len(codes), 16), np.uint8)
    lines[:, : bits.shape[1] // 8] = np.packbits(bits, axis=1, bitorder="little")
    return lines.reshape(len(matrix), -1)


class Operand:
    """A matrix `[mn, k]` of one instruction as it lies in shared memory, and its descriptor."""

    def __init__(self, matrix: np.ndarray, ty: str, swizzle: str, mn_major: bool = False):
        row, (mn, k) = ROW.get(swizzle, 128), matrix.shape
        if mn_major:
            size, atom = matrix.dtype.itemsize, row * k  # all of k, `row` bytes of mn
            leading, stride = (atom, (4 if swizzle == WIDE else 8) * row) if swizzle != "none" else (8 * 16, 16 * k)
            data = packed_bytes(matrix.T, ty)
            place = lambda i, j: j * row + i % row + i // row * atom  # noqa: E731 - a formula
            extents, total = (mn * size, k), -(-mn * size // row) * atom
        else:
            leading, stride = (mn * 16, 128) if swizzle == "none" else (16, 8 * row)
            data = packed_bytes(matrix, ty).T
            place = lambda j, i: i * row + j % row + j // row * mn * row  # noqa: E731 - a formula
            extents, total = (len(data), mn), mn * max(row, len(data))
        self.image = np.zeros(-(-total // 1024) * 1024, np.uint8)
        for inner, outer in itertools.product(*map(range, extents)):
            byte = data[outer, inner] if mn_major else data[inner, outer]
            self.image[swizzled(place(inner, outer), swizzle)] = byte
        self.fields = shared_fields(leading, stride, swizzle)


def operands(what: Multiply, seed: int = 3) -> tuple[np.ndarray, np.ndarray]:
    """Random A and B `[mn, k]` of small numbers, so that sums are exact."""
    rng = np.random.default_rng(seed)
    low = 0 if "u8" in (what.a, what.b) else -3
    left = rng.integers(low, 4, (what.m, what.k)).astype(DTYPES[what.a])
    return left, rng.integers(low, 4, (what.n, what.k)).astype(DTYPES[what.b])


class OneTile:
    """A kernel of 128 threads under construction; `drop` names steps that it leaves out. Of a pair
    of blocks (`group` 2) each has its half of every argument, and the first one issues.
    """

    def __init__(self, columns: int, drop: str = "", arguments: int = 3, group: int = 1):
        self.k = k = Kernel(*[ptr(1)] * arguments)
        self.columns, self.drop, self.group = columns, drop, group
        self.blocks = {"group": Typed(group, I32)}
        self.rank = k.sreg("cluster.ctarank") if group == 2 else k.const(0)
        self.tid = k.sreg("tid.x")
        self.warp = k.binary("shrui", self.tid, 5)
        self.holder, self.done = k.shared("holder", 16), k.shared("done", 16)

    def keeps(self, step: str) -> bool:
        """Whether the kernel has a step."""
        return step != self.drop

    def step(self, step: str, name: str, operands: tuple[Value, ...] = (), **attrs: Any) -> None:
        """Emit an operation, unless it is to be left out."""
        if self.keeps(step):
            self.k.emit(name, operands, **attrs)

    def once(self, body: Callable[[], None]) -> None:
        """One thread executes the body, of a pair one of the first block."""
        thread = self.k.binary("addi", self.tid, self.k.binary("muli", self.rank, 128))
        self.k.choose(self.k.compare("eq", thread, 0), lambda: body() or [], list)

    def sync(self, step: str) -> None:
        """A barrier of all threads."""
        if self.group == 1:
            self.step(step, "nvvm.barrier", operandSegmentSizes=IntArray((0, 0, 0)))
        else:
            self.step(step, "nvvm.cluster.arrive")
            self.step(step, "nvvm.cluster.wait")

    def first_warp(self, body: Callable[[], None]) -> None:
        """One warp executes the body."""
        self.k.choose(self.k.compare("eq", self.warp, 0), lambda: body() or [], list)

    def staged(self, name: str, argument: int, size: int) -> Value:
        """A copy of an argument's `size` bytes in shared memory."""
        k, place = self.k, self.k.shared(name, size)
        source = k.at(k.args[argument], k.binary("muli", self.rank, size // 4), I32)
        k.loop(self.tid, size // 4, 128, [], lambda i: k.store(k.load(k.at(source, i, I32), I32), k.at(place, i, I32)))
        return place

    def begin(self) -> Value:
        """Allocate, initialise the barrier, synchronise; the address of the columns."""
        k = self.k
        self.step(
            "proxy fence",
            "nvvm.fence.proxy",
            kind=Raw("#nvvm.proxy_kind<async.shared>"),
            space=Raw("#nvvm.shared_space<cta>"),
        )
        if self.group == 2:
            self.sync("meeting")  # a pair allocates when both blocks run
        self.first_warp(lambda: self._allocate())
        self.k.choose(self.k.compare("eq", self.tid, 0), lambda: self._barrier() or [], list)
        self.sync("first barrier")
        return k.load(self.holder, I32)

    def _allocate(self) -> None:
        self.k.emit("cutec.tcgen05_alloc", (self.holder, self.k.const(self.columns)), **self.blocks)
        self.step("relinquish", "cutec.tcgen05_relinquish", **self.blocks)

    def _barrier(self) -> None:
        self.k.emit("cutec.mbarrier.init", (self.done, self.k.const(1)))
        self.k.emit("nvvm.fence.mbarrier.init")

    def descriptor(self, place: Value, fields: int) -> Value:
        """The descriptor of an operand."""
        return self.k.op("cutec.tcgen05_descriptor", place, to=I64, fields=Typed(fields, I64))

    def commit_and_wait(self, phase: int = 0) -> None:
        """One thread commits, all wait."""
        mask = (self.k.const(3, integer(16)),) if self.group == 2 else ()
        self.once(lambda: self.step("commit", "cutec.tcgen05_commit", (self.done, *mask), **self.blocks))
        self.step("wait", "cutec.mbarrier.wait.parity", (self.done, self.k.const(phase)))
        self.step("after fence", "cutec.tcgen05_fence", side="after")

    def quarter(self, address: Value) -> Value:
        """The address of the warp's lanes."""
        return self.k.binary("addi", address, self.k.binary("shli", self.warp, 21))

    def loaded(self, address: Value, columns: int) -> list[Value]:
        """A row of tensor memory in each thread, waited for: powers of two up to 128 columns at a
        time.
        """
        k, values, rest = self.k, [], columns
        while rest:
            many = min(128, 1 << rest.bit_length() - 1)
            place = k.binary("addi", self.quarter(address), columns - rest)
            values += k.emit("cutec.tcgen05_ld", (place,), [I32] * many, shape="32x32b").results
            rest -= many
        return k.emit("cutec.tcgen05_wait_ld", values, [I32] * columns).results if self.keeps("wait::ld") else values

    def written(self, values: list[Value], argument: int, lanes: int = 32) -> None:
        """Store the registers of the first `lanes` threads of each warp, one thread after the
        other.
        """
        k = self.k
        row = k.binary("addi", self.tid, k.binary("muli", self.rank, 128))
        base = k.binary("muli", row, len(values))

        def body() -> list[Value]:
            for i, value in enumerate(values):
                k.store(value, k.at(k.args[argument], k.binary("addi", base, i), I32))
            return []

        k.choose(k.compare("slt", k.binary("andi", self.tid, 31), lanes), body, list)

    def end(self, address: Value) -> None:
        """Free the columns when all have loaded."""
        self.sync("last barrier")
        columns = self.k.const(self.columns)
        self.first_warp(lambda: self.step("dealloc", "cutec.tcgen05_dealloc", (address, columns), **self.blocks))

    def run(self, *arrays: np.ndarray, hazards: bool = False, seed: int | None = None) -> Device:
        """Run on the interpreter."""
        device = Device(self.k.finish(), Options(100_000, True, self.k.printed, hazards=hazards, seed=seed))
        values = [device.buffer(array, "abcdef"[i], True) for i, array in enumerate(arrays)]
        blocks = (self.group, 1, 1)
        device.launch("kernel", blocks, (128, 1, 1), values, cluster=blocks)
        return device


def multiply(
    what: Multiply,
    swizzles: tuple[str, str] = ("128B", "128B"),
    drop: str = "",
    hazards: bool = False,
    seed: int | None = None,
    times: int = 1,
    **attrs: Any,
) -> tuple[np.ndarray, np.ndarray, Device]:
    """(D as found, A·Bᵀ as NumPy has it, the device), after `times` multiplies that add up."""
    left, right = operands(what)
    a, b = Operand(left, what.a, swizzles[0], what.a_mn), Operand(right, what.b, swizzles[1], what.b_mn)
    tile = OneTile(max(32, 1 << (what.n - 1).bit_length()), drop)  # columns: a power of two
    k = tile.k
    places = tile.staged("left", 0, len(a.image)), tile.staged("right", 1, len(b.image))
    address = tile.begin()

    def issue() -> None:
        da, db = (tile.descriptor(place, operand.fields) for place, operand in zip(places, (a, b)))
        for number in range(times):
            values = (address, da, db, k.const(what.descriptor), k.const(number > 0, I1))
            k.emit("cutec.tcgen05_mma", values, kind=what.kind, operandSegmentSizes=SEGMENTS, **ONE, **attrs)

    tile.once(issue)
    tile.commit_and_wait()
    tile.written(tile.loaded(address, what.n), 2, 32 if what.m == 128 else 16)
    tile.end(address)
    out = np.zeros((128, what.n), np.int32)
    device = tile.run(a.image, b.image, out, hazards=hazards, seed=seed)
    sign = -1 if what.negate_a != what.negate_b else 1
    return matrix_of(out, what), sign * (left.astype(float) @ right.astype(float).T), device


def matrix_of(out: np.ndarray, what: Multiply) -> np.ndarray:
    """D from what each thread has loaded: row i of 64 is in lane i/16·32 + i mod 16."""
    lanes = [i if what.m == 128 else i // 16 * 32 + i % 16 for i in range(what.m)]
    words = np.ascontiguousarray(out[lanes])
    if what.d == "f16":
        return words.astype(np.uint16).view(np.float16).astype(float)
    return words.view(np.float32 if what.d == "f32" else np.int32).astype(float)
